//! Abu Simbel: a recruited leader is entombed, and is worth twice the cost.

use contract::Rules as _;

use super::scenario::{STAGE, Scenario, seat};
use crate::{
    Board, Card, Copied, Event, Intent, Leader, LeaderHow, Matter, Offers, Piece,
    Side::{self, A, B},
    Thing, Wonder,
    course::What,
    state::Step,
    thing::without,
};

const ENTOMB: Option<Matter> = Some(Matter::Entomb { stage: Some(0) });

fn choose(leader: Leader) -> Intent {
    Intent::Leader { leader, stage: None }
}

/// Builds Abu Simbel (B) with these leaders, after its first stage was built.
fn entombing(leaders: &[Leader]) -> Scenario {
    let mut at = Scenario::recruiting();
    at.recruits(Leader::Sappho).board(0, Wonder::AbuSimbel, B).well_off(0);
    leaders.iter().for_each(|leader| at.state.cities[seat(0)].recruit(*leader));
    at.raises();
    at
}

#[test]
fn the_tomb_counts_twice_what_the_leader_cost_and_the_leader_is_none_any_more() {
    let mut at = entombing(&[Leader::Caesar, Leader::Midas]);
    assert_eq!(at.matter(), ENTOMB);
    assert_eq!(at.shields(0), 2);
    let before = at.score(0);
    let offers = at.view(0).you.unwrap().offers;
    let Offers::Leader { leaders, decline: true, .. } = &offers[0] else { panic!("{offers:?}") };
    assert_eq!(leaders.len(), 2);
    at.answer(0, choose(Leader::Caesar));
    // Five coins; the two shields are lost.
    assert_eq!((at.score(0).wonder, at.shields(0)), (before.wonder + 10, 0));
    assert_eq!(at.leaders_of(0), [Leader::Midas]);
    let view = at.view(1).cities[seat(0)].clone();
    assert_eq!(
        (view.tombs[0].leader, view.tombs[0].points, view.tombs[0].stage),
        (Leader::Caesar, 10, Some(0))
    );
    assert_eq!(view.tally.stages, [10]);
    assert!(at.told(2).contains(&Event::Entombed {
        seat: seat(0),
        stage: Some(0),
        leader: Leader::Caesar,
        points: 10
    }));
    // Diplomats count leaders.
    at.built(1, &[Card::DiplomatsGuild]);
    assert_eq!(at.score(1).guilds, 1);
}

#[test]
fn nobody_need_be_entombed_and_without_a_leader_nobody_is_asked() {
    let mut at = entombing(&[Leader::Caesar]);
    at.answer(0, Intent::Decline);
    assert_eq!((at.leaders_of(0), at.score(0).wonder), (vec![Leader::Caesar], 0));
    let at = entombing(&[]);
    assert_eq!((at.state.step, at.matter()), (Step::Turn, None));
    let nothing = Event::Nothing { seat: seat(0), matter: Matter::Entomb { stage: Some(0) } };
    assert!(at.told(1).contains(&nothing));
}

#[test]
fn side_a_entombs_with_its_last_stage() {
    let mut at = Scenario::recruiting();
    at.recruits(Leader::Sappho).board(0, Wonder::AbuSimbel, A).well_off(0).raised(0, 2);
    at.state.cities[seat(0)].recruit(Leader::Caesar);
    at.raises();
    assert_eq!(at.matter(), Some(Matter::Entomb { stage: Some(2) }));
    at.answer(0, choose(Leader::Caesar));
    assert_eq!(at.score(0).wonder, 3 + 5 + 10);
}

/// G-13: twice the coins that were paid, if the cost is the age.
#[test]
fn a_leader_whose_cost_is_the_age_counts_what_was_paid() {
    let mut at = Scenario::recruiting();
    at.board(0, Wonder::AbuSimbel, B).well_off(0);
    at.state.cities[seat(0)].age = 1;
    at.recruits(Leader::Aganice);
    assert_eq!(at.city(0).coins, 19);
    assert_eq!(at.view(1).cities[seat(0)].paid[0].coins, 1);
    // In a later age, the coins paid stay the same.
    at.state.age = 3;
    at.state.cities[seat(0)].age = 3;
    at.raises().answer(0, choose(Leader::Aganice));
    assert_eq!(at.score(0).wonder, 2);
    assert!(at.view(1).cities[seat(0)].paid.is_empty());
    let mut free = entombing(&[Leader::Aganice]);
    free.answer(0, choose(Leader::Aganice));
    assert_eq!(free.score(0).wonder, 0, "whoever came for nothing");
}

