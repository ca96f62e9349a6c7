//! The id and the table of a request.

use crate::{ClientMessage, RequestId, TableRef};

impl ClientMessage {
    /// Returns the id that the answer repeats.
    pub fn id(&self) -> &RequestId {
        match self {
            Self::Watch { id, .. }
            | Self::Unwatch { id, .. }
            | Self::Sit { id, .. }
            | Self::Admit { id, .. }
            | Self::StandIn { id, .. }
            | Self::Pause { id, .. }
            | Self::Undo { id, .. }
            | Self::AllowUndo { id, .. }
            | Self::Stand { id, .. }
            | Self::Ready { id, .. }
            | Self::AddBot { id, .. }
            | Self::Beside { id, .. }
            | Self::Remove { id, .. }
            | Self::Mute { id, .. }
            | Self::Ban { id, .. }
            | Self::Configure { id, .. }
            | Self::Start { id, .. }
            | Self::Submit { id, .. }
            | Self::Hint { id, .. }
            | Self::Foresee { id, .. }
            | Self::ChooseAhead { id, .. }
            | Self::StandingOrder { id, .. }
            | Self::Chat { id, .. }
            | Self::React { id, .. }
            | Self::ChatBefore { id, .. }
            | Self::Resign { id, .. }
            | Self::Claim { id, .. }
            | Self::Rematch { id, .. }
            | Self::Close { id, .. }
            | Self::Listen { id, .. }
            | Self::Decline { id, .. }
            | Self::Ping { id } => id,
        }
    }

    /// Returns the table that carries the request out.
    pub fn table(&self) -> Option<&TableRef> {
        match self {
            Self::Watch { table, .. }
            | Self::Unwatch { table, .. }
            | Self::Sit { table, .. }
            | Self::Admit { table, .. }
            | Self::StandIn { table, .. }
            | Self::Pause { table, .. }
            | Self::Undo { table, .. }
            | Self::AllowUndo { table, .. }
            | Self::Stand { table, .. }
            | Self::Ready { table, .. }
            | Self::AddBot { table, .. }
            | Self::Beside { table, .. }
            | Self::Remove { table, .. }
            | Self::Mute { table, .. }
            | Self::Ban { table, .. }
            | Self::Configure { table, .. }
            | Self::Start { table, .. }
            | Self::Submit { table, .. }
            | Self::Hint { table, .. }
            | Self::Foresee { table, .. }
            | Self::ChooseAhead { table, .. }
            | Self::StandingOrder { table, .. }
            | Self::Chat { table, .. }
            | Self::React { table, .. }
            | Self::ChatBefore { table, .. }
            | Self::Resign { table, .. }
            | Self::Claim { table, .. }
            | Self::Rematch { table, .. }
            | Self::Close { table, .. } => Some(table),
            // A table need not know the accounts that were challenged to it.
            Self::Listen { .. } | Self::Decline { .. } | Self::Ping { .. } => None,
        }
    }
}
