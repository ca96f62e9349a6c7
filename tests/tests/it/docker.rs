//! `docker-compose up`: the image builds, a match can be played, and it still exists after `down` and `up`.
//! The same with several servers behind a balancer, of which each is killed once.

use std::{
    io::Write as _,
    net::SocketAddr,
    process::{Command, Output, Stdio},
    sync::Once,
    time::Duration,
};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use tests::{Guest, OPTIONAL, Tireless, begin, chance, check, check_both, patiently, request, skip};
use tokio::{task::JoinSet, time::sleep};

/// The servers' image is built once for all tests here.
static BUILT: Once = Once::new();

/// The compose project of a test. It is removed when this is dropped.
struct Compose {
    command: Vec<&'static str>,
    project: String,
    /// The image of Postgres.
    postgres: String,
}

impl Compose {
    /// Returns the form of compose that works on this machine, after the images are built. Without compose,
    /// or without an engine that answers, the test is skipped.
    fn built(name: &str, profile: &[&'static str]) -> Option<Self> {
        let works = |command: &[&str]| said(command).is_some();
        let forms = [vec!["docker", "compose"], vec!["docker-compose"]];
        let form = forms.into_iter().find(|form| works(&[&form[..], &["version"]].concat()));
        let Some(form) = form.filter(|_| works(&["docker", "info"])) else {
            skip(&format!("{OPTIONAL}docker-compose: it is not installed, or no Docker Engine answers"));
            return None;
        };
        let project = format!("septet-test-{name}-{}", std::process::id());
        let command = [&form[..], profile].concat();
        let compose = Self { command, project, postgres: POSTGRES.to_owned() };
        compose.succeed(&["config", "--quiet"]);
        BUILT.call_once(|| drop(compose.succeed(&["build", "server"])));
        Some(compose)
    }

    fn command(&self, args: &[&str]) -> Command {
        println!("$ {} {}", self.command.join(" "), args.join(" "));
        let mut command = Command::new(self.command[0]);
        command
            .args(&self.command[1..])
            .args(["--project-name", &self.project])
            .args(args)
            .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
            .env("SEPTET_PUBLISH", "127.0.0.1:0")
            .env("SEPTET_CLUSTER_PUBLISH", "127.0.0.1:0")
            .env("SEPTET_CLUSTER_POSTGRES", &self.postgres)
            .stderr(Stdio::inherit());
        command
    }

    fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("compose was found")
    }

    /// Runs a command with these bytes as its standard input.
    fn feed(&self, args: &[&str], bytes: &[u8]) {
        let mut child = self.command(args).stdin(Stdio::piped()).spawn().expect("compose was found");
        child.stdin.take().expect("it is piped").write_all(bytes).expect("it reads all");
        assert!(child.wait().expect("it ends").success(), "{args:?}");
    }

    fn succeed(&self, args: &[&str]) -> String {
        let output = self.run(args);
        assert!(output.status.success(), "{args:?} ended with {}", output.status);
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Returns a property of a service's container.
    fn inspect_of(&self, service: &str, what: &str) -> String {
        let id = self.succeed(&["ps", "--all", "--quiet", service]);
        said(&["docker", "inspect", "--format", what, &id]).expect("the container is there")
    }

    fn inspect(&self, what: &str) -> String {
        self.inspect_of("server", what)
    }

    /// Waits until the health check of a service succeeds.
    async fn healthy(&self, service: &str) {
        patiently("the container is healthy", async {
            while self.inspect_of(service, "{{.State.Health.Status}}") != "healthy" {
                sleep(Duration::from_millis(500)).await;
            }
        })
        .await;
    }

    fn address(&self, service: &str) -> SocketAddr {
        self.succeed(&["port", service, "7777"]).parse().expect("compose prints an address")
    }

    /// Starts the server and waits until it is healthy.
    async fn up(&self) -> SocketAddr {
        self.succeed(&["up", "--detach"]);
        self.healthy("server").await;
        self.address("server")
    }

    /// Starts the balancer and its servers, and waits until all servers are healthy and one is reachable.
    async fn up_all(&self) -> SocketAddr {
        self.succeed(&["up", "--detach", "balancer"]);
        for node in NODES {
            self.healthy(node).await;
        }
        let address = self.address("balancer");
        patiently("a server is reached", async {
            while request(address, "GET", "/readyz", &[], "").await.map_or(0, |answer| answer.status) != 200 {
                sleep(Duration::from_millis(100)).await;
            }
        })
        .await;
        address
    }
}

impl Drop for Compose {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let logs = self.run(&["logs", "--no-color", "--tail", "40"]);
            eprintln!("{}", String::from_utf8_lossy(&logs.stdout));
        }
        self.run(&["down", "--volumes", "--timeout", "10"]);
    }
}

const NODES: [&str; 2] = ["server-a", "server-b"];

const POSTGRES: &str = "postgres:17-bookworm";

