//! Points at the end (section 7): one loop over all that is in play.

use std::cmp::Reverse;

use contract::{BySeat, Outcome, ScoreLine, Seat, SeatSet};

use crate::{
    Card, Copied, CopiedGuild, Effect, Leader, Once, Power, Row, Rows, Science, Score, Symbol, Tally, Thing,
    Worth,
    city::City,
    reckon::{amount_by, beside, science},
    science::{Chosen, shares},
    standing::Standing,
    state::State,
    values::VICTORY,
};

/// What a city has points for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// Victory and defeat tokens.
    Tokens,
    /// Coins.
    Coins,
    /// Debts.
    Debts,
    /// What is printed on something in play.
    Thing(Thing),
    /// A neighbour's guild that the wonder copies.
    Copied(CopiedGuild),
    /// The symbols of one kind.
    Symbols(Symbol),
    /// Sets of three different symbols.
    Sets,
}

/// Points, and what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    pub(crate) of: Origin,
    pub(crate) points: i16,
}

impl Part {
    const fn row(self) -> Row {
        match self.of {
            Origin::Tokens => Row::Military,
            Origin::Coins => Row::Coins,
            Origin::Debts => Row::Debts,
            Origin::Thing(thing) => thing.row(),
            Origin::Copied(_) => Row::Guilds,
            Origin::Symbols(_) | Origin::Sets => Row::Science,
        }
    }
}

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

/// Tells everything that a city may have points for, each once, in no order that matters. The symbols that count.
fn tell_parts(cities: &BySeat<City>, seat: Seat, mut tell: impl FnMut(Part)) -> Chosen {
    let mut tell = |of, points| tell(Part { of, points });
    let city = &cities[seat];
    let tokens: i16 =
        city.victories.iter().zip(VICTORY).map(|(n, value)| i16::from(*n) * i16::from(value)).sum();
    tell(Origin::Tokens, tokens - i16::from(city.defeats));
    tell(Origin::Coins, (city.coins / 3) as i16);
    tell(Origin::Debts, -(city.debts as i16));
    let mut science = science(cities, seat);
    for thing in &city.in_play {
        let (points, copies) = worth(cities, seat, *thing);
        tell(Origin::Thing(*thing), points);
        if copies && let Some((guild, with)) = best_guild(cities, seat, science) {
            tell(Origin::Copied(guild), guild.points);
            science = with;
        }
    }
    let chosen = science.chosen();
    let [compasses, gears, tablets, sets] = shares(chosen.symbols).map(|points| points as i16);
    tell(Origin::Symbols(Symbol::Compass), compasses);
    tell(Origin::Symbols(Symbol::Gear), gears);
    tell(Origin::Symbols(Symbol::Tablet), tablets);
    tell(Origin::Sets, sets);
    chosen
}

impl Score {
    fn add(&mut self, part: Part) {
        *self.row_mut(part.row()) += part.points;
        self.total += part.points;
        if let Origin::Copied(copied) = part.of {
            self.copied = Some(copied.guild);
        }
    }
}

/// The points of one city.
pub(crate) fn score(cities: &BySeat<City>, seat: Seat) -> Score {
    let mut score = Score::default();
    score.symbols = tell_parts(cities, seat, |part| score.add(part)).symbols;
    score
}

/// The points of one city, and what they are for: what [`score`] adds up, written down.
pub(crate) fn tally(cities: &BySeat<City>, seat: Seat) -> Tally {
    let (mut score, mut tally) = (Score::default(), Tally::default());
    let Chosen { symbols, masks } = tell_parts(cities, seat, |part| {
        score.add(part);
        tally.write(part);
    });
    tally.close();
    tally.rows = Rows::from(score);
    tally.total = score.total;
    tally.masks = masks;
    tally.symbols = (symbols != cities[seat].standing.science.symbols).then_some(symbols);
    tally
}

/// Olympia (B): the neighbours' guild that brings most, as if it stood here, and the symbols with it.
fn best_guild(cities: &BySeat<City>, seat: Seat, science: Science) -> Option<(CopiedGuild, Science)> {
    let beside = beside(cities, seat);
    let guilds = beside.iter().flat_map(|n| cities[*n].built()).filter(|card| card.is_guild());
    let valued = guilds.map(|guild| {
        let mut brings = Standing::new();
        brings.add(Thing::Card(guild));
        let (own, _) = worth(cities, seat, Thing::Card(guild));
        let best = best_leader(cities, seat, guild);
        let points = own + best.map_or(0, |(points, _)| points);
        let leader = best.map(|(_, leader)| leader);
        (CopiedGuild { guild, points, leader }, science.with(brings.science))
    });
    valued.max_by_key(|(copied, with)| (copied.points + with.points() as i16, Reverse(copied.guild)))
}

/// What a guild that copies a leader would bring: the points of the best one beside, and nothing else of them (G-9).
fn best_leader(cities: &BySeat<City>, seat: Seat, guild: Card) -> Option<(i16, Leader)> {
    let copies = Effect::Once(Once::Power { power: Power::CopyLeader });
    if !guild.facts().effects.contains(&copies) {
        return None;
    }
    let leaders = beside(cities, seat).into_iter().flat_map(|other| cities[other].leaders());
    let copied = leaders.filter(|leader| leader.facts().copied);
    let valued = copied.map(|leader| {
        let (points, _) = worth(cities, seat, Thing::Copied(Copied::Leader { leader }));
        (points, leader)
    });
    valued.max_by_key(|(points, leader)| (*points, Reverse(*leader)))
}

/// Most points, then most coins; then it is a tie. Players who left come after all who stayed, and cannot win: if all
/// have left, all are last. Teams are ranked by the sums of their players (G-8), and stay as long as one of them does.
pub(crate) fn outcome(state: &State) -> Outcome {
    let scores = state.hands.map(|seat, _| score(&state.cities, seat));
    let (teams, seats) = (state.teams, state.hands.seats());
    let gone = teams.wholly(state.left);
    // Of a team: what its players have together.
    let by_points = scores.map(|seat, _| {
        let side = || teams.side(seat).iter();
        let total: i16 = side().map(|seat| scores[seat].total).sum();
        let coins: u16 = side().map(|seat| state.cities[seat].coins).sum();
        (!gone.contains(seat), total, coins)
    });
    let best = by_points.iter().map(|(_, key)| *key).max();
    let is_first = |seat: Seat| Some(by_points[seat]) == best;
    // Who has named the winner comes right after, whatever their points.
    let key = |side: SeatSet| {
        let any = side.iter().next().map(|seat| (by_points[seat], is_first(seat)));
        let named = side.iter().any(|seat| state.cities[seat].named.is_some_and(is_first));
        any.map(|((stayed, total, coins), first)| (stayed, first, stayed && named, total, coins))
    };
    let line = |label: &'static str, points: &dyn Fn(&Score) -> i16| ScoreLine {
        label: label.into(),
        points: scores.map(|_, score| i32::from(points(score))),
    };
    let rows = state.plan.rows.iter().map(|row| line(row.label(), &|score| score.row(*row)));
    let sheet = rows.chain([line("total", &|score| score.total)]).collect();
    let mut outcome = Outcome::ranked_by_side(teams, seats, key, sheet);
    if seats.seats().all(|seat| gone.contains(seat)) {
        outcome.places = BySeat::filled(seats, seats.get() as u8);
    }
    outcome
}
