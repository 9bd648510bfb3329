# Players: leaderboards, profiles, games, and what one keeps about others.

players-title = Bestenlisten
players-line = Wertungszahlen entstehen aus gewerteten Partien zwischen Konten und Bots, je Spiel und Spielerzahl. Ein Fragezeichen heißt: noch unsicher.
players-find = Spieler nach Namen suchen
players-find-go = Suchen
players-none = Noch hat niemand eine gewertete Partie dieser Art beendet.
players-rank = Rang
players-player = Spieler
players-rating = Wertungszahl
players-games = Partien
players-count = { $count } Spieler
profile-mine = Dein Profil
profile-mine-line = Deine Partien, Ergebnisse und Wertungszahlen, wie andere sie sehen.
profile-since = Dabei seit
profile-private = Dieser Spieler zeigt Partien und Wertungszahlen niemandem.
profile-is-private = Was hier steht, siehst nur du.
profile-hide = Meine Partien und Wertungszahlen niemandem zeigen
profile-show = Meine Partien und Wertungszahlen allen zeigen
profile-ratings = Wertungszahlen
profile-no-ratings = Noch keine gewertete Partie.
profile-curve = Wertungszahl über { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: jetzt { $last }, höchstens { $best }, mindestens { $least }
profile-results = Ergebnisse
profile-game = Spiel
profile-won = Gewonnen
profile-not-won = Nicht gewonnen
profile-mean = Punkte im Schnitt
profile-best = Meiste Punkte
profile-sources = Woher die Punkte kommen
profile-average = Im Schnitt
profile-most = Meiste in einer Partie
profile-bests = Bestleistungen
profile-feat = Leistung
profile-record = Bestwert
profile-rivals = Gegeneinander
profile-bots = Lieblingsbots
profile-ahead = Besser
profile-behind = Schlechter
profile-games = Partien
profile-any = Alle
profile-result = Ergebnis
profile-opponent = Gegner
profile-filter = Filtern
profile-no-games = Keine Partie passt.
profile-older = Frühere Partien
profile-rated = gewertet
profile-left = aufgegeben
profile-replay = Nachspielen
profile-challenge = Zu einer Partie herausfordern
profile-follow = Folgen
profile-unfollow = Nicht mehr folgen
profile-block = Blockieren
profile-unblock = Nicht mehr blockieren
profile-block-line = Wen du blockierst, der kann sich nicht an deine Tische setzen.
profile-note = Deine Notiz, die sonst niemand sieht
profile-note-save = Notiz speichern
profile-following = Du folgst
profile-blocking = Du blockierst
new-unrated = Ungewertet: Die Partie zählt für keine Wertungszahl
new-unrated-line = Sonst zählt sie, wenn alle am Tisch ein Konto haben oder Bots sind.
refused-kept-enough = Du hast so viele Spieler vorgemerkt, wie du darfst; streiche erst welche.
source-paris-score-bonus = Bonusplättchen
source-paris-score-district = Bezirke
source-col-line-building = Gebäude und Laternen
source-col-line-group = Größte Gruppe
source-col-line-unbuilt = Nicht gebaut
source-col-line-forgiven = Nicht gebaut, dank Sacré-Cœur ohne Abzug
source-col-line-penseur-unseen = Le Penseur, verdeckt
rating-title = Wertungszahl { $rating } ± { $deviation } aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} dieser Art
rating-provisional = Wertungszahl etwa { $rating } ± { $deviation }, noch unsicher: bisher { $games ->
    [one] nur eine Partie
   *[other] { $games } Partien
} dieser Art
profile-rank = Platz { $rank } von { $of }
profile-event-on = Läuft
