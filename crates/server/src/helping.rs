//! Help in play, for people alone against bots: the best moves of a position, and a warning before a blunder.
//! [`site::model::rights`] decides who may have it. The advice uses only what the seat to act can know, and
//! none is given for positions that people are playing at.

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

/// How many moves a hint shows.
const BEST: usize = 2;
/// How many times longer a hint is thought about than each decision of a review.
const LONGER: u64 = 4;
/// The seed of the search.
const SEED: u64 = 1;
/// The longest time that a move is held back while the warning is computed.
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
    /// If they may not have one, or people are playing at that position.
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

    /// A move of somebody with a coach: a blunder is held back once and a warning is given instead.
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

    /// How much of the chance to win a move would lose, in percent, if its player should be warned
    /// of it. `None` if there is no help, if they were warned of it before, or if computing it
    /// takes too long.
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
