//! Section 12: rulings on questions and costs of leaders that no other test covers.

use crate::{
    Card, Copied, Fee, How, Intent, Leader, LeaderDraft, Leaders, Matter, Means, Options, Payment, Refusal,
    Resource, Row, Side, Thing, Units, Wonder,
    buyer::Buyer,
    state::Step,
    tests::scenario::{Scenario, seat},
};

#[test]
fn nothing_need_be_destroyed_or_exchanged() {
    for (leader, matter) in [(Leader::Damocles, Matter::Destroy), (Leader::Urvasi, Matter::Swap)] {
        let mut scenario = Scenario::recruiting();
        scenario.built(1, &[Card::Altar]).built(2, &[Card::Theater]).recruits(leader);
        assert_eq!(scenario.matter(), Some(matter));
        scenario.answer(0, Intent::Decline);
        assert_eq!((scenario.state.step, scenario.leaders_of(0)), (Step::Turn, vec![leader]));
        assert!(
            scenario.city(1).cards.contains(Card::Altar) && scenario.city(2).cards.contains(Card::Theater)
        );
    }
}

fn plenty(of: Resource) -> How {
    How::Plenty { of, pay: Payment::NOTHING }
}

/// Jesus: the card has to cost the resource, and one unit of it may be waived as well as produced.
#[test]
fn jesus_multiplies_what_the_card_costs() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Jesus).built(0, &[Card::LumberYard]).hand(0, &[Card::Aqueduct, Card::Altar]);
    assert_eq!(scenario.try_play(0, Card::Aqueduct, plenty(Resource::Wood)), Err(Refusal::NoPlenty));
    let mut scenario = Scenario::recruiting();
    scenario
        .board(0, Wonder::Rhodes, Side::A)
        .recruits(Leader::Jesus)
        .hand(0, &[Card::Aqueduct, Card::Altar]);
    // A neighbour could sell the one unit.
    let refused = scenario.try_play(0, Card::Aqueduct, plenty(Resource::Stone));
    assert!(matches!(refused, Err(Refusal::Underpaid { .. })), "{refused:?}");
    scenario.with_leader(Leader::Hammurabi).play(0, Card::Aqueduct, plenty(Resource::Stone)).others_discard();
    assert!(scenario.city(0).cards.contains(Card::Aqueduct));
}

/// A copy of Jesus does not move: it is used up.
#[test]
fn a_copy_of_jesus_is_used_up() {
    let mut scenario = Scenario::recruiting();
    let copy = Copied::Leader { leader: Leader::Jesus };
    scenario.recruits(Leader::Sappho).state.cities[seat(0)].bring(Thing::Copied(copy));
    assert_eq!(scenario.stage_means(0), Means::No { because: Refusal::NoStages });
    scenario.hand(0, &[Card::Aqueduct, Card::Altar]).play(0, Card::Aqueduct, plenty(Resource::Stone));
    scenario.others_discard();
    assert!(scenario.view(1).cities[seat(0)].copies.is_empty());
    assert!((0..3).all(|number| !scenario.leaders_of(number).contains(&Leader::Jesus)));
    assert_ne!(scenario.stage_means(0), Means::No { because: Refusal::NoStages });
}

/// G-21 and ruling 20: the stages left at the end count, and the leader is worth 8.
#[test]
fn diogenes_counts_what_stands_at_the_end() {
    let mut scenario = Scenario::recruiting();
    scenario.raised(0, 1).with_leader(Leader::Diogenes);
    assert_eq!(scenario.score(0).row(Row::Leaders), 0);
    scenario.recruits(Leader::Attila);
    assert_eq!(scenario.score(0).row(Row::Leaders), 8);
}

