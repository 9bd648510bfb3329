//! What can be studied: finished games, and uploaded records. Pages and programs both go through here, so
//! that each rule is in one place.

use std::sync::Arc;

use catalog::{Any, SetUpError};
use site::pages::review::UnderWay;
use site::pages::setup::Draft;
use site::subject::Subject;
use study::Review;
use table::{Branches, Flaw, Record, RecordError};

use crate::app::AppState;
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::id::{PaperId, PlayerId};
use crate::live::decide::Refusal;
use crate::live::queue::Behalf;
use crate::people::Person;
use crate::service::NotSetUp;
use crate::store::{Millis, Paper, Status, now};

/// How many records somebody may keep here.
pub const PAPERS: u32 = 100;
/// The longest record that is kept, in bytes.
pub(crate) const LONGEST: usize = 64 * 1024;

/// A game that can be studied.
#[derive(Clone, Debug)]
pub struct Studied {
    /// What it is.
    pub subject: Subject,
    /// The game at its end, or as far as the record goes.
    pub game: Arc<Any>,
    /// Who may delete it.
    pub owner: Option<PlayerId>,
    /// What was tried and said besides.
    pub branches: Branches,
    /// When it was last changed.
    pub at: Millis,
    /// Which link lets others edit.
    pub link: u32,
}

impl Studied {
    /// Its record, with all that was tried and said.
    #[must_use]
    pub fn text(&self) -> String {
        written(&self.game, self.branches.clone())
    }
}

fn written(game: &Any, branches: Branches) -> String {
    let mut record = game.record();
    record.branches = branches;
    record.to_string()
}

/// Who asks for something to be thought about.
#[must_use]
pub fn behalf(visitor: &Visitor) -> Behalf {
    let person = visitor.person.as_ref();
    person.map_or(Behalf::Address(visitor.address), |person| Behalf::Player(person.id))
}

impl AppState {
    /// The game of a table that is over, or of a record, for somebody who may see it.
    ///
    /// # Errors
    /// If there is none, they may not see it, or it is not over.
    pub async fn studied(
        &self,
        subject: Subject,
        viewer: Option<&Person>,
    ) -> Result<Studied, Problem> {
        match subject {
            Subject::Table(table) => {
                let snapshot = self.snapshot(table, viewer).await?;
                match (snapshot.status, snapshot.game) {
                    (Status::Over, Some(_)) if snapshot.sealed => Err(Refusal::Sealed.into()),
                    // Before the end the moves would tell what is hidden.
                    (Status::Over, Some(game)) => {
                        let branches = Branches::default();
                        Ok(Studied { subject, game, owner: None, branches, at: 0, link: 0 })
                    }
                    (Status::Open, _) => Err(Refusal::NotBegun.into()),
                    _ => Err(Refusal::NotOver.into()),
                }
            }
            Subject::Paper(id) => {
                let paper = self.store.paper(id).await?;
                let paper = paper.ok_or(Problem::NotFound)?;
                let (game, branches) = self.read_record(paper.text).await?;
                let (game, owner) = (Arc::new(game), Some(paper.owner));
                Ok(Studied { subject, game, owner, branches, at: paper.at, link: paper.link })
            }
        }
    }

    /// The game of a record. Up to a whole game is played: not on a thread that others wait for.
    pub(crate) async fn read_record(&self, text: String) -> Result<(Any, Branches), Problem> {
        let editions = Arc::clone(self.tables.editions());
        let read = tokio::task::spawn_blocking(move || {
            let record = text.parse::<Record>()?;
            Any::from_record(&record, &editions).map(|game| (game, record.branches))
        });
        let game = read.await.unwrap_or_else(|_| Err(RecordError::at(0, "it cannot be played")));
        game.map_err(|error| NotSetUp::Record(error).into())
    }

