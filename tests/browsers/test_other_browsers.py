"""One finger and the keyboard play the game in WebKit and in Firefox (ux.md 7, method)."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which

import msgspec
import pytest

from tests.browsers.firefox import BROWSER, Firefox
from tests.browsers.page import Page
from tests.browsers.webkit import DRIVER, WebKit

pytestmark = [
    pytest.mark.slow,
    pytest.mark.no_cover,
    # Selenium's own driver of WebKit.
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),
]

CHECKOUT = Path(__file__).parents[2]
FLIP = "button[aria-keyshortcuts=F][aria-disabled=false]"
STAMP = "document.querySelector('.hands > *') !== null"
SLAP = "button[aria-keyshortcuts=Space]"
MARK_BOT = """[...document.querySelectorAll("button")]
  .find((one) => one.innerText.includes("Play a bot")).setAttribute("data-wanted", "")"""
CHOOSE_FRENCH = """(() => {
  const picker = document.querySelector("select");
  picker.value = "fr";
  picker.dispatchEvent(new Event("change", { bubbles: true }));
})()"""
OWN = "Number(document.querySelector('.flip__count').textContent)"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The real server, with its own chance."""
    stage = subprocess.Popen(
        [sys.executable, "-m", "tests.stage", "0"],
        cwd=CHECKOUT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert stage.stdout is not None
    assert stage.stdin is not None
    port = msgspec.json.decode(stage.stdout.readline())["port"]
    yield f"http://127.0.0.1:{port}/"
    stage.stdin.close()
    stage.wait()
    stage.stdout.close()


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A screen that nobody sees."""
    needs("xvfb", which("Xvfb") is not None)
    seen, said = os.pipe()
    screen = ["Xvfb", "-displayfd", str(said), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    process = subprocess.Popen(screen, pass_fds=[said], stderr=subprocess.DEVNULL)
    os.close(said)
    with os.fdopen(seen) as number:
        yield f":{number.readline().strip()}"
    process.terminate()
    process.wait()


def needs(package: str, is_there: bool) -> None:
    """Leave a test out where its browser is missing; who decides what lands has them all."""
    if is_there:
        return
    assert os.environ.get("CI") != "true", f"{package} is missing: .ci/run installs it"
    pytest.skip(f"there is no {package} here (`sudo apt install {package}`)")


@pytest.fixture(params=["webkit", "firefox"])
def page(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Page]:
    """A page in a fresh browser."""
    if request.param == "webkit":
        needs("webkit2gtk-driver", DRIVER.exists())
        webkit = WebKit(request.getfixturevalue("display"))
        yield Page(webkit, "mouse")
        webkit.quit()
    else:
        needs("firefox-esr", BROWSER.exists())
        firefox = Firefox(tmp_path)
        yield Page(firefox, "touch")
        firefox.quit()


def test_a_bots_game_is_played_by_one_finger_and_by_keys_and_survives_a_reload(
    page: Page, address: str
) -> None:
    page.open(address)
    page.waits_for("document.documentElement.lang === 'en'")
    page.value(MARK_BOT)
    page.presses("[data-wanted]")
    # The bot flips first, then it is one's own turn: by touch, then by key.
    page.presses_until(FLIP, f"{OWN} < 26")
    page.presses_until(SLAP, STAMP)
    page.waits_for(f"document.querySelector('{FLIP}') !== null")
    before = page.value(OWN)
    page.browser.key("f")
    page.waits_for(f"{OWN} !== {before}")
    assert page.faults() == "[]"
    code = page.value("location.pathname")
    page.reload()
    page.waits_for(f"document.querySelector('{SLAP}') !== null")
    assert page.value("location.pathname") == code
    page.browser.key("Space")
    page.waits_for(STAMP)
    assert page.faults() == "[]"


def test_the_page_speaks_another_language_at_a_choice_and_keeps_it(
    page: Page, address: str
) -> None:
    page.open(address)
    page.waits_for("document.querySelector('select') !== null")
    page.value(CHOOSE_FRENCH)
    page.waits_for("document.documentElement.lang === 'fr'")
    page.reload()
    page.waits_for("document.documentElement.lang === 'fr'")
    page.waits_for("document.body.innerText.includes('Jouer')")
    assert page.faults() == "[]"
