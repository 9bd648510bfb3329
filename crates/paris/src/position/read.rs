//! Reading a position: the buildings, then what each player has, then what is on the board.

use table::{Flaw, Key, Quiet, Seat, Seed, Sheet, bits, listed};

use crate::Paris;
use crate::legal::{BESIDE_OTHER, BESIDE_OWN};
use crate::options::{Districts, Tokens, Track};
use crate::piece::{Bonus, District, EndTile, Kind};
use crate::place::{BUILDINGS, Building, Place, Post, Site, Spot};
use crate::position::ENDINGS;
use crate::setup::Deal;
use crate::state::{END_TILES, State};
use crate::step::Ending;

/// More francs than anybody can have, but few enough for the bound on a game's moves to hold.
const MOST_FRANCS: i64 = 250;
/// More VP than anybody can have from one source.
const MOST_POINTS: i64 = 999;
/// More turns than a game can have.
const MOST_TURNS: i64 = 9_999;

/// Where a drawn building went.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    In(District),
    Nowhere,
    Open,
}

impl Paris {
    fn keys(&self) -> Vec<Key> {
        let seats = self.seats;
        let mut keys: Vec<Key> =
            ["to-act", "step", "start", "turn", "ending"].map(Key::once).into();
        keys.extend(["francs", "reserve", "meeples", "landmarks", "vp-tiles"].map(Key::once));
        keys.extend(["bought", "eights", "prestige", "end-points"].map(Key::once));
        keys.extend(["end-tiles", "retired", "removed", "beside", "track"].map(Key::once));
        for name in ["keys", "tokens", "bonus", "bonus-points", "saw"] {
            keys.extend(Key::seats(name, seats));
        }
        let stacks = self.tables.stack_size.iter().filter(|size| **size > 0).count();
        for stack in 1..=stacks {
            keys.extend(["drawn", "stack"].map(|name| Key::once(format!("{name} {stack}"))));
        }
        keys
    }

    /// The position that a text describes.
    pub(crate) fn parse_position(&self, text: &str) -> Result<State, Vec<Flaw>> {
        let mut sheet = Sheet::read(text, &self.keys());
        let Some((mut state, open)) = self.read_buildings(&mut sheet) else {
            return Err(sheet.flaws());
        };
        let range = 0..=MOST_TURNS;
        state.turn = sheet.number("turn", range) as u16;
        self.read_landmarks(&mut sheet, &mut state);
        for seat in Seat::first(self.seats) {
            self.read_keys(&mut sheet, &mut state, seat);
            self.read_bonus(&mut sheet, &mut state, seat);
        }
        self.read_numbers(&mut sheet, &mut state);
        self.read_end_tiles(&mut sheet, &mut state);
        self.check_company(&mut sheet, &state);
        if sheet.is_flawed() {
            return Err(sheet.flaws());
        }
        self.read_step(&mut sheet, &mut state, open);
        sheet.done(state)
    }

    /// The deal with the drawn buildings, and the building still to be placed.
    fn read_buildings(&self, sheet: &mut Sheet<'_>) -> Option<(State, Option<Building>)> {
        let known = || format!("{}, …", Building::at(0));
        let (mut seen, mut fates, mut stacks) = (0_u64, Vec::new(), Vec::new());
        for (stack, &size) in (1..).zip(self.tables.stack_size.iter().filter(|size| **size > 0)) {
            let (drawn, down) = (format!("drawn {stack}"), format!("stack {stack}"));
            let mut of_stack = Vec::new();
            for (building, fate) in sheet.each(&drawn, |word| self.fate(word), known) {
                once(sheet, &drawn, building, &mut seen);
                fates.push((drawn.clone(), building, fate));
                of_stack.push(building);
            }
            let before = of_stack.len();
            for building in sheet.each(&down, |word| word.parse::<Building>().ok(), known) {
                once(sheet, &down, building, &mut seen);
                of_stack.push(building);
            }
            if of_stack.len() > usize::from(size) {
                let key = if before > usize::from(size) { &drawn } else { &down };
                sheet.most(key, of_stack.len(), usize::from(size));
            }
            stacks.push((of_stack, usize::from(size), before));
        }
        let mut removed = sheet.each("removed", |word| word.parse::<Building>().ok(), known);
        removed.iter().for_each(|building| once(sheet, "removed", *building, &mut seen));
        let dealt: usize = stacks.iter().map(|it| it.1).sum();
        if removed.len() > BUILDINGS - dealt {
            sheet.most("removed", removed.len(), BUILDINGS - dealt);
        }
        let some = self.shuffle(&mut Seed([0; 32]).dice());
        let start = sheet.seat("start", self.seats)?;
        if self.options.start.is_some_and(|only| only != start) {
            sheet.unfit("start", "start");
        }
        let mut deal = Deal { start, ..some };
        self.read_box(sheet, &mut deal);
        if sheet.is_flawed() {
            return None;
        }
        let mut rest = Building::all().filter(|building| seen & 1 << building.index() == 0);
        for (of_stack, size, _) in &mut stacks {
            let missing = *size - of_stack.len();
            of_stack.extend(rest.by_ref().take(missing));
        }
        removed.extend(rest);
        (deal.removed, deal.stacks) = (removed, stacks.iter().map(|it| it.0.clone()).collect());
        let mut state = self.set_up(&deal).ok()?;
        let drawn = stacks.iter().map(|it| it.2 as u8);
        for ((left, size), drawn) in
            state.stack_left.iter_mut().zip(self.tables.stack_size).zip(drawn)
        {
            *left = size - drawn;
        }
        let open = self.put_buildings(sheet, &mut state, &fates);
        Some((state, open))
    }

