//! Help in play, for who plays against bots alone: the best moves of a position, and a warning before
//! a blunder is made. Who may have it is decided by [`site::model::rights`]; what is told is what the
//! seat to act can know, and nothing where people stand who are playing.

use std::sync::Arc;
use std::time::Duration;

use search::{Budget, Level};
use study::{Advice, JudgePlan, Warning, advise};
use words::Lang;

use crate::app::AppState;
use crate::http::problem::Problem;
use crate::id::TableId;
use crate::live::Click;
use crate::live::decide::{Command, Refusal};
use crate::live::queue::{Behalf, Step, Urgency};
use crate::live::snapshot::Snapshot;
use crate::people::Person;

/// How many moves a hint tells.
const BEST: usize = 2;
/// How much longer than about each decision of a review is thought about a hint.
const LONGER: u64 = 4;
/// What the thoughts grow from.
const SEED: u64 = 1;
/// How long somebody waits to be warned; a move is not kept back for longer.
const PATIENCE: Duration = Duration::from_secs(5);

impl AppState {
    /// The hint that was given in the position that a snapshot shows, if it is its viewer's.
    #[must_use]
    pub fn hint_of(&self, table: &Snapshot, lang: Lang) -> Option<Arc<Advice>> {
        let help = table.help.as_ref().filter(|help| help.now && help.hinted)?;
        self.hints.find(table.id(), help.position, lang)
    }

    /// Gives somebody a hint. It is counted once in each position.
    ///
    /// # Errors
    /// If they may not have one, or people stand there who are playing.
    pub async fn hint(
        &self,
        table: TableId,
        me: &Person,
        lang: Lang,
        click: Click,
    ) -> Result<Arc<Advice>, Problem> {
        let before = self.snapshot(table, Some(me)).await?;
        if let Some(game) = before.game.as_ref().filter(|_| before.help.is_some())
            && self.tables.goes_on(game).await?
        {
            return Err(Problem::GoesOn);
        }
        self.act(table, me, Command::Hint, click).await?;
        let snapshot = self.snapshot(table, Some(me)).await?;
        if let Some(known) = self.hint_of(&snapshot, lang) {
            return Ok(known);
        }
        let help = snapshot.help.as_ref().filter(|help| help.now && help.hinted);
        let (help, game) = help.zip(snapshot.game.clone()).ok_or(Refusal::Stale)?;
        let plan = self.plan(LONGER);
        let by = Behalf::Player(me.id);
        let work = self.tables.queue().submit(Urgency::Hint, by, move |cancel| {
            Step::Done(advise(&game, &plan, BEST, lang, cancel))
        });
        let advice = work.map_err(|_| Problem::TooMany(1))?.await.flatten();
        let advice = Arc::new(advice.ok_or(Refusal::Stale)?);
        self.hints.keep(table, help.position, lang, &advice);
        Ok(advice)
    }

    fn plan(&self, times: u64) -> JudgePlan {
        let budget = Budget::nodes(times * self.tables.config().review_nodes);
        JudgePlan { judge: Level::Haussmann.into(), budget, seed: SEED }
    }

    /// What becomes of a move of somebody who has a coach: a warning instead of a blunder, once.
    ///
    /// # Errors
    /// If the table cannot be read.
    pub async fn coached(
        &self,
        table: TableId,
        me: &Person,
        text: String,
    ) -> Result<Command, Problem> {
        Ok(match self.warning(table, me, &text).await? {
            Some(percent) => Command::Warn { percent, text },
            None => Command::Move { text },
        })
    }

    /// What somebody is to be warned of instead of making a move: what it would lose of the chance to
    /// win, in percent. Nothing where there is no help, when they were warned of it before, or when
    /// that takes too long.
    async fn warning(
        &self,
        table: TableId,
        me: &Person,
        text: &str,
    ) -> Result<Option<u8>, Problem> {
        let snapshot = self.snapshot(table, Some(me)).await?;
        let help = snapshot.help.as_ref().filter(|help| help.now);
        let Some((help, game)) = help.zip(snapshot.game.clone()) else { return Ok(None) };
        let known = help.warning.as_ref().is_some_and(|warning| warning.text == text);
        let legal = game.legal();
        if known || legal.len() < 2 || !legal.iter().any(|mv| mv == text) {
            return Ok(None);
        }
        if self.tables.goes_on(&game).await? {
            return Ok(None);
        }
        let mut warning = Warning::new(game.as_ref().clone(), text.to_owned(), self.plan(1));
        let by = Behalf::Player(me.id);
        let work = self.tables.queue().submit(Urgency::Hint, by, move |cancel| {
            let (done, all) = warning.progress();
            match warning.step(cancel) {
                Some(told) => Step::Done(told),
                None => Step::More(u8::try_from(100 * (done + 1) / all).unwrap_or(99)),
            }
        });
        let Ok(work) = work else { return Ok(None) };
        let loss = tokio::time::timeout(PATIENCE, work).await.ok().flatten().flatten();
        Ok(loss.map(|loss| (100.0 * loss).round() as u8))
    }
}
