//! What a card in the hand is good for.
//!
//! A card in the hand is scored at the end like one in the kingdom. What it is worth beyond that is the play
//! it will make, and what it costs is a round: whoever has an empty hand draws two cards, which is more than
//! most plays bring. So a card is worth keeping if its play brings more than an average round does.

use ::seven_kingdoms::{Card, Title};
use arrayvec::ArrayVec;

use super::scene::Scene;

/// What playing the card brings on average, in points, the loss of the card itself deducted.
fn play_brings(card: Card, seats: f32) -> f32 {
    let crowd = seats - 2.0;
    match card.title() {
        Title::King => 2.9 - 0.7 * crowd,
        Title::Bishop => 2.2,
        Title::General => 1.9 - 0.35 * crowd,
        Title::Princess => 1.6 - 0.1 * crowd,
        Title::Knight => 1.2 - 0.1 * crowd,
        Title::Merchant => 0.5,
        Title::Peasant => 0.2,
    }
}

/// What a round brings on average to somebody who validates everything: draw two, play, play.
const AVERAGE_ROUND: f32 = 1.6;

/// Rounds that are still to come.
pub(super) fn rounds_left(scene: &Scene) -> f32 {
    let seats = scene.holdings.seats().get() as f32;
    scene.pile.max(0.0) / (1.4 * seats)
}

/// What it adds to have this card in the hand rather than in the kingdom.
pub(super) fn keeping(card: Card, scene: &Scene) -> f32 {
    let seats = scene.holdings.seats().get() as f32;
    (play_brings(card, seats) - AVERAGE_ROUND) * rounds_left(scene).min(1.0)
}

/// What it adds to choose, for each of these cards, between hand and kingdom with this much room in the hand.
pub(super) fn choice(cards: impl Iterator<Item = Card>, room: usize, scene: &Scene) -> f32 {
    let mut bonuses: ArrayVec<f32, 4> = cards.map(|card| keeping(card, scene).max(0.0)).take(4).collect();
    bonuses.sort_unstable_by(|a, b| b.total_cmp(a));
    bonuses.iter().take(room).sum()
}
