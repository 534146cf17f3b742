"""A device: when its screen shows a face, and what its clock says.

All here is in the server's time; only `Stopwatch` turns it into what a page can read.

Source: fairness.md 1.1 and 2.1.
"""

import msgspec

from slapjack.units import Micros


class Screen(msgspec.Struct, frozen=True):
    """A display that is drawn anew every period.

    Attributes:
        period_us: Time between two frames.
        phase_us: Instant of one of its frames, less than a period.
        panel_us: From the frame to the light; no page can see it.
    """

    period_us: Micros
    phase_us: Micros
    panel_us: Micros

    def next_frame(self, at_us: int) -> Micros:
        """Return the first frame at or after this instant."""
        return Micros(at_us + (self.phase_us - at_us) % self.period_us)

    def shown_at(self, received_us: int) -> Micros:
        """Return when a face that came at this instant stands on the screen.

        The page draws it in the next frame and sees it stand in the frame after.
        """
        return Micros(self.next_frame(received_us) + self.period_us)


class Stopwatch(msgspec.Struct, frozen=True):
    """A page's clock: it starts at some instant and moves in steps.

    Attributes:
        step_us: What the browser lets a page see.
        started_us: Server time at which it read 0.
    """

    step_us: Micros
    started_us: int

    def read(self, at_us: int) -> int:
        """Return what the page reads at this instant of the server's time."""
        return (at_us - self.started_us) // self.step_us * self.step_us
