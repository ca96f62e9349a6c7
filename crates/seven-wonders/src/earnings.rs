//! Coins that effects bring.

use contract::{BySeat, Seat};

use crate::{Done, Each, Effect, Once, amount::amount, city::City};

/// Coins that effects bring when they come into play.
pub(crate) fn coins_now(cities: &BySeat<City>, city: Seat, effects: &[Effect]) -> u16 {
    let each = effects.iter().map(|effect| match effect {
        Effect::Once(Once::Coins { amount: coins }) => amount(cities, city, coins).max(0) as u16,
        Effect::Once(
            Once::BuildFromDiscard | Once::Tokens { .. } | Once::OthersLose { .. } | Once::Power { .. },
        )
        | Effect::Lasting(_)
        | Effect::Each(_)
        | Effect::Worth(_)
        | Effect::Rule(_) => 0,
    });
    each.sum()
}

/// Coins that a city earns by what was done, with what stood there before.
pub(crate) fn earned(each: &[&Each], done: Done) -> u16 {
    let coins = each.iter().map(|each| match each {
        Each::Income { when, coins } if *when == done => u16::from(*coins),
        Each::Income { .. } => 0,
    });
    coins.sum()
}
