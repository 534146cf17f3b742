lobby-code = Mesa
lobby-scan = Escanea para sentarte
lobby-qr = Código QR con la dirección de esta mesa
lobby-type = o escribe esta dirección
lobby-reach-public = Cualquiera que tenga esta dirección puede entrar.
lobby-reach-lan = Los teléfonos en la misma red Wi-Fi que esta pantalla pueden entrar. Desde fuera de casa no se puede.
lobby-reach-outside = ¿Cómo entra la gente de fuera?
lobby-reach-outside-how = El servidor necesita una dirección en internet: quien lo lleva lo arranca con --public-url detrás de un túnel o un proxy. slapjack doctor lo comprueba.
lobby-reach-name = Los aparatos que conocen este nombre pueden entrar.
lobby-reach-virtual = Probablemente solo esta computadora puede abrir esta dirección.
lobby-reach-none = Ningún teléfono puede llegar todavía a este servidor. Conecta esta computadora a una red y vuelve a cargar la página.
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-share = Compartir el enlace
lobby-seats = En la mesa
lobby-seat-count = { $taken } de { $most }
lobby-empty-one = Por ahora solo estás tú. Haz que escaneen el código o agrega un robot.
lobby-empty-none = Todavía no hay nadie. Escanea el código para sentarte.
lobby-seat-free = Lugar libre
lobby-you = tú
lobby-here = en esta pantalla
lobby-host = anfitrión
lobby-unready = aún sin aceptar
lobby-ready-set = Acepto estas reglas
lobby-rules-changed = Las reglas han cambiado.
lobby-thumbs-missing = Aún sin aceptar: { $names }
lobby-thumbs-wait = { $count ->
    [one] Falta un pulgar arriba
   *[other] Faltan { $count } pulgares arriba
}
lobby-thumbs-needed = Esperar todos los pulgares
lobby-away = ausente
lobby-bot = robot, { $level }
lobby-heavy = patas pesadas, +{ $ms } ms
lobby-wins = { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}
lobby-sit = Sentarme
lobby-sitting = Un momento…
lobby-stand = Dejar mi lugar
lobby-bots = Robots
lobby-bot-add = Agregar un robot
lobby-bot-remove = Quitar un robot
lobby-kick = Sacar a { $name }
lobby-lock = Cerrar la mesa
lobby-locked = La mesa está cerrada: nadie más puede sentarse.
lobby-full = Todos los lugares están ocupados. Puedes mirar esta partida, o volver al inicio y abrir una mesa.
lobby-rules = Reglas
lobby-deal = Repartir
lobby-need = { $missing ->
    [one] Falta una persona más y puedes repartir.
   *[other] Faltan { $missing } personas más y puedes repartir.
}
lobby-wait-host = { $name } reparte cuando estén todos.
lobby-wait-nobody = El anfitrión no está. Pronto otra persona de aquí tomará su lugar.
lobby-watchers = { $count ->
    [0] Nadie mira
    [one] Mira una persona
   *[other] Miran { $count } personas
}
lobby-screens = Hay una pantalla grande conectada: el sonido sale de ella y este dispositivo calla. Con M o en el menú lo activas aquí.
lobby-code-hidden = El código está oculto.
lobby-code-show = Mostrarlo
lobby-call = Os oís por la llamada: ¿es aquí donde debe sonar el juego?
lobby-call-sound = Sonido aquí
plain-hello = ¡Hola, { $name }!
plain-with = Con { $names }
lobby-tally = Partidas ganadas
lobby-tally-empty = Nadie ha ganado todavía una partida.
lobby-home = Inicio

level-gentle = tranquilo
level-steady = constante
level-hasty = apurado
level-sleepy = dormilón
level-sharp = veloz
level-other = { $level }

preset-classic = Clásico
preset-classic-about = Solo Jotas. Un golpe en falso cuesta una carta. ¿Sin cartas? Una última oportunidad.
preset-frappe-le-valet = Frappe le Valet
preset-frappe-le-valet-about = De Quebec, para tres o más: primero se corta, las cartas ganadas se barajan y se juega hasta que uno las tenga todas.
preset-italian = Italiano
preset-italian-about = Las cartas ganadas se barajan, gana la mano de más abajo y se juega hasta que uno las tenga todas.
preset-strict-kids = Estricto
preset-strict-kids-about = Un golpe en falso cuesta una carta para cada uno de los demás.
preset-little-ones = Para los pequeños
preset-little-ones-about = Golpes en falso gratis, nadie queda fuera, cartas lentas, cinco minutos.
preset-fast = Rápido
preset-fast-about = Sin última oportunidad: sin cartas, fuera.
preset-doubles-and-sandwiches = Dobles
preset-doubles-and-sandwiches-about = Golpea Jotas, dobles y sándwiches.
preset-shout = Con grito
preset-shout-about = Un golpe solo vale con un grito. Usa el botón Gritar.
preset-one-hand = Con una mano
preset-one-hand-about = Golpea solo con la mano que no voltea.
preset-egyptian-ratscrew = Egyptian Ratscrew
preset-egyptian-ratscrew-about = Dobles, sándwiches y matrimonios; las figuras lanzan desafíos.
preset-changed = { $name }, con reglas de la casa
preset-other = Reglas de la casa
preset-other-about = Las reglas propias de esta mesa.
lobby-erase = Borrar esta mesa
lobby-erase-text = La mesa, su partida y los registros de todas sus partidas se borran, para todos. Nadie podrá recuperarlos.
lobby-erase-yes = Sí, borrarlo todo
lobby-erase-no = No, conservarla
lobby-result = Volver al resultado
