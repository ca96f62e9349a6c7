//! Learns the weights of a game from matches among its own players.
//!
//! ```text
//! cargo run --release -p bots --features tools --example train -- value seven-wonders --seats 3,4,7 --games 2000
//! cargo run --release -p bots --features tools --example train -- policy seven-wonders --seats 3,4,7 --games 2000
//! ```
//!
//! The same command gives the same table, which is written to the game's own file.

use std::{collections::BTreeMap, path::PathBuf};

use bots::{
    learn::{Curious, Features, Imitation, LeastSquares, Lesson, Position, Table, Traits, positions, watch},
    search::{Budget, Level, Levels},
    seven_dragons, seven_kingdoms, seven_sages, seven_wonders,
};
use clap::{Parser, ValueEnum};
use contract::{Player, Rules, SeatCount, Seed};

/// The kind of table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum What {
    /// The final results of seats.
    Value,
    /// The choices of players.
    Policy,
}

#[derive(Parser, Clone, Debug)]
struct Args {
    /// Kind of table.
    what: What,
    /// Machine name of the game.
    game: String,
    /// Numbers of seats.
    #[arg(long, value_delimiter = ',')]
    seats: Vec<u8>,
    /// Options as JSON. Repeatable: each is played with each number of seats.
    #[arg(long, default_value = "{}")]
    options: Vec<String>,
    /// Matches for each number of seats and each set of options.
    #[arg(long, default_value_t = 1000)]
    games: u32,
    /// Seed of the deals.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Player: a level, or `heuristic`.
    #[arg(long, default_value = "heuristic")]
    by: String,
    /// Plays for each decision, for levels that search.
    #[arg(long, default_value_t = 60)]
    plays: u32,
    /// Random choices in a thousand.
    #[arg(long, default_value_t = 50)]
    chance: u32,
    /// Strength with which weights are drawn towards zero.
    #[arg(long, default_value_t = 20.0)]
    ridge: f64,
    /// Table to start from. Weights are then drawn towards its weights instead of zero.
    #[arg(long)]
    onto: Option<PathBuf>,
    /// Output file. Default: the game's own file.
    #[arg(long)]
    to: Option<PathBuf>,
}

/// One match in this number is kept to test the result.
const HELD_OUT: u32 = 8;

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    match args.game.as_str() {
        "seven-wonders" => learn(
            &args,
            &seven_wonders::Heuristic,
            &seven_wonders::City,
            Some(&seven_wonders::FirstSight),
            "seven_wonders",
        ),
        "seven-kingdoms" => learn(
            &args,
            &seven_kingdoms::Heuristic,
            &seven_kingdoms::Realm,
            Some(&seven_kingdoms::Inkling),
            "seven_kingdoms",
        ),
        "seven-sages" => {
            learn(&args, &seven_sages::Heuristic, &seven_sages::Sanctum, NO_TRAITS_S, "seven_sages")
        }
        "seven-dragons" => {
            learn(&args, &seven_dragons::Heuristic, &seven_dragons::Chains, NO_TRAITS_D, "seven_dragons")
        }
        other => anyhow::bail!("there is no game {other:?}"),
    }
}

/// The traits of games whose policy is not learned.
struct Nothing;
const NO_TRAITS_S: Option<&Nothing> = None;
const NO_TRAITS_D: Option<&Nothing> = None;

impl<R: Rules> Traits<R> for Nothing {
    fn names(&self) -> Vec<String> {
        Vec::new()
    }
    fn group(&self, _: &R, _: &R::State) -> u32 {
        0
    }
    fn write(
        &self,
        _: &R,
        _: &R::State,
        _: contract::Seat,
        _: &[R::Intent],
        _: &mut dyn FnMut(usize, usize, f32),
    ) {
    }
}

