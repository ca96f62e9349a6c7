//! The value of an amount. Only this module computes it.

use contract::{BySeat, Seat};

use crate::{
    Amount, Card, Colour, Count, Effect, If, Lasting, Learned, Per, Science, Thing,
    city::{City, Face},
    values::VICTORY,
};

/// Returns the left and the right neighbour.
pub(crate) fn beside(cities: &BySeat<City>, city: Seat) -> [Seat; 2] {
    let around = cities.seats();
    [around.left_of(city), around.right_of(city)]
}

/// Returns the number of things that a city has, with these symbols.
fn held(cities: &BySeat<City>, seat: Seat, count: Count, symbols: &Science) -> i16 {
    let city = &cities[seat];
    match count {
        Count::Cards(colour) => i16::from(city.count(colour)),
        Count::Stages => city.stages_built().count() as i16,
        Count::Defeats => i16::from(city.defeats),
        Count::Victories => city.victories.iter().map(|n| i16::from(*n)).sum(),
        Count::Coins(each) => (city.coins / u16::from(each)) as i16,
        Count::Sets(colours) => {
            i16::from(colours.iter().map(|colour| city.count(*colour)).min().unwrap_or(0))
        }
        Count::ScienceSets => i16::from(symbols.sets()),
        Count::Leaders => city.leaders().count() as i16,
        Count::Age => i16::from(city.age),
        Count::Printed(resource) => city.built().map(|card| i16::from(card.printed(resource))).sum(),
        // Only the stage on which it is printed determines those cards.
        Count::LikeMarker => 0,
        Count::Tiles => i16::from(city.laid),
        Count::RicherNeighbour => {
            beside(cities, seat).iter().map(|n| cities[*n].coins).max().unwrap_or(0) as i16
        }
        Count::EqualVictories => {
            let pairs = city.victories.iter().zip(VICTORY);
            pairs.map(|(tokens, value)| i16::from(tokens / 2) * i16::from(value)).sum()
        }
    }
}

/// Returns the scientific symbols of a city, with the kinds that its masks can be.
pub(crate) fn science(cities: &BySeat<City>, seat: Seat) -> Science {
    let mut science = cities[seat].standing.science;
    if science.masks > 0 {
        let green = beside(cities, seat).into_iter().flat_map(|other| cities[other].built());
        for card in green.filter(|card| card.facts().colour == Colour::Green) {
            for effect in card.facts().effects {
                if let Effect::Lasting(Lasting::Science { symbol: Learned::Of(symbol) }) = effect {
                    science.seen[*symbol as usize] = true;
                }
            }
        }
    }
    science
}

/// Returns the thing counted because of the marker of this stage: cards of its colour, or leaders (G-12).
/// `None` without a marker, as for a copied stage.
fn like_marker(city: &City, by: Option<Thing>) -> Option<Count> {
    // The marker of the own stage, if it is a copy (section 6, R-15).
    let stage = city.place_of_thing(by?)?;
    match city.markers[usize::from(stage)]?.face {
        Face::Card(card) => Some(Count::Cards(card.facts().colour)),
        Face::Leader(_) | Face::Open(_) => Some(Count::Leaders),
        Face::Bare => None,
    }
}

/// Returns the number of things in the cities that an effect of this city, or a guild of it, counts.
fn counted(cities: &BySeat<City>, city: Seat, per: Per, by: Option<Thing>, symbols: &Science) -> i16 {
    let Per { count, of, each: _ } = per;
    let count = if count == Count::LikeMarker { like_marker(&cities[city], by) } else { Some(count) };
    let Some(count) = count else { return 0 };
    let by_guild = by.and_then(Thing::card).is_some_and(Card::is_guild);
    let own = if of.includes_own() { held(cities, city, count, symbols) } else { 0 };
    if !of.includes_neighbours() {
        return own;
    }
    let seen = |city: &Seat| match count {
        Count::Cards(_) | Count::Sets(_) | Count::Printed(_) | Count::LikeMarker => {
            !(by_guild && cities[*city].standing.unseen_by_guilds)
        }
        Count::Stages
        | Count::Defeats
        | Count::Victories
        | Count::Coins(_)
        | Count::ScienceSets
        | Count::Leaders
        | Count::Age
        | Count::Tiles
        | Count::RicherNeighbour
        | Count::EqualVictories => true,
    };
    let beside = beside(cities, city).into_iter().filter(seen);
    own + beside.map(|n| held(cities, n, count, &science(cities, n))).sum::<i16>()
}

fn holds(cities: &BySeat<City>, city: Seat, only: If, symbols: &Science) -> bool {
    let own = |count| held(cities, city, count, symbols);
    match only {
        If::None(count) => own(count) == 0,
        If::One(count) => own(count) == 1,
        If::MoreThanNeighbours(count) => {
            let theirs = |n: Seat| held(cities, n, count, &science(cities, n));
            beside(cities, city).into_iter().all(|n| own(count) > theirs(n))
        }
    }
}

/// Returns the value of an amount for a city.
pub(crate) fn amount(cities: &BySeat<City>, city: Seat, amount: &Amount) -> i16 {
    points(cities, city, amount, None, &science(cities, city))
}

/// Returns the points of an amount printed `by` a thing, with these symbols of the city.
pub(crate) fn points(
    cities: &BySeat<City>,
    city: Seat,
    amount: &Amount,
    by: Option<Thing>,
    symbols: &Science,
) -> i16 {
    let Amount { base, per, least, only } = *amount;
    if only.is_some_and(|only| !holds(cities, city, only, symbols)) {
        return 0;
    }
    let more = per.map_or(0, |per| i16::from(per.each) * counted(cities, city, per, by, symbols));
    let sum = i16::from(base) + more;
    least.map_or(sum, |least| sum.max(i16::from(least)))
}
