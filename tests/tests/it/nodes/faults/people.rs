//! Two players at each table, each at their own server, and both also as viewers at another one.

use std::{net::SocketAddr, time::Duration};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use serde_json::Value;
use tests::{Tireless, begin_with, check, check_both};
use tokio::sync::{RwLock, watch};

/// Their thinking time, so that faults occur in the middle of matches.
const THINKS: Duration = Duration::from_millis(15);

/// The results of matches.
#[derive(Default)]
pub struct Trace {
    pub matches: u32,
    pub sockets: u32,
    /// The number of frames that a player received from two servers.
    pub compared: u32,
    /// The players.
    pub players: Vec<Tireless>,
}

impl Trace {
    pub fn add(&mut self, other: Self) {
        self.matches += other.matches;
        self.sockets += other.sockets;
        self.compared += other.compared;
        self.players.extend(other.players);
    }

    pub fn moves(&self) -> u64 {
        self.players.iter().map(|player| player.accepted.len() as u64).sum()
    }
}

/// Plays one match after the other until `stop` is set, and checks each at the third server.
pub async fn matches_until(
    at: [SocketAddr; 3],
    wanted: &Value,
    calm: &RwLock<()>,
    stop: &watch::Receiver<bool>,
    seed: u64,
) -> Trace {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut trace = Trace::default();
    let [first, second, third] = at;
    while trace.matches == 0 || !*stop.borrow() {
        let mut people = {
            let _quiet = calm.read().await;
            let people = begin_with(first, 2, 1, wanted).await.into_iter();
            people.map(|guest| Tireless::new(guest.who, &guest.table)).collect::<Vec<_>>()
        };
        let mut looks: Vec<_> = people.iter().map(|one| Tireless::new(one.who.clone(), &one.table)).collect();
        let mut rngs = [(); 4].map(|()| ChaCha8Rng::seed_from_u64(rng.next_u64()));
        let ([a, b], [look_a, look_b]) = (&mut people[..], &mut looks[..]) else { panic!("two people") };
        (a.thinks, b.thinks, look_a.looks_on, look_b.looks_on) = (THINKS, THINKS, true, true);
        let [rng_a, rng_b, rng_look_a, rng_look_b] = &mut rngs;
        let ways =
            [[first, second, third], [second, third, first], [third, first, second], [first, third, second]];
        tokio::join!(
            a.play_among(&ways[0], rng_a),
            b.play_among(&ways[1], rng_b),
            look_a.play_among(&ways[2], rng_look_a),
            look_b.play_among(&ways[3], rng_look_b),
        );
        let _quiet = calm.read().await;
        for (player, look) in [(&*a, &*look_a), (&*b, &*look_b)] {
            check(player, third).await;
            trace.compared += told_the_same(player, look);
            trace.sockets += player.sockets + look.sockets;
        }
        check_both(a, b);
        trace.matches += 1;
        for player in &mut people {
            // They are not needed any more.
            player.told.clear();
            player.record = Default::default();
        }
        trace.players.extend(people);
    }
    trace
}

/// Returns the number of frames that a player received from two servers, and checks that they are equal, byte
/// for byte.
fn told_the_same(player: &Tireless, look: &Tireless) -> u32 {
    let name = &player.who.account.name;
    let both = player.told.iter().filter_map(|(place, here)| Some((place, here, look.told.get(place)?)));
    let compared =
        both.inspect(|(place, here, there)| assert!(here == there, "{name}: at {place:?}:\n{here}\n{there}"));
    compared.count() as u32
}
