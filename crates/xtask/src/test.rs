//! `cargo xtask test`: everything that must pass, in order, until something fails.

use std::time::{Duration, Instant};

use crate::{
    failure::{Failure, Outcome},
    parts::{Part, Stopped, Task},
    report::{self, Line, Verdict},
    skips,
};

/// Tests these parts.
pub(crate) fn test(parts: &[Part]) -> Outcome {
    let begun = Instant::now();
    skips::clear();
    let steps: Vec<Task> = parts.iter().flat_map(|part| part.steps()).collect();
    let mut lines = Vec::new();
    let mut failure = None;
    for (n, step) in steps.iter().enumerate() {
        if failure.is_some() {
            lines.push(Line { name: step.name, verdict: Verdict::NotRun, took: Duration::ZERO });
            continue;
        }
        let place = format!("[{}/{}] {}", n + 1, steps.len(), step.name);
        println!("\n{place}");
        let (verdict, took) = run(step, &mut failure);
        match &verdict {
            Verdict::Passed => println!("{place}: passed in {:.1} s", took.as_secs_f64()),
            Verdict::Failed => println!("{place}: FAILED after {:.1} s", took.as_secs_f64()),
            Verdict::Skipped(why) => println!("{place}: SKIPPED: {why}"),
            Verdict::NotRun => {}
        }
        lines.push(Line { name: step.name, verdict, took });
    }
    let skipped = skips::noted();
    report::print(&lines, &skipped, begun.elapsed());
    if let Some((skip, _)) = skipped.iter().find(|(_, counts)| *counts && on_ci()) {
        failure.get_or_insert_with(|| cannot_skip(skip));
    }
    failure.map_or(Ok(()), Err)
}

fn run(step: &Task, failure: &mut Option<Failure>) -> (Verdict, Duration) {
    let begun = Instant::now();
    let verdict = match (step.run)() {
        Ok(()) => Verdict::Passed,
        Err(Stopped::Optional(why)) => Verdict::Skipped(why),
        Err(Stopped::Missing(why)) if !on_ci() => Verdict::Skipped(why),
        Err(Stopped::Missing(why)) => {
            *failure = Some(cannot_skip(&why));
            Verdict::Failed
        }
        Err(Stopped::Failed(why)) => {
            *failure = Some(why);
            Verdict::Failed
        }
    };
    (verdict, begun.elapsed())
}

fn on_ci() -> bool {
    std::env::var("CI").is_ok_and(|ci| !ci.is_empty() && ci != "false" && ci != "0")
}

fn cannot_skip(why: &str) -> Failure {
    Failure::new(format!("with CI set nothing may be skipped: {why}"), "install it, or unset CI")
}
