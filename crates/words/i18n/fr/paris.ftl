# Paris : ce que les règles ont à dire.

paris-prompt-draw = Piochez un immeuble dans une des piles.
paris-prompt-place = Choisissez un quartier pour l’immeuble pioché : { $type }, valeur { $value }.
paris-prompt-action = Votre action : placez une clé, ou déplacez-en une et achetez.
paris-prompt-action-end-tiles = Votre action : placez une clé, déplacez-en une et achetez, ou prenez une tuile de fin.
paris-prompt-action-last = Votre action : placez une clé, déplacez-en une et achetez, ou retirez-vous.
paris-prompt-end-tile = Choisissez une des tuiles de fin de partie.
paris-prompt-pay = À payer : { $kind }. Avec quoi ?
paris-prompt-prestige = Défaussez du prestige pour { $landmark }, ou passez.
paris-prompt-bonus = Prenez une tuile bonus plus loin sur la piste, ou passez.
paris-prompt-bonus-price = Pour { $price ->
    [one] { $price } franc
   *[other] { $price } francs
} : prenez une tuile bonus plus loin sur la piste, ou passez.
paris-prompt-vp-tile = La quatrième clé : posez une tuile de points sur un quartier, ou passez.
paris-prompt-free = Achetez, vendez ou utilisez des tuiles si vous voulez, puis finissez votre tour.
paris-prompt-over = La Belle Époque est finie.

paris-say-draw = Piocher dans la pile { $stack }
    .log = { who-pioche } dans la pile { $stack }.
paris-say-place = Placer dans le quartier { $district }
    .log = { who-choisit } le quartier { $district } pour l’immeuble.
paris-say-key-arc = Clé sur l’Arc de Triomphe
    .log = { who-place } une clé sur l’Arc de Triomphe.
paris-say-key-bank = Clé à la banque ({ $district }) : +{ $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-place } une clé à la banque ({ $district }).
paris-say-buy-building = Acheter l’immeuble { $value } ({ $district }) : { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} ({ $spent ->
    [0] { $from }
   *[other] clé de la valeur { $spent }
})
    .log = { who-achete } l’immeuble de valeur { $value } ({ $district }).
paris-say-buy-building-with = Acheter l’immeuble { $value } ({ $district }) : { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}, avec la tuile bonus { $number } ({ $spent ->
    [0] { $from }
   *[other] clé de la valeur { $spent }
})
    .log = { who-achete } l’immeuble de valeur { $value } ({ $district }) avec la tuile bonus { $number }.
paris-say-buy-landmark = Acheter le monument { $landmark } ({ $district }) : { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} ({ $spent ->
    [0] { $from }
   *[other] clé de la valeur { $spent }
})
    .log = { who-achete } le monument { $landmark } ({ $district }).
paris-say-buy-landmark-with = Acheter le monument { $landmark } ({ $district }) : { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}, avec la tuile bonus { $number } ({ $spent ->
    [0] { $from }
   *[other] clé de la valeur { $spent }
})
    .log = { who-achete } le monument { $landmark } ({ $district }) avec la tuile bonus { $number }.
paris-say-look = Regarder les tuiles de fin de partie et en prendre une
    .log = { who-regarde } les tuiles de fin de partie.
paris-say-end-tile = Prendre une tuile de fin de partie
    .log = { who-prend } une tuile de fin de partie.
paris-say-take-end-vp = Prendre cette tuile de fin : { $vp ->
    [one] { $vp } PV
   *[other] { $vp } PV
}
    .log = { who-prend } une tuile de fin : { $vp ->
        [one] { $vp } PV
       *[other] { $vp } PV
    }.
paris-say-take-end-francs = Prendre cette tuile de fin : { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-prend } une tuile de fin : { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }.
paris-say-take-end-kind = Prendre cette tuile de fin : { $kind }
    .log = { who-prend } une tuile de fin : { $kind }.
