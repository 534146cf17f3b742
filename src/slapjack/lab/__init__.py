"""The laboratory: many games between bots, figures of them, studies of what is said of Slapjack."""
