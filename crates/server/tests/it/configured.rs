//! The command line, variables and the configuration file together, with the real program.

use std::fs;

use crate::program::septet;

#[test]
fn settings_are_printed_with_their_sources_and_without_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("septet.toml");
    fs::write(&file, "grace = 5\nvacation-days = 9\n").unwrap();
    let mut command = septet(&["settings", "--bot-pause", "7", "--config", file.to_str().unwrap()]);
    command.env("SEPTET_VACATION_DAYS", "11").env("SEPTET_LOG_LEVEL", "");
    command.env("SEPTET_DATABASE", "postgres://septet:s3cret@db/septet");
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && !text.contains("s3cret"), "{text}");
    for line in [
        "grace = 5    # configuration file",
        "vacation-days = 11    # SEPTET_VACATION_DAYS",
        "bot-pause = 7    # command line",
        "log-level = \"info\"    # default",
        "# database is hidden    # SEPTET_DATABASE",
        "# smtp is not set",
    ] {
        assert!(text.lines().any(|printed| printed == line), "{line}: {text}");
    }
    // The printed settings are a configuration file.
    fs::write(&file, &text).unwrap();
    let again = septet(&["settings", "--config", file.to_str().unwrap()]).output().unwrap();
    assert!(again.status.success(), "{}", String::from_utf8_lossy(&again.stderr));
}

#[test]
fn a_wrong_value_names_its_source() {
    let refused = |command: &mut std::process::Command| {
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let said = refused(septet(&["serve"]).env("SEPTET_GRACE", "soon"));
    assert!(said.contains("The value comes from the variable SEPTET_GRACE."), "{said}");
    let said = refused(septet(&["serve", "--grace", "soon"]).env("SEPTET_GRACE", "6"));
    assert!(!said.contains("comes from"), "{said}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("septet.toml");
    fs::write(&file, "grace = \"soon\"\n").unwrap();
    let said = refused(&mut septet(&["--config", file.to_str().unwrap()]));
    assert!(said.contains("The value comes from the key grace of the configuration file."), "{said}");
}

#[test]
fn a_variable_that_is_no_setting_is_named_in_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = septet(&["--address", "203.0.113.1:1", "--metrics-address", "none"]);
    command.env("SEPTET_PUBLIC_URI", "https://play.example.org").current_dir(&folder);
    // The address does not belong to this machine, so the server stops at once.
    let output = command.output().unwrap();
    let log = String::from_utf8(output.stderr).unwrap();
    let wanted = "there is no setting SEPTET_PUBLIC_URI; did you mean SEPTET_PUBLIC_URL?";
    assert!(log.contains(wanted), "{log}");
}

#[test]
fn short_help_is_short_and_long_help_is_grouped() {
    let help = |flag| String::from_utf8(septet(&["serve", flag]).output().unwrap().stdout).unwrap();
    let (short, long) = (help("-h"), help("--help"));
    let flags = |text: &str| text.matches("\n      --").count() + text.matches(", --").count();
    assert!(flags(&short) <= 15, "{short}");
    assert!(flags(&long) > 40, "{long}");
    for heading in
        ["Basics:", "Matches:", "Accounts and data:", "Notifications:", "Limits:", "Cluster:", "Logging:"]
    {
        assert!(long.contains(heading), "{heading}: {long}");
    }
}
