//! Points at the end (section 7).

use contract::{BySeat, Outcome, ScoreLine, Seat};

use crate::{
    Card, Colour, Count, Effect, Score, Whose,
    city::{City, VICTORY},
    science_points,
    state::State,
};

/// How many of `count` a city has.
fn amount(city: &City, count: Count) -> u16 {
    let colour = match count {
        Count::Brown => Colour::Brown,
        Count::Grey => Colour::Grey,
        Count::Blue => Colour::Blue,
        Count::Yellow => Colour::Yellow,
        Count::Red => Colour::Red,
        Count::Green => Colour::Green,
        Count::Purple => Colour::Purple,
        Count::Stages => return city.markers.len() as u16,
        Count::Defeats => return u16::from(city.defeats),
    };
    u16::from(city.count(colour))
}

/// How many of `count` there are in the cities that an effect of this city looks at.
pub(crate) fn counted(cities: &BySeat<City>, city: Seat, count: Count, of: Whose) -> u16 {
    let around = cities.seats();
    let beside = [around.left_of(city), around.right_of(city)];
    let own = if of == Whose::Neighbours { 0 } else { amount(&cities[city], count) };
    let others = if of == Whose::Own { 0 } else { beside.iter().map(|n| amount(&cities[*n], count)).sum() };
    own + others
}

/// Coins that effects bring when they are built.
pub(crate) fn coins_now(cities: &BySeat<City>, city: Seat, effects: &[Effect]) -> u16 {
    let each = effects.iter().map(|effect| match *effect {
        Effect::Coins { amount } => u16::from(amount),
        Effect::Per { count, of, coins, .. } if coins > 0 => {
            u16::from(coins) * counted(cities, city, count, of)
        }
        _ => 0,
    });
    each.sum()
}

fn points(cities: &BySeat<City>, city: Seat, effects: &[Effect]) -> i16 {
    let each = effects.iter().map(|effect| match *effect {
        Effect::Points { amount } => i16::from(amount),
        Effect::Per { count, of, points, .. } => i16::from(points) * counted(cities, city, count, of) as i16,
        _ => 0,
    });
    each.sum()
}

fn of_colour(cities: &BySeat<City>, city: Seat, colour: Colour) -> i16 {
    let cards = cities[city].order.iter().filter(|card| card.facts().colour == colour);
    cards.map(|card| points(cities, city, card.facts().effects)).sum()
}

/// Scientific symbols on cards and stages, and those of the owner's choice.
pub(crate) fn symbols(city: &City) -> ([u8; 3], u8) {
    let (mut symbols, mut wild) = ([0; 3], 0);
    for effect in city.effects() {
        match effect {
            Effect::Science { symbol } => symbols[*symbol as usize] += 1,
            Effect::AnyScience => wild += 1,
            _ => {}
        }
    }
    (symbols, wild)
}

/// The counts with wild symbols placed where they bring most.
fn placed_best(symbols: [u8; 3], wild: u8) -> [u8; 3] {
    let total = symbols.iter().sum::<u8>() + wild;
    let best = science_points(symbols, wild);
    let fits = |counts: &[u8; 3]| {
        counts.iter().zip(symbols).all(|(count, held)| *count >= held) && science_points(*counts, 0) == best
    };
    let all = (symbols[0]..=total).flat_map(|a| (symbols[1]..=total - a).map(move |b| [a, b, total - a - b]));
    all.filter(|counts| counts[2] >= symbols[2]).find(fits).unwrap_or(symbols)
}

/// The points of one city.
pub(crate) fn score(cities: &BySeat<City>, seat: Seat) -> Score {
    let city = &cities[seat];
    let tokens: i16 =
        city.victories.iter().zip(VICTORY).map(|(n, value)| i16::from(*n) * i16::from(value)).sum();
    let stages = city.built_stages().iter().map(|stage| points(cities, seat, stage.effects)).sum();
    let (held, wild) = symbols(city);
    let mut score = Score {
        military: tokens - i16::from(city.defeats),
        coins: (city.coins / 3) as i16,
        wonder: stages,
        civilian: of_colour(cities, seat, Colour::Blue),
        science: science_points(held, wild) as i16,
        commerce: of_colour(cities, seat, Colour::Yellow),
        guilds: of_colour(cities, seat, Colour::Purple),
        symbols: placed_best(held, wild),
        ..Score::default()
    };
    if city.has(Effect::CopyGuild) {
        copy_guild(cities, seat, &mut score);
    }
    score.total = score.military
        + score.coins
        + score.wonder
        + score.civilian
        + score.science
        + score.commerce
        + score.guilds;
    score
}

/// Olympia (B): the neighbours' guild that brings most, as if it stood here.
fn copy_guild(cities: &BySeat<City>, seat: Seat, score: &mut Score) {
    let around = cities.seats();
    let (held, wild) = symbols(&cities[seat]);
    let worth = |card: Card| {
        let effects = card.facts().effects;
        let more = effects.iter().filter(|effect| **effect == Effect::AnyScience).count() as u8;
        let science = science_points(held, wild + more) as i16 - science_points(held, wild) as i16;
        (points(cities, seat, effects), science, more)
    };
    let beside = [around.left_of(seat), around.right_of(seat)];
    let guilds = beside.iter().flat_map(|n| cities[*n].order.iter()).filter(|card| card.is_guild());
    let best = guilds
        .map(|card| (*card, worth(*card)))
        .max_by_key(|(card, (points, science, _))| (points + science, std::cmp::Reverse(*card)));
    if let Some((card, (points, science, more))) = best {
        score.copied = Some(card);
        score.guilds += points;
        score.science += science;
        score.symbols = placed_best(held, wild + more);
    }
}

type Category = (&'static str, fn(&Score) -> i16);

/// Categories of the score sheet, the total last.
const SHEET: [Category; 8] = [
    ("military", |score| score.military),
    ("coins", |score| score.coins),
    ("wonder", |score| score.wonder),
    ("civilian", |score| score.civilian),
    ("commerce", |score| score.commerce),
    ("guilds", |score| score.guilds),
    ("science", |score| score.science),
    ("total", |score| score.total),
];

/// Most points, then most coins; then it is a tie. Players who left come after all who stayed, and cannot win: if all
/// have left, all are last.
pub(crate) fn outcome(state: &State) -> Outcome {
    let scores = state.hands.map(|seat, _| score(&state.cities, seat));
    let keys = scores.map(|seat, score| {
        let stayed = !state.left.contains(seat);
        (stayed, score.total, state.cities[seat].coins)
    });
    let sheet = SHEET.iter().map(|(label, points)| ScoreLine {
        label: (*label).into(),
        points: scores.map(|_, score| i32::from(points(score))),
    });
    let mut outcome = Outcome::ranked(&keys, sheet.collect());
    if keys.iter().all(|(seat, _)| state.left.contains(seat)) {
        outcome.places = keys.map(|_, _| keys.seats().get() as u8);
    }
    outcome
}
