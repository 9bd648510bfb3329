# Help in play against bots.

help-hint = Podpo{"\u00AD"}wiedź
help-best = Tak zagrałby najsilniejszy bot (z twoją szansą na wygraną)
help-warning = byłoby grubym błędem: tracisz około { $percent } % szans na wygraną.
help-heed = Cofnij
help-anyway = Zagraj mimo to
help-coach = Trener
help-coach-line = Ostrzega, zanim popełnisz gruby błąd.
help-had = { $player }: { $hints ->
    [0] bez podpowiedzi
    [one] { $hints } podpowiedź
    [few] { $hints } podpowiedzi
   *[many] { $hints } podpowiedzi
}, { $moves ->
    [0] bez cofniętych ruchów
    [one] { $moves } cofnięty ruch
    [few] { $moves } cofnięte ruchy
   *[many] { $moves } cofniętych ruchów
}
new-hints = Podpowiedzi: wolno zapytać, jak zagrałby najsilniejszy bot
new-hints-line = Tylko dla kogoś, kto gra w pojedynkę przeciwko botom; partia nie liczy się do rankingu.
refused-no-hints = Tu nie ma podpowiedzi: są tylko dla kogoś, kto gra w pojedynkę przeciwko botom, przy stole, który na to pozwala.
