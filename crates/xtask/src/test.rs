//! `cargo xtask test`: runs the steps of a suite in order, until one fails.
//!
//! - Clippy compiles the tests, so each crate is checked and compiled in one pass (`workspace::linted`).
//! - A build of one `--package` has other features and compiles libraries once more. So does a child that
//!   inherits cargo's own package variables (`command::cargo` removes them).
//! - A test that cannot run calls `tests::skip`, or appends a line to the file that `SEPTET_TEST_SKIPS`
//!   names. The summary lists it. With `CI` set it is a failure, except for services that no fresh machine
//!   has.
//! - A random test that fails prints the seed that repeats it (`SEPTET_SEED`).

use std::{
    panic::resume_unwind,
    thread::{self, ScopedJoinHandle},
    time::{Duration, Instant},
};

use crate::{
    ci,
    failure::{Failure, Outcome, Stopped},
    parts::{Part, Task},
    report::{self, Line, Verdict},
    skips,
    suite::Suite,
    times::Times,
};

/// Tests these parts of a suite.
pub(crate) fn test(suite: Suite, parts: &[Part]) -> Outcome {
    let begun = Instant::now();
    skips::clear();
    let steps: Vec<Task> = parts.iter().flat_map(|part| part.steps(suite)).collect();
    let mut times = Times::read();
    let (lines, mut failure) = run_all(suite, &steps, &times);
    for line in lines.iter().filter(|line| matches!(line.verdict, Verdict::Passed)) {
        times.note(line.name, line.took);
    }
    let skipped = skips::noted();
    report::print(&lines, &skipped, begun.elapsed());
    if let Some((skip, _)) = skipped.iter().find(|(_, counts)| *counts && ci::on_ci()) {
        failure.get_or_insert_with(|| cannot_skip(skip));
    }
    failure.map_or(Ok(()), Err)
}

/// The result of one step.
struct Ran {
    verdict: Verdict,
    failure: Option<Failure>,
    took: Duration,
}

/// Runs the steps in order, with the `aside` ones in parallel, until one fails. The first failure is
/// returned.
fn run_all(suite: Suite, steps: &[Task], times: &Times) -> (Vec<Line>, Option<Failure>) {
    let mut failure = None;
    let mut lines: Vec<Line> = steps
        .iter()
        .map(|step| Line { name: step.name, verdict: Verdict::NotRun, took: Duration::ZERO })
        .collect();
    thread::scope(|scope| {
        let mut aside: Vec<(usize, ScopedJoinHandle<'_, Ran>)> = Vec::new();
        let mut note = |n: usize, ran: Ran, failure: &mut Option<Failure>| {
            *failure = failure.take().or(ran.failure);
            (lines[n].verdict, lines[n].took) = (ran.verdict, ran.took);
        };
        for (n, step) in steps.iter().enumerate() {
            for (m, ended) in aside.extract_if(.., |(_, running)| running.is_finished()) {
                note(m, joined(ended), &mut failure);
            }
            if failure.is_some() {
                break;
            }
            let place = format!("[{}/{}] {}", n + 1, steps.len(), step.name);
            let last = times.last(step.name);
            if step.aside {
                println!("\n{place}: runs beside the next ones{last}");
                aside.push((n, scope.spawn(move || run(suite, step, &place))));
            } else {
                println!("\n{place}{last}");
                note(n, run(suite, step, &place), &mut failure);
            }
        }
        for (n, running) in aside {
            note(n, joined(running), &mut failure);
        }
    });
    (lines, failure)
}

fn joined(running: ScopedJoinHandle<'_, Ran>) -> Ran {
    running.join().unwrap_or_else(|panic| resume_unwind(panic))
}

fn run(suite: Suite, step: &Task, place: &str) -> Ran {
    let begun = Instant::now();
    let (verdict, failure) = match (step.run)(suite) {
        Ok(()) => (Verdict::Passed, None),
        Err(Stopped::Optional(why)) => (Verdict::Skipped(why), None),
        Err(Stopped::Missing(why)) if !ci::on_ci() => (Verdict::Skipped(why), None),
        Err(Stopped::Missing(why)) => (Verdict::Failed, Some(cannot_skip(&why))),
        Err(Stopped::Failed(why)) => (Verdict::Failed, Some(why)),
    };
    let took = begun.elapsed();
    match &verdict {
        Verdict::Passed => println!("{place}: passed in {:.1} s", took.as_secs_f64()),
        Verdict::Failed => println!("{place}: FAILED after {:.1} s", took.as_secs_f64()),
        Verdict::Skipped(why) => println!("{place}: SKIPPED: {why}"),
        Verdict::NotRun => {}
    }
    Ran { verdict, failure, took }
}

fn cannot_skip(why: &str) -> Failure {
    Failure::new(format!("with CI set nothing may be skipped: {why}"), "install it, or unset CI")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fails(_: Suite) -> Result<(), Stopped> {
        Err(Failure::new("it went wrong", "do it again").into())
    }

    fn later(suite: Suite) -> Result<(), Stopped> {
        thread::sleep(Duration::from_millis(50));
        fails(suite)
    }

    fn verdicts(steps: &[Task]) -> (Vec<&'static str>, bool) {
        let (lines, failure) = run_all(Suite::Gate, steps, &Times::read());
        let word = |line: &Line| match line.verdict {
            Verdict::Passed => "passed",
            Verdict::Failed => "failed",
            Verdict::Skipped(_) => "skipped",
            Verdict::NotRun => "not run",
        };
        (lines.iter().map(word).collect(), failure.is_some())
    }

    #[test]
    fn what_runs_aside_counts_as_much() {
        let step = |run, aside| Task { name: "a step", run, aside };
        let passes = |_| Ok(());
        assert_eq!(verdicts(&[step(passes, true), step(passes, false)]), (vec!["passed"; 2], false));
        assert_eq!(verdicts(&[step(later, true), step(passes, false)]), (vec!["failed", "passed"], true));
        let all = [step(passes, true), step(fails, false), step(passes, false)];
        assert_eq!(verdicts(&all), (vec!["passed", "failed", "not run"], true));
    }
}
