//! What happens at a table, one line of text for each action. The list of a table's actions is the truth;
//! everything else about it is derived from them.
//!
//! ```text
//! join 1 p3k9... 9f2c... Camille     a person takes a seat, with their part of the shuffle
//! bot 2 flaneur                      a bot takes a seat
//! invite 3                           a seat is for whoever has its link
//! start                              every seat is taken: the game is dealt
//! move take P5                       the player to act moves
//! undo 12                            back to the position after twelve moves
//! ```

use std::fmt;
use std::str::FromStr;

use table::Seat;

use crate::id::{PlayerId, TableId};

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 24;
/// The longest line of chat, in characters.
pub const LONGEST_CHAT: usize = 300;
/// The longest move, in bytes. No notation comes near it.
pub const LONGEST_MOVE: usize = 200;

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A person takes a seat. The same person may take several (hot seat); a seat that is already taken
    /// changes hands.
    Join {
        /// The seat.
        seat: Seat,
        /// Who.
        player: PlayerId,
        /// Their part of the shuffle, empty if they added none.
        entropy: String,
        /// What they want to be called.
        name: String,
    },
    /// A bot takes a seat, if necessary in place of a person.
    Bot {
        /// The seat.
        seat: Seat,
        /// How strong.
        level: String,
    },
    /// A seat is kept for somebody, as in the next game of the same players.
    Keep {
        /// The seat.
        seat: Seat,
        /// For whom.
        player: PlayerId,
        /// What they are called.
        name: String,
    },
    /// A seat can be taken only with its link.
    Invite {
        /// The seat.
        seat: Seat,
    },
    /// A seat is empty again, before the start.
    Leave {
        /// The seat.
        seat: Seat,
    },
    /// The player for whom a seat is kept declines it.
    Refuse {
        /// The seat.
        seat: Seat,
    },
    /// The owner removes somebody before the start, who cannot come back without the owner's doing.
    Remove {
        /// The seat.
        seat: Seat,
        /// Whom.
        player: PlayerId,
    },
    /// A seat's player has a new name; it is empty if their name was erased.
    Name {
        /// The seat.
        seat: Seat,
        /// The new name.
        name: String,
    },
    /// The game is dealt from the secret and everybody's part of the shuffle.
    Start,
    /// The game that has begun counts for ratings.
    Rated,
    /// The player to act moves.
    Move(String),
    /// Back to the position after `ply` moves.
    Undo {
        /// How many moves remain.
        ply: usize,
    },
    /// A seat asks the others for something.
    Ask {
        /// The seat.
        seat: Seat,
        /// What for.
        matter: Matter,
    },
    /// A seat agrees to what was asked.
    Agree {
        /// The seat.
        seat: Seat,
    },
    /// A seat declines a request, or withdraws its own.
    Decline {
        /// The seat.
        seat: Seat,
    },
    /// Everybody has agreed to stop the clocks.
    Pause,
    /// A seat lets the clocks run again.
    Resume {
        /// The seat.
        seat: Seat,
    },
    /// Everybody has agreed to end the game without a winner.
    End,
    /// Everybody may see the table now: all tables with the same deal are over.
    Reveal,
    /// A seat gives up.
    Resign {
        /// The seat.
        seat: Seat,
    },
    /// A seat's player gives up, and a bot plays on for it among the others.
    Retire {
        /// The seat.
        seat: Seat,
        /// How strong.
        level: String,
    },
    /// A seat has run out of time. The action that follows says what happens to it.
    Late {
        /// The seat.
        seat: Seat,
    },
    /// No server was there for a while: no clock ran.
    Outage(Outage),
    /// A seat's player goes on vacation, or comes back.
    Vacation {
        /// The seat.
        seat: Seat,
        /// Whether they go.
        away: bool,
    },
    /// A seat is given a hint.
    Hint {
        /// The seat.
        seat: Seat,
    },
    /// A seat is warned of a move that it was about to make.
    Warn {
        /// The seat.
        seat: Seat,
        /// How much of the chance to win the move would lose, in percent.
        percent: u8,
        /// The move.
        text: String,
    },
    /// A seat heeds the warning and does not make the move.
    Heed {
        /// The seat.
        seat: Seat,
    },
    /// A seat says something; empty when it was erased.
    Chat {
        /// The seat.
        seat: Seat,
        /// What.
        text: String,
    },
    /// Somebody followed a link that lets them watch.
    Watch {
        /// Who.
        player: PlayerId,
    },
    /// The table belongs to another player from now on: its owner's account.
    Owner {
        /// Whose.
        player: PlayerId,
    },
    /// The next game of the same players is at another table.
    Next {
        /// Where.
        table: TableId,
    },
}

