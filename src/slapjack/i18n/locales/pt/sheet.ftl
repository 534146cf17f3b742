### A folha de regras: cada regra da mesa em uma frase simples.

## Tempos e cartas, como entram em uma frase

sheet-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
sheet-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
sheet-card-number = um { $value }
sheet-card-J = um Valete
sheet-card-Q = uma Dama
sheet-card-K = um Rei
sheet-card-A = um Ás

## Assuntos

sheet-title-players = Quem joga
sheet-title-deal = Como distribuir
sheet-title-turn = Sua vez
sheet-title-slap = Quando bater
sheet-title-win = Ganhar a pilha
sheet-title-false = Batidas falsas
sheet-title-hands = Como bater
sheet-title-shout = O grito
sheet-title-buried = Tarde demais
sheet-title-empty = Sem cartas
sheet-title-ties = Empates
sheet-title-challenge = Desafios
sheet-title-end = O fim do jogo
sheet-title-places = Colocação
sheet-title-table = Nesta mesa

## Quem joga

sheet-players-range = De { $least } a { $most } jogadores, cada um por si.
sheet-players-exact = Exatamente { $count } jogadores, cada um por si.
sheet-players-deck = { $jokers ->
    [0] Um baralho de 52 cartas, sem coringas.
    [1] Um baralho de 52 cartas e um coringa.
   *[other] Um baralho de 52 cartas e { $jokers } coringas.
}

## Como distribuir

sheet-deal-dealer-random = Um sorteio decide quem dá as cartas primeiro.
sheet-deal-dealer-youngest = O mais jovem dá as cartas primeiro.
sheet-deal-dealer-host = O anfitrião da mesa dá as cartas primeiro.
sheet-deal-dealer-rotate = Cada um dá as cartas na sua vez; um sorteio decide quem começa.
sheet-deal-passes = Depois de cada partida, quem está à esquerda passa a dar as cartas.
sheet-deal-cut-none = O baralho não é cortado.
sheet-deal-cut-optional = Quem está à direita de quem dá as cartas pode cortar o baralho.
sheet-deal-cut-required = Quem está à direita de quem dá as cartas tem que cortar o baralho.
sheet-deal-out = Todas as cartas são distribuídas viradas para baixo, uma de cada vez, no sentido horário, a partir da esquerda de quem dá as cartas. Alguns podem ficar com uma carta a mais.
sheet-deal-stack = Empilhe suas cartas na sua frente, viradas para baixo, sem olhar. Esse é o seu monte.
sheet-deal-misdeal = Se uma carta aparecer durante a distribuição, quem a recebe embaralha o seu monte.
sheet-deal-exposed = { $count ->
    [one] Nesta mesa, mais ou menos { $count } carta em cada { $of } aparece por engano durante a distribuição.
   *[other] Nesta mesa, mais ou menos { $count } cartas em cada { $of } aparecem por engano durante a distribuição.
}

## Sua vez

sheet-turn-order = O jogo segue no sentido horário, a partir da esquerda de quem deu as cartas. Quem não tem cartas é pulado.
sheet-turn-flip = Na sua vez, vire a carta de cima do seu monte sobre a pilha, no centro da mesa.
sheet-turn-away = Vire a carta afastando-a de você, para que todos a vejam ao mesmo tempo.
sheet-turn-seen-bottom = Você espiou a carta ou a virou para o seu lado? Ela vai para baixo do seu monte, e você vira a próxima.
sheet-turn-seen-top = Você espiou a carta? Ela vai para baixo do seu monte, e você vira a próxima. Você a virou para o seu lado? Devolva a carta para cima do monte e vire de novo.

## Quando bater

