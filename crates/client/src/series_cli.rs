//! The `septet series` command: makes a series, waits for it, and prints the results.

use std::{fmt::Write as _, io::Write, path::PathBuf, time::Duration};

use clap::Args;
use contract::SeatCount;
use protocol::http::{MakeSeries, Player, Series, SeriesEntrant, SeriesPlayer, SeriesState};
use serde_json::Value;
use tokio::time::sleep;

use crate::{Session, cli::BotError, token::session_of};

/// The pause between two requests for the state of the series.
const ASKS: Duration = Duration::from_secs(3);

/// Arguments of [`run`].
#[derive(Clone, PartialEq, Debug, Args)]
pub struct SeriesArgs {
    /// The address of the server.
    #[arg(long, default_value = "http://127.0.0.1:7777")]
    pub server: String,
    /// The machine name of the game.
    #[arg(long)]
    pub game: String,
    /// The options of the game, as JSON. Default: the recommended game.
    #[arg(long, value_parser = json)]
    pub options: Option<Value>,
    /// The number of deals. Each is played once for each seat.
    #[arg(long, default_value_t = 10)]
    pub deals: u32,
    /// The number of matches that run at the same time. Default: as many as the server allows.
    #[arg(long)]
    pub at_once: Option<u32>,
    /// Seconds for each decision, 5 to 60. Default: 10.
    #[arg(long)]
    pub per_decision: Option<u32>,
    /// The file with the token of the account that makes the series. It is made if it does not exist.
    #[arg(long)]
    pub token_file: Option<PathBuf>,
    /// The name of that account, if it is new.
    #[arg(long, default_value = "Series")]
    pub name: String,
    /// The players, in the order of the seats: levels, or names or account ids of bots that accept
    /// challenges.
    #[arg(required = true, num_args = 2..)]
    pub players: Vec<String>,
}

/// Without this parser the value of an option would be a JSON string.
fn json(text: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_str(text)
}

/// Makes a series, waits until it is finished, and prints the results of all players.
///
/// # Errors
///
/// If a player is not connected, the server refuses or cannot be reached, or the series does not finish.
pub async fn run(args: &SeriesArgs, out: &mut (impl Write + Send)) -> Result<(), BotError> {
    let session = session_of(&args.server, &args.name, args.token_file.as_deref()).await?;
    let seats = u8::try_from(args.players.len()).ok().and_then(SeatCount::new);
    let seats = seats.ok_or_else(|| BotError::Series("a match cannot have that many players".into()))?;
    let wanted = MakeSeries {
        game: args.game.clone(),
        seats,
        options: args.options.clone().unwrap_or_default(),
        players: players(&session, args).await?,
        deals: args.deals,
        at_once: args.at_once,
        per_decision: args.per_decision,
    };
    let mut series = session.make_series(&wanted).await?;
    writeln!(out, "series {}: {} matches", series.id, series.deals as usize * series.entrants.len())?;
    let mut told = None;
    loop {
        let now = (series.state, series.played);
        if told != Some(now) {
            writeln!(out, "{}", progress(&series))?;
            told = Some(now);
        }
        match series.state {
            SeriesState::Asked | SeriesState::Running => {}
            SeriesState::Over => break,
            SeriesState::Cancelled => return Err(BotError::Series("the series was cancelled".into())),
            SeriesState::Declined => {
                return Err(BotError::Series("a player declined the series".into()));
            }
        }
        sleep(ASKS).await;
        series = match session.series(&series.id).await {
            Ok(series) => series,
            Err(error) if error.is_passing() => series,
            Err(error) => return Err(error.into()),
        };
    }
    write!(out, "{}", table(&series))?;
    Ok(())
}

/// Returns the players that the arguments name.
async fn players(session: &Session, args: &SeriesArgs) -> Result<Vec<SeriesPlayer>, BotError> {
    let games = session.games().await?;
    let game = games.into_iter().find(|game| game.id == args.game);
    let game = game.ok_or_else(|| BotError::NoSuchGame(args.game.clone()))?;
    let here = session.bots(&args.game).await?;
    let player = |name: &String| {
        if game.players.iter().any(|level| level == name) {
            return Ok(SeriesPlayer::Player(name.clone()));
        }
        let mut meant = here.iter().filter(|bot| bot.account.id == *name || bot.account.name == *name);
        match (meant.next(), meant.next()) {
            (Some(bot), None) => Ok(SeriesPlayer::Account(bot.account.id.clone())),
            (Some(_), Some(_)) => Err(BotError::Series(format!(
                "several bots have the name {name:?}; use the id of an account"
            ))),
            (None, _) => {
                let known = game.players.join(", ");
                let message = format!(
                    "no connected bot {name:?} accepts challenges to {}; the built-in bots are {known}",
                    args.game
                );
                Err(BotError::Series(message))
            }
        }
    };
    args.players.iter().map(player).collect()
}

fn progress(series: &Series) -> String {
    match series.state {
        SeriesState::Asked => "waiting until all players agree".to_owned(),
        SeriesState::Running | SeriesState::Over | SeriesState::Cancelled | SeriesState::Declined => {
            format!("{} matches finished", series.played)
        }
    }
}

/// Returns the results, one line for each player.
fn table(series: &Series) -> String {
    let name = |entrant: &SeriesEntrant| match &entrant.who {
        Player::Account { account } => account.name.clone(),
        Player::Bot { player } => player.clone(),
        Player::Nobody => String::new(),
    };
    let width = series.entrants.iter().map(|entrant| name(entrant).chars().count()).max().unwrap_or_default();
    let mut table = String::new();
    for entrant in &series.entrants {
        let points = entrant.points.map_or_else(String::new, |points| format!("{:.1} %", points * 100.0));
        let between = entrant
            .interval
            .map_or_else(String::new, |(low, high)| format!(" ({:.1} to {:.1})", low * 100.0, high * 100.0));
        let places: Vec<String> = entrant.places.iter().map(u32::to_string).collect();
        let _ = writeln!(
            table,
            "{:width$}  {points}{between} of opponents beaten in {} matches; places {}; {} decisions late, {} matches given up",
            name(entrant),
            entrant.matches,
            places.join("-"),
            entrant.late,
            entrant.given_up,
        );
    }
    table
}

impl From<crate::token::TokenError> for BotError {
    fn from(error: crate::token::TokenError) -> Self {
        match error {
            crate::token::TokenError::Client(error) => Self::Client(error),
            error @ crate::token::TokenError::File(..) => Self::Series(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    #[derive(clap::Parser)]
    struct Command {
        #[command(flatten)]
        series: SeriesArgs,
    }

    #[test]
    fn options_are_json() {
        let of = |options| {
            let args = ["series", "--game", "seven-wonders", "--options", options, "skilled", "steady"];
            Command::try_parse_from(args).map(|command| command.series.options)
        };
        let options = of(r#"{"cities": true}"#).expect("it is JSON");
        assert_eq!(options, Some(serde_json::json!({ "cities": true })));
        assert!(of("{cities").is_err());
    }
}
