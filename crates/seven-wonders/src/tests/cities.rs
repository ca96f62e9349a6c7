//! Section 9: each black card, guild, stage and leader of the box Cities does what is printed, and nobody would notice if
//! a row were lost but for these cases: every one fails when its row is emptied.

use contract::{Log, Phase, Rules as _, SeatCount, Seed};

use crate::{
    Board, Card, Intent, Leader, LeaderDraft, LeaderHow, Leaders, Means, Offers, Options, SevenWonders, Side,
    Stage, Thing, Wonder,
    course::Moment,
    state::Step,
    strength,
    tests::scenario::{FREE, STAGE, Scenario, pay, seat},
    thing::without,
    war::foes,
};

impl Scenario {
    /// With Cities. Every city is Giza (A) with 20 coins.
    pub(super) fn cities(seats: u8) -> Self {
        Self::with(seats, Options { cities: true, ..Options::default() })
    }

    /// With Cities in teams of two.
    pub(super) fn teams(seats: u8) -> Self {
        Self::with(seats, Options { cities: true, teams: true, ..Options::default() })
    }

    /// At the leader phase of the first age, with Cities.
    pub(super) fn cities_recruiting(seats: u8) -> Self {
        let (leaders, leader_draft) = (Leaders::Everything, LeaderDraft::Dealt);
        Self::with(seats, Options { cities: true, leaders, leader_draft, ..Options::default() })
    }

    fn with(seats: u8, options: Options) -> Self {
        let rules = SevenWonders::new(SeatCount::new(seats).unwrap(), options).unwrap();
        let state = rules.start(Seed::from_bytes([seats; 32]));
        let mut scenario = Self { rules, state, log: Log::new() };
        for number in 0..usize::from(seats) {
            scenario.coins(number, 20).board(number, Wonder::Giza, Side::A);
            scenario.state.cities[seat(number)].age = 1;
            if scenario.state.court.is_some() {
                scenario.leaders(number, &[Leader::Sappho, Leader::Zenobia]);
            }
        }
        scenario
    }

    /// A city that makes two of each raw material, three of ore, and one of each manufactured good, with 20 coins besides.
    pub(super) fn well_off(&mut self, number: usize) -> &mut Self {
        self.built(number, &[Card::Sawmill, Card::Quarry, Card::Brickyard, Card::Foundry]);
        self.built(number, &[Card::OreVein, Card::Loom1, Card::Glassworks1, Card::Press1])
    }

    /// A city builds a card of its hand, and all others sell.
    pub(super) fn builds(&mut self, number: usize, card: Card) -> &mut Self {
        self.well_off(number).hand(number, &[card, Card::Altar]).play(number, card, FREE).others_discard()
    }

    /// Everybody pays so many coins of what they lose, or all they can.
    pub(super) fn all_pay(&mut self, most: u16) -> &mut Self {
        while let (Step::Losses, Phase::Sealed { owing, .. }) =
            (self.state.step, self.rules.phase(&self.state))
        {
            let loser = owing.iter().next().unwrap();
            let coins = most.min(self.state.can_pay(loser));
            self.answer(loser.number(), Intent::Pay { coins });
        }
        self
    }

    /// What all cities lose now.
    fn lost(&self) -> i32 {
        self.state.losses.iter().map(|(_, coins)| i32::from(*coins)).sum()
    }

    pub(super) fn purse(&self, number: usize) -> i32 {
        i32::from(self.city(number).coins)
    }
}

/// The least that something costs besides coins that are printed on it, or much if it cannot be had.
fn least(means: &Means) -> i32 {
    match means {
        Means::Pay { ways, .. } => ways.iter().map(|way| i32::from(way.total())).min().unwrap_or(0),
        Means::Chain { .. } => 0,
        Means::No { .. } => 99,
    }
}

/// What is measured with something, and what comes out.
struct Case {
    thing: Thing,
    measure: fn(Thing) -> i32,
    expected: i32,
}

const fn card(card: Card, measure: fn(Thing) -> i32, expected: i32) -> Case {
    Case { thing: Thing::Card(card), measure, expected }
}

const fn leader(leader: Leader, measure: fn(Thing) -> i32, expected: i32) -> Case {
    Case { thing: Thing::Leader(leader), measure, expected }
}

const fn stage(wonder: Wonder, side: Side, stage: u8, measure: fn(Thing) -> i32, expected: i32) -> Case {
    Case { thing: Thing::Stage(Board { wonder, side }, stage), measure, expected }
}

