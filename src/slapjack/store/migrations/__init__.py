"""How the database came to its present schema, one step a module; run in process at each start."""
