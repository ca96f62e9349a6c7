//! The print and the effects of each card.

use crate::{
    Amount, Card, Class, Colour, Count, Effect, How, Lasting, Resource, Side, Sides, Symbol, Whose, Wonder,
    Worth,
    effect::{ANY_SCIENCE, discount, kept, sold},
    tests::scenario::{FREE, Scenario, seat},
};

use Resource::{Clay, Glass, Loom, Ore, Papyrus, Stone, Wood};

/// Returns a scenario before and after one more card in the first of three cities.
fn with(card: Card, beside: &[Card]) -> (Scenario, Scenario) {
    let make = || {
        let mut scenario = Scenario::new(3);
        scenario.built(1, beside).built(2, beside);
        scenario
    };
    let (before, mut after) = (make(), make());
    after.built(0, &[card]);
    (before, after)
}

fn effects(colour: Colour) -> impl Iterator<Item = (Card, &'static [Effect])> {
    Card::all().filter(move |card| card.facts().colour == colour).map(|card| (card, card.facts().effects))
}

#[test]
fn numbers_of_cards_agree_with_their_place_in_the_table() {
    for (number, card) in Card::all().enumerate() {
        assert_eq!(card as usize, number);
        assert_eq!(serde_json::to_value(card).unwrap(), card.facts().id);
    }
    assert_eq!(Card::COUNT, 78 + 4 + 30);
}

/// Raw materials and goods: units of one resource, or one unit of a choice. All of them are sold.
#[test]
fn brown_and_grey_cards_produce_for_the_city_and_its_neighbours() {
    let expected: [(Card, &[Resource], u8); 20] = [
        (Card::LumberYard, &[Wood], 1),
        (Card::StonePit, &[Stone], 1),
        (Card::ClayPool, &[Clay], 1),
        (Card::OreVein, &[Ore], 1),
        (Card::TreeFarm, &[Wood, Clay], 1),
        (Card::Excavation, &[Stone, Clay], 1),
        (Card::ClayPit, &[Clay, Ore], 1),
        (Card::TimberYard, &[Stone, Wood], 1),
        (Card::ForestCave, &[Wood, Ore], 1),
        (Card::Mine, &[Ore, Stone], 1),
        (Card::Loom1, &[Loom], 1),
        (Card::Glassworks1, &[Glass], 1),
        (Card::Press1, &[Papyrus], 1),
        (Card::Sawmill, &[Wood], 2),
        (Card::Quarry, &[Stone], 2),
        (Card::Brickyard, &[Clay], 2),
        (Card::Foundry, &[Ore], 2),
        (Card::Loom2, &[Loom], 1),
        (Card::Glassworks2, &[Glass], 1),
        (Card::Press2, &[Papyrus], 1),
    ];
    let printed: Vec<Card> =
        effects(Colour::Brown).chain(effects(Colour::Grey)).map(|(card, _)| card).collect();
    assert_eq!(printed.len(), expected.len());
    for (card, one_of, units) in expected {
        assert_eq!(card.facts().effects, [sold(units, one_of)], "{card:?}");
        let (before, after) = with(card, &[]);
        for (sources, old) in [
            (&after.city(0).standing.makes, &before.city(0).standing.makes),
            (&after.city(0).standing.sells, &before.city(0).standing.sells),
        ] {
            let units_of = |fixed: crate::Units| fixed.total();
            let more = units_of(sources.fixed) - units_of(old.fixed);
            let choices = sources.choices.len() - old.choices.len();
            let expected = if one_of.len() == 1 { (units, 0) } else { (0, 1) };
            assert_eq!((more, choices), expected, "{card:?}");
        }
    }
}

#[test]
fn blue_cards_give_points() {
    let expected = [
        (Card::Pawnshop, 3),
        (Card::Baths, 3),
        (Card::Altar, 2),
        (Card::Theater, 2),
        (Card::Aqueduct, 5),
        (Card::Temple, 3),
        (Card::Statue, 4),
        (Card::Courthouse, 4),
        (Card::Pantheon, 7),
        (Card::Gardens, 5),
        (Card::TownHall, 6),
        (Card::Palace, 8),
        (Card::Senate, 6),
    ];
    assert_eq!(effects(Colour::Blue).count(), expected.len());
    for (card, points) in expected {
        let (before, after) = with(card, &[]);
        assert_eq!(after.score(0).civilian - before.score(0).civilian, points, "{card:?}");
        assert_eq!(after.score(0).total - before.score(0).total, points, "{card:?}");
    }
}

