//! The value of a card in the hand.
//!
//! A card in the hand is scored at the end like one in the kingdom. Its additional value is the play that it
//! will make, and the cost of that is a round. A player with an empty hand draws two cards, which is more
//! than most plays bring. So a card is worth keeping if its play brings more than an average round.

use ::seven_kingdoms::{Card, Title};
use arrayvec::ArrayVec;

use super::scene::Scene;

/// Returns the average points of playing the card, minus the loss of the card itself.
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

/// The average points of a round for a player who validates everything: draw two, play, play.
const AVERAGE_ROUND: f32 = 1.6;

/// Returns the expected number of rounds left.
pub(super) fn rounds_left(scene: &Scene) -> f32 {
    let seats = scene.holdings.seats().get() as f32;
    scene.pile.max(0.0) / (1.4 * seats)
}

/// Returns the additional points of having this card in the hand rather than in the kingdom.
pub(super) fn keeping(card: Card, scene: &Scene) -> f32 {
    let seats = scene.holdings.seats().get() as f32;
    (play_brings(card, seats) - AVERAGE_ROUND) * rounds_left(scene).min(1.0)
}

/// Returns the additional points of a free choice between hand and kingdom for each of these cards, with this
/// much room in the hand.
pub(super) fn choice(cards: impl Iterator<Item = Card>, room: usize, scene: &Scene) -> f32 {
    let mut bonuses: ArrayVec<f32, 4> = cards.map(|card| keeping(card, scene).max(0.0)).take(4).collect();
    bonuses.sort_unstable_by(|a, b| b.total_cmp(a));
    bonuses.iter().take(room).sum()
}
