# Os idiomas da página, cada um pelo próprio nome.
language-label = Idioma
language-en = English
language-fr = Français
language-es = Español
language-pt = Português
language-it = Italiano
language-how-to-play = Como se joga
