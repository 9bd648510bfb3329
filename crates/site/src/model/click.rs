//! Clicks: what makes a command that is sent twice count once.
//!
//! A client gives each click its own id. With the action the server stores a digest of the sender and the id,
//! and a digest of the command. A player who sends the same id again is told the first result; with a
//! different command it is refused. Two players who both count 1, 2, 3 do not collide. A table remembers its
//! clicks for as long as it exists: they are part of its actions.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

use super::decide::Command;
use crate::id::PlayerId;

/// The longest id of a click.
const LONGEST: usize = 40;

/// What accompanies a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Click {
    /// A client's own id for it: sent twice, it counts once.
    pub id: Option<String>,
    /// The version that the client has seen.
    pub seen: Option<u32>,
}

/// An id in the form in which it is compared: without spaces, and shortened if necessary. `None` means no id.
#[must_use]
pub fn tidy_click(id: &str) -> Option<String> {
    // Longer ids are cut, not refused: they are ours to compare and nothing else.
    let id: String = id.chars().filter(char::is_ascii_graphic).take(LONGEST).collect();
    Some(id).filter(|id| !id.is_empty())
}

/// A click as it is compared and kept with its action: 96 bits, written as `=` and sixteen letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// A digest of the player and the id.
    key: u64,
    /// A digest of the command.
    command: u32,
}

/// What a click begins with as it is kept. Ids of version 0.1 had no player and are not read.
const MARK: char = '=';
/// Six bits each.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// How many letters there are.
const LENGTH: usize = 16;

/// A text that is not a stored click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoStamp;

/// A digest of what is written to it, which is written nowhere else.
#[derive(Default)]
struct Digested(Sha256);

impl fmt::Write for Digested {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.update(text);
        Ok(())
    }
}

impl Digested {
    fn of(what: fmt::Arguments<'_>) -> u64 {
        let mut digested = Self::default();
        fmt::write(&mut digested, what).expect("a digest takes everything");
        let digest = digested.0.finalize();
        digest[..8].iter().fold(0, |key, byte| key << 8 | u64::from(*byte))
    }
}

fn key(player: impl fmt::Display, id: &str) -> u64 {
    Digested::of(format_args!("{player}.{id}"))
}

impl Stamp {
    /// The click of a player.
    #[must_use]
    pub fn new(player: PlayerId, command: &Command, id: &str) -> Self {
        let command = (Digested::of(format_args!("{command:?}")) >> 32) as u32;
        Self { key: key(player, id), command }
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = u128::from(self.key) << 32 | u128::from(self.command);
        let mut text = [MARK as u8; LENGTH + 1];
        for (at, letter) in text[1..].iter_mut().rev().enumerate() {
            *letter = LETTERS[(bits >> (6 * at) & 63) as usize];
        }
        f.write_str(std::str::from_utf8(&text).expect("letters are ASCII"))
    }
}

impl FromStr for Stamp {
    type Err = NoStamp;

    fn from_str(text: &str) -> Result<Self, NoStamp> {
        let Some(letters) = text.strip_prefix(MARK).filter(|it| it.len() == LENGTH) else {
            // As it was kept until it was made shorter: `PLAYER.COMMAND.ID`.
            let mut parts = text.splitn(3, '.');
            let mut part = || parts.next().ok_or(NoStamp);
            let (player, command, id) = (part()?, part()?, part()?);
            let digits = if command.len() == 8 { command } else { "" };
            let command = u32::from_str_radix(digits, 16).map_err(|_| NoStamp)?;
            return Ok(Self { key: key(player, id), command });
        };
        let mut bits = 0_u128;
        for byte in letters.bytes() {
            let letter = LETTERS.iter().position(|letter| *letter == byte).ok_or(NoStamp)?;
            bits = bits << 6 | letter as u128;
        }
        Ok(Self { key: (bits >> 32) as u64, command: bits as u32 })
    }
}

/// The clicks of a table.
#[derive(Clone, Debug, Default)]
pub struct Clicks(Vec<Counted>);

/// A click that was counted.
#[derive(Clone, Copy, Debug)]
struct Counted {
    stamp: Stamp,
    /// The version it led to.
    version: u32,
}

/// What is known of a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Earlier {
    /// It was counted and led to this version.
    Again(u32),
    /// Its player used the id for something else.
    Another,
}

impl Clicks {
    /// Counts a click.
    pub fn count(&mut self, stamp: Stamp, version: u32) {
        self.0.push(Counted { stamp, version });
    }

    /// What is known of a click.
    #[must_use]
    pub fn find(&self, stamp: Stamp) -> Option<Earlier> {
        let counted = self.0.iter().rev().find(|counted| counted.stamp.key == stamp.key)?;
        let same = counted.stamp.command == stamp.command;
        Some(if same { Earlier::Again(counted.version) } else { Earlier::Another })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_is_known_by_player_and_id_and_compared_by_command() {
        let [ann, bob] = std::array::from_fn(|_| PlayerId::random());
        let say = |text: &str| Command::Chat { text: text.to_owned() };
        let stamp = Stamp::new;
        let mut clicks = Clicks::default();
        clicks.count(stamp(ann, &say("a"), "1"), 7);
        assert_eq!(clicks.find(stamp(ann, &say("a"), "1")), Some(Earlier::Again(7)));
        assert_eq!(clicks.find(stamp(ann, &say("b"), "1")), Some(Earlier::Another));
        assert_eq!(clicks.find(stamp(bob, &say("a"), "1")), None);
        assert_eq!(clicks.find(stamp(ann, &say("a"), "2")), None);
        for other in 2..5_000 {
            clicks.count(stamp(bob, &say("x"), &other.to_string()), other);
        }
        assert_eq!(clicks.find(stamp(ann, &say("a"), "1")), Some(Earlier::Again(7)), "for good");
    }

    #[test]
    fn a_click_is_read_as_it_is_kept_now_and_as_it_was_before() {
        let ann = PlayerId::random();
        let command = Command::Move { text: "take P5".to_owned() };
        let click = Stamp::new(ann, &command, "a.b=c");
        let kept = click.to_string();
        assert_eq!(kept.len(), 17, "{kept}");
        assert_eq!(kept.parse(), Ok(click));
        let before = format!("{ann}.{:08x}.a.b=c", click.command);
        assert_eq!(before.parse(), Ok(click), "sent before a new program and again after it");
        for other in ["", "17", "an-old-click", "=", "=AAAA", "=AAAAAAAAAAAAAAA!", "a.b.c"] {
            assert_eq!(other.parse::<Stamp>(), Err(NoStamp), "{other:?}");
        }
    }

    #[test]
    fn an_id_is_short_and_visible() {
        assert_eq!(tidy_click(" a\tb\u{e9} "), Some("ab".to_owned()));
        assert_eq!(tidy_click(" "), None);
        assert_eq!(tidy_click(&"x".repeat(99)).map(|id| id.len()), Some(LONGEST));
    }
}
