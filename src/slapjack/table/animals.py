"""The animals and inks that seats are known by; the web client draws the same ones.

A test keeps both lists equal to `web/src/art`.
"""

ANIMALS: tuple[str, ...] = (
    "otter",
    "fox",
    "bear",
    "cat",
    "rabbit",
    "mouse",
    "panda",
    "koala",
    "owl",
    "penguin",
    "duck",
    "frog",
    "pig",
    "lion",
    "tiger",
    "wolf",
    "badger",
    "hedgehog",
    "elephant",
    "giraffe",
    "zebra",
    "goat",
    "moose",
    "whale",
    "crab",
    "octopus",
    "snail",
    "turtle",
    "bee",
    "ladybird",
    "parrot",
    "toucan",
)
"""One animal a seat: a name without a name (design.md section 7)."""

INKS: tuple[str, ...] = (
    "vermilion",
    "ultramarine",
    "citron",
    "jade",
    "aubergine",
    "sky",
    "oxblood",
    "blush",
)
"""One ink a seat, and with it one pattern (ux.md section 6)."""
