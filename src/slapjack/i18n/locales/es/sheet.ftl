### La hoja de reglas: cada regla de la mesa en una frase sencilla.

## Tiempos y cartas, tal como entran en una frase

sheet-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
sheet-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
sheet-card-number = un { $value }
sheet-card-J = una Jota
sheet-card-Q = una Reina
sheet-card-K = un Rey
sheet-card-A = un As

## Temas

sheet-title-players = Quiénes juegan
sheet-title-deal = El reparto
sheet-title-turn = Tu turno
sheet-title-slap = Qué se golpea
sheet-title-win = Ganar la pila
sheet-title-false = Golpes en falso
sheet-title-hands = Cómo se golpea
sheet-title-shout = El grito
sheet-title-buried = Demasiado tarde
sheet-title-empty = Sin cartas
sheet-title-ties = Empates
sheet-title-challenge = Desafíos
sheet-title-end = El final
sheet-title-places = Los puestos
sheet-title-table = En esta mesa

## Quiénes juegan

sheet-players-range = De { $least } a { $most } jugadores, cada uno por su cuenta.
sheet-players-exact = Exactamente { $count } jugadores, cada uno por su cuenta.
sheet-players-deck = { $jokers ->
    [0] Una baraja de 52 cartas, sin comodines.
    [1] Una baraja de 52 cartas y un comodín.
   *[other] Una baraja de 52 cartas y { $jokers } comodines.
}

## El reparto

sheet-deal-dealer-random = El primero en repartir se elige al azar.
sheet-deal-dealer-youngest = Reparte primero el más joven.
sheet-deal-dealer-host = Reparte primero el anfitrión de la mesa.
sheet-deal-dealer-rotate = Los jugadores reparten por turnos; el primero se elige al azar.
sheet-deal-passes = Después de cada partida reparte el jugador de la izquierda.
sheet-deal-cut-none = No se corta la baraja.
sheet-deal-cut-optional = El jugador a la derecha de quien reparte puede cortar la baraja.
sheet-deal-cut-required = El jugador a la derecha de quien reparte debe cortar la baraja.
sheet-deal-out = Se reparten todas las cartas boca abajo, de una en una, en el sentido de las agujas del reloj, empezando a la izquierda de quien reparte. A algunos les puede tocar una carta más.
sheet-deal-stack = Pon tus cartas boca abajo en un mazo delante de ti, sin mirarlas.
sheet-deal-misdeal = Si una carta se ve durante el reparto, quien la recibe baraja su mazo.
sheet-deal-exposed = { $count ->
    [one] En esta mesa se ve por error más o menos { $count } de cada { $of } cartas repartidas.
   *[other] En esta mesa se ven por error más o menos { $count } de cada { $of } cartas repartidas.
}

## Tu turno

sheet-turn-order = Se juega en el sentido de las agujas del reloj, empezando a la izquierda de quien reparte. Se salta a quien no tiene cartas.
sheet-turn-flip = En tu turno, voltea la carta de arriba de tu mazo sobre la pila, en el centro de la mesa.
sheet-turn-away = Voltéala alejándola de ti, para que todos la vean al mismo tiempo.
sheet-turn-seen-bottom = ¿Miraste la carta o la volteaste hacia ti? Va debajo de tu mazo y volteas la siguiente.
sheet-turn-seen-top = ¿Miraste la carta? Va debajo de tu mazo y volteas la siguiente. ¿La volteaste hacia ti? Ponla otra vez encima y vuelve a voltearla.

## Qué se golpea

