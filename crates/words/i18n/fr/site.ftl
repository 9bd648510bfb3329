# Tout ce qui entoure les tables : navigation, accueil, nouvelle table, comptes, erreurs.

site-name = Lutèce
site-line = Trois jeux de société parisiens à une même table

nav-main = Menu principal
nav-skip = Aller au contenu
nav-new = Nouvelle table
nav-rules = Règles
nav-replay = Charger une partie
nav-about = À propos
nav-account = Compte
nav-language = Langue
nav-theme = Apparence
theme-auto = Comme l’appareil
theme-day = Jour
theme-night = Nuit

game-city-of-light = La Cité de la Lumière
game-city-of-light-line = Pavez les rues, construisez près des réverbères, déjouez un rival. Deux joueurs, 20 minutes.
game-paris-paris = Paris Paris
game-paris-paris-line = Ouvrez des boutiques là où s’arrêteront les bus touristiques. Deux à quatre joueurs, 30 minutes.
game-paris = Paris
game-paris-line = Achetez immeubles et monuments autour de l’Arc de Triomphe. Deux à quatre joueurs, 60 minutes.

home-play = Jouer tout de suite contre un robot
home-open-screens = Paravents ouverts
home-waiting = On vous attend
home-mine = Mes parties
home-mine-none = Rien encore. Un clic plus haut et vous jouez.
home-open = Tables ouvertes
home-open-none = Aucune table n’attend de joueurs.
home-watch = Parties à regarder
home-watch-none = Personne ne joue en ce moment.
home-new = Préparer une table
home-your-turn = À vous de jouer
home-over = Terminée
home-running = Coup { $ply }
home-seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}

level-flaneur = Flâneur
level-flaneur-line = se promène, joue vite, pardonne
level-bouquiniste = Bouquiniste
level-bouquiniste-line = connaît bien les règles et voit venir
level-architecte = Architecte
level-architecte-line = fort ; il faudra un plan
level-haussmann = Haussmann
level-haussmann-line = réfléchit le temps qu’il faut
level-random = Hasard
level-random-line = joue n’importe quel coup permis
level-greedy = Glouton
level-greedy-line = prend le plus de points sur-le-champ
level-uct = Recherche pure
level-uct-line = un étalon sans connaissance du jeu

new-title = Préparer une table
new-game = Jeu
new-players = Nombre de joueurs
new-seats = Places
new-seat = Place { $seat }
seat-me = Moi
seat-here = Quelqu’un d’autre sur cet appareil
seat-invite = Un ami, par lien
seat-anybody = N’importe qui
seat-bot = Robot
new-level = Niveau du robot
new-name = Nom à la table
new-options = Réglages
new-edition = Édition
new-edition-reconstructed = { $count ->
    [one] une donnée est reconstituée
   *[other] { $count } données sont reconstituées
}
new-create = Ouvrir la table
new-public = D’autres peuvent regarder

opt-city-of-light-hand = Tuiles en main
opt-city-of-light-hand-1 = une
opt-city-of-light-hand-2 = deux, on en pose une
opt-city-of-light-hand-line = Avec deux tuiles, vous choisissez laquelle poser : un peu moins de hasard.
opt-city-of-light-postcards = Cartes postales
opt-city-of-light-postcards-first-game = celles de la première partie
opt-city-of-light-postcards-random = au hasard
opt-city-of-light-postcards-chosen = au choix
opt-city-of-light-postcards-choose = Choisissez exactement { $count } cartes postales.
opt-city-of-light-postcards-line = { $count } sur { $of } sont en jeu.
opt-city-of-light-start = Qui commence
opt-city-of-light-start-random = tiré au sort
opt-city-of-light-start-1 = place 1
opt-city-of-light-start-2 = place 2
opt-city-of-light-start-line = Qui joue le premier tour.
opt-paris-paris-doubles = Deux boutiques d’un même joueur à un croisement
opt-paris-paris-doubles-off = interdit
opt-paris-paris-doubles-on = permis
opt-paris-paris-doubles-line = Interdit : votre nouvelle boutique remplace la vôtre ; à deux joueurs, un croisement complet ne change alors plus jamais. Permis : les deux peuvent être à vous, et vous choisissez laquelle quitte un croisement complet.
opt-paris-paris-bag = Sac et réserves
opt-paris-paris-bag-shown = visibles
opt-paris-paris-bag-hidden = cachés
opt-paris-paris-bag-line = Leur contenu découle des coups ; caché, il faut s’en souvenir. À la fin, tout est montré.
opt-paris-paris-start = Qui commence
opt-paris-paris-start-random = tiré au sort
opt-paris-paris-start-1 = place 1
opt-paris-paris-start-2 = place 2
opt-paris-paris-start-3 = place 3
opt-paris-paris-start-4 = place 4
opt-paris-paris-start-line = Qui joue le premier tour.
opt-paris-stacks = Piles d’immeubles
opt-paris-stacks-2 = deux
opt-paris-stacks-3 = trois
opt-paris-stacks-line = De combien de piles on pioche les immeubles.
opt-paris-tokens = Jetons
opt-paris-tokens-printed = dans l’ordre
opt-paris-tokens-shuffled = mélangés
opt-paris-tokens-line = Mélangés : les jetons à côté des immeubles changent à chaque partie ; les ressources d’or restent à la valeur 8.
opt-paris-track = Piste des bonus
opt-paris-track-printed = dans l’ordre
opt-paris-track-shuffled = mélangée dans chaque zone
opt-paris-track-line = Mélangée : l’ordre des tuiles bonus change à l’intérieur de chacune des trois zones.
opt-paris-districts = Les immeubles vont dans
opt-paris-districts-printed = le quartier imprimé
opt-paris-districts-free = le quartier de son choix
opt-paris-districts-line = Le quartier de son choix : qui pioche un immeuble le place dans un quartier qui n’en a pas encore de ce type ; s’il ne va nulle part, il quitte le jeu. Les 36 immeubles sont tous en jeu.
opt-paris-screens = Derrière les paravents
opt-paris-screens-closed = c’est caché
opt-paris-screens-open = tout est visible
opt-paris-screens-line = Les francs, jetons et tuiles des autres peuvent se suivre coup après coup ; visibles, c’est inutile. Les tuiles de fin restent secrètes de toute façon.
opt-paris-start = Qui commence
opt-paris-start-random = tiré au sort
opt-paris-start-1 = place 1
opt-paris-start-2 = place 2
opt-paris-start-3 = place 3
opt-paris-start-4 = place 4
opt-paris-start-line = Qui joue le premier tour.

