//! `cargo xtask cluster`: two servers on one Postgres behind a balancer, on this machine, from Debian's
//! packages. It is for trying out, not for real matches: all data is removed when it ends.
//! `docs/contribute/cluster.md` lists the limits of a cluster.

mod balancer;
mod kept;
mod postgres;
mod secret;

use std::{
    fs,
    net::{SocketAddr, TcpListener},
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    thread::sleep,
    time::{Duration, Instant},
};

use crate::{
    command,
    failure::{Failure, Outcome},
    paths, web,
};

use kept::Kept;
use postgres::Postgres;

const NODES: [&str; 2] = ["a", "b"];

/// The delay before an ended server is started again.
const REST: Duration = Duration::from_secs(2);

/// Runs the cluster until Ctrl-C.
pub(crate) fn cluster(args: &[&str]) -> Outcome {
    let open: SocketAddr = match args {
        [] => SocketAddr::from(([127, 0, 0, 1], 7777)),
        ["--address", address] => address.parse().map_err(|error| {
            Failure::new(format!("--address {address}: {error}"), "say it like 127.0.0.1:7777")
        })?,
        _ => {
            return Err(Failure::new(
                format!("not understood: {}", args.join(" ")),
                "cargo xtask cluster [--address IP:PORT]",
            ));
        }
    };
    // Missing programs are reported before the build.
    let (programs, caddy) = (postgres::find()?, balancer::find()?);
    TcpListener::bind(open).map_err(|error| {
        Failure::new(
            format!("{open} cannot be listened at: {error}"),
            "choose another one: --address 127.0.0.1:7788",
        )
    })?;
    let server = server()?;
    let folder = Folder::new()?;

    println!("Postgres of {}", programs.folder().display());
    let mut database = Postgres::start(&programs, &folder.0)?;
    let secret = folder.write("secret", &secret::fresh()?)?;
    let mut nodes = Vec::new();
    for name in NODES {
        nodes.push(Node::start(name, &server, &database.url, &secret, &folder.0)?);
    }
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let caddyfile = folder.write("Caddyfile", &balancer::configuration(open, &addresses))?;
    let mut caddy =
        command::program(&caddy.to_string_lossy(), &["run", "--adapter", "caddyfile", "--config"]);
    // It stores its configuration below its home.
    caddy.arg(caddyfile).env("HOME", &folder.0);
    let mut balancer = Kept::start("the balancer", &mut caddy, &folder.0)?;
    balancer::until_it_answers(open, &mut balancer)?;
    println!("\nSeptet is open at http://{open}, at two servers that share a database.");
    println!("What it keeps is gone when you press Ctrl-C; logs are in {}", folder.0.display());
    loop {
        sleep(Duration::from_millis(200));
        database.kept.still_runs()?;
        balancer.still_runs()?;
        for node in &mut nodes {
            node.look()?;
        }
    }
}

/// Returns the program that tests use, or a release build.
fn server() -> Outcome<PathBuf> {
    if let Some(built) = std::env::var_os("SEPTET_BINARY") {
        return Ok(built.into());
    }
    println!("the browser client, and the server (a first build takes minutes)");
    web::build()?;
    command::run(
        command::cargo(&["build", "--release", "--package", "server"]),
        "the compiler's message is above; `rustup update` if it says that Rust is too old",
    )?;
    Ok(paths::server("release"))
}

/// The folder of one run. The keeper of Postgres removes it after Postgres has ended.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Outcome<Self> {
        // Not below the checkout: the user that runs Postgres needs access.
        let folder = std::env::temp_dir().join(format!("septet-cluster-{}", std::process::id()));
        let made = fs::create_dir(&folder)
            .and_then(|()| fs::set_permissions(&folder, fs::Permissions::from_mode(0o711)));
        made.map_err(|error| Failure::file(&folder, &error))?;
        Ok(Self(folder))
    }

    /// Writes a file that only this user can read.
    fn write(&self, name: &str, text: &str) -> Outcome<PathBuf> {
        let path = self.0.join(name);
        secret::write(&path, text).map_err(|error| Failure::file(&path, &error))?;
        Ok(path)
    }
}

/// One of the servers.
struct Node {
    name: &'static str,
    address: SocketAddr,
    command: Box<dyn Fn() -> std::process::Command>,
    folder: PathBuf,
    /// `None` while it waits for its restart.
    kept: Option<Kept>,
    ended: Instant,
}

impl Node {
    fn start(
        name: &'static str,
        server: &Path,
        database: &str,
        secret: &Path,
        folder: &Path,
    ) -> Outcome<Self> {
        let address = free_address()?;
        let (server, database, secret) = (server.to_owned(), database.to_owned(), secret.to_owned());
        let command = move || {
            let mut command =
                command::program(&server.to_string_lossy(), &["serve", "--metrics-address", "none"]);
            command.args(["--address", &address.to_string(), "--trusted-proxy", "127.0.0.1"]);
            command.args([
                "--cluster-node",
                name,
                "--cluster-listen",
                "127.0.0.1:0",
                "--cluster-secret-file",
            ]);
            // Other users can read a command line.
            command.arg(&secret).env("SEPTET_DATABASE", &database);
            command
        };
        let kept = Kept::start(name, &mut command(), folder)?;
        let node = Self {
            name,
            address,
            command: Box::new(command),
            folder: folder.to_owned(),
            kept: Some(kept),
            ended: Instant::now(),
        };
        println!("server {name} at http://{address}");
        Ok(node)
    }

    /// Starts the server again if it has ended and the delay has passed.
    fn look(&mut self) -> Outcome {
        match &mut self.kept {
            Some(kept) => {
                if let Some(how) = kept.ended()? {
                    println!("server {} ended ({how}); it is started again in {REST:?}", self.name);
                    (self.kept, self.ended) = (None, Instant::now());
                }
            }
            None if self.ended.elapsed() >= REST => {
                self.kept = Some(Kept::start(self.name, &mut (self.command)(), &self.folder)?);
            }
            None => {}
        }
        Ok(())
    }
}

/// Returns an address with a free port.
fn free_address() -> Outcome<SocketAddr> {
    let found = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    found.map_err(|error| Failure::new(format!("no port is free: {error}"), "see what uses them: `ss -tlnp`"))
}
