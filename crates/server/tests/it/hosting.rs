//! Pages for operators agree with the program: `docs/host`, `docker-compose.yml`.

use std::{collections::BTreeSet, fs, path::Path, time::Duration};

use clap::{CommandFactory as _, Parser as _};
use server::{
    Cli, Settings,
    manual::{passed_on, settings, table},
};

const SETTINGS: &str = include_str!("../../../../docs/host/settings.md");
const COMPOSE: &str = include_str!("../../../../docker-compose.yml");
const QUICKSTART: &str = include_str!("../../../../docs/host/quickstart.md");
const PROXY: &str = include_str!("../../../../docs/host/proxy.md");
const MONITORING: &str = include_str!("../../../../docs/host/monitoring.md");
const DATABASE: &str = include_str!("../../../../docs/host/database.md");
const PROTOCOL: &str = include_str!("../../../../docs/bots/protocol.md");
const FEATURES: &str = include_str!("../../../../docs/bots/features.md");
const ARCHITECTURE: &str = include_str!("../../../../ARCHITECTURE.md");
const UNIT: &str = include_str!("../../../../packaging/septet.service");
const ENVIRONMENT: &str = include_str!("../../../../packaging/septet.env");
const DOCKERFILE: &str = include_str!("../../Dockerfile");

#[test]
fn every_setting_has_a_variable_and_says_what_it_means() {
    let settings = settings();
    assert!(settings.len() > 30, "{settings:?}");
    for setting in settings {
        assert!(setting.flag.starts_with("--") && setting.variable.starts_with("SEPTET_"), "{setting:?}");
        let meaning = &setting.meaning;
        assert!(meaning.starts_with(char::is_uppercase) && !meaning.ends_with('.'), "{setting:?}");
        assert!(!meaning.contains('\n') && meaning.matches('`').count() % 2 == 0, "{setting:?}");
    }
}

