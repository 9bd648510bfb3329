//! The rules once more, slowly: words, lists and trial and error, written from the rules pages
//! without looking at the crate. Where the two differ, one of them is wrong.

mod legal;
mod play;
mod score;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use lutece_paris::{Deal, Paris};
use table::{Game as _, Options as _};

pub(crate) const DISTRICTS: [&str; 6] =
    ["batignolles", "montmartre", "la-villette", "belleville", "saint-germain", "chaillot"];
const RESOURCES: [&str; 3] = ["wood", "marble", "gold"];
const PRESTIGE: [&str; 3] = ["bronze", "silver", "gold-prestige"];

/// A position in words. Seats are numbers from 1.
#[derive(Clone)]
pub(crate) struct Slow {
    file: Arc<toml::Table>,
    free: bool,
    rules: u32,
    start: usize,
    actor: usize,
    ending: Ending,
    step: Step,
    stacks: Vec<Vec<String>>,
    /// The type of the building at each site.
    built: BTreeMap<String, String>,
    /// The token beside each site.
    beside: BTreeMap<String, String>,
    /// The landmarks of each district, in the order in which they came.
    landmarks: BTreeMap<String, Vec<String>>,
    unplaced: Vec<String>,
    supply: Vec<String>,
    /// The number and the copies on each space, from space 1.
    track: Vec<(usize, usize)>,
    vp_tiles: Vec<Vec<i64>>,
    prizes: BTreeMap<String, Vec<i64>>,
    end_tiles: Vec<String>,
    players: Vec<Player>,
    /// How many turns are over.
    pub(crate) turns: usize,
    /// The seats that bought a landmark, once for each.
    pub(crate) buyers: Vec<usize>,
}

#[derive(Clone, Default)]
struct Player {
    francs: i64,
    vp: i64,
    hand: usize,
    reserve: usize,
    /// Where the keys stand: `arc`, `chaillot:bank`, `chaillot:5`, `chaillot:louvre`.
    keys: Vec<String>,
    /// What can be spent: tokens by kind, tiles that count as tokens as `tile10`, each as often
    /// as it can be spent; end-game tiles as `endtile gold` or `endtile 5-francs`.
    purse: Vec<String>,
    /// Bonus tiles not used, whole ones only.
    unused: BTreeSet<usize>,
    taken: BTreeSet<usize>,
    meeple: usize,
    retired: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Ending {
    Open,
    LastTile,
    LastRound,
}

#[derive(Clone, PartialEq)]
enum Step {
    Draw,
    Place(String),
    Action,
    EndTile,
    Pay { owed: Vec<String>, to: String, fourth: bool },
    Prestige { slots: Vec<String>, fourth: bool },
    Bonus { price: i64, fourth: bool },
    VpTile,
    Free,
    Over,
}

impl Slow {
    /// The game of an edition file and a deal. From the crate's rules it takes only the numbers.
    pub(crate) fn new(edition: &str, rules: &Paris, deal: &Deal) -> Self {
        let seats = rules.seats();
        let file: Arc<toml::Table> = Arc::new(toml::from_str(edition).unwrap());
        let beside = &file["tokens"]["beside"];
        let sites = DISTRICTS.iter().flat_map(|district| {
            ["1", "2", "3", "4", "5", "8"].map(|value| format!("{district}:{value}"))
        });
        let tokens = sites.enumerate().map(|(at, site)| {
            let value = site.split(':').nth(1).unwrap();
            let printed = beside[value].as_str().unwrap().to_owned();
            let kind = deal.tokens.as_ref().map_or(printed, |dealt| dealt[at].to_string());
            (site.clone(), kind)
        });
        let copies = |number: usize| {
            let marked = |mark: usize| {
                let list = file["bonus"]["extra_copies"][&mark.to_string()].as_array().unwrap();
                let same = list.iter().filter(|it| it.as_integer() == Some(number as i64));
                if mark <= seats { same.count() } else { 0 }
            };
            1 + marked(3) + marked(4)
        };
        let numbers: Vec<usize> = match &deal.track {
            Some(track) => track.iter().map(|&number| number.into()).collect(),
            None => (1..=30).collect(),
        };
        let player = Player {
            francs: file["setup"]["francs"].as_integer().unwrap(),
            hand: file["setup"]["keys"][&seats.to_string()].as_integer().unwrap() as usize,
            reserve: file["setup"]["reserve_keys"].as_integer().unwrap() as usize,
            ..Player::default()
        };
        let landmarks = file["landmark"].as_array().unwrap();
        Self {
            free: rules.options().get("districts") == "free",
            rules: rules.rules(),
            start: deal.start.number(),
            actor: deal.start.number(),
            ending: Ending::Open,
            step: Step::Draw,
            stacks: deal
                .stacks
                .iter()
                .map(|stack| stack.iter().map(ToString::to_string).collect())
                .collect(),
            built: BTreeMap::new(),
            beside: tokens.collect(),
            landmarks: DISTRICTS.iter().map(|it| ((*it).to_owned(), Vec::new())).collect(),
            unplaced: landmarks.iter().map(|it| slug(it["name"].as_str().unwrap())).collect(),
            supply: Vec::new(),
            track: numbers.iter().map(|&number| (number, copies(number))).collect(),
            vp_tiles: file["vp_tiles"]["prizes"]
                .as_array()
                .unwrap()
                .iter()
                .map(|it| {
                    it.as_array().unwrap().iter().map(|it| it.as_integer().unwrap()).collect()
                })
                .collect(),
            prizes: BTreeMap::new(),
            end_tiles: file["end_tiles"]["tiles"]
                .as_array()
                .unwrap()
                .iter()
                .map(|it| it.as_str().unwrap().replace(' ', "-"))
                .collect(),
            players: vec![player; seats],
            turns: 0,
            buyers: Vec::new(),
            file,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// In how many ways the next moves can be played.
    pub(crate) fn perft(&self, depth: usize) -> u64 {
        if depth == 0 || self.is_over() {
            return 1;
        }
        // The last move of each way is counted, not played.
        if depth == 1 {
            return self.legal().len() as u64;
        }
        let after = |mv: &String| {
            let mut world = self.clone();
            world.play(mv);
            world.perft(depth - 1)
        };
        self.legal().iter().map(after).sum()
    }

    fn me(&self) -> &Player {
        &self.players[self.actor - 1]
    }

    fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.actor - 1]
    }

