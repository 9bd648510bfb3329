//! The options of a game in words: on the new-table page, at a table, and in the rules.

use catalog::{AnyEdition, Kind};
use draw::{Drawn, Names};
use maud::{Markup, html};
use table::Choice;

use super::viewer::Viewer;

/// The value that stands for "the ones ticked below" in a form.
pub const CHOSEN: &str = "chosen";

/// The name of an option.
pub(super) fn name(viewer: &Viewer, kind: Kind, key: &str) -> String {
    viewer.t(&format!("opt-{kind}-{key}"))
}

/// A value of an option; names that were chosen as they are called.
pub(super) fn value(viewer: &Viewer, kind: Kind, key: &str, value: &str) -> String {
    let id = format!("opt-{kind}-{key}-{value}");
    if words::has(viewer.lang(), &id) {
        return viewer.t(&id);
    }
    viewer.list(value.split(',').map(|name| named(viewer, kind, name)).collect())
}

fn names(kind: Kind) -> Option<Names> {
    catalog::with_game!(kind, G => <G as Drawn>::NAMES)
}

/// What one of an option's names is called.
pub(super) fn named(viewer: &Viewer, kind: Kind, name: &str) -> String {
    let id = names(kind).map(|names| format!("{}{name}", names.name));
    let id = id.filter(|id| words::has(viewer.lang(), id));
    id.map_or_else(|| name.to_owned(), |id| viewer.t(&id))
}

/// What one of an option's names means, in short.
fn meaning(viewer: &Viewer, kind: Kind, name: &str) -> Option<String> {
    names(kind).map(|names| viewer.t(&format!("{}{name}", names.meaning)))
}

/// What an option means with an edition.
fn line(viewer: &Viewer, edition: &AnyEdition, choice: &Choice) -> String {
    let usual = edition.usual(choice.key).len();
    let args = [("count", usual.into()), ("of", choice.names.len().into())];
    viewer.with(&format!("opt-{}-{}-line", edition.kind(), choice.key), &args)
}

/// The values that a form offers and the rules list.
fn values(choice: &Choice) -> impl Iterator<Item = &'static str> {
    let chosen = (!choice.names.is_empty()).then_some(CHOSEN);
    choice.values.iter().copied().chain(chosen)
}

/// What can be chosen for a new table with an edition, each option with what it means.
pub(crate) fn choices(viewer: &Viewer, edition: &AnyEdition) -> Markup {
    let kind = edition.kind();
    html! {
        div.choices {
            @for choice in kind.options() {
                @let id = format!("line-{}", choice.key);
                div {
                    label {
                        (name(viewer, kind, choice.key))
                        select name=(format!("option-{}", choice.key)) aria-describedby=(id) {
                            @let last = viewer.last.option(kind, choice.key);
                            @for of in values(choice) {
                                option value=(of) selected[last == Some(of)] {
                                    (value(viewer, kind, choice.key, of))
                                }
                            }
                        }
                    }
                    p.soft id=(id) { (line(viewer, edition, choice)) }
                }
            }
        }
        @for choice in kind.options().iter().filter(|choice| !choice.names.is_empty()) {
            (ticks(viewer, edition, choice))
        }
    }
}

/// The names to tick when they are chosen by hand: as many as the edition asks for, its usual
/// ones to begin with.
fn ticks(viewer: &Viewer, edition: &AnyEdition, choice: &Choice) -> Markup {
    let (kind, usual) = (edition.kind(), edition.usual(choice.key));
    let ask = format!("opt-{kind}-{}-choose", choice.key);
    let ask = viewer.with(&ask, &[("count", usual.len().into())]);
    html! {
        fieldset.chosen data-exactly=(usual.len()) data-otherwise=(ask) {
            legend { (ask) }
            div.ticks {
                @for of in choice.names {
                    label.beside {
                        input type="checkbox" name=(format!("chosen-{}", choice.key)) value=(of)
                            checked[usual.contains(of)];
                        span {
                            b { (named(viewer, kind, of)) } " "
                            @if let Some(meaning) = meaning(viewer, kind, of) {
                                span.soft { (meaning) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Every option with its values and what it means, to read.
pub(super) fn explained(viewer: &Viewer, edition: &AnyEdition) -> Markup {
    let kind = edition.kind();
    html! {
        dl.cards {
            @for choice in kind.options() {
                dt { (name(viewer, kind, choice.key)) }
                dd {
                    @for (at, of) in values(choice).enumerate() {
                        @if at > 0 { " / " }
                        i { (value(viewer, kind, choice.key, of)) }
                    }
                    (viewer.stop()) (line(viewer, edition, choice))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    fn english() -> Viewer {
        Viewer::new(None, Lang::En, &[][..], "/new".to_owned())
    }

    /// City of Light as a box with nine postcards in play would have it.
    fn nine() -> AnyEdition {
        let text = AnyEdition::shipped_text(Kind::CityOfLight)
            .replace("in_play = 8", "in_play = 9")
            .replace(", \"penseur\"", "")
            .replace("\"lampadaire\"]", "\"lampadaire\", \"penseur\"]");
        AnyEdition::parse(Kind::CityOfLight, &text).expect("nine of twelve can be in play")
    }

    #[test]
    fn the_form_asks_for_as_many_names_as_the_edition_plays_with() {
        let viewer = english();
        for (edition, count) in [(AnyEdition::shipped(Kind::CityOfLight), 8), (nine(), 9)] {
            let form = choices(&viewer, &edition).into_string();
            assert!(form.contains(&format!("data-exactly=\"{count}\"")), "{form}");
            assert!(form.contains(&format!("Choose exactly {count} postcards.")), "{form}");
            assert!(form.contains(&format!("{count} of 12 are in play.")), "{form}");
            assert_eq!(form.matches("name=\"chosen-postcards\"").count(), 12);
            assert_eq!(form.matches(" checked").count(), count);
            let penseur = form.split("value=\"penseur\"").nth(1).expect("it can be ticked");
            assert_eq!(penseur.starts_with(" checked"), count == 9);
        }
    }

    #[test]
    fn a_game_without_names_to_choose_has_nothing_to_tick() {
        let viewer = english();
        for kind in [Kind::ParisParis, Kind::Paris] {
            let form = choices(&viewer, &AnyEdition::shipped(kind)).into_string();
            assert!(form.contains("<select"));
            assert!(!form.contains("fieldset") && !form.contains(CHOSEN), "{form}");
        }
    }
}
