"""Words of a language, for server and terminal; the page's words lie in the same folders."""
