//! Durations of requests, from when a table receives a request until all its results are sent.

use std::time::Instant;

use metrics::{Histogram, histogram};
use protocol::ClientMessage;

/// The kind of a request, as far as it affects the duration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A move, which is validated, stored and sent to all clients.
    Submit,
    /// A `watch`, which writes everything that an account may see.
    Watch,
    /// A chat message.
    Talk,
    /// Any other change of a table.
    Other,
}

impl Kind {
    const ALL: [Self; 4] = [Self::Submit, Self::Watch, Self::Talk, Self::Other];

    /// Returns the kind of a request; `None` if the server thinks before it answers, however long that takes.
    pub(crate) fn of(message: &ClientMessage) -> Option<Self> {
        match message {
            ClientMessage::Submit { .. } => Some(Self::Submit),
            ClientMessage::Watch { .. } => Some(Self::Watch),
            ClientMessage::Chat { .. } | ClientMessage::React { .. } | ClientMessage::ChatBefore { .. } => {
                Some(Self::Talk)
            }
            ClientMessage::Hint { .. } | ClientMessage::Foresee { .. } => None,
            ClientMessage::Unwatch { .. }
            | ClientMessage::Sit { .. }
            | ClientMessage::Admit { .. }
            | ClientMessage::StandIn { .. }
            | ClientMessage::Pause { .. }
            | ClientMessage::Undo { .. }
            | ClientMessage::AllowUndo { .. }
            | ClientMessage::Stand { .. }
            | ClientMessage::Ready { .. }
            | ClientMessage::AddBot { .. }
            | ClientMessage::Beside { .. }
            | ClientMessage::Remove { .. }
            | ClientMessage::Mute { .. }
            | ClientMessage::Ban { .. }
            | ClientMessage::Configure { .. }
            | ClientMessage::Start { .. }
            | ClientMessage::Close { .. }
            | ClientMessage::ChooseAhead { .. }
            | ClientMessage::StandingOrder { .. }
            | ClientMessage::Resign { .. }
            | ClientMessage::Claim { .. }
            | ClientMessage::Rematch { .. }
            | ClientMessage::Listen { .. }
            | ClientMessage::Decline { .. }
            | ClientMessage::Ping { .. } => Some(Self::Other),
        }
    }

    pub(crate) fn label(self) -> &'static str {
        match self {
            Self::Submit => "submit",
            Self::Watch => "watch",
            Self::Talk => "talk",
            Self::Other => "other",
        }
    }
}

/// The histograms by kind, looked up once so that a move need not wait for that.
pub(crate) struct AnswerTimes([Histogram; Kind::ALL.len()]);

impl AnswerTimes {
    pub(crate) fn new() -> Self {
        Self(Kind::ALL.map(|kind| histogram!("septet_answer_seconds", "kind" => kind.label())))
    }

    /// Records a request of this kind that a table received at `since` and has answered now.
    pub(crate) fn note(&self, kind: Kind, since: Instant) {
        self.0[kind as usize].record(since.elapsed());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_has_its_own_place() {
        for (place, kind) in Kind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, place, "{kind:?}");
        }
    }
}
