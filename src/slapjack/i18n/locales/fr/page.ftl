# Les mots qui se trouvent dans index.html même, avant tout module.
page-title = Slapjack
page-description = Le jeu de cartes Slapjack (Frappe le Valet) en temps réel, jugé équitablement, sur tous les téléphones de la pièce.
page-no-script = Slapjack a besoin de JavaScript. Active-le pour cette page et recharge-la.
page-old-title = Ce navigateur est trop ancien pour Slapjack
page-old-text = Mets-le à jour, ou ouvre la même adresse dans un navigateur plus récent : Chrome, Edge, Firefox ou Samsung Internet des deux dernières années, ou Safari à partir de la version 16.4.
