//! The arena as a command.

use std::io::{self, Write};

use bots::arena::{Contest, Illegal, Standing, run_contest};
use contract::{OptionsRefused, Rules, SeatCount};

use crate::{GAMES, Listed, Visitor, cli::ArenaArgs, visit};

/// Why the arena stopped.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// No game of this name.
    #[error("there is no game {name:?}; there are {known}")]
    NoSuchGame {
        /// The name asked for.
        name: String,
        /// The names there are.
        known: String,
    },
    /// No player of this name.
    #[error("{game} has no player {name:?}; it has {known}")]
    NoSuchPlayer {
        /// The game.
        game: &'static str,
        /// The name asked for.
        name: String,
        /// The names there are.
        known: String,
    },
    /// The line-up does not fit the seats.
    #[error("{players} players were named for {seats} seats")]
    LineUp {
        /// How many seats were asked for.
        seats: u8,
        /// How many players were named.
        players: usize,
    },
    /// The game cannot be played by so many.
    #[error(transparent)]
    Options(#[from] OptionsRefused),
    /// A player broke the rules.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The table could not be printed.
    #[error(transparent)]
    Print(#[from] io::Error),
}

/// Plays what `args` asks for and prints a table of who won how often.
///
/// # Errors
///
/// If there is no such game or player, the line-up does not fit, or a player breaks the rules.
pub fn run(args: &ArenaArgs, out: &mut impl Write) -> Result<Vec<Standing>, ArenaError> {
    let known = || GAMES.iter().map(|game| game.id).collect::<Vec<_>>().join(", ");
    let nobody = || ArenaError::NoSuchGame { name: args.game.clone(), known: known() };
    visit(&args.game, Arena { args, out }).unwrap_or_else(|| Err(nobody()))
}

struct Arena<'a, W> {
    args: &'a ArenaArgs,
    out: &'a mut W,
}

impl<W: Write> Visitor for Arena<'_, W> {
    type Output = Result<Vec<Standing>, ArenaError>;

    fn visit<R: Rules>(self, listed: Listed<R>) -> Self::Output {
        contest(self.args, &listed, self.out)
    }
}

fn contest<R: Rules>(
    args: &ArenaArgs,
    listed: &Listed<R>,
    out: &mut impl Write,
) -> Result<Vec<Standing>, ArenaError> {
    let known = &listed.players;
    let game = R::INFO.id;
    let find = |name: &String| {
        known.iter().map(AsRef::as_ref).find(|player| player.name() == name).ok_or_else(|| {
            let known: Vec<_> = known.iter().map(|player| player.name()).collect();
            ArenaError::NoSuchPlayer { game, name: name.clone(), known: known.join(", ") }
        })
    };
    let lineup = args.players.iter().map(find).collect::<Result<Vec<_>, _>>()?;
    let misfit = ArenaError::LineUp { seats: args.seats.unwrap_or(0), players: lineup.len() };
    if args.seats.is_some_and(|seats| usize::from(seats) != lineup.len()) {
        return Err(misfit);
    }
    let seats = u8::try_from(lineup.len()).ok().and_then(SeatCount::new).ok_or(misfit)?;
    let contest = Contest {
        rules: R::new(seats, R::Options::default())?,
        players: lineup,
        games: args.games,
        seed: args.seed,
        threads: args.threads,
    };
    let standings = run_contest(&contest)?;
    print(args, &standings, out)?;
    Ok(standings)
}

fn print(args: &ArenaArgs, standings: &[Standing], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}, {} seats, {} games, seed {}", args.game, standings.len(), args.games, args.seed)?;
    writeln!(out, "{:<16} {:>8}  {:<17} {:>8}", "player", "won", "95 % confidence", "points")?;
    for Standing { player, wins, points } in standings {
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let range = format!("{} to {}", percent(wins.low), percent(wins.high));
        let points = points.map_or_else(|| "-".to_owned(), |points| format!("{points:.2}"));
        writeln!(out, "{player:<16} {:>8}  {range:<17} {points:>8}", percent(wins.share))?;
    }
    Ok(())
}
