//! What is written for hosts about the settings, made of the command line itself. `cargo xtask gen` puts it into
//! docs/host/settings.md and docker-compose.yml.

use clap::{Arg, CommandFactory};

use crate::Cli;

/// One thing that `septet serve` can be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The flag, with its two hyphens.
    pub flag: String,
    /// The variable that can be set instead.
    pub variable: String,
    /// What it is if nobody says anything; empty if it is nothing then.
    pub default: String,
    /// What it means, in a sentence that stands in the help as well.
    pub meaning: String,
}

/// All settings but those that are for tests alone, in the order of the help.
pub fn settings() -> Vec<Setting> {
    let cli = Cli::command();
    let told = |arg: &&Arg| !arg.is_hide_set() && arg.get_action().takes_values();
    let serve = cli.find_subcommand("serve").into_iter();
    serve.flat_map(|serve| serve.get_arguments().filter(told).map(setting)).collect()
}

fn setting(arg: &Arg) -> Setting {
    let default: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    Setting {
        flag: arg.get_long().map(|long| format!("--{long}")).unwrap_or_default(),
        variable: arg.get_env().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(),
        default: default.join(","),
        meaning: arg.get_help().map(ToString::to_string).unwrap_or_default(),
    }
}

/// The table of settings, in Markdown.
pub fn table() -> String {
    let row = |setting: Setting| {
        let Setting { flag, variable, default, meaning } = setting;
        // Numbers are easier to read without the look of code.
        let default = match default.parse::<u64>() {
            Ok(number) => format!(" {number} "),
            Err(_) if default.is_empty() => " ".to_owned(),
            Err(_) => format!(" `{default}` "),
        };
        format!("| `{flag}` | `{variable}` |{default}| {} |\n", meaning.replace('|', "\\|"))
    };
    let rows: String = settings().into_iter().map(row).collect();
    format!("| flag | variable | default | |\n|---|---|---|---|\n{rows}")
}

/// What docker-compose.yml lists below `environment`: every variable that is passed on as it is where compose runs.
/// Where the server listens and what it keeps is different in a container, so these two stand there by hand.
pub fn passed_on() -> String {
    let by_hand = ["SEPTET_ADDRESS", "SEPTET_DATABASE"];
    let all = settings().into_iter().filter(|setting| !by_hand.contains(&setting.variable.as_str()));
    all.map(|setting| format!("      - {}\n", setting.variable)).collect()
}
