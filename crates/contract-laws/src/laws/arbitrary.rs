use contract::{AnyMatch, ChaCha8Rng, Input, InputRefused, Seat, below};
use serde_json::Value;

use crate::{
    FoundAt,
    arbitrary::{bend, garbage, more},
};

/// Checks that an accepted intent, as the game writes it, equals the one that was sent: no part of it was
/// ignored. (Offered intents have no omitted fields.)
pub fn what_is_accepted_is_what_was_sent(place: &FoundAt, sent: &Input, accepted: &Input) {
    assert!(
        sent == accepted,
        "law `what is accepted is what was sent` is broken in {place}: {sent:?} was taken as {accepted:?}"
    );
}

/// Checks that no JSON, and no seat that does not exist, makes the rules panic, and that a refused input
/// leaves the match as it was. `samples` are intents of the game, tried as they are, slightly changed, and
/// with an additional field. An intent with an additional field must be refused, and an accepted one must be
/// accepted again as the game writes it.
pub fn no_json_breaks_a_match(
    place: &FoundAt,
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
    let grown: Vec<Value> = samples.iter().step_by(3).filter_map(|sample| more(sample, rng)).collect();
    let values = values.into_iter().map(|value| (value, false));
    for (value, has_more) in values.chain(grown.into_iter().map(|value| (value, true))) {
        let seat = seats[below(rng, seats.len() as u32) as usize];
        let (before, events) = (running.digest(), running.events());
        let input = Input::Intent(value);
        match running.submit(seat, &input) {
            Ok(accepted) => {
                assert!(!has_more, "law `{LAW}` is broken in {place}: {input:?} was taken as {accepted:?}");
                running.rollback();
                let again = running.submit(seat, &accepted);
                let again = again.unwrap_or_else(|e| panic!("{place}: {accepted:?} is refused: {e}"));
                running.rollback();
                what_is_accepted_is_what_was_sent(place, &accepted, &again);
            }
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
