//! Each law can fail: a toy with one deliberate fault is caught by the law that forbids it.

use crate::toy::{Fault, MESSAGES, Toy};
use lutece_testkit::{Table, laws};

fn table(fault: Fault) -> Table<Toy> {
    Table::new(&[("fault", fault.as_str())], 3)
}

macro_rules! caught {
    ($($name:ident: $fault:ident, $law:ident, $text:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $text)]
        fn $name() {
            laws::$law(&table(Fault::$fault));
        }
    )*};
}

caught! {
    a_position_without_moves: NoMoves, every_game_ends_within_its_bound, "no legal move";
    a_game_without_end: NeverEnds, every_game_ends_within_its_bound, "longer than";
    a_move_after_the_end: EndsTwice, every_game_ends_within_its_bound, "after the end";
    a_step_without_a_name: NamelessStep, every_game_ends_within_its_bound, "there is a step";
    a_turn_that_falls: TurnFalls, every_game_ends_within_its_bound, "follows turn";
    a_move_listed_twice:
        ListsTwice, the_generator_is_stable_without_duplicates, "listed twice";
    an_order_that_changes: Unstable, the_generator_is_stable_without_duplicates, "not stable";
    an_illegal_move_accepted:
        AcceptsAnything, legal_moves_are_accepted_and_all_others_refused, "not listed but accepted";
    a_legal_move_refused:
        RefusesPass, legal_moves_are_accepted_and_all_others_refused, "listed but refused";
    a_reason_against_a_legal_move:
        ReasonForLegal, legal_moves_are_accepted_and_all_others_refused, "yet there is a reason";
    a_refusal_without_a_reason:
        NoReason, legal_moves_are_accepted_and_all_others_refused, "for another reason";
    a_refusal_that_changes_something:
        RefusalSpoils, legal_moves_are_accepted_and_all_others_refused, "changed something";
    a_listener_that_matters:
        ListenerMatters, legal_moves_are_accepted_and_all_others_refused, "anybody listens";
    a_skewed_choice: RandomSkewed, a_random_move_is_one_of_the_list, "not legal[below(len)]";
    a_playout_that_strays: PlayoutStrays, a_random_move_is_one_of_the_list, "not legal";
    chance_outside_the_deal:
        HiddenChance, the_same_deal_and_moves_lead_to_the_same_position, "a twin game differs";
    a_sheet_that_is_short: SheetShort, score_sheets_add_up, "the sheet of";
    a_result_with_other_points:
        OtherPoints, the_outcome_agrees_with_the_scores, "the result has other points";
    a_result_with_other_places:
        OtherPlaces, the_outcome_agrees_with_the_scores, "no better place";
    a_result_for_another_reason:
        OtherReason, the_outcome_agrees_with_the_scores, "the reason is not the true one";
    a_feat_that_is_not_listed: FeatUnlisted, feats_are_those_listed, "is not listed";
    a_view_that_leaks: LeaksHands, a_seat_cannot_tell_a_redeal, "sees a difference";
    a_redeal_of_ones_own_hand: RedealSwapsOwn, a_seat_cannot_tell_a_redeal, "sees a difference";
    a_redeal_that_peeks: RedealPeeks, a_redeal_depends_on_the_view_alone, "used something hidden";
    a_redeal_that_does_nothing: RedealIdle, a_redeal_deals_anew, "never deals anything anew";
    a_redeal_that_moves_the_turn:
        RedealUnsound, a_seat_cannot_tell_a_redeal, "another turn after a redeal";
    a_move_that_shows_the_next_card:
        RevealsNothing, a_move_that_reveals_nothing_teaches_nobody, "shows seat 1 something";
    a_move_that_tells_about_a_hand:
        RevealsDraws, a_move_that_reveals_nothing_teaches_nobody, "about a hand";
    an_event_that_names_the_next_card:
        EventsTell, events_tell_no_more_than_the_view, "events that tell seat";
    a_description_that_names_the_next_card:
        SaysTooMuch, events_tell_no_more_than_the_view, "tells seat 1 something hidden";
    two_moves_in_the_same_words:
        SaysTheSame, different_moves_are_said_differently, "are both said as toy-pass";
    a_kind_of_choice_listed_twice: KindTwice, a_choice_is_one_of_the_kinds, "is listed twice";
    a_kind_of_choice_that_is_not_listed:
        KindUnlisted, a_choice_is_one_of_the_kinds, "is not in the list";
    a_redealt_game_without_moves:
        RedealUnsound, redealt_games_play_on_to_the_end, "redealt for seat 1";
    a_deal_that_forgets: DealForgets, a_deal_can_be_written_and_read, "read back differs";
    a_position_that_forgets:
        PositionForgets, a_position_can_be_written_and_read, "another position is read back";
    a_position_that_is_none:
        PositionUnsound, a_position_can_be_written_and_read, "nothing is no position";
    a_move_without_a_name: MuteMove, notation_round_trips, "read as another move";
    a_move_with_two_blanks: OddMove, notation_round_trips, "not words with single blanks";
    a_record_without_its_option: OptionForgotten, records_round_trip, "the record is refused";
    a_text_too_wide: WideText, the_text_fits_a_terminal, "columns";
}

#[test]
#[should_panic(expected = "pieces came or went")]
fn a_card_that_is_lost() {
    laws::pieces_are_conserved(&table(Fault::LosesCards), |_, state| Toy::census(state));
}

#[test]
#[should_panic(expected = "the fresh count differs")]
fn a_score_that_is_not_fresh() {
    laws::the_score_equals_a_fresh_count(&table(Fault::None), |_, state| {
        state.played.map(|_, played| 1 + Toy::points(*played))
    });
}

#[test]
#[should_panic(expected = "is not listed")]
fn a_message_that_is_not_listed() {
    let list: Vec<_> = MESSAGES.iter().copied().filter(|(id, _)| *id != "toy-scored").collect();
    laws::every_message_is_listed(&table(Fault::None), &list);
}

#[test]
#[should_panic(expected = "the term \"toy-pile\"")]
fn a_term_that_is_not_listed() {
    let list: Vec<_> = MESSAGES.iter().copied().filter(|(id, _)| *id != "toy-pile").collect();
    laws::every_message_is_listed(&table(Fault::None), &list);
}

#[test]
#[should_panic(expected = "other arguments than listed")]
fn a_message_with_other_arguments() {
    let mut list = MESSAGES.to_vec();
    list[0].1 = &["card"];
    laws::every_message_is_listed(&table(Fault::None), &list);
}
