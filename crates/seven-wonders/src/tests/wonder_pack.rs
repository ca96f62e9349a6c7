//! The Great Wall, Stonehenge and Catan: each stage and board has the printed effect. Every case fails when
//! its row is emptied.

use std::collections::BTreeSet;

use contract::{Log, Observer, Purpose, Rules as _, SeatCount, SeatSet, Seed, pick};

use crate::{
    Board, Boards, Card, Colour, Copied, Event, How, Intent, Leader, LeaderDraft, LeaderHow, Leaders, Line,
    Matter, Means, Offers, Options, Project,
    Resource::{Glass, Loom, Papyrus, Stone, Wood},
    SevenWonders, Side, SideChoice, Thing, Units, View, Wonder, Wonders,
    city::{Face, Marked},
    course::What,
    tests::scenario::{STAGE, Scenario, pay, seat},
    thing::without,
};

const A: Side = Side::A;
const B: Side = Side::B;

/// A measure of a thing, and the expected result.
struct Case {
    thing: Thing,
    measure: fn(Thing) -> i32,
    expected: i32,
}

const fn stage(wonder: Wonder, side: Side, stage: u8, measure: fn(Thing) -> i32, expected: i32) -> Case {
    Case { thing: Thing::Stage(Board { wonder, side }, stage), measure, expected }
}

const fn board(wonder: Wonder, side: Side, measure: fn(Thing) -> i32, expected: i32) -> Case {
    Case { thing: Thing::Board(Board { wonder, side }), measure, expected }
}

impl Scenario {
    /// Makes a city produce everything that stages cost.
    fn pays_all(&mut self, number: usize) -> &mut Self {
        self.well_off(number).built(number, &[Card::StonePit, Card::ClayPool])
    }
}

/// Builds a match of four with Cities in which the first city has only this board and pays for everything.
fn city_of(board: Board) -> Scenario {
    let mut scenario = Scenario::cities(4);
    scenario.board(0, board.wonder, board.side).pays_all(0);
    scenario.built(1, &[Card::Apothecary, Card::Baths]).built(2, &[Card::Theater]).built(3, &[Card::Baths]);
    scenario
}

/// Builds this stage with a blue card, after the earlier ones.
fn raised(thing: Thing) -> Scenario {
    let Thing::Stage(board, stage) = thing else { panic!() };
    let mut scenario = city_of(board);
    scenario.raised(0, usize::from(stage));
    scenario.hand(0, &[Card::Altar, Card::Stockade]).play(0, Card::Altar, STAGE).others_discard();
    scenario
}

fn points(thing: Thing) -> i32 {
    i32::from(raised(thing).score(0).wonder)
}

/// Returns the coins of the city, of its neighbour and of another city; the others sell a card for three.
fn purses(thing: Thing) -> i32 {
    let scenario = raised(thing);
    10_000 * scenario.purse(0) + 100 * scenario.purse(1) + scenario.purse(2)
}

/// Returns coins and points.
fn coins_and_points(thing: Thing) -> i32 {
    let scenario = raised(thing);
    100 * scenario.purse(0) + i32::from(scenario.score(0).wonder)
}

fn shields(thing: Thing) -> i32 {
    let scenario = raised(thing);
    10 * i32::from(scenario.score(0).wonder) + i32::from(scenario.shields(0))
}

fn science(thing: Thing) -> i32 {
    i32::from(raised(thing).score(0).science)
}

fn salvages(thing: Thing) -> i32 {
    i32::from(raised(thing).looks_through())
}

/// Returns the coins of the city, diplomacy tokens, and the losses of all others.
fn losses(thing: Thing) -> i32 {
    let scenario = raised(thing);
    1_000 * scenario.purse(0) + 100 * i32::from(scenario.city(0).diplomacy) + scenario.lost()
}

fn can_build(scenario: &mut Scenario, card: Card) -> bool {
    matches!(scenario.means(0, card), Means::Pay { .. })
}

