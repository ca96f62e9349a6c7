//! A program as a contender.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use bots::arena::{Fault, Outsider, Sitting};
use contract::{Choices, Outcome, Rules, Seat, read_exactly};
use serde_json::Value;

use super::{
    lines::{Line, Table},
    process::{Process, shortened},
};
use crate::times::Times;

/// Additional time for the first answer of a new process: some languages take seconds to start.
const STARTING: Duration = Duration::from_secs(10);

/// A program that plays. It runs once for each seat that it has at the same time, and plays one match after
/// the other.
pub(crate) struct Program {
    name: String,
    command: Vec<String>,
    options: Value,
    limit: Duration,
    idle: Mutex<Vec<Process>>,
    /// Wall-clock times.
    pub(crate) times: Times,
}

impl Program {
    /// Starts it once, to check that it can be started. `command` is the program and its arguments, between
    /// spaces.
    pub(crate) fn start(name: &str, command: &str, options: Value, limit: Duration) -> Result<Self, Fault> {
        let command: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        let idle = Mutex::new(vec![Process::start(&command)?]);
        Ok(Self { name: name.to_owned(), command, options, limit, idle, times: Times::default() })
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Process>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<R: Rules> Outsider<R> for Program {
    fn name(&self) -> &str {
        &self.name
    }

    fn sit(&self, rules: &R, seat: Seat) -> Result<Box<dyn Sitting<R> + '_>, Fault> {
        let idle = self.idle().pop();
        let process = match idle {
            Some(process) => process,
            None => Process::start(&self.command)?,
        };
        let limit_ms = self.limit.as_millis() as u64;
        let table = Table { game: R::INFO.id, seats: rules.seats(), seat, options: &self.options, limit_ms };
        let line: Line<'_, R> = Line::Start { table };
        process.tell(line.text());
        Ok(Box::new(AtTable { program: self, process, table, decision: 0 }))
    }
}

/// A program in one match.
struct AtTable<'a> {
    program: &'a Program,
    process: Process,
    table: Table<'a>,
    decision: u32,
}

impl<R: Rules> Sitting<R> for AtTable<'_> {
    fn decide(&mut self, _: &R, view: &R::View, choices: &Choices<R::Intent>) -> Result<R::Intent, Fault> {
        self.decision += 1;
        let (table, decision) = (self.table, self.decision);
        let line: Line<'_, R> = Line::Decide { table, decision, choices, view };
        let began = Instant::now();
        let more = if self.process.is_new { STARTING } else { Duration::ZERO };
        let answer = self.process.ask(line.text(), self.program.limit + more)?;
        if choices.intents.len() > 1 {
            self.program.times.add(began.elapsed());
        }
        let not = |why: &dyn std::fmt::Display| Fault::NotAnIntent {
            answer: shortened(&answer),
            why: why.to_string(),
        };
        let value: Value = serde_json::from_str(&answer).map_err(|error| not(&error))?;
        read_exactly::<R::Intent>(&value).map(|(intent, _)| intent).map_err(|error| not(&error))
    }

    fn end(self: Box<Self>, how: Result<&Outcome, &Fault>) {
        let Self { program, process, table, .. } = *self;
        match how {
            Ok(outcome) => {
                let line: Line<'_, R> = Line::End { table, outcome };
                process.tell(line.text());
                program.idle().push(process);
            }
            // A late answer would be taken for an answer of the next match.
            Err(_) => process.kill(),
        }
    }
}
