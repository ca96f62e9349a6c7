//! Tables, seats, sessions, clocks, and the task that owns a table.
//!
//! Architecture invariants:
//!
//! - The crate names no game, and contains no HTTP and no SQL. Games come in as a [`Catalogue`], the database
//!   as a [`Store`].
//! - A table is the fold of its log ([`Entry`]); one task owns it, and all other code sends commands to that
//!   task.
//! - Validate, append durably, then send: the server sends and acknowledges only stored changes.
//! - Sending to a socket never waits ([`Outbox`]).
//! - A match is played to its end by the version of the rules that it began with ([`Edition`]).

mod absent;
mod account_times;
mod accounts;
mod ahead;
mod alarm_clock;
mod analysis;
mod answer_times;
mod arranging;
mod asked;
mod asking;
mod awake;
mod ban;
mod bucket;
mod catalogue;
mod chair;
mod challenges;
mod changes;
mod claim;
mod code;
mod companion;
mod config;
mod connection;
mod dealing;
mod debts;
mod done;
mod drain;
mod duplicate;
mod entry;
mod errand;
mod evidence;
mod folding;
mod forfeit;
mod fork;
mod found;
mod game;
mod guess;
mod host;
mod housekeeping;
mod inner;
mod lately;
mod leadership;
mod letters;
mod listeners;
mod lobby;
mod lookalike;
mod lookups;
mod luck;
mod mailbox;
mod making;
mod match_talk;
mod memory_store;
mod met;
mod names;
mod notices;
mod numbers;
mod order;
mod outages;
mod outbox;
mod own_time;
mod passkey;
mod pause;
mod peers;
mod plain_input;
mod playing_hours;
mod presence;
mod problems;
mod provider_key;
mod rating;
mod reading;
mod record;
mod reel;
mod replay;
mod seating;
mod seen;
mod series;
mod session;
mod setup;
mod shared;
mod showcase;
mod shuffling;
mod silence;
mod site;
mod sockets;
mod spans;
mod standing_orders;
mod state;
mod statistics;
mod store;
mod summary;
mod table_task;
mod tables;
mod talk;
mod text;
mod thinking;
mod time_zone;
mod told;
mod undoing;
mod unplayable;
mod upgrade;
mod wall_clock;

pub use account_times::AccountTimes;
pub use accounts::{MayAdd, Visitor};
pub use ahead::AheadDeed;
pub use arranging::Arranged;
pub use asked::{Asked, AskedFor};
pub use ban::{Ban, REASON_CHARS};
pub use bucket::{Bucket, Rate};
pub use catalogue::{Catalogue, Edition, Exhibit, OfferedGame};
pub use claim::{Claim, NodeLease};
pub use code::normal_ref;
pub use companion::{Beside, Companion};
pub use config::Config;
pub use connection::Connection;
pub use dealing::KnownDeal;
pub use debts::{Debtor, FollowsTables, TableDebts};
pub use done::Requested;
pub use duplicate::DuplicateSet;
pub use entry::Entry;
pub use evidence::{Evidence, EvidentLine, EvidentMove};
pub use fork::Fork;
pub use game::{Left, Paid, begun_again};
pub use housekeeping::Keep;
pub use leadership::{Lead, LeadSayer, Leadership, Led, NotLeader};
pub use lobby::Lobby;
pub use luck::Luck;
pub use memory_store::MemoryStore;
pub use outbox::{OUTBOX_FRAMES, Out, Outbox, Outgoing};
pub use passkey::{Passkey, PasskeyUse};
pub use pause::Pausing;
pub use peers::{Caller, Passed, Peers, Relay, Relayer, Way, come_again};
pub use provider_key::{ProviderId, ProviderKey};
pub use rating::{Finished, Rated, Skill, Unrated, counts_for_rating, rate, weight};
pub use record::{Asker, NoRecord, match_record};
pub use replay::observer;
pub use session::{Agent, Session, SignedInto};
pub use shuffling::shuffled_seats;
pub use site::{network, site};
pub use store::{
    Append, Checkpoint, CodeHash, Dealt, Ended, FoundMatch, KeptSession, KeyChange, Keys, Logged, MatchRow,
    MatchesOf, NewKey, NewSession, Outage, Owes, PasswordHash, SessionHash, Sitter, Store, StoreError,
    Summary, TableRow, Unfinished,
};

pub use time_zone::{UnknownTimeZone, time_zone};
pub use told::{Duty, NoNews};
pub use upgrade::{Prospect, prospects};

pub(crate) use ahead::Aheads;
pub(crate) use game::Game;
pub(crate) use outages::Outages;
pub(crate) use standing_orders::StandingOrders;
