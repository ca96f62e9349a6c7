//! Messages about a match with parts that are already serialized.

use contract::{BySeat, Outcome, Seat};
use serde::Serialize;

use crate::{Frame, encode::frame};

/// The common parts of the `game`, `changed` and `waiting` messages of one moment, serialized once. The rest
/// differs for each observer.
///
/// Inserted parts are not checked: the caller guarantees that they are JSON.
pub struct Around {
    /// From the table to before `seq`.
    start: String,
    /// The number of the match.
    number: String,
    /// The waiting seats.
    waiting: String,
    /// From the deadlines to the server's clock.
    times: String,
    /// The outcome.
    outcome: String,
}

/// The part of a message that differs for each observer, apart from the steps.
pub enum Body<'a> {
    /// The body of a `game` message.
    Whole {
        /// True if the steps begin with the first one of the match.
        from_start: bool,
        /// Appends the view.
        view: &'a dyn Fn(&mut Vec<u8>),
        /// The approximate length of the view, in bytes.
        size: usize,
        /// The decision, or `null`.
        decision: &'a str,
    },
    /// The body of a `changed` message: the list of changes.
    Changes(&'a str),
}

/// Moments or remaining milliseconds, by seat.
type Times = BySeat<Option<u64>>;

impl Around {
    /// Serializes the common parts. The fields are those of [`GameUpdate`](crate::GameUpdate).
    pub fn of(
        (table, epoch, number): (&str, u64, u32),
        waiting: &[Seat],
        (deadlines, banks, now): (&Times, Option<&Times>, u64),
        outcome: Option<&Outcome>,
    ) -> Self {
        let banks = banks.map(|banks| format!(r#","banks":{}"#, json(banks))).unwrap_or_default();
        Self {
            start: format!(r#","table":{},"epoch":{epoch},"seq":"#, json(table)),
            number: format!(r#","number":{number}"#),
            waiting: format!(r#","waiting":{}"#, json(waiting)),
            times: format!(r#","deadlines":{}{banks},"now":{now}"#, json(deadlines)),
            outcome: format!(r#","outcome":{}}}"#, json(&outcome)),
        }
    }

    /// Returns a `waiting` message. The fields are those of [`WaitingUpdate`](crate::WaitingUpdate).
    pub fn waiting(&self, seq: u64) -> Frame {
        let Self { start, number, waiting, times, .. } = self;
        frame(format!(r#"{{"type":"waiting"{start}{seq}{number}{waiting}{times}}}"#).into_bytes())
    }

    /// Returns a `game` or `changed` message. `steps` is a JSON list.
    pub fn message(&self, seq: u64, steps: &str, body: &Body<'_>) -> Frame {
        let (kind, long) = match body {
            Body::Whole { size, decision, .. } => ("game", size + decision.len()),
            Body::Changes(changes) => ("changed", changes.len()),
        };
        let short = [&self.start, &self.number, &self.waiting, &self.times, &self.outcome];
        let short: usize = short.iter().map(|piece| piece.len()).sum();
        let mut text = Vec::with_capacity(short + steps.len() + long + 96);
        let mut add =
            |pieces: &[&str]| pieces.iter().for_each(|piece| text.extend_from_slice(piece.as_bytes()));
        add(&[
            r#"{"type":""#,
            kind,
            "\"",
            &self.start,
            &seq.to_string(),
            &self.number,
            r#","steps":"#,
            steps,
        ]);
        match body {
            Body::Whole { from_start, view, decision, .. } => {
                add(&[r#","from_start":"#, if *from_start { "true" } else { "false" }, r#","view":"#]);
                view(&mut text);
                for piece in [&self.waiting, r#","decision":"#, decision, &self.times, &self.outcome] {
                    text.extend_from_slice(piece.as_bytes());
                }
            }
            Body::Changes(changes) => {
                add(&[r#","changes":"#, changes, &self.waiting, &self.times, &self.outcome]);
            }
        }
        frame(text)
    }
}

fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("messages have string keys")
}

#[cfg(test)]
mod tests {
    use contract::SeatCount;
    use serde_json::{Value, json};

    use super::*;
    use crate::{By, Change, Decision, GameChange, GameUpdate, ServerMessage, Step, WaitingUpdate, encode};

    #[test]
    fn messages_are_as_their_types_are_written() {
        let three = SeatCount::new(3).unwrap();
        let seats: Vec<Seat> = three.seats().collect();
        let deadlines = BySeat::new_with(three, |seat| (seat.number() > 0).then_some(7));
        let outcome = Outcome { places: BySeat::filled(three, 1), sheet: Vec::new(), teams: Vec::new() };
        let step = |seq| Step::<Value> { seq, at: 3, seat: seats[1], by: By::Bot, events: Vec::new() };
        let view = json!({ "hand": [1, 2], "word": "\"é\n" });
        let in_banks = BySeat::new_with(three, |seat| (seat.number() < 2).then_some(600_000));
        for (waiting, outcome, steps, decision, banks) in [
            (
                &seats[..2],
                None,
                vec![step(4), step(5)],
                Some(Decision { number: 9, owed: true, choices: json!([]) }),
                Some(in_banks),
            ),
            (&[], Some(outcome), vec![], None, None),
        ] {
            let (table, number, now) = ("t\"".to_owned(), 2, 88);
            let around =
                Around::of((&table, 1, number), waiting, (&deadlines, banks.as_ref(), now), outcome.as_ref());
            let write = |to: &mut Vec<u8>| to.extend_from_slice(view.to_string().as_bytes());
            let body = Body::Whole { from_start: true, view: &write, size: 9, decision: &json(&decision) };
            let written = around.message(55, &json(&steps), &body);
            let update = GameUpdate {
                table: table.clone(),
                epoch: 1,
                seq: 55,
                number,
                steps: steps.clone(),
                from_start: true,
                view: view.clone(),
                waiting: waiting.to_vec(),
                decision,
                deadlines: deadlines.clone(),
                banks: banks.clone(),
                now,
                outcome: outcome.clone(),
            };
            assert_eq!(written.text(), encode(&ServerMessage::Game(update)).text());

            let changes = vec![Change::Remove { path: "/view/hand/0".to_owned() }];
            let written = around.message(56, &json(&steps), &Body::Changes(&json(&changes)));
            let waiting = waiting.to_vec();
            let deadlines = deadlines.clone();
            let change = GameChange {
                table,
                epoch: 1,
                seq: 56,
                number,
                steps,
                changes,
                waiting,
                deadlines,
                banks,
                now,
                outcome,
            };
            assert_eq!(written.text(), encode::<Value>(&ServerMessage::Changed(change.clone())).text());

            let GameChange { table, waiting, deadlines, banks, .. } = change;
            let update = WaitingUpdate { table, epoch: 1, seq: 57, number, waiting, deadlines, banks, now };
            assert_eq!(around.waiting(57).text(), encode::<Value>(&ServerMessage::Waiting(update)).text());
        }
    }
}
