//! Section 13: losses, debts, and prices with the box Cities.

use contract::Rules as _;

use crate::{
    Card, Intent, Leader, Means, Offers, Side, Stage, Thing, Wonder,
    state::Step,
    tests::scenario::{FREE, STAGE, Scenario, pay, seat},
};

/// All others lose after the income of the turn, so income can pay. They choose how much they pay.
#[test]
fn losers_pay_or_owe_or_both() {
    let mut scenario = Scenario::cities(4);
    scenario.coins(1, 0).builds(0, Card::Brotherhood);
    assert_eq!(scenario.view(1).stage, Stage::Losses);
    assert_eq!(scenario.view(1).losses.unwrap().iter().map(|(_, n)| *n).collect::<Vec<_>>(), [0, 3, 3, 3]);
    let offer = scenario.view(1).you.unwrap().offers[0].clone();
    assert_eq!(offer, Offers::Loss { city: seat(1), coins: 3, loses: 3, most: 3 }, "three for the card sold");
    assert_eq!(scenario.rules.fallback(&scenario.view(1)), Some(Intent::Pay { coins: 3 }), "to pay is usual");
    let too_much = scenario.try_intent(1, Intent::Pay { coins: 4 });
    assert_eq!(too_much, Err(crate::Refusal::PaysTooMuch { most: 3 }));
    scenario.answer(1, Intent::Pay { coins: 1 }).answer(2, Intent::Pay { coins: 0 });
    scenario.answer(1, Intent::Pay { coins: 2 });
    assert_eq!((scenario.purse(1), scenario.purse(2)), (3, 23), "nothing moves before all have answered");
    scenario.answer(3, Intent::Pay { coins: 3 });
    assert_eq!([1, 2, 3].map(|n| (scenario.purse(n), scenario.city(n).debts)), [(1, 1), (23, 3), (20, 0)]);
    assert_eq!((scenario.score(2).debts, scenario.score(2).cities), (-3, 0));
    assert_eq!(scenario.state.step, Step::Turn);
    assert_eq!(scenario.view(0).losses, None);
}

/// No player learns another's answer, or a change of it, before all have answered.
#[test]
fn answers_lie_face_down() {
    let mut scenario = Scenario::cities(3);
    scenario.builds(0, Card::Lair);
    let (before, told) = (scenario.view(2), scenario.told(2).len());
    scenario.answer(1, Intent::Pay { coins: 0 });
    assert_eq!((scenario.view(2), scenario.told(2).len()), (before, told));
    assert_eq!(scenario.view(1).you.unwrap().paid, Some(0));
}

/// A player without coins has no decision.
#[test]
fn who_has_nothing_owes() {
    let mut scenario = Scenario::cities(3);
    scenario.state.plan = scenario.rules.plan();
    scenario.builds(0, Card::Hideout).all_pay(0);
    scenario
        .coins(1, 0)
        .coins(2, 0)
        .hand(1, &[Card::Pawnshop, Card::Altar])
        .hand(2, &[Card::Altar, Card::Baths]);
    scenario.play(1, Card::Pawnshop, FREE).play(2, Card::Altar, FREE);
    scenario.builds(0, Card::Lair);
    assert_eq!([1, 2].map(|n| scenario.city(n).debts), [1 + 2, 1 + 2], "without being asked");
    assert_eq!(scenario.state.step, Step::Turn);
    let lost = scenario.told(0).into_iter().filter(|event| matches!(event, crate::Event::Losses { .. }));
    assert_eq!(lost.count(), 2);
}

/// Losses of one turn add up; a player who causes one also loses by the other.
#[test]
fn losses_of_a_turn_add_up() {
    let mut scenario = Scenario::cities(3);
    scenario.well_off(0).well_off(1).hand(0, &[Card::Lair]).hand(1, &[Card::Brotherhood]);
    scenario.play(0, Card::Lair, FREE).play(1, Card::Brotherhood, FREE).others_discard();
    assert_eq!(scenario.view(2).losses.unwrap().iter().map(|(_, n)| *n).collect::<Vec<_>>(), [3, 2, 5]);
    scenario.all_pay(9);
    assert_eq!([0, 1, 2].map(|n| scenario.purse(n)), [17, 18, 18]);
}

/// The amount is counted in the loser's city, with all that came in this turn.
#[test]
fn losses_are_counted_after_placements() {
    let mut scenario = Scenario::cities(3);
    scenario.well_off(0).well_off(1).raised(2, 2);
    scenario.hand(0, &[Card::BuildersUnion]).hand(1, &[Card::Altar]);
    scenario.play(0, Card::BuildersUnion, FREE).play(1, Card::Altar, STAGE).others_discard();
    assert_eq!(scenario.view(1).losses.unwrap().iter().map(|(_, n)| *n).collect::<Vec<_>>(), [0, 1, 2]);
}

