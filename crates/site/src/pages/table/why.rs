//! Why something on the board cannot be picked: the reason that the rules give.

use catalog::{Any, Refused};
use draw::Drawn;
use table::{Arg, Match, Message, Seat};
use words::Called;

use super::addressed;
use crate::model::snapshot::Snapshot;
use crate::pages::viewer::Viewer;

/// The most that can have been picked before a click.
const MOST: usize = 4;

/// The reason why what was clicked last cannot be picked now, if the rules have one; nothing once it
/// is another's turn.
#[must_use]
pub fn why<'a>(
    viewer: &Viewer,
    table: &Snapshot,
    picked: impl Iterator<Item = &'a str>,
) -> Option<String> {
    let game = table.game.as_ref().filter(|_| table.your_turn())?;
    why_at(viewer, game, &|seat| addressed(viewer, table, seat), picked)
}

/// The same in a position.
pub fn why_at<'a>(
    viewer: &Viewer,
    game: &Any,
    called: &dyn Fn(Seat) -> Called,
    picked: impl Iterator<Item = &'a str>,
) -> Option<String> {
    let picked: Vec<&str> = picked.take(MOST).collect();
    let reason = reason(game, game.to_act()?, &picked)?;
    Some(viewer.say(&reason, called))
}

/// The reason against what somebody may mean who picked some things and clicked on the last of
/// them: one that names what was clicked, otherwise the first that is not about one way among
/// several.
fn reason(game: &Any, seat: Seat, picked: &[&str]) -> Option<Message> {
    let (meant, aside, general) = catalog::each!(game, it => meant(it, seat, picked));
    let mut reasons = Vec::new();
    for text in &meant {
        match game.say(text) {
            // Something else was wrong with the click.
            Ok(_) => return None,
            Err(Refused::Illegal { reason, .. }) => reasons.push(reason),
            Err(Refused::Notation(_) | Refused::Over) => {}
        }
    }
    let clicked = picked.last().copied().unwrap_or_default();
    // A piece that was clicked first may go anywhere: what is wrong with one place says nothing.
    let has = |text: &&String| text.split(' ').any(|word| word == clicked);
    let anywhere = picked.len() == 1 && meant.len() > 1 && meant.iter().all(|text| has(&text));
    if anywhere && reasons.iter().any(|reason| *reason != reasons[0]) {
        return Some(Message::new("play-nowhere"));
    }
    let names = |reason: &&Message| {
        reason.args.iter().any(|(_, arg)| matches!(arg, Arg::Name(name) if name == clicked))
    };
    let plain = |reason: &&Message| !aside.contains(&reason.id);
    let found = reasons.iter().find(names).or_else(|| reasons.iter().find(plain));
    found.or(reasons.first()).filter(|reason| !general.contains(&reason.id)).cloned()
}

/// What was meant, the reasons that speak of one way among several, and those that say nothing.
type Meant = (Vec<String>, &'static [&'static str], &'static [&'static str]);

