//! Everything that one client received about one table.

use contract::Seat;
use protocol::{ChatLine, ChatMark, Decision, GameUpdate, ServerMessage, Step, TableView};
use serde_json::Value;

/// Everything that one client received about one table, combined as a client combines it.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// The last `epoch` and `seq`.
    pub at: Option<(u64, u64)>,
    /// The `epoch` and `seq` from which to resume after a broken socket.
    pub resume: Option<(u64, u64)>,
    /// The table with its seats.
    pub table: Option<TableView>,
    /// The own seat.
    pub you: Option<Seat>,
    /// True if this client is the host.
    pub host: bool,
    /// The newest update of the match.
    pub game: Option<GameUpdate>,
    /// All steps of the match so far.
    pub steps: Vec<Step>,
    /// All chat lines that this client received, including whispered ones.
    pub chat: Vec<ChatLine>,
    heard: ChatMark,
    /// Every received frame about the table, for close inspection.
    pub frames: Vec<String>,
}

impl Record {
    /// Notes a message about `table`.
    ///
    /// # Panics
    ///
    /// If the server contradicts itself: `seq` falls, or a step arrives twice.
    pub fn note(&mut self, table: &str, message: &ServerMessage, frame: &str) {
        match message {
            ServerMessage::Table { table: id, epoch, seq, you, host, state, room } if id == table => {
                self.advance(*epoch, *seq);
                assert!(room.is_none() || *host, "who is around is for the host alone");
                (self.you, self.host, self.table) = (*you, *host, Some(state.clone()));
            }
            ServerMessage::Game(update) if update.table == table => {
                self.advance(update.epoch, update.seq);
                self.resume = self.at;
                if update.from_start {
                    self.steps.clear();
                }
                for step in &update.steps {
                    let last = self.steps.last().map_or(0, |last| last.seq);
                    assert!(step.seq > last, "step {} after step {last}", step.seq);
                    self.steps.push(step.clone());
                }
                self.game = Some(update.clone());
            }
            ServerMessage::Waiting(update) if update.table == table => {
                self.advance(update.epoch, update.seq);
                let Some(game) = self.game.as_mut().filter(|game| game.number == update.number) else {
                    return;
                };
                game.waiting.clone_from(&update.waiting);
                game.deadlines.clone_from(&update.deadlines);
            }
            ServerMessage::Chat { table: id, epoch, seq, lines, .. } if id == table => {
                self.advance(*epoch, *seq);
                assert!(lines.is_sorted_by_key(|line| line.seq), "{lines:?}");
                // A client that resumes may receive a line again.
                let heard = &mut self.heard;
                self.chat.extend(lines.iter().filter(|line| heard.is_new(line)).cloned());
            }
            _ => return,
        }
        self.frames.push(frame.to_owned());
    }

    fn advance(&mut self, epoch: u64, seq: u64) {
        if let Some((old_epoch, old_seq)) = self.at {
            assert!(epoch >= old_epoch, "epoch falls from {old_epoch} to {epoch}");
            assert!(epoch > old_epoch || seq >= old_seq, "seq falls from {old_seq} to {seq}");
        }
        self.at = Some((epoch, seq));
    }

    /// Returns the decision that this client owes.
    pub fn decision(&self) -> Option<&Decision> {
        self.game.as_ref()?.decision.as_ref().filter(|decision| decision.owed)
    }

    /// Returns the offered intents.
    pub fn offered(&self) -> &[Value] {
        self.decision().and_then(|decision| decision.choices["intents"].as_array()).map_or(&[], Vec::as_slice)
    }

    /// Returns true if the match is finished.
    pub fn is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.outcome.is_some())
    }
}
