//! Refusals as clients are told of them, and as they are counted.

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
        ProblemCode::Stale => "stale",
        ProblemCode::Refused => "refused",
        ProblemCode::NotWaiting => "not_waiting",
        ProblemCode::Malformed => "malformed",
        ProblemCode::KeyTaken => "key_taken",
        ProblemCode::ProviderFailed => "provider_failed",
        ProblemCode::StorageUnavailable => "storage_unavailable",
        ProblemCode::Overtaken => "overtaken",
        ProblemCode::Internal => "internal",
        _ => "other",
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
