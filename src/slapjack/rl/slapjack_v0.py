"""Slapjack, version 0: the parallel environment, which is the real one, and its turn-based form.

Slapping is simultaneous, so all agents act at each tick. The name ends in a version, as
PettingZoo's own do: what an observation or a reward means does not change within it.

    >>> from slapjack.rl import slapjack_v0
    >>> env = slapjack_v0.parallel_env(players=2)
    >>> observations, infos = env.reset(seed=7)
    >>> infos["seat_1"]["action_mask"].tolist()
    [1, 1, 1]
"""

from typing import Any

from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.env import AECEnv

from slapjack.rl.environment import FLIP, SLAP, WAIT, Observation, SlapjackEnv
from slapjack.rl.human_delay import HumanDelay

__all__ = ["FLIP", "SLAP", "WAIT", "HumanDelay", "SlapjackEnv", "env", "parallel_env"]

parallel_env = SlapjackEnv


def env(**settings: Any) -> AECEnv[str, Observation, int]:
    """Return the environment in which agents act one after the other, by PettingZoo's conversion.

    Args:
        settings: Those of `SlapjackEnv`.
    """
    return parallel_to_aec(SlapjackEnv(**settings))