/// Returns the text between the markers of `cargo xtask gen`.
fn written(file: &'static str) -> &'static str {
    let (_, rest) = file.split_once("cargo xtask gen: start").expect("there is a marker");
    let (_, rest) = rest.split_once('\n').expect("the marker is a line");
    let (text, _) = rest.split_once("cargo xtask gen: end").expect("there is an end");
    &text[..text.rfind('\n').map_or(0, |end| end + 1)]
}

/// Compares line by line, so that the message names only the differences.
fn is_up_to_date(written: &str, made: &str) {
    let without = |lines: &str, others: &str| {
        lines
            .lines()
            .filter(|line| !others.lines().any(|other| other == *line))
            .collect::<Vec<_>>()
            .join("\n")
    };
    let (new, old) = (without(made, written), without(written, made));
    assert!(new.is_empty() && old.is_empty(), "run `cargo xtask gen`: it writes\n{new}\ninstead of\n{old}");
    assert_eq!(written, made, "run `cargo xtask gen`: the order is another one");
}

#[test]
fn the_page_of_settings_lists_each_with_its_variable_and_default() {
    is_up_to_date(written(SETTINGS), &table());
}

#[test]
fn compose_passes_every_setting_on() {
    is_up_to_date(written(COMPOSE), &passed_on());
    // The address inside is the other end of the port; SEPTET_PUBLISH sets the address outside.
    assert!(COMPOSE.contains("\n      - SEPTET_ADDRESS=0.0.0.0:7777\n"));
    assert!(COMPOSE.contains("\n      - SEPTET_DATABASE=${SEPTET_DATABASE:-sqlite:///data/septet.db}\n"));
    let passed = COMPOSE.lines().filter(|line| line.trim().starts_with("- SEPTET_"));
    // The address and the database are in the file; a container has no configuration file.
    assert_eq!(passed.count(), settings().len() - 1);
}

/// Checks numbers on pages apart from the generated table of settings.
#[test]
fn pages_say_the_defaults_that_there_are() {
    let one_line = |page: &str| page.split_whitespace().collect::<Vec<_>>().join(" ");
    let (protocol, features, map) = (one_line(PROTOCOL), one_line(FEATURES), one_line(ARCHITECTURE));
    let says = |page: &str, sentence: String| assert!(page.contains(&sentence), "{sentence}");
    let days = |time: Duration| time.as_secs() / (24 * 3_600);
    let (web, lobby) = (Settings::default(), lobby::Config::default());
    says(&protocol, format!("An unused session ends after {} days,", days(lobby.keep.guests)));
    says(&protocol, format!("or after {} days if the account has tables", days(lobby.keep.sessions)));
    let thousands = web.requests_per_minute / 1_000;
    says(&protocol, format!("{thousands},{:03} requests a minute", web.requests_per_minute % 1_000));
    says(&features, format!("the newest {} lines at most", web.limits.chat_lines));
    says(&protocol, format!("pings every {} seconds and closes", web.ping_every.as_secs()));
    says(&protocol, format!("after {} seconds of silence", web.silence.as_secs()));
    says(&map, format!("{} frames and {} KiB", lobby::OUTBOX_FRAMES, web.limits.outbox_bytes / 1024));
    assert_eq!(lobby.removed_wait, Duration::from_secs(120), "the next line says it in words");
    says(&features, "can sit down again after two minutes".into());
}

/// Each default is defined once, and the command line refers to it.
#[test]
fn no_default_of_the_command_line_is_a_number_of_its_own() {
    let groups = [
        include_str!("../../src/args/accounts.rs"),
        include_str!("../../src/args/basics.rs"),
        include_str!("../../src/args/logging.rs"),
        include_str!("../../src/args/matches.rs"),
        include_str!("../../src/args/notifications.rs"),
    ];
    let typed: Vec<_> = groups
        .iter()
        .flat_map(|group| group.lines())
        .filter(|line| {
            let (_, after) = line.split_once("default_value_t = ").unwrap_or_default();
            after.starts_with(|c: char| c.is_ascii_digit())
        })
        .collect();
    assert_eq!(typed, Vec::<&str>::new(), "ask `Limits`, `Settings` or `lobby::Config` for the default");
    let args = Cli::parse_from(["septet"]).serve;
    let (web, lobby) = (Settings::default(), lobby::Config::default());
    assert_eq!(format!("{:?}", args.settings().unwrap()), format!("{web:?}"));
    assert_eq!(format!("{:?}", args.lobby()), format!("{lobby:?}"));
}

#[test]
fn the_image_needs_no_buildkit_and_ships_the_small_program() {
    assert!(!DOCKERFILE.contains("--mount") && !DOCKERFILE.contains("# syntax"), "{DOCKERFILE}");
    let (_, last) = DOCKERFILE.rsplit_once("\nFROM ").unwrap();
    assert!(last.contains("COPY --from=server /septet /septet") && !last.contains("septet.debug"), "{last}");
    assert!(DOCKERFILE.contains("--strip-debug") && DOCKERFILE.contains("--only-keep-debug"));
}

/// Returns the code block of the page on proxies with this first word.
fn sample(kind: &str) -> &'static str {
    let (_, rest) = PROXY.split_once(&format!("\n```{kind}\n")).unwrap_or_else(|| panic!("no {kind}"));
    rest.split("\n```").next().unwrap()
}

/// Returns the seconds after this word in a sample.
fn seconds(sample: &str, word: &str) -> Duration {
    let (_, rest) = sample.split_once(&format!("{word} ")).unwrap_or_else(|| panic!("no {word}"));
    let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
    assert!(rest[number.len()..].starts_with("s;"), "{word} {rest:.20}");
    Duration::from_secs(number.parse().unwrap())
}

#[test]
fn pages_for_operators_know_when_sockets_are_pinged_and_given_up() {
    let Settings { ping_every, silence, limits, sign_ins_per_minute, .. } = Settings::default();
    let one_line = |page: &str| page.split_whitespace().collect::<Vec<_>>().join(" ");
    let (proxy, quickstart) = (one_line(PROXY), one_line(QUICKSTART));
    let says = |page: &str, sentence: String| assert!(page.contains(&sentence), "{sentence}");
    says(&proxy, format!("The server pings each socket every {} seconds.", ping_every.as_secs()));
    says(&proxy, format!("closes a socket after {} seconds of silence", silence.as_secs()));
    says(&proxy, "Any timeout of a proxy of 60 seconds or more".into());
    assert!(2 * ping_every < Duration::from_secs(60) && silence < Duration::from_secs(60));
    for timeout in ["proxy_read_timeout", "proxy_send_timeout"] {
        assert!(seconds(sample("nginx"), timeout) >= 2 * silence, "{timeout}");
    }
    says(&proxy, format!("Request bodies have at most {} KiB", limits.frame_bytes / 1024));
    says(&quickstart, format!("{sign_ins_per_minute} sign-ins a minute"));
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

/// Returns all pages for operators.
fn pages() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/host");
    let files = fs::read_dir(folder).expect("there are pages for operators");
    files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect()
}

