//! What a preview of a move of Paris says first: what it comes to, what it may bring, and what
//! cannot be taken back; and what the player to act can do in one go.

use paris::{Bonus, District, Districts, Effect, Move, Paris, Public, Site, Source, State};
use table::{Game as _, Message, Seat};

use super::sell;

/// The lines of a move, as far as the player to act can know them.
pub(super) fn lines(game: &Paris, state: &State, mv: Move) -> Vec<Message> {
    let public = game.public(state);
    let Some(seat) = public.to_act else { return Vec::new() };
    match mv {
        Move::Draw(stack) => drawn(game, &public, stack).into_iter().collect(),
        Move::Buy { to: Site { district, .. }, .. } | Move::VpTile { district, .. } => {
            sum(game, state, (seat, mv), district).into_iter().collect()
        }
        Move::Bonus(bonus) | Move::TakeAny(bonus) | Move::Back(bonus) => {
            used_now(game, state, (seat, mv), bonus).into_iter().collect()
        }
        Move::Choose(_) | Move::EndTile(_) => vec![Message::new("foresee-paris-kept")],
        Move::Look => looked(&public),
        _ => Vec::new(),
    }
}

/// Which building a stack may bring: its district is on the back, its value one that is free there.
fn drawn(game: &Paris, public: &Public, stack: u8) -> Option<Message> {
    if game.options().districts == Districts::Free {
        return None;
    }
    let top = public.stacks.get(usize::from(stack).checked_sub(1)?)?.top?;
    let quarter = public.districts.iter().find(|it| it.district == top)?;
    let free = quarter.spaces.iter().filter(|lot| lot.building.is_none());
    let values: Vec<String> = free.map(|lot| lot.value.to_string()).collect();
    Some(
        Message::new("foresee-paris-draw")
            .with("district", top.name())
            .with("values", values.join(" · ")),
    )
}

/// The player's sum in a district that has a VP tile.
fn sum(
    game: &Paris,
    state: &State,
    (seat, mv): (Seat, Move),
    district: District,
) -> Option<Message> {
    let after = game.public(&after(game, state, mv));
    let quarter = after.districts.iter().find(|it| it.district == district)?;
    let [first, second, third] = quarter.vp_tile?;
    let sum = quarter.values.get(seat.index())?;
    Some(
        Message::new("foresee-paris-sum")
            .with("district", district.name())
            .with("sum", i64::from(*sum))
            .with("prizes", format!("{first}·{second}·{third}")),
    )
}

pub(super) fn after(game: &Paris, state: &State, mv: Move) -> State {
    let mut after = *state;
    game.play(&mut after, mv, &mut Vec::new());
    after
}

/// What a bonus tile would bring if it were used as soon as it is taken; tile 27, at the end. Of others,
/// that they are kept.
fn used_now(
    game: &Paris,
    state: &State,
    (seat, mv): (Seat, Move),
    bonus: Bonus,
) -> Option<Message> {
    let taken = after(game, state, mv);
    let vp = |state: &State| i64::from(game.public(state).players[seat.index()].vp);
    let had = vp(&taken);
    match game.edition().effects[bonus.index()] {
        Effect::FrancsAtEnd => {
            let francs = i64::from(game.secret(&taken, seat).screen.francs);
            Some(Message::new("foresee-paris-at-end").with("vp", francs))
        }
        Effect::PerBuilding { .. }
        | Effect::PerUnused(_)
        | Effect::PrestigePairs(_)
        | Effect::ResourcePairs(_)
        | Effect::PerLandmark(_)
        | Effect::Types(_) => {
            if game.public(&taken).step != "free" {
                return None;
            }
            let mut moves = Vec::new();
            game.legal(&taken, &mut moves);
            let prestige =
                matches!(game.edition().effects[bonus.index()], Effect::PrestigePairs(_));
            let uses = moves.into_iter().filter(|it| match it {
                Move::Use(it) => *it == bonus,
                Move::Pairs { prestige: of, .. } => {
                    let effect = game.edition().effects[bonus.index()];
                    let pairs =
                        matches!(effect, Effect::PrestigePairs(_) | Effect::ResourcePairs(_));
                    pairs && *of == prestige
                }
                _ => false,
            });
            let best = uses.map(|it| vp(&after(game, &taken, it)) - had).max().unwrap_or(0);
            Some(Message::new("foresee-paris-used-now").with("vp", best))
        }
        _ => Some(Message::new("foresee-paris-kept")),
    }
}

