//! The view of one observer, and the choices in it.

use contract::{BySeat, Choices, Observer, Seat, Situation};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Intent, Refusal, State};

/// The view of one observer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The owner of the seat and their secrets; `null` for spectators.
    pub you: Option<You>,
    /// The seat whose turn it is, as long as there are cards to lay.
    pub turn: Seat,
    /// The number of cards in each hand.
    pub hands: BySeat<u8>,
    /// All cards laid, in order.
    pub pile: Vec<Card>,
    /// Points of each seat.
    pub points: BySeat<u8>,
    /// The seats whose player left the match.
    pub left: BySeat<bool>,
}

/// The secrets of the owner of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct You {
    /// Their seat.
    pub seat: Seat,
    /// Their cards, sorted.
    pub hand: Vec<Card>,
}

impl View {
    pub(crate) fn of(state: &State, who: Observer) -> Self {
        Self {
            you: who.seat().map(|seat| You { seat, hand: state.hands[seat].clone() }),
            turn: state.turn,
            hands: state.hands.map(|_, hand| hand.len() as u8),
            pile: state.pile.clone(),
            points: state.points.clone(),
            left: state.left.clone(),
        }
    }
}

/// The moves of a seat follow from its view.
impl Situation<Intent, Refusal> for View {
    fn choices(&self) -> Choices<Intent> {
        let turn = self.you.as_ref().filter(|you| self.turn == you.seat);
        let hand = turn.map_or(&[][..], |you| &you.hand);
        Choices::all(hand.iter().map(|&card| Intent::Lay { card }).collect())
    }

    fn check(&self, intent: &Intent) -> Result<(), Refusal> {
        let Intent::Lay { card } = *intent;
        match &self.you {
            Some(you) if self.turn == you.seat => {
                you.hand.contains(&card).then_some(()).ok_or(Refusal::NotInHand { card })
            }
            Some(_) | None => Err(Refusal::NotYourTurn),
        }
    }
}
