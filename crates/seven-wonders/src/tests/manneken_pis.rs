//! Manneken Pis: side A copies stages of its neighbours, and pays for them.

use contract::{Log, Rules as _, SeatCount, Seed};

use super::scenario::{STAGE, Scenario, seat};
use crate::{
    Board, Boards, Card, Copied, Cost, Intent, Leader, Leaders, Matter, Means, Offers, Options, Piece,
    Printed, Project, Refusal, SevenWonders,
    Side::{self, A, B},
    Thing, Wonder, Wonders,
    course::What,
    thing::without,
};

type OfBoard = (Wonder, Side);

/// Builds Manneken Pis (A) between these boards, with all that most stages cost.
fn between(mut scenario: Scenario, left: OfBoard, right: OfBoard) -> Scenario {
    scenario.board(1, left.0, left.1).board(2, right.0, right.1).board(0, Wonder::MannekenPis, A).well_off(0);
    scenario
}

fn printed((wonder, side): OfBoard, stage: u8) -> Printed {
    Printed { board: Board { wonder, side }, stage }
}

impl Scenario {
    /// Builds the next stage of the first player, and all others discard.
    #[track_caller]
    pub(super) fn raises(&mut self) -> &mut Self {
        for number in 0..self.state.hands.seats().get() {
            self.hand(number, &[Card::Altar, Card::Baths]);
        }
        self.play(0, Card::Altar, STAGE).others_discard()
    }
}

#[test]
fn it_copies_first_second_and_last_whether_they_are_built_or_not() {
    let (left, right) = ((Wonder::Rhodes, B), (Wonder::Giza, B));
    let mut at = between(Scenario::new(3), left, right);
    let stages = [printed(left, 0), printed(right, 1), printed(left, 1)];
    assert_eq!(at.view(2).cities[seat(0)].copied_stages, stages);
    assert!(
        at.view(0).cities[seat(1)].copied_stages.is_empty(),
        "a board with stages of its own says nothing"
    );
    // Three stone for a shield, three points and three coins.
    let coins = at.city(0).coins;
    at.built(0, &[Card::StonePit]).raises();
    assert_eq!((at.city(0).coins, at.shields(0), at.score(0).wonder), (coins + 3, 1, 3));
    at.raises();
    assert_eq!(at.score(0).wonder, 8, "five of Giza");
    at.built(0, &[Card::Mine]).raises();
    assert_eq!((at.score(0).wonder, at.shields(0)), (12, 2));
    assert_eq!(at.city(0).next_stage(), None);
    assert_eq!(at.view(0).cities[seat(0)].tally.stages, [3, 5, 4], "by the own places");
}

/// The last stage is the last printed one, on a board of four as of two.
#[test]
fn the_last_is_the_last_printed() {
    for (left, last) in [((Wonder::Giza, B), 3), ((Wonder::Babylon, A), 2), ((Wonder::Petra, B), 1)] {
        let at = between(Scenario::new(3), left, (Wonder::Rhodes, B));
        assert_eq!(at.city(0).printed(2), Some(printed(left, last)));
        assert_eq!(at.city(0).printed(1), Some(printed((Wonder::Rhodes, B), 1)), "the second of two");
        assert_eq!(at.city(0).printed(3), None);
    }
    // G-20: the highest position, regardless of the order of building.
    let at = between(Scenario::new(3), (Wonder::GreatWall, A), (Wonder::Rhodes, B));
    assert_eq!(at.city(0).printed(2), Some(printed((Wonder::GreatWall, A), 3)));
}

#[test]
fn it_pays_what_the_copied_stage_costs() {
    let at = between(Scenario::new(3), (Wonder::Petra, A), (Wonder::Petra, A));
    let costs: Vec<Cost> = (0..3).map(|stage| at.city(0).stage(stage).unwrap().cost).collect();
    assert_eq!(costs, [0, 1, 2].map(|stage| at.city(1).stage(stage).unwrap().cost));
    let mut at = between(Scenario::new(3), (Wonder::Rhodes, A), (Wonder::Petra, B));
    at.raised(0, 1).coins(0, 13);
    assert!(matches!(at.stage_means(0), Means::No { because: Refusal::CoinsMissing { needed: 14, .. } }));
    at.coins(0, 20).raises();
    assert_eq!((at.city(0).coins, at.score(0).wonder), (6, 3 + 14));
}