/// Partners see each other's cards, not each other's leaders.
#[test]
fn partners_hide_their_leaders() {
    let (leaders, leader_draft) = (Leaders::Everything, LeaderDraft::Dealt);
    let options = Options { cities: true, teams: true, leaders, leader_draft, ..Options::default() };
    let mut scenario = Scenario::with(4, options);
    scenario.leaders(1, &[Leader::Sappho, Leader::Zenobia]);
    let before = scenario.view(0);
    scenario.leaders(1, &[Leader::Caesar, Leader::Midas]);
    assert_eq!(scenario.view(0), before);
}

/// The Architect Cabinet makes stages cheaper, but not the price of Stevie.
#[test]
fn stevie_costs_the_same_with_the_cabinet() {
    let mut scenario = Scenario::cities(3);
    scenario.board(0, Wonder::Petra, Side::A);
    let fee =
        |scenario: &Scenario| Buyer::new(&scenario.state.cities, seat(0)).leader(Leader::Stevie, None).coins;
    assert_eq!(fee(&scenario), 2);
    scenario.built(0, &[Card::ArchitectCabinet]);
    assert_eq!(fee(&scenario), 2);
}

/// Ruling 11.
#[test]
fn ruling_11_symbols_of_leaders() {
    for (leader, symbols) in
        [(Leader::Euclid, [1, 0, 0]), (Leader::Pythagoras, [0, 1, 0]), (Leader::Ptolemy, [0, 0, 1])]
    {
        let mut scenario = Scenario::new(3);
        assert_eq!(scenario.with_leader(leader).score(0).symbols, symbols, "{leader:?}");
    }
}

/// Ruling 19: the costs of leaders without a published cost.
#[test]
fn ruling_19_costs_of_leaders() {
    let costs = [
        (Leader::Wil, 3),
        (Leader::Nimrod, 4),
        (Leader::Helen, 2),
        (Leader::Bauza, 2),
        (Leader::Hercules, 5),
        (Leader::Attila, 3),
        (Leader::Axelous, 4),
        (Leader::ChuckNorris, 6),
        (Leader::Cypselos, 2),
        (Leader::Cyrus, 6),
        (Leader::Damocles, 4),
        (Leader::Diogenes, 4),
        (Leader::Herodotus, 4),
        (Leader::Homer, 2),
        (Leader::Sinbad, 2),
        (Leader::Penelope, 2),
        (Leader::HuaMulan, 3),
        (Leader::Jesus, 3),
        (Leader::Orpheus, 2),
        (Leader::Phryne, 5),
        (Leader::Pythia, 2),
        (Leader::Sith, 2),
        (Leader::Socrates, 2),
        (Leader::Ulysses, 6),
        (Leader::Urvasi, 3),
    ];
    for (leader, coins) in costs {
        assert_eq!(leader.facts().fee, Fee::Coins(coins), "{leader:?}");
    }
}

/// Rulings 7, 8 and 29: costs and effects on which sources differ.
#[test]
fn rulings_7_8_and_29_costs_of_cards() {
    use Resource::{Clay, Glass, Loom, Ore, Papyrus, Stone, Wood};
    let costs = [
        (Card::ArchitectsGuild, 0, Units::of(&[(Ore, 3), (Clay, 1), (Loom, 1), (Papyrus, 1)])),
        (Card::Brotherhood, 0, Units::of(&[(Wood, 2), (Ore, 1), (Loom, 1)])),
        (Card::SlaveMarket, 0, Units::of(&[(Ore, 2), (Wood, 2)])),
        (Card::Sepulcher, 0, Units::of(&[(Stone, 1), (Glass, 1), (Loom, 1)])),
        (Card::Capitol, 2, Units::of(&[(Clay, 2), (Stone, 2), (Glass, 1), (Papyrus, 1)])),
        (Card::GamblingHouse, 1, Units::of(&[])),
        (Card::Hideout, 0, Units::of(&[])),
    ];
    for (card, coins, units) in costs {
        let cost = card.facts().cost;
        assert_eq!((cost.coins, cost.resources), (coins, units), "{card:?}");
    }
}
