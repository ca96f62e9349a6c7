//! Bodies of the HTTP requests.
//!
//! | request | body | answer |
//! |---|---|---|
//! | `POST /api/session` | [`SignIn`] | 201 [`SignedIn`]; a person also gets an HttpOnly cookie |
//! | `GET /api/session` | | 200 [`Account`]; 204 without a sign-in; 401 with an invalid token |
//! | `PATCH /api/session` | [`Rename`] | 200 [`Account`] |
//! | `DELETE /api/session` | | 204; the session's sockets are closed |
//! | `POST /api/session/back` | [`ComeBack`] | 201 [`SignedIn`] and the cookie; ends the old session |
//! | `POST /api/session/passkey/begin` | | 200 [`AskBrowser`], and a cookie for the next request |
//! | `POST /api/session/passkey` | [`ShowPasskey`] | 201 [`SignedIn`] and the cookie; ends the old session |
//! | `GET /api/account` | | 200 [`AboutMe`] |
//! | `POST /api/account/code` | [`MakeCode`] | 201 [`MadeCode`], and another cookie |
//! | `POST /api/account/password` | [`SetPassword`] | 200 [`HasPassword`], and another cookie |
//! | `POST /api/account/passkeys/begin` | [`BeginPasskey`] | 200 [`AskBrowser`] |
//! | `POST /api/account/passkeys` | [`AddPasskey`] | 201 [`ListedPasskey`], and another cookie |
//! | `POST /api/account/passkeys/{id}/remove` | [`RemovePasskey`] | 204; ends no session |
//! | `POST /api/account/shown/begin` | | 200 [`AskBrowser`] |
//! | `POST /api/account/shown` | [`ShowPasskey`] | 204; confirms the next change within five minutes |
//! | `POST /api/account/device` | | 201 [`DeviceCode`] |
//! | `DELETE /api/account/sessions` | | 204; all other sessions are ended |
//! | `DELETE /api/account/sessions/{id}` | | 204; that session is ended |
//! | `POST /api/account/lost` | | 204; after a wait the device can change the sign-in methods without one |
//! | `DELETE /api/account/lost` | | 204; no device of the account waits any more |
//! | `POST /api/account/export` | | 200: the data of the account, one [`ExportedTable`] after the other |
//! | `POST /api/account/erase` | [`Erase`] | 204; the account is deleted |
//! | `GET /api/notifications` | | 200 [`Doorbell`]; 404 if this server sends no notifications |
//! | `POST /api/notifications/push` | [`RingHere`] | 204; the requesting device gets notifications |
//! | `DELETE /api/notifications/push` | | 204; it gets no more |
//! | `POST /api/notifications/webhook` | [`SetWebhook`] | 201 [`MadeWebhook`]; it receives [`WebhookCall`] |
//! | `DELETE /api/notifications/webhook` | | 204; it gets no more |
//! | `POST /api/notifications/mail` | [`SetMail`] | 202; the address gets a link to confirm |
//! | `DELETE /api/notifications/mail` | | 204; the account gets no more e-mails |
//! | `POST /api/notifications/preferences` | [`BellWishes`] | 204; they are the account's from now on |
//! | `GET /api/ratings/mine` | | 200 list of [`Rating`], most played first |
//! | `GET /api/ratings/{game}/{seats}` | query [`ListRatings`] | 200 list of [`RatingOf`] |
//! | `GET /api/mutes` | | 200 list of [`MutedByMe`], the newest first |
//! | `POST /api/mutes` | [`SetMute`] | 204 |
//! | `POST /api/reports` | [`MakeReport`] | 204; the operator can read it |
//! | `GET /api/friends` | | 200 [`Friends`] |
//! | `POST /api/friends/links` | | 201 [`FriendLink`] |
//! | `DELETE /api/friends/links` | | 204; no link of the account works any more |
//! | `POST /api/friends/look` | [`FriendCode`] | 200 [`FriendOffer`]: the link's owner; it still works |
//! | `POST /api/friends` | [`FriendCode`] | 201 [`FriendOffer`]: a new friend; the link is used up |
//! | `DELETE /api/friends/{account}` | | 204; ends the friendship for both |
//! | `POST /api/friends/{account}/invite` | [`Invite`] | 204, even if the friend has muted you |
//! | `DELETE /api/friends/{account}/invite` | | 204; the friend's invitation is dismissed |
//! | `GET /api/bots` | query [`ListBots`] | 200 list of [`BotHere`]: bots that accept challenges |
//! | `POST /api/tables/{id or code}/challenges` | [`Challenge`] | 204, even if the bot has muted you |
//! | `GET /api/ladders` | | 200 list of [`LadderListing`] |
//! | `GET /api/ladders/{game}` | | 200 [`Ladder`] |
//! | `GET /api/ladders/{game}/crosstable` | | 200 [`LadderCrosstable`] |
//! | `GET /api/ladders/{game}/matches` | query [`ListLadderMatches`] | 200 list of [`LadderMatch`] |
//! | `POST /api/ladders/{game}/queue` | | 204; a bot that listens plays there from now on |
//! | `DELETE /api/ladders/{game}/queue` | | 204; no further match begins there for it |
//! | `GET /api/days` | | 200 list of [`DealOfTheDay`], one for each game |
//! | `POST /api/days/{game}` | | 201 [`MadeTable`]: today's deal; the same table all day |
//! | `POST /api/duplicates` | [`MakeDuplicate`] | 201 [`MadeDuplicate`]: tables that share a deal |
//! | `GET /api/duplicates/{id}` | | 200 [`Duplicate`], as far as the account may see it |
//! | `POST /api/duplicates/{id}/close` | | 200 [`Duplicate`]: no further table begins; for the maker alone |
//! | `GET /api/games` | | 200 list of [`GameListing`] |
//! | `GET /api/tables` | query [`ListTables`] | 200 list of [`TableListing`]: public tables |
//! | `GET /api/tables/mine` | | 200 list of [`TableListing`]: where the account sits or hosts |
//! | `POST /api/tables` | [`Setup`] | 201 [`MadeTable`] |
//! | `POST /api/setup` | [`Setup`] | 200 [`CheckedSetup`]: no table is made |
//! | `GET /api/tables/{id or code}` | | 200 [`TableListing`] |
//! | `GET /api/tables/{id or code}/since` | query [`ListSince`] | 200 [`Reel`]; 409 before the first match |
//! | `POST /api/tables/{id or code}/guess` | [`GuessMatch`] | 201 [`MadeTable`]: a what-if match |
//! | `GET /api/matches` | query [`ListPublicMatches`] | 200 list of [`MatchListing`]: public tables |
//! | `GET /api/matches/mine` | query [`ListMatches`] | 200 list of [`MatchListing`]: the account's own |
//! | `GET /api/matches/mine/statistics` | | 200 [`Statistics`] of the finished matches |
//! | `GET /api/matches/{id}` | | 200 [`MatchRecord`]; 409 before the match ends |
//! | `GET /api/matches/{id}/replay` | query [`ReplayMatch`] | 200 [`Replay`]; 409 before the match ends |
//! | `GET /api/matches/{id}/analysis/{input}` | | 200 [`Analysis`]; 409 before the match ends |
//! | `GET /api/matches/{id}/talk` | | 200 list of [`Spoken`], for its players; 409 before the match ends |
//! | `POST /api/matches/{id}/fork` | [`ForkMatch`] | 201 [`MadeTable`]: a fork; 409 before the match ends |
//! | `POST /api/series` | [`MakeSeries`] | 201 [`Series`]: matches between bots |
//! | `GET /api/series/{id}` | | 200 [`Series`] |
//! | `GET /api/series/{id}/matches` | query [`ListSeriesMatches`] | 200 list of finished [`SeriesMatch`] |
//! | `POST /api/series/{id}/accept`, `decline`, `cancel` | | 200 [`Series`] |
//! | `GET /api/schema` | | 200: JSON Schema of every message |
//! | `GET /api/schema/{game}` | | 200: JSON Schema of a game's types |
//! | `GET /api/schema/{game}/messages` | | 200: JSON Schema of every message, with the game's types |
//! | `GET /api/openapi.json` | | 200: all routes as an OpenAPI document; `GET /docs/api` is a page of it |
//! | `GET /healthz`, `GET /readyz` | | 200, or 503 with a [`Problem`](crate::Problem) |
//!
//! Every other error is a [`Problem`](crate::Problem) as `application/problem+json`.

