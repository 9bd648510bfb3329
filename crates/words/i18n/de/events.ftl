# Turniere: Alle Tische einer Runde spielen dieselbe Ausgangslage.

event-title = Turniere
event-line = In jeder Runde spielen alle Tische dieselbe Ausgangslage. So haben alle auf demselben Platz dasselbe Glück. Verglichen wird, wenn der letzte Tisch fertig ist.
event-new = Turnier ausschreiben
event-create = Turnier ankündigen
event-account = Zum Mitspielen anmelden oder Konto anlegen
event-mine = Deine Turniere
event-public = Für alle offen
event-none = Im Moment ist kein Turnier angekündigt.
event-all = Alle Turniere
event-open = Wartet auf Teilnehmer
event-you-play = Dein Tisch wartet
event-round-of = Runde { $round } von { $of }
event-round = Runde { $round }
event-over = Beendet
event-off = Abgesagt
event-taken-down = Vom Betreiber gesperrtes Turnier
event-by = Veranstaltet von
event-name = Name des Turniers
event-seats = Spieler je Tisch
event-rounds = Runden
event-count = Zahl der Runden
event-count-line = Für das Schweizer System. Vier Runden reichen für sechzehn Personen.
event-all-rounds = bis alle gegen alle gespielt haben
event-system = Wer gegen wen spielt
event-system-line = Schweizer System: Wer ähnlich steht, trifft sich, zu zweit nie ein zweites Mal. Jeder gegen jeden: immer zu zweit am Tisch.
event-swiss = Schweizer System
event-round-robin = Jeder gegen jeden
event-scoring = Was zählt
event-scoring-line = Nach Ausgangslage, wie beim Turnierbridge: Du wirst mit allen verglichen, die denselben Platz derselben Ausgangslage hatten. Nach Tisch: wie viele an deinem Tisch du schlägst.
event-by-deals = Nach Ausgangslage
event-by-wins = Nach Tisch
event-most = Plätze für höchstens
event-fill = Bots, die Tische auffüllen
event-fill-no = Keine
event-fill-line = Ohne Bots setzt eine Runde aus, wer keinen Gegner hat.
event-starts = Beginn
event-by-hand = wenn ich es sage
event-listed = In der Turnierliste, wo alle mitspielen können. Sonst braucht man den Link.
event-rated = Gewertet
event-unrated = Ungewertet
event-go = Zu deinem Tisch
event-join = Mitspielen
event-leave = Turnier verlassen
event-begin = Jetzt beginnen
event-more = Es kann beginnen, sobald genug mitspielen.
event-call-off = Absagen
event-link = Link zum Einladen
event-standing = Tabelle
event-nobody = Noch spielt niemand mit.
event-score = Wertung
event-opponents = Gegner
event-ahead = ± Mittel
event-won = Gewonnen
event-left = ausgestiegen
event-bye = setzt aus
event-plays = spielt
event-count-deals = Die Wertung ist das Mittel aller bisherigen Runden: wie viele von denen, die denselben Platz derselben Ausgangslage hatten, hinter dir liegen. Bei Gleichstand entscheiden die Punkte über deren Mittel, dann gewonnene Tische.
event-count-wins = Gezählt wird, wen du an deinen Tischen schlägst: alle an einem Tisch sind 1 Punkt, eine Runde Aussetzen auch. Bei Gleichstand entscheidet die Wertung der Gegner, dann die Punkte über dem Mittel desselben Platzes.
event-same-deal = Alle diese Tische spielen dieselbe Ausgangslage. Die Ergebnisse werden gezeigt, wenn der letzte fertig ist.
event-seat = Platz
event-points = Punkte
event-mean = Mittel der anderen
event-share = Liegt vor
event-game = Partie
event-see = Nachspielen
event-percent = { $value } %
event-fair = Die Prüfsumme des Geheimnisses hinter der Ausgangslage jeder Runde stand schon fest, als das Turnier angekündigt wurde. Das Geheimnis selbst folgt nach der Runde, damit alle die Ausgangslage nachprüfen können.
event-sealed = Andere spielen diese Ausgangslage noch. Die ganze Partie ist zu sehen, sobald ihre Tische fertig sind.
event-back = Zum Turnier
refused-in-event = Diese Partie gehört zu einem Turnier und wird zu Ende gespielt.
refused-sealed = Andere spielen diese Ausgangslage noch. Warte, bis die Runde vorbei ist.
refused-event-closed = Das lässt das Turnier nicht mehr zu.
refused-event-full = Das Turnier ist voll.
refused-event-joined = Du spielst schon mit.
refused-event-not-joined = Du spielst bei diesem Turnier nicht mit.
refused-event-not-yours = Das kann nur, wer das Turnier veranstaltet.
refused-event-too-few = Für den Beginn spielen zu wenige mit.
refused-event-too-many = Mehrere deiner Turniere warten schon auf Teilnehmer.
event-people =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
event-in-minutes =
    { $count ->
        [one] in { $count } Minute
       *[other] in { $count } Minuten
    }
event-in-hours =
    { $count ->
        [one] in { $count } Stunde
       *[other] in { $count } Stunden
    }
event-in-days =
    { $count ->
        [one] in { $count } Tag
       *[other] in { $count } Tagen
    }
event-teams = Teams
event-team = Team
event-team-no = Alle spielen für sich
event-team-of = Teams zu { $count }
event-team-line = Wer im selben Team ist, sitzt an verschiedenen Tischen; die Ergebnisse werden zusammengerechnet. Im Schweizer System.
event-team-name = Name deines Teams
event-team-count = In jeder Runde zählt für ein Team der Durchschnitt seiner Mitglieder. Bei Gleichstand entscheiden die Punkte über dem Durchschnitt.
refused-event-no-team = Sag, für welches Team du spielst.
refused-event-long-team = Der Name eines Teams hat höchstens 24 Zeichen.
refused-event-team-full = Dieses Team ist vollständig.
