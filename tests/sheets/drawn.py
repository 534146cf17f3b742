"""Any legal house rules, over the whole range of every setting, and rules that differ a little."""

import msgspec.inspect as types
from hypothesis import strategies as st

from slapjack.rules import PRESETS, RuleSet, parse_trigger
from slapjack.rules.bounds import kinds_of

TRIGGERS = (
    *("rank:J", "rank:5", "rank:10/Q", "rank:K/A/J", "rank:2/8"),
    *("double", "sandwich:1", "sandwich:2", "sandwich:3", "top_bottom", "marriage", "divorce"),
    *("tens", "sum:2", "sum:10", "sum:20", "run:3", "run:3:wrap", "run:4", "run:5:wrap"),
    *("flush:3", "flush:4", "flush:5", "joker"),
)
_LABELS = ("preset_name", "name")
_FACES = {"J", "Q", "K", "A"}


def values_of(name: str, kind: types.Type) -> st.SearchStrategy[object]:
    """Draw a value of one setting."""
    match kind:
        case _ if name == "triggers":
            return st.lists(st.sampled_from(TRIGGERS), min_size=1, max_size=8, unique=True)
        case _ if name == "flip_timeout_ms":
            return st.just(0) | st.integers(1_000, 60_000)
        case types.BoolType():
            return st.booleans()
        case types.IntType(ge=int(least), le=int(most)):
            return st.integers(least, most)
        case types.LiteralType(values=choices):
            return st.sampled_from(choices)
        case types.VarTupleType(item_type=item):
            return st.lists(values_of(name, item), max_size=4, unique=True)
        case _:
            raise TypeError(name)


VALUES = {
    name: values_of(name, kind) for name, kind in kinds_of(RuleSet).items() if name not in _LABELS
}


def legal(preset: str, settings: dict[str, object]) -> RuleSet:
    """Make rules of these settings, with what contradicts the others mended."""
    chosen = {**PRESETS[preset], **settings}
    least, most = chosen.get("min_players", 2), chosen.get("max_players", 8)
    assert isinstance(least, int)
    assert isinstance(most, int)
    chosen["min_players"], chosen["max_players"] = sorted((least, most))
    triggers = chosen.get("triggers", ("rank:J",))
    assert isinstance(triggers, list | tuple)
    if not chosen.get("jokers"):
        triggers = [spec for spec in triggers if spec != "joker"]
    if chosen.get("challenge"):
        triggers = [spec for spec in triggers if not _FACES & set(parse_trigger(spec).ranks)]
    else:
        chosen["challenge_stoppers"] = ()
    chosen["triggers"] = tuple(triggers) or ("double",)
    return RuleSet.preset(preset, **chosen)


@st.composite
def settings(draw: st.DrawFn, *, most: int) -> dict[str, object]:
    """Draw values for some of the settings."""
    names = draw(st.sets(st.sampled_from(sorted(VALUES)), max_size=most))
    return {name: draw(VALUES[name]) for name in sorted(names)}


@st.composite
def neighbours(draw: st.DrawFn) -> tuple[RuleSet, RuleSet]:
    """Draw rules, and the same with up to two settings changed."""
    preset = draw(st.sampled_from(list(PRESETS)))
    own = draw(settings(most=len(VALUES)))
    return legal(preset, own), legal(preset, own | draw(settings(most=2)))
