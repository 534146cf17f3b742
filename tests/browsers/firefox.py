"""Firefox of the system, by WebDriver BiDi, which it speaks itself.

Debian has no geckodriver, and Firefox needs none for BiDi: Selenium's own modules of that protocol
speak to the socket that it opens.
"""

import re
import subprocess
from pathlib import Path
from typing import Literal

from selenium.webdriver.common.bidi.browsing_context import BrowsingContext
from selenium.webdriver.common.bidi.common import command_builder
from selenium.webdriver.common.bidi.input import Input
from selenium.webdriver.remote.websocket_connection import WebSocketConnection

BROWSER = Path("/usr/bin/firefox-esr")
KEYS = {"Space": " ", "Tab": "\ue004", "Enter": "\ue006"}
ANSWER_S = 30.0
POLL_S = 0.02
PHONE = {"width": 390, "height": 844}
# A desktop without a touch screen sends no touches; and this one asks nothing of the world.
PREFERENCES = """\
user_pref("dom.w3c_touch_events.enabled", 1);
user_pref("app.normandy.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,#remote-settings-dummy/v1");
"""


class Firefox:
    """A headless Firefox with a profile of its own and one page."""

    def __init__(self, profile: Path) -> None:
        (profile / "user.js").write_text(PREFERENCES)
        self._process = subprocess.Popen(
            [
                str(BROWSER),
                "--headless",
                "--no-remote",
                f"--profile={profile}",
                "--remote-debugging-port=0",
                "about:blank",
            ],
            stderr=subprocess.PIPE,
            text=True,
        )
        self._socket = WebSocketConnection(f"{self._address()}/session", ANSWER_S, POLL_S)
        self._ask("session.new", {"capabilities": {}})
        self._contexts = BrowsingContext(self._socket)
        self._input = Input(self._socket)
        tree = self._ask("browsingContext.getTree", {})
        self._page = tree["contexts"][0]["context"]
        # A size that is asked for at the start comes after the page may have been measured.
        self._ask("browsingContext.setViewport", {"context": self._page, "viewport": PHONE})

    def go(self, url: str) -> None:
        """Open an address."""
        self._contexts.navigate(context=self._page, url=url, wait="complete")

    def reload(self) -> None:
        """Load the page anew."""
        self._contexts.reload(context=self._page, wait="complete")

    def promised(self, expression: str) -> object:
        """Evaluate an expression in the page, and wait where it is a promise."""
        wanted = {"expression": expression, "target": {"context": self._page}, "awaitPromise": True}
        said = self._ask("script.evaluate", wanted)
        assert said["type"] == "success", said
        value: object = said["result"].get("value")
        return value

    def press(self, x: int, y: int, pointer: Literal["touch", "mouse"]) -> None:
        """Put a finger, or the mouse, down at a point and lift it."""
        acts = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        kind = {"pointerType": pointer}
        hand = {"type": "pointer", "id": "hand", "parameters": kind, "actions": acts}
        self._input.perform_actions(context=self._page, actions=[hand])

    def key(self, name: str) -> None:
        """Press a key and lift it."""
        value = KEYS.get(name, name)
        acts = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
        board = {"type": "key", "id": "keys", "actions": acts}
        self._input.perform_actions(context=self._page, actions=[board])

    def quit(self) -> None:
        """End it."""
        self._socket.close()
        self._process.terminate()
        self._process.wait()
        assert self._process.stderr is not None
        self._process.stderr.close()

    def _ask(self, method: str, params: dict[str, object]) -> dict:  # type: ignore[type-arg]
        said = self._socket.execute(command_builder(method, params))
        assert isinstance(said, dict)
        return said

    def _address(self) -> str:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                return found[1]
        raise AssertionError("Firefox ended before it listened")