sheet-slap-rank = Golpea cuando salga { $card }.
sheet-slap-double = Golpea un doble: dos cartas seguidas del mismo valor.
sheet-slap-sandwich = { $number ->
    [1] Golpea un sándwich: dos cartas del mismo valor con una carta entre ellas.
   *[other] Golpea un sándwich de { $number }: dos cartas del mismo valor con { $number } cartas entre ellas.
}
sheet-slap-top_bottom = Golpea cuando la carta de arriba tenga el mismo valor que la carta visible de más abajo en la pila.
sheet-slap-marriage = Golpea un matrimonio: un Rey y una Reina seguidos, en cualquier orden.
sheet-slap-divorce = Golpea un divorcio: un Rey y una Reina con una carta entre ellos.
sheet-slap-tens = Golpea cuando dos cartas de número seguidas sumen 10. El As vale 1. Entre las dos puede haber una Jota, una Reina o un Rey.
sheet-slap-sum = Golpea cuando dos cartas de número seguidas sumen { $number }. El As vale 1.
sheet-slap-run = Golpea una escalera: las { $number } cartas de arriba suben o bajan de uno en uno. El As va debajo del 2 o encima del Rey.
sheet-slap-run-wrap = Golpea una escalera: las { $number } cartas de arriba suben o bajan de uno en uno. El As une el Rey y el 2: la escalera puede seguir después de él.
sheet-slap-flush = Golpea cuando las { $number } cartas de arriba sean del mismo palo.
sheet-slap-joker = Golpea cuando salga un comodín.
sheet-slap-all = Todos pueden golpear, también quien volteó la carta.
sheet-slap-others = Quien volteó la carta no puede golpearla: su golpe no hace nada.

## Ganar la pila

sheet-win-first = La primera mano en la pila gana todas sus cartas.
sheet-win-pile-bottom = Pon las cartas que ganas debajo de tu mazo, boca abajo.
sheet-win-pile-shuffle_all = Baraja las cartas que ganas con todo tu mazo.
sheet-win-pile-shuffle_won_bottom = Baraja las cartas que ganas y ponlas debajo de tu mazo, boca abajo.
sheet-win-next-after_flipper = Luego sigue el jugador a la izquierda de quien volteó la última carta.
sheet-win-next-winner = Luego voltea quien ganó.
sheet-win-next-after_winner = Luego voltea el jugador a la izquierda de quien ganó.

## Golpes en falso

sheet-false-to_flipper = { $cards ->
    [one] Golpear otra carta es un golpe en falso. Das la carta de arriba de tu mazo, boca abajo, a quien volteó la última carta. Va debajo de su mazo.
   *[other] Golpear otra carta es un golpe en falso. Das las { $cards } cartas de arriba de tu mazo, boca abajo, a quien volteó la última carta. Van debajo de su mazo.
}
sheet-false-to_each = Golpear otra carta es un golpe en falso. Das una carta, boca abajo, a cada uno de los demás jugadores que siguen en juego. Va debajo de su mazo.
sheet-false-burn = { $cards ->
    [one] Golpear otra carta es un golpe en falso. La carta de arriba de tu mazo va debajo de la pila, boca abajo.
   *[other] Golpear otra carta es un golpe en falso. Las { $cards } cartas de arriba de tu mazo van debajo de la pila, boca abajo.
}
sheet-false-none = Golpear otra carta es un golpe en falso, pero no cuesta nada.
sheet-false-pile_to_flipper = Golpear otra carta es un golpe en falso. Quien volteó la última carta se lleva toda la pila; si fuiste tú, se la lleva el jugador siguiente. Una pila que todavía se puede golpear, o que ya está ganada, se queda donde está.
sheet-false-timeout = { $cards ->
    [one] Golpear otra carta es un golpe en falso. Tu mano descansa hasta que se voltee una carta más; esa ya la puedes golpear.
   *[other] Golpear otra carta es un golpe en falso. Tu mano descansa hasta que se volteen { $cards } cartas más; la última de ellas ya la puedes golpear.
}
sheet-false-own-next_player = ¿Era tu propia carta? Entonces pagas al jugador siguiente.
sheet-false-own-burn = ¿Era tu propia carta? Entonces lo que pagas va debajo de la pila, boca abajo.
sheet-false-own-none = ¿Era tu propia carta? Entonces no pagas nada.
sheet-false-count = { $times ->
    [one] En una misma carta solo cuenta tu primer golpe en falso.
   *[other] En una misma carta solo cuentan tus primeros { $times } golpes en falso.
}
sheet-false-noted = { $times ->
    [one] Aun así aparece en tus números, una vez por carta como mucho.
   *[other] Aun así aparecen en tus números, { $times } veces por carta como mucho.
}
sheet-false-broke-eliminate = Un golpe en falso sin cartas para pagar te elimina.
sheet-false-broke-ignore = Un golpe en falso sin cartas para pagar no cuesta nada.
sheet-false-empty-ignore = Golpear donde no hay ninguna carta boca arriba no hace nada.
sheet-false-empty-penalise = Golpear donde no hay ninguna carta boca arriba también es un golpe en falso.

