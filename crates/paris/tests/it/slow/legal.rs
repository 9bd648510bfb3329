//! Which moves are legal, by trying everything.

use std::collections::BTreeSet;

use super::{DISTRICTS, PRESTIGE, Player, RESOURCES, Slow, Step};

impl Slow {
    /// The notation of every legal move.
    pub(crate) fn legal(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        match &self.step {
            Step::Over => {}
            Step::Draw => {
                for (at, stack) in self.stacks.iter().enumerate() {
                    if !stack.is_empty() {
                        moves.insert(format!("draw {}", at + 1));
                    }
                }
            }
            Step::Place(building) => {
                moves.extend(self.homes(building).iter().map(|it| format!("place {it}")));
            }
            Step::Action => {
                moves = self.actions();
                if moves.is_empty() {
                    moves.insert("skip".to_owned());
                }
                if self.end_tiles.is_empty() {
                    moves.insert("retire".to_owned());
                }
                moves.append(&mut self.free_steps());
            }
            Step::EndTile => {
                moves.extend(self.end_tiles.iter().map(|tile| format!("choose {tile}")));
            }
            Step::Pay { owed, .. } => {
                for source in self.payers(self.me(), owed) {
                    moves.insert(format!("pay {} {}", owed[0], short(&source)));
                }
            }
            Step::Prestige { slots, .. } => {
                moves.insert("skip".to_owned());
                for kind in slots {
                    for source in self.sources(self.me(), kind) {
                        moves.insert(format!("prestige {kind} {}", short(&source)));
                    }
                }
            }
            Step::Bonus { price, .. } => {
                moves.insert("skip".to_owned());
                if self.me().francs >= *price {
                    moves.extend(self.ahead().iter().map(|number| format!("bonus {number}")));
                }
                if *price > 0 {
                    moves.append(&mut self.free_steps());
                }
            }
            Step::VpTile => {
                moves.insert("skip".to_owned());
                for tile in &self.vp_tiles {
                    for district in DISTRICTS.iter().filter(|it| !self.prizes.contains_key(**it)) {
                        moves.insert(format!("vp {} {district}", tile[0]));
                    }
                }
            }
            Step::Free => {
                moves.insert("end".to_owned());
                moves.append(&mut self.free_steps());
            }
        }
        moves
    }

    /// The type printed on a building.
    pub(super) fn kind_of(&self, building: &str) -> String {
        let (district, value) = building.split_once(':').unwrap();
        let row = DISTRICTS.iter().position(|it| *it == district).unwrap();
        let column = ["1", "2", "3", "4", "5", "8"].iter().position(|it| *it == value).unwrap();
        self.file["district"][row]["types"][column].as_str().unwrap().to_owned()
    }

    /// The districts a building may go to when they are free.
    pub(super) fn homes(&self, building: &str) -> Vec<String> {
        let value = building.split(':').nth(1).unwrap();
        let kind = self.kind_of(building);
        let fits = |district: &&&str| {
            let mut here = self.built.iter().filter(|(site, _)| site.starts_with(**district));
            !self.built.contains_key(&format!("{district}:{value}"))
                && here.all(|(_, other)| *other != kind)
        };
        DISTRICTS.iter().filter(fits).map(|it| (*it).to_owned()).collect()
    }

    fn actions(&self) -> BTreeSet<String> {
        let me = self.me();
        let mut moves = BTreeSet::new();
        if me.hand > 0 {
            if !me.keys.contains(&"arc".to_owned()) {
                moves.insert("key arc".to_owned());
            }
            for district in DISTRICTS {
                if !me.keys.contains(&format!("{district}:bank")) {
                    moves.insert(format!("key {district}"));
                }
            }
        }
        for from in &me.keys {
            for district in DISTRICTS {
                for spot in self.spots(district) {
                    let to = format!("{district}:{spot}");
                    if self.can_reach(from, &to) && self.can_afford(from, &to) {
                        moves.extend(
                            self.ways(&to).iter().map(|with| format!("move {from} {to}{with}")),
                        );
                    }
                }
            }
        }
        if self.stacks_empty() && self.rules == 1 {
            moves.extend(self.end_tiles.iter().map(|tile| format!("endtile {tile}")));
        } else if self.stacks_empty() && !self.end_tiles.is_empty() {
            moves.insert("endtile".to_owned());
        }
        moves
    }

