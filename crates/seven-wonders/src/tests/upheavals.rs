//! Attila, Chuck Norris and Damocles: destroyed cards and stages, and the remains.

use super::scenario::{Scenario, seat};
use crate::{
    Boards, Card, Intent, Leader, LeaderDraft, LeaderHow, Leaders, Matter, Means, Options, Payment, Piece,
    Refusal, Side, Stage, Wonder,
    city::{Face, Marked},
    course::{Lets, What},
    imagine::question,
    state::Step,
};

fn marked(face: Face, number: usize) -> Marked {
    Marked { face, known: contract::SeatSet::one(seat(number)) }
}

#[test]
fn attila_ends_what_lasts_and_leaves_what_was_gained() {
    let mut scenario = Scenario::recruiting();
    scenario.board(1, Wonder::Rhodes, Side::B).coins(1, 20).raised(1, 1);
    scenario.recruits(Leader::Attila);
    assert_eq!((scenario.shields(1), scenario.score(1).wonder), (0, 0));
    assert_eq!(scenario.city(1).coins, 23, "coins stay");
}

#[test]
fn attila_throws_markers_face_down_on_the_pile() {
    let mut scenario = Scenario::recruiting();
    scenario.state.cities[seat(1)].raise(0, marked(Face::Card(Card::Palace), 1));
    scenario.recruits(Leader::Attila);
    assert_eq!(scenario.view(1).you.unwrap().discarded, [Card::Palace], "who put it there knows");
    assert!(scenario.view(0).you.unwrap().discarded.is_empty());
    assert_eq!(scenario.view(0).discarded, [0, 0, 1]);
    let mut scenario = Scenario::recruiting();
    scenario.state.cities[seat(1)].raise(0, marked(Face::Leader(Leader::Caesar), 1));
    scenario.recruits(Leader::Attila);
    assert!(scenario.state.discard.is_empty(), "leaders lie elsewhere");
    assert!(scenario.state.court.as_ref().unwrap().discarded[seat(1)].contains(&Leader::Caesar));
}

#[test]
fn attila_lets_stages_be_built_again() {
    let mut scenario = Scenario::recruiting();
    scenario.board(0, Wonder::Ephesus, Side::B).coins(0, 20).built(0, &[Card::Quarry]).raised(0, 1);
    scenario.recruits(Leader::Attila);
    assert_eq!(scenario.city(0).coins, 17);
    scenario.hand(0, &[Card::Altar]).play(0, Card::Altar, super::scenario::STAGE).others_discard();
    assert_eq!(scenario.city(0).coins, 21, "and bring their coins again");
}

#[test]
fn attila_in_the_middle_of_an_age_makes_a_discard_of_the_play() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Sappho).built(1, &[Card::Quarry]).hand(1, &[Card::Altar, Card::Baths]);
    scenario.play(1, Card::Altar, super::scenario::STAGE).recruits_besides(0, Leader::Attila);
    let play = |number: usize| scenario.view(number).plays[0].plays[1].clone();
    assert!(play(0).discarded && play(0).card.is_none());
    assert_eq!(play(1).card, Some(Card::Altar));
    assert!(scenario.view(1).you.unwrap().discarded.contains(&Card::Altar));
}

#[test]
fn chuck_norris_ends_all_wonders() {
    let mut scenario = Scenario::recruiting();
    scenario.board(1, Wonder::Rhodes, Side::B).coins(1, 20).raised(1, 1).built(1, &[Card::Tavern]);
    scenario.recruits(Leader::ChuckNorris);
    let city = &scenario.view(0).cities[seat(1)];
    assert_eq!((city.wonder, city.side, city.stages.len(), city.shields), (None, None, 0, 0));
    assert!(city.sources.is_empty(), "the board produces nothing any more");
    assert_eq!(scenario.score(1).wonder, 0);
    scenario.hand(1, &[Card::Altar]);
    assert_eq!(scenario.stage_means(1), Means::No { because: Refusal::NoWonder });
}

