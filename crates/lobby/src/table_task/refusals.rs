//! Refusals as clients receive them, and as metrics count them.

use contract::{InputRefused, Json};
use protocol::{By, Problem, ProblemCode};

pub(super) fn no<T>(code: ProblemCode, message: &str) -> Result<T, Problem<Json>> {
    Err(Problem::new(code, message))
}

pub(super) fn slower(wait: std::time::Duration) -> Problem<Json> {
    let mut problem =
        Problem::new(ProblemCode::TooMany, "you are sending too much at this table; wait a moment");
    problem.retry_after = Some((wait.as_millis() as u64).max(1));
    problem
}

pub(super) fn refusal(refused: InputRefused) -> Problem<Json> {
    let message = refused.to_string();
    match refused {
        InputRefused::NotWaiting => Problem::new(ProblemCode::NotWaiting, message),
        InputRefused::Malformed(_) => Problem::new(ProblemCode::Malformed, message),
        InputRefused::Refused { data, .. } => {
            Problem { refusal: Some(data), ..Problem::new(ProblemCode::Refused, message) }
        }
        InputRefused::Settled => Problem::new(ProblemCode::TooMany, message),
        InputRefused::Seat(_) => Problem::new(ProblemCode::WrongTime, message),
        InputRefused::Broken => {
            tracing::error!("the rules panicked on an input, and nothing was changed");
            Problem::new(ProblemCode::Internal, message)
        }
    }
}

pub(super) fn code_label(code: ProblemCode) -> &'static str {
    match code {
        ProblemCode::Malformed => "malformed",
        ProblemCode::NotSignedIn => "not_signed_in",
        ProblemCode::WrongKey => "wrong_key",
        ProblemCode::AccountBanned => "account_banned",
        ProblemCode::ProofNeeded => "proof_needed",
        ProblemCode::KeyTaken => "key_taken",
        ProblemCode::ProviderFailed => "provider_failed",
        ProblemCode::NotAllowed => "not_allowed",
        ProblemCode::NotWatching => "not_watching",
        ProblemCode::Muted => "muted",
        ProblemCode::Banned => "banned",
        ProblemCode::Removed => "removed",
        ProblemCode::NotFound => "not_found",
        ProblemCode::WrongTime => "wrong_time",
        ProblemCode::NotInThisGame => "not_in_this_game",
        ProblemCode::SeatTaken => "seat_taken",
        ProblemCode::NoNewcomers => "no_newcomers",
        ProblemCode::NotReady => "not_ready",
        ProblemCode::BadSetup => "bad_setup",
        ProblemCode::NotWaiting => "not_waiting",
        ProblemCode::Stale => "stale",
        ProblemCode::Shown => "shown",
        ProblemCode::Refused => "refused",
        ProblemCode::IdReused => "id_reused",
        ProblemCode::BadText => "bad_text",
        ProblemCode::TooMany => "too_many",
        ProblemCode::StorageUnavailable => "storage_unavailable",
        ProblemCode::Overtaken => "overtaken",
        ProblemCode::Closing => "closing",
        ProblemCode::Internal => "internal",
    }
}

pub(super) fn by_label(by: By) -> &'static str {
    match by {
        By::Player => "player",
        By::Clock => "clock",
        By::Bot => "bot",
        By::StandIn => "stand_in",
        By::StandingOrder => "standing_order",
    }
}