fn learn<R: Levels>(
    args: &Args,
    heuristic: &dyn Player<R>,
    features: &impl Features<R>,
    traits: Option<&impl Traits<R>>,
    module: &str,
) -> anyhow::Result<()> {
    let level = Level::named(&args.by).map(|level| R::player(level, Some(Budget::Plays(args.plays))));
    anyhow::ensure!(level.is_some() || args.by == "heuristic", "there is no player {:?}", args.by);
    let curious = Curious { player: level.as_deref().unwrap_or(heuristic), per_mille: args.chance };
    let mut setups = Vec::new();
    for seats in &args.seats {
        for options in &args.options {
            let seats = SeatCount::new(*seats).ok_or_else(|| anyhow::anyhow!("1 to 8 seats"))?;
            // Impossible combinations are skipped.
            setups.extend(R::new(seats, serde_json::from_str(options)?));
        }
    }
    let name = match args.what {
        What::Value => "value.tsv",
        What::Policy => "policy.tsv",
    };
    let onto = args
        .onto
        .as_ref()
        .map(|path| -> anyhow::Result<Table> { Ok(Table::read(&std::fs::read_to_string(path)?)?) });
    let onto = onto.transpose()?;
    let table = match (args.what, traits) {
        (What::Value, _) => value(args, &setups, &curious, features, onto.as_ref()),
        (What::Policy, Some(traits)) => policy(args, &setups, &curious, traits, onto.as_ref()),
        (What::Policy, None) => anyhow::bail!("the policy of {} is not learned", args.game),
    };
    for line in &table.about {
        println!("{line}");
    }
    let home = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src").join(module).join(name);
    std::fs::write(args.to.clone().unwrap_or_else(home), table.text())?;
    Ok(())
}

fn seed_of(args: &Args, setup: usize, game: u32) -> Seed {
    let mut bytes = [0x7e; 32];
    bytes[..8].copy_from_slice(&args.seed.to_le_bytes());
    bytes[8..12].copy_from_slice(&game.to_le_bytes());
    bytes[12..16].copy_from_slice(&(setup as u32).to_le_bytes());
    Seed::from_bytes(bytes)
}

/// Returns the command that makes the table again.
fn command(args: &Args) -> String {
    let what = if args.what == What::Value { "value" } else { "policy" };
    let seats: Vec<String> = args.seats.iter().map(u8::to_string).collect();
    let options: Vec<String> = args.options.iter().map(|options| format!(" --options '{options}'")).collect();
    let plays =
        if Level::named(&args.by).is_some() { format!(" --plays {}", args.plays) } else { String::new() };
    let name = |path: &PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned());
    let onto = args.onto.as_ref().and_then(name).map_or_else(String::new, |name| format!(" --onto {name}"));
    format!(
        "cargo run --release -p bots --features tools --example train -- {what} {} --seats {}{} --games {} --seed {} --by {}{plays} \
         --chance {} --ridge {}{onto}",
        args.game,
        seats.join(","),
        options.concat(),
        args.games,
        args.seed,
        args.by,
        args.chance,
        args.ridge,
    )
}

/// Returns the points of the learning curve: numbers of matches of each setup.
fn milestones(games: u32) -> Vec<u32> {
    [16, 4, 1].into_iter().map(|part| games / part).filter(|games| *games > 0).collect()
}

