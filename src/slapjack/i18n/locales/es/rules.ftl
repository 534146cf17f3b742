### Las reglas de la casa como preguntas: cada ajuste, de qué trata y qué se puede elegir.

rule-number = { $value }
rule-followed = «{ $rule }» pasa a «{ $value }», para que encaje.
rule-offered = «{ $rule }»: { $value }
rule-length = Con { $players }: unos { $minutes } min, casi siempre de { $least } a { $most }.

## El ritmo, dos ajustes a la vez

rule-pace = Ritmo
    .about = Cuánto se queda una carta como mínimo y cuánto tiempo tienes para voltear.
rule-pace-family = Tranquilo
rule-pace-normal = Normal
rule-pace-brisk = Vivo

## Quiénes juegan

rule-min_players = Mínimo de jugadores
    .about = Con menos, la partida no empieza.
rule-max_players = Máximo de jugadores
    .about = No se puede sentar nadie más.
rule-jokers = Comodines
    .about = Cuántos comodines hay en la baraja.
rule-jokers-0 = Ninguno

## El reparto

rule-dealer_choice = Primero en repartir
    .about = Quién reparte la primera partida. Empieza quien está a su izquierda.
rule-dealer_choice-random = Al azar
rule-dealer_choice-youngest = El más joven
rule-dealer_choice-host = El anfitrión
rule-dealer_choice-rotate = Por turnos
rule-cut = Cortar la baraja
    .about = Quien está a la derecha de quien reparte corta antes del reparto.
rule-cut-none = No se corta
rule-cut-optional = Si quiere
rule-cut-required = Siempre
rule-misdeal = Una carta vista al repartir
    .about = Qué pasa si una carta se ve antes de empezar.
rule-misdeal-ignore = Nada
rule-misdeal-shuffle_stock = Se baraja ese mazo
rule-misdeal_per_mille = Cartas vistas por error
    .about = Cuántas de cada mil cartas se ven, como si repartiera alguien torpe.
rule-misdeal_per_mille-0 = Ninguna

## Tu turno

rule-toward_self_remedy = Volteada hacia ti
    .about = Viste la carta antes que nadie. ¿Adónde va?
rule-toward_self_remedy-bottom = Debajo de tu mazo
rule-toward_self_remedy-top = Otra vez encima

## Qué se golpea

rule-triggers = Cartas que se golpean
    .about = Cartas y combinaciones con las que empieza la carrera por la pila.
rule-rank-J = Jota
rule-rank-Q = Reina
rule-rank-K = Rey
rule-rank-A = As
rule-rank-number = { $rank }
rule-trigger-double = Dobles
rule-trigger-sandwich = { $number ->
    [1] Sándwiches
   *[other] Sándwiches de { $number }
}
rule-trigger-top_bottom = Arriba y abajo
rule-trigger-marriage = Matrimonios
rule-trigger-divorce = Divorcios
rule-trigger-tens = Dieces
rule-trigger-sum = Sumas de { $number }
rule-trigger-run = Escaleras de { $number }
rule-trigger-run-wrap = Escaleras de { $number }, más allá del As
rule-trigger-flush = { $number } del mismo palo
rule-trigger-joker = Comodines
rule-flipper_may_slap = Tu propia carta
    .about = ¿Puedes golpear la carta que volteaste?
rule-flipper_may_slap-true = Sí, tú también
rule-flipper_may_slap-false = Solo los demás

## Ganar la pila

rule-win_pile = La pila ganada
    .about = Qué hace con las cartas quien gana.
rule-win_pile-bottom = Debajo del mazo
rule-win_pile-shuffle_all = Barajada con el mazo
rule-win_pile-shuffle_won_bottom = Barajada y debajo
rule-next_after_win = Quién sigue
    .about = A quién le toca cuando alguien gana una pila.
rule-next_after_win-after_flipper = Sigue la ronda
rule-next_after_win-winner = Quien ganó
rule-next_after_win-after_winner = A la izquierda de quien ganó

