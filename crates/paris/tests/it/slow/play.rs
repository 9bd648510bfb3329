//! What moves do.

use super::{Ending, Slow, Step};

impl Slow {
    /// Plays a legal move.
    pub(crate) fn play(&mut self, mv: &str) {
        let words: Vec<&str> = mv.split(' ').collect();
        match words[..] {
            ["draw", stack] => {
                let stack: usize = stack.parse().unwrap();
                let building = self.stacks[stack - 1].remove(0);
                let homes = if self.free {
                    self.homes(&building)
                } else {
                    vec![building.split(':').next().unwrap().to_owned()]
                };
                match &homes[..] {
                    [] => self.step = Step::Action,
                    [home] => self.build(&building, home),
                    _ => self.step = Step::Place(building),
                }
            }
            ["place", district] => {
                let Step::Place(building) = self.step.clone() else { panic!("{mv}") };
                self.build(&building, district);
            }
            ["key", stand] => {
                self.me_mut().hand -= 1;
                if stand == "arc" {
                    self.me_mut().keys.push("arc".to_owned());
                } else {
                    self.me_mut().keys.push(format!("{stand}:bank"));
                    let row = super::DISTRICTS.iter().position(|it| *it == stand).unwrap();
                    self.me_mut().francs +=
                        self.file["district"][row]["bank"].as_integer().unwrap();
                }
                self.step = Step::Free;
            }
            ["move", from, to, ..] => {
                if let Some(tile) = words.get(4) {
                    self.me_mut().unused.remove(&tile.parse().unwrap());
                }
                self.move_key(from, to);
            }
            ["endtile"] => self.step = Step::EndTile,
            ["endtile" | "choose", tile] => {
                let at = self.end_tiles.iter().position(|it| it == tile).unwrap();
                self.end_tiles.remove(at);
                self.me_mut().purse.push(format!("endtile {tile}"));
                if self.end_tiles.is_empty() {
                    self.ending = Ending::LastTile;
                }
                self.step = Step::Free;
            }
            ["retire"] => {
                self.me_mut().retired = true;
                self.end_turn();
            }
            ["end"] => self.end_turn(),
            ["pay", kind, source] => {
                let Step::Pay { mut owed, to, fourth } = self.step.clone() else { panic!("{mv}") };
                self.pay(kind, source);
                owed.remove(0);
                self.collect(owed, &to, fourth);
            }
            ["prestige", kind, source] => {
                let Step::Prestige { mut slots, fourth } = self.step.clone() else {
                    panic!("{mv}")
                };
                self.spend(kind, source);
                self.me_mut().vp += self.file["slot_vp"][kind].as_integer().unwrap();
                let at = slots.iter().position(|it| it == kind).unwrap();
                slots.remove(at);
                self.offer_slots(slots, fourth);
            }
            ["bonus", number] => {
                let Step::Bonus { price, fourth } = self.step else { panic!("{mv}") };
                let number: usize = number.parse().unwrap();
                self.me_mut().francs -= price;
                self.me_mut().meeple = 1 + self.track.iter().position(|it| it.0 == number).unwrap();
                self.take(number);
                self.offer_vp(fourth);
            }
            ["vp", prize, district] => {
                let prize: i64 = prize.parse().unwrap();
                let at = self.vp_tiles.iter().position(|it| it[0] == prize).unwrap();
                let tile = self.vp_tiles.remove(at);
                self.prizes.insert(district.to_owned(), tile);
                self.step = Step::Free;
            }
            ["skip"] => match self.step {
                Step::Prestige { fourth, .. } | Step::Bonus { fourth, .. } => self.offer_vp(fourth),
                _ => self.step = Step::Free,
            },
            _ => {
                self.free_step(&words);
                if let Step::Bonus { price, fourth } = self.step {
                    self.offer_bonus(price, fourth);
                }
            }
        }
    }

    fn build(&mut self, building: &str, district: &str) {
        let value = building.split(':').nth(1).unwrap();
        let kind = self.kind_of(building);
        self.built.insert(format!("{district}:{value}"), kind);
        self.step = Step::Action;
    }

    fn move_key(&mut self, from: &str, to: &str) {
        let (district, spot) = to.split_once(':').unwrap();
        let before = self.keys_in(district);
        self.me_mut().francs -= self.value(to) - self.value(from);
        if let Some(at) = self.unplaced.iter().position(|it| it == spot) {
            let landmark = self.unplaced.remove(at);
            self.landmarks.get_mut(district).unwrap().push(landmark);
        }
        if self.landmark(spot).is_some() {
            self.buyers.push(self.actor);
        }
        let at = self.me().keys.iter().position(|it| it == from).unwrap();
        self.me_mut().keys[at] = to.to_owned();
        let fourth = before < 4 && self.keys_in(district) == 4;
        self.collect(self.cost(to), to, fourth);
    }

    /// Takes what is owed as long as there is no choice.
    fn collect(&mut self, mut owed: Vec<String>, to: &str, fourth: bool) {
        while !owed.is_empty() {
            let payers = self.payers(self.me(), &owed);
            if payers.len() > 1 {
                self.step = Step::Pay { owed, to: to.to_owned(), fourth };
                return;
            }
            let source = payers[0].split(' ').next().unwrap().to_owned();
            let kind = owed.remove(0);
            self.pay(&kind, &source);
        }
        self.benefits(to, fourth);
    }

    fn pay(&mut self, kind: &str, source: &str) {
        if !source.contains("tile") {
            self.supply.push(kind.to_owned());
        }
        self.spend(kind, source);
    }

