//! Prints the layouts of every game, as docs/encode.md has them.

use std::io::{Write as _, stdout};

use lutece_encode::games::{city_of_light::CityOfLight, paris::Paris, paris_paris::ParisParis};
use lutece_encode::{Encode as _, Encoded, describe};

fn layouts<G: Encoded>() -> String {
    let by = G::encoding();
    format!(
        "## {}\n\nA view has {} numbers.\n\n{}\nThere are {} numbers for moves.\n\n{}\n",
        G::NAME,
        by.view_len(),
        describe(by.view_blocks()),
        by.move_count(),
        describe(by.move_blocks())
    )
}

fn main() -> std::io::Result<()> {
    let all = [layouts::<CityOfLight>(), layouts::<ParisParis>(), layouts::<Paris>()];
    stdout().write_all(all.concat().as_bytes())
}
