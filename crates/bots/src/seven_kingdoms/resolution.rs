//! The simulation of a resolution: each player takes the best cards.

use ::seven_kingdoms::{Card, Slot, Title};
use arrayvec::ArrayVec;
use contract::Seat;

use super::scene::Scene;

/// A played card with its seat.
pub(super) type Played = (Seat, Card);

/// Lets all of `played` act, the highest number first. Returns the cards that `me` took.
pub(super) fn resolve(scene: &mut Scene, played: &mut [Played], me: Seat) -> ArrayVec<Card, 4> {
    played.sort_unstable_by_key(|(_, card)| std::cmp::Reverse(*card));
    let mut mine = ArrayVec::new();
    for (seat, card) in played {
        let taken = act(scene, *seat, *card);
        if *seat == me {
            mine = taken;
        }
    }
    mine
}

/// Lets one player act with one card, which has left their holding. Returns the cards taken.
pub(super) fn act(scene: &mut Scene, seat: Seat, card: Card) -> ArrayVec<Card, 4> {
    if card.title() == Title::Bishop {
        scene.holdings[seat].add(card);
        let best = scene.up.iter().copied().max_by(|a, b| {
            let lead = |token| {
                let mut placed = scene.clone();
                placed.place(token);
                placed.lead(seat)
            };
            lead(*a).total_cmp(&lead(*b))
        });
        if let Some(token) = best {
            scene.place(token);
        }
    }
    let slots = taking(scene, seat, card);
    slots.into_iter().filter_map(|slot| scene.give(seat, slot)).collect()
}

/// Returns the maximum number of single cards that a title takes; `None` for those that take runs.
pub(super) fn singles(card: Card) -> Option<usize> {
    match card.title() {
        Title::King => Some(4),
        Title::Princess => Some(2),
        Title::Bishop | Title::Merchant | Title::Peasant => Some(1),
        Title::General | Title::Knight => None,
    }
}

/// Returns the columns with the best cards for `seat`, each card weighed alone.
fn taking(scene: &Scene, seat: Seat, card: Card) -> ArrayVec<usize, 4> {
    let mut gains = [0.0_f32; Slot::COUNT];
    let now = scene.expected(seat);
    let mut trial = scene.clone();
    for (gain, card) in gains.iter_mut().zip(scene.row) {
        if let Some(card) = card {
            trial.holdings[seat].add(card);
            *gain = trial.expected(seat) - now;
            trial.holdings[seat] = scene.holdings[seat];
        }
    }
    let Some(most) = singles(card) else {
        let length = if card.title() == Title::General { 3 } else { 2 };
        let sum = |from: &usize| gains[*from..from + length].iter().sum::<f32>();
        let best = (0..=Slot::COUNT - length).max_by(|a, b| sum(a).total_cmp(&sum(b)));
        return best.map_or_else(ArrayVec::new, |from| (from..from + length).collect());
    };
    let reach = card.reach().map(|slots| slots.map(Slot::index));
    let mut columns: ArrayVec<usize, { Slot::COUNT }> = (0..Slot::COUNT)
        .filter(|slot| scene.row[*slot].is_some() && reach.is_none_or(|reach| reach.contains(slot)))
        .collect();
    columns.sort_unstable_by(|a, b| gains[*b].total_cmp(&gains[*a]));
    columns.into_iter().take(most).collect()
}
