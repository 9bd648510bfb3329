# A player and what they do, for whoever reads of themselves and for everybody else. Each language has
# the verbs it needs: a sentence that begins with one says { who-it } in place of the name and the verb.

who-you = Ty
who-aktywuje = { $who_is ->
    [you] Aktywujesz
   *[other] { $who } aktywuje
}
who-bierze = { $who_is ->
    [you] Bierzesz
   *[other] { $who } bierze
}
who-blokuje = { $who_is ->
    [you] Blokujesz
   *[other] { $who } blokuje
}
who-cofa-sie = { $who_is ->
    [you] Cofasz się
   *[other] { $who } cofa się
}
who-dobiera = { $who_is ->
    [you] Dobierasz
   *[other] { $who } dobiera
}
who-dodaje = { $who_is ->
    [you] Dodajesz
   *[other] { $who } dodaje
}
who-dostaje = { $who_is ->
    [you] Dostajesz
   *[other] { $who } dostaje
}
who-korzysta = { $who_is ->
    [you] Korzystasz
   *[other] { $who } korzysta
}
who-konczy = { $who_is ->
    [you] Kończysz
   *[other] { $who } kończy
}
who-kupuje = { $who_is ->
    [you] Kupujesz
   *[other] { $who } kupuje
}
who-kladzie = { $who_is ->
    [you] Kładziesz
   *[other] { $who } kładzie
}
who-ma = { $who_is ->
    [you] Masz
   *[other] { $who } ma
}
who-nie-ma = { $who_is ->
    [you] Nie masz
   *[other] { $who } nie ma
}
who-nie-moze = { $who_is ->
    [you] Nie możesz
   *[other] { $who } nie może
}
who-oddaje = { $who_is ->
    [you] Oddajesz
   *[other] { $who } oddaje
}
who-odnawia = { $who_is ->
    [you] Odnawiasz
   *[other] { $who } odnawia
}
who-oglada = { $who_is ->
    [you] Oglądasz
   *[other] { $who } ogląda
}
who-otwiera = { $who_is ->
    [you] Otwierasz
   *[other] { $who } otwiera
}
who-pasuje = { $who_is ->
    [you] Pasujesz
   *[other] { $who } pasuje
}
who-pomija = { $who_is ->
    [you] Pomijasz
   *[other] { $who } pomija
}
who-placi = { $who_is ->
    [you] Płacisz
   *[other] { $who } płaci
}
who-sie-wycofuje = { $who_is ->
    [you] Wycofujesz się
   *[other] { $who } się wycofuje
}
who-sprzedaje = { $who_is ->
    [you] Sprzedajesz
   *[other] { $who } sprzedaje
}
who-stawia = { $who_is ->
    [you] Stawiasz
   *[other] { $who } stawia
}
who-umieszcza = { $who_is ->
    [you] Umieszczasz
   *[other] { $who } umieszcza
}
who-uzywa = { $who_is ->
    [you] Używasz
   *[other] { $who } używa
}
who-wybiera = { $who_is ->
    [you] Wybierasz
   *[other] { $who } wybiera
}
who-wycofuje-sie = { $who_is ->
    [you] Wycofujesz się
   *[other] { $who } wycofuje się
}
who-wymienia = { $who_is ->
    [you] Wymieniasz
   *[other] { $who } wymienia
}
who-wypiera = { $who_is ->
    [you] Wypierasz
   *[other] { $who } wypiera
}
