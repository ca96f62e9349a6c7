//! The least that a WebSocket server on this stack can do for a move: read one frame, send one frame of the
//! same size to each of four sockets. It parses nothing, knows nothing and stores nothing.

use std::{
    collections::HashMap,
    io::Write as _,
    net::SocketAddr,
    sync::{Arc, Mutex},
};

use axum::{
    Router,
    extract::{
        Path, State, WebSocketUpgrade,
        ws::{Message, Utf8Bytes, WebSocket},
    },
    response::Response,
    routing::get,
    serve::ListenerExt,
};
use futures_util::{SinkExt, StreamExt};
use tokio::{net::TcpListener, sync::mpsc};

/// How the floor is started.
#[derive(clap::Args)]
pub struct Args {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:0")]
    address: SocketAddr,
    /// Bytes in the frame that everybody is sent
    #[arg(long, default_value_t = 2_000)]
    frame_bytes: usize,
}

#[derive(Clone)]
struct Floor {
    tables: Arc<Mutex<HashMap<u32, Vec<mpsc::Sender<Utf8Bytes>>>>>,
    frame: Utf8Bytes,
}

/// Serves until it is killed.
pub fn run(args: &Args) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(args.address).await?;
        println!("The floor is at http://{}", listener.local_addr()?);
        std::io::stdout().flush()?;
        let floor = Floor { tables: Arc::default(), frame: "x".repeat(args.frame_bytes).into() };
        let routes = Router::new().route("/table/{table}", get(upgrade)).with_state(floor);
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        axum::serve(listener, routes).await?;
        Ok(())
    })
}

async fn upgrade(State(floor): State<Floor>, Path(table): Path<u32>, upgrade: WebSocketUpgrade) -> Response {
    // As Septet's own sockets.
    let upgrade = upgrade.read_buffer_size(1024).write_buffer_size(4 * 1024);
    upgrade.on_upgrade(move |socket| talk(socket, floor, table))
}

async fn talk(socket: WebSocket, floor: Floor, table: u32) {
    let (send, mut receive) = mpsc::channel(64);
    let tables = || floor.tables.lock().expect("nobody panics while holding it");
    tables().entry(table).or_default().push(send);
    let mut others = Vec::new();
    let (mut sink, mut stream) = socket.split();
    loop {
        tokio::select! {
            message = stream.next() => match message {
                Some(Ok(Message::Text(_))) => {
                    // Whoever comes to a table comes before its first message.
                    if others.is_empty() {
                        others = tables()[&table].clone();
                    }
                    for other in &others {
                        let _ = other.try_send(floor.frame.clone());
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
            Some(frame) = receive.recv() => {
                if sink.send(Message::Text(frame)).await.is_err() {
                    return;
                }
            }
        }
    }
}
