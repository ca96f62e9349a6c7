//! `cargo xtask run`: from a fresh clone to a table.

use crate::{
    command,
    failure::{Failure, Outcome},
    paths, web,
};

/// Builds what is stale and serves.
pub(crate) fn run(args: &[&str]) -> Outcome {
    println!("[1/3] the browser client");
    web::build()?;
    println!("[2/3] the server (a first build takes minutes)");
    command::run(
        command::cargo(&["build", "--release", "--package", "server"]),
        "the compiler's message is above; `rustup update` if it says that Rust is too old",
    )?;
    println!("[3/3] serving");
    become_server(args)
}

/// Becomes the server, so that Ctrl-C and SIGTERM reach it and nothing else.
#[cfg(unix)]
fn become_server(args: &[&str]) -> Outcome {
    use std::os::unix::process::CommandExt as _;
    let error = serve(args).exec();
    Err(cannot_start(&error))
}

#[cfg(not(unix))]
fn become_server(args: &[&str]) -> Outcome {
    let status = serve(args).status().map_err(|error| cannot_start(&error))?;
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("the server ended with {status}"), "its last lines say why"))
}

fn serve(args: &[&str]) -> std::process::Command {
    let server = paths::server("release");
    let mut command = command::program(&server.to_string_lossy(), &["serve"]);
    command.args(args);
    command
}

fn cannot_start(error: &std::io::Error) -> Failure {
    Failure::new(format!("the server cannot be started: {error}"), "run `cargo build --release -p server`")
}
