zone-slap = { $name }: schiaffo al mucchio
zone-flip = { $name }: gira una carta, { $count } nel mazzetto
zone-add = Aggiungi un giocatore su questo schermo
zone-adding = Un posto…
zone-small = Questo schermo è piccolo per tante mani: qualcuno può giocare dal telefono.
zone-touches = Questo schermo segue solo poche dita alla volta: qualcuno può giocare dal telefono.
zone-ipad = iPad: disattiva i gesti a quattro e cinque dita nelle impostazioni, o usa Accesso guidato.
