//! `cargo xtask dev`: a debug server, and Vite in front of it with hot reload.

use std::{
    process::{Child, Command},
    thread::sleep,
    time::Duration,
};

use crate::{
    command,
    failure::{Failure, Outcome},
    paths, web,
};

/// Runs both until one of them ends. Ctrl-C reaches both.
pub(crate) fn dev(args: &[&str]) -> Outcome {
    println!("[1/3] the client's packages");
    web::install(&paths::web())?;
    println!("[2/3] the server, debug build");
    command::run(command::cargo(&["build", "--package", "server"]), "the compiler's message is above")?;
    println!("[3/3] server on http://127.0.0.1:7777, client with hot reload on the address Vite prints");
    let mut serve = command::program(&paths::server("debug").to_string_lossy(), &["serve"]);
    serve.args(args);
    let mut server = start(serve)?;
    let vite = start(command::npm(&paths::web(), &["run", "--silent", "dev"]));
    let ended = vite.and_then(|mut vite| {
        let ended = first_to_end(&mut server, &mut vite);
        stop(&mut vite);
        ended
    });
    stop(&mut server);
    ended
}

fn start(mut command: Command) -> Outcome<Child> {
    command.spawn().map_err(|error| {
        Failure::new(format!("{} cannot be started: {error}", command::shown(&command)), "see above")
    })
}

fn first_to_end(server: &mut Child, vite: &mut Child) -> Outcome {
    loop {
        for (child, name) in [(&mut *server, "the server"), (&mut *vite, "Vite")] {
            if let Ok(Some(status)) = child.try_wait() {
                let remedy = "its last lines say why; is the port in use?";
                return Err(Failure::new(format!("{name} ended with {status}"), remedy));
            }
        }
        sleep(Duration::from_millis(200));
    }
}

fn stop(child: &mut Child) {
    // Fails only if it has ended already.
    let _ended = child.kill();
    let _status = child.wait();
}
