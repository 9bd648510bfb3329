//! Positions set up by hand: whatever is wrong with one is reported. That every position of a game
//! can be written and read back is a law.

use crate::desk::rules;

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    testkit::positions::refused(
        &rules(2, &[]),
        &[
            ("francs", "12 0", ""),
            ("francs", "12 many", "is no number from 0 to 250"),
            ("francs", "12", "2 are expected, not 1"),
            ("keys 1", "arc chaillot:bank", ""),
            ("keys 1", "arc arc", "cannot be at arc"),
            ("keys 1", "chaillot:5", "there is nothing at chaillot:5"),
            ("keys 2", "chaillot:louvre", "there is nothing at chaillot:louvre"),
            ("reserve", "9 0", "is no number"),
            ("tokens 1", "gold", "gold: at most 0, not 1"),
            ("tokens 1", "stone", "is none of wood"),
            ("bonus 1", "5 7-", ""),
            ("bonus 1", "5 5", "5 is in two places"),
            ("bonus 2", "7/", "is none of"),
            ("bonus-points 1", "7=4", "does not go with bonus 1"),
            ("meeples", "31 0", "is no number from 0 to 30"),
            ("landmarks", "chaillot:louvre", ""),
            ("landmarks", "chaillot:louvre montmartre:louvre", "is in two places"),
            ("vp-tiles", "chaillot:20", "vp-tiles: at most 0, not 1"),
            ("vp-tiles", "chaillot:19", "is none of"),
            ("bought", "chaillot:5", "there is nothing at chaillot:5"),
            ("end-tiles", "1:wood", "does not go with drawn 1"),
            ("end-tiles", "3:wood", "is none of"),
            ("ending", "last-round", "does not go with end-tiles"),
            ("retired", "2", "does not go with end-tiles"),
            ("start", "3", "is none of 1, 2"),
            ("step", "end-tile", "nobody can be asked that here"),
            ("step", "pay chaillot:8 wood", "nobody can be asked that here"),
            ("step", "bonus 0", ""),
            ("step", "sleep", "is none of draw"),
            ("step", "over", "does not go with ending"),
            ("drawn 1", "chaillot:5", "is in two places"),
            ("drawn 1", "chaillot:5@montmartre", "is none of"),
            ("stack 1", "", ""),
            ("removed", "chaillot:9", "is none of"),
        ],
    );
}

#[test]
fn where_buildings_go_by_choice_their_place_is_checked() {
    testkit::positions::refused(
        &rules(3, &[("districts", "free"), ("tokens", "shuffled"), ("track", "shuffled")]),
        &[
            ("beside", "wood", "these are not the pieces of the box"),
            ("track", "1 2 3", "30 are expected, not 3"),
            ("to-act", "3", ""),
            ("to-act", "4", "is none of 1, 2, 3"),
            ("stack 1", "chaillot:5 chaillot:5", "is in two places"),
        ],
    );
}