/// Boards are picked in turn or dealt: the copied stages are known when all boards are.
#[test]
fn it_copies_when_all_boards_are_chosen_and_begins_with_four_coins_more() {
    for leaders in [Leaders::Off, Leaders::Box] {
        let options = Options {
            boards: Boards::Official,
            wonders: Wonders::Picked,
            sides: crate::SideChoice::Picked,
            leaders,
            ..Options::default()
        };
        let rules = SevenWonders::new(SeatCount::new(3).unwrap(), options).unwrap();
        let state = rules.start(Seed::from_bytes([3; 32]));
        let mut at = Scenario { rules, state, log: Log::new() };
        let mut seats = Vec::new();
        for (wonder, side) in [(Wonder::MannekenPis, A), (Wonder::Rhodes, B), (Wonder::Ephesus, A)] {
            let chooser = at.rules.phase(&at.state).waiting().iter().next().unwrap();
            assert!(at.state.cities.iter().all(|(_, city)| city.copied_stages.is_empty()));
            at.try_intent(chooser.number(), Intent::Choose { wonder, side }).unwrap();
            seats.push(chooser);
        }
        let usual = if leaders == Leaders::Off { 3 } else { 6 };
        let coins: Vec<u16> = seats.iter().map(|seat| at.state.cities[*seat].coins).collect();
        assert_eq!(coins, [usual + 4, usual, usual]);
        // The next player to choose sits to the left.
        let copied = [((Wonder::Rhodes, B), 0), ((Wonder::Ephesus, A), 1), ((Wonder::Rhodes, B), 1)];
        assert_eq!(
            at.state.cities[seats[0]].copied_stages[..],
            copied.map(|(board, stage)| printed(board, stage))
        );
    }
}

#[test]
fn side_b_has_one_stage_of_its_own() {
    let mut at = Scenario::new(3);
    at.board(0, Wonder::MannekenPis, B).well_off(0);
    assert!(at.view(0).cities[seat(0)].copied_stages.is_empty());
    let coins = at.city(0).coins;
    at.raises();
    assert_eq!((at.city(0).coins, at.score(0).wonder, at.shields(0)), (coins + 7, 7, 1));
    assert_eq!(at.city(0).next_stage(), None);
}

/// Section 5, step 6: Halicarnassus first, then the Great Wall, then boards that copy one of them.
#[test]
fn it_builds_of_the_discard_pile_after_those_whom_it_copies() {
    let mut at = between(Scenario::new(4), (Wonder::Giza, A), (Wonder::Giza, A));
    // The right neighbour of the first of four is the fourth.
    at.board(3, Wonder::Halicarnassus, B).raised(3, 1).well_off(3).raised(0, 1);
    assert_eq!(at.city(0).printed(1), Some(printed((Wonder::Halicarnassus, B), 1)));
    at.board(2, Wonder::GreatWall, A).well_off(2);
    at.built(0, &[Card::ClayPool]).built(3, &[Card::ClayPool]);
    at.hand(2, &[Card::Altar, Card::Baths]).hand(3, &[Card::Altar, Card::Baths]);
    at.hand(0, &[Card::Altar, Card::Baths]).in_discard(&[Card::Palace, Card::TownHall, Card::Senate]);
    at.play(2, Card::Altar, crate::How::OtherStage { stage: 3, pay: crate::Payment::NOTHING });
    at.play(0, Card::Altar, STAGE).play(3, Card::Altar, STAGE).others_discard();
    let asked: Vec<usize> = at.state.agenda.iter().map(|ask| ask.city.number()).collect();
    assert_eq!(asked, [3, 2, 0]);
    assert!(at.state.agenda.iter().all(|ask| matches!(ask.what, What::FromDiscard(_))));
    at.answer(3, Intent::FromDiscard { card: Card::Palace }).answer(2, Intent::Decline);
    at.answer(0, Intent::FromDiscard { card: Card::Senate });
    assert!(at.city(0).cards.contains(Card::Senate));
}

#[test]
fn it_copies_the_free_build_and_the_last_card_and_the_guild() {
    let at = || Scenario::new(3);
    let mut free = between(at(), (Wonder::Giza, A), (Wonder::Olympia, A));
    free.raised(0, 2);
    assert!(free.city(0).free_build() && free.view(1).cities[seat(0)].free_build);
    let mut last = between(at(), (Wonder::Giza, A), (Wonder::Babylon, B));
    last.raised(0, 2).last_turn(1).others_discard();
    assert_eq!(last.asking(), Some(What::LastCard));
    let mut guild = between(at(), (Wonder::Olympia, B), (Wonder::Giza, A));
    guild.raised(0, 3).built(1, &[Card::WorkersGuild]);
    assert_eq!(guild.score(0).copied, Some(Card::WorkersGuild));
}

