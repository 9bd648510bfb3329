//! Blocks: named runs of numbers, and a writer that fills them in order.

use std::fmt::Write as _;

/// A named run of numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Block {
    /// Its name.
    pub name: &'static str,
    /// How many numbers it has.
    pub len: usize,
    /// What a number is divided by, so that most are between 0 and 1: 1 for marks that are 0 or 1.
    pub unit: f32,
    /// What the numbers mean, and their order.
    pub about: &'static str,
}

impl Block {
    /// Marks that are 0 or 1, or the numbers of moves.
    pub(crate) const fn marks(name: &'static str, len: usize, about: &'static str) -> Self {
        Self { name, len, unit: 1.0, about }
    }

    /// Counts in a unit.
    pub(crate) const fn counts(
        name: &'static str,
        len: usize,
        unit: f32,
        about: &'static str,
    ) -> Self {
        Self { name, len, unit, about }
    }
}

/// How many numbers these blocks have together.
#[must_use]
pub const fn total(blocks: &[Block]) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < blocks.len() {
        sum += blocks[at].len;
        at += 1;
    }
    sum
}

/// The number of position `within` in the block of this name.
///
/// # Panics
/// If there is no such block, or it is shorter.
pub(crate) fn number_in(blocks: &[Block], name: &str, within: usize) -> usize {
    let mut start = 0;
    for block in blocks {
        if block.name == name {
            assert!(within < block.len, "{name} has {} places, not {within}", block.len);
            return start + within;
        }
        start += block.len;
    }
    panic!("there is no block {name}")
}

/// The block that a number is in, and its position there.
pub(crate) fn find(blocks: &[Block], number: usize) -> Option<(&'static str, usize)> {
    let mut within = number;
    for block in blocks {
        if within < block.len {
            return Some((block.name, within));
        }
        within -= block.len;
    }
    None
}

/// The blocks as a Markdown table: where each begins, how long it is, what it contains.
#[must_use]
pub fn describe(blocks: &[Block]) -> String {
    let mut text = String::from("| from | numbers | name | unit | what |\n|---|---|---|---|---|\n");
    let mut start = 0;
    for Block { name, len, unit, about } in blocks {
        let _ = writeln!(text, "| {start} | {len} | `{name}` | {unit} | {about} |");
        start += len;
    }
    text
}

/// Writes blocks into a buffer, in order.
#[derive(Debug)]
pub struct Writer<'a> {
    blocks: &'static [Block],
    rest: &'a mut [f32],
}

/// One block that is being written. Its numbers start at 0.
#[derive(Debug)]
pub struct Part<'a> {
    numbers: &'a mut [f32],
    unit: f32,
}

impl<'a> Writer<'a> {
    /// Begins with a buffer of zeros.
    ///
    /// # Panics
    /// If the buffer is not as long as the blocks.
    pub fn new(blocks: &'static [Block], out: &'a mut [f32]) -> Self {
        assert_eq!(out.len(), total(blocks), "the buffer is as long as the encoding");
        out.fill(0.0);
        Self { blocks, rest: out }
    }

    /// The next block, which must have this name.
    ///
    /// # Panics
    /// If another block is next: blocks must be written in the order of the list.
    pub fn block(&mut self, name: &str) -> Part<'a> {
        let (block, blocks) = self.blocks.split_first().expect("no more blocks than listed");
        assert_eq!(block.name, name, "blocks are written in the order of their list");
        let (numbers, rest) = std::mem::take(&mut self.rest).split_at_mut(block.len);
        (self.blocks, self.rest) = (blocks, rest);
        Part { numbers, unit: block.unit }
    }

    /// Ends the encoding.
    ///
    /// # Panics
    /// If a block is missing.
    pub fn end(self) {
        assert!(self.blocks.is_empty(), "{} was not written", self.blocks[0].name);
    }
}

impl Part<'_> {
    /// Marks a place.
    pub fn mark(&mut self, at: usize) {
        self.numbers[at] = 1.0;
    }

    /// Marks a place if a condition is true.
    pub fn mark_if(&mut self, at: usize, so: bool) {
        self.numbers[at] = f32::from(u8::from(so));
    }

    /// Marks each of these places.
    pub fn mark_all(&mut self, places: impl IntoIterator<Item = usize>) {
        places.into_iter().for_each(|at| self.mark(at));
    }

    /// Puts a count, in the unit of the block.
    pub fn put(&mut self, at: usize, count: f32) {
        self.numbers[at] = count / self.unit;
    }

    /// Adds 1 to a count.
    pub fn add(&mut self, at: usize) {
        self.numbers[at] += 1.0 / self.unit;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLOCKS: &[Block] =
        &[Block::marks("first", 2, "two marks"), Block::counts("second", 3, 2.0, "three counts")];

    #[test]
    fn blocks_follow_one_another() {
        let mut out = [9.0; 5];
        let mut writer = Writer::new(BLOCKS, &mut out);
        writer.block("first").mark(1);
        let mut second = writer.block("second");
        second.put(0, 3.0);
        second.add(2);
        writer.end();
        assert_eq!(out, [0.0, 1.0, 1.5, 0.0, 0.5]);
        assert_eq!(number_in(BLOCKS, "second", 1), 3);
        assert_eq!(find(BLOCKS, 3), Some(("second", 1)));
        assert_eq!(find(BLOCKS, 5), None);
    }

    #[test]
    #[should_panic(expected = "in the order of their list")]
    fn another_order_is_noticed() {
        Writer::new(BLOCKS, &mut [0.0; 5]).block("second");
    }

    #[test]
    #[should_panic(expected = "second was not written")]
    fn a_missing_block_is_noticed() {
        let mut out = [0.0; 5];
        let mut writer = Writer::new(BLOCKS, &mut out);
        writer.block("first");
        writer.end();
    }
}
