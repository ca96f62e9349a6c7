//! A seat's decision, extracted from messages without reading the rest.

use anyhow::Context;
use json_patch::{Patch, PatchOperation};
use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};

/// The decision of a seat.
pub enum Asked {
    Nothing,
    /// The decision in the text of a whole view.
    Text(Decision),
    /// An object with the field `decision`, to which changes apply.
    Value(Value),
}

#[derive(Deserialize)]
pub struct Decision {
    number: u64,
    owed: bool,
    choices: Choices,
}

#[derive(Deserialize)]
struct Choices {
    intents: Vec<Box<RawValue>>,
}

#[derive(Deserialize)]
struct Changed<'a> {
    #[serde(borrow)]
    changes: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct Place {
    path: String,
}

impl Asked {
    /// Extracts the decision from a `game` message. It comes after the view, which has no field of that name.
    pub fn of_game(text: &str, changes_follow: bool) -> anyhow::Result<Self> {
        const FIELD: &str = r#","decision":"#;
        let asked = text.rfind(FIELD).map(|at| &text[at + FIELD.len()..]).context("a game has a decision")?;
        if changes_follow {
            let mut first = serde_json::Deserializer::from_str(asked).into_iter::<Value>();
            return Ok(Self::Value(json!({ "decision": first.next().context("a decision")?? })));
        }
        let mut first = serde_json::Deserializer::from_str(asked).into_iter::<Option<Decision>>();
        Ok(first.next().context("a decision")??.map_or(Self::Nothing, Self::Text))
    }

    /// Applies a `changed` message. Changes of the view are ignored.
    pub fn change(&mut self, text: &str) -> anyhow::Result<()> {
        let Self::Value(asked) = self else { anyhow::bail!("a change of nothing") };
        let Changed { changes } = serde_json::from_str(text)?;
        let mut of_it = Vec::new();
        for change in changes {
            let Place { path } = serde_json::from_str(change.get())?;
            if path.is_empty() || path.starts_with("/decision") {
                of_it.push(serde_json::from_str::<PatchOperation>(change.get())?);
            }
        }
        Ok(json_patch::patch(asked, &Patch(of_it))?)
    }

    /// Returns the number of the decision and its number of intents, if the seat has to decide.
    pub fn owed(&self) -> Option<(u64, usize)> {
        match self {
            Self::Text(Decision { number, owed: true, choices }) => Some((*number, choices.intents.len())),
            Self::Text(_) | Self::Nothing => None,
            Self::Value(asked) => {
                let decision = &asked["decision"];
                let intents = decision["choices"]["intents"].as_array()?;
                (decision["owed"] == true).then(|| Some((decision["number"].as_u64()?, intents.len())))?
            }
        }
    }

    /// Returns one of the intents, as text.
    pub fn intent(&self, n: usize) -> Option<String> {
        match self {
            Self::Nothing => None,
            Self::Text(decision) => Some(decision.choices.intents.get(n)?.get().to_owned()),
            Self::Value(asked) => Some(asked["decision"]["choices"]["intents"].get(n)?.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = r#"{"type":"game","view":{"x":1},"waiting":[0],"decision":{"number":7,"owed":true,"choices":{"intents":[{"do":"confirm"}],"complete":true,"back":null}},"deadlines":[null]}"#;

    #[test]
    fn a_decision_is_found_without_reading_what_comes_before() {
        for changes_follow in [false, true] {
            let asked = Asked::of_game(GAME, changes_follow).expect("it has one");
            assert_eq!(asked.owed(), Some((7, 1)));
            assert_eq!(asked.intent(0).as_deref(), Some(r#"{"do":"confirm"}"#));
            assert_eq!(asked.intent(1), None);
        }
    }

    #[test]
    fn nothing_is_asked_of_who_is_not_waited_for() {
        let text = r#"{"type":"game","view":{},"decision":null,"deadlines":[null]}"#;
        for changes_follow in [false, true] {
            assert_eq!(Asked::of_game(text, changes_follow).expect("it is read").owed(), None);
        }
        let free = GAME.replace(r#""owed":true"#, r#""owed":false"#);
        assert_eq!(Asked::of_game(&free, true).expect("it is read").owed(), None);
    }

    #[test]
    fn changes_of_the_decision_are_carried_out() {
        let mut asked = Asked::of_game(GAME, true).expect("it has one");
        let text = r#"{"type":"changed","changes":[{"op":"replace","path":"/view/x","value":2},{"op":"add","path":"/decision/choices/intents/1","value":{"do":"pass"}},{"op":"replace","path":"/decision/number","value":9}]}"#;
        asked.change(text).expect("it can be");
        assert_eq!(asked.owed(), Some((9, 2)));
        assert_eq!(asked.intent(1).as_deref(), Some(r#"{"do":"pass"}"#));
    }
}
