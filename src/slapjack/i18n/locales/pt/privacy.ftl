# The privacy page: what docs/privacy.md says, for whoever plays.
privacy-title = Privacidade
privacy-lead = Você joga sem conta, e quase nada seu fica guardado. Aqui está o quê, onde e por quanto tempo.
privacy-not-title = O que não fica guardado
privacy-not-account = Nem conta, nem e-mail, nem aniversário, nem bate-papo, nem microfone, nem câmera.
privacy-not-name = Você é um bicho com uma cor. Nomes escritos só existem se o anfitrião permitir, e os registros só os levam se o anfitrião quiser.
privacy-not-address = Nenhum endereço de rede, nenhum dado do aparelho, nem quem jogou com quem.
privacy-not-tracking = Nem cookies, nem rastreamento, nem publicidade: o seu navegador só fala com este servidor.
privacy-kept-title = O que fica guardado, e por quanto tempo
privacy-kept-browser = No seu navegador: suas configurações, os segredos dos seus lugares, suas teclas e seus próprios tempos do treino. Até você apagar.
privacy-kept-table = No servidor: a mesa com suas regras, lugares e cartas. É apagada quando ninguém veio durante { $hours ->
    [one] uma hora
   *[other] { $hours } horas
}.
privacy-kept-record = No servidor: o registro de uma partida terminada, com cartas e tempos de reação por bicho, durante { $days ->
    [one] um dia
   *[other] { $days } dias
}.
privacy-kept-network = Na memória do servidor: o seu endereço de rede, para contar tentativas de códigos. Nunca é escrito.
privacy-erase-title = Como apagar
privacy-erase-mine = O que está no seu navegador: Configurações, “Apagar meus dados”.
privacy-erase-table = Uma mesa com os registros das suas partidas: o menu do anfitrião, “Apagar esta mesa”. Some na hora, para todos.
privacy-seen-title = Quem vê o quê
privacy-seen-others = Na mesa todos veem seu bicho ou nome, sua cor, quantas cartas você tem, seus tempos numa disputa, e se a sua conexão é boa.
privacy-seen-link = Quem tem o código de uma mesa pode assistir, a menos que o anfitrião impeça.
privacy-seen-children = Nada pede dados de uma criança. A palavra que algumas regras mandam gritar é um botão, nunca um microfone.
