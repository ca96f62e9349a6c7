//! Points at the end (section 7): one loop over all that is in play.

use std::cmp::Reverse;

use contract::{BySeat, Outcome, ScoreLine, Seat};

use crate::{
    Card, Copied, Effect, Once, Power, Row, Science, Score, Thing, Worth,
    city::City,
    reckon::{amount_by, beside},
    standing::Standing,
    state::State,
    values::VICTORY,
};

/// What the effects of a thing are worth to a city, and whether one of them copies a guild.
fn worth(cities: &BySeat<City>, city: Seat, thing: Thing) -> (i16, bool) {
    let (mut points, mut copies) = (0, false);
    let by_guild = thing.card().is_some_and(Card::is_guild);
    for effect in thing.effects() {
        match effect {
            Effect::Worth(Worth::Points { amount }) => points += amount_by(cities, city, amount, by_guild),
            Effect::Worth(Worth::CopyGuild) => copies = true,
            Effect::Lasting(_) | Effect::Once(_) | Effect::Each(_) | Effect::Rule(_) => {}
        }
    }
    (points, copies)
}

/// The points of one city.
pub(crate) fn score(cities: &BySeat<City>, seat: Seat) -> Score {
    let city = &cities[seat];
    let tokens: i16 =
        city.victories.iter().zip(VICTORY).map(|(n, value)| i16::from(*n) * i16::from(value)).sum();
    let mut score = Score::default();
    *score.row_mut(Row::Military) += tokens - i16::from(city.defeats);
    *score.row_mut(Row::Coins) += (city.coins / 3) as i16;
    let mut science = city.standing.science;
    for thing in &city.in_play {
        let (points, copies) = worth(cities, seat, *thing);
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
        let (points, _) = worth(cities, seat, Thing::Card(card));
        (card, points + best_leader(cities, seat, card), science.with(brings.science))
    });
    valued.max_by_key(|(card, points, with)| (points + with.points() as i16, Reverse(*card)))
}

/// What a guild that copies a leader would bring: the points of the best one beside, and nothing else of them (G-9).
fn best_leader(cities: &BySeat<City>, seat: Seat, guild: Card) -> i16 {
    let copies = Effect::Once(Once::Power { power: Power::CopyLeader });
    if !guild.facts().effects.contains(&copies) {
        return 0;
    }
    let leaders = beside(cities, seat).into_iter().flat_map(|other| cities[other].leaders());
    let copied = leaders.filter(|leader| leader.facts().copied).map(|leader| Copied::Leader { leader });
    copied.map(|copied| worth(cities, seat, Thing::Copied(copied)).0).max().unwrap_or(0)
}

/// Most points, then most coins; then it is a tie. Players who left come after all who stayed, and cannot win: if all
/// have left, all are last.
pub(crate) fn outcome(state: &State) -> Outcome {
    let scores = state.hands.map(|seat, _| score(&state.cities, seat));
    let by_points = scores.map(|seat, score| {
        let stayed = !state.left.contains(seat);
        (stayed, score.total, state.cities[seat].coins)
    });
    let best = by_points.iter().map(|(_, key)| *key).max();
    let is_first = |seat: Seat| Some(by_points[seat]) == best;
    // Who has named the winner comes right after, whatever their points.
    let keys = by_points.map(|seat, (stayed, total, coins)| {
        let right = *stayed && state.cities[seat].named.is_some_and(is_first);
        (*stayed, is_first(seat), right, *total, *coins)
    });
    let line = |label: &'static str, points: &dyn Fn(&Score) -> i16| ScoreLine {
        label: label.into(),
        points: scores.map(|_, score| i32::from(points(score))),
    };
    let rows = state.plan.rows.iter().map(|row| line(row.label(), &|score| score.row(*row)));
    let sheet = rows.chain([line("total", &|score| score.total)]).collect();
    let mut outcome = Outcome::ranked(&keys, sheet);
    if keys.iter().all(|(seat, _)| state.left.contains(seat)) {
        outcome.places = keys.map(|_, _| keys.seats().get() as u8);
    }
    outcome
}
