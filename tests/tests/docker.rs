//! `docker-compose up`: it builds, it plays, and what was played is still there after `down` and `up`.

use std::{
    io::Write as _,
    net::SocketAddr,
    process::{Command, Output, Stdio},
};

use tests::{Guest, OPTIONAL, begin, chance, patiently, request, skip};

/// The compose project of this test, taken down when dropped.
struct Compose {
    command: Vec<&'static str>,
    project: String,
}

impl Compose {
    /// Whichever form of compose works here with an engine that answers.
    fn find() -> Result<Self, &'static str> {
        let works = |command: &[&str]| said(command).is_some();
        if !works(&["docker", "info"]) {
            return Err("no Docker Engine answers");
        }
        let project = format!("septet-test-{}", std::process::id());
        let forms = [vec!["docker", "compose"], vec!["docker-compose"]];
        let works = |form: &Vec<_>| works(&[&form[..], &["version"]].concat());
        let command = forms.into_iter().find(works).ok_or("compose is not installed")?;
        Ok(Self { command, project })
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
            .stderr(Stdio::inherit());
        command
    }

    fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("compose was found")
    }

    /// Runs it with these bytes as its standard input.
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

    /// Something that Docker knows of the server's container.
    fn inspect(&self, what: &str) -> String {
        let id = self.succeed(&["ps", "--all", "--quiet", "server"]);
        said(&["docker", "inspect", "--format", what, &id]).expect("the container is there")
    }

    /// Starts it and waits until its health check says that it is healthy.
    async fn up(&self) -> SocketAddr {
        self.succeed(&["up", "--detach"]);
        patiently("the container is healthy", async {
            while self.inspect("{{.State.Health.Status}}") != "healthy" {
                tokio::time::sleep(std::time::Duration::from_millis(500)).await;
            }
        })
        .await;
        let address = self.succeed(&["port", "server", "7777"]);
        address.parse().expect("compose prints an address")
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

/// What a command says, if it succeeds.
fn said(command: &[&str]) -> Option<String> {
    let mut check = Command::new(command[0]);
    let output = check.args(&command[1..]).stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

#[tokio::test]
async fn compose_up_down_and_up_again_keeps_the_match() {
    if std::env::var("SEPTET_TEST_DOCKER").is_ok_and(|wanted| wanted == "0") {
        println!("tested by a step of its own");
        return;
    }
    let compose = match Compose::find() {
        Ok(compose) => compose,
        Err(reason) => return skip(&format!("{OPTIONAL}docker-compose: {reason}")),
    };
    compose.succeed(&["config", "--quiet"]);
    compose.succeed(&["build"]);
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

    // A backup while it runs, and the way back, as docs/hosting.md says.
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