fn value<R: Rules>(
    args: &Args,
    setups: &[R],
    curious: &Curious<'_, R>,
    features: &impl Features<R>,
    onto: Option<&Table>,
) -> Table {
    let guess = |row: &[f32], position: &Position| -> f32 {
        row.iter().zip(&position.features).map(|(weight, feature)| weight * feature).sum()
    };
    let before = |position: &Position| onto.map_or(0.0, |table| guess(table.row(position.group), position));
    let mut sums: BTreeMap<u32, LeastSquares> = BTreeMap::new();
    let mut kept: Vec<Position> = Vec::new();
    let mut about = vec![
        "What a seat has at the end, by what stands when a round begins. Made by:".to_owned(),
        command(args),
        "Learning curve on matches held out (root of the mean square error; without weights it is the first):".into(),
    ];
    let solve = |sums: &BTreeMap<u32, LeastSquares>| -> Vec<(u32, Vec<f32>)> {
        let changed = |group: u32, mut change: Vec<f32>| {
            let row = onto.map_or(&[][..], |table| table.row(group));
            change.iter_mut().zip(row).for_each(|(change, weight)| *change += weight);
            (group, change)
        };
        sums.iter().map(|(group, sums)| changed(*group, sums.solve(args.ridge))).collect()
    };
    let mut tables = Vec::new();
    for game in 0..args.games {
        for (setup, rules) in setups.iter().enumerate() {
            for position in positions(rules, features, curious, &seed_of(args, setup, game)) {
                if game % HELD_OUT == HELD_OUT - 1 {
                    kept.push(position);
                } else {
                    let new = || LeastSquares::new(features.width());
                    let left = position.reached - before(&position);
                    sums.entry(position.group).or_insert_with(new).add(&position.features, left);
                }
            }
        }
        if milestones(args.games).contains(&(game + 1)) {
            tables.push((game + 1, Table::new(Vec::new(), features.names(), solve(&sums))));
        }
    }
    let mean =
        kept.iter().map(|position| f64::from(position.reached)).sum::<f64>() / kept.len().max(1) as f64;
    let error = |guess: &dyn Fn(&Position) -> f64| {
        let squares = kept.iter().map(|p| (guess(p) - f64::from(p.reached)).powi(2)).sum::<f64>();
        (squares / kept.len().max(1) as f64).sqrt()
    };
    about.push(format!("0 matches: {:.3} ({} positions held out)", error(&|_| mean), kept.len()));
    if onto.is_some() {
        about.push(format!("0 matches, as it was: {:.3}", error(&|position| f64::from(before(position)))));
    }
    for (games, table) in &tables {
        let of = |position: &Position| f64::from(guess(table.row(position.group), position));
        about.push(format!("{games} matches of each setup: {:.3}", error(&of)));
    }
    Table::new(about, features.names(), solve(&sums))
}

fn policy<R: Rules>(
    args: &Args,
    setups: &[R],
    curious: &Curious<'_, R>,
    traits: &impl Traits<R>,
    onto: Option<&Table>,
) -> Table {
    let mut lessons: Vec<(bool, Lesson)> = Vec::new();
    for game in 0..args.games {
        for (setup, rules) in setups.iter().enumerate() {
            watch(rules, curious, &seed_of(args, setup, game), |world, seat, wanted| {
                let choices = rules.options(world, seat).intents;
                if choices.len() < 2 {
                    return;
                }
                let Some(taken) = wanted() else { return };
                if let Some(lesson) = Lesson::of(traits, rules, world, seat, &choices, &taken) {
                    lessons.push((game % HELD_OUT == HELD_OUT - 1, lesson));
                }
            });
        }
    }
    let width = traits.names().len();
    let mut learned: BTreeMap<u32, Imitation> = BTreeMap::new();
    let mut about = vec![
        "What is chosen at first sight. Made by:".to_owned(),
        command(args),
        "Agreement on matches held out, after each pass over the others:".to_owned(),
    ];
    let new =
        |group: u32| onto.map_or_else(|| Imitation::new(width), |table| Imitation::from(table.row(group)));
    for pass in u32::from(onto.is_none())..=PASSES {
        // Pass 0 only tests the initial weights.
        for (held_out, lesson) in &lessons {
            let own = learned.entry(lesson.group).or_insert_with(|| new(lesson.group));
            if pass > 0 && !held_out {
                own.learn(lesson);
            }
        }
        let test = || lessons.iter().filter(|(held_out, _)| *held_out);
        let agreed = test()
            .filter(|(_, lesson)| learned.get(&lesson.group).is_some_and(|own| own.agrees(lesson)))
            .count();
        let share = 100.0 * agreed as f64 / test().count().max(1) as f64;
        about.push(format!("{pass}: {share:.1} % of {} choices", test().count()));
    }
    let rows = learned.iter().map(|(group, own)| (*group, own.weights().to_vec())).collect();
    Table::new(about, traits.names(), rows)
}

/// The number of passes over all lessons.
const PASSES: u32 = 4;
