//! The laws that hold for every game, and the macro that makes a test of each.

mod legality;
mod messages;
mod score;
mod secrets;
mod text;

pub use legality::{
    a_random_move_is_one_of_the_list, every_game_ends_within_its_bound,
    legal_moves_are_accepted_and_all_others_refused, the_generator_is_stable_without_duplicates,
    the_same_deal_and_moves_lead_to_the_same_position,
};
pub use messages::{
    a_choice_is_one_of_the_kinds, different_moves_are_said_differently, every_message_is_listed,
};
pub use score::{
    feats_are_those_listed, pieces_are_conserved, score_sheets_add_up,
    the_outcome_agrees_with_the_scores, the_score_equals_a_fresh_count,
};
pub use secrets::{
    a_move_that_reveals_nothing_teaches_nobody, a_redeal_deals_anew,
    a_redeal_depends_on_the_view_alone, a_seat_cannot_tell_a_redeal,
    events_tell_no_more_than_the_view, redealt_games_play_on_to_the_end,
};
pub use text::{
    a_deal_can_be_written_and_read, a_position_can_be_written_and_read, notation_round_trips,
    records_round_trip, the_text_fits_a_terminal,
};

/// One test per law, each over all `tables`.
///
/// `messages` is the game's list of messages; `pieces` counts what must stay the same from the
/// deal to the end, as `|rules: &G, state: &G::State| -> impl PartialEq + Debug`.
#[macro_export]
macro_rules! laws {
    (
        game: $game:ty,
        tables: $tables:expr,
        messages: $messages:expr,
        pieces: $pieces:expr $(,)?
    ) => {
        $crate::laws! { @each $game, $tables,
            a_random_move_is_one_of_the_list
            every_game_ends_within_its_bound
            legal_moves_are_accepted_and_all_others_refused
            the_generator_is_stable_without_duplicates
            the_same_deal_and_moves_lead_to_the_same_position
            score_sheets_add_up
            the_outcome_agrees_with_the_scores
            feats_are_those_listed
            a_move_that_reveals_nothing_teaches_nobody
            a_redeal_deals_anew
            a_redeal_depends_on_the_view_alone
            a_seat_cannot_tell_a_redeal
            events_tell_no_more_than_the_view
            redealt_games_play_on_to_the_end
            different_moves_are_said_differently
            a_choice_is_one_of_the_kinds
            a_deal_can_be_written_and_read
            a_position_can_be_written_and_read
            notation_round_trips
            records_round_trip
            the_text_fits_a_terminal
        }

        #[test]
        fn every_message_is_listed() {
            let tables: Vec<$crate::Table<$game>> = $tables;
            for table in &tables {
                $crate::laws::every_message_is_listed(table, $messages);
            }
        }

        #[test]
        fn pieces_are_conserved() {
            let tables: Vec<$crate::Table<$game>> = $tables;
            for table in &tables {
                $crate::laws::pieces_are_conserved(table, $pieces);
            }
        }
    };
    (@each $game:ty, $tables:expr, $($law:ident)*) => {$(
        #[test]
        fn $law() {
            let tables: Vec<$crate::Table<$game>> = $tables;
            assert!(!tables.is_empty(), "a law needs a table");
            for table in &tables {
                $crate::laws::$law(table);
            }
        }
    )*};
}
