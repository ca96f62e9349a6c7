//! Ratings, mutes, reports and friends.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::SeriesState;
use crate::{Account, Secret};

/// Rated matches before a rating appears.
pub const MATCHES_UNTIL_SHOWN: u32 = 10;

/// The most accounts of one request for ratings.
pub const STRENGTHS_AT_ONCE: usize = 16;

/// A rating. It begins at 25 for each player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Strength {
    /// The estimated rating.
    pub rating: f64,
    /// The lower end of its 95 % confidence interval.
    pub low: f64,
    /// The upper end of that interval.
    pub high: f64,
}

/// The rating of your account for a game and a number of players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Rating {
    /// The machine name of the game.
    pub game: String,
    /// The number of people at the table.
    pub seats: u8,
    /// The number of rated matches.
    pub matches: u32,
    /// The rating. Absent before ten rated matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<Strength>,
}

/// The query of `GET /api/ratings/{game}/{seats}`. The answer omits ratings that are not shown yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListRatings {
    /// Account ids, separated by commas, at most 16.
    pub of: String,
}

/// The rating of an account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RatingOf {
    /// The account id.
    pub account: String,
    /// The number of rated matches.
    pub matches: u32,
    /// The rating.
    pub strength: Strength,
}

/// Mutes an account for your account, or unmutes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetMute {
    /// The account id.
    pub account: String,
    /// True to mute, false to unmute.
    pub muted: bool,
}

/// An account that you have muted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MutedByMe {
    /// The account, with its current name.
    pub account: Account,
    /// The time of the mute, milliseconds since 1970.
    pub at: u64,
}

/// The reason of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// Insults, threats, hate.
    Insults,
    /// Advertising, or endless talk.
    Spam,
    /// Cheating.
    Cheating,
    /// An offensive name.
    Name,
    /// Another reason; the text describes it.
    Other,
}

/// Reports an account to the operator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeReport {
    /// The id or code of the table. The server attaches the chat lines and moves there that your account
    /// could see.
    pub table: String,
    /// The id of the reported account.
    pub account: String,
    /// The reason.
    pub reason: ReportReason,
    /// A description, at most 1,000 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A link that makes the account that opens it a friend. It works once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FriendLink {
    /// The end of the link, after `/friend#`. Shown once; the server keeps only a hash.
    pub code: Secret,
    /// The end of its validity, milliseconds since 1970.
    pub expires_at: u64,
}

/// The code of a friend link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FriendCode {
    /// The end of the link, after `/friend#`.
    pub code: Secret,
}

/// The account of a friend link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FriendOffer {
    /// The account that made the link.
    pub account: Account,
    /// True if the two are friends already.
    pub friends: bool,
}

/// A friend.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Friend {
    /// The account, with its current name.
    pub account: Account,
    /// The beginning of the friendship, milliseconds since 1970.
    pub since: u64,
    /// True if the friend is connected. Always false if one of the two has muted the other.
    pub here: bool,
}

/// An invitation of a friend to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Invitation {
    /// The friend.
    pub from: Account,
    /// The code of the table.
    pub table: String,
    /// The machine name of the game.
    pub game: String,
    /// The time of the invitation, milliseconds since 1970.
    pub at: u64,
}

/// The friends of an account and their invitations.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Friends {
    /// The friends: connected ones first, then the newest.
    pub friends: Vec<Friend>,
    /// The invitations, the newest first: at most one from each friend, while the table has room.
    pub invitations: Vec<Invitation>,
    /// The number of unused friend links.
    pub links: u32,
}

/// Invites a friend to a table where your account sits or is the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// The id or code of the table.
    pub table: String,
}

/// The data of an account about other accounts, in an export. Reports by others belong to them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedPeople {
    /// Its ratings.
    pub ratings: Vec<Rating>,
    /// The accounts that it has muted.
    pub muted: Vec<MutedByMe>,
    /// Its friends.
    pub friends: Vec<Friend>,
    /// Its reports of the last 90 days.
    pub reports: Vec<ExportedReport>,
    /// The deals of the day that it played.
    pub days: Vec<ExportedDay>,
    /// The series that it made, or plays.
    #[serde(default)]
    pub series: Vec<ExportedSeries>,
    /// The ladders on which it has played or waits.
    #[serde(default)]
    pub ladders: Vec<ExportedLadder>,
}

/// A series of the account. Its id finds the results.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedSeries {
    /// The id: stable and unique.
    pub id: String,
    /// The time of its making, milliseconds since 1970.
    pub made_at: u64,
    /// True if this account made it.
    pub made: bool,
    /// The state of the series.
    pub state: SeriesState,
}

/// A ladder of the account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedLadder {
    /// The machine name of the game.
    pub game: String,
    /// The rating. Absent before a rated match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<Strength>,
    /// The number of rated matches.
    pub matches: u32,
    /// The number of victories in them.
    pub wins: u32,
    /// The time since when it waits for the next match, milliseconds since 1970. Absent if it does not wait.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waits_since: Option<u64>,
}

/// A report by the account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedReport {
    /// The time, milliseconds since 1970.
    pub at: u64,
    /// The id of the table.
    pub table: String,
    /// The id of the reported account.
    pub account: String,
    /// The reason.
    pub reason: String,
    /// The description.
    pub text: Option<String>,
}

/// A deal of the day that the account played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ExportedDay {
    /// The machine name of the game.
    pub game: String,
    /// The day in UTC, for example `2026-11-26`.
    pub day: String,
    /// The id of the table.
    pub table: String,
}