/// G-18: a loss built from the discard pile hits at once, before the next question.
#[test]
fn a_loss_of_the_discard_pile_hits_right_then() {
    let mut scenario = Scenario::cities(3);
    scenario
        .board(0, Wonder::Halicarnassus, Side::B)
        .well_off(0)
        .in_discard(&[Card::Brotherhood, Card::Lair]);
    scenario.board(1, Wonder::Halicarnassus, Side::B).well_off(1);
    scenario.hand(0, &[Card::Altar]).hand(1, &[Card::Altar]);
    scenario.play(0, Card::Altar, STAGE).play(1, Card::Altar, STAGE).others_discard();
    scenario.answer(0, Intent::FromDiscard { card: Card::Brotherhood });
    assert_eq!(scenario.view(1).stage, Stage::Losses);
    assert_eq!(scenario.view(1).next, [Stage::FromDiscard { seat: seat(1), city: seat(1), led: false }]);
    scenario.all_pay(9);
    assert_eq!([1, 2].map(|n| scenario.purse(n)), [17, 20]);
    assert_eq!(scenario.view(1).stage, Stage::FromDiscard { seat: seat(1), city: seat(1), led: false });
}

/// After the last turn losses come before last cards are played, and those of a last card right after it.
#[test]
fn losses_come_before_last_cards() {
    let mut scenario = Scenario::cities(3);
    scenario.board(1, Wonder::Babylon, Side::B).well_off(1).raised(1, 2).well_off(0);
    scenario.last_turn(1);
    scenario.state.turn = 7;
    scenario.state.passes = 6;
    let idle = scenario.state.trail[0].clone();
    scenario.state.trail.push(idle);
    scenario.hand(0, &[Card::Lair, Card::Altar]).hand(1, &[Card::Altar, Card::Hideout]);
    scenario.play(0, Card::Lair, FREE).play(1, Card::Altar, FREE).others_discard();
    assert_eq!(scenario.view(1).stage, Stage::Losses);
    scenario.all_pay(9);
    assert_eq!(scenario.view(1).stage, Stage::LastCard { seat: seat(1) });
    scenario.play(1, Card::Hideout, FREE);
    assert_eq!((scenario.view(1).stage, scenario.state.age), (Stage::Losses, 1), "and then the conflicts");
    scenario.all_pay(0);
    assert_eq!((scenario.state.age, scenario.city(0).debts), (2, 1));
}

/// With Cities, Octavia's and Arsinoe's losers owe; without it they pay the coins they have (G-11).
#[test]
fn leaders_make_others_lose() {
    let mut scenario = Scenario::cities_recruiting(3);
    scenario.raised(1, 2).recruits(Leader::Octavia);
    assert_eq!(
        scenario.view(1).losses.unwrap().iter().map(|(_, n)| *n).collect::<Vec<_>>(),
        [0, 2, 0],
        "G-7"
    );
    scenario.all_pay(0);
    assert_eq!((scenario.city(1).debts, scenario.state.step), (2, Step::Turn));
    let mut without = Scenario::recruiting();
    without.raised(1, 2).recruits(Leader::Octavia);
    assert_eq!((without.city(1).debts, without.purse(1), without.state.step), (0, 21, Step::Turn));
}

/// A debt never pays a cost: Petra's stages take all their coins.
#[test]
fn petra_is_paid_in_full() {
    let mut scenario = Scenario::cities(3);
    scenario.board(0, Wonder::Petra, Side::A).raised(0, 1).coins(0, 6);
    assert!(matches!(scenario.stage_means(0), Means::No { .. }));
    scenario.coins(0, 7).hand(0, &[Card::Altar]).play(0, Card::Altar, STAGE).others_discard();
    assert_eq!((scenario.purse(0), scenario.score(0).wonder), (0, 10));
}

/// Debts leave the coins unchanged that decide a tie.
#[test]
fn debts_do_not_count_in_a_tie() {
    let mut scenario = Scenario::cities(3);
    scenario.state.cities[seat(0)].debts = 1;
    scenario.coins(0, 6).coins(1, 5).coins(2, 0);
    let outcome = crate::scoring::outcome(&scenario.state);
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [seat(0)]);
    let labels: Vec<_> = outcome.sheet.iter().map(|line| line.label.to_string()).collect();
    assert_eq!(labels[7..], ["cities", "debts", "total"]);
}

/// Olympia (B) copies the points of a guild and causes no losses.
#[test]
fn a_copied_guild_takes_no_coins() {
    let mut scenario = Scenario::cities(3);
    scenario.board(0, Wonder::Olympia, Side::B).raised(0, 3).built(1, &[Card::CounterfeitersGuild]);
    assert_eq!((scenario.score(0).guilds, scenario.lost()), (5, 0));
}