paris-say-retire = Se retirer : ne plus jouer de tour
    .log = { who-se-retire } de la partie.
paris-say-pay = Payer { $kind } : { $source }
    .log = { who-paie } : { $kind } ({ $source }).
paris-say-prestige = Défausser : { $kind } ({ $source })
    .log = { who-defausse } : { $kind } ({ $source }).
paris-say-bonus = Prendre la tuile bonus { $number }
    .log = { who-prend } la tuile bonus { $number }.
paris-say-vp-tile = Poser la tuile de points { $prize } sur le quartier { $district }
    .log = { who-pose } la tuile de points { $prize } sur le quartier { $district }.
paris-say-buy = Acheter { $kind } pour { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-achete } : { $kind }.
paris-say-sell = Vendre { $kind } ({ $source }) pour { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-vend } : { $kind } ({ $source }).
paris-say-use = Utiliser la tuile bonus { $number }
    .log = { who-utilise } la tuile bonus { $number }.
paris-say-take-any = Tuile bonus 17 : prendre la tuile { $number }
    .log = { who-prend } la tuile { $number } avec la tuile bonus 17.
paris-say-back = Tuile bonus 25 : revenir à la tuile { $number }
    .log = { who-revient } à la tuile { $number } avec la tuile bonus 25.
paris-say-pairs-prestige = Utiliser la tuile bonus 23 : défausser des paires (bronze { $bronze }, argent { $silver }, or { $gold })
    .log = { who-utilise } la tuile bonus 23.
paris-say-pairs-resources = Utiliser la tuile bonus 24 : défausser des paires (bois { $wood }, marbre { $marble }, or { $gold })
    .log = { who-utilise } la tuile bonus 24.
paris-say-use-end-vp = Utiliser la tuile de fin : +{ $vp ->
    [one] { $vp } PV
   *[other] { $vp } PV
}
    .log = { who-utilise } une tuile de fin : { $vp } PV.
paris-say-use-end-francs = Utiliser la tuile de fin : +{ $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-utilise } une tuile de fin pour des francs.
paris-say-use-end-kind = Utiliser la tuile de fin comme { $kind }
    .log = { who-utilise } une tuile de fin comme { $kind }.
paris-say-skip-action = Aucune action possible : continuer
    .log = { who-ne-peut } faire aucune action.
paris-say-skip = Passer
    .log = { who-passe }.
paris-choice-building = Immeuble de valeur { $value }
paris-choice-landmark = { $landmark }
paris-say-end = Finir le tour
    .log = { $who_is ->
        [you] Vous finissez votre tour
       *[other] { $who } finit son tour
    }..

paris-event-built = { who-place } un immeuble (quartier { $district }) : { $type }, valeur { $value }.
paris-event-homeless = { $seat_is ->
    [you] Vous ne trouvez pas de place pour un immeuble et le retirez
   *[other] { $seat } ne trouve pas de place pour un immeuble et le retire
} : { $type }, valeur { $value }.
paris-event-key-bank = { who-place } une clé à la banque ({ $district }).
paris-event-key-arc = { who-place } une clé sur l’Arc.
paris-event-landmark-added = { who-ajoute } le monument { $landmark } au quartier { $district }.
paris-event-bought-building = { who-possede } désormais l’immeuble de valeur { $value } ({ $district }).
paris-event-bought-landmark = { who-possede } désormais le monument { $landmark } ({ $district }).
paris-event-token = { who-prend } le jeton : { $kind }.
paris-event-paid = { who-paie } : { $kind } ({ $source }).
paris-event-filled = { who-defausse } : { $kind } ({ $source }).
paris-event-returned = { who-defausse } { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} : { $kind }.
paris-event-bonus-taken = { who-prend } la tuile bonus { $number }.
paris-event-bonus-spent = { who-utilise } la tuile bonus { $number }.
paris-event-key-gained = { who-recoit } une clé de la réserve.
paris-event-vp-tile = { who-pose } la tuile de points { $prize } sur le quartier { $district }.
paris-event-looked = { who-regarde } les tuiles de fin.
paris-event-end-tile = { who-prend } une tuile de fin ; il en reste { $left }.
paris-event-skipped = { who-ne-peut } faire aucune action.
paris-event-retired = { who-se-retire }.
paris-event-last-round = La dernière manche commence.
paris-event-over = La partie est finie ; on compte les quartiers.

