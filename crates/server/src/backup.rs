//! `septet backup`: a copy of an SQLite database, also while a server uses it.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use anyhow::{Context, bail, ensure};
use clap::Args;

use crate::store::copy_sqlite;

/// The arguments of `septet backup`.
#[derive(Args, Clone, Debug)]
pub struct BackupArgs {
    /// The database of the server, which may be running: sqlite://path
    #[arg(
        long,
        env = "SEPTET_DATABASE",
        default_value = "sqlite://./data/septet.db",
        hide_env_values = true
    )]
    pub database: String,
    /// The file to write. Must not exist yet; "-" means standard output
    pub to: PathBuf,
}

/// Copies the present state of the database. Afterwards the named file contains the whole copy, or does not
/// exist.
///
/// # Errors
///
/// If the database is not SQLite, or cannot be read, or the copy cannot be written.
pub(crate) async fn backup(args: BackupArgs) -> anyhow::Result<()> {
    let Some(path) = sqlite_file(&args.database) else {
        bail!("septet backup copies SQLite databases only; use pg_dump for Postgres");
    };
    if args.to == Path::new("-") {
        // The folder of the database has room for a second one, because the write-ahead log needs it too.
        let part = Part::beside(&path)?;
        copy_sqlite(&args.database, &part.0).await?;
        let mut copy = File::open(&part.0).context("cannot read the copy")?;
        io::copy(&mut copy, &mut io::stdout().lock()).context("cannot write the copy to standard output")?;
        return Ok(());
    }
    let to = args.to.display();
    ensure!(!args.to.exists(), "{to} already exists; name another file, or move that one away");
    let part = Part::beside(&args.to)?;
    copy_sqlite(&args.database, &part.0).await?;
    let written = File::open(&part.0).and_then(|copy| copy.sync_all());
    written.and_then(|()| fs::rename(&part.0, &args.to)).with_context(|| format!("cannot write {to}"))
}

/// Returns the file of a URL, if it is one of SQLite.
fn sqlite_file(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:")?;
    let path = path.strip_prefix("//").unwrap_or(path);
    Some(path.split_once('?').map_or(path, |(path, _)| path).into())
}

/// An incomplete copy. Dropping the value deletes it, unless it was renamed.
struct Part(PathBuf);

impl Part {
    /// Creates an empty file that no other user can read, because the copy contains the cards of unfinished
    /// matches.
    fn beside(file: &Path) -> anyhow::Result<Self> {
        let mut name = file.as_os_str().to_owned();
        name.push(format!(".part-{}", std::process::id()));
        let mut options = File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let part = Self(name.into());
        options.open(&part.0).with_context(|| format!("cannot write {}", part.0.display()))?;
        Ok(part)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}
