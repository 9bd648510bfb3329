# Paryż: co mają do powiedzenia zasady.

paris-prompt-draw = Dobierz budynek z jednego ze stosów.
paris-prompt-place = Wybierz dzielnicę dla dobranego budynku: { $type }, wartość { $value }.
paris-prompt-action = Twoja akcja: umieść klucz albo przenieś go i kup.
paris-prompt-action-end-tiles = Twoja akcja: umieść klucz, przenieś go i kup albo weź płytkę końca gry.
paris-prompt-action-last = Twoja akcja: umieść klucz, przenieś go i kup albo się wycofaj.
paris-prompt-end-tile = Wybierz jedną z płytek końca gry.
paris-prompt-pay = Czego użyjesz jako zapłaty ({ $kind })?
paris-prompt-prestige = { $landmark }: oddaj żetony prestiżu za punkty albo pomiń.
paris-prompt-bonus = Weź płytkę bonusową dalej na torze albo pomiń.
paris-prompt-bonus-price = Za { $price ->
    [one] { $price } franka
    [few] { $price } franki
   *[other] { $price } franków
}: weź płytkę bonusową dalej na torze albo pomiń.
paris-prompt-vp-tile = Czwarty klucz: połóż płytkę punktacji w dzielnicy albo pomiń.
paris-prompt-free = Kupuj, sprzedawaj lub aktywuj płytki, potem zakończ turę.
paris-prompt-over = Belle époque dobiegła końca.

paris-say-draw = Dobierz ze stosu { $stack }
    .log = { who-dobiera } ze stosu { $stack }.
paris-say-place = Połóż: { $district }
    .log = { who-wybiera } dzielnicę { $district } dla budynku.
paris-say-key-arc = Umieść klucz na Łuku Triumfalnym
    .log = { who-umieszcza } klucz na Łuku Triumfalnym.
paris-say-key-bank = Umieść klucz w banku ({ $district }): +{ $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
}
    .log = { who-umieszcza } klucz w banku ({ $district }).
paris-say-buy-building = Kup budynek o wartości { $value } ({ $district }) za { $francs ->
    [one] { $francs } franka
    [few] { $francs } franki
   *[other] { $francs } franków
} ({ $spent ->
    [0] { $from }
   *[other] klucz z pola o wartości { $spent }
})
    .log = { who-kupuje } budynek o wartości { $value } ({ $district }).
paris-say-buy-building-with = Kup budynek o wartości { $value } ({ $district }) za { $francs ->
    [one] { $francs } franka
    [few] { $francs } franki
   *[other] { $francs } franków
} z płytką bonusową nr { $number } ({ $spent ->
    [0] { $from }
   *[other] klucz z pola o wartości { $spent }
})
    .log = { who-kupuje } budynek o wartości { $value } ({ $district }) z płytką bonusową nr { $number }.
paris-say-buy-landmark = Kup krajobraz { $landmark } ({ $district }) za { $francs ->
    [one] { $francs } franka
    [few] { $francs } franki
   *[other] { $francs } franków
} ({ $spent ->
    [0] { $from }
   *[other] klucz z pola o wartości { $spent }
})
    .log = { who-kupuje } krajobraz { $landmark } ({ $district }).
paris-say-buy-landmark-with = Kup krajobraz { $landmark } ({ $district }) za { $francs ->
    [one] { $francs } franka
    [few] { $francs } franki
   *[other] { $francs } franków
} z płytką bonusową nr { $number } ({ $spent ->
    [0] { $from }
   *[other] klucz z pola o wartości { $spent }
})
    .log = { who-kupuje } krajobraz { $landmark } ({ $district }) z płytką bonusową nr { $number }.
paris-say-look = Obejrzyj płytki końca gry i weź jedną
    .log = { who-oglada } płytki końca gry.
paris-say-end-tile = Weź płytkę końca gry
    .log = { who-bierze } płytkę końca gry.
paris-say-take-end-vp = Weź tę płytkę końca gry: { $vp ->
    [one] { $vp } PZ
    [few] { $vp } PZ
   *[other] { $vp } PZ
}
    .log = { who-bierze } płytkę końca gry: { $vp ->
        [one] { $vp } PZ
        [few] { $vp } PZ
       *[other] { $vp } PZ
    }.
