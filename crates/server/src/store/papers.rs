//! What is stored besides tables: uploaded records, and reviews of games.

use site::id::{PaperId, PlayerId, TableId};

use super::{Later, Millis};

/// A text that somebody stores here under its own address, such as a record.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Paper {
    /// Its id, which cannot be guessed: anybody who has it may read the text.
    pub id: PaperId,
    /// Whose it is: they may delete it.
    pub owner: PlayerId,
    /// Since when it is here.
    pub at: Millis,
    /// The text.
    pub text: String,
    /// How many times the link for editing was renewed; earlier links are invalid.
    #[serde(default)]
    pub link: u32,
}

/// A review as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// The version of the judge.
    pub judge: u32,
    /// What it could spend on each decision.
    pub budget: String,
    /// When.
    pub at: Millis,
    /// The review as JSON.
    pub text: String,
}

/// Where papers and reviews are kept.
pub trait Papers: Send + Sync {
    /// A paper.
    fn paper(&self, id: PaperId) -> Later<'_, Option<Paper>>;

    /// Somebody's papers, the latest first.
    fn papers(&self, owner: PlayerId) -> Later<'_, Vec<Paper>>;

    /// Keeps a new paper; false if its owner has as many as they may have. The same one again is
    /// kept once.
    fn put_paper(&self, paper: Paper, most: u32) -> Later<'_, bool>;

    /// Replaces a paper that was last changed at a time; false if somebody else has changed it since.
    fn change_paper(&self, was: Millis, paper: Paper) -> Later<'_, bool>;

    /// Renews the link for editing a paper; earlier ones become invalid.
    fn renew_link(&self, id: PaperId) -> Later<'_, ()>;

    /// Gives everything of one owner to another.
    fn hand_papers(&self, from: PlayerId, to: PlayerId) -> Later<'_, ()>;

    /// Removes a paper with its review.
    fn remove_paper(&self, id: PaperId) -> Later<'_, ()>;

    /// Papers in the order of their ids, after one of them; for exports.
    fn paper_page(&self, after: Option<PaperId>, limit: u32) -> Later<'_, Vec<Paper>>;

    /// The review of a table or a paper.
    fn review(&self, of: String) -> Later<'_, Option<Reviewed>>;

    /// Keeps a review instead of an earlier one.
    fn put_review(&self, of: String, review: Reviewed) -> Later<'_, ()>;

    /// Every game in progress, and how many actions its table has.
    fn playing(&self) -> Later<'_, Vec<(TableId, u32)>>;
}
