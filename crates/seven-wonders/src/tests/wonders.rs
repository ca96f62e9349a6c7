//! Every stage of every wonder: its cost and its effects.

use crate::{
    Board, Card, How, Intent, Means, Offers, Refusal, Resource, Side, Stage, Units, Wonder,
    course::What,
    effect::kept,
    state::Step,
    tests::scenario::{FREE, STAGE, Scenario, seat},
};

use Resource::{Clay, Glass, Loom, Ore, Papyrus, Stone, Wood};

const A: Side = Side::A;
const B: Side = Side::B;

/// The units of each stage.
type Costs = &'static [&'static [(Resource, u8)]];
/// The points, shields and coins of each stage.
type Gains = &'static [(i16, u8, u16)];

fn board(wonder: Wonder, side: Side) -> Board {
    Board { wonder, side }
}

#[test]
fn boards_produce_what_is_printed_and_sell_it() {
    for (wonder, resource) in [
        (Wonder::Giza, Stone),
        (Wonder::Babylon, Clay),
        (Wonder::Olympia, Wood),
        (Wonder::Rhodes, Ore),
        (Wonder::Ephesus, Papyrus),
        (Wonder::Alexandria, Glass),
        (Wonder::Halicarnassus, Loom),
    ] {
        let mut scenario = Scenario::new(3);
        scenario.board(0, wonder, B);
        let city = &scenario.city(0).standing;
        assert_eq!(city.makes.fixed, Units::of(&[(resource, 1)]), "{wonder:?}");
        assert_eq!(city.sells, city.makes, "{wonder:?}");
        assert_eq!(serde_json::to_value(wonder).unwrap(), wonder.facts().id);
    }
}

#[test]
fn stages_cost_what_is_printed() {
    let costs: [(Wonder, Side, Costs); 14] = [
        (Wonder::Giza, A, &[&[(Stone, 2)], &[(Wood, 3)], &[(Stone, 4)]]),
        (Wonder::Giza, B, &[&[(Wood, 2)], &[(Stone, 3)], &[(Clay, 3)], &[(Stone, 4), (Papyrus, 1)]]),
        (Wonder::Babylon, A, &[&[(Clay, 2)], &[(Wood, 3)], &[(Clay, 4)]]),
        (
            Wonder::Babylon,
            B,
            &[&[(Clay, 1), (Loom, 1)], &[(Wood, 2), (Glass, 1)], &[(Clay, 3), (Papyrus, 1)]],
        ),
        (Wonder::Olympia, A, &[&[(Wood, 2)], &[(Stone, 2)], &[(Ore, 2)]]),
        (Wonder::Olympia, B, &[&[(Wood, 2)], &[(Stone, 2)], &[(Ore, 2), (Loom, 1)]]),
        (Wonder::Rhodes, A, &[&[(Wood, 2)], &[(Clay, 3)], &[(Ore, 4)]]),
        (Wonder::Rhodes, B, &[&[(Stone, 3)], &[(Ore, 4)]]),
        (Wonder::Ephesus, A, &[&[(Stone, 2)], &[(Wood, 2)], &[(Papyrus, 2)]]),
        (Wonder::Ephesus, B, &[&[(Stone, 2)], &[(Wood, 2)], &[(Glass, 1), (Loom, 1), (Papyrus, 1)]]),
        (Wonder::Alexandria, A, &[&[(Stone, 2)], &[(Ore, 2)], &[(Glass, 2)]]),
        (Wonder::Alexandria, B, &[&[(Clay, 2)], &[(Wood, 2)], &[(Stone, 3)]]),
        (Wonder::Halicarnassus, A, &[&[(Clay, 2)], &[(Ore, 3)], &[(Loom, 2)]]),
        (Wonder::Halicarnassus, B, &[&[(Ore, 2)], &[(Clay, 3)], &[(Glass, 1), (Papyrus, 1), (Loom, 1)]]),
    ];
    for (wonder, side, stages) in costs {
        let printed: Vec<Units> =
            board(wonder, side).stages().iter().map(|stage| stage.cost.resources).collect();
        let expected: Vec<Units> = stages.iter().map(|cost| Units::of(cost)).collect();
        assert_eq!(printed, expected, "{wonder:?} {side:?}");
        assert!(board(wonder, side).stages().iter().all(|stage| stage.cost.coins == 0));
    }
}

