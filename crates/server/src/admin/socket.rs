//! The admin socket of a running server, for the server's user and for root.

use std::{
    fs, io,
    os::unix::{
        fs::{DirBuilderExt as _, FileTypeExt as _, MetadataExt as _, PermissionsExt as _},
        net::UnixStream as Blocking,
    },
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use anyhow::Context as _;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::{UnixListener, UnixStream},
    sync::Semaphore,
    time::timeout,
};
use tokio_util::sync::CancellationToken;

use super::{answer::Answer, ask::Ask, audit::Who, desk::Desk, place::Place};

/// The most bytes of a request.
const LONGEST: u64 = 16_384;

/// The most requests at the same time, including waiting ones.
const AT_ONCE: usize = 8;

/// The time that a client has for sending its request.
const PATIENCE: Duration = Duration::from_secs(10);

/// An open socket. Dropping the value removes the socket.
pub(crate) struct Listening {
    path: PathBuf,
    stop: CancellationToken,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.stop.cancel();
        let _ = fs::remove_file(&self.path);
    }
}

impl Listening {
    /// Opens the socket and answers requests. At the default place, a failure is only logged.
    ///
    /// # Errors
    ///
    /// If the socket cannot be opened at a configured path.
    pub(crate) fn open(place: Place, desk: Desk) -> anyhow::Result<Option<Self>> {
        let (path, wanted) = match place {
            Place::None => return Ok(None),
            Place::Beside(path) => (path, false),
            Place::Wanted(path) => (path, true),
        };
        match bind(&path) {
            Ok((listener, owner)) => {
                let stop = CancellationToken::new();
                tokio::spawn(answer_all(listener, owner, desk, stop.clone()));
                Ok(Some(Self { path, stop }))
            }
            Err(error) if wanted => Err(error).with_context(|| {
                format!("cannot open --admin-socket {}; choose another path, or none", path.display())
            }),
            Err(error) => {
                tracing::warn!(
                    "septet admin cannot reach this server, as {} cannot be opened: {error}; choose another path with \
                     --admin-socket, or none",
                    path.display()
                );
                Ok(None)
            }
        }
    }
}

/// Creates the socket, and returns it with its owner's user id.
///
/// At no moment can another user open it: it is created in a folder closed to others, and moved after its own
/// mode is set.
fn bind(path: &Path) -> io::Result<(UnixListener, u32)> {
    match fs::symlink_metadata(path) {
        Ok(there) if !there.file_type().is_socket() => {
            return Err(io::Error::other("the path exists and is no socket"));
        }
        // A socket that a killed server left does not answer.
        Ok(_) if Blocking::connect(path).is_ok() => {
            return Err(io::Error::other("another server uses this path"));
        }
        Ok(_) | Err(_) => {}
    }
    let mut folder = path.as_os_str().to_owned();
    folder.push(format!(".{}", std::process::id()));
    let folder = PathBuf::from(folder);
    fs::DirBuilder::new().mode(0o700).create(&folder)?;
    let bound = bind_in(&folder, path);
    let _ = fs::remove_file(folder.join("s"));
    let _ = fs::remove_dir(&folder);
    bound
}

fn bind_in(folder: &Path, path: &Path) -> io::Result<(UnixListener, u32)> {
    let inside = folder.join("s");
    let listener = UnixListener::bind(&inside)?;
    fs::set_permissions(&inside, fs::Permissions::from_mode(0o600))?;
    let owner = fs::metadata(&inside)?.uid();
    fs::rename(&inside, path)?;
    Ok((listener, owner))
}

async fn answer_all(listener: UnixListener, owner: u32, desk: Desk, stop: CancellationToken) {
    let turns = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let stream = tokio::select! {
            () = stop.cancelled() => return,
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => stream,
                Err(_) => {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
        };
        // The mode of the file has the same effect, but some systems ignore the mode of a socket.
        if !stream.peer_cred().is_ok_and(|peer| peer.uid() == owner || peer.uid() == 0) {
            tracing::warn!("rejected an admin connection from another user");
            continue;
        }
        let Ok(turn) = Arc::clone(&turns).try_acquire_owned() else { continue };
        let (desk, stop) = (desk.clone(), stop.clone());
        tokio::spawn(async move {
            let _turn = turn;
            tokio::select! {
                () = stop.cancelled() => {}
                _ = answer_one(stream, &desk) => {}
            }
        });
    }
}

async fn answer_one(stream: UnixStream, desk: &Desk) -> io::Result<()> {
    let (from, mut to) = stream.into_split();
    let mut line = String::new();
    let mut from = BufReader::new(from.take(LONGEST));
    let read = timeout(PATIENCE, from.read_line(&mut line)).await;
    read.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??;
    let answer = match serde_json::from_str::<Ask>(&line) {
        // The request is carried out to its end, even if the client disconnects.
        Ok(ask) => {
            let desk = desk.clone();
            let done = tokio::spawn(async move { desk.carry_out(&Who::CommandLine, ask).await }).await;
            done.unwrap_or_else(|_| Answer::Refused { why: "the server failed; its log says why".into() })
        }
        Err(error) => Answer::Refused {
            why: format!(
                "the server does not know this request ({error}); use the septet that it was started with"
            ),
        },
    };
    let mut text = serde_json::to_vec(&answer)?;
    text.push(b'\n');
    to.write_all(&text).await?;
    to.shutdown().await
}

/// Sends a request to the server that listens at a path. Returns `None` if none listens.
pub(super) async fn ask(path: &Path, ask: &Ask) -> anyhow::Result<Option<Answer>> {
    let mut stream = match UnixStream::connect(path).await {
        Ok(stream) => stream,
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused) => {
            return Ok(None);
        }
        Err(error) => {
            return Err(error).with_context(|| {
                format!("cannot open {}; run this as the server's user or as root", path.display())
            });
        }
    };
    let mut text = serde_json::to_vec(ask)?;
    text.push(b'\n');
    stream.write_all(&text).await.context("the server does not listen")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.context("the server does not answer")?;
    anyhow::ensure!(
        !answer.is_empty(),
        "the server did not answer: it was stopped, is too busy, or refuses this user; septet admin log \
         shows the requests that it has begun"
    );
    Ok(Some(
        serde_json::from_str(&answer)
            .context("the answer of the server cannot be read; use the septet that it was started with")?,
    ))
}
