"""Checks of the repository's own shape that no linter makes (style guide; tests/test_tidy.py).

Each check is a pure function from the text of files to findings, so that its own test can hand it a
text that must be found. A finding is a sentence that begins with the file.
"""
