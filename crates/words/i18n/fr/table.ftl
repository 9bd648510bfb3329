# À la table : la ligne qui dit quoi faire, joueurs, coups, conversation, revoir.

table-board = Plateau : { $game }
table-now = Que faire maintenant
table-you = vous
table-bot = robot
table-here = sur cet appareil
table-seat-free = place libre
table-seat-friend = place gardée pour un ami
table-sit = S’asseoir ici
table-remove = Renvoyer
table-start = Commencer
table-waiting = Il manque encore { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}.
table-invite = Envoyez ce lien à un ami :
table-watch-link = Pour regarder seulement :
table-copy = Copier
table-share = Partager
table-code = Code QR
table-copied = Copié
table-turn-of = C’est à { $player } de jouer.
table-your-turn = À vous de jouer
table-bot-thinks = { $player } réfléchit…
table-watching = Vous regardez.
table-players = Joueurs
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-score-of = Score de { $player }
table-score-total = Somme
table-score-source = Origine
table-score-points = Pts
table-score-why = D’où viennent les points
table-actions = Choix possibles
table-undo = Annuler
table-undo-ask = Demander à reprendre
table-undo-asked = { $player } voudrait reprendre le dernier coup.
table-undo-accept = D’accord
table-undo-refuse = Non
table-undo-waiting = Les autres doivent encore accepter.
table-end-turn = Finir le tour
table-turn = Tourner
table-turn-piece = Tourner la pièce
table-confirm = Jouer ce coup
table-cancel = Renoncer
table-choose = Choisissez :
table-choose-next = Choisissez maintenant un des endroits marqués.
table-skip = S’en passer
table-resign = Abandonner
table-resign-sure = Abandonner cette partie ?
table-resign-yes = Oui, abandonner
table-no = Non
table-replace = Laisser un robot jouer pour { $player }
table-rematch = Rejouer
table-replay = Revoir la partie
table-log = Coups
table-hint = Pointez ce qui brille : vous lirez ici ce que cela coûte et rapporte.
table-hint-tap = Touchez ce qui brille : vous lirez ici ce que cela coûte et rapporte.
table-aim-city-of-light = On pave d’abord les rues, puis on bâtit près des réverbères : un bâtiment vaut sa taille multipliée par les réverbères qui l’éclairent.
table-aim-paris-paris = Ayez des boutiques là où les bus s’arrêtent : la tuile restante de chaque manche envoie un bus, et les boutiques de cet arrêt marquent.
table-aim-paris = Placez des clés pour gagner des francs, déplacez-les pour acheter : la plus grande valeur dans un quartier remporte ses points.
table-only-end = Terminez votre tour.
table-log-none = Pas encore de coup.
table-log-earlier = Coups précédents
table-log-move = Coup { $ply }
table-chat = Conversation
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-chat-none = Personne n’a rien dit.
table-more = Plus
table-menu = La table
table-help = Touches
table-connection-lost = La connexion est perdue. Elle reviendra d’elle-même.
table-connection-back = Connexion rétablie.
table-sending = Envoi…
table-saved-later = Votre coup partira dès que la connexion sera revenue.
table-curtain = { $player }, c’est à vous
table-curtain-line = Prenez l’appareil ; les autres détournent les yeux.
table-curtain-lift = Je suis { $player }, montrez le plateau
table-hidden = caché
table-preview = Cela rapporterait
table-preview-nothing = Rien de plus ne se passe.
table-moves-left = { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}
table-options = Réglages de cette table
table-edition = Édition : { $edition }

key-turn = tourner la pièce
key-undo = annuler
key-end = finir le tour
key-cancel = abandonner le choix
key-targets = d’une cible possible à la suivante
key-confirm = choisir la cible
key-chat = vers la conversation

end-title = La partie est finie
end-standings = Classement
end-wins = { $player } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-shared = { $players } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-tie-break = Les points sont égaux ; le départage { $number } décide.
end-resigned = { $player } a abandonné.
end-winner = { $player } gagne.

fair-title = Mélange équitable
fair-before = Empreinte du secret du serveur, publiée avant le premier coup :
fair-entropy = Hasard ajouté par { $player } :
fair-secret = Le secret, révélé après la partie :
fair-added = { $player } a ajouté du hasard
fair-later = Le secret est révélé quand la partie est finie.
fair-ok = Vérifié : l’empreinte correspond au secret, et le secret et le hasard ajouté donnent exactement cette donne.
fair-bad = La vérification a échoué : { $reason }
fair-none = Cette partie a été distribuée sans preuve.
fair-how = Pour vérifier vous-même, téléchargez la partie et lancez : lutece verify FICHIER

replay-title = Revoir
replay-line = { $game } : { $players }
replay-start = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-end = À la fin
replay-play = Dérouler
replay-pause = Arrêter
replay-at = Coup { $ply } sur { $of }
replay-jump = Aller au coup
replay-view = Vu par
replay-view-public = un spectateur
replay-download = Télécharger la partie
replay-on = Continuer d’ici contre des robots
replay-open = Ouvrir une partie
replay-open-line = Chaque partie peut être gardée sous forme d’un fichier de texte.
replay-file = Fichier de la partie
replay-choose = Choisir un fichier
replay-paste = Ou collez le texte
replay-show = Montrer
replay-before = Avant le premier coup

shape-of = { $player }, lettre { $letter }
