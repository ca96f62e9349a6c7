//! Variables that begin like settings and are none.

use std::env;

use clap::Command;

/// Returns a message for each `SEPTET_` variable that no command reads.
pub(crate) fn unknown_variables(command: &Command) -> Vec<String> {
    let known = variables(command);
    let set = env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    set.filter(|name| name.starts_with("SEPTET_") && !known.contains(name))
        .map(|name| {
            let hint = similar(&name, known.iter().map(String::as_str));
            let hint = hint.map(|known| format!("; did you mean {known}?")).unwrap_or_default();
            format!("there is no setting {name}{hint}")
        })
        .collect()
}

/// Returns the variables of a command and its subcommands.
fn variables(command: &Command) -> Vec<String> {
    let own = command.get_arguments().filter_map(|arg| Some(arg.get_env()?.to_string_lossy().into_owned()));
    own.chain(command.get_subcommands().flat_map(variables)).collect()
}

/// Returns the name that is most like another one, if one is.
pub(super) fn similar<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let likeness = known.map(|other| (strsim::jaro(name, other), other));
    let (most, other) = likeness.max_by(|a, b| a.0.total_cmp(&b.0))?;
    (most > 0.85).then_some(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_gets_a_suggestion_and_another_name_none() {
        let known = ["SEPTET_PUBLIC_URL", "SEPTET_GRACE"];
        assert_eq!(similar("SEPTET_PUBLIC_URI", known.into_iter()), Some("SEPTET_PUBLIC_URL"));
        assert_eq!(similar("fish", known.into_iter()), None);
    }
}
