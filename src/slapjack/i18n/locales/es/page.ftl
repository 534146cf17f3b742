# Las palabras que están en index.html mismo, antes de cualquier módulo.
page-title = Slapjack
page-description = El juego de cartas Slapjack en tiempo real, juzgado con justicia, en todos los teléfonos de la sala.
page-no-script = Slapjack necesita JavaScript. Actívalo para esta página y vuelve a cargarla.
page-old-title = Este navegador es demasiado antiguo para Slapjack
page-old-text = Actualízalo o abre la misma dirección en uno más nuevo: Chrome, Edge, Firefox o Samsung Internet de los últimos dos años, o Safari desde la versión 16.4.