#[test]
fn red_cards_give_shields() {
    let expected = [
        (Card::Stockade, 1),
        (Card::Barracks, 1),
        (Card::GuardTower, 1),
        (Card::Walls, 2),
        (Card::TrainingGround, 2),
        (Card::Stables, 2),
        (Card::ArcheryRange, 2),
        (Card::Fortifications, 3),
        (Card::Circus, 3),
        (Card::Arsenal, 3),
        (Card::SiegeWorkshop, 3),
    ];
    assert_eq!(effects(Colour::Red).count(), expected.len());
    for (card, shields) in expected {
        let (before, after) = with(card, &[]);
        assert_eq!(after.shields(0) - before.shields(0), shields, "{card:?}");
    }
}

#[test]
fn green_cards_show_a_symbol() {
    let expected = [
        (Card::Apothecary, Symbol::Compass),
        (Card::Workshop, Symbol::Gear),
        (Card::Scriptorium, Symbol::Tablet),
        (Card::Dispensary, Symbol::Compass),
        (Card::Laboratory, Symbol::Gear),
        (Card::Library, Symbol::Tablet),
        (Card::School, Symbol::Tablet),
        (Card::Lodge, Symbol::Compass),
        (Card::Observatory, Symbol::Gear),
        (Card::University, Symbol::Tablet),
        (Card::Academy, Symbol::Compass),
        (Card::Study, Symbol::Gear),
    ];
    assert_eq!(effects(Colour::Green).count(), expected.len());
    for (card, symbol) in expected {
        let (_, after) = with(card, &[]);
        let mut symbols = [0; 3];
        symbols[symbol as usize] = 1;
        assert_eq!(after.score(0).symbols, symbols, "{card:?}");
        assert_eq!(after.score(0).science, 1, "{card:?}");
    }
}

/// Yellow cards of the first age, the Forum and the Caravansery.
#[test]
fn yellow_cards_trade_and_produce() {
    let (_, tavern) = with(Card::Tavern, &[]);
    assert_eq!(tavern.city(0).coins, 20, "coins come when it is built, not because it stands there");
    // Ruling 3: East is the right neighbour, West the left one.
    let prices = |card| {
        let (_, after) = with(card, &[]);
        let city = &after.city(0).standing;
        [
            city.left_price.raw,
            city.right_price.raw,
            city.left_price.manufactured,
            city.right_price.manufactured,
        ]
    };
    assert_eq!(prices(Card::EastTradingPost), [2, 1, 2, 2]);
    assert_eq!(prices(Card::WestTradingPost), [1, 2, 2, 2]);
    assert_eq!(prices(Card::Marketplace), [2, 2, 1, 1]);
    assert_eq!(Card::EastTradingPost.facts().effects, [discount(Sides::Right, Class::Raw)]);
    for (card, choice) in
        [(Card::Forum, &[Loom, Glass, Papyrus][..]), (Card::Caravansery, &[Clay, Stone, Ore, Wood])]
    {
        assert_eq!(card.facts().effects, [kept(1, choice)]);
        let (before, after) = with(card, &[]);
        assert_eq!(after.city(0).standing.makes.choices.len(), 1, "{card:?}");
        assert_eq!(after.city(0).standing.sells, before.city(0).standing.sells, "{card:?} is never sold");
    }
}

