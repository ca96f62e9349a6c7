//! Measures players that are no level: another policy, another value, another shape.
//!
//! ```text
//! cargo run -p bots --features tools --example lab -- seven-wonders --games 120 \
//!     --players search:plays=150:policy=/tmp/policy.tsv,heuristic,heuristic
//! ```
//!
//! A player is a level (`strong@200`), `uct@200`, `heuristic`, `search` or `hunch`. Fields after colons
//! change the properties of a level:
//!
//! - `plays`, `rounds`, `field`, `glances`, `victory`, `replies`
//! - `policy`: a file. In Seven Dragons: the number of choices that are weighed.
//! - `value`: a file, or several with `+` between them.
//! - `heat`: the factor for the sums of the policy; 0 takes the best choice.
//! - `talk`: in The Seven Sages, 0 leaves talks to rules of thumb, 2 searches all of them.
//! - `worlds` and `error`: for hunches.

use std::{collections::BTreeMap, path::Path, time::Instant};

use bots::{
    arena::{Contender, Contest, per_pair, run_contest},
    learn::{Features, Inclined, Linear, Table, Traits},
    search::{Budget, ByView, Evaluate, Hunch, Level, Levels, Policy, Search, Shape, Uct},
    seven_dragons, seven_kingdoms, seven_sages, seven_wonders,
};
use clap::Parser;
use contract::{ChaCha8Rng, Choices, Outcome, Player, Rules, Seat, SeatCount, Unit};

#[derive(Parser, Clone, Debug)]
struct Args {
    /// Machine name of the game.
    game: String,
    /// Players, separated by commas.
    #[arg(long, value_delimiter = ',')]
    players: Vec<String>,
    /// Options as JSON.
    #[arg(long, default_value = "{}")]
    options: String,
    /// Number of matches.
    #[arg(long, default_value_t = 60)]
    games: u32,
    /// Seed of the deals.
    #[arg(long, default_value_t = 31)]
    seed: u64,
}

/// A policy whose type is chosen by an argument.
struct Somehow<R>(Box<dyn Policy<R>>);

impl<R: Rules> Policy<R> for Somehow<R> {
    fn choose(
        &self,
        rules: &R,
        world: &R::State,
        seat: Seat,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        self.0.choose(rules, world, seat, choices, rng)
    }
}

/// An evaluation whose weights are chosen by an argument.
struct Somewhat<R>(Box<dyn Evaluate<R>>);

impl<R: Rules> Evaluate<R> for Somewhat<R> {
    fn round(&self, rules: &R, world: &R::State) -> u32 {
        self.0.round(rules, world)
    }
    fn horizon(&self, rules: &R, world: &R::State, usual: u32) -> u32 {
        self.0.horizon(rules, world, usual)
    }
    fn expected(&self, rules: &R, world: &R::State, seat: Seat) -> f32 {
        self.0.expected(rules, world, seat)
    }
    fn likely(&self, rules: &R, world: &R::State, seat: Seat) -> Option<f32> {
        self.0.likely(rules, world, seat)
    }
    fn unit(&self) -> Unit {
        self.0.unit()
    }
    fn reached(&self, outcome: &Outcome, seat: Seat) -> f32 {
        self.0.reached(outcome, seat)
    }
}

/// Makes a policy of the table at a path, with the heat of its draws; without a path, the game's own.
type MakesPolicy<R> = fn(Option<(&str, f32)>) -> Box<dyn Policy<R>>;

/// Wraps a player: the rules of thumb make some decisions, and the flag is true if it thinks about allies.
type Manners<R> = fn(Box<dyn Player<R>>, bool) -> Box<dyn Player<R>>;

/// The defaults of a game.
struct Kit<R> {
    shape: Shape,
    heuristic: fn() -> Box<dyn Player<R>>,
    policy: MakesPolicy<R>,
    value: fn(Option<&str>) -> Box<dyn Evaluate<R>>,
    /// The decisions that are always left to rules of thumb.
    manners: Manners<R>,
}

