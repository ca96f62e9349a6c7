//! One measurement: a fresh server, its tables, moves flat out and then at a rate.

use std::{
    path::Path,
    process::Stdio,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use tokio::task::JoinSet;

use super::play::{Pace, play};
use crate::{
    counts::Counts,
    form::Form,
    scene::Scene,
    septet::{Binary, DATABASE, Database},
    spread::Spread,
    subject::Subject,
    table::{Floor, Received, Septet, Table, Trace},
    wal::Wal,
};

/// The time that the server rests before its memory is measured.
const SETTLED: Duration = Duration::from_secs(3);

/// The number of tables, the duration, and the load.
#[derive(Clone, Copy)]
pub struct Plan {
    pub tables: u32,
    pub time: Duration,
    /// The part of the measured limit at which moves are made afterwards.
    pub load: f64,
}

/// The results of one measurement.
pub struct Run {
    /// Moves per second, flat out.
    pub moves: f64,
    /// Microseconds of server CPU for a move, flat out.
    pub cpu: f64,
    pub spread: Spread,
    pub steady: Steady,
    /// Bytes of memory for each table with its sockets.
    pub memory: f64,
    /// Bytes received for a move.
    pub bytes: f64,
    pub frames: f64,
    pub disk: Disk,
    /// The frames that moves make the server send.
    pub trace: Trace,
    /// The part of moves that came too late.
    pub late: f64,
}

/// The results at a rate below the limit.
pub struct Steady {
    /// The requested moves per second.
    pub rate: f64,
    pub cpu: f64,
    pub spread: Spread,
}

/// The writes for a move.
pub struct Disk {
    pub bytes: f64,
    pub pages: f64,
    /// The number of moves in a commit.
    pub shared: f64,
}

/// Measures Septet with a durable database or one in memory.
pub async fn septet(
    scene: &Scene,
    form: Form,
    durable: bool,
    plan: Plan,
    septet: &Binary,
) -> anyhow::Result<Run> {
    let folder = tempfile::tempdir()?;
    let database = if durable { Database::Durable(folder.path()) } else { Database::Memory };
    let subject = septet.serve(&database, &[])?;
    let begin = |number| Septet::begin(subject.address, number, scene.clone(), form);
    let (mut run, tables) = drive(&subject, plan, begin, &folder.path().join(DATABASE)).await?;
    let made = tables.iter().map(|table| table.made).sum::<u64>().max(1);
    run.late = tables.iter().map(|table| table.late).sum::<u64>() as f64 / made as f64;
    run.trace = tables.iter().find_map(Septet::trace).unwrap_or_default();
    Ok(run)
}

/// Measures the baseline, which sends the frames of this trace.
pub async fn floor(trace: &Trace, plan: Plan) -> anyhow::Result<Run> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("trace.json");
    std::fs::write(&file, serde_json::to_vec(trace)?)?;
    let args = ["floor".to_owned(), "--trace".to_owned(), file.display().to_string()];
    let subject = Subject::start(&std::env::current_exe()?, &args, Stdio::inherit())?;
    let trace = Arc::new(trace.clone());
    let begin = |number| Floor::begin(subject.address, number, Arc::clone(&trace));
    Ok(drive(&subject, plan, begin, Path::new("")).await?.0)
}

/// Returns the allocations for a move and their bytes, measured with the counting build; `None` if there is
/// no such build.
pub async fn allocations(
    scene: &Scene,
    form: Form,
    plan: Plan,
    septet: &Binary,
) -> anyhow::Result<Option<(f64, f64)>> {
    let Some(counting) = septet.counting() else { return Ok(None) };
    let folder = tempfile::tempdir()?;
    let socket = folder.path().join("counts");
    let subject = counting.serve_counting(&Database::Durable(folder.path()), &socket)?;
    let begin = |number| Septet::begin(subject.address, number, scene.clone(), form);
    let open = open(plan.tables, begin).await?;
    let (open, _) = play(open, Pace::FlatOut, plan.time / 8, || {}).await?;
    let before = Counts::read(&socket)?;
    let (_, moves) = play(open, Pace::FlatOut, plan.time / 2, || {}).await?;
    let after = Counts::read(&socket)?;
    let each = |before: u64, after: u64| (after - before) as f64 / moves.len() as f64;
    Ok(Some((each(before.allocations, after.allocations), each(before.bytes, after.bytes))))
}