/// Returns how many cards of different resources a city without brown and grey cards can build.
fn produces(thing: Thing) -> i32 {
    let Thing::Stage(board, stage) = thing else { panic!() };
    let mut scenario = Scenario::cities(4);
    for number in [1, 3] {
        scenario.board(number, Wonder::Catan, A);
    }
    scenario.board(0, board.wonder, board.side).raised(0, usize::from(stage) + 1);
    let cards =
        [Card::Baths, Card::Apothecary, Card::Stockade, Card::Workshop, Card::Scriptorium, Card::Barracks];
    cards.iter().filter(|card| can_build(&mut scenario, **card)).count() as i32
}

/// Returns the number of stages that can be built, plus a hundred for each unit that the board sells.
fn stands(thing: Thing) -> i32 {
    let Thing::Board(board) = thing else { panic!() };
    let scenario = city_of(board);
    let offers = scenario.view(0).you.unwrap().offers;
    let Offers::Play { stages, .. } = &offers[0] else { panic!("{offers:?}") };
    let mut alone = Scenario::cities(4);
    alone.board(0, board.wonder, board.side);
    let made = &alone.city(0).standing;
    assert_eq!(made.makes, made.sells);
    100 * i32::from(made.makes.fixed.total()) + 1 + stages.len() as i32
}

/// Returns 1 if two wood are a stone.
fn exchanges(thing: Thing) -> i32 {
    let Thing::Board(board) = thing else { panic!() };
    let mut scenario = Scenario::cities(4);
    for number in [1, 3] {
        scenario.board(number, Wonder::Catan, A);
    }
    scenario.board(0, board.wonder, board.side).built(0, &[Card::Sawmill]);
    i32::from(can_build(&mut scenario, Card::Baths))
}

/// Builds the first turn with leaders; the first city has this board.
fn with_leaders(board: Board) -> Scenario {
    let (leaders, leader_draft, boards) = (Leaders::Box, LeaderDraft::Dealt, Boards::Official);
    let options = Options { leaders, leader_draft, boards, ..Options::default() };
    let mut scenario = Scenario::with(4, options);
    scenario.others_dismiss().board(0, board.wonder, board.side).pays_all(0);
    for number in 0..4 {
        scenario.coins(number, 20);
    }
    scenario
}

/// Draws a leader openly. Returns the number of recruited leaders.
fn engages(thing: Thing) -> i32 {
    let Thing::Stage(board, stage) = thing else { panic!() };
    let mut scenario = with_leaders(board);
    scenario.deck(&[Leader::Sappho]).raised(0, usize::from(stage));
    scenario.hand(0, &[Card::Altar, Card::Stockade]).play(0, Card::Altar, STAGE).others_discard();
    if scenario.matter().is_some() {
        scenario.answer(0, Intent::Leader { leader: Leader::Sappho, stage: None });
    }
    10 * scenario.leaders_of(0).len() as i32 + scenario.purse(0)
}

const CASES: [Case; 24] = [
    board(Wonder::GreatWall, A, stands, 104),
    stage(Wonder::GreatWall, A, 0, purses, 282_323),
    stage(Wonder::GreatWall, A, 1, science, 1),
    stage(Wonder::GreatWall, A, 2, shields, 2),
    stage(Wonder::GreatWall, A, 3, salvages, 1),
    board(Wonder::GreatWall, B, stands, 104),
    stage(Wonder::GreatWall, B, 0, purses, 282_523),
    stage(Wonder::GreatWall, B, 1, science, 1),
    stage(Wonder::GreatWall, B, 2, losses, 20_106),
    stage(Wonder::GreatWall, B, 3, produces, 6),
    board(Wonder::Stonehenge, A, stands, 101),
    stage(Wonder::Stonehenge, A, 0, points, 3),
    stage(Wonder::Stonehenge, A, 1, points, 8),
    stage(Wonder::Stonehenge, A, 2, points, 14),
    board(Wonder::Stonehenge, B, stands, 101),
    stage(Wonder::Stonehenge, B, 0, coins_and_points, 2_303),
    stage(Wonder::Stonehenge, B, 1, points, 5),
    board(Wonder::Catan, A, exchanges, 1),
    stage(Wonder::Catan, A, 0, points, 3),
    stage(Wonder::Catan, A, 1, losses, 27_006),
    stage(Wonder::Catan, A, 2, points, 10),
    board(Wonder::Catan, B, exchanges, 1),
    stage(Wonder::Catan, B, 0, engages, 29),
    stage(Wonder::Catan, B, 1, shields, 52),
];

