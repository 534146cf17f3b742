"""What is logged, and in which form: never a name, a token, a table's code or an address.

Values are what give people away, and they hide in the texts of exceptions and in the arguments of
other libraries' messages. So a fault is logged as its type and the places in the code that it came
through, and of a foreign message only the template. Our own messages are few, and hold numbers,
rule names and folders.
"""

import json
import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from slapjack.server.config import LogFormat, LogLevel

FRAMES_MAX = 12
"""The innermost places of a fault that are logged."""

OWN = "slapjack"


def set_up(level: LogLevel, form: LogFormat, stream: TextIO) -> logging.Handler:
    """Send everything that is logged to one stream.

    Libraries are heard from warnings up, whatever the level: below they describe traffic.

    Args:
        level: The least of our own messages that is logged.
        form: How a line looks.
        stream: Where lines go.

    Returns:
        The handler, so that a test can take it off again.
    """
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    least = logging.getLevelNamesMapping()[level.upper()]
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(least, logging.WARNING))
    logging.getLogger(OWN).setLevel(least)
    return handler


class JsonLines(logging.Formatter):
    """One JSON object a line: `time`, `level`, `logger`, `event`, and `fault` with `at`."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": event(record),
        }
        fault = fault_of(record)
        if fault is not None:
            line["fault"] = type(fault).__name__
            line["at"] = places(fault)
        return json.dumps(line, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """The same for somebody who looks at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """Write one line, and one for each place of a fault."""
        at = self.formatTime(record, "%H:%M:%S")
        lines = [f"{at} {record.levelname.lower()}: {event(record)}"]
        fault = fault_of(record)
        if fault is not None:
            lines += [f"  {type(fault).__name__}", *(f"  at {place}" for place in places(fault))]
        return "\n".join(lines)


def event(record: logging.LogRecord) -> str:
    """Tell what happened: our own words, or a library's first line without its values."""
    if record.name.partition(".")[0] == OWN:
        return record.getMessage()
    return str(record.msg).partition("\n")[0]


def fault_of(record: logging.LogRecord) -> BaseException | None:
    """Return the exception that was logged; of a group the first that is none."""
    fault = record.exc_info[1] if record.exc_info else None
    while isinstance(fault, BaseExceptionGroup):
        fault = fault.exceptions[0]
    return fault


def places(fault: BaseException) -> list[str]:
    """List the places in the code that a fault came through, outermost first, without values."""
    frames = traceback.extract_tb(fault.__traceback__)[-FRAMES_MAX:]
    return [f"{'/'.join(Path(f.filename).parts[-3:])}:{f.lineno} in {f.name}" for f in frames]