sheet-slap-rank = Bata quando aparecer { $card }.
sheet-slap-double = Bata em uma dupla: duas cartas seguidas do mesmo valor.
sheet-slap-sandwich = { $number ->
    [1] Bata em um sanduíche: duas cartas do mesmo valor com uma carta no meio.
   *[other] Bata em um sanduíche de { $number }: duas cartas do mesmo valor com { $number } cartas no meio.
}
sheet-slap-top_bottom = Bata quando a carta de cima tiver o mesmo valor que a carta aberta mais baixa da pilha.
sheet-slap-marriage = Bata em um casamento: um Rei e uma Dama seguidos, em qualquer ordem.
sheet-slap-divorce = Bata em um divórcio: um Rei e uma Dama com uma carta no meio.
sheet-slap-tens = Bata quando duas cartas de número seguidas somarem 10. O Ás vale 1. Pode haver um Valete, uma Dama ou um Rei entre elas.
sheet-slap-sum = Bata quando duas cartas de número seguidas somarem { $number }. O Ás vale 1.
sheet-slap-run = Bata em uma escada: as { $number } cartas de cima sobem ou descem de um em um. O Ás fica abaixo do 2 ou acima do Rei.
sheet-slap-run-wrap = Bata em uma escada: as { $number } cartas de cima sobem ou descem de um em um. O Ás liga o Rei e o 2: a escada pode continuar depois dele.
sheet-slap-flush = Bata quando as { $number } cartas de cima forem do mesmo naipe.
sheet-slap-joker = Bata quando aparecer um coringa.
sheet-slap-all = Todos podem bater, até quem virou a carta.
sheet-slap-others = Quem virou a carta não pode bater nela: essa batida não faz nada.

## Ganhar a pilha

sheet-win-first = A primeira mão na pilha ganha todas as cartas dela.
sheet-win-pile-bottom = Coloque as cartas que ganhou embaixo do seu monte, viradas para baixo.
sheet-win-pile-shuffle_all = Embaralhe as cartas que ganhou junto com todo o seu monte.
sheet-win-pile-shuffle_won_bottom = Embaralhe as cartas que ganhou e coloque-as embaixo do seu monte, viradas para baixo.
sheet-win-next-after_flipper = Depois, a vez é de quem está à esquerda de quem virou a última carta.
sheet-win-next-winner = Depois, a vez é de quem ganhou.
sheet-win-next-after_winner = Depois, a vez é de quem está à esquerda de quem ganhou.

## Batidas falsas

sheet-false-to_flipper = { $cards ->
    [one] Bater em outra carta é uma batida falsa. Você dá a carta de cima do seu monte, virada para baixo, a quem virou a última carta. Ela vai para baixo do monte dele.
   *[other] Bater em outra carta é uma batida falsa. Você dá as { $cards } cartas de cima do seu monte, viradas para baixo, a quem virou a última carta. Elas vão para baixo do monte dele.
}
sheet-false-to_each = Bater em outra carta é uma batida falsa. Você dá uma carta, virada para baixo, a cada um dos outros jogadores que ainda estão no jogo. Ela vai para baixo do monte dele.
sheet-false-burn = { $cards ->
    [one] Bater em outra carta é uma batida falsa. A carta de cima do seu monte vai para baixo da pilha, virada para baixo.
   *[other] Bater em outra carta é uma batida falsa. As { $cards } cartas de cima do seu monte vão para baixo da pilha, viradas para baixo.
}
sheet-false-none = Bater em outra carta é uma batida falsa, mas não custa nada.
sheet-false-pile_to_flipper = Bater em outra carta é uma batida falsa. Quem virou a última carta leva a pilha inteira; se foi você, quem leva é o próximo jogador. Uma pilha em que ainda se pode bater, ou que já foi ganha, fica onde está.
sheet-false-timeout = { $cards ->
    [one] Bater em outra carta é uma batida falsa. Sua mão descansa até virarem mais uma carta; nessa você já pode bater.
   *[other] Bater em outra carta é uma batida falsa. Sua mão descansa até virarem mais { $cards } cartas; na última delas você já pode bater.
}
sheet-false-own-next_player = Era a sua própria carta? Então você paga ao próximo jogador.
sheet-false-own-burn = Era a sua própria carta? Então o que você paga vai para baixo da pilha, virado para baixo.
sheet-false-own-none = Era a sua própria carta? Então você não paga nada.
sheet-false-count = { $times ->
    [1] Na mesma carta, só conta a sua primeira batida falsa.
   *[other] Na mesma carta, só contam as suas primeiras { $times } batidas falsas.
}
sheet-false-noted = { $times ->
    [1] Mesmo assim ela aparece nos seus números, no máximo uma vez por carta.
   *[other] Mesmo assim elas aparecem nos seus números, no máximo { $times } vezes por carta.
}
sheet-false-broke-eliminate = Uma batida falsa sem cartas para pagar elimina você.
sheet-false-broke-ignore = Uma batida falsa sem cartas para pagar não custa nada.
sheet-false-empty-ignore = Bater onde não há carta aberta não faz nada.
sheet-false-empty-penalise = Bater onde não há carta aberta também é uma batida falsa.

