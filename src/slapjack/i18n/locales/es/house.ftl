# The pages on which rules are read and chosen; the rules themselves are in rules.ftl and sheet.ftl.
house-lead = Parte de un juego y cambia lo que quieras.
house-presets = Partir de
house-front = Lo que se discute en familia
house-all = Todas las reglas
house-changes = { $count ->
    [0] Tal como es el juego.
    [1] Un cambio.
   *[other] { $count } cambios.
}
house-undo = Deshacer
house-changed-mark = cambiado
house-differs = { $preset }: { $rule }: { $value }
house-offer = Suele jugarse con
house-offer-take = Tomar todo eso
house-still = Imágenes quietas
house-at-least-one = Al menos una.
house-at-most = { $count } como mucho.
house-link = Enlace a estas reglas
house-wait = Un momento…
house-open = Abrir una mesa con estas reglas
house-use = Jugar con estas reglas
house-keep = Dejarlas como estaban
house-edit = Cambiar estas reglas
house-print = Imprimir
house-sheet-title = Las reglas de esta mesa
house-read = Leer todas las reglas
house-to-table = Mesa { $code }
house-bad-link = No se puede jugar con las reglas de este enlace.
house-choose-anew = Elegir otras reglas
house-shout = ¡Slapjack!
