//! `septet serve`: builds and runs the whole server.

use std::{
    io::{ErrorKind, Write},
    net::SocketAddr,
    sync::Arc,
    time::Duration,
};

use anyhow::Context;
use axum::http::Uri;
use lobby::{Lobby, MemoryStore, Peers, Store};
use tokio::{net::TcpListener, task::JoinHandle, time::timeout};
use tokio_util::sync::CancellationToken;
use url::Url;

use crate::{
    App, Cluster, Doorbell, Ladders, People, ServeArgs, SqlStore,
    accept::accept,
    admin::{self, Desk},
    args::{ClusterSettings, Limit},
    catalogue, games, logs, metrics,
    permits::Permits,
    router, stop, web_client,
};

/// The longest time for stopping everything.
const STOPPING: Duration = Duration::from_secs(4);

/// The most connections from one IP address that are not sockets. It is raised to the number of allowed
/// sockets.
const CONNECTIONS: u32 = 256;

/// The `--database` that keeps everything in memory, to measure the cost of durability. It is not in the
/// manual, because it loses all matches.
const FORGETFUL: &str = "memory:";

/// A server that runs in this process.
pub struct Running {
    /// The address it listens on.
    pub address: SocketAddr,
    app: App,
    stop: CancellationToken,
    http: JoinHandle<()>,
}

/// Serves an app on a listener until it is stopped.
///
/// # Errors
///
/// If the listener has no address.
pub fn serve(listener: TcpListener, app: App) -> std::io::Result<Running> {
    let address = listener.local_addr()?;
    let stop = CancellationToken::new();
    let connections =
        Permits::new("connections", CONNECTIONS.max(app.inner.settings.limits.sockets_per_address));
    let (accepting, routes) = (app.clone(), router(app.clone()));
    let until = stop.clone();
    let http = tokio::spawn(async move {
        accept(listener, routes, &accepting.inner.settings, connections, until).await;
    });
    Ok(Running { address, app, stop, http })
}

impl Running {
    /// Hands its tables and sockets to the other nodes on the same database. Before that, for `notice`, it
    /// only reports itself as not ready.
    pub async fn drain(&self, notice: Duration) {
        self.app.drain(notice).await;
    }

    /// Accepts nothing new, closes all sockets, and returns when that is done or took too long.
    pub async fn shut_down(self) {
        self.stop.cancel();
        let all = async {
            self.app.shut_down().await;
            let _ = self.http.await;
        };
        if timeout(STOPPING, all).await.is_err() {
            tracing::warn!("some tasks did not end in time");
        }
    }
}

