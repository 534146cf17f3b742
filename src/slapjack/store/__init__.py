"""What is kept, in one SQLite file: the fillers of the table's ports Journal, Archive and Games."""
