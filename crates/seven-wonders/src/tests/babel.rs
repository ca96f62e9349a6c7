//! Section 15: each tile of the Tower of Babel and each Great Project has an effect.

use contract::{Rules as _, SeatCount};

use crate::{
    Board, Card, How, Intent, Leader, Means, Offers, Options, Payment, Penalty, Project, Refusal, Resource,
    SevenWonders, Side, Thing, Tile, Wonder,
    dealer::Dealer,
    packs::origin,
    state::Step,
    tests::scenario::{FREE, Scenario, seat},
    thing::without,
    tower::Placed,
    works::Works,
};

impl Scenario {
    /// Builds the first turn with the Tower of Babel and Great Projects.
    pub(super) fn babel(seats: u8) -> Self {
        let mut scenario = Self::with(seats, Options { tower: true, projects: true, ..Options::default() });
        while scenario.state.step == Step::Tiles {
            for number in 0..usize::from(seats) {
                let intent = scenario.rules.fallback(&scenario.view(number)).unwrap();
                scenario.try_intent(number, intent).unwrap();
            }
        }
        scenario
    }

    /// Puts these tiles on the tower, laid by the second player.
    pub(super) fn acting(&mut self, tiles: &[u8]) -> &mut Self {
        let tiles: Vec<Tile> = tiles.iter().map(|number| Tile::try_from(*number).unwrap()).collect();
        let tower = self.state.tower.as_mut().unwrap();
        tower.placed = tiles.iter().map(|tile| Placed { tile: *tile, seat: seat(1) }).collect();
        self.state.cities.iter_mut().for_each(|(_, city)| city.act_by(&tiles));
        self
    }

    /// Makes a player have kept these tiles.
    pub(super) fn keeps(&mut self, number: usize, tiles: [u8; 3]) -> &mut Self {
        let tower = self.state.tower.as_mut().unwrap();
        let seats = tower.packs.dealt.seats();
        for (round, tile) in tiles.into_iter().enumerate() {
            let pack = origin(seats, seat(number), round);
            tower.packs.dealt[pack][round] = Tile::try_from(tile).unwrap();
        }
        self
    }

    /// Shows this project, with these tokens taken.
    pub(super) fn shows(&mut self, project: Project, taken: &[u8]) -> &mut Self {
        let works = self.state.works.last_mut().unwrap();
        let seats = works.taken.seats();
        let taken = contract::BySeat::new_with(seats, |seat| taken.get(seat.number()).copied().unwrap_or(0));
        *works = Works { project, taken, closed: false, done: None };
        self
    }

    pub(super) fn settles(&mut self) -> &mut Self {
        let Self { rules, state, log } = self;
        Dealer { rules, state, log }.settle_project();
        self
    }

    /// Returns the fewest coins for building a card; many if it cannot be had.
    pub(super) fn cost(&mut self, number: usize, card: Card) -> i32 {
        least(&self.means(number, card))
    }
}

fn least(means: &Means) -> i32 {
    match means {
        Means::Pay { bank, ways } => {
            i32::from(*bank) + ways.iter().map(|way| i32::from(way.total())).min().unwrap_or(0)
        }
        Means::Chain { bank, .. } => i32::from(*bank),
        Means::No { .. } => 99,
    }
}

fn purse_after(scenario: &mut Scenario, card: Card, how: How) -> i32 {
    scenario.hand(0, &[card, Card::Altar]).play(0, card, how).others_discard();
    i32::from(scenario.city(0).coins)
}

fn military_after_war(scenario: &mut Scenario, age: u8) -> i32 {
    scenario.state.age = age;
    let Scenario { rules, state, log } = scenario;
    Dealer { rules, state, log }.fight(age);
    i32::from(scenario.score(0).military)
}

