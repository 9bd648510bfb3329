//! Each law can fail: an encoding of the small game with one deliberate fault is caught by the
//! law that forbids it, and the sound one is not.

use std::sync::atomic::{AtomicU32, Ordering};

use lanterns::{Lantern, Lanterns, Move, Post};
use lutece_encode::table::{Seat, SeatView};
use lutece_encode::{Block, Encode};
use testkit::Table;

use crate::laws;

const ALL: usize = lanterns::LANTERNS;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    None,
    LeavesHoles,
    Remembers,
    SaysNothing,
    Shares,
    LeadsElsewhere,
    Beyond,
    TwoNumbers,
    Nameless,
    MaskOpen,
}

struct Toy {
    fault: Fault,
    calls: AtomicU32,
}

const fn block(name: &'static str, len: usize) -> Block {
    Block { name, len, unit: 1.0, about: "" }
}

const VIEW: &[Block] = &[block("hand", ALL), block("posts", ALL)];
const MOVES: &[Block] = &[block("hang", ALL * ALL)];

impl Encode<Lanterns> for Toy {
    fn view_blocks(&self) -> &'static [Block] {
        VIEW
    }

    fn move_blocks(&self) -> &'static [Block] {
        MOVES
    }

    fn view(&self, _game: &Lanterns, view: &SeatView<Lanterns>, out: &mut [f32]) {
        if self.fault != Fault::LeavesHoles {
            out.fill(0.0);
        }
        if self.fault == Fault::SaysNothing {
            return;
        }
        view.secret.hand.iter().for_each(|it| out[usize::from(*it) - 1] = 1.0);
        for post in view.public.posts.iter().filter(|post| post.hung.is_some()) {
            out[ALL + usize::from(post.post) - 1] = 1.0;
        }
        if self.fault == Fault::Remembers {
            out[0] = self.calls.fetch_add(1, Ordering::Relaxed) as f32;
        }
    }

    fn number(&self, _game: &Lanterns, _seat: Seat, mv: Move) -> Option<usize> {
        let number = mv.lantern.index() * ALL + mv.post.index();
        match self.fault {
            Fault::Shares => Some(mv.post.index()),
            Fault::Beyond => Some(number + ALL * ALL),
            Fault::Nameless => None,
            Fault::TwoNumbers => Some(number & !1),
            _ => Some(number),
        }
    }

    fn mv(&self, _game: &Lanterns, _seat: Seat, number: usize) -> Option<Move> {
        let turned = usize::from(self.fault == Fault::LeadsElsewhere);
        (number < ALL * ALL).then(|| Move {
            lantern: Lantern::new(number / ALL),
            post: Post::new((number + turned) % ALL),
        })
    }

    fn mask(&self, game: &Lanterns, seat: Seat, legal: &[Move], out: &mut [bool]) {
        out.fill(self.fault == Fault::MaskOpen);
        legal.iter().filter_map(|mv| self.number(game, seat, *mv)).for_each(|at| out[at] = true);
    }
}

fn toy(fault: Fault) -> (Table<Lanterns>, Toy) {
    (Table::new(&[], 3), Toy { fault, calls: AtomicU32::new(0) })
}

#[test]
fn a_sound_encoding_keeps_every_law() {
    let (table, toy) = toy(Fault::None);
    laws::an_encoding_depends_on_the_view_alone(&table, &toy);
    laws::a_redeal_is_encoded_equally(&table, &toy);
    laws::a_move_changes_the_encoding(&table, &toy);
    laws::legal_moves_have_numbers_of_their_own(&table, &toy);
    laws::every_number_leads_back_to_itself(&table, &toy);
}

macro_rules! caught {
    ($($name:ident: $fault:ident, $law:ident, $text:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $text)]
        fn $name() {
            let (table, toy) = toy(Fault::$fault);
            laws::$law(&table, &toy);
        }
    )*};
}

caught! {
    a_number_that_is_not_written:
        LeavesHoles, an_encoding_depends_on_the_view_alone, "not written";
    an_encoding_with_a_memory:
        Remembers, an_encoding_depends_on_the_view_alone, "encoded differently";
    an_encoding_that_knows_more_than_the_view:
        Remembers, a_redeal_is_encoded_equally, "knows more";
    an_encoding_that_says_nothing: SaysNothing, a_move_changes_the_encoding, "cannot be seen";
    two_moves_with_one_number: Shares, legal_moves_have_numbers_of_their_own, "shares the number";
    a_way_back_to_another_move:
        LeadsElsewhere, legal_moves_have_numbers_of_their_own, "leads to another move";
    a_number_beyond_the_last: Beyond, legal_moves_have_numbers_of_their_own, "beyond the last";
    a_move_without_a_number: Nameless, legal_moves_have_numbers_of_their_own, "has no number";
    a_mask_of_everything: MaskOpen, legal_moves_have_numbers_of_their_own, "the mask has other";
    a_move_with_two_numbers: TwoNumbers, every_number_leads_back_to_itself, "has two numbers";
}
