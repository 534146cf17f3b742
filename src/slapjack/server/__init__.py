"""The served game: one port for page, API and socket."""
