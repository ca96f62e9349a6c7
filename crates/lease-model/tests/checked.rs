//! Every run of the protocol within some bounds is looked at, and each rule that is left out makes a fault.

use lease_model::{Bounds, Rules, Step, World};
use stateright::{Checker, HasDiscoveries, Model, Property};

struct Protocol {
    rules: Rules,
    bounds: Bounds,
}

impl Model for Protocol {
    type State = World;
    type Action = Step;

    fn init_states(&self) -> Vec<World> {
        vec![World::new(self.rules, self.bounds)]
    }

    fn actions(&self, world: &World, steps: &mut Vec<Step>) {
        steps.extend(world.steps());
    }

    fn next_state(&self, world: &World, step: Step) -> Option<World> {
        Some(world.after(step))
    }

    fn properties(&self) -> Vec<Property<Self>> {
        let mut all = vec![
            Property::always(ONCE, |_, world: &World| world.is_told_once()),
            Property::always(ORDER, |_, world: &World| world.is_in_order()),
            Property::always(GOES_ON, |_, world: &World| world.can_go_on()),
        ];
        if self.bounds.leases > 1 && self.bounds.appends > 1 {
            // Or the above would be promised of nothing.
            all.push(Property::sometimes(OVERTAKEN, |_, world: &World| {
                world.database.log.windows(2).any(|pair| pair[0].epoch != pair[1].epoch)
            }));
        }
        // What came after a backup is lost with it, acknowledged or not.
        if self.bounds.restores == 0 {
            all.push(Property::always(KNOWN, |_, world: &World| world.is_known()));
            all.push(Property::always(STORED, |_, world: &World| world.is_stored()));
            all.push(Property::always(FRESH, |_, world: &World| world.is_fresh()));
        }
        all
    }
}

const ONCE: &str = "no number is told as two things under one epoch";
const ORDER: &str = "the epochs of a log never fall";
const KNOWN: &str = "nobody appends to what somebody else has claimed";
const STORED: &str = "what was acknowledged is stored";
const FRESH: &str = "whoever speaks for a table knows what was acknowledged";
const GOES_ON: &str = "a table of dead nodes can be claimed";
const OVERTAKEN: &str = "a log goes on under another claim";

const NONE: Bounds = Bounds {
    appends: 2,
    claims: 2,
    leases: 2,
    cuts: 0,
    crashes: 0,
    resignations: 0,
    restores: 0,
    slow: true,
};

/// A second in all. Those that take longer are looked at if `SEPTET_LEASE_MODEL` is `full`.
const SMALL: Bounds = Bounds { appends: 1, slow: false, ..NONE };

const UNDER: Bounds = Bounds { appends: 3, claims: 2, leases: 1, restores: 1, slow: false, ..NONE };

/// Pauses and slow clocks, which cost nothing of the bounds, and what else goes wrong in each.
const WORLDS: [(&str, Bounds); 6] = [
    ("pauses", NONE),
    ("cut connections", Bounds { cuts: 1, ..SMALL }),
    ("kills", Bounds { crashes: 1, ..SMALL }),
    ("resignations", Bounds { resignations: 1, ..SMALL }),
    // Nothing that is promised of it depends on clocks.
    ("a database restored", Bounds { restores: 1, slow: false, ..SMALL }),
    ("a database restored under its owner", UNDER),
];

/// Those with more in them.
const LARGE: [(&str, Bounds); 5] = [
    ("cut connections", Bounds { cuts: 1, ..NONE }),
    ("kills", Bounds { crashes: 1, ..NONE }),
    ("resignations", Bounds { resignations: 1, ..NONE }),
    ("a database restored", Bounds { restores: 1, slow: false, ..NONE }),
    ("a database restored, and one more claim", Bounds { restores: 1, claims: 3, slow: false, ..NONE }),
];

fn worlds() -> Vec<(&'static str, Bounds)> {
    let full = std::env::var("SEPTET_LEASE_MODEL").is_ok_and(|size| size == "full");
    WORLDS.into_iter().chain(LARGE.into_iter().filter(|_| full)).collect()
}

/// All properties hold in all runs.
fn holds(what: &str, rules: Rules, bounds: Bounds) {
    let begun = std::time::Instant::now();
    let checked = Protocol { rules, bounds }.checker().threads(2).spawn_bfs().join();
    println!("{what}: {} states, {:.1} s", checked.unique_state_count(), begun.elapsed().as_secs_f32());
    checked.assert_properties();
}

#[test]
fn the_protocol_keeps_its_promises_in_every_run() {
    for (what, bounds) in worlds() {
        holds(what, Rules::ALL, bounds);
    }
}

#[test]
fn the_sequence_and_the_identity_are_a_second_line() {
    for (what, bounds) in worlds() {
        // Only what was restored is another database.
        let rules = if bounds.restores == 0 {
            Rules { sequence: false, ..Rules::ALL }
        } else {
            Rules { identity: false, ..Rules::ALL }
        };
        holds(what, rules, bounds);
    }
}

/// The model finds the fault that leaving out a rule makes, in one of its worlds.
fn finds(rules: Rules, bounds: Bounds, property: &'static str) {
    let model = Protocol { rules, bounds };
    let only = HasDiscoveries::AnyOf([property].into());
    let checked = model.checker().threads(2).finish_when(only).spawn_bfs().join();
    let run = checked.discovery(property);
    println!("{:?}", run.as_ref().map(|run| run.clone().into_actions()));
    assert!(run.is_some(), "nothing is lost without it: {rules:?}");
}

#[test]
fn without_the_fence_somebody_appends_to_what_is_another_ones() {
    finds(Rules { fence: false, ..Rules::ALL }, NONE, KNOWN);
}

#[test]
fn without_fence_and_sequence_what_was_acknowledged_is_overwritten() {
    finds(Rules { fence: false, sequence: false, ..Rules::ALL }, NONE, STORED);
}

#[test]
fn a_lease_that_others_do_not_respect_is_none() {
    finds(Rules { respects_leases: false, ..Rules::ALL }, NONE, FRESH);
}

#[test]
fn a_node_that_speaks_again_after_its_silence_does_not_know_what_others_did() {
    finds(Rules { silence_is_final: false, ..Rules::ALL }, NONE, FRESH);
}

#[test]
fn a_lease_that_is_counted_from_its_answer_ends_too_late() {
    finds(Rules { counts_from_asking: false, ..Rules::ALL }, NONE, FRESH);
}

#[test]
fn a_restored_database_that_counts_on_gives_the_same_epoch_twice() {
    finds(Rules { fresh_epochs: false, ..Rules::ALL }, Bounds { restores: 1, slow: false, ..NONE }, ONCE);
}

#[test]
fn who_reads_a_restored_log_under_the_same_claim_tells_a_number_twice() {
    finds(Rules { claims_anew: false, ..Rules::ALL }, UNDER, ONCE);
}
