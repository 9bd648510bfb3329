# Playing: what the table says to a hand that picks, looks and confirms.

play-failed = Er ging iets mis op deze pagina. Laad die opnieuw en probeer het nog eens; er is niets verloren.
play-all = Alles tonen
play-talk = Wat er gebeurd is en wat een zet zou opleveren
play-last-round = Laatste ronde
play-next-round-last = Hierna laatste ronde
play-end-unused = Dit kun je in je laatste beurt nog doen: { $list }. Druk nog eens om hem te beëindigen.
play-still = Dit kun je eerst nog doen: { $list }.
play-new = nieuw
play-online = aanwezig
play-away = afwezig
play-step = { $thing }. Kies een van de oplichtende plaatsen.
play-step-listed = { $thing }. Kies een oplichtende plaats of een zet hieronder.
play-step-below = { $thing }. Kies een van de zetten hieronder.
play-wait = Je bent niet aan de beurt.
play-not-now = { $thing }: nu niet mogelijk.
play-not-with = { $thing } past niet bij wat je gekozen hebt.
play-nowhere = Hiervoor is nu nergens plaats.
play-settings = Instellingen
play-pace = Tempo van zetten en tellingen
play-pace-slow = Langzaam
play-pace-usual = Normaal
play-pace-fast = Snel
play-pace-off = Meteen
play-sound = Geluid als je aan de beurt bent
play-again = Er wacht een nieuwe partij op je.
play-your-turn = Jij bent aan de beurt
play-if-ended = { $points } als het nu eindigde
play-so-far = tot nu toe
play-as-if-over = Als de partij nu zou eindigen
play-undo-sure = Dit neemt je laatste beurt terug en alles daarna. Druk nog eens om dat te doen.

play-less = Minder tonen
play-show-where = Laat zien waar
play-then = Daarna: { $prompt }
play-confirm-end = Zet en klaar
play-undo-shown = Dit kun je niet terugnemen: het heeft iets verborgens laten zien.
