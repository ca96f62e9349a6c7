//! Command-line arguments of `septet arena` and `septet league`.

use std::{fmt::Write as _, path::PathBuf};

use clap::Args;

/// Arguments of [`arena::run`](crate::arena::run).
#[derive(Clone, PartialEq, Eq, Debug, Args)]
pub struct ArenaArgs {
    /// The machine name of the game.
    #[arg(long, default_value = "seven-kingdoms")]
    pub game: String,
    /// The number of seats. Default: the number of players.
    #[arg(long)]
    pub seats: Option<u8>,
    /// The players, separated by commas; a player may appear several times. `strong@500` tries choices 500 times
    /// a decision, `strong@100ms` thinks for that processor time. `strong:open` sees all hidden cards. `uct@40ms`
    /// searches a tree with random play below it. `rules` plays 7 Wonders by a list of rules. `exec:./program` is
    /// your own program, with arguments after spaces; it answers questions in lines of JSON.
    #[arg(long, value_delimiter = ',', default_value = "heuristic,random,random,random")]
    pub players: Vec<String>,
    /// The options of the match, as JSON. The default is the recommended game.
    #[arg(long, default_value = "{}")]
    pub options: String,
    /// The number of matches.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// The number from which all deals follow.
    #[arg(long, default_value_t = 7)]
    pub seed: u64,
    /// Milliseconds in which programs (`exec:`) must answer. Range: 1 to 600000.
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..=600_000))]
    pub limit: u32,
    /// The number of matches at the same time. The default is the number of cores.
    #[arg(long, default_value_t = cores())]
    pub threads: u16,
}

/// Arguments of [`league::run`](crate::league::run).
#[derive(Clone, PartialEq, Debug, Args)]
pub struct LeagueArgs {
    /// The machine name of the game. Default: all games, with the seats and expansions of the published league.
    #[arg(long)]
    pub game: Option<String>,
    /// The number of seats. Only with `--game`.
    #[arg(long, requires = "game")]
    pub seats: Option<u8>,
    /// The options of the matches, as JSON. Only with `--game`. Default: the recommended game and its expansions.
    #[arg(long, requires = "game")]
    pub options: Option<String>,
    /// The players, separated by commas, the weakest first. A game skips players that it does not have. All play
    /// against each other; a level that sees all hidden cards (`strong:open`) plays only against its usual form.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "random,rules,uct,newcomer,steady,skilled,strong,expert,strong:open"
    )]
    pub players: Vec<String>,
    /// Pair only players at most this many places apart in `--players`. Default: all pairs.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..))]
    pub within: Option<u8>,
    /// The least number of matches of each pair. Every deal is played in all orders of seats.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Playouts for each decision of `strong` and `uct`, and ten times as many of `expert`, instead of a time. The
    /// result is the same on every machine. Players with a number of their own (`strong@500`) keep it.
    #[arg(long, conflicts_with = "scale", value_parser = clap::value_parser!(u32).range(1..))]
    pub plays: Option<u32>,
    /// The factor for the thinking time of `strong`, `expert` and `uct`. Range: above 0, up to 1000.
    #[arg(long, value_parser = positive)]
    pub scale: Option<f64>,
    /// The number from which all deals follow.
    #[arg(long, default_value_t = 7)]
    pub seed: u64,
    /// The number of deals at the same time. The default is the number of cores.
    #[arg(long, default_value_t = cores())]
    pub threads: u16,
    /// Minutes after which no deal begins, shared among the games. Results so far are printed. Default: no limit.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub minutes: Option<u32>,
    /// A file that gets every deal after it was played. Deals in it are not played again, so a league can be
    /// interrupted, continued and extended.
    #[arg(long)]
    pub results: Option<PathBuf>,
    /// A page that also gets the tables, between the marker lines as in `docs/contribute/league.md`.
    #[arg(long)]
    pub markdown: Option<PathBuf>,
}

/// The thinking times of `strong`, `expert` and `uct` in milliseconds, and the factors of their limits with
/// `--plays`.
const THINK: [(&str, f64, u32); 3] = [("strong", 95.0, 1), ("expert", 950.0, 10), ("uct", 40.0, 1)];

impl LeagueArgs {
    /// Returns the players with their thinking times.
    pub(crate) fn spelled(&self) -> Vec<String> {
        let spelled = |name: &String| {
            let level = name.strip_suffix(crate::contestant::OPEN).unwrap_or(name);
            let thinks = THINK.iter().find(|(who, ..)| *who == level);
            match (thinks, self.plays, self.scale) {
                (Some((_, _, times)), Some(plays), _) => format!("{name}@{}", plays.saturating_mul(*times)),
                (Some((_, millis, _)), None, Some(scale)) => {
                    format!("{name}@{}ms", (millis * scale).round().max(1.0))
                }
                _ => name.clone(),
            }
        };
        let mut all: Vec<String> = Vec::with_capacity(self.players.len());
        for name in self.players.iter().map(spelled) {
            if !all.contains(&name) {
                all.push(name);
            }
        }
        all
    }

    /// Returns the command that plays the same.
    pub(crate) fn line(&self) -> String {
        let mut line = "septet league".to_owned();
        let mut add = |name: &str, value: Option<String>| {
            if let Some(value) = value {
                // Writing to a string does not fail.
                let _ = write!(line, " --{name} {value}");
            }
        };
        add("game", self.game.clone());
        add("seats", self.seats.map(|seats| seats.to_string()));
        add("options", self.options.as_ref().map(|options| format!("'{options}'")));
        add("players", Some(self.players.join(",")));
        add("within", self.within.map(|within| within.to_string()));
        add("games", Some(self.games.to_string()));
        add("plays", self.plays.map(|plays| plays.to_string()));
        add("scale", self.scale.map(|scale| scale.to_string()));
        add("seed", Some(self.seed.to_string()));
        add("minutes", self.minutes.map(|minutes| minutes.to_string()));
        line
    }
}

fn positive(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(number) if number > 0.0 && number <= 1_000.0 => Ok(number),
        _ => Err("a number above 0, up to 1000".to_owned()),
    }
}

fn cores() -> u16 {
    std::thread::available_parallelism().map_or(1, |cores| u16::try_from(cores.get()).unwrap_or(u16::MAX))
}
