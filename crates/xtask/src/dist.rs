//! `cargo xtask dist`: the program for other machines, its symbols, and the notices of its libraries.

use std::{fs, path::Path};

use crate::{
    book, command,
    failure::{Failure, Outcome},
    licences, paths, web,
};

/// Builds the program, and moves the line tables into their own file.
pub(crate) fn dist() -> Outcome {
    println!("[1/4] the browser client and the documentation");
    web::build()?;
    book::build()?;
    println!("[2/4] the server (a first build takes minutes)");
    command::run(
        command::cargo(&["build", "--locked", "--profile", "dist", "--package", "server"]),
        "the compiler's message is above; `rustup update` if it says that Rust is too old",
    )?;
    println!("[3/4] its symbols");
    let whole = paths::server("dist");
    let folder = paths::target().join("septet");
    fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
    let (program, symbols) = (folder.join("septet"), folder.join("septet.debug"));
    objcopy(&["--only-keep-debug"], &whole, &symbols)?;
    let link = format!("--add-gnu-debuglink={}", symbols.display());
    objcopy(&["--strip-debug", &link], &whole, &program)?;
    println!("[4/4] the notices of its libraries");
    let texts = folder.join("NOTICES");
    notices(&texts, None)?;
    println!();
    for (file, what) in [(&program, "the program"), (&symbols, "for backtraces with line numbers")] {
        let size = fs::metadata(file).map_err(|error| Failure::file(file, &error))?.len();
        println!("{:>5} MB  {}  ({what})", size / 1_000_000, file.display());
    }
    println!("          {}  (goes wherever the program goes)", texts.display());
    Ok(())
}

/// Writes the licences and notices of all libraries into this file, for a target, or for this machine.
pub(crate) fn notices(file: &Path, target: Option<&str>) -> Outcome {
    fs::write(file, licences::notices(target)?).map_err(|error| Failure::file(file, &error))
}

fn objcopy(args: &[&str], from: &Path, to: &Path) -> Outcome {
    let mut command = command::program("objcopy", args);
    command.arg(from).arg(to);
    command::run(command, "objcopy comes with the C compiler, in the package binutils")
}