/// It stands in the city; neighbours have two tokens each and black cards.
fn standing(thing: Thing) -> Scenario {
    let mut scenario = Scenario::cities(3);
    for number in 1..3 {
        scenario.built(number, &[Card::Militia, Card::Hideout]);
        scenario.state.cities[seat(number)].victories = [1, 1, 0];
    }
    scenario.state.cities[seat(0)].victories = [2, 0, 1];
    match thing {
        Thing::Stage(Board { wonder, side }, stage) => {
            scenario.board(0, wonder, side).raised(0, usize::from(stage) + 1);
        }
        Thing::Card(card) => {
            scenario.built(0, &[card]);
        }
        Thing::Leader(_) | Thing::Board(_) | Thing::Copied(_) => scenario.state.cities[seat(0)].bring(thing),
    }
    scenario
}

fn points(thing: Thing) -> i32 {
    let score = standing(thing).score(0);
    i32::from(score.cities + score.guilds + score.leaders)
}

fn wonder_points(thing: Thing) -> i32 {
    i32::from(standing(thing).score(0).wonder)
}

fn shields(thing: Thing) -> i32 {
    i32::from(standing(thing).shields(0))
}

fn mask(thing: Thing) -> i32 {
    let mut scenario = standing(thing);
    scenario.built(1, &[Card::Apothecary]);
    i32::from(scenario.score(0).science)
}

/// It is built; coins that others lose, and a hundred for each point of it.
fn losses(thing: Thing) -> i32 {
    let mut scenario = Scenario::cities(3);
    for number in 1..3 {
        scenario.raised(number, 1);
        scenario.state.cities[seat(number)].victories = [1, 2, 0];
    }
    scenario.builds(0, thing.card().unwrap());
    let (lost, score) = (scenario.lost(), scenario.score(0));
    lost + 100 * i32::from(score.cities + score.guilds)
}

/// It is built: diplomacy tokens, and a hundred for each point.
fn tokens(thing: Thing) -> i32 {
    let mut scenario = Scenario::cities(3);
    scenario.builds(0, thing.card().unwrap());
    i32::from(scenario.city(0).diplomacy) + 100 * i32::from(scenario.score(0).cities)
}

/// It is built; coins of the city and of a neighbour, who sells a card.
fn gambling(thing: Thing) -> i32 {
    let mut scenario = Scenario::cities(3);
    scenario.builds(0, thing.card().unwrap());
    100 * scenario.purse(0) + scenario.purse(1)
}

/// It is built besides another black card, with two tokens: coins, and a hundred for each point.
fn counted(thing: Thing) -> i32 {
    let mut scenario = Scenario::cities(3);
    scenario.built(0, &[Card::Militia]);
    scenario.state.cities[seat(0)].victories = [1, 0, 2];
    scenario.builds(0, thing.card().unwrap());
    scenario.purse(0) - 20 + 100 * i32::from(scenario.score(0).cities)
}

/// What a unit of wood costs that only one neighbour sells.
fn wood(thing: Thing, seller: usize) -> i32 {
    let mut scenario = standing(thing);
    scenario.built(seller, &[Card::LumberYard]);
    least(&scenario.means(0, Card::Stockade))
}

/// A stage of two stones, of which the board makes one, and neighbours sell others.
fn two_stones(thing: Thing) -> i32 {
    least(&standing(thing).stage_means(0))
}

/// Recruited in the leader phase of the first age.
fn recruited(thing: Thing) -> Scenario {
    let mut scenario = Scenario::cities_recruiting(3);
    scenario.recruits(thing.leader().unwrap());
    scenario
}

/// What building a black card for 3 coins leaves of 17.
fn militia(thing: Thing) -> i32 {
    let mut scenario = recruited(thing);
    scenario.coins(0, 17).hand(0, &[Card::Militia, Card::Altar]);
    let offered = |scenario: &Scenario| match &scenario.view(0).you.unwrap().offers[0] {
        Offers::Play { cards, .. } => cards.iter().any(|offer| offer.power),
        _ => false,
    };
    let how = if offered(&scenario) { crate::How::Power } else { FREE };
    scenario.play(0, Card::Militia, how).others_discard().purse(0)
}