fn meant<G: Drawn>(played: &Match<G>, seat: Seat, picked: &[&str]) -> Meant {
    let public = played.game().public(played.state());
    (G::meant(&public, seat, picked), G::ASIDE, G::GENERAL)
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{Editions, Kind};
    use table::Seed;

    fn begun(kind: Kind, seed: &str) -> Any {
        let none: [(&str, &str); 0] = [];
        Any::new(kind, &Editions::shipped(), &none, 2, Seed::from_text(seed)).expect("it plays")
    }

    fn why(game: &Any, picked: &[&str]) -> Option<&'static str> {
        reason(game, game.to_act().expect("somebody acts"), picked).map(|reason| reason.id)
    }

    #[test]
    fn a_place_of_paris_says_what_is_missing() {
        let mut game = begun(Kind::Paris, "why");
        assert_eq!(why(&game, &["chaillot:8"]), None, "first a building is drawn");
        game.play("draw 1").expect("legal");
        assert_eq!(why(&game, &["chaillot:8"]), Some("paris-refusal-no-key-there"));
        for mv in ["key chaillot", "end", "draw 1", "key arc", "end", "draw 1"] {
            game.play(mv).expect("legal");
        }
        assert_eq!(why(&game, &["chaillot:bank"]), Some("paris-refusal-stand-taken"));
        assert_eq!(why(&game, &["key chaillot"]), Some("paris-refusal-stand-taken"));
        let view = game.spectator_view_json().to_string();
        let built = |value: u8| view.contains(&format!("\"chaillot:{value}\""));
        let empty = (1..=5).rev().find(|value| !built(*value)).expect("hardly anything is built");
        let place = format!("chaillot:{empty}");
        assert_eq!(why(&game, &[&place]), Some("paris-refusal-not-built"));
        assert_eq!(why(&game, &["offers-tour-eiffel"]), Some("paris-refusal-no-resources"));
        assert_eq!(why(&game, &["buy wood"]), Some("paris-refusal-supply-empty"));
        assert_eq!(why(&game, &["draw 1"]), None, "the headline says what is to be done now");
    }

    #[test]
    fn a_space_of_city_of_light_says_what_is_wrong_with_it() {
        let mut game = begun(Kind::CityOfLight, "why");
        let card = game.legal();
        assert!(card.iter().all(|mv| !mv.starts_with("card")), "cards come later");
        assert_eq!(why(&game, &["card metropolitain"]), Some("col-refusal-still-streets"));
        while game.step() != "buildings" {
            let moves = game.legal();
            let mv = moves.iter().find(|mv| mv.starts_with("take")).unwrap_or(&moves[0]).clone();
            game.play(&mv).expect("legal");
        }
        let legal = game.legal();
        let build =
            legal.iter().find(|mv| mv.starts_with("build")).expect("something can be built");
        let piece = build.split(' ').nth(1).expect("a building");
        let mut said = std::collections::BTreeSet::new();
        for column in 'a'..='h' {
            for row in 1..=8 {
                let space = format!("{column}{row}");
                if let Some(reason) = why(&game, &[piece, &space]) {
                    said.insert(reason);
                }
            }
        }
        assert!(said.contains("col-refusal-opponents-colour"), "{said:?}");
        assert!(said.iter().all(|id| id.starts_with("col-refusal")), "{said:?}");
    }

    #[test]
    fn a_building_that_fits_nowhere_says_so() {
        let mut game = begun(Kind::CityOfLight, "why");
        let (mut nowhere, mut somewhere) = (0, 0);
        while let Some(seat) = game.to_act() {
            let legal = game.legal();
            let view: serde_json::Value =
                serde_json::from_str(&game.seat_view_json(seat)).expect("a view is JSON");
            let reserve = view["public"]["players"][seat.index()]["reserve"].as_array();
            for piece in reserve.expect("a list").iter().filter(|_| game.step() == "buildings") {
                let piece = piece.as_str().expect("a name");
                let reason = why(&game, &[piece]);
                if legal.iter().any(|mv| mv.starts_with(&format!("build {piece} "))) {
                    assert_eq!(reason, None, "{piece} can be built");
                    somewhere += 1;
                } else if reason != Some("col-refusal-no-chimney") {
                    assert_eq!(reason, Some("play-nowhere"), "{piece}");
                    nowhere += 1;
                }
            }
            let take = legal.iter().find(|mv| mv.starts_with("take"));
            game.play(&take.unwrap_or(&legal[legal.len() / 2]).clone()).expect("legal");
        }
        assert!(nowhere > 0 && somewhere > 0, "{nowhere} nowhere, {somewhere} somewhere");
    }

    #[test]
    fn whatever_can_be_picked_has_no_reason_against_it() {
        let game = begun(Kind::ParisParis, "why");
        for mv in game.legal() {
            let tile = mv.strip_prefix("shop ").expect("a shop is opened");
            assert_eq!(why(&game, &[tile]), None, "{mv}");
        }
        assert_eq!(why(&game, &["louvre green"]), Some("pp-refused-not-on-line"));
    }
}
