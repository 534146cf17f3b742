"""The documentation: what comes from the code, how Sphinx is run, what no page may do."""
