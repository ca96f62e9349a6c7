use contract::{Log, Observer, Rules, Wire};
use serde::de::DeserializeOwned;

use crate::{Moment, Validators};

/// A judge of the JSON that a game would send.
pub struct Judge<'a> {
    validators: &'a Validators,
}

impl<'a> Judge<'a> {
    /// Creates a judge with the schema of the game.
    pub fn new(validators: &'a Validators) -> Self {
        Self { validators }
    }

    fn complaint<T: Wire + DeserializeOwned>(&self, name: &str, value: &T) -> Option<String> {
        let json = serde_json::to_string(value).expect("wire types serialize");
        let tree = serde_json::from_str(&json).expect("what was written is JSON");
        match serde_json::from_str::<T>(&json) {
            Ok(back) if back == *value => self.validators.validate(name, &tree).err(),
            Ok(back) => Some(format!("{name}: {value:?} comes back as {back:?}")),
            Err(e) => Some(format!("{name}: {json} does not come back: {e}")),
        }
    }
}

/// Checks that views, choices, intents, refusals and events come back from JSON unchanged, and match the
/// game's own schema.
pub fn everything_survives_the_wire<R: Rules>(
    at: &Moment<'_, R>,
    judge: &Judge<'_>,
    intents: &[R::Intent],
    events: &Log<R::Event>,
) {
    let insist = |complaint: Option<String>| {
        at.insist(complaint.is_none(), "everything survives the wire", || complaint.unwrap_or_default());
    };
    for (_, view) in &at.views {
        insist(judge.complaint("view", view));
        let choices = at.rules.choices(view);
        insist(judge.complaint("choices", &choices));
        for intent in choices.intents.iter().chain(&choices.back) {
            insist(judge.complaint("intent", intent));
        }
        for refusal in intents.iter().filter_map(|intent| at.rules.check(view, intent).err()) {
            insist(judge.complaint("refusal", &refusal));
        }
    }
    for who in Observer::all(at.rules.seats()) {
        for event in events.told_to(who) {
            insist(judge.complaint("seen", event));
        }
    }
}
