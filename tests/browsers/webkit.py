"""WebKit, as Debian's webkit2gtk-driver brings it, by WebDriver."""

import os
from pathlib import Path
from typing import Literal

from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

DRIVER = Path("/usr/bin/WebKitWebDriver")
KEYS = {"Space": " ", "Tab": Keys.TAB, "Enter": Keys.ENTER}
SCRIPT_S = 30


class WebKit:
    """A MiniBrowser with one page."""

    def __init__(self, display: str) -> None:
        options = Options()
        [browser] = Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")
        options.binary_location = str(browser)
        options.add_argument("--automation")
        service = Service(executable_path=str(DRIVER), env={**os.environ, "DISPLAY": display})
        self._driver = WebKitGTK(options=options, service=service)
        self._driver.set_script_timeout(SCRIPT_S)

    def go(self, url: str) -> None:
        """Open an address."""
        self._driver.get(url)

    def reload(self) -> None:
        """Load the page anew."""
        self._driver.refresh()

    def promised(self, expression: str) -> object:
        """Evaluate an expression in the page, and wait where it is a promise."""
        said: object = self._driver.execute_async_script(
            f"Promise.resolve({expression}).then(arguments[arguments.length - 1])"
        )
        return said

    def press(self, x: int, y: int, pointer: Literal["touch", "mouse"]) -> None:
        """Put a finger, or the mouse, down at a point and lift it."""
        actions = ActionBuilder(self._driver, mouse=PointerInput(pointer, "hand"))
        actions.pointer_action.move_to_location(x, y)
        actions.pointer_action.pointer_down()
        actions.pointer_action.pointer_up()
        actions.perform()

    def key(self, name: str) -> None:
        """Press a key and lift it."""
        actions = ActionBuilder(self._driver)
        actions.key_action.key_down(KEYS.get(name, name))
        actions.key_action.key_up(KEYS.get(name, name))
        actions.perform()

    def quit(self) -> None:
        """End it."""
        self._driver.quit()
