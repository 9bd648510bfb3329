//! What pages and programs can ask about what others did.

use std::sync::Arc;

use catalog::Any;
use site::explorer::{DEPTH, Explored, ExplorerQuery, Line, moves};
use table::{ChoiceKind, TreePlace};

use crate::analysis::along;
use crate::app::AppState;
use crate::explorer::explored;
use crate::http::problem::Problem;
use crate::studies::Studied;

/// What others did in a position.
#[derive(Clone, Debug)]
pub struct Others {
    /// The game at the position.
    pub at: Any,
    /// In this very position.
    pub moves: Vec<Line>,
    /// To the questions that are asked here.
    pub asked: Vec<Explored>,
}

impl AppState {
    /// The answer to a question.
    ///
    /// # Errors
    /// If there is no such question, or the store failed.
    pub async fn explore(
        &self,
        asked: &ExplorerQuery,
    ) -> Result<(Explored, Vec<ChoiceKind>), Problem> {
        let answer = explored(&*self.store, self.tables.editions(), asked).await?;
        answer.ok_or(Problem::NotFound)
    }

    /// What others did at a place of a game. Not for positions that people are playing at, nor for
    /// later ones: it would be advice.
    ///
    /// # Errors
    /// If people play there, there is no such place, or the store failed.
    pub async fn others(&self, studied: &Studied, place: TreePlace) -> Result<Others, Problem> {
        let (game, tree) = (Arc::clone(&studied.game), studied.branches.clone());
        if self.tables.stands_in(move || along(&game, &tree, place)).await? {
            return Err(Problem::GoesOn);
        }
        let (game, tree) = (&studied.game, &studied.branches);
        let at = game.at_place(tree, place).ok_or(Problem::NotFound)?;
        let questions = game.asked_at(tree, place).unwrap_or_default();
        let mut asked = Vec::new();
        for (theme, path) in questions {
            if path.split(catalog::STEP).filter(|it| !it.is_empty()).count() >= DEPTH {
                continue;
            }
            let question = ExplorerQuery {
                game: at.kind().to_string(),
                seats: at.seats().to_string(),
                theme: theme.to_owned(),
                path,
                ..ExplorerQuery::default()
            };
            let answer = explored(&*self.store, self.tables.editions(), &question).await?;
            asked.extend(answer.map(|(explored, _)| explored));
        }
        let moves = match at.position_digest() {
            Some(position) => moves(self.store.explored_moves(position).await?),
            None => Vec::new(),
        };
        Ok(Others { at, moves, asked })
    }
}
