//! How several comparisons of one move with the best count, the later ones longer than the earlier.
//!
//! Between two, all of them count together. Where several answer, a short comparison can be sure and
//! wrong, because it sees too little of what the others do: the longest counts alone, and nothing is
//! called worse than the one before it calls it.

use search::Compared;

use crate::grade::Grade;

/// What a comparison says together with those before it, in a game of so many.
pub(crate) fn together(seats: usize, before: Option<Compared>, now: Compared) -> Compared {
    match before {
        Some(before) if seats <= 2 => before.and(now),
        _ => now,
    }
}

/// What a move is called that the comparison before calls so, and the last one so.
pub(crate) fn named(seats: usize, before: Option<Grade>, now: Grade) -> Grade {
    before.filter(|_| seats > 2).map_or(now, |before| before.min(now))
}

/// Whether a move that is called so needs a longer look, whatever its error is.
pub(crate) fn is_doubtful(seats: usize, called: Option<Grade>) -> bool {
    seats > 2 && called >= Some(Grade::Mistake)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_two_all_looks_count_and_among_more_the_longest() {
        let short = Compared { ahead: 0.40, error: 0.02, worlds: 100 };
        let long = Compared { ahead: 0.08, error: 0.01, worlds: 300 };
        assert_eq!(together(2, Some(short), long), short.and(long));
        for seats in [3, 4] {
            assert_eq!(together(seats, Some(short), long), long);
        }
        assert_eq!(together(2, None, short), short);
    }

    #[test]
    fn among_more_than_two_nothing_is_called_what_only_one_look_calls_it() {
        use Grade::{Blunder, Inaccurate, Mistake};
        for seats in [3, 4] {
            assert_eq!(named(seats, Some(Mistake), Blunder), Mistake);
            assert_eq!(named(seats, Some(Blunder), Inaccurate), Inaccurate);
            assert_eq!(named(seats, None, Blunder), Blunder, "there was no other look");
            assert!(is_doubtful(seats, Some(Mistake)) && !is_doubtful(seats, Some(Inaccurate)));
        }
        assert_eq!(named(2, Some(Mistake), Blunder), Blunder, "it counted before");
        assert!(!is_doubtful(2, Some(Blunder)) && !is_doubtful(3, None));
    }
}
