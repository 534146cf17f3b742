# The pages on which rules are read and chosen; the rules themselves are in rules.ftl and sheet.ftl.
house-lead = Comece por um jogo e mude o que quiser.
house-presets = Começar por
house-front = O que se discute em família
house-all = Todas as regras
house-changes = { $count ->
    [0] Tal como é o jogo.
    [1] Uma mudança.
   *[other] { $count } mudanças.
}
house-undo = Desfazer
house-changed-mark = mudado
house-differs = { $preset }: { $rule }: { $value }
house-offer = Costuma-se jogar com
house-offer-take = Levar tudo isso
house-still = Imagens paradas
house-at-least-one = Pelo menos uma.
house-at-most = { $count } no máximo.
house-link = Link para estas regras
house-wait = Um momento…
house-open = Abrir uma mesa com estas regras
house-use = Jogar com estas regras
house-keep = Deixar como estavam
house-edit = Mudar estas regras
house-print = Imprimir
house-sheet-title = As regras desta mesa
house-read = Ler todas as regras
house-to-table = Mesa { $code }
house-bad-link = Não dá para jogar com as regras deste link.
house-choose-anew = Escolher outras regras
house-shout = Slapjack!
