//! Editions: the components of a printed game as data, with a mark of certainty on every figure.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};

use crate::seed::Seed;

/// How sure we are of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// A rulebook text or a worked example says it.
    Rulebook,
    /// An independent public source says it.
    Source,
    /// No text says it, but it fits every known figure and a clear pattern.
    Pattern,
    /// A placeholder with no evidence.
    Guess,
}

impl Mark {
    /// Every mark, the surest first.
    pub const ALL: [Self; 4] = [Self::Rulebook, Self::Source, Self::Pattern, Self::Guess];

    /// The mark as an edition file spells it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Rulebook => "rulebook",
            Self::Source => "source",
            Self::Pattern => "pattern",
            Self::Guess => "guess",
        }
    }

    fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.as_str() == text)
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One entry of an edition's `[marks]`: a path into the file, how sure it is, and a remark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Figure {
    /// Keys joined by dots; numbers count the entries of a list from 0.
    pub path: String,
    /// How sure it is.
    pub mark: Mark,
    /// Where it comes from or what else is known; may be empty.
    pub note: String,
}

/// What every edition file has, whatever the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionInfo {
    /// The edition's name.
    pub name: String,
    /// A hash of the data: everything but the marks, independent of comments and layout.
    pub digest: Seed,
    /// The marks, in the order of their paths.
    pub figures: Vec<Figure>,
}

/// A game's components as in an edition file, checked.
pub trait Edition: Sized + fmt::Debug + Send + Sync + 'static {
    /// The text of the edition that the program ships.
    const SHIPPED: &'static str;

    /// Reads and checks an edition file.
    ///
    /// # Errors
    /// If it is not TOML, is for another game, or its figures do not add up; every reason is
    /// listed.
    fn parse(text: &str) -> Result<Self, EditionError>;

    /// Its name, digest and marks.
    fn info(&self) -> &EditionInfo;

    /// For an option whose value can be a list of names ([`Choice::names`](crate::Choice::names)):
    /// the names used by default. A choice of others must have the same number.
    #[must_use]
    fn usual(&self, _key: &str) -> Vec<&'static str> {
        Vec::new()
    }

    /// The edition that the program ships.
    ///
    /// # Panics
    /// If the shipped file is broken, which a test rules out.
    #[must_use]
    fn shipped() -> Self {
        Self::parse(Self::SHIPPED).expect("the shipped edition is sound")
    }
}

/// Why an edition file was refused: every reason found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionError {
    /// The reasons, each naming the place in the file.
    pub problems: Vec<String>,
}

impl EditionError {
    /// A refusal for one reason.
    #[must_use]
    pub fn one(problem: impl Into<String>) -> Self {
        Self { problems: vec![problem.into()] }
    }

    /// `Ok` if there are no problems.
    ///
    /// # Errors
    /// If there are any.
    pub fn unless_none(problems: Vec<String>) -> Result<(), Self> {
        if problems.is_empty() { Ok(()) } else { Err(Self { problems }) }
    }
}

impl fmt::Display for EditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problems.join("; "))
    }
}

impl std::error::Error for EditionError {}

