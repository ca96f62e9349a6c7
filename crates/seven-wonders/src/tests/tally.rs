//! The tally in views equals the score.

use contract::{Observer, Phase, Purpose, Rules as _, Seat, SeatCount, Seed, pick};

use crate::{
    Card, CityView, Copied, Leader, LeaderDraft, Leaders, Options, Row, Rows, Score, SevenWonders, Side,
    Tally, Thing, Wonder, Wonders,
    tests::scenario::{Scenario, seat},
    values::VICTORY,
};

/// Returns the things of a city in a list of its view, with the points of each.
fn listed(city: &CityView) -> Vec<(Thing, i16)> {
    fn beside<T>(things: Vec<T>, points: &[i16], what: &str) -> Vec<(T, i16)> {
        let all = points.is_empty() || points.len() == things.len();
        assert!(all, "{what}: as many numbers as things");
        things.into_iter().zip(points.iter().copied()).collect()
    }
    let Tally { cards, stages, leaders, copies, board, .. } = &city.tally;
    let mut listed = Vec::new();
    let cards = beside(city.cards.clone(), cards, "cards");
    listed.extend(cards.into_iter().map(|(card, points)| (Thing::Card(card), points)));
    let leaders = beside(city.leaders.clone(), leaders, "leaders");
    listed.extend(leaders.into_iter().map(|(leader, points)| (Thing::Leader(leader), points)));
    let copies = beside(city.copies.clone(), copies, "copies");
    listed.extend(copies.into_iter().map(|(copied, points)| (Thing::Copied(copied), points)));
    let Some((wonder, side)) = city.wonder.zip(city.side) else {
        assert!(stages.is_empty() && *board == 0);
        return listed;
    };
    let here = crate::Board { wonder, side };
    listed.push((Thing::Board(here), *board));
    let stands = |place: usize| {
        let first = city.places.is_empty() && place < city.stages.len();
        first || city.places.contains(&(place as u8))
    };
    for (place, points) in stages.iter().enumerate() {
        assert!(*points == 0 || stands(place), "a stage that is not built brings nothing");
        listed.push((Thing::Stage(here, place as u8), *points));
    }
    listed
}

/// Checks a tally: its lists fit the city, and add up to the rows.
fn fits(city: &CityView) {
    let Tally { rows, total, guilds, symbols, science, .. } = &city.tally;
    let mut sums = Score::default();
    for (thing, points) in listed(city) {
        *sums.row_mut(thing.row()) += points;
    }
    sums.guilds += guilds.iter().map(|copied| copied.points).sum::<i16>();
    let tokens = city.victories.iter().zip(VICTORY).map(|(n, value)| i16::from(*n) * i16::from(value));
    sums.military += tokens.sum::<i16>() - i16::from(city.defeats);
    sums.coins += (city.coins / 3) as i16;
    sums.science += science.iter().sum::<i16>();
    let [a, b, c] = symbols.unwrap_or(city.symbols).map(i16::from);
    assert_eq!(*science, [a * a, b * b, c * c, 7 * a.min(b).min(c)]);
    assert_eq!(*rows, Rows::from(sums), "{city:?}");
    assert_eq!(*total, Row::ALL.iter().map(|row| sums.row(*row)).sum::<i16>());
}

/// Checks the tallies at every step of random matches, and that the last one equals the sheet.
fn hold(seats: u8, deal: u8, options: Options) {
    let rules = SevenWonders::new(SeatCount::new(seats).unwrap(), options).unwrap();
    let mut state = rules.start(Seed::from_bytes([deal; 32]));
    let mut rng = Seed::from_bytes([deal; 32]).stream(Purpose(97), 0);
    loop {
        let view = rules.view(&state, Observer::Public);
        view.cities.iter().for_each(|(_, city)| fits(city));
        let phase = rules.phase(&state);
        if let Phase::Over(outcome) = phase {
            let scores = view.scores.unwrap();
            for (city, score) in scores.iter() {
                let Tally { rows, total, .. } = &view.cities[city].tally;
                assert_eq!((*rows, *total), (Rows::from(*score), score.total));
            }
            assert_eq!(outcome.sheet.last().unwrap().points[seat(0)], i32::from(scores[seat(0)].total));
            return;
        }
        let player: Seat = phase.waiting().iter().next().unwrap();
        let asked = rules.view(&state, Observer::Seat(player));
        let intent = *pick(&rules.choices(&asked).intents, &mut rng).unwrap();
        rules.apply(&mut state, player, &intent, &mut contract::Log::unread()).unwrap();
    }
}

