//! The figures of one scene, each beside the baseline.

use super::run::Run;
use crate::figure::Report;

/// The maximum part of refused moves with which the other figures are valid.
const MOST_LATE: f64 = 0.05;

/// Adds the figures of the durable server, the baseline, and the server in memory if that was measured.
pub fn show(report: &mut Report, scene: &str, runs: &[Option<Run>; 3], load: f64) {
    let [Some(durable), Some(floor), memory] = runs else { return };
    let name = |what: &str| format!("{scene}: {what}");
    let target = if scene.starts_with("7 Kingdoms") { "at most 2x" } else { "" };
    report
        .add(name("server CPU a move, durable"), "us", durable.cpu)
        .beside("floor", floor.cpu)
        .target(target);
    if let Some(memory) = memory {
        report.add(name("server CPU a move, in memory"), "us", memory.cpu).beside("floor", floor.cpu);
    }
    report.add(name("moves, durable"), "1/s", durable.moves).beside("floor", floor.moves);
    if let Some(memory) = memory {
        report.add(name("moves, in memory"), "1/s", memory.moves).beside("floor", floor.moves);
    }
    for (part, text) in [(0.5, "p50"), (0.99, "p99"), (0.999, "p99.9")] {
        let name = name(&format!("a move for all, durable, flat out, {text}"));
        report.add(name, "ms", durable.spread.millis(part)).beside("floor", floor.spread.millis(part));
    }
    steady(report, &name, durable, floor, load);
    sent(report, &name, durable, floor);
    written(report, &name, durable);
    let kib = |run: &Run| run.memory / 1024.0;
    report.add(name("memory a table with its sockets"), "KiB", kib(durable)).beside("floor", kib(floor));
    let count = durable.spread.len() as f64;
    report.add(name("moves measured, durable"), "", count).beside("floor", floor.spread.len() as f64);
    report.add(name("moves that others' moves had made impossible"), "% of them", durable.late * 100.0);
    if durable.late > MOST_LATE {
        report.note_wrong(format!("{scene}: too many moves were refused to say what one costs"));
    }
}

/// Adds the figures below saturation, where the response time depends on the server.
fn steady(report: &mut Report, name: &impl Fn(&str) -> String, durable: &Run, floor: &Run, load: f64) {
    let percent = load * 100.0;
    let (here, there) = (&durable.steady, &floor.steady);
    report
        .add(name(&format!("moves at {percent:.0} % of the limit")), "1/s", here.rate)
        .beside("floor", there.rate);
    for (part, text) in [(0.5, "p50"), (0.99, "p99")] {
        let name = name(&format!("a move for all, durable, at {percent:.0} %, {text}"));
        report.add(name, "ms", here.spread.millis(part)).beside("floor", there.spread.millis(part));
    }
    report
        .add(name(&format!("server CPU a move, durable, at {percent:.0} %")), "us", here.cpu)
        .beside("floor", there.cpu);
}

fn sent(report: &mut Report, name: &impl Fn(&str) -> String, durable: &Run, floor: &Run) {
    report.add(name("sent a move, all sockets"), "bytes", durable.bytes).beside("floor", floor.bytes);
    report.add(name("frames a move"), "", durable.frames).beside("floor", floor.frames);
}

fn written(report: &mut Report, name: &impl Fn(&str) -> String, durable: &Run) {
    report.add(name("written to the disk a move"), "bytes", durable.disk.bytes);
    report.add(name("pages of the write-ahead log a move"), "", durable.disk.pages);
    report.add(name("moves in a commit"), "", durable.disk.shared);
}

/// Adds the allocations and their bytes.
pub fn allocations(report: &mut Report, scene: &str, (count, bytes): (f64, f64)) {
    report.add(format!("{scene}: allocations a move, durable"), "", count);
    report.add(format!("{scene}: bytes of these"), "bytes", bytes);
}
