### Les pages « Comment jouer ». Les règles elles-mêmes sont dans sheet.ftl.

howto-language = Français
howto-languages = Cette page dans d'autres langues
howto-title = Les règles du Slapjack (Frappe le Valet)
howto-preset-title = Règles du Slapjack : { $name }
howto-description = Les règles du jeu de cartes Slapjack, ou Frappe le Valet, en mots simples : retourner, frapper, ce que coûte une fausse frappe, et toutes les règles maison.
howto-lead = Slapjack est un jeu de cartes rapide pour 2 à 8 joueurs, à partir de cinq ans environ. On retourne les cartes une à une sur une pile. Dès qu'un Valet se montre, tout le monde frappe : la première main ramasse la pile. Celui qui finit avec toutes les cartes gagne.
howto-jack = La carte à guetter s'appelle Valet en français, Jack en anglais, Jota en espagnol, Valete en portugais et Fante en italien.
howto-play = Jouer maintenant

## En une minute

howto-minute-title = En une minute
howto-step-deal = On distribue toutes les cartes. Chacun a son paquet, face cachée.
howto-step-flip = À tour de rôle, on retourne la carte du dessus de son paquet sur la pile, au milieu.
howto-step-slap = Un Valet ? Frappe ! La première paume ramasse toute la pile.
howto-step-false = Pas un Valet ? C'est une fausse frappe : tu paies une carte à celui qui l'a retournée.
howto-step-late = Personne n'a frappé le Valet avant la carte suivante ? Il est enfoui, et la pile grandit.
howto-step-empty = Plus de cartes ? Il te reste une dernière chance, au prochain Valet.
howto-step-win = Le dernier joueur en jeu, ou celui qui a toutes les cartes, gagne. Une partie dure de 5 à 15 minutes environ.

## Des règles au choix

howto-presets-title = Des règles au choix
howto-presets-lead = Chaque famille y joue un peu à sa façon. Voici les façons les plus connues, chacune avec ses règles complètes.
howto-full-title = Les règles complètes
howto-full-lead = Voici le jeu classique. Une table peut changer n'importe laquelle de ces règles ; elle les affiche alors avec les mêmes mots.
howto-back = Toutes les règles et les conseils

## Conseils

howto-tips-title = Conseils
howto-tip-hand = Garde la main qui ne retourne pas ouverte et détendue, près du bord de la pile.
howto-tip-eyes = Regarde la carte qui se retourne, pas les mains des autres.
howto-tip-faces = D'un coup d'œil, une Dame ou un Roi ressemble à un Valet. Attends de voir la lettre.
howto-tip-calm = Plus que quelques cartes ? Reste calme. Une bonne frappe te remet en jeu.
howto-tip-flip = Retourne d'un geste égal, en éloignant la carte de toi. De travers, tu la verrais avant les autres, et ce n'est pas juste.

## Questions

howto-questions-title = Questions
howto-ask-tie = Et si deux joueurs frappent en même temps ?
howto-answer-tie = Dans le jeu classique, on retourne une carte de plus, rien que pour eux deux. À l'écran, la photo-finish montre qui a mis combien de temps.
howto-ask-network = Est-ce qu'une connexion lente fait perdre ?
howto-answer-network = Non. La table mesure chaque connexion et compte à partir du moment où la carte se montre sur ton propre écran, pas à partir du moment où ta frappe arrive.
howto-ask-children = Les petits peuvent-ils jouer aussi ?
howto-answer-children = Oui. Avec les règles pour les petits, une fausse frappe est gratuite et personne n'est éliminé. Et une table peut ralentir les mains des grands.
howto-ask-palm = L'écran reconnaît-il une paume d'un doigt ?
howto-answer-palm = Non. Sur un écran, la règle de la paume est affaire de bonnes manières.
howto-ask-odd = Certains ont reçu une carte de plus. Est-ce juste ?
howto-answer-odd = Oui. On ne peut pas toujours partager 52 cartes également, et une carte ne change rien.

## Vocabulaire

howto-words-title = Vocabulaire
howto-word-stack = Paquet
howto-means-stack = Tes propres cartes, face cachée devant toi.
howto-word-pile = Pile
howto-means-pile = Les cartes retournées, au milieu. C'est elle qu'on frappe.
howto-word-flip = Retourner
howto-means-flip = Poser la carte du dessus de son paquet sur la pile, face visible.
howto-word-slap = Frapper
howto-means-slap = Taper sur la pile avec la paume ouverte.
howto-word-false = Fausse frappe
howto-means-false = Une frappe sur une carte qui n'est pas à frapper.
howto-word-buried = Enfouie
howto-means-buried = Recouverte par la carte suivante avant que quelqu'un frappe.
howto-word-chance = Dernière chance
howto-means-chance = La seule frappe qui te reste quand ton paquet est vide.
