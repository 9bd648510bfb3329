//! Checks an edition file, and finds every problem, not only the first.

use std::collections::{BTreeMap, BTreeSet};

use table::{EditionError, EditionInfo};

use super::raw::{Bonuses, ByNumber, Raw};
use super::{Edition, Effect, LandmarkTile};
use crate::piece::{Bonus, District, EndTile, Kind, Landmark, Type, Value, number};
use crate::place::LANDMARKS;

/// The largest figure allowed, so that counts and points fit into the fields of the state.
const LARGEST: u8 = 20;

/// Collects what is wrong with a file.
#[derive(Default)]
struct Checker {
    problems: Vec<String>,
}

/// Reads a file of the right form.
pub(super) fn edition(info: EditionInfo, raw: &Raw) -> Result<Edition, EditionError> {
    let mut check = Checker::default();
    let beside = check.beside(&raw.tokens.beside);
    let edition = Edition {
        info,
        francs: check.figure("setup.francs", raw.setup.francs),
        keys: check.numbers("setup.keys", &raw.setup.keys, [2, 3, 4]),
        reserve_keys: raw.setup.reserve_keys,
        removed: raw.setup.removed_buildings,
        banks: check.list("district", raw.district.iter().map(|it| it.bank), 0),
        types: check.types(raw),
        beside,
        tokens: check.tokens(raw, beside),
        buy: check.kinds("prices.buy", &raw.prices.buy, Kind::RESOURCES),
        sell: check.kinds("prices.sell", &raw.prices.sell, Kind::ALL),
        eight_wood: check.figure("building_8.wood", raw.building_8.wood),
        eight_vp: check.figure("building_8.vp", raw.building_8.vp),
        bonus_price: check.figure("building_3.bonus_price", raw.building_3.bonus_price),
        landmarks: check.landmarks(raw),
        slot_vp: check.kinds("slot_vp", &raw.slot_vp, Kind::PRESTIGE),
        prizes: check.prizes(&raw.vp_tiles.prizes),
        zones: check.zones(&raw.bonus.zones),
        effects: check.effects(&raw.bonus),
        extra: check.extra(&raw.bonus.extra_copies),
        end_tiles: check.end_tiles(&raw.end_tiles.tiles),
    };
    check.totals(&edition);
    EditionError::unless_none(check.problems)?;
    Ok(edition)
}

impl Checker {
    fn problem(&mut self, at: &str, text: impl std::fmt::Display) {
        self.problems.push(format!("{at}: {text}"));
    }

    fn figure(&mut self, at: &str, figure: u8) -> u8 {
        if figure > LARGEST {
            self.problem(at, format_args!("{figure} is more than {LARGEST}"));
        }
        figure
    }

    fn word<T: std::str::FromStr<Err = table::NotationError>>(
        &mut self,
        at: &str,
        text: &str,
    ) -> Option<T> {
        text.parse().map_err(|error| self.problem(at, error)).ok()
    }

    /// Exactly `N` things.
    fn list<T: Copy, const N: usize>(
        &mut self,
        at: &str,
        things: impl ExactSizeIterator<Item = T>,
        filler: T,
    ) -> [T; N] {
        if things.len() != N {
            self.problem(at, format_args!("{} entries instead of {N}", things.len()));
        }
        let mut list = [filler; N];
        list.iter_mut().zip(things).for_each(|(place, thing)| *place = thing);
        list
    }

