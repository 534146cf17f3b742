# The privacy page: what docs/privacy.md says, for whoever plays.
privacy-title = Privacidad
privacy-lead = Juegas sin cuenta, y casi nada tuyo se guarda. Aquí dice qué, dónde y cuánto tiempo.
privacy-not-title = Lo que no se guarda
privacy-not-account = Ni cuenta, ni correo, ni cumpleaños, ni chat, ni micrófono, ni cámara.
privacy-not-name = Eres un animal con un color. Los nombres escritos solo existen si el anfitrión los permite, y los registros solo los llevan si el anfitrión los guarda.
privacy-not-address = Ninguna dirección de red, ningún dato del aparato, ni quién jugó con quién.
privacy-not-tracking = Ni cookies, ni rastreo, ni publicidad: tu navegador solo habla con este servidor.
privacy-kept-title = Qué se guarda, y cuánto tiempo
privacy-kept-browser = En tu navegador: tus ajustes, los secretos de tus sitios, tus teclas y tus propios tiempos del entrenador. Hasta que los borres.
privacy-kept-table = En el servidor: la mesa con sus reglas, sitios y cartas. Se borra cuando nadie ha venido durante { $hours ->
    [one] una hora
   *[other] { $hours } horas
}.
privacy-kept-record = En el servidor: el registro de una partida acabada, con cartas y tiempos de reacción por animal, durante { $days ->
    [one] un día
   *[other] { $days } días
}.
privacy-kept-network = En la memoria del servidor: tu dirección de red, para contar intentos de códigos. Nunca se escribe.
privacy-erase-title = Cómo borrarlo
privacy-erase-mine = Lo de tu navegador: Ajustes, «Borrar mis datos».
privacy-erase-table = Una mesa con los registros de sus partidas: el menú del anfitrión, «Borrar esta mesa». Desaparece al instante, para todos.
privacy-seen-title = Quién ve qué
privacy-seen-others = En la mesa todos ven tu animal o nombre, tu color, cuántas cartas tienes, tus tiempos en una carrera, y si tu conexión es buena.
privacy-seen-link = Quien tiene el código de una mesa puede mirar, si el anfitrión no lo impide.
privacy-seen-children = Nada pide datos de un niño. La palabra que algunas reglas hacen gritar es un botón, nunca un micrófono.