/// Coins when built (section 4) and points at the end.
#[test]
fn yellow_cards_count() {
    for (card, coins, points) in [
        (Card::Tavern, 5, 0),
        (Card::Vineyard, 2 + 1 + 1, 0),
        (Card::Bazar, 2 * (1 + 1 + 1), 0),
        (Card::Haven, 2, 2),
        // The Marketplace and itself.
        (Card::Lighthouse, 2, 2),
        (Card::ChamberOfCommerce, 2, 2),
        (Card::Arena, 6, 2),
    ] {
        let mut scenario = Scenario::new(3);
        scenario.board(0, Wonder::Olympia, Side::A).raised(0, 2);
        scenario.built(0, &[Card::LumberYard, Card::OreVein, Card::Glassworks1, Card::Marketplace]);
        for neighbour in [1, 2] {
            scenario.built(neighbour, &[Card::StonePit, Card::Loom1]);
        }
        let how = if card.facts().cost.resources.is_empty() { FREE } else { How::Power };
        scenario.hand(0, &[card]).play(0, card, how).others_discard();
        assert_eq!(scenario.city(0).coins, 20 + coins, "{card:?}");
        assert_eq!(scenario.score(0).commerce, points, "{card:?}");
    }
}

#[test]
fn chains_are_those_that_are_printed() {
    let chains = [
        (Card::Aqueduct, &[Card::Baths][..]),
        (Card::Temple, &[Card::Altar]),
        (Card::Statue, &[Card::Theater]),
        (Card::Courthouse, &[Card::Scriptorium]),
        (Card::Forum, &[Card::EastTradingPost, Card::WestTradingPost]),
        (Card::Caravansery, &[Card::Marketplace]),
        (Card::Stables, &[Card::Apothecary]),
        (Card::ArcheryRange, &[Card::Workshop]),
        (Card::Dispensary, &[Card::Apothecary]),
        // Rulings 1 and 2.
        (Card::Laboratory, &[Card::Workshop]),
        (Card::Library, &[Card::Scriptorium]),
        (Card::Pantheon, &[Card::Temple]),
        (Card::Gardens, &[Card::Statue]),
        (Card::Senate, &[Card::Library]),
        (Card::Haven, &[Card::Forum]),
        (Card::Lighthouse, &[Card::Caravansery]),
        (Card::Arena, &[Card::Dispensary]),
        (Card::Fortifications, &[Card::Walls]),
        (Card::Circus, &[Card::TrainingGround]),
        (Card::SiegeWorkshop, &[Card::Laboratory]),
        (Card::Lodge, &[Card::Dispensary]),
        (Card::Observatory, &[Card::Laboratory]),
        (Card::University, &[Card::Library]),
        (Card::Academy, &[Card::School]),
        (Card::Study, &[Card::School]),
    ];
    let printed: Vec<Card> = Card::all().filter(|card| !card.facts().free_with.is_empty()).collect();
    assert_eq!(printed, chains.map(|(card, _)| card));
    for (card, parents) in chains {
        assert_eq!(card.facts().free_with, parents, "{card:?}");
        for parent in parents {
            assert!(
                parent.leads_to().any(|child| child == card),
                "{parent:?} tells that it leads to {card:?}"
            );
            assert!(parent.facts().age < card.facts().age);
        }
        // Section 3: chain cards never cost coins.
        assert_eq!(card.facts().cost.coins, 0, "{card:?}");
    }
}

#[test]
fn costs_add_up() {
    let units = |card: Card| -> u32 { card.facts().cost.resources.0.iter().map(|n| u32::from(*n)).sum() };
    let of_age = |age: u8| {
        Card::all().filter(move |card| card.facts().age == age && !card.is_guild() && !card.is_black())
    };
    // Sums over the printed tables, by age, and over the guilds.
    assert_eq!(of_age(1).map(units).sum::<u32>(), 7);
    assert_eq!(of_age(2).map(units).sum::<u32>(), 39);
    assert_eq!(of_age(3).map(units).sum::<u32>(), 70);
    let guilds = |leaders: bool| {
        let guilds = Card::all().filter(|card| card.is_guild() && !card.needs_cities());
        guilds.filter(|card| card.needs_leaders() == leaders).map(units).sum::<u32>()
    };
    assert_eq!((guilds(false), guilds(true)), (45, 18));
    let paid: Vec<Card> =
        Card::all().filter(|card| card.facts().cost.coins > 0 && !card.needs_cities()).collect();
    let choice_or_double = |card: &Card| matches!(card.facts().effects, [Effect::Lasting(Lasting::Produce { one_of, units, .. })] if one_of.len() + usize::from(*units) > 2);
    assert!(paid.iter().all(|card| card.facts().cost.coins == 1 && choice_or_double(card)), "{paid:?}");
    assert_eq!(paid.len(), 10);
}