/// A time in which no server was there, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last sign of any server.
    pub from: i64,
    /// The first sign afterwards.
    pub to: i64,
}

crate::word_enum! {
    /// What a player can ask the others for during a game.
    #[derive(serde::Serialize)]
    #[serde(rename_all = "kebab-case")]
    Matter {
        /// That they may take back their last move.
        TakeBack "take-back",
        /// That the clocks stop for a while.
        Pause "pause",
        /// That the game ends here without a winner.
        End "end",
        /// That a bot plays on for the player who keeps everybody waiting.
        Replace "replace",
        /// That the game ends here because somebody has left; the player who left is not asked.
        BreakOff "break-off",
    }
}

impl Matter {
    /// Whether it is about somebody who has left, and who is not asked.
    #[must_use]
    pub const fn is_about_leaver(self) -> bool {
        matches!(self, Self::Replace | Self::BreakOff)
    }
}

impl FromStr for Matter {
    type Err = &'static str;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        Self::parse(word).ok_or("take-back, pause, end, replace or break-off")
    }
}

/// A line that is not an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadAction(pub String);

impl fmt::Display for BadAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no action: {:?}", self.0)
    }
}

impl std::error::Error for BadAction {}

impl Action {
    /// Whether it changes the position of the game, so that a click made on the old position is stale.
    #[must_use]
    pub const fn changes_position(&self) -> bool {
        matches!(
            self,
            Self::Start
                | Self::Move(_)
                | Self::Undo { .. }
                | Self::Resign { .. }
                | Self::Retire { .. }
                | Self::Late { .. }
                | Self::End
        )
    }

