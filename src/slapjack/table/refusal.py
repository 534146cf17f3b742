"""A wish that the table does not grant: data with a code, words only in clients."""


class RefusedError(Exception):
    """Caught in `table.py` only, and answered to the one who asked.

    Attributes:
        code: What is wrong; the clients have a sentence for each.
        field: Which field of the message, if one is to blame.
        hint: What would be right.
    """

    def __init__(self, code: str, *, field: str | None = None, hint: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.field = field
        self.hint = hint
