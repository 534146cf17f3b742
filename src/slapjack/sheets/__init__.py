"""House rules in plain sentences of a language, for those who play, and as questions, to choose by.

Pure: the words come from Fluent files, the rules from a RuleSet, and nothing else counts.
"""

from slapjack.sheets.chosen import Chosen, chosen_rules, said_length
from slapjack.sheets.expected import expected_of
from slapjack.sheets.form import Form, form_of
from slapjack.sheets.sheet import Section, Sentence, Sheet, outline_of, sheet_of

__all__ = [
    "Chosen",
    "Form",
    "Section",
    "Sentence",
    "Sheet",
    "chosen_rules",
    "expected_of",
    "form_of",
    "outline_of",
    "said_length",
    "sheet_of",
]