#[test]
fn what_was_paid_is_shown_only_where_it_can_count() {
    let mut at = Scenario::recruiting();
    at.recruits(Leader::Aganice);
    assert!(at.view(0).cities[seat(0)].paid.is_empty());
}

#[test]
fn in_the_leader_phase_the_new_leader_can_be_entombed_later_and_others_at_once() {
    let mut at = Scenario::recruiting();
    at.board(0, Wonder::AbuSimbel, B).well_off(0);
    at.state.cities[seat(0)].recruit(Leader::Hiram);
    let stage = LeaderHow::Stage { pay: crate::Payment::NOTHING };
    at.leaders(0, &[Leader::Caesar]).lead(0, Leader::Caesar, stage).others_dismiss();
    assert_eq!(at.matter(), ENTOMB);
    at.answer(0, choose(Leader::Hiram));
    assert_eq!((at.state.step, at.score(0).wonder), (Step::Turn, 6));
}

/// Attila: the stage is destroyed, and its leader is discarded openly.
#[test]
fn a_leader_whose_tomb_falls_is_discarded() {
    let mut at = entombing(&[Leader::Caesar]);
    at.answer(0, choose(Leader::Caesar));
    at.hand(0, &[Card::Altar, Card::Baths]).recruits_besides(1, Leader::Attila);
    assert_eq!((at.score(0).wonder, at.shields(0)), (0, 0));
    let court = at.state.court.as_ref().unwrap();
    assert!(court.gone.contains(&(seat(0), Leader::Caesar)));
    assert!(court.discarded[seat(0)].contains(&Leader::Caesar));
    assert!(at.view(2).cities[seat(0)].tombs.is_empty());
}

/// A stage destroyed in the turn in which it is built entombs no leader.
#[test]
fn a_stage_that_is_gone_asks_nothing() {
    let mut at = Scenario::recruiting();
    at.recruits(Leader::Sappho).board(0, Wonder::AbuSimbel, B).well_off(0);
    at.state.cities[seat(0)].recruit(Leader::Caesar);
    at.state.agenda.add(seat(1), What::Matter(Matter::StagesFall));
    at.raises();
    assert_eq!((at.matter(), at.city(0).next_stage()), (None, Some(0)));
}

/// Chuck Norris: leaders that mark stages are recruited, and so are entombed ones.
#[test]
fn a_leader_whose_wonder_is_removed_comes_back() {
    let mut at = entombing(&[Leader::Caesar]);
    at.answer(0, choose(Leader::Caesar));
    at.hand(0, &[Card::Altar, Card::Baths]).recruits_besides(1, Leader::ChuckNorris);
    assert_eq!((at.leaders_of(0), at.shields(0), at.score(0).wonder), (vec![Leader::Caesar], 2, 0));
}

/// Herodotus has his own tomb for a copied stage, and it is lost with him.
#[test]
fn herodotus_copies_a_tomb_and_it_falls_with_him() {
    let mut at = Scenario::recruiting();
    at.board(1, Wonder::AbuSimbel, B).coins(1, 20).raised(1, 1).board(0, Wonder::AbuSimbel, B).well_off(0);
    at.state.cities[seat(0)].recruit(Leader::Caesar);
    at.recruits(Leader::Herodotus).answer(0, Intent::Piece { at: Piece::Stage { city: seat(1), stage: 0 } });
    assert_eq!(at.matter(), Some(Matter::Entomb { stage: None }));
    assert!(at.try_intent(0, choose(Leader::Herodotus)).is_err(), "he cannot lie in what goes with him");
    at.answer(0, choose(Leader::Caesar));
    let score = at.score(0);
    assert_eq!((score.leaders, score.wonder), (10, 0), "in the row of what copies it");
    assert_eq!(at.view(2).cities[seat(0)].tally.copies, [10]);
    at.raises().answer(0, choose(Leader::Herodotus));
    let score = at.score(0);
    assert_eq!((score.leaders, score.wonder), (0, 8), "what he copied stops");
    assert_eq!(at.city(0).copies().collect::<Vec<Copied>>(), []);
    assert!(at.state.court.as_ref().unwrap().gone.contains(&(seat(0), Leader::Caesar)));
}