/// Points, shields and coins of every stage, by the change when it is built.
#[test]
fn stages_give_points_shields_and_coins() {
    let gains: [(Wonder, Side, Gains); 14] = [
        (Wonder::Giza, A, &[(3, 0, 0), (5, 0, 0), (7, 0, 0)]),
        (Wonder::Giza, B, &[(3, 0, 0), (5, 0, 0), (5, 0, 0), (7, 0, 0)]),
        (Wonder::Babylon, A, &[(3, 0, 0), (0, 0, 0), (7, 0, 0)]),
        (Wonder::Babylon, B, &[(3, 0, 0), (0, 0, 0), (0, 0, 0)]),
        (Wonder::Olympia, A, &[(3, 0, 0), (0, 0, 0), (7, 0, 0)]),
        (Wonder::Olympia, B, &[(0, 0, 0), (5, 0, 0), (0, 0, 0)]),
        (Wonder::Rhodes, A, &[(3, 0, 0), (0, 2, 0), (7, 0, 0)]),
        (Wonder::Rhodes, B, &[(3, 1, 3), (4, 1, 4)]),
        (Wonder::Ephesus, A, &[(3, 0, 0), (0, 0, 9), (7, 0, 0)]),
        (Wonder::Ephesus, B, &[(2, 0, 4), (3, 0, 4), (5, 0, 4)]),
        (Wonder::Alexandria, A, &[(3, 0, 0), (0, 0, 0), (7, 0, 0)]),
        (Wonder::Alexandria, B, &[(0, 0, 0), (0, 0, 0), (7, 0, 0)]),
        (Wonder::Halicarnassus, A, &[(3, 0, 0), (0, 0, 0), (7, 0, 0)]),
        (Wonder::Halicarnassus, B, &[(2, 0, 0), (1, 0, 0), (0, 0, 0)]),
    ];
    // Four of every raw material and two of all goods: any stage is free.
    let plenty = [
        Card::LumberYard,
        Card::StonePit,
        Card::ClayPool,
        Card::OreVein,
        Card::Sawmill,
        Card::Quarry,
        Card::Brickyard,
        Card::Foundry,
        Card::Caravansery,
        Card::Loom1,
        Card::Glassworks1,
        Card::Press1,
        Card::Forum,
    ];
    for (wonder, side, stages) in gains {
        for (number, (points, shields, coins)) in stages.iter().enumerate() {
            let mut scenario = Scenario::new(3);
            scenario.board(0, wonder, side).built(0, &plenty).raised(0, number).hand(0, &[Card::Altar]);
            let before = scenario.score(0);
            let shields_before = scenario.shields(0);
            scenario.play(0, Card::Altar, STAGE).others_discard();
            let what = format!("{wonder:?} {side:?} stage {}", number + 1);
            assert_eq!(scenario.score(0).wonder - before.wonder, *points, "{what}");
            assert_eq!(scenario.shields(0) - shields_before, *shields, "{what}");
            assert_eq!(scenario.city(0).coins, 20 + coins, "{what}");
            assert_eq!(scenario.city(0).stages_built().count(), number + 1, "{what}");
        }
        assert_eq!(board(wonder, side).stages().len(), stages.len());
    }
}

#[test]
fn the_last_stage_is_the_last() {
    let mut scenario = Scenario::new(3);
    scenario.raised(0, 3).hand(0, &[Card::Altar]);
    assert_eq!(scenario.stage_means(0), Means::No { because: Refusal::WonderComplete });
    assert_eq!(scenario.try_play(0, Card::Altar, STAGE), Err(Refusal::WonderComplete));
}

/// Babylon A stage 2, Babylon B stage 3.
#[test]
fn babylon_has_a_symbol_of_choice() {
    for (side, stages) in [(A, 2), (B, 3)] {
        let mut scenario = Scenario::new(3);
        scenario.board(0, Wonder::Babylon, side).raised(0, stages).built(0, &[Card::School, Card::Library]);
        // Two tablets: a third one brings 9, a gear 5.
        assert_eq!((scenario.score(0).science, scenario.score(0).symbols), (9, [0, 0, 3]));
    }
}

