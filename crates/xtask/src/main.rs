//! The project's commands: `cargo xtask run`, `cluster`, `dist`, `deb`, `test`, `dev`, `gen`, `new-game`, `notices`, `sbom`, `image`.
//!
//! Architecture invariants:
//!
//! - Needs the standard library only, and of our crates one that needs no more: it is built before anything else can be.
//! - Every failure says what to do about it.
//! - What cannot be run is said at the end, and is a failure where `CI` is set.

mod between;
#[cfg(unix)]
mod cluster;
mod command;
mod deb;
mod debian;
mod dev;
mod dist;
mod failure;
mod generate;
mod image;
mod lanes;
mod licences;
mod new_game;
mod parts;
mod paths;
mod probe;
mod report;
mod run;
mod sbom;
mod skips;
mod slowest;
mod stale;
mod test;
mod tools;
mod web;
mod wheel;
mod workspace;

use std::path::Path;

use failure::{Failure, Outcome};

const USAGE: &str = "\
Usage: cargo xtask COMMAND

  run [ARGS]     build what is stale, then serve on http://127.0.0.1:7777
                 (ARGS are passed on to `septet serve`; try `run --help`)
  cluster [--address IP:PORT]
                 two servers on one Postgres behind a balancer, on this
                 machine; all of it is gone after Ctrl-C
  dist           build the program that is copied to another machine, with its
                 symbols in a file of their own
  deb            build that as a Debian package, with a systemd unit; it needs
                 `cargo install cargo-deb`
  test [PART]    everything that must pass; PART is web, game, rust, browser or
                 docker
  dev            work on the client: debug server, and Vite with hot reload
  gen [--check]  write what is made of Rust: web/src/generated, the types in
                 sdk, and the settings in README.md and docker-compose.yml
  new-game ID [NAME]
                 begin a game: a crate that can be played at once, with its entries
                 in the lists; ID is its machine name (five-crowns)
  notices FILE [TARGET]
                 write the licences and notices of all libraries, which go wherever
                 the program goes (`dist` does so by itself)
  sbom           write which libraries are in the program and in the client, as
                 CycloneDX, into target/septet/sbom; it needs
                 `cargo install cargo-cyclonedx`
  image NAME     build the image for amd64 and arm64 with that, and push it under
                 this name; `image renew` writes by which digests it is made";

fn main() -> std::process::ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&args) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\n{failure}");
            std::process::ExitCode::FAILURE
        }
    }
}

fn dispatch(args: &[String]) -> Outcome {
    let rest: Vec<&str> = args.iter().skip(1).map(String::as_str).collect();
    match (args.first().map(String::as_str), rest.as_slice()) {
        (Some("run"), args) => run::run(args),
        #[cfg(unix)]
        (Some("cluster"), args) => cluster::cluster(args),
        (Some("dist"), []) => dist::dist(),
        (Some("deb"), []) => deb::deb(),
        (Some("test"), []) => test::test(&parts::Part::ALL),
        (Some("test"), [part]) => match parts::Part::named(part) {
            Some(part) => test::test(&[part]),
            None => Err(Failure::new(format!("there is no part {part:?}"), USAGE)),
        },
        (Some("dev"), args) => dev::dev(args),
        (Some("gen"), []) => generate::write(),
        (Some("gen"), ["--check"]) => generate::check(),
        (Some("new-game"), [id]) => new_game::new_game(id, None),
        (Some("new-game"), [id, title]) => new_game::new_game(id, Some(title)),
        (Some("notices"), [file]) => dist::notices(Path::new(file), None),
        (Some("notices"), [file, target]) => dist::notices(Path::new(file), Some(target)),
        (Some("sbom"), []) => sbom::sbom(),
        (Some("image"), ["renew"]) => image::renew(),
        (Some("image"), [name]) => image::image(name),
        (None | Some("help" | "-h" | "--help"), _) => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(Failure::new(format!("not understood: cargo xtask {}", args.join(" ")), USAGE)),
    }
}
