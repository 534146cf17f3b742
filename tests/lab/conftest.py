"""The laboratory's slow tests play compiled games too."""

from tests.playout.conftest import compiled_games

__all__ = ["compiled_games"]
