zone-slap = { $name }: golpear la pila
zone-flip = { $name }: voltear una carta, { $count } en el mazo
zone-add = Agregar un jugador en esta pantalla
zone-adding = Un lugar…
zone-small = Esta pantalla es pequeña para tantas manos: que algunos jueguen con su teléfono.
zone-touches = Esta pantalla solo sigue unos pocos dedos a la vez: que algunos jueguen con su teléfono.
zone-ipad = iPad: apaga los gestos de cuatro y cinco dedos en los ajustes, o usa Acceso guiado.