#[test]
fn chuck_norris_opens_markers() {
    let mut scenario = Scenario::recruiting();
    scenario.state.cities[seat(1)].raise(0, marked(Face::Card(Card::Tavern), 1));
    scenario.state.cities[seat(1)].raise(1, marked(Face::Card(Card::Palace), 1));
    scenario.state.cities[seat(1)].raise(2, marked(Face::Leader(Leader::Croesus), 1));
    scenario.built(1, &[Card::Palace]).recruits(Leader::ChuckNorris);
    // Built free, with the coins at once; a second Palace is discarded; the leader is recruited.
    assert_eq!(scenario.city(1).built().collect::<Vec<_>>(), [Card::Palace, Card::Tavern]);
    assert_eq!(scenario.city(1).coins, 20 + 3 + 5 + 6);
    assert_eq!(scenario.leaders_of(1), [Leader::Croesus]);
    assert_eq!(scenario.view(2).you.unwrap().discarded, [Card::Palace], "everybody saw it");
}

#[test]
fn damocles_destroys_a_card_of_a_neighbour() {
    let mut scenario = Scenario::recruiting();
    scenario.built(1, &[Card::Tavern, Card::LumberYard, Card::WorkersGuild, Card::Stockade]);
    scenario.recruits(Leader::Damocles);
    let at = |card| Intent::Piece { at: Piece::Card { city: seat(1), card } };
    for spared in [Card::LumberYard, Card::WorkersGuild] {
        assert_eq!(scenario.try_intent(0, at(spared)), Err(Refusal::NotOffered), "{spared:?}");
    }
    assert_eq!(scenario.rules_fallback(0), Intent::Decline, "whoever is away harms nobody");
    scenario.answer(0, at(Card::Stockade));
    assert_eq!((scenario.shields(1), scenario.city(1).coins), (0, 23), "coins stay");
    assert_eq!(scenario.view(2).you.unwrap().discarded, [Card::Stockade], "everybody saw it");
}

#[test]
fn damocles_leaves_what_was_chained() {
    let mut scenario = Scenario::recruiting();
    scenario.built(1, &[Card::Scriptorium, Card::Library]).recruits(Leader::Damocles);
    scenario.answer(0, Intent::Piece { at: Piece::Card { city: seat(1), card: Card::Scriptorium } });
    assert_eq!(scenario.city(1).built().collect::<Vec<_>>(), [Card::Library]);
}

#[test]
fn damocles_finds_nobody() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Damocles);
    assert_eq!((scenario.leaders_of(0), scenario.state.step), (vec![Leader::Damocles], Step::Turn));
}

#[test]
fn the_courtesans_go_with_their_guild() {
    let mut scenario = Scenario::recruiting();
    scenario.built(1, &[Card::CourtesansGuild]).built(2, &[Card::SpiesGuild]);
    let copied = crate::Copied::Leader { leader: Leader::Caesar };
    scenario.state.cities[seat(1)].bring(crate::Thing::Copied(copied));
    scenario.recruits(Leader::Urvasi);
    let pair = crate::Pair { left: Card::CourtesansGuild, right: Card::SpiesGuild };
    scenario.answer(0, Intent::Swap { pair });
    assert_eq!((scenario.shields(1), scenario.shields(2)), (0, 2));
}

/// Halicarnassus builds before Solomon, though its player sits later.
#[test]
fn of_several_that_build_of_the_pile_stages_come_first() {
    let mut scenario = Scenario::recruiting();
    scenario.board(1, Wonder::Halicarnassus, Side::B).coins(1, 20).built(1, &[Card::Foundry]);
    scenario.in_discard(&[Card::Palace, Card::Altar]).leaders(0, &[Leader::Solomon]);
    scenario.lead(0, Leader::Solomon, LeaderHow::Recruit);
    scenario.lead(1, Leader::Sappho, LeaderHow::Stage { pay: Payment::NOTHING }).others_dismiss();
    let asked = scenario.state.asking().unwrap();
    assert_eq!(asked.city, seat(1));
    assert!(scenario.looks_through());
}

/// Stevie builds his stage after all leaders are recruited, and the stage still comes before Solomon.
#[test]
fn stages_that_leaders_build_come_before_solomon_too() {
    for builder in [Leader::Stevie, Leader::Hercules] {
        let mut scenario = Scenario::with(4, packs_and_leaders());
        scenario.board(0, Wonder::Giza, Side::A).leaders(0, &[Leader::Solomon]);
        scenario.board(1, Wonder::GreatWall, Side::A).well_off(1).built(1, &[Card::OreVein]);
        scenario.board(2, Wonder::Halicarnassus, Side::B).leaders(2, &[builder]);
        scenario.in_discard(&[Card::Palace, Card::Altar, Card::Senate]);
        scenario.lead(0, Leader::Solomon, LeaderHow::Recruit);
        let stage = LeaderHow::OtherStage { stage: 3, pay: Payment::NOTHING };
        scenario.lead(1, Leader::Sappho, stage).lead(2, builder, LeaderHow::Recruit).others_dismiss();
        let waiting = |scenario: &Scenario| -> Vec<usize> {
            scenario.state.agenda.iter().map(|ask| ask.city.number()).collect()
        };
        assert_eq!(waiting(&scenario), [2, 1, 0], "{builder:?}");
        let led = |stage: &Stage| matches!(stage, Stage::FromDiscard { led: true, .. });
        assert_eq!(scenario.view(3).next.iter().map(led).collect::<Vec<_>>(), [false, true]);
        let view = scenario.view(3);
        let imagined = [&view.stage].into_iter().chain(&view.next).map(|stage| question(&view, stage));
        assert!(
            imagined.eq(scenario.state.agenda.iter().map(Some)),
            "whoever imagines it has the same order"
        );
    }
}

