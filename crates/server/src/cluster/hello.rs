//! The handshake of two nodes. Both prove that they have the secret, without sending it, and that they use
//! the same database.

use std::time::Duration;

use bytes::Bytes;
use futures_util::{SinkExt as _, StreamExt as _};
use ring::rand::{SecureRandom as _, SystemRandom};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use tokio::{net::TcpStream, time::timeout};
use tokio_util::codec::{Framed, LengthDelimitedCodec};

use super::{
    ClusterSecret,
    beat::{Line, MOST},
};
use crate::SqlStore;

/// The version of the protocol between nodes. Nodes of another version are refused.
const VERSION: u32 = 2;

/// The maximum size of a message of the handshake, in bytes.
const MOST_HELLO: usize = 1024;

/// The introduction of a node. It contains no secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Hello {
    version: u32,
    node: String,
    lease: i64,
    /// A hash that identifies the database.
    database: String,
    nonce: String,
}

/// The reason why two nodes have no link.
#[derive(Debug, thiserror::Error)]
pub(super) enum Refused {
    #[error("it does not answer in time")]
    Silent,
    #[error("it cannot be reached: {0}")]
    Unreachable(#[from] std::io::Error),
    #[error(
        "it closed the connection: if that happens again, it has another secret, or it is no server of a cluster"
    )]
    Closed,
    #[error("its greeting is not that of a server of a cluster")]
    Garbled,
    #[error(
        "it speaks version {0} of what servers of a cluster say, and this one version {VERSION}: run the same version of Septet"
    )]
    Version(u32),
    #[error("it has another secret: give all servers of a cluster the same --cluster-secret")]
    Secret,
    #[error("it uses another database, or the database was restarted since its lease began")]
    Database,
    #[error("its name is {0:?}")]
    Name(String),
    #[error("this server has no lease at present")]
    NoLease,
}

/// The handshakes of this node.
pub(super) struct Introduction<'a> {
    store: &'a SqlStore,
    secret: &'a ClusterSecret,
    patience: Duration,
}

/// A side of a connection. A proof of one side is not valid for the other side.
#[derive(Clone, Copy)]
enum Side {
    Caller,
    Called,
}

impl<'a> Introduction<'a> {
    pub(super) const fn new(store: &'a SqlStore, secret: &'a ClusterSecret, patience: Duration) -> Self {
        Self { store, secret, patience }
    }

    /// Runs the handshake with a node that this one connected to. The node must have this name.
    pub(super) async fn call(&self, stream: TcpStream, node: &str) -> Result<Line, Refused> {
        let mut line = framed(stream)?;
        timeout(self.patience, async {
            let mine = self.hello()?;
            say(&mut line, mine.clone()).await?;
            let theirs = hear(&mut line).await?;
            let name = check(&mine, &theirs)?;
            if name != node {
                return Err(Refused::Name(name));
            }
            say(&mut line, self.secret.proof(&said(Side::Caller, &mine, &theirs)).into()).await?;
            let proof = hear(&mut line).await?;
            if !self.secret.proves(&said(Side::Called, &mine, &theirs), &proof) {
                return Err(Refused::Secret);
            }
            Ok(())
        })
        .await
        .map_err(|_| Refused::Silent)??;
        Ok(ready(line))
    }

    /// Runs the handshake with a node that connected to this one, and returns its name.
    pub(super) async fn answer(&self, stream: TcpStream) -> Result<(Line, String), Refused> {
        let mut line = framed(stream)?;
        let name = timeout(self.patience, async {
            let theirs = hear(&mut line).await?;
            let mine = self.hello()?;
            // Sent before the check, so that the caller finds a mismatch itself.
            say(&mut line, mine.clone()).await?;
            let name = check(&mine, &theirs)?;
            let proof = hear(&mut line).await?;
            if !self.secret.proves(&said(Side::Caller, &theirs, &mine), &proof) {
                return Err(Refused::Secret);
            }
            say(&mut line, self.secret.proof(&said(Side::Called, &theirs, &mine)).into()).await?;
            Ok(name)
        })
        .await
        .map_err(|_| Refused::Silent)??;
        Ok((ready(line), name))
    }

    fn hello(&self) -> Result<Bytes, Refused> {
        let (node, lease, database) = self.store.node_lease().ok_or(Refused::NoLease)?;
        let mut nonce = [0; 32];
        SystemRandom::new().fill(&mut nonce).map_err(|_| std::io::Error::other("no random numbers"))?;
        let database = hex::encode(Sha256::digest(database.as_bytes()));
        let hello = Hello { version: VERSION, node, lease, database, nonce: hex::encode(nonce) };
        Ok(serde_json::to_vec(&hello).map_err(|_| Refused::Garbled)?.into())
    }
}

/// Returns the bytes that a side proves: its role and both introductions.
fn said(side: Side, caller: &[u8], called: &[u8]) -> Vec<u8> {
    let side: &[u8] = match side {
        Side::Caller => b"septet cluster, who calls",
        Side::Called => b"septet cluster, who is called",
    };
    let mut said = Vec::new();
    for part in [side, caller, called] {
        said.extend((part.len() as u64).to_be_bytes());
        said.extend(part);
    }
    said
}

/// Returns the name of the other node if its introduction fits that of this node.
fn check(mine: &[u8], theirs: &[u8]) -> Result<String, Refused> {
    #[derive(Deserialize)]
    struct Version {
        version: u32,
    }
    let Version { version } = serde_json::from_slice(theirs).map_err(|_| Refused::Garbled)?;
    if version != VERSION {
        return Err(Refused::Version(version));
    }
    let read = |hello: &[u8]| serde_json::from_slice::<Hello>(hello).map_err(|_| Refused::Garbled);
    let (mine, theirs) = (read(mine)?, read(theirs)?);
    if mine.database != theirs.database {
        return Err(Refused::Database);
    }
    // A node with the name of this one is a reflection, or has to choose another name.
    if mine.node == theirs.node {
        return Err(Refused::Name(theirs.node));
    }
    Ok(theirs.node)
}

fn framed(stream: TcpStream) -> std::io::Result<Line> {
    stream.set_nodelay(true)?;
    let codec = LengthDelimitedCodec::builder().max_frame_length(MOST_HELLO).new_codec();
    Ok(Framed::new(stream, codec))
}

fn ready(mut line: Line) -> Line {
    line.codec_mut().set_max_frame_length(MOST);
    line
}

async fn say(line: &mut Line, what: Bytes) -> Result<(), Refused> {
    Ok(line.send(what).await?)
}

async fn hear(line: &mut Line) -> Result<Bytes, Refused> {
    match line.next().await {
        Some(Ok(bytes)) => Ok(bytes.freeze()),
        Some(Err(error)) if error.kind() == std::io::ErrorKind::InvalidData => Err(Refused::Garbled),
        Some(Err(error)) => Err(error.into()),
        None => Err(Refused::Closed),
    }
}
