//! Metrics have the same names in the code, in their descriptions, on pages, in dashboards and in alerts.

use std::{collections::BTreeSet, fs, path::Path};

const DESCRIBED: &str = include_str!("../../src/metrics/described.rs");
const DASHBOARD: &str = include_str!("../../../../docs/monitoring/grafana.json");
const ALERTS: &str = include_str!("../../../../docs/monitoring/alerts.yml");

/// The used metrics of the process; the library has more.
const OF_THE_PROCESS: [&str; 4] =
    ["process_cpu_seconds_total", "process_resident_memory_bytes", "process_open_fds", "process_max_fds"];

fn is_of_name(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_'
}

/// Returns the metrics in a text; for a histogram its base name.
fn named(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !is_of_name(c));
    let figures = words.filter(|word| word.starts_with("septet_") || word.starts_with("process_"));
    figures.map(|word| word.trim_end_matches("_bucket")).collect()
}

/// Returns the names in quotation marks in the code.
fn quoted(source: &str) -> BTreeSet<String> {
    let quoted = source.split('"').skip(1).step_by(2);
    quoted
        .filter(|word| word.starts_with("septet_") && word.chars().all(is_of_name))
        .map(str::to_owned)
        .collect()
}

fn counted_in(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            counted_in(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") && !path.ends_with("metrics/described.rs")
        {
            let source = fs::read_to_string(&path).unwrap();
            // A macro of this library counts each metric.
            if source.contains("metrics::") {
                found.extend(quoted(&source));
            }
        }
    }
}

#[test]
fn what_is_counted_is_described_and_the_other_way_around() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut counted = BTreeSet::new();
    for name in ["lobby", "server"] {
        counted_in(&crates.join(name).join("src"), &mut counted);
    }
    // Files and variables have such names, too.
    counted.retain(|name| !name.ends_with("_session"));
    assert_eq!(counted, quoted(DESCRIBED));
}

/// `metrics.md` lists all metrics; the other pages for operators name some.
#[test]
fn pages_for_operators_name_each_and_no_other() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/host");
    let pages = fs::read_dir(folder).unwrap().map(|page| fs::read_to_string(page.unwrap().path()).unwrap());
    let pages: String = pages.collect();
    let told = named(&pages).into_iter().filter(|name| name.starts_with("septet_"));
    // A variable of nginx and a file of the package have such names, too.
    let told = told.filter(|name| !["septet_connection", "septet_"].contains(name));
    let told: BTreeSet<String> = told.map(str::to_owned).collect();
    assert_eq!(told, quoted(DESCRIBED));
}

#[test]
fn what_is_drawn_and_what_alarms_is_counted() {
    let dashboard: serde_json::Value = serde_json::from_str(DASHBOARD).unwrap();
    let targets = |panel: &serde_json::Value| panel["targets"].as_array().cloned().unwrap_or_default();
    let panels = dashboard["panels"].as_array().unwrap();
    let drawn: Vec<String> =
        panels.iter().flat_map(targets).map(|target| target["expr"].as_str().unwrap().to_owned()).collect();
    assert!(drawn.len() > 20, "{drawn:?}");
    let alarms: Vec<String> =
        ALERTS.lines().filter(|line| line.trim().starts_with("expr:")).map(str::to_owned).collect();
    assert!(alarms.len() > 5 && ALERTS.matches("summary:").count() == alarms.len(), "{alarms:?}");
    for expression in drawn.iter().chain(&alarms) {
        let names = named(expression);
        // Prometheus itself counts whether the server is up.
        assert!(!names.is_empty() || expression.contains("up{"), "{expression}");
        for name in names {
            assert!(
                quoted(DESCRIBED).contains(name) || OF_THE_PROCESS.contains(&name),
                "{name} in {expression}"
            );
        }
    }
}
