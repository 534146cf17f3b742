"""The other end of the wire: a mirror of the table, without cards that nobody may see."""