#[test]
fn manneken_pis_copies_the_tomb() {
    let mut at = Scenario::recruiting();
    at.recruits(Leader::Sappho).board(1, Wonder::AbuSimbel, B).board(0, Wonder::MannekenPis, A).well_off(0);
    at.state.cities[seat(0)].recruit(Leader::Caesar);
    at.state.cities[seat(0)].recruit(Leader::Hiram);
    at.raises().answer(0, choose(Leader::Caesar));
    assert_eq!(at.score(0).wonder, 10);
    // The other stage is the third.
    at.raised(0, 1);
    let before = at.score(0).wonder;
    at.raises();
    assert_eq!(at.matter(), Some(Matter::Entomb { stage: Some(2) }));
    at.answer(0, choose(Leader::Hiram));
    assert_eq!(at.score(0).wonder, before + 6);
    assert_eq!(at.view(1).cities[seat(0)].tally.stages[2], 6);
}

/// The prediction is lost with the leader who made it.
#[test]
fn what_a_leader_did_for_the_end_stops() {
    let mut at = entombing(&[Leader::Pythia]);
    at.state.cities[seat(0)].named = Some(seat(1));
    at.answer(0, choose(Leader::Pythia));
    assert_eq!(at.city(0).named, None);
}

/// The player remembers the cards of later ages.
#[test]
fn whoever_has_looked_ahead_remembers() {
    let mut at = Scenario::recruiting();
    at.board(0, Wonder::AbuSimbel, B).well_off(0);
    at.state.cities[seat(0)].age = 1;
    at.recruits(Leader::Sith);
    at.raises().answer(0, choose(Leader::Sith));
    let foreseen = at.view(0).you.unwrap().foreseen;
    assert_eq!(foreseen.len(), 2);
}

/// A guest was recruited in another city.
#[test]
fn jesus_is_entombed_only_where_he_was_recruited() {
    let mut at = entombing(&[Leader::Caesar]);
    at.state.cities[seat(0)].bring(Thing::Leader(Leader::Jesus));
    let offered = |at: &Scenario| {
        let offers = at.view(0).you.unwrap().offers;
        let Offers::Leader { leaders, .. } = &offers[0] else { panic!("{offers:?}") };
        leaders.iter().map(|offer| offer.leader).collect::<Vec<_>>()
    };
    assert_eq!(offered(&at), [Leader::Caesar, Leader::Jesus]);
    at.state.court.as_mut().unwrap().jesus = Some(seat(1));
    assert_eq!(offered(&at), [Leader::Caesar]);
}

/// Out of time: the leader who brings most, and none if that loses points.
#[test]
fn out_of_time_the_tomb_is_used_where_it_brings_points() {
    let at = entombing(&[Leader::Caesar, Leader::Hiram]);
    assert_eq!(at.rules.fallback(&at.view(0)), Some(choose(Leader::Caesar)));
    // Three coins, and eight symbols that are worth more together.
    let mut at = entombing(&[Leader::Aristotle]);
    at.built(0, &[Card::Apothecary, Card::Workshop, Card::Scriptorium, Card::Dispensary]);
    at.built(0, &[Card::Laboratory, Card::Library, Card::Lodge, Card::Observatory, Card::University]);
    assert_eq!(at.rules.fallback(&at.view(0)), Some(Intent::Decline));
    let offers = at.view(0).you.unwrap().offers;
    let Offers::Leader { leaders, .. } = &offers[0] else { panic!("{offers:?}") };
    assert_eq!(leaders[0].gain, 6 - 9);
}

/// A test fails if any row is emptied.
#[test]
fn each_stage_does_something() {
    let score = |side: Side, stages: usize| {
        let mut at = Scenario::recruiting();
        at.recruits(Leader::Sappho).board(0, Wonder::AbuSimbel, side).well_off(0).raised(0, stages - 1);
        at.state.cities[seat(0)].recruit(Leader::Caesar);
        at.raises();
        if at.matter().is_some() {
            at.answer(0, choose(Leader::Caesar));
        }
        i32::from(at.score(0).wonder)
    };
    for (side, stages, expected) in [(A, 1, 3), (A, 2, 8), (A, 3, 18), (B, 1, 10), (B, 2, 10)] {
        let thing = Thing::Stage(Board { wonder: Wonder::AbuSimbel, side }, stages as u8 - 1);
        assert_eq!(score(side, stages), expected, "{thing:?}");
        assert_ne!(without(thing, || score(side, stages)), expected, "{thing:?}");
    }
    let mut at = Scenario::recruiting();
    at.board(0, Wonder::AbuSimbel, A).well_off(0).hand(0, &[Card::Altar]);
    assert!(at.try_play(0, Card::Altar, STAGE).is_err(), "not before the turn");
}
