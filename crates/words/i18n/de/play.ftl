# Playing: what the table says to a hand that picks, looks and confirms.

play-failed = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu und versuch es noch einmal; verloren ist nichts.
play-all = Alles zeigen
play-talk = Was geschehen ist und was ein Zug bringen würde
play-last-round = Letzte Runde
play-next-round-last = Danach letzte Runde
play-end-unused = Das kannst du in deinem letzten Zug noch tun: { $list }. Drück noch einmal, um ihn zu beenden.
play-still = Das kannst du vorher noch tun: { $list }.
play-new = neu
play-online = da
play-away = nicht da
play-step = { $thing }. Wähle einen der leuchtenden Plätze.
play-step-listed = { $thing }. Wähle einen leuchtenden Platz oder einen Zug hier unten.
play-step-below = { $thing }. Wähle einen der Züge hier unten.
play-wait = Du bist nicht am Zug.
play-not-now = { $thing }: jetzt nicht möglich.
play-not-with = { $thing } passt nicht zu dem, was du gewählt hast.
play-nowhere = Dafür ist jetzt nirgends Platz.
play-settings = Einstellungen
play-pace = Tempo von Zügen und Wertungen
play-pace-slow = Langsam
play-pace-usual = Normal
play-pace-fast = Schnell
play-pace-off = Sofort
play-sound = Ton, wenn du am Zug bist
play-again = Eine neue Partie wartet auf dich.
play-your-turn = Du bist am Zug
play-if-ended = { $points } bei Spielende jetzt
play-so-far = bisher
play-as-if-over = Wenn das Spiel jetzt endete
play-undo-sure = Das nimmt deinen letzten Zug und alles danach zurück. Drück noch einmal, um es zu tun.

play-less = Weniger zeigen
play-show-where = Zeig, wo
play-then = Danach: { $prompt }
play-confirm-end = Ziehen und beenden
play-undo-shown = Das lässt sich nicht zurücknehmen: Es hat etwas Verdecktes gezeigt.
