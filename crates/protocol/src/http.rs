//! Bodies of the HTTP requests.
//!
//! | request | body | answer |
//! |---|---|---|
//! | `POST /api/session` | [`SignIn`] | 201 [`SignedIn`]; a person also gets the session as an HttpOnly cookie |
//! | `GET /api/session` | | 200 [`Account`]; 204 if nobody is signed in, but 401 with a token that is worth nothing |
//! | `PATCH /api/session` | [`Rename`] | 200 [`Account`] |
//! | `DELETE /api/session` | | 204; the session's sockets are closed |
//! | `POST /api/session/back` | [`ComeBack`] | 201 [`SignedIn`] with the cookie; the session before is ended |
//! | `POST /api/session/passkey/begin` | | 200 [`AskBrowser`], and a cookie that the answer has to come with |
//! | `POST /api/session/passkey` | [`ShowPasskey`] | 201 [`SignedIn`] with the cookie; the session before is ended |
//! | `GET /api/account` | | 200 [`AboutMe`] |
//! | `POST /api/account/code` | [`MakeCode`] | 201 [`MadeCode`], and another cookie |
//! | `POST /api/account/password` | [`SetPassword`] | 200 [`HasPassword`], and another cookie |
//! | `POST /api/account/passkeys/begin` | [`BeginPasskey`] | 200 [`AskBrowser`] |
//! | `POST /api/account/passkeys` | [`AddPasskey`] | 201 [`ListedPasskey`], and another cookie |
//! | `POST /api/account/passkeys/{id}/remove` | [`RemovePasskey`] | 204; nobody is signed out by it |
//! | `POST /api/account/shown/begin` | | 200 [`AskBrowser`] |
//! | `POST /api/account/shown` | [`ShowPasskey`] | 204; the next change within five minutes needs no other proof |
//! | `POST /api/account/device` | | 201 [`DeviceCode`] |
//! | `DELETE /api/account/sessions` | | 204; all other sessions are ended |
//! | `DELETE /api/account/sessions/{id}` | | 204; that session is ended |
//! | `POST /api/account/lost` | | 204; the device waits, and can then change the keys without one |
//! | `DELETE /api/account/lost` | | 204; no device of the account waits any more |
//! | `POST /api/account/export` | | 200: all that is known of the account, one [`ExportedTable`] after the other |
//! | `POST /api/account/erase` | [`Erase`] | 204; the account does not exist any more |
//! | `GET /api/doorbell` | | 200 [`Doorbell`]; 404 if this server calls nobody |
//! | `POST /api/doorbell/here` | [`RingHere`] | 204; the device that asks is called |
//! | `DELETE /api/doorbell/here` | | 204; it is called no longer |
//! | `POST /api/doorbell/webhook` | [`SetWebhook`] | 201 [`MadeWebhook`]; what it is sent is a [`WebhookCall`] |
//! | `DELETE /api/doorbell/webhook` | | 204; it is called no longer |
//! | `POST /api/doorbell/mail` | [`SetMail`] | 202; the address is asked whether it wants to be written to |
//! | `DELETE /api/doorbell/mail` | | 204; the account is written to no longer |
//! | `POST /api/doorbell/wishes` | [`BellWishes`] | 204; they are the account's from now on |
//! | `GET /api/ratings/mine` | | 200 list of [`Rating`], what was played most first |
//! | `GET /api/ratings/{game}/{seats}` | query [`ListRatings`] | 200 list of [`RatingOf`]: those of which it is shown |
//! | `GET /api/mutes` | | 200 list of [`MutedByMe`], the newest first |
//! | `POST /api/mutes` | [`SetMute`] | 204 |
//! | `POST /api/reports` | [`MakeReport`] | 204; whoever runs the server can read it |
//! | `GET /api/friends` | | 200 [`Friends`] |
//! | `POST /api/friends/links` | | 201 [`FriendLink`] |
//! | `DELETE /api/friends/links` | | 204; none of one's links works any more |
//! | `POST /api/friends/look` | [`FriendCode`] | 200 [`FriendOffer`]: whose link it is; it still works |
//! | `POST /api/friends` | [`FriendCode`] | 201 [`FriendOffer`]: the two are friends, and the link works no more |
//! | `DELETE /api/friends/{account}` | | 204; neither is the other's friend any more |
//! | `POST /api/friends/{account}/invite` | [`Invite`] | 204, whether or not they want to hear it |
//! | `DELETE /api/friends/{account}/invite` | | 204; their invitation is put away |
//! | `GET /api/bots` | query [`ListBots`] | 200 list of [`BotHere`]: programs that anybody may ask to play |
//! | `POST /api/tables/{id or code}/challenges` | [`Challenge`] | 204, whether or not they want to hear it |
//! | `GET /api/ladders` | | 200 list of [`LadderListing`] |
//! | `GET /api/ladders/{game}` | | 200 [`Ladder`] |
//! | `GET /api/ladders/{game}/crosstable` | | 200 [`LadderCrosstable`] |
//! | `GET /api/ladders/{game}/matches` | query [`ListLadderMatches`] | 200 list of [`LadderMatch`], the newest first |
//! | `POST /api/ladders/{game}/queue` | | 204; a program that listens plays there from now on |
//! | `DELETE /api/ladders/{game}/queue` | | 204; no further match begins there for it |
//! | `GET /api/days` | | 200 list of [`DealOfTheDay`], one of each game |
//! | `POST /api/days/{game}` | | 201 [`MadeTable`]: there one plays today's deal; the same one as long as it is today's |
//! | `POST /api/duplicates` | [`MakeDuplicate`] | 201 [`MadeDuplicate`]: tables that share a deal |
//! | `GET /api/duplicates/{id}` | | 200 [`Duplicate`], as far as whoever asks may know of it |
//! | `POST /api/duplicates/{id}/close` | | 200 [`Duplicate`]: no further table begins; for the maker alone |
//! | `GET /api/games` | | 200 list of [`GameListing`] |
//! | `GET /api/tables` | query [`ListTables`] | 200 list of [`TableListing`]: public tables where somebody is |
//! | `GET /api/tables/mine` | | 200 list of [`TableListing`]: where the account sits or hosts, newest first |
//! | `POST /api/tables` | [`Setup`] | 201 [`MadeTable`] |
//! | `POST /api/setup` | [`Setup`] | 200 [`CheckedSetup`]: no table is made |
//! | `GET /api/tables/{id or code}` | | 200 [`TableListing`] |
//! | `GET /api/tables/{id or code}/since` | query [`ListSince`] | 200 [`Reel`]: what one missed; 409 if nothing was ever played there |
//! | `POST /api/tables/{id or code}/guess` | [`GuessMatch`] | 201 [`MadeTable`]: there one plays on alone from what one sees |
//! | `GET /api/matches` | query [`ListPublicMatches`] | 200 list of [`MatchListing`]: those of public tables that are over, the last to end first |
//! | `GET /api/matches/mine` | query [`ListMatches`] | 200 list of [`MatchListing`]: those that are over, the last to end first |
//! | `GET /api/matches/mine/statistics` | | 200 [`Statistics`] of those that are over |
//! | `GET /api/matches/{id}` | | 200 [`MatchRecord`]; 409 before the match is over |
//! | `GET /api/matches/{id}/replay` | query [`ReplayMatch`] | 200 [`Replay`]; 409 before the match is over |
//! | `GET /api/matches/{id}/analysis/{input}` | | 200 [`Analysis`] of one decision; 409 before the match is over |
//! | `GET /api/matches/{id}/talk` | | 200 list of [`Spoken`], to those who played it; 409 before the match is over |
//! | `POST /api/matches/{id}/fork` | [`ForkMatch`] | 201 [`MadeTable`]: the match is played on there; 409 before it is over |
//! | `POST /api/series` | [`MakeSeries`] | 201 [`Series`]: matches between programs |
//! | `GET /api/series/{id}` | | 200 [`Series`] |
//! | `GET /api/series/{id}/matches` | query [`ListSeriesMatches`] | 200 list of [`SeriesMatch`]: those that are over |
//! | `POST /api/series/{id}/accept`, `decline`, `cancel` | | 200 [`Series`] |
//! | `GET /api/schema` | | 200: JSON Schema of every message |
//! | `GET /api/schema/{game}` | | 200: JSON Schema of a game's types |
//! | `GET /api/schema/{game}/messages` | | 200: JSON Schema of every message about a game, its own types in them |
//! | `GET /api/openapi.json` | | 200: all of this as an OpenAPI document; `GET /docs/api` is a page of it |
//! | `GET /healthz`, `GET /readyz` | | 200, or 503 with a [`Problem`](crate::Problem) |
//!
//! Anything else that goes wrong is answered with a [`Problem`](crate::Problem) as `application/problem+json`.

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
pub use time::{AccountTime, BeginVacation, SetZone, Vacation};

