# Les gens entre eux : comptes et leur marque, signalements, bureau de l’exploitant.

people-account = a un compte

report-menu = Signaler un message ou un nom
report-title = Signaler à l’administrateur
report-line = L’administrateur du site voit ce que vous choisissez ici, tel que c’est écrit maintenant, et que le signalement vient de vous. Personne d’autre ne le voit.
report-what = De quoi s’agit-il ?
report-name = Le nom « { $name } »
report-reason = Qu’est-ce qui ne va pas ? (facultatif)
report-send = Signaler
report-nothing = Personne d’autre n’a rien dit ici.
report-thanks = Merci. L’administrateur va regarder.
report-back = Retour à la table

admin-title = Administration
admin-done-mute = { $name } ne peut plus écrire dans la conversation.
admin-done-unmute = { $name } peut de nouveau écrire dans la conversation.
admin-done-ban = Le compte de { $name } est fermé : plus personne ne peut s’y connecter.
admin-done-unban = Le compte de { $name } est de nouveau ouvert.
admin-done-rename = Le compte s’appelle désormais { $name }, à ses tables aussi.
admin-done-remove-table = La table est supprimée.
admin-done-rotate-key = Une nouvelle clé est en place.
admin-done-close-report = Le signalement est clos.
admin-reports = Signalements
admin-reports-none = Rien à traiter.
admin-reports-closed = Signalements traités
admin-report-name = C’est le nom lui-même qui est signalé.
admin-report-reason = Raison donnée
admin-report-guest = Un invité : la table peut être supprimée, il n’y a pas de compte.
admin-report-close = Clore le signalement
admin-report-closed = Clos par { $name }
admin-account = Compte
admin-account-find = Consulter
admin-account-since = créé le
admin-is-fine = rien à signaler
admin-is-muted = muet
admin-is-banned = fermé
admin-is-operator = administrateur
admin-mute = Rendre muet
admin-unmute = Rendre la parole
admin-ban = Fermer le compte
admin-unban = Rouvrir le compte
admin-reset = Lien vers un nouveau mot de passe
admin-reset-line = Donnez ce lien à { $name }. Il sert une seule fois, dans les 24 heures.
admin-rename = Renommer
admin-rename-to = Nouveau nom
admin-table = Table
admin-table-which = Son adresse
admin-table-sure = Oui, la partie et la conversation de cette table doivent disparaître pour toujours.
admin-table-remove = Supprimer définitivement
admin-key = Clé
admin-key-line = Les cookies et les liens sont signés avec une clé. Si quelqu’un a pu la voir, créez-en une nouvelle.
admin-key-grace = Nombre de jours où l’ancienne reste valable
admin-key-rotate = Créer une nouvelle clé

refused-too-many-bots = Des robots jouent déjà entre eux à assez de vos tables. Regardez d’abord une de ces parties jusqu’à la fin.
refused-nothing-to-report = Il n’y a pas de tel message ni de tel nom.
refused-reported-before = Vous l’avez déjà signalé.
refused-reported-enough = Cela suffit pour aujourd’hui. L’administrateur verra ce que vous avez signalé.
refused-no-account = Aucun compte ne porte ce nom.
refused-operator = Le compte d’un administrateur se gère avec la commande « lutece admin ».

refused-rated = Cette partie est classée : ses robots restent tels quels.
