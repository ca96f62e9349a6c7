//! What is written for whoever hosts agrees with the program: README's table, `docker-compose.yml`, `docs/hosting.md`.

use std::{collections::BTreeMap, time::Duration};

use clap::{Arg, CommandFactory, Parser as _};
use server::{Cli, Settings};

const README: &str = include_str!("../../../../README.md");
const COMPOSE: &str = include_str!("../../../../docker-compose.yml");
const HOSTING: &str = include_str!("../../../../docs/hosting.md");
const DOCKERFILE: &str = include_str!("../../Dockerfile");

/// Flag, variable and default of everything that `septet serve` can be told.
fn settings() -> Vec<(String, String, String)> {
    let cli = Cli::command();
    let serve = cli.find_subcommand("serve").expect("there is `serve`");
    let told = |arg: &&Arg| !arg.is_hide_set() && arg.get_action().takes_values();
    let setting = |arg: &Arg| {
        let flag = format!("--{}", arg.get_long().expect("settings are flags"));
        let variable = arg.get_env().unwrap_or_else(|| panic!("{flag} has no variable"));
        let default: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        (flag, variable.to_string_lossy().into_owned(), default.join(","))
    };
    let settings: Vec<_> = serve.get_arguments().filter(told).map(setting).collect();
    assert!(settings.len() > 30, "{settings:?}");
    settings
}

#[test]
fn readme_lists_every_setting_with_its_variable_and_default() {
    let rows = README.lines().filter(|line| line.starts_with("| `--"));
    let mut table: BTreeMap<&str, (&str, &str)> = BTreeMap::new();
    for row in rows {
        let cells: Vec<_> = row.split('|').map(|cell| cell.trim().trim_matches('`')).collect();
        assert!(cells.len() >= 6 && !cells[4].is_empty(), "{row}");
        assert_eq!(table.insert(cells[1], (cells[2], cells[3])), None, "twice: {row}");
    }
    for (flag, variable, default) in settings() {
        let row = table.remove(flag.as_str());
        assert_eq!(row, Some((variable.as_str(), default.as_str())), "README's row of {flag}");
    }
    assert!(table.is_empty(), "no such settings: {table:?}");
}

#[test]
fn compose_passes_every_setting_on() {
    let entries = COMPOSE.lines().filter_map(|line| line.trim().strip_prefix("- SEPTET_"));
    let passed: BTreeMap<&str, &str> =
        entries.map(|entry| entry.split_once('=').unwrap_or((entry, ""))).collect();
    let settings = settings();
    for (_, variable, _) in &settings {
        let name = variable.strip_prefix("SEPTET_").expect("all variables begin alike");
        let value =
            passed.get(name).unwrap_or_else(|| panic!("docker-compose.yml does not pass {variable} on"));
        match name {
            // Where it listens inside is the other end of the port; SEPTET_PUBLISH says where outside.
            "ADDRESS" => assert_eq!(*value, "0.0.0.0:7777"),
            "DATABASE" => assert_eq!(*value, "${SEPTET_DATABASE:-sqlite:///data/septet.db}"),
            _ => assert_eq!(*value, "", "{variable} is what it is where compose runs"),
        }
    }
    assert_eq!(passed.len(), settings.len(), "no such settings: {passed:?}");
}

#[test]
fn the_image_needs_no_buildkit_and_ships_the_small_program() {
    assert!(!DOCKERFILE.contains("--mount") && !DOCKERFILE.contains("# syntax"), "{DOCKERFILE}");
    let (_, last) = DOCKERFILE.rsplit_once("\nFROM ").unwrap();
    assert!(last.contains("COPY --from=server /septet /septet") && !last.contains("septet.debug"), "{last}");
    assert!(DOCKERFILE.contains("--strip-debug") && DOCKERFILE.contains("--only-keep-debug"));
}

/// The code block that begins with this word.
fn sample(kind: &str) -> &'static str {
    let (_, rest) = HOSTING.split_once(&format!("\n```{kind}\n")).unwrap_or_else(|| panic!("no {kind}"));
    rest.split("\n```").next().unwrap()
}

/// Seconds after this word in a sample.
fn seconds(sample: &str, word: &str) -> Duration {
    let (_, rest) = sample.split_once(&format!("{word} ")).unwrap_or_else(|| panic!("no {word}"));
    let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
    assert!(rest[number.len()..].starts_with("s;"), "{word} {rest:.20}");
    Duration::from_secs(number.parse().unwrap())
}