use contract::{Input, Outcome, Seat, SeatCount, SeedHash, Teams, Unit};
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

/// Makes a guest account and a session for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name others see.
    pub name: String,
    /// A bot gets a bearer token instead of a cookie.
    #[serde(default = "person")]
    pub kind: AccountKind,
}

fn person() -> AccountKind {
    AccountKind::Person
}

/// Answer to [`SignIn`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SignedIn {
    /// The new account.
    pub account: Account,
    /// For bots: to be sent as `Authorization: Bearer ...`. Shown once; the server keeps only a hash.
    pub token: Option<String>,
}

/// Changes the name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name.
    pub name: String,
}

/// A game the server offers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GameListing {
    /// Machine name.
    pub id: String,
    /// The name on the box.
    pub name: String,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// Minutes a match takes among people.
    pub minutes: u16,
    /// Whether newcomers may join a running match.
    pub joins_running: bool,
    /// Whether players may whisper to one another during a match.
    pub whispers: bool,
    /// Whether decisions of its matches can be analysed once they are over ([`Analysis`]).
    pub analyses: bool,
    /// Version of the rules.
    pub rules_version: u32,
    /// Automatic players, weakest first: all that `add_bot` takes.
    pub players: Vec<String>,
    /// Those of them from whom people choose, weakest first. Not there if the game has no levels of play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<LevelListing>,
    /// The options a new table starts from.
    pub options: Value,
    /// JSON Schema of the options.
    pub options_schema: Value,
}

