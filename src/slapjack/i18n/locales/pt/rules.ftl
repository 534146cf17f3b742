### As regras da casa como perguntas: cada ajuste, do que trata e o que se pode escolher.

rule-number = { $value }
rule-followed = “{ $rule }” passa a “{ $value }”, para combinar.
rule-offered = “{ $rule }”: { $value }
rule-length = Com { $players }: cerca de { $minutes } min, quase sempre de { $least } a { $most }.

## O ritmo, dois ajustes de uma vez

rule-pace = Ritmo
    .about = Quanto uma carta fica no mínimo, e quanto tempo você tem para virar.
rule-pace-family = Calmo
rule-pace-normal = Normal
rule-pace-brisk = Ligeiro

## Quem joga

rule-min_players = Mínimo de jogadores
    .about = Com menos gente, a partida não começa.
rule-max_players = Máximo de jogadores
    .about = Ninguém mais pode se sentar.
rule-jokers = Coringas
    .about = Quantos coringas há no baralho.
rule-jokers-0 = Nenhum

## Como distribuir

rule-dealer_choice = Quem dá as cartas
    .about = Quem dá as cartas na primeira partida. Quem está à esquerda começa.
rule-dealer_choice-random = Por sorteio
rule-dealer_choice-youngest = O mais jovem
rule-dealer_choice-host = O anfitrião
rule-dealer_choice-rotate = Um de cada vez
rule-cut = Cortar o baralho
    .about = Quem está à direita de quem dá as cartas corta antes da distribuição.
rule-cut-none = Sem corte
rule-cut-optional = Se quiser
rule-cut-required = Sempre
rule-misdeal = Carta vista na distribuição
    .about = O que acontece quando uma carta aparece antes de o jogo começar.
rule-misdeal-ignore = Nada
rule-misdeal-shuffle_stock = Embaralhar esse monte
rule-misdeal_per_mille = Cartas vistas por engano
    .about = Quantas cartas em cada mil aparecem, como com alguém desajeitado.
rule-misdeal_per_mille-0 = Nenhuma

## Sua vez

rule-toward_self_remedy = Virada para o seu lado
    .about = Você viu a carta primeiro. Para onde ela vai?
rule-toward_self_remedy-bottom = Embaixo do seu monte
rule-toward_self_remedy-top = De volta em cima

## Quando bater

rule-triggers = Cartas em que se bate
    .about = Cartas e combinações que abrem a corrida pela pilha.
rule-rank-J = Valete
rule-rank-Q = Dama
rule-rank-K = Rei
rule-rank-A = Ás
rule-rank-number = { $rank }
rule-trigger-double = Duplas
rule-trigger-sandwich = { $number ->
    [1] Sanduíches
   *[other] Sanduíches de { $number }
}
rule-trigger-top_bottom = Em cima e embaixo
rule-trigger-marriage = Casamentos
rule-trigger-divorce = Divórcios
rule-trigger-tens = Dezenas
rule-trigger-sum = Somas de { $number }
rule-trigger-run = Escadas de { $number }
rule-trigger-run-wrap = Escadas de { $number }, além do Ás
rule-trigger-flush = { $number } do mesmo naipe
rule-trigger-joker = Coringas
rule-flipper_may_slap = A sua própria carta
    .about = Você pode bater na carta que virou?
rule-flipper_may_slap-true = Sim, você também
rule-flipper_may_slap-false = Só os outros

## Ganhar a pilha

rule-win_pile = A pilha ganha
    .about = O que quem ganhou faz com as cartas.
rule-win_pile-bottom = Embaixo do monte
rule-win_pile-shuffle_all = Embaralhada no monte
rule-win_pile-shuffle_won_bottom = Embaralhada e embaixo
rule-next_after_win = Quem continua
    .about = De quem é a vez quando uma pilha é ganha.