    /// What a drawn building and its mark mean.
    fn fate(&self, word: &str) -> Option<(Building, Fate)> {
        let Some((building, fate)) = word.split_once('@') else {
            let building: Building = word.parse().ok()?;
            return Some((building, Fate::In(building.district())));
        };
        let fate = match fate {
            "none" => Fate::Nowhere,
            "?" => Fate::Open,
            district => Fate::In(district.parse().ok()?),
        };
        let building: Building = building.parse().ok()?;
        let free = self.options.districts == Districts::Free;
        (free || fate == Fate::In(building.district())).then_some((building, fate))
    }

    fn put_buildings(
        &self,
        sheet: &mut Sheet<'_>,
        state: &mut State,
        fates: &[(String, Building, Fate)],
    ) -> Option<Building> {
        let mut open = None;
        for (key, building, fate) in fates {
            let (building, line) = (*building, sheet.line(key));
            match fate {
                Fate::In(district) => {
                    let mut fits = false;
                    self.districts_for(state, building, |it| fits |= it == *district);
                    if fits || self.options.districts == Districts::Printed {
                        self.build(state, building, *district, &mut Quiet);
                    } else {
                        sheet.no_room(line, building, district);
                    }
                }
                Fate::Nowhere => state.homeless |= 1 << building.index(),
                Fate::Open if open.is_some() => sheet.two_places(line, "@?"),
                Fate::Open => open = Some(building),
            }
        }
        for (key, building, _) in fates.iter().filter(|it| it.2 == Fate::Nowhere) {
            let mut room = None;
            self.districts_for(state, *building, |district| room = Some(district));
            if room.is_some() {
                sheet.unfit(key, &format!("{building}@none"));
            }
        }
        open
    }

    /// Reads what is shuffled besides the buildings, if options say so.
    fn read_box(&self, sheet: &mut Sheet<'_>, deal: &mut Deal) {
        if self.options.tokens == Tokens::Shuffled {
            let tokens =
                sheet.each("beside", |word| word.parse::<Kind>().ok(), || listed(Kind::ALL));
            deal.tokens = Some(tokens);
            if self.tokens(deal).is_err() {
                sheet.other_pieces("beside");
            }
        } else if sheet.has("beside") {
            sheet.unfit("beside", "tokens");
        }
        if self.options.track == Track::Shuffled {
            let numbers = sheet.numbers("track", Bonus::COUNT, 1..=Bonus::COUNT as i64);
            deal.track = Some(numbers.into_iter().map(|number| number as u8).collect());
            if self.track(deal).is_err() {
                sheet.other_pieces("track");
            }
        } else if sheet.has("track") {
            sheet.unfit("track", "track");
        }
    }

