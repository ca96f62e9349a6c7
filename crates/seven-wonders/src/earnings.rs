//! Coins that effects bring.

use contract::{BySeat, Seat};

use crate::{Done, Each, Effect, Line, Once, Thing, city::City, receipt::Book, reckon::amount};

/// Coins that a thing brings when it comes into play.
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

/// Coins that a city earns by what was done so many times, with what stands there.
pub(crate) fn earned(each: &[(Thing, &Each)], done: Done, times: u16, book: &mut impl Book) -> u16 {
    let coins = each.iter().map(|(by, each)| match each {
        Each::Income { when, coins } if *when == done => {
            let coins = u16::from(*coins) * times;
            book.write(|| Line::Gain { by: *by, coins: coins as i16 });
            coins
        }
        Each::Income { .. } => 0,
    });
    coins.sum()
}
