//! Positions set up by hand: whatever is wrong with one is reported. That every position of a game
//! can be written and read back is a law.

use std::sync::Arc;

use lutece_city_of_light::{CityOfLight, Edition, Options};
use table::{Edition as _, Game as _};

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let rules = CityOfLight::new(Arc::new(Edition::shipped()), Options::default(), 2);
    testkit::positions::refused(
        &Arc::new(rules.expect("two can play")),
        &[
            ("to-act", "2", ""),
            ("to-act", "3", "is none of 1, 2"),
            ("turn", "1000", "is no number from 0"),
            ("postcards", "peintre", "are expected, not 1"),
            ("postcards", "metro", "is none of"),
            ("reserve 1", "P5", ""),
            ("reserve 1", "P5 P5", "P5 is in two places"),
            ("reserve 2", "P9", "is none of"),
            ("hand 1", "", "are expected, not 0"),
            ("hand 1", "9", "is none of"),
            ("stack 1", "", ""),
        ],
    );
}