## Golpes en falso

rule-false_slap = Un golpe en falso
    .about = Qué cuesta golpear la carta equivocada.
rule-false_slap-to_flipper = Una carta a quien volteó
rule-false_slap-to_each = Una carta a cada uno
rule-false_slap-burn = Una carta bajo la pila
rule-false_slap-none = Nada
rule-false_slap-pile_to_flipper = La pila para quien volteó
rule-false_slap-timeout = Tu mano descansa
rule-penalty_cards = Cartas que pagas
    .about = Cuántas cartas cuesta un golpe en falso.
rule-timeout_flips = Cuánto descansa
    .about = Cuántas cartas se voltean antes de que tu mano vuelva a valer.
rule-self_false_slap = En falso sobre tu carta
    .about = A quién pagas si golpeas tu propia carta por error.
rule-self_false_slap-next_player = Al jugador siguiente
rule-self_false_slap-burn = A la pila
rule-self_false_slap-none = A nadie
rule-max_false_per_flip = Varios en una carta
    .about = Cuántos golpes en falso cuentan si golpeas una y otra vez.
rule-broke_false_slap = En falso y sin cartas
    .about = No te queda ninguna carta para pagar.
rule-broke_false_slap-eliminate = Quedas fuera
rule-broke_false_slap-ignore = No cuesta nada
rule-empty_slap = Golpear la mesa vacía
    .about = No hay ninguna carta boca arriba.
rule-empty_slap-ignore = No pasa nada
rule-empty_slap-penalise = Es un golpe en falso

## Cómo se golpea

rule-contact = Palma o dedo
    .about = Con qué parte de la mano golpeas. En una pantalla es una regla de buenos modales.
rule-contact-palm_only = La palma abierta
rule-contact-any = También los dedos
rule-bad_contact = Golpear con un dedo
    .about = Qué cuesta un dedo o el dorso de la mano.
rule-bad_contact-void = No vale
rule-bad_contact-false_slap = Es un golpe en falso
rule-slap_hand = Qué mano
    .about = Con qué mano golpeas.
rule-slap_hand-any = Cualquiera
rule-slap_hand-non_flipping = La que no voltea
rule-slap_hand-flipping = Solo la que voltea
rule-hand_foul = La mano equivocada
    .about = Qué cuesta golpear con la mano equivocada o con las dos.
rule-hand_foul-void = No vale
rule-hand_foul-false_slap = Como un golpe en falso
rule-anticipation_rule = Adivinar
    .about = Un golpe demasiado rápido para haber visto la carta.
rule-anticipation_rule-allow = Se permite
rule-anticipation_rule-void = No vale
rule-anticipation_rule-false_slap = Es un golpe en falso
rule-anticipation_ms = Demasiado pronto
    .about = Nadie ve una carta más rápido que esto.
rule-anticipation_ms-0 = Antes de la carta

## El grito

rule-shout = Gritar
    .about = Un golpe solo vale con «¡Slapjack!» o el nombre de lo que golpeas.
rule-shout-off = En silencio vale
rule-shout-required = Gritar al golpear
rule-shout_window_ms = Tiempo para gritar
    .about = Puedes gritar hasta este tiempo antes o después del golpe.
rule-shout_window_ms-0 = Al mismo tiempo

## Demasiado tarde

rule-late_grace_ms = Golpes tardíos
    .about = Hasta este tiempo después de la carta siguiente, un golpe tardío no cuesta nada.
rule-late_grace_ms-0 = Nunca gratis

## Sin cartas

rule-last_chance = Un mazo vacío
    .about = Qué puedes hacer cuando se acaba tu mazo.
rule-last_chance-one = Una última oportunidad
rule-last_chance-none = Fuera en el acto
rule-last_chance-unlimited = Seguir golpeando
rule-own_last_trigger = Tu última carta se golpea
    .about = ¿Ese golpe ya es tu última oportunidad?
