use contract::{AnyGame as _, Catalogued, Input, Rules, Seat};
use serde_json::Value;

use crate::FoundAt;

/// Checks that the same options, seed and inputs lead to the same digest at every step, and to the same
/// number of events.
pub fn the_log_is_the_match<R: Rules>(
    place: &FoundAt,
    options: &Value,
    log: &[(Seat, Input, u64)],
    events: u32,
) {
    let opened = Catalogued::<R>::new().open(place.seats, options, place.deal());
    let mut again = opened.unwrap_or_else(|e| panic!("{place}: {e}"));
    for (step, (seat, input, digest)) in log.iter().enumerate() {
        let accepted = again.replay(*seat, input);
        assert!(
            accepted.is_ok(),
            "law `the log is the match` is broken in {place}: input {step}: {accepted:?}"
        );
        let now = again.digest();
        assert!(now == *digest, "law `the log is the match` is broken in {place}: digest of input {step}");
    }
    assert_eq!(again.events(), events, "law `the log is the match` is broken in {place}: number of events");
}
