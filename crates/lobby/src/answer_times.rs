//! How long requests take, from when a table is handed them until all that comes of them is on its way.

use std::time::Instant;

use metrics::{Histogram, histogram};
use protocol::ClientMessage;

/// What is asked, as far as it makes a difference to how long it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A move: validated, stored, told to everybody.
    Submit,
    /// A look: everything that an account may see is written.
    Watch,
    /// Something said.
    Talk,
    /// Anything else that changes a table.
    Other,
}

impl Kind {
    const ALL: [Self; 4] = [Self::Submit, Self::Watch, Self::Talk, Self::Other];

    /// `None` for what is thought about before it is answered, as long as that may take.
    pub(crate) fn of(message: &ClientMessage) -> Option<Self> {
        match message {
            ClientMessage::Submit { .. } => Some(Self::Submit),
            ClientMessage::Watch { .. } => Some(Self::Watch),
            ClientMessage::Chat { .. } | ClientMessage::ChatBefore { .. } => Some(Self::Talk),
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

/// Where they are noted. Looked up once: a move is not to wait for that.
pub(crate) struct AnswerTimes([Histogram; Kind::ALL.len()]);

impl AnswerTimes {
    pub(crate) fn new() -> Self {
        Self(Kind::ALL.map(|kind| histogram!("septet_answer_seconds", "kind" => kind.label())))
    }

    /// A request of this kind that was handed over then is answered.
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
