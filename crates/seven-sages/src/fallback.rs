//! What is played for whoever's time ran out, and for whoever left.

use crate::{
    Intent, Power, Question, Site, Tile, Track, View,
    situation::{Asked, Situation},
};

/// What an unseen crystal is worth on average, twice.
const TWICE_A_CRYSTAL: u16 = 9;

/// A seat that was given up is played so as well, but in the talks it accepts the first offer it has, and
/// until it has one it listens: walking away would be for good.
pub(crate) fn fallback(view: &View) -> Option<Intent> {
    let situation = Situation::of_view(view);
    let you = situation.you?;
    let lowest = |count: u8| -> Vec<Power> { situation.hand.powers.lowest(count.into()).iter().collect() };
    match situation.asked {
        Asked::Nothing | Asked::Over => None,
        Asked::Choose => situation.free_roles.iter().next().map(|sage| Intent::Choose { sage }),
        Asked::Negotiate if view.players[you].left => {
            let offer = situation.talk.offers.iter().next();
            Some(offer.map_or(Intent::Listen, |from| Intent::Accept { from }))
        }
        Asked::Negotiate => Some(Intent::WalkAway),
        Asked::Join => Some(Intent::Join { join: false }),
        Asked::Side => Some(Intent::Side { track: smaller_side(&situation) }),
        Asked::Speak(Question::FirstAlone | Question::SecondAlone) => Some(Intent::LetSpeak),
        Asked::Speak(Question::SecondJoins) => Some(Intent::Against),
        Asked::Speak(Question::ThirdJoins) => situation.order[0].map(|seat| Intent::With { seat }),
        Asked::Exchange => Some(Intent::Ready),
        Asked::Fight => Some(Intent::Pass),
        Asked::HandOver(count) => Some(Intent::HandOver { powers: lowest(count) }),
        Asked::Discard(count) => Some(Intent::Discard { powers: lowest(count) }),
        Asked::TakeCrystal => {
            let value = |slot: u8| situation.sites[situation.pawn.index()].crystals[usize::from(slot)];
            let slots = situation.crystals_on(situation.pawn).map(|at| at.slot);
            slots.max_by_key(|slot| (value(*slot), u8::MAX - *slot)).map(|slot| Intent::TakeCrystal { slot })
        }
        Asked::MovePawn => Some(Intent::MovePawn { to: next_site(view, &situation) }),
    }
}

/// Track one if both are equal.
fn smaller_side(situation: &Situation<'_>) -> Track {
    let members = |track: Track| situation.tracks.iter().filter(|side| **side == Some(track)).count();
    if members(Track::Two) < members(Track::One) { Track::Two } else { Track::One }
}

/// Finitum for whoever leads, else the clearing with the larger sum, the first of equals.
fn next_site(view: &View, situation: &Situation<'_>) -> Site {
    let others = || Site::ALL.into_iter().filter(|site| *site != situation.pawn);
    let is_finitum = |site: &Site| situation.sites[site.index()].tile == Tile::Finitum;
    if let Some(finitum) = others().find(is_finitum) {
        let clearing = others().find(|site| !is_finitum(site));
        return if leads(view) { finitum } else { clearing.unwrap_or(finitum) };
    }
    let sum = |site: &Site| situation.sites[site.index()].sum();
    let [first, second] = [others().next(), others().nth(1)].map(|site| site.unwrap_or(situation.pawn));
    if sum(&second) > sum(&first) { second } else { first }
}

/// As far as one can see: the values of others' crystals are secret, so each counts what one is worth on
/// average.
fn leads(view: &View) -> bool {
    let Some(you) = &view.you else { return false };
    let own: u16 = you.crystals.iter().copied().map(u16::from).sum();
    view.players
        .iter()
        .filter(|(seat, _)| *seat != you.seat)
        .all(|(_, player)| 2 * own > TWICE_A_CRYSTAL * u16::from(player.crystals))
}
