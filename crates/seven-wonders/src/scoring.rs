//! Points at the end (section 7): one loop over all that is in play.

use std::cmp::Reverse;

use contract::{BySeat, Outcome, ScoreLine, Seat, SeatSet};

use crate::{
    Card, Copied, CopiedGuild, Effect, Leader, Once, Power, Row, Rows, Science, Score, Symbol, Tally, Thing,
    Worth,
    city::City,
    reckon::{beside, points, science},
    science::{Chosen, shares},
    standing::Standing,
    state::State,
    tile::TILE_POINTS,
    values::VICTORY,
};

/// The origin of points of a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// Victory and defeat tokens.
    Tokens,
    /// Coins.
    Coins,
    /// Debts.
    Debts,
    /// Tiles of the Tower of Babel that the player has laid.
    Tower,
    /// Great Projects that failed.
    Penalties,
    /// Points printed on a thing in play.
    Thing(Thing),
    /// A neighbour's guild that the wonder copies.
    Copied(CopiedGuild),
    /// The symbols of one kind.
    Symbols(Symbol),
    /// Sets of three different symbols.
    Sets,
}

/// Points, and their origin.
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
            Origin::Tower | Origin::Penalties => Row::Babel,
            Origin::Thing(thing) => thing.row(),
            Origin::Copied(_) => Row::Guilds,
            Origin::Symbols(_) | Origin::Sets => Row::Science,
        }
    }
}

/// Returns the points of the effects of a thing for a city with these symbols.
fn worth(cities: &BySeat<City>, city: Seat, thing: Thing, science: &Science) -> i16 {
    let each = thing.effects().iter().map(|effect| match effect {
        Effect::Worth(Worth::Points { amount }) => points(cities, city, amount, Some(thing), science),
        Effect::Worth(Worth::CopyGuild)
        | Effect::Lasting(_)
        | Effect::Once(_)
        | Effect::Each(_)
        | Effect::Rule(_) => 0,
    });
    each.sum()
}

/// Returns the points of a thing for a city, in play or not.
pub(crate) fn worth_now(cities: &BySeat<City>, city: Seat, thing: Thing) -> i16 {
    worth(cities, city, thing, &science(cities, city))
}

/// Passes each origin of points of a city to `tell` once, in any order. Returns the symbols after the best
/// choices.
fn tell_parts(cities: &BySeat<City>, seat: Seat, mut tell: impl FnMut(Part)) -> Chosen {
    let mut tell = |of, points| tell(Part { of, points });
    let city = &cities[seat];
    let tokens: i16 =
        city.victories.iter().zip(VICTORY).map(|(n, value)| i16::from(*n) * i16::from(value)).sum();
    tell(Origin::Tokens, tokens - i16::from(city.defeats));
    tell(Origin::Coins, (city.coins / 3) as i16);
    tell(Origin::Debts, -(city.debts as i16));
    tell(Origin::Tower, TILE_POINTS[usize::from(city.laid).min(TILE_POINTS.len() - 1)]);
    tell(Origin::Penalties, -i16::from(city.penalties));
    // A copied guild may bring symbols, and everything that counts symbols counts those as well.
    let (copies, science) = best_copies(cities, seat);
    for copy in copies {
        let points = copy.worth(cities, seat, &science);
        tell(Origin::Copied(CopiedGuild { guild: copy.guild, points, leader: copy.leader }), points);
    }
    for thing in city.in_play.iter().filter(|thing| !is_token(**thing)) {
        tell(Origin::Thing(*thing), worth(cities, seat, *thing, &science) + city.tombs_in(*thing));
    }
    // Tokens are listed by number, in whatever order they came.
    for project in city.projects() {
        let token = Thing::Project(project);
        tell(Origin::Thing(token), worth(cities, seat, token, &science));
    }
    let chosen = science.chosen();
    let [compasses, gears, tablets, sets] = shares(chosen.symbols).map(|points| points as i16);
    tell(Origin::Symbols(Symbol::Compass), compasses);
    tell(Origin::Symbols(Symbol::Gear), gears);
    tell(Origin::Symbols(Symbol::Tablet), tablets);
    tell(Origin::Sets, sets);
    chosen
}

