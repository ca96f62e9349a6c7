//! The project's commands: `cargo xtask run`, `cluster`, `dist`, `deb`, `test`, `dev`, `gen`, `new-game`,
//! `notices`, `sbom`, `image`.
//!
//! Architecture invariants:
//!
//! - Needs only the standard library, and one crate of the workspace that needs no more: it is built before
//!   anything else can be.
//! - Every failure contains its remedy.
//! - Skipped steps are listed at the end, and are failures if `CI` is set.

mod between;
mod book;
#[cfg(unix)]
mod ci;
mod cluster;
mod command;
mod deb;
mod debian;
mod dev;
mod dist;
mod failure;
mod generate;
mod harness;
mod heard;
mod image;
mod lanes;
mod licences;
mod log_lines;
mod new_game;
mod parts;
mod paths;
mod probe;
mod programs;
mod ratchet;
mod report;
mod run;
mod rust_tests;
mod sbom;
mod skips;
mod stale;
mod suite;
mod test;

mod times;
mod tools;
mod web;
mod wheel;
mod workspace;

use std::path::Path;

use failure::{Failure, Outcome};
use suite::Suite;

const USAGE: &str = "\
Usage: cargo xtask COMMAND

  run [ARGS]     build what is stale, then serve on http://127.0.0.1:7777
                 (ARGS are passed on to `septet serve`; try `run --help`)
  cluster [--address IP:PORT]
                 two servers on one Postgres behind a balancer, on this
                 machine; all of it is gone after Ctrl-C
  dist           build the program that is copied to another machine, with its
                 symbols in a file of their own
  docs           build the documentation as a website, which the server offers at
                 /docs; `dist` and images contain it
  deb            build that as a Debian package, with a systemd unit; it needs
                 `cargo install cargo-deb`
  test [--long] [PART]
                 the gate: everything a change has to pass, in about 20 minutes;
                 with --long also what takes longer, in 60 to 90 minutes; PART is
                 web, game, rust, browser or docker
  ratchet        check the numbers that may only fall, and note those that fell
  dev            work on the client: debug server, and Vite with hot reload
  gen [--check]  write the generated files: web/src/generated, the types in sdk,
                 and the reference pages in docs and docker-compose.yml
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
        (Some("docs"), []) => web::build().and_then(|()| book::build()),
        (Some("deb"), []) => deb::deb(),
        (Some("test"), ["--long", rest @ ..] | [rest @ .., "--long"]) => tested(Suite::Long, rest),
        (Some("test"), rest) => tested(Suite::Gate, rest),
        (Some("ratchet"), []) => ratchet::write(),
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

fn tested(suite: Suite, parts: &[&str]) -> Outcome {
    match parts {
        [] => test::test(suite, parts::Part::of(suite)),
        [name] => match parts::Part::named(name) {
            Some(part) => test::test(suite, &[part]),
            None => Err(Failure::new(format!("there is no part {name:?}"), USAGE)),
        },
        _ => Err(Failure::new("more than one part", USAGE)),
    }
}