/// Returns the image of Postgres. If no registry is reachable, another image may have its name, which does
/// not read its password from a file. Then a new image that does is built from it.
fn postgres() -> String {
    let is_real = "command -v docker-entrypoint.sh";
    if said(&["docker", "run", "--rm", "--entrypoint", "sh", POSTGRES, "-c", is_real]).is_some() {
        return POSTGRES.into();
    }
    let begins = said(&["docker", "image", "inspect", "--format", "{{json .Config.Entrypoint}}", POSTGRES]);
    let begins = begins.expect("something has its name").replace(['[', ']', '"', ','], " ");
    let run = format!(r#"POSTGRES_PASSWORD=$(cat "$POSTGRES_PASSWORD_FILE") exec {begins}"#);
    let made = format!("FROM {POSTGRES}\nENTRYPOINT {}\n", serde_json::json!(["sh", "-c", run]));
    let mut build = Command::new("docker")
        .args(["build", "--quiet", "--tag", "septet-test-postgres", "-"])
        .stdin(Stdio::piped())
        .spawn()
        .expect("it answered");
    build.stdin.take().expect("it is piped").write_all(made.as_bytes()).expect("it reads all");
    assert!(build.wait().expect("it ends").success(), "{made}");
    "septet-test-postgres".into()
}

/// Returns the output of a command, if it succeeds.
fn said(command: &[&str]) -> Option<String> {
    let mut check = Command::new(command[0]);
    let output = check.args(&command[1..]).stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

#[tokio::test]
#[ignore = "long suite: builds the image"]
async fn compose_up_down_and_up_again_keeps_the_match() {
    let Some(compose) = Compose::built("one", &[]) else { return };
    let server = compose.up().await;
    assert_eq!(compose.inspect("{{.Config.User}}"), "10001:10001");
    assert_eq!(compose.inspect("{{.HostConfig.ReadonlyRootfs}}"), "true");
    let page = request(server, "GET", "/", &[], "").await.expect("the server answers");
    assert!(page.status == 200 && page.body.contains("<title>Septet</title>"), "{page:?}");

    let mut rng = chance();
    let mut ada = begin(server, 1, 1).await.remove(0);
    ada.until("a decision", |record| !record.offered().is_empty()).await;
    ada.decide(&mut rng).await;
    let played = ada.record.steps.clone();
    compose.succeed(&["stop", "--timeout", "10"]);
    assert_eq!(compose.inspect("{{.State.ExitCode}}"), "0", "SIGTERM ends it gracefully");
    compose.succeed(&["down"]);

    let server = compose.up().await;
    let mut back = Guest::come_back(server, &ada.who, &ada.table).await;
    back.until("the match", |record| record.game.is_some()).await;
    for step in &played {
        assert!(back.record.steps.iter().any(|kept| kept.seq == step.seq), "step {} is gone", step.seq);
    }

    // A backup of the running server is restored, as docs/host/backup.md describes.
    let copy = compose.run(&["exec", "-T", "server", "/septet", "backup", "-"]);
    assert!(copy.status.success() && copy.stdout.starts_with(b"SQLite format 3\0"), "{:?}", copy.status);
    let backed_up = back.record.steps.len();
    back.until("a decision", |record| !record.offered().is_empty()).await;
    back.decide(&mut rng).await;
    compose.succeed(&["stop", "--timeout", "10"]);
    let restore = "rm -f /data/septet.db-* && cat > /data/septet.db";
    compose.feed(&["run", "--rm", "-T", "--entrypoint", "sh", "server", "-c", restore], &copy.stdout);
    let server = compose.up().await;
    let mut again = Guest::come_back(server, &ada.who, &ada.table).await;
    again.until("the match", |record| record.game.is_some()).await;
    assert_eq!(again.record.steps.len(), backed_up, "what was played after the backup is gone");
    again.play_to_the_end(&mut rng).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: builds the image"]
async fn whichever_container_of_the_cluster_is_killed_matches_go_on_also_after_down_and_up() {
    let Some(mut compose) = Compose::built("cluster", &["--profile", "cluster"]) else { return };
    compose.postgres = postgres();
    compose.succeed(&["build", "balancer"]);
    let address = compose.up_all().await;
    let running = compose.succeed(&["ps", "--services", "--filter", "status=running"]);
    assert!(!running.lines().any(|service| service == "server"), "only what was asked for: {running}");

    let mut rng = chance();
    let mut waits = begin(address, 1, 1).await.remove(0);
    waits.until("a decision", |record| !record.offered().is_empty()).await;
    waits.decide(&mut rng).await;
    let mut playing = JoinSet::new();
    for guest in begin(address, 2, 0).await {
        let mut player = Tireless::new(guest.who, &guest.table);
        player.thinks = Duration::from_millis(500);
        let mut rng = ChaCha8Rng::seed_from_u64(rng.next_u64());
        playing.spawn(async move {
            player.play_to_the_end(address, &mut rng).await;
            player
        });
    }
    // All clients have the same IP address, so one of the servers has all sockets. The test does not
    // know which one.
    for node in NODES {
        compose.succeed(&["kill", node]);
        compose.succeed(&["start", node]);
        patiently("it is ready again", async {
            while !compose.run(&["exec", "-T", node, "/septet", "healthcheck"]).status.success() {
                sleep(Duration::from_millis(200)).await;
            }
        })
        .await;
    }
    let mut players = playing.join_all().await;
    assert!(
        players.iter().all(|player| player.sockets > 1),
        "somebody was connected when servers were killed"
    );
    compose.succeed(&["stop"]);
    for node in NODES {
        assert_eq!(compose.inspect_of(node, "{{.State.ExitCode}}"), "0", "SIGTERM ends {node} gracefully");
    }
    compose.succeed(&["down"]);

    let address = compose.up_all().await;
    for player in &players {
        check(player, address).await;
    }
    check_both(&players.remove(0), &players.remove(0));
    let mut back = Guest::come_back(address, &waits.who, &waits.table).await;
    for step in &waits.record.steps {
        assert!(back.record.steps.iter().any(|kept| kept.seq == step.seq), "step {} is gone", step.seq);
    }
    back.play_to_the_end(&mut rng).await;
}