paris-say-take-end-francs = Weź tę płytkę końca gry: { $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
}
    .log = { who-bierze } płytkę końca gry: { $francs ->
        [one] { $francs } frank
        [few] { $francs } franki
       *[other] { $francs } franków
    }.
paris-say-take-end-kind = Weź tę płytkę końca gry: { $kind }
    .log = { who-bierze } płytkę końca gry: { $kind }.
paris-say-retire = Wycofaj się: bez dalszych tur
    .log = { who-wycofuje-sie } z gry.
paris-say-pay = Zapłać: { $kind } ({ $source })
    .log = { who-placi }: { $kind } ({ $source }).
paris-say-prestige = Oddaj: { $kind } ({ $source })
    .log = { who-oddaje }: { $kind } ({ $source }).
paris-say-bonus = Weź płytkę bonusową nr { $number }
    .log = { who-bierze } płytkę bonusową nr { $number }.
paris-say-vp-tile = Połóż płytkę punktacji { $prize }: { $district }
    .log = { who-kladzie } płytkę punktacji { $prize }: { $district }.
paris-say-buy = Kup: { $kind } za { $francs ->
    [one] { $francs } franka
    [few] { $francs } franki
   *[other] { $francs } franków
}
    .log = { who-kupuje }: { $kind }.
paris-say-sell = Sprzedaj: { $kind } ({ $source }) za { $francs ->
    [one] { $francs } franka
    [few] { $francs } franki
   *[other] { $francs } franków
}
    .log = { who-sprzedaje }: { $kind } ({ $source }).
paris-say-use = Aktywuj płytkę bonusową nr { $number }
    .log = { who-aktywuje } płytkę bonusową nr { $number }.
paris-say-take-any = Płytka bonusowa nr 17: weź płytkę nr { $number }
    .log = { who-bierze } płytkę nr { $number } dzięki płytce nr 17.
paris-say-back = Płytka bonusowa nr 25: cofnij się do płytki nr { $number }
    .log = { who-cofa-sie } do płytki nr { $number } dzięki płytce nr 25.
paris-say-pairs-prestige = Aktywuj płytkę bonusową nr 23: oddaj pary (brąz { $bronze }, srebro { $silver }, złoto { $gold })
    .log = { who-aktywuje } płytkę bonusową nr 23.
paris-say-pairs-resources = Aktywuj płytkę bonusową nr 24: oddaj pary (drewno { $wood }, marmur { $marble }, złoto { $gold })
    .log = { who-aktywuje } płytkę bonusową nr 24.
paris-say-use-end-vp = Aktywuj płytkę końca gry: +{ $vp ->
    [one] { $vp } PZ
    [few] { $vp } PZ
   *[other] { $vp } PZ
}
    .log = { who-aktywuje } płytkę końca gry: { $vp } PZ.
paris-say-use-end-francs = Aktywuj płytkę końca gry: +{ $francs ->
    [one] { $francs } frank
    [few] { $francs } franki
   *[other] { $francs } franków
}
    .log = { who-aktywuje } płytkę końca gry: franki.
paris-say-use-end-kind = Użyj płytki końca gry jako: { $kind }
    .log = { who-uzywa } płytki końca gry jako: { $kind }.
paris-say-skip-action = Brak możliwej akcji: dalej
    .log = { who-nie-moze } wykonać żadnej akcji.
paris-say-skip = Pomiń
    .log = { who-pomija }.
paris-choice-building = Budynek o wartości { $value }
paris-choice-landmark = { $landmark }
paris-say-end = Zakończ turę
    .log = { who-konczy } turę.

