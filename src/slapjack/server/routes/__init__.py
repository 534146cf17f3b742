"""The JSON API, one module a subject; `endpoints.py` lists what there is."""
