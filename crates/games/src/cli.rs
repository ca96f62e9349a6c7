//! Command-line arguments, for whoever builds a command of it.

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
    /// processor time. `uct@40ms` searches a tree and plays at random below it, `rules` of 7 Wonders plays by a list of
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

fn cores() -> u16 {
    std::thread::available_parallelism().map_or(1, |cores| u16::try_from(cores.get()).unwrap_or(u16::MAX))
}
