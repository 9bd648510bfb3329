# A player and what they do, for whoever reads of themselves and for everybody else. Each language has
# the verbs it needs: a sentence that begins with one says { who-it } in place of the name and the verb.

who-you = Du
who-baut = { $who_is ->
    [you] Du baust
   *[other] { $who } baut
}
who-beendet = { $who_is ->
    [you] Du beendest
   *[other] { $who } beendet
}
who-beginnt = { $who_is ->
    [you] Du beginnst
   *[other] { $who } beginnt
}
who-bekommt = { $who_is ->
    [you] Du bekommst
   *[other] { $who } bekommt
}
who-besitzt = { $who_is ->
    [you] Du besitzt
   *[other] { $who } besitzt
}
who-bezahlt = { $who_is ->
    [you] Du bezahlst
   *[other] { $who } bezahlt
}
who-erneuert = { $who_is ->
    [you] Du erneuerst
   *[other] { $who } erneuert
}
who-eroeffnet = { $who_is ->
    [you] Du eröffnest
   *[other] { $who } eröffnet
}
who-fuegt = { $who_is ->
    [you] Du fügst
   *[other] { $who } fügt
}
who-geht = { $who_is ->
    [you] Du gehst
   *[other] { $who } geht
}
who-hat = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
}
who-kann = { $who_is ->
    [you] Du kannst
   *[other] { $who } kann
}
who-kauft = { $who_is ->
    [you] Du kaufst
   *[other] { $who } kauft
}
who-legt = { $who_is ->
    [you] Du legst
   *[other] { $who } legt
}
who-nimmt = { $who_is ->
    [you] Du nimmst
   *[other] { $who } nimmt
}
who-nutzt = { $who_is ->
    [you] Du nutzt
   *[other] { $who } nutzt
}
who-passt = { $who_is ->
    [you] Du passt
   *[other] { $who } passt
}
who-setzt = { $who_is ->
    [you] Du setzt
   *[other] { $who } setzt
}
who-sieht = { $who_is ->
    [you] Du siehst
   *[other] { $who } sieht
}
who-sperrt = { $who_is ->
    [you] Du sperrst
   *[other] { $who } sperrt
}
who-steigt = { $who_is ->
    [you] Du steigst
   *[other] { $who } steigt
}
who-verdraengt = { $who_is ->
    [you] Du verdrängst
   *[other] { $who } verdrängt
}
who-verkauft = { $who_is ->
    [you] Du verkaufst
   *[other] { $who } verkauft
}
who-verzichtet = { $who_is ->
    [you] Du verzichtest
   *[other] { $who } verzichtet
}
who-wirft = { $who_is ->
    [you] Du wirfst
   *[other] { $who } wirft
}
who-waehlt = { $who_is ->
    [you] Du wählst
   *[other] { $who } wählt
}
who-zahlt = { $who_is ->
    [you] Du zahlst
   *[other] { $who } zahlt
}
who-zieht = { $who_is ->
    [you] Du ziehst
   *[other] { $who } zieht
}
