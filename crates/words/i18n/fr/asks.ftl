# Ce que les joueurs se demandent, et des phrases pour la discussion.

ask-take-back-asked = { $player } voudrait reprendre le dernier coup.
ask-pause-asked = { $player } voudrait une pause : les pendules s’arrêteraient.
ask-end-asked = { $player } voudrait terminer la partie ici, sans vainqueur.
ask-take-back-refused = { $player } refuse que le coup soit repris.
ask-pause-refused = { $player } ne veut pas de pause.
ask-end-refused = { $player } veut continuer la partie.
ask-pause = Demander une pause
ask-end = Proposer de terminer la partie
ask-paused = Les pendules sont arrêtées. Un coup ou ce bouton les relance.
ask-resume = Reprendre
ask-ended = Les joueurs ont mis fin à la partie. Personne n’a gagné.
chat-phrases = Phrases courtes, que chacun lit dans sa langue
chat-mute = Masquer { $player }
chat-unmute = Afficher de nouveau { $player }
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-moment = Un instant, s’il vous plaît.
phrase-thanks = Merci !
phrase-sorry = Désolé !
phrase-nice = Bien joué !
phrase-bye = Au revoir !
refused-asked-already = Répondez d’abord à la demande en cours.
refused-no-pause = Aucune pendule ne tourne ici.
