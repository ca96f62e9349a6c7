//! Premoves: a player chooses the next move while others think.
//!
//! - The log keeps a premove for its seat, and only its account receives it. Until it is played, it changes
//!   no other frame, number or time of a message.
//! - It belongs to one decision: the next one of the seat.
//! - The table plays it like a submission, if it is possible and the decision offers no kind of intent that
//!   was not foreseen.
//! - Otherwise the table drops it and sends the reason.
//! - A premove ends when its player decides something before.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Weak};

use contract::{Foreseen, Foresight, Input, Json, Observer, Seat, kinds_of};
use protocol::{Account, AheadDropped, By, Problem, ProblemCode, RequestId, ServerMessage, encode};
use serde_json::{Value, json};

use super::{TableTask, refusals::no, requests::Done};
use crate::{
    AheadDeed, Entry, Game, Outbox,
    mailbox::{Command, Foresaw},
    problems::with_json,
    thinking::{FORESIGHT, Outlook, Rank, answer_of},
};

/// The longest intent of a premove, in bytes. Every message about a premove must be a small frame.
const LONGEST: usize = 800;

/// The predictions and premoves that accounts received. They are not in the log: after a restart clients ask
/// again.
#[derive(Default)]
pub(super) struct Looking {
    /// The seats whose next decision is being predicted, as long as the task of the prediction holds this.
    pending: BTreeMap<Seat, Weak<()>>,
    /// The prediction that each seat's account received.
    foreseen: BTreeMap<Seat, Kept>,
    /// The state of its premove that each account last received.
    told: BTreeMap<Seat, Told>,
}

/// A prediction of an account's next decision, as the account received it.
struct Kept {
    account: String,
    /// The number of the match at its table, and its number of inputs. With fewer inputs the match has gone
    /// back.
    of: (u32, usize),
    intents: Vec<Foresight>,
}

/// The account, its premove, and the reason if it was dropped.
type Told = (String, Option<Value>, Option<AheadDropped>);

