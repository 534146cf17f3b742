# Les langues de la page, chacune par son propre nom.
language-label = Langue
language-en = English
language-fr = Français
language-es = Español
language-pt = Português
language-it = Italiano
language-how-to-play = Comment jouer