    fn read_landmarks(&self, sheet: &mut Sheet<'_>, state: &mut State) {
        let line = sheet.line("landmarks");
        let known = || self.example_landmark();
        let mut found: Vec<(usize, Site)> =
            sheet.each("landmarks", |word| self.landmark(word), known);
        // From the cheapest up: each is more expensive than those before it in its district.
        found.sort_by_key(|it| it.0);
        for (rank, site) in found {
            let above = match state.landmarks[site.district.index()] {
                0 => u8::MAX,
                some => self.tables.above[7 - some.leading_zeros() as usize],
            };
            if state.landmarks.iter().any(|of| of & 1 << rank != 0) {
                sheet.two_places(line, site);
            } else if above & 1 << rank == 0 {
                sheet.no_room(line, self.tables.landmark[rank], site.district);
            } else {
                state.landmarks[site.district.index()] |= 1 << rank;
            }
        }
        let tiles = sheet.each(
            "vp-tiles",
            |word| self.vp_tile(word),
            || format!("{}:{}, …", District::ALL[0], self.edition.prizes[0][0]),
        );
        let line = sheet.line("vp-tiles");
        for (district, tile) in tiles {
            let prize = self.edition.prizes[tile][0];
            if state.vp_left & 1 << tile == 0 {
                sheet.two_places(line, prize);
            } else if state.vp_tile(district).is_some() {
                sheet.no_room(line, prize, district);
            } else {
                state.vp_left &= !(1 << tile);
                state.vp_tile[district.index()] = tile as u8;
            }
        }
    }

    fn example_landmark(&self) -> String {
        format!("{}:{}, …", District::ALL[0], self.tables.landmark[0])
    }

    /// A landmark of this edition by its rank, and where it is.
    fn landmark(&self, word: &str) -> Option<(usize, Site)> {
        let site: Site = word.parse().ok()?;
        let Spot::Landmark(_) = site.spot else { return None };
        Some((self.tables.place(site)?.rank()?, site))
    }

    fn vp_tile(&self, word: &str) -> Option<(District, usize)> {
        let (district, prize) = word.split_once(':')?;
        let tile = self.edition.prizes.iter().position(|it| it[0].to_string() == prize)?;
        Some((district.parse().ok()?, tile))
    }

    fn read_keys(&self, sheet: &mut Sheet<'_>, state: &mut State, seat: Seat) {
        let key = format!("keys {seat}");
        let known = || listed(["arc", "chaillot:bank", "chaillot:5", "…"]);
        let posts = sheet.each(&key, |word| word.parse::<Post>().ok(), known);
        let line = sheet.line(&key);
        for post in posts {
            let there = match post {
                Post::Stand(_) => None,
                Post::Site(site) => {
                    let standing = state.built | state.places_of(site.district) & !ALL_SPACES;
                    let place = self.tables.place(site).filter(|it| standing & it.bit() != 0);
                    if place.is_none() {
                        sheet.nothing_there(line, site);
                    }
                    place
                }
            };
            let player = &mut state.players[seat];
            match (post, there) {
                (Post::Stand(stand), _) if player.stands & stand.bit() == 0 => {
                    player.stands |= stand.bit();
                }
                (Post::Site(_), Some(place)) if player.keys[2] & place.bit() == 0 => {
                    player.add_key(place);
                }
                (Post::Site(_), None) => {}
                _ => sheet.no_room(line, &key, post),
            }
        }
    }

    /// Reads bonus tiles with what they gave, and tokens.
    fn read_bonus(&self, sheet: &mut Sheet<'_>, state: &mut State, seat: Seat) {
        let key = format!("bonus {seat}");
        let read = |word: &str| {
            let number = word.trim_end_matches(['-', '/']);
            let (bonus, mark) = (number.parse::<Bonus>().ok()?, &word[number.len()..]);
            let halves = matches!(bonus.number(), 19 | 21);
            (matches!(mark, "" | "-") || mark == "/" && halves).then(|| (bonus, mark.to_owned()))
        };
        let line = sheet.line(&key);
        for (bonus, mark) in sheet.each(&key, read, || "1, 2, …, 30; 1-; 19/".to_owned()) {
            let player = &mut state.players[seat];
            if player.taken & bonus.bit() != 0 || state.copies[bonus.index()] == 0 {
                sheet.two_places(line, bonus);
                continue;
            }
            state.copies[bonus.index()] -= 1;
            player.taken |= bonus.bit();
            match mark.as_str() {
                "" => player.unused |= bonus.bit(),
                "/" => player.half |= bonus.bit(),
                _ => {}
            }
            if state.copies[bonus.index()] == 0 {
                state.on_track &= !bonus.bit();
            }
        }
        let key = format!("bonus-points {seat}");
        let read = |word: &str| {
            let (bonus, points) = word.split_once('=')?;
            Some((bonus.parse::<Bonus>().ok()?, crate::piece::number(points)?))
        };
        for (bonus, points) in sheet.each(&key, read, || "7=4".to_owned()) {
            let player = &mut state.players[seat];
            if player.taken & !player.unused & bonus.bit() == 0 {
                sheet.unfit(&key, &format!("bonus {seat}"));
            }
            player.ledger.bonus[bonus.index()] = points;
        }
        let key = format!("tokens {seat}");
        for kind in sheet.each(&key, |word| word.parse::<Kind>().ok(), || listed(Kind::ALL)) {
            let held = &mut state.players[seat].tokens[kind.index()];
            *held = held.saturating_add(1);
        }
    }