impl EditionInfo {
    /// Reads what every edition file has, checks that every figure carries a mark, and parses the
    /// data without the marks into the game's file type.
    ///
    /// # Errors
    /// If the text is not TOML or is for another game; if marks are missing, unknown or point
    /// nowhere; or if the data does not fit the file type.
    pub fn read<T: DeserializeOwned>(text: &str, game: &str) -> Result<(Self, T), EditionError> {
        let mut data: toml::Table = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
            EditionError::one(format!("line {line}: {}", error.message()))
        })?;
        let name = match data.get("name") {
            Some(toml::Value::String(name))
                if !name.is_empty() && name.trim() == name && !name.contains(char::is_control) =>
            {
                name.clone()
            }
            _ => return Err(EditionError::one("name: an edition needs a name of one line")),
        };
        match data.get("game").and_then(toml::Value::as_str) {
            Some(found) if found == game => {}
            Some(found) => {
                return Err(EditionError::one(format!(
                    "game: this edition is of {found}, not {game}"
                )));
            }
            None => return Err(EditionError::one(format!("game: expected {game:?}"))),
        }
        let marks = data.remove("marks");
        let mut problems = Vec::new();
        let figures = read_marks(marks.as_ref(), &data, &mut problems);
        // If the whole section is missing, report that once, not once for each figure.
        for leaf in leaves(&data).into_iter().filter(|_| marks.is_some()) {
            let marked = figures.iter().any(|figure| covers(&figure.path, &leaf));
            if !marked && leaf != "name" && leaf != "game" {
                problems.push(format!("marks: no mark for {leaf}"));
            }
        }
        EditionError::unless_none(problems)?;
        let json = serde_json::to_string(&data).expect("TOML data can be written as JSON");
        let digest = Seed(Sha256::digest(json.as_bytes()).into());
        let file = data.try_into().map_err(|error: toml::de::Error| misfit(&error))?;
        Ok((Self { name, digest, figures }, file))
    }

    /// The figures that are not certain: patterns and guesses.
    pub fn reconstructions(&self) -> impl Iterator<Item = &Figure> {
        self.figures.iter().filter(|figure| figure.mark >= Mark::Pattern)
    }
}

/// Data that does not fit the file type: the error begins with the place, if it is known.
fn misfit(error: &toml::de::Error) -> EditionError {
    let text = error.to_string();
    let place = text.lines().find_map(|line| line.strip_prefix("in `")?.strip_suffix('`'));
    EditionError::one(match place {
        Some(place) => format!("{place}: {}", error.message()),
        None => error.message().to_owned(),
    })
}

fn read_marks(
    marks: Option<&toml::Value>,
    data: &toml::Table,
    problems: &mut Vec<String>,
) -> Vec<Figure> {
    let Some(toml::Value::Table(marks)) = marks else {
        problems.push("marks: the section is missing".to_owned());
        return Vec::new();
    };
    let mut figures = Vec::new();
    for (path, value) in marks {
        let (mark, note) = match value {
            toml::Value::String(mark) => (mark.as_str(), ""),
            toml::Value::Array(pair) => match pair.as_slice() {
                [toml::Value::String(mark), toml::Value::String(note)] => {
                    (mark.as_str(), note.as_str())
                }
                _ => ("", ""),
            },
            _ => ("", ""),
        };
        let Some(mark) = Mark::parse(mark) else {
            problems.push(format!(
                "marks.{path}: expected \"rulebook\", \"source\", \"pattern\" or \"guess\", \
                 or a list of one of these and a remark"
            ));
            continue;
        };
        if find(data, path) {
            figures.push(Figure { path: path.clone(), mark, note: note.to_owned() });
        } else {
            problems.push(format!("marks.{path}: there is no such figure"));
        }
    }
    figures
}