rule-next_after_win-after_flipper = O jogo segue
rule-next_after_win-winner = Quem ganhou
rule-next_after_win-after_winner = À esquerda de quem ganhou

## Batidas falsas

rule-false_slap = Uma batida falsa
    .about = Quanto custa bater na carta errada.
rule-false_slap-to_flipper = Uma carta a quem virou
rule-false_slap-to_each = Uma carta a cada um
rule-false_slap-burn = Uma carta sob a pilha
rule-false_slap-none = Nada
rule-false_slap-pile_to_flipper = A pilha a quem virou
rule-false_slap-timeout = Sua mão descansa
rule-penalty_cards = Cartas a pagar
    .about = Quantas cartas custa uma batida falsa.
rule-timeout_flips = Quanto ela descansa
    .about = Quantas cartas são viradas até a sua mão voltar a valer.
rule-self_false_slap = Falsa na sua carta
    .about = A quem você paga quando bate na própria carta por engano.
rule-self_false_slap-next_player = Ao próximo jogador
rule-self_false_slap-burn = À pilha
rule-self_false_slap-none = A ninguém
rule-max_false_per_flip = Várias na mesma carta
    .about = Quantas batidas falsas contam se você bate sem parar.
rule-broke_false_slap = Falsa e sem cartas
    .about = Você não tem mais carta para pagar.
rule-broke_false_slap-eliminate = Você está fora
rule-broke_false_slap-ignore = Não custa nada
rule-empty_slap = Bater na mesa vazia
    .about = Não há carta aberta.
rule-empty_slap-ignore = Não acontece nada
rule-empty_slap-penalise = É uma batida falsa

## Como bater

rule-contact = Palma ou dedo
    .about = Com que parte da mão você bate. Na tela, é uma regra de boas maneiras.
rule-contact-palm_only = A palma aberta
rule-contact-any = Os dedos também
rule-bad_contact = Bater com um dedo
    .about = Quanto custa um dedo ou o dorso da mão.
rule-bad_contact-void = Não vale
rule-bad_contact-false_slap = É uma batida falsa
rule-slap_hand = Que mão
    .about = Com que mão você bate.
rule-slap_hand-any = Qualquer uma
rule-slap_hand-non_flipping = A que não vira
rule-slap_hand-flipping = Só a que vira
rule-hand_foul = A mão errada
    .about = Quanto custa bater com a mão errada, ou com as duas.
rule-hand_foul-void = Não vale
rule-hand_foul-false_slap = Como uma batida falsa
rule-anticipation_rule = Chutar
    .about = Uma batida rápida demais para ter visto a carta.
rule-anticipation_rule-allow = Pode
rule-anticipation_rule-void = Não vale
rule-anticipation_rule-false_slap = É uma batida falsa
rule-anticipation_ms = Cedo demais
    .about = Ninguém vê uma carta mais rápido que isso.
rule-anticipation_ms-0 = Antes da carta

## O grito

rule-shout = Gritar
    .about = Uma batida só vale com “Slapjack!” ou o nome daquilo em que você bate.
rule-shout-off = Em silêncio vale
rule-shout-required = Gritar ao bater
rule-shout_window_ms = Tempo para gritar
    .about = Você pode gritar até esse tempo antes ou depois da batida.
rule-shout_window_ms-0 = No mesmo momento

## Tarde demais

rule-late_grace_ms = Batidas atrasadas
    .about = Até esse tempo depois da próxima carta, uma batida atrasada não custa nada.
rule-late_grace_ms-0 = Nunca de graça

## Sem cartas

rule-last_chance = Um monte vazio
    .about = O que você pode fazer quando o seu monte acaba.
rule-last_chance-one = Uma última chance
rule-last_chance-none = Fora na hora
rule-last_chance-unlimited = Continuar batendo
rule-own_last_trigger = Sua última carta é de bater
    .about = Essa batida já é a sua última chance?
