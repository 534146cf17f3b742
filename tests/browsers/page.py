"""What the tests do to a page, in whichever browser it stands."""

import json
from typing import Literal, Protocol

WAIT_MS = 15_000
"""Long for a person, and enough for a machine that has much else to do."""

PRESSES_MAX = 3


class Browser(Protocol):
    """A browser with one page."""

    def go(self, url: str) -> None:
        """Open an address."""

    def reload(self) -> None:
        """Load the page anew."""

    def promised(self, expression: str) -> object:
        """Evaluate an expression in the page, and wait where it is a promise."""

    def press(self, x: int, y: int, pointer: Literal["touch", "mouse"]) -> None:
        """Put a finger, or the mouse, down at a point and lift it."""

    def key(self, name: str) -> None:
        """Press a key and lift it."""

    def quit(self) -> None:
        """End it."""


class Page:
    """One page, asked by selectors."""

    def __init__(self, browser: Browser, pointer: Literal["touch", "mouse"]) -> None:
        self.browser = browser
        self.pointer: Literal["touch", "mouse"] = pointer

    def open(self, url: str) -> None:
        """Come to an address, and remember from then on what goes wrong in the page."""
        self.browser.go(url)
        self._watch()

    def reload(self) -> None:
        """Load the page anew."""
        self.browser.reload()
        self._watch()

    def value(self, expression: str) -> object:
        """Evaluate an expression in the page."""
        return self.browser.promised(expression)

    def waits_for(self, condition: str) -> None:
        """Wait until a condition holds in the page."""
        assert self._holds_within(condition, WAIT_MS), f"{condition} in: {self.text()}"

    def presses_until(self, selector: str, condition: str) -> None:
        """Press like a person who sees that the page did not take it: again, twice at most."""
        for _ in range(PRESSES_MAX):
            self.presses(selector)
            if self._holds_within(condition, WAIT_MS // PRESSES_MAX):
                return
        raise AssertionError(f"{condition} in: {self.text()}")

    def presses(self, selector: str) -> None:
        """Press the middle of the first element of a selector, once it stands there."""
        wanted = f"document.querySelector({json.dumps(selector)})"
        self.waits_for(f"{wanted} !== null")
        x, y = self._pair(
            f"(({{left, top, width, height}}) => [left + width / 2, top + height / 2])"
            f"({wanted}.getBoundingClientRect())"
        )
        self.browser.press(round(x), round(y), self.pointer)

    def text(self) -> str:
        """Return the words on the page."""
        return str(self.value("document.body.innerText"))

    def faults(self) -> object:
        """Return what went wrong in the page's scripts."""
        return self.value("JSON.stringify(window.faults)")

    def _holds_within(self, condition: str, most_ms: int) -> bool:
        said = self.browser.promised(
            f"""new Promise((settled) => {{
              const from = performance.now();
              const look = () => {{
                if ({condition}) settled("holds");
                else if (performance.now() - from > {most_ms}) settled("never");
                else setTimeout(look, 30);
              }};
              look();
            }})"""
        )
        return said == "holds"

    def _pair(self, expression: str) -> tuple[float, float]:
        first, second = json.loads(str(self.value(f"JSON.stringify({expression})")))
        return float(first), float(second)

    def _watch(self) -> None:
        self.value(
            """(() => {
              window.faults = [];
              addEventListener("error", (event) => window.faults.push(event.message));
              addEventListener("unhandledrejection", ({ reason }) =>
                window.faults.push(String(reason)));
              return true;
            })()"""
        )
