//! Changes to the tree of a study: the same rules for pages, programs and the command line.

use std::fmt;

use catalog::{Any, Refused};
use table::{Branches, MOST_LINES, Seed, Stride, TreePlace};

/// A change at a place in a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Try a move.
    Try(String),
    /// Redeal, from this seed, what the seat to act cannot know.
    World(Seed),
    /// Comment on the place.
    Note(String),
    /// Name a line; line 0 stands for the title of the whole.
    Name(u32, String),
    /// Remove the step that led here and everything that follows it.
    Cut,
}

/// Why a change was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoEdit {
    /// There is no such place.
    Nowhere,
    /// The move is not legal there.
    Illegal(Refused),
    /// The game is over there: nobody is to act.
    Over,
    /// There are as many lines as there may be.
    Full,
}

impl fmt::Display for NoEdit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nowhere => f.write_str("there is no such place"),
            Self::Illegal(why) => write!(f, "{why}"),
            Self::Over => f.write_str("the game is over there"),
            Self::Full => write!(f, "a study has at most {MOST_LINES} lines"),
        }
    }
}

impl std::error::Error for NoEdit {}

impl Edit {
    /// Makes the change at a place, and returns the place it leads to.
    ///
    /// # Errors
    /// If the change is not possible there. The tree may have changed nevertheless and must then be
    /// discarded.
    pub fn apply(
        &self,
        game: &Any,
        tree: &mut Branches,
        place: TreePlace,
    ) -> Result<TreePlace, NoEdit> {
        let at = game.at_place(tree, place).ok_or(NoEdit::Nowhere)?;
        let step = match self {
            Self::Try(text) => {
                let mut after = at;
                after.play(text).map_err(NoEdit::Illegal)?;
                text.clone()
            }
            Self::World(seed) => Stride::world(at.to_act().ok_or(NoEdit::Over)?, *seed),
            Self::Note(text) => {
                tree.say(place, text);
                return Ok(place);
            }
            Self::Name(line, text) => {
                tree.call(*line, text);
                return Ok(place);
            }
            Self::Cut => return Ok(tree.cut(place)),
        };
        let there = tree.add(&game.moves(), place, &step);
        if tree.lines().len() > MOST_LINES {
            return Err(NoEdit::Full);
        }
        Ok(there)
    }
}