## Cómo se golpea

sheet-hands-palm-void = Golpea con la palma abierta. Un dedo o el dorso de la mano no vale, pero no cuesta nada.
sheet-hands-palm-false_slap = Golpea con la palma abierta. Un dedo o el dorso de la mano es un golpe en falso.
sheet-hands-any = Golpea con la palma, un dedo o el dorso de la mano: todo vale.
sheet-hands-non_flipping = Golpea solo con la mano que no voltea las cartas.
sheet-hands-flipping = Golpea solo con la mano que voltea las cartas.
sheet-hands-foul-void = Un golpe con la otra mano, o con las dos, no vale, pero no cuesta nada.
sheet-hands-foul-false_slap = Un golpe con la otra mano, o con las dos, es una falta: no vale y pagas como por un golpe en falso.
sheet-hands-early-allow = Puedes adivinar: un golpe vale por muy pronto que llegue.
sheet-hands-early-void = Golpear en los primeros { $time } después de verse la carta es adivinar. No vale, pero no cuesta nada.
sheet-hands-early-false_slap = Golpear en los primeros { $time } después de verse la carta es adivinar. Es un golpe en falso.
sheet-hands-before-void = Golpear antes de que se vea la carta no vale, pero no cuesta nada.
sheet-hands-before-false_slap = Golpear antes de que se vea la carta es un golpe en falso.

## El grito

sheet-shout-words = Grita «¡Slapjack!» al golpear, o el nombre de lo que golpeas.
sheet-shout-silent = Un golpe sin el grito correcto no vale. Gana la mano más rápida que sí gritó.
sheet-shout-window = Grita como mucho { $time } antes o después de tu golpe.
sheet-shout-together = Grita justo en el momento de tu golpe.

## Demasiado tarde

sheet-buried-cover = Una carta de las que se golpean queda enterrada cuando la siguiente la tapa antes de que alguien golpee: ya no se puede golpear.
sheet-buried-next = La pila sigue creciendo. Espera la próxima carta que se pueda golpear.
sheet-buried-late = Un golpe que llega hasta { $time } después de la carta siguiente es tardío, pero no cuesta nada. Más tarde, cuenta para esa carta nueva.
sheet-buried-no-grace = Un golpe que llega después de la carta siguiente cuenta para esa.

## Sin cartas

sheet-empty-one = Sin cartas te queda una última oportunidad: gana el próximo golpe y vuelves al juego.
sheet-empty-none = Sin cartas quedas fuera en el acto.
sheet-empty-unlimited = Sin cartas puedes seguir golpeando todas las veces que quieras. Gana una pila y vuelves al juego.
sheet-empty-missed = Si otro gana ese golpe, quedas fuera.
sheet-empty-own-counts = Si tu última carta es de las que se golpean, ese golpe es tu última oportunidad.
sheet-empty-own-free = Si tu última carta es de las que se golpean, no gasta tu oportunidad: la próxima es la última.
sheet-empty-buried-kept = Si la carta queda enterrada, conservas tu oportunidad.
sheet-empty-buried-spent = Si la carta queda enterrada, pierdes tu oportunidad: quedas fuera.
sheet-empty-paid = También vuelves al juego cuando alguien tiene que darte cartas.
sheet-empty-redeal = { $times ->
    [0] Si ya nadie puede voltear, la partida termina en empate.
    [1] Si ya nadie puede voltear, la pila se baraja y se reparte otra vez, una sola vez por partida. La próxima vez es empate.
   *[other] Si ya nadie puede voltear, la pila se baraja y se reparte otra vez, { $times } veces por partida como mucho. Después es empate.
}

