"""The stage of the browser tests: the real server in one process with what a test may decide.

Chance, the first cards and the length of the road are given over this process's own pipe; no flag,
variable or address of the product reaches them (design.md 4.18).
"""