## Como bater

sheet-hands-palm-void = Bata com a palma aberta. Um dedo ou o dorso da mão não vale, mas não custa nada.
sheet-hands-palm-false_slap = Bata com a palma aberta. Um dedo ou o dorso da mão é uma batida falsa.
sheet-hands-any = Bata com a palma, um dedo ou o dorso da mão: tudo vale.
sheet-hands-non_flipping = Bata só com a mão que não vira as cartas.
sheet-hands-flipping = Bata só com a mão que vira as cartas.
sheet-hands-foul-void = Uma batida com a outra mão, ou com as duas, não vale, mas não custa nada.
sheet-hands-foul-false_slap = Uma batida com a outra mão, ou com as duas, é falta: não vale, e você paga como por uma batida falsa.
sheet-hands-early-allow = Você pode chutar: uma batida vale, por mais cedo que venha.
sheet-hands-early-void = Bater menos de { $time } depois que a carta aparece é chute. Não vale, mas não custa nada.
sheet-hands-early-false_slap = Bater menos de { $time } depois que a carta aparece é chute. É uma batida falsa.
sheet-hands-before-void = Bater antes de a carta aparecer não vale, mas não custa nada.
sheet-hands-before-false_slap = Bater antes de a carta aparecer é uma batida falsa.

## O grito

sheet-shout-words = Grite “Slapjack!” ao bater, ou o nome daquilo em que você bate.
sheet-shout-silent = Uma batida sem o grito certo não vale. Ganha a mão mais rápida que gritou.
sheet-shout-window = Grite no máximo { $time } antes ou depois da sua batida.
sheet-shout-together = Grite no exato momento da sua batida.

## Tarde demais

sheet-buried-cover = Uma carta em que se bate fica enterrada quando a próxima a cobre antes que alguém bata: ninguém mais pode bater nela.
sheet-buried-next = A pilha continua crescendo. Espere a próxima carta em que se pode bater.
sheet-buried-late = Uma batida que chega até { $time } depois da próxima carta está atrasada, mas não custa nada. Mais tarde, ela conta para essa carta nova.
sheet-buried-no-grace = Uma batida que chega depois da próxima carta conta para ela.

## Sem cartas

sheet-empty-one = Sem cartas, você ainda tem uma última chance: ganhe a próxima batida e você volta ao jogo.
sheet-empty-none = Sem cartas, você sai do jogo na hora.
sheet-empty-unlimited = Sem cartas, você pode continuar batendo quantas vezes quiser. Ganhe uma pilha e você volta ao jogo.
sheet-empty-missed = Se outra pessoa ganhar essa batida, você está fora.
sheet-empty-own-counts = Se a sua última carta for uma em que se bate, essa batida é a sua última chance.
sheet-empty-own-free = Se a sua última carta for uma em que se bate, ela não gasta a sua chance: a próxima é a última.
sheet-empty-buried-kept = Se a carta ficar enterrada, você mantém a sua chance.
sheet-empty-buried-spent = Se a carta ficar enterrada, você perde a sua chance: está fora.
sheet-empty-paid = Você também volta ao jogo quando alguém tem que lhe dar cartas.
sheet-empty-redeal = { $times ->
    [0] Se ninguém mais puder virar cartas, a partida termina empatada.
    [1] Se ninguém mais puder virar cartas, a pilha é embaralhada e distribuída de novo, uma única vez por partida. Na próxima vez, é empate.
   *[other] Se ninguém mais puder virar cartas, a pilha é embaralhada e distribuída de novo, no máximo { $times } vezes por partida. Depois disso, é empate.
}

