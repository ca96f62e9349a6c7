//! Section 15: the rulings on the Tower of Babel and the Great Projects.

use contract::Rules as _;

use crate::{
    Card, Copied, How, Intent, Joined, Leader, LeaderDraft, LeaderHow, Leaders, Line, Offers, Options,
    Payment, Project, Refusal, Side, Thing, Tile, Wonder,
    course::{Moment, What},
    dealer::Dealer,
    state::Step,
    tests::scenario::{FREE, STAGE, Scenario, seat},
};

/// Returns the Tower of Babel without other boxes. Leaders, if there are any, are dealt.
fn alone() -> Options {
    Options { tower: true, leader_draft: LeaderDraft::Dealt, ..Options::default() }
}

impl Scenario {
    /// Builds a match with the Tower of Babel after the draft of tiles, at the leader phase if there are
    /// leaders.
    fn tower(seats: u8, options: Options) -> Self {
        let mut scenario = Self::with(seats, options);
        while scenario.state.step == Step::Tiles {
            for number in 0..usize::from(seats) {
                let intent = scenario.rules.fallback(&scenario.view(number)).unwrap();
                scenario.try_intent(number, intent).unwrap();
            }
        }
        scenario
    }

    fn tower_and_leaders() -> Self {
        Self::tower(3, Options { leaders: Leaders::Everything, ..alone() })
    }

    fn fights(&mut self, age: u8) -> &mut Self {
        self.state.age = age;
        let Self { rules, state, log } = self;
        Dealer { rules, state, log }.fight(age);
        self
    }
}

fn tile(number: u8) -> How {
    How::Tile { tile: Some(Tile::try_from(number).unwrap()) }
}

/// Returns the fewest coins for joining with the card of the hand that can join.
fn least_to_join(scenario: &Scenario) -> i16 {
    let offers = scenario.view(0).you.unwrap().offers;
    let Offers::Play { cards, .. } = &offers[0] else { panic!("{offers:?}") };
    let receipts = &cards.iter().find_map(|offer| offer.joins.first()).unwrap().quote.receipts;
    receipts.iter().map(|receipt| -receipt.coins()).min().unwrap()
}

/// The last card of an age is built, marks a stage, or is sold.
#[test]
fn the_last_card_lays_no_tile() {
    let mut at = Scenario::tower(3, alone());
    at.board(0, Wonder::Babylon, Side::B).raised(0, 2).last_turn(1).keeps(0, [9, 1, 2]).others_discard();
    assert_eq!(at.asking(), Some(What::LastCard));
    let left = at.state.hands[seat(0)].iter().next().unwrap();
    assert!(at.try_play(0, left, tile(9)).is_err());
    at.play(0, left, How::Discard);
}

#[test]
fn a_tile_acts_from_the_next_turn() {
    let mut at = Scenario::tower(3, alone());
    at.keeps(0, [5, 1, 2]).hand(0, &[Card::Baths, Card::Lodge]).play(0, Card::Baths, tile(5));
    at.hand(1, &[Card::Altar, Card::Lodge]).play(1, Card::Altar, FREE).others_discard();
    assert_eq!(at.city(1).coins, 20, "a coin for blue cards comes too late for this one");
    at.hand(1, &[Card::Theater, Card::Lodge]).play(1, Card::Theater, FREE).others_discard();
    assert_eq!(at.city(1).coins, 21);
}

/// G-14: a tile of the last turn of an age acts in its conflicts.
#[test]
fn a_tile_of_the_last_turn_acts_in_the_conflicts() {
    let mut at = Scenario::tower(3, alone());
    at.keeps(0, [22, 1, 2]).built(1, &[Card::Stockade]).last_turn(1).play(0, Card::Lodge, tile(22));
    at.others_discard();
    assert_eq!([0, 1, 2].map(|number| at.city(number).defeats), [2, 0, 2], "two for each defeat");
}

