# Help in play against bots.

help-hint = Tip
help-best = Dit zou de sterkste bot spelen, met je winstkans
help-warning = zou een grove fout zijn: dat kost ongeveer { $percent } % van je winstkans.
help-heed = Terugnemen
help-anyway = Toch spelen
help-coach = Begeleider
help-coach-line = Waarschuwt je voordat je een grove fout maakt.
help-had = { $player }: { $hints ->
    [0] geen tips
    [one] { $hints } tip
   *[other] { $hints } tips
}, { $moves ->
    [0] geen zetten teruggenomen
    [one] { $moves } zet teruggenomen
   *[other] { $moves } zetten teruggenomen
}
new-hints = Tips: je mag vragen wat de sterkste bot zou spelen
new-hints-line = Alleen voor wie in zijn eentje tegen bots speelt; de partij telt voor niemands rating.
refused-no-hints = Hier zijn geen tips: alleen voor wie in zijn eentje tegen bots speelt, aan een tafel waar het mag.
