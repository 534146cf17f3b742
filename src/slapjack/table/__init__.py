"""The authority: one table, its seats, its presses and races, without I/O of its own."""
