# Paryż: co mają do powiedzenia zasady.

paris-prompt-draw = Dobierz budynek z jednego ze stosów.
paris-prompt-place = Wybierz dzielnicę dla dobranego budynku: { $type }, wartość { $value }.
paris-prompt-action = Twoja akcja: umieść klucz albo przenieś go i kup.
paris-prompt-action-end-tiles = Twoja akcja: umieść klucz, przenieś go i kup albo weź płytkę końca gry.
paris-prompt-action-last = Twoja akcja: umieść klucz, przenieś go i kup albo się wycofaj.
paris-prompt-pay = Czym płacisz za: { $kind }?
paris-prompt-prestige = Oddaj prestiż: { $landmark }, albo pomiń.
paris-prompt-bonus = Weź płytkę bonusu dalej na torze albo pomiń.
paris-prompt-bonus-price = Za { $price ->
    [one] { $price } franka
    [few] { $price } franki
   *[other] { $price } franków
}: weź płytkę bonusu dalej na torze albo pomiń.
paris-prompt-vp-tile = Czwarty klucz: połóż płytkę punktacji w dzielnicy albo pomiń.
paris-prompt-free = Kupuj, sprzedawaj lub używaj płytek, potem zakończ turę.
paris-prompt-over = Belle époque dobiegła końca.

paris-say-draw = dobrać ze stosu { $stack }
paris-say-place = położyć: { $district }
paris-say-key-arc = klucz na Łuk Triumfalny
paris-say-key-bank = klucz do banku { $district }: +{ $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
}
paris-say-buy-building = kupić { $value } ({ $district }) za { $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
}
paris-say-buy-building-with = kupić { $value } ({ $district }) za { $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
} z płytką bonusu { $number }
paris-say-buy-landmark = kupić { $landmark } ({ $district }) za { $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
}
paris-say-buy-landmark-with = kupić { $landmark } ({ $district }) za { $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
} z płytką bonusu { $number }
paris-say-end-tile = wziąć płytkę końca gry
paris-say-retire = wycofać się z gry
paris-say-pay = zapłacić: { $kind }, z: { $source }
paris-say-prestige = oddać: { $kind } ({ $source })
paris-say-bonus = wziąć płytkę bonusu { $number }
paris-say-vp-tile = płytka punktacji { $prize }: { $district }
paris-say-buy = kupić: { $kind } za { $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
}
paris-say-sell = sprzedać: { $kind } ({ $source }) za { $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
}
paris-say-use = użyć płytki bonusu { $number }
paris-say-take-any = płytką bonusu 17 wziąć płytkę { $number }
paris-say-back = płytką bonusu 25 cofnąć się do płytki { $number }
paris-say-pairs = użyć płytki bonusu { $number }: oddać { $pairs ->
    [one] { $pairs } parę
    [few] { $pairs } pary
   *[other] { $pairs } par
}
paris-say-use-end-vp = użyć płytki końca gry: +{ $vp ->
    [one] { $vp } PZ
    [few] { $vp } PZ
   *[other] { $vp } PZ
}
paris-say-use-end-francs = użyć płytki końca gry: +{ $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
}
paris-say-use-end-kind = użyć płytki końca gry jako: { $kind }
paris-say-skip-action = brak możliwej akcji: dalej
paris-say-skip = pominąć
paris-say-end = zakończyć turę