#[test]
fn pages_for_operators_name_settings_commands_and_log_lines_of_this_program() {
    let (pages, settings) = (pages(), settings());
    for word in pages.split(|c: char| !(c.is_ascii_alphanumeric() || "-_".contains(c))) {
        if word.starts_with("SEPTET_") {
            assert!(
                settings.iter().any(|setting| setting.variable == word) || word == "SEPTET_PUBLISH",
                "{word}"
            );
        }
    }
    let cli = Cli::command();
    for command in ["backup", "check", "healthcheck", "serve"] {
        assert!(cli.find_subcommand(command).is_some() && pages.contains(command), "{command}");
    }
    // The log has the lines that the page on monitoring explains.
    let sources = [
        include_str!("../../src/admin/socket.rs"),
        include_str!("../../src/guard.rs"),
        include_str!("../../src/accept.rs"),
        include_str!("../../src/store/trouble.rs"),
        include_str!("../../src/store/writer/file.rs"),
        include_str!("../../src/store/writer/pooled.rs"),
        include_str!("../../src/store/lock.rs"),
        include_str!("../../src/store/chunks/moving.rs"),
        include_str!("../../../lobby/src/store.rs"),
        include_str!("../../../lobby/src/alarm_clock.rs"),
        include_str!("../../../lobby/src/lobby.rs"),
        include_str!("../../../lobby/src/upgrade.rs"),
        include_str!("../../../lobby/src/table_task/broken.rs"),
        include_str!("../../../lobby/src/thinking/question.rs"),
    ]
    .concat();
    let lines: Vec<_> = MONITORING
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
fn the_page_on_the_database_lists_each_table_and_no_other() {
    fn made_in(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                made_in(&path, found);
            } else {
                let text = fs::read_to_string(&path).unwrap();
                let names = text.split("CREATE TABLE ").skip(1);
                found.extend(names.filter_map(|name| Some(name.split_whitespace().next()?.to_owned())));
            }
        }
    }
    let mut made = BTreeSet::new();
    made_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../migrations"), &mut made);
    // The migration library has a table of its own.
    made.insert("_sqlx_migrations".into());
    let (_, rest) = DATABASE.split_once("\n## Tables\n").expect("there is a list");
    let (list, _) = rest.split_once("\n## ").expect("another part follows");
    let rows = list.lines().filter_map(|line| line.strip_prefix("| `")?.split(" |").next());
    let names = rows.flat_map(|row| row.split("`, `"));
    let listed: BTreeSet<String> = names.map(|name| name.trim_end_matches('`').to_owned()).collect();
    assert_eq!(listed, made);
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

/// Checks the files of the Debian package.
#[test]
fn the_unit_runs_the_program_with_settings_that_there_are() {
    let lines = |text: &'static str| text.lines().map(str::trim).filter(|line| !line.is_empty());
    let known: Vec<_> = settings().into_iter().map(|setting| setting.variable).collect();
    let mut set = 0;
    for line in lines(ENVIRONMENT) {
        // A suggested setting has no space after its sign.
        let line = line.strip_prefix('#').unwrap_or(line);
        if line.is_empty() || line.starts_with(' ') {
            continue;
        }
        let (variable, _) = line.split_once('=').unwrap_or_else(|| panic!("{line}"));
        assert!(known.iter().any(|known| known == variable), "{variable}");
        set += 1;
    }
    assert_eq!(set, 3);
    for line in
        ["ExecStart=septet serve", "EnvironmentFile=/etc/septet.env", "StateDirectory=septet", "User=septet"]
    {
        assert!(lines(UNIT).any(|is| is == line), "{line}");
    }
    assert!(ENVIRONMENT.contains("sqlite:///var/lib/septet/"), "which StateDirectory makes");
    for file in ["septet.service", "septet.env"] {
        assert!(QUICKSTART.contains(&format!("packaging/{file}")), "{file}");
    }
}
