zone-slap = { $name } : frapper la pile
zone-flip = { $name } : retourner une carte, { $count } dans le paquet
zone-add = Ajouter un joueur sur cet écran
zone-adding = Une place…
zone-small = Cet écran est petit pour tant de mains : que certains viennent avec leur téléphone.
zone-touches = Cet écran ne suit que quelques doigts à la fois : que certains viennent avec leur téléphone.
zone-ipad = iPad : désactive les gestes à quatre et cinq doigts dans les réglages, ou utilise l'Accès guidé.
