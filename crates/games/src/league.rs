//! The league as a command: all levels of all games against each other.
//!
//! Each two players meet at tables without other players, in every order of seats on the same deals
//! (`pairing`). The results (`Met`) are counted by pairs (`share`) and, over all pairs together, by a rating
//! (`rating`).
//!
//! Architecture invariants:
//!
//! - With players whose limit is a number of plays the same arguments give the same shares, points and
//!   ratings, with any number of threads and after any number of interruptions. Times depend on the machine.
//! - A deal is included as a whole or not at all, so no player profits from its seat when time runs out.

mod book;
mod field;
mod markdown;
mod met;
mod pairing;
mod play;
mod rating;
mod share;
mod standing;
mod text;

use std::{
    io::{self, Write},
    time::{Duration, Instant},
};

use bots::arena::Illegal;
use contract::{OptionsRefused, Rules};

pub use self::standing::{Member, Standing};
use self::{book::Book, field::Field, pairing::Pair, play::Deals};
use crate::{GAMES, Listed, Visitor, cli::LeagueArgs, visit};

/// The reason why there is no league.
#[derive(Debug, thiserror::Error)]
pub enum LeagueError {
    /// There is no game with this name.
    #[error("there is no game {name:?}; there are {known}")]
    NoSuchGame {
        /// The requested name.
        name: String,
        /// The existing names.
        known: String,
    },
    /// No game has a player with this name.
    #[error(
        "no game has a player {0:?}; name levels, `random`, `heuristic`, `uct` or `rules`, \
         perhaps with a budget as in `strong@500`"
    )]
    NoSuchPlayer(String),
    /// There is no opponent.
    #[error("{field} has fewer than two of these players; name more with --players")]
    Alone {
        /// The field.
        field: String,
    },
    /// The options are not JSON of this game.
    #[error("not options of {field}: {why}")]
    NotOptions {
        /// The field.
        field: String,
        /// The reason.
        why: serde_json::Error,
    },
    /// The game does not support these options or seats.
    #[error("{field}: {why}")]
    Options {
        /// The field.
        field: String,
        /// The reason.
        why: OptionsRefused,
    },
    /// A player broke the rules.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The file of results is malformed.
    #[error("{file}, line {line}: {why}; name another file with --results, or delete that line")]
    NoResult {
        /// The file.
        file: String,
        /// The number of the line, from 1.
        line: usize,
        /// The reason.
        why: serde_json::Error,
    },
    /// The page has no place for the league.
    #[error("{0} has no lines {start:?} and {end:?} in this order; put them where the league belongs",
        start = markdown::START, end = markdown::END)]
    NoPlace(String),
    /// A file cannot be read or written.
    #[error("{file}: {why}")]
    File {
        /// The file.
        file: String,
        /// The reason.
        why: io::Error,
    },
    /// The tables could not be printed.
    #[error(transparent)]
    Print(#[from] io::Error),
}

/// Plays the matches of `args` and prints a table for each game and number of seats.
///
/// # Errors
///
/// If there is no such game or player, the options are not of the game, a player breaks the rules, or a file
/// cannot be read or written.
pub fn run(args: &LeagueArgs, out: &mut impl Write) -> Result<Vec<Standing>, LeagueError> {
    let fields = fields(args)?;
    everybody_is_known(args)?;
    if let Some(page) = &args.markdown {
        markdown::place(page)?;
    }
    let mut book = Book::open(args.results.as_deref(), args.seed)?;
    let ends = args.minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * u64::from(minutes)));
    let mut standings = Vec::with_capacity(fields.len());
    for (number, field) in fields.iter().enumerate() {
        // The remaining time is shared by the remaining fields.
        let now = Instant::now();
        let left = (fields.len() - number) as u32;
        let ends = ends.map(|ends| now + ends.saturating_duration_since(now) / left);
        let league = League { args, field, book: &mut book, ends };
        let standing = visit(field.game, league).unwrap_or_else(|| Err(no_such_game(field.game)))?;
        text::print(&standing, out)?;
        out.flush()?;
        standings.push(standing);
    }
    if let Some(page) = &args.markdown {
        markdown::write(page, args, &standings)?;
    }
    Ok(standings)
}

fn no_such_game(name: &str) -> LeagueError {
    let known = GAMES.iter().map(|game| game.id).collect::<Vec<_>>().join(", ");
    LeagueError::NoSuchGame { name: name.to_owned(), known }
}

/// Returns the fields to play.
fn fields(args: &LeagueArgs) -> Result<Vec<Field>, LeagueError> {
    let Some(name) = &args.game else { return Ok(GAMES.iter().flat_map(field::of).collect()) };
    let game = GAMES.iter().find(|game| game.id == name).ok_or_else(|| no_such_game(name))?;
    Ok(match (args.seats, &args.options) {
        (None, None) => field::of(game),
        (Some(seats), options) => vec![Field::new(game, seats, options.as_deref().unwrap_or("{}"))],
        (None, Some(options)) => {
            let all = field::of(game).into_iter();
            let mut seats: Vec<u8> = all.map(|field| field.seats).collect();
            seats.dedup();
            seats.into_iter().map(|seats| Field::new(game, seats, options)).collect()
        }
    })
}

/// Checks that each player exists in a game. A game skips the players that it lacks, but a name that no game
/// has is an error.
fn everybody_is_known(args: &LeagueArgs) -> Result<(), LeagueError> {
    struct Knows<'a>(&'a str);
    impl Visitor for Knows<'_> {
        type Output = bool;
        fn visit<R: Rules>(self, listed: Listed<R>) -> bool {
            play::is_there(&play::shared(listed), self.0)
        }
    }
    for name in args.spelled() {
        if !GAMES.iter().any(|game| visit(game.id, Knows(&name)).unwrap_or(false)) {
            return Err(LeagueError::NoSuchPlayer(name));
        }
    }
    Ok(())
}

struct League<'a> {
    args: &'a LeagueArgs,
    field: &'a Field,
    book: &'a mut Book,
    ends: Option<Instant>,
}

impl Visitor for League<'_> {
    type Output = Result<Standing, LeagueError>;

    fn visit<R: Rules>(self, listed: Listed<R>) -> Self::Output {
        let Self { args, field, book, ends } = self;
        let rules = field.rules::<R>()?;
        let listed = play::shared(listed);
        let known = |name: &String| play::is_there(&listed, name);
        let players: Vec<String> = args.spelled().into_iter().filter(known).collect();
        let pairs = Pair::all(&players, args.within.map_or(usize::MAX, usize::from));
        if pairs.is_empty() {
            return Err(LeagueError::Alone { field: field.to_string() });
        }
        let deals = Deals { rules: &rules, field, listed: &listed, pairs: &pairs, args, ends };
        let met = deals.play(book)?;
        Ok(Standing::of(field, &players, &pairs, &met))
    }
}
