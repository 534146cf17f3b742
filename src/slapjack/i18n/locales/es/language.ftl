# Los idiomas de la página, cada uno por su propio nombre.
language-label = Idioma
language-en = English
language-fr = Français
language-es = Español
language-pt = Português
language-it = Italiano
language-how-to-play = Cómo se juega