/// A level of play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LevelListing {
    /// Its name among the game's players.
    pub player: String,
    /// In a sentence how it plays and how long it thinks.
    pub about: String,
    /// Milliseconds of processor time that it thinks about a decision at most; 0: it decides at once.
    pub thinks: u32,
}

/// Tables on one page of a list.
pub const TABLES_ON_A_PAGE: usize = 20;

/// Which of the public tables are listed, as the query of `GET /api/tables`. The answer's header `X-Total-Count` says
/// how many fit on all pages together.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListTables {
    /// Of this game only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// `gathering`: those with a free seat; `playing`: those that run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// From 1 on; [`TABLES_ON_A_PAGE`] on each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<u32>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableListing {
    /// Stable and unique.
    pub id: String,
    /// Short, for reading aloud.
    pub code: String,
    /// Which game, options, clock.
    pub setup: Setup,
    /// How far it is.
    pub status: Status,
    /// The names of who sits there, bots included.
    pub names: Vec<String>,
    /// Seats a newcomer can take now.
    pub free_seats: u8,
    /// When it was made, milliseconds since 1970.
    pub made_at: u64,
    /// The seats of those named, in the same order. Not there if an earlier version was the last to note anything.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Seat>,
    /// Which seats are partners. Not there if everybody plays for themselves.
    #[serde(default, skip_serializing_if = "Teams::is_none")]
    pub teams: Teams,
    /// Which match is played on there. Not there at a table that deals its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Continues>,
    /// At which match the running or last one there guesses. Not there if it is no guess.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guess: Option<GuessAt>,
    /// For `/api/tables/mine`: whether the table waits for this account.
    pub your_turn: bool,
    /// For `/api/tables/mine`: what the table is to this account, if it sits there or made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<Mine>,
}

/// What a table is to an account that sits there or made it. Of the match it says what spectators see, and no more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Mine {
    /// Where the account sits, unless it gave the seat up.
    pub seat: Option<Seat>,
    /// Whether the account made the table.
    pub made: bool,
    /// For whom the match still waits. Whose sealed choice is in is not among them.
    pub waiting: Vec<Seat>,
    /// When time runs out, milliseconds since 1970: this account's own if the table waits for it, otherwise the first
    /// of the others'.
    pub deadline: Option<u64>,
    /// How many deeds of others the account was told of, or would have been, since its own last one in the match; 99 may be more.
    pub since_turn: u32,
}

/// What came of checking a setup.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum CheckedSetup {
    /// A table can be made so.
    Playable {
        /// Complete, as a table would have it.
        setup: Setup,
        /// Which seats would be partners. Not there if everybody plays for themselves.
        #[serde(default, skip_serializing_if = "Teams::is_none")]
        teams: Teams,
    },
    /// No table can be made so.
    Refused {
        /// What to change, in words.
        why: String,
    },
}

