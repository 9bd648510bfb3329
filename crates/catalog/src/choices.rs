//! What was chosen in a game, for statistics over many games: the first answers of every seat to
//! each question, what else could have been answered, and positions by a digest.

use std::collections::BTreeSet;

use table::{Branches, ChoiceKind, Game, Match, Options as _, START, Seat, Seed, TreePlace};

use crate::any::legal_move;
use crate::{Any, each};

/// The separator between the answers of a path.
pub const STEP: &str = ",";

/// A choice as it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Whose.
    pub seat: Seat,
    /// The question.
    pub theme: &'static str,
    /// The same seat's earlier answers to the same question, joined by [`STEP`].
    pub path: String,
    /// The answer.
    pub word: String,
    /// Every possible answer, including this one.
    pub offered: BTreeSet<String>,
}

fn chosen<G: Game>(played: &Match<G>, depth: usize) -> Vec<Chosen> {
    let mut at = played.clone();
    at.rewind(0);
    let mut all: Vec<Chosen> = Vec::new();
    for &mv in played.moves() {
        let (game, state) = (at.game(), at.state());
        if let Some((seat, kind)) = at.to_act().zip(game.choice_kind(state, mv)) {
            let own = all.iter().filter(|it| it.seat == seat && it.theme == kind.theme);
            let before: Vec<&str> = own.map(|it| it.word.as_str()).collect();
            if before.len() < depth {
                let kinds = at.legal().into_iter().filter_map(|mv| game.choice_kind(state, mv));
                let same = kinds.filter(|it| it.theme == kind.theme);
                all.push(Chosen {
                    seat,
                    theme: kind.theme,
                    path: before.join(STEP),
                    word: kind.word,
                    offered: same.map(|it| it.word).collect(),
                });
            }
        }
        if at.play(mv).is_err() {
            break;
        }
    }
    all
}

impl Any {
    /// Every kind of choice there is at this table, theme by theme.
    #[must_use]
    pub fn choice_kinds(&self) -> Vec<ChoiceKind> {
        each!(self, it => it.game().choice_kinds())
    }

    /// The first `depth` answers of every seat to each question, in the order of play.
    #[must_use]
    pub fn chosen(&self, depth: usize) -> Vec<Chosen> {
        each!(self, it => chosen(it, depth))
    }

    /// The kind of choice that a legal move makes.
    #[must_use]
    pub fn choice_of(&self, mv: &str) -> Option<ChoiceKind> {
        each!(self, it => {
            let mv = legal_move(it, mv).ok()?;
            it.game().choice_kind(it.state(), mv)
        })
    }

    /// The questions that the player to act is asked now.
    #[must_use]
    pub fn themes(&self) -> Vec<&'static str> {
        let mut themes = each!(self, it => {
            let kind = |mv| it.game().choice_kind(it.state(), mv);
            it.legal().into_iter().filter_map(kind).map(|kind| kind.theme).collect::<Vec<_>>()
        });
        let mut known = BTreeSet::new();
        themes.retain(|theme| known.insert(*theme));
        themes
    }

    /// The questions that the player to act is asked at a place in the tree around this game, each
    /// with their earlier answers joined by [`STEP`]; `None` if there is no such place.
    #[must_use]
    pub fn asked_at(
        &self,
        branches: &Branches,
        place: TreePlace,
    ) -> Option<Vec<(&'static str, String)>> {
        let moves = self.moves();
        let mut at = self.clone();
        at.rewind(0);
        let mut answers: Vec<(Seat, ChoiceKind)> = Vec::new();
        for step in branches.path(&moves, place)? {
            let seat = at.to_act();
            answers.extend(seat.zip(at.choice_of(step)));
            at.follow(step).ok()?;
        }
        let answered = |theme: &str| {
            let own =
                answers.iter().filter(|(seat, it)| at.to_act() == Some(*seat) && it.theme == theme);
            own.map(|(_, it)| it.word.as_str()).collect::<Vec<_>>().join(STEP)
        };
        Some(at.themes().into_iter().map(|theme| (theme, answered(theme))).collect())
    }

    /// The options that differ from the defaults, as `KEY=VALUE` separated by spaces, leaving out
    /// who begins.
    #[must_use]
    pub fn variant(&self) -> String {
        let usual = each!(self, it => usual(it));
        let pairs = self.options();
        let other = pairs.iter().filter(|pair| pair.0 != START && !usual.contains(pair));
        other.map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
    }

    /// A digest of what the seat to act can know, equal in all games where that is the same; `None`
    /// when the game is over.
    #[must_use]
    pub fn position_digest(&self) -> Option<String> {
        let seat = self.to_act()?;
        let (kind, seats, variant) = (self.kind(), self.seats(), self.variant());
        let view = self.seat_view_json(seat);
        let digest = Seed::from_text(&format!("{kind} {seats} {variant}\n{view}")).to_string();
        Some(digest[..32].to_owned())
    }
}

