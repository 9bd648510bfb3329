//! What can be precomputed for one edition, options and number of seats.

use crate::edition::{Edition, Effect};
use crate::options::{Districts, Options, Stacks};
use crate::piece::{Bonus, District, EndTile, Kind, Landmark, Type, Value};
use crate::place::{BUILDINGS, LANDMARKS, PLACES, Place, Site, Spot};

/// Francs beyond this make no difference to what can be afforded.
const RICH: usize = 63;

/// Lookup tables for every move.
#[derive(Debug)]
pub(crate) struct Tables {
    /// The value of each place.
    pub(crate) value: [u8; PLACES],
    /// The places that cost at most a given amount.
    up_to: [u64; RICH + 1],
    /// The building spaces of each value.
    pub(crate) of_value: [u64; 6],
    /// The resources each place costs.
    pub(crate) cost: [[u8; 3]; PLACES],
    /// The resources a building of value 8 costs.
    pub(crate) eight_cost: [u8; 3],
    /// The places that cost no resources.
    pub(crate) without_cost: u64,
    /// The types of the edition.
    pub(crate) types: [Type; Type::COUNT],
    /// The type printed on each building.
    pub(crate) printed: [Type; BUILDINGS],
    /// The rank of each landmark of the edition.
    rank: [Option<u8>; Landmark::ALL.len()],
    /// For each landmark those of higher value, as bits by rank.
    pub(crate) above: [u8; LANDMARKS],
    /// The landmark of each rank.
    pub(crate) landmark: [Landmark; LANDMARKS],
    /// The tile that counts as each resource.
    resource_tile: [Bonus; 3],
    /// The end-game tiles that count as each kind.
    pub(crate) end_of: [u16; 6],
    /// For each end-game tile the earlier ones of the same sort.
    pub(crate) end_same: [u16; 12],
    /// The end-game tiles that give francs or VP.
    pub(crate) end_gifts: u16,
    /// What a resource joker and a prestige joker are sold as (K33).
    best: [Kind; 2],
    /// How many buildings each stack has at the start.
    pub(crate) stack_size: [u8; 3],
    /// Where each stack begins.
    pub(crate) stack_begin: [u8; 3],
    /// What each bonus tile does.
    pub(crate) effects: [Effect; Bonus::COUNT + 1],
    /// The tiles of each number at the start.
    pub(crate) copies: [u8; Bonus::COUNT + 1],
}

