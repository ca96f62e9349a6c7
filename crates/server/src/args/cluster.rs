//! The settings of a cluster: several servers on one Postgres.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use anyhow::{Context as _, ensure};
use clap::Args;

use super::values::Hidden;
use crate::{ClusterSecret, NodeOptions};

/// The default time after which a server without a heartbeat is replaced, in milliseconds.
const TERM: u64 = 2_000;

/// The default time for which a stopping server continues, in milliseconds. It is long enough for a proxy
/// that checks `/readyz` every second.
const NOTICE: u64 = 2_000;

/// A cluster of servers on one Postgres.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Cluster")]
pub struct ClusterArgs {
    /// The name of this server in a cluster on one Postgres: `septet-1`. Default: no cluster
    #[arg(long, hide_short_help = true, env = "SEPTET_CLUSTER_NODE", value_parser = name, requires = "cluster_listen")]
    pub cluster_node: Option<String>,
    /// The address for the other servers of the cluster, in a private network: `10.0.0.1:7779`
    #[arg(long, hide_short_help = true, env = "SEPTET_CLUSTER_LISTEN", requires = "cluster_node")]
    pub cluster_listen: Option<SocketAddr>,
    /// The address by which the other servers reach this one, if it differs: `septet-1:7779`
    #[arg(long, hide_short_help = true, env = "SEPTET_CLUSTER_ADDRESS", requires = "cluster_node")]
    pub cluster_address: Option<String>,
    /// The shared secret of the cluster, at least 32 characters. Other users of the machine can see a flag: use the variable or the file
    #[arg(
        long,
        hide_short_help = true,
        env = "SEPTET_CLUSTER_SECRET",
        hide_env_values = true,
        requires = "cluster_node",
        conflicts_with = "cluster_secret_file"
    )]
    pub cluster_secret: Option<Hidden>,
    /// A file with the shared secret
    #[arg(long, hide_short_help = true, env = "SEPTET_CLUSTER_SECRET_FILE", requires = "cluster_node")]
    pub cluster_secret_file: Option<PathBuf>,
    /// Milliseconds without a heartbeat after which the other servers take over. Range: 300 to 60000
    #[arg(long, hide_short_help = true, env = "SEPTET_CLUSTER_TERM", default_value_t = TERM, value_parser = clap::value_parser!(u64).range(300..=60_000))]
    pub cluster_term: u64,
    /// Milliseconds that a stopping server continues while `/readyz` says it is not ready. Range: 0 to 60000
    #[arg(long, hide_short_help = true, env = "SEPTET_CLUSTER_NOTICE", default_value_t = NOTICE, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pub cluster_notice: u64,
}

/// The settings of one server in a cluster.
#[derive(Clone, Debug)]
pub(crate) struct ClusterSettings {
    pub(crate) node: NodeOptions,
    pub(crate) secret: ClusterSecret,
    /// The address for the other servers. With port 0 the system chooses a port, which the server announces.
    pub(crate) listen: SocketAddr,
    /// The time for which a stopping server continues after `/readyz` reports it.
    pub(crate) notice: Duration,
}

impl ClusterArgs {
    /// Returns the settings of this server in a cluster on this database, or `None` without a cluster.
    ///
    /// # Errors
    ///
    /// If the database cannot be shared, or the secret or an address is missing.
    pub(crate) fn cluster(&self, database: &str) -> anyhow::Result<Option<ClusterSettings>> {
        let (Some(name), Some(listen)) = (&self.cluster_node, self.cluster_listen) else { return Ok(None) };
        ensure!(
            ["postgres://", "postgresql://"].iter().any(|scheme| database.starts_with(scheme)),
            "--cluster-node is for servers that share a Postgres: set --database postgres://…, or drop it"
        );
        let secret = match (&self.cluster_secret, &self.cluster_secret_file) {
            (Some(Hidden(secret)), _) => secret.clone(),
            (None, Some(file)) => std::fs::read_to_string(file)
                .with_context(|| format!("cannot read --cluster-secret-file {}", file.display()))?,
            (None, None) => anyhow::bail!(
                "--cluster-node needs a secret: set SEPTET_CLUSTER_SECRET, or give --cluster-secret-file"
            ),
        };
        let secret = ClusterSecret::new(&secret).context("--cluster-secret")?;
        ensure!(
            self.cluster_address.is_some() || !listen.ip().is_unspecified(),
            "the other servers cannot reach {}: set --cluster-address to the address of this one",
            listen.ip()
        );
        let address = self.cluster_address.clone().unwrap_or_default();
        let term = Duration::from_millis(self.cluster_term);
        let notice = Duration::from_millis(self.cluster_notice);
        let node = NodeOptions::new(name, address, term);
        Ok(Some(ClusterSettings { node, secret, listen, notice }))
    }
}

fn name(text: &str) -> Result<String, String> {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'-' | b'.');
    if (1..=64).contains(&text.len()) && text.bytes().all(fits) {
        Ok(text.to_owned())
    } else {
        Err("expected a name of lowercase letters, digits, dots and hyphens, like septet-1".into())
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        cluster: ClusterArgs,
    }

    fn said(args: &[&str], database: &str) -> Result<Option<ClusterSettings>, String> {
        let line = Line::try_parse_from([&["septet"], args].concat()).map_err(|error| error.to_string())?;
        line.cluster.cluster(database).map_err(|error| format!("{error:#}"))
    }

    const POSTGRES: &str = "postgres://septet@db/septet";
    const NODE: [&str; 4] = ["--cluster-node", "a", "--cluster-listen", "127.0.0.1:7779"];
    const SECRET: [&str; 2] = ["--cluster-secret", "a secret of thirty-two characters"];

    #[test]
    fn what_does_not_work_is_refused_with_a_sentence() {
        assert!(said(&[], "sqlite://./septet.db").unwrap().is_none());
        let all = [&NODE[..], &SECRET].concat();
        let settings = said(&all, POSTGRES).unwrap().unwrap();
        assert_eq!((settings.node.name.as_str(), settings.node.term), ("a", Duration::from_secs(2)));
        assert!(!format!("{settings:?}").contains("thirty-two"), "it is not logged");
        for database in ["sqlite://./septet.db", "memory:"] {
            assert!(said(&all, database).unwrap_err().contains("share a Postgres"));
        }
        assert!(said(&NODE, POSTGRES).unwrap_err().contains("needs a secret"));
        let short = [&NODE[..], &["--cluster-secret", "short"]].concat();
        let why = said(&short, POSTGRES).unwrap_err();
        assert!(why.contains("at least 32 characters") && !why.contains("short\""), "{why}");
        let everywhere = [&["--cluster-node", "a", "--cluster-listen", "0.0.0.0:7779"][..], &SECRET].concat();
        assert!(said(&everywhere, POSTGRES).unwrap_err().contains("--cluster-address"));
        assert!(said(&["--cluster-node", "a"], POSTGRES).unwrap_err().contains("--cluster-listen"));
        let named = ["--cluster-node", "A B", "--cluster-listen", "127.0.0.1:1"];
        assert!(said(&named, POSTGRES).unwrap_err().contains("lowercase letters"));
    }
}
