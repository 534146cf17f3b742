"""A bot of ten lines that joins a live table: `ten_line_bot.py http://127.0.0.1:8080 BCDF`."""

import asyncio
import sys

from slapjack.bots import Plan, SlapIntent
from slapjack.client import play_at


class Patient:
    def decide(self, view, rng):
        return Plan(SlapIntent(400_000) if view.live else None)


if __name__ == "__main__":
    print(asyncio.run(play_at(sys.argv[1], sys.argv[2], Patient())))
