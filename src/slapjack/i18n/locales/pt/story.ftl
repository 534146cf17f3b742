# A narração. Cada frase tem uma forma para si mesmo: o atributo .you.
said-won = { $name } ganha { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }{ $ms ->
        [0] .
       *[other] {""}, { $ms } ms.
    }
    .you = Você ganha { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }{ $ms ->
        [0] !
       *[other] {""}, { $ms } ms!
    }
said-challenge-won = { $name } leva { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }.
    .you = Você leva { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }.
said-pile-given = A pilha vai para { $other }.
    .you = A pilha vai para { $other }.
said-pays = { $name } dá { $cards ->
        [1] uma carta
       *[other] { $cards } cartas
    } a { $other }.
    .you = Você dá { $cards ->
        [1] uma carta
       *[other] { $cards } cartas
    } a { $other }.
said-pays-all = { $name } paga a todos.
    .you = Você paga a todos.
said-burn = { $name } põe { $cards ->
        [1] uma carta
       *[other] { $cards } cartas
    } embaixo da pilha.
    .you = Você põe { $cards ->
        [1] uma carta
       *[other] { $cards } cartas
    } embaixo da pilha.
said-late = { $name } chegou tarde. De graça.
    .you = Tarde demais. Não custa nada.
said-early = { $name } bateu cedo demais. De graça.
    .you = Cedo demais. Não custa nada.
said-silent = { $name } não gritou.
    .you = Grite ao bater!
said-timeout = { $name } tem que esperar.
    .you = Sua mão descansa.
said-last-chance = { $name } ficou sem cartas: uma última chance.
    .you = Sem cartas. Ganhe a próxima batida!
said-revived = { $name } voltou!
    .you = Você voltou!
said-left = { $name } saiu.
    .you = Você saiu.
said-redeal = Ninguém pode virar: a pilha é distribuída de novo.
said-void = Esta batida não conta. Não custa nada.
said-cut = { $name } cortou o baralho.
    .you = Você cortou o baralho.
said-misdeal = Apareceu ao distribuir: { $what }. O monte de { $name } é embaralhado.
    .you = Apareceu ao distribuir: { $what }. Seu monte é embaralhado.
said-challenge = Desafio! { $name } tem { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    } para responder.
    .you = Desafio! Você tem { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    } para responder.
said-decided = { $name } ganha o desafio.
    .you = Você ganha o desafio. Leve a pilha!
said-stopped = { $what } encerra o desafio. Ninguém leva a pilha.
said-slap-in = { $name } ficou sem cartas, mas ainda pode bater.
    .you = Sem cartas. Bata certo e você volta!
said-last-now = { $name } ficou sem cartas: esta é a última chance.
    .you = Sem cartas: esta é a sua última chance!
said-peek = { $name } espiou a carta. Ela vai para baixo do monte.
    .you = Você espiou a carta. Ela vai para baixo do seu monte.
said-toward = Virada para o lado errado! A carta de { $name } vai para baixo do monte.
    .you = Virada para o seu lado! Sua carta vai para baixo do monte.
said-toward-top = Virada para o lado errado! { $name } vira essa carta de novo.
    .you = Virada para o seu lado! Vire essa carta de novo.
said-foul = Mão errada! A batida de { $name } não vale.
    .you = Mão errada! Sua batida não vale.
said-contact = { $name }: só a palma vale.
    .you = Só a palma vale.
said-false-start = { $name } bateu antes da nova carta e sai do desempate.
    .you = Cedo demais! Você sai do desempate.
said-false = { $name } bateu, mas não havia em que bater.
    .you = Não havia em que bater.
said-false-free = { $name }: batida falsa. Não custa nada.
    .you = Batida falsa. Não custa nada.
said-flipper = Você virou: esta é para os outros.
said-not-tied = Agora só os empatados batem.
said-claimed = O desafio está ganho: as batidas não fazem mais nada.
said-ghost = Você está fora: sua batida não vale.
said-rests = A mão de { $name } { $cards ->
        [0] descansa nesta carta
        [1] descansa por mais { $cards } carta
       *[other] descansa por mais { $cards } cartas
    }.
    .you = Sua mão { $cards ->
        [0] descansa nesta carta
        [1] descansa por mais { $cards } carta
       *[other] descansa por mais { $cards } cartas
    }.
said-tie = Empate! Só { $names } batem na próxima carta.
    .you = Empate! Bata na próxima carta antes de { $names }.
said-tie-again = Empate de novo! Só { $names } batem na próxima carta.
    .you = Empate de novo! Bata na próxima carta antes de { $names }.
said-split = Eles dividem a pilha: { $what }.
said-out-missed = { $name } perdeu a última chance e está fora.
    .you = Você perdeu a última chance. Você está fora.
said-out-empty = { $name } ficou sem cartas e está fora.
    .you = Sem cartas: você está fora.
said-out-false = Batida falsa sem cartas: { $name } está fora.
    .you = Batida falsa sem cartas: você está fora.
said-away = { $name } não está: as cartas viram sozinhas.
    .you = Você não estava: suas cartas viram sozinhas.
said-back = { $name } está aqui de novo.
    .you = Você está aqui de novo.
said-buried = Ninguém bateu. O Valete ficou enterrado.
said-buried-other = Ninguém bateu. Já não vale: { $what }.
said-time-up = O tempo acabou!
said-flips-up = Essa foi a última carta!
said-over = { $name } ganha o jogo!
    .you = Você ganha o jogo!
said-draw = Ninguém pode continuar: empate!
why-false = Batida falsa!
why-hand = Mão errada!
why-contact = Não foi a palma!
why-anticipated = Cedo demais!
why-empty = Não havia pilha!
why-tied = Empate!
why-coin = Empate! A sorte decide.
why-trigger = { $trigger }!
trigger-slapjack = Slapjack
trigger-jack = Valete
trigger-queen = Dama
trigger-king = Rei
trigger-ace = Ás
trigger-two = Dois
trigger-three = Três
trigger-four = Quatro
trigger-five = Cinco
trigger-six = Seis
trigger-seven = Sete
trigger-eight = Oito
trigger-nine = Nove
trigger-ten = Dez
trigger-double = Dupla
trigger-sandwich = Sanduíche
trigger-top_bottom = Topo e fundo
trigger-marriage = Casamento
trigger-divorce = Divórcio
trigger-tens = Dezena
trigger-sum = Soma
trigger-run = Escada
trigger-flush = Naipe
trigger-joker = Coringa
said-minute = Falta um minuto!
said-seconds = Faltam dez segundos!
said-flips-left = Faltam dez cartas para virar!
said-misdeal-called = Cartas mal dadas! Vamos dar de novo.