/// Losses are asked about in between, so that the stage is not built yet.
#[test]
fn a_stage_that_is_still_to_be_built_comes_before_solomon() {
    let mut scenario = Scenario::with(3, Options { cities: true, ..packs_and_leaders() });
    scenario.board(1, Wonder::Halicarnassus, Side::B).leaders(1, &[Leader::Stevie]);
    scenario.leaders(0, &[Leader::Solomon]).leaders(2, &[Leader::Octavia]).raised(0, 1);
    scenario.in_discard(&[Card::Palace, Card::Altar]);
    scenario.lead(0, Leader::Solomon, LeaderHow::Recruit).lead(1, Leader::Stevie, LeaderHow::Recruit);
    scenario.lead(2, Leader::Octavia, LeaderHow::Recruit);
    assert_eq!(scenario.state.step, Step::Losses);
    let view = scenario.view(2);
    let imagined = view.next.iter().map(|stage| question(&view, stage));
    assert!(imagined.eq(scenario.state.agenda.iter().map(Some)), "whoever imagines it has the same order");
    scenario.all_pay(0);
    assert_eq!(scenario.state.agenda.first().map(|ask| ask.city), Some(seat(1)));
    assert!(scenario.looks_through());
}

fn packs_and_leaders() -> Options {
    let (leaders, leader_draft) = (Leaders::Everything, LeaderDraft::Dealt);
    Options { leaders, leader_draft, boards: Boards::Official, ..Options::default() }
}

#[test]
fn a_pool_of_picked_sets_has_those_leaders() {
    use crate::{Set, Sets, SevenWonders, court::pool};
    use contract::{Rules as _, SeatCount};
    let sets = Sets::try_from(vec![Set::Box, Set::Promo]).unwrap();
    let options = Options { leaders: Leaders::Sets(sets), ..Options::default() };
    let pool = pool(&options);
    assert_eq!(pool.len(), 36 + 4, "Nimrod needs Babel");
    assert!(pool.iter().all(|leader| matches!(leader.facts().set, Set::Box | Set::Promo)));
    assert_eq!(
        serde_json::to_value(options).unwrap()["leaders"],
        serde_json::json!({"sets": ["box", "promo"]})
    );
    assert!(Sets::try_from(vec![]).is_err() && Sets::try_from(vec![Set::Promo, Set::Box]).is_err());
    let few = Leaders::Sets(Sets::try_from(vec![Set::Promo]).unwrap());
    let refused = SevenWonders::new(SeatCount::new(3).unwrap(), Options { leaders: few, ..options });
    assert!(refused.unwrap_err().0.contains("4 leaders"), "it says how many there are");
    assert_eq!(crate::court::pool(&Options { leaders: Leaders::Everything, ..options }).len(), 80);
}

impl Scenario {
    fn rules_fallback(&self, number: usize) -> Intent {
        use contract::Rules as _;
        self.rules.fallback(&self.view(number)).unwrap()
    }
}

#[test]
fn matters_come_in_their_order() {
    let mut agenda = crate::course::Agenda::default();
    for what in [
        What::Matter(Matter::PassOn),
        What::Matter(Matter::Trade),
        What::FromDiscard(Lets::Leader),
        What::Matter(Matter::WondersFall),
        What::Matter(Matter::Recruit),
        What::Matter(Matter::Destroy),
        What::LastCard,
    ] {
        agenda.add(seat(0), what);
    }
    let mut order = Vec::new();
    while let Some(ask) = agenda.first() {
        order.push(ask.what);
        agenda.done();
    }
    assert!(order.is_sorted_by_key(|what| what.rank()));
}