fn covers(mark: &str, leaf: &str) -> bool {
    leaf.strip_prefix(mark).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

fn find(data: &toml::Table, path: &str) -> bool {
    let mut parts = path.split('.');
    let mut at = parts.next().and_then(|key| data.get(key));
    for part in parts {
        at = match at {
            Some(toml::Value::Table(table)) => table.get(part),
            Some(toml::Value::Array(list)) => part.parse().ok().and_then(|at: usize| list.get(at)),
            _ => None,
        };
    }
    at.is_some()
}

/// The path of every value that is not a table; a list of plain values is one leaf.
fn leaves(data: &toml::Table) -> Vec<String> {
    fn walk(path: &str, value: &toml::Value, found: &mut Vec<String>) {
        let below =
            |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
        match value {
            toml::Value::Table(table) => {
                table.iter().for_each(|(key, value)| walk(&below(key), value, found));
            }
            toml::Value::Array(list) if list.iter().any(toml::Value::is_table) => {
                list.iter()
                    .enumerate()
                    .for_each(|(at, value)| walk(&below(&at.to_string()), value, found));
            }
            _ => found.push(path.to_owned()),
        }
    }
    let mut found = Vec::new();
    data.iter().for_each(|(key, value)| walk(key, value, &mut found));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOUND: &str = r#"
        name = "Test 1900"
        game = "test"
        keys = { a = 1, b = 2 }
        [[house]]
        size = 3
        [marks]
        "keys.a" = "rulebook"
        "keys.b" = ["guess", "the picture is missing"]
        house = "pattern"
    "#;

    fn read(text: &str) -> Result<(EditionInfo, toml::Table), EditionError> {
        EditionInfo::read(text, "test")
    }

    fn problem(text: &str) -> String {
        read(text).expect_err("the file is broken").to_string()
    }

    #[test]
    fn marks_are_kept_and_listed() {
        let (info, _) = read(SOUND).expect("the file is sound");
        let doubtful: Vec<_> = info.reconstructions().map(|it| it.path.as_str()).collect();
        assert_eq!(doubtful, ["house", "keys.b"]);
        assert_eq!(info.figures[2].note, "the picture is missing");
    }

    #[test]
    fn the_digest_is_of_the_data_alone() {
        let digest = |text: &str| read(text).expect("sound").0.digest;
        assert_eq!(digest(SOUND), digest(&SOUND.replace("\"pattern\"", "\"guess\" # a remark")));
        assert_ne!(digest(SOUND), digest(&SOUND.replace("a = 1", "a = 3")));
    }

    #[test]
    fn data_of_another_type_is_refused_with_its_place() {
        #[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct File {
            #[serde(rename = "name")]
            _name: String,
            #[serde(rename = "game")]
            _game: String,
            #[serde(rename = "keys")]
            _keys: Keys,
        }
        #[derive(Debug, serde::Deserialize)]
        struct Keys {
            #[serde(rename = "a")]
            _a: u8,
        }
        let refused = |text: &str| {
            EditionInfo::read::<File>(text, "test").expect_err("the file is broken").to_string()
        };
        let without_house =
            SOUND.replace("[[house]]\n        size = 3", "").replace("house =", "#");
        assert!(EditionInfo::read::<File>(&without_house, "test").is_ok());
        assert!(refused(SOUND).contains("house"), "{}", refused(SOUND));
        let negative = refused(&without_house.replace("a = 1", "a = -1"));
        assert!(negative.starts_with("keys.a: "), "{negative}");
    }

    #[test]
    fn broken_files_are_refused_with_the_reason() {
        assert!(problem("name = ").starts_with("line 1: "));
        assert!(problem("\n\nname = \"x\"\ngame = [").starts_with("line 4: "));
        assert_eq!(problem("game = \"test\""), "name: an edition needs a name of one line");
        for name in ["", " ", " x", "x\\ny"] {
            let found = problem(&format!("name = \"{name}\"\ngame = \"test\""));
            assert_eq!(found, "name: an edition needs a name of one line");
        }
        assert_eq!(
            problem("name = \"x\"\ngame = \"chess\""),
            "game: this edition is of chess, not test"
        );
        assert_eq!(problem("name = \"x\"\ngame = \"test\""), "marks: the section is missing");
        let unmarked = SOUND.split("[marks]").next().expect("the data comes first");
        assert_eq!(problem(unmarked), "marks: the section is missing");
        assert_eq!(
            problem(&SOUND.replace("size = 3", "size = 3\n[other]\nx = 1")),
            "marks: no mark for other.x"
        );
        assert_eq!(
            problem(&SOUND.replace("house = \"pattern\"", "house = \"sure\"")),
            "marks.house: expected \"rulebook\", \"source\", \"pattern\" or \"guess\", \
             or a list of one of these and a remark; marks: no mark for house.0.size"
        );
        assert_eq!(
            problem(&SOUND.replace("\"keys.a\"", "\"keys.c\"")),
            "marks.keys.c: there is no such figure; marks: no mark for keys.a"
        );
    }
}
