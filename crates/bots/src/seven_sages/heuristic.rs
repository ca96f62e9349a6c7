//! A player that bargains for partners whose cards it has, and fights as long as it can win.

use ::seven_sages::{Intent, Sage, SevenSages, Site, Tile, View, You};
use contract::{ChaCha8Rng, Choices, People, Player, Rules as _, Seat};

use super::{
    fight,
    scene::{crystals, site},
    talk, worth,
};

/// A player of The Seven Sages by rules of thumb.
///
/// It picks the sage with the most cards in its hand. It looks for partners whose cards it has and who let it
/// take its crystal first, and gives them their cards, so that ones become pairs. It plays while there is
/// something to win, and then passes. It uses no chance, and knows only its view.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Heuristic;

impl Player<SevenSages> for Heuristic {
    fn name(&self) -> &'static str {
        "heuristic"
    }

    fn decide(
        &self,
        rules: &SevenSages,
        view: &View,
        choices: &Choices<Intent>,
        _: &mut ChaCha8Rng,
    ) -> Intent {
        let first = choices.intents.first().expect("a player is only asked when something is offered");
        let Some(you) = &view.you else { return first.clone() };
        if view.players[you.seat].left {
            // A seat without a player takes part in nothing.
            return rules.fallback(view).unwrap_or_else(|| first.clone());
        }
        let weigh = |intent: &Intent| weight(view, you, intent);
        // `max_by` returns the last of equal elements; the first is needed.
        let best = choices.intents.iter().rev().max_by(|a, b| weigh(a).total_cmp(&weigh(b)));
        best.unwrap_or(first).clone()
    }

    /// Makes an alliance with another bot wait; one that a person has offered does not wait.
    fn waits(
        &self,
        _: &SevenSages,
        view: &View,
        you: Seat,
        intent: &Intent,
        people: People,
        _: &mut ChaCha8Rng,
    ) -> bool {
        talk::closes(view, you, intent, people)
    }
}

/// Returns the weight of an intent, relative to the others in the same position.
fn weight(view: &View, you: &You, intent: &Intent) -> f64 {
    match intent {
        Intent::Choose { sage } => choosing(view, you, *sage),
        Intent::Propose { .. }
        | Intent::Withdraw { .. }
        | Intent::Accept { .. }
        | Intent::NoDeal { .. }
        | Intent::Listen
        | Intent::WalkAway
        | Intent::Show { .. }
        | Intent::Join { .. }
        | Intent::Side { .. }
        | Intent::Alone
        | Intent::LetSpeak
        | Intent::With { .. }
        | Intent::Against => talk::weight(view, you, intent),
        // Of no use to the giver, unless the giver plays that sage, too; a spell is kept.
        Intent::Give { cards, .. } => {
            if cards.spells.is_empty() {
                1.0
            } else {
                -1.0
            }
        }
        Intent::Ready => 0.0,
        Intent::Play { .. } | Intent::Cast { .. } | Intent::Pass | Intent::Skip => {
            fight::weight(view, you, intent)
        }
        Intent::HandOver { powers } | Intent::Discard { powers } => -worth::of_cards(view, you, powers),
        Intent::TakeCrystal { slot } => {
            crystals(view, view.pawn).nth(usize::from(*slot)).flatten().unwrap_or(0).into()
        }
        Intent::MovePawn { to } => moving(view, you, *to),
    }
}

/// Weighs a sage by the cards to play with it, and a little by its rank.
fn choosing(view: &View, you: &You, sage: Sage) -> f64 {
    let order = &site(view, view.pawn).order;
    let above = order.iter().position(|other| *other == sage).unwrap_or(order.len());
    worth::strength(&you.hand.powers, sage) - 0.25 * above as f64
}

/// Weighs a clearing by its crystals: the player who moves the pawn chooses first.
fn moving(view: &View, you: &You, to: Site) -> f64 {
    if site(view, to).tile == Tile::Finitum {
        return if worth::leads(view, you) { 100.0 } else { -100.0 };
    }
    crystals(view, to).flatten().map(f64::from).sum()
}