/// G-1: a card of the discard pile gets the bonus for its colour, pays no tax, and is no chain.
#[test]
fn cards_of_the_pile_are_not_taxed_and_bring_the_bonus() {
    let coins_with = |tiles: &[u8], card: Card| {
        let mut at = Scenario::tower(3, alone());
        at.board(0, Wonder::Halicarnassus, Side::B).built(0, &[Card::Foundry, Card::Altar]);
        at.acting(tiles).in_discard(&[card]).hand(0, &[Card::Lodge, Card::Baths]);
        at.state.cities[seat(0)].age = 1;
        at.play(0, Card::Lodge, STAGE).others_discard();
        at.try_intent(0, Intent::FromDiscard { card }).unwrap();
        at.city(0).coins
    };
    assert_eq!(coins_with(&[], Card::Palace), 20);
    assert_eq!(coins_with(&[5], Card::Palace), 21);
    assert_eq!(coins_with(&[6], Card::Palace), 20);
    assert_eq!(coins_with(&[24], Card::SpiesGuild), 25);
    // The Altar leads to the Temple, but cards of the pile are free anyway.
    assert_eq!(coins_with(&[14], Card::Temple), 20);
}

/// G-1: a stage that a leader builds is not taxed.
#[test]
fn stages_that_leaders_build_are_not_taxed() {
    let mut at = Scenario::tower_and_leaders();
    at.acting(&[16]).recruits(Leader::Stevie);
    assert_eq!((at.city(0).stages_built().count(), at.city(0).coins), (1, 18), "two units");
}

#[test]
fn prices_never_fall_below_nothing() {
    let mut at = Scenario::tower(3, Options { cities: true, ..alone() });
    at.built(2, &[Card::LumberYard]).built(0, &[Card::EastTradingPost]);
    assert_eq!(at.cost(0, Card::Stockade), 1);
    assert_eq!(at.acting(&[11]).cost(0, Card::Stockade), 0);
    assert_eq!(at.built(0, &[Card::ClandestineDockEast]).cost(0, Card::Stockade), 0);
    assert_eq!(at.acting(&[12]).cost(0, Card::Stockade), 1, "2 of 2 + 1 - 1, and the dock");
}

/// G-19: of a free unit and one for two coins, the dock takes a coin off the latter.
#[test]
fn a_dock_lowers_the_dearest_unit() {
    let mut at = Scenario::tower(3, Options { cities: true, ..alone() });
    at.acting(&[11]).built(2, &[Card::LumberYard, Card::Loom1]);
    at.built(0, &[Card::EastTradingPost, Card::OreVein]);
    assert_eq!(at.cost(0, Card::Haven), 2);
    assert_eq!(at.built(0, &[Card::ClandestineDockEast]).cost(0, Card::Haven), 1);
}

/// A unit less is a coin less, where units are paid in coins.
#[test]
fn a_unit_less_is_a_coin_less() {
    let mut at = Scenario::tower(3, alone());
    at.acting(&[8]);
    assert_eq!([Card::Baths, Card::Palace].map(|card| at.cost(0, card)), [1, 7]);
    at.with_leader(Leader::Hammurabi);
    assert_eq!([Card::Baths, Card::Palace].map(|card| at.cost(0, card)), [0, 6]);
}

/// A resource that a brown card does not produce because of a tile is still printed on it.
#[test]
fn the_market_sees_cards_that_are_idle() {
    let mut at = Scenario::tower(3, Options { cities: true, ..alone() });
    at.acting(&[3]).built(0, &[Card::BlackMarket, Card::ClayPit]);
    assert_eq!([Card::Stockade, Card::GuardTower].map(|card| at.cost(0, card)), [0, 99]);
}

/// G-4: a token of 1 that is a step lower is none, also for leaders who count tokens or are paid for them.
#[test]
fn a_smaller_victory_of_one_is_none() {
    let mut at = Scenario::tower(3, alone());
    at.acting(&[19]).with_leader(Leader::Nero).with_leader(Leader::Alexander).built(0, &[Card::Stockade]);
    at.fights(1);
    assert_eq!((at.city(0).victories, at.city(0).coins), ([0; 3], 20));
    at.fights(2);
    assert_eq!((at.city(0).victories, at.city(0).coins), ([2, 0, 0], 24), "1 instead of 3");
    assert_eq!((at.score(0).military, at.score(0).leaders), (2, 2));
}

