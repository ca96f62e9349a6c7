//! Visits every run of the protocol within some bounds. Each omitted rule must cause a fault.

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
            // Otherwise the properties above might hold of no run at all.
            all.push(Property::sometimes(OVERTAKEN, |_, world: &World| {
                world.database.log.windows(2).any(|pair| pair[0].epoch != pair[1].epoch)
            }));
        }
        // Entries after a backup are lost with it, acknowledged or not.
        if self.bounds.restores == 0 {
            all.push(Property::always(KNOWN, |_, world: &World| world.is_known()));
            all.push(Property::always(STORED, |_, world: &World| world.is_stored()));
            all.push(Property::always(FRESH, |_, world: &World| world.is_fresh()));
            all.push(Property::always(OWNED, |_, world: &World| world.is_owned()));
            all.push(Property::always(LED, |_, world: &World| world.is_led()));
        }
        if self.bounds.given_back > 0 {
            all.push(Property::sometimes(GIVEN_BACK, |_, world: &World| {
                let live = world.nodes.iter().all(|node| node.speaks().is_some());
                live && world.nodes[0].drains && world.nodes[1].own().is_some()
            }));
        }
        if self.bounds.leads > 1 {
            all.push(Property::sometimes(FOLLOWED, |_, world: &World| {
                world.database.written.windows(2).any(|pair| pair[0].epoch != pair[1].epoch)
            }));
        }
        all
    }
}

const ONCE: &str = "no number is told as two things under one epoch";
const ORDER: &str = "the epochs of a log never fall";
const KNOWN: &str = "nobody appends to what somebody else has claimed";
const STORED: &str = "what was acknowledged is stored";
const FRESH: &str = "whoever speaks for a table knows what was acknowledged";
const GOES_ON: &str = "a table of dead nodes can be claimed, and so can their lead";
const OVERTAKEN: &str = "a log goes on under another claim";
const OWNED: &str = "nobody else may have a table that somebody speaks for";
const LED: &str = "whoever writes as leader knows what leaders before them wrote";
const GIVEN_BACK: &str = "another node has what was given back before a lease is over";
const FOLLOWED: &str = "one leader goes on after another one";

const NONE: Bounds = Bounds {
    appends: 2,
    claims: 2,
    leases: 2,
    cuts: 0,
    crashes: 0,
    resignations: 0,
    given_back: 0,
    leads: 0,
    writes: 0,
    restores: 0,
    slow: true,
};

/// Bounds that take a second in all. The larger ones are checked if `SEPTET_LEASE_MODEL` is `full`.
const SMALL: Bounds = Bounds { appends: 1, slow: false, ..NONE };

const UNDER: Bounds = Bounds { appends: 3, claims: 2, leases: 1, restores: 1, slow: false, ..NONE };

const GIVEN: Bounds = Bounds { given_back: 1, ..SMALL };

/// Bounds without tables, and with a lead.
const LEAD: Bounds = Bounds { appends: 0, claims: 0, leases: 2, leads: 2, writes: 2, ..NONE };

/// Bounds that are always checked. Pauses and slow clocks cost nothing; each world adds one other kind of
/// failure.
const WORLDS: [(&str, Bounds); 8] = [
    ("pauses", NONE),
    ("cut connections", Bounds { cuts: 1, ..SMALL }),
    ("kills", Bounds { crashes: 1, ..SMALL }),
    ("resignations", Bounds { resignations: 1, ..SMALL }),
    ("tables given back", GIVEN),
    ("a lead, and kills", Bounds { crashes: 1, ..LEAD }),
    // No promise about a restored database depends on clocks.
    ("a database restored", Bounds { restores: 1, slow: false, ..SMALL }),
    ("a database restored under its owner", UNDER),
];

/// A node that has given a table back restarts.
const ANEW: Bounds = Bounds { given_back: 1, resignations: 1, leases: 3, claims: 3, ..SMALL };

/// A node leads again that has led before.
const LED_ANEW: Bounds = Bounds { leases: 3, leads: 3, ..LEAD };

/// Larger bounds.
const LARGE: [(&str, Bounds); 8] = [
    ("cut connections", Bounds { cuts: 1, ..NONE }),
    ("kills", Bounds { crashes: 1, ..NONE }),
    ("resignations", Bounds { resignations: 1, ..NONE }),
    ("tables given back", Bounds { given_back: 1, ..NONE }),
    ("tables given back, and started anew", ANEW),
    ("a lead, and started anew", Bounds { crashes: 1, ..LED_ANEW }),
    ("a database restored", Bounds { restores: 1, slow: false, ..NONE }),
    ("a database restored, and one more claim", Bounds { restores: 1, claims: 3, slow: false, ..NONE }),
];

fn worlds() -> Vec<(&'static str, Bounds)> {
    let full = std::env::var("SEPTET_LEASE_MODEL").is_ok_and(|size| size == "full");
    WORLDS.into_iter().chain(LARGE.into_iter().filter(|_| full)).collect()
}

/// Checks that all properties hold in all runs.
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
        // Only a restored database has another identity.
        let rules = if bounds.restores == 0 {
            Rules { sequence: false, ..Rules::ALL }
        } else {
            Rules { identity: false, ..Rules::ALL }
        };
        holds(what, rules, bounds);
    }
}

/// Checks that the model finds a run that violates the property under these rules.
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

#[test]
fn whoever_speaks_for_a_table_that_it_gives_back_does_not_know_what_others_do() {
    finds(Rules { forgets_first: false, ..Rules::ALL }, GIVEN, FRESH);
}

#[test]
fn whoever_claims_what_it_has_given_back_loses_it_once_that_arrives() {
    finds(Rules { claims_no_more: false, ..Rules::ALL }, GIVEN, OWNED);
}

#[test]
fn what_is_given_back_late_is_another_ones_already() {
    finds(Rules { gives_back_own: false, ..Rules::ALL }, GIVEN, OWNED);
}

#[test]
fn what_is_given_back_late_is_the_nodes_again_that_was_started_anew() {
    finds(Rules { gives_back_under_lease: false, ..Rules::ALL }, Bounds { resignations: 1, ..GIVEN }, OWNED);
}

#[test]
fn a_leader_that_does_not_name_its_epoch_writes_over_what_the_next_one_wrote() {
    finds(Rules { leads_by_epoch: false, ..Rules::ALL }, LEAD, LED);
}

#[test]
fn a_leader_that_goes_by_what_it_knew_before_does_not_know_what_others_wrote() {
    finds(Rules { leads_anew: false, ..Rules::ALL }, LED_ANEW, LED);
}

#[test]
fn a_leader_that_was_started_anew_and_leads_on_does_not_know_what_it_wrote_before() {
    finds(Rules { leads_under_lease: false, ..Rules::ALL }, Bounds { crashes: 1, ..LEAD }, LED);
}
