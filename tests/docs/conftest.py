"""Some commands of the pages play compiled games."""

from tests.playout.conftest import compiled_games

__all__ = ["compiled_games"]