    /// An amount of the edition file for this number of players.
    fn for_players(&self, what: &str) -> i64 {
        self.file["bonus"][what][&self.players.len().to_string()].as_integer().unwrap()
    }

    fn landmark(&self, name: &str) -> Option<&toml::Value> {
        let list = self.file["landmark"].as_array().unwrap();
        list.iter().find(|it| slug(it["name"].as_str().unwrap()) == name)
    }

    /// The value of what stands at a post; a bank and the Arc have none.
    fn value(&self, post: &str) -> i64 {
        let spot = post.split(':').nth(1).unwrap_or("");
        match self.landmark(spot) {
            Some(landmark) => landmark["value"].as_integer().unwrap(),
            None => spot.parse().unwrap_or(0),
        }
    }

    /// The resources that a site costs, unit by unit.
    fn cost(&self, site: &str) -> Vec<String> {
        let spot = site.split(':').nth(1).unwrap();
        let amount = |kind: &str| match self.landmark(spot) {
            Some(landmark) => landmark["cost"].get(kind).map_or(0, |it| it.as_integer().unwrap()),
            None if spot == "8" && kind == "wood" => {
                self.file["building_8"]["wood"].as_integer().unwrap()
            }
            None => 0,
        };
        RESOURCES
            .iter()
            .flat_map(|kind| std::iter::repeat_n((*kind).to_owned(), amount(kind) as usize))
            .collect()
    }

    /// The seats of the keys at a site, one entry for each.
    fn keys_at(&self, site: &str) -> Vec<usize> {
        (1..=self.players.len())
            .flat_map(|seat| {
                let keys = self.players[seat - 1].keys.iter().filter(|key| *key == site);
                keys.map(move |_| seat)
            })
            .collect()
    }

    /// How many keys stand on buildings and landmarks of a district.
    fn keys_in(&self, district: &str) -> usize {
        let inside = |key: &&String| {
            let (place, spot) = key.split_once(':').unwrap_or((key, "bank"));
            place == district && spot != "bank"
        };
        self.players.iter().map(|player| player.keys.iter().filter(inside).count()).sum()
    }

    fn stacks_empty(&self) -> bool {
        self.stacks.iter().all(Vec::is_empty)
    }

    fn copies(&self, number: usize) -> usize {
        self.track.iter().find(|(it, _)| *it == number).unwrap().1
    }
}

/// `Opéra Garnier` as `opera-garnier`.
fn slug(name: &str) -> String {
    name.to_lowercase()
        .chars()
        .map(|letter| match letter {
            'é' | 'è' => 'e',
            'ô' => 'o',
            ' ' | '\'' => '-',
            other => other,
        })
        .collect()
}