#[test]
fn tallies_add_up() {
    for (seats, deals) in [(2, 4), (3, 6), (4, 4), (7, 3)] {
        (0..deals).for_each(|deal| hold(seats, deal, Options::default()));
    }
}

#[test]
fn tallies_of_leaders_add_up() {
    let all =
        Options { leaders: Leaders::Everything, leader_draft: LeaderDraft::Dealt, ..Options::default() };
    let chosen = Options { leaders: Leaders::Box, wonders: Wonders::Picked, ..Options::default() };
    for (seats, deals) in [(3, 12), (5, 8), (7, 8)] {
        (0..deals).for_each(|deal| hold(seats, 100 + deal, all));
    }
    (0..4).for_each(|deal| hold(4, deal, chosen));
}

/// Returns the tally of a city, as a client reads it.
fn told(scenario: &Scenario, number: usize) -> serde_json::Value {
    serde_json::to_value(&scenario.view(number).cities[seat(number)].tally).unwrap()
}

#[test]
fn what_brings_nothing_is_left_out() {
    let mut scenario = Scenario::new(3);
    scenario.coins(0, 2).built(0, &[Card::LumberYard, Card::Stockade]);
    assert_eq!(told(&scenario, 0), serde_json::json!({"rows": {}, "total": 0}));
}

#[test]
fn each_thing_says_what_it_brings() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Rhodes, Side::B).raised(0, 2).coins(0, 10);
    let cards = [Card::Palace, Card::Apothecary, Card::Workshop, Card::Scriptorium, Card::BuildersGuild];
    scenario.built(0, &cards);
    scenario.state.cities[seat(0)].victories = [0, 0, 2];
    let expected = serde_json::json!({
        "rows": {"military": 10, "coins": 3, "wonder": 7, "civilian": 8, "science": 10, "guilds": 2},
        "total": 40,
        "cards": [8, 0, 0, 0, 2],
        "stages": [3, 4],
        "science": [1, 1, 1, 7],
    });
    assert_eq!(told(&scenario, 0), expected);
}

#[test]
fn symbols_are_told_as_they_count() {
    let mut scenario = Scenario::new(3);
    scenario.built(0, &[Card::Apothecary, Card::Workshop]);
    assert_eq!(scenario.view(0).cities[seat(0)].tally.symbols, None);
    scenario.built(0, &[Card::ScientistsGuild]);
    let tally = &scenario.view(0).cities[seat(0)].tally;
    assert_eq!((tally.symbols, tally.science), (Some([1, 1, 1]), [1, 1, 1, 7]));
}

/// Olympia copies the Courtesans guild, and with it the neighbour's best leader.
#[test]
fn a_copied_guild_names_the_leader() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Olympia, Side::B).raised(0, 3);
    scenario.built(1, &[Card::CourtesansGuild]);
    let here = &mut scenario.state.cities[seat(1)];
    here.recruit(Leader::Hatshepsut);
    here.recruit(Leader::Alexander);
    here.victories = [1, 0, 0];
    scenario.state.cities[seat(0)].victories = [2, 1, 0];
    let expected = serde_json::json!([{"guild": "courtesans-guild", "points": 3, "leader": "alexander"}]);
    assert_eq!(told(&scenario, 0)["guilds"], expected);
    assert_eq!(scenario.score(0).guilds, 3);
}

/// Several copies, each in the row of the copied thing.
#[test]
fn copies_say_what_they_bring() {
    let mut scenario = Scenario::new(3);
    let here = &mut scenario.state.cities[seat(0)];
    here.victories = [3, 0, 0];
    here.bring(Thing::Copied(Copied::Leader { leader: Leader::Alexander }));
    here.bring(Thing::Copied(Copied::Stage {
        board: crate::Board { wonder: Wonder::Giza, side: Side::A },
        stage: 0,
    }));
    let tally = &scenario.view(0).cities[seat(0)].tally;
    assert_eq!((tally.copies.as_slice(), tally.rows.guilds, tally.rows.leaders), (&[3, 3][..], 3, 3));
}
