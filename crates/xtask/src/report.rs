//! The summary at the end of `cargo xtask test`.

use std::time::Duration;

/// The result of a step.
pub(crate) enum Verdict {
    Passed,
    Failed,
    Skipped(String),
    NotRun,
}

/// One line of the summary.
pub(crate) struct Line {
    pub(crate) name: &'static str,
    pub(crate) verdict: Verdict,
    pub(crate) took: Duration,
}

/// Prints the summary. `skips` are single tests that could not run.
pub(crate) fn print(lines: &[Line], skips: &[(String, bool)], total: Duration) {
    println!("\nSummary after {}", minutes(total));
    for line in lines {
        let took = format!("{:.1} s", line.took.as_secs_f64());
        match &line.verdict {
            Verdict::Passed => println!("  passed   {:<40} {took:>8}", line.name),
            Verdict::Failed => println!("  FAILED   {:<40} {took:>8}", line.name),
            Verdict::Skipped(why) => println!("  SKIPPED  {:<40} {why}", line.name),
            Verdict::NotRun => println!("  not run  {}", line.name),
        }
    }
    for (skip, _) in skips {
        println!("  SKIPPED  {skip}");
    }
    let count = |wanted: fn(&Verdict) -> bool| lines.iter().filter(|line| wanted(&line.verdict)).count();
    println!(
        "  {} passed, {} failed, {} skipped, {} not run",
        count(|v| matches!(v, Verdict::Passed)),
        count(|v| matches!(v, Verdict::Failed)),
        count(|v| matches!(v, Verdict::Skipped(_))) + skips.len(),
        count(|v| matches!(v, Verdict::NotRun)),
    );
}

fn minutes(took: Duration) -> String {
    format!("{} min {} s", took.as_secs() / 60, took.as_secs() % 60)
}
