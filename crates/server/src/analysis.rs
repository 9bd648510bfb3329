//! The analysis board: variations and comments are stored with a game's record and changed by people who may,
//! and the judge can be asked about any of its positions that nobody is playing from.

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

/// How many moves the judge reports.
const BEST: usize = 3;
/// How many times longer it thinks here than about each decision of a review.
const LONGER: u64 = 4;
/// The seed of its search.
const SEED: u64 = 1;
/// How many times a change is tried again after others were quicker.
const TRIALS: usize = 20;

/// How long, and how many times, a question waits for earlier ones of the same person to be cancelled.
const WAIT: Duration = Duration::from_millis(50);
const WAITS: usize = 200;

/// Why a tree was not changed, as a problem.
fn refused(why: NoEdit) -> Problem {
    match why {
        NoEdit::Nowhere => Problem::NotFound,
        NoEdit::Illegal(why) => Refusal::Illegal(why).into(),
        NoEdit::Over => Refusal::Over.into(),
        NoEdit::Full => Problem::StudyFull,
    }
}

/// A record without variations and comments.
fn game_of(text: &str) -> &str {
    let body = text.split_once('\n').map_or(text, |(_, body)| body);
    let end = body.find("\nresult: ").map_or(body.len(), |at| {
        body[at + 1..].find('\n').map_or(body.len(), |line| at + 1 + line)
    });
    &body[..end]
}

/// A change that redeals what is hidden, at random.
#[must_use]
pub(crate) fn another_world() -> Edit {
    Edit::World(Seed(random()))
}

impl AppState {
    /// The key that lets people other than the owner change what is stored.
    #[must_use]
    pub fn edit_key(&self, studied: &Studied, id: PaperId) -> String {
        self.people.key().edit(id, studied.link)
    }

    /// Makes a new key; the old one is no longer valid.
    ///
    /// # Errors
    /// If they are not the owner.
    pub async fn renew_key(&self, me: &Person, id: PaperId) -> Result<String, Problem> {
        let paper = self.store.paper(id).await?.ok_or(Problem::NotFound)?;
        if paper.owner != me.id {
            return Err(Refusal::Private.into());
        }
        self.store.renew_link(id).await?;
        let paper = self.store.paper(id).await?.ok_or(Problem::NotFound)?;
        Ok(self.people.key().edit(id, paper.link))
    }

    /// Whether somebody may change the variations and comments: the owner, or anybody with the key.
    #[must_use]
    pub fn may_edit(&self, studied: &Studied, id: PaperId, me: Option<&Person>, key: &str) -> bool {
        let owner = studied.owner.is_some() && studied.owner == me.map(|me| me.id);
        owner || self.people.key().read_edit(key) == Some((id, studied.link))
    }

    /// Stores a game for somebody to analyse, with its variations and comments. They have one copy of each
    /// game.
    ///
    /// # Errors
    /// If they have stored too much.
    pub async fn begin_study(&self, me: &Person, studied: &Studied) -> Result<PaperId, Problem> {
        let text = studied.text();
        let own = self.store.papers(me.id).await?;
        if let Some(known) = own.iter().find(|paper| game_of(&paper.text) == game_of(&text)) {
            return Ok(known.id);
        }
        self.keep_text(me, text).await
    }

    /// Changes the variations and comments of a game, even if others change them at the same time. Returns
    /// the place to go to.
    ///
    /// # Errors
    /// If the change is not possible there, or the whole would be too long.
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

    /// What the judge says about a position; nothing if the game is over there. Refused for positions that
    /// people are playing at, and for later ones, because it would be advice.
    ///
    /// # Errors
    /// If people are playing there, or the requester has asked for too much at once.
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
        // The previous question may still be in progress for a moment.
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

/// The marks of the positions on the path to a place.
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
