# À la table : la ligne qui dit quoi faire, joueurs, coups, conversation, revoir.

table-now = Que faire maintenant
table-you = vous
table-bot = robot
table-here = sur cet appareil
table-seat-free = place libre
table-seat-friend = place gardée pour un ami
table-sit = S’asseoir ici
table-remove = Renvoyer
table-waiting = Il manque encore { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}.
table-invite = Envoyez ce lien à un ami :
table-watch-link = Pour regarder seulement :
table-copy = Copier
table-share = Partager
table-code = Code QR
table-copied = Copié
table-turn-of = C’est à { $player } de jouer.
table-bot-thinks = { $player } réfléchit…
table-bot-waits = { $player } doit patienter : d’autres robots réfléchissent en ce moment…
table-players = Joueurs
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-score-total = Total
table-score-source = Origine
table-score-points = Points
table-actions = Choix possibles
table-undo = Re{"\u00AD"}prendre le coup
table-undo-ask = Demander à reprendre le coup
table-undo-accept = D’accord
table-undo-refuse = Non
table-undo-waiting = Les autres doivent encore accepter.
table-end-turn = Finir le tour
table-turn = Tourner
table-confirm = Jouer ce coup
table-cancel = Annuler
table-resign = Abandonner
table-resign-sure = Abandonner cette partie ?
table-resign-yes = Oui, abandonner
table-replace = Laisser un robot jouer pour { $player }
table-rematch = Rejouer
table-replay = Revoir la partie
table-log = Coups
table-hint = Survolez ce qui brille : vous lirez ici ce que cela coûte et rapporte.
table-hint-tap = Touchez ce qui brille : vous lirez ici ce que cela coûte et rapporte.
table-skips = Cliquez ou touchez pour passer la suite
table-aim-city-of-light = On pave d’abord les rues, puis on construit près des réverbères : un bâtiment vaut sa taille multipliée par le nombre de réverbères qui l’éclairent.
table-aim-paris-paris = Ayez des boutiques là où les bus s’arrêtent : la tuile restante de chaque manche envoie un bus, et chaque boutique de cet arrêt rapporte un point.
table-aim-paris = Placez des clés pour gagner des francs, déplacez-les pour acheter : la plus grande valeur dans un quartier remporte ses points.
table-only-end = Terminez votre tour.
table-log-none = Pas encore de coup.
table-log-earlier = Coups précédents
table-chat = Conversation
table-chat-say = Écrire un message
table-chat-send = Envoyer
table-chat-none = Personne n’a rien dit.
table-more = Plus
table-menu = La table
table-help = Clavier
table-connection-lost = La connexion est perdue. Elle reviendra d’elle-même.
table-connection-back = Connexion rétablie.
table-saved-later = Votre coup partira dès que la connexion sera revenue.
table-curtain = { $player }, c’est à vous
table-curtain-line = Prenez l’appareil ; les autres détournent les yeux.
table-curtain-lift = Je suis { $player }, montrez le plateau
table-preview-uncertain = Le reste dépend de ce qui est encore caché.
table-options = Réglages de cette table

key-turn = tourner la pièce
key-undo = reprendre le coup
key-end = finir le tour
key-cancel = annuler le choix
key-targets = d’une cible possible à la suivante
key-confirm = choisir la cible
key-chat = vers la conversation

