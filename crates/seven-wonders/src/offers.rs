//! The decisions of a seat, with the ways to carry out each option.

mod answers;
mod chooser;
mod leading;
mod playing;

use contract::Seat;

use crate::{
    Board, Card, How, Means, Offers, Payment, Refusal, SevenWonders, Side, SideChoice, Wonder, Wonders,
    state::{State, Step},
};

use answers::answers;
use chooser::Chooser;

/// The amount of detail that the caller needs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Everything, with reasons, receipts and outlooks: for a view.
    Quoted,
    /// Everything, with reasons.
    Reasons,
    /// Only legal plays, for search. Reasons are not exact.
    Possible,
    /// Only this play, with reasons: for judging an intent.
    One(Card, How),
}

/// Returns means that cost nothing.
fn for_nothing() -> Means {
    Means::Pay { bank: 0, ways: vec![Payment::NOTHING] }
}

/// The placeholder where the caller needs neither the means nor a reason.
const UNTOLD: Means = Means::No { because: Refusal::NotNow };

/// Returns the decisions of a seat, its own city first.
pub(crate) fn offers(rules: &SevenWonders, state: &State, seat: Seat, scope: Scope) -> Vec<Offers> {
    match state.step {
        Step::Boards(_) => boards(rules, state, seat).into_iter().collect(),
        Step::Turn => {
            let owed_first = state.picks[seat].is_none();
            let cities = state.cities_of(seat).take(if owed_first { 1 } else { 2 });
            cities.map(|city| Chooser::new(state, city, scope).play(seat)).collect()
        }
        Step::Draft | Step::Recruit => leading(state, seat, scope).into_iter().collect(),
        Step::Tiles => tiles(state, seat).into_iter().collect(),
        Step::Losses => loss(state, seat).into_iter().collect(),
        Step::Asked => {
            let asked = state.agenda.first().filter(|ask| state.player_of(ask.city) == seat);
            asked.map(|ask| answers(state, ask, scope)).into_iter().collect()
        }
        Step::Over { .. } => Vec::new(),
    }
}

fn boards(rules: &SevenWonders, state: &State, seat: Seat) -> Option<Offers> {
    let one_at_a_time = rules.options.wonders == Wonders::Picked;
    if !state.choosing(one_at_a_time).contains(seat) {
        return None;
    }
    let city = &state.cities[seat];
    let free = |wonder: &Wonder| state.cities.iter().all(|(_, city)| city.wonder != Some(*wonder));
    let wonders = match city.wonder {
        Some(dealt) => vec![dealt],
        None => rules.wonders().into_iter().filter(free).collect::<Vec<_>>(),
    };
    let asked = match (rules.options.sides, city.side) {
        (SideChoice::Picked, _) | (_, None) => Side::ALL.to_vec(),
        (_, Some(given)) => vec![given],
    };
    let board = |wonder: Wonder, side: Side| Board { wonder, side };
    // A wonder that lacks the given side cannot be chosen.
    let fits = |wonder: &Wonder| asked.iter().any(|side| rules.has_board(board(*wonder, *side)));
    let wonders: Vec<Wonder> = wonders.into_iter().filter(fits).collect();
    let up = |side: &Side| wonders.iter().any(|wonder| rules.has_board(board(*wonder, *side)));
    let sides: Vec<Side> = asked.into_iter().filter(up).collect();
    let all = wonders.iter().flat_map(|wonder| sides.iter().map(|side| board(*wonder, *side)));
    let lacking = all.filter(|board| !rules.has_board(*board)).collect();
    Some(Offers::Board { wonders, sides, lacking })
}

/// Returns the choice of a tile of the pack.
fn tiles(state: &State, seat: Seat) -> Option<Offers> {
    let tower = state.tower.as_ref()?;
    Some(Offers::Tiles { tiles: tower.packs.held(seat).to_vec() })
}

/// Returns the choice of how many coins of a loss are paid.
fn loss(state: &State, seat: Seat) -> Option<Offers> {
    let (coins, loses, most) = (state.cities[seat].coins, state.losses[seat], state.can_pay(seat));
    (most > 0).then_some(Offers::Loss { city: seat, coins, loses, most })
}

/// Returns the plays of leaders.
fn leading(state: &State, seat: Seat, scope: Scope) -> Option<Offers> {
    let court = state.court.as_ref()?;
    if court.is_drafting() {
        return Some(Offers::Keep { leaders: court.pack_of(seat).to_vec() });
    }
    court.is_asked(seat).then(|| Chooser::new(state, seat, scope).lead(&court.hands[seat]))
}
