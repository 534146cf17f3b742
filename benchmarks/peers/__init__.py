"""Slapjack beside the same table written on Colyseus, and beside a bare echo: `make bench`.

One load generator plays all three over loopback, each server alone on a core of its own, in turns
of one run, so that what slows the machine slows all alike. colyseus/ holds the peer's table.
"""
