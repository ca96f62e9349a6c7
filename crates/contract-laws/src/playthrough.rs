//! A match as text for review.

use std::fmt::Write as _;

use contract::{ChaCha8Rng, Choices, Log, Observer, Phase, Purpose, Rules, Seat, Seed, pick};
use serde::Serialize;
use serde_json::Value;

use crate::layout::laid_out;

/// Plays a match and writes it down. First comes the initial table. Each step then has the seat that decides,
/// its intent, its choices (`of`), the events, and the changes of the public view (`~`). The words are the
/// JSON that travels, without its noise, so seats are numbered from 0. Long lines are broken at spaces.
///
/// # Panics
///
/// If the picker picks a refused intent, or if the match does not end within its maximum number of steps.
pub fn playthrough<R: Rules>(
    rules: &R,
    seed: Seed,
    mut picker: impl FnMut(&R::View, &Choices<R::Intent>) -> R::Intent,
) -> String {
    let secret = seed.reveal();
    let mut state = rules.start(seed);
    let taken = rules.seats().get() - rules.open_seats(&state).len();
    let mut text = format!("{}, {taken} seats, seed {secret}\n", R::INFO.name);
    let mut table = json(&rules.view(&state, Observer::Public));
    for (name, value) in table.as_object().into_iter().flatten() {
        line(&mut text, format_args!("   {name}: {}", short(value)));
    }
    for seat in rules.seats().seats() {
        let view = json(&rules.view(&state, Observer::Seat(seat)));
        let mut secret = Vec::new();
        differences("", &table, &view, &mut secret);
        line(&mut text, format_args!("   {seat} sees {}", secret.join(", ")));
    }
    for step in 0.. {
        let phase = rules.phase(&state);
        let Some(seat) = phase.waiting().iter().next() else {
            write_end(&mut text, &phase);
            return text;
        };
        assert!(step < R::INFO.max_steps, "{} does not end", R::INFO.name);
        let view = rules.view(&state, Observer::Seat(seat));
        let choices = rules.choices(&view);
        let intent = picker(&view, &choices);
        let turn = rules.pace(&state, seat).turn;
        let (kind, others) = kind_of(&phase, seat);
        let done = short(&json(&intent));
        line(&mut text, format_args!("{step}. turn {turn}, {kind} {seat}{others}: {done}"));
        line(&mut text, format_args!("   of {}", list(&choices)));
        let mut log = Log::new();
        rules.apply(&mut state, seat, &intent, &mut log).expect("the picker picks what is allowed");
        write_events(&mut text, rules, &log);
        let now = json(&rules.view(&state, Observer::Public));
        let mut changed = Vec::new();
        differences("", &table, &now, &mut changed);
        if !changed.is_empty() {
            line(&mut text, format_args!("   ~ {}", changed.join(", ")));
        }
        table = now;
    }
    text
}

/// Creates a picker of random choices, the same ones for the same number.
pub fn random_picker<V, I: Clone>(number: u8) -> impl FnMut(&V, &Choices<I>) -> I {
    let mut rng: ChaCha8Rng = Seed::from_bytes([number; 32]).stream(Purpose(0xffff_ffff), 0);
    move |_, choices| pick(&choices.intents, &mut rng).expect("an acting seat has choices").clone()
}

fn line(text: &mut String, what: std::fmt::Arguments<'_>) {
    writeln!(text, "{}", laid_out(&what.to_string())).expect("writing to a string cannot fail");
}

fn kind_of(phase: &Phase, seat: Seat) -> (&'static str, String) {
    let others: Vec<String> =
        phase.waiting().iter().filter(|other| *other != seat).map(|other| other.to_string()).collect();
    let others = if others.is_empty() { String::new() } else { format!(" (and {})", others.join(", ")) };
    match phase {
        Phase::Sealed { .. } => ("sealed", others),
        Phase::Open(_) | Phase::Meanwhile { .. } | Phase::Over(_) => ("open", others),
    }
}

fn write_end(text: &mut String, phase: &Phase) {
    let Some(outcome) = phase.outcome() else { return };
    line(text, format_args!("over: places {:?}", outcome.places));
    for row in &outcome.sheet {
        line(text, format_args!("   {}: {:?}", row.label, row.points));
    }
}

/// Writes the public version of each event once, and other versions with their seat.
fn write_events<R: Rules>(text: &mut String, rules: &R, log: &Log<R::Event>) {
    for telling in log.tellings() {
        let hears = |who| telling.to(who).map_or_else(|| "nothing".to_owned(), |event| short(&json(event)));
        let public = hears(Observer::Public);
        line(text, format_args!("   all: {public}"));
        for seat in rules.seats().seats() {
            let private = hears(Observer::Seat(seat));
            if private != public {
                line(text, format_args!("   {seat}: {private}"));
            }
        }
    }
}