/// Alexandria A stage 2; B stages 1 and 2.
#[test]
fn alexandria_produces_what_is_not_sold() {
    let raw = &[Wood, Stone, Ore, Clay][..];
    let goods = &[Glass, Loom, Papyrus][..];
    for (side, stage, one_of) in [(A, 1, raw), (B, 0, raw), (B, 1, goods)] {
        let effects = board(Wonder::Alexandria, side).stages()[stage].effects;
        assert_eq!(effects, [kept(1, one_of)]);
        let mut scenario = Scenario::new(3);
        scenario.board(0, Wonder::Alexandria, side).raised(0, stage + 1);
        assert_eq!(scenario.city(0).standing.makes.choices.len(), stage + usize::from(side == B));
        assert!(scenario.city(0).standing.sells.choices.is_empty());
    }
}

/// Olympia A stage 2: once an age, any card without paying.
#[test]
fn olympia_builds_one_card_an_age_for_nothing() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Olympia, A).coins(0, 0).hand(0, &[Card::Palace]);
    assert_eq!(scenario.try_play(0, Card::Palace, How::Power), Err(Refusal::NoFreeBuild));
    scenario.raised(0, 2);
    scenario.play(0, Card::Palace, How::Power).others_discard();
    assert!(scenario.city(0).cards.contains(Card::Palace));
    assert_eq!(scenario.city(0).coins, 0);
    assert!(!scenario.view(0).cities[seat(0)].free_build);
    scenario.hand(0, &[Card::Senate]);
    assert_eq!(scenario.try_play(0, Card::Senate, How::Power), Err(Refusal::NoFreeBuild));
    // A new age, a new card.
    scenario.last_turn(1).others_discard();
    assert_eq!(scenario.state.age, 2);
    scenario.hand(0, &[Card::Senate, Card::Palace, Card::Altar]);
    assert_eq!(
        scenario.try_play(0, Card::Palace, How::Power),
        Err(Refusal::AlreadyBuilt { card: Card::Palace }),
        "section 6: duplicates are still forbidden"
    );
    assert_eq!(scenario.try_play(0, Card::Altar, How::Power), Err(Refusal::PowerWasted));
    scenario.play(0, Card::Senate, How::Power);
}

/// An unused power is lost at the end of an age: there is still only one in the next.
#[test]
fn olympia_saves_nothing_for_the_next_age() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Olympia, A).raised(0, 2).last_turn(1).others_discard();
    scenario.hand(0, &[Card::Senate]).play(0, Card::Senate, How::Power).others_discard();
    scenario.hand(0, &[Card::Palace]);
    assert_eq!(scenario.try_play(0, Card::Palace, How::Power), Err(Refusal::NoFreeBuild));
}

/// Olympia B stage 1: raw materials of both neighbours for one coin. Not cumulative with a trading post.
#[test]
fn olympia_b_buys_raw_materials_cheaply() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Olympia, B).raised(0, 1);
    let prices = |scenario: &Scenario| {
        let city = &scenario.city(0).standing;
        [
            city.left_price.raw,
            city.right_price.raw,
            city.left_price.manufactured,
            city.right_price.manufactured,
        ]
    };
    assert_eq!(prices(&scenario), [1, 1, 2, 2]);
    scenario.built(0, &[Card::EastTradingPost, Card::WestTradingPost]);
    assert_eq!(prices(&scenario), [1, 1, 2, 2]);
}

