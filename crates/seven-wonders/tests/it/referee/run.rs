//! The long run: every combination of boxes, at every number of seats, with a chosen number of deals.
//!
//! - `SEPTET_REFEREE_DEALS`: the number of deals of each, or a range. Examples: `300`; `300..600` to
//!   continue.
//! - `SEPTET_REFEREE_PART`: the part of the combinations. Example: `3/20` is every twentieth from the third
//!   on.
//! - `SEPTET_REFEREE_THREADS`: matches refereed at a time. Default: one for each processor.

#![expect(clippy::disallowed_types, reason = "rules read no clock; how long they are refereed is measured")]

use std::{
    ops::Range,
    panic::catch_unwind,
    sync::atomic::{AtomicUsize, Ordering},
    time::{Duration, Instant},
};

use contract::{Rules as _, SeatCount};
use seven_wonders::{Boards, LeaderDraft, Leaders, Options, SevenWonders, SideChoice, Wonders};

use super::{
    PLAIN,
    game::{Deal, referee},
    table::Scrutiny,
};

/// Returns every playable combination, with each preset of leaders and of boards.
pub fn combinations() -> Vec<(u8, Options)> {
    let leaders = [Leaders::Off, Leaders::Box, Leaders::Official, Leaders::Everything];
    let mut all: Vec<Options> = leaders.map(|leaders| Options { leaders, ..PLAIN }).into();
    let boards = [Boards::Boxes, Boards::Official, Boards::Everything];
    all = all.iter().flat_map(|options| boards.map(|boards| Options { boards, ..*options })).collect();
    all = both(&all, |options| &mut options.cities);
    all = both(&all, |options| &mut options.teams);
    all = both(&all, |options| &mut options.tower);
    all = both(&all, |options| &mut options.projects);
    let is_playable =
        |(n, options): &(u8, Options)| SevenWonders::new(SeatCount::new(*n).unwrap(), *options).is_ok();
    (2..=8).flat_map(|n| all.iter().map(move |options| (n, *options))).filter(is_playable).collect()
}

/// Returns each of the options without a flag and with it.
fn both(all: &[Options], of: fn(&mut Options) -> &mut bool) -> Vec<Options> {
    let with = |options: &Options, there: bool| {
        let mut options = *options;
        *of(&mut options) = there;
        options
    };
    all.iter().flat_map(|options| [with(options, false), with(options, true)]).collect()
}

/// Varies the other options from deal to deal.
fn varied(options: Options, deal: u32) -> Options {
    let sides = [SideChoice::Random, SideChoice::Random, SideChoice::A, SideChoice::B, SideChoice::Picked];
    Options {
        wonders: if deal % 3 == 1 { Wonders::Picked } else { Wonders::Dealt },
        sides: sides[deal as usize % sides.len()],
        leader_draft: if deal.is_multiple_of(2) { LeaderDraft::Drafted } else { LeaderDraft::Dealt },
        ..options
    }
}

/// Every deal with a multiple of this number is compared before each decision.
const CLOSE: u32 = 50;

fn scrutiny(deal: u32) -> Scrutiny {
    if deal.is_multiple_of(CLOSE) { Scrutiny::Decisions } else { Scrutiny::Turns }
}

/// The result of one combination.
struct Refereed {
    games: usize,
    differ: Vec<u32>,
    took: Duration,
}

fn run_one(at: usize, n: u8, options: Options, deals: Range<u32>) -> Refereed {
    let begun = Instant::now();
    let differs = |number: &u32| {
        let deal = Deal { salt: at as u16 + 1, number: *number };
        catch_unwind(|| referee(n, deal, varied(options, *number), scrutiny(*number))).is_err()
    };
    let games = deals.len();
    let differ = deals.filter(differs).collect();
    Refereed { games, differ, took: begun.elapsed() }
}

fn written(options: &Options) -> String {
    serde_json::to_string(options).unwrap()
}

/// Runs all combinations of a part with these deals, on all threads, and prints the results. All are played
/// before a difference fails the test.
pub fn run(deals: &Range<u32>, part: (usize, usize)) {
    let all = combinations();
    let chosen: Vec<usize> = (0..all.len()).filter(|at| at % part.1 == part.0 - 1).collect();
    let (next, begun) = (AtomicUsize::new(0), Instant::now());
    let work = || {
        let mut done = Vec::new();
        while let Some(at) = chosen.get(next.fetch_add(1, Ordering::Relaxed)) {
            let (n, options) = all[*at];
            let one = run_one(*at, n, options, deals.clone());
            let (games, took, differ) = (one.games, one.took.as_secs_f64(), one.differ.len());
            let name = written(&options);
            println!("combination {at}: {n} players, {name}: {games} games in {took:.1} s, {differ} differ");
            done.push((*at, one));
        }
        done
    };
    let done: Vec<(usize, Refereed)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads_asked_for()).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    let games: usize = done.iter().map(|(_, one)| one.games).sum();
    let seconds = begun.elapsed().as_secs_f64();
    let rate = games as f64 / seconds;
    let combinations = done.len();
    println!(
        "{combinations} of {} combinations, {games} games in {seconds:.0} s, {rate:.0} a second",
        all.len()
    );
    let differ: Vec<_> = done.iter().filter(|(_, one)| !one.differ.is_empty()).collect();
    for (at, one) in &differ {
        let (n, options) = all[*at];
        println!("combination {at}: {n} players, {}: deals {:?} differ", written(&options), one.differ);
    }
    assert!(differ.is_empty(), "{} combinations differ", differ.len());
}

/// Returns the deals in `SEPTET_REFEREE_DEALS`.
pub fn deals_asked_for() -> Option<Range<u32>> {
    const WORDS: &str = "SEPTET_REFEREE_DEALS is a number of deals, or a range like 300..600";
    let said = std::env::var("SEPTET_REFEREE_DEALS").ok()?;
    let (from, to) = said.split_once("..").unwrap_or(("0", &said));
    Some(from.parse().expect(WORDS)..to.parse().expect(WORDS))
}

/// Returns the part in `SEPTET_REFEREE_PART`. Default: one part with all.
pub fn part_asked_for() -> (usize, usize) {
    const WORDS: &str = "SEPTET_REFEREE_PART is a part of so many, like 3/20";
    let Ok(said) = std::env::var("SEPTET_REFEREE_PART") else { return (1, 1) };
    let (part, of) = said.split_once('/').expect(WORDS);
    let (part, of): (usize, usize) = (part.parse().expect(WORDS), of.parse().expect(WORDS));
    assert!((1..=of).contains(&part), "{WORDS}");
    (part, of)
}

/// Returns the number of matches refereed at a time: `SEPTET_REFEREE_THREADS`, or the number of processors.
fn threads_asked_for() -> usize {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    let said = std::env::var("SEPTET_REFEREE_THREADS").ok();
    said.map_or_else(all, |said| said.parse().expect("SEPTET_REFEREE_THREADS is a number of threads"))
}