paris-event-built = { who-kladzie } budynek ({ $district }): { $type }, wartość { $value }.
paris-event-homeless = { $seat_is ->
    [you] Nie masz miejsca na budynek i go usuwasz
   *[other] { $seat } nie ma miejsca na budynek i go usuwa
}: { $type }, wartość { $value }.
paris-event-key-bank = { who-umieszcza } klucz w banku: { $district }.
paris-event-key-arc = { who-umieszcza } klucz na Łuku.
paris-event-landmark-added = { who-dodaje } krajobraz { $landmark } ({ $district }).
paris-event-bought-building = { who-kupuje } budynek o wartości { $value } ({ $district }).
paris-event-bought-landmark = { who-kupuje } krajobraz { $landmark } ({ $district }).
paris-event-token = { who-bierze } żeton: { $kind }.
paris-event-paid = { who-placi }: { $kind } ({ $source }).
paris-event-filled = { who-oddaje }: { $kind } ({ $source }).
paris-event-returned = { who-oddaje } { $pairs ->
    [one] { $pairs } parę
    [few] { $pairs } pary
   *[other] { $pairs } par
}: { $kind }.
paris-event-bonus-taken = { who-bierze } płytkę bonusową nr { $number }.
paris-event-bonus-spent = { who-aktywuje } płytkę bonusową nr { $number }.
paris-event-key-gained = { who-dostaje } dodatkowy klucz z puli.
paris-event-vp-tile = { who-kladzie } płytkę punktacji { $prize }: { $district }.
paris-event-looked = { who-oglada } płytki końca gry.
paris-event-end-tile = { who-bierze } płytkę końca gry; zostało: { $left }.
paris-event-skipped = { who-nie-moze } wykonać żadnej akcji.
paris-event-retired = { who-sie-wycofuje }.
paris-event-last-round = Zaczyna się ostatnia runda.
paris-event-over = Koniec gry; czas na punktację dzielnic.

paris-event-francs-bank = { who-dostaje } { $amount ->
    [one] { $amount } franka
    [few] { $amount } franki
   *[other] { $amount } franków
}: bank { $district }.
paris-event-francs-building = { who-placi } { $amount ->
    [one] { $amount } franka
    [few] { $amount } franki
   *[other] { $amount } franków
}: budynek o wartości { $value }, { $district }.
paris-event-francs-landmark = { who-placi } { $amount ->
    [one] { $amount } franka
    [few] { $amount } franki
   *[other] { $amount } franków
}: { $landmark }.
paris-event-francs-bonus-price = { who-placi } { $amount ->
    [one] { $amount } franka
    [few] { $amount } franki
   *[other] { $amount } franków
}: za płytkę bonusową.
paris-event-francs-sold = { who-dostaje } { $amount ->
    [one] { $amount } franka
    [few] { $amount } franki
   *[other] { $amount } franków
}: sprzedaż: { $kind } ({ $source }).
paris-event-francs-bought = { who-placi } { $amount ->
    [one] { $amount } franka
    [few] { $amount } franki
   *[other] { $amount } franków
}: zakup: { $kind }.
paris-event-francs-tile = { who-dostaje } { $amount ->
    [one] { $amount } franka
    [few] { $amount } franki
   *[other] { $amount } franków
}: płytka bonusowa nr { $number }.
paris-event-francs-key = { who-placi } { $amount ->
    [one] { $amount } franka
    [few] { $amount } franki
   *[other] { $amount } franków
}: klucz z płytki bonusowej nr { $number }.
paris-event-francs-end-tile = { who-dostaje } { $amount ->
    [one] { $amount } franka
    [few] { $amount } franki
   *[other] { $amount } franków
}: płytka końca gry.

paris-event-vp-eight = { who-dostaje } { $amount ->
    [one] { $amount } PZ
    [few] { $amount } PZ
   *[other] { $amount } PZ
}: budynek o wartości 8, { $district }.
paris-event-vp-slot = { who-dostaje } { $amount ->
    [one] { $amount } PZ
    [few] { $amount } PZ
   *[other] { $amount } PZ
}: { $kind }, { $landmark }.
paris-event-vp-bonus = { who-dostaje } { $amount ->
    [one] { $amount } PZ
    [few] { $amount } PZ
   *[other] { $amount } PZ
}: płytka bonusowa nr { $number }.
paris-event-vp-end-tile = { who-dostaje } { $amount ->
    [one] { $amount } PZ
    [few] { $amount } PZ
   *[other] { $amount } PZ
}: płytka końca gry.
paris-event-vp-district = { who-dostaje } { $amount ->
    [one] { $amount } PZ
    [few] { $amount } PZ
   *[other] { $amount } PZ
}: { $place }. miejsce, { $district }.

