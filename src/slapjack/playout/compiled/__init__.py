"""The compiled twin of `party`: the same games, some hundred times faster.

What `rules` says in immutable values is said here once more over one array of numbers, for numba to
compile (extra `lab`): the second and last place with rules in Python. It exists because a study
needs millions of games. It takes part only where it is held equal: a test and a benchmark play the
same games on both sides, and every card, hand, pile and elimination must agree (`columns.TRACE`).
"""
