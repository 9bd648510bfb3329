//! How several comparisons of one move with the best are combined; later ones are longer than earlier ones.
//!
//! In games for two, all of them count together. With more players, a short comparison can be confident and
//! wrong, because it sees too little of what the others do: a move is a blunder only if the two longest
//! comparisons say so independently. If they disagree, the grade is what all of them say together, and at
//! most a mistake.

use search::Compared;

use crate::grade::Grade;

/// How many standard errors are subtracted before a decision is called a mistake or a blunder, and when a
/// comparison is weighed against a proof.
pub(crate) const SURE: f32 = 2.0;

/// The comparisons of a move with the best so far.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Weighed {
    /// What they say together.
    together: Option<Compared>,
    /// The grade that the last one alone gives the move.
    last: Option<Grade>,
}

impl Weighed {
    /// Adds one more comparison, in a game for `seats`; returns what they say together and the grade of the
    /// move.
    pub(crate) fn and(&mut self, seats: usize, now: Compared) -> (Compared, Grade) {
        let together = self.together.map_or(now, |before| before.and(now));
        self.together = Some(together);
        let alone = called(now);
        let agreed = self.last.replace(alone).map_or(alone, |before| before.min(alone));
        let all = called(together);
        match seats {
            ..=2 => (together, all),
            _ if all.min(Grade::Mistake) > agreed => (together, all.min(Grade::Mistake)),
            _ => (now, agreed),
        }
    }

    /// Whether the move needs a longer look, whatever the error of the last one.
    pub(crate) fn is_doubtful(&self, seats: usize) -> bool {
        seats > 2 && self.last >= Some(Grade::Mistake)
    }
}

fn called(it: Compared) -> Grade {
    Grade::at_least(it.ahead, SURE * it.error)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(ahead: f32, worlds: u64) -> Compared {
        Compared { share: 0.5, ahead, error: 0.01, points: 0.0, worlds }
    }

    /// The final result for a move with these comparisons.
    fn weighed(seats: usize, looks: &[Compared]) -> (Compared, Grade) {
        let mut weighed = Weighed::default();
        looks.iter().map(|it| weighed.and(seats, *it)).last().expect("there was a look")
    }

    #[test]
    fn between_two_all_looks_count_together() {
        let (short, long) = (compared(0.40, 100), compared(0.38, 300));
        assert_eq!(weighed(2, &[short]), (short, Grade::Blunder));
        assert_eq!(weighed(2, &[short, long]), (short.and(long), Grade::Blunder));
    }

    #[test]
    fn among_more_than_two_a_blunder_is_what_the_longest_two_agree_on() {
        use Grade::{Blunder, Inaccurate, Mistake};
        let [short, long, longest] = [100, 200, 400];
        let cases = [
            ([0.40, 0.40, 0.40], Blunder, "all say so"),
            ([0.05, 0.40, 0.40], Blunder, "the longest two say so"),
            ([0.40, 0.40, 0.15], Mistake, "the longest does not"),
            ([0.40, 0.15, 0.40], Mistake, "the one before does not"),
            ([0.135, 0.135, 0.117], Mistake, "all together are sure of it"),
            ([0.30, 0.22, 0.09], Inaccurate, "they are apart, and it may be less"),
            ([0.40, 0.04, 0.04], Inaccurate, "only the shortest says so"),
        ];
        for seats in [3, 4] {
            for (ahead, grade, why) in cases {
                let looks = [
                    compared(ahead[0], short),
                    compared(ahead[1], long),
                    compared(ahead[2], longest),
                ];
                assert_eq!(weighed(seats, &looks).1, grade, "{why}: {ahead:?}");
            }
            let one = compared(0.40, short);
            assert_eq!(weighed(seats, &[one]), (one, Blunder), "there was no other look");
        }
    }

    #[test]
    fn among_more_than_two_what_is_called_a_mistake_is_looked_at_longer() {
        for (seats, ahead, doubtful) in [(3, 0.30, true), (4, 0.15, true), (3, 0.05, false)] {
            let mut weighed = Weighed::default();
            assert!(!weighed.is_doubtful(seats), "nothing was compared");
            weighed.and(seats, compared(ahead, 100));
            assert_eq!(weighed.is_doubtful(seats), doubtful, "{seats} players, {ahead}");
            assert!(!weighed.is_doubtful(2), "two are sure by their errors");
        }
    }
}