names-and = { $first } et { $last }
end-standings = Classement
end-wins = { $player_is ->
    [you] Vous gagnez
   *[other] { $player } gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-shared = { $players } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-tie-city-of-light-1 = Égalité de points : le plus grand nombre de cases libres à sa couleur l’emporte.
end-tie-paris-paris-1 = Égalité de points : le plus petit nombre de boutiques sur le plan l’emporte.
end-tie-paris-1 = Égalité de points : le plus grand nombre de francs l’emporte.
end-tie-paris-2 = Égalité de points et de francs : la plus grande valeur totale des immeubles et monuments l’emporte.
end-resigned = { $player_is ->
    [you] Vous avez abandonné.
   *[other] { $player } a abandonné.
}
end-winner = { $player_is ->
    [you] Vous gagnez.
   *[other] { $player } gagne.
}

fair-title = Mélange équitable
fair-before = Empreinte du secret du serveur, publiée avant le premier coup :
fair-entropy = Données aléatoires ajoutées par { $player } :
fair-secret = Le secret, révélé après la partie :
fair-added = Données aléatoires ajoutées : { $player }
fair-later = Le secret est révélé quand la partie est finie.
fair-ok = Vérifié : l’empreinte correspond au secret, et le secret et les données ajoutées donnent exactement cette donne.
fair-bad-secret = La vérification a échoué : le secret ne correspond pas à l’empreinte publiée.
fair-bad-deal = La vérification a échoué : le secret et les données ajoutées ne donnent pas cette donne.
fair-bad-missing = La vérification a échoué : le secret manque dans le fichier.
fair-none = Cette partie a été distribuée sans preuve.
fair-how = Pour vérifier vous-même, téléchargez la partie et lancez : lutece verify FICHIER
first-title = Votre première partie ?
first-next = Suite
first-done = Compris, ne plus afficher
first-city-of-light-goal = Pavez d’abord les rues, puis construisez près des réverbères. Un bâtiment vaut sa taille multipliée par les réverbères qui l’éclairent.
first-city-of-light-you = Votre couleur : { $letter ->
    [A] orange
   *[other] bleu
}. Vous ne pourrez construire que sur votre couleur et sur les cases mixtes.
first-city-of-light-turn = Un tour : posez votre tuile sur un carré vide, ou prenez un bâtiment. Prenez-en trois ou quatre avant que les rues soient pleines ; chaque bâtiment non construit coûte 3 points.
first-city-of-light-look = Maintenant : les carrés vides brillent. Mettez les réverbères là où votre couleur est bien présente. Survolez ou touchez n’importe quoi pour lire ce que c’est.
first-paris-paris-goal = Ayez des boutiques là où les bus s’arrêtent. Chaque boutique visitée par un bus vous rapporte un point.
first-paris-paris-you = Vous êtes le joueur { $letter } ; les boutiques qui portent votre lettre sont à vous. Votre excursion, à côté du plan, est secrète : à la fin, sa ligne fait encore un grand circuit.
first-paris-paris-turn = Un tour : prenez une des tuiles et ouvrez une boutique à son arrêt. La tuile que personne ne prend envoie le bus de cette manche.
first-paris-paris-look = Maintenant : les cartes disent ce qui arrive si une tuile reste. Les croisements, à deux places, comptent le plus dans les grands circuits.
first-paris-goal = Gagnez des points de victoire (PV) : avec les tuiles bonus, avec le prestige aux monuments et, à la fin, dans les quartiers où vos clés couvrent la plus grande valeur.
first-paris-you = Vous êtes le joueur { $letter }. Vos francs, clés et jetons sont derrière votre paravent, à côté ou au-dessous du plateau.
first-paris-turn = Un tour : piochez un immeuble, puis placez une clé à une banque pour des francs, ou déplacez-en une vers un immeuble ou un monument et achetez-le. Puis finissez votre tour.
first-paris-look = Maintenant : piochez dans une pile. Placez ensuite votre première clé à une banque qui paie bien et montez dans son quartier ; les valeurs 1 et 2 donnent des tuiles bonus.

replay-title = Revoir
replay-line = { $game } : { $players }
replay-start = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-end = À la fin
replay-play = Lecture automatique
replay-at = Après le coup { $ply } sur { $of }
replay-jump = Aller au coup
replay-view = Vue
replay-view-public = spectateur
replay-download = Télécharger la partie
replay-on = Continuer d’ici contre des robots
replay-open = Charger une partie
replay-open-line = Chaque partie peut être gardée sous forme d’un fichier de texte.
replay-file = Fichier de la partie
replay-choose = Choisir un fichier
replay-paste = Ou collez le texte
replay-show = Montrer
replay-before = Avant le premier coup
replay-view-mover = qui doit jouer
replay-link = Lien vers cette position
replay-own = Vos parties enregistrées
replay-delete = Supprimer cette partie
replay-kept = Gardée ici sous sa propre adresse ; quiconque a l’adresse peut la voir.

name-landmark-jardin-du-luxembourg = Jardin du Luxembourg
name-landmark-tuileries = Tuileries
name-landmark-tour-eiffel = Tour Eiffel
name-landmark-opera-garnier = Opéra Garnier
name-landmark-grand-palais = Grand Palais
name-landmark-sacre-coeur = Sacré-Cœur
name-landmark-notre-dame = Notre-Dame
name-landmark-louvre = Louvre
