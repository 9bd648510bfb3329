# Notifications : ce qu’elles disent, et la page où on les choisit.

call-turn = À vous de jouer
call-invited = Une place vous est réservée
call-round = Une ronde de votre tournoi a commencé
call-over = Votre partie est terminée
call-waits = Une table attend des joueurs
call-with = { $game } avec { $names }
call-test = Un essai de Lutèce
call-test-line = Les notifications arriveront ici.
call-feed = Lutèce : vos parties
call-mail-many =
    { $count ->
        [one] { $count } notification de Lutèce
       *[other] { $count } notifications de Lutèce
    }
call-mail-settings = Choisissez ce qui vous est signalé :
call-mail-end = Arrêtez ces e-mails en un clic :
call-mail-confirm-subject = Confirmez votre adresse e-mail
call-mail-confirm = { $name } souhaite recevoir à cette adresse les notifications de Lutèce. Ouvrez cette page pour la confirmer :
call-mail-confirm-no = Si ce n’était pas vous, ignorez cet e-mail. Vous n’en recevrez pas d’autre.

calls-title = Notifications
calls-line = Quand c’est à vous de jouer et que la table n’est pas ouverte, Lutèce peut vous prévenir.
calls-account = Avec un compte, vous êtes prévenu même quand Lutèce est fermé.
calls-about = Me prévenir quand
calls-about-turn = c’est à moi de jouer
calls-about-invited = une place m’est réservée, pour une nouvelle partie ou une revanche
calls-about-round = une ronde de mon tournoi commence
calls-about-over = ma partie est terminée
calls-about-waits = une table attend des joueurs (au plus toutes les demi-heures)
calls-quiet = Heures de silence
calls-quiet-line = Rien n’est envoyé entre ces heures. Ce qui compte encore suit après.
calls-quiet-from = De
calls-quiet-to = À
calls-save = Enregistrer
calls-open = Onglets ouverts
calls-open-line = Un onglet ouvert en arrière-plan peut afficher une notification.
calls-allow = Autoriser les notifications
calls-allowed = Les notifications sont autorisées dans ce navigateur.
calls-denied = Ce navigateur bloque les notifications de Lutèce. Autorisez-les dans ses réglages, puis réessayez.
calls-push = Navigateurs
calls-push-line = Elles vous parviennent même quand Lutèce est fermé.
calls-push-on = Me prévenir dans ce navigateur
calls-push-cannot = Ce navigateur ne peut pas recevoir de notifications de cette adresse.
calls-remove = Retirer
calls-test = Envoyer un essai
calls-mail = E-mail
calls-mail-line = Un par heure au plus en votre absence ; plusieurs parties partagent le même e-mail.
calls-mail-address = Adresse e-mail
calls-mail-waits = { $address } n’est pas encore confirmée. Ouvrez le lien de l’e-mail qui y a été envoyé.
calls-mail-to = Les e-mails vont à { $address }.
calls-mail-set = Utiliser cette adresse
calls-mail-confirm = Confirmer l’adresse { $address }
calls-mail-stop = Arrêter les e-mails à { $address }
calls-feed = Flux
calls-feed-line = Une adresse privée pour votre lecteur de flux. Quiconque la connaît peut lire votre flux.
calls-feed-address = Adresse du flux
calls-feed-make = Créer une adresse
calls-feed-renew = Créer une nouvelle adresse
calls-hook = Webhook
calls-hook-line = Pour vos propres programmes : un message signé pour chaque notification.
calls-hook-address = Adresse
calls-hook-secret = Secret de la signature
calls-hook-set = Utiliser cette adresse
calls-said-saved = C’est enregistré.
calls-said-test = Un essai a été envoyé.
calls-said-lost = L’essai n’a pas été accepté.
calls-said-address = Cette adresse est inutilisable.
calls-said-plain = L’adresse doit commencer par https://.
calls-said-hours = Les heures de silence demandent deux heures différentes.
calls-said-asked = Un e-mail est en route. Ouvrez le lien qu’il contient pour confirmer l’adresse.
calls-said-wait = Un e-mail vient d’être envoyé. Patientez quelques minutes.
calls-said-unsent = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
calls-said-confirmed = Votre adresse est confirmée.
calls-said-ended = Plus aucun e-mail n’y sera envoyé.
calls-said-full = Un compte ne peut pas avoir plus de navigateurs. Retirez-en un d’abord.
