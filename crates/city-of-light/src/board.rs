//! The board: 4x4 squares for tiles, 8x8 spaces, and sets of spaces as bits.

use std::fmt;
use std::str::FromStr;

use table::NotationError;

/// One of the 64 spaces, `a1` to `h8`: the letter is the column from the left, the digit the
/// row from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

/// One of the 16 squares, `A1` to `D4`, each taking one tile of 2x2 spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// Quarter turns clockwise, `r0` to `r3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rotation(u8);

/// A set of spaces. Bit `8 * row + column` stands for a space, so `a1` is bit 0 and `h8` bit 63.
pub type Spaces = u64;

/// Every space except those of column `h`: the spaces from which a step to the right is possible.
const NOT_H: Spaces = 0x7f7f_7f7f_7f7f_7f7f;
/// Every space except those of column `a`: the spaces from which a step to the left is possible.
const NOT_A: Spaces = 0xfefe_fefe_fefe_fefe;

impl Space {
    /// How many there are.
    pub const COUNT: usize = 64;

    /// The space with this index, row by row from `a1`.
    ///
    /// # Panics
    /// If the index is not below 64.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::COUNT, "the board has 64 spaces");
        Self(index as u8)
    }

    /// The space in this column and row, counted from 0; `None` off the board.
    #[must_use]
    pub const fn at(column: i32, row: i32) -> Option<Self> {
        if column < 0 || column > 7 || row < 0 || row > 7 {
            return None;
        }
        Some(Self((row * 8 + column) as u8))
    }

    /// Every space, row by row from `a1`.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::new)
    }

    /// Its index, row by row from `a1`.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column from the left, from 0.
    #[must_use]
    pub const fn column(self) -> i32 {
        (self.0 & 7) as i32
    }

    /// Its row from the top, from 0.
    #[must_use]
    pub const fn row(self) -> i32 {
        (self.0 >> 3) as i32
    }

    /// The set of this space alone.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> Spaces {
        1 << self.0
    }

    /// The square it belongs to.
    #[must_use]
    pub const fn square(self) -> Square {
        Square((self.0 >> 4) * 4 + (self.0 & 7) / 2)
    }
}

impl Square {
    /// How many there are.
    pub const COUNT: usize = 16;

    /// The square with this index, row by row from `A1`.
    ///
    /// # Panics
    /// If the index is not below 16.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::COUNT, "the board has 16 squares");
        Self(index as u8)
    }

    /// Every square, row by row from `A1`.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::new)
    }

    /// Its index, row by row from `A1`.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its top-left space.
    #[inline]
    #[must_use]
    pub const fn corner(self) -> Space {
        Space((self.0 >> 2) * 16 + (self.0 & 3) * 2)
    }

    /// Its four spaces: top-left, top-right, bottom-left, bottom-right.
    #[must_use]
    pub const fn spaces(self) -> [Space; 4] {
        let corner = self.corner().0;
        [Space(corner), Space(corner + 1), Space(corner + 8), Space(corner + 9)]
    }
}