const fn is_token(thing: Thing) -> bool {
    matches!(thing, Thing::Project(_))
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

/// Returns the points of a city.
pub(crate) fn score(cities: &BySeat<City>, seat: Seat) -> Score {
    let mut score = Score::default();
    score.symbols = tell_parts(cities, seat, |part| score.add(part)).symbols;
    score
}

/// Returns the points of a city by origin: the parts that [`score`] adds up.
pub(crate) fn tally(cities: &BySeat<City>, seat: Seat) -> Tally {
    let (mut score, mut tally) = (Score::default(), Tally::default());
    let Chosen { symbols, masks } = tell_parts(cities, seat, |part| {
        score.add(part);
        tally.write(&cities[seat], part);
    });
    tally.close();
    tally.rows = Rows::from(score);
    tally.total = score.total;
    tally.masks = masks;
    tally.symbols = (symbols != cities[seat].standing.science.symbols).then_some(symbols);
    tally
}

/// A guild of a neighbour that may be copied, and the leader that it copies in turn.
#[derive(Clone, Copy)]
struct Copy {
    guild: Card,
    leader: Option<Leader>,
}

impl Copy {
    /// Returns its points apart from symbols.
    fn worth(self, cities: &BySeat<City>, seat: Seat, science: &Science) -> i16 {
        let led = self.leader.map(|leader| Thing::Copied(Copied::Leader { leader }));
        let things = [Some(Thing::Card(self.guild)), led].into_iter().flatten();
        things.map(|thing| worth(cities, seat, thing, science)).sum()
    }

    /// Returns the symbols of the guild, and the points for sets of the guild and the leader. Of the leader
    /// only points are copied (G-9).
    fn science(self) -> Science {
        let (mut own, mut led) = (Standing::new(), Standing::new());
        own.add(Thing::Card(self.guild));
        if let Some(leader) = self.leader {
            led.add(Thing::Copied(Copied::Leader { leader }));
        }
        own.science.with(Science { bonus: led.science.bonus, ..Science::default() })
    }
}

/// Returns the best guilds of neighbours to copy, and all symbols with theirs (Olympia B). A city may have
/// several copies of that stage, and the guilds are chosen together for the most points.
fn best_copies(cities: &BySeat<City>, seat: Seat) -> (Vec<Copy>, Science) {
    let (copied_guilds, science) = (cities[seat].standing.copied_guilds, science(cities, seat));
    if copied_guilds == 0 {
        return (Vec::new(), science);
    }
    let beside = beside(cities, seat);
    let guilds = beside.iter().flat_map(|n| cities[*n].built()).filter(|card| card.is_guild());
    let all: Vec<Choice> = guilds
        .flat_map(|guild| {
            let leaders = copied_by(cities, seat, guild);
            let alone = leaders.is_empty().then_some(None);
            leaders.into_iter().map(Some).chain(alone).map(move |leader| Copy { guild, leader })
        })
        .map(|copy| Choice {
            copy,
            points: copy.worth(cities, seat, &Science::default()),
            science: copy.science(),
        })
        .collect();
    let (_, copies, science) = choose(&all, copied_guilds, science);
    (copies, science)
}

/// A copy with its points apart from symbols and sets, and its symbols.
struct Choice {
    copy: Copy,
    points: i16,
    science: Science,
}

/// Chooses this number of copies with the most points. Returns the points with all symbols, the copies, and
/// the symbols. Of equal choices it takes the first in the order of guilds and leaders.
fn choose(all: &[Choice], copies: u8, science: Science) -> (i16, Vec<Copy>, Science) {
    let none = || (science.worth(), Vec::new(), science);
    let Some(rest) = copies.checked_sub(1) else { return none() };
    let with = all.iter().map(|Choice { copy, points, science: more }| {
        let (value, mut copies, science) = choose(all, rest, science.with(*more));
        copies.push(*copy);
        (points + value, copies, science)
    });
    let order = |copies: &[Copy]| copies.last().map(|copy| Reverse((copy.guild, copy.leader)));
    with.max_by_key(|(value, copies, _)| (*value, order(copies))).unwrap_or_else(none)
}

/// Returns the leaders of neighbours that a guild can copy.
fn copied_by(cities: &BySeat<City>, seat: Seat, guild: Card) -> Vec<Leader> {
    let copies = Effect::Once(Once::Power { power: Power::CopyLeader });
    if !guild.facts().effects.contains(&copies) {
        return Vec::new();
    }
    let leaders = beside(cities, seat).into_iter().flat_map(|other| cities[other].leaders());
    leaders.filter(|leader| leader.facts().copied).collect()
}

/// Ranks the players: most points, then most coins, otherwise a tie. Players who left come after all who
/// stayed, and cannot win. If all have left, all are last. Teams are ranked by the sums of their players
/// (G-8), and stay as long as one of them does.
pub(crate) fn outcome(state: &State) -> Outcome {
    let scores = state.hands.map(|seat, _| score(&state.cities, seat));
    let (teams, seats) = (state.teams, state.hands.seats());
    let gone = teams.wholly(state.left);
    // For a team, the sum of its players.
    let by_points = scores.map(|seat, _| {
        let side = || teams.side(seat).iter();
        let total: i16 = side().map(|seat| scores[seat].total).sum();
        let coins: u16 = side().map(|seat| state.cities[seat].coins).sum();
        (!gone.contains(seat), total, coins)
    });
    let best = by_points.iter().map(|(_, key)| *key).max();
    let is_first = |seat: Seat| Some(by_points[seat]) == best;
    // A player who named the winner comes next, with any number of points.
    let key = |side: SeatSet| {
        let any = side.iter().next().map(|seat| (by_points[seat], is_first(seat)));
        let named = side.iter().any(|seat| state.cities[seat].named.is_some_and(is_first));
        any.map(|((stayed, total, coins), first)| (stayed, first, stayed && named, total, coins))
    };
    let line = |label: &'static str, points: &dyn Fn(&Score) -> i16| ScoreLine {
        label: label.into(),
        points: scores.map(|_, score| i32::from(points(score))),
    };
    let rows = state.plan.rows().map(|row| line(row.label(), &|score| score.row(row)));
    let sheet = rows.chain([line("total", &|score| score.total)]).collect();
    let mut outcome = Outcome::ranked_by_side(teams, seats, key, sheet);
    if seats.seats().all(|seat| gone.contains(seat)) {
        outcome.places = BySeat::filled(seats, seats.get() as u8);
    }
    outcome
}