#[test]
fn every_stage_and_board_does_what_is_printed() {
    for Case { thing, measure, expected } in &CASES {
        assert_eq!(measure(*thing), *expected, "{thing:?}");
    }
}

/// The mutation check: without its row the case of each fails.
#[test]
fn every_stage_and_board_is_missed_when_its_row_is_emptied() {
    for Case { thing, measure, expected } in &CASES {
        let emptied = without(*thing, || std::panic::catch_unwind(|| measure(*thing)));
        assert!(!matches!(&emptied, Ok(found) if found == expected), "{thing:?} is not missed");
    }
    let tried = |thing: Thing| CASES.iter().any(|case| case.thing == thing);
    for wonder in [Wonder::GreatWall, Wonder::Stonehenge, Wonder::Catan] {
        for side in Side::ALL {
            let board = Board { wonder, side };
            assert!(tried(Thing::Board(board)), "{board:?}");
            let stages = 0..board.stages().len() as u8;
            assert!(stages.into_iter().all(|stage| tried(Thing::Stage(board, stage))), "{board:?}");
        }
    }
}

/// Section 1: the costs of all stages, as printed.
#[test]
fn stages_cost_what_is_printed() {
    let printed = |wonder, side| -> Vec<String> {
        let stages = Board { wonder, side }.stages().iter();
        let letters = |units: Units| -> String {
            let all = crate::Resource::ALL.into_iter().zip("wsocglp".chars());
            all.flat_map(|(of, letter)| std::iter::repeat_n(letter, usize::from(units.get(of)))).collect()
        };
        stages.map(|stage| format!("{}{}", stage.cost.coins, letters(stage.cost.resources))).collect()
    };
    assert_eq!(printed(Wonder::AbuSimbel, A), ["0sc", "0wo", "0ssgl"]);
    assert_eq!(printed(Wonder::AbuSimbel, B), ["0ccl", "0wwg"]);
    assert_eq!(printed(Wonder::GreatWall, A), ["0ww", "0cgp", "0sss", "0ooo"]);
    assert_eq!(printed(Wonder::GreatWall, B), ["0wp", "0occ", "0wwp", "0ss"]);
    assert_eq!(printed(Wonder::Stonehenge, A), ["0oc", "0ccp", "0wwwl"]);
    assert_eq!(printed(Wonder::Stonehenge, B), ["0ooo", "0cccp"]);
    assert_eq!(printed(Wonder::MannekenPis, A), ["0", "0", "0"]);
    assert_eq!(printed(Wonder::MannekenPis, B), ["0wsocglp"]);
    assert_eq!(printed(Wonder::Catan, A), ["0wc", "0ooo", "0ssgp"]);
    assert_eq!(printed(Wonder::Catan, B), ["0wl", "0ooop"]);
    assert_eq!(printed(Wonder::Babel, A), ["0so", "2p", "0ssoo"]);
    assert_eq!(printed(Wonder::Babel, B), ["2cl", "2wg"]);
    for wonder in &Wonder::ALL[10..] {
        assert_eq!(serde_json::to_value(wonder).unwrap(), wonder.facts().id);
        assert_eq!(wonder.facts().coins, if *wonder == Wonder::MannekenPis { 4 } else { 0 });
    }
    let resources = Wonder::ALL[10..].iter().map(|wonder| wonder.facts().resource);
    assert_eq!(resources.collect::<Vec<_>>(), [Some(Papyrus), Some(Loom), Some(Wood), None, None, None]);
}

