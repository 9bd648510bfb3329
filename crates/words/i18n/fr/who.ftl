# A player and what they do, for whoever reads of themselves and for everybody else. Each language has
# the verbs it needs: a sentence that begins with one says { who-it } in place of the name and the verb.

who-you = Vous
who-a = { $who_is ->
    [you] Vous avez
   *[other] { $who } a
}
who-achete = { $who_is ->
    [you] Vous achetez
   *[other] { $who } achète
}
who-ajoute = { $who_is ->
    [you] Vous ajoutez
   *[other] { $who } ajoute
}
who-choisit = { $who_is ->
    [you] Vous choisissez
   *[other] { $who } choisit
}
who-commence = { $who_is ->
    [you] Vous commencez
   *[other] { $who } commence
}
who-construit = { $who_is ->
    [you] Vous construisez
   *[other] { $who } construit
}
who-defausse = { $who_is ->
    [you] Vous défaussez
   *[other] { $who } défausse
}
who-ne-peut = { $who_is ->
    [you] Vous ne pouvez
   *[other] { $who } ne peut
}
who-n-a = { $who_is ->
    [you] Vous n’avez
   *[other] { $who } n’a
}
who-ouvre = { $who_is ->
    [you] Vous ouvrez
   *[other] { $who } ouvre
}
who-paie = { $who_is ->
    [you] Vous payez
   *[other] { $who } paie
}
who-passe = { $who_is ->
    [you] Vous passez
   *[other] { $who } passe
}
who-pioche = { $who_is ->
    [you] Vous piochez
   *[other] { $who } pioche
}
who-place = { $who_is ->
    [you] Vous placez
   *[other] { $who } place
}
who-pose = { $who_is ->
    [you] Vous posez
   *[other] { $who } pose
}
who-possede = { $who_is ->
    [you] Vous possédez
   *[other] { $who } possède
}
who-prend = { $who_is ->
    [you] Vous prenez
   *[other] { $who } prend
}
who-regarde = { $who_is ->
    [you] Vous regardez
   *[other] { $who } regarde
}
who-revient = { $who_is ->
    [you] Vous revenez
   *[other] { $who } revient
}
who-recoit = { $who_is ->
    [you] Vous recevez
   *[other] { $who } reçoit
}
who-se-retire = { $who_is ->
    [you] Vous vous retirez
   *[other] { $who } se retire
}
who-se-sert = { $who_is ->
    [you] Vous vous servez
   *[other] { $who } se sert
}
who-utilise = { $who_is ->
    [you] Vous utilisez
   *[other] { $who } utilise
}
who-vend = { $who_is ->
    [you] Vous vendez
   *[other] { $who } vend
}
who-evince = { $who_is ->
    [you] Vous évincez
   *[other] { $who } évince
}
