# Players: leaderboards, profiles, games, and what one keeps about others.

players-title = Classements
players-line = Les cotes résultent des parties classées entre comptes et robots, par jeu et par nombre de joueurs. Un point d’interrogation signale une cote encore incertaine.
players-find = Chercher un joueur par son nom
players-find-go = Chercher
players-none = Personne n’a encore terminé de partie classée de ce type.
players-rank = Rang
players-player = Joueur
players-rating = Cote
players-games = Parties
players-count = { $count } joueurs
profile-mine = Votre profil
profile-mine-line = Vos parties, résultats et cotes, tels que les autres les voient.
profile-since = Inscrit depuis le
profile-private = Ce joueur ne montre ni ses parties ni ses cotes.
profile-is-private = Cette page n’est visible que par vous.
profile-hide = Ne montrer mes parties et mes cotes à personne
profile-show = Montrer mes parties et mes cotes à tous
profile-ratings = Cotes
profile-no-ratings = Aucune partie classée pour l’instant.
profile-curve = Cote sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $last } aujourd’hui, { $best } au mieux, { $least } au pire
profile-results = Résultats
profile-game = Jeu
profile-won = Gagnées
profile-not-won = Non gagnées
profile-mean = Points en moyenne
profile-best = Meilleur total
profile-sources = D’où viennent les points
profile-average = En moyenne
profile-most = Record en une partie
profile-bests = Records personnels
profile-feat = Exploit
profile-record = Record
profile-rivals = Face à face
profile-bots = Robots préférés
profile-ahead = Devant
profile-behind = Derrière
profile-games = Parties
profile-any = Toutes
profile-result = Résultat
profile-opponent = Adversaire
profile-filter = Filtrer
profile-no-games = Aucune partie ne correspond.
profile-older = Parties précédentes
profile-rated = classée
profile-left = abandon
profile-replay = Revoir
profile-challenge = Défier
profile-follow = Suivre
profile-unfollow = Ne plus suivre
profile-block = Bloquer
profile-unblock = Débloquer
profile-block-line = Une personne bloquée ne peut pas s’asseoir à vos tables.
profile-note = Votre note, que personne d’autre ne voit
profile-note-save = Enregistrer la note
profile-following = Vous suivez
profile-blocking = Vous bloquez
new-unrated = Non classée : la partie ne compte pour aucune cote
new-unrated-line = Sinon elle compte, si tous à la table ont un compte ou sont des robots.
refused-kept-enough = Votre liste de joueurs est pleine ; retirez-en d’abord.
source-paris-score-bonus = Tuiles bonus
source-paris-score-district = Quartiers
source-col-line-building = Bâtiments et réverbères
source-col-line-group = Plus grand groupe
source-col-line-unbuilt = Non construits
source-col-line-forgiven = Non construits, pardonnés par le Sacré-Cœur
source-col-line-penseur-unseen = Le Penseur, caché
rating-title = Cote { $rating } ± { $deviation }, d’après { $games ->
    [one] une partie
   *[other] { $games } parties
} de ce type
rating-provisional = Cote d’environ { $rating } ± { $deviation }, encore incertaine : { $games ->
    [one] une seule partie
   *[other] { $games } parties
} de ce type jusqu’ici
profile-rank = { $rank }ᵉ sur { $of }
profile-event-on = En cours