paris-event-built = { $seat } kładzie budynek ({ $district }): { $type }, wartość { $value }.
paris-event-homeless = { $seat } nie ma miejsca na budynek i go usuwa: { $type }, wartość { $value }.
paris-event-key-bank = { $seat } umieszcza klucz w banku: { $district }.
paris-event-key-arc = { $seat } umieszcza klucz na Łuku.
paris-event-landmark-added = { $seat } dodaje { $landmark }: { $district }.
paris-event-bought-building = { $seat } ma budynek { $value }: { $district }.
paris-event-bought-landmark = { $seat } ma { $landmark }: { $district }.
paris-event-token = { $seat } bierze żeton: { $kind }.
paris-event-paid = { $seat } płaci: { $kind } ({ $source }).
paris-event-filled = { $seat } oddaje: { $kind } ({ $source }).
paris-event-returned = { $seat } oddaje { $pairs ->
    [one] { $pairs } parę
    [few] { $pairs } pary
   *[other] { $pairs } par
}: { $kind }.
paris-event-bonus-taken = { $seat } bierze płytkę bonusu { $number }.
paris-event-bonus-spent = { $seat } używa płytki bonusu { $number }.
paris-event-key-gained = { $seat } dostaje klucz z rezerwy.
paris-event-vp-tile = { $seat } kładzie płytkę punktacji { $prize }: { $district }.
paris-event-end-tile = { $seat } bierze płytkę końca gry; zostało: { $left }.
paris-event-skipped = { $seat } nie ma akcji.
paris-event-retired = { $seat } się wycofuje.
paris-event-last-round = Zaczyna się ostatnia runda.
paris-event-over = Koniec gry; punktują dzielnice.

paris-event-francs-bank = { $seat } +{ $amount ->
    [one] { $amount } frank
    [few] { $amount } franki
   *[other] { $amount } franków
}: bank { $district }.
paris-event-francs-building = { $seat } −{ $amount ->
    [one] { $amount } frank
    [few] { $amount } franki
   *[other] { $amount } franków
}: budynek { $value }, { $district }.
paris-event-francs-landmark = { $seat } −{ $amount ->
    [one] { $amount } frank
    [few] { $amount } franki
   *[other] { $amount } franków
}: { $landmark }.
paris-event-francs-bonus-price = { $seat } −{ $amount ->
    [one] { $amount } frank
    [few] { $amount } franki
   *[other] { $amount } franków
}: za płytkę bonusu.
paris-event-francs-sold = { $seat } +{ $amount ->
    [one] { $amount } frank
    [few] { $amount } franki
   *[other] { $amount } franków
}: sprzedaż: { $kind } ({ $source }).
paris-event-francs-bought = { $seat } −{ $amount ->
    [one] { $amount } frank
    [few] { $amount } franki
   *[other] { $amount } franków
}: zakup: { $kind }.
paris-event-francs-tile = { $seat } +{ $amount ->
    [one] { $amount } frank
    [few] { $amount } franki
   *[other] { $amount } franków
}: płytka bonusu { $number }.
paris-event-francs-key = { $seat } −{ $amount ->
    [one] { $amount } frank
    [few] { $amount } franki
   *[other] { $amount } franków
}: klucz z płytki bonusu { $number }.
paris-event-francs-end-tile = { $seat } +{ $amount ->
    [one] { $amount } frank
    [few] { $amount } franki
   *[other] { $amount } franków
}: płytka końca gry.

paris-event-vp-eight = { $seat } +{ $amount ->
    [one] { $amount } PZ
    [few] { $amount } PZ
   *[other] { $amount } PZ
}: budynek o wartości 8, { $district }.
paris-event-vp-slot = { $seat } +{ $amount ->
    [one] { $amount } PZ
    [few] { $amount } PZ
   *[other] { $amount } PZ
}: { $kind }, { $landmark }.
paris-event-vp-bonus = { $seat } +{ $amount ->
    [one] { $amount } PZ
    [few] { $amount } PZ
   *[other] { $amount } PZ
}: płytka bonusu { $number }.
paris-event-vp-end-tile = { $seat } +{ $amount ->
    [one] { $amount } PZ
    [few] { $amount } PZ
   *[other] { $amount } PZ
}: płytka końca gry.
paris-event-vp-district = { $seat } +{ $amount ->
    [one] { $amount } PZ
    [few] { $amount } PZ
   *[other] { $amount } PZ
}: miejsce { $place }, { $district }.

paris-score-eights = Budynki o wartości 8
paris-score-prestige = Prestiż przy krajobrazach
paris-score-bonus = Płytka bonusu { $number }
paris-score-end-tiles = Płytki końca gry
paris-score-district = Dzielnica { $district }