## Empates

sheet-ties-within = Batidas com até { $time } de diferença empatam, assim como as que não dá para distinguir.
sheet-ties-same = Batidas no mesmo instante empatam, assim como as que não dá para distinguir.
sheet-ties-replay = O próximo jogador vira mais uma carta. Só os empatados batem nela, seja qual for: a primeira mão ganha a pilha inteira.
sheet-ties-early = Quem bater antes de essa carta aparecer sai do desempate.
sheet-ties-again = { $times ->
    [1] Empate de novo nessa carta? Então eles dividem a pilha.
   *[other] Empate de novo? Então eles tentam outra vez, com no máximo { $times } dessas cartas. Depois dividem a pilha.
}
sheet-ties-split = Os empatados dividem a pilha.
sheet-ties-coin = Um sorteio decide qual deles ganha a pilha.
sheet-ties-lowest_hand = Não há empates: ganha a mão que está mais embaixo, a que tocou a carta primeiro.
sheet-ties-first = Não há empates: ganha a batida que chega primeiro à mesa.

## Desafios

sheet-challenge-made = Um Valete, uma Dama, um Rei ou um Ás é um desafio. O próximo jogador tem que responder com outra dessas cartas, e tem poucas cartas para achá-la: uma depois de um Valete, duas depois de uma Dama, três depois de um Rei, quatro depois de um Ás.
sheet-challenge-answered = Uma resposta é um novo desafio para o jogador seguinte.
sheet-challenge-won = Não veio a resposta? Quem virou o desafio leva a pilha.
sheet-challenge-broke = As cartas acabaram no meio da resposta? O próximo jogador vira as que faltam.
sheet-challenge-stopped = Uma destas cartas como resposta encerra o desafio, e ninguém leva a pilha: { $ranks }.
sheet-challenge-slap = Uma batida certa vence um desafio, mesmo um que já foi ganho, enquanto ninguém levar a pilha.
sheet-challenge-no-slap = Uma batida certa vence um desafio. Depois que o desafio é ganho, as batidas não fazem nada.

## O fim do jogo

sheet-end-all_cards_or_last = Você vence quando todos os outros foram eliminados, ou quando tem todas as cartas.
sheet-end-all_cards = Você vence quando tem todas as cartas. Se for o último no jogo, você leva a pilha e vence.
sheet-end-time = Um sino encerra a partida depois de { $time }. Vence quem tem mais cartas; se o primeiro lugar ficar dividido, ninguém vence.
sheet-end-flips = { $count ->
    [1] A partida acaba depois de { $count } carta virada. Vence quem tem mais cartas.
   *[other] A partida acaba depois de no máximo { $count } cartas viradas. Vence quem tem mais cartas.
}
sheet-end-leave-under_pile = Quem sai da partida é eliminado. Suas cartas vão para baixo da pilha, viradas para baixo.
sheet-end-leave-deal_out = Quem sai da partida é eliminado. Suas cartas são distribuídas a quem ainda está no jogo.

## Colocação

sheet-places-all = Atrás do vencedor vêm os que ainda estão no jogo, pelo número de cartas, e depois os eliminados: o último a sair fica mais bem colocado.
sheet-places-winner = Só conta o vencedor. Não há segundo lugar.

## Nesta mesa

sheet-table-cover = A próxima carta vem pelo menos { $time } depois da anterior.
sheet-table-no-cover = A próxima carta pode vir na hora.
sheet-table-flip = Se você ficar { $time } sem virar, a sua carta vira sozinha.
sheet-table-no-flip = Não há limite de tempo para virar a carta.
sheet-table-idle = Quando ninguém pode virar e ninguém bate, a mesa espera { $time }, e a partida continua.
sheet-table-claim = Uma pilha ganha em um desafio é recolhida depois de { $time }.
sheet-table-claim-at-once = Uma pilha ganha em um desafio é recolhida na hora.
sheet-table-away = Se você perder a conexão, suas cartas viram sozinhas, e o seu lugar fica guardado por { $time }.
sheet-table-no-away = Se você perder a conexão, o seu lugar não fica guardado.