/// Builds a match of four with all boards, at its first turn; the first city has this one.
fn with_packs(wonder: Wonder, side: Side) -> Scenario {
    let options = Options { cities: true, boards: Boards::Official, ..Options::default() };
    let mut scenario = Scenario::with(4, options);
    scenario.board(0, wonder, side).pays_all(0);
    scenario
}

#[test]
fn the_great_wall_is_built_in_any_order() {
    let mut at = with_packs(Wonder::GreatWall, A);
    at.hand(0, &[Card::Altar, Card::Stockade, Card::Baths]);
    at.play(0, Card::Altar, How::OtherStage { stage: 2, pay: pay(0, 0) }).others_discard();
    let built = |at: &Scenario| at.city(0).stages_built().map(|(stage, _)| stage).collect::<Vec<_>>();
    assert_eq!((built(&at), at.shields(0)), (vec![2], 2));
    let view = at.view(1);
    assert_eq!(view.cities[seat(0)].places, [2]);
    assert_eq!(view.plays[0].plays[0].stage, Some(2), "everybody sees which, without leaders as well");
    at.hand(0, &[Card::Altar, Card::Stockade]).play(0, Card::Altar, STAGE).others_discard();
    assert_eq!(built(&at), [0, 2], "the next one is the first that is left");
    at.hand(0, &[Card::Baths, Card::Stockade]);
    at.play(0, Card::Baths, How::OtherStage { stage: 3, pay: pay(0, 0) }).others_discard();
    assert_eq!(built(&at), [0, 2, 3]);
    assert!(at.looks_through());
}

/// G-20: the last stage of the Great Wall is the highest one.
#[test]
fn the_last_stage_of_the_great_wall_is_the_highest() {
    let mut at = Scenario::recruiting_of(4);
    at.others_dismiss().board(0, Wonder::GreatWall, A);
    for stage in [3, 1] {
        let marked = Marked { face: Face::Card(Card::Altar), known: SeatSet::EMPTY };
        at.state.cities[seat(0)].raise(stage, marked);
    }
    at.state.agenda.add(seat(1), What::Matter(Matter::StagesFall));
    for number in 0..4 {
        at.hand(number, &[Card::Stockade, Card::Baths]);
    }
    at.others_discard();
    assert_eq!(at.city(0).stages_built().map(|(stage, _)| stage).collect::<Vec<_>>(), [1]);
}

/// Double Walls take the loom; the free order of stages is no benefit that can be lost.
#[test]
fn a_bare_great_wall_makes_nothing_and_is_built_in_any_order() {
    let mut at = Scenario::babel(3);
    at.board(1, Wonder::GreatWall, A);
    at.shows(Project::DoubleWalls, &[1, 0, 0]).settles();
    let city = at.city(1);
    assert!(city.bare && city.standing.any_stage && city.standing.sells.fixed.get(Loom) == 0);
    // It stays so after the loss of something else.
    at.built(1, &[Card::Altar]);
    at.state.cities[seat(1)].lose_card(Card::Altar);
    assert!(at.city(1).standing.any_stage);
}

/// Section 5, step 6: Halicarnassus before the Great Wall, regardless of the seats.
#[test]
fn halicarnassus_builds_of_the_discard_pile_before_the_great_wall() {
    for (wall, mausoleum) in [(0, 1), (1, 0)] {
        let mut at = Scenario::cities(4);
        at.board(wall, Wonder::GreatWall, A).pays_all(wall).raised(wall, 3);
        at.board(mausoleum, Wonder::Halicarnassus, A).pays_all(mausoleum).raised(mausoleum, 1);
        for number in [wall, mausoleum] {
            at.hand(number, &[Card::Altar, Card::Stockade]).play(number, Card::Altar, STAGE);
        }
        at.others_discard();
        let asked: Vec<_> = at.state.agenda.iter().map(|ask| ask.city.number()).collect();
        assert_eq!(asked, [mausoleum, wall]);
    }
}

