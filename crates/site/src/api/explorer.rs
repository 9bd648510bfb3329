//! What others did, as programs see it.

use serde::Serialize;
use table::ChoiceKind;

use crate::explorer::{Explored, Line, Origin, USUAL};

/// The answer to a question.
#[derive(Debug, Serialize)]
pub struct Answer<'a> {
    game: &'static str,
    seats: usize,
    theme: &'static str,
    path: &'a [String],
    level: Option<&'a str>,
    variant: Option<&'a str>,
    origin: Option<Origin>,
    themes: Vec<&'static str>,
    variants: Vec<&'a str>,
    choices: i64,
    answers: &'a [Line],
}

fn variant(text: &str) -> &str {
    if text.is_empty() { USUAL } else { text }
}

impl<'a> Answer<'a> {
    /// The answer, for a game with these kinds of choices.
    #[must_use]
    pub fn of(explored: &'a Explored, kinds: &[ChoiceKind]) -> Self {
        let question = &explored.question;
        let mut themes: Vec<&'static str> = kinds.iter().map(|kind| kind.theme).collect();
        themes.dedup();
        Self {
            game: question.kind.as_str(),
            seats: question.seats,
            theme: question.theme,
            path: &question.path,
            level: Some(question.level.as_str()).filter(|level| !level.is_empty()),
            variant: question.variant.as_deref().map(variant),
            origin: question.origin,
            themes,
            variants: explored.variants.iter().map(|it| variant(it)).collect(),
            choices: explored.choices,
            answers: &explored.lines,
        }
    }
}

/// What others did in a position.
#[derive(Debug, Serialize)]
pub struct Others<'a> {
    /// After how many moves.
    pub ply: usize,
    /// What was done in this very position.
    pub moves: &'a [Line],
    /// What was answered to the questions that are asked here.
    pub asked: Vec<Answer<'a>>,
}
