//! `septet settings`: the settings in force, with the source of each.

use std::io::{self, Write};

use clap::{Arg, ArgMatches, Command, parser::ValueSource};

use super::config::Parsed;

/// Writes the settings as TOML. A comment names the source. Secrets are hidden.
///
/// # Errors
///
/// If they cannot be written.
pub(crate) fn print(command: &Command, parsed: &Parsed, mut out: impl Write) -> io::Result<()> {
    let Some((name, matches)) = parsed.matches.subcommand() else { return Ok(()) };
    let args = command.find_subcommand(name).into_iter().flat_map(Command::get_arguments);
    let settings = args.filter(|arg| !arg.is_hide_set() && arg.get_env().is_some());
    // The path of the configuration file is no key of it.
    for arg in settings.filter(|arg| arg.get_long() != Some("config")) {
        writeln!(out, "{}", line(arg, matches, parsed))?;
    }
    Ok(())
}

/// Returns the line of a setting. One without a value is a comment.
fn line(arg: &Arg, matches: &ArgMatches, parsed: &Parsed) -> String {
    let long = arg.get_long().unwrap_or_default();
    let values: Vec<_> = matches.get_raw(arg.get_id().as_str()).into_iter().flatten().collect();
    if values.is_empty() {
        return format!("# {long} is not set");
    }
    let value = values.iter().map(|value| value.to_string_lossy()).collect::<Vec<_>>().join(",");
    let source = match matches.value_source(arg.get_id().as_str()) {
        Some(ValueSource::CommandLine) if parsed.file.contains_key(long) => "configuration file".to_owned(),
        Some(ValueSource::CommandLine) => "command line".to_owned(),
        Some(ValueSource::EnvVariable) => arg.get_env().unwrap_or_default().to_string_lossy().into_owned(),
        Some(_) | None => "default".to_owned(),
    };
    let secret = arg.is_hide_env_values_set() && source != "default";
    let number = value.parse::<f64>().is_ok();
    match (secret, number) {
        (true, _) => format!("# {long} is hidden    # {source}"),
        (false, true) => format!("{long} = {value}    # {source}"),
        (false, false) => format!("{long} = {}    # {source}", toml::Value::String(value)),
    }
}
