use serde_json::Value;
use table::{AnyMatch, ChaCha8Rng, Input, InputRefused, Seat, below};

use crate::{
    Place,
    arbitrary::{bend, garbage},
};

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
