//! The laws, one function each. [`crate::obeys()`] runs them all.

mod arbitrary;
mod back;
mod fallback;
mod guess;
mod imagine;
mod legality;
mod outcome;
mod overlay;
mod pace;
mod reading;
mod replay;
mod sealed;
mod seats;
mod silence;
mod take_back;
mod teams;
mod telling;
mod together;
mod waiting;
mod wire;

pub use arbitrary::{no_json_breaks_a_match, what_is_accepted_is_what_was_sent};
pub use back::taking_back_restores_every_view;
pub use fallback::{fallback_is_legal, fallbacks_end_the_match};
pub use guess::a_guess_is_a_function_of_the_view;
pub use imagine::imagined_worlds_look_the_same;
pub use legality::{check_and_apply_agree, what_is_offered_applies};
pub use outcome::the_outcome_is_a_standing;
pub use overlay::a_view_is_what_all_see_and_ones_own;
pub use pace::{Stages, Turns, a_stage_has_one_time, turns_are_numbered};
pub use reading::reading_changes_nothing;
pub use replay::the_log_is_the_match;
pub use sealed::{seal_is_well_formed, sealed_intents_are_replaced_commute_and_stay_secret};
pub use seats::{
    a_refused_seat_change_changes_nothing, joins_take_open_seats, newcomers_fit_the_options,
    newcomers_run_out, who_leaves_is_gone,
};
pub use silence::silence_shows_nothing;
pub use take_back::{going_back_leaves_nothing, what_can_be_taken_back_showed_nothing};
pub use teams::{partners_of_who_left_play_on, teams_are_of_all_seats};
pub use telling::{Compared, told_and_shown_agree};
pub use together::asked_together_or_apart_is_the_same;
pub use waiting::exactly_acting_seats_have_choices;
pub use wire::{Judge, everything_survives_the_wire};
