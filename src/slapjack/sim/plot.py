"""The errors of each judge as a picture: one SVG, written plainly.

A bar for each judge and distance, and a line across its end for the interval. Nothing but text is
needed for that, and equal seeds give equal bytes; a plotting library would bring forty megabytes.
"""

from collections.abc import Iterable
from html import escape
from typing import Final

from slapjack.sim.figures import APART_MS, JudgeFigures, Misorder, ModeFigures
from slapjack.sim.report import Report

_LABEL_X: Final = 150
_WIDTH: Final = 760
_BAR: Final = 8
_ROW: Final = 3 * _BAR + 10
_HEAD: Final = 44
_LEFT, _RIGHT = _LABEL_X + 10, _WIDTH - 60
_INKS: Final = ("#0b5fa5", "#d1810f", "#6b3fa0")
_STYLE: Final = "text{font:12px sans-serif;fill:#222}.title{font-weight:bold}"


def as_svg(report: Report) -> str:
    """Draw the report."""
    parts: list[str] = []
    y = 0
    for mode in report.modes:
        parts += _panel(report, mode, y)
        y += _HEAD + _ROW * len(mode.judges)
    parts += _key(y + 18)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{y + 34}"'
        f' viewBox="0 0 {_WIDTH} {y + 34}" role="img">'
        f'<style>{_STYLE}</style><rect width="100%" height="100%" fill="#fff"/>'
        f"{''.join(parts)}</svg>\n"
    )


def _panel(report: Report, mode: ModeFigures, top: int) -> Iterable[str]:
    most = max((row.high for judge in mode.judges.values() for row in judge.misorder), default=0)
    scale = (_RIGHT - _LEFT) / (most or 1)
    title = (
        f"World {report.world}, seed {report.seed}, {mode.mode} tables, {mode.races} races:"
        " pairs in the wrong order, %"
    )
    yield _text(10, top + 24, title, "title")
    for number, (name, judge) in enumerate(mode.judges.items()):
        yield from _bars(name, judge, top + _HEAD + number * _ROW, scale)


def _bars(name: str, judge: JudgeFigures, y: int, scale: float) -> Iterable[str]:
    label = escape(name.replace("_", " "))
    yield f'<text x="{_LABEL_X}" y="{y + 16}" text-anchor="end">{label}</text>'
    for number, (row, ink) in enumerate(zip(judge.misorder, _INKS, strict=True)):
        yield from _bar(row, y + number * _BAR, scale, ink)


def _bar(row: Misorder, y: int, scale: float, ink: str) -> Iterable[str]:
    low, end, high = (_LEFT + value * scale for value in (row.low, row.percent, row.high))
    middle = y + _BAR / 2
    yield f'<rect x="{_LEFT}" y="{y}" width="{end - _LEFT:.1f}" height="{_BAR - 1}" fill="{ink}"/>'
    yield f'<path d="M{low:.1f} {middle}H{high:.1f}" stroke="#222"/>'
    yield f'<text x="{high + 4:.1f}" y="{y + _BAR}" style="font-size:9px">{row.percent:.2f}</text>'


def _key(y: int) -> Iterable[str]:
    x = _LEFT
    for apart_ms, ink in zip(APART_MS, _INKS, strict=True):
        yield f'<rect x="{x}" y="{y - 9}" width="10" height="10" fill="{ink}"/>'
        yield _text(x + 14, y, f"at least {apart_ms} ms apart")
        x += 150


def _text(x: int, y: int, words: str, kind: str = "label") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}">{escape(words)}</text>'
