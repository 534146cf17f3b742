"""The command `slapjack` and its subcommands; each loads what it needs when it is called."""