    /// A table with exactly these numbers as keys.
    fn by_number<'a, T, const N: usize>(
        &mut self,
        at: &str,
        table: &'a ByNumber<T>,
        keys: [u8; N],
    ) -> [Option<&'a T>; N] {
        for key in table.keys() {
            if !number(key).is_some_and(|key| keys.contains(&key)) {
                self.problem(at, format_args!("unknown entry {key}"));
            }
        }
        keys.map(|key| {
            let entry = table.get(&key.to_string());
            if entry.is_none() {
                self.problem(at, format_args!("{key} is missing"));
            }
            entry
        })
    }

    fn numbers<const N: usize>(
        &mut self,
        at: &str,
        table: &ByNumber<u8>,
        keys: [u8; N],
    ) -> [u8; N] {
        self.by_number(at, table, keys).map(|entry| self.figure(at, entry.copied().unwrap_or(0)))
    }

    /// A figure for each of these kinds.
    fn kinds<const N: usize>(
        &mut self,
        at: &str,
        table: &BTreeMap<String, u8>,
        kinds: [Kind; N],
    ) -> [u8; N] {
        for key in table.keys() {
            if !kinds.iter().any(|kind| kind.as_str() == key) {
                self.problem(at, format_args!("unknown entry {key}"));
            }
        }
        kinds.map(|kind| match table.get(kind.as_str()) {
            Some(&figure) => self.figure(at, figure),
            None => {
                self.problem(at, format_args!("{kind} is missing"));
                0
            }
        })
    }

    fn types(&mut self, raw: &Raw) -> [[Type; 6]; 6] {
        for (district, entry) in District::ALL.iter().zip(&raw.district) {
            if entry.name != district.name() {
                let at = format!("district {}", entry.name);
                self.problem(&at, format_args!("expected {} here", district.name()));
            }
        }
        let lists: Vec<_> = raw
            .district
            .iter()
            .map(|entry| {
                let at = format!("district {}.types", entry.name);
                let types: Vec<_> = entry
                    .types
                    .iter()
                    .map(|word| self.word(&at, word).unwrap_or(Type::Bakery))
                    .collect();
                self.list(&at, types.into_iter(), Type::Bakery)
            })
            .collect();
        let types: [[Type; 6]; 6] = self.list("district", lists.into_iter(), [Type::Bakery; 6]);
        let names: BTreeSet<Type> = types.as_flattened().iter().copied().collect();
        let sixth = names.iter().filter(|of| of.slot() == Type::Bookshop.slot());
        let sixth: Vec<&str> = sixth.map(|of| of.as_str()).collect();
        if sixth.len() > 1 {
            let names = sixth.join(" and ");
            self.problem("district.types", format_args!("{names} are names of the same type"));
        }
        types
    }

    fn beside(&mut self, table: &ByNumber<String>) -> [Kind; 6] {
        let values = Value::ALL.map(Value::number);
        self.by_number("tokens.beside", table, values).map(|word| {
            word.and_then(|word| self.word("tokens.beside", word)).unwrap_or(Kind::Wood)
        })
    }

    /// The tokens of each district. The variant `tokens = shuffled` needs as many gold tokens as
    /// there are 8s, wherever they lie without the variant.
    fn tokens(&mut self, raw: &Raw, beside: [Kind; 6]) -> [[Kind; 6]; 6] {
        let mut districts = [beside; 6];
        let mut by_district = false;
        for (row, entry) in districts.iter_mut().zip(&raw.district) {
            let Some(words) = &entry.tokens else { continue };
            let at = format!("district {}.tokens", entry.name);
            let kinds: Vec<_> =
                words.iter().map(|word| self.word(&at, word).unwrap_or(Kind::Wood)).collect();
            *row = self.list(&at, kinds.into_iter(), Kind::Wood);
            by_district = true;
        }
        let count = |wanted: fn(&Kind) -> bool| {
            districts.as_flattened().iter().filter(|it| wanted(it)).count()
        };
        let resources = count(|kind| kind.is_resource());
        let gold = count(|kind| *kind == Kind::Gold);
        if resources != 18 || gold != 6 {
            let at = if by_district { "district.tokens" } else { "tokens.beside" };
            self.problem(at, "the game has 18 resources, 6 of them gold, and 18 prestige");
        }
        districts
    }

    fn landmarks(&mut self, raw: &Raw) -> [LandmarkTile; LANDMARKS] {
        let tiles: Vec<_> = raw
            .landmark
            .iter()
            .map(|entry| {
                let at = format!("landmark {}", entry.name);
                let known = Landmark::ALL.into_iter().find(|it| it.name() == entry.name);
                if known.is_none() {
                    let names: Vec<_> = Landmark::ALL.iter().map(|it| it.name()).collect();
                    self.problem(&at, format_args!("not one of {}", names.join(", ")));
                }
                let mut cost = [0; 3];
                for (word, &figure) in &entry.cost {
                    match Kind::RESOURCES.iter().find(|kind| kind.as_str() == word) {
                        Some(kind) => cost[kind.index()] = self.figure(&at, figure),
                        None => self.problem(&at, format_args!("{word} is not a resource")),
                    }
                }
                let slots: Vec<_> = entry
                    .slots
                    .iter()
                    .map(|word| match self.word(&at, word) {
                        Some(kind) if Kind::PRESTIGE.contains(&kind) => kind,
                        _ => {
                            self.problem(&at, format_args!("{word} is not prestige"));
                            Kind::Bronze
                        }
                    })
                    .collect();
                LandmarkTile {
                    landmark: known.unwrap_or(Landmark::Louvre),
                    value: self.figure(&at, entry.value),
                    cost,
                    slots: self.list(&at, slots.into_iter(), Kind::Bronze),
                }
            })
            .collect();
        // Two may have the same value: neither can then be added above the other.
        let rising = tiles.windows(2).all(|pair| pair[0].value <= pair[1].value);
        if !rising || tiles.first().is_some_and(|tile| tile.value <= Value::Eight.number()) {
            self.problem("landmark", "the values must not fall and be above 8");
        }
        let twice = (1..tiles.len())
            .any(|at| tiles[..at].iter().any(|tile| tile.landmark == tiles[at].landmark));
        if twice {
            self.problem("landmark", "one is named twice");
        }
        let filler = LandmarkTile {
            landmark: Landmark::Louvre,
            value: 0,
            cost: [0; 3],
            slots: [Kind::Bronze; 3],
        };
        self.list("landmark", tiles.into_iter(), filler)
    }

    fn prizes(&mut self, lists: &[Vec<u8>]) -> [[u8; 3]; 6] {
        let at = "vp_tiles.prizes";
        let prizes: Vec<[u8; 3]> =
            lists.iter().map(|list| self.list(at, list.iter().copied(), 0)).collect();
        if !prizes.iter().all(|prize| prize[0] > prize[1] && prize[1] > prize[2]) {
            self.problem(at, "the prizes of a tile must fall");
        }
        if !prizes.windows(2).all(|pair| pair[0][0] > pair[1][0]) {
            self.problem(at, "the first prizes must differ, the highest first");
        }
        self.list(at, prizes.into_iter(), [0; 3])
    }

    fn zones(&mut self, table: &BTreeMap<String, Vec<u8>>) -> [[u8; 2]; 3] {
        let at = "bonus.zones";
        let names: Vec<_> = table.keys().map(String::as_str).collect();
        if names != ["A", "B", "C"] {
            self.problem(at, "expected A, B and C");
        }
        let zones: Vec<[u8; 2]> =
            table.values().map(|list| self.list(at, list.iter().copied(), 0)).collect();
        let zones: [[u8; 2]; 3] = self.list(at, zones.into_iter(), [0; 2]);
        let mut next = 1;
        for [first, last] in zones {
            if first != next || last < first {
                self.problem(at, "the zones must cover 1 to 30 without a gap");
                return zones;
            }
            next = last.saturating_add(1);
        }
        if usize::from(next) != Bonus::COUNT + 1 {
            self.problem(at, "the zones must cover 1 to 30 without a gap");
        }
        zones
    }

    fn effects(&mut self, raw: &Bonuses) -> [Effect; Bonus::COUNT + 1] {
        let mut effects = [Effect::Flat { francs: 0, vp: 0 }; Bonus::COUNT + 1];
        const FLAT: [u8; 5] = [1, 5, 7, 12, 22];
        for (number, flat) in FLAT.iter().zip(self.by_number("bonus.flat", &raw.flat, FLAT)) {
            let Some(flat) = flat else { continue };
            if flat.francs == 0 && flat.vp == 0 {
                self.problem("bonus.flat", format_args!("{number} gives nothing"));
            }
            let francs = self.figure("bonus.flat", flat.francs);
            let vp = self.figure("bonus.flat", flat.vp);
            effects[usize::from(*number)] = Effect::Flat { francs, vp };
        }
        const RESOURCE: [u8; 3] = [2, 3, 4];
        let mut seen = Vec::new();
        let words = self.by_number("bonus.resource", &raw.resource, RESOURCE);
        for (number, word) in RESOURCE.iter().zip(words) {
            let kind = word.and_then(|word| self.word::<Kind>("bonus.resource", word));
            if let Some(kind) = kind {
                seen.push(kind);
                effects[usize::from(*number)] = Effect::Resource(kind);
            }
        }
        seen.sort();
        if seen != Kind::RESOURCES {
            self.problem("bonus.resource", "expected one tile for each resource");
        }
        const BUILDING: [u8; 6] = [6, 11, 15, 18, 26, 28];
        let lists = self.by_number("bonus.per_building", &raw.per_building, BUILDING);
        for (number, list) in BUILDING.iter().zip(lists) {
            match list.map(Vec::as_slice) {
                Some(&[value, vp]) if Value::of(value).is_some() => {
                    let value = Value::of(value).expect("the guard has asked");
                    let vp = self.figure("bonus.per_building", vp);
                    effects[usize::from(*number)] = Effect::PerBuilding { value, vp };
                }
                _ => self.problem("bonus.per_building", format_args!("{number}: [value, VP]")),
            }
        }
        let [first, second] = self.numbers("bonus.key_price", &raw.key_price, [13, 14]);
        effects[13] = Effect::Key { price: first };
        effects[14] = Effect::Key { price: second };
        let pair = self.numbers("bonus.per_pair", &raw.per_pair, [2, 3, 4]);
        effects[23] = Effect::PrestigePairs(pair);
        effects[24] = Effect::ResourcePairs(pair);
        let unused = self.numbers("bonus.per_unused", &raw.per_unused, [2, 3, 4]);
        effects[20] = Effect::PerUnused(unused);
        effects[29] = Effect::PerLandmark(self.figure("bonus.per_landmark", raw.per_landmark));
        let types = self.by_number("bonus.types", &raw.types, [4, 5, 6, 7]);
        effects[30] = Effect::Types(types.map(|vp| vp.copied().unwrap_or(0)));
        effects[8] = Effect::AnyPrestige(1);
        effects[19] = Effect::AnyPrestige(2);
        effects[10] = Effect::AnyResource(1);
        effects[21] = Effect::AnyResource(2);
        effects[9] = Effect::BesideOwn;
        effects[16] = Effect::BesideOther;
        effects[17] = Effect::TakeAny;
        effects[25] = Effect::Back;
        effects[27] = Effect::FrancsAtEnd;
        effects
    }

    fn extra(&mut self, table: &ByNumber<Vec<u8>>) -> [[u8; Bonus::COUNT + 1]; 2] {
        let at = "bonus.extra_copies";
        self.by_number(at, table, [3, 4]).map(|list| {
            let mut copies = [0; Bonus::COUNT + 1];
            for &number in list.into_iter().flatten() {
                match copies.get_mut(usize::from(number)) {
                    Some(count) if number > 0 => *count += 1,
                    _ => self.problem(at, format_args!("there is no tile {number}")),
                }
            }
            copies
        })
    }

    fn end_tiles(&mut self, words: &[String]) -> [EndTile; 12] {
        let at = "end_tiles.tiles";
        let tiles: Vec<_> = words
            .iter()
            .map(|word| {
                let tile = self.word(at, &word.replace(' ', "-")).unwrap_or(EndTile::Vp(0));
                if let EndTile::Francs(amount) | EndTile::Vp(amount) = tile {
                    self.figure(at, amount);
                }
                tile
            })
            .collect();
        self.list(at, tiles.into_iter(), EndTile::Vp(0))
    }

    /// Checks that concern several parts together.
    fn totals(&mut self, edition: &Edition) {
        for kind in Kind::RESOURCES {
            let (buy, sell) = (edition.buy[kind.index()], edition.sell[kind.index()]);
            if buy <= sell {
                let text = "buying must be dearer than selling, or a turn could go on for ever";
                self.problem(&format!("prices.{kind}"), text);
            }
        }
        for (at, most, times) in [
            ("bonus.per_unused", edition.effects[20], Bonus::COUNT),
            ("bonus.per_pair", edition.effects[24], 9),
        ] {
            if let Effect::PerUnused(vp) | Effect::ResourcePairs(vp) = most
                && vp.iter().any(|&vp| usize::from(vp) * times > usize::from(u8::MAX))
            {
                self.problem(at, "too many VP");
            }
        }
        for keys in edition.keys {
            if keys == 0 || keys.saturating_add(edition.reserve_keys) > 12 {
                self.problem("setup.keys", "each player has 12 keys, the reserve included");
            }
        }
        if edition.removed > 12 {
            self.problem("setup.removed_buildings", "too many");
        }
        let tiles = Bonus::COUNT
            + edition.extra.iter().flatten().map(|&count| usize::from(count)).sum::<usize>();
        if tiles != 42 {
            self.problem("bonus.extra_copies", format_args!("{tiles} bonus tiles instead of 42"));
        }
        for bank in edition.banks {
            self.figure("district.bank", bank);
        }
    }
}
