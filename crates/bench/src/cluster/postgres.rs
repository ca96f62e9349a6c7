//! A private Postgres, whose CPU time and statements are counted.

use std::{
    fs,
    net::TcpListener,
    process::{Child, Stdio},
    thread::sleep,
    time::Duration,
};

use anyhow::{Context, bail, ensure};
use own_postgres::Programs;
use tempfile::TempDir;

/// A private Postgres with the settings of its package: committed data is on the disk. It ends when this is
/// dropped.
pub struct Postgres {
    programs: Programs,
    folder: TempDir,
    process: Child,
    port: u16,
}

/// The work of Postgres so far.
#[derive(Clone, Copy, Default)]
pub struct Work {
    /// CPU time of all its processes.
    pub cpu: Duration,
    /// The number of statements of all databases, including `BEGIN` and `COMMIT`.
    pub statements: u64,
}

impl Postgres {
    /// Starts a Postgres with `pg_stat_statements`, which its Debian package contains.
    pub fn start() -> anyhow::Result<Self> {
        let programs = Programs::find().context("Postgres is not installed: `apt-get install postgresql`")?;
        let folder = tempfile::tempdir()?;
        let made = programs.make(folder.path(), &["--auth=trust", "--no-sync"])?.status()?;
        ensure!(made.success(), "initdb: {made}");
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let settings = ["shared_preload_libraries=pg_stat_statements", "max_connections=200"];
        let process = programs.serve(folder.path(), port, &settings).spawn()?;
        let postgres = Self { programs, folder, process, port };
        for _ in 0..200 {
            if postgres.sql("postgres", "CREATE EXTENSION pg_stat_statements").is_ok() {
                return Ok(postgres);
            }
            sleep(Duration::from_millis(50));
        }
        bail!("Postgres does not answer")
    }

    /// Creates a database and returns its URL.
    pub fn database(&self, name: &str) -> anyhow::Result<String> {
        self.sql("postgres", &format!("CREATE DATABASE {name}"))?;
        Ok(format!("postgres://septet@127.0.0.1:{}/{name}", self.port))
    }

    /// Runs a statement and returns its result as text.
    pub fn sql(&self, database: &str, statement: &str) -> anyhow::Result<String> {
        let mut ask = self.programs.ask("psql", self.folder.path(), self.port);
        let output =
            ask.args(["-U", "septet", "-At", "-c", statement, database]).stdout(Stdio::piped()).output()?;
        ensure!(output.status.success(), "psql: {statement}: {}", output.status);
        Ok(String::from_utf8(output.stdout)?.trim().to_owned())
    }

    /// Returns the work so far.
    pub fn work(&self) -> anyhow::Result<Work> {
        let statements = self.sql("postgres", "SELECT sum(calls) FROM pg_stat_statements")?.parse()?;
        let first = self.process.id();
        let mut ticks = 0;
        for entry in fs::read_dir("/proc")? {
            // A process that ends in between is counted by the first process.
            let Ok(stat) = fs::read_to_string(entry?.path().join("stat")) else { continue };
            let id = stat.split(' ').next().and_then(|id| id.parse::<u32>().ok());
            let fields: Vec<u64> = stat
                .rsplit(')')
                .next()
                .unwrap_or_default()
                .split_whitespace()
                .map(|field| field.parse().unwrap_or(0))
                .collect();
            // Fields 4 and 14 to 17 of proc(5); the first two are cut off.
            let Some((parent, times)) = fields.get(1).zip(fields.get(11..15)) else { continue };
            if id == Some(first) {
                ticks += times.iter().sum::<u64>();
            } else if *parent == u64::from(first) {
                ticks += times[..2].iter().sum::<u64>();
            }
        }
        let cpu = Duration::from_millis(ticks * 1_000 / rustix::param::clock_ticks_per_second());
        Ok(Work { cpu, statements })
    }
}

impl Work {
    /// Returns the work since `before`.
    pub fn since(self, before: Self) -> Self {
        Self { cpu: self.cpu.saturating_sub(before.cpu), statements: self.statements - before.statements }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