/// Tokens of projects are not lowered. Nero, Alexander and Louis count tokens of any origin.
#[test]
fn victories_of_projects_are_victories() {
    let mut at = Scenario::babel(3);
    at.acting(&[19]).with_leader(Leader::Nero).with_leader(Leader::Alexander);
    at.state.cities[seat(1)].recruit(Leader::Louis);
    at.shows(Project::DoubleWalls, &[1, 1, 0]).settles();
    assert_eq!((at.city(0).victories, at.city(0).coins), ([1, 0, 0], 22));
    assert_eq!((at.score(0).leaders, at.score(1).leaders), (1, 6));
}

/// G-3: in the leader phase tiles tax and change prices, and none is laid.
#[test]
fn tiles_act_in_the_leader_phase() {
    let mark = |tiles: &[u8]| {
        let mut at = Scenario::tower_and_leaders();
        at.acting(tiles).built(0, &[Card::Quarry]);
        at.lead(0, Leader::Zenobia, LeaderHow::Stage { pay: Payment::NOTHING }).others_dismiss();
        assert_eq!(at.view(0).tower.unwrap().hands[seat(0)], 3);
        at.city(0).coins
    };
    assert_eq!((mark(&[]), mark(&[16])), (20, 19));
}

/// G-5: one sum, each source once; a discount on the card does not lower the project's price.
#[test]
fn a_project_is_paid_in_full() {
    let mut at = Scenario::babel(3);
    // A coin and a unit of clay.
    at.shows(Project::Belvedere, &[]).built(1, &[Card::ClayPool]).with_leader(Leader::Hammurabi);
    at.hand(0, &[Card::Altar, Card::Stockade]);
    assert_eq!(least_to_join(&at), 3);
    // Wood, clay and glass: he waives one of them, and there is one clay for two.
    at.built(0, &[Card::LumberYard, Card::ClayPool]).hand(0, &[Card::Temple, Card::Stockade]);
    assert_eq!(least_to_join(&at), 3);
    at.built(0, &[Card::Glassworks1]).hand(0, &[Card::Temple, Card::Stockade]);
    assert_eq!(least_to_join(&at), 1, "now he waives the clay of the card");
}

/// Leaders waive units of the card only, also a leader and a copy of him in one city.
#[test]
fn a_copy_waives_nothing_of_the_project_either() {
    let mut at = Scenario::babel(3);
    let copied = |leader| Thing::Copied(Copied::Leader { leader });
    // Five coins and a unit of wood; a wood and three clay, and the city has the clay.
    at.third_age(Project::GiantTrebuchet)
        .with_leader(Leader::Leonidas)
        .built(0, &[Card::Brickyard, Card::ClayPool]);
    at.state.cities[seat(0)].bring(copied(Leader::Leonidas));
    at.hand(0, &[Card::SiegeWorkshop, Card::Lodge]);
    assert_eq!(to_join(&at), None, "they waive the wood of the card, and not both");
    at.built(1, &[Card::LumberYard]).hand(0, &[Card::SiegeWorkshop, Card::Lodge]);
    assert_eq!(to_join(&at), Some(7));
    at.built(0, &[Card::LumberYard]).hand(0, &[Card::SiegeWorkshop, Card::Lodge]);
    assert_eq!(to_join(&at), Some(5));
}

