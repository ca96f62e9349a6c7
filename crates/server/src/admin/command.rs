//! The commands of `septet admin`.

use std::{io::Write, path::Path, sync::Arc};

use anyhow::Context as _;
use clap::{Args, Subcommand};
use lobby::Lobby;

use super::{
    answer::Answer,
    ask::Ask,
    audit::{Who, note_copy},
    desk::Desk,
    place::{AdminSocket, Place, admin_socket, place},
    tell::tell,
};
use crate::{
    SqlStore, catalogue,
    store::{Copied, copy},
};

/// The arguments of `septet admin`: a request, and the server it is for.
#[derive(Args, Clone, Debug)]
pub struct AdminArgs {
    /// The database of the server, which may be running: sqlite://path or postgres://user:password@host/name
    #[arg(
        long,
        env = "SEPTET_DATABASE",
        default_value = "sqlite://./data/septet.db",
        hide_env_values = true
    )]
    pub database: String,
    /// The socket of the running server, or `none`. Default: beside its SQLite database
    #[arg(long, env = "SEPTET_ADMIN_SOCKET", value_parser = admin_socket)]
    pub admin_socket: Option<AdminSocket>,
    /// Print JSON in one line instead of text
    #[arg(long, global = true)]
    pub json: bool,
    /// The command
    #[command(subcommand)]
    pub what: What,
}

/// A command of `septet admin`.
#[derive(Subcommand, Clone, Debug)]
pub enum What {
    /// A request that a running server carries out as well.
    #[command(flatten)]
    Ask(Ask),
    /// Copy a database into an empty one, between SQLite and Postgres. No server may use either of them
    Copy {
        /// The database to copy
        #[arg(long, value_name = "URL")]
        from: String,
        /// The target database. Must be empty
        #[arg(long, value_name = "URL")]
        to: String,
    },
}

/// Sends a request to the running server, or carries it out on the database if no server runs, and prints the
/// answer.
///
/// # Errors
///
/// If neither can be reached, or the request is refused.
pub(crate) async fn admin(args: AdminArgs, mut out: impl Write) -> anyhow::Result<()> {
    let AdminArgs { database, admin_socket, json, what } = args;
    let ask = match what {
        What::Ask(ask) => ask,
        What::Copy { from, to } => return copy_all(&from, &to, json, out).await,
    };
    let answer = answer(&database, admin_socket.as_ref(), ask).await?;
    if json {
        serde_json::to_writer(&mut out, &answer)?;
        writeln!(out)?;
    } else {
        tell(&answer, &mut out).context("cannot print the answer")?;
    }
    match answer {
        Answer::Refused { why } => anyhow::bail!("{why}"),
        Answer::Integrity { integrity } if !integrity.faults.is_empty() => {
            anyhow::bail!("the database has faults; keep a copy of it, and report them")
        }
        _ => Ok(()),
    }
}

/// Copies a database. The entry of the audit log goes into the copy, which also contains the log of the
/// source.
async fn copy_all(from: &str, to: &str, json: bool, mut out: impl Write) -> anyhow::Result<()> {
    let copied = copy(from, to).await?;
    let rows: u64 = copied.iter().map(|table| table.rows).sum();
    let store = SqlStore::open(to).await.context("the copy cannot be opened")?;
    let noted = note_copy(&store, rows).await;
    store.close().await;
    noted.context("everything is copied, but the audit log of the copy cannot be written")?;
    if json {
        let tables: Vec<_> =
            copied.iter().map(|c| serde_json::json!({ "table": c.table, "rows": c.rows })).collect();
        writeln!(out, "{}", serde_json::json!({ "answer": "copied", "rows": rows, "tables": tables }))?;
        return Ok(());
    }
    for Copied { table, rows } in copied.iter().filter(|table| table.rows > 0) {
        writeln!(out, "{rows:>10}  {table}")?;
    }
    writeln!(out, "{rows:>10}  in all. Each table has the same rows there, by number and by hash.")?;
    Ok(())
}

async fn answer(database: &str, set: Option<&AdminSocket>, ask: Ask) -> anyhow::Result<Answer> {
    match place(set, database) {
        Place::Beside(path) | Place::Wanted(path) => {
            if let Some(answer) = ask_server(&path, &ask).await? {
                return Ok(answer);
            }
        }
        Place::None => {}
    }
    // This call creates no database and runs no migration.
    SqlStore::open_to_read(database).await?.close().await;
    let store = SqlStore::open(database).await.context(
        "no server answers septet admin, and the database cannot be used without one (see --admin-socket)",
    )?;
    let store = Arc::new(store);
    let config = lobby::Config { quiet: true, ..lobby::Config::default() };
    let lobby = Lobby::open(config, catalogue(), Arc::<SqlStore>::clone(&store)).await;
    let lobby = lobby.context("cannot read the database")?;
    let answer = Desk::new(Arc::clone(&store), lobby.clone(), &[]).carry_out(&Who::CommandLine, ask).await;
    lobby.shut_down().await;
    store.close().await;
    Ok(answer)
}

#[cfg(unix)]
async fn ask_server(path: &Path, ask: &Ask) -> anyhow::Result<Option<Answer>> {
    super::socket::ask(path, ask).await
}

#[cfg(not(unix))]
async fn ask_server(_: &Path, _: &Ask) -> anyhow::Result<Option<Answer>> {
    Ok(None)
}