    /// Stores a record that somebody uploaded, under its own address. The same record again has the
    /// same address.
    ///
    /// # Errors
    /// If it does not hold, is too long, or they have too many here.
    pub async fn keep_record(&self, owner: &Person, text: &str) -> Result<PaperId, Problem> {
        if text.len() > LONGEST {
            return Err(NotSetUp::Record(RecordError::at(0, "too long")).into());
        }
        // Only the record is stored, and nothing else around it.
        let (game, branches) = self.read_record(text.to_owned()).await?;
        self.keep_text(owner, written(&game, branches)).await
    }

    /// Stores a valid record.
    pub(crate) async fn keep_text(&self, owner: &Person, text: String) -> Result<PaperId, Problem> {
        let own = self.store.papers(owner.id).await?;
        if let Some(known) = own.iter().find(|paper| paper.text == text) {
            return Ok(known.id);
        }
        let paper = Paper { id: PaperId::random(), owner: owner.id, at: now(), text, link: 0 };
        let id = paper.id;
        match self.store.put_paper(paper, PAPERS).await? {
            true => Ok(id),
            false => Err(Problem::TooManyRecords),
        }
    }

    /// The game of a position that was set up by hand, or what is wrong with it.
    ///
    /// # Errors
    /// If there is no such table, or its positions cannot be set up.
    pub(crate) async fn position_of(
        &self,
        draft: &Draft,
    ) -> Result<Result<Any, Vec<Flaw>>, Problem> {
        if !draft.kind.sets_up() {
            return Err(Problem::NotFound);
        }
        let (editions, draft) = (Arc::clone(self.tables.editions()), draft.clone());
        let set_up = tokio::task::spawn_blocking(move || {
            let edition = editions.default_of(draft.kind);
            Any::set_up(edition, &draft.options, draft.seats, &draft.text)
        });
        match set_up.await {
            Ok(Ok(game)) => Ok(Ok(game)),
            Ok(Err(SetUpError::Flaws(flaws))) => Ok(Err(flaws)),
            Ok(Err(SetUpError::Start(error))) => Err(Problem::Malformed(error.to_string())),
            Err(_) => Err(Problem::NotFound),
        }
    }

    /// Deletes an uploaded record.
    ///
    /// # Errors
    /// If it is not theirs.
    pub async fn drop_record(&self, owner: &Person, id: PaperId) -> Result<(), Problem> {
        let paper = self.store.paper(id).await?.ok_or(Problem::NotFound)?;
        if paper.owner != owner.id {
            return Err(Refusal::Private.into());
        }
        Ok(self.store.remove_paper(id).await?)
    }

    /// The review of a game, if there is one. Not while people play on from one of its positions:
    /// it would be advice.
    ///
    /// # Errors
    /// If the store failed, or people play on.
    pub async fn review_of(&self, studied: &Studied) -> Result<Option<Review>, Problem> {
        if self.tables.goes_on(&studied.game).await? {
            return Err(Problem::GoesOn);
        }
        let kept = self.store.review(studied.subject.key()).await?;
        // A review that can no longer be read is made again.
        Ok(kept.and_then(|kept| serde_json::from_str(&kept.text).ok()))
    }

    /// Has a game reviewed, unless the current judge has reviewed it.
    ///
    /// # Errors
    /// If it is not over or people play on from one of its positions, or the requester already has
    /// a review in progress.
    pub async fn begin_review(&self, studied: &Studied, by: Behalf) -> Result<(), Problem> {
        if studied.game.outcome().is_none() {
            return Err(Refusal::NotOver.into());
        }
        if self.review_of(studied).await?.is_some_and(|review| !review.is_outdated()) {
            return Ok(());
        }
        let key = studied.subject.key();
        let begun = self.reviews.begin(&self.tables, &self.store, key, &studied.game, by);
        begun.map_err(|_| Problem::Reviewing)
    }

    /// How far the review of something is, if it is under way.
    #[must_use]
    pub fn review_under_way(&self, subject: Subject, by: Behalf) -> Option<UnderWay> {
        self.reviews.under_way(&subject.key(), by)
    }
}
