//! The form of an edition file, before anything is checked.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A table whose keys are numbers, which TOML writes as text.
pub(super) type ByNumber<T> = BTreeMap<String, T>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Raw {
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "game")]
    _game: String,
    pub(super) setup: Setup,
    pub(super) district: Vec<District>,
    pub(super) tokens: Tokens,
    pub(super) prices: Prices,
    pub(super) building_8: Eight,
    pub(super) building_3: Three,
    pub(super) landmark: Vec<Landmark>,
    pub(super) slot_vp: BTreeMap<String, u8>,
    pub(super) vp_tiles: VpTiles,
    pub(super) bonus: Bonuses,
    pub(super) end_tiles: EndTiles,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Setup {
    pub(super) francs: u8,
    pub(super) keys: ByNumber<u8>,
    pub(super) reserve_keys: u8,
    pub(super) removed_buildings: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct District {
    pub(super) name: String,
    pub(super) bank: u8,
    pub(super) types: Vec<String>,
    /// The tokens beside its spaces by rising value, if they differ from `[tokens]`.
    #[serde(default)]
    pub(super) tokens: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tokens {
    pub(super) beside: ByNumber<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Prices {
    pub(super) buy: BTreeMap<String, u8>,
    pub(super) sell: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Eight {
    pub(super) wood: u8,
    pub(super) vp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Three {
    pub(super) bonus_price: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Landmark {
    pub(super) value: u8,
    pub(super) name: String,
    pub(super) cost: BTreeMap<String, u8>,
    pub(super) slots: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VpTiles {
    pub(super) prizes: Vec<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bonuses {
    pub(super) zones: BTreeMap<String, Vec<u8>>,
    pub(super) flat: ByNumber<Flat>,
    pub(super) resource: ByNumber<String>,
    pub(super) per_building: ByNumber<Vec<u8>>,
    pub(super) key_price: ByNumber<u8>,
    pub(super) per_unused: ByNumber<u8>,
    pub(super) per_pair: ByNumber<u8>,
    pub(super) per_landmark: u8,
    pub(super) types: ByNumber<u8>,
    pub(super) extra_copies: ByNumber<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Flat {
    #[serde(default)]
    pub(super) francs: u8,
    #[serde(default)]
    pub(super) vp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndTiles {
    pub(super) tiles: Vec<String>,
}
