//! The arena as a command.

use std::{
    io::{self, Write},
    sync::Arc,
    time::Duration,
};

use bots::{
    arena::{Contest, Fault, Illegal, Interval, Standing, per_pair, run_contest, wilson},
    search::Level,
};
use contract::{OptionsRefused, Player, Rules, SeatCount, SeatSet};

use crate::{
    GAMES, Listed, Visitor,
    cli::ArenaArgs,
    contestant::{Contestant, OPEN, OUTSIDE, others},
    levels, visit,
};

/// The reason why the arena stopped.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// There is no game with this name.
    #[error("there is no game {name:?}; there are {known}")]
    NoSuchGame {
        /// The requested name.
        name: String,
        /// The existing names.
        known: String,
    },
    /// There is no player with this name.
    #[error("{game} has no player {name:?}; it has {known}")]
    NoSuchPlayer {
        /// The game.
        game: &'static str,
        /// The requested name.
        name: String,
        /// The existing names.
        known: String,
    },
    /// An external bot cannot play.
    #[error(
        "{name}: {fault}; name a program that can be run here, for instance exec:./bot or exec:python3 bot.py"
    )]
    Outside {
        /// The requested name.
        name: String,
        /// The reason.
        fault: Fault,
    },
    /// The line-up does not fit the seats.
    #[error("{players} players were named for {seats} seats")]
    LineUp {
        /// The requested number of seats.
        seats: u8,
        /// The number of players named.
        players: usize,
    },
    /// The options are not JSON of this game.
    #[error("not options of this game: {0}")]
    NotOptions(#[from] serde_json::Error),
    /// The game does not support this number of seats.
    #[error(transparent)]
    Options(#[from] OptionsRefused),
    /// A player broke the rules.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The table could not be printed.
    #[error(transparent)]
    Print(#[from] io::Error),
}

/// Plays the matches of `args` and prints a table of the results.
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
        contest(self.args, listed.players, self.out)
    }
}

fn contest<R: Rules>(
    args: &ArenaArgs,
    listed: Vec<Box<dyn Player<R>>>,
    out: &mut impl Write,
) -> Result<Vec<Standing>, ArenaError> {
    let known: Vec<Arc<dyn Player<R>>> = listed.into_iter().map(Arc::from).collect();
    let game = R::INFO.id;
    let options: R::Options = serde_json::from_str(&args.options)?;
    let complete = serde_json::to_value(&options)?;
    let limit = Duration::from_millis(args.limit.into());
    let find = |name: &String| match Contestant::named(&known, name, &complete, limit) {
        Some(found) => found.map_err(|fault| ArenaError::Outside { name: name.clone(), fault }),
        None => {
            let plain = known.iter().map(|player| player.name());
            let levels = Level::ALL.into_iter().filter(|level| levels::about(game, *level).is_some());
            let open = levels.clone().filter(|level| levels::knowing::<R>(*level, None).is_some());
            let plain = plain.chain(levels.map(Level::name)).chain(others::<R>()).map(str::to_owned);
            let known: Vec<_> = plain.chain(open.map(|level| format!("{}{OPEN}", level.name()))).collect();
            Err(ArenaError::NoSuchPlayer { game, name: name.clone(), known: known.join(", ") })
        }
    };
    let contestants = args.players.iter().map(find).collect::<Result<Vec<_>, _>>()?;
    let lineup: Vec<_> = contestants.iter().map(Contestant::contender).collect();
    let misfit = ArenaError::LineUp { seats: args.seats.unwrap_or(0), players: lineup.len() };
    if args.seats.is_some_and(|seats| usize::from(seats) != lineup.len()) {
        return Err(misfit);
    }
    let seats = u8::try_from(lineup.len()).ok().and_then(SeatCount::new).ok_or(misfit)?;
    let contest = Contest {
        rules: R::new(seats, options)?,
        players: lineup,
        games: args.games,
        seed: args.seed,
        threads: args.threads,
    };
    let standings = run_contest(&contest)?;
    let times: Vec<_> = contestants.iter().map(Contestant::times).collect();
    let sides: Vec<SeatSet> = contest.rules.teams().sides(seats).collect();
    print(args, &standings, &sides, &times, out)?;
    Ok(standings)
}

fn print(
    args: &ArenaArgs,
    standings: &[Standing],
    sides: &[SeatSet],
    times: &[(Duration, Duration)],
    out: &mut impl Write,
) -> io::Result<()> {
    let options = if args.options == "{}" { String::new() } else { format!(", {}", args.options) };
    let seats = standings.len();
    writeln!(out, "{}{options}, {seats} seats, {} games, seed {}", args.game, args.games, args.seed)?;
    writeln!(
        out,
        "{:<16} {:>8}  {:<17} {:>8} {:>10} {:>10}",
        "player", "won", "95 % confidence", "points", "CPU/choice", "longest"
    )?;
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    for ((name, Standing { wins, points, .. }), (average, longest)) in
        args.players.iter().zip(standings).zip(times)
    {
        let range = format!("{} to {}", percent(wins.low), percent(wins.high));
        let points = points.map_or_else(|| "-".to_owned(), |points| format!("{points:.2}"));
        let time = |time: &Duration| format!("{:.2} ms", time.as_secs_f64() * 1000.0);
        let (average, longest) = (time(average), time(longest));
        let share = percent(wins.share);
        writeln!(out, "{name:<16} {share:>8}  {range:<17} {points:>8} {average:>10} {longest:>10}")?;
    }
    if let Some((name, other, Interval { share, low, high })) = pair(args, standings, sides) {
        let [share, low, high] = [share, low, high].map(|share| format!("{share:.3}"));
        writeln!(out, "per pair, {name} against {other}: {share} ({low} to {high})")?;
    }
    lapses(args, standings, out)
}

/// Returns the result of two kinds of players: their names, and the share of victories of the first in a
/// match of one against one. With teams it is one team of each kind; a team of both kinds has no share.
fn pair<'a>(
    args: &'a ArenaArgs,
    standings: &[Standing],
    sides: &[SeatSet],
) -> Option<(&'a str, &'a str, Interval)> {
    let first = args.players.first()?;
    let other = args.players.iter().find(|other| *other != first)?;
    if args.players.iter().any(|player| player != first && player != other) {
        return None;
    }
    let mut wins = Vec::new();
    for side in sides {
        let of_first = side.iter().filter(|seat| args.players[seat.number()] == *first).count();
        match (of_first, side.iter().next()) {
            (0, _) => {}
            // Each partner has the victories of the team.
            (all, Some(seat)) if all == side.len() => wins.push(standings[seat.number()].wins.share),
            _ => return None,
        }
    }
    let (few, others) = (wins.len(), sides.len() - wins.len());
    let won = wilson(wins.iter().sum::<f64>() * f64::from(args.games), args.games);
    Some((first, other, per_pair(won, few, others)))
}

/// Prints the external bots that failed, the number of their failures, and the first one.
fn lapses(args: &ArenaArgs, standings: &[Standing], out: &mut impl Write) -> io::Result<()> {
    if args.players.iter().any(|player| player.starts_with(OUTSIDE)) {
        writeln!(out, "times of exec: players are wall-clock times")?;
    }
    for (name, standing) in args.players.iter().zip(standings) {
        if let Some((game, lapse)) = &standing.first_lapse {
            let (failed, games) = (standing.lapses, args.games);
            writeln!(
                out,
                "{name} failed in {failed} of {games} matches, which it lost; first in match {game}: {lapse}"
            )?;
        }
    }
    Ok(())
}
