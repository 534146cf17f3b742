table-slap = Golpear la pila
table-flip = Voltear
table-flip-what = tu carta
table-title = Slapjack, mesa { $code }
table-shout = Gritar
table-menu = Menú de la mesa
table-counts = Mazos
table-you = Tú
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
table-pile = { $count ->
    [0] Sin pila
    [one] Pila de { $count } carta
   *[other] Pila de { $count } cartas
}
table-your-turn = Tu turno. ¡Voltea!
table-turn-of = Le toca voltear a { $name }
table-flipping = { $name } voltea una carta…
table-flipping-own = Tu carta se voltea…
table-dealing = Repartiendo…
table-claim = { $name } se lleva la pila…
table-replay = ¡Empate! Solo { $names } golpean la próxima carta.
table-last-chance = Última oportunidad: ¡gana el próximo golpe!
table-out = Estás fuera. ¡Mira y anima!
table-watching = Estás mirando
table-auto = Se voltea sola en { $seconds } s
table-last-chance-of = última oportunidad
table-out-of = fuera
table-away-of = ausente
table-paws-of = +{ $ms } ms
table-cut-title = ¿Cortar la baraja?
table-cut-high = Por arriba
table-cut-middle = Por la mitad
table-cut-low = Por abajo
table-cut-no = No, repartir
table-cut-wait = { $name } puede cortar la baraja…
table-paused = En pausa
table-paused-hint = Todo está parado. El anfitrión puede seguir.
table-resume = Seguir
table-lost = Se perdió la conexión. Tu lugar se guarda.
table-lost-watching = Se perdió la conexión.
table-slower = Conexión más lenta: esta red bloquea la rápida. Puedes seguir jugando.
table-retry = Probar ahora
table-connecting = Conectando…
table-sound-on = Sonido activado
table-sound-off = Sonido apagado
table-pause = Pausa
table-leave = Abandonar la partida
table-home = Inicio, guardar mi lugar
table-close = Volver a la partida
table-leave-title = ¿Dejar la mesa?
table-leave-text = Si vas al inicio, tu lugar se guarda un rato. Si te vas del todo, tus cartas se quedan aquí: no podrás volver a esta partida.
table-leave-yes = Irme del todo
table-leave-no = Quedarme
table-link-good = buena conexión
table-link-slow = conexión lenta
table-link-weak = conexión débil
table-link-unknown = conexión sin medir
table-finish = Foto final
table-finish-row = { $name }: { $ms } ms
table-result-won = ganó
table-result-lost = perdió
table-result-tied = empató
table-result-false = golpe en falso
table-result-void = demasiado pronto
table-result-late = demasiado tarde
table-result-ignored = no cuenta
table-result-rejected = fuera
table-keys = Espacio golpea, F voltea, M apaga el sonido

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
said-pile-given = ¡Golpe en falso! La pila es para { $other }.
    .you = ¡Golpe en falso! La pila es para { $other }.
said-pays = ¡Golpe en falso! { $name } da { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } a { $other }.
    .you = ¡Golpe en falso! Das { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } a { $other }.
said-pays-all = ¡Golpe en falso! { $name } paga a todos.
    .you = ¡Golpe en falso! Pagas a todos.
said-burn = ¡Golpe en falso! { $name } pone { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } debajo de la pila.
    .you = ¡Golpe en falso! Pones { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } debajo de la pila.
said-false = { $name }: eso no era una Jota.
    .you = Eso no era una Jota.
said-late = { $name } llegó tarde. Gratis.
    .you = Llegaste tarde. No cuesta nada.
said-early = { $name } se adelantó. Gratis.
    .you = Te adelantaste. No cuesta nada.
said-silent = { $name } no gritó.
    .you = ¡Grita al golpear!
said-timeout = { $name } tiene que esperar.
    .you = Tu mano descansa.
said-tie = ¡Empate! { $name } y { $other } golpean la próxima carta.
    .you = ¡Empate! Golpea la próxima carta contra { $other }.
said-split = ¡Empate! Se reparten la pila.
said-last-chance = { $name } no tiene cartas: una última oportunidad.
    .you = Sin cartas. ¡Gana el próximo golpe!
said-revived = ¡{ $name } vuelve al juego!
    .you = ¡Vuelves al juego!
said-out = { $name } queda fuera.
    .you = Quedas fuera.
said-left = { $name } se fue.
    .you = Te fuiste.
said-buried = Nadie golpeó. La Jota queda enterrada.
said-redeal = Nadie puede voltear: la pila se reparte otra vez.
said-void = Este golpe no cuenta. No cuesta nada.
table-wait-turn = Ahora no voltea nadie.
table-paused-for = Esperando a { $names }.
table-stock = tus cartas
table-cut-own = Puedes cortar la baraja.
