//! A program that runs beside this one, and is asked in lines.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    os::unix::process::CommandExt as _,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel},
    thread,
    time::{Duration, Instant},
};

use bots::arena::Fault;
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

/// Bytes of an answer.
const LONGEST: usize = 1 << 16;
/// Answers that are kept until somebody asks for them. A program that writes more has to wait.
const KEPT: usize = 16;
/// How long a program may take to end by itself, when there is nothing more to read.
const PARTING: Duration = Duration::from_secs(1);
/// Characters of an answer that a fault repeats.
const REPEATED: usize = 200;

/// What a program wrote.
enum Heard {
    Line(String),
    TooLong,
}

/// A program that runs. It has a process group of its own, which is ended with it.
pub(super) struct Process {
    child: Child,
    /// How it ended, once it is known.
    ended: Option<String>,
    /// `None` when nothing more is said.
    to: Option<Sender<Vec<u8>>>,
    from: Receiver<Heard>,
    /// Whether it has answered anything yet.
    pub(super) is_new: bool,
}

impl Process {
    /// Starts it. What it writes to its standard error goes to ours.
    pub(super) fn start(command: &[String]) -> Result<Self, Fault> {
        let cannot = |why: &dyn std::fmt::Display| Fault::NotStarted(why.to_string());
        let (program, arguments) = command.split_first().ok_or_else(|| cannot(&"no program is named"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .process_group(0)
            .spawn()
            .map_err(|error| cannot(&error))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(cannot(&"it has no pipes"));
        };
        let (to, lines) = channel();
        let (hear, from) = sync_channel(KEPT);
        // Two threads, because a program that does not read must not keep anybody from hearing that its time is up.
        thread::spawn(move || write(stdin, &lines));
        thread::spawn(move || read(stdout, &hear));
        Ok(Self { child, ended: None, to: Some(to), from, is_new: true })
    }

    /// Says something that has no answer.
    pub(super) fn tell(&self, line: Vec<u8>) {
        // Whoever is gone is noticed when it is asked.
        let _ = self.to.as_ref().map(|to| to.send(line));
    }

    /// Asks something.
    pub(super) fn ask(&mut self, line: Vec<u8>, limit: Duration) -> Result<String, Fault> {
        match self.from.try_recv() {
            Ok(Heard::Line(line)) => return Err(Fault::Unasked(shortened(&line))),
            Ok(Heard::TooLong) => return Err(Fault::TooLong(LONGEST)),
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => return Err(self.gone()),
        }
        self.tell(line);
        match self.from.recv_timeout(limit) {
            Ok(Heard::Line(line)) => {
                self.is_new = false;
                Ok(line)
            }
            Ok(Heard::TooLong) => Err(Fault::TooLong(LONGEST)),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Late(limit)),
            Err(RecvTimeoutError::Disconnected) => Err(self.gone()),
        }
    }

    /// How it ended, or that it only says nothing more.
    fn gone(&mut self) -> Fault {
        let ended = self.ends_within(Duration::from_millis(200));
        Fault::Gone(if ended { self.end() } else { "its output is closed".to_owned() })
    }

    /// Whether it ends in this time. It is not taken leave of: as long as nobody has, its group's number is nobody else's.
    fn ends_within(&self, limit: Duration) -> bool {
        let began = Instant::now();
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        loop {
            match waitid(WaitId::Pid(Pid::from_child(&self.child)), look) {
                Ok(None) if began.elapsed() < limit => thread::sleep(Duration::from_millis(5)),
                Ok(ended) => return ended.is_some(),
                Err(_) => return true,
            }
        }
    }

    /// Ends it at once, with the children that it has, which may be there still when it is not. How it ended.
    fn end(&mut self) -> String {
        if self.ended.is_none() {
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
            let status = self.child.wait();
            self.ended = Some(status.map_or_else(|error| error.to_string(), |status| status.to_string()));
        }
        self.ended.clone().unwrap_or_default()
    }

    /// Ends it at once.
    pub(super) fn kill(mut self) {
        self.end();
    }
}

/// Nothing more to read is the sign to end; whoever does not is ended.
impl Drop for Process {
    fn drop(&mut self) {
        self.to = None;
        if self.ended.is_none() {
            self.ends_within(PARTING);
            self.end();
        }
    }
}

fn write(mut stdin: ChildStdin, lines: &Receiver<Vec<u8>>) {
    for line in lines {
        if stdin.write_all(&line).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, hear: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = (&mut stdout).take(LONGEST as u64 + 1).read_until(b'\n', &mut line);
        let heard = match read {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() > LONGEST => Heard::TooLong,
            Ok(_) => Heard::Line(String::from_utf8_lossy(&line).trim().to_owned()),
        };
        let last = matches!(heard, Heard::TooLong);
        if hear.send(heard).is_err() || last {
            return;
        }
    }
}

/// The beginning of what a program wrote.
pub(super) fn shortened(line: &str) -> String {
    let mut short: String = line.chars().take(REPEATED).collect();
    if short.len() < line.len() {
        short.push('…');
    }
    short
}
