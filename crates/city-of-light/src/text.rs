//! The position for a terminal: plain text, at most 100 columns.

use std::fmt::Write as _;

use table::Seat;

use crate::board::Space;
use crate::piece::{Building, Facing, Postcard};
use crate::step::Step;
use crate::view::{Card, Ground, Piece, PlayerView, Public, Secret, TileView};

const LEGEND: &str = "\
o orange (seat 1)   b blue (seat 2)   x mixed   * streetlight   . no tile
P5o a building and its owner   ja garden   an annex   pa painter   da dancer   fo fountain
la* streetlight tile   gl* large streetlight   st^ statue and where it looks
";

/// Draws what the viewer may see.
pub(crate) fn board(public: &Public, secret: Option<&Secret>) -> String {
    let mut text = String::new();
    streets(&mut text, public).expect("writing to a string succeeds");
    about(&mut text, public, secret).expect("writing to a string succeeds");
    text
}

fn streets(text: &mut String, public: &Public) -> std::fmt::Result {
    let mut cells: Vec<String> =
        public.ground.iter().map(|ground| format!(" {} ", sign(*ground))).collect();
    for piece in &public.pieces {
        let (spaces, sign) = piece_sign(piece);
        for space in spaces {
            cells[space.index()].clone_from(&sign);
        }
    }
    let rule = format!("     +{}\n", "---------+".repeat(4));
    writeln!(text, "        a    b    c    d    e    f    g    h")?;
    for (row, line) in cells.chunks(8).enumerate() {
        if row % 2 == 0 {
            text.push_str(&rule);
        }
        write!(text, "   {} |", row + 1)?;
        for pair in line.chunks(2) {
            write!(text, " {} {} |", pair[0], pair[1])?;
        }
        text.push('\n');
    }
    text.push_str(&rule);
    text.push_str(LEGEND);
    Ok(())
}

fn about(text: &mut String, public: &Public, secret: Option<&Secret>) -> std::fmt::Result {
    text.push('\n');
    writeln!(text, "supply     {}", buildings(&public.supply))?;
    cards(text, &public.cards)?;
    for (seat, player) in public.players.iter() {
        person(text, seat, player)?;
    }
    if let Some(secret) = secret
        && !secret.hand.is_empty()
    {
        let hand: Vec<String> = secret.hand.iter().map(tile).collect();
        writeln!(text, "your hand  {}", hand.join("   "))?;
    }
    match (public.step, &public.outcome) {
        (_, Some(outcome)) => writeln!(text, "over       {outcome}"),
        (Step::Streets(seat), _) => writeln!(text, "streets    seat {seat} to act"),
        (Step::Buildings(seat), _) => writeln!(text, "buildings  seat {seat} to act"),
        (Step::Over, None) => Ok(()),
    }
}

fn cards(text: &mut String, cards: &[Card]) -> std::fmt::Result {
    let shown: Vec<String> = cards
        .iter()
        .map(|Card { card, user, done }| match user {
            None => card.to_string(),
            Some(seat) if *done => format!("{card}({seat})"),
            Some(seat) => format!("{card}({seat} idle)"),
        })
        .collect();
    for (at, line) in shown.chunks(4).enumerate() {
        let label = if at == 0 { "postcards" } else { "" };
        writeln!(text, "{label:<10} {}", line.join("  "))?;
    }
    Ok(())
}

fn person(text: &mut String, seat: Seat, player: &PlayerView) -> std::fmt::Result {
    let colour = if seat.index() == 0 { "orange" } else { "blue" };
    let score = &player.score;
    let lit = score.buildings.iter();
    let lit = lit.map(|it| format!("{} {}x{}", short(it.building), it.size, it.lamps));
    let others = [("group", i32::from(score.group)), ("unbuilt", -score.penalty)];
    let cards = score.cards.iter().map(|(card, points)| (card.as_str(), *points));
    let others = others.into_iter().chain(cards).filter(|(_, points)| *points != 0);
    let terms: Vec<String> =
        lit.chain(others.map(|(source, points)| format!("{source} {points}"))).collect();
    write!(text, "{colour:<10} {} points", score.total)?;
    // Each line has room for six terms of the greatest length.
    for (at, line) in terms.chunks(6).enumerate() {
        let lead = if at == 0 { ": " } else { ",\n           " };
        write!(text, "{lead}{}", line.join(", "))?;
    }
    text.push('\n');
    writeln!(text, "{:10} reserve {}", "", buildings(&player.reserve))?;
    let (tiles, chimneys, tokens) = (player.unlaid.len(), player.chimneys, player.tokens);
    write!(text, "{:10} tiles {tiles}   chimneys {chimneys}   tokens {tokens}", "")?;
    let rights =
        [(player.metropolitain, Postcard::Metropolitain), (player.chartier, Postcard::Chartier)];
    for (_, card) in rights.iter().filter(|(held, _)| *held) {
        write!(text, "   may use {card}")?;
    }
    text.push('\n');
    Ok(())
}

fn tile(view: &TileView) -> String {
    let [a, b, c, d] = view.ground.map(|ground| sign(Some(ground)));
    format!("{}: {a}{b}/{c}{d}", view.tile)
}

fn sign(ground: Option<Ground>) -> char {
    match ground {
        Some(Ground::Orange) => 'o',
        Some(Ground::Blue) => 'b',
        Some(Ground::Mixed) => 'x',
        Some(Ground::Lamp) => '*',
        None => '.',
    }
}

fn short(building: Building) -> &'static str {
    if building == Building::Jardin { "ja" } else { building.as_str() }
}

fn buildings(list: &[Building]) -> String {
    if list.is_empty() {
        return "-".to_owned();
    }
    list.iter().map(|building| building.as_str()).collect::<Vec<_>>().join(" ")
}

fn piece_sign(piece: &Piece) -> (&[Space], String) {
    let letter = |owner: &Seat| if owner.index() == 0 { 'o' } else { 'b' };
    match piece {
        Piece::Building { building, owner, spaces } => {
            (spaces, format!("{}{}", short(*building), letter(owner)))
        }
        Piece::Fountain { owner, spaces } => (spaces, format!("fo{}", letter(owner))),
        Piece::Annex { owner, at, .. } => {
            (std::slice::from_ref(at), format!("an{}", letter(owner)))
        }
        Piece::Painter { owner, at, .. } => {
            (std::slice::from_ref(at), format!("pa{}", letter(owner)))
        }
        Piece::Dancer { owner, at, .. } => {
            (std::slice::from_ref(at), format!("da{}", letter(owner)))
        }
        Piece::Lampadaire { at, .. } => (std::slice::from_ref(at), "la*".to_owned()),
        Piece::LargeLamp { at, .. } => (std::slice::from_ref(at), "gl*".to_owned()),
        Piece::Statue { at, facing, .. } => {
            let look = match facing {
                Facing::North => '^',
                Facing::East => '>',
                Facing::South => 'v',
                Facing::West => '<',
            };
            (std::slice::from_ref(at), format!("st{look}"))
        }
    }
}
