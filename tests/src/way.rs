//! A way between two processes that is cut, or on which bytes stand still, when a test says so.

use std::{net::SocketAddr, sync::Arc};

use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::watch,
};

/// What stands still on a way. What was said before arrives later, in its order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// Nothing.
    Nothing,
    /// What goes to the server that is called, and new connections to it.
    There,
    /// What it answers.
    Back,
    /// All of it.
    Both,
}

/// A way to a server on this machine. It is there as long as its runtime.
pub struct Way {
    state: Arc<State>,
    address: SocketAddr,
}

/// What is shared with the connections.
struct State {
    cuts: watch::Sender<u64>,
    held: watch::Sender<Held>,
    to: SocketAddr,
}

impl Way {
    /// A way to this server, which need not be there yet.
    ///
    /// # Panics
    ///
    /// If no port is free.
    pub async fn to(to: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it listens");
        let (cuts, held) = (watch::Sender::new(0), watch::Sender::new(Held::Nothing));
        let state = Arc::new(State { cuts, held, to });
        let accepting = Arc::clone(&state);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(Arc::clone(&accepting).carry(client));
            }
        });
        Self { state, address }
    }

    /// Where it begins.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends all connections at once, those that are being made too. New ones work.
    pub fn cut(&self) {
        self.state.cuts.send_modify(|cuts| *cuts += 1);
    }

    /// Lets that stand still from now on, and everything else go on.
    pub fn hold(&self, held: Held) {
        self.state.held.send_replace(held);
    }
}

impl Held {
    const fn goes_there(self) -> bool {
        matches!(self, Self::Nothing | Self::Back)
    }

    const fn comes_back(self) -> bool {
        matches!(self, Self::Nothing | Self::There)
    }
}

impl State {
    async fn carry(self: Arc<Self>, client: TcpStream) {
        let mut cuts = self.cuts.subscribe();
        let carried = async {
            self.passes(Held::goes_there).await;
            let Ok(server) = TcpStream::connect(self.to).await else { return };
            // Who waits for an answer waits for no more than that.
            let _ = (client.set_nodelay(true), server.set_nodelay(true));
            let ((from_client, to_client), (from_server, to_server)) =
                (client.into_split(), server.into_split());
            // One direction that ends takes the other one with it.
            tokio::select! {
                () = self.pass(from_client, to_server, Held::goes_there) => {}
                () = self.pass(from_server, to_client, Held::comes_back) => {}
            }
        };
        tokio::select! {
            () = carried => {}
            _ = cuts.changed() => {}
        }
    }

    async fn pass(
        &self,
        mut from: impl AsyncRead + Unpin,
        mut to: impl AsyncWrite + Unpin,
        goes: fn(Held) -> bool,
    ) {
        let mut buffer = vec![0; 1 << 16];
        while let Ok(n @ 1..) = from.read(&mut buffer).await {
            self.passes(goes).await;
            if to.write_all(&buffer[..n]).await.is_err() {
                return;
            }
        }
        // The end comes after what was said before it, and not through what stands still.
        self.passes(goes).await;
    }

    async fn passes(&self, goes: fn(Held) -> bool) {
        // The sender lives as long as this.
        let _ = self.held.subscribe().wait_for(|held| goes(*held)).await;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::patiently;

    async fn echo() -> Way {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let way = Way::to(listener.local_addr().unwrap()).await;
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut from, mut to) = stream.split();
                    tokio::io::copy(&mut from, &mut to).await
                });
            }
        });
        way
    }

    async fn answer(stream: &mut TcpStream) -> Option<u8> {
        tokio::time::timeout(Duration::from_millis(50), stream.read_u8()).await.ok()?.ok()
    }

    #[tokio::test]
    async fn what_stands_still_arrives_later_and_what_is_cut_does_not() {
        let way = echo().await;
        let mut stream = TcpStream::connect(way.address()).await.unwrap();
        for held in [Held::There, Held::Back, Held::Both] {
            way.hold(held);
            stream.write_u8(7).await.unwrap();
            assert_eq!(answer(&mut stream).await, None, "{held:?}");
            way.hold(Held::Nothing);
            assert_eq!(patiently("the byte", stream.read_u8()).await.unwrap(), 7, "{held:?}");
        }
        way.hold(Held::Both);
        stream.write_u8(7).await.unwrap();
        way.cut();
        assert!(patiently("the end", stream.read_u8()).await.is_err(), "also what stands still is cut");
        way.hold(Held::Nothing);
        let mut again = TcpStream::connect(way.address()).await.unwrap();
        again.write_u8(9).await.unwrap();
        assert_eq!(patiently("the byte", again.read_u8()).await.unwrap(), 9);
    }
}