/// Starts the server and runs it until a signal comes. Logs the warnings first.
pub(crate) async fn forever(args: ServeArgs, warnings: &[String]) -> anyhow::Result<()> {
    let traces = args.logging.traces()?;
    logs::install(args.logging.log_format, &args.logging.log_level, traces.as_ref())?;
    for warning in warnings {
        tracing::warn!("{warning}");
    }
    if args.for_tests.foretell_every_card_for_tests.is_some() {
        tracing::warn!(
            "EVERY CARD IS PREDICTABLE: this server was started for tests; do not play real matches on it"
        );
    }
    let catalogue = if args.for_tests.offer_toy_games_for_tests {
        tracing::warn!(
            "TOY GAMES ARE OFFERED: this server was started for tests; do not play real matches on it"
        );
        games::catalogue_with_toys()
    } else {
        catalogue()
    };
    let (bell, settings, cluster) =
        (args.doorbell()?, args.settings()?, args.cluster.cluster(&args.basics.database)?);
    let notice = cluster.as_ref().map(|cluster| cluster.notice);
    // Ports first: a second server must not touch the database of the first one.
    let listener = listen(args.basics.address, "--address").await?;
    let metrics = match args.basics.metrics_address.0 {
        Some(address) => Some((listen(address, "--metrics-address").await?, metrics::install()?)),
        None => None,
    };
    let (database, cluster) = match (args.basics.database.as_str(), cluster) {
        (url, Some(cluster)) => {
            let (store, links) = open_as_node(url, cluster).await?;
            (Some(store), Some(links))
        }
        (FORGETFUL, None) => (None, None),
        (url, None) => (Some(Arc::new(SqlStore::open(url).await?)), None),
    };
    let store: Arc<dyn Store> = match &database {
        Some(database) => database.clone(),
        None => Arc::new(MemoryStore::default()),
    };
    let peers = cluster.as_ref().map(|(cluster, _)| Arc::clone(cluster) as Arc<dyn Peers>);
    let config = lobby::Config { build: web_client::build(), ..args.lobby() };
    let lobby = Lobby::open_among(config, catalogue, store, peers).await;
    let lobby = lobby.context("cannot read the stored data")?;
    let cluster = cluster.map(|(cluster, listener)| {
        cluster.listen(listener, lobby.clone());
        cluster
    });
    let doorbell = match &database {
        Some(database) => Some(Doorbell::open(bell, lobby.clone(), Arc::clone(database)).await?),
        None => None,
    };
    let people = database.as_ref().map(|database| People::open(lobby.clone(), Arc::clone(database)));
    let ladders = match &database {
        Some(database) => Ladders::open(lobby.clone(), Arc::clone(database), args.ladders()).await?,
        None => None,
    };
    let desk = database
        .as_ref()
        .map(|database| Desk::new(Arc::clone(database), lobby.clone(), &settings.admin_accounts));
    let administered = desk.clone();
    let app = App::with(lobby, settings, (doorbell, people, ladders), desk);
    if let Some((listener, handle)) = metrics {
        metrics::serve(listener, metrics::router(handle, app.clone(), database.clone()), app.clone());
    }
    // Before the server reports itself as ready, `septet admin` must reach it and signals must stop it.
    #[cfg(unix)]
    let administered = match administered {
        Some(desk) => admin::Listening::open(
            admin::place(args.basics.admin_socket.as_ref(), &args.basics.database),
            desk,
        )?,
        None => None,
    };
    let stop = stop::signal();
    let running = serve(listener, app)?;
    if let Some(database) = &database
        && args.accounts.audit_days > 0
    {
        let kept = Duration::from_secs(u64::from(args.accounts.audit_days) * 86_400);
        tokio::spawn(admin::forget_old(Arc::clone(database), kept));
    }
    announce(&args, running.address);
    introduce(&args, running.address);

    let lost = tokio::select! {
        () = stop => false,
        () = lost(database.as_deref()) => true,
    };
    tracing::info!("stopping");
    drop(administered);
    if let Some(notice) = notice.filter(|_| !lost) {
        running.drain(notice).await;
    }
    running.shut_down().await;
    if let Some(cluster) = cluster {
        cluster.shut_down().await;
    }
    if let Some(database) = database
        && timeout(Duration::from_secs(1), database.close()).await.is_err()
    {
        tracing::warn!("the database did not close in time");
    }
    tracing::info!("stopped");
    if let Some(traces) = traces {
        traces.end().await;
    }
    anyhow::ensure!(!lost, "another server took over the database while this one could not reach it");
    Ok(())
}

/// Opens a database that other nodes use as well, and the listener for connections from them.
async fn open_as_node(
    url: &str,
    cluster: ClusterSettings,
) -> anyhow::Result<(Arc<SqlStore>, (Arc<Cluster>, TcpListener))> {
    let ClusterSettings { mut node, secret, listen: address, notice: _ } = cluster;
    tracing::warn!(
        node = node.name,
        "a cluster of servers is experimental: docs/contribute/cluster.md lists the parts that are missing"
    );
    let listener = listen(address, "--cluster-listen").await?;
    if node.address.is_empty() {
        node.address = listener.local_addr()?.to_string();
    }
    let store = Arc::new(SqlStore::open_as_node(url, node).await?);
    let links = Cluster::new(Arc::clone(&store), secret).context("the database is not shared")?;
    Ok((store, (links, listener)))
}

/// Returns when another server has the database.
async fn lost(database: Option<&SqlStore>) {
    match database {
        Some(database) => database.lost().await,
        None => std::future::pending().await,
    }
}

