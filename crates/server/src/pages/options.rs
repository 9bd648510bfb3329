//! The options of a game in words: on the new-table page, at a table, and in the rules.

use catalog::Kind;
use maud::{Markup, html};

use super::look::Look;

/// The value that stands for "the ones ticked below" in a form.
pub(crate) const CHOSEN: &str = "chosen";

/// The postcards of City of Light, those of the first game first.
pub(super) const CARDS: [&str; 12] = [
    "levitation",
    "metropolitain",
    "jardin",
    "sacre-coeur",
    "peintre",
    "chartier",
    "bouquinistes",
    "lampadaire",
    "moulin-rouge",
    "fontaine",
    "penseur",
    "grande-lumiere",
];
/// How many of them are in play.
const CARDS_IN_PLAY: usize = 8;

/// The name of an option.
pub(super) fn name(look: &Look, kind: Kind, key: &str) -> String {
    look.t(&format!("opt-{kind}-{key}"))
}

/// A value of an option; cards that were chosen by their names.
pub(super) fn value(look: &Look, kind: Kind, key: &str, value: &str) -> String {
    let id = format!("opt-{kind}-{key}-{value}");
    if words::has(look.lang(), &id) {
        return look.t(&id);
    }
    let named = value.split(',').map(|card| {
        let id = format!("col-card-{card}");
        if words::has(look.lang(), &id) { look.t(&id) } else { card.to_owned() }
    });
    named.collect::<Vec<_>>().join(", ")
}

/// What can be chosen for a new table of this game, each option with what it means.
pub(super) fn choices(look: &Look, kind: Kind) -> Markup {
    html! {
        div.choices {
            @for choice in kind.options() {
                @let line = format!("line-{}", choice.key);
                div {
                    label {
                        (name(look, kind, choice.key))
                        select name=(format!("option-{}", choice.key)) aria-describedby=(line) {
                            @for of in choice.values {
                                option value=(of) { (value(look, kind, choice.key, of)) }
                            }
                            @if choice.other.is_some() {
                                option value=(CHOSEN) { (value(look, kind, choice.key, CHOSEN)) }
                            }
                        }
                    }
                    p.soft id=(line) { (look.t(&format!("opt-{kind}-{}-line", choice.key))) }
                }
            }
        }
        @if kind == Kind::CityOfLight { (cards(look)) }
    }
}

/// The postcards to tick when they are chosen by hand.
fn cards(look: &Look) -> Markup {
    let ask = look.t("opt-city-of-light-postcards-choose");
    html! {
        fieldset.chosen data-exactly=(CARDS_IN_PLAY) data-otherwise=(ask) {
            legend { (ask) }
            div.ticks {
                @for (at, card) in CARDS.iter().enumerate() {
                    label.beside {
                        input type="checkbox" name="chosen-postcards" value=(card)
                            checked[at < CARDS_IN_PLAY];
                        span {
                            b { (look.t(&format!("col-card-{card}"))) } " "
                            span.soft { (look.t(&format!("rules-city-of-light-card-{card}"))) }
                        }
                    }
                }
            }
        }
    }
}

/// Every option with its values and what it means, to read.
pub(super) fn explained(look: &Look, kind: Kind) -> Markup {
    html! {
        dl.cards {
            @for choice in kind.options() {
                dt { (name(look, kind, choice.key)) }
                dd {
                    @for (at, of) in choice.values.iter().enumerate() {
                        @if at > 0 { " / " }
                        i { (value(look, kind, choice.key, of)) }
                    }
                    @if choice.other.is_some() {
                        " / " i { (value(look, kind, choice.key, CHOSEN)) }
                    }
                    ". " (look.t(&format!("opt-{kind}-{}-line", choice.key)))
                }
            }
        }
    }
}
