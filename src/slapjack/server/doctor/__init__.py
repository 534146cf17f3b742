"""What is wrong with a server, and which line mends it: on this machine, and as visitors see it."""