impl Rotation {
    /// Every rotation, the smallest first.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// Its number of quarter turns.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The spaces of a set, in order from `a1`.
pub fn each(set: Spaces) -> impl Iterator<Item = Space> {
    table::bits(set).map(|index| Space(index as u8))
}

/// The space of a set with exactly `nth` others before it.
#[inline]
pub(crate) fn nth(mut set: Spaces, nth: usize) -> usize {
    for _ in 0..nth {
        set &= set - 1;
    }
    set.trailing_zeros() as usize
}

/// Every space one step to the right of the set.
#[inline]
pub(crate) const fn east(set: Spaces) -> Spaces {
    (set & NOT_H) << 1
}

/// Every space one step to the left of the set.
#[inline]
pub(crate) const fn west(set: Spaces) -> Spaces {
    (set & NOT_A) >> 1
}

/// Every space one step down from the set.
#[inline]
pub(crate) const fn south(set: Spaces) -> Spaces {
    set << 8
}

/// Every space one step up from the set.
#[inline]
pub(crate) const fn north(set: Spaces) -> Spaces {
    set >> 8
}

/// Every space that shares a side with a space of the set.
#[inline]
#[must_use]
pub const fn beside(set: Spaces) -> Spaces {
    east(set) | west(set) | south(set) | north(set)
}

/// Every space that touches a space of the set at a corner.
#[inline]
pub(crate) const fn cornering(set: Spaces) -> Spaces {
    let sides = east(set) | west(set);
    south(sides) | north(sides)
}

/// Everything that can be reached from `from` by steps across a side within `ground` (ruling C15:
/// corners do not connect), including `from` itself.
#[inline]
pub(crate) const fn reach(from: Spaces, ground: Spaces) -> Spaces {
    let mut area = from;
    loop {
        let wider = area | (beside(area) & ground);
        if wider == area {
            return area;
        }
        area = wider;
    }
}

/// Two characters: a letter from `first` and a digit from `1`, each below `size`.
fn coordinates(text: &str, first: u8, size: u8) -> Option<(u8, u8)> {
    let &[letter, digit] = text.as_bytes() else { return None };
    let column = letter.checked_sub(first)?;
    let row = digit.checked_sub(b'1')?;
    (column < size && row < size).then_some((column, row))
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + (self.0 & 7)) as char, (self.0 >> 3) + 1)
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (column, row) = coordinates(text, b'a', 8)
            .ok_or_else(|| NotationError(format!("{text:?} is no space from a1 to h8")))?;
        Ok(Self(row * 8 + column))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'A' + (self.0 & 3)) as char, (self.0 >> 2) + 1)
    }
}

impl FromStr for Square {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (column, row) = coordinates(text, b'A', 4)
            .ok_or_else(|| NotationError(format!("{text:?} is no square from A1 to D4")))?;
        Ok(Self(row * 4 + column))
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.0)
    }
}

impl FromStr for Rotation {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::ALL
            .into_iter()
            .find(|turn| turn.to_string() == text)
            .ok_or_else(|| NotationError(format!("{text:?} is no rotation from r0 to r3")))
    }
}

macro_rules! shown_as_text {
    ($($name:ident),*) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    )*};
}
shown_as_text!(Space, Square, Rotation);
table::text_serde!(write Space, Square, Rotation);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_and_squares_read_back() {
        for space in Space::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
            assert!(space.square().spaces().contains(&space));
        }
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        assert_eq!("c4".parse(), Ok(Space::new(26)));
        assert_eq!("B3".parse(), Ok(Square::new(9)));
        for wrong in ["", "a", "a0", "a9", "i1", "A1", "a1 ", "a10", "é1"] {
            assert!(wrong.parse::<Space>().is_err(), "{wrong:?}");
        }
        for wrong in ["", "a1", "E1", "A5", "A0"] {
            assert!(wrong.parse::<Square>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn steps_stop_at_the_edges() {
        let set = |text: &str| {
            text.split(' ').map(|it| it.parse::<Space>().unwrap().bit()).sum::<Spaces>()
        };
        assert_eq!(beside(set("a1")), set("b1 a2"));
        assert_eq!(beside(set("h8")), set("g8 h7"));
        assert_eq!(beside(set("d4")), set("d3 c4 e4 d5"));
        assert_eq!(cornering(set("a4")), set("b3 b5"));
        assert_eq!(cornering(set("h1")), set("g2"));
    }

    #[test]
    fn c15_areas_connect_over_sides_only() {
        let space = |text: &str| text.parse::<Space>().unwrap().bit();
        let ground = space("a1") | space("b1") | space("c2") | space("c3");
        assert_eq!(reach(space("a1"), ground), space("a1") | space("b1"));
        assert_eq!(reach(space("c3"), ground), space("c2") | space("c3"));
    }

    #[test]
    fn nth_counts_from_the_first_space() {
        let set = 0b1011_0100;
        let listed: Vec<_> = each(set).map(Space::index).collect();
        assert_eq!(listed, [2, 4, 5, 7]);
        for (at, &index) in listed.iter().enumerate() {
            assert_eq!(nth(set, at), index);
        }
    }
}
