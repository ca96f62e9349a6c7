//! The boards of a match.

use crate::{Board, SevenWonders, Side, SideChoice, Wonder, edition::Edition};

impl SevenWonders {
    /// Returns true if a board can be dealt or picked on this side: the options include it, and its boxes are
    /// in play.
    pub(crate) fn has_board(&self, Board { wonder, side }: Board) -> bool {
        let (plan, boards) = (self.plan(), self.options.boards);
        match wonder {
            Wonder::Giza
            | Wonder::Babylon
            | Wonder::Olympia
            | Wonder::Rhodes
            | Wonder::Ephesus
            | Wonder::Alexandria
            | Wonder::Halicarnassus => true,
            Wonder::Roma => plan.leaders,
            Wonder::Petra => plan.cities,
            // With three players, hardly a conflict remains if one stays away.
            Wonder::Byzantium => plan.cities && self.seats.get() > 3,
            // Without Cities, side B brings no debts: players lose the coins that they have (ruling 33).
            Wonder::GreatWall => {
                let stands = side == Side::A || plan.cities || self.edition >= Edition::V2;
                boards.has_packs() && stands
            }
            Wonder::AbuSimbel => boards.has_packs() && plan.leaders,
            Wonder::Stonehenge | Wonder::MannekenPis => boards.has_packs(),
            Wonder::Catan => {
                boards.has_packs()
                    && match side {
                        Side::A => plan.cities,
                        Side::B => plan.leaders,
                    }
            }
            Wonder::Babel => boards.has_fan_made() && plan.tower,
        }
    }

    /// Iterates over the sides of a wonder that can be up, regardless of the side option.
    pub(crate) fn sides_of(&self, wonder: Wonder) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.has_board(Board { wonder, side: *side }))
    }

    /// Returns this side of a wonder, or the other one if only that can be up.
    pub(crate) fn nearest_side(&self, wonder: Wonder, side: Side) -> Side {
        let there = || self.sides_of(wonder);
        there().find(|other| *other == side).or_else(|| there().next()).unwrap_or(side)
    }

    /// Returns the wonders that can be dealt or picked. If the host fixed a side for all players, wonders
    /// without it are excluded.
    pub(crate) fn wonders(&self) -> Vec<Wonder> {
        let has = |wonder: &Wonder| match self.options.sides {
            SideChoice::A => self.has_board(Board { wonder: *wonder, side: Side::A }),
            SideChoice::B => self.has_board(Board { wonder: *wonder, side: Side::B }),
            SideChoice::Random | SideChoice::Picked => self.sides_of(*wonder).next().is_some(),
        };
        Wonder::ALL.into_iter().filter(has).collect()
    }
}