#[test]
fn stones_on_brown_cards_are_counted_as_they_are_printed() {
    let mut at = Scenario::cities(4);
    at.board(0, Wonder::Stonehenge, A).raised(0, 3);
    let points = |at: &Scenario| at.score(0).wonder - 8;
    assert_eq!(points(&at), 0, "the board makes wood");
    at.built(0, &[Card::StonePit]);
    assert_eq!(points(&at), 2);
    at.built(0, &[Card::Quarry]);
    assert_eq!(points(&at), 6, "a double card has two");
    at.built(0, &[Card::Mine, Card::TimberYard]);
    assert_eq!(points(&at), 10, "a choice has one");
    at.built(0, &[Card::Caravansery, Card::Sawmill]);
    assert_eq!(points(&at), 10, "only brown cards");
    // A tile that stops cards does not remove their print.
    at.state.cities[seat(0)].act_by(&[crate::Tile::try_from(3).unwrap()]);
    assert_eq!(points(&at), 10);
}

/// Builds Stonehenge's second stage (B) with this card. Neighbours have a guild, a red and two blue cards.
fn marked_with(card: Card) -> Scenario {
    let mut at = with_packs(Wonder::Stonehenge, B);
    at.raised(0, 1).built(1, &[Card::Altar, Card::Stockade]).built(3, &[Card::Baths, Card::WorkersGuild]);
    at.hand(0, &[card, Card::LumberYard]).play(0, card, STAGE).others_discard();
    at
}

#[test]
fn cards_like_the_marker_count_at_both_neighbours() {
    for (card, points) in
        [(Card::Temple, 2), (Card::Barracks, 1), (Card::TradersGuild, 1), (Card::Apothecary, 0)]
    {
        assert_eq!(marked_with(card).score(0).wonder - 3, points, "{card:?}");
    }
}

/// All players see the colour of the marker at once, in this age and later, and only that.
#[test]
fn the_colour_of_the_marker_is_seen_and_the_card_is_not() {
    let at = marked_with(Card::Temple);
    for number in 1..4 {
        let view = at.view(number);
        let play = &view.plays[0].plays[0];
        assert_eq!((play.card, play.colour), (None, Some(Colour::Blue)));
        let [first, second] = view.cities[seat(0)].stages[..] else { panic!() };
        assert_eq!(first.colour, None, "the first stage counts no cards of a colour");
        assert_eq!((second.card, second.colour), (None, Some(Colour::Blue)));
        let told = at.told(number);
        let shown = told.iter().any(|event| match event {
            Event::Turn { plays, .. } => plays[0].colour == Some(Colour::Blue) && plays[0].card.is_none(),
            _ => false,
        });
        assert!(shown);
    }
    assert_eq!(at.view(0).cities[seat(0)].stages[1].card, Some(Card::Temple));
}

/// An imagined world puts a possible card of that colour there, and its view is the same.
#[test]
fn who_imagines_knows_the_colour_of_the_marker() {
    let options = Options { cities: true, boards: Boards::Official, ..Options::default() };
    let mut at = Scenario::with(4, options);
    at.board(0, Wonder::Stonehenge, B);
    at.state.cities[seat(0)].raise(0, Marked { face: Face::Bare, known: SeatSet::EMPTY });
    at.state.cities[seat(0)].bring(Thing::Project(Project::Belvedere));
    let card = at.state.hands[seat(0)].iter().next().unwrap();
    at.play(0, card, How::FreeStage { stage: 1 }).others_discard();
    let colour = card.facts().colour;
    let mut cards = BTreeSet::new();
    for number in 1..40 {
        let mut rng = Seed::from_bytes([number; 32]).stream(Purpose(97), 0);
        let view = at.view(2);
        let world = at.rules.imagine(&view, &mut rng).unwrap();
        let (_, marked) = world.cities[seat(0)].stages_built().last().unwrap();
        let Face::Card(card) = marked.face else { panic!() };
        assert_eq!(card.facts().colour, colour);
        cards.insert(card);
        assert_eq!(at.rules.view(&world, Observer::Seat(seat(2))), view);
    }
    assert!(cards.len() > 1, "nobody knows which: {cards:?}");
}

