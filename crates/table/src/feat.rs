//! What a player may be proud of in a game that is over, whatever its result: the longest tour, the
//! largest group.

use crate::game::Game;
use crate::matches::{Made, Match};
use crate::message::Message;
use crate::seat::BySeat;

/// Something that somebody did in a game, and how much of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feat {
    /// What. It has no arguments, so that it is the same in all games.
    pub what: Message,
    /// How much; more is better, and there is none of 0.
    pub count: i32,
}

/// A move as it was made, and what it brought about.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryMove<E> {
    /// Who made it, and in which turn.
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

    /// What each seat has to be proud of, as far as the game went.
    #[must_use]
    pub fn feats(&self) -> BySeat<Vec<Feat>> {
        let mut feats = self.game().feats(self.state(), &self.story());
        feats.as_mut_slice().iter_mut().for_each(|feats| feats.retain(|feat| feat.count > 0));
        feats
    }
}
