//! Clicks: what makes a command that is sent twice count once.
//!
//! A client gives each click an id of its own. The server keeps with the action who sent it, a
//! digest of what was asked for, and that id: `PLAYER.DIGEST.ID`. The same player sending the same
//! id again is told what came of it the first time; with another command it is refused. Two
//! players who both count 1, 2, 3 do not meet. A table remembers its clicks for as long as it is
//! there: they are part of its actions.

use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};

use sha2::{Digest as _, Sha256};

use super::decide::Command;
use crate::id::{PlayerId, hex};

/// The longest id of a click.
const LONGEST: usize = 40;

/// What comes with a command besides the command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Click {
    /// A client's own id for it: sent twice, it counts once.
    pub id: Option<String>,
    /// The version that the client has seen.
    pub seen: Option<u32>,
}

/// An id as it is compared: without blanks, not longer than need be. `None` is no id.
#[must_use]
pub fn tidy_click(id: &str) -> Option<String> {
    // Longer ids are cut, not refused: they are ours to compare and nothing else.
    let id: String = id.chars().filter(char::is_ascii_graphic).take(LONGEST).collect();
    Some(id).filter(|id| !id.is_empty())
}

/// A click as it is kept with its action.
pub fn stamp(player: PlayerId, command: &Command, id: &str) -> String {
    let digest = Sha256::digest(format!("{command:?}").as_bytes());
    format!("{player}.{}.{id}", hex(&digest[..4]))
}

/// The clicks of a table.
#[derive(Clone, Debug, Default)]
pub struct Clicks(Vec<Counted>);

/// A click that was counted.
#[derive(Clone, Copy, Debug)]
struct Counted {
    /// The hash of player and id.
    key: u64,
    /// The hash of the command.
    command: u32,
    /// The version it led to.
    version: u32,
}

/// What is known of a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// It was counted and led to this version.
    Again(u32),
    /// Its player used the id for something else.
    Another,
}

impl Clicks {
    /// Counts a click, as it is kept. One that an older program kept without its player is not.
    pub fn count(&mut self, stamp: &str, version: u32) {
        if let Some((key, command)) = read(stamp) {
            self.0.push(Counted { key, command, version });
        }
    }

    /// What is known of a click.
    pub fn find(&self, stamp: &str) -> Option<Known> {
        let (key, command) = read(stamp)?;
        let counted = self.0.iter().rev().find(|counted| counted.key == key)?;
        let same = counted.command == command;
        Some(if same { Known::Again(counted.version) } else { Known::Another })
    }
}

fn read(stamp: &str) -> Option<(u64, u32)> {
    let mut parts = stamp.splitn(3, '.');
    let (player, command, id) = (parts.next()?, parts.next()?, parts.next()?);
    let hasher = BuildHasherDefault::<DefaultHasher>::default();
    Some((hasher.hash_one((player, id)), u32::from_str_radix(command, 16).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_is_known_by_player_and_id_and_compared_by_command() {
        let [ann, bob] = std::array::from_fn(|_| PlayerId::random());
        let say = |text: &str| Command::Chat { text: text.to_owned() };
        let mut clicks = Clicks::default();
        clicks.count(&stamp(ann, &say("a"), "1"), 7);
        clicks.count("an-old-click", 8);
        assert_eq!(clicks.find(&stamp(ann, &say("a"), "1")), Some(Known::Again(7)));
        assert_eq!(clicks.find(&stamp(ann, &say("b"), "1")), Some(Known::Another));
        assert_eq!(clicks.find(&stamp(bob, &say("a"), "1")), None);
        assert_eq!(clicks.find(&stamp(ann, &say("a"), "2")), None);
        for other in 2..5_000 {
            clicks.count(&stamp(bob, &say("x"), &other.to_string()), other);
        }
        assert_eq!(clicks.find(&stamp(ann, &say("a"), "1")), Some(Known::Again(7)), "for good");
    }

    #[test]
    fn an_id_is_short_and_visible() {
        assert_eq!(tidy_click(" a\tb\u{e9} "), Some("ab".to_owned()));
        assert_eq!(tidy_click(" "), None);
        assert_eq!(tidy_click(&"x".repeat(99)).map(|id| id.len()), Some(LONGEST));
    }
}