/// G-12: with a leader as its marker the leaders of both neighbours count.
#[test]
fn leaders_count_where_a_leader_is_the_marker() {
    let mut at = with_packs_and_leaders(Wonder::Stonehenge, B);
    at.raised(0, 1).leaders(0, &[Leader::Sappho]);
    at.state.cities[seat(1)].recruit(Leader::Zenobia);
    at.state.cities[seat(3)].recruit(Leader::Midas);
    at.state.cities[seat(3)].recruit(Leader::Solomon);
    at.lead(0, Leader::Sappho, LeaderHow::Stage { pay: pay(0, 0) }).others_dismiss();
    assert_eq!(at.score(0).wonder - 3, 3);
    assert_eq!(at.view(1).cities[seat(0)].stages[1].colour, None);
}

/// Builds the leader phase, with all boards.
fn with_packs_and_leaders(wonder: Wonder, side: Side) -> Scenario {
    let (leaders, leader_draft, boards) = (Leaders::Everything, LeaderDraft::Dealt, Boards::Official);
    let options = Options { leaders, leader_draft, boards, ..Options::default() };
    let mut at = Scenario::with(4, options);
    at.board(0, wonder, side).pays_all(0);
    at
}

/// A copied stage has no marker, nor has one that Stevie builds.
#[test]
fn nothing_counts_where_nothing_is_the_marker() {
    let mut at = Scenario::cities(4);
    at.built(1, &[Card::Altar]).built(3, &[Card::Baths]);
    let stage = Copied::Stage { board: Board { wonder: Wonder::Stonehenge, side: B }, stage: 1 };
    at.state.cities[seat(0)].bring(Thing::Copied(stage));
    assert_eq!(at.score(0).leaders, 0);
    at.board(0, Wonder::Stonehenge, B).raised(0, 1);
    let bare = Marked { face: Face::Bare, known: SeatSet::EMPTY };
    at.state.cities[seat(0)].raise(1, bare);
    assert_eq!(at.score(0).wonder, 0);
}

/// Builds Catan between two neighbours that produce nothing, so that it pays with its own units.
fn catan() -> Scenario {
    let mut at = Scenario::cities(4);
    at.board(0, Wonder::Catan, A).board(1, Wonder::Catan, A).board(3, Wonder::Catan, A);
    at
}

#[test]
fn two_of_a_kind_are_one_of_another_once_a_turn() {
    let mut at = catan();
    at.built(0, &[Card::Sawmill]);
    assert!(can_build(&mut at, Card::Baths), "two wood for a stone");
    assert!(can_build(&mut at, Card::Apothecary), "and for a loom");
    at.built(0, &[Card::Quarry]);
    // Two stone and a loom: the city has the stone, and the wood becomes the loom.
    assert!(can_build(&mut at, Card::Aqueduct), "three stones");
    assert!(!can_build(&mut at, Card::Pantheon), "two of clay, and more");
    // It needs a glass and a papyrus. The city has two wood and two stone for them, but only one exchange.
    let mut once = catan();
    once.built(0, &[Card::Sawmill, Card::Quarry]);
    assert!(!can_build(&mut once, Card::Study), "wood, papyrus and loom");
    assert!(can_build(&mut once, Card::Scriptorium));
    // Neighbours cannot buy exchanged units.
    assert!(at.city(0).standing.sells.fixed.get(Glass) == 0);
}

