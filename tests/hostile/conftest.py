from tests.server.conftest import house, start

__all__ = ["house", "start"]