/// Answer to making a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MadeTable {
    /// Stable and unique.
    pub id: String,
    /// Short, for reading aloud.
    pub code: String,
    /// How many seats.
    pub seats: SeatCount,
}

/// Everything needed to play a match again that is over: whoever has the same rules can check that it was dealt
/// from the seed and that every step followed the rules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MatchRecord {
    /// Stable and unique.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Version of the rules it was played by; other versions may not replay it.
    pub rules_version: u32,
    /// How many seats it was dealt for; spare chairs for newcomers are not counted.
    pub seats: SeatCount,
    /// The game's options.
    pub options: Value,
    /// What was published before the first decision.
    pub seed_hash: SeedHash,
    /// What the match was dealt from, in hexadecimal: its SHA-256 is `seed_hash`.
    pub seed: String,
    /// Everything that moved the match on, in order.
    pub inputs: Vec<RecordedInput>,
    /// For which decisions players asked for hints, in order. Not there if nobody did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<RecordedHint>,
    /// Which decisions were taken back, in order. Not there if none was. What was taken back is not among the inputs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<RecordedUndo>,
    /// When players played on alone from what they saw, in order. Not there if nobody did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub guesses: Vec<RecordedHint>,
    /// How it ended.
    pub outcome: Outcome,
    /// Who sat in each seat when it ended, with the names that they have now. Not there in records that were saved from earlier
    /// versions or exported, and for matches that very old versions began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seated: Vec<Player>,
    /// When it began and ended, milliseconds since 1970. Not there in records that were saved from earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<MatchTime>,
    /// Which match it goes on from: the first `at` of its inputs are that one's. Not there if it was dealt for itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Continues>,
    /// What it began with instead of a deal: with the seed, all that was guessed follows from it. Not there if it was dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guess: Option<Guess>,
}

/// When a match was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MatchTime {
    /// When it began, milliseconds since 1970.
    pub began_at: u64,
    /// When it ended, milliseconds since 1970.
    pub ended_at: u64,
}

/// A hint that a player asked for, or a guess from which they played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RecordedHint {
    /// Whose.
    pub seat: Seat,
    /// How many inputs there were before.
    pub after: u32,
}

/// A decision that a player took back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RecordedUndo {
    /// Whose.
    pub seat: Seat,
    /// How many of the inputs came before it.
    pub after: u32,
}

/// What a strong automatic player would have thought of one decision of a match that is over, knowing what the seat that
/// decided knew then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Analysis {
    /// Whose decision it was.
    pub seat: Seat,
    /// Who decided it.
    pub by: By,
    /// Machine name of the automatic player that thought about it.
    pub adviser: String,
    /// What the worth of intents is counted in.
    pub unit: Unit,
    /// How many intents were offered.
    pub choices: u32,
    /// What was decided.
    pub decided: Considered,
    /// Its place among what the adviser thought about, 1 for the best; `null` if it was not offered, or there was nothing to
    /// choose.
    pub rank: Option<u32>,
    /// The three best, the best first; empty if there was nothing to choose.
    pub best: Vec<Considered>,
    /// The game's `View`: all that the seat knew.
    pub view: Value,
}

/// An intent, and what an automatic player thinks of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Considered {
    /// The game's `Intent`.
    pub intent: Value,
    /// How far ahead of the best of the others it is expected to leave the seat or its team in the end; below 0 if
    /// behind, to a thousandth. `null` if it was not thought about. Of intents that are told together the difference says how much better one
    /// is.
    pub worth: Option<f64>,
    /// How far it is behind the best; not there of the best itself, of what was not thought about, and of what was thought
    /// about too little to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub behind: Option<Behind>,
}

/// How far an intent is behind the best one, as far as both were tried in the same imagined worlds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Behind {
    /// On average, to a thousandth; below 0 if it is ahead there.
    pub by: f64,
    /// The standard error of `by`, to a thousandth: if twice as much is more than `by`, the two are hard to tell apart.
    pub error: f64,
}

/// One input of a match that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RecordedInput {
    /// Whose.
    pub seat: Seat,
    /// Who decided it.
    pub by: By,
    /// What.
    pub input: Input,
    /// When, milliseconds since 1970. Not there in records that were saved from earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
}
