"""Slapjack: the card game in real time, its referee, its laboratory."""