    /// Reads the lines that have a number for each seat.
    fn read_numbers(&self, sheet: &mut Sheet<'_>, state: &mut State) {
        let seats = self.seats;
        let numbers =
            |sheet: &mut Sheet<'_>, key: &str, most: i64| sheet.numbers(key, seats, 0..=most);
        let francs = numbers(sheet, "francs", MOST_FRANCS);
        let reserve = numbers(sheet, "reserve", i64::from(self.edition.reserve_keys));
        let meeples = numbers(sheet, "meeples", Bonus::COUNT as i64);
        let [eights, prestige, end] =
            ["eights", "prestige", "end-points"].map(|key| numbers(sheet, key, MOST_POINTS));
        let all = self.edition.keys[seats - 2] + self.edition.reserve_keys;
        for seat in Seat::first(seats) {
            let (at, player) = (seat.index(), &mut state.players[seat]);
            (player.francs, player.meeple) = (francs[at] as u16, meeples[at] as u8);
            player.reserve = reserve[at] as u8;
            player.ledger.eights = eights[at] as u16;
            player.ledger.prestige = prestige[at] as u16;
            player.ledger.end_tiles = end[at] as u16;
            let bonus: u16 = player.ledger.bonus.iter().map(|it| u16::from(*it)).sum();
            player.vp =
                player.ledger.eights + player.ledger.prestige + player.ledger.end_tiles + bonus;
            let out =
                player.count(u64::MAX) + player.stands.count_ones() + u32::from(player.reserve);
            match u32::from(all).checked_sub(out) {
                Some(hand) => player.hand = hand as u8,
                None => sheet.most(&format!("keys {seat}"), out as usize, usize::from(all)),
            }
        }
    }

    fn read_end_tiles(&self, sheet: &mut Sheet<'_>, state: &mut State) {
        let read = |word: &str| -> Option<(Seat, EndTile, Option<u8>)> {
            let (seat, rest) = word.split_once(':')?;
            let (tile, used) = match rest.split_once('/') {
                Some((tile, used)) => (tile, Some(crate::piece::number(used)?)),
                None => (rest, None),
            };
            let seat: Seat = seat.parse().ok().filter(|seat: &Seat| seat.index() < self.seats)?;
            Some((seat, tile.parse().ok()?, used))
        };
        let known = || format!("1:{}, …", self.edition.end_tiles[0]);
        let taken = sheet.each("end-tiles", read, known);
        let (line, all) = (sheet.line("end-tiles"), taken.len().min(END_TILES) as u8);
        for (seat, tile, used) in taken {
            let end = &mut state.end;
            let Some(at) = State::find_end_tile(end.left, &self.edition.end_tiles, tile) else {
                sheet.two_places(line, tile);
                continue;
            };
            let count = usize::from(end.count);
            end.left &= !(1 << at);
            (end.takes[count], end.takers[count]) = (at as u8, seat.index() as u8);
            end.count += 1;
            match used {
                None => state.players[seat].end_tiles |= 1 << at,
                Some(used) if (end.count..=all).contains(&used) => end.used_at[at] = used,
                Some(used) => sheet.unfit("end-tiles", &format!("{seat}:{tile}/{used}")),
            }
        }
        if state.end.count > 0 && !state.stacks_empty() {
            sheet.unfit("end-tiles", "drawn 1");
        }
        let words = || listed(ENDINGS.map(|it| it.1));
        let ending = |word: &str| ENDINGS.iter().find(|it| it.1 == word).map(|it| it.0);
        if let Some(ending) = sheet.one("ending", ending, words) {
            state.ending = ending;
            if (ending == Ending::Open) != (state.end.left != 0) {
                sheet.unfit("ending", "end-tiles");
            }
        }
        for seat in Seat::first(self.seats) {
            let key = format!("saw {seat}");
            let count = state.end.count;
            let when = |word: &str| crate::piece::number(word).filter(|it| *it <= count);
            for when in sheet.each(&key, when, || listed(0..=count)) {
                state.players[seat].saw |= 1 << when;
            }
            if sheet.has(&key) && state.players[seat].saw != 0 && !state.stacks_empty() {
                sheet.unfit(&key, "drawn 1");
            }
        }
        let seat = |word: &str| word.parse().ok().filter(|seat: &Seat| seat.index() < self.seats);
        for seat in sheet.each("retired", seat, || listed(Seat::first(self.seats))) {
            state.players[seat].retired = true;
            if state.end.left != 0 {
                sheet.unfit("retired", "end-tiles");
            }
        }
    }

