# Le lingue della pagina, ciascuna con il proprio nome.
language-label = Lingua
language-en = English
language-fr = Français
language-es = Español
language-pt = Português
language-it = Italiano
language-how-to-play = Come si gioca