/// Catan exchanges two units that are produced or bought, and none that are waived.
#[test]
fn what_is_exchanged_for_a_project_is_not_waived() {
    let mut at = Scenario::babel(3);
    (0..3).for_each(|number| _ = at.board(number, Wonder::Catan, Side::A));
    at.third_age(Project::GrandBazaar).with_leader(Leader::Archimedes);
    at.state.cities[seat(0)].bring(Thing::Copied(Copied::Leader { leader: Leader::Archimedes }));
    at.state.cities[seat(0)].bring(Thing::Project(Project::Factory));
    // A unit of ore; wood, papyrus and loom, two of them waived: the rest is no pair.
    at.built(0, &[Card::LumberYard, Card::Press1, Card::Loom1]).hand(0, &[Card::Study, Card::Altar]);
    assert_eq!(to_join(&at), None);
    at.built(0, &[Card::TreeFarm]).hand(0, &[Card::Study, Card::Altar]);
    assert_eq!(to_join(&at), Some(4), "two of wood are the ore");
}

/// Returns the fewest coins for joining, if that is possible. Each receipt shows the origin of all units.
fn to_join(at: &Scenario) -> Option<i16> {
    let offers = at.view(0).you.unwrap().offers;
    let Offers::Play { cards, .. } = &offers[0] else { panic!("{offers:?}") };
    let join = cards.iter().find_map(|offer| offer.joins.first())?;
    let card = cards.iter().find(|offer| !offer.joins.is_empty())?.card;
    for receipt in &join.quote.receipts {
        let units = receipt.0.iter().map(|line| match line {
            Line::Own { units, .. } | Line::Waived { units, .. } | Line::Bought { units, .. } => {
                i16::from(units.total())
            }
            Line::Exchanged { .. } => -1,
            _ => 0,
        });
        assert_eq!(units.sum::<i16>(), i16::from(card.facts().cost.resources.total()) + 1, "{receipt:?}");
    }
    join.quote.receipts.iter().map(|receipt| -receipt.coins()).min()
}

impl Scenario {
    fn third_age(&mut self, project: Project) -> &mut Self {
        self.state.age = 3;
        self.state.cities.iter_mut().for_each(|(_, city)| city.age = 3);
        self.shows(project, &[])
    }
}

/// Ruling 15: only with a card that is built now.
#[test]
fn a_project_takes_cards_of_this_turn() {
    let mut at = Scenario::babel(3);
    at.shows(Project::Belvedere, &[]).built(0, &[Card::Baths, Card::ClayPool]);
    at.hand(0, &[Card::Tavern, Card::Lodge]);
    let offers = at.view(0).you.unwrap().offers;
    let Offers::Play { cards, .. } = &offers[0] else { panic!() };
    assert!(cards.iter().all(|offer| offer.joins.is_empty()));
    let refused = at.try_play(0, Card::Tavern, How::Join { by: Joined::Paid, pay: Payment::NOTHING });
    assert_eq!(refused, Err(Refusal::NoPart));
}

/// The last card of an age can join a project; a card built from the discard pile cannot.
#[test]
fn last_cards_take_part_and_cards_of_the_pile_do_not() {
    let mut at = Scenario::babel(3);
    at.shows(Project::Belvedere, &[]).board(0, Wonder::Babylon, Side::B).raised(0, 2).last_turn(1);
    at.hand(0, &[Card::Lodge, Card::Altar]).play(0, Card::Lodge, How::Discard).others_discard();
    // The board produces the clay.
    at.play(0, Card::Altar, How::Join { by: Joined::Paid, pay: Payment::NOTHING });
    assert_eq!(at.state.works[0].taken[seat(0)], 1);
    let mut at = Scenario::babel(3);
    at.shows(Project::Belvedere, &[]).board(0, Wonder::Halicarnassus, Side::B);
    at.built(0, &[Card::Foundry, Card::ClayPool])
        .in_discard(&[Card::Altar])
        .hand(0, &[Card::Lodge, Card::Study]);
    at.play(0, Card::Lodge, STAGE).others_discard();
    at.try_intent(0, Intent::FromDiscard { card: Card::Altar }).unwrap();
    assert_eq!((at.state.works[0].taken[seat(0)], at.city(0).coins), (0, 20));
}