/// A bonus tile or an end-game tile can be taken and used at one go, where that brings francs or VP at
/// once.
pub(super) fn together(game: &Paris, state: &State, mv: Move) -> Option<(Message, Vec<Move>)> {
    let used = match mv {
        Move::Bonus(bonus) | Move::TakeAny(bonus) | Move::Back(bonus) => Move::Use(bonus),
        Move::Choose(tile) | Move::EndTile(tile) => Move::UseEnd(tile),
        _ => return None,
    };
    let seat = game.public(state).to_act?;
    let taken = after(game, state, mv);
    if game.public(&taken).to_act != Some(seat) || game.refusal(&taken, used).is_some() {
        return None;
    }
    let has = |state: &State| {
        let vp = game.public(state).players[seat.index()].vp;
        (i64::from(vp), i64::from(game.secret(state, seat).screen.francs))
    };
    let (had, has) = (has(&taken), has(&after(game, &taken, used)));
    let (vp, francs) = (has.0 - had.0, has.1 - had.1);
    // A key is paid for: whether to buy one is a choice of its own.
    let message = match (vp, francs) {
        (1.., 1..) => {
            Message::new("foresee-paris-take-use-both").with("vp", vp).with("francs", francs)
        }
        (1.., 0) => Message::new("foresee-paris-take-use-vp").with("vp", vp),
        (0, 1..) => Message::new("foresee-paris-take-use-francs").with("francs", francs),
        _ => return None,
    };
    Some((message, vec![mv, used]))
}

/// A look cannot be undone; and the last end-game tile brings on the end.
fn looked(public: &Public) -> Vec<Message> {
    let mut lines = vec![Message::new("foresee-paris-look")];
    if public.end_tiles == 1 {
        lines.push(Message::new("foresee-paris-last"));
    }
    lines
}

/// What pays the rest of a price, where whatever pays first comes to the same.
pub(super) fn follows(game: &Paris, state: &State) -> Vec<Move> {
    let mut ways = Vec::new();
    pay(game, state, &mut Vec::new(), &mut ways);
    let same = ways.iter().all(|(paid, _)| *paid == ways[0].0);
    if same { ways.swap_remove(0).1 } else { Vec::new() }
}

/// Every way to pay the rest of a price: the position after it, and the moves.
fn pay(game: &Paris, state: &State, made: &mut Vec<Move>, ways: &mut Vec<(State, Vec<Move>)>) {
    if game.public(state).step != "pay" {
        ways.push((*state, made.clone()));
        return;
    }
    let mut moves = Vec::new();
    game.legal(state, &mut moves);
    for mv in moves {
        made.push(mv);
        pay(game, &after(game, state, mv), made, ways);
        made.pop();
    }
}

/// How to pay the rest of a price with tokens alone, where tiles could pay some of it: keeping a
/// tile is worth more than keeping a token.
fn by_tokens(game: &Paris, state: &State) -> Option<Vec<Move>> {
    if game.public(state).step != "pay" {
        return None;
    }
    let seat = game.public(state).to_act?;
    // If there is only one thing to pay with, it is paid without a question, and no move mentions
    // it.
    let tiles = |state: &State| {
        let secret = game.secret(state, seat);
        (secret.screen.unused, secret.screen.half, secret.end_tiles)
    };
    let mut ways = Vec::new();
    pay(game, state, &mut Vec::new(), &mut ways);
    ways.into_iter().find(|(paid, _)| tiles(paid) == tiles(state)).map(|(_, moves)| moves)
}

