//! The baseline: the least work that a WebSocket server on this stack can do for a move. It reads one frame,
//! and sends frames to the sockets of a table: one of the same size to each, or as many and as large as real
//! matches make. It parses, knows and stores nothing.

use std::{
    collections::HashMap,
    fs::File,
    io::{BufReader, Write as _},
    net::SocketAddr,
    path::PathBuf,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
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
use bytes::Bytes;
use futures_util::{SinkExt, StreamExt};
use tokio::{net::TcpListener, sync::mpsc};

use crate::table::Trace;

/// How the floor is started.
#[derive(clap::Args)]
pub struct Args {
    /// The address to listen on
    #[arg(long, default_value = "127.0.0.1:0")]
    address: SocketAddr,
    /// Bytes of the frame that each client at a table of four gets
    #[arg(long, default_value_t = 2_000)]
    frame_bytes: usize,
    /// A file with the frames of each seat, move by move, instead of equal ones
    #[arg(long)]
    trace: Option<PathBuf>,
}

#[derive(Clone)]
struct Floor {
    tables: Arc<Mutex<HashMap<u32, Arc<Table>>>>,
    trace: Arc<Trace>,
    /// As long as the longest frame.
    text: Bytes,
}

/// The sockets of a table, and the number of requests there.
struct Table {
    sockets: Vec<Mutex<Option<mpsc::Sender<Utf8Bytes>>>>,
    requests: AtomicUsize,
}

/// Serves until it is killed.
pub fn run(args: &Args) -> anyhow::Result<()> {
    let trace = match &args.trace {
        Some(file) => serde_json::from_reader(BufReader::new(File::open(file)?))?,
        None => Trace::even(4, args.frame_bytes),
    };
    let longest = trace.deeds.iter().flat_map(|deed| &deed.frames).map(|(_, bytes)| *bytes).max();
    let text = "x".repeat(longest.unwrap_or(0)).into();
    let floor = Floor { tables: Arc::default(), trace: Arc::new(trace), text };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(args.address).await?;
        println!("The floor is at http://{}", listener.local_addr()?);
        std::io::stdout().flush()?;
        let routes = Router::new().route("/table/{table}/{seat}", get(upgrade)).with_state(floor);
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        axum::serve(listener, routes).await?;
        Ok(())
    })
}

async fn upgrade(
    State(floor): State<Floor>,
    Path((table, seat)): Path<(u32, usize)>,
    upgrade: WebSocketUpgrade,
) -> Response {
    // As Septet's own sockets.
    let upgrade = upgrade.read_buffer_size(1024).write_buffer_size(4 * 1024);
    upgrade.on_upgrade(move |socket| talk(socket, floor, table, seat))
}

impl Floor {
    fn table(&self, number: u32) -> Arc<Table> {
        let mut tables = self.tables.lock().expect("nobody panics while holding it");
        let fresh = || {
            let sockets = (0..self.trace.seats).map(|_| Mutex::default()).collect();
            Arc::new(Table { sockets, requests: AtomicUsize::new(0) })
        };
        Arc::clone(tables.entry(number).or_insert_with(fresh))
    }

    /// Sends the frames of a request.
    fn send(&self, number: u32, table: &Table) {
        let deed = self.trace.at(number, table.requests.fetch_add(1, Ordering::Relaxed));
        for (seat, bytes) in &deed.frames {
            let Some(socket) = table.sockets.get(*seat) else { continue };
            let socket = socket.lock().expect("nobody panics while holding it");
            if let (Some(socket), Ok(frame)) = (&*socket, Utf8Bytes::try_from(self.text.slice(..*bytes))) {
                let _ = socket.try_send(frame);
            }
        }
    }
}

async fn talk(socket: WebSocket, floor: Floor, number: u32, seat: usize) {
    let (send, mut receive) = mpsc::channel(64);
    let table = floor.table(number);
    let Some(place) = table.sockets.get(seat) else { return };
    *place.lock().expect("nobody panics while holding it") = Some(send);
    let (mut sink, mut stream) = socket.split();
    loop {
        tokio::select! {
            message = stream.next() => match message {
                Some(Ok(Message::Text(_))) => floor.send(number, &table),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
            Some(frame) = receive.recv() => {
                let mut next = Some(frame);
                // Frames that wait together leave together, as Septet's frames do.
                while let Some(frame) = next {
                    if sink.feed(Message::Text(frame)).await.is_err() {
                        return;
                    }
                    next = receive.try_recv().ok();
                }
                if sink.flush().await.is_err() {
                    return;
                }
            }
        }
    }
}
