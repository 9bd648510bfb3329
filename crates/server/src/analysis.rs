//! The analysis board: what was tried and said about a game is kept with its record, changed by
//! whoever may, and the judge is asked about any position of it that nobody is playing at.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use catalog::Any;
use search::{Budget, Level};
use study::{Advice, Edit, JudgePlan, NoEdit, advise};
use table::{Branches, Seed, TreePlace};
use words::Lang;

use crate::app::AppState;
use crate::http::problem::Problem;
use crate::id::{PaperId, random};
use crate::live::decide::Refusal;
use crate::live::queue::{Behalf, Step, Urgency};
use crate::people::Person;
use crate::store::{Paper, now};
use crate::studies::{LONGEST, Studied};

/// How many moves the judge tells.
const BEST: usize = 3;
/// How much longer it thinks here than about each decision of a review.
const LONGER: u64 = 4;
/// What its thoughts grow from.
const SEED: u64 = 1;
/// How often a change is tried again that others came before.
const TRIALS: usize = 20;

/// How long, and how often, a question waits until earlier ones of the same person are given up.
const WAIT: Duration = Duration::from_millis(50);
const WAITS: usize = 200;

/// Why a tree was not changed, as it is told.
fn refused(why: NoEdit) -> Problem {
    match why {
        NoEdit::Nowhere => Problem::NotFound,
        NoEdit::Illegal(why) => Refusal::Illegal(why).into(),
        NoEdit::Over => Refusal::Over.into(),
        NoEdit::Full => Problem::StudyFull,
    }
}

/// A record without what was tried and said besides.
fn game_of(text: &str) -> &str {
    let body = text.split_once('\n').map_or(text, |(_, body)| body);
    let end = body.find("\nresult: ").map_or(body.len(), |at| {
        body[at + 1..].find('\n').map_or(body.len(), |line| at + 1 + line)
    });
    &body[..end]
}

/// A change that deals what is hidden anew, by chance.
#[must_use]
pub(crate) fn another_world() -> Edit {
    Edit::World(Seed(random()))
}

impl AppState {
    /// What lets others than its owner change what is kept here.
    #[must_use]
    pub fn edit_key(&self, studied: &Studied, id: PaperId) -> String {
        self.people.key().edit(id, studied.link)
    }

    /// Makes what lets others change it anew: what they had is worth nothing any more.
    ///
    /// # Errors
    /// If it is not theirs to withdraw.
    pub async fn renew_key(&self, me: &Person, id: PaperId) -> Result<String, Problem> {
        let paper = self.store.paper(id).await?.ok_or(Problem::NotFound)?;
        if paper.owner != me.id {
            return Err(Refusal::Private.into());
        }
        self.store.renew_link(id).await?;
        let paper = self.store.paper(id).await?.ok_or(Problem::NotFound)?;
        Ok(self.people.key().edit(id, paper.link))
    }

    /// Whether somebody may change what was tried and said: its owner, or who has the key.
    #[must_use]
    pub fn may_edit(&self, studied: &Studied, id: PaperId, me: Option<&Person>, key: &str) -> bool {
        let owner = studied.owner.is_some() && studied.owner == me.map(|me| me.id);
        owner || self.people.key().read_edit(key) == Some((id, studied.link))
    }

    /// Keeps a game to be analysed by somebody, with all that was tried and said. They have one of
    /// each game.
    ///
    /// # Errors
    /// If they keep too much here.
    pub async fn begin_study(&self, me: &Person, studied: &Studied) -> Result<PaperId, Problem> {
        let text = studied.text();
        let own = self.store.papers(me.id).await?;
        if let Some(known) = own.iter().find(|paper| game_of(&paper.text) == game_of(&text)) {
            return Ok(known.id);
        }
        self.keep_text(me, text).await
    }

    /// Changes what was tried and said about a game, whatever others change meanwhile. Returns the
    /// place to go to.
    ///
    /// # Errors
    /// If it cannot be done there, or the whole would be too long.
    pub async fn change_study(
        &self,
        id: PaperId,
        place: TreePlace,
        change: &Edit,
    ) -> Result<TreePlace, Problem> {
        for _ in 0..TRIALS {
            let paper = self.store.paper(id).await?.ok_or(Problem::NotFound)?;
            let (game, mut tree) = self.read_record(paper.text.clone()).await?;
            let there = change.apply(&game, &mut tree, place).map_err(refused)?;
            let mut record = game.record();
            record.branches = tree;
            let text = record.to_string();
            if text == paper.text {
                return Ok(there);
            }
            if text.len() > LONGEST {
                return Err(Problem::StudyFull);
            }
            let was = paper.at;
            let changed = Paper { text, at: now().max(was + 1), ..paper };
            if self.store.change_paper(was, changed).await? {
                return Ok(there);
            }
        }
        Err(Refusal::Stale.into())
    }

    /// What the judge says of a position; nothing when the game is over there. Not where people
    /// stand who are playing, nor after that: it would be advice.
    ///
    /// # Errors
    /// If people play there, or whoever asks has asked for too much at once.
    pub async fn advice(
        &self,
        studied: &Studied,
        place: TreePlace,
        lang: Lang,
        by: Behalf,
    ) -> Result<Option<Advice>, Problem> {
        let (game, tree) = (Arc::clone(&studied.game), studied.branches.clone());
        let path = move || along(&game, &tree, place);
        if self.tables.stands_in(path).await? {
            return Err(Problem::GoesOn);
        }
        let at = studied.game.at_place(&studied.branches, place).ok_or(Problem::NotFound)?;
        if at.to_act().is_none() {
            return Ok(None);
        }
        let budget = Budget::nodes(LONGER * self.tables.config().review_nodes);
        let plan = JudgePlan { judge: Level::Haussmann.into(), budget, seed: SEED };
        // What was asked about the place before may still be under way for a moment.
        for _ in 0..WAITS {
            let (at, plan) = (at.clone(), plan.clone());
            let work = self.tables.queue().submit(Urgency::Hint, by, move |cancel| {
                Step::Done(advise(&at, &plan, BEST, lang, cancel))
            });
            match work {
                Ok(work) => return Ok(work.await.flatten()),
                Err(_) => tokio::time::sleep(WAIT).await,
            }
        }
        Err(Problem::TooMany(1))
    }
}

/// The marks of the positions on the way to a place.
pub(crate) fn along(game: &Any, tree: &Branches, place: TreePlace) -> HashSet<u64> {
    let moves = game.moves();
    let mut at = game.clone();
    at.rewind(0);
    let mut marks = HashSet::from_iter(crate::live::going::mark_of(&at));
    for step in tree.path(&moves, place).unwrap_or_default() {
        if at.follow(step).is_err() {
            break;
        }
        marks.extend(crate::live::going::mark_of(&at));
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_the_same_whatever_was_tried_besides() {
        let plain = "lutece record 1\ngame: x\nmoves:\na\nresult: 3 5, seat 2 wins\n";
        let tried = "lutece record 2\ngame: x\nmoves:\na\nresult: 3 5, seat 2 wins\ntitle: T\n";
        assert_eq!(game_of(plain), game_of(tried));
        assert_ne!(game_of(plain), game_of(&plain.replace("3 5", "3 6")));
        assert_ne!(game_of(plain), game_of(&plain.replace("\na\n", "\nb\n")));
    }
}