/// What can still be done with tiles and tokens that brings points, what brings the most first.
pub(super) fn unused(game: &Paris, state: &State) -> Vec<Move> {
    let Some(seat) = game.public(state).to_act else { return Vec::new() };
    let points = |state: &State| game.points(state)[seat];
    let mut moves: Vec<(i32, Move)> = spends(game, state)
        .into_iter()
        .map(|mv| (reached(game, &after(game, state, mv), seat), mv))
        .filter(|(reached, _)| *reached > points(state))
        .collect();
    moves.sort_by_key(|(reached, _)| std::cmp::Reverse(*reached));
    let mut moves: Vec<Move> = moves.into_iter().map(|(_, mv)| mv).collect();
    // Of one tile the best use is enough.
    let mut seen = Vec::new();
    moves.retain(|mv| {
        let of = match mv {
            Move::TakeAny(_) | Move::Back(_) => (std::mem::discriminant(mv), false),
            Move::Pairs { prestige, .. } => (std::mem::discriminant(mv), *prestige),
            _ => return true,
        };
        let new = !seen.contains(&of);
        seen.push(of);
        new
    });
    moves
}

/// The moves that spend a tile or a token and need no key.
fn spends(game: &Paris, state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal(state, &mut moves);
    moves.retain(|mv| {
        matches!(
            mv,
            Move::Use(_)
                | Move::TakeAny(_)
                | Move::Back(_)
                | Move::Pairs { .. }
                | Move::UseEnd(_)
                | Move::Sell { .. }
        )
    });
    moves
}

/// The points of a seat in a position, or after one more thing that it can do there: a tile that was
/// taken brings nothing until it is used.
fn reached(game: &Paris, state: &State, seat: Seat) -> i32 {
    let points = |state: &State| game.points(state)[seat];
    if game.public(state).to_act != Some(seat) {
        return points(state);
    }
    let more = spends(game, state).into_iter().map(|mv| points(&after(game, state, mv)));
    more.fold(points(state), i32::max)
}

/// What is left to pay, where there is no choice, or with tokens alone. Or all the prestige tokens that fit a landmark's
/// slots, the dearest first: what they bring together, and the moves. Tiles that count as prestige
/// stay: whether to spend one is a choice of its own, which is offered where no token fits. Or, at the very end, to
/// sell what is left.
pub(super) fn at_once(game: &Paris, state: &State) -> Option<(Message, Vec<Move>)> {
    let seat = game.public(state).to_act?;
    let paid = follows(game, state);
    if !paid.is_empty() {
        return Some((Message::new("foresee-paris-pay"), paid));
    }
    if let Some(tokens) = by_tokens(game, state) {
        return Some((Message::new("foresee-paris-pay-tokens"), tokens));
    }
    let vp = |state: &State| i64::from(game.public(state).players[seat.index()].vp);
    let (mut now, mut made) = (*state, Vec::new());
    while game.public(&now).step == "prestige" {
        let mut moves = Vec::new();
        game.legal(&now, &mut moves);
        let tokens = moves
            .into_iter()
            .filter(|mv| matches!(mv, Move::Prestige { source: Source::Token, .. }));
        let Some(mv) = tokens.max_by_key(|mv| vp(&after(game, &now, *mv))) else { break };
        now = after(game, &now, mv);
        made.push(mv);
    }
    let count = i64::try_from(made.len()).ok()?;
    if count == 0 {
        return tile_as_prestige(game, state, vp(state)).or_else(|| sell::all(game, state));
    }
    let message = Message::new("foresee-paris-prestige")
        .with("count", count)
        .with("vp", vp(&now) - vp(state));
    Some((message, made))
}

