# A player and what they do, for whoever reads of themselves and for everybody else. Each language has
# the verbs it needs: a sentence that begins with one says { who-it } in place of the name and the verb.

who-you = Jij
who-begint = { $who_is ->
    [you] Je begint
   *[other] { $who } begint
}
who-bekijkt = { $who_is ->
    [you] Je bekijkt
   *[other] { $who } bekijkt
}
who-betaalt = { $who_is ->
    [you] Je betaalt
   *[other] { $who } betaalt
}
who-bezit = { $who_is ->
    [you] Je bezit
   *[other] { $who } bezit
}
who-blokkeert = { $who_is ->
    [you] Je blokkeert
   *[other] { $who } blokkeert
}
who-bouwt = { $who_is ->
    [you] Je bouwt
   *[other] { $who } bouwt
}
who-gaat = { $who_is ->
    [you] Je gaat
   *[other] { $who } gaat
}
who-gebruikt = { $who_is ->
    [you] Je gebruikt
   *[other] { $who } gebruikt
}
who-heeft = { $who_is ->
    [you] Je hebt
   *[other] { $who } heeft
}
who-kan = { $who_is ->
    [you] Je kunt
   *[other] { $who } kan
}
who-kiest = { $who_is ->
    [you] Je kiest
   *[other] { $who } kiest
}
who-koopt = { $who_is ->
    [you] Je koopt
   *[other] { $who } koopt
}
who-krijgt = { $who_is ->
    [you] Je krijgt
   *[other] { $who } krijgt
}
who-legt = { $who_is ->
    [you] Je legt
   *[other] { $who } legt
}
who-levert = { $who_is ->
    [you] Je levert
   *[other] { $who } levert
}
who-neemt = { $who_is ->
    [you] Je neemt
   *[other] { $who } neemt
}
who-opent = { $who_is ->
    [you] Je opent
   *[other] { $who } opent
}
who-past = { $who_is ->
    [you] Je past
   *[other] { $who } past
}
who-plaatst = { $who_is ->
    [you] Je plaatst
   *[other] { $who } plaatst
}
who-slaat = { $who_is ->
    [you] Je slaat
   *[other] { $who } slaat
}
who-trekt = { $who_is ->
    [you] Je trekt
   *[other] { $who } trekt
}
who-trekt-zich = { $who_is ->
    [you] Je trekt je
   *[other] { $who } trekt zich
}
who-verdringt = { $who_is ->
    [you] Je verdringt
   *[other] { $who } verdringt
}
who-verkoopt = { $who_is ->
    [you] Je verkoopt
   *[other] { $who } verkoopt
}
who-vindt = { $who_is ->
    [you] Je vindt
   *[other] { $who } vindt
}
who-voegt = { $who_is ->
    [you] Je voegt
   *[other] { $who } voegt
}
