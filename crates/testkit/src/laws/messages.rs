//! Laws about messages: everything the rules say is in the list that translators work from.

use std::collections::{BTreeMap, BTreeSet};

use table::{Arg, Game, Message, Quiet, Say as _};

use super::legality::{others, strangers};
use crate::tables::Table;

/// The descriptions of a position's legal moves differ, unless the moves lead to the same position:
/// a player who goes by the words knows what they choose.
///
/// # Panics
/// If the law is broken.
pub fn different_moves_are_said_differently<G: Game>(table: &Table<G>) {
    table.walk(|at, _| {
        let mut said: BTreeMap<String, G::Move> = BTreeMap::new();
        for &mv in at.legal {
            let words = at.rules.say(at.state, mv).to_string();
            let Some(other) = said.insert(words.clone(), mv) else { continue };
            let after = |mv: G::Move| {
                let mut state = *at.state;
                at.rules.play(&mut state, mv, &mut Quiet);
                state
            };
            assert_eq!(
                after(mv),
                after(other),
                "{}: {mv} and {other} are both said as {words}",
                at.place()
            );
        }
    });
}

/// Every kind of choice has one name and is in the list of kinds, so that statistics find what was
/// recorded and mix nothing up.
///
/// # Panics
/// If the law is broken.
pub fn a_choice_is_one_of_the_kinds<G: Game>(table: &Table<G>) {
    let kinds = table.rules().choice_kinds();
    for (at, kind) in kinds.iter().enumerate() {
        let (theme, word) = (kind.theme, kind.word.as_str());
        let plain = |it: char| it.is_ascii_alphanumeric() || it == '-';
        assert!(!word.is_empty() && word.chars().all(plain), "{theme}: {word:?} is no word");
        let same = |it: &table::ChoiceKind| it.theme == theme && it.word == word;
        assert!(!kinds[..at].iter().any(same), "{theme} {word} is listed twice");
    }
    table.walk(|at, _| {
        for &mv in at.legal {
            let Some(kind) = at.rules.choice_kind(at.state, mv) else { continue };
            assert!(kinds.contains(&kind), "{}: {mv}: {kind:?} is not in the list", at.place());
        }
    });
}

/// Every prompt, refusal, event, score line and description of a move has a name in `list` with
/// exactly the listed arguments, and so has every term among the arguments. Returns the names
/// that were seen, so that a game can say which it must reach.
///
/// # Panics
/// If the law is broken.
pub fn every_message_is_listed<G: Game>(
    table: &Table<G>,
    list: &[(&'static str, &[&str])],
) -> BTreeSet<String> {
    let mut known: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (id, args) in list {
        let twice = known.insert(id, args.iter().copied().collect()).is_some();
        assert!(!twice, "{id} is listed twice");
    }
    let mut seen = BTreeSet::new();
    let mut hear = |message: &Message, place: &str| {
        let args = known.get(message.id);
        let args = args.unwrap_or_else(|| panic!("{place}: {message} is not listed"));
        let found: BTreeSet<&str> = message.args.iter().map(|(name, _)| *name).collect();
        assert_eq!(found, *args, "{place}: {message} has other arguments than listed");
        assert_eq!(found.len(), message.args.len(), "{place}: {message} has an argument twice");
        seen.insert(message.id.to_owned());
        for (_, arg) in &message.args {
            if let Arg::Term(term) = arg {
                let args = known.get(term.as_ref());
                let bare = args.is_some_and(BTreeSet::is_empty);
                assert!(bare, "{place}: the term {term:?} of {message} is not listed");
                seen.insert(term.clone().into_owned());
            }
        }
    };
    for kind in table.rules().choice_kinds() {
        hear(&kind.say, "a kind of choice");
    }
    for (id, _) in G::FEATS {
        hear(&Message::new(id), "something to be proud of");
    }
    let strangers = strangers(table);
    table.walk(|at, chance| {
        let place = at.place();
        let rules = at.rules;
        if at.next.is_some() {
            hear(&rules.prompt(at.state), &place);
        }
        for &mv in at.legal {
            hear(&rules.say(at.state, mv), &place);
            hear(&rules.seen(at.state, mv, None).say, &place);
        }
        for mv in others(at, &strangers, chance) {
            if let Some(refusal) = rules.refusal(at.state, mv).filter(|_| at.next.is_some()) {
                hear(&refusal.message(), &place);
            }
        }
        for lines in rules.sheet(at.state).as_slice() {
            lines.iter().for_each(|line| hear(&line.source, &place));
        }
        if let Some(mv) = at.next {
            let (mut after, mut events) = (*at.state, Vec::new());
            rules.play(&mut after, mv, &mut events);
            events.iter().for_each(|event| hear(&event.message(), &place));
        }
    });
    seen
}