paris-refusal-other-step = Teraz nie o to chodzi.
paris-refusal-stack-empty = Ten stos jest pusty.
paris-refusal-value-taken = Ta wartość jest w dzielnicy zajęta.
paris-refusal-type-taken = Dzielnica ma już budynek tego typu.
paris-refusal-no-key = Nie masz klucza w ręce.
paris-refusal-stand-taken = Jest tam już twój klucz.
paris-refusal-no-key-there = Nie masz tam klucza.
paris-refusal-other-district = Stamtąd klucz zostaje w swojej dzielnicy.
paris-refusal-not-higher = Nowe miejsce musi mieć wyższą wartość.
paris-refusal-not-built = Nie ma tam jeszcze budynku.
paris-refusal-no-such-landmark = Nie ma takiego krajobrazu.
paris-refusal-landmark-elsewhere = Ten krajobraz jest w innej dzielnicy.
paris-refusal-landmark-too-low = Nowy krajobraz musi być wart więcej niż poprzedni.
paris-refusal-occupied = Leży tam klucz.
paris-refusal-tile-not-needed = Do tego nie trzeba płytki.
paris-refusal-tile-does-not-serve = Ta płytka tam nie działa.
paris-refusal-no-tile = Nie masz tej płytki.
paris-refusal-no-francs = Masz za mało franków.
paris-refusal-no-resources = Masz za mało zasobów.
paris-refusal-stacks-not-empty = Płytki końca gry są dostępne, gdy stosy są puste.
paris-refusal-no-end-tile = Nie ma tej płytki końca gry.
paris-refusal-too-early-to-retire = Wycofać się można, gdy nie ma już płytek końca gry.
paris-refusal-action-possible = Akcja jest możliwa, więc nie można jej pominąć.
paris-refusal-not-asked = Nic takiego nie jest potrzebne.
paris-refusal-no-source = Nie masz nic takiego.
paris-refusal-needed-elsewhere = To jest potrzebne na resztę ceny.
paris-refusal-no-slot = Nie ma na to wolnego pola.
paris-refusal-number-taken = Ten numer już miałeś.
paris-refusal-none-left = Nie ma już płytki o tym numerze.
paris-refusal-passed = Twój pionek minął już tę płytkę.
paris-refusal-too-far-back = To za daleko wstecz.
paris-refusal-no-vp-tile = Nie ma już tej płytki punktacji.
paris-refusal-district-has-tile = Dzielnica ma już płytkę punktacji.
paris-refusal-prestige-not-for-sale = Prestiżu nie można kupić.
paris-refusal-supply-empty = W puli tego nie ma.
paris-refusal-sold-as-best = Tę płytkę sprzedaje się jako najdroższy rodzaj.
paris-refusal-no-effect = To nie miałoby skutku.
paris-refusal-no-pairs = Nie masz tych par.
paris-refusal-counts-as-token = Tej płytki używa się płacąc lub sprzedając.
paris-refusal-used-with-key = Tej płytki używa się przenosząc klucz.
paris-refusal-only-at-end = Ta płytka liczy się na końcu gry.

paris-kind-wood = drewno
paris-kind-marble = marmur
paris-kind-gold = złoto
paris-kind-bronze = prestiż (brąz)
paris-kind-silver = prestiż (srebro)
paris-kind-gold-prestige = prestiż (złoto)
paris-type-bakery = piekarnia
paris-type-bookshop = księgarnia
paris-type-cafe = restauracja
paris-type-hotel = hotel
paris-type-residence = rezydencja
paris-type-theatre = teatr
paris-source-token = żeton
paris-source-tile2 = płytka bonusu 2
paris-source-tile3 = płytka bonusu 3
paris-source-tile4 = płytka bonusu 4
paris-source-tile8 = płytka bonusu 8
paris-source-tile10 = płytka bonusu 10
paris-source-tile19 = płytka bonusu 19
paris-source-tile21 = płytka bonusu 21
paris-source-endtile = płytka końca gry