mod accounts;
mod bots;
mod days;
mod doorbell;
mod duplicates;
mod fork;
mod ladders;
mod passkeys;
mod people;
mod providers;
mod reel;
mod replay;
mod series;
mod statistics;
mod time;

pub use bots::{BotHere, Challenge, ListBots};
pub use days::{DayBar, DayScore, DealOfTheDay, MyDay};
pub use duplicates::{
    Duplicate, DuplicateResult, DuplicateState, DuplicateTable, FEWEST_DUPLICATE_TABLES,
    MOST_DUPLICATE_TABLES, MadeDuplicate, MakeDuplicate, Matchpoints,
};
pub use fork::{ForkMatch, ForkSeat, GuessMatch};
pub use ladders::{
    CROSSTABLE_PLAYERS, LADDER_MATCHES_ON_A_PAGE, LADDER_PLAYERS, Ladder, LadderCrosstable, LadderEncounter,
    LadderListing, LadderMatch, LadderSeat, LadderStanding, ListLadderMatches,
};
pub use passkeys::{AddPasskey, AskBrowser, BeginPasskey, ListedPasskey, RemovePasskey, ShowPasskey};
pub use people::{
    ExportedDay, ExportedLadder, ExportedPeople, ExportedReport, ExportedSeries, Friend, FriendCode,
    FriendLink, FriendOffer, Friends, Invitation, Invite, ListRatings, MATCHES_UNTIL_SHOWN, MakeReport,
    MutedByMe, Rating, RatingOf, ReportReason, STRENGTHS_AT_ONCE, SetMute, Strength,
};
pub use providers::{
    BeginProviderKey, GoToProvider, ListedProviderKey, Provider, ProviderAnswer, ProviderDid,
    RemoveProviderKey,
};
pub use reel::{ListSince, Reel, ReelStep, STEPS_IN_A_REEL};
pub use replay::{
    Eyes, ListMatches, ListPublicMatches, MATCHES_ON_A_PAGE, MatchListing, Moment, PAGES_OF_MATCHES, Player,
    Replay, ReplayMatch, Spoken,
};
pub use series::{
    ListSeriesMatches, MakeSeries, SERIES_MATCHES_ON_A_PAGE, Series, SeriesEntrant, SeriesMatch,
    SeriesPlayer, SeriesState,
};
pub use statistics::{Against, Met, STATISTICS_OF, Statistics, StatisticsLine};
pub use time::{AccountTime, BeginVacation, MatchTime, SetZone, Vacation};