/// A power that recurs every age is used before a token.
#[test]
fn powers_that_come_back_are_used_first() {
    let mut at = Scenario::babel(3);
    at.board(0, Wonder::Olympia, Side::A).raised(0, 2).coins(0, 0);
    at.state.cities[seat(0)].bring(Thing::Project(Project::Cranes));
    at.hand(0, &[Card::Palace, Card::Lodge]).play(0, Card::Palace, How::Power).others_discard();
    assert_eq!(
        (at.city(0).projects(), at.view(0).cities[seat(0)].free_build),
        (vec![Project::Cranes], false)
    );
    at.hand(0, &[Card::Senate, Card::Lodge]).play(0, Card::Senate, How::Power).others_discard();
    assert!(at.city(0).projects().is_empty());
    at.hand(0, &[Card::Pantheon, Card::Lodge]);
    assert_eq!(at.try_play(0, Card::Pantheon, How::Power), Err(Refusal::NoFreeBuild));
}

/// G-16: Berenice is paid once for a project and the conflicts after it.
#[test]
fn a_project_and_conflicts_are_one_turn() {
    let mut at = Scenario::babel(3);
    at.with_leader(Leader::Berenice).with_leader(Leader::Nero).built(0, &[Card::Walls]);
    at.shows(Project::RampartRoad, &[1, 1, 0]).last_turn(1).others_discard();
    // Three for the sold card, four from the project, two for each victory, and one for each of two turns.
    assert_eq!(at.city(0).coins, 20 + (3 + 1) + (4 + 2 + 2 + 1));
}

/// Ruling 14: one token fewer than players, also for eight; one player may take all of them.
#[test]
fn a_project_needs_a_token_fewer_than_there_are_players() {
    for seats in 3..=8 {
        let mut at = Scenario::with(seats, Options { cities: true, projects: true, ..Options::default() });
        assert_eq!(at.view(0).projects[0].needed, seats - 1);
        at.shows(Project::Smelter, &[seats - 2]);
        assert!(!at.state.works[0].succeeds());
        at.shows(Project::Smelter, &[seats - 1]);
        assert!(at.state.works[0].succeeds());
    }
}

/// Ruling 13: leaders, then tiles, then the first hand.
#[test]
fn tiles_come_after_leaders() {
    let options = Options { leaders: Leaders::Box, leader_draft: LeaderDraft::Drafted, ..alone() };
    let mut at = Scenario::with(3, options);
    assert_eq!(at.state.plan.before, [Moment::Draft, Moment::Tiles]);
    let mut steps = vec![at.state.step];
    while at.state.step != Step::Recruit {
        assert!(at.state.hands.iter().all(|(_, hand)| hand.is_empty()));
        for number in 0..3 {
            let intent = at.rules.fallback(&at.view(number)).unwrap();
            at.try_intent(number, intent).unwrap();
        }
        if steps.last() != Some(&at.state.step) {
            steps.push(at.state.step);
        }
    }
    assert_eq!(steps, [Step::Draft, Step::Tiles, Step::Recruit]);
    assert!(at.state.hands.iter().all(|(_, hand)| hand.len() == 7));
}

/// G-17: those coins come after the losses of the turn, and pay none of them.
#[test]
fn nimrods_coins_come_after_losses() {
    let mut at = Scenario::tower(3, Options { cities: true, ..alone() });
    at.with_leader(Leader::Nimrod).coins(0, 0).keeps(0, [9, 1, 2]).hand(0, &[Card::Altar, Card::Lodge]);
    at.play(0, Card::Altar, tile(9)).hand(1, &[Card::Hideout, Card::Lodge]).play(1, Card::Hideout, FREE);
    at.others_discard().all_pay(9);
    assert_eq!((at.city(0).debts, at.city(0).coins), (1, 3));
}

/// A city that lost its production and then its wonder is imagined as it is.
#[test]
fn a_bare_city_without_a_wonder_is_imagined() {
    let mut at = Scenario::babel(3);
    at.board(1, Wonder::Rhodes, Side::A);
    at.shows(Project::DoubleWalls, &[1, 0, 0]).settles();
    at.state.cities[seat(1)].raze_all();
    assert!(at.city(1).bare && at.imagined(0).cities[seat(1)].bare);
}
