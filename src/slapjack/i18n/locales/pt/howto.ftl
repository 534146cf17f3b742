### As páginas “Como jogar”. As regras mesmas estão em sheet.ftl.

howto-language = Português
howto-languages = Esta página em outras línguas
howto-title = Como jogar Slapjack
howto-preset-title = Regras do Slapjack: { $name }
howto-description = As regras do jogo de cartas Slapjack em palavras simples: como virar, quando bater, quanto custa uma batida falsa e todas as regras da casa.
howto-lead = Slapjack é um jogo de cartas rápido para 2 a 8 jogadores, a partir de uns cinco anos. As cartas são viradas uma a uma sobre uma pilha. Quando aparece um Valete, todos batem: a primeira mão leva a pilha. Vence quem termina com todas as cartas.
howto-jack = A carta que se espera chama-se Valete em português, Jack em inglês, Valet em francês, Jota em espanhol e Fante em italiano.
howto-play = Jogar agora

## Em um minuto

howto-minute-title = Em um minuto
howto-step-deal = Todas as cartas são distribuídas. Cada um tem o seu monte, virado para baixo.
howto-step-flip = Cada um, na sua vez, vira a carta de cima do seu monte sobre a pilha do centro.
howto-step-slap = Um Valete? Bata! A primeira palma leva a pilha inteira.
howto-step-false = Não era um Valete? Foi uma batida falsa: você paga uma carta a quem a virou.
howto-step-late = Ninguém bateu no Valete antes da próxima carta? Ele fica enterrado, e a pilha cresce.
howto-step-empty = Sem cartas? Você ainda tem uma última chance, no próximo Valete.
howto-step-win = Vence o último jogador no jogo, ou quem tem todas as cartas. Uma partida dura de 5 a 15 minutos, mais ou menos.

## Regras para escolher

howto-presets-title = Regras para escolher
howto-presets-lead = Cada família joga um pouco do seu jeito. Aqui estão os jeitos mais conhecidos, cada um com as suas regras completas.
howto-full-title = As regras completas
howto-full-lead = Este é o jogo clássico. Uma mesa pode mudar qualquer uma destas regras, e então as mostra com as mesmas palavras.
howto-back = Todas as regras e dicas

## Dicas

howto-tips-title = Dicas
howto-tip-hand = Mantenha aberta e solta a mão que não vira as cartas, perto da beira da pilha.
howto-tip-eyes = Olhe para a carta enquanto ela vira, não para as mãos dos outros.
howto-tip-faces = De relance, uma Dama ou um Rei parece um Valete. Espere até ver a letra.
howto-tip-calm = Sobraram poucas cartas? Calma. Uma boa batida traz você de volta ao jogo.
howto-tip-flip = Vire sempre do mesmo jeito e para longe de você. Se virar torto, você vê a carta antes dos outros, e isso não é justo.

## Perguntas

howto-questions-title = Perguntas
howto-ask-tie = E se dois baterem ao mesmo tempo?
howto-answer-tie = No jogo clássico, mais uma carta é virada, só para os dois. Na tela, a foto da chegada mostra quanto tempo cada um levou.
howto-ask-network = Quem tem conexão lenta perde?
howto-answer-network = Não. A mesa mede cada conexão e conta a partir do momento em que a carta aparece na sua própria tela, não de quando a sua batida chega.
howto-ask-children = Crianças pequenas podem jogar?
howto-answer-children = Sim. Com as regras para pequenos, uma batida falsa é de graça e ninguém sai do jogo. E uma mesa pode frear as mãos dos grandes.
howto-ask-palm = A tela distingue uma palma de um dedo?
howto-answer-palm = Não. Na tela, a regra da palma é questão de boas maneiras.
howto-ask-odd = Alguns receberam uma carta a mais. Isso é justo?
howto-answer-odd = É. Nem sempre dá para dividir 52 cartas por igual, e uma carta não muda nada.

## Palavras

howto-words-title = Palavras
howto-word-stack = Monte
howto-means-stack = As suas próprias cartas, viradas para baixo na sua frente.
howto-word-pile = Pilha
howto-means-pile = As cartas viradas no centro. É nela que se bate.
howto-word-flip = Virar
howto-means-flip = Colocar a carta de cima do seu monte sobre a pilha, com a face para cima.
howto-word-slap = Bater
howto-means-slap = Dar com a palma aberta na pilha.
howto-word-false = Batida falsa
howto-means-false = Uma batida em uma carta em que não se bate.
howto-word-buried = Enterrada
howto-means-buried = Coberta pela próxima carta antes que alguém batesse.
howto-word-chance = Última chance
howto-means-chance = A única batida que resta quando o seu monte acaba.
