"""The messages between clients and the table, both directions, and nothing of how they travel."""