const CASES: [Case; 45] = [
    card(Card::PigeonLoft, mask, 1),
    card(Card::SpyRing, mask, 1),
    card(Card::TortureChamber, mask, 1),
    card(Card::Militia, shields, 2),
    card(Card::Mercenaries, shields, 3),
    card(Card::Contingent, shields, 5),
    card(Card::Hideout, losses, 202),
    card(Card::Lair, losses, 304),
    card(Card::Brotherhood, losses, 406),
    card(Card::CounterfeitersGuild, losses, 506),
    // Three tokens each, and one stage each.
    card(Card::Sepulcher, losses, 406),
    card(Card::Cenotaph, losses, 506),
    card(Card::BuildersUnion, losses, 402),
    card(Card::Residence, tokens, 101),
    card(Card::Consulate, tokens, 201),
    card(Card::Embassy, tokens, 301),
    card(Card::GamblingDen, gambling, 2_600 + 24),
    card(Card::GamblingHouse, gambling, 2_800 + 25),
    card(Card::ClandestineDockEast, |thing| wood(thing, 2), 1),
    card(Card::ClandestineDockWest, |thing| wood(thing, 1), 1),
    card(Card::SecretWarehouse, two_stones, 0),
    card(Card::BlackMarket, |thing| least(&standing(thing).means(0, Card::Stockade)), 0),
    card(Card::ArchitectCabinet, |thing| two_stones(thing) + 100 * points(thing), 200),
    card(Card::GatesOfTheCity, points, 4),
    card(Card::Tabularium, points, 6),
    card(Card::Capitol, points, 8),
    card(Card::SlaveMarket, counted, 303),
    card(Card::SecretSociety, counted, 202),
    card(Card::GuildOfShadows, points, 4),
    card(Card::MournersGuild, points, 4),
    stage(Wonder::Petra, Side::A, 0, wonder_points, 3),
    stage(Wonder::Petra, Side::A, 1, wonder_points, 10),
    stage(Wonder::Petra, Side::A, 2, wonder_points, 17),
    stage(Wonder::Petra, Side::B, 0, stage_losses, 304),
    stage(Wonder::Petra, Side::B, 1, wonder_points, 17),
    stage(Wonder::Byzantium, Side::A, 0, wonder_points, 3),
    stage(Wonder::Byzantium, Side::A, 1, stage_tokens, 501),
    stage(Wonder::Byzantium, Side::A, 2, wonder_points, 12),
    stage(Wonder::Byzantium, Side::B, 0, stage_tokens, 301),
    stage(Wonder::Byzantium, Side::B, 1, stage_tokens, 701),
    leader(Leader::Aspasia, |thing| i32::from(recruited(thing).city(0).diplomacy) + 100 * points(thing), 201),
    leader(Leader::Caligula, militia, 17),
    leader(
        Leader::Darius,
        |thing| {
            let mut scenario = standing(thing);
            i32::from(scenario.built(0, &[Card::Militia, Card::Lair]).score(0).leaders)
        },
        2,
    ),
    leader(Leader::Diocletian, militia, 16),
    leader(
        Leader::Helen,
        |thing| {
            let mut scenario = recruited(thing);
            scenario.builds(0, Card::Residence);
            i32::from(scenario.city(0).stays_away())
        },
        0,
    ),
];

fn raised(thing: Thing) -> Scenario {
    let Thing::Stage(Board { wonder, side }, stage) = thing else { panic!() };
    let mut scenario = Scenario::cities(4);
    scenario.board(0, wonder, side).raised(0, usize::from(stage)).well_off(0);
    scenario.hand(0, &[Card::Altar, Card::Baths]).play(0, Card::Altar, STAGE).others_discard();
    scenario
}

fn stage_losses(thing: Thing) -> i32 {
    // Four cities: three others lose two each.
    let scenario = raised(thing);
    scenario.lost() - 2 + 100 * i32::from(scenario.score(0).wonder)
}

fn stage_tokens(thing: Thing) -> i32 {
    let scenario = raised(thing);
    i32::from(scenario.city(0).diplomacy) + 100 * i32::from(scenario.score(0).wonder)
}

#[test]
fn everything_of_the_box_does_what_is_printed() {
    for Case { thing, measure, expected } in &CASES {
        assert_eq!(measure(*thing), *expected, "{thing:?}");
    }
}

/// The mutation check: without its row the case of each would fail.
#[test]
fn every_row_of_the_box_is_missed_when_it_is_emptied() {
    for Case { thing, measure, expected } in &CASES {
        let emptied = without(*thing, || std::panic::catch_unwind(|| measure(*thing)));
        assert!(!matches!(&emptied, Ok(found) if found == expected), "{thing:?} is not missed");
    }
    let tried = |thing: Thing| CASES.iter().any(|case| case.thing == thing);
    for card in Card::all() {
        assert_eq!(tried(Thing::Card(card)), card.needs_cities(), "{card:?} has a case");
    }
    for leader in Leader::all() {
        let needs = leader.facts().needs.contains(&crate::Need::Cities);
        assert_eq!(tried(Thing::Leader(leader)), needs, "{leader:?} has a case");
    }
    for wonder in [Wonder::Petra, Wonder::Byzantium] {
        for side in [Side::A, Side::B] {
            let board = Board { wonder, side };
            let stages = 0..board.stages().len() as u8;
            assert!(stages.into_iter().all(|stage| tried(Thing::Stage(board, stage))), "{board:?}");
        }
    }
}

