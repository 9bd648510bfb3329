//! The layouts in docs/encode.md are those of the program.

use lutece_encode::games::{city_of_light::CityOfLight, paris::Paris, paris_paris::ParisParis};
use lutece_encode::{Encode as _, Encoded, describe};

const DOCUMENT: &str = include_str!("../../../../docs/encode.md");

fn is_documented<G: Encoded>() {
    let by = G::encoding();
    for (what, blocks) in [("view", by.view_blocks()), ("moves", by.move_blocks())] {
        let layout = describe(blocks);
        assert!(
            DOCUMENT.contains(&layout),
            "docs/encode.md has another layout for the {what} of {}; it should have:\n{layout}",
            G::NAME
        );
    }
    for count in [by.view_len(), by.move_count()] {
        let count = format!("{count} numbers");
        assert!(DOCUMENT.contains(&count), "docs/encode.md does not say {count} of {}", G::NAME);
    }
}

#[test]
fn the_layouts_are_documented() {
    is_documented::<CityOfLight>();
    is_documented::<ParisParis>();
    is_documented::<Paris>();
}