paris-event-francs-bank = { who-recoit } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
} : banque ({ $district }).
paris-event-francs-building = { who-paie } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
} : l’immeuble de valeur { $value } ({ $district }).
paris-event-francs-landmark = { who-paie } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
} : { $landmark }.
paris-event-francs-bonus-price = { who-paie } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
} : pour une tuile bonus.
paris-event-francs-sold = { who-recoit } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
} : { $kind } vendu ({ $source }).
paris-event-francs-bought = { who-paie } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
} : { $kind } acheté.
paris-event-francs-tile = { who-recoit } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
} : tuile bonus { $number }.
paris-event-francs-key = { who-paie } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
} : une clé avec la tuile bonus { $number }.
paris-event-francs-end-tile = { who-recoit } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
} : tuile de fin.

paris-event-vp-eight = { who-recoit } { $amount ->
    [one] { $amount } PV
   *[other] { $amount } PV
} : un immeuble de valeur 8 ({ $district }).
paris-event-vp-slot = { who-recoit } { $amount ->
    [one] { $amount } PV
   *[other] { $amount } PV
} : { $kind } ({ $landmark }).
paris-event-vp-bonus = { who-recoit } { $amount ->
    [one] { $amount } PV
   *[other] { $amount } PV
} : tuile bonus { $number }.
paris-event-vp-end-tile = { who-recoit } { $amount ->
    [one] { $amount } PV
   *[other] { $amount } PV
} : tuile de fin.
paris-event-vp-district = { who-recoit } { $amount ->
    [one] { $amount } PV
   *[other] { $amount } PV
} : { $place ->
    [1] premier
    [2] deuxième
   *[other] troisième
} du quartier { $district }.

paris-score-eights = Immeubles de valeur 8
paris-score-prestige = Prestige aux monuments
paris-score-bonus = Tuile bonus { $number }{ $number ->
    [6] {" "}(immeubles)
    [11] {" "}(immeubles)
    [15] {" "}(immeubles)
    [18] {" "}(immeubles)
    [26] {" "}(immeubles)
    [28] {" "}(immeubles)
    [20] {" "}(tuiles non utilisées)
    [23] {" "}(paires de prestige)
    [24] {" "}(paires de ressources)
    [27] {" "}(francs)
    [29] {" "}(monuments)
    [30] {" "}(types d’immeubles)
   *[other] {""}
}
paris-score-end-tiles = Tuiles de fin
paris-score-district = Quartier { $district }
paris-feat-turn = Le plus de PV en un seul tour
paris-feat-districts = Le plus de quartiers remportés en une partie
paris-feat-landmarks = Le plus de monuments achetés en une partie
paris-feat-tiles = Le plus de tuiles bonus prises en une partie

