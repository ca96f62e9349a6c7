use contract::{AnyMatch, ChaCha8Rng, Input, InputRefused, Seat, below};
use serde_json::Value;

use crate::{
    FoundAt,
    arbitrary::{bend, garbage, more},
};

/// An accepted intent, written again by the game, equals what was sent: nothing was read over. (What may be left
/// out of it is not left out by whoever takes what is offered.)
pub fn what_is_accepted_is_what_was_sent(place: &FoundAt, sent: &Input, accepted: &Input) {
    assert!(
        sent == accepted,
        "law `what is accepted is what was sent` is broken in {place}: {sent:?} was taken as {accepted:?}"
    );
}

/// No JSON whatever, and no seat that does not exist, makes the rules panic; what is refused leaves the match
/// as it was. `samples` are intents of the game, tried as they are, bent a little, and with a field more. What has
/// a field more is refused, and what is accepted is accepted again as the game writes it.
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
