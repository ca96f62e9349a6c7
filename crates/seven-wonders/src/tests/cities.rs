//! Section 13: each black card, guild, stage and leader of the box Cities has its printed effect. Every case
//! fails when its row is emptied.

use contract::{Log, Phase, Rules as _, SeatCount, Seed};

use crate::{
    Board, Card, Intent, Leader, LeaderDraft, LeaderHow, Leaders, Means, Offers, Options, SevenWonders, Side,
    Thing, Wonder,
    course::Moment,
    state::Step,
    strength,
    tests::scenario::{FREE, STAGE, Scenario, seat},
    thing::without,
};

impl Scenario {
    /// Builds a match with Cities. Every city is Giza (A) with 20 coins.
    pub(super) fn cities(seats: u8) -> Self {
        Self::with(seats, Options { cities: true, ..Options::default() })
    }

    /// Builds a match with Cities in teams of two.
    pub(super) fn teams(seats: u8) -> Self {
        Self::with(seats, Options { cities: true, teams: true, ..Options::default() })
    }

    /// Builds the leader phase of the first age, with Cities.
    pub(super) fn cities_recruiting(seats: u8) -> Self {
        let (leaders, leader_draft) = (Leaders::Everything, LeaderDraft::Dealt);
        Self::with(seats, Options { cities: true, leaders, leader_draft, ..Options::default() })
    }

    pub(super) fn with(seats: u8, options: Options) -> Self {
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

    /// Makes a city produce two of each raw material, three of ore, and one of each manufactured good.
    pub(super) fn well_off(&mut self, number: usize) -> &mut Self {
        self.built(number, &[Card::Sawmill, Card::Quarry, Card::Brickyard, Card::Foundry]);
        self.built(number, &[Card::OreVein, Card::Loom1, Card::Glassworks1, Card::Press1])
    }

    /// Builds a card of a city's hand, and all others sell.
    pub(super) fn builds(&mut self, number: usize, card: Card) -> &mut Self {
        self.well_off(number).hand(number, &[card, Card::Altar]).play(number, card, FREE).others_discard()
    }

    /// Makes all losers pay this number of their lost coins, or all that they can.
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

    /// Returns the coins that all cities lose now.
    pub(super) fn lost(&self) -> i32 {
        self.state.losses.iter().map(|(_, coins)| i32::from(*coins)).sum()
    }

    pub(super) fn purse(&self, number: usize) -> i32 {
        i32::from(self.city(number).coins)
    }
}

/// Returns the lowest price without printed coins, or a high number if it cannot be had.
fn least(means: &Means) -> i32 {
    match means {
        Means::Pay { ways, .. } => ways.iter().map(|way| i32::from(way.total())).min().unwrap_or(0),
        Means::Chain { .. } => 0,
        Means::No { .. } => 99,
    }
}

/// A measure of a thing, and the expected result.
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

/// Puts the thing into the city; neighbours have two tokens each and black cards.
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
        Thing::Leader(_) | Thing::Board(_) | Thing::Copied(_) | Thing::Project(_) | Thing::Tile(_) => {
            scenario.state.cities[seat(0)].bring(thing);
        }
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

/// Builds it. Returns the coins that others lose, plus a hundred for each of its points.
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

/// Builds it. Returns the diplomacy tokens, plus a hundred for each point.
fn tokens(thing: Thing) -> i32 {
    let mut scenario = Scenario::cities(3);
    scenario.builds(0, thing.card().unwrap());
    i32::from(scenario.city(0).diplomacy) + 100 * i32::from(scenario.score(0).cities)
}

/// Builds it. Returns the coins of the city and of a neighbour, who sells a card.
fn gambling(thing: Thing) -> i32 {
    let mut scenario = Scenario::cities(3);
    scenario.builds(0, thing.card().unwrap());
    100 * scenario.purse(0) + scenario.purse(1)
}

/// Builds it next to another black card, with two tokens. Returns the coins, plus a hundred for each point.
fn counted(thing: Thing) -> i32 {
    let mut scenario = Scenario::cities(3);
    scenario.built(0, &[Card::Militia]);
    scenario.state.cities[seat(0)].victories = [1, 0, 2];
    scenario.builds(0, thing.card().unwrap());
    scenario.purse(0) - 20 + 100 * i32::from(scenario.score(0).cities)
}

/// Returns the price of a unit of wood that only one neighbour sells.
fn wood(thing: Thing, seller: usize) -> i32 {
    let mut scenario = standing(thing);
    scenario.built(seller, &[Card::LumberYard]);
    least(&scenario.means(0, Card::Stockade))
}

/// Returns the price of a stage of two stone; the board produces one, and neighbours sell others.
fn two_stones(thing: Thing) -> i32 {
    least(&standing(thing).stage_means(0))
}

/// Recruits the leader in the leader phase of the first age.
pub(super) fn recruited(thing: Thing) -> Scenario {
    let mut scenario = Scenario::cities_recruiting(3);
    scenario.recruits(thing.leader().unwrap());
    scenario
}

/// Returns the coins left of 17 after a black card for 3 coins.
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

/// The mutation check: without its row the case of each fails.
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

/// Eight cards, seven turns; of the last two one is played and the other discarded without coins.
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

/// Eight players: seven cards each. One card is set aside unseen in ages I and II, and two in age III.
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
        let options = Options { cities, ..Options::default() };
        SevenWonders::new(SeatCount::new(seats).unwrap(), options).unwrap().wonders()
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

#[test]
fn the_plan_says_when_leaders_come() {
    let scenario = Scenario::cities_recruiting(8);
    assert_eq!((scenario.state.plan.hand, scenario.state.plan.age[1]), (7, Moment::Recruit));
    assert_eq!(scenario.state.plan.rows().count(), 10);
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
