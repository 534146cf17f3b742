table-slap = Golpear la pila
table-flip = Voltear
table-flip-what = tu carta
table-title = Slapjack, mesa { $code }
table-shout = Gritar
table-react = Reacciones
table-next-seat = Jugar la próxima partida
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
table-keys = { $slap } golpea, { $flip } voltea, { $mute } silencia
table-wait-turn = Ahora no voltea nadie.
table-paused-for = Esperando a { $names }.
table-stock = tus cartas
table-cut-own = Puedes cortar la baraja.
table-let-go = Suelta para golpear
table-keys-shout = { $shout } grita, del 1 al 9 gritan lo que ves
table-take = Llévate la pila
table-claim = { $name } ganó el desafío y se lleva la pila…
    .you = Ganaste el desafío. ¡Llévate la pila!
table-replay = ¡Empate! Solo { $names } golpean la próxima carta.
    .you = ¡Empate! Golpea la próxima carta antes que { $names }.
table-replay-now = Esta carta, sea cual sea: ¡{ $names }!
    .you = ¡Golpea esta carta, sea cual sea!
table-replay-count = nueva carta { $count } de { $most }
table-slap-in = Sin cartas: ¡golpea bien para volver!
table-slap-in-of = puede volver
table-slap-ins = Sin cartas, puede volver golpeando: { $names }
table-chances = Última oportunidad: { $names }
table-owes-of = debe { $cards }
table-rests-of = descansa { $cards }
table-time-left = quedan { $time }
table-flips-left = { $flips ->
    [one] queda { $flips } carta por voltear
   *[other] quedan { $flips } cartas por voltear
}
table-owes = { $name } tiene { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } para responder a { $other }
    .you = Tienes { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } para responder a { $other }
    .them = { $name } tiene { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } para responderte
table-keys-off = Las teclas están desactivadas en los ajustes.
table-key-space = Espacio
table-ghost-first = { $ms } ms: ¡habrías ganado!
table-ghost-behind = { $ms } ms: { $behind } ms tarde
table-guess = ¿Quién gana la próxima pila?
table-guess-right = ¡Acertaste! Van { $right }
table-guess-wrong = Esta vez no. ¡Adivina otra vez!
table-new-deck = Tomar una baraja nueva
table-waiting-held = Esperando a { $name }, { $time }
table-held = { $name } no está, su lugar se guarda { $time }
table-stand-in = Poner un bot en lugar de { $name }
table-go-without = Seguir sin { $name }
