//! Feats: what a player may be proud of in a finished game, whatever its result, such as the
//! longest tour or the largest group.

use crate::game::Game;
use crate::matches::{Made, Match};
use crate::message::Message;
use crate::seat::BySeat;

/// A feat in a game, and its size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feat {
    /// The feat. Its message has no arguments, so that it is the same in all games.
    pub what: Message,
    /// Its size; larger is better, and 0 means that there was none.
    pub count: i32,
}

/// A move as it was made, and its events.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryMove<E> {
    /// Who made it, in which turn.
    pub made: Made,
    /// What it brought about.
    pub events: Vec<E>,
}

impl<G: Game> Match<G> {
    /// Every move so far, with what it brought about.
    #[must_use]
    pub fn story(&self) -> Vec<StoryMove<G::Event>> {
        let mut state = self.dealt_after(0, *self.start());
        let mut story = Vec::with_capacity(self.moves().len());
        for (at, (&mv, &made)) in self.moves().iter().zip(self.made()).enumerate() {
            let mut events = Vec::new();
            self.game().play(&mut state, mv, &mut events);
            state = self.dealt_after(at + 1, state);
            story.push(StoryMove { made, events });
        }
        story
    }

    /// The feats of each seat so far.
    #[must_use]
    pub fn feats(&self) -> BySeat<Vec<Feat>> {
        let mut feats = self.game().feats(self.state(), &self.story());
        feats.as_mut_slice().iter_mut().for_each(|feats| feats.retain(|feat| feat.count > 0));
        feats
    }
}
