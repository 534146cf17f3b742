"""The virtual network world: real Tables, emulated links, screens and people, one seed a run."""
