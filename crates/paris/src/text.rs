//! The position for a terminal.

use std::fmt::Write as _;

use table::Seat;

use crate::piece::{Bonus, EndTile, Kind};
use crate::step::Ending;
use crate::view::{Monument, Public, Screen, Secret};

/// Plain text, at most 100 columns.
pub(crate) fn board(public: &Public, secret: Option<&Secret>) -> String {
    let mut out = String::new();
    heading(&mut out, public);
    out.push('\n');
    for quarter in &public.districts {
        let bank = keys(&quarter.bank_keys);
        let prize = match quarter.vp_tile {
            Some([first, second, third]) => format!("VP {first}/{second}/{third}"),
            None => String::new(),
        };
        let line = format!(
            "{:<14} bank {}{bank:<6} {prize:<11} values {}",
            quarter.district.name(),
            quarter.bank,
            list(quarter.values.iter()),
        );
        push(&mut out, &line);
        let mut line = String::from("  ");
        for lot in &quarter.spaces {
            let building = lot.building.map_or("-", |it| it.as_str());
            let token = lot.token.map_or_else(String::new, |it| format!("+{}", short(it)));
            let cell = format!("{} {building}{token}{}", lot.value, keys(&lot.keys));
            if line.chars().count() + cell.chars().count() > 100 {
                push(&mut out, &line);
                line = String::from("  ");
            }
            write!(line, "{cell:<15} ").expect("text can be written");
        }
        push(&mut out, &line);
        if !quarter.landmarks.is_empty() {
            push(&mut out, &format!("  {}", monuments(&quarter.landmarks)));
        }
    }
    push(&mut out, &format!("Arc{}", keys(&public.arc)));
    wrap(&mut out, "landmarks: ", &public.landmarks.iter().map(monument).collect::<Vec<_>>());
    let tiles: Vec<_> = public.vp_tiles.iter().map(|[a, b, c]| format!("{a}/{b}/{c}")).collect();
    wrap(&mut out, "VP tiles: ", &tiles);
    let [wood, marble, gold] = public.supply;
    push(&mut out, &format!("supply: {wood} wood, {marble} marble, {gold} gold"));
    let track: Vec<_> = public
        .track
        .iter()
        .map(|space| {
            let copies = match space.copies {
                0 => "-".to_owned(),
                1 => String::new(),
                copies => format!("x{copies}"),
            };
            format!("{}{copies}{}", space.number, keys(&space.meeples))
        })
        .collect();
    wrap(&mut out, "track: ", &track);
    for (at, player) in public.players.iter().enumerate() {
        let mut words = vec![
            format!("{} VP and {} for districts", player.vp, player.prizes),
            format!("reserve {}", player.reserve),
            format!("open {}", numbers(&player.used)),
            match &player.held_end_tiles {
                Some(tiles) => format!("end-game tiles {}", tiles_of(tiles)),
                None => format!("end-game tiles {}", player.end_tiles),
            },
        ];
        if !player.used_end_tiles.is_empty() {
            words.push(format!("used {}", tiles_of(&player.used_end_tiles)));
        }
        if let Some(screen) = &player.screen {
            words.push(behind(screen));
        }
        if player.retired {
            words.push("retired".to_owned());
        }
        wrap(&mut out, &format!("seat {}: ", at + 1), &words);
    }
    if let Some(secret) = secret {
        let mut words = vec![behind(&secret.screen)];
        words.push(format!("end-game tiles {}", tiles_of(&secret.end_tiles)));
        if let Some(left) = &secret.left {
            words.push(format!("left when you looked: {}", tiles_of(left)));
        }
        wrap(&mut out, "you: ", &words);
    }
    out
}

fn heading(out: &mut String, public: &Public) {
    let who = match public.to_act {
        Some(seat) => format!("turn {}, seat {seat}: {}", public.turn + 1, public.step),
        None => "the game is over".to_owned(),
    };
    let stacks: Vec<_> = public
        .stacks
        .iter()
        .map(|stack| match stack.top {
            Some(top) => format!("{} {}", stack.left, top.name()),
            None => "empty".to_owned(),
        })
        .collect();
    let ending = match public.ending {
        Ending::Open => "",
        Ending::LastTile => ", the last end-game tile is taken",
        Ending::LastRound => ", last round",
    };
    push(out, &format!("Paris, {who}{ending}"));
    let stacks = stacks.join(", ");
    push(out, &format!("stacks: {stacks}; end-game tiles: {}", public.end_tiles));
    if let Some(drawn) = &public.drawn {
        push(out, &format!("drawn: {} {}", drawn.of, drawn.building.value()));
    }
    if !public.homeless.is_empty() {
        let gone = public.homeless.iter().map(|it| format!("{} {}", it.of, it.building.value()));
        wrap(out, "left the game: ", &gone.collect::<Vec<_>>());
    }
}

fn push(out: &mut String, line: &str) {
    out.push_str(line.trim_end());
    out.push('\n');
}

/// Writes items separated by commas, wrapped at spaces, never beyond column 100.
fn wrap(out: &mut String, head: &str, items: &[String]) {
    let mut line = head.trim_end().to_owned();
    for word in items.join(", ").split(' ') {
        if line.chars().count() + 1 + word.chars().count() > 100 {
            push(out, &line);
            line = " ".to_owned();
        }
        line.push(' ');
        line.push_str(word);
    }
    push(out, &line);
}

fn keys(seats: &[Seat]) -> String {
    if seats.is_empty() {
        return String::new();
    }
    let seats: String = seats.iter().map(Seat::to_string).collect();
    format!("[{seats}]")
}

fn list<T: ToString>(items: impl Iterator<Item = T>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

fn numbers(tiles: &[Bonus]) -> String {
    if tiles.is_empty() { "-".to_owned() } else { list(tiles.iter()) }
}

fn tiles_of(tiles: &[EndTile]) -> String {
    if tiles.is_empty() { "-".to_owned() } else { list(tiles.iter()) }
}

fn short(kind: Kind) -> &'static str {
    match kind {
        Kind::Wood => "W",
        Kind::Marble => "M",
        Kind::Gold => "G",
        Kind::Bronze => "b",
        Kind::Silver => "s",
        Kind::GoldPrestige => "g",
    }
}

fn monument(monument: &Monument) -> String {
    format!("{} {}{}", monument.value, monument.landmark.name(), keys(&monument.keys))
}

fn monuments(list: &[Monument]) -> String {
    list.iter().map(monument).collect::<Vec<_>>().join(", ")
}

fn behind(screen: &Screen) -> String {
    let tokens: String = Kind::ALL
        .iter()
        .flat_map(|kind| {
            std::iter::repeat_n(short(*kind), usize::from(screen.tokens[kind.index()]))
        })
        .collect();
    let tokens = if tokens.is_empty() { "-".to_owned() } else { tokens };
    let half = if screen.half.is_empty() {
        String::new()
    } else {
        format!(" half {}", list(screen.half.iter()))
    };
    format!(
        "{} francs {} keys tokens {tokens} tiles {}{half}",
        screen.francs,
        screen.keys,
        numbers(&screen.unused)
    )
}
