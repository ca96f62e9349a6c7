//! What cards and crystals are worth to somebody.

use ::seven_sages::{Kin, Power, Sage, View, You};

/// An unseen crystal, on average.
pub(super) const CRYSTAL: f64 = 4.5;
/// What an owl is worth more than its number: every sage plays it.
const OWL: f64 = 1.5;

/// What these cards bring a sage in a fight: the sage's own, a pair of ones as eleven.
pub(super) fn strength(powers: &[Power], sage: Sage) -> f64 {
    let own = powers.iter().filter(|power| power.kin() == sage.kin());
    let sum: u8 = own.clone().map(|power| power.value()).sum();
    let ones = own.filter(|power| power.value() == 1).count();
    f64::from(sum) + if ones == 2 { 9.0 } else { 0.0 }
}

pub(super) fn owls(powers: &[Power]) -> f64 {
    powers.iter().filter(|power| power.kin() == Kin::Owl).map(|power| f64::from(power.value())).sum()
}

/// What giving up these cards of the hand costs: owls and pairs are dear, single cards of a sage of whom one
/// holds nothing else are cheap.
pub(super) fn of_cards(view: &View, you: &You, cards: &[Power]) -> f64 {
    let hand = &you.hand.powers;
    let worth = |power: &Power| {
        let value = f64::from(power.value());
        let Some(sage) = power.kin().sage() else { return value + OWL };
        if power.value() == 1 && hand.iter().filter(|other| *other == power).count() == 2 {
            return 5.5;
        }
        let out = if view.out.contains(&sage) { 0.0 } else { 1.0 };
        out * value * (0.4 + 0.02 * strength(hand, sage))
    };
    cards.iter().map(worth).sum()
}

/// As far as one can see: the values of others' crystals are secret.
pub(super) fn leads(view: &View, you: &You) -> bool {
    let own: f64 = you.crystals.iter().copied().map(f64::from).sum();
    let others = view.players.iter().filter(|(seat, _)| *seat != you.seat);
    others.into_iter().all(|(_, player)| own >= CRYSTAL * f64::from(player.crystals))
}