/// Returns a measure of each tile, by its number, in a match where it acts.
fn of_tile(number: u8) -> i32 {
    let mut at = Scenario::babel(3);
    at.acting(&[number]);
    match number {
        1 => at.built(0, &[Card::LumberYard]).cost(0, Card::Stockade),
        2 => at.cost(0, Card::Stockade),
        3 => at.built(0, &[Card::Sawmill]).cost(0, Card::Stockade),
        4 => at.built(0, &[Card::EastTradingPost]).built(2, &[Card::LumberYard]).cost(0, Card::Stockade),
        5 => purse_after(&mut at, Card::Altar, FREE),
        6 => at.cost(0, Card::Altar),
        7 => at.built(1, &[Card::Altar]).cost(0, Card::Temple),
        8 => at.cost(0, Card::Baths),
        9 | 10 => at.built(1, &[Card::Loom1]).cost(0, Card::Apothecary),
        11 | 12 => at.built(1, &[Card::LumberYard]).cost(0, Card::Stockade),
        13 => at.built(0, &[Card::Altar]).cost(0, Card::Temple),
        14 => purse_after(at.built(0, &[Card::Altar]), Card::Temple, How::Chain),
        15 => least(&at.stage_means(0)),
        16 => least(&at.built(0, &[Card::StonePit]).stage_means(0)),
        17 => at.cost(0, Card::Stockade),
        18 => at.cost(0, Card::Barracks),
        19 => military_after_war(at.built(0, &[Card::Stockade]), 3),
        20 => at.built(0, &[Card::LumberYard]).built(1, &[Card::OreVein]).cost(0, Card::Statue),
        21 => at.cost(0, Card::Apothecary),
        22 => military_after_war(at.built(1, &[Card::Stockade]), 1),
        23 => at.well_off(0).cost(0, Card::WorkersGuild),
        24 => {
            at.well_off(0);
            purse_after(&mut at, Card::WorkersGuild, FREE)
        }
        other => panic!("no tile {other}"),
    }
}

const EXPECTED: [i32; 24] = [1, 0, 99, 2, 21, 1, 0, 1, 1, 3, 1, 3, 1, 21, 0, 1, 0, 0, 6, 4, 0, -2, 5, 25];

/// Each tile has the expected result, and another one if its row is emptied.
#[test]
fn every_tile_does_what_it_says() {
    for (tile, expected) in Tile::all().zip(EXPECTED) {
        let number = tile.number();
        assert_eq!(of_tile(number), expected, "tile {number}");
        let emptied = without(Thing::Tile(tile), || of_tile(number));
        assert_ne!(emptied, expected, "tile {number} is missed");
    }
}

/// Returns all possible results of a project's token as one number.
fn of_project(project: Project) -> i32 {
    let mut at = Scenario::babel(3);
    at.raised(0, 2).built(0, &[Card::Apothecary, Card::Workshop, Card::Scriptorium]);
    at.built(1, &[Card::WorkersGuild]);
    let age = project.facts().age;
    at.state.age = age;
    at.state.cities.iter_mut().for_each(|(_, city)| city.age = age);
    at.shows(project, &[1, 1, 0]).settles();
    let city = at.city(0);
    let tokens = i32::from(city.standing.free_stage.is_some()) * 1_000
        + i32::from(city.standing.any_colour.is_some()) * 2_000
        + i32::from(city.power_for(Card::Aqueduct, 0).is_some()) * 3_000;
    let score = at.score(0);
    tokens + i32::from(at.city(0).coins) - 20
        + 100 * i32::from(at.shields(0))
        + i32::from(score.military)
        + 10 * i32::from(score.babel)
}

#[test]
fn every_project_brings_what_it_says() {
    let expected = |project: Project| match project {
        Project::Belvedere => 1_000,
        Project::Factory => 2_000,
        Project::Cranes | Project::SewerNetwork => 3_000,
        Project::DoubleWalls => 1,
        Project::WarMirror => 3,
        Project::GiantTrebuchet => 5,
        Project::RampartRoad => 4,
        Project::RiverPort => 6,
        Project::GrandBazaar => 12,
        Project::Obelisk => 100,
        Project::TriumphalArches => 200,
        Project::Smelter => 20,
        Project::Archives => 30,
        Project::Menagerie => 10,
    };
    for project in Project::all() {
        assert_eq!(of_project(project), expected(project), "{project:?}");
        let emptied = without(Thing::Project(project), || of_project(project));
        assert_ne!(emptied, expected(project), "{project:?} is missed");
    }
}