    /// Whether it is only talk, which could go on for ever without bringing the game any nearer to its end,
    /// and is therefore limited.
    #[must_use]
    pub const fn is_talk(&self) -> bool {
        matches!(
            self,
            Self::Chat { .. }
                | Self::Name { .. }
                | Self::Ask { .. }
                | Self::Agree { .. }
                | Self::Decline { .. }
                | Self::Vacation { .. }
                | Self::Pause
                | Self::Resume { .. }
        )
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Join { seat, player, entropy, name } => {
                let entropy = if entropy.is_empty() { "-" } else { entropy };
                write!(f, "join {seat} {player} {entropy} {name}")
            }
            Self::Bot { seat, level } => write!(f, "bot {seat} {level}"),
            Self::Keep { seat, player, name } => write!(f, "keep {seat} {player} {name}"),
            Self::Invite { seat } => write!(f, "invite {seat}"),
            Self::Leave { seat } => write!(f, "leave {seat}"),
            Self::Refuse { seat } => write!(f, "refuse {seat}"),
            Self::Remove { seat, player } => write!(f, "remove {seat} {player}"),
            Self::Name { seat, name } => write!(f, "name {seat} {name}"),
            Self::Start => f.write_str("start"),
            Self::Rated => f.write_str("rated"),
            Self::Move(text) => write!(f, "move {text}"),
            Self::Undo { ply } => write!(f, "undo {ply}"),
            // Without a word it is about taking back: for long there was nothing else to ask for.
            Self::Ask { seat, matter: Matter::TakeBack } => write!(f, "ask {seat}"),
            Self::Ask { seat, matter } => write!(f, "ask {seat} {}", matter.as_str()),
            Self::Pause => f.write_str("pause"),
            Self::Resume { seat } => write!(f, "resume {seat}"),
            Self::End => f.write_str("end"),
            Self::Reveal => f.write_str("reveal"),
            Self::Agree { seat } => write!(f, "agree {seat}"),
            Self::Decline { seat } => write!(f, "decline {seat}"),
            Self::Resign { seat } => write!(f, "resign {seat}"),
            Self::Retire { seat, level } => write!(f, "retire {seat} {level}"),
            Self::Late { seat } => write!(f, "late {seat}"),
            Self::Outage(Outage { from, to }) => write!(f, "outage {from} {to}"),
            Self::Vacation { seat, away } => {
                write!(f, "vacation {seat} {}", if *away { "on" } else { "off" })
            }
            Self::Hint { seat } => write!(f, "hint {seat}"),
            Self::Warn { seat, percent, text } => write!(f, "warn {seat} {percent} {text}"),
            Self::Heed { seat } => write!(f, "heed {seat}"),
            Self::Chat { seat, text } => write!(f, "chat {seat} {text}"),
            Self::Watch { player } => write!(f, "watch {player}"),
            Self::Owner { player } => write!(f, "owner {player}"),
            Self::Next { table } => write!(f, "next {table}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(line: &str) -> Result<Self, BadAction> {
        read(line).ok_or_else(|| BadAction(line.to_owned()))
    }
}

fn read(line: &str) -> Option<Action> {
    if line.chars().any(char::is_control) {
        return None;
    }
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    let alone = || rest.parse().ok();
    let with_text = || {
        let (seat, text) = rest.split_once(' ')?;
        Some((seat.parse().ok()?, text.to_owned()))
    };
    Some(match verb {
        "join" => {
            let (seat, rest) = with_text()?;
            let mut words = rest.splitn(3, ' ');
            let player = words.next()?.parse().ok()?;
            let entropy = words.next().filter(|word| !word.is_empty())?;
            let entropy = if entropy == "-" { String::new() } else { entropy.to_owned() };
            Action::Join { seat, player, entropy, name: words.next()?.to_owned() }
        }
        "bot" => {
            let (seat, level) = with_text()?;
            Action::Bot { seat, level }
        }
        "keep" => {
            let (seat, rest) = with_text()?;
            let (player, name) = rest.split_once(' ')?;
            Action::Keep { seat, player: player.parse().ok()?, name: name.to_owned() }
        }
        "invite" => Action::Invite { seat: alone()? },
        "leave" => Action::Leave { seat: alone()? },
        "refuse" => Action::Refuse { seat: alone()? },
        "remove" => {
            let (seat, player) = with_text()?;
            Action::Remove { seat, player: player.parse().ok()? }
        }
        "name" => {
            let (seat, name) = with_text()?;
            Action::Name { seat, name }
        }
        "start" if rest.is_empty() => Action::Start,
        "rated" if rest.is_empty() => Action::Rated,
        "move" if !rest.is_empty() => Action::Move(rest.to_owned()),
        "undo" => Action::Undo { ply: rest.parse().ok()? },
        "ask" => match rest.split_once(' ') {
            None => Action::Ask { seat: alone()?, matter: Matter::TakeBack },
            Some((seat, word)) => {
                let matter = word.parse().ok().filter(|it| *it != Matter::TakeBack)?;
                Action::Ask { seat: seat.parse().ok()?, matter }
            }
        },
        "pause" if rest.is_empty() => Action::Pause,
        "resume" => Action::Resume { seat: alone()? },
        "end" if rest.is_empty() => Action::End,
        "reveal" if rest.is_empty() => Action::Reveal,
        "agree" => Action::Agree { seat: alone()? },
        "decline" => Action::Decline { seat: alone()? },
        "resign" => Action::Resign { seat: alone()? },
        "retire" => {
            let (seat, level) = with_text()?;
            Action::Retire { seat, level }
        }
        "late" => Action::Late { seat: alone()? },
        "outage" => {
            let (from, to) = rest.split_once(' ')?;
            let (from, to) = (from.parse().ok()?, to.parse().ok()?);
            (from < to).then_some(Action::Outage(Outage { from, to }))?
        }
        "vacation" => {
            let (seat, word) = with_text()?;
            let away = match word.as_str() {
                "on" => true,
                "off" => false,
                _ => return None,
            };
            Action::Vacation { seat, away }
        }
        "hint" => Action::Hint { seat: alone()? },
        "warn" => {
            let (seat, rest) = with_text()?;
            let (percent, text) = rest.split_once(' ').filter(|(_, text)| !text.is_empty())?;
            Action::Warn { seat, percent: percent.parse().ok()?, text: text.to_owned() }
        }
        "heed" => Action::Heed { seat: alone()? },
        "chat" => {
            let (seat, text) = with_text()?;
            Action::Chat { seat, text }
        }
        "watch" => Action::Watch { player: rest.parse().ok()? },
        "owner" => Action::Owner { player: rest.parse().ok()? },
        "next" => Action::Next { table: rest.parse().ok()? },
        _ => return None,
    })
}

/// A person's text made to fit one line: control characters and runs of spaces become one space, and it is
/// cut after `longest` characters.
#[must_use]
pub fn tidy(text: &str, longest: usize) -> String {
    let mut tidy = String::new();
    let words = text.split(|c: char| c.is_whitespace() || c.is_control() || invisible(c));
    for word in words.filter(|word| !word.is_empty()) {
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        tidy.push_str(word);
    }
    tidy.chars().take(longest).collect::<String>().trim_end().to_owned()
}

/// Characters that are invisible or change the direction of the text around them: with them a name could
/// imitate another or spill over the line.
const fn invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// A part of the shuffle as it is kept: hexadecimal digits, at most 64. Anything else is empty.
#[must_use]
pub fn tidy_entropy(text: &str) -> String {
    let sound = text.len() <= 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    if sound { text.to_ascii_lowercase() } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_is_read_back() {
        let seat = Seat::new(1);
        let player = PlayerId::random();
        let all = [
            Action::Join { seat, player, entropy: "9f".into(), name: "Émile Z".into() },
            Action::Join { seat, player, entropy: String::new(), name: "x".into() },
            Action::Bot { seat, level: "flaneur".into() },
            Action::Keep { seat, player, name: "a b".into() },
            Action::Invite { seat },
            Action::Leave { seat },
            Action::Refuse { seat },
            Action::Remove { seat, player },
            Action::Name { seat, name: String::new() },
            Action::Start,
            Action::Rated,
            Action::Move("take P5".into()),
            Action::Undo { ply: 12 },
            Action::Ask { seat, matter: Matter::TakeBack },
            Action::Ask { seat, matter: Matter::Pause },
            Action::Ask { seat, matter: Matter::End },
            Action::Ask { seat, matter: Matter::Replace },
            Action::Ask { seat, matter: Matter::BreakOff },
            Action::Pause,
            Action::Resume { seat },
            Action::End,
            Action::Reveal,
            Action::Agree { seat },
            Action::Decline { seat },
            Action::Resign { seat },
            Action::Retire { seat, level: "flaneur".into() },
            Action::Hint { seat },
            Action::Warn { seat, percent: 24, text: "build T5 c4".into() },
            Action::Heed { seat },
            Action::Late { seat },
            Action::Outage(Outage { from: 5, to: 1_000_000_000_000 }),
            Action::Vacation { seat, away: true },
            Action::Vacation { seat, away: false },
            Action::Chat { seat, text: "move take P5".into() },
            Action::Watch { player },
            Action::Owner { player },
            Action::Next { table: TableId::random() },
        ];
        for action in all {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn other_lines_are_refused() {
        for line in [
            "",
            "move",
            "move ",
            "start 1",
            "join 1",
            "join 5 p0 - x",
            "undo -1",
            "undo x",
            "bot 1",
            "chat 1",
            "fly 1",
            "chat 1 a\nmove b",
            "leave 1 2",
            "ask 1 take-back",
            "ask 1 dance",
            "pause 1",
            "end 1",
            "reveal 1",
            "invite",
            "remove 1",
            "remove 1 p0",
            "outage 7 7",
            "outage 7",
        ] {
            assert!(line.parse::<Action>().is_err(), "{line:?}");
        }
    }

    #[test]
    fn text_of_people_fits_one_line() {
        assert_eq!(tidy("  a\n\tb\u{0}c \u{202e}d\u{200b} ", 24), "a b c d");
        assert_eq!(tidy("éèà", 2), "éè");
        assert_eq!(tidy("ab cd", 3), "ab");
        assert_eq!(tidy_entropy("9F"), "9f");
        assert_eq!(tidy_entropy("9f 2c"), "");
    }
}
