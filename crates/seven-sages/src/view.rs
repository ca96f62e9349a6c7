//! The view of one observer.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cards, Power, Sage, Site, Spell, Stage, Tile, Track};

/// All the knowledge to which one observer is entitled (section 3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The knowledge of the seat's owner alone; `null` for spectators.
    pub you: Option<You>,
    /// The number of the round, from 1.
    pub round: u8,
    /// The seat that chooses its sage first in this round.
    pub chooser: Seat,
    /// Sages that are out of this game with all their cards. Their places in the printed orders are skipped.
    pub out: Vec<Sage>,
    /// The tiles in play: left, right, bottom.
    pub sites: [SiteView; 3],
    /// The site of the pawn: the clearing of this round, whose order determines the rank.
    pub pawn: Site,
    /// The number of tiles in the stack.
    pub stack: u8,
    /// Clearings that were covered, in that order.
    pub covered: Vec<Tile>,
    /// True if this round was added after finitum and is the last.
    pub last_round: bool,
    /// The open information on each player.
    pub players: BySeat<PlayerView>,
    /// The players in rank order, highest first, as soon as all have chosen. Before that, the players who
    /// have chosen.
    pub ranking: Vec<Seat>,
    /// The fight of this round, from its first turn until the pawn has moved; otherwise `null`.
    pub fight: Option<FightView>,
    /// The numbers of cards in the piles.
    pub piles: Piles,
    /// The number of large crystals that are face down in the supply.
    pub crystals_left: u8,
    /// The number of large crystals that left the game. Their values are hidden.
    pub crystals_gone: u8,
    /// The number of each seat's question, valid while the seat has to decide; it never falls. While it stays
    /// the same for a seat, the seat's time runs on.
    pub turns: BySeat<u32>,
    /// The current stage of the match.
    pub stage: Stage,
}

/// The knowledge of the seat's owner alone.
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
    /// Its site.
    pub site: Site,
    /// The tile.
    pub tile: Tile,
    /// The seven sages as printed, highest first; empty for finitum.
    pub order: Vec<Sage>,
    /// The values of the crystals on it, by slot; `null` for a slot whose crystal was taken. Empty for
    /// finitum.
    pub crystals: Vec<Option<u8>>,
}

/// An observer's knowledge of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlayerView {
    /// The token, which determines the rank.
    pub token: Option<Sage>,
    /// The role cards, whose power cards the player may play: usually that of the token.
    pub roles: Vec<Sage>,
    /// The role taken by Binensus, which is one of `roles`.
    pub second_role: Option<Sage>,
    /// The track beside which the token is.
    pub track: Option<Track>,
    /// The number of power cards in the hand.
    pub powers: u8,
    /// The number of spells in the hand.
    pub spells: u8,
    /// Cards that the observer knows to be in that hand, which may contain more. The observer was shown or
    /// gave them, or all observers saw them go there. Cards that may have been passed on unseen are not
    /// listed. Empty for the own hand, which [`You`] lists.
    pub known: Cards,
    /// The number of large crystals that the player has taken. Only the owner knows their values.
    pub crystals: u8,
    /// True if the player left the match.
    pub left: bool,
}

/// A fight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FightView {
    /// The lead of track one over track two: negative if two leads. 25 either way ends the fight.
    pub score: i16,
    /// The number of cards played so far, which is the number of the next card.
    pub played: u8,
    /// The cards in the order in which they were played, without those that left the fight.
    pub cards: Vec<Lying>,
    /// The seats that have passed, in order.
    pub passed: Vec<Seat>,
    /// The seat that may skip turns by the one valid Absentus.
    pub may_skip: Option<Seat>,
    /// The seats that have cast their spell of this fight.
    pub cast: Vec<Seat>,
    /// With three players, the lead with which the one alone began; otherwise `null`.
    pub solo_bonus: Option<u8>,
    /// The seat whose card ended the fight by a lead of 25.
    pub knockout_by: Option<Seat>,
}

/// A card in the fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Lying {
    /// Its number in this fight, from 0 in the order of playing; it never changes.
    pub n: u8,
    /// The seat that played it.
    pub seat: Seat,
    /// The alliance of the card.
    pub track: Track,
    /// The card.
    pub card: Card,
    /// Its value in the fight: the number printed on it, 10 for a second 1, 0 for a spell.
    pub value: u8,
}

/// A power card or a spell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "card", rename_all = "snake_case")]
pub enum Card {
    /// A power card or owl.
    Power {
        /// The power card.
        power: Power,
    },
    /// A spell.
    Spell {
        /// The spell.
        spell: Spell,
    },
}

/// The numbers of cards in the piles. The cards of a discard pile are hidden.
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
