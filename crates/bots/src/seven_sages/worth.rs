//! The value of cards and crystals.

use ::seven_sages::{Kin, Power, Sage, View, You};

/// The average value of an unseen crystal.
pub(super) const CRYSTAL: f64 = 4.5;
/// The value of an owl beyond its number: every sage can play it.
const OWL: f64 = 1.5;

/// Returns the strength of these cards for a sage in a fight: the sage's own cards, with a pair of ones as
/// eleven.
pub(super) fn strength(powers: &[Power], sage: Sage) -> f64 {
    let own = powers.iter().filter(|power| power.kin() == sage.kin());
    let sum: u8 = own.clone().map(|power| power.value()).sum();
    let ones = own.filter(|power| power.value() == 1).count();
    f64::from(sum) + if ones == 2 { 9.0 } else { 0.0 }
}

pub(super) fn owls(powers: &[Power]) -> f64 {
    powers.iter().filter(|power| power.kin() == Kin::Owl).map(|power| f64::from(power.value())).sum()
}

/// Returns the cost of giving up these cards of the hand. Owls and pairs are expensive; single cards of a
/// sage without others in the hand are cheap.
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

/// Returns true if the player leads, as far as it can see: the values of others' crystals are secret.
pub(super) fn leads(view: &View, you: &You) -> bool {
    let own: f64 = you.crystals.iter().copied().map(f64::from).sum();
    let others = view.players.iter().filter(|(seat, _)| *seat != you.seat);
    others.into_iter().all(|(_, player)| own >= CRYSTAL * f64::from(player.crystals))
}
