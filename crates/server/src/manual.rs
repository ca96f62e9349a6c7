//! The lists of settings and limits for `docs/host/settings.md`, `docs/bots/limits.md` and `docker-compose.yml`.
//! `cargo xtask gen` writes them.

use clap::{Arg, CommandFactory};
use protocol::{AccountClass, Limits};

use crate::{
    Cli,
    args::{Kind, Limit, LimitValues, Profile},
};

/// A setting of `septet serve`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The group in the help.
    pub heading: String,
    /// The flag, with its two hyphens.
    pub flag: String,
    /// The environment variable.
    pub variable: String,
    /// The default value; empty if there is none.
    pub default: String,
    /// The sentence of the help.
    pub meaning: String,
}

/// Returns all settings without the flags for tests, in the order of the help.
pub fn settings() -> Vec<Setting> {
    let cli = Cli::command();
    let listed = |arg: &&Arg| !arg.is_hide_set() && arg.get_action().takes_values();
    let serve = cli.find_subcommand("serve").into_iter();
    serve.flat_map(|serve| serve.get_arguments().filter(listed).map(setting)).collect()
}

fn setting(arg: &Arg) -> Setting {
    let default: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    Setting {
        heading: arg.get_help_heading().unwrap_or_default().to_owned(),
        flag: arg.get_long().map(|long| format!("--{long}")).unwrap_or_default(),
        variable: arg.get_env().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(),
        default: default.join(","),
        meaning: arg.get_help().map(ToString::to_string).unwrap_or_default(),
    }
}

/// Returns the tables of settings in Markdown, one for each group.
pub fn table() -> String {
    let mut text = String::new();
    let mut heading = None;
    for setting in settings() {
        if heading.as_ref() != Some(&setting.heading) {
            let space = if heading.is_some() { "\n" } else { "" };
            text += &format!(
                "{space}## {}\n\n| flag | variable | default | |\n|---|---|---|---|\n",
                setting.heading
            );
            heading = Some(setting.heading.clone());
        }
        text += &row(setting);
    }
    text
}

fn row(Setting { heading: _, flag, variable, default, meaning }: Setting) -> String {
    // Numbers are easier to read without the look of code.
    let default = match default.parse::<u64>() {
        Ok(number) => format!(" {number} "),
        Err(_) if default.is_empty() => " ".to_owned(),
        Err(_) => format!(" `{default}` "),
    };
    format!("| `{flag}` | `{variable}` |{default}| {} |\n", meaning.replace('|', "\\|"))
}

/// Returns the table of the limits in `--limits`, and that of the limits in `hello` by class of account, in Markdown.
pub fn limits() -> String {
    format!("{}\n## Limits in `hello`\n\n{}", settable(), by_class())
}

/// Returns a row for each field of the limits that `hello` contains.
fn by_class() -> String {
    let classes = [AccountClass::Person, AccountClass::Bot, AccountClass::TrustedBot];
    let [person, bot, trusted] =
        classes.map(|class| serde_json::to_value(class.limits(Limits::default())).unwrap_or_default());
    let mut text = "| field | `person` | `bot` | `trusted_bot` |\n|---|---|---|---|\n".to_owned();
    for (field, number) in person.as_object().into_iter().flatten().filter(|(_, value)| value.is_number()) {
        text += &format!("| `{field}` | {number} | {} | {} |\n", bot[field], trusted[field]);
    }
    text
}

fn settable() -> String {
    let [strict, normal, open] = Profile::ALL.map(|(profile, _)| LimitValues::of(profile));
    let mut text = "| limit | normal | strict | open | range | |\n|---|---|---|---|---|---|\n".to_owned();
    for limit in Limit::ALL {
        let facts = limit.facts();
        let range = match (facts.range.start(), facts.range.end()) {
            (0, &u32::MAX) => String::new(),
            (least, most) => format!("{least} to {most}"),
        };
        let scaled = |values: &LimitValues| match facts.kind {
            Kind::Rate => values.get(*limit).to_string(),
            Kind::Size => "=".to_owned(),
        };
        let (name, number) = (facts.name, normal.get(*limit));
        text += &format!(
            "| `{name}` | {number} | {} | {} | {range} | {} |\n",
            scaled(&strict),
            scaled(&open),
            facts.meaning
        );
    }
    text
}

/// Returns the table of metrics, in Markdown.
pub fn metrics() -> String {
    crate::metrics::table()
}

/// Returns the variables that `docker-compose.yml` passes to the container. It sets the address and the database itself,
/// and a container has no configuration file.
pub fn passed_on() -> String {
    let by_hand = ["SEPTET_ADDRESS", "SEPTET_DATABASE", "SEPTET_CONFIG"];
    let all = settings().into_iter().filter(|setting| !by_hand.contains(&setting.variable.as_str()));
    all.map(|setting| format!("      - {}\n", setting.variable)).collect()
}