#[test]
fn bought_units_are_exchanged_as_well_and_the_receipt_says_so() {
    let mut at = catan();
    at.built(0, &[Card::LumberYard]).built(1, &[Card::LumberYard]);
    let ways = at.ways(0, Card::Baths);
    assert_eq!(ways, [pay(2, 0)]);
    let offers = at.view(0).you.unwrap().offers;
    let Offers::Play { cards, .. } = &offers[0] else { panic!() };
    let by = Thing::Board(Board { wonder: Wonder::Catan, side: A });
    let exchanged = Line::Exchanged { units: Units::of(&[(Wood, 2)]), into: Units::of(&[(Stone, 1)]), by };
    assert_eq!(cards[0].quote.receipts[0].0.last(), Some(&exchanged));
    assert_eq!(cards[0].quote.receipts[0].coins(), -2);
}

#[test]
fn double_walls_take_the_exchange() {
    let mut at = Scenario::babel(3);
    at.board(1, Wonder::Catan, A);
    at.shows(Project::DoubleWalls, &[1, 0, 0]).settles();
    assert!(at.city(1).bare && at.city(1).standing.exchange.is_none());
}

/// Draws this leader of the deck with Catan (B).
fn meets(leader: Leader, coins: u16) -> Scenario {
    let mut at = with_leaders(Board { wonder: Wonder::Catan, side: B });
    at.deck(&[leader, Leader::Midas]).coins(0, coins);
    at.hand(0, &[Card::Altar, Card::Stockade]).play(0, Card::Altar, STAGE).others_discard();
    at
}

fn gone(view: &View) -> Vec<Leader> {
    view.leaders.iter().flat_map(|leaders| &leaders.gone).map(|gone| gone.leader).collect()
}

#[test]
fn who_is_met_is_seen_and_is_recruited_for_what_they_cost() {
    let mut at = meets(Leader::Sappho, 5);
    assert_eq!(at.matter(), Some(Matter::Engage { leader: Some(Leader::Sappho) }));
    assert!(at.told(2).contains(&Event::LeaderShown { seat: seat(0), leader: Leader::Sappho }));
    at.answer(0, Intent::Leader { leader: Leader::Sappho, stage: None });
    assert_eq!((at.leaders_of(0), at.purse(0)), (vec![Leader::Sappho], 4));
    assert!(gone(&at.view(2)).is_empty());
}

#[test]
fn who_is_met_and_not_wanted_is_discarded_openly() {
    let mut at = meets(Leader::Sappho, 5);
    at.answer(0, Intent::Decline);
    assert_eq!((at.leaders_of(0), at.purse(0)), (vec![], 5));
    assert_eq!(gone(&at.view(2)), [Leader::Sappho]);
}

#[test]
fn who_is_met_and_cannot_be_paid_is_discarded_without_asking() {
    let at = meets(Leader::Sappho, 0);
    assert_eq!((at.matter(), at.leaders_of(0)), (None, vec![]));
    assert_eq!(gone(&at.view(2)), [Leader::Sappho]);
}

/// Stevie costs as much as the next stage. Only with Bauza can he be recruited for a later one.
#[test]
fn stevie_is_met_for_the_next_stage_alone() {
    let met = |bauza: bool| {
        let mut at = with_leaders(Board { wonder: Wonder::MannekenPis, side: A });
        // The first and third stages are Catan's: a leader is drawn, and three ore and a papyrus. The second
        // is Petra's, for seven coins.
        at.board(1, Wonder::Catan, B).board(3, Wonder::Petra, B);
        if bauza {
            at.with_leader(Leader::Bauza);
        }
        at.deck(&[Leader::Stevie, Leader::Midas]).coins(0, 4);
        at.hand(0, &[Card::Altar, Card::Stockade]).play(0, Card::Altar, STAGE).others_discard();
        at
    };
    let at = met(false);
    assert_eq!((at.matter(), gone(&at.view(2))), (None, vec![Leader::Stevie]));
    let mut at = met(true);
    assert_eq!(at.matter(), Some(Matter::Engage { leader: Some(Leader::Stevie) }));
    at.answer(0, Intent::Leader { leader: Leader::Stevie, stage: Some(2) });
    assert_eq!((at.view(2).cities[seat(0)].places.as_slice(), at.purse(0)), (&[0, 2][..], 0));
}

