"""Pictures of figures: SVG written plainly, so that equal figures are equal bytes.

Two kinds do for all: rows with a point and its interval, and a histogram. No plotting library: one
brings forty megabytes, and a date or an identifier of its own into each file.
"""

import math
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

import msgspec

from slapjack.lab.intervals import Figure

_WIDTH: Final = 640
_LABEL_X: Final = 190
_LEFT, _RIGHT = _LABEL_X + 12, _WIDTH - 70
_ROW: Final = 20
_HEAD: Final = 34
_STYLE: Final = (
    "text{font:12px sans-serif;fill:#222}.t{font-weight:bold}.s{font-size:10px;fill:#555}"
)
_INK: Final = "#0b5fa5"
_PALE: Final = "#c9d8e6"
_STEPS: Final = (1, 2, 2.5, 5, 10)
_BINS: Final = 40


class Line(msgspec.Struct, frozen=True):
    """One row of a picture."""

    label: str
    figure: Figure


class Panel(msgspec.Struct, frozen=True):
    """Rows on one scale.

    Attributes:
        title: What is shown, with its unit.
        lines: From top to bottom.
        mark: A value to which they are compared, if any.
    """

    title: str
    lines: tuple[Line, ...]
    mark: float | None = None


def as_svg(panels: Sequence[Panel]) -> str:
    """Draw panels one below the other."""
    parts: list[str] = []
    top = 0
    for panel in panels:
        parts += _panel(panel, top)
        top += _HEAD + _ROW * len(panel.lines) + 24
    return _page(parts, top)


def histogram(title: str, values: Sequence[float]) -> str:
    """Draw how often each value came, with the median and the tenths marked."""
    ordered = sorted(values)
    most = ordered[int(0.99 * (len(ordered) - 1))] or 1.0
    counts = [0] * _BINS
    for value in ordered:
        counts[min(_BINS - 1, int(value / most * _BINS))] += 1
    wide, high = (_WIDTH - 60) / _BINS, 160 / max(counts)
    parts = [_text(10, 22, title, "t")]
    for place, count in enumerate(counts):
        x, height = 30 + place * wide, count * high
        parts.append(
            f'<rect x="{x:.1f}" y="{200 - height:.1f}" width="{wide - 1:.1f}"'
            f' height="{height:.1f}" fill="{_PALE}"/>'
        )
    for part in (0.1, 0.5, 0.9):
        value = ordered[int(part * (len(ordered) - 1))]
        x = 30 + min(value / most, 1) * (_WIDTH - 60)
        parts.append(f'<path d="M{x:.1f} 36V204" stroke="{_INK}"/>')
        parts.append(_text(x + 3, 46, f"{part:.0%}: {value:.3g}", "s"))
    parts += [
        _text(30 + tick / most * (_WIDTH - 60), 218, f"{tick:g}", "s") for tick in _ticks(0, most)
    ]
    return _page(parts, 226)


def stacked(drawings: Sequence[str]) -> str:
    """Put drawings of this module below each other."""
    parts: list[str] = []
    top = 0
    for drawing in drawings:
        parts.append(f'<g transform="translate(0 {top})">{drawing.rstrip()}</g>')
        top += int(drawing.partition(' height="')[2].partition('"')[0])
    return _page(parts, top)


def _page(parts: Iterable[str], height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img"'
        f' width="{_WIDTH}" height="{height}"><style>{_STYLE}</style>'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def _panel(panel: Panel, top: int) -> Iterable[str]:
    known = [panel.mark] if panel.mark is not None else []
    ends = [end for line in panel.lines for end in (line.figure.low, line.figure.high)] + known
    least, most = min([*ends, 0]), max([*ends, 0]) or 1.0
    scale = (_RIGHT - _LEFT) / (most - least)
    bottom = top + _HEAD + _ROW * len(panel.lines)
    yield _text(10, top + 20, panel.title, "t")
    for tick in _ticks(least, most):
        x = _LEFT + (tick - least) * scale
        yield f'<path d="M{x:.1f} {top + _HEAD - 4}V{bottom}" stroke="#e6e6e6"/>'
        yield f'<text class="s" x="{x:.1f}" y="{bottom + 12}" text-anchor="middle">{tick:g}</text>'
    if panel.mark is not None:
        x = _LEFT + (panel.mark - least) * scale
        path = f"M{x:.1f} {top + _HEAD - 4}V{bottom}"
        yield f'<path d="{path}" stroke="#b00" stroke-dasharray="4 3"/>'
    for number, line in enumerate(panel.lines):
        yield from _line(line, top + _HEAD + number * _ROW + _ROW // 2, least, scale)


def _line(line: Line, y: int, least: float, scale: float) -> Iterable[str]:
    ends = (line.figure.low, line.figure.value, line.figure.high)
    low, middle, high = (_LEFT + (end - least) * scale for end in ends)
    label = escape(line.label)
    yield f'<text x="{_LABEL_X}" y="{y + 4}" text-anchor="end">{label}</text>'
    yield f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="{_INK}" stroke-width="2"/>'
    yield f'<circle cx="{middle:.1f}" cy="{y}" r="4" fill="{_INK}"/>'
    yield _text(high + 8, y + 4, f"{line.figure.value:.3g}", "s")


def _ticks(least: float, most: float) -> list[float]:
    """Return about five round numbers between two ends."""
    rough = (most - least) / 5
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in _STEPS if power * factor >= rough)
    return [count * step for count in range(math.ceil(least / step), int(most // step) + 1)]


def _text(x: float, y: float, words: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y}">{escape(words)}</text>'
