//! Seats around the table, and arrays indexed by them.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

/// The most seats any game here has.
pub const MAX_SEATS: usize = 4;

/// A seat at the table, counted clockwise. What people call seat 1 has index 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// Every seat a table can have, in clockwise order.
    pub const ALL: [Self; MAX_SEATS] = [Self(0), Self(1), Self(2), Self(3)];

    /// The seat with this index.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "a table has at most four seats");
        Self(index as u8)
    }

    /// The index of this seat, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people know this seat by, from 1.
    #[inline]
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        let next = self.0 + 1;
        if next as usize >= seats { Self(0) } else { Self(next) }
    }

    /// The seats of a table of `seats`, in clockwise order from seat 1.
    pub fn first(
        seats: usize,
    ) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats).map(Self::new)
    }

    /// The seats of a table of `seats`, clockwise, beginning with this one.
    pub fn round(self, seats: usize) -> impl Iterator<Item = Self> + Clone {
        (0..seats).map(move |step| Self::new((self.index() + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

/// A seat must be a number from 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatError;

impl fmt::Display for SeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat is a number from 1 to 4")
    }
}

impl std::error::Error for SeatError {}

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Self, SeatError> {
        match text {
            "1" => Ok(Self(0)),
            "2" => Ok(Self(1)),
            "3" => Ok(Self(2)),
            "4" => Ok(Self(3)),
            _ => Err(SeatError),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        if (1..=MAX_SEATS as u8).contains(&number) {
            Ok(Self(number - 1))
        } else {
            Err(serde::de::Error::custom(SeatError))
        }
    }
}

/// One `T` for each of the `N` seats that a game has at most, whether the table uses them or not:
/// for positions, which are copied millions of times and know the number of players from elsewhere.
/// Whatever leaves a game is a [`BySeat`]. `N` is two or four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSeat<T, const N: usize = MAX_SEATS>([T; N]);

impl<T, const N: usize> PerSeat<T, N> {
    /// Lets a seat be masked instead of checked.
    const MASK: usize = {
        assert!(N.is_power_of_two());
        N - 1
    };

    /// One value per seat.
    #[inline]
    #[must_use]
    pub const fn new(items: [T; N]) -> Self {
        Self(items)
    }

    /// The same value at every seat.
    #[inline]
    #[must_use]
    pub const fn splat(value: T) -> Self
    where
        T: Copy,
    {
        Self([value; N])
    }

    /// What `make` returns for each seat.
    #[inline]
    #[must_use]
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| make(Seat::new(index))))
    }

    /// What `change` returns for each value.
    #[inline]
    #[must_use]
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> PerSeat<U, N> {
        PerSeat(self.0.map(change))
    }

    /// All values, in clockwise order from seat 1.
    #[inline]
    #[must_use]
    pub const fn as_array(&self) -> &[T; N] {
        &self.0
    }

    /// The values of the seats in use at a table of this many.
    #[inline]
    #[must_use]
    pub fn first(&self, seats: usize) -> &[T] {
        &self.0[..seats]
    }

    /// All values.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// All values, mutably.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }
}

impl<T, const N: usize> IntoIterator for PerSeat<T, N> {
    type Item = T;
    type IntoIter = std::array::IntoIter<T, N>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a PerSeat<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut PerSeat<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}

impl<T: Copy + Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        Self::splat(T::default())
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        debug_assert!(seat.index() < N, "the game has no such seat");
        &self.0[seat.index() & Self::MASK]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.index() < N, "the game has no such seat");
        &mut self.0[seat.index() & Self::MASK]
    }
}

/// One `T` for each seat of a table of two to four. Equality considers only the seats in use.
#[derive(Clone, Copy)]
pub struct BySeat<T> {
    seats: u8,
    items: [T; MAX_SEATS],
}

impl<T> BySeat<T> {
    /// One value per seat of a table of `seats`.
    pub fn from_fn(seats: usize, mut make: impl FnMut(Seat) -> T) -> Self
    where
        T: Default,
    {
        assert!(seats <= MAX_SEATS, "a table has at most four seats");
        let items =
            std::array::from_fn(
                |index| {
                    if index < seats { make(Seat::new(index)) } else { T::default() }
                },
            );
        Self { seats: seats as u8, items }
    }

    /// The same value at every seat.
    #[must_use]
    pub fn splat(seats: usize, value: T) -> Self
    where
        T: Clone,
    {
        assert!(seats <= MAX_SEATS, "a table has at most four seats");
        Self { seats: seats as u8, items: std::array::from_fn(|_| value.clone()) }
    }

    /// How many seats the table has.
    #[inline]
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The values of the seats in use, in clockwise order from seat 1.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats as usize]
    }

    /// The values of the seats in use, mutably.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.seats as usize]
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.as_slice().iter().enumerate().map(|(index, item)| (Seat::new(index), item))
    }

    /// The values returned by `change` for each seat and its value.
    pub fn map<U: Default>(&self, mut change: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat::from_fn(self.seats(), |seat| change(seat, &self[seat]))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: PartialEq> PartialEq for BySeat<T> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq> Eq for BySeat<T> {}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        if list.len() > MAX_SEATS {
            return Err(serde::de::Error::custom("more than four seats"));
        }
        let seats = list.len();
        let mut list = list.into_iter();
        Ok(Self::from_fn(seats, |_| list.next().expect("the list has one value per seat")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_clockwise() {
        let round: Vec<_> = Seat::new(1).round(3).map(Seat::number).collect();
        assert_eq!(round, [2, 3, 1]);
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
        assert_eq!(Seat::new(2).next(4), Seat::new(3));
    }

    #[test]
    fn seats_are_numbers_from_one_to_four() {
        for seat in Seat::ALL {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["0", "5", "", "one", " 1", "+1"] {
            assert_eq!(wrong.parse::<Seat>(), Err(SeatError), "{wrong:?}");
        }
    }

    #[test]
    fn what_each_seat_has_is_found_by_its_seat() {
        let mut two = PerSeat::<_, 2>::from_fn(Seat::number);
        two[Seat::new(1)] += 10;
        assert_eq!((two[Seat::new(0)], two[Seat::new(1)]), (1, 12));
        assert_eq!(two.first(1), [1]);
        let four = PerSeat::<u8>::splat(3).map(u16::from);
        assert_eq!(four.into_iter().sum::<u16>(), 12);
    }

    #[cfg(debug_assertions)]
    #[test]
    #[should_panic(expected = "no such seat")]
    fn a_seat_that_a_game_has_not_is_noticed() {
        let _ = PerSeat::<_, 2>::splat(0)[Seat::new(2)];
    }

    #[test]
    fn unused_seats_do_not_count() {
        let mut left = BySeat::splat(2, 7);
        let right = BySeat::splat(2, 7);
        left[Seat::new(3)] = 9;
        assert_eq!(left, right);
        assert_eq!(serde_json::to_string(&left).expect("a list of numbers"), "[7,7]");
    }
}