    /// Takes a token, a tile or a half of one out of the purse.
    fn spend(&mut self, kind: &str, source: &str) {
        let thing = match source {
            "endtile" => format!("endtile {kind}"),
            tile if tile.starts_with("tile") => {
                self.me_mut().unused.remove(&tile[4..].parse().unwrap());
                tile.to_owned()
            }
            _ => kind.to_owned(),
        };
        let at = self.me().purse.iter().position(|it| *it == thing).unwrap();
        self.me_mut().purse.remove(at);
    }

    fn benefits(&mut self, to: &str, fourth: bool) {
        if let Some(kind) = self.beside.remove(to) {
            self.me_mut().purse.push(kind);
        }
        let spot = to.split(':').nth(1).unwrap();
        match spot {
            "1" | "2" => self.offer_bonus(0, fourth),
            "3" => {
                let price = self.file["building_3"]["bonus_price"].as_integer().unwrap();
                self.offer_bonus(price, fourth);
            }
            "8" => {
                self.me_mut().vp += self.file["building_8"]["vp"].as_integer().unwrap();
                self.offer_vp(fourth);
            }
            "4" | "5" => self.offer_vp(fourth),
            landmark => {
                let slots = self.landmark(landmark).unwrap()["slots"].as_array().unwrap();
                let slots = slots.iter().map(|it| it.as_str().unwrap().to_owned()).collect();
                self.offer_slots(slots, fourth);
            }
        }
    }

    fn offer_slots(&mut self, slots: Vec<String>, fourth: bool) {
        if slots.iter().any(|kind| !self.sources(self.me(), kind).is_empty()) {
            self.step = Step::Prestige { slots, fourth };
        } else {
            self.offer_vp(fourth);
        }
    }

    fn offer_bonus(&mut self, price: i64, fourth: bool) {
        let hope = self.me().francs >= price || !self.free_steps().is_empty();
        if !self.ahead().is_empty() && hope {
            self.step = Step::Bonus { price, fourth };
        } else {
            self.offer_vp(fourth);
        }
    }

    fn offer_vp(&mut self, fourth: bool) {
        self.step = if fourth { Step::VpTile } else { Step::Free };
    }

    fn take(&mut self, number: usize) {
        self.track.iter_mut().find(|it| it.0 == number).unwrap().1 -= 1;
        let times = match number {
            2 | 3 | 4 | 8 | 10 => 1,
            19 | 21 => 2,
            _ => 0,
        };
        let me = self.me_mut();
        me.taken.insert(number);
        me.unused.insert(number);
        me.purse.extend(std::iter::repeat_n(format!("tile{number}"), times));
    }

    fn free_step(&mut self, words: &[&str]) {
        match *words {
            ["buy", kind] => {
                self.me_mut().francs -= self.file["prices"]["buy"][kind].as_integer().unwrap();
                let at = self.supply.iter().position(|it| it == kind).unwrap();
                let token = self.supply.remove(at);
                self.me_mut().purse.push(token);
            }
            ["sell", kind, source] => {
                self.me_mut().francs += self.file["prices"]["sell"][kind].as_integer().unwrap();
                self.spend(kind, source);
                if source == "token" && super::RESOURCES.contains(&kind) {
                    self.supply.push(kind.to_owned());
                }
            }
            ["use", tile] if tile.contains('-') => {
                let (amount, unit) = tile.split_once('-').unwrap();
                let amount: i64 = amount.parse().unwrap();
                let me = self.me_mut();
                if unit == "vp" {
                    me.vp += amount;
                } else {
                    me.francs += amount;
                }
                let at = me.purse.iter().position(|it| *it == format!("endtile {tile}")).unwrap();
                me.purse.remove(at);
            }
            ["use", "17", number] => {
                self.me_mut().unused.remove(&17);
                self.take(number.parse().unwrap());
            }
            ["use", "25", number] => {
                let number: usize = number.parse().unwrap();
                self.me_mut().unused.remove(&25);
                self.me_mut().meeple = 1 + self.track.iter().position(|it| it.0 == number).unwrap();
                self.take(number);
            }
            ["use", tile @ ("23" | "24"), ref kinds @ ..] => {
                self.me_mut().unused.remove(&tile.parse().unwrap());
                for kind in kinds {
                    for _ in 0..2 {
                        self.spend(kind, "token");
                        if tile == "24" {
                            self.supply.push((*kind).to_owned());
                        }
                    }
                    self.me_mut().vp += self.for_players("per_pair");
                }
            }
            ["use", tile @ ("13" | "14")] => {
                let price = self.file["bonus"]["key_price"][tile].as_integer().unwrap();
                let me = self.me_mut();
                me.unused.remove(&tile.parse().unwrap());
                me.francs -= price;
                me.reserve -= 1;
                me.hand += 1;
            }
            ["use", tile] => {
                let vp = self.worth(tile.parse().unwrap());
                let flat = self.file["bonus"]["flat"].get(tile);
                let francs =
                    flat.and_then(|it| it.get("francs")).map_or(0, |it| it.as_integer().unwrap());
                let me = self.me_mut();
                me.unused.remove(&tile.parse().unwrap());
                me.vp += vp;
                me.francs += francs;
            }
            _ => panic!("{words:?} is no free step"),
        }
    }

    fn end_turn(&mut self) {
        self.turns += 1;
        loop {
            self.actor = self.actor % self.players.len() + 1;
            if self.actor == self.start {
                self.ending = match self.ending {
                    Ending::Open => Ending::Open,
                    Ending::LastTile => Ending::LastRound,
                    Ending::LastRound => {
                        self.step = Step::Over;
                        return;
                    }
                };
            }
            if !self.me().retired {
                break;
            }
        }
        self.step = if self.stacks_empty() { Step::Action } else { Step::Draw };
    }
}