/// Olympia B stage 3: the best guild of a neighbour, counted as if this city had it.
#[test]
fn olympia_b_copies_the_best_guild() {
    let mut scenario = Scenario::new(4);
    scenario.board(0, Wonder::Olympia, B).raised(0, 3);
    assert_eq!((scenario.score(0).guilds, scenario.score(0).copied), (0, None), "none is there to copy");
    scenario.built(1, &[Card::WorkersGuild, Card::ShipownersGuild]).built(3, &[Card::SpiesGuild]);
    scenario.built(2, &[Card::MagistratesGuild]);
    // Workers: the neighbours have no brown cards. Shipowners: the city itself has three brown cards and no
    // guild of its own.
    scenario.built(0, &[Card::LumberYard, Card::StonePit, Card::OreVein]);
    assert_eq!((scenario.score(0).guilds, scenario.score(0).copied), (3, Some(Card::ShipownersGuild)));
    // For this city, the neighbours have four red cards.
    scenario.built(1, &[Card::Stockade, Card::Barracks]).built(3, &[Card::Walls, Card::Stables]);
    assert_eq!((scenario.score(0).guilds, scenario.score(0).copied), (4, Some(Card::SpiesGuild)));
}

/// Section 6: the copy is no purple card of the city. A guild that was built there is one, and counts itself.
#[test]
fn olympia_b_does_not_count_the_copied_shipowners_among_its_guilds() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Olympia, B).raised(0, 3).built(0, &[Card::LumberYard, Card::Press1]);
    scenario.built(1, &[Card::ShipownersGuild]);
    assert_eq!(scenario.score(1).guilds, 1, "it stands there");
    let copied = |scenario: &Scenario| (scenario.score(0).guilds, scenario.score(0).copied);
    assert_eq!(copied(&scenario), (2, Some(Card::ShipownersGuild)), "a brown and a grey card");
    // A guild without points of its own, as no city was defeated, but it was built here.
    scenario.built(0, &[Card::StrategistsGuild]);
    assert_eq!(copied(&scenario), (3, Some(Card::ShipownersGuild)), "and a purple one");
}

/// Section 6: the Scientists guild gives its symbol of choice to the copier.
#[test]
fn olympia_b_copies_the_scientists() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Olympia, B).raised(0, 3).built(1, &[Card::ScientistsGuild]);
    scenario.built(0, &[Card::Apothecary, Card::Workshop]);
    let score = scenario.score(0);
    assert_eq!((score.science, score.guilds, score.copied), (10, 0, Some(Card::ScientistsGuild)));
    assert_eq!(score.symbols, [1, 1, 1]);
}

/// Halicarnassus A stage 2 and all stages of B.
#[test]
fn halicarnassus_builds_from_the_discard_pile() {
    let plenty = [
        Card::Foundry,
        Card::OreVein,
        Card::Brickyard,
        Card::ClayPool,
        Card::Forum,
        Card::Press1,
        Card::Glassworks1,
    ];
    for (side, stage) in [(A, 1), (B, 0), (B, 1), (B, 2)] {
        let mut scenario = Scenario::new(3);
        scenario
            .board(0, Wonder::Halicarnassus, side)
            .built(0, &plenty)
            .raised(0, stage)
            .hand(0, &[Card::Altar]);
        scenario.in_discard(&[Card::Palace, Card::Forum]).hand(1, &[Card::Tavern]);
        scenario.play(0, Card::Altar, STAGE).others_discard();
        assert!(scenario.looks_through(), "{side:?} {stage}");
        let view = scenario.view(0);
        assert_eq!(view.stage, Stage::FromDiscard { seat: seat(0), city: seat(0), led: false });
        let you = view.you.unwrap();
        // Cards discarded this turn are in the pile; those with a name that the city has cannot be built.
        let Offers::FromDiscard { cards, .. } = &you.offers[0] else { panic!() };
        assert!(
            cards.contains(&Card::Palace) && cards.contains(&Card::Tavern) && !cards.contains(&Card::Forum)
        );
        assert_eq!(you.pile.unwrap().len(), 4);
        assert!(scenario.view(1).you.unwrap().pile.is_none(), "only who builds looks through the pile");
        let forum = Intent::FromDiscard { card: Card::Forum };
        assert_eq!(scenario.try_intent(0, forum), Err(Refusal::NotInDiscard { card: Card::Forum }));
        scenario.try_intent(0, Intent::FromDiscard { card: Card::Tavern }).unwrap();
        // The card brings its coins now.
        assert_eq!(scenario.city(0).coins, 25);
        assert_eq!((scenario.state.step, scenario.state.turn), (Step::Turn, 2));
    }
}

