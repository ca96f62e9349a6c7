//! What one observer knows.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cards, Power, Sage, Site, Spell, Stage, Tile, Track};

/// Everything one observer is entitled to know (section 3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// What only the owner of a seat knows; `null` for spectators.
    pub you: Option<You>,
    /// Counted from 1.
    pub round: u8,
    /// Who chose, or chooses, their sage first in this round.
    pub chooser: Seat,
    /// Sages that are out of this game with all their cards; their places in the printed orders are skipped.
    pub out: Vec<Sage>,
    /// The tiles in play: left, right, bottom.
    pub sites: [SiteView; 3],
    /// Where the pawn stands: the clearing of this round, whose order is the rank.
    pub pawn: Site,
    /// How many tiles the stack has.
    pub stack: u8,
    /// Clearings that were covered, in the order it happened.
    pub covered: Vec<Tile>,
    /// Whether this round was added after finitum and is the last.
    pub last_round: bool,
    /// What lies open of each player.
    pub players: BySeat<PlayerView>,
    /// The players in rank order, highest first, as soon as all have chosen; before, those who have.
    pub ranking: Vec<Seat>,
    /// The fight of this round, from its first turn until the pawn has moved.
    pub fight: Option<FightView>,
    /// How many cards the piles have.
    pub piles: Piles,
    /// Large crystals that lie face down in the supply.
    pub crystals_left: u8,
    /// Large crystals that left the game. Which, the table does not show.
    pub crystals_gone: u8,
    /// The number of the question that each seat is asked, if it is asked; it never falls. While it stays the
    /// same for a seat its time runs on.
    pub turns: BySeat<u32>,
    /// What is going on.
    pub stage: Stage,
}

/// What only the owner of a seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct You {
    /// The seat.
    pub seat: Seat,
    /// The hand, sorted.
    pub hand: Cards,
    /// The values of the crystals taken, sorted.
    pub crystals: Vec<u8>,
}

/// A tile in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SiteView {
    /// Where it lies.
    pub site: Site,
    /// Which.
    pub tile: Tile,
    /// The seven sages as printed, highest first; empty for finitum.
    pub order: Vec<Sage>,
    /// The values of the crystals on it, by slot; `null` for a slot whose crystal was taken. Empty for finitum.
    pub crystals: Vec<Option<u8>>,
}

/// What an observer knows of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlayerView {
    /// The token, which fixes the rank.
    pub token: Option<Sage>,
    /// The role cards, whose power cards the player may play: usually that of the token.
    pub roles: Vec<Sage>,
    /// The role taken by Binensus, which is one of `roles`.
    pub second_role: Option<Sage>,
    /// The track beside which the token lies.
    pub track: Option<Track>,
    /// How many power cards the hand has.
    pub powers: u8,
    /// How many spells the hand has.
    pub spells: u8,
    /// Cards that the observer knows to be in that hand, which may hold more: the observer was shown
    /// or gave them, or everybody saw them go there. What may have been passed on unseen is not listed.
    /// Empty for the own hand, which [`You`] lists.
    pub known: Cards,
    /// How many large crystals the player has taken. Their values are the owner's secret again.
    pub crystals: u8,
    /// Whether the player gave the seat up.
    pub left: bool,
}

/// A fight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FightView {
    /// The lead of track one over track two: negative if two leads. 25 either way ends the fight.
    pub score: i16,
    /// How many cards were played so far; the next one gets this number.
    pub played: u8,
    /// The cards in the order they were played, without those that left the fight.
    pub cards: Vec<Lying>,
    /// Who has passed, in order.
    pub passed: Vec<Seat>,
    /// Who may skip turns by the one valid Absentus.
    pub may_skip: Option<Seat>,
    /// Who has cast the spell of this fight.
    pub cast: Vec<Seat>,
    /// With three players, what the one alone began with.
    pub solo_bonus: Option<u8>,
    /// Whose card ended the fight by a lead of 25.
    pub knockout_by: Option<Seat>,
}

/// A card that lies in the fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Lying {
    /// Its number in this fight, counted from 0 in the order of playing; it never changes.
    pub n: u8,
    /// By whom it was played.
    pub seat: Seat,
    /// For which alliance.
    pub track: Track,
    /// Which.
    pub card: Card,
    /// What it counts: the number printed on it, 10 for a second 1, 0 for a spell.
    pub value: u8,
}

/// A power card or a spell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "card", rename_all = "snake_case")]
pub enum Card {
    /// A power card or owl.
    Power {
        /// Which.
        power: Power,
    },
    /// A spell.
    Spell {
        /// Which.
        spell: Spell,
    },
}

/// How many cards the piles have. What lies in a discard pile is not shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Piles {
    /// Power cards to draw.
    pub powers: u8,
    /// Power cards discarded.
    pub powers_discarded: u8,
    /// Spells to draw.
    pub spells: u8,
    /// Spells discarded.
    pub spells_discarded: u8,
}