rule-own_last_trigger-counts = Sí, ya lo es
rule-own_last_trigger-free = No, el próximo
rule-buried_uses_chance = Una carta enterrada
    .about = Nadie la golpeó. ¿Pierdes tu última oportunidad?
rule-buried_uses_chance-true = La pierdes
rule-buried_uses_chance-false = La conservas
rule-max_redeals = Repartir de nuevo
    .about = Nadie puede voltear: cuántas veces se reparte la pila antes del empate.
rule-max_redeals-0 = Nunca

## Empates

rule-tie_rule = Un empate
    .about = Dos manos al mismo tiempo.
rule-tie_rule-replay = Una carta más
rule-tie_rule-split = Se la reparten
rule-tie_rule-coin = A suertes
rule-tie_rule-lowest_hand = La mano de más abajo
rule-tie_rule-first = La primera en llegar
rule-tie_epsilon_ms = Cuánto es un empate
    .about = Los golpes con esta diferencia o menos empatan.
rule-tie_epsilon_ms-0 = El mismo instante
rule-max_tie_replays = Empate tras empate
    .about = Cuántas cartas más se voltean antes de repartirse la pila.

## Desafíos

rule-challenge = Las figuras
    .about = A una figura o un As hay que responder con otra, o se pierde la pila.
rule-challenge-true = Con desafíos
rule-challenge-false = Sin desafíos
rule-challenge_stoppers = Cartas que paran un desafío
    .about = Una de estas como respuesta, y nadie se lleva la pila.
rule-slap_after_challenge = Golpear una pila ganada
    .about = ¿Se puede golpear todavía cuando el desafío está decidido?
rule-slap_after_challenge-true = Hasta que se recoge
rule-slap_after_challenge-false = Ya no
rule-claim_delay_ms = Recoger la pila ganada
    .about = Cuánto tiempo se queda antes de recogerla.
rule-claim_delay_ms-0 = Enseguida

## El final

rule-end_condition = Cómo se gana
    .about = Cuándo termina la partida.
rule-end_condition-all_cards_or_last = Los demás, eliminados
rule-end_condition-all_cards = Todas las cartas
rule-time_limit_s = La campana
    .about = Cuando suena, gana quien tiene más cartas.
rule-time_limit_s-0 = Sin campana
rule-max_flips = La partida más larga
    .about = Después de tantas cartas volteadas gana quien tiene más.
rule-leave_policy = Cuando alguien se va
    .about = Qué pasa con sus cartas.
rule-leave_policy-under_pile = Bajo la pila
rule-leave_policy-deal_out = Para los demás

## Los puestos

rule-rank_by_elimination = Quién se clasifica
    .about = A quién se clasifica al final.
rule-rank_by_elimination-true = A todos
rule-rank_by_elimination-false = Solo al ganador

## En esta mesa

rule-min_cover_ms = Una carta se queda al menos
    .about = La siguiente no sale antes.
rule-min_cover_ms-0 = Sin límite
rule-flip_timeout_ms = Tiempo para voltear
    .about = Después, tu carta se voltea sola.
rule-flip_timeout_ms-0 = Sin límite
rule-idle_ms = Esperar un golpe
    .about = Cuando nadie puede voltear, la mesa espera este tiempo.
rule-disconnect_grace_s = Conexión perdida
    .about = Tu lugar se guarda este tiempo.
rule-disconnect_grace_s-0 = No se guarda

## Lo que debe ser una regla, detrás de su nombre

expected-beside = algo que encaje con { $other }
expected-one-of = uno de { $choices }
expected-setting = ese ajuste no existe; quizá { $near }
expected-number = un número entero de { $least } a { $most }
expected-never-or = 0 para nunca, o un número entero de { $least } a { $most }
expected-triggers = una lista como rank:J, double
expected-challenge_stoppers = una lista de valores distintos de 2 a 10
expected-text = un texto de 1 a 40 caracteres