#[test]
fn halicarnassus_may_decline() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Halicarnassus, B).built(0, &[Card::Foundry]).hand(0, &[Card::Altar]);
    scenario.in_discard(&[Card::Palace]).play(0, Card::Altar, STAGE).others_discard();
    scenario.try_intent(0, Intent::Decline).unwrap();
    assert_eq!(scenario.state.discard.len(), 3);
    assert_eq!(scenario.state.turn, 2);
}

/// Section 5: skipped if no card can be built.
#[test]
fn halicarnassus_finds_nothing() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Halicarnassus, B).built(0, &[Card::Foundry, Card::Altar]);
    scenario.hand(0, &[Card::Theater]).in_discard(&[Card::Foundry]);
    for number in [1, 2] {
        scenario.hand(number, &[Card::Altar]);
    }
    scenario.play(0, Card::Theater, STAGE).others_discard();
    assert_eq!((scenario.state.step, scenario.state.turn), (Step::Turn, 2));
    assert!(scenario.told(1).contains(&crate::Event::NothingToBuild { city: seat(0) }));
}

/// Section 5, step 6: with the sixth card, last cards are in the pile already.
#[test]
fn halicarnassus_takes_last_cards_too() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Halicarnassus, B).built(0, &[Card::Foundry]).last_turn(1);
    scenario.hand(1, &[Card::Lodge, Card::Palace]);
    scenario.play(0, Card::Lodge, STAGE).others_discard();
    scenario.try_intent(0, Intent::FromDiscard { card: Card::Palace }).unwrap();
    assert!(scenario.city(0).cards.contains(Card::Palace));
    assert_eq!(scenario.state.age, 2);
}

/// Babylon B stage 2: the seventh card is built, used as a marker, or sold; all others discard theirs.
#[test]
fn babylon_b_plays_the_last_card() {
    let plays: [(Card, How, u16); 3] =
        [(Card::Altar, FREE, 0), (Card::Study, STAGE, 0), (Card::Palace, How::Discard, 3)];
    for (card, how, coins) in plays {
        let mut scenario = Scenario::new(3);
        scenario.board(0, Wonder::Babylon, B).raised(0, 2).last_turn(1);
        // Enough for stage 3: clay, clay, clay, papyrus.
        scenario.built(0, &[Card::Brickyard, Card::Press1]).hand(0, &[Card::Lodge, card]);
        scenario.play(0, Card::Lodge, How::Discard).others_discard();
        assert_eq!(scenario.asking(), Some(What::LastCard));
        assert_eq!(scenario.state.discard.len(), 5, "three sold and two that were left");
        assert_eq!(scenario.view(1).stage, Stage::LastCard { seat: seat(0) });
        assert_eq!(scenario.try_play(1, Card::Study, How::Discard), Err(Refusal::NotYourTurn));
        scenario.play(0, card, how);
        assert_eq!(scenario.city(0).coins, 20 + 3 + coins);
        assert_eq!(scenario.state.age, 2);
        assert_eq!(scenario.city(0).stages_built().count(), 2 + usize::from(how == STAGE));
    }
}

/// Building the stage with the sixth card lets the seventh be played.
#[test]
fn babylon_b_plays_the_last_card_in_the_turn_it_is_built() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Babylon, B).raised(0, 1).last_turn(1).hand(0, &[Card::Lodge, Card::Altar]);
    scenario.built(0, &[Card::Sawmill, Card::Glassworks1]);
    scenario.play(0, Card::Lodge, STAGE).others_discard();
    assert_eq!(scenario.asking(), Some(What::LastCard));
    scenario.play(0, Card::Altar, FREE);
    assert!(scenario.city(0).cards.contains(Card::Altar));
}

/// Without the power the last card is discarded without coins (section 2).
#[test]
fn last_cards_are_discarded_for_nothing() {
    let mut scenario = Scenario::new(4);
    scenario.last_turn(1).others_discard();
    assert_eq!(scenario.state.discard.len(), 8);
    assert!((0..4).all(|number| scenario.city(number).coins == 23));
}