guest-name = Invité
join-title = Une invitation pour vous
join-stale = Ce lien n’est pas ou plus valable. Demandez-en un nouveau à la personne qui l’a envoyé.
join-play = Une place vous attend à cette table.
join-watch = Vous pouvez regarder cette table.
join-watch-go = Regarder

account-title = Compte
account-guest = Vous jouez sans compte, sous le nom de { $name }. Un compte garde vos parties quand vous changez d’appareil.
account-nobody = Vous êtes ici sans compte. Un compte garde vos parties quand vous changez d’appareil.
account-as = Session ouverte : { $name }
account-name = Nom
account-password = Mot de passe
account-password-hint = huit caractères au moins
account-login = Se connecter
account-signup = Créer un compte
account-signup-line = Un nom et un mot de passe, rien d’autre.
account-logout = Se déconnecter
account-logout-all = Se déconnecter de tous les appareils
account-change = Changer le mot de passe
account-change-line = Votre session reste ouverte ici et se ferme partout ailleurs.
account-password-now = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-changed = Le mot de passe a été changé.
account-reset = Choisissez un nouveau mot de passe pour { $name }. Vos sessions seront ensuite fermées partout ailleurs.
account-data = Mes données
account-data-line = Tout ce qui est enregistré sur vous, en un fichier.
account-data-get = Télécharger
account-delete = Supprimer mon compte
account-delete-line = Votre nom disparaît de toutes les tables. Les parties restent, sans lui.
account-delete-sure = Supprimer pour de bon

about-title = À propos de Lutèce
about-what = Lutèce est un logiciel libre pour jouer à trois jeux parisiens dans le navigateur, entre amis ou contre des robots, et pour étudier les parties ensuite.
about-credits = Les jeux
about-credit-city-of-light = La Cité de la Lumière suit les règles de « Paris : La Cité de la Lumière » de José Antonio Abascal, paru chez Devir en 2019.
about-credit-paris-paris = Paris Paris suit les règles du jeu du même nom de Michael Schacht, paru chez Abacusspiele en 2003.
about-credit-paris = Paris suit les règles du jeu du même nom de Wolfgang Kramer et Michael Kiesling, paru chez Game Brewer en 2020.
about-own = Le projet n’est lié ni aux auteurs ni aux éditeurs. Toutes les images et tous les textes du site lui sont propres. Si un jeu vous plaît, achetez la boîte : rien ne vaut le carton et la compagnie.
about-editions = Ce dont nous sommes sûrs
about-editions-line = Le matériel de chaque jeu est un fichier de données dont chaque chiffre porte une marque. Qui possède la boîte peut corriger un chiffre et jouer avec.
mark-rulebook = livret de règles
mark-rulebook-line = le livret de règles ou un de ses exemples le dit
mark-source = source
mark-source-line = une source publique indépendante le dit
mark-pattern = régularité
mark-pattern-line = cela s’accorde à tout ce qu’on sait et à une régularité nette
mark-guess = supposition
mark-guess-line = on n’en sait rien ; une valeur provisoire
about-figure = Donnée
about-mark = Marque
about-note = Remarque
about-reconstructions = Reconstitutions dans « { $edition } »
about-reconstructions-none = Rien n’est reconstitué dans « { $edition } ».
about-bots = Les robots
about-bots-line = Un robot voit exactement ce que voit un joueur assis à sa place, jamais les tuiles cachées.
about-fair = Mélange équitable
about-fair-line = Avant le premier coup, le serveur publie une empreinte de son secret, chaque navigateur y ajoute ses propres données aléatoires, et le secret est révélé après la partie. Chacun peut vérifier que personne n’a choisi la donne.
about-license = Licence
about-license-line = Le programme est un logiciel libre sous licence MIT ou Apache 2.0, au choix.
about-api = Pour les programmes
about-api-line = Un document destiné aux générateurs de clients décrit le tout : { $link }.
programs-line = Un programme joue comme une personne : invité ou avec un compte, il prend une place, voit ce que l’on peut y voir et joue dans la notation du jeu.
programs-token = Demandez un jeton d’accès avec { $address } et le nom du programme.
programs-table = Ouvrez une table avec { $address }, ou prenez une place libre.
programs-look = Consultez la table avec { $address }. Quand c’est au programme de jouer, la réponse donne tous les coups permis.
programs-move = Jouez un de ces coups avec { $address }, puis consultez de nouveau la table. Des événements signalent chaque nouveauté.
programs-header = Chaque requête porte le jeton : { $header }.
programs-all = Toutes les adresses
programs-english = Ce que fait chacune est décrit en anglais.