use contract::{BySeat, Input, Outcome, Seat, SeatCount, SeedHash, Teams, Unit};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use accounts::{
    AboutMe, ComeBack, Device, DeviceCode, Erase, Exported, ExportedLine, ExportedMatch, ExportedTable,
    ExportedTimes, HasPassword, ListedCompanion, MadeCode, MakeCode, Proof, SaidTo, SetPassword,
};
pub use doorbell::{
    BellLanguage, BellWishes, Doorbell, ExportedBell, ExportedBellDevice, MadeWebhook, MailAddress,
    MailState, Pushed, PushedKind, QuietHours, RingHere, SetMail, SetWebhook, WebhookCall,
};

use crate::{Account, AccountKind, By, Continues, Guess, GuessAt, Setup, Status};

/// Makes a guest account with a session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name that others see.
    pub name: String,
    /// The kind of account. A bot gets a bearer token instead of a cookie.
    #[serde(default = "person")]
    pub kind: AccountKind,
}

fn person() -> AccountKind {
    AccountKind::Person
}

/// Answer to [`SignIn`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SignedIn {
    /// The account.
    pub account: Account,
    /// For bots: the token for `Authorization: Bearer ...`. Shown once; the server keeps only a hash.
    pub token: Option<String>,
}

/// Renames the account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name.
    pub name: String,
}