/// Logs the version, the address, the database, the trusted proxies and the limits that busy servers reach
/// first.
fn introduce(args: &ServeArgs, address: SocketAddr) {
    let limits = args.limits.values();
    let list = |of: Vec<String>| if of.is_empty() { "none".to_owned() } else { of.join(",") };
    tracing::info!(
        version = env!("CARGO_PKG_VERSION"),
        %address,
        database = place(&args.basics.database),
        public_url = list(args.basics.public_url.iter().map(origin).collect()),
        trusted_proxy = list(args.basics.trusted_proxy.iter().map(ToString::to_string).collect()),
        sign_ins_per_minute = limits.get(Limit::SignInsPerMinute),
        requests_per_minute = limits.get(Limit::RequestsPerMinute),
        tables_per_minute = limits.get(Limit::TablesPerMinute),
        sockets_per_address = limits.get(Limit::SocketsPerAddress),
        tables_per_account = limits.get(Limit::TablesPerAccount),
        frame_bytes = limits.get(Limit::FrameBytes),
        "Septet is open"
    );
}

/// Returns the place of the database for the log: a file, or a host and a name. It contains no user, password
/// or parameters.
fn place(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    if scheme == "sqlite" {
        return rest
            .split_once('?')
            .map_or(url, |(path, _)| &url[..scheme.len() + 3 + path.len()])
            .to_owned();
    }
    // Parsed in the same way as the database library does.
    match Url::parse(url) {
        Ok(url) => {
            let port = url.port().map(|port| format!(":{port}")).unwrap_or_default();
            format!("{scheme}://{}{port}{}", url.host_str().unwrap_or_default(), url.path())
        }
        // Any part of an unparsable URL may be the password.
        Err(_) => format!("{scheme}://"),
    }
}

/// Returns a public URL without a slash at its end.
fn origin(url: &Uri) -> String {
    url.to_string().trim_end_matches('/').to_owned()
}

/// Prints the only line on standard output.
fn announce(args: &ServeArgs, address: SocketAddr) {
    let also = args.basics.public_url.as_ref().map(|url| format!(" and {}", origin(url))).unwrap_or_default();
    let mut out = std::io::stdout();
    // Standard output may be closed, and then the line is not needed.
    let _ = writeln!(out, "Septet is open at http://{address}{also}").and_then(|()| out.flush());
}

async fn listen(address: SocketAddr, flag: &str) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => anyhow::anyhow!(
            "{address} is already in use, perhaps by another Septet; stop it, or choose another with {flag}"
        ),
        ErrorKind::PermissionDenied => {
            anyhow::anyhow!(
                "this user is not allowed to listen on {address}; choose a port above 1023 with {flag}"
            )
        }
        ErrorKind::AddrNotAvailable => {
            anyhow::anyhow!(
                "this machine does not have the address {}; choose another one with {flag}",
                address.ip()
            )
        }
        _ => anyhow::anyhow!("cannot listen on {address} ({flag}): {error}"),
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_log_names_the_database_and_no_password() {
        for (url, told) in [
            ("sqlite://./data/septet.db", "sqlite://./data/septet.db"),
            ("sqlite:///data/septet.db?mode=rwc", "sqlite:///data/septet.db"),
            ("memory:", "memory:"),
            ("postgres://ada:s3cret@db.example/septet?password=s3cret", "postgres://db.example/septet"),
            ("postgres://ada:s3cret@db.example:6432/septet", "postgres://db.example:6432/septet"),
            ("postgresql://ada:s3%40cret@[::1]/septet", "postgresql://[::1]/septet"),
            ("postgres://db.example/septet?user=ada&password=x@s3cret", "postgres://db.example/septet"),
            ("postgres:///septet?host=/run/postgresql&password=s3cret", "postgres:///septet"),
            ("postgres://ada:12?s3cret@db.example/septet", "postgres://ada:12"),
            ("postgres://ada:s3cret/s3cret@db.example/septet", "postgres://"),
        ] {
            let place = super::place(url);
            assert_eq!(place, told);
            assert!(!place.contains("s3"), "{place}");
        }
    }
}