rules-title = Règles : { $game }
rules-all = Les règles
rules-others = Les autres jeux
rules-contents = Sommaire
rules-rulings = Un numéro comme { $ruling } marque une décision de notre part, là où le livret de règles se tait ou où les traductions divergent.
rules-numbers-title = Ce que valent les chiffres
rules-numbers-link = Ce que veulent dire les marques
rules-numbers = Cette page montre l’édition « { $edition } ». { $count ->
    [0] Aucun de ses chiffres n’est reconstitué.
    [one] Un de ses chiffres est reconstitué, parce qu’il n’était imprimé que sur le matériel.
   *[other] { $count } de ses chiffres sont reconstitués, parce qu’ils n’étaient imprimés que sur le matériel.
} Qui possède la boîte peut { $count ->
    [one] le corriger
   *[other] les corriger
}.

error-title = Un problème est survenu
error-home = Retour à l’accueil

refused-no-table = Cette table n’existe pas.
refused-private = Cette table est privée. Demandez un lien à un joueur.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-stale = Entre-temps, la partie a avancé. Voici le plateau tel qu’il est.
refused-not-begun = La partie n’a pas encore commencé.
refused-begun = La partie a déjà commencé.
refused-over = La partie est finie.
refused-not-over = La partie n’est pas encore finie.
refused-goes-on = On est en train de continuer à jouer à partir d’une position de cette partie. Elle pourra être étudiée quand l’autre sera finie.
refused-reviewing = Une seule analyse à la fois : attendez celle en cours ou arrêtez-la.
refused-too-many-records = Vous gardez déjà 100 parties ici. Supprimez-en une d’abord.
refused-seat-taken = Quelqu’un d’autre a cette place.
refused-not-gone = Ce joueur n’est pas absent depuis assez longtemps.
refused-removed = La personne qui a ouvert cette table vous a renvoyé.
refused-illegal = Ce coup n’est pas permis maintenant.
refused-cannot-undo = On ne peut reprendre ce coup que si les autres acceptent.
refused-nothing-asked = Personne n’a demandé à reprendre un coup.
refused-empty = Le message est vide.
refused-full = La table est complète.
refused-talked-out = On a assez parlé à cette table. La partie continue, mais on ne peut plus rien dire.
refused-click-used = Ce clic a déjà servi à autre chose.
refused-too-many-open = Vous avez déjà assez de tables qui attendent des joueurs. Jouez d’abord à l’une d’elles ou quittez-la.
refused-damaged = Cette table est illisible : ses données sont abîmées ou viennent d’une autre version du programme.
refused-store = Le serveur n’a pas accès à ses données pour le moment. Réessayez dans un instant ; rien ne sera fait deux fois.
refused-notation = Ce n’est pas un coup de ce jeu.
refused-table-taken = Cette table existe déjà.
refused-no-edition = Cette édition n’est pas ici.
refused-unplayable = Le jeu ne peut pas se jouer avec ces réglages et ce nombre de joueurs.
refused-bad-record = Impossible de lire cette partie.
refused-name-taken = Ce nom est pris. Choisissez-en un autre, ou connectez-vous si c’est le vôtre.
refused-bad-name = Un nom compte de 2 à 24 caractères.
refused-bad-password = Un mot de passe compte au moins 8 caractères.
refused-common-password = Ce mot de passe est parmi les premiers que l’on devine. Choisissez-en un autre.
refused-banned = Ce compte est fermé.
refused-link-ended = Ce lien a déjà servi ou il est trop ancien. Demandez-en un nouveau.
refused-muted = Vous ne pouvez pas écrire de messages pour le moment.
refused-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
refused-malformed = Nous n’avons pas compris cette demande.
refused-stranger = Nous ne vous connaissons pas encore. Commencez une partie ou connectez-vous.
refused-origin = Cette demande venait d’un autre site et a été refusée.
refused-slow = Cela a mis trop de temps à arriver. Réessayez.
refused-too-large = C’est trop d’un seul coup.
refused-too-many = C’était un peu trop rapide. Attendez un instant et réessayez.
refused-not-found = Il n’y a rien à cette adresse.
refused-method = Cette adresse ne fonctionne pas ainsi.
refused-unavailable = Le serveur est occupé. Réessayez.