/// A game on this server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GameListing {
    /// The machine name.
    pub id: String,
    /// The name on the box.
    pub name: String,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The usual minutes of a match between people.
    pub minutes: u16,
    /// True if newcomers can join a running match.
    pub joins_running: bool,
    /// The default of `random_seats` in a setup.
    pub random_seats: bool,
    /// True if players can whisper during a match.
    pub whispers: bool,
    /// True if the server can analyse decisions of finished matches ([`Analysis`]).
    pub analyses: bool,
    /// The version of the rules.
    pub rules_version: u32,
    /// The names of all built-in bots, weakest first. `add_bot` takes each of them.
    pub players: Vec<String>,
    /// The levels among them, weakest first. Absent if the game has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<LevelListing>,
    /// The default options of a new table.
    pub options: Value,
    /// The JSON Schema of the options.
    pub options_schema: Value,
}

/// A level of built-in bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LevelListing {
    /// Its name among the game's `players`.
    pub player: String,
    /// A sentence about its play and its thinking time.
    pub about: String,
    /// The longest processor time for a decision, in milliseconds. 0: it decides at once.
    pub thinks: u32,
}

/// Tables on a page of a list.
pub const TABLES_ON_A_PAGE: usize = 20;

/// The query of `GET /api/tables`, which lists public tables. The header `X-Total-Count` of the answer counts
/// the tables of all pages.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListTables {
    /// Only tables of this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// `gathering`: only those with a free seat; `playing`: only those with a running match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// The page, from 1. A page has 20 tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<u32>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableListing {
    /// The id: stable and unique.
    pub id: String,
    /// The code of the table: short, for reading aloud.
    pub code: String,
    /// The game, the options, the clock and the rest of the setup.
    pub setup: Setup,
    /// The state of the table.
    pub status: Status,
    /// The names of the seated accounts and bots.
    pub names: Vec<String>,
    /// The number of seats that a newcomer can take now.
    pub free_seats: u8,
    /// The time of its making, milliseconds since 1970.
    pub made_at: u64,
    /// The seats of `names`, in the same order. Absent if an older server version stored the table last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Seat>,
    /// The seats of each team. Absent if all players play alone.
    #[serde(default, skip_serializing_if = "Teams::is_none")]
    pub teams: Teams,
    /// The match that the table continues as a fork. Absent at other tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Continues>,
    /// The match that the running or last match imagines further. Absent if that is no what-if match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guess: Option<GuessAt>,
    /// For `/api/tables/mine`: true if the match waits for this account.
    pub your_turn: bool,
    /// For `/api/tables/mine`: the account's part, if it sits there or made the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<Mine>,
}

/// The part of an account that sits at a table or made it. It shows no more of the match than spectators see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Mine {
    /// The account's seat, unless it gave the seat up.
    pub seat: Option<Seat>,
    /// True if the account made the table.
    pub made: bool,
    /// The seats that the match waits for. A seat with a sealed choice is not among them.
    pub waiting: Vec<Seat>,
    /// The end of the account's own time if the match waits for it, else the first end of the others' time.
    /// Milliseconds since 1970.
    pub deadline: Option<u64>,
    /// The number of moves of others, visible to the account, since its own last one. 99 means 99 or more.
    pub since_turn: u32,
}

/// Answer to `POST /api/setup`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum CheckedSetup {
    /// A table can have this setup.
    Playable {
        /// The complete setup, with all defaults.
        setup: Setup,
        /// The seats of each team. Absent if all players play alone.
        #[serde(default, skip_serializing_if = "Teams::is_none")]
        teams: Teams,
    },
    /// No table can have this setup.
    Refused {
        /// The change that is needed, in English.
        why: String,
    },
}