## Empates

sheet-ties-within = Los golpes con { $time } de diferencia o menos empatan, igual que los que no se pueden distinguir.
sheet-ties-same = Los golpes al mismo tiempo empatan, igual que los que no se pueden distinguir.
sheet-ties-replay = El jugador siguiente voltea otra carta. Solo los empatados la golpean, sea cual sea: la primera mano gana toda la pila.
sheet-ties-early = Quien golpea antes de que se vea esa carta queda fuera del desempate.
sheet-ties-again = { $times ->
    [one] ¿Otro empate en esa carta? Entonces se reparten la pila.
   *[other] ¿Otro empate? Entonces lo intentan de nuevo, con { $times } de esas cartas como mucho. Después se reparten la pila.
}
sheet-ties-split = Los empatados se reparten la pila.
sheet-ties-coin = La suerte decide cuál de ellos gana la pila.
sheet-ties-lowest_hand = No hay empates: gana la mano de más abajo, la que tocó la carta primero.
sheet-ties-first = No hay empates: gana el golpe que llega primero a la mesa.

## Desafíos

sheet-challenge-made = Una Jota, una Reina, un Rey o un As es un desafío. El jugador siguiente tiene que responder con otra de estas cartas, y tiene pocas cartas para encontrarla: una después de una Jota, dos después de una Reina, tres después de un Rey, cuatro después de un As.
sheet-challenge-answered = Una respuesta es un nuevo desafío para el jugador que sigue.
sheet-challenge-won = ¿No hay respuesta? Quien volteó el desafío se lleva la pila.
sheet-challenge-broke = ¿Se acaban las cartas a mitad de la respuesta? El jugador siguiente voltea las que faltan.
sheet-challenge-stopped = Una de estas cartas como respuesta termina el desafío y nadie se lleva la pila: { $ranks }.
sheet-challenge-slap = Un golpe correcto vale más que un desafío, incluso uno ya ganado, mientras nadie se haya llevado la pila.
sheet-challenge-no-slap = Un golpe correcto vale más que un desafío. Cuando el desafío ya está ganado, los golpes no hacen nada.

## El final

sheet-end-all_cards_or_last = Ganas cuando todos los demás están eliminados, o cuando tienes todas las cartas.
sheet-end-all_cards = Ganas cuando tienes todas las cartas. Si eres el último en juego, te llevas la pila y ganas.
sheet-end-time = Una campana termina la partida después de { $time }. Gana quien tiene más cartas; si se comparte el primer puesto, no gana nadie.
sheet-end-flips = { $count ->
    [one] La partida termina después de { $count } carta volteada. Gana quien tiene más cartas.
   *[other] La partida termina, a más tardar, después de { $count } cartas volteadas. Gana quien tiene más cartas.
}
sheet-end-leave-under_pile = Quien abandona la partida queda eliminado. Sus cartas van debajo de la pila, boca abajo.
sheet-end-leave-deal_out = Quien abandona la partida queda eliminado. Sus cartas se reparten entre los que siguen en juego.

## Los puestos

sheet-places-all = Detrás del ganador van los que siguen en juego, según su número de cartas, y luego los eliminados: quien salió más tarde queda mejor.
sheet-places-winner = Solo cuenta el ganador. No hay segundo puesto.

## En esta mesa

sheet-table-cover = La carta siguiente sale por lo menos { $time } después de la anterior.
sheet-table-no-cover = La carta siguiente puede salir enseguida.
sheet-table-flip = Si pasas { $time } sin voltear, tu carta se voltea sola.
sheet-table-no-flip = No hay límite de tiempo para voltear.
sheet-table-idle = Cuando nadie puede voltear y nadie golpea, la mesa espera { $time } y la partida sigue.
sheet-table-claim = Una pila ganada con un desafío se recoge después de { $time }.
sheet-table-claim-at-once = Una pila ganada con un desafío se recoge enseguida.
sheet-table-away = Si pierdes la conexión, tus cartas se voltean solas y tu lugar se guarda { $time }.
sheet-table-no-away = Si pierdes la conexión, tu lugar no se guarda.
