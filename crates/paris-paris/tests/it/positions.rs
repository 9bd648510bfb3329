//! Positions set up by hand: whatever is wrong with one is reported. That every position of a game
//! can be written and read back is a law.

use crate::desk::rules;

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    testkit::positions::refused(
        &rules(2, false),
        &[
            ("small", "3 40", ""),
            ("small", "3 many", "is no number from 0 to 999"),
            ("grand", "1 2 3", "2 are expected, not 3"),
            ("round", "99", "is no number from 1 to"),
            ("bus", "3", "is none of 1, 2"),
            ("bus", "2", ""),
            ("tiles", "", "3 are expected, not 0"),
            ("tiles", "louvre/purple", "is none of"),
            ("shops 1", "louvre", "at most 0, not 1"),
            ("shops 1", "atlantis", "is none of"),
            ("bag", "1 0", "0 are expected, not 1"),
            ("trip 1", "red", ""),
            ("trip 1", "purple", "is none of"),
            ("stacks", "", ""),
        ],
    );
}
