//! What players of Paris did that a sensible player would not.

use paris::{Event, Kind, Move, Paris, Points, Source, State, Step};
use table::{BySeat, Game as _, Match, Quiet, Seat};

use super::Sheet;

/// What each seat did.
pub(super) fn sheets(played: &Match<Paris>) -> BySeat<Sheet> {
    let game = played.game();
    let mut sheets = BySeat::from_fn(game.seats(), |_| Sheet::default());
    let mut state = *played.start();
    let mut turn = TurnTally::default();
    // What each seat had left unused when its last turn ended.
    let mut left = BySeat::splat(game.seats(), 0.0);
    for &mv in played.moves() {
        let Some(seat) = game.to_act(&state) else { break };
        let before = state;
        let mut events = Vec::new();
        game.play(&mut state, mv, &mut events);
        if matches!(mv, Move::End | Move::Retire) {
            left[seat] = unused(game, &before, seat);
            let counts = &mut sheets[seat].counts;
            *counts.entry("turns").or_default() += 1.0;
            *counts.entry("turns without effect").or_default() += f64::from(u8::from(turn.idle));
            *counts.entry("francs lost by resale").or_default() += turn.burnt(game);
            turn = TurnTally::default();
        } else {
            turn.note(&before, mv);
        }
        events.into_iter().for_each(|event| note(&mut sheets, event));
    }
    for (seat, left) in left.iter() {
        let counts = &mut sheets[seat].counts;
        counts.insert("points unused at the end", *left);
        counts.insert("francs at the end", f64::from(state.francs(seat)));
        let tokens: u32 = state.tokens(seat).into_iter().map(u32::from).sum();
        counts.insert("tokens at the end", f64::from(tokens));
        counts.insert("keys in hand at the end", f64::from(state.hand(seat)));
    }
    sheets
}

/// What has happened in a turn.
struct TurnTally {
    idle: bool,
    bought: [u32; 6],
    resold: [u32; 6],
}

impl Default for TurnTally {
    fn default() -> Self {
        Self { idle: true, bought: [0; 6], resold: [0; 6] }
    }
}

impl TurnTally {
    fn note(&mut self, before: &State, mv: Move) {
        match mv {
            Move::Purchase(kind) => self.bought[kind.index()] += 1,
            Move::Sell { kind, .. } => self.resold[kind.index()] += 1,
            _ => {}
        }
        let declines = matches!(mv, Move::Skip) || before.step() == Step::Draw;
        self.idle &= declines;
    }

    /// The francs lost on what was both bought and sold in one turn.
    fn burnt(&self, game: &Paris) -> f64 {
        let edition = game.edition();
        let lost = Kind::ALL.into_iter().filter(|kind| kind.is_resource()).map(|kind| {
            let at = kind.index();
            let both = self.bought[at].min(self.resold[at]);
            both * u32::from(edition.buy[at].saturating_sub(edition.sell[at]))
        });
        f64::from(lost.sum::<u32>())
    }
}

/// The points that free steps could still have brought at the end of a seat's last turn: unused
/// tiles for what they count, and with tile 27 whatever can be sold.
fn unused(game: &Paris, state: &State, seat: Seat) -> f64 {
    let begin = points(game, state, seat);
    let mut at = *state;
    let mut best = begin;
    // Every useful free step is made, the one that brings most first.
    loop {
        let mut legal = Vec::new();
        game.legal(&at, &mut legal);
        let free = legal.into_iter().filter(|mv| match mv {
            Move::Purchase(_) => false,
            Move::Sell { source: Source::Tile(_), .. } => true,
            mv => mv.is_free(),
        });
        let after = free.map(|mv| {
            let mut after = at;
            game.play(&mut after, mv, &mut Quiet);
            after
        });
        let next = after.max_by_key(|after| points(game, after, seat));
        match next.filter(|next| points(game, next, seat) > best) {
            Some(next) => (at, best) = (next, points(game, &next, seat)),
            None => return f64::from(best - begin),
        }
    }
}

fn points(game: &Paris, state: &State, seat: Seat) -> i32 {
    i32::from(state.vp(seat)) + i32::from(game.francs_prize(state, seat))
}

fn note(sheets: &mut BySeat<Sheet>, event: Event) {
    let mut count = |seat: Seat, name| *sheets[seat].counts.entry(name).or_default() += 1.0;
    match event {
        Event::BonusTaken { seat, .. } => count(seat, "bonus tiles taken"),
        Event::Bought { seat, to, .. } => {
            let landmark = matches!(to.spot, paris::Spot::Landmark(_));
            count(seat, if landmark { "landmarks bought" } else { "buildings bought" });
        }
        Event::Filled { seat, .. } => count(seat, "slots filled"),
        Event::VpTilePlaced { seat, .. } => count(seat, "VP tiles placed"),
        Event::EndTileTaken { seat, .. } => count(seat, "end-game tiles taken"),
        Event::KeyGained { seat } => count(seat, "keys from the reserve"),
        Event::Vp { seat, amount, reason } => {
            let name = match reason {
                Points::Eight(_) => "eights".to_owned(),
                Points::Slot(..) => "prestige".to_owned(),
                Points::Tile(bonus) => format!("tile {:02}", bonus.number()),
                Points::EndTile => "end-game tiles".to_owned(),
                Points::District(..) => "districts".to_owned(),
            };
            *sheets[seat].sources.entry(name).or_default() += f64::from(amount);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use paris::{Arrangement, Bonus, EndTile};
    use table::{Edition as _, Seed};

    use super::*;

    fn game() -> Arc<Paris> {
        let edition = Arc::new(<Paris as table::Game>::Edition::shipped());
        Arc::new(Paris::new(edition, Default::default(), 2).expect("the basic game"))
    }

    #[test]
    fn unused_points_are_tiles_and_with_tile_27_what_can_be_sold() {
        let game = game();
        let begun = Match::new(Arc::clone(&game), Seed::from_text("unused"));
        let seat = begun.to_act().expect("somebody begins");
        let mut at = Arrangement::of(&game, *begun.state());
        at.action(seat);
        assert!((unused(&game, &at.state(), seat)).abs() < 1e-9);
        at.bonus(seat, Bonus::new(22));
        assert!((unused(&game, &at.state(), seat) - 8.0).abs() < 1e-9);
        at.bonus(seat, Bonus::new(27)).token(seat, Kind::Gold);
        assert!((unused(&game, &at.state(), seat) - 11.0).abs() < 1e-9);
        at.end_tile(seat, EndTile::Vp(3));
        assert!((unused(&game, &at.state(), seat) - 14.0).abs() < 1e-9);
    }
}