/// A failure takes its penalty from each player who did not join, and from no other. A player with nothing to
/// lose loses points.
#[test]
fn every_penalty_is_paid() {
    for project in Project::all() {
        let facts = project.facts();
        let mut at = Scenario::babel(4);
        at.state.age = facts.age;
        at.state.cities.iter_mut().for_each(|(_, city)| city.age = facts.age);
        // The first joins, the second has something to lose, the third has nothing.
        at.coins(2, 0).board(2, Wonder::Giza, Side::A);
        at.state.cities[seat(2)].coins = 0;
        let own =
            Card::all().find(|card| matches!(facts.penalty, Penalty::Card(of) if card.facts().colour == of));
        for number in [0, 1] {
            own.into_iter().for_each(|card| at.state.cities[seat(number)].place(card));
            at.state.cities[seat(number)].victories = [2, 0, 0];
        }
        at.state.cities[seat(2)].strip();
        at.shows(project, &[1, 0, 0, 0]).settles();
        let [first, second, third] = [0, 1, 2].map(|number| at.city(number));
        assert_eq!((first.penalties, first.coins, first.bare), (0, 20, false), "{project:?}");
        assert_eq!(second.penalties, 0, "{project:?}");
        assert_eq!(third.penalties, facts.age, "{project:?}");
        match facts.penalty {
            Penalty::Card(_) => {
                let card = own.unwrap();
                assert!(first.cards.contains(card) && !second.cards.contains(card), "{project:?}");
                assert!(at.state.discard.iter().any(|discarded| discarded.card == card));
            }
            Penalty::Coins => assert_eq!((first.coins, second.coins), (20, 0)),
            Penalty::Board => assert!(second.bare && second.standing.makes.resources().is_empty()),
            Penalty::Victories(_) => assert_eq!((first.victories, second.victories), ([2, 0, 0], [0; 3])),
        }
        assert_eq!(i32::from(at.score(2).babel), -i32::from(facts.age));
    }
}

/// Tiles are laid at the end of the turn, the lowest number first, over the oldest; their card brings no
/// coins.
#[test]
fn tiles_are_laid_in_order_and_cover_the_oldest() {
    let mut at = Scenario::babel(3);
    at.acting(&[17, 18]).keeps(0, [9, 1, 2]).keeps(1, [5, 20, 21]).keeps(2, [12, 22, 23]);
    let tile = |number: u8| How::Tile { tile: Some(Tile::try_from(number).unwrap()) };
    for (number, laid) in [(0, 9), (1, 5), (2, 12)] {
        at.hand(number, &[Card::Altar, Card::Baths]).play(number, Card::Altar, tile(laid));
    }
    let tower = at.view(0).tower.unwrap();
    let numbers: Vec<u8> = tower.placed.iter().map(|placed| placed.tile.number()).collect();
    assert_eq!((numbers, tower.places), (vec![17, 18, 5, 9, 12], 3));
    let acting: Vec<u8> = at.city(0).tiles.iter().map(|tile| tile.number()).collect();
    assert_eq!(acting, [5, 9, 12], "the older ones are covered");
    assert_eq!([0, 1, 2].map(|number| at.city(number).coins), [20; 3]);
    assert_eq!(at.state.discard.len(), 3);
    assert_eq!([0, 1, 2].map(|number| at.score(number).babel), [2; 3]);
    assert_eq!(tower.hands[seat(0)], 2);
}

/// Others learn which tile it is when it lies on the tower.
#[test]
fn a_tile_is_hidden_until_it_lies_there() {
    let mut at = Scenario::babel(3);
    at.keeps(0, [9, 1, 2]);
    let nine = Tile::try_from(9).unwrap();
    at.hand(0, &[Card::Altar, Card::Baths]).play(0, Card::Altar, How::Tile { tile: Some(nine) });
    assert_eq!(at.view(1).tower.unwrap().hands[seat(0)], 3, "nobody sees that one lies there");
    at.others_discard();
    assert_eq!(at.view(1).plays[0].plays[0].how, How::Tile { tile: Some(nine) });
    let refused = at.try_play(0, Card::Baths, How::Tile { tile: None });
    assert!(refused.is_err());
}

/// The card and the project are one sum, and the project's coins go to the bank.
#[test]
fn taking_part_is_paid_together_with_the_card() {
    let mut at = Scenario::babel(3);
    // Blue; a coin and a unit of clay.
    at.shows(Project::Belvedere, &[]).built(1, &[Card::ClayPit]);
    at.hand(0, &[Card::Altar, Card::Stockade]);
    let offers = at.view(0).you.unwrap().offers;
    let Offers::Play { cards, .. } = &offers[0] else { panic!() };
    assert!(cards[1].joins.is_empty(), "red is not asked for");
    let join = &cards[0].joins[0];
    assert_eq!(join.quote.receipts[0].coins(), -3, "{join:?}");
    let how = How::Join { by: join.by, pay: Payment::beside(2, 0) };
    at.play(0, Card::Altar, how).others_discard();
    assert_eq!((at.city(0).coins, at.city(1).coins), (17, 25));
    assert_eq!(at.view(2).projects[0].taken[seat(0)], 1);
}