#[test]
fn the_page_for_hosts_knows_when_sockets_are_pinged_and_given_up() {
    let Settings { ping_every, silence, limits, sign_ins_per_minute, .. } = Settings::default();
    let text = HOSTING.split_whitespace().collect::<Vec<_>>().join(" ");
    let says = |sentence: String| assert!(text.contains(&sentence), "{sentence}");
    says(format!("every {} seconds and gives it up when", ping_every.as_secs()));
    says(format!("nothing was heard for {} seconds", silence.as_secs()));
    says("Any timeout of a proxy of 60 seconds or more".into());
    assert!(2 * ping_every < Duration::from_secs(60) && silence < Duration::from_secs(60));
    for timeout in ["proxy_read_timeout", "proxy_send_timeout"] {
        assert!(seconds(sample("nginx"), timeout) >= 2 * silence, "{timeout}");
    }
    says(format!("`--frame-bytes` ({} KiB)", limits.frame_bytes / 1024));
    says(format!("{sign_ins_per_minute} sign-ins a minute"));
    assert!(sample("nginx").contains("client_max_body_size 64k;") && limits.frame_bytes <= 64 * 1024);
}

#[test]
fn all_samples_lead_to_where_the_server_listens_and_insist_on_tls() {
    for kind in ["caddyfile", "nginx", "yaml"] {
        let sample = sample(kind);
        assert!(sample.contains("127.0.0.1:7777") && sample.contains("play.example.org"), "{sample}");
        let hsts = sample.contains("Strict-Transport-Security max-age=31536000");
        assert!(hsts || sample.contains("stsSeconds: 31536000"), "{sample}");
    }
}

#[test]
fn what_the_page_for_hosts_names_is_there() {
    let settings = settings();
    for word in HOSTING.split(|c: char| !(c.is_ascii_alphanumeric() || "-_".contains(c))) {
        if word.starts_with("SEPTET_") {
            assert!(
                settings.iter().any(|(_, variable, _)| variable == word) || word == "SEPTET_PUBLISH",
                "{word}"
            );
        }
    }
    let cli = Cli::command();
    for command in ["backup", "check", "healthcheck", "serve"] {
        assert!(cli.find_subcommand(command).is_some() && HOSTING.contains(command), "{command}");
    }
    let metrics = include_str!("../../src/metrics.rs");
    let lobby = concat!(include_str!("../../../lobby/src/table_task/refusals.rs"), "");
    for name in HOSTING
        .split('`')
        .filter_map(|code| code.split('{').next())
        .filter(|code| code.starts_with("septet_"))
    {
        assert!(metrics.contains(name) || lobby.contains(name), "{name}");
    }
    // What the page says of a line of the log is said in the log.
    let sources = [
        include_str!("../../src/guard.rs"),
        include_str!("../../src/accept.rs"),
        include_str!("../../src/store/trouble.rs"),
        include_str!("../../src/store/writer.rs"),
        include_str!("../../src/store/lock.rs"),
        include_str!("../../../lobby/src/store.rs"),
        include_str!("../../../lobby/src/alarm_clock.rs"),
        include_str!("../../../lobby/src/lobby.rs"),
        include_str!("../../../lobby/src/upgrade.rs"),
        include_str!("../../../lobby/src/table_task/broken.rs"),
    ]
    .concat();
    let lines: Vec<_> = HOSTING
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next())
        .filter_map(|line| {
            line.strip_prefix("WARN ").or(line.strip_prefix("ERROR ")).or(line.strip_prefix("INFO "))
        })
        .collect();
    assert!(lines.len() > 7, "{lines:?}");
    for part in lines.iter().flat_map(|line| line.split('…')).map(|part| part.trim().trim_end_matches(':'))
    {
        assert!(sources.contains(part), "the log never says {part:?}");
    }
}

#[test]
fn what_is_for_tests_alone_is_hidden_and_toys_come_only_where_cards_can_be_foretold() {
    let mut cli = Cli::command();
    let help = cli.find_subcommand_mut("serve").expect("there is `serve`").render_long_help().to_string();
    assert!(!help.contains("for-tests") && !help.contains("toy"), "{help}");
    for serve in [&["septet"][..], &["septet", "serve"]] {
        let with = |flags: &[&str]| Cli::try_parse_from(serve.iter().chain(flags));
        let refused = with(&["--offer-toy-games-for-tests"]).expect_err("hosts never offer them by accident");
        assert_eq!(refused.kind(), clap::error::ErrorKind::MissingRequiredArgument);
        with(&["--offer-toy-games-for-tests", "--foretell-every-card-for-tests", "7"])
            .expect("tests may have both");
    }
    let offered: Vec<String> = server::catalogue().listing().into_iter().map(|game| game.id).collect();
    assert_eq!(offered, games::GAMES.iter().map(|game| game.id).collect::<Vec<_>>());
}

#[test]
fn a_release_brings_the_toys_without_the_laws() {
    let args =
        ["tree", "--package", "server", "--edges", "normal", "--prefix", "none", "--offline", "--locked"];
    let tree = std::process::Command::new(env!("CARGO")).args(args).output().expect("cargo runs");
    let tree = String::from_utf8_lossy(&tree.stdout);
    assert!(tree.contains("toys v"), "cargo says nothing: {tree}");
    for heavy in ["contract-laws v", "jsonschema v"] {
        assert!(!tree.contains(heavy), "{heavy} is in the release");
    }
}
