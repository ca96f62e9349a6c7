//! 7 Wonders, the base game, Leaders, Cities and Babel, for 2 to 8 players: cards, boards, rules, views.
//!
//! Sections 1 to 15 are in `docs/play/seven-wonders.md`. Sections 16 to 19, and rulings (`R-6`, `G-20`,
//! `ruling 33`), are in `docs/contribute/seven-wonders-rulings.md`.
//!
//! Architecture invariants:
//!
//! - The crate depends only on `contract`, `serde`, `schemars` and small data helpers.
//! - Cards and boards are data (`card_table`, `wonder`). A new card is a new row, unless no [`Effect`]
//!   describes it.
//! - An [`Effect`] contains the moment when it acts. Each kind has one `match` without a wildcard. So a new
//!   effect, [`Thing`] or [`Row`] does not compile until every place handles it (`tests/it/probe.rs`).
//! - Lasting effects are added up in one place (`standing`) when a [`Thing`] comes into play. Payments,
//!   conflicts, points and views read that.
//! - The price and gain of a play come from the code that carries it out. `settle` tries the play in a copy
//!   of the cities and records the reason of each coin (`quote`). Only the view of the deciding player has
//!   this.
//! - One place decides which plays are legal: `legality`, from `Offers`, which a view contains and a state
//!   yields. `apply` builds no view, and computes only the offers for the play that it judges.
//! - Cities are indexed by `Seat`, clockwise. The Free city of the two-player game comes after the seats, so
//!   a collection of cities may be longer than the table.
//! - Hidden are hands, markers, discarded cards and the seed of later ages. A player's memory of hands is
//!   computed from the plays of the age (`recall`) and never stored. `hidden` makes a deal that agrees with
//!   all of it.

// Tests may match one variant of many with a wildcard.
#![cfg_attr(not(test), warn(clippy::wildcard_enum_match_arm))]

mod act;
mod acting;
mod amount;
mod board_tile;
mod boards;
mod buyer;
mod card;
mod card_set;
mod card_table;
mod city;
mod cost;
mod course;
mod court;
mod court_imagined;
mod dealer;
mod deck;
mod discard;
mod earnings;
mod edition;
mod effect;
mod event;
mod facts;
mod hand;
mod hidden;
mod imagine;
mod inside;
mod intent;
mod kept;
mod leader;
mod leader_table;
mod leading;
mod legality;
mod losses;
mod matter;
mod matters;
mod mirror;
pub mod museum;
mod offers;
mod options;
mod outlook;
mod packs;
mod payment;
mod price;
mod project;
mod projecting;
mod quote;
mod quote_lines;
mod recall;
mod receipt;
mod reckon;
mod refusal;
mod resolve;
mod resource;
mod rules;
mod science;
mod scoring;
mod setup;
mod standing;
mod state;
mod strength;
mod tableau;
mod tally;
mod target;
#[cfg(test)]
mod tests;
mod thing;
mod tile;
mod tiling;
mod tomb;
mod tower;
mod tower_imagined;
mod upheaval;
mod values;
mod view;
mod view_of;
mod war;
mod wonder;
mod wonder_table;
mod works;

pub use amount::{Amount, Count, If, Per, Whose};
pub use card::{Card, CardFacts, Colour};
pub use cost::Cost;
pub use effect::{
    Change, Done, Each, Effect, Idle, Lasting, Learned, Nth, Often, Once, Power, Rule, Sides, Symbol, Target,
    Tokens, Upon, Worth,
};
pub use event::{Event, Lost, OpenedView};
pub use facts::{ColourFacts, Facts, ResourceFacts};
pub use inside::Outline;
pub use intent::{How, Intent, Joined, LeaderDeed, LeaderHow, Payment};
pub use leader::{Fee, Leader, LeaderFacts, Need, Set};
pub use matter::{Matter, Pair, Piece};
pub use options::{Boards, LeaderDraft, Leaders, NotSets, Options, Sets, SideChoice, Wonders};
pub use outlook::{ConflictOutlook, Loss, Outlook, RowOutlook};
pub use payment::{Front, MOST_CHOICES, Prices, Question, Sources};
pub use project::{Penalty, Project, ProjectFacts};
pub use receipt::{HandQuote, Line, Quote, Quoted, Receipt};
pub use refusal::Refusal;
pub use resource::{Class, Resource, ResourceSet, Units};
pub use rules::SevenWonders;
pub use science::{Chosen, Science, Symbols, best_symbols, science_points};
pub use standing::Bank;
pub use state::State;
pub use tableau::{Made, tableau};
pub use tally::{CopiedGuild, Rows, Tally};
pub use thing::{Copied, Row, Thing};
pub use tile::{NotATile, Tile, TileFacts, TileKind};
pub use view::{
    BoardTileView, CityView, ConflictView, Direction, DrawView, Foreseen, GiftView, GoneView, JoinOffer,
    KnownHand, LeaderOffer, LeadersView, LedView, Lies, LossView, Marker, Means, Offer, Offers, OwnLeaders,
    OwnTiles, PaidOffer, PaidView, Partner, Pick, PlacedView, PlayView, PlentyOffer, PricesView, SalvageView,
    Score, Source, Stage, StageOffer, TombView, TowerView, TurnView, View, You,
};
pub use wonder::{Board, Printed, Side, StageFacts, Wonder, WonderFacts};
pub use works::ProjectView;
