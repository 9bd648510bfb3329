# Tournois : toutes les tables d’une ronde jouent la même donne.

event-title = Tournois
event-line = À chaque ronde, toutes les tables jouent la même donne : à place égale, chance égale. Les résultats sont comparés quand la dernière table a terminé.
event-new = Organiser un tournoi
event-create = Annoncer le tournoi
event-account = Se connecter ou créer un compte pour participer
event-mine = Vos tournois
event-public = Ouverts à tous
event-none = Aucun tournoi n’est annoncé pour le moment.
event-all = Tous les tournois
event-open = En attente de participants
event-you-play = Votre table vous attend
event-round-of = Ronde { $round } sur { $of }
event-round = Ronde { $round }
event-over = Terminé
event-off = Annulé
event-taken-down = Tournoi retiré par l’administrateur
event-by = Organisé par
event-name = Nom du tournoi
event-seats = Joueurs par table
event-rounds = Rondes
event-count = Nombre de rondes
event-count-line = Pour le système suisse. Quatre rondes suffisent pour seize personnes.
event-all-rounds = jusqu’à ce que chacun ait rencontré tous les autres
event-system = Qui rencontre qui
event-system-line = Système suisse : on rencontre qui a un score proche, et à deux jamais la même personne deux fois. Toutes rondes : chacun rencontre tous les autres, à deux par table.
event-swiss = Système suisse
event-round-robin = Toutes rondes
event-scoring = Ce qui compte
event-scoring-line = Par donne, comme au bridge de tournoi : vos points sont comparés à ceux de tous les joueurs qui avaient votre place dans la même donne. Par table : combien de joueurs vous battez à votre table.
event-by-deals = Par donne
event-by-wins = Par table
event-most = Places au plus
event-fill = Robots pour compléter les tables
event-fill-no = Aucun
event-fill-line = Sans robots, qui n’a pas d’adversaire passe une ronde.
event-starts = Début
event-by-hand = quand je le décide
event-listed = Dans la liste des tournois, où chacun peut s’inscrire. Sinon, il faut le lien.
event-rated = Classé
event-unrated = Non classé
event-go = Aller à votre table
event-join = Participer
event-leave = Quitter le tournoi
event-begin = Commencer maintenant
event-more = Il pourra commencer quand il y aura assez de participants.
event-call-off = Annuler le tournoi
event-link = Lien d’invitation
event-standing = Classement
event-nobody = Personne ne s’est encore inscrit.
event-score = Total
event-opponents = Adversaires
event-ahead = ± moyenne
event-won = Victoires
event-left = a quitté
event-bye = exempt
event-plays = joue
event-count-deals = Le score est la moyenne des rondes jouées : la part de ceux qui avaient la même place dans la même donne et que vous devancez. À égalité, on compare les points au-dessus de leur moyenne, puis les tables gagnées.
event-count-wins = On compte les joueurs battus à vos tables : les battre tous vaut 1 point, de même qu’une ronde d’exemption. À égalité, on compare les scores des adversaires, puis les points au-dessus de la moyenne de la même place.
event-same-deal = Toutes ces tables jouent la même donne. Les résultats s’affichent quand la dernière a terminé.
event-seat = Place
event-points = Points
event-mean = Moyenne des autres
event-share = Devance
event-game = Partie
event-see = Revoir
event-percent = { $value } %
event-fair = L’empreinte du secret de chaque donne a été publiée dès l’annonce du tournoi. Le secret lui-même suit à la fin de la ronde, pour que chacun puisse vérifier la donne.
event-sealed = D’autres jouent encore cette donne. La partie entière sera visible quand leurs tables auront terminé.
event-back = Vers le tournoi
refused-in-event = Cette partie fait partie d’un tournoi et se joue jusqu’au bout.
refused-sealed = D’autres jouent encore cette donne. Attendez la fin de la ronde.
refused-event-closed = Le tournoi ne le permet plus.
refused-event-full = Le tournoi est complet.
refused-event-joined = Vous participez déjà.
refused-event-not-joined = Vous ne participez pas à ce tournoi.
refused-event-not-yours = Seul l’organisateur peut le faire.
refused-event-too-few = Il n’y a pas assez de participants pour commencer.
refused-event-too-many = Plusieurs de vos tournois attendent déjà des participants.
event-people =
    { $count ->
        [one] { $count } participant
       *[other] { $count } participants
    }
event-in-minutes =
    { $count ->
        [one] dans { $count } minute
       *[other] dans { $count } minutes
    }
event-in-hours =
    { $count ->
        [one] dans { $count } heure
       *[other] dans { $count } heures
    }
event-in-days =
    { $count ->
        [one] dans { $count } jour
       *[other] dans { $count } jours
    }
event-teams = Équipes
event-team = Équipe
event-team-no = Chacun joue pour soi
event-team-of = Équipes de { $count }
event-team-line = Les membres d’une équipe jouent à des tables différentes et leurs résultats sont réunis. Avec le système suisse.
event-team-name = Nom de votre équipe
event-team-count = À chaque ronde, une équipe obtient la moyenne de ses membres. Les points au-dessus de la moyenne départagent les ex æquo.
refused-event-no-team = Dites pour quelle équipe vous jouez.
refused-event-long-team = Le nom d’une équipe compte au plus 24 caractères.
refused-event-team-full = Cette équipe est complète.
