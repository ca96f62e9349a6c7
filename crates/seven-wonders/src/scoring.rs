//! Points at the end (section 7): one loop over all that is in play.

use std::cmp::Reverse;

use contract::{BySeat, Outcome, ScoreLine, Seat};

use crate::{
    Card, Effect, Row, Science, Score, Thing, Worth,
    amount::{amount, beside},
    city::City,
    standing::Standing,
    state::State,
};

/// What the effects of a thing are worth to a city, and whether one of them copies a guild.
fn worth(cities: &BySeat<City>, city: Seat, effects: &[Effect]) -> (i16, bool) {
    let (mut points, mut copies) = (0, false);
    for effect in effects {
        match effect {
            Effect::Worth(Worth::Points { amount: points_for }) => points += amount(cities, city, points_for),
            Effect::Worth(Worth::CopyGuild) => copies = true,
            Effect::Lasting(_) | Effect::Once(_) | Effect::Each(_) | Effect::Rule(_) => {}
        }
    }
    (points, copies)
}

/// The points of one city.
pub(crate) fn score(cities: &BySeat<City>, seat: Seat) -> Score {
    let city = &cities[seat];
    let tokens: i16 = city.victories.iter().zip([1, 3, 5]).map(|(n, value)| i16::from(*n) * value).sum();
    let mut score = Score::default();
    *score.row_mut(Row::Military) += tokens - i16::from(city.defeats);
    *score.row_mut(Row::Coins) += (city.coins / 3) as i16;
    let mut science = city.standing.science;
    for thing in &city.in_play {
        let (points, copies) = worth(cities, seat, thing.effects());
        *score.row_mut(thing.row()) += points;
        if copies && let Some((guild, points, with)) = best_guild(cities, seat, science) {
            score.copied = Some(guild);
            *score.row_mut(Row::Guilds) += points;
            science = with;
        }
    }
    *score.row_mut(Row::Science) += science.points() as i16;
    score.symbols = science.best();
    score.total = Row::ALL.iter().map(|row| score.row(*row)).sum();
    score
}

/// Olympia (B): the neighbours' guild that brings most, as if it stood here; its points, and the symbols with it.
fn best_guild(cities: &BySeat<City>, seat: Seat, science: Science) -> Option<(Card, i16, Science)> {
    let beside = beside(cities, seat);
    let guilds = beside.iter().flat_map(|n| cities[*n].built()).filter(|card| card.is_guild());
    let valued = guilds.map(|card| {
        let mut brings = Standing::new();
        brings.add(Thing::Card(card));
        let (points, _) = worth(cities, seat, card.facts().effects);
        (card, points, science.with(brings.science))
    });
    valued.max_by_key(|(card, points, with)| (points + with.points() as i16, Reverse(*card)))
}

/// Most points, then most coins; then it is a tie. Players who left come after all who stayed, and cannot win: if all
/// have left, all are last.
pub(crate) fn outcome(state: &State) -> Outcome {
    let scores = state.hands.map(|seat, _| score(&state.cities, seat));
    let keys = scores.map(|seat, score| {
        let stayed = !state.left.contains(seat);
        (stayed, score.total, state.cities[seat].coins)
    });
    let line = |label: &'static str, points: &dyn Fn(&Score) -> i16| ScoreLine {
        label: label.into(),
        points: scores.map(|_, score| i32::from(points(score))),
    };
    let rows = Row::ALL.iter().map(|row| line(row.label(), &|score| score.row(*row)));
    let sheet = rows.chain([line("total", &|score| score.total)]).collect();
    let mut outcome = Outcome::ranked(&keys, sheet);
    if keys.iter().all(|(seat, _)| state.left.contains(seat)) {
        outcome.places = keys.map(|_, _| keys.seats().get() as u8);
    }
    outcome
}
