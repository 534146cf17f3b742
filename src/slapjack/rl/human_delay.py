"""A wrapper by which no agent sees sooner than people do."""

from collections import deque
from typing import Any

from pettingzoo.utils.env import ParallelEnv
from pettingzoo.utils.wrappers import BaseParallelWrapper

from slapjack.rl.environment import Observation


class HumanDelay(BaseParallelWrapper[str, Observation, int]):
    """Shows every agent what was there some ticks ago; masks and rewards come at once.

    With 20 ms a tick, 8 ticks are the 160 ms below which nobody recognises a rank (rules.md F.2).
    """

    def __init__(self, env: ParallelEnv[str, Observation, int], ticks: int = 8) -> None:
        """Wrap an environment.

        Args:
            env: A parallel environment.
            ticks: How late observations come, 0 or more.
        """
        super().__init__(env)
        self._seen: deque[dict[str, Observation]] = deque(maxlen=ticks + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game; the first look is as late as all others."""
        observed, infos = super().reset(seed=seed, options=options)
        self._seen.clear()
        self._seen.append(observed)
        return observed, infos

    def step(self, actions: dict[str, int]) -> Any:
        """Let one tick pass."""
        observed, *others = super().step(actions)
        self._seen.append(observed)
        late = {agent: self._seen[0][agent] for agent in observed}
        return late, *others
