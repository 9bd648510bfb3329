//! What a click on a board of Paris may mean.

use paris::{District, Post, Public, Quarter, Site, Spot, Stand};
use table::Seat;

/// The moves that a click may mean. What can be spelled out is that move; a place is bought from
/// each of the keys that could go there, the nearest first.
pub(super) fn moves(public: &Public, seat: Seat, picked: &[&str]) -> Vec<String> {
    let Some(clicked) = picked.last() else { return Vec::new() };
    if let Some(landmark) = clicked.strip_prefix("offers-") {
        return public
            .districts
            .iter()
            .flat_map(|quarter| buys(public, seat, &format!("{}:{landmark}", quarter.district)))
            .collect();
    }
    if let Some(district) = clicked.strip_suffix(":bank") {
        return vec![format!("key {district}")];
    }
    if clicked.contains(':') {
        return buys(public, seat, clicked);
    }
    match clicked.split(' ').collect::<Vec<_>>().as_slice() {
        [district] if district.parse::<District>().is_ok() && public.step == "place" => {
            vec![format!("place {district}")]
        }
        [stand] if *stand == "arc" || stand.parse::<District>().is_ok() => {
            vec![format!("key {stand}")]
        }
        ["vp", prize] => {
            public.districts.iter().map(|it| format!("vp {prize} {}", it.district)).collect()
        }
        ["draw" | "key" | "buy" | "use" | "bonus" | "choose", ..] => vec![(*clicked).to_owned()],
        [kind, source] => {
            let verb = match public.step {
                "pay" => "pay",
                "prestige" => "prestige",
                _ => "sell",
            };
            vec![format!("{verb} {kind} {source}")]
        }
        _ => Vec::new(),
    }
}

/// Buying a place with each key that stands in its district or on the Arc; from the bank if there
/// is none, so that the rules can say so.
fn buys(public: &Public, seat: Seat, to: &str) -> Vec<String> {
    let Some(district) = to.split(':').next().and_then(|it| it.parse::<District>().ok()) else {
        return Vec::new();
    };
    let Some(quarter) = public.districts.iter().find(|it| it.district == district) else {
        return Vec::new();
    };
    let mut posts = sites(quarter, seat);
    posts.reverse();
    if quarter.bank_keys.contains(&seat) || (posts.is_empty() && !public.arc.contains(&seat)) {
        posts.push(Post::Stand(Stand::Bank(district)));
    }
    if public.arc.contains(&seat) {
        posts.push(Post::Stand(Stand::Arc));
    }
    posts
        .iter()
        .filter(|post| post.to_string() != to)
        .map(|post| format!("move {post} {to}"))
        .collect()
}

/// The places of a district where a seat has a key, by rising value.
fn sites(quarter: &Quarter, seat: Seat) -> Vec<Post> {
    let site = |spot: Spot| Post::Site(Site { district: quarter.district, spot });
    let lots = quarter.spaces.iter().filter(|lot| lot.keys.contains(&seat));
    let landmarks = quarter.landmarks.iter().filter(|it| it.keys.contains(&seat));
    lots.map(|lot| site(Spot::Building(lot.value)))
        .chain(landmarks.map(|it| site(Spot::Landmark(it.landmark))))
        .collect()
}