/// One half of a choice card may be had again while the other is used.
#[test]
fn the_warehouse_repeats_what_is_printed() {
    let mut scenario = Scenario::cities(3);
    scenario.built(0, &[Card::TreeFarm, Card::SecretWarehouse]);
    // Wood and clay of one card; no source has ore.
    assert_eq!(scenario.ways(0, Card::EastTradingPost), [crate::Payment::NOTHING]);
    let price = |scenario: &mut Scenario, cost: &[(crate::Resource, u8)]| {
        let own = &scenario.city(0).standing.makes;
        let (nothing, usual) = (crate::Sources::NONE, crate::Prices::PLAIN);
        let question = crate::Question {
            cost: crate::Units::of(cost),
            own,
            left: &nothing,
            right: &nothing,
            left_price: usual,
            right_price: usual,
            bank: crate::Bank::default(),
            exchange: false,
        };
        !question.front().is_empty()
    };
    use crate::Resource::{Clay, Glass, Ore, Stone, Wood};
    assert!(price(&mut scenario, &[(Wood, 1), (Clay, 1)]));
    assert!(price(&mut scenario, &[(Stone, 2)]));
    assert!(!price(&mut scenario, &[(Ore, 1)]));
    assert!(!price(&mut scenario, &[(Glass, 1)]));
    // Yellow cards do not count as brown or grey ones.
    scenario.built(0, &[Card::Forum]);
    assert!(price(&mut scenario, &[(Glass, 1)]));
    assert!(!price(&mut scenario, &[(Glass, 2)]));
    assert!(scenario.view(1).cities[seat(0)].sources.iter().filter(|source| source.sold).count() == 2);
}

#[test]
fn the_market_has_what_is_not_printed() {
    let mut scenario = Scenario::cities(3);
    scenario.built(0, &[Card::BlackMarket, Card::Caravansery]);
    let offered = |scenario: &Scenario| {
        let sources = scenario.view(0).cities[seat(0)].sources.clone();
        sources.into_iter().find(|source| source.one_of.len() > 4).map(|source| source.one_of.len())
    };
    assert_eq!(offered(&scenario), Some(6), "all but the board's stone");
    assert_eq!(offered(scenario.built(0, &[Card::ClayPit])), None, "four are left");
    scenario.well_off(0);
    assert_eq!(
        scenario.view(0).cities[seat(0)].sources.iter().filter(|s| !s.sold).count(),
        1,
        "nothing is missing"
    );
}

/// G-19: the dearest unit; on top of a trading post it may be free, and the receipt shows that.
#[test]
fn a_dock_may_make_a_unit_free() {
    let mut scenario = Scenario::cities(3);
    scenario.built(0, &[Card::ClandestineDockEast, Card::EastTradingPost]).built(2, &[Card::LumberYard]);
    assert_eq!(scenario.ways(0, Card::Stockade), [crate::Payment::NOTHING]);
    let view = scenario.view(0);
    let Offers::Play { cards, .. } = &view.you.as_ref().unwrap().offers[0] else { panic!() };
    let wood = crate::Units::of(&[(crate::Resource::Wood, 1)]);
    let bought = crate::Line::Bought { of: seat(2), units: wood, each: 1, tower: 0, coins: 0 };
    assert_eq!(cards[0].quote.receipts[0].0, [bought]);
    // Two units, one of each class: the coin comes off once.
    scenario.built(2, &[Card::Loom1]).built(0, &[Card::Foundry]);
    assert_eq!(scenario.ways(0, Card::Haven), [pay(0, 2)]);
    assert!(scenario.view(1).cities[seat(0)].prices.first_right);
}

/// The cabinet waives all units of a stage and no coin. Stevie pays for the printed units and the coins of a
/// stage.
#[test]
fn stages_without_resources() {
    let mut scenario = Scenario::cities(3);
    scenario.board(0, Wonder::Petra, Side::A).built(0, &[Card::ArchitectCabinet]);
    assert!(
        matches!(scenario.stage_means(0), Means::Pay { bank: 0, ways } if ways == [crate::Payment::NOTHING])
    );
    let view = scenario.view(0);
    let Offers::Play { quote, .. } = &view.you.as_ref().unwrap().offers[0] else { panic!() };
    let units = crate::Units::of(&[(crate::Resource::Wood, 1), (crate::Resource::Stone, 1)]);
    let waived = crate::Line::Waived { units, by: Thing::Card(Card::ArchitectCabinet) };
    assert_eq!(quote.stage.receipts[0].0, [waived]);
    scenario.raised(0, 1);
    assert!(matches!(scenario.stage_means(0), Means::Pay { bank: 7, .. }));
    let fee = |scenario: &Scenario| {
        crate::buyer::Buyer::new(&scenario.state.cities, seat(0)).leader(Leader::Stevie, None).coins
    };
    assert_eq!(fee(&scenario), 7);
    scenario.state.cities[seat(0)].recruit(Leader::Maecenas);
    assert_eq!(fee(&scenario), 7, "Maecenas pays no stage");
}
