//! The francs that a seat will have at the end if it has a use for them: what tile 27 counts.

use paris::{Bonus, District, Effect, Paris, Stand, State};
use table::{Game as _, Seat};

/// With this many actions to come, nobody knows yet what will be left of the money.
const FAR: f32 = 14.0;
/// How much of what is at hand is spent by the end when it is that far off.
const SPENT: f32 = 0.6;
/// What comes in meanwhile and is kept, when the end is that far off.
const KEPT: f32 = 3.0;
/// How much of what free banks would pay for the keys in hand is left at the end: the rest is
/// spent, and what leads to money counts for less than money, so that it gets fetched.
const FROM_BANKS: f32 = 0.4;

/// The francs to expect at the end.
pub(super) fn at_end(game: &Paris, state: &State, seat: Seat, actions: f32) -> f32 {
    let far = (actions / FAR).min(1.0);
    let banks = FROM_BANKS * from_banks(game, state, seat, actions);
    (1.0 - SPENT * far) * liquid(game, state, seat) + banks + KEPT * far
}

/// The francs at hand, and those for what could be sold.
fn liquid(game: &Paris, state: &State, seat: Seat) -> f32 {
    let edition = game.edition();
    let price = |kind: usize| u16::from(edition.sell[kind]);
    let best = |kinds: std::ops::Range<usize>| kinds.map(price).max().unwrap_or(0);
    let tokens = state.tokens(seat).into_iter().enumerate();
    let tokens: u16 = tokens.map(|(kind, count)| u16::from(count) * price(kind)).sum();
    let unused = Bonus::all().filter(|bonus| state.unused(seat) & bonus.bit() != 0);
    let tiles: u16 = unused
        .map(|bonus| match edition.effects[bonus.index()] {
            Effect::Resource(kind) => price(kind.index()),
            Effect::AnyResource(count) => u16::from(count) * best(0..3),
            Effect::AnyPrestige(count) => u16::from(count) * best(3..6),
            _ => 0,
        })
        .sum();
    f32::from(state.francs(seat) + tokens + tiles)
}

/// What the banks without a key of the seat would pay for its keys in hand, the best first, as far
/// as there are actions for it.
fn from_banks(game: &Paris, state: &State, seat: Seat, actions: f32) -> f32 {
    let pays = |district: District| {
        let taken = state.stands_on(seat, Stand::Bank(district));
        if taken { 0.0 } else { f32::from(game.edition().banks[district.index()]) }
    };
    let mut banks = District::ALL.map(pays);
    banks.sort_unstable_by(|one, two| two.total_cmp(one));
    let mut keys = f32::from(state.hand(seat)).min(actions);
    let mut sum = 0.0;
    for pays in banks {
        sum += pays * keys.clamp(0.0, 1.0);
        keys -= 1.0;
    }
    sum
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use paris::{Arrangement, Kind, Move, Source};
    use table::{Edition as _, Match, Quiet, Seed};

    use super::*;

    fn start() -> (Arc<Paris>, State) {
        let edition = Arc::new(<Paris as table::Game>::Edition::shipped());
        let game = Arc::new(Paris::new(edition, Default::default(), 2).expect("the basic game"));
        let state = *Match::new(Arc::clone(&game), Seed::from_text("purse")).state();
        (game, state)
    }

    /// When nothing is left to do, it is the money there is and what can be sold; selling does not
    /// change it.
    #[test]
    fn at_the_end_it_is_what_is_there_and_what_can_be_sold() {
        let (game, state) = start();
        let seat = state.seat();
        let mut at = Arrangement::of(&game, state);
        at.action(seat).francs(seat, 7).token(seat, Kind::Gold).token(seat, Kind::Bronze);
        at.bonus(seat, Bonus::new(21)).bonus(seat, Bonus::new(27));
        let mut state = at.state();
        let sold = |kind: Kind| game.edition().sell[kind.index()];
        let all = 7 + sold(Kind::Gold) + sold(Kind::Bronze) + 2 * sold(Kind::Gold);
        assert_eq!(at_end(&game, &state, seat, 0.0), f32::from(all));
        let mut legal = Vec::new();
        let next = |state: &State, legal: &mut Vec<Move>| {
            game.legal(state, legal);
            legal.iter().copied().find(|mv| matches!(mv, Move::Sell { .. }))
        };
        let mut sales = 0;
        while let Some(mv) = next(&state, &mut legal) {
            let tile = matches!(mv, Move::Sell { source: Source::Tile(_), .. });
            game.play(&mut state, mv, &mut Quiet);
            // A tile that counts twice and is half spent is no longer an unused tile.
            if !tile {
                assert_eq!(at_end(&game, &state, seat, 0.0), f32::from(all), "after {mv}");
            }
            sales += 1;
        }
        assert_eq!((sales, state.francs(seat)), (4, u16::from(all)));
    }

    /// A key in hand promises money, though less than the bank pays; one already at the bank does
    /// not.
    #[test]
    fn keys_in_hand_promise_money() {
        let (game, state) = start();
        let seat = state.seat();
        let few = 2.0;
        let with = at_end(&game, &state, seat, few);
        let none = Arrangement::of(&game, state).lose_keys(seat).state();
        let without = at_end(&game, &none, seat, few);
        assert!(with > without + 1.0, "{with} with keys, {without} without");
        // At the end there is no time for it.
        assert_eq!(at_end(&game, &state, seat, 0.0), at_end(&game, &none, seat, 0.0));
        let mut fetched = Arrangement::of(&game, state).action(seat).state();
        let bank = Stand::Bank(District::Chaillot);
        game.play(&mut fetched, Move::Key(bank), &mut Quiet);
        let fetched = at_end(&game, &fetched, seat, few - 1.0);
        assert!(fetched > with, "{with} before a key goes to the bank, {fetched} after it");
    }
}
