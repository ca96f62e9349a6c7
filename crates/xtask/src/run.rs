//! `cargo xtask run`: from a fresh clone to a running server.

use crate::{
    command,
    failure::{Failure, Outcome},
    paths,
    times::Times,
    web,
};

/// Builds the outdated parts and serves.
pub(crate) fn run(args: &[&str]) -> Outcome {
    println!("When all three steps are done, the page is at {}", page(args));
    let mut times = Times::read();
    times.step("[1/3]", "the browser client", web::build)?;
    times.step("[2/3]", "the server (the first build takes minutes)", || {
        command::run(
            command::cargo(&["build", "--release", "--package", "server"]),
            "the compiler's message is above; `rustup update` if it says that Rust is too old",
        )
    })?;
    println!("[3/3] serving until Ctrl-C");
    become_server(args)
}

/// Returns the address of the page, from `--address`, the environment or the default.
fn page(args: &[&str]) -> String {
    let flag = args.iter().position(|arg| *arg == "--address").and_then(|at| args.get(at + 1).copied());
    let flag = flag.or_else(|| args.iter().find_map(|arg| arg.strip_prefix("--address=")));
    let named = flag.map(str::to_owned).or_else(|| std::env::var("SEPTET_ADDRESS").ok());
    let address = named.unwrap_or_else(|| "127.0.0.1:7777".into());
    // The address of all networks of the machine is none to open.
    format!("http://{}", address.replace("0.0.0.0:", "127.0.0.1:"))
}

/// Replaces this process by the server, so that only the server receives Ctrl-C and SIGTERM.
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

#[cfg(test)]
mod tests {
    #[test]
    fn the_page_is_where_the_server_listens() {
        assert_eq!(super::page(&["--address", "0.0.0.0:80"]), "http://127.0.0.1:80");
        assert_eq!(super::page(&["--grace", "5", "--address=10.0.0.1:7"]), "http://10.0.0.1:7");
    }
}