    /// What stands in a district, and the landmarks that could be added.
    fn spots(&self, district: &str) -> Vec<String> {
        let here =
            self.built.keys().filter_map(|site| site.strip_prefix(district)?.strip_prefix(':'));
        let mut spots: Vec<String> = here.map(ToOwned::to_owned).collect();
        let standing = &self.landmarks[district];
        spots.extend(standing.iter().cloned());
        let worth = |name: &String| self.landmark(name).unwrap()["value"].as_integer().unwrap();
        let last = standing.last().map_or(0, worth);
        spots.extend(self.unplaced.iter().filter(|name| worth(name) > last).cloned());
        spots
    }

    fn can_reach(&self, from: &str, to: &str) -> bool {
        let district = |post: &str| post.split(':').next().unwrap().to_owned();
        from == "arc" || district(from) == district(to) && self.value(to) > self.value(from)
    }

    fn can_afford(&self, from: &str, to: &str) -> bool {
        let francs = self.value(to) - self.value(from);
        self.me().francs >= francs && self.can_pay(self.me(), &self.cost(to))
    }

    /// How a key may go to a site: freely, or with which tile.
    fn ways(&self, to: &str) -> Vec<&'static str> {
        let keys = self.keys_at(to);
        if keys.is_empty() {
            return vec![""];
        }
        let mut ways = Vec::new();
        if keys.contains(&self.actor) && self.me().unused.contains(&9) {
            ways.push(" with 9");
        }
        if keys.iter().any(|seat| *seat != self.actor) && self.me().unused.contains(&16) {
            ways.push(" with 16");
        }
        ways
    }

    /// What in a purse is of a kind or counts as it; each sort once.
    pub(super) fn sources(&self, player: &Player, kind: &str) -> BTreeSet<String> {
        let resource = RESOURCES.contains(&kind);
        let fits = |thing: &&String| {
            **thing == kind
                || **thing == format!("endtile {kind}")
                || match thing.as_str() {
                    "tile10" | "tile21" => resource,
                    "tile8" | "tile19" => !resource,
                    tile => tile.strip_prefix("tile").is_some_and(|number| {
                        self.file["bonus"]["resource"][number].as_str() == Some(kind)
                    }),
                }
        };
        player.purse.iter().filter(fits).cloned().collect()
    }

    /// Whether everything owed can be paid somehow.
    fn can_pay(&self, player: &Player, owed: &[String]) -> bool {
        owed.is_empty() || !self.payers(player, owed).is_empty()
    }

    /// What can pay the first unit owed so that the rest can be paid too.
    pub(super) fn payers(&self, player: &Player, owed: &[String]) -> Vec<String> {
        let enough = |source: &String| {
            let mut rest = player.clone();
            let at = rest.purse.iter().position(|it| it == source).unwrap();
            rest.purse.remove(at);
            self.can_pay(&rest, &owed[1..])
        };
        self.sources(player, &owed[0]).into_iter().filter(enough).collect()
    }

    /// The numbers ahead on the track that can be taken.
    pub(super) fn ahead(&self) -> Vec<usize> {
        let me = self.me();
        let open = |(number, copies): &&(usize, usize)| *copies > 0 && !me.taken.contains(number);
        self.track[me.meeple..].iter().filter(open).map(|(number, _)| *number).collect()
    }

    pub(super) fn free_steps(&self) -> BTreeSet<String> {
        let me = self.me();
        let mut moves = BTreeSet::new();
        for kind in RESOURCES {
            let price = self.file["prices"]["buy"][kind].as_integer().unwrap();
            if self.supply.iter().any(|it| it == kind) && me.francs >= price {
                moves.insert(format!("buy {kind}"));
            }
        }
        for thing in &me.purse {
            match thing.as_str() {
                "tile10" | "tile21" => {
                    moves.insert(format!("sell {} {thing}", self.dearest(RESOURCES)));
                }
                "tile8" | "tile19" => {
                    moves.insert(format!("sell {} {thing}", self.dearest(PRESTIGE)));
                }
                "tile2" | "tile3" | "tile4" => {
                    let kind = self.file["bonus"]["resource"][&thing[4..]].as_str().unwrap();
                    moves.insert(format!("sell {kind} {thing}"));
                }
                other => match other.strip_prefix("endtile ") {
                    Some(tile) if tile.contains("-francs") || tile.contains("-vp") => {
                        moves.insert(format!("use {tile}"));
                    }
                    Some(kind) => {
                        moves.insert(format!("sell {kind} endtile"));
                    }
                    None => {
                        moves.insert(format!("sell {other} token"));
                    }
                },
            }
        }
        for &number in &me.unused {
            moves.append(&mut self.uses(number));
        }
        moves
    }

    /// The kind with the best price, the last among equals.
    fn dearest(&self, kinds: [&'static str; 3]) -> &'static str {
        let price = |kind: &str| self.file["prices"]["sell"][kind].as_integer().unwrap();
        let best = kinds.iter().map(|kind| price(kind)).max().unwrap();
        kinds.into_iter().rev().find(|kind| price(kind) == best).unwrap()
    }

    fn uses(&self, number: usize) -> BTreeSet<String> {
        let me = self.me();
        let mut moves = BTreeSet::new();
        match number {
            17 => {
                let open = |(it, copies): &&(usize, usize)| *copies > 0 && !me.taken.contains(it);
                moves.extend(self.track.iter().filter(open).map(|(it, _)| format!("use 17 {it}")));
            }
            25 => {
                let mut steps = 0;
                for space in (1..me.meeple).rev() {
                    let (it, copies) = self.track[space - 1];
                    if copies == 0 {
                        continue;
                    }
                    steps += 1;
                    if steps <= 5 && !me.taken.contains(&it) {
                        moves.insert(format!("use 25 {it}"));
                    }
                }
            }
            23 => self.pairs(number, &PRESTIGE, String::new(), &me.purse, &mut moves),
            24 => self.pairs(number, &RESOURCES, String::new(), &me.purse, &mut moves),
            13 | 14 => {
                let price =
                    self.file["bonus"]["key_price"][&number.to_string()].as_integer().unwrap();
                if me.reserve > 0 && me.francs >= price {
                    moves.insert(format!("use {number}"));
                }
            }
            1 | 5 => drop(moves.insert(format!("use {number}"))),
            _ if self.worth(number) > 0 => drop(moves.insert(format!("use {number}"))),
            _ => {}
        }
        moves
    }

    /// Adds a move for each way to give back pairs, kind by kind.
    fn pairs(
        &self,
        number: usize,
        kinds: &[&str],
        named: String,
        purse: &[String],
        moves: &mut BTreeSet<String>,
    ) {
        if !named.is_empty() {
            moves.insert(format!("use {number}{named}"));
        }
        for (at, kind) in kinds.iter().enumerate() {
            if purse.iter().filter(|it| it == kind).count() >= 2 {
                let mut rest = purse.to_vec();
                for _ in 0..2 {
                    let first = rest.iter().position(|it| it == kind).unwrap();
                    rest.remove(first);
                }
                self.pairs(number, &kinds[at..], format!("{named} {kind}"), &rest, moves);
            }
        }
    }
}

/// The word for a source in the notation.
fn short(source: &str) -> &str {
    match source {
        source if source.starts_with("endtile") => "endtile",
        source if source.starts_with("tile") => source,
        _ => "token",
    }
}
