"""Bots: minds that see what a player sees, with a temperament and a reaction time."""

from slapjack.bots.bot import Bot, LevelBot, Plan
from slapjack.bots.levels import LEVELS, Level, level
from slapjack.bots.policy import SlapIntent, decide, flip_delay_us
from slapjack.bots.reaction import ReactionModel

__all__ = [
    "LEVELS",
    "Bot",
    "Level",
    "LevelBot",
    "Plan",
    "ReactionModel",
    "SlapIntent",
    "decide",
    "flip_delay_us",
    "level",
]
