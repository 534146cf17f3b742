"""What is kept: the fillers of the table's ports Journal and Games."""
