//! `bench playouts`: the cost of rules without a server.

use std::{hint::black_box, time::Duration};

use anyhow::Context;
use contract::{Log, Observer, Purpose, Rules, Seat, SeatCount, Seed, pick};
use games::{GAMES, Listed, Visitor, visit};

use crate::{
    calibration::{rounds_per_second, thread_cpu},
    cores,
    figure::Report,
};

/// The arguments of the measurement.
#[derive(clap::Args)]
pub struct Args {
    /// The machine name of the game
    game: String,
    /// The number of seats
    seats: u8,
    /// Games in each round
    #[arg(long, default_value_t = 20_000)]
    games: u32,
    /// The number of rounds; the best is shown, because other processes only make it slower
    #[arg(long, default_value_t = 5)]
    rounds: u32,
    /// The options of the match as JSON: '{"leaders":"official"}'
    #[arg(long, default_value = "{}")]
    options: String,
}

/// One of this number of decisions is kept as a position to measure.
const SAMPLE_EVERY: u64 = 997;

pub fn run(args: &Args) -> anyhow::Result<Report> {
    cores::stay_on(cores::SERVER)?;
    let seats = SeatCount::new(args.seats).context("no game has that many seats")?;
    let known = || GAMES.iter().map(|game| game.id).collect::<Vec<_>>().join(", ");
    let nobody = || anyhow::anyhow!("there is no game {:?}: choose one of {}", args.game, known());
    visit(&args.game, Playouts { args, seats }).ok_or_else(nobody)?
}

/// An earlier measurement, and the target: random games per second on one core, without options. A game
/// without one is shown beside the calibration only.
struct Recorded {
    game: &'static str,
    seats: u8,
    /// The value in docs/contribute/performance.md.
    games: f64,
    /// Rounds of the calibration loop in the same run: on a slower machine fewer games are as good.
    rounds: f64,
    target: f64,
}

const RECORDED: [Recorded; 4] = [
    Recorded { game: "seven-kingdoms", seats: 4, games: 45_600.0, rounds: 490e6, target: 20_000.0 },
    Recorded { game: "seven-dragons", seats: 4, games: 4_390.0, rounds: 497e6, target: 1_500.0 },
    Recorded { game: "seven-sages", seats: 4, games: 5_330.0, rounds: 488e6, target: 5_000.0 },
    Recorded { game: "seven-wonders", seats: 4, games: 8_460.0, rounds: 491e6, target: 8_000.0 },
];

struct Playouts<'a> {
    args: &'a Args,
    seats: SeatCount,
}

impl Visitor for Playouts<'_> {
    type Output = anyhow::Result<Report>;

    fn visit<R: Rules>(self, _: Listed<R>) -> Self::Output {
        report::<R>(self.args, self.seats)
    }
}

/// Positions with the seat that has to decide.
type Sample<R> = Vec<(<R as Rules>::State, Seat)>;

