//! A proxy between two processes whose connections a test can break or stall.

use std::{net::SocketAddr, sync::Arc};

use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::watch,
};

/// The stalled direction of a proxy. Stalled bytes arrive later, in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// No direction.
    Nothing,
    /// The direction to the server, including new connections to it.
    There,
    /// The direction from the server.
    Back,
    /// Both directions.
    Both,
}

/// A proxy to a server on this machine. It ends with its runtime.
pub struct Way {
    state: Arc<State>,
    address: SocketAddr,
}

/// The state that the connections share.
struct State {
    cuts: watch::Sender<u64>,
    held: watch::Sender<Held>,
    to: SocketAddr,
}

impl Way {
    /// Starts a proxy to this server, which need not be running yet.
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

    /// Returns the address for clients.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Breaks all connections at once, including those that are being made. New ones work.
    pub fn cut(&self) {
        self.state.cuts.send_modify(|cuts| *cuts += 1);
    }

    /// Stalls these directions from now on, and lets the others continue.
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
            // Small messages are sent without delay.
            let _ = (client.set_nodelay(true), server.set_nodelay(true));
            let ((from_client, to_client), (from_server, to_server)) =
                (client.into_split(), server.into_split());
            // The end of one direction also ends the other.
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
        // The end follows the bytes before it, and it is stalled like them.
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