fn table(path: &str, heat: f32) -> &'static Table {
    let read = |path: &str| {
        let text = std::fs::read_to_string(Path::new(path)).unwrap_or_else(|why| panic!("{path}: {why}"));
        Table::read(&text).unwrap_or_else(|why| panic!("{path}: {why}"))
    };
    let mut tables = path.split('+').map(read);
    let mut table = tables.next().expect("a path has a part");
    for other in tables {
        table = table.with(other).unwrap_or_else(|why| panic!("{path}: {why}"));
    }
    if heat > 0.0 {
        table = table.scaled(heat);
    }
    Box::leak(Box::new(table))
}

fn learned_policy<R: Rules>(traits: impl Traits<R>, path: &str, heat: f32) -> Box<dyn Policy<R>> {
    let table = table(path, heat);
    if heat > 0.0 {
        Box::new(Inclined::drawing(traits, table))
    } else {
        Box::new(Inclined::new(traits, table))
    }
}

fn learned_value<R: Rules>(features: impl Features<R>, path: &str) -> Box<dyn Evaluate<R>> {
    Box::new(Linear::new(features, table(path, 1.0)))
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    match args.game.as_str() {
        "seven-wonders" => run(
            &args,
            &Kit {
                shape: Shape { rounds: 4, field: 16, glances: 4, victory: 3.0, replies: 0 },
                heuristic: || Box::new(seven_wonders::Heuristic),
                policy: |path| match path {
                    Some(("heuristic", _)) => Box::new(ByView(seven_wonders::Heuristic)),
                    Some((path, heat)) => learned_policy(seven_wonders::FirstSight, path, heat),
                    None => Box::new(Inclined::drawing(seven_wonders::FirstSight, &seven_wonders::POLICY)),
                },
                value: |path| match path {
                    Some(path) => learned_value(seven_wonders::City, path),
                    None => Box::new(Linear::new(seven_wonders::City, &seven_wonders::VALUE)),
                },
                manners: |player, _| player,
            },
        ),
        "seven-kingdoms" => run(
            &args,
            &Kit {
                shape: Shape { rounds: 2, field: 32, glances: 4, victory: 2.0, replies: 0 },
                heuristic: || Box::new(seven_kingdoms::Heuristic),
                policy: |path| match path {
                    Some(("heuristic", _)) => Box::new(ByView(seven_kingdoms::Heuristic)),
                    Some(("grab", _)) => Box::new(seven_kingdoms::Grab),
                    Some((path, heat)) => learned_policy(seven_kingdoms::Inkling, path, heat),
                    None => Box::new(Inclined::drawing(seven_kingdoms::Inkling, &seven_kingdoms::POLICY)),
                },
                value: |path| match path {
                    Some(path) => learned_value(seven_kingdoms::Realm, path),
                    None => Box::new(Linear::new(seven_kingdoms::Realm, &seven_kingdoms::VALUE)),
                },
                manners: |player, _| player,
            },
        ),
        "seven-sages" => run(
            &args,
            &Kit {
                shape: Shape { rounds: 1, field: 24, glances: 4, victory: 2.0, replies: 0 },
                heuristic: || Box::new(seven_sages::Heuristic),
                policy: |_| Box::new(ByView(seven_sages::Heuristic)),
                value: |path| match path {
                    Some(path) => learned_value(seven_sages::Sanctum, path),
                    None => Box::new(Linear::new(seven_sages::Sanctum, &seven_sages::VALUE)),
                },
                manners: |player, offers| Box::new(seven_sages::Courteous { player, offers }),
            },
        ),
        "seven-dragons" => run(
            &args,
            &Kit {
                shape: Shape { rounds: 4, field: 12, glances: 8, victory: 0.0, replies: 0 },
                heuristic: || Box::new(seven_dragons::Heuristic),
                policy: |tried| match tried {
                    Some(("heuristic", _)) => Box::new(ByView(seven_dragons::Heuristic)),
                    Some((tried, _)) => {
                        Box::new(seven_dragons::Hasty { tried: tried.parse().expect("a number") })
                    }
                    None => Box::new(seven_dragons::Hasty { tried: 8 }),
                },
                value: |path| match path {
                    Some(path) => learned_value(seven_dragons::Chains, path),
                    None => Box::new(Linear::new(seven_dragons::Chains, &seven_dragons::VALUE)),
                },
                manners: |player, _| player,
            },
        ),
        other => anyhow::bail!("there is no game {other:?}"),
    }
}

