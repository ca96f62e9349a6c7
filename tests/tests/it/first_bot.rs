//! `docs/bots/first-bot.md`, step by step: its files are saved, and its commands run one after the other.
//! Commands that the page leaves running also run until the end. Only the port differs.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use tests::{binary, skip};

use super::sdks::tool::{self, must};

const PAGE: &str = include_str!("../../../docs/bots/first-bot.md");

/// The maximum time until the first lines of a command that stays running.
const PATIENCE: Duration = Duration::from_secs(300);

/// A block of the page.
#[derive(PartialEq, Eq, Debug)]
enum Block {
    /// A file with its name and its content.
    File(String, String),
    /// Commands that run to their end.
    Run(Vec<String>),
    /// A command that stays running, and the first words of its output lines.
    Leave(String, Vec<String>),
}

fn blocks(page: &str) -> Vec<Block> {
    let mut found = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let Some(kind) = line.strip_prefix("```") else { continue };
        let text: Vec<String> = lines.by_ref().take_while(|line| *line != "```").map(str::to_owned).collect();
        found.push(match kind.split_once(' ') {
            Some((_, name)) => Block::File(name.to_owned(), text.join("\n") + "\n"),
            None if kind == "sh" => Block::Run(text),
            None => {
                assert_eq!(kind, "console", "{text:?}");
                let command = text[0].strip_prefix("$ ").expect("it begins with the command").to_owned();
                let word = |said: &String| said.split(' ').next().expect("a line has words").to_owned();
                Block::Leave(command, text[1..].iter().map(word).collect())
            }
        });
    }
    found
}

/// A command that stays running. It is killed with all its child processes when this is dropped.
struct Left(Child);

impl Drop for Left {
    fn drop(&mut self) {
        let group = format!("-{}", self.0.id());
        let _killed = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ended = self.0.wait();
    }
}

fn shell(command: &str, folder: &Path) -> Command {
    let mut shell = Command::new("sh");
    let programs = binary().parent().expect("it lies somewhere").to_owned();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(programs).chain(std::env::split_paths(&path)));
    // The page assumes that `septet` is installed, that is, in the PATH.
    shell.args(["-ec", command]).current_dir(folder).env("PATH", path.expect("folders without colons"));
    shell
}

/// Starts a command, and waits until its output contains all lines that the page shows.
fn leave(command: &str, says: &[String], folder: &Path) -> Left {
    use std::os::unix::process::CommandExt as _;
    let mut shell = shell(command, folder);
    let mut child = shell.process_group(0).stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("sh");
    let heard = BufReader::new(child.stdout.take().expect("it is piped"));
    let left = Left(child);
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        for line in heard.lines().map_while(Result::ok) {
            // The receiver may have been dropped.
            let _ = tell.send(line);
        }
    });
    let until = Instant::now() + PATIENCE;
    for word in says {
        loop {
            let line = told.recv_timeout(until.saturating_duration_since(Instant::now()));
            let line = line.unwrap_or_else(|_| panic!("`{command}` never said {word:?}"));
            if line.split(' ').next() == Some(word) {
                break;
            }
        }
    }
    // Later output is discarded, but it must not fill the pipe.
    thread::spawn(move || told.into_iter().for_each(drop));
    left
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder can be made");
    for entry in from.read_dir().expect("it is there") {
        let path = entry.expect("it is there").path();
        let name = path.file_name().expect("it has a name");
        match path.is_dir() {
            true => copy(&path, &to.join(name)),
            false => drop(fs::copy(&path, to.join(name)).expect("it can be copied")),
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("tests lie in the checkout").to_owned()
}

#[test]
#[ignore = "long suite: installs packages of Python"]
fn the_page_can_be_followed_to_the_letter() {
    let new_enough = "import sys, venv, ensurepip; assert sys.version_info >= (3, 10), sys.version";
    if let Err(why) = tool::run(Command::new("python3").args(["-c", new_enough])) {
        return skip(&format!(
            "docs/bots/first-bot.md needs python3 of version 3.10 or later with venv: {why}"
        ));
    }
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let folder = folder.path();
    // The page needs only the package from the repository, which is built in its folder.
    copy(&root().join("sdk/python"), &folder.join("sdk/python"));
    let port = TcpListener::bind("127.0.0.1:0").expect("loopback").local_addr().expect("bound").port();
    let here = |text: &str| text.replace("127.0.0.1:7777", &format!("127.0.0.1:{port}"));
    let mut running = Vec::new();
    let mut asked = Vec::new();
    for block in blocks(PAGE) {
        match block {
            Block::File(name, text) => fs::write(folder.join(name), here(&text)).expect("it can be saved"),
            Block::Run(commands) => {
                for command in commands {
                    let said = must(&mut shell(&here(&command), folder));
                    asked.push((command, said));
                }
            }
            Block::Leave(command, says) if command == "septet serve" => {
                let command = format!("{command} --address 127.0.0.1:{port} --metrics-address none");
                running.push(leave(&command, &says, folder));
            }
            Block::Leave(command, says) => running.push(leave(&here(&command), &says, folder)),
        }
    }
    let of = |what: &str| &asked.iter().find(|(command, _)| command.contains(what)).expect("it is there").1;
    assert!(of("first.py").starts_with("place "), "{asked:?}");
    let told = |what: &str| serde_json::from_str::<serde_json::Value>(of(what)).expect("JSON");
    let ladder = told("ladders/seven-kingdoms").to_string();
    assert!(ladder.contains("Ada"), "{ladder}");
    let matches = told("/matches");
    let first = matches.as_array().expect("a list")[0].to_string();
    assert!(first.contains("Ada"), "{matches}");
}

#[test]
fn blocks_are_read_as_people_read_them() {
    let page = "text\n\n```sh\na\nb\n```\n```python x.py\nc\n```\n```console\n$ d e\nf g\n```\n";
    let wanted = [
        Block::Run(vec!["a".into(), "b".into()]),
        Block::File("x.py".into(), "c\n".into()),
        Block::Leave("d e".into(), vec!["f".into()]),
    ];
    assert_eq!(blocks(page), wanted);
}

#[test]
fn the_readme_shows_the_first_bot() {
    let readme = include_str!("../../../README.md");
    let (_, rest) = readme.split_once("```python\n").expect("it shows a bot");
    let (shown, _) = rest.split_once("```").expect("the block ends");
    assert!(blocks(PAGE).contains(&Block::File("first.py".into(), shown.into())), "{shown}");
}
