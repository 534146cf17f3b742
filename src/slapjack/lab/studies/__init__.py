"""Studies of what is said about Slapjack (rules.md F), each done again by `slapjack study NAME`."""

from collections.abc import Mapping
from typing import Final

from slapjack.lab.studies import chance, endings, length, people, slaps
from slapjack.lab.studies.study import Finding, Scale, Study, as_page, as_picture

__all__ = ["STUDIES", "Finding", "Scale", "Study", "as_page", "as_picture", "index_page"]

STUDIES: Final[Mapping[str, Study]] = {
    study.name: study
    for study in (
        chance.SEATS,
        chance.SHUFFLE,
        endings.ENDING,
        length.MINUTES,
        length.TRIGGERS,
        endings.NO_CHANCE,
        slaps.STRICT,
        people.BEST_WITH,
        slaps.FACES,
        endings.COMEBACKS,
        people.SPEED,
        people.UNEVEN,
        length.MIXING,
        people.EDGE,
        length.RATSCREW,
    )
}
"""All studies, those that the others rest on first."""


def index_page(findings: Mapping[str, Finding], scale: Scale) -> str:
    """Write the page that leads to all studies."""
    lines = [
        "# Studies",
        "",
        "What the rule texts, and others, say about Slapjack, put to games between bots. The bots",
        "are models of groups of people (rules.md F.2), not people: what depends on speed, pace or",
        "temperament is only as true as they are. Written by",
        f"`slapjack study all --games {scale.games} --seed {scale.seed} --write docs/studies`,",
        "which takes minutes. One study of few games takes seconds, and its intervals say how",
        "little that tells:",
        "",
        "```sh",
        "slapjack study F10 --games 40",
        "```",
        "",
        "| study | claim | verdict |",
        "|---|---|---|",
    ]
    for name, finding in findings.items():
        claim = STUDIES[name].claim
        lines.append(f"| [{name}]({name}.md) | {claim} | {finding.verdict} |")
    return "\n".join(lines) + "\n"