#[test]
fn nine_black_cards_an_age_and_three_guilds() {
    for age in 1..=3 {
        let black = Card::all().filter(|card| card.is_black() && card.facts().age == age);
        assert_eq!(black.count(), 9);
    }
    assert_eq!(Card::all().filter(|card| card.is_guild() && card.needs_cities()).count(), 3);
    let coins: u32 = Card::all().filter(|c| c.is_black()).map(|c| u32::from(c.facts().cost.coins)).sum();
    let units: u32 =
        Card::all().filter(|c| c.is_black()).map(|c| u32::from(c.facts().cost.resources.total())).sum();
    // Sums over the printed table.
    assert_eq!((coins, units), (29, 51));
}

/// Eight cards, seven turns; of the last two one is played and the other discarded for nothing.
#[test]
fn an_age_has_seven_turns() {
    for seats in 3..=7 {
        let mut scenario = Scenario::cities(seats);
        assert!(scenario.state.hands.iter().all(|(_, hand)| hand.len() == 8));
        for turn in 1..=7 {
            assert_eq!((scenario.state.age, scenario.state.turn), (1, turn));
            assert_eq!(scenario.view(0).turns, 7);
            scenario.others_discard().all_pay(9);
        }
        assert_eq!((scenario.state.age, scenario.state.turn), (2, 1));
        assert_eq!(scenario.state.discard.len(), 8 * usize::from(seats));
        assert!(scenario.state.aside.is_empty());
    }
}

/// Eight players: seven cards each; one is set aside in the first two ages and two in the third, and nobody sees them.
#[test]
fn eight_players_set_cards_aside() {
    let mut scenario = Scenario::cities(8);
    for (age, aside) in [(1, 1), (2, 2), (3, 4)] {
        assert_eq!((scenario.state.age, scenario.view(0).turns), (age, 6));
        assert!(scenario.state.hands.iter().all(|(_, hand)| hand.len() == 7));
        assert_eq!(usize::from(scenario.view(3).aside), aside);
        assert_eq!(scenario.state.aside.len(), aside);
        while scenario.state.age == age && scenario.state.step == Step::Turn {
            scenario.others_discard().all_pay(9);
        }
    }
    let in_deck = scenario.state.discard.iter().filter(|discarded| discarded.card.facts().age == 3).count();
    assert_eq!(in_deck, 56, "those that were set aside do not come to the discard pile");
}

#[test]
fn boards_and_leaders_of_the_box_come_with_it() {
    let wonders = |seats: u8, cities: bool| {
        let rules = SevenWonders {
            seats: SeatCount::new(seats).unwrap(),
            options: Options { cities, ..Options::default() },
        };
        Wonder::of_match(rules.plan(), rules.seats)
    };
    assert_eq!(wonders(4, false).len(), 7, "ruling 32: Petra only with Cities");
    assert_eq!(wonders(4, true).len(), 9);
    assert!(!wonders(3, true).contains(&Wonder::Byzantium), "set aside with three");
    let pool = |leaders, cities| crate::court::pool(&Options { leaders, cities, ..Options::default() }).len();
    assert_eq!((pool(Leaders::Box, false), pool(Leaders::Box, true)), (36, 42), "G-10");
    assert_eq!((pool(Leaders::Everything, false), pool(Leaders::Everything, true)), (80, 85));
}

