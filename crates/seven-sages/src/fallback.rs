//! The intents that are played after a timeout, and for a seat whose player left.

use crate::{
    Intent, Power, Question, Site, Tile, Track,
    situation::{Asked, Situation},
};

impl Situation<'_> {
    /// Returns the intent for a seat after a timeout. A seat whose player left is played in the same
    /// way, except in the talks: it accepts the first offer that it has, and listens until it has one.
    /// Walking away would be permanent.
    pub(crate) fn automatic(&self) -> Option<Intent> {
        let lowest = |count: u8| -> Vec<Power> { self.hand.powers.lowest(count.into()).iter().collect() };
        match self.asked {
            Asked::Nothing | Asked::Over => None,
            Asked::Choose => self.free_roles.iter().next().map(|sage| Intent::Choose { sage }),
            Asked::Negotiate if self.given_up => {
                let offer = self.talk.offers.iter().next();
                Some(offer.map_or(Intent::Listen, |from| Intent::Accept { from }))
            }
            Asked::Negotiate => Some(Intent::WalkAway),
            Asked::Join => Some(Intent::Join { join: false }),
            Asked::Side => Some(Intent::Side { track: self.smaller_side() }),
            Asked::Speak(Question::FirstAlone | Question::SecondAlone) => Some(Intent::LetSpeak),
            Asked::Speak(Question::SecondJoins) => Some(Intent::Against),
            Asked::Speak(Question::ThirdJoins) => self.order[0].map(|seat| Intent::With { seat }),
            Asked::Exchange => Some(Intent::Ready),
            Asked::Fight => Some(Intent::Pass),
            Asked::HandOver(count) => Some(Intent::HandOver { powers: lowest(count) }),
            Asked::Discard(count) => Some(Intent::Discard { powers: lowest(count) }),
            Asked::TakeCrystal => {
                let value = |slot: u8| self.sites[self.pawn.index()].crystals[usize::from(slot)];
                let slots = self.crystals_on(self.pawn).map(|at| at.slot);
                slots
                    .max_by_key(|slot| (value(*slot), u8::MAX - *slot))
                    .map(|slot| Intent::TakeCrystal { slot })
            }
            Asked::MovePawn => Some(Intent::MovePawn { to: self.next_site() }),
        }
    }

    /// Returns the side with fewer members; track one if both are equal.
    fn smaller_side(&self) -> Track {
        let members = |track: Track| self.tracks.iter().filter(|side| **side == Some(track)).count();
        if members(Track::Two) < members(Track::One) { Track::Two } else { Track::One }
    }

    /// Returns finitum for a seat that leads, else the clearing with the larger sum, the first of equal ones.
    fn next_site(&self) -> Site {
        let others = || Site::ALL.into_iter().filter(|site| *site != self.pawn);
        let is_finitum = |site: &Site| self.sites[site.index()].tile == Tile::Finitum;
        if let Some(finitum) = others().find(is_finitum) {
            let clearing = others().find(|site| !is_finitum(site));
            return if self.leads { finitum } else { clearing.unwrap_or(finitum) };
        }
        let sum = |site: &Site| self.sites[site.index()].sum();
        let [first, second] = [others().next(), others().nth(1)].map(|site| site.unwrap_or(self.pawn));
        if sum(&second) > sum(&first) { second } else { first }
    }
}
