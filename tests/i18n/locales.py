"""The Fluent files as they lie in the package."""

from importlib.resources import files

from slapjack.i18n.catalog import LANGUAGES


def names_of(language: str) -> set[str]:
    """List the files of a language."""
    folder = files("slapjack.i18n") / "locales" / language
    return {file.name for file in folder.iterdir() if file.name.endswith(".ftl")}


def text_of(language: str, name: str) -> str:
    """Read one file of a language."""
    folder = files("slapjack.i18n") / "locales" / language
    return (folder / name).read_text(encoding="utf-8")


COMMON = sorted(set.intersection(*map(names_of, LANGUAGES)))
"""Files that exist in every language."""
