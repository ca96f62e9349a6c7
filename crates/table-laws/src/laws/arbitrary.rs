use serde_json::{Value, json};
use table::{AnyMatch, ChaCha8Rng, Input, InputRefused, Seat, below};

use crate::Place;

/// No JSON whatever, and no seat that does not exist, makes the rules panic; what is refused leaves the match
/// as it was. `samples` are intents of the game, tried as they are and bent a little.
pub fn no_json_breaks_a_match(
    place: &Place,
    running: &mut dyn AnyMatch,
    samples: &[Value],
    rng: &mut ChaCha8Rng,
) {
    const LAW: &str = "no JSON breaks a match";
    let strange = [running.seats().get() as u8, 8, 200, 255]
        .map(|number| serde_json::from_value::<Seat>(number.into()).expect("small numbers parse as seats"));
    let seats: Vec<Seat> = running.seats().seats().chain(strange).collect();
    let mut values: Vec<Value> = (0..4).map(|_| garbage(rng, 3)).collect();
    values.extend(samples.iter().flat_map(|sample| [sample.clone(), bend(sample, rng)]));
    for value in values {
        let seat = seats[below(rng, seats.len() as u32) as usize];
        let (before, events) = (running.digest(), running.events());
        let input = Input::Intent(value);
        match running.submit(seat, &input) {
            Ok(()) => running.rollback(),
            Err(InputRefused::Broken) => {
                panic!("law `rules never panic` is broken in {place}: when {seat} sends {input:?}")
            }
            Err(_) => {}
        }
        assert!(
            running.digest() == before && running.events() == events,
            "law `{LAW}` is broken in {place}: something changed when {seat} sent {input:?}"
        );
    }
}

/// Any JSON, a few levels deep.
fn garbage(rng: &mut ChaCha8Rng, depth: u32) -> Value {
    match below(rng, if depth == 0 { 6 } else { 8 }) {
        0 => Value::Null,
        1 => json!(below(rng, 2) == 0),
        2 => json!(below(rng, 300)),
        3 => json!(-i64::from(below(rng, 300))),
        4 => strange_number(rng),
        5 => strange_text(rng),
        6 => (0..below(rng, 4)).map(|_| garbage(rng, depth - 1)).collect(),
        _ => {
            let names = ["do", "card", "to", "from", "seat", "rank", "coins", "", "é"];
            let name = |rng: &mut ChaCha8Rng| names[below(rng, names.len() as u32) as usize].to_owned();
            (0..below(rng, 4)).map(|_| (name(rng), garbage(rng, depth - 1))).collect()
        }
    }
}

fn strange_number(rng: &mut ChaCha8Rng) -> Value {
    let numbers = [json!(u64::MAX), json!(i64::MIN), json!(0.5), json!(1e300), json!(256), json!(-1)];
    numbers[below(rng, numbers.len() as u32) as usize].clone()
}

fn strange_text(rng: &mut ChaCha8Rng) -> Value {
    let texts = ["", "do", "null", "\u{0}", "🂡", "constructor", "0"];
    json!(texts[below(rng, texts.len() as u32) as usize])
}

/// A valid value with one thing changed: a number, a field more or less, another type.
fn bend(sample: &Value, rng: &mut ChaCha8Rng) -> Value {
    let mut bent = sample.clone();
    match &mut bent {
        Value::Object(fields) if !fields.is_empty() => {
            let index = below(rng, fields.len() as u32) as usize;
            let name = fields.keys().nth(index).expect("an index below the length").clone();
            match below(rng, 5) {
                0 => drop(fields.remove(&name)),
                1 => drop(fields.insert("more".to_owned(), garbage(rng, 1))),
                2 => drop(fields.insert(name, garbage(rng, 1))),
                _ => {
                    let inner = bend(&fields[&name], rng);
                    fields.insert(name, inner);
                }
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let index = below(rng, items.len() as u32) as usize;
            match below(rng, 3) {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                _ => items[index] = bend(&items[index], rng),
            }
        }
        Value::Number(_) => {
            bent = if below(rng, 3) == 0 { strange_number(rng) } else { json!(below(rng, 60)) }
        }
        _ => bent = garbage(rng, 1),
    }
    bent
}