#[test]
fn who_may_play_with_cities() {
    let fits = |seats: u8, cities: bool, teams: bool| {
        let options = Options { cities, teams, ..Options::default() };
        SevenWonders::new(SeatCount::new(seats).unwrap(), options).is_ok()
    };
    assert_eq!([2, 3, 8].map(|seats| fits(seats, true, false)), [false, true, true]);
    assert!(!fits(8, false, false), "eight need Cities");
    assert_eq!([3, 4, 5, 6, 7, 8].map(|n| fits(n, true, true)), [false, true, false, true, false, true]);
    assert!(!fits(4, false, true), "teams need Cities");
    let old: Options = serde_json::from_str(r#"{"wonders":"dealt","sides":"random"}"#).unwrap();
    assert_eq!(serde_json::to_string(&old).unwrap(), r#"{"wonders":"dealt","sides":"random"}"#);
}

// --- Losses

/// All others lose, after the income of the turn: what was sold can be paid. They pay what they like.
#[test]
fn losers_pay_or_owe_or_both() {
    let mut scenario = Scenario::cities(4);
    scenario.coins(1, 0).builds(0, Card::Brotherhood);
    assert_eq!(scenario.view(1).stage, Stage::Losses);
    assert_eq!(scenario.view(1).losses.unwrap().iter().map(|(_, n)| *n).collect::<Vec<_>>(), [0, 3, 3, 3]);
    let offer = scenario.view(1).you.unwrap().offers.remove(0);
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

/// Nobody is told what another has answered, nor that it differs, before all have.
#[test]
fn answers_lie_face_down() {
    let mut scenario = Scenario::cities(3);
    scenario.builds(0, Card::Lair);
    let (before, told) = (scenario.view(2), scenario.told(2).len());
    scenario.answer(1, Intent::Pay { coins: 0 });
    assert_eq!((scenario.view(2), scenario.told(2).len()), (before, told));
    assert_eq!(scenario.view(1).you.unwrap().paid, Some(0));
}

/// Who has no coins has nothing to say.
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

/// Losses of one turn add up; whoever causes one loses by the other.
#[test]
fn losses_of_a_turn_add_up() {
    let mut scenario = Scenario::cities(3);
    scenario.well_off(0).well_off(1).hand(0, &[Card::Lair]).hand(1, &[Card::Brotherhood]);
    scenario.play(0, Card::Lair, FREE).play(1, Card::Brotherhood, FREE).others_discard();
    assert_eq!(scenario.view(2).losses.unwrap().iter().map(|(_, n)| *n).collect::<Vec<_>>(), [3, 2, 5]);
    scenario.all_pay(9);
    assert_eq!([0, 1, 2].map(|n| scenario.purse(n)), [17, 18, 18]);
}

/// What is counted is counted in the loser's city, with what came in this turn.
#[test]
fn losses_are_counted_after_placements() {
    let mut scenario = Scenario::cities(3);
    scenario.well_off(0).well_off(1).raised(2, 2);
    scenario.hand(0, &[Card::BuildersUnion]).hand(1, &[Card::Altar]);
    scenario.play(0, Card::BuildersUnion, FREE).play(1, Card::Altar, STAGE).others_discard();
    assert_eq!(scenario.view(1).losses.unwrap().iter().map(|(_, n)| *n).collect::<Vec<_>>(), [0, 1, 2]);
}

/// G-18: a loss that is built of the discard pile hits right then, before the next is asked.
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
    assert_eq!(scenario.view(1).next, [Stage::FromDiscard { seat: seat(1), city: seat(1) }]);
    scenario.all_pay(9);
    assert_eq!([1, 2].map(|n| scenario.purse(n)), [17, 20]);
    assert_eq!(scenario.view(1).stage, Stage::FromDiscard { seat: seat(1), city: seat(1) });
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

/// Octavia's and Arsinoe's losers owe with Cities; without they pay what they have (G-11).
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

/// Debts leave the coins alone that decide a tie.
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

/// Olympia (B) copies the points of a guild and makes nobody lose anything.
#[test]
fn a_copied_guild_takes_no_coins() {
    let mut scenario = Scenario::cities(3);
    scenario.board(0, Wonder::Olympia, Side::B).raised(0, 3).built(1, &[Card::CounterfeitersGuild]);
    assert_eq!((scenario.score(0).guilds, scenario.lost()), (5, 0));
}

// --- Prices

/// One half of a choice card may be had again while the other is used.
#[test]
fn the_warehouse_repeats_what_is_printed() {
    let mut scenario = Scenario::cities(3);
    scenario.built(0, &[Card::TreeFarm, Card::SecretWarehouse]);
    // Wood and clay of one card; ore is not made.
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
        };
        !question.front().is_empty()
    };
    use crate::Resource::{Clay, Glass, Ore, Stone, Wood};
    assert!(price(&mut scenario, &[(Wood, 1), (Clay, 1)]));
    assert!(price(&mut scenario, &[(Stone, 2)]));
    assert!(!price(&mut scenario, &[(Ore, 1)]));
    assert!(!price(&mut scenario, &[(Glass, 1)]));
    // Yellow cards are not what is printed on brown or grey ones.
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

/// G-19: the dearest unit; on top of a trading post it may cost nothing, and the receipt says so.
#[test]
fn a_dock_may_make_a_unit_free() {
    let mut scenario = Scenario::cities(3);
    scenario.built(0, &[Card::ClandestineDockEast, Card::EastTradingPost]).built(2, &[Card::LumberYard]);
    assert_eq!(scenario.ways(0, Card::Stockade), [crate::Payment::NOTHING]);
    let view = scenario.view(0);
    let Offers::Play { cards, .. } = &view.you.as_ref().unwrap().offers[0] else { panic!() };
    let wood = crate::Units::of(&[(crate::Resource::Wood, 1)]);
    let bought = crate::Line::Bought { of: seat(2), units: wood, each: 1, coins: 0 };
    assert_eq!(cards[0].quote.receipts[0].0, [bought]);
    // Two units, one of each class: the coin comes off once.
    scenario.built(2, &[Card::Loom1]).built(0, &[Card::Foundry]);
    assert_eq!(scenario.ways(0, Card::Haven), [pay(0, 2)]);
    assert!(scenario.view(1).cities[seat(0)].prices.first_right);
}

/// The cabinet waives all units of a stage and no coin; Stevie pays for what is printed, and coins of a stage besides.
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

// --- Diplomacy

fn fights(scenario: &Scenario) -> Vec<[Option<usize>; 2]> {
    let cities = &scenario.state.cities;
    let number = |seat: Option<contract::Seat>| seat.map(contract::Seat::number);
    cities
        .iter()
        .map(|(city, _)| foes(cities, scenario.state.teams, city))
        .map(|foes| [number(foes.left), number(foes.right)])
        .collect()
}

fn with_tokens(seats: u8, tokens: &[usize]) -> Scenario {
    let mut scenario = Scenario::cities(seats);
    tokens.iter().for_each(|number| scenario.state.cities[seat(*number)].diplomacy += 1);
    scenario
}

#[test]
fn the_ring_closes_over_who_stays_away() {
    assert_eq!(
        fights(&with_tokens(4, &[])),
        [[Some(1), Some(3)], [Some(2), Some(0)], [Some(3), Some(1)], [Some(0), Some(2)]]
    );
    assert_eq!(
        fights(&with_tokens(5, &[0, 3])),
        [[None, None], [Some(2), Some(4)], [Some(4), Some(1)], [None, None], [Some(1), Some(2)]]
    );
    // Two who are left fight once.
    assert_eq!(
        fights(&with_tokens(4, &[1, 2])),
        [[Some(3), None], [None, None], [None, None], [None, Some(0)]]
    );
    assert_eq!(fights(&with_tokens(3, &[0, 1])), [[None, None]; 3], "who is alone fights nobody");
}

/// A token is used an age, and a second one stays for the next.
#[test]
fn a_token_keeps_out_of_one_ages_conflicts() {
    let mut scenario = with_tokens(3, &[0, 0]);
    scenario.state.age = 1;
    scenario.built(1, &[Card::Stockade]);
    let fight = |scenario: &mut Scenario| {
        let Scenario { rules, state, log } = scenario;
        crate::dealer::Dealer { rules, state, log }.fight(1);
    };
    fight(&mut scenario);
    let tokens = |scenario: &Scenario, n: usize| (scenario.city(n).victories[0], scenario.city(n).defeats);
    assert_eq!([0, 1, 2].map(|n| tokens(&scenario, n)), [(0, 0), (1, 0), (0, 1)], "one fight, one pair");
    let result = scenario.view(0).conflicts[0].clone();
    assert_eq!((result[seat(0)].away, result[seat(1)].away), (true, false));
    assert_eq!(result[seat(1)].foes, Some([Some(seat(2)), None]));
    assert_eq!(scenario.city(0).diplomacy, 1);
    fight(&mut scenario);
    assert_eq!(scenario.city(0).diplomacy, 0);
    fight(&mut scenario);
    assert_eq!([0, 1, 2].map(|n| tokens(&scenario, n)), [(0, 1), (4, 0), (0, 3)]);
    assert_eq!(scenario.view(0).conflicts[2][seat(0)].foes, None, "both neighbours");
}

/// Helen of Troy: tokens of her age count for nothing, whoever has them, and go back all the same; older ones count.
#[test]
fn helen_makes_tokens_void() {
    let mut scenario = Scenario::cities_recruiting(3);
    scenario.state.cities[seat(1)].diplomacy = 1;
    scenario.recruits(Leader::Helen).builds(2, Card::Residence);
    assert_eq!([1, 2].map(|n| scenario.city(n).stays_away()), [true, false]);
    assert_eq!((scenario.view(0).cities[seat(2)].fresh, scenario.view(0).cities[seat(2)].void), (1, true));
    let Scenario { rules, state, log } = &mut scenario;
    crate::dealer::Dealer { rules, state, log }.fight(1);
    assert_eq!([1, 2].map(|n| scenario.city(n).diplomacy), [0, 0]);
    assert!(!scenario.city(2).void);
}

#[test]
fn an_outlook_knows_whom_one_would_fight() {
    let mut scenario = with_tokens(4, &[1]);
    scenario.well_off(0).built(2, &[Card::Stockade]).hand(0, &[Card::Militia, Card::Residence]);
    let view = scenario.view(0);
    let Offers::Play { cards, .. } = &view.you.as_ref().unwrap().offers[0] else { panic!() };
    let conflicts = |place: usize| {
        let conflicts = &cards[place].quote.outlook.conflicts;
        conflicts.iter().map(|one| (one.with.number(), one.before, one.after)).collect::<Vec<_>>()
    };
    assert_eq!(conflicts(0), [(2, -1, 1), (3, 0, 1)], "over the one who stays away");
    assert_eq!(conflicts(1), [(2, -1, 0)], "whoever stays away loses nothing");
}

// --- Masks

/// A mask sees green cards beside it, and nothing else: no board, no leader, no guild.
#[test]
fn masks_copy_green_cards_of_neighbours() {
    let mut scenario = Scenario::cities(4);
    scenario.built(0, &[Card::PigeonLoft]);
    scenario.state.cities[seat(1)].recruit(Leader::Euclid);
    scenario.built(2, &[Card::Apothecary]).built(0, &[Card::Workshop]);
    assert_eq!(scenario.score(0).science, 1, "of who sits opposite nothing is seen, nor of leaders");
    scenario.built(3, &[Card::Workshop]);
    assert_eq!(
        (scenario.score(0).science, scenario.score(0).symbols),
        (4, [0, 2, 0]),
        "one that it has already"
    );
    scenario.built(1, &[Card::Scriptorium]).built(0, &[Card::Apothecary]);
    let tally = scenario.view(0).cities[seat(0)].tally.clone();
    assert_eq!((tally.symbols, tally.masks), (Some([1, 1, 1]), [0, 0, 1]), "the set is worth more");
    scenario.built(0, &[Card::SpyRing]);
    assert_eq!(scenario.view(0).cities[seat(0)].masks, 2);
    assert_eq!(scenario.score(0).symbols.iter().sum::<u8>(), 4, "each is chosen by itself");
    scenario.state.cities[seat(0)].recruit(Leader::Aristotle);
    assert_eq!(scenario.score(0).leaders, 3, "a set that masks complete counts for Aristotle");
}

// --- Leaders

/// Caligula waives coins, too, once an age, and before Olympia's power, which builds more.
#[test]
fn caligula_builds_a_black_card_an_age() {
    let mut scenario = Scenario::cities(3);
    scenario.board(0, Wonder::Olympia, Side::A).raised(0, 2).coins(0, 0);
    scenario.state.cities[seat(0)].recruit(Leader::Caligula);
    scenario.hand(0, &[Card::Militia, Card::Contingent, Card::Palace]);
    assert!(scenario.view(0).cities[seat(0)].free_black && scenario.view(0).cities[seat(0)].free_build);
    scenario.play(0, Card::Militia, crate::How::Power).others_discard();
    let city = &scenario.view(0).cities[seat(0)];
    assert_eq!((city.free_black, city.free_build), (false, true));
    scenario.hand(0, &[Card::Contingent, Card::Palace]);
    scenario.play(0, Card::Contingent, crate::How::Power).others_discard();
    assert!(!scenario.view(0).cities[seat(0)].free_build);
    let refused = scenario.hand(0, &[Card::Mercenaries]).try_play(0, Card::Mercenaries, crate::How::Power);
    assert_eq!(refused, Err(crate::Refusal::NoFreeBuild));
    scenario.state.cities[seat(0)].begin_age(2);
    assert!(scenario.city(0).free_black());
}

/// Coins that a neighbour's card brings are the bank's: Berenice has one more, once a turn.
#[test]
fn coins_of_a_neighbours_card_come_from_the_bank() {
    let mut scenario = Scenario::cities(4);
    scenario.state.cities[seat(1)].recruit(Leader::Berenice);
    scenario.hand(1, &[Card::Altar]).play(1, Card::Altar, FREE);
    scenario.builds(0, Card::GamblingDen);
    assert_eq!([0, 1, 2, 3].map(|n| scenario.purse(n)), [26, 22, 23, 24]);
    let mut quoted = Scenario::cities(3);
    quoted.state.cities[seat(1)].recruit(Leader::Berenice);
    quoted.hand(0, &[Card::GamblingDen]);
    let view = quoted.view(0);
    let Offers::Play { cards, .. } = &view.you.as_ref().unwrap().offers[0] else { panic!() };
    assert_eq!(cards[0].quote.receipts[0].coins(), 6, "a neighbour's coins are not on the receipt");
}

/// Ruling of leaders.json: black cards are not counted by Plato.
#[test]
fn plato_knows_seven_colours() {
    let mut scenario = Scenario::cities(3);
    scenario.rich();
    scenario.state.cities[seat(0)].recruit(Leader::Plato);
    assert_eq!(scenario.score(0).leaders, 7);
}

/// Who has the Sith Lord sees the black cards of the ages to come.
#[test]
fn the_sith_lord_sees_black_cards() {
    let scenario = recruited(Thing::Leader(Leader::Sith));
    let foreseen = scenario.view(0).you.unwrap().foreseen;
    let black = |place: usize| foreseen[place].cards.iter().filter(|card| card.is_black()).count();
    assert_eq!((foreseen.len(), black(0), black(1)), (2, 3, 3));
}

// --- Teams

/// Each fights its neighbour outside the team twice; a token makes that one, and two tokens none.
#[test]
fn partners_fight_outwards() {
    let mut scenario = Scenario::teams(6);
    let front = |scenario: &Scenario, number: usize| {
        let foes = foes(&scenario.state.cities, scenario.state.teams, seat(number));
        (foes.left.map(contract::Seat::number), foes.right.map(contract::Seat::number), foes.tokens)
    };
    assert_eq!(front(&scenario, 0), (None, Some(5), 2));
    assert_eq!(front(&scenario, 1), (Some(2), None, 2));
    scenario.state.cities[seat(1)].diplomacy = 1;
    assert_eq!((front(&scenario, 1), front(&scenario, 2)), ((Some(2), None, 1), (None, Some(1), 1)));
    assert_eq!(front(&scenario, 0), (None, Some(5), 2), "the ring is not closed");
    scenario.state.cities[seat(2)].diplomacy = 2;
    assert_eq!((front(&scenario, 1), front(&scenario, 2)), ((None, None, 1), (None, None, 1)), "G-15");
    scenario.built(4, &[Card::Circus]).built(5, &[Card::Stockade]);
    let Scenario { rules, state, log } = &mut scenario;
    crate::dealer::Dealer { rules, state, log }.fight(2);
    let tokens = |n: usize| (scenario.city(n).victories[1], scenario.city(n).defeats);
    assert_eq!([0, 1, 2, 3, 4, 5].map(tokens), [(0, 2), (0, 0), (0, 0), (0, 2), (2, 0), (2, 0)]);
    assert_eq!([1, 2].map(|n| scenario.city(n).diplomacy), [0, 1]);
    let result = &scenario.view(0).conflicts[0];
    assert_eq!((result[seat(4)].tokens, result[seat(4)].foes), (2, Some([None, Some(seat(3))])));
    assert_eq!((result[seat(1)].tokens, result[seat(1)].away), (1, true));
}

/// Partners see each other's hands and what they held; others do not.
#[test]
fn partners_show_their_hands() {
    let mut scenario = Scenario::teams(4);
    let hand = |scenario: &Scenario, number: usize| scenario.state.hands[seat(number)].to_vec();
    let first = hand(&scenario, 1);
    let partner = scenario.view(0).you.unwrap().partner.unwrap();
    assert_eq!((partner.seat, &partner.hand), (seat(1), &first));
    assert_eq!(scenario.view(2).you.unwrap().partner.unwrap().seat, seat(3));
    scenario.others_discard().all_pay(9);
    let partner = scenario.view(0).you.unwrap().partner.unwrap();
    assert_eq!(partner.held, [first, hand(&scenario, 1)]);
    // The hand that the partner passed on is known, and what they sold.
    let known = scenario.view(0).you.unwrap().known;
    assert_eq!(known.iter().map(|hand| (hand.seat.number(), hand.gone)).collect::<Vec<_>>(), [(2, 0)]);
    let told = scenario.told(0);
    let shown = told.iter().any(|event| {
        matches!(event, crate::Event::Passed { partner: Some(cards), .. } if *cards == hand(&scenario, 1))
    });
    assert!(shown);
    let spectator = scenario.rules.view(&scenario.state, contract::Observer::Public);
    assert_eq!(spectator.you, None);
}

/// Sums decide, then the coins of both (G-8).
#[test]
fn sums_decide_between_teams() {
    let mut scenario = Scenario::teams(4);
    (0..4).for_each(|number| {
        scenario.coins(number, 0);
    });
    scenario.built(0, &[Card::Palace]).built(2, &[Card::Gardens]).built(3, &[Card::Altar, Card::Pawnshop]);
    let winners = |scenario: &Scenario| {
        let outcome = crate::scoring::outcome(&scenario.state);
        outcome.winners().map(contract::Seat::number).collect::<Vec<_>>()
    };
    assert_eq!(winners(&scenario), [2, 3], "8 against 5 and 5");
    scenario.built(1, &[Card::Theater]);
    assert_eq!(winners(&scenario), [0, 1, 2, 3]);
    scenario.coins(1, 1);
    assert_eq!(winners(&scenario), [0, 1]);
    // A partner pays debts as everybody else (G-8).
    scenario.builds(0, Card::Lair);
    assert_eq!(scenario.view(1).losses.unwrap()[seat(1)], 2);
}

#[test]
fn the_plan_says_when_leaders_come() {
    let scenario = Scenario::cities_recruiting(8);
    assert_eq!((scenario.state.plan.hand, scenario.state.plan.age[1]), (7, Moment::Recruit));
    assert_eq!(scenario.state.plan.rows.len(), 10);
    let shields = strength::shields(&scenario.state.cities, seat(0));
    assert_eq!((scenario.state.step, shields), (Step::Recruit, 0));
    let how = LeaderHow::Discard;
    assert!(
        scenario
            .rules
            .options(&scenario.state, seat(0))
            .intents
            .contains(&Intent::Lead { leader: Leader::Sappho, how })
    );
}
