# The languages of the page, each by its own name.
language-label = Language
language-en = English
language-fr = Français
language-es = Español
language-pt = Português
language-it = Italiano
language-how-to-play = How to play
