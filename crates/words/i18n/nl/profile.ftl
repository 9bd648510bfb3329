# Players: leaderboards, profiles, games, and what one keeps about others.

players-title = Ranglijsten
players-line = Ratings volgen uit partijen die meetellen, tussen accounts en bots, per spel en aantal spelers. Een vraagteken betekent: nog onzeker.
players-find = Een speler op naam zoeken
players-find-go = Zoeken
players-none = Nog niemand heeft zo’n partij met rating uitgespeeld.
players-rank = Plaats
players-player = Speler
players-rating = Rating
players-games = Partijen
players-count = { $count } spelers
profile-mine = Je profiel
profile-mine-line = Je partijen, uitslagen en ratings, zoals anderen ze zien.
profile-since = Lid sinds
profile-private = Deze speler houdt partijen en ratings voor zichzelf.
profile-is-private = Alleen jij ziet wat hier staat.
profile-hide = Mijn partijen en ratings aan niemand tonen
profile-show = Mijn partijen en ratings aan iedereen tonen
profile-ratings = Ratings
profile-no-ratings = Nog geen partij met rating.
profile-curve = Rating over { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}: nu { $last }, hoogste { $best }, laagste { $least }
profile-results = Uitslagen
profile-game = Spel
profile-won = Gewonnen
profile-not-won = Niet gewonnen
profile-mean = Gemiddelde punten
profile-best = Meeste punten
profile-sources = Waar de punten vandaan komen
profile-average = Gemiddeld
profile-most = Meeste in één partij
profile-bests = Persoonlijke records
profile-feat = Prestatie
profile-record = Record
profile-rivals = Onderling
profile-bots = Favoriete bots
profile-ahead = Vóór
profile-behind = Achter
profile-games = Partijen
profile-any = Alle
profile-result = Uitslag
profile-opponent = Tegenstander
profile-filter = Filteren
profile-no-games = Geen partij past.
profile-older = Eerdere partijen
profile-rated = telt mee
profile-left = opgegeven
profile-replay = Naspelen
profile-challenge = Uitdagen
profile-follow = Volgen
profile-unfollow = Niet meer volgen
profile-block = Blokkeren
profile-unblock = Deblokkeren
profile-block-line = Wie je blokkeert, kan niet aan jouw tafels gaan zitten.
profile-note = Je notitie, die niemand anders ziet
profile-note-save = Notitie bewaren
profile-following = Je volgt
profile-blocking = Je blokkeert
new-unrated = Zonder rating: de partij telt voor niemand mee
new-unrated-line = Anders telt de partij mee als iedereen aan tafel een account heeft of een bot is.
refused-kept-enough = Je lijst met spelers is vol; haal er eerst een paar af.
source-paris-score-bonus = Bonustegels
source-paris-score-district = Wijken
source-col-line-building = Gebouwen en lantaarns
source-col-line-group = Grootste groep gebouwen
source-col-line-unbuilt = Ongebouwd
source-col-line-forgiven = Ongebouwd, dankzij Sacré-Cœur zonder aftrek
source-col-line-penseur-unseen = Le Penseur, uit het zicht
rating-title = Rating { $rating } ± { $deviation }, uit { $games ->
    [one] één partij
   *[other] { $games } partijen
} van deze soort
rating-provisional = Rating ongeveer { $rating } ± { $deviation }, nog onzeker: tot nu toe { $games ->
    [one] maar één partij
   *[other] { $games } partijen
} van deze soort
profile-rank = Plaats { $rank } van { $of }
profile-event-on = Bezig