fn run<R: Levels>(args: &Args, kit: &Kit<R>) -> anyhow::Result<()> {
    let players = args.players.iter().map(|spec| player(spec, kit)).collect::<anyhow::Result<Vec<_>>>()?;
    let seats = u8::try_from(players.len()).ok().and_then(SeatCount::new);
    let seats = seats.ok_or_else(|| anyhow::anyhow!("1 to 8 players"))?;
    let rules = R::new(seats, serde_json::from_str(&args.options)?)?;
    let began = Instant::now();
    let lineup = Contender::all(players.iter().map(|player| &**player));
    let standings =
        run_contest(&Contest { rules, players: lineup, games: args.games, seed: args.seed, threads: 1 })?;
    let is_first = |spec: &&String| **spec == args.players[0];
    let few = args.players.iter().filter(is_first).count();
    let mut won = standings[0].wins;
    let same = || standings.iter().zip(&args.players).filter(|(_, spec)| **spec == args.players[0]);
    won.share = same().map(|(standing, _)| standing.wins.share).sum();
    let won = bots::arena::wilson(won.share * f64::from(args.games), args.games);
    let pair = per_pair(won, few, args.players.len() - few);
    let points = |first: bool| {
        let each: Vec<f64> = standings
            .iter()
            .zip(&args.players)
            .filter(|(_, spec)| (**spec == args.players[0]) == first)
            .filter_map(|(standing, _)| standing.points)
            .collect();
        each.iter().sum::<f64>() / each.len().max(1) as f64
    };
    println!(
        "{} {} | {} | {} games, seed {} | won {:.2} | per pair {:.3} ({:.3} to {:.3}) | points {:.1}, others {:.1} | {:.0} s",
        args.game,
        args.options,
        args.players.join(","),
        args.games,
        args.seed,
        won.share,
        pair.share,
        pair.low,
        pair.high,
        points(true),
        points(false),
        began.elapsed().as_secs_f64(),
    );
    Ok(())
}

fn player<R: Levels>(spec: &str, kit: &Kit<R>) -> anyhow::Result<Box<dyn Player<R>>> {
    let mut fields = spec.split(':');
    let name = fields.next().unwrap_or_default();
    let fields: BTreeMap<&str, &str> = fields.filter_map(|field| field.split_once('=')).collect();
    let number = |key: &str, usual: f32| fields.get(key).map_or(Ok(usual), |text| text.parse::<f32>());
    let heat = number("heat", 1.0)?;
    let policy = || Somehow((kit.policy)(fields.get("policy").map(|path| (*path, heat))));
    let evaluate = || Somewhat((kit.value)(fields.get("value").copied()));
    let (level, plays) = name.split_once('@').unwrap_or((name, "200"));
    Ok(match level {
        "heuristic" => (kit.heuristic)(),
        "uct" => Box::new(Uct { budget: Budget::Plays(plays.parse()?) }),
        "search" => {
            let rounds = number("rounds", kit.shape.rounds as f32)? as u32;
            let victory = number("victory", kit.shape.victory)?;
            let field = number("field", kit.shape.field as f32)? as usize;
            let glances = number("glances", kit.shape.glances as f32)? as u32;
            let replies = number("replies", kit.shape.replies as f32)? as u32;
            let shape = Shape { rounds, field, glances, victory, replies };
            let budget = Budget::Plays(number("plays", 200.0)? as u32);
            let (name, evaluate, policy) = ("search", evaluate(), policy());
            let player = Box::new(Search { name, evaluate, policy, budget, shape });
            if number("talk", 1.0)? > 1.0 {
                player
            } else {
                (kit.manners)(player, number("talk", 1.0)? > 0.0)
            }
        }
        "hunch" => Box::new(Hunch {
            name: "hunch",
            evaluate: evaluate(),
            policy: policy(),
            rounds: number("rounds", 1.0)? as u32,
            worlds: number("worlds", 1.0)? as u32,
            error: number("error", 2.0)?,
        }),
        level => {
            let level = Level::named(level).ok_or_else(|| anyhow::anyhow!("no player {spec:?}"))?;
            R::player(level, Some(Budget::Plays(plays.parse()?)))
        }
    })
}
