//! Sets of small numbers as the bits of a word.

/// The members of a set given as bits, from the lowest.
///
/// ```
/// assert_eq!(lutece_table::bits(0b1_0110_u32).collect::<Vec<_>>(), [1, 2, 4]);
/// ```
#[inline]
pub fn bits(set: impl Into<u64>) -> impl Iterator<Item = usize> {
    let mut left = set.into();
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let lowest = left.trailing_zeros() as usize;
        left &= left - 1;
        Some(lowest)
    })
}