    /// Checks that two keys at one place are matched by used tiles 9 or 16, and VP tiles by fourth
    /// keys.
    fn check_company(&self, sheet: &mut Sheet<'_>, state: &State) {
        let used = |seat: Seat| {
            let player = &state.players[seat];
            let used = player.taken & !player.unused & (BESIDE_OWN.bit() | BESIDE_OTHER.bit());
            used.count_ones()
        };
        let seats = || Seat::first(self.seats);
        for seat in seats() {
            let player = &state.players[seat];
            if player.keys[1].count_ones() + player.keys[2].count_ones() > used(seat) {
                sheet.unfit(&format!("keys {seat}"), &format!("bonus {seat}"));
            }
        }
        let keys: u32 = state.players.iter().map(|player| player.count(u64::MAX)).sum();
        if keys - state.occupied().count_ones() > seats().map(used).sum() {
            let shared = bits(state.occupied()).map(Place::at).find(|place| {
                state.players.iter().map(|player| player.count(place.bit())).sum::<u32>() > 1
            });
            if let Some(site) = shared.and_then(|place| self.site_of(state, place)) {
                let mut last = seats().filter(|seat| {
                    let place = self.tables.place(site);
                    place.is_some_and(|it| state.players[*seat].count(it.bit()) > 0)
                });
                let key = last.next_back().map(|seat| format!("keys {seat}")).unwrap_or_default();
                let line = sheet.line(&key);
                sheet.no_room(line, key, site);
            }
        }
        let fourths = District::ALL.iter().filter(|it| state.keys_in(**it) >= 4).count();
        let tiles = state.vp_tile.iter().filter(|tile| **tile != crate::state::NONE).count();
        if tiles > fourths {
            sheet.most("vp-tiles", tiles, fourths);
        }
    }

    /// Removes the tokens of the bought spaces, and counts what is left for the supply.
    pub(super) fn read_tokens(&self, sheet: &mut Sheet<'_>, state: &mut State) {
        let known = || format!("{}, …", Building::at(0));
        let mut gone = state.occupied() & !self.being_paid(state.step) & ALL_SPACES;
        let line = sheet.line("bought");
        for building in sheet.each("bought", |word| word.parse::<Building>().ok(), known) {
            let space = 1 << building.index();
            if state.built & space == 0 {
                sheet.nothing_there(line, building);
            }
            gone |= space;
        }
        state.token_there &= !gone;
        for kind in Kind::ALL {
            let out = bits(gone).filter(|at| state.beside[*at] == kind).count();
            let held = state.players.iter().map(|it| usize::from(it.tokens[kind.index()]));
            let held: usize = held.sum();
            match out.checked_sub(held) {
                Some(left) if kind.is_resource() => state.supply[kind.index()] = left as u8,
                Some(_) => {}
                None => sheet.most(kind.as_str(), held, out),
            }
        }
    }
}

/// Notes a building that has already been named elsewhere.
fn once(sheet: &mut Sheet<'_>, key: &str, building: Building, seen: &mut u64) {
    if *seen & 1 << building.index() != 0 {
        let line = sheet.line(key);
        sheet.two_places(line, building);
    }
    *seen |= 1 << building.index();
}

/// All building spaces, as a set of places.
const ALL_SPACES: u64 = (1 << BUILDINGS) - 1;