/// Derived fields of a view, which would only make a playthrough long. Games that have them have a law of
/// their own for them.
const FOLLOWS: [&str; 3] = ["quote", "quotes", "tally"];

fn json<T: Serialize>(value: &T) -> Value {
    let mut value = serde_json::to_value(value).expect("wire types serialize");
    leave_out(&mut value);
    value
}

fn leave_out(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|name, _| !FOLLOWS.contains(&name.as_str()));
            fields.values_mut().for_each(leave_out);
        }
        Value::Array(items) => items.iter_mut().for_each(leave_out),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The maximum length of the choices of one kind, in letters. Longer lists are written as a number, with a
/// checksum that shows changes.
const LISTED: usize = 300;

/// Lists the choices, grouped by kind: `play 1 | 5 | 40; lay 57 ways #5e1f09ab; confirm`.
fn list<I: Serialize>(choices: &Choices<I>) -> String {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for intent in choices.intents.iter().map(short_intent) {
        let (verb, rest) = intent;
        match groups.iter_mut().find(|(v, _)| *v == verb) {
            Some((_, rests)) => rests.push(rest),
            None => groups.push((verb, vec![rest])),
        }
    }
    let mut words: Vec<String> = groups
        .iter()
        .map(|(verb, rests)| {
            let all = rests.join(" | ");
            match all.len() {
                ..=LISTED => format!("{verb} {all}").trim_end().to_owned(),
                _ => format!("{verb} {} ways #{:08x}", rests.len(), checksum(&all)),
            }
        })
        .collect();
    if !choices.complete {
        words.push("and more".to_owned());
    }
    if let Some(back) = &choices.back {
        words.push(format!("({})", short(&json(back))));
    }
    words.join("; ")
}

/// Returns the FNV-1a hash.
fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

fn short_intent<I: Serialize>(intent: &I) -> (String, String) {
    let text = short(&json(intent));
    match text.split_once(' ') {
        Some((verb, rest)) => (verb.to_owned(), rest.to_owned()),
        None => (text, String::new()),
    }
}

/// Writes JSON without its noise: tags come first, names and strings have no quotes.
fn short(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) => format!("[{}]", items.iter().map(short).collect::<Vec<_>>().join(" ")),
        Value::Object(fields) => {
            let is_tag = |name: &str| ["do", "event", "stage", "why"].contains(&name);
            let tag = fields.iter().filter(|(name, _)| is_tag(name)).map(|(_, value)| short(value));
            let rest: Vec<_> = fields.iter().filter(|(name, _)| !is_tag(name)).collect();
            let mut words: Vec<String> = tag.collect();
            let tagged = !words.is_empty();
            // A word explains itself, and so does the only field beside a tag.
            let alone = tagged && rest.len() == 1;
            words.extend(rest.iter().map(|(name, value)| match value {
                Value::String(word) => word.clone(),
                value if alone => short(value),
                value => format!("{name}:{}", short(value)),
            }));
            if tagged { words.join(" ") } else { format!("{{{}}}", words.join(" ")) }
        }
        Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

/// Collects changes, named by their path.
fn differences(path: &str, old: &Value, new: &Value, found: &mut Vec<String>) {
    let join = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
    match (old, new) {
        _ if old == new => {}
        (Value::Object(old), Value::Object(new)) if old.keys().eq(new.keys()) => {
            for (name, value) in new {
                differences(&join(name), &old[name], value, found);
            }
        }
        (Value::Array(old), Value::Array(new))
            if old.len() == new.len() && new.iter().all(Value::is_object) =>
        {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                differences(&join(&index.to_string()), old, new, found);
            }
        }
        (Value::Array(old), Value::Array(new)) if !old.is_empty() && new.starts_with(old) => {
            let more: Vec<String> = new[old.len()..].iter().map(short).collect();
            found.push(format!("{path} +{}", more.join(" +")));
        }
        _ => found.push(format!("{path} {}", short(new))),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn json_is_written_short() {
        assert_eq!(short(&json!({ "do": "play", "card": 5 })), "play 5");
        assert_eq!(short(&json!({ "do": "take", "card": 5, "to": "hand" })), "take card:5 hand");
        assert_eq!(short(&json!([null, { "a": [true] }])), "[- {a:[true]}]");
    }

    #[test]
    fn only_news_is_written() {
        let news = |old, new| {
            let mut found = Vec::new();
            differences("", &old, &new, &mut found);
            found.join(", ")
        };
        assert_eq!(news(json!({ "a": 1, "b": 2 }), json!({ "a": 1, "b": 3 })), "b 3");
        assert_eq!(news(json!({ "a": [{ "b": 1 }] }), json!({ "a": [{ "b": 2 }] })), "a.0.b 2");
        assert_eq!(news(json!({ "a": [1, 2] }), json!({ "a": [1, 2, 3] })), "a +3");
    }
}