impl Tables {
    pub(crate) fn new(edition: &Edition, options: &Options, seats: usize) -> Self {
        let mut value = [0; PLACES];
        let mut cost = [[0; 3]; PLACES];
        let mut of_value = [0; 6];
        let mut types = std::array::from_fn(|slot| Type::ALL[slot]);
        types[Type::Bookshop.slot()] = edition.sixth_type();
        let mut printed = [Type::Bakery; BUILDINGS];
        for district in District::ALL {
            for building in Value::ALL {
                let place = Place::building(district, building);
                value[place.index()] = building.number();
                of_value[building.index()] |= place.bit();
                printed[place.index()] = edition.types[district.index()][building.index()];
                if building == Value::Eight {
                    // K2: the value 8 needs wood, whatever the type.
                    cost[place.index()] = [edition.eight_wood, 0, 0];
                }
            }
        }
        let mut rank = [None; Landmark::ALL.len()];
        for (at, tile) in edition.landmarks.iter().enumerate() {
            let place = Place::landmark(at);
            value[place.index()] = tile.value;
            cost[place.index()] = tile.cost;
            rank[tile.landmark.index()] = Some(at as u8);
        }
        let up_to = std::array::from_fn(|francs| {
            (0..PLACES)
                .filter(|&at| usize::from(value[at]) <= francs)
                .fold(0, |set, at| set | Place::at(at).bit())
        });
        let mut resource_tile = [Bonus::new(2); 3];
        for bonus in Bonus::all() {
            if let Effect::Resource(kind) = edition.effects[bonus.index()] {
                resource_tile[kind.index()] = bonus;
            }
        }
        let end = |wanted: &dyn Fn(EndTile) -> bool| {
            (0..12).filter(|&at| wanted(edition.end_tiles[at])).fold(0_u16, |set, at| set | 1 << at)
        };
        let dearest = |kinds: [Kind; 3]| {
            // `max_by_key` takes the last of equals, as K33 requires.
            *kinds.iter().max_by_key(|kind| edition.sell[kind.index()]).expect("three kinds")
        };
        let removed = match options.districts {
            Districts::Printed => usize::from(edition.removed),
            Districts::Free => 0,
        };
        let stacks = match options.stacks {
            Stacks::Three => 3,
            Stacks::Two => 2,
        };
        let dealt = BUILDINGS - removed;
        let mut stack_size = [0; 3];
        let mut stack_begin = [0; 3];
        let mut begin = 0;
        for stack in 0..stacks {
            let size = dealt / stacks + usize::from(stack < dealt % stacks);
            stack_size[stack] = size as u8;
            stack_begin[stack] = begin;
            begin += size as u8;
        }
        Self {
            value,
            up_to,
            of_value,
            cost,
            eight_cost: [edition.eight_wood, 0, 0],
            without_cost: (0..PLACES)
                .filter(|&at| cost[at] == [0; 3])
                .fold(0, |set, at| set | Place::at(at).bit()),
            types,
            printed,
            rank,
            above: edition.landmarks.map(|tile| {
                let higher = (0..LANDMARKS).filter(|&at| edition.landmarks[at].value > tile.value);
                higher.fold(0, |set, at| set | 1 << at)
            }),
            landmark: edition.landmarks.map(|tile| tile.landmark),
            resource_tile,
            end_of: Kind::ALL.map(|kind| end(&|tile| tile == EndTile::Counts(kind))),
            end_same: std::array::from_fn(|at| {
                end(&|tile| tile == edition.end_tiles[at]) & ((1 << at) - 1)
            }),
            end_gifts: end(&|tile| !matches!(tile, EndTile::Counts(_))),
            best: [dearest(Kind::PRESTIGE), dearest(Kind::RESOURCES)],
            stack_size,
            stack_begin,
            effects: edition.effects,
            copies: std::array::from_fn(|number| {
                if number == 0 {
                    return 0;
                }
                let third = if seats >= 3 { edition.extra[0][number] } else { 0 };
                let fourth = if seats >= 4 { edition.extra[1][number] } else { 0 };
                1 + third + fourth
            }),
        }
    }

    /// The places of at most this value.
    #[inline]
    pub(crate) fn up_to(&self, value: usize) -> u64 {
        self.up_to[value.min(RICH)]
    }

    /// The joker tiles that count as any resource, or as any prestige: the single, the double.
    #[inline]
    pub(crate) const fn jokers(resource: bool) -> [Bonus; 2] {
        if resource {
            const { [Bonus::new(10), Bonus::new(21)] }
        } else {
            const { [Bonus::new(8), Bonus::new(19)] }
        }
    }

    /// What a joker tile is sold as (K13, K33).
    #[inline]
    pub(crate) const fn best(&self, resource: bool) -> Kind {
        self.best[resource as usize]
    }

    /// The bonus tile that counts as this kind and no other.
    #[inline]
    pub(crate) fn tile_of(&self, kind: Kind) -> Option<Bonus> {
        self.resource_tile.get(kind.index()).copied()
    }

    /// The place of a site, if this edition has it.
    pub(crate) fn place(&self, site: Site) -> Option<Place> {
        match site.spot {
            Spot::Building(value) => Some(Place::building(site.district, value)),
            Spot::Landmark(landmark) => {
                self.rank[landmark.index()].map(|rank| Place::landmark(usize::from(rank)))
            }
        }
    }

    /// The site of a place in a district, or of a landmark that is to go there.
    #[inline]
    pub(crate) fn site(&self, district: District, place: Place) -> Site {
        let spot = match (place.value(), place.rank()) {
            (Some(value), _) => Spot::Building(value),
            (None, Some(rank)) => Spot::Landmark(self.landmark[rank]),
            (None, None) => unreachable!("a place is a building or a landmark"),
        };
        Site { district, spot }
    }
}
