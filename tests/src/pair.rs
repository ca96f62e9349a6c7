//! Two players who always reconnect, and a match between them.

use std::net::SocketAddr;

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use serde_json::Value;
use tokio::sync::RwLock;

use crate::{Tireless, begin_with, check, check_both};

/// Lets two people and a bot play a match of this setup to its end, and checks it. `calm` is locked for
/// reading while the table is prepared, and while the match is checked. Tests lock it for writing while they
/// disturb a server.
///
/// # Panics
///
/// If a check fails.
pub async fn play_a_match(
    server: SocketAddr,
    wanted: &Value,
    calm: &RwLock<()>,
    rng: &mut ChaCha8Rng,
) -> [Tireless; 2] {
    let people = {
        let _quiet = calm.read().await;
        begin_with(server, 2, 1, wanted).await
    };
    let [mut a, mut b]: [Tireless; 2] = people
        .into_iter()
        .map(|guest| Tireless::new(guest.who, &guest.table))
        .collect::<Vec<_>>()
        .try_into()
        .unwrap_or_else(|_| panic!("two people"));
    let [mut rng_a, mut rng_b] = [rng.next_u64(), rng.next_u64()].map(ChaCha8Rng::seed_from_u64);
    tokio::join!(a.play_to_the_end(server, &mut rng_a), b.play_to_the_end(server, &mut rng_b));
    let _quiet = calm.read().await;
    for player in [&a, &b] {
        check(player, server).await;
    }
    check_both(&a, &b);
    [a, b]
}
