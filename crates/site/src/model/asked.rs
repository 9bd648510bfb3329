//! Commands and clicks as forms and programs ask for them: a verb, and values by name.

use super::click::Click;
use super::decide::Command;
use crate::action::Matter;
use crate::person::Right;
use crate::request::Given;

/// Why a command could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoCommand {
    /// The verb does not exist.
    Unknown,
    /// A value is missing or cannot be read.
    Malformed(String),
}

impl From<String> for NoCommand {
    fn from(what: String) -> Self {
        Self::Malformed(what)
    }
}

impl Command {
    /// The command of a verb, which is the last word of its address.
    ///
    /// # Errors
    /// If there is no such verb, or a value is missing or cannot be read.
    pub fn read(verb: &str, given: &impl Given) -> Result<Self, NoCommand> {
        Ok(match verb {
            "join" => Self::Join {
                seat: given.read("seat")?,
                name: given.string("name"),
                entropy: given.string("entropy"),
                right: None,
            },
            "leave" => Self::Leave { seat: given.need("seat")? },
            "bot" => Self::Seat { seat: given.need("seat")?, level: given.need("level")? },
            "name" => Self::Rename { name: given.string("name") },
            "moves" => Self::Move { text: given.string("move") },
            "undo" => Self::Undo,
            "hint" => Self::Hint,
            "heed" => Self::Heed,
            "ask-undo" => Self::Ask { matter: Matter::TakeBack },
            "ask" => Self::Ask { matter: given.need("matter")? },
            "resume" => Self::Resume,
            "agree" => Self::Agree,
            "decline" => Self::Decline,
            "resign" => Self::Resign { seat: given.read("seat")? },
            "vacation" => Self::Vacation { away: given.is_on("away") },
            "chat" => Self::Chat { text: given.string("text") },
            _ => return Err(NoCommand::Unknown),
        })
    }

    /// The command that following a link with a right stands for.
    #[must_use]
    pub fn by_link(right: Right, given: &impl Given) -> Self {
        match right {
            Right::Watch => Self::Watch { right: Some(right) },
            Right::Play(seat) => Self::Join {
                seat: Some(seat),
                name: given.string("name"),
                entropy: given.string("entropy"),
                right: Some(right),
            },
        }
    }
}

impl Click {
    /// What comes with every command.
    ///
    /// # Errors
    /// If the version is no number.
    pub fn read(given: &impl Given) -> Result<Self, String> {
        let id = given.given("click").map(std::borrow::Cow::into_owned);
        Ok(Self { id, seen: given.read("version")? })
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use table::Seat;

    use super::*;

    struct Form(&'static [(&'static str, &'static str)]);

    impl Given for Form {
        fn given(&self, name: &str) -> Option<Cow<'_, str>> {
            self.0.iter().find(|(key, _)| *key == name).map(|(_, value)| Cow::Borrowed(*value))
        }
    }

    #[test]
    fn a_command_is_its_verb_and_its_values() {
        let read = |verb, values| Command::read(verb, &Form(values));
        let seat = Seat::new(1);
        assert_eq!(read("leave", &[("seat", "2")]), Ok(Command::Leave { seat }));
        assert_eq!(read("resign", &[("seat", "")]), Ok(Command::Resign { seat: None }));
        assert_eq!(read("vacation", &[("away", "off")]), Ok(Command::Vacation { away: false }));
        let malformed = |what: &str| Err(NoCommand::Malformed(what.to_owned()));
        assert_eq!(read("leave", &[]), malformed("seat: which one?"));
        assert_eq!(read("bot", &[("seat", "2")]), malformed("level: which one?"));
        for (verb, values) in [
            ("leave", &[("seat", "x")] as &[_]),
            ("bot", &[("seat", "2"), ("level", "loud")]),
            ("ask", &[("matter", "tea")]),
        ] {
            let (name, _) = values.last().expect("there are some");
            let Err(NoCommand::Malformed(what)) = read(verb, values) else { panic!("{verb}") };
            assert!(what.starts_with(&format!("{name}: ")), "{what}");
        }
        assert_eq!(read("dance", &[]), Err(NoCommand::Unknown));
    }

    #[test]
    fn a_link_gives_what_its_right_says() {
        let form = Form(&[("name", "Ann"), ("seat", "1")]);
        let watch = Command::by_link(Right::Watch, &form);
        assert_eq!(watch, Command::Watch { right: Some(Right::Watch) });
        let right = Right::Play(Seat::new(2));
        let Command::Join { seat, name, right: given, .. } = Command::by_link(right, &form) else {
            panic!("a seat is taken");
        };
        assert_eq!((seat, name.as_str(), given), (Some(Seat::new(2)), "Ann", Some(right)));
    }
}
