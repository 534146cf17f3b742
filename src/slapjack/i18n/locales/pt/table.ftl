table-slap = Bater na pilha
table-flip = Virar
table-flip-what = sua carta
table-title = Slapjack, mesa { $code }
table-shout = Gritar
table-react = Reações
table-next-seat = Jogar a próxima partida
table-menu = Menu da mesa
table-counts = Montes
table-you = Você
table-cards = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
table-pile = { $count ->
    [0] Sem pilha
    [1] Pilha de { $count } carta
   *[other] Pilha de { $count } cartas
}
table-your-turn = Sua vez. Vire!
table-turn-of = A vez de virar é de { $name }
table-flipping = { $name } vira uma carta…
table-flipping-own = Sua carta está virando…
table-dealing = Dando as cartas…
table-last-chance = Última chance: ganhe a próxima batida!
table-out = Você está fora. Assista e torça!
table-watching = Você está assistindo
table-auto = Vira sozinha em { $seconds } s
table-last-chance-of = última chance
table-out-of = fora
table-away-of = ausente
table-paws-of = +{ $ms } ms
table-cut-title = Cortar o baralho?
table-cut-high = Mais em cima
table-cut-middle = No meio
table-cut-low = Mais embaixo
table-cut-no = Não, dar as cartas
table-cut-wait = { $name } pode cortar o baralho…
table-paused = Em pausa
table-paused-hint = Tudo parado. O anfitrião pode continuar.
table-resume = Continuar
table-lost = A conexão caiu. O seu lugar está guardado.
table-lost-watching = A conexão caiu.
table-slower = Conexão mais lenta: esta rede bloqueia a rápida. Você pode continuar jogando.
table-retry = Tentar agora
table-connecting = Conectando…
table-sound-on = Som ligado
table-sound-off = Som desligado
table-pause = Pausar
table-leave = Sair da partida
table-home = Início, guardar meu lugar
table-close = Voltar à partida
table-leave-title = Sair da mesa?
table-leave-text = Se for para o início, o seu lugar fica guardado por um tempo. Se sair de vez, suas cartas ficam aqui: você não pode voltar a esta partida.
table-leave-yes = Sair de vez
table-leave-no = Ficar
table-link-good = conexão boa
table-link-slow = conexão lenta
table-link-weak = conexão fraca
table-link-unknown = conexão ainda não medida
table-finish = Foto da chegada
table-finish-row = { $name }: { $ms } ms
table-result-won = ganhou
table-result-lost = perdeu
table-result-tied = empatou
table-result-false = batida falsa
table-result-void = cedo demais
table-result-late = tarde demais
table-result-ignored = não conta
table-result-rejected = fora
table-keys = { $slap } bate, { $flip } vira, { $mute } silencia
table-wait-turn = Ninguém vira agora.
table-paused-for = Esperando { $names }.
table-stock = suas cartas
table-cut-own = Você pode cortar o baralho.
table-let-go = Solte para bater
table-keys-shout = { $shout } grita, de 1 a 9 gritam o que você vê
table-take = Leve a pilha
table-claim = { $name } ganhou o desafio e leva a pilha…
    .you = Você ganhou o desafio. Leve a pilha!
table-replay = Empate! Só { $names } batem na próxima carta.
    .you = Empate! Bata na próxima carta antes de { $names }.
table-replay-now = Esta carta, seja qual for: { $names }!
    .you = Bata nesta carta, seja qual for!
table-replay-count = nova carta { $count } de { $most }
table-slap-in = Sem cartas: bata certo para voltar!
table-slap-in-of = pode voltar
table-slap-ins = Sem cartas, pode voltar batendo: { $names }
table-chances = Última chance: { $names }
table-owes-of = deve { $cards }
table-rests-of = descansa { $cards }
table-time-left = faltam { $time }
table-flips-left = { $flips ->
    [1] falta { $flips } carta para virar
   *[other] faltam { $flips } cartas para virar
}
table-owes = { $name } tem { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    } para responder a { $other }
    .you = Você tem { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    } para responder a { $other }
    .them = { $name } tem { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    } para responder a você
table-keys-off = As teclas estão desligadas nas configurações.
table-key-space = Espaço
table-ghost-first = { $ms } ms: você teria ganhado!
table-ghost-behind = { $ms } ms: { $behind } ms atrasado
table-guess = Quem ganha a próxima pilha?
table-guess-right = Acertou! Já são { $right }
table-guess-wrong = Desta vez não. Tente de novo!
table-new-deck = Pegar um baralho novo
table-waiting-held = Esperando { $name }, { $time }
table-held = { $name } saiu um pouco, lugar guardado { $time }
table-stand-in = Trocar { $name } por um robô
table-go-without = Continuar sem { $name }