/// Guilds: the things that they count, in which cities, and the points.
#[test]
fn guilds_count_what_is_printed() {
    use Colour::{Blue, Brown, Green, Grey, Purple, Red, Yellow};
    use Count::{Cards, Defeats, Stages};
    let expected = [
        (Card::WorkersGuild, vec![(Cards(Brown), Whose::Neighbours, 1)]),
        (Card::CraftsmensGuild, vec![(Cards(Grey), Whose::Neighbours, 2)]),
        (Card::TradersGuild, vec![(Cards(Yellow), Whose::Neighbours, 1)]),
        (Card::PhilosophersGuild, vec![(Cards(Green), Whose::Neighbours, 1)]),
        (Card::SpiesGuild, vec![(Cards(Red), Whose::Neighbours, 1)]),
        (Card::StrategistsGuild, vec![(Defeats, Whose::Neighbours, 1)]),
        (
            Card::ShipownersGuild,
            vec![(Cards(Brown), Whose::Own, 1), (Cards(Grey), Whose::Own, 1), (Cards(Purple), Whose::Own, 1)],
        ),
        (Card::MagistratesGuild, vec![(Cards(Blue), Whose::Neighbours, 1)]),
        (Card::BuildersGuild, vec![(Stages, Whose::Around, 1)]),
    ];
    for (card, counts) in expected {
        let printed: Vec<_> = card
            .facts()
            .effects
            .iter()
            .map(|effect| match *effect {
                Effect::Worth(Worth::Points {
                    amount: Amount { base: 0, per: Some(per), least: None, only: None },
                }) => (per.count, per.of, per.each),
                other => panic!("{card:?}: {other:?}"),
            })
            .collect();
        assert_eq!(printed, counts, "{card:?}");
    }
    assert_eq!(Card::ScientistsGuild.facts().effects, [ANY_SCIENCE]);
    assert_eq!(effects(Colour::Purple).count(), 10 + 4 + 3);
}

#[test]
fn guilds_score() {
    // Left: 2 brown, 1 grey, 1 blue, 1 yellow, 1 red, 2 green, 2 stages, 3 defeats. Right: 1 brown, 1 blue, 1
    // stage.
    let left = [
        Card::LumberYard,
        Card::Quarry,
        Card::Loom1,
        Card::Altar,
        Card::Tavern,
        Card::Walls,
        Card::School,
        Card::Study,
    ];
    let right = [Card::OreVein, Card::Palace];
    let own = [Card::ClayPool, Card::Foundry, Card::Press2, Card::Theater];
    for (card, points) in [
        (Card::WorkersGuild, 3),
        (Card::CraftsmensGuild, 2),
        (Card::TradersGuild, 1),
        (Card::PhilosophersGuild, 2),
        (Card::SpiesGuild, 1),
        (Card::StrategistsGuild, 4),
        // Two brown, one grey, and itself.
        (Card::ShipownersGuild, 4),
        (Card::MagistratesGuild, 2),
        // Three stages of the own city.
        (Card::BuildersGuild, 6),
    ] {
        let mut scenario = Scenario::new(4);
        scenario.built(1, &left).raised(1, 2).built(3, &right).raised(3, 1).built(0, &own).raised(0, 3);
        // The opposite player is not a neighbour here.
        scenario.built(2, &left).raised(2, 3);
        scenario.state.cities[seat(1)].defeats = 3;
        scenario.state.cities[seat(3)].defeats = 1;
        scenario.state.cities[seat(2)].defeats = 5;
        scenario.built(0, &[card]);
        assert_eq!(scenario.score(0).guilds, points, "{card:?}");
    }
}

#[test]
fn the_scientists_guild_is_a_symbol_of_choice() {
    let mut scenario = Scenario::new(3);
    scenario.built(0, &[Card::Apothecary, Card::Workshop, Card::ScientistsGuild]);
    let score = scenario.score(0);
    assert_eq!((score.science, score.symbols, score.guilds), (3 + 7, [1, 1, 1], 0));
}
