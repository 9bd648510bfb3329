# Wat spelers elkaar vragen, en zinnetjes voor de chat.

ask-take-back-asked = { $player } wil de laatste zet graag terugnemen.
ask-pause-asked = { $player } wil graag pauzeren: de klokken zouden stilstaan.
ask-end-asked = { $player } wil de partij hier beëindigen, zonder winnaar.
ask-take-back-refused = { $player } wil niet dat de zet wordt teruggenomen.
ask-pause-refused = { $player } wil geen pauze.
ask-end-refused = { $player } wil verder spelen.
ask-pause = Om een pauze vragen
ask-end = Voorstellen de partij te beëindigen
ask-paused = De klokken staan stil. Een zet of deze knop zet ze weer aan.
ask-resume = Verder
ask-ended = De spelers hebben de partij beëindigd. Niemand heeft gewonnen.
chat-phrases = Korte zinnen, die iedereen in de eigen taal leest
chat-mute = { $player } dempen
chat-unmute = { $player } weer tonen
phrase-hello = Hallo!
phrase-luck = Succes!
phrase-moment = Een ogenblik, alsjeblieft.
phrase-thanks = Bedankt!
phrase-sorry = Neem me niet kwalijk!
phrase-nice = Goed gespeeld!
phrase-bye = Tot ziens!
refused-asked-already = Beantwoord eerst wat er gevraagd wordt.
refused-no-pause = Hier loopt geen klok die stilgezet kan worden.
