"""Slapjack for those who let agents learn: an environment of PettingZoo (extra `rl`).

from slapjack.rl import slapjack_v0

env = slapjack_v0.parallel_env(players=3)
observations, infos = env.reset(seed=7)
"""
