//! The contract of [`Store`], checked in the same way for each store: in memory, SQLite, Postgres.
//!
//! Each law is a function that takes a store of its own and panics if the store breaks the promise.
//!
//! Architecture invariants:
//!
//! - The crate depends on the trait and on no implementation.

#![expect(clippy::unwrap_used, reason = "a law that fails panics, and tells what it got")]

mod accounts;
mod asked;
mod companions;
mod duplicates;
mod host;
mod keys;
mod logs;
mod outages;
mod provider_keys;
mod samples;
mod tables;

use lobby::Store;
pub use samples::{append, made, said, table};

/// Checks all laws. `fresh` makes an empty store each time.
///
/// # Panics
///
/// Panics if the store breaks a law.
pub async fn check<S: Store>(fresh: impl AsyncFn() -> S) {
    accounts::sessions_begin_and_end(&fresh().await).await;
    accounts::what_accounts_say_of_their_time_goes_with_them(&fresh().await).await;
    accounts::accounts_are_made_once(&fresh().await).await;
    accounts::accounts_are_found_by_their_ids(&fresh().await).await;
    accounts::an_erased_account_leaves_ids_in_logs_and_nothing_else(&fresh().await).await;
    asked::each_is_answered_once(&fresh().await).await;
    asked::they_are_bounded_and_nobody_pushes_others_out(&fresh().await).await;
    companions::are_found_and_go_with_whom_they_sit_beside(&fresh().await).await;
    accounts::what_nobody_uses_is_forgotten(&fresh().await).await;
    duplicates::are_kept_with_their_tables_or_not_at_all(&fresh().await).await;
    duplicates::go_with_the_last_of_their_tables(&fresh().await).await;
    host::bans_are_set_replaced_and_lifted(&fresh().await).await;
    host::what_ended_long_ago_is_deleted_with_its_matches(&fresh().await).await;
    host::who_has_nothing_else_goes_with_a_deleted_table(&fresh().await).await;
    keys::sessions_are_listed_and_ended(&fresh().await).await;
    keys::what_is_lost_is_noted_and_found(&fresh().await).await;
    keys::keys_are_found_and_take_each_others_place(&fresh().await).await;
    keys::of_changes_at_once_one_wins(&fresh().await).await;
    keys::passkeys_are_kept_used_and_removed(&fresh().await).await;
    provider_keys::are_kept_used_and_removed(&fresh().await).await;
    keys::accounts_with_keys_are_not_forgotten(&fresh().await).await;
    keys::what_somebody_played_is_found(&fresh().await).await;
    logs::a_log_is_read_as_it_was_written(&fresh().await).await;
    logs::a_long_log_is_read_in_parts(&fresh().await).await;
    logs::logs_that_grow_side_by_side_are_read_as_they_were_appended(&fresh().await).await;
    logs::the_newest_checkpoint_is_kept(&fresh().await).await;
    logs::an_append_continues_the_log_or_changes_nothing(&fresh().await).await;
    logs::what_could_not_be_read_again_is_not_kept(&fresh().await).await;
    logs::of_appends_at_once_one_wins(&fresh().await).await;
    logs::of_many_appends_at_once_each_is_stored_once(&fresh().await).await;
    logs::matches_begin_and_end_with_their_entries(&fresh().await).await;
    logs::matches_are_found_by_who_sat_in_them(&fresh().await).await;
    tables::tables_are_found_by_id_and_code(&fresh().await).await;
    tables::lists_show_what_they_should_newest_first(&fresh().await).await;
    tables::due_tables_come_in_time(&fresh().await).await;
    outages::silence_is_noted_once(&fresh().await).await;
    outages::times_of_a_clock_that_was_ahead_count_as_now(&fresh().await).await;
}
