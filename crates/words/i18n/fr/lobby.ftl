# Trouver quelqu’un avec qui jouer : mise en relation, défis, robots qui laissent leur place.

lobby-pair = Trouver un adversaire
lobby-pair-line = Quiconque cherche le même jeu au même rythme joue aussitôt contre vous. Sinon votre table attend, et une notification peut vous appeler.
lobby-pair-go = Chercher un adversaire
lobby-challenge = Défier quelqu’un
lobby-challenges = Défis qui vous attendent
lobby-challenged = { $player } vous défie
lobby-accept = Accepter
lobby-decline = Refuser
lobby-withdraw = Retirer
lobby-asked = { $player } a reçu votre invitation et n’a pas encore répondu.
lobby-declined = { $player } a refusé.
lobby-empty = Sur un petit site, c’est normal. Envoyez un lien à des amis, ou jouez contre un robot jusqu’à ce que quelqu’un vienne prendre sa place.
lobby-empty-invite = Inviter un ami
lobby-empty-bot = Contre un robot qui laisse sa place
lobby-open-bots = Une personne peut prendre la place d’un robot
lobby-open-bots-line = La partie continue là où elle en est. Elle ne compte pas pour le classement.
lobby-bot-makes-room = Un robot laisse sa place
lobby-take-over = Prendre la place de { $player }

seat-player = Un joueur, par son nom
refused-no-player = Personne ici n’a de compte à ce nom.
refused-yourself = Vous ne pouvez pas vous défier vous-même.
