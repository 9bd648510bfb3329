//! The components: what each post of the quay counts, read from an edition file and checked.

use serde::Deserialize;
use table::{EditionError, EditionInfo, Game as _};

use crate::action::Post;
use crate::{LANTERNS, Lanterns};

/// The components.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    info: EditionInfo,
    posts: Vec<u8>,
}

impl Edition {
    /// What a lantern at this post counts for.
    #[must_use]
    pub fn factor(&self, post: Post) -> u8 {
        self.posts[post.index()]
    }
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "game")]
    _game: String,
    posts: Vec<u8>,
}

impl table::Edition for Edition {
    const SHIPPED: &'static str = include_str!("../editions/quay.toml");

    fn parse(text: &str) -> Result<Self, EditionError> {
        let (info, File { posts, .. }) = EditionInfo::read::<File>(text, Lanterns::NAME)?;
        let mut problems = Vec::new();
        if posts.len() != LANTERNS {
            problems.push(format!("posts: there are {}, not {LANTERNS}", posts.len()));
        }
        if let Some(factor) = posts.iter().find(|factor| !(1..=9).contains(*factor)) {
            problems.push(format!("posts: a post counts 1 to 9, not {factor}"));
        }
        EditionError::unless_none(problems)?;
        Ok(Self { info, posts })
    }

    fn info(&self) -> &EditionInfo {
        &self.info
    }
}

#[cfg(test)]
mod tests {
    use table::Edition as _;

    use super::*;

    #[test]
    fn every_problem_of_an_edition_is_named() {
        let text = Edition::SHIPPED.replace("[1, 3, 2, 1,", "[1, 12,");
        let error = Edition::parse(&text).expect_err("two posts are missing, one counts 12");
        assert_eq!(
            error.problems,
            ["posts: there are 14, not 16", "posts: a post counts 1 to 9, not 12"]
        );
    }
}
