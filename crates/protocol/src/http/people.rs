//! How strong people are, whom one does not want to hear, what is reported to whoever runs the server, and friends.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::SeriesState;
use crate::{Account, Secret};

/// Matches that count before a strength is shown.
pub const MATCHES_UNTIL_SHOWN: u32 = 10;

/// Accounts that are asked for at once at most.
pub const STRENGTHS_AT_ONCE: usize = 16;

/// How strong somebody is. It begins at 25 for everybody.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Strength {
    /// The middle of what it may be.
    pub rating: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// One's own strength in a game with so many at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Rating {
    /// Which game.
    pub game: String,
    /// How many people sat there.
    pub seats: u8,
    /// Matches that counted.
    pub matches: u32,
    /// Not there before ten matches counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<Strength>,
}

/// Whose strengths, as the query of `GET /api/ratings/{game}/{seats}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListRatings {
    /// Ids of accounts, with commas; 16 at most.
    pub of: String,
}

/// Somebody's strength.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RatingOf {
    /// The id of their account.
    pub account: String,
    /// Matches that counted.
    pub matches: u32,
    /// How strong.
    pub strength: Strength,
}

/// Mutes an account for oneself, or hears it again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetMute {
    /// Its id.
    pub account: String,
    /// Whether it is muted.
    pub muted: bool,
}

/// An account that one does not want to hear.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MutedByMe {
    /// Which, with the name that it has now.
    pub account: Account,
    /// Since when, milliseconds since 1970.
    pub at: u64,
}

/// What somebody is reported for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// Insults, threats, hate.
    Insults,
    /// Advertising, or talk that never ends.
    Spam,
    /// Cheating.
    Cheating,
    /// A name that nobody should have to read.
    Name,
    /// Something else; the text says what.
    Other,
}

/// Reports somebody to whoever runs the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeReport {
    /// At which table, by id or code: what was said and done there is attached, as far as one was entitled to see it.
    pub table: String,
    /// Whom, by the id of their account.
    pub account: String,
    /// What for.
    pub reason: ReportReason,
    /// What happened, in one's own words; 1,000 characters at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A link that makes whoever opens it a friend. It works once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FriendLink {
    /// What the link ends with, after `/friend/`. Shown once; the server keeps only a hash.
    pub code: Secret,
    /// Until when, milliseconds since 1970.
    pub expires_at: u64,
}

/// What a friend link says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FriendCode {
    /// What the link ends with.
    pub code: Secret,
}

/// Whose link it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FriendOffer {
    /// Who would be a friend.
    pub account: Account,
    /// Whether they are one already.
    pub friends: bool,
}

/// A friend.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Friend {
    /// Who, with the name that they have now.
    pub account: Account,
    /// Since when, milliseconds since 1970.
    pub since: u64,
    /// Whether they are here now. Never said of whom one has muted, nor to whom they have.
    pub here: bool,
}

/// A friend asks one to come to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Invitation {
    /// Who asks.
    pub from: Account,
    /// The code of the table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// Since when, milliseconds since 1970.
    pub at: u64,
}

/// One's friends, and what they ask.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Friends {
    /// Who is here first, then the newest.
    pub friends: Vec<Friend>,
    /// The newest first: one from each friend at most, while there is room at the table.
    pub invitations: Vec<Invitation>,
    /// How many links are open.
    pub links: u32,
}

/// Asks a friend to come to a table at which one sits, or which one hosts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// The table, by id or code.
    pub table: String,
}

/// What an account has to do with others, as an export says it. What others reported of it is theirs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedPeople {
    /// How strong it is.
    pub ratings: Vec<Rating>,
    /// Whom it has muted.
    pub muted: Vec<MutedByMe>,
    /// Its friends.
    pub friends: Vec<Friend>,
    /// What it reported in the last 90 days.
    pub reports: Vec<ExportedReport>,
    /// The deals of the day that it played.
    pub days: Vec<ExportedDay>,
    /// Series that it made, or that it was asked to and plays.
    #[serde(default)]
    pub series: Vec<ExportedSeries>,
    /// Ladders on which it has played, or waits.
    #[serde(default)]
    pub ladders: Vec<ExportedLadder>,
}

/// A series of one's own. What came of it can be read by its id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedSeries {
    /// Stable and unique.
    pub id: String,
    /// When it was made, milliseconds since 1970.
    pub made_at: u64,
    /// Whether this account made it.
    pub made: bool,
    /// How far it is.
    pub state: SeriesState,
}

/// A ladder on which one plays.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedLadder {
    /// Which game.
    pub game: String,
    /// How strong. Not there before a match was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<Strength>,
    /// Matches that were rated.
    pub matches: u32,
    /// How many of them it won.
    pub wins: u32,
    /// Since when it waits for the next match, milliseconds since 1970. Not there if it does not wait.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waits_since: Option<u64>,
}

/// A report of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedReport {
    /// When, milliseconds since 1970.
    pub at: u64,
    /// The id of the table.
    pub table: String,
    /// Whom, by the id of their account.
    pub account: String,
    /// What for.
    pub reason: String,
    /// In one's own words.
    pub text: Option<String>,
}

/// A deal of the day that one played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedDay {
    /// Which game.
    pub game: String,
    /// Which day, as `2026-11-26` in UTC.
    pub day: String,
    /// The id of the table.
    pub table: String,
}