fn usual<G: Game>(_: &Match<G>) -> Vec<(&'static str, String)> {
    G::Options::default().pairs()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Editions, Kind};

    fn played(kind: Kind, options: &[(&str, &str)], seed: &str) -> Any {
        let seats = *kind.seats().start();
        let seed = Seed::from_text(seed);
        let mut game =
            Any::new(kind, &Editions::shipped(), options, seats, seed).expect("it can be played");
        while game.to_act().is_some() {
            let legal = game.legal();
            let mv = legal[(game.ply() * 7) % legal.len()].clone();
            game.play(&mv).expect("legal");
        }
        game
    }

    #[test]
    fn the_first_answers_of_every_seat_are_found_in_order() {
        for &kind in Kind::ALL {
            let game = played(kind, &[], "explored");
            let chosen = game.chosen(3);
            assert!(!chosen.is_empty(), "{kind}");
            for one in &chosen {
                assert!(one.offered.contains(&one.word), "{kind}: {one:?}");
                let same = |it: &&Chosen| it.seat == one.seat && it.theme == one.theme;
                let all: Vec<&Chosen> = chosen.iter().filter(same).collect();
                assert!(all.len() <= 3, "{kind}: {} is too long", one.theme);
                let at = all.iter().position(|it| *it == one).expect("it is one of them");
                let before: Vec<&str> = all[..at].iter().map(|it| it.word.as_str()).collect();
                assert_eq!(one.path, before.join(","), "{kind}");
            }
            let kinds = game.choice_kinds();
            let known =
                |it: &Chosen| kinds.iter().any(|k| k.theme == it.theme && k.word == it.word);
            assert!(chosen.iter().all(known), "{kind}");
        }
    }

    /// The questions asked in a position continue the choices made so far.
    #[test]
    fn what_is_asked_knows_what_was_answered_before() {
        for &kind in Kind::ALL {
            let game = played(kind, &[], "asked");
            let tree = Branches::default();
            let mut at = game.clone();
            at.rewind(0);
            let mut chosen = game.chosen(usize::MAX).into_iter();
            for (ply, mv) in game.moves().iter().enumerate() {
                let asked = game.asked_at(&tree, TreePlace { line: 0, ply }).expect("it is there");
                if let Some(kind) = at.choice_of(mv) {
                    let next = chosen.next().expect("it was chosen");
                    assert_eq!((next.theme, &next.word), (kind.theme, &kind.word));
                    assert!(asked.contains(&(next.theme, next.path.clone())), "{asked:?} {next:?}");
                }
                at.play(mv).expect("it was played");
            }
            assert_eq!(chosen.next(), None, "{kind}");
            assert!(at.themes().is_empty(), "{kind}: it is over");
        }
    }

    #[test]
    fn positions_that_a_seat_cannot_tell_apart_are_one() {
        for &kind in Kind::ALL {
            let mut game = played(kind, &[], "alike");
            assert_eq!(game.position_digest(), None, "{kind}: it is over");
            game.rewind(2);
            let digest = game.position_digest();
            let seat = game.to_act().expect("it goes on");
            let mut other = game.clone();
            other.another_world(seat, Seed::from_text("another"));
            assert_eq!(other.position_digest(), digest, "{kind}");
            game.rewind(1);
            assert_ne!(game.position_digest(), digest, "{kind}");
            assert_eq!(game.variant(), "", "{kind}: nothing unusual");
        }
    }
}
