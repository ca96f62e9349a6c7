//! The `septet bot` command. The caller provides the players, so the SDK needs to know none.

use std::{
    io::{self, Write},
    path::PathBuf,
    time::Duration,
};

use clap::Args;
use contract::AnyPlayer;

use crate::{Bot, Client, Ended, Error, How, Table, ladder_bot, open_bot, token::session_of};

/// Arguments of [`run`].
#[derive(Clone, PartialEq, Eq, Debug, Args)]
pub struct BotArgs {
    /// The address of the server.
    #[arg(long, default_value = "http://127.0.0.1:7777")]
    pub server: String,
    /// The code or id of the table.
    #[arg(long, required_unless_present_any = ["open", "ladder"])]
    pub table: Option<String>,
    /// Accepts challenges until it is stopped, instead of playing at one table.
    #[arg(long, conflicts_with_all = ["table", "stay"])]
    pub open: bool,
    /// Plays on ladders, match after match, against external and built-in bots.
    #[arg(long, conflicts_with_all = ["table", "stay", "open"])]
    pub ladder: bool,
    /// With `--ladder`: the number of matches after which it leaves. Default: no limit.
    #[arg(long, requires = "ladder")]
    pub matches: Option<u32>,
    /// With `--open` or `--ladder`: the games that it plays, separated by commas. Default: all that the
    /// player knows.
    #[arg(long, conflicts_with = "table", value_delimiter = ',')]
    pub game: Vec<String>,
    /// With `--open`: the number of tables at which it plays at the same time. It declines more.
    #[arg(long, requires = "open", default_value_t = 4)]
    pub tables: usize,
    /// With `--open`: the seconds after which it leaves a table where no match begins.
    #[arg(long, requires = "open", default_value_t = 600)]
    pub wait: u64,
    /// With `--open`: accepts series of matches, too. The server limits their number.
    #[arg(long, requires = "open")]
    pub series: bool,
    /// The file with the token of its account, so that the account stays the same. It is made if it does not
    /// exist.
    #[arg(long)]
    pub token_file: Option<PathBuf>,
    /// The player that decides.
    #[arg(long, default_value = "heuristic")]
    pub player: String,
    /// The name that others see. Default: that of the player.
    #[arg(long)]
    pub name: Option<String>,
    /// Milliseconds to wait before each decision.
    #[arg(long, default_value_t = 0)]
    pub pause: u64,
    /// Milliseconds that people have to read and talk before it closes a negotiation with them.
    #[arg(long, default_value_t = How::default().patience.as_millis() as u64)]
    pub patience: u64,
    /// Stays for rematches instead of leaving after one match.
    #[arg(long)]
    pub stay: bool,
}

/// The reason why the command ended without having played.
#[derive(Debug, thiserror::Error)]
pub enum BotError {
    /// An error of the server or of the connection.
    #[error(transparent)]
    Client(#[from] Error),
    /// No player here knows that game.
    #[error("there is no built-in bot for the game {0:?}")]
    NoSuchGame(String),
    /// The player knows none of the wanted games.
    #[error("{0:?} plays none of these games on that server")]
    PlaysNothing(String),
    /// The game has no player of this name.
    #[error("{game} has no player {name:?}; it has {known}")]
    NoSuchPlayer {
        /// The game at the table.
        game: String,
        /// The requested name.
        name: String,
        /// The existing names.
        known: String,
    },
    /// The series cannot be played.
    #[error("{0}")]
    Series(String),
    /// The progress could not be printed.
    #[error(transparent)]
    Print(#[from] io::Error),
}

/// Signs in, takes a seat at the table, plays, and reports to `out`. `players` returns the players of a game
/// by its machine name, weakest first.
///
/// # Errors
///
/// If there is no such table or player, or the match cannot be played to its end.
pub async fn run(
    args: &BotArgs,
    players: impl Fn(&str) -> Option<Vec<Box<dyn AnyPlayer>>>,
    out: &mut (impl Write + Send),
) -> Result<(), BotError> {
    let name = args.name.as_ref().unwrap_or(&args.player);
    let session = session_of(&args.server, name, args.token_file.as_deref()).await?;
    let client = Client::connect(&session).await?;
    if args.ladder {
        return ladder_bot::run(args, &client, players, out).await;
    }
    let Some(table) = &args.table else { return open_bot::run(args, &client, players, out).await };
    let mut table = client.follow(table).await?;
    let player = pick(&table, &args.player, players)?;
    writeln!(out, "{name} follows table {} ({})", table.view().code, table.view().setup.game)?;
    let (pause, patience) = (Duration::from_millis(args.pause), Duration::from_millis(args.patience));
    let how = How { pause, patience, ..How::default() };
    let mut bot = Bot::new(player.as_ref(), how);
    loop {
        let ended = bot.play(&mut table).await?;
        writeln!(out, "{}", summary(&ended))?;
        if !args.stay {
            return Ok(());
        }
    }
}

fn pick(
    table: &Table,
    name: &str,
    players: impl Fn(&str) -> Option<Vec<Box<dyn AnyPlayer>>>,
) -> Result<Box<dyn AnyPlayer>, BotError> {
    let game = &table.view().setup.game;
    let players = players(game).ok_or_else(|| BotError::NoSuchGame(game.clone()))?;
    let known = players.iter().map(|player| player.name()).collect::<Vec<_>>().join(", ");
    players.into_iter().find(|player| player.name() == name).ok_or_else(|| BotError::NoSuchPlayer {
        game: game.clone(),
        name: name.to_owned(),
        known,
    })
}

pub(crate) fn summary(ended: &Ended) -> String {
    let Ended { number, seat, outcome, decisions } = ended;
    let place = outcome.places.get(*seat).copied().unwrap_or_default();
    let points = outcome.sheet.last().and_then(|line| line.points.get(*seat));
    let points = points.map_or_else(String::new, |points| format!(" with {points} points"));
    format!("match {number} finished: place {place}{points} after {decisions} decisions")
}
