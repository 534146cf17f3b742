"""Any legal house rules, over the whole range of every setting, and rules that differ a little."""

from hypothesis import strategies as st

from slapjack.rules import PRESETS, RuleSet
from tests import house_rules
from tests.house_rules import legal

VALUES: dict[str, st.SearchStrategy[object]] = {
    **{name: st.sampled_from(values) for name, values in house_rules.VALUES.items()},
    **{
        name: st.lists(st.sampled_from(entries), min_size=1, max_size=most, unique=True)
        for name, (entries, most) in house_rules.LISTS.items()
    },
}


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