/// The tile that counts as prestige and brings most where no token does, with what it brings.
fn tile_as_prestige(game: &Paris, state: &State, now: i64) -> Option<(Message, Vec<Move>)> {
    let seat = game.public(state).to_act?;
    let mut moves = Vec::new();
    game.legal(state, &mut moves);
    let gain =
        |mv: Move| i64::from(game.public(&after(game, state, mv)).players[seat.index()].vp) - now;
    let tiles = moves.into_iter().filter(|mv| matches!(mv, Move::Prestige { .. }));
    let best = tiles.max_by_key(|mv| gain(*mv))?;
    let said = game.say(state, best);
    let message = Message { id: "foresee-paris-prestige-tile", ..said }.with("vp", gain(best));
    Some((message, vec![best]))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use paris::{Arrangement, Edition, Options};
    use table::{Edition as _, Seed};

    use super::*;
    use crate::scene::Said;

    /// Games of moves taken here and there from the list, each position with what can be done in it.
    fn positions(mut see: impl FnMut(&Paris, &State, &[Move])) {
        let game = Paris::new(Arc::new(Edition::shipped()), Options::default(), 2).expect("plays");
        for seed in ["one", "two", "three"] {
            let deal = game.deal(&mut Seed::from_text(seed).dice());
            let mut state = game.start(&deal).expect("a deal of these rules");
            for ply in 0.. {
                let mut moves = Vec::new();
                game.legal(&state, &mut moves);
                if moves.is_empty() {
                    break;
                }
                see(&game, &state, &moves);
                let dear = moves.iter().position(|mv| matches!(mv, Move::Buy { .. }));
                let at = dear.filter(|_| ply % 3 == 0).unwrap_or(ply * 7 % moves.len());
                game.play(&mut state, moves[at], &mut Vec::new());
            }
        }
    }

    /// Games of players who take the tiles that count as resources and buy what costs some.
    fn buyers(see: &mut dyn FnMut(&Paris, &State, &[Move])) {
        let game = Paris::new(Arc::new(Edition::shipped()), Options::default(), 2).expect("plays");
        for seed in 0..40 {
            let deal = game.deal(&mut Seed::from_text(&format!("buyers {seed}")).dice());
            let mut state = game.start(&deal).expect("a deal of these rules");
            for ply in seed.. {
                let mut moves = Vec::new();
                game.legal(&state, &mut moves);
                if moves.is_empty() {
                    break;
                }
                see(&game, &state, &moves);
                let owes = |mv: &Move| game.public(&after(&game, &state, *mv)).step == "pay";
                let wish = moves.iter().position(|mv| match mv {
                    Move::Buy { .. } => owes(mv),
                    Move::Bonus(bonus) => {
                        let effect = game.edition().effects[bonus.index()];
                        matches!(effect, Effect::Resource(_) | Effect::AnyResource(_))
                    }
                    _ => false,
                });
                let at = wish.unwrap_or(ply * 7 % moves.len());
                game.play(&mut state, moves[at], &mut Vec::new());
            }
        }
    }

    #[test]
    fn what_a_bonus_tile_is_said_to_bring_is_what_it_brings() {
        let mut compared = 0;
        positions(|game, state, moves| {
            for mv in moves {
                let Move::Bonus(bonus) = *mv else { continue };
                let said = lines(game, state, *mv);
                let Some(line) = said.iter().find(|it| it.id == "foresee-paris-used-now") else {
                    continue;
                };
                let seat = game.public(state).to_act.expect("somebody acts");
                let vp = |state: &State| i64::from(game.public(state).players[seat.index()].vp);
                let taken = after(game, state, *mv);
                let used = Move::Use(bonus);
                if game.refusal(&taken, used).is_some() {
                    continue;
                }
                let brought = vp(&after(game, &taken, used)) - vp(&taken);
                assert_eq!(Said(line).number("vp"), Some(brought), "{mv}");
                compared += 1;
            }
        });
        assert!(compared > 20, "{compared} tiles could be used at once");
    }

    #[test]
    fn a_tile_taken_and_used_at_one_go_brings_what_is_said() {
        let (mut vp, mut francs, mut ends) = (0, 0, 0);
        positions(|game, state, moves| {
            for mv in moves {
                let Some((message, both)) = together(game, state, *mv) else { continue };
                let seat = game.public(state).to_act.expect("somebody acts");
                let has = |state: &State| {
                    let vp = i64::from(game.public(state).players[seat.index()].vp);
                    (vp, i64::from(game.secret(state, seat).screen.francs))
                };
                let taken = after(game, state, both[0]);
                assert!(game.refusal(&taken, both[1]).is_none(), "{both:?}");
                let ((had, rich), (has, richer)) =
                    (has(&taken), has(&after(game, &taken, both[1])));
                let said = Said(&message);
                assert_eq!(said.number("vp").unwrap_or(0), has - had, "{both:?}");
                assert_eq!(said.number("francs").unwrap_or(0), richer - rich, "{both:?}");
                vp += usize::from(has > had);
                francs += usize::from(richer > rich);
                ends += usize::from(matches!(mv, Move::Choose(_)));
            }
        });
        let all = format!("{vp} tiles for VP, {francs} for francs, {ends} end-game tiles");
        assert!(vp > 20 && francs > 5 && ends > 5, "{all}");
    }

    #[test]
    fn a_draw_brings_one_of_the_values_that_are_said() {
        let mut drawn = 0;
        positions(|game, state, moves| {
            for mv in moves.iter().filter(|mv| matches!(mv, Move::Draw(_))) {
                let all = lines(game, state, *mv);
                let line = all.first().expect("a draw says what may come");
                let said = Said(line);
                let (district, values) = (said.name("district"), said.name("values"));
                let before = game.public(state);
                let after = game.public(&after(game, state, *mv));
                let built =
                    after.districts.iter().zip(&before.districts).find_map(|(now, then)| {
                        let lots = now.spaces.iter().zip(&then.spaces);
                        let new =
                            lots.into_iter().find(|(now, then)| now.building != then.building)?;
                        Some((now.district.name(), new.0.value.to_string()))
                    });
                let Some((at, value)) = built else { continue };
                assert_eq!(district, Some(at));
                assert!(values.expect("values").split(" · ").any(|it| it == value), "{values:?}");
                drawn += 1;
            }
        });
        assert!(drawn > 60, "{drawn} draws");
    }

    #[test]
    fn a_price_is_paid_without_a_question_where_every_way_to_pay_it_is_the_same() {
        let (mut same, mut open) = (0, 0);
        let mut rich = |game: &Paris, state: &State, moves: &[Move]| {
            if game.public(state).step != "pay" {
                assert_eq!(follows(game, state), [], "nothing is owed");
                return;
            }
            let mut paid: Vec<State> = moves.iter().map(|mv| after(game, state, *mv)).collect();
            while let Some(at) = paid.iter().position(|it| game.public(it).step == "pay") {
                let owing = paid.swap_remove(at);
                let mut more = Vec::new();
                game.legal(&owing, &mut more);
                paid.extend(more.iter().map(|mv| after(game, &owing, *mv)));
            }
            let made = follows(game, state);
            if paid.iter().all(|it| *it == paid[0]) {
                let end = made.iter().fold(*state, |now, mv| after(game, &now, *mv));
                assert_eq!(end, paid[0], "all of it is paid");
                same += 1;
            } else {
                assert_eq!(made, [], "it is a choice");
                open += 1;
            }
        };
        buyers(&mut rich);
        assert!(same > 0 && open > 0, "{same} without a choice, {open} with one");
    }

    #[test]
    fn what_is_unused_and_brings_points_is_named_and_what_brings_most_comes_first() {
        let (mut named, mut idle) = (0, 0);
        positions(|game, state, moves| {
            let seat = game.public(state).to_act.expect("somebody acts");
            let worth = |mv: &Move| reached(game, &after(game, state, *mv), seat);
            let now = game.points(state)[seat];
            let unused = unused(game, state);
            assert!(unused.iter().all(|mv| moves.contains(mv)), "{unused:?} can be done");
            assert!(unused.windows(2).all(|two| worth(&two[0]) >= worth(&two[1])), "{unused:?}");
            for mv in moves.iter().filter(|mv| matches!(mv, Move::Use(_) | Move::UseEnd(_))) {
                let brings = worth(mv) > now;
                assert_eq!(unused.contains(mv), brings, "{mv}");
                named += usize::from(brings);
            }
            for mv in moves.iter().filter(|mv| matches!(mv, Move::Sell { .. })) {
                let brings = game.points(&after(game, state, *mv))[seat] > now;
                assert!(brings || worth(mv) > now || !unused.contains(mv), "{mv} brings nothing");
                idle += usize::from(!unused.contains(mv));
            }
        });
        assert!(named > 20 && idle > 20, "{named} tiles for VP, {idle} sales for nothing");
    }

    /// Wherever tokens are enough and a tile could pay too, one button pays with tokens alone.
    #[test]
    fn a_price_can_be_paid_by_tokens_at_once_where_tiles_would_pay_as_well() {
        let (mut paid, mut short) = (0, 0);
        buyers(&mut |game, state, legal| {
            let public = game.public(state);
            if public.step != "pay" || !follows(game, state).is_empty() {
                return;
            }
            let seat = public.to_act.expect("somebody pays");
            let tiles = |state: &State| {
                let screen = game.secret(state, seat).screen;
                (screen.unused, screen.half)
            };
            let Some((message, moves)) = at_once(game, state) else {
                short += 1;
                return;
            };
            assert_eq!(message.id, "foresee-paris-pay-tokens");
            assert!(legal.contains(&moves[0]));
            let now = moves.iter().fold(*state, |now, mv| {
                assert!(game.refusal(&now, *mv).is_none(), "{mv}");
                after(game, &now, *mv)
            });
            assert_ne!(game.public(&now).step, "pay", "all is paid");
            assert_eq!(tiles(&now), tiles(state), "no tile was spent");
            paid += 1;
        });
        assert!(paid > 3, "{paid} prices paid by tokens, {short} not");
    }

    #[test]
    fn prestige_handed_in_at_once_is_legal_and_brings_what_it_says() {
        let (mut handed, mut tiles) = (0, 0);
        let mut check = |game: &Paris, state: &State, legal: &[Move]| {
            let fits = legal.iter().any(|mv| matches!(mv, Move::Prestige { .. }));
            let Some((message, moves)) = at_once(game, state) else {
                assert!(!fits, "what fits has a button");
                return *state;
            };
            if !message.id.starts_with("foresee-paris-prestige") {
                return *state;
            }
            let token = |mv: &Move| matches!(mv, Move::Prestige { source: Source::Token, .. });
            assert_eq!(moves.iter().all(token), legal.iter().any(token), "tokens first");
            tiles += usize::from(message.id == "foresee-paris-prestige-tile");
            let seat = game.public(state).to_act.expect("somebody acts");
            let vp = |state: &State| i64::from(game.public(state).players[seat.index()].vp);
            let mut now = *state;
            for mv in &moves {
                assert!(game.refusal(&now, *mv).is_none(), "{mv}");
                now = after(game, &now, *mv);
            }
            assert_eq!(Said(&message).number("vp"), Some(vp(&now) - vp(state)));
            assert!(!moves.is_empty());
            handed += 1;
            now
        };
        positions(|game, state, legal| {
            check(game, state, legal);
            if !legal.iter().any(|mv| matches!(mv, Move::Prestige { .. })) {
                return;
            }
            // The same with a tile that counts as prestige in hand, after the tokens.
            let seat = game.public(state).to_act.expect("somebody acts");
            for tile in ["bronze", "silver", "gold"].map(|kind| kind.parse().expect("a tile")) {
                let with = Arrangement::of(game, *state).end_tile(seat, tile).state();
                let mut now = with;
                for _ in 0..2 {
                    let mut legal = Vec::new();
                    game.legal(&now, &mut legal);
                    now = check(game, &now, &legal);
                }
            }
        });
        assert!(handed > tiles && tiles > 0, "{handed} times, {tiles} of them a tile");
    }
}
