//! Coins from effects.

use contract::{BySeat, Seat};

use crate::{
    Done, Each, Effect, Line, Once, Thing, city::City, edition::Edition, receipt::Book, reckon::amount,
};

/// Returns the coins that a thing brings when it comes into play.
pub(crate) fn coins_now(cities: &BySeat<City>, city: Seat, by: Thing, book: &mut impl Book) -> u16 {
    let each = by.effects().iter().map(|effect| match effect {
        Effect::Once(Once::Coins { amount: coins }) => amount(cities, city, coins).max(0) as u16,
        Effect::Once(
            Once::NeighboursGain { .. }
            | Once::BuildFromDiscard
            | Once::Tokens { .. }
            | Once::Diplomacy { .. }
            | Once::VoidDiplomacy
            | Once::OthersLose { .. }
            | Once::Power { .. },
        )
        | Effect::Lasting(_)
        | Effect::Each(_)
        | Effect::Worth(_)
        | Effect::Rule(_) => 0,
    });
    let coins = each.sum();
    book.write(|| Line::Gain { by, coins: coins as i16 });
    coins
}

/// Returns the coins that a city earns for an action done `times` times, with the effects that it has.
pub(crate) fn earned(city: &City, done: Done, times: u16, book: &mut impl Book) -> u16 {
    earned_by(city, done, times, |_| true, book)
}

/// Returns the coins for a card that was not built from the hand: from tiles of the tower (G-1), and from
/// leaders (G-23). In version 1 leaders earned nothing for it.
pub(crate) fn earned_anyhow(city: &City, thing: Thing, edition: Edition, book: &mut impl Book) -> u16 {
    let counts = |by: Thing| match by {
        Thing::Tile(_) => true,
        Thing::Board(_)
        | Thing::Card(_)
        | Thing::Stage(..)
        | Thing::Leader(_)
        | Thing::Copied(_)
        | Thing::Project(_) => edition >= Edition::V2,
    };
    let built = thing.card().map(|card| Done::Built(card.facts().colour));
    built.map_or(0, |built| earned_by(city, built, 1, counts, book))
}

fn earned_by(
    city: &City,
    done: Done,
    times: u16,
    counts: impl Fn(Thing) -> bool,
    book: &mut impl Book,
) -> u16 {
    let each = city.standing.each.iter().filter(|(by, _)| counts(*by)).map(|(by, each)| {
        let (when, coins) = match each {
            Each::Income { when, coins } => (*when, *coins),
            Each::Bonus { when } => (*when, city.age),
            Each::Tax { .. } => return 0,
        };
        if when != done {
            return 0;
        }
        let coins = u16::from(coins) * times;
        book.write(|| Line::Gain { by: *by, coins: coins as i16 });
        coins
    });
    each.sum()
}