/// Opens the tables, warms up, and lets all of them make moves for a while.
async fn drive<T: Table, B: Future<Output = anyhow::Result<T>> + Send + 'static>(
    subject: &Subject,
    plan: Plan,
    begin: impl Fn(u32) -> B,
    database: &Path,
) -> anyhow::Result<(Run, Vec<T>)> {
    let empty = subject.memory()?;
    let open = open(plan.tables, begin).await?;
    // Memory that was needed only for opening them goes back to the system after a second.
    tokio::time::sleep(SETTLED).await;
    let memory = subject.memory()?.saturating_sub(empty) as f64 / f64::from(plan.tables);
    let (open, _) = play(open, Pace::FlatOut, plan.time / 8, || {}).await?;

    let wal = Arc::new(Mutex::new(Wal::of(database)));
    let look = |wal: &Mutex<Wal>| wal.lock().expect("nobody panics while holding it").look();
    let _ = look(&wal);
    let (received, written) = (received(&open), subject.written()?);
    let (start, cpu) = (Instant::now(), subject.cpu()?);
    let watched = Arc::clone(&wal);
    let (open, moves) = play(open, Pace::FlatOut, plan.time, move || {
        let _ = look(&watched);
    })
    .await?;
    let (wall, cpu) = (start.elapsed(), subject.cpu()? - cpu);
    let count = moves.len() as f64;
    let appended = look(&wal);
    let now = self::received(&open);
    let disk = Disk {
        bytes: (subject.written()? - written) as f64 / count,
        pages: appended.pages as f64 / count,
        shared: count / appended.commits as f64,
    };
    let limit = count / wall.as_secs_f64();
    let (steady, open) = steady(subject, open, plan, limit).await?;
    let run = Run {
        moves: limit,
        cpu: cpu.as_secs_f64() * 1e6 / count,
        spread: Spread::of(moves),
        steady,
        memory,
        bytes: (now.bytes - received.bytes) as f64 / count,
        frames: (now.frames - received.frames) as f64 / count,
        disk,
        trace: Trace::default(),
        late: 0.0,
    };
    Ok((run, open))
}

/// Measures at a part of the limit.
async fn steady<T: Table>(
    subject: &Subject,
    open: Vec<T>,
    plan: Plan,
    limit: f64,
) -> anyhow::Result<(Steady, Vec<T>)> {
    let rate = limit * plan.load;
    let cpu = subject.cpu()?;
    let (open, moves) = play(open, Pace::Rate(rate), plan.time, || {}).await?;
    let cpu = (subject.cpu()? - cpu).as_secs_f64() * 1e6 / moves.len() as f64;
    Ok((Steady { rate, cpu, spread: Spread::of(moves) }, open))
}

async fn open<T: Table, B: Future<Output = anyhow::Result<T>> + Send + 'static>(
    tables: u32,
    begin: impl Fn(u32) -> B,
) -> anyhow::Result<Vec<T>> {
    let mut opening = JoinSet::new();
    for number in 0..tables {
        opening.spawn(begin(number));
    }
    let mut open = Vec::new();
    while let Some(table) = opening.join_next().await {
        open.push(table??);
    }
    Ok(open)
}

fn received<T: Table>(tables: &[T]) -> Received {
    tables.iter().map(Table::received).fold(Received::default(), |all, one| Received {
        bytes: all.bytes + one.bytes,
        frames: all.frames + one.frames,
    })
}
