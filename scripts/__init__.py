"""What `make` runs before anything of the project can be imported.

These modules use the standard library only: they have to work with the first Python that is found,
before `.venv` exists. Each is one subject; `setup` is the one that puts them in order.
"""