rule-own_last_trigger-counts = Já é
rule-own_last_trigger-free = É a próxima
rule-buried_uses_chance = Uma carta enterrada
    .about = Ninguém bateu nela. A sua última chance se perde?
rule-buried_uses_chance-true = Se perde
rule-buried_uses_chance-false = Você a mantém
rule-max_redeals = Distribuir de novo
    .about = Ninguém pode virar: quantas vezes a pilha é distribuída antes do empate.
rule-max_redeals-0 = Nunca

## Empates

rule-tie_rule = Um empate
    .about = Duas mãos no mesmo momento.
rule-tie_rule-replay = Mais uma carta
rule-tie_rule-split = Dividem
rule-tie_rule-coin = Sorteio
rule-tie_rule-lowest_hand = A mão mais baixa
rule-tie_rule-first = A primeira a chegar
rule-tie_epsilon_ms = Quanto é um empate
    .about = Batidas com até essa diferença empatam.
rule-tie_epsilon_ms-0 = O mesmo instante
rule-max_tie_replays = Empate atrás de empate
    .about = Quantas cartas a mais são viradas antes de dividir a pilha.

## Desafios

rule-challenge = As figuras
    .about = A uma figura ou a um Ás se responde com outra dessas cartas, ou a pilha se perde.
rule-challenge-true = Com desafios
rule-challenge-false = Sem desafios
rule-challenge_stoppers = Cartas que param um desafio
    .about = Uma delas como resposta, e ninguém leva a pilha.
rule-slap_after_challenge = Bater em uma pilha ganha
    .about = Ainda se pode bater quando o desafio está decidido?
rule-slap_after_challenge-true = Até ser recolhida
rule-slap_after_challenge-false = Não mais
rule-claim_delay_ms = Recolher a pilha ganha
    .about = Quanto tempo ela fica antes de ser recolhida.
rule-claim_delay_ms-0 = Na hora

## O fim do jogo

rule-end_condition = Como se vence
    .about = Quando a partida acaba.
rule-end_condition-all_cards_or_last = Os outros estão fora
rule-end_condition-all_cards = Todas as cartas
rule-time_limit_s = O sino
    .about = Quando toca, vence quem tem mais cartas.
rule-time_limit_s-0 = Sem sino
rule-max_flips = A partida mais longa
    .about = Depois de tantas cartas viradas, vence quem tem mais.
rule-leave_policy = Quando alguém sai
    .about = O que acontece com as cartas dessa pessoa.
rule-leave_policy-under_pile = Sob a pilha
rule-leave_policy-deal_out = Para os outros

## Colocação

rule-rank_by_elimination = Quem se classifica
    .about = Quem entra na classificação.
rule-rank_by_elimination-true = Todos
rule-rank_by_elimination-false = Só o vencedor

## Nesta mesa

rule-min_cover_ms = Uma carta fica no mínimo
    .about = A próxima não vem antes disso.
rule-min_cover_ms-0 = Sem limite
rule-flip_timeout_ms = Tempo para virar
    .about = Depois disso, a sua carta vira sozinha.
rule-flip_timeout_ms-0 = Sem limite
rule-idle_ms = Esperar uma batida
    .about = Quando ninguém pode virar, a mesa espera esse tempo.
rule-disconnect_grace_s = Conexão perdida
    .about = O seu lugar fica guardado por esse tempo.
rule-disconnect_grace_s-0 = Não guardado

## O que uma regra deve ser, depois do nome

expected-beside = algo que combine com { $other }
expected-one-of = um destes: { $choices }
expected-setting = esse ajuste não existe; talvez { $near }
expected-number = um número inteiro de { $least } a { $most }
expected-never-or = 0 para nunca, ou um número inteiro de { $least } a { $most }
expected-triggers = uma lista como rank:J, double
expected-challenge_stoppers = uma lista de valores diferentes de 2 a 10
expected-text = um texto de 1 a 40 caracteres