/// The cost of a game.
pub struct Measured {
    /// Random games per second.
    pub games: f64,
    /// Decisions per second.
    pub decisions: f64,
    /// Millions of rounds of the calibration loop per second.
    pub calibration: f64,
    /// Microseconds for each operation on a position.
    pub costs: Vec<(&'static str, f64)>,
    /// The number of measured positions.
    positions: usize,
    /// Bytes of the JSON of a view.
    pub bytes: f64,
    /// The longest lists of choices: their length, and microseconds for them.
    longest: (usize, f64),
}

/// Plays random games with these options, and measures some positions.
///
/// # Errors
///
/// If the game has no such options, or none for this number of seats.
pub fn measure<R: Rules>(
    options: &str,
    seats: SeatCount,
    many: u32,
    rounds: u32,
) -> anyhow::Result<Measured> {
    let options: R::Options = serde_json::from_str(options).context("the game has no such options")?;
    let rules = R::new(seats, options).map_err(|why| anyhow::anyhow!("{why}"))?;
    let (mut games, mut decisions, mut calibration) = (0.0_f64, 0.0_f64, 0.0_f64);
    let mut sample = Vec::new();
    for _ in 0..rounds {
        calibration = calibration.max(rounds_per_second());
        let (time, count) = play(&rules, many, &mut sample);
        games = games.max(f64::from(many) / time.as_secs_f64());
        decisions = decisions.max(count as f64 / time.as_secs_f64());
    }
    let (costs, bytes) = costs(&rules, &sample);
    let (positions, longest) = (sample.len(), longest_list(&rules, &sample));
    Ok(Measured { games, decisions, calibration, costs, positions, bytes, longest })
}

fn report<R: Rules>(args: &Args, seats: SeatCount) -> anyhow::Result<Report> {
    let Measured { games, decisions, calibration, costs, positions, bytes, longest } =
        measure::<R>(&args.options, seats, args.games, args.rounds)?;
    println!("{positions} positions, a view is {bytes:.0} bytes of JSON on average\n");
    let mut report = Report::new(format!(
        "playouts: {} with {} seats and options {}, on one core",
        args.game, args.seats, args.options
    ));
    let is_this = |it: &&Recorded| it.game == R::INFO.id && it.seats == args.seats && args.options == "{}";
    let line = report.add("random games", "1/s", games);
    match RECORDED.iter().find(is_this) {
        Some(before) => line
            .beside("recorded, at this speed", before.games / before.rounds * calibration * 1e6)
            .target(format!("at least {}", before.target)),
        None => line.beside("rounds of the calibration", calibration * 1e6),
    };
    report.add("decisions", "1/s", decisions).beside("rounds of the calibration", calibration * 1e6);
    report.add("decisions a game", "", decisions / games);
    let round = 1.0 / calibration;
    for (name, micros) in costs {
        report.add(name, "us", micros).beside("a calibration round", round);
    }
    let (entries, micros) = longest;
    let name = format!("choices of a view, the longest lists ({entries} entries)");
    report.add(name, "us", micros).target(format!("less than {MOST_FOR_A_LIST} us"));
    Ok(report)
}

/// The maximum cost of a list of choices in microseconds, however late in the match.
const MOST_FOR_A_LIST: u32 = 1_000;
/// The number of positions with the longest lists that are measured.
const LONGEST: usize = 20;

/// Returns the length and the cost of the longest lists of choices: in most games late in the match.
fn longest_list<R: Rules>(rules: &R, sample: &Sample<R>) -> (usize, f64) {
    let length = |(state, seat): &(R::State, Seat)| rules.options(state, *seat).intents.len();
    let mut longest: Vec<_> = sample.iter().map(|position| (length(position), position)).collect();
    longest.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
    longest.truncate(LONGEST);
    let entries = longest.iter().map(|(length, _)| length).sum::<usize>() / longest.len().max(1);
    let views: Vec<_> = longest.iter().map(|(_, (s, seat))| rules.view(s, Observer::Seat(*seat))).collect();
    let micros = each(&views, |view| drop(black_box(rules.choices(view))));
    (entries, micros)
}

/// Plays random games. Returns their CPU time, and the number of decisions.
fn play<R: Rules>(rules: &R, games: u32, sample: &mut Sample<R>) -> (Duration, u64) {
    sample.clear();
    let mut rng = Seed::from_bytes([1; 32]).stream(Purpose(1), 0);
    let (mut log, mut decisions) = (Log::unread(), 0);
    let start = thread_cpu();
    for game in 0..games {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&game.to_le_bytes());
        let mut state = rules.start(Seed::from_bytes(seed));
        while let Some(seat) = rules.phase(&state).waiting().iter().next() {
            if decisions % SAMPLE_EVERY == 0 {
                sample.push((state.clone(), seat));
            }
            let choices = rules.options(&state, seat);
            let intent = pick(&choices.intents, &mut rng).expect("an acting seat has choices");
            rules.apply(&mut state, seat, intent, &mut log).expect("what is offered applies");
            decisions += 1;
        }
    }
    (thread_cpu() - start, decisions)
}

/// Returns the microseconds of each operation on a position, and bytes of the JSON of a view.
fn costs<R: Rules>(rules: &R, sample: &Sample<R>) -> (Vec<(&'static str, f64)>, f64) {
    let views: Vec<_> = sample.iter().map(|(s, seat)| rules.view(s, Observer::Seat(*seat))).collect();
    let texts: Vec<_> =
        views.iter().map(|v| serde_json::to_string(v).expect("wire types serialize")).collect();
    let mut rng = Seed::from_bytes([2; 32]).stream(Purpose(1), 0);
    let bytes = texts.iter().map(String::len).sum::<usize>() as f64 / texts.len().max(1) as f64;
    let costs = vec![
        ("cloning a state", each(sample, |(state, _)| drop(black_box(state.clone())))),
        ("a view", each(sample, |(s, seat)| drop(black_box(rules.view(s, Observer::Seat(*seat)))))),
        ("choices of a view", each(&views, |view| drop(black_box(rules.choices(view))))),
        ("choices of a state", each(sample, |(s, seat)| drop(black_box(rules.options(s, *seat))))),
        ("imagining a state", each(&views, |view| drop(black_box(rules.imagine(view, &mut rng))))),
        ("writing a view as JSON", each(&views, |view| drop(black_box(serde_json::to_string(view))))),
    ];
    (costs, bytes)
}

/// Returns the microseconds of CPU for each element, over a sufficient number of repetitions.
fn each<T>(all: &[T], mut what: impl FnMut(&T)) -> f64 {
    let (start, mut done) = (thread_cpu(), 0_u64);
    while thread_cpu() - start < Duration::from_millis(200) {
        all.iter().for_each(&mut what);
        done += all.len() as u64;
    }
    (thread_cpu() - start).as_secs_f64() * 1e6 / done as f64
}