/// G-2: where chains are taxed the player may pay instead, and a tax that cannot be paid forbids the action.
#[test]
fn a_taxed_chain_need_not_be_used() {
    let mut at = Scenario::babel(3);
    at.acting(&[13]).built(0, &[Card::Altar]).well_off(0).hand(0, &[Card::Temple, Card::Baths]);
    let offers = at.view(0).you.unwrap().offers;
    let Offers::Play { cards, .. } = &offers[0] else { panic!() };
    let offer = cards.iter().find(|offer| offer.card == Card::Temple).unwrap();
    assert_eq!(offer.build, Means::Chain { with: Card::Altar, bank: 1 });
    assert_eq!(least(&offer.instead.as_ref().unwrap().means), 0);
    let mut poor = Scenario::babel(3);
    poor.acting(&[13]).built(0, &[Card::Altar]).coins(0, 0);
    assert_eq!(poor.cost(0, Card::Temple), 99);
}

/// Powers do not pay taxes: a card with no other cost would waste one.
#[test]
fn no_power_is_spent_on_a_tax() {
    let mut at = Scenario::babel(3);
    at.board(0, Wonder::Olympia, Side::A).raised(0, 2).acting(&[6]).hand(0, &[Card::Altar, Card::Baths]);
    assert_eq!(at.try_play(0, Card::Altar, How::Power), Err(Refusal::PowerWasted));
    assert_eq!(at.try_play(0, Card::Baths, How::Power), Ok(()));
}

/// Jesus needs a card that costs units: tiles must not waive them or turn them into coins (section 15).
#[test]
fn what_tiles_waive_is_nothing_to_have_plenty_of() {
    let mut at = Scenario::babel(3);
    at.state.cities[seat(0)].bring(Thing::Leader(Leader::Jesus));
    at.built(0, &[Card::OreVein, Card::StonePit]).acting(&[2, 8]);
    at.hand(0, &[Card::Walls, Card::Aqueduct]);
    let plenty = |at: &Scenario, card: Card, of: Resource| {
        let intent = Intent::Play { city: seat(0), card, how: How::Plenty { of, pay: Payment::NOTHING } };
        at.rules.check(&at.view(0), &intent)
    };
    assert_eq!(plenty(&at, Card::Walls, Resource::Stone), Err(Refusal::NoPlenty));
    assert_eq!(plenty(&at, Card::Aqueduct, Resource::Stone), Err(Refusal::NoPlenty));
    at.acting(&[]);
    assert_eq!(plenty(&at, Card::Walls, Resource::Stone), Ok(()));
    assert_eq!(plenty(&at, Card::Aqueduct, Resource::Stone), Ok(()));
}

/// The token of a project is used up with the stage or the card that it builds.
#[test]
fn tokens_are_used_up() {
    let mut at = Scenario::babel(3);
    at.state.cities[seat(0)].bring(Thing::Project(Project::Belvedere));
    at.state.cities[seat(0)].bring(Thing::Project(Project::Cranes));
    at.hand(0, &[Card::Altar, Card::Aqueduct]);
    at.play(0, Card::Altar, How::FreeStage { stage: 0 }).others_discard();
    assert_eq!((at.city(0).next_stage(), at.city(0).projects()), (Some(1), vec![Project::Cranes]));
    at.hand(0, &[Card::Aqueduct, Card::Baths]).play(0, Card::Aqueduct, How::Power).others_discard();
    assert!(at.city(0).projects().is_empty() && at.city(0).cards.contains(Card::Aqueduct));
}

/// Double Walls: a board without a resource loses its power.
#[test]
fn a_board_without_a_resource_loses_its_power() {
    let mut at = Scenario::babel(3);
    at.board(1, Wonder::Roma, Side::A);
    assert_eq!(Board { wonder: Wonder::Roma, side: Side::A }.effects().len(), 1);
    at.shows(Project::DoubleWalls, &[1, 0, 0]).settles();
    assert!(at.city(1).bare && at.city(1).standing.changes.is_empty());
}

#[test]
fn two_players_have_no_babel() {
    let two = SeatCount::new(2).unwrap();
    for options in
        [Options { tower: true, ..Options::default() }, Options { projects: true, ..Options::default() }]
    {
        assert!(SevenWonders::new(two, options).is_err());
    }
}
