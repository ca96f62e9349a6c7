//! The process of an external bot, which is asked in lines.

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

/// The maximum length of an answer in bytes.
const LONGEST: usize = 1 << 16;
/// The number of answers that are kept until they are read. A program that writes more has to wait.
const KEPT: usize = 16;
/// The time that a program may take to end by itself after its input is closed.
const PARTING: Duration = Duration::from_secs(1);
/// The number of characters of an answer that a fault repeats.
const REPEATED: usize = 200;

/// The output of a program.
enum Heard {
    Line(String),
    TooLong,
}

/// A running program. It has its own process group, which is ended with it.
pub(super) struct Process {
    child: Child,
    /// The reason for its end, once it is known.
    ended: Option<String>,
    /// The channel to its input; `None` once the input is closed.
    to: Option<Sender<Vec<u8>>>,
    from: Receiver<Heard>,
    /// True until its first answer.
    pub(super) is_new: bool,
}

impl Process {
    /// Starts the program. Its standard error goes to ours.
    pub(super) fn start(command: &[String]) -> Result<Self, Fault> {
        let cannot = |why: &dyn std::fmt::Display| Fault::NotStarted(why.to_string());
        let (program, arguments) = command.split_first().ok_or_else(|| cannot(&"the command is empty"))?;
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
        // Two threads, so that a program that does not read cannot delay the time limit.
        thread::spawn(move || write(stdin, &lines));
        thread::spawn(move || read(stdout, &hear));
        Ok(Self { child, ended: None, to: Some(to), from, is_new: true })
    }

    /// Sends a line that has no answer.
    pub(super) fn tell(&self, line: Vec<u8>) {
        // A program that has ended is detected at the next question.
        let _ = self.to.as_ref().map(|to| to.send(line));
    }

    /// Sends a question and waits for the answer.
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

    /// Returns the reason for its end, or that its output is closed.
    fn gone(&mut self) -> Fault {
        let ended = self.ends_within(Duration::from_millis(200));
        Fault::Gone(if ended { self.end() } else { "its output is closed".to_owned() })
    }

    /// Returns true if it ends in this time. It is not reaped: until then its group's number cannot be
    /// reused.
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

    /// Ends it at once, with its children, which may still run when it has ended. Returns the reason for its
    /// end.
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

/// Closes the input, which is the sign to end, and then kills a program that does not end.
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

/// Returns the beginning of a program's output.
pub(super) fn shortened(line: &str) -> String {
    let mut short: String = line.chars().take(REPEATED).collect();
    if short.len() < line.len() {
        short.push('…');
    }
    short
}
