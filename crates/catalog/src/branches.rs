//! Variations, played out: every place in a tree of moves is a position.

use table::{Branches, RecordError, Stride, TreePlace};

use crate::Any;

impl Any {
    /// Takes one step of a line: a move, or a change to another world.
    ///
    /// # Errors
    /// If it is neither, or the move is not legal; nothing has changed then.
    pub fn follow(&mut self, step: &str) -> Result<(), String> {
        match Stride::read(step)? {
            Stride::Move(text) => {
                self.play(text).map_err(|refused| format!("{text:?}: {refused}"))?;
            }
            Stride::World(seat, _) if seat.index() >= self.seats() => {
                return Err(format!("there is no seat {seat} at a table of {}", self.seats()));
            }
            Stride::World(seat, seed) => self.another_world(seat, seed),
        }
        Ok(())
    }

    /// The position at a place in the tree around this game; `None` if there is no such place.
    #[must_use]
    pub fn at_place(&self, branches: &Branches, place: TreePlace) -> Option<Self> {
        let game = self.moves();
        let path = branches.path(&game, place)?;
        let mut at = self.clone();
        // As long as the path follows the game, the position is the game's own.
        let shared = path.iter().zip(&game).take_while(|(one, two)| *one == *two).count();
        at.rewind(shared);
        for step in &path[shared..] {
            at.follow(step).ok()?;
        }
        Some(at)
    }

    /// Checks that every move of every branch is legal at its place.
    pub(crate) fn check_branches(&self, branches: &Branches) -> Result<(), RecordError> {
        for line in branches.lines() {
            let mut at = self
                .at_place(branches, line.from)
                .ok_or_else(|| RecordError::at(0, format!("there is no place {}", line.from)))?;
            for (number, step) in &line.moves {
                at.follow(step).map_err(|problem| RecordError::at(*number, problem))?;
            }
        }
        Ok(())
    }
}