paris-refusal-other-step = Ce n’est pas le moment de faire cela.
paris-refusal-stack-empty = Cette pile est vide.
paris-refusal-value-taken = Cette valeur est déjà prise dans le quartier.
paris-refusal-type-taken = Le quartier a déjà un immeuble de ce type.
paris-refusal-no-key = Vous n’avez plus de clé derrière votre paravent.
paris-refusal-stand-taken = Une de vos clés s’y trouve déjà.
paris-refusal-no-key-there = Vous n’avez pas de clé à cet endroit.
paris-refusal-other-district = De là, une clé reste dans son quartier.
paris-refusal-not-higher = Le nouvel immeuble ou monument doit valoir davantage.
paris-refusal-not-built = Il n’y a pas encore d’immeuble.
paris-refusal-no-such-landmark = Ce monument n’existe pas.
paris-refusal-landmark-elsewhere = Ce monument est dans un autre quartier.
paris-refusal-landmark-too-low = Un nouveau monument doit valoir plus que le dernier.
paris-refusal-occupied = Une clé s’y trouve.
paris-refusal-tile-not-needed = Il n’y faut pas de tuile.
paris-refusal-tile-does-not-serve = Cette tuile n’y sert à rien.
paris-refusal-no-tile = Vous n’avez pas cette tuile.
paris-refusal-no-francs = Vous n’avez pas assez de francs.
paris-refusal-no-resources = Vous n’avez pas assez de ressources.
paris-refusal-stacks-not-empty = Les tuiles de fin ne se prennent qu’une fois les piles vides.
paris-refusal-no-end-tile = Cette tuile de fin n’est pas là.
paris-refusal-look-first = Regardez d’abord les tuiles de fin, puis choisissez-en une.
paris-refusal-too-early-to-retire = On ne se retire que quand il n’y a plus de tuile de fin.
paris-refusal-action-possible = Une action est possible, on ne peut pas la sauter.
paris-refusal-not-asked = Rien n’est à payer ainsi maintenant.
paris-refusal-no-source = Vous n’avez rien de tel.
paris-refusal-needed-elsewhere = C’est nécessaire pour le reste du prix.
paris-refusal-no-slot = Aucun emplacement n’est libre pour cela.
paris-refusal-number-taken = Vous avez déjà eu ce numéro.
paris-refusal-none-left = Il ne reste pas de tuile de ce numéro.
paris-refusal-passed = Votre pion bonus a dépassé cette tuile.
paris-refusal-too-far-back = C’est trop loin en arrière.
paris-refusal-no-vp-tile = Cette tuile de points n’est plus là.
paris-refusal-district-has-tile = Le quartier a déjà une tuile de points.
paris-refusal-prestige-not-for-sale = Le prestige ne s’achète pas.
paris-refusal-supply-empty = La réserve n’en a pas.
paris-refusal-sold-as-best = Cette tuile se vend comme ce qui rapporte le plus.
paris-refusal-no-effect = Cela n’aurait aucun effet.
paris-refusal-no-pairs = Vous n’avez pas ces paires.
paris-refusal-counts-as-token = Cette tuile s’utilise en payant ou en vendant.
paris-refusal-used-with-key = Cette tuile s’utilise en déplaçant une clé.
paris-refusal-only-at-end = Cette tuile compte à la fin de la partie.

paris-kind-wood = bois
paris-kind-marble = marbre
paris-kind-gold = or
paris-kind-bronze = prestige de bronze
paris-kind-silver = prestige d’argent
paris-kind-gold-prestige = prestige d’or
paris-type-bakery = boulangerie
paris-type-bookshop = librairie
paris-type-cafe = café
paris-type-hotel = hôtel
paris-type-residence = résidence
paris-type-theatre = théâtre
paris-type-butcher = boucherie
paris-type-cinema = cinéma
paris-type-fashion-house = maison de couture
paris-type-florist = fleuriste
paris-type-gallery = galerie
paris-type-library = bibliothèque
paris-type-market = marché
paris-type-museum = musée
paris-type-pharmacy = pharmacie
paris-type-school = école
paris-type-shop = magasin
paris-type-wine-shop = caviste
paris-from-arc = clé de l’Arc
paris-from-bank = clé de la banque
paris-source-token = jeton
paris-source-tile2 = tuile bonus 2
paris-source-tile3 = tuile bonus 3
paris-source-tile4 = tuile bonus 4
paris-source-tile8 = tuile bonus 8
paris-source-tile10 = tuile bonus 10
paris-source-tile19 = tuile bonus 19
paris-source-tile21 = tuile bonus 21
paris-source-endtile = tuile de fin
