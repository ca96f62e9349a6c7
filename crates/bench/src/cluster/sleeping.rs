//! Tables of a server that died and that no client requests: their cost for the other servers.

use std::time::{Duration, Instant};

use super::{
    Postgres,
    nodes::{Nodes, TERM},
    postgres::Work,
};
use crate::{
    account::Account, figure::Report, scene::Scene, septet::Binary, socket::Socket, subject::Subject,
};

/// The duration of the measurement of an idle server, in seconds.
const SECONDS: u64 = 10;

pub async fn run(count: u32, scenes: &[Scene], septet: &Binary, report: &mut Report) -> anyhow::Result<()> {
    let postgres = Postgres::start()?;
    let url = postgres.database("cluster")?;
    let nodes = Nodes::start(septet, &url, &["--limits", "sleep-after=1"])?;
    let account = Account::sign_in(nodes.a.address, "Bench").await?;
    let mut socket = Socket::septet(&account).await?;
    for (_, scene) in (0..count).zip(scenes.iter().cycle()) {
        let table = account.make_table_of(&scene.setup()?).await?;
        // The server that receives the first request owns the table from then on.
        for what in ["watch", "unwatch"] {
            socket.ask(format!(r#"{{"type":"{what}","id":"b","table":"{table}"}}"#)).await?;
        }
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let owned = |node: &str| -> anyhow::Result<f64> {
        Ok(postgres
            .sql("cluster", &format!("SELECT count(*) FROM tables WHERE owner = '{node}'"))?
            .parse()?)
    };
    report.add("tables of a server that dies", "", owned("a")?);
    let Nodes { a, b } = nodes;
    let before = rest(&b, &postgres).await?;
    a.kill()?;
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_millis(TERM * 3 / 2)).await;
    let after = rest(&b, &postgres).await?;
    let waited = begun.elapsed().as_secs_f64();
    report.add(format!("of these, taken over {waited:.0} s later, as nobody asks for one"), "", owned("b")?);
    report
        .add("CPU of the other server, which has nothing to do", "% of a core", share(after.0))
        .beside("before the death", share(before.0));
    report
        .add("Postgres' CPU for both", "% of a core", share(after.1.cpu))
        .beside("before the death", share(before.1.cpu));
    let each = |work: Work| work.statements as f64 / SECONDS as f64;
    report.add("statements a second for both", "", each(after.1)).beside("before the death", each(before.1));
    Ok(())
}

fn share(cpu: Duration) -> f64 {
    cpu.as_secs_f64() / SECONDS as f64 * 100.0
}

/// Returns the CPU time of a server and the work of Postgres without any requests.
async fn rest(server: &Subject, postgres: &Postgres) -> anyhow::Result<(Duration, Work)> {
    let (cpu, work) = (server.cpu()?, postgres.work()?);
    tokio::time::sleep(Duration::from_secs(SECONDS)).await;
    Ok((server.cpu()? - cpu, postgres.work()?.since(work)))
}
