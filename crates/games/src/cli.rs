//! Command-line arguments of `septet arena` and `septet league`.

use std::{fmt::Write as _, path::PathBuf};

use clap::Args;

/// Arguments of [`arena::run`](crate::arena::run).
#[derive(Clone, PartialEq, Eq, Debug, Args)]
pub struct ArenaArgs {
    /// Machine name of the game.
    #[arg(long, default_value = "seven-kingdoms")]
    pub game: String,
    /// How many seats; left out, as many as players are named.
    #[arg(long)]
    pub seats: Option<u8>,
    /// Who plays, separated by commas; a player may be named several times. A level may be followed by how long it
    /// thinks about a decision: `strong@500` tries choices 500 times in imagined worlds, `strong@100ms` thinks for so much
    /// processor time. `strong:open` sees all hidden cards, to measure what they are worth. `uct@40ms` searches a tree and plays at random below it, `rules` of 7 Wonders plays by a list of
    /// rules, `exec:./program` is a program of your own, with arguments between spaces, which is asked in lines of JSON.
    #[arg(long, value_delimiter = ',', default_value = "heuristic,random,random,random")]
    pub players: Vec<String>,
    /// Options of the match, as JSON; left out, the recommended game.
    #[arg(long, default_value = "{}")]
    pub options: String,
    /// How many matches.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// The deals follow from this number.
    #[arg(long, default_value_t = 7)]
    pub seed: u64,
    /// Milliseconds by the clock on the wall in which programs (`exec:`) must answer.
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..=600_000))]
    pub limit: u32,
    /// How many matches are played at once; left out, one for each core.
    #[arg(long, default_value_t = cores())]
    pub threads: u16,
}

/// Arguments of [`league::run`](crate::league::run).
#[derive(Clone, PartialEq, Debug, Args)]
pub struct LeagueArgs {
    /// Machine name of the game; left out, all games, with the numbers of seats and the boxes for which
    /// strength is claimed.
    #[arg(long)]
    pub game: Option<String>,
    /// How many seats, of this game only.
    #[arg(long, requires = "game")]
    pub seats: Option<u8>,
    /// Options of the matches, as JSON, of this game only; left out, the recommended game and its boxes.
    #[arg(long, requires = "game")]
    pub options: Option<String>,
    /// Who plays, separated by commas, the weakest first. What a game does not have is left out there. All play against
    /// each other, but a level that sees all hidden cards (`strong:open`) only against itself without that.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "random,rules,uct,newcomer,steady,skilled,strong,expert,strong:open"
    )]
    pub players: Vec<String>,
    /// Only those play against each other who stand at most so many places apart in the list of players: what the weakest and
    /// the strongest say of each other is known, and costs most. Left out, all.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..))]
    pub within: Option<u8>,
    /// How many matches each two players play at least: a deal is played in every order of seats, or not at all.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// `strong` and `uct` count so many plays a decision, and `expert` ten times as many, instead of their time: the same on
    /// every machine. Players that say so themselves (`strong@500`) are left as they are.
    #[arg(long, conflicts_with = "scale", value_parser = clap::value_parser!(u32).range(1..))]
    pub plays: Option<u32>,
    /// `strong`, `expert` and `uct` think this part of their time, or a multiple of it.
    #[arg(long, value_parser = positive)]
    pub scale: Option<f64>,
    /// The deals follow from this number.
    #[arg(long, default_value_t = 7)]
    pub seed: u64,
    /// How many deals are played at once; left out, one for each core.
    #[arg(long, default_value_t = cores())]
    pub threads: u16,
    /// No deal is begun after so many minutes, shared out among games; what was played until then is printed.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub minutes: Option<u32>,
    /// A file to which every deal is written when it has been played. What stands there already is not played again: so a
    /// league can be broken off and go on, and more matches can be added.
    #[arg(long)]
    pub results: Option<PathBuf>,
    /// A page into which the tables are written as well, between the lines that `docs/contribute/league.md` has for it.
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