#[test]
fn nobody_is_met_where_the_deck_is_empty() {
    let mut at = with_leaders(Board { wonder: Wonder::Catan, side: B });
    at.deck(&[]).hand(0, &[Card::Altar, Card::Stockade]).play(0, Card::Altar, STAGE).others_discard();
    assert_eq!(at.matter(), None);
    let nothing = Event::Nothing { seat: seat(0), matter: Matter::Engage { leader: None } };
    assert!(at.told(1).contains(&nothing));
}

/// Picks the tested boards, then plays randomly with a preference for stages. When a leader is drawn, or a
/// marker's colour is seen, all players imagine a world with the same view.
#[test]
fn whoever_imagines_sees_what_they_saw_of_these_boards() {
    let (leaders, leader_draft, boards) = (Leaders::Everything, LeaderDraft::Dealt, Boards::Official);
    let (wonders, sides) = (Wonders::Picked, SideChoice::B);
    let led = Options { wonders, sides, leaders, leader_draft, boards, ..Options::default() };
    let (mut met, mut shown) = (0, 0);
    for deal in 0..8 {
        let options = Options { cities: deal % 2 == 0, ..led };
        let rules = SevenWonders::new(SeatCount::new(4).unwrap(), options).unwrap();
        let mut state = rules.start(Seed::from_bytes([deal; 32]));
        let mut rng = Seed::from_bytes([deal; 32]).stream(Purpose(96), 0);
        while let Some(player) = rules.phase(&state).waiting().iter().next() {
            let meets =
                matches!(state.asking().map(|ask| ask.what), Some(What::Matter(Matter::Engage { .. })));
            let shows = state
                .trail
                .last()
                .is_some_and(|turn| turn.plays.iter().any(|(_, play)| play.is_some_and(|play| play.shown)));
            (met, shown) = (met + u32::from(meets), shown + u32::from(shows));
            for who in state.hands.seats().seats().filter(|_| meets || shows) {
                let view = rules.view(&state, Observer::Seat(who));
                let world = rules.imagine(&view, &mut rng).unwrap();
                assert_eq!(rules.view(&world, Observer::Seat(who)), view);
            }
            let intents = rules.options(&state, player).intents;
            let liked = |intent: &&Intent| match intent {
                Intent::Choose { wonder, .. } => {
                    [Wonder::Stonehenge, Wonder::Catan, Wonder::GreatWall].contains(wonder)
                }
                Intent::Play { how, .. } => matches!(how, How::Stage { .. } | How::OtherStage { .. }),
                Intent::Lead { how, .. } => matches!(how, LeaderHow::Recruit),
                Intent::Leader { .. } => true,
                _ => false,
            };
            let builds = |intent: &&Intent| !matches!(intent, Intent::Play { how: How::Discard, .. });
            let liked: Vec<Intent> = intents.iter().filter(liked).copied().collect();
            let building: Vec<Intent> = intents.iter().filter(builds).copied().collect();
            let some = [liked, building].into_iter().find(|some| !some.is_empty()).unwrap_or(intents);
            rules.apply(&mut state, player, pick(&some, &mut rng).unwrap(), &mut Log::unread()).unwrap();
        }
    }
    assert!(met > 0 && shown > 0, "{met} leaders, {shown} markers");
}
