//! The command line, completed by variables and the configuration file.

use std::{
    collections::BTreeMap,
    env,
    ffi::OsString,
    fmt, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::{ArgMatches, Command, error::ContextKind};
use toml::{Table, Value};

use super::unknown::similar;

/// A parsed command line.
pub(crate) struct Parsed {
    /// The values with their sources.
    pub(crate) matches: ArgMatches,
    /// The settings of the configuration file that apply, by flag.
    pub(crate) file: BTreeMap<String, String>,
}

/// The reason why a command line cannot be used.
pub(crate) enum Wrong {
    /// An argument or a variable, or a request for help.
    Line(Box<clap::Error>, Option<String>),
    /// The configuration file.
    File(String),
}

impl Wrong {
    /// Prints the reason, or the requested help, and returns the exit code.
    pub(crate) fn print(&self) -> ExitCode {
        match self {
            Self::Line(error, None) => {
                // Help and the version are no errors.
                let code = u8::from(error.use_stderr());
                let _ = error.print();
                ExitCode::from(code)
            }
            Self::Line(_, Some(_)) | Self::File(_) => {
                eprint!("{self}");
                ExitCode::FAILURE
            }
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(error, None) => write!(f, "{}", error.render()),
            Self::Line(error, Some(source)) => {
                writeln!(f, "{}\nThe value comes from {source}.", error.render())
            }
            Self::File(why) => writeln!(f, "error: {why}"),
        }
    }
}

/// Parses a command line. Flags come before variables, and variables before the configuration file. An empty variable is
/// not set.
///
/// # Errors
///
/// If the line, a variable or the file cannot be used, or help was requested.
pub(crate) fn parsed(command: Command, line: &[OsString]) -> Result<Parsed, Wrong> {
    let command = without_empty(command);
    let file = match path(line) {
        Some(path) => file(&path, &command)?,
        None => BTreeMap::new(),
    };
    let chosen = line.get(1).and_then(|name| command.find_subcommand(name)).unwrap_or(&command);
    let longs: Vec<_> =
        chosen.get_arguments().filter_map(|arg| Some((arg.get_long()?, arg.get_env()))).collect();
    let open = |long: &str| {
        longs.iter().any(|(name, variable)| {
            *name == long && !variable.is_some_and(|name| env::var_os(name).is_some())
        }) && value(line, long).is_none()
    };
    let file: BTreeMap<_, _> = file.into_iter().filter(|(long, _)| open(long)).collect();
    let more = file.iter().map(|(long, value)| OsString::from(format!("--{long}={value}")));
    let whole: Vec<_> = line.iter().cloned().chain(more).collect();
    let matches =
        command.clone().try_get_matches_from(whole).map_err(|error| named(error, line, &file, &command))?;
    Ok(Parsed { matches, file })
}

/// Returns the command without the variables that are empty.
fn without_empty(command: Command) -> Command {
    let set = |arg: clap::Arg| {
        let empty = arg.get_env().and_then(env::var_os).is_some_and(|value| value.is_empty());
        if empty { arg.env(None::<&str>) } else { arg }
    };
    command.mut_args(set).mut_subcommands(without_empty)
}

/// Returns the value of a flag on the command line; it may be empty if the next word is missing.
fn value<'a>(line: &'a [OsString], long: &str) -> Option<&'a str> {
    let flag = format!("--{long}");
    line.iter().enumerate().find_map(|(at, word)| {
        let rest = word.to_str()?.strip_prefix(&flag)?;
        match rest.strip_prefix('=') {
            Some(value) => Some(value),
            None if rest.is_empty() => {
                Some(line.get(at + 1).and_then(|next| next.to_str()).unwrap_or_default())
            }
            None => None,
        }
    })
}

/// Returns the path of the configuration file.
fn path(line: &[OsString]) -> Option<PathBuf> {
    let variable = || env::var_os("SEPTET_CONFIG").filter(|path| !path.is_empty());
    value(line, "config").map(OsString::from).or_else(variable).map(PathBuf::from)
}

/// Returns the settings of a configuration file, by flag.
fn file(path: &Path, command: &Command) -> Result<BTreeMap<String, String>, Wrong> {
    let name = path.display();
    let text =
        fs::read_to_string(path).map_err(|why| Wrong::File(format!("cannot read --config {name}: {why}")))?;
    let table: Table = text.parse().map_err(|why| Wrong::File(format!("{name}: {why}")))?;
    let known: Vec<&str> = command
        .find_subcommand("serve")
        .into_iter()
        .flat_map(Command::get_arguments)
        .filter(|arg| !arg.is_hide_set())
        .filter_map(clap::Arg::get_long)
        .filter(|long| !["config", "help"].contains(long))
        .collect();
    let mut settings = BTreeMap::new();
    for (key, value) in table {
        if !known.contains(&key.as_str()) {
            let hint = similar(&key, known.iter().copied()).map(|name| format!("; did you mean {name}?"));
            return Err(Wrong::File(format!(
                "{name}: there is no setting {key}{}",
                hint.unwrap_or_default()
            )));
        }
        let value = written(&value)
            .ok_or_else(|| Wrong::File(format!("{name}: {key} needs a text, a number or a list of them")))?;
        settings.insert(key, value);
    }
    Ok(settings)
}

/// Returns a value as it is written on the command line.
fn written(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Float(number) => Some(number.to_string()),
        Value::Array(values) => {
            values.iter().map(written).collect::<Option<Vec<_>>>().map(|all| all.join(","))
        }
        Value::Boolean(_) | Value::Datetime(_) | Value::Table(_) => None,
    }
}

/// Names the source of a value that was refused.
fn named(error: clap::Error, line: &[OsString], file: &BTreeMap<String, String>, command: &Command) -> Wrong {
    let shown = error.get(ContextKind::InvalidArg).map(ToString::to_string).unwrap_or_default();
    let long = shown.split([' ', '=']).next().unwrap_or_default().trim_start_matches("--").to_owned();
    let variable = || {
        let arg = command.get_arguments().find(|arg| arg.get_long() == Some(&long))?;
        let name = arg.get_env().filter(|name| env::var_os(name).is_some())?;
        value(line, &long).is_none().then(|| format!("the variable {}", name.display()))
    };
    let source = if file.contains_key(&long) {
        Some(format!("the key {long} of the configuration file"))
    } else {
        variable()
    };
    Wrong::Line(Box::new(error), source)
}
