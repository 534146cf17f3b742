# El relato. Cada frase tiene una forma para uno mismo: el atributo .you.
said-won = { $name } gana { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }{ $ms ->
        [0] .
       *[other] {""}, { $ms } ms.
    }
    .you = ¡Ganas { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }{ $ms ->
        [0] !
       *[other] {""}, { $ms } ms!
    }
said-challenge-won = { $name } se lleva { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
    .you = Te llevas { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
said-pile-given = La pila es para { $other }.
    .you = La pila es para { $other }.
said-pays = { $name } da { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } a { $other }.
    .you = Das { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } a { $other }.
said-pays-all = { $name } paga a todos.
    .you = Pagas a todos.
said-burn = { $name } pone { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } debajo de la pila.
    .you = Pones { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } debajo de la pila.
said-late = { $name } llegó tarde. Gratis.
    .you = Llegaste tarde. No cuesta nada.
said-early = { $name } se adelantó. Gratis.
    .you = Te adelantaste. No cuesta nada.
said-silent = { $name } no gritó.
    .you = ¡Grita al golpear!
said-timeout = { $name } tiene que esperar.
    .you = Tu mano descansa.
said-last-chance = { $name } no tiene cartas: una última oportunidad.
    .you = Sin cartas. ¡Gana el próximo golpe!
said-revived = ¡{ $name } vuelve al juego!
    .you = ¡Vuelves al juego!
said-left = { $name } se fue.
    .you = Te fuiste.
said-redeal = Nadie puede voltear: la pila se reparte otra vez.
said-void = Este golpe no cuenta. No cuesta nada.
said-cut = { $name } cortó la baraja.
    .you = Cortaste la baraja.
said-misdeal = Se vio al repartir: { $what }. Se baraja el mazo de { $name }.
    .you = Se vio al repartir: { $what }. Se baraja tu mazo.
said-challenge = ¡Desafío! { $name } tiene { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } para responder.
    .you = ¡Desafío! Tienes { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } para responder.
said-decided = { $name } gana el desafío.
    .you = Ganas el desafío. ¡Llévate la pila!
said-stopped = { $what } termina el desafío. Nadie se lleva la pila.
said-slap-in = { $name } no tiene cartas, pero aún puede golpear.
    .you = Sin cartas. ¡Golpea bien y vuelves!
said-last-now = { $name } no tiene cartas: esta es su última oportunidad.
    .you = Sin cartas: ¡esta es tu última oportunidad!
said-peek = { $name } miró su carta. Va debajo del mazo.
    .you = Miraste tu carta. Va debajo de tu mazo.
said-toward = ¡Volteada al revés! La carta de { $name } va debajo del mazo.
    .you = ¡La volteaste hacia ti! Va debajo de tu mazo.
said-toward-top = ¡Volteada al revés! { $name } vuelve a voltear esa carta.
    .you = ¡La volteaste hacia ti! Voltéala otra vez.
said-foul = ¡Mano equivocada! El golpe de { $name } no vale.
    .you = ¡Mano equivocada! Tu golpe no vale.
said-contact = { $name }: solo vale la palma.
    .you = Solo vale la palma.
said-false-start = { $name } golpeó antes de la nueva carta y queda fuera del desempate.
    .you = ¡Demasiado pronto! Quedas fuera del desempate.
said-false = { $name } golpeó, pero no había nada que golpear.
    .you = No había nada que golpear.
said-false-free = { $name }: golpe en falso. No cuesta nada.
    .you = Golpe en falso. No cuesta nada.
said-flipper = La volteaste tú: esta es para los demás.
said-not-tied = Ahora solo golpean los empatados.
said-claimed = El desafío está ganado: los golpes ya no hacen nada.
said-ghost = Estás fuera: tu golpe no vale.
said-rests = La mano de { $name } { $cards ->
        [0] descansa en esta carta
        [one] descansa { $cards } carta más
       *[other] descansa { $cards } cartas más
    }.
    .you = Tu mano { $cards ->
        [0] descansa en esta carta
        [one] descansa { $cards } carta más
       *[other] descansa { $cards } cartas más
    }.
said-tie = ¡Empate! Solo { $names } golpean la próxima carta.
    .you = ¡Empate! Golpea la próxima carta antes que { $names }.
said-tie-again = ¡Otro empate! Solo { $names } golpean la próxima carta.
    .you = ¡Otro empate! Golpea la próxima carta antes que { $names }.
said-split = Se reparten la pila: { $what }.
said-out-missed = { $name } perdió su última oportunidad y queda fuera.
    .you = Perdiste tu última oportunidad. Quedas fuera.
said-out-empty = { $name } no tiene cartas y queda fuera.
    .you = Sin cartas: quedas fuera.
said-out-false = Golpe en falso sin cartas: { $name } queda fuera.
    .you = Golpe en falso sin cartas: quedas fuera.
said-away = { $name } no está: sus cartas se voltean solas.
    .you = No estabas: tus cartas se voltean solas.
said-back = { $name } está aquí otra vez.
    .you = Estás aquí otra vez.
said-buried = Nadie golpeó. La Jota queda enterrada.
said-buried-other = Nadie golpeó. Ya no vale: { $what }.
said-time-up = ¡Se acabó el tiempo!
said-flips-up = ¡Esa fue la última carta!
said-over = ¡{ $name } gana la partida!
    .you = ¡Ganas la partida!
said-draw = Nadie puede seguir: ¡empate!
why-false = ¡Golpe en falso!
why-hand = ¡Mano equivocada!
why-contact = ¡No fue la palma!
why-anticipated = ¡Demasiado pronto!
why-empty = ¡No había pila!
why-tied = ¡Empate!
why-coin = ¡Empate! Decide la suerte.
why-trigger = ¡{ $trigger }!
trigger-slapjack = Slapjack
trigger-jack = Jota
trigger-queen = Reina
trigger-king = Rey
trigger-ace = As
trigger-two = Dos
trigger-three = Tres
trigger-four = Cuatro
trigger-five = Cinco
trigger-six = Seis
trigger-seven = Siete
trigger-eight = Ocho
trigger-nine = Nueve
trigger-ten = Diez
trigger-double = Doble
trigger-sandwich = Sándwich
trigger-top_bottom = Arriba y abajo
trigger-marriage = Matrimonio
trigger-divorce = Divorcio
trigger-tens = Decena
trigger-sum = Suma
trigger-run = Escalera
trigger-flush = Palo
trigger-joker = Comodín
said-minute = ¡Queda un minuto!
said-seconds = ¡Quedan diez segundos!
said-flips-left = ¡Quedan diez cartas por voltear!
said-misdeal-called = ¡Mal repartido! Se reparte otra vez.