paris-score-eights = Budynki o wartości 8
paris-score-prestige = Prestiż przy krajobrazach
paris-score-bonus = Płytka bonusowa nr { $number }{ $number ->
    [6] {" "}(budynki)
    [11] {" "}(budynki)
    [15] {" "}(budynki)
    [18] {" "}(budynki)
    [26] {" "}(budynki)
    [28] {" "}(budynki)
    [20] {" "}(nieużyte płytki)
    [23] {" "}(pary prestiżu)
    [24] {" "}(pary zasobów)
    [27] {" "}(franki)
    [29] {" "}(krajobrazy)
    [30] {" "}(typy budynków)
   *[other] {""}
}
paris-score-end-tiles = Płytki końca gry
paris-score-district = Dzielnica { $district }
paris-feat-turn = Najwięcej PZ w jednej turze
paris-feat-districts = Najwięcej wygranych dzielnic w jednej partii
paris-feat-landmarks = Najwięcej krajobrazów kupionych w jednej partii
paris-feat-tiles = Najwięcej płytek bonusowych w jednej partii

paris-refusal-other-step = Teraz nie można tego zrobić.
paris-refusal-stack-empty = Ten stos jest pusty.
paris-refusal-value-taken = Ta wartość jest w dzielnicy zajęta.
paris-refusal-type-taken = Dzielnica ma już budynek tego typu.
paris-refusal-no-key = Nie masz już klucza za zasłonką.
paris-refusal-stand-taken = Jest tam już twój klucz.
paris-refusal-no-key-there = Nie masz tam klucza.
paris-refusal-other-district = Stamtąd klucz zostaje w swojej dzielnicy.
paris-refusal-not-higher = Nowy budynek lub krajobraz musi mieć wyższą wartość.
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
paris-refusal-look-first = Najpierw obejrzyj płytki końca gry, potem wybierz jedną.
paris-refusal-too-early-to-retire = Wycofać się można, gdy nie ma już płytek końca gry.
paris-refusal-action-possible = Akcja jest możliwa, więc nie można jej pominąć.
paris-refusal-not-asked = Teraz nie trzeba tak płacić.
paris-refusal-no-source = Nie masz nic takiego.
paris-refusal-needed-elsewhere = To jest potrzebne do opłacenia reszty kosztu.
paris-refusal-no-slot = Nie ma na to wolnego pola.
paris-refusal-number-taken = Płytka o tym numerze była już twoja.
paris-refusal-none-left = Nie ma już płytki o tym numerze.
paris-refusal-passed = Twój pionek bonusowy minął już tę płytkę.
paris-refusal-too-far-back = To za daleko wstecz.
paris-refusal-no-vp-tile = Nie ma już tej płytki punktacji.
paris-refusal-district-has-tile = Dzielnica ma już płytkę punktacji.
paris-refusal-prestige-not-for-sale = Prestiżu nie można kupić.
paris-refusal-supply-empty = W puli tego nie ma.
paris-refusal-sold-as-best = Tę płytkę sprzedaje się po cenie najdroższego rodzaju.
paris-refusal-no-effect = To nie miałoby skutku.
paris-refusal-no-pairs = Nie masz tych par.
paris-refusal-counts-as-token = Tej płytki używa się, płacąc nią lub ją sprzedając.
paris-refusal-used-with-key = Tej płytki używa się, przenosząc klucz.
paris-refusal-only-at-end = Ta płytka liczy się na końcu gry.

paris-kind-wood = drewno
paris-kind-marble = marmur
paris-kind-gold = złoto
paris-kind-bronze = prestiż (brąz)
paris-kind-silver = prestiż (srebro)
paris-kind-gold-prestige = prestiż (złoto)
paris-type-bakery = piekarnia
paris-type-bookshop = księgarnia
paris-type-cafe = kawiarnia
paris-type-hotel = hotel
paris-type-residence = rezydencja
paris-type-theatre = teatr
paris-type-butcher = sklep mięsny
paris-type-cinema = kino
paris-type-fashion-house = dom mody
paris-type-florist = kwiaciarnia
paris-type-gallery = galeria
paris-type-library = biblioteka
paris-type-market = targ
paris-type-museum = muzeum
paris-type-pharmacy = apteka
paris-type-school = szkoła
paris-type-shop = sklep
paris-type-wine-shop = sklep z winem
paris-from-arc = klucz z Łuku Triumfalnego
paris-from-bank = klucz z banku
paris-source-token = żeton
paris-source-tile2 = płytka bonusowa nr 2
paris-source-tile3 = płytka bonusowa nr 3
paris-source-tile4 = płytka bonusowa nr 4
paris-source-tile8 = płytka bonusowa nr 8
paris-source-tile10 = płytka bonusowa nr 10
paris-source-tile19 = płytka bonusowa nr 19
paris-source-tile21 = płytka bonusowa nr 21
paris-source-endtile = płytka końca gry