/// A new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MadeTable {
    /// The id: stable and unique.
    pub id: String,
    /// The code of the table: short, for reading aloud.
    pub code: String,
    /// The number of seats.
    pub seats: SeatCount,
}

/// The record of a finished match. With the same rules, a program can replay it and check the deal, each step
/// and the outcome.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MatchRecord {
    /// The id: stable and unique.
    pub id: String,
    /// The machine name of the game.
    pub game: String,
    /// The version of the rules. Other versions may not replay it.
    pub rules_version: u32,
    /// The number of seats at the deal. Seats of newcomers do not count.
    pub seats: SeatCount,
    /// The game's options.
    pub options: Value,
    /// The hash that the server published before the first decision.
    pub seed_hash: SeedHash,
    /// The seed of the deal, in hexadecimal. `seed_hash` is its SHA-256.
    pub seed: String,
    /// For each seat, the seat in which its occupant sat before the start. It follows from the seed. Absent if
    /// the seats were not shuffled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffled: Option<BySeat<Seat>>,
    /// All inputs of the match, in order.
    pub inputs: Vec<RecordedInput>,
    /// The hints that players asked for, in order. Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<RecordedHint>,
    /// The decisions that players undid, in order. They are not in `inputs`. Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<RecordedUndo>,
    /// The what-if matches that players began, in order. Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub guesses: Vec<RecordedHint>,
    /// The outcome.
    pub outcome: Outcome,
    /// The players in each seat at the end, with their current names. Absent in exports, in records from old
    /// servers, and for very old matches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seated: Vec<Player>,
    /// The time of the match. Absent in records from old servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<MatchTime>,
    /// The match that this one continues. The first `at` inputs are from there. Absent if it is no fork.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Continues>,
    /// The view that a what-if match began with: it and the seed decide all imagined cards. Absent otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guess: Option<Guess>,
}

/// A hint that a player asked for, or a what-if match that a player began.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RecordedHint {
    /// The player's seat.
    pub seat: Seat,
    /// The number of inputs before it.
    pub after: u32,
}

/// A decision that a player undid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RecordedUndo {
    /// The player's seat.
    pub seat: Seat,
    /// The number of inputs before it.
    pub after: u32,
}

/// The opinion of a strong built-in bot on one decision of a finished match, with the knowledge of the seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Analysis {
    /// The seat of the decision.
    pub seat: Seat,
    /// The source of the decision.
    pub by: By,
    /// The machine name of the built-in bot.
    pub adviser: String,
    /// The unit of `worth`.
    pub unit: Unit,
    /// The number of intents on offer.
    pub choices: u32,
    /// The intent that was decided.
    pub decided: Considered,
    /// Its rank among the considered intents, from 1 for the best. `null` if it was not offered or there was
    /// no choice.
    pub rank: Option<u32>,
    /// The three best intents, the best first. Empty if there was no choice.
    pub best: Vec<Considered>,
    /// The game's `View`: all that the seat knew.
    pub view: Value,
}

/// An intent and its evaluation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Considered {
    /// The game's `Intent`.
    pub intent: Value,
    /// The expected lead of the seat or its team over the best of the others at the end, to a thousandth.
    /// Below 0: behind. `null` if not considered. Differences within one analysis show how much better an
    /// intent is.
    pub worth: Option<f64>,
    /// The distance to the best intent. Absent for the best itself, and for intents that were not considered
    /// or not considered enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub behind: Option<Behind>,
}

/// The distance of an intent to the best one, over the imagined worlds in which both were tried.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Behind {
    /// The average, to a thousandth. Below 0 if the intent is better in these worlds.
    pub by: f64,
    /// The standard error of `by`, to a thousandth. If twice this exceeds `by`, the two are hard to tell
    /// apart.
    pub error: f64,
}

/// One input of a finished match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RecordedInput {
    /// The seat of the input.
    pub seat: Seat,
    /// The source of the input.
    pub by: By,
    /// The input.
    pub input: Input,
    /// The time, milliseconds since 1970. Absent in records from old servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
}
