"""House rules in plain sentences of a language: the rule sheet of a table, and its rule book.

Pure: the words come from Fluent files, the rules from a RuleSet, and nothing else counts.
"""

from slapjack.sheets.sheet import Section, Sentence, Sheet, outline_of, sheet_of

__all__ = ["Section", "Sentence", "Sheet", "outline_of", "sheet_of"]
