"""The game in a terminal: one screen of text, one or more people at its keyboard.

A terminal is a client like a page (design.md section 3): it speaks the wire's messages, whoever
carries them (`road`), says when a card stood on its screen (`race`), and is judged as everybody.
"""