impl TableTask {
    /// Starts the prediction of a player's next decision. The answer to `id` follows later.
    pub(super) fn foresee(
        &mut self,
        account: &Account,
        id: RequestId,
        outbox: Outbox,
    ) -> Result<(), Problem<Json>> {
        let seat = self.may_look_ahead(account)?;
        if self.looking.pending.get(&seat).is_some_and(|pending| pending.strong_count() > 0) {
            return no(
                ProblemCode::TooMany,
                "the server is already looking for your next decision; wait for the answer",
            );
        }
        let Some(mailbox) = self.lease.mailbox() else {
            return no(ProblemCode::Closing, "the table is closing; reconnect and try again");
        };
        let room = self.shared.hints.room().map_err(with_json)?;
        let state = self.state();
        let game = state.game.as_ref().expect("a playing table has a match");
        let of = (game.number, game.inputs());
        let outlook = Outlook {
            catalogue: self.shared.catalogue.clone(),
            setup: state.setup.clone(),
            rules_version: game.rules_version,
            seat,
            view: game.sight_and_choices(Observer::Seat(seat)).0.text(),
        };
        let luck = self.luck();
        let look = move |allowance: contract::Allowance<'_>| {
            outlook.look(&mut luck.draw(of.0, seat, of.1 as u64), allowance)
        };
        let (thought, told) = self.shared.thinkers.think(Rank::People, &self.row.id, FORESIGHT, look);
        let pending = Arc::new(());
        self.looking.pending.insert(seat, Arc::downgrade(&pending));
        let (account, virtual_time) = (account.id.clone(), self.shared.config.starts_at.is_some());
        tokio::spawn(async move {
            let foreseen = answer_of(told, virtual_time).await.unwrap_or_default();
            drop((thought, room, pending));
            let foresaw = Foresaw { account, seat, of, foreseen, outbox, id };
            let _ = mailbox.send(Command::Foreseen(Box::new(foresaw))).await;
        });
        Ok(())
    }

    /// Sends a player the prediction and keeps it. The player may choose one of these intents.
    pub(super) fn foresaw(&mut self, foresaw: Foresaw) {
        let Foresaw { account, seat, of, foreseen: Foreseen { worlds, mut intents }, outbox, id } = foresaw;
        let now = self.state().game.as_ref().map(|game| (game.number, game.waiting().contains(seat)));
        if now != Some((of.0, false)) || self.state().seat_of(&account) != Some(seat) {
            let problem = Problem::new(ProblemCode::Stale, "you have an open decision now; decide that one");
            return self.answer_problem(&outbox, id, problem);
        }
        intents.retain(|one| one.intent.to_string().len() <= LONGEST);
        let chances = intents.iter().map(|one| 100 * one.worlds / worlds.max(1)).collect();
        let offered: Vec<&Value> = intents.iter().map(|one| &one.intent).collect();
        let choices = json!({ "intents": offered, "complete": false, "back": null });
        let choices = serde_json::value::to_raw_value(&choices).expect("JSON is written as it is");
        outbox.send(encode(&ServerMessage::Foreseen { table: self.row.id.clone(), choices, chances }));
        self.looking.foreseen.insert(seat, Kept { account, of, intents });
        self.answer_done(&outbox, id, None);
    }

    /// Stores a player's premove, which must be one of the predicted intents. `None` withdraws it.
    pub(super) async fn choose_ahead(&mut self, account: &Account, intent: Option<Value>) -> Done {
        let seat = self.may_look_ahead(account)?;
        let aheads = &self.state().aheads;
        let Some(intent) = intent else {
            // This also removes the note about a dropped premove.
            if aheads.get(seat).is_some_and(|ahead| !matches!(ahead.what, AheadDeed::TakenBack)) {
                self.note_ahead(seat, account.id.clone(), AheadDeed::TakenBack).await?;
            }
            return Ok(None);
        };
        if !aheads.may_change(seat) {
            return no(
                ProblemCode::TooMany,
                "you have changed your premove too often; decide when it is your turn",
            );
        }
        let kept = self.looking.foreseen.get(&seat).filter(|kept| kept.account == account.id);
        let Some(kept) = kept else {
            return no(ProblemCode::Stale, "your next decision may have changed; ask for it again");
        };
        let Some(one) = kept.intents.iter().find(|one| one.intent == intent) else {
            return no(ProblemCode::Refused, "that move was not offered as a premove; choose an offered one");
        };
        let beside = one.beside.clone();
        self.note_ahead(seat, account.id.clone(), AheadDeed::Chosen { intent, beside }).await?;
        Ok(None)
    }

    /// Returns the seat of a player without an open decision.
    fn may_look_ahead(&self, account: &Account) -> Result<Seat, Problem<Json>> {
        let seat = self.player(account)?;
        self.playing()?;
        let game = self.state().game.as_ref().expect("a playing table has a match");
        if game.is_paused() {
            return no(ProblemCode::WrongTime, "the match is paused; choose a premove when it continues");
        }
        if game.waiting().contains(seat) {
            return no(ProblemCode::WrongTime, "you have an open decision; decide that one");
        }
        Ok(seat)
    }

    async fn note_ahead(
        &mut self,
        seat: Seat,
        account: String,
        ahead: AheadDeed,
    ) -> Result<(), Problem<Json>> {
        self.log(vec![Entry::Ahead { seat, account, ahead }]).await
    }

    /// Plays or drops the premoves whose decisions have come, and sends the result to their players.
    pub(super) async fn look_at_aheads(&mut self) {
        while let Some((seat, account, played)) = self.due() {
            let why = match played {
                Err(why) => why,
                Ok(intent) => match self.play(seat, By::Player, None, &Input::Intent(intent)).await {
                    Ok(_) => continue,
                    Err(problem) if self.state.is_some() => {
                        tracing::debug!(table.id = self.row.id, %problem, "the rules refused a premove");
                        AheadDropped::Impossible
                    }
                    // The store failed. The table reads its log again, and the premove is still there.
                    Err(_) => return self.retry_soon(),
                },
            };
            if self.note_ahead(seat, account, AheadDeed::Dropped { why }).await.is_err() {
                return self.retry_soon();
            }
        }
        self.tell_aheads();
    }

    /// Returns a premove whose decision has come: the intent to play, or the reason to drop it.
    fn due(&self) -> Option<(Seat, String, Result<Value, AheadDropped>)> {
        let state = self.state.as_ref()?;
        let game = state.game.as_ref()?;
        let waiting = game.waiting();
        let (seat, ahead, intent, beside) =
            state.aheads.chosen().find(|(seat, ..)| waiting.contains(*seat))?;
        let plays = state.chairs[seat].player() == Some(ahead.account.as_str());
        let same = plays && is_as_foreseen(game, seat, beside);
        let what = if same { Ok(intent.clone()) } else { Err(AheadDropped::OtherDecision) };
        Some((seat, ahead.account.clone(), what))
    }

    /// Sends each account the new state of its premove. Forgets predictions of decisions that have come.
    fn tell_aheads(&mut self) {
        let Some(state) = &self.state else { return };
        let game = state.game.as_ref();
        self.looking.foreseen.retain(|seat, kept| {
            let goes_on = |game: &&Game| game.number == kept.of.0 && game.inputs() >= kept.of.1;
            game.filter(goes_on).is_some_and(|game| !game.waiting().contains(*seat))
        });
        // Most tables have no premoves, and this runs at every decision.
        if self.looking.told.is_empty() && state.aheads.is_none() {
            return;
        }
        let known = state.chairs.iter().filter_map(|(seat, chair)| Some((seat, chair.account()?.to_owned())));
        for (seat, account) in known.collect::<Vec<_>>() {
            let now = self.ahead_of(seat, &account);
            let before = self.looking.told.get(&seat).filter(|told| told.0 == account);
            if before.map_or((&None, None), |told| (&told.1, told.2)) == (&now.0, now.1) {
                continue;
            }
            let frame = self.ahead_frame(now.clone());
            for watcher in self.presence.watchers().filter(|watcher| watcher.account.id == account) {
                watcher.outbox.send(frame.clone());
            }
            self.looking.told.insert(seat, (account, now.0, now.1));
        }
    }

    /// Sends a returning watcher the state of its premove.
    pub(super) fn tell_ahead_to(&mut self, account: &str, outbox: &Outbox) {
        let Some(seat) = self.state().seat_of(account) else { return };
        let now = self.ahead_of(seat, account);
        if now != (None, None) {
            outbox.send(self.ahead_frame(now.clone()));
            self.looking.told.insert(seat, (account.to_owned(), now.0, now.1));
        }
    }

    /// Returns an account's premove for its seat, or the reason why it was dropped.
    fn ahead_of(&self, seat: Seat, account: &str) -> (Option<Value>, Option<AheadDropped>) {
        let ahead = self.state().aheads.get(seat).filter(|ahead| ahead.account == account);
        match ahead.map(|ahead| &ahead.what) {
            Some(AheadDeed::Chosen { intent, .. }) => (Some(intent.clone()), None),
            Some(AheadDeed::Dropped { why }) => (None, Some(*why)),
            Some(AheadDeed::TakenBack) | None => (None, None),
        }
    }

    fn ahead_frame(&self, (intent, dropped): (Option<Value>, Option<AheadDropped>)) -> protocol::Frame {
        encode(&ServerMessage::Ahead { table: self.row.id.clone(), intent, dropped })
    }
}

/// Returns true if a decision offers no kind of intent that was not foreseen.
fn is_as_foreseen(game: &Game, seat: Seat, beside: &BTreeSet<String>) -> bool {
    let (_, choices) = game.sight_and_choices(Observer::Seat(seat));
    let choices = choices.and_then(|json| serde_json::from_str::<contract::Choices<Value>>(json.get()).ok());
    choices.is_some_and(|choices| kinds_of(&choices.intents).is_subset(beside))
}