#[test]
fn it_draws_and_recruits_as_rome_does() {
    let mut at = between(Scenario::recruiting(), (Wonder::Roma, B), (Wonder::Roma, B));
    at.recruits(Leader::Sappho).deck(&[Leader::Caesar, Leader::Hiram, Leader::Midas, Leader::Amytis]);
    let coins = at.city(0).coins;
    at.raises();
    assert_eq!((at.city(0).coins, at.view(0).you.unwrap().leaders.unwrap().hand.len()), (coins + 5, 4));
    at.raises();
    assert_eq!(at.matter(), Some(Matter::Recruit));
    // The discount for leaders is on the board, which it does not copy, and whose neighbour it is.
    at.answer(0, Intent::Leader { leader: Leader::Caesar, stage: None });
    assert_eq!(at.leaders_of(0), [Leader::Sappho, Leader::Caesar]);
}

/// Stonehenge (B): the marker of the own stage counts. It is blue, like one card to the left and two to the
/// right.
#[test]
fn it_counts_what_marks_its_own_stage() {
    let mut at = between(Scenario::new(3), (Wonder::Giza, A), (Wonder::Stonehenge, B));
    at.built(1, &[Card::Baths]).built(2, &[Card::Theater, Card::Baths]).raised(0, 1);
    let before = at.score(0).wonder;
    at.built(0, &[Card::ClayPool]).raises();
    assert_eq!(at.city(0).printed(1), Some(printed((Wonder::Stonehenge, B), 1)));
    assert_eq!(at.score(0).wonder, before + 3);
}

/// Herodotus copies the copied stage.
#[test]
fn herodotus_copies_what_it_copies() {
    let mut at = Scenario::recruiting_of(4);
    at.board(2, Wonder::Rhodes, B).board(1, Wonder::MannekenPis, A).coins(1, 20).raised(1, 1);
    at.recruits(Leader::Herodotus);
    at.answer(0, Intent::Piece { at: Piece::Stage { city: seat(1), stage: 0 } });
    let Printed { board, stage } = printed((Wonder::Rhodes, B), 0);
    assert_eq!(at.city(0).copies().collect::<Vec<_>>(), [Copied::Stage { board, stage }]);
    assert_eq!((at.shields(0), at.score(0).leaders), (1, 3));
}

#[test]
fn its_stages_fall_like_others() {
    let mut at = between(Scenario::recruiting(), (Wonder::Rhodes, B), (Wonder::Giza, A));
    at.raised(0, 2).recruits(Leader::Attila);
    assert_eq!((at.city(0).next_stage(), at.shields(0), at.score(0).wonder), (Some(1), 1, 3));
    let mut at = between(Scenario::recruiting(), (Wonder::Rhodes, B), (Wonder::Giza, A));
    at.raised(0, 1).recruits(Leader::ChuckNorris);
    assert!(at.city(0).board().is_none() && at.city(0).copied_stages.is_empty());
    assert_eq!((at.shields(0), at.city(0).next_stage()), (0, None));
}

/// Double Walls: it has neither a resource nor a power.
#[test]
fn it_has_nothing_for_double_walls_to_take() {
    for side in Side::ALL {
        let mut at = Scenario::babel(3);
        at.board(1, Wonder::MannekenPis, side).shows(Project::DoubleWalls, &[1, 0, 0]).settles();
        assert!(!at.city(1).bare);
        assert_eq!(at.city(1).penalties, 1);
    }
}

/// A test fails if any row is emptied.
#[test]
fn each_stage_does_something() {
    let score = |side: Side, stages: usize| {
        let mut at = between(Scenario::new(3), (Wonder::Giza, B), (Wonder::Rhodes, A));
        if side == B {
            at.board(0, Wonder::MannekenPis, B);
        }
        at.raised(0, stages);
        i32::from(at.score(0).wonder) + 10 * i32::from(at.shields(0))
    };
    for (side, stages, expected) in [(A, 1, 3), (A, 2, 23), (A, 3, 30), (B, 1, 17)] {
        let thing = Thing::Stage(Board { wonder: Wonder::MannekenPis, side }, stages as u8 - 1);
        assert_eq!(score(side, stages), expected);
        assert_ne!(without(thing, || score(side, stages)), expected, "{thing:?}");
    }
}

#[test]
fn its_offers_name_what_is_copied() {
    let mut at = between(Scenario::new(3), (Wonder::Rhodes, B), (Wonder::Giza, A));
    at.hand(0, &[Card::Altar]);
    let offers = at.view(0).you.unwrap().offers;
    let Offers::Play { quote, .. } = &offers[0] else { panic!("{offers:?}") };
    assert!(!quote.is_empty());
    at.built(0, &[Card::StonePit]);
    let offers = at.view(0).you.unwrap().offers;
    let Offers::Play { quote, .. } = &offers[0] else { panic!("{offers:?}") };
    let Printed { board, stage } = printed((Wonder::Rhodes, B), 0);
    let by = Thing::Stage(board, stage);
    assert!(quote.stage.receipts[0].0.contains(&crate::Line::Gain { by, coins: 3 }), "{quote:?}");
}
