//! The choice of allies.

use ::seven_sages::{Intent, Kin, Stage, View, You};
use contract::{People, Seat};

use super::{
    scene::{crystals, in_talks_of_three},
    worth,
};

/// The minimum value of a partner for an offer, as a share of the best partner's value.
const NEARLY: f64 = 0.75;
/// The strength that is needed to fight alone against two, without the bonus.
const ALONE: f64 = 24.0;

/// Returns true if the intent would close the talks before people have had their time. A person who has voted
/// for no deal has had it, and an alliance with a person never waits.
pub(super) fn closes(view: &View, you: Seat, intent: &Intent, people: People) -> bool {
    let Stage::Negotiate { no_deal, proposals, .. } = &view.stage else { return false };
    let ally = match intent {
        Intent::Accept { from } => Some(*from),
        // Offers that meet are an alliance.
        Intent::Propose { to } => proposals.iter().find(|p| p.from == *to && p.to == you).map(|p| p.from),
        _ => None,
    };
    let reads = |seat: Seat| !no_deal.contains(&seat);
    ally.is_some_and(|ally| !people.seated.contains(ally)) && people.deciding.iter().any(reads)
}

pub(super) fn weight(view: &View, you: &You, intent: &Intent) -> f64 {
    match intent {
        Intent::Accept { from } => good_enough(view, you, *from, 30.0),
        Intent::Propose { to } => good_enough(view, you, *to, 20.0),
        // Everything has been said.
        Intent::Listen => 10.0,
        Intent::With { seat } => partner(view, you, *seat),
        Intent::Alone => own_strength(view, you) - ALONE + bonus(view),
        Intent::LetSpeak => 0.0,
        Intent::Against => {
            if own_strength(view, you) + bonus(view) > ALONE {
                100.0
            } else {
                0.0
            }
        }
        // Three fight better than two, and there is a crystal for each.
        Intent::Join { join } => {
            if *join {
                1.0
            } else {
                0.0
            }
        }
        Intent::Side { track } => {
            let members = view.players.iter().filter(|(_, player)| player.track == Some(*track));
            members.map(|(seat, _)| partner(view, you, seat)).sum()
        }
        _ => f64::NEG_INFINITY,
    }
}

/// Raises the weight by the value of the partner; 0 for a partner who is much worse than another.
fn good_enough(view: &View, you: &You, with: Seat, weight: f64) -> f64 {
    let talking: &[Seat] = match &view.stage {
        Stage::Negotiate { talking, .. } => talking,
        _ => &[],
    };
    let others = talking.iter().filter(|seat| **seat != you.seat);
    let best = others.map(|seat| partner(view, you, *seat)).fold(0.0, f64::max);
    let theirs = partner(view, you, with);
    if theirs >= NEARLY * best { weight + theirs / 10.0 } else { 0.0 }
}

/// Returns the value of a partner. It includes the cards to give, the known cards to get, the unknown cards
/// of the partner's hand, and an earlier choice of crystal.
fn partner(view: &View, you: &You, seat: Seat) -> f64 {
    let theirs = &view.players[seat];
    let to_give = theirs.token.map_or(0.0, |sage| worth::strength(&you.hand.powers, sage));
    let own = view.players[you.seat].token;
    let to_get = own.map_or(0.0, |sage| worth::strength(&theirs.known.powers, sage));
    let rank = |seat: Seat| view.ranking.iter().position(|other| *other == seat);
    let first = if rank(you.seat) < rank(seat) { choice_of_crystals(view) } else { 0.0 };
    2.0 + to_give + to_get + worth::owls(&theirs.known.powers) + 0.8 * f64::from(theirs.powers) + 1.5 * first
}

/// Returns the value of the first choice among the crystals.
fn choice_of_crystals(view: &View) -> f64 {
    let values = || crystals(view, view.pawn).flatten().map(f64::from);
    values().fold(0.0, f64::max) - values().fold(7.0, f64::min)
}

/// Returns the strength without help.
fn own_strength(view: &View, you: &You) -> f64 {
    let own = view.players[you.seat].token;
    own.map_or(0.0, |sage| worth::strength(&you.hand.powers, sage))
        + you.hand.powers.iter().filter(|power| power.kin() == Kin::Owl).count() as f64 * 4.0
}

/// Returns the bonus of a player who fights alone: the sum of the clearing's crystals.
fn bonus(view: &View) -> f64 {
    if in_talks_of_three(view) { crystals(view, view.pawn).flatten().map(f64::from).sum() } else { 0.0 }
}
