### Las páginas «Cómo jugar». Las reglas mismas están en sheet.ftl.

howto-language = Español
howto-languages = Esta página en otros idiomas
howto-title = Cómo jugar a Slapjack
howto-preset-title = Reglas de Slapjack: { $name }
howto-description = Las reglas del juego de cartas Slapjack en palabras sencillas: cómo voltear, cuándo golpear, cuánto cuesta un golpe en falso y todas las reglas de la casa.
howto-lead = Slapjack es un juego de cartas rápido para 2 a 8 jugadores, desde los cinco años más o menos. Las cartas se voltean una por una sobre una pila. Cuando aparece una Jota, todos golpean: la primera mano se lleva la pila. Gana quien termina con todas las cartas.
howto-jack = La carta que hay que esperar se llama Jota en español, Jack en inglés, Valet en francés, Valete en portugués y Fante en italiano.
howto-play = Jugar ahora

## En un minuto

howto-minute-title = En un minuto
howto-step-deal = Se reparten todas las cartas. Cada uno tiene su mazo boca abajo.
howto-step-flip = Por turnos, cada uno voltea la carta de arriba de su mazo sobre la pila del centro.
howto-step-slap = ¿Una Jota? ¡Golpea! La primera palma se lleva toda la pila.
howto-step-false = ¿No era una Jota? Fue un golpe en falso: pagas una carta a quien la volteó.
howto-step-late = ¿Nadie golpeó la Jota antes de la carta siguiente? Queda enterrada y la pila crece.
howto-step-empty = ¿Sin cartas? Te queda una última oportunidad, en la próxima Jota.
howto-step-win = Gana el último jugador en juego o quien tiene todas las cartas. Una partida dura de 5 a 15 minutos, más o menos.

## Reglas para elegir

howto-presets-title = Reglas para elegir
howto-presets-lead = Cada familia juega un poco a su manera. Estas son las formas más conocidas, cada una con sus reglas completas.
howto-full-title = Las reglas completas
howto-full-lead = Este es el juego clásico. Una mesa puede cambiar cualquiera de estas reglas, y entonces las muestra con las mismas palabras.
howto-back = Todas las reglas y consejos

## Consejos

howto-tips-title = Consejos
howto-tip-hand = Ten abierta y suelta la mano que no voltea, cerca del borde de la pila.
howto-tip-eyes = Mira la carta mientras se voltea, no las manos de los demás.
howto-tip-faces = A primera vista, una Reina o un Rey parece una Jota. Espera a ver la letra.
howto-tip-calm = ¿Te quedan pocas cartas? Calma. Un buen golpe te devuelve al juego.
howto-tip-flip = Voltea siempre igual y alejando la carta de ti. Si la volteas de lado, la ves antes que los demás, y no es justo.

## Preguntas

howto-questions-title = Preguntas
howto-ask-tie = ¿Y si dos golpean al mismo tiempo?
howto-answer-tie = En el juego clásico se voltea una carta más, solo para ellos dos. En la pantalla, la foto de llegada muestra cuánto tardó cada uno.
howto-ask-network = ¿Pierde quien tiene una conexión lenta?
howto-answer-network = No. La mesa mide cada conexión y cuenta desde el momento en que la carta aparece en tu propia pantalla, no desde que llega tu golpe.
howto-ask-children = ¿Pueden jugar los más pequeños?
howto-answer-children = Sí. Con las reglas para pequeños, un golpe en falso es gratis y nadie queda fuera. Y una mesa puede frenar las manos de los mayores.
howto-ask-palm = ¿Distingue la pantalla una palma de un dedo?
howto-answer-palm = No. En una pantalla, la regla de la palma es cuestión de buenos modales.
howto-ask-odd = A algunos les tocó una carta más. ¿Es justo?
howto-answer-odd = Sí. 52 cartas no siempre se pueden repartir por igual, y una carta no cambia nada.

## Palabras

howto-words-title = Palabras
howto-word-stack = Mazo
howto-means-stack = Tus propias cartas, boca abajo delante de ti.
howto-word-pile = Pila
howto-means-pile = Las cartas volteadas en el centro. Es lo que se golpea.
howto-word-flip = Voltear
howto-means-flip = Poner la carta de arriba de tu mazo boca arriba sobre la pila.
howto-word-slap = Golpear
howto-means-slap = Dar con la palma abierta sobre la pila.
howto-word-false = Golpe en falso
howto-means-false = Un golpe sobre una carta que no se golpea.
howto-word-buried = Enterrada
howto-means-buried = Tapada por la carta siguiente antes de que alguien golpeara.
howto-word-chance = Última oportunidad
howto-means-chance = El único golpe que te queda cuando tu mazo está vacío.
