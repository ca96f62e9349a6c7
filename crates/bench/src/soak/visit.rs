//! Tables one after the other, and their visitors.

use std::{
    net::SocketAddr,
    sync::atomic::{AtomicU32, Ordering},
    time::Instant,
};

use anyhow::Context;
use contract::{ChaCha8Rng, Purpose, Seed, below};
use futures_util::{FutureExt, future::try_join_all};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::{
    tally::Tally,
    visitor::{Manners, Visitor},
};
use crate::{
    account::{Account, games},
    boxes,
    socket::Socket,
};

/// The maximum number of seats: more would only make a match longer.
const SEATS: u64 = 5;
/// The number of spectators at a table at a time.
const WATCHERS: usize = 2;

/// A server and the games that it offers.
pub(super) struct Venue {
    server: SocketAddr,
    manners: Manners,
    games: Vec<Value>,
    next: AtomicU32,
}

impl Venue {
    pub(super) async fn new(server: SocketAddr, manners: Manners) -> anyhow::Result<Self> {
        Ok(Self { server, manners, games: games(server).await?, next: AtomicU32::new(0) })
    }

    /// Returns the games, in the order of [`Tally::matches`].
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.games.iter().filter_map(|game| game["id"].as_str())
    }

    /// Plays at this number of tables at a time, until the time is up.
    pub(super) async fn play(&self, tables: u32, until: Instant) -> anyhow::Result<Tally> {
        let one_after_the_other = |_| async move {
            let mut tally = Tally::default();
            while Instant::now() < until {
                tally += self.one_match(until).await?;
            }
            anyhow::Ok(tally)
        };
        let tallies = try_join_all((0..tables).map(one_after_the_other)).await?;
        Ok(tallies.into_iter().fold(Tally::default(), |sum, tally| sum + tally))
    }

    fn chance(&self) -> (usize, ChaCha8Rng) {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        (number as usize, Seed::from_bytes([7; 32]).stream(Purpose(0), number))
    }

    async fn one_match(&self, until: Instant) -> anyhow::Result<Tally> {
        let (number, mut rng) = self.chance();
        let kind = number % self.games.len();
        let game = &self.games[kind];
        let fewest = game["min_seats"].as_u64().context("a game has seats")?;
        let most = game["max_seats"].as_u64().context("a game has seats")?.min(SEATS);
        let seats = fewest + u64::from(below(&mut rng, (most - fewest) as u32 + 1));
        let people = 1 + u64::from(below(&mut rng, seats.min(3) as u32));

        let host = Account::sign_in(self.server, "Host").await?;
        let options = boxes::any(game, seats, &mut rng)?;
        let setup =
            json!({ "game": game["id"], "options": options, "seats": seats, "newcomers": "everybody" });
        let table = host.make_table_of(&setup).await?;
        let mut sitting = Vec::new();
        for n in 0..people {
            let account = if n == 0 { host.clone() } else { Account::sign_in(self.server, "Guest").await? };
            let mut socket = Socket::septet(&account).await?;
            for request in [r#""watch""#, r#""sit""#, r#""ready","ready":true"#] {
                socket.ask(format!(r#"{{"type":{request},"id":"b","table":"{table}"}}"#)).await?;
            }
            sitting.push((account, socket));
        }
        if people < seats {
            let bots = format!(r#"{{"type":"add_bot","id":"b","table":"{table}","player":"random"}}"#);
            sitting[0].1.ask(bots).await?;
        }
        sitting[0].1.send(format!(r#"{{"type":"start","id":"s","table":"{table}"}}"#)).await?;

        let mut visitors = JoinSet::new();
        for (account, socket) in sitting {
            let visitor = Visitor::new(account, socket, &table, self.chance().1, self.manners);
            visitors.spawn(visitor.play(until).boxed());
        }
        let joins = game["joins_running"] == true;
        for _ in 0..WATCHERS {
            let (server, table, manners) = (self.server, table.clone(), self.manners);
            visitors.spawn(look_on(server, table, self.chance().1, manners, joins, until).boxed());
        }
        let (mut tally, mut over) = (Tally::default(), false);
        while let Some(visitor) = visitors.join_next().await {
            let (its, saw_the_end) = visitor??;
            tally += its;
            over |= saw_the_end;
        }
        tally.matches = vec![0; self.games.len()];
        tally.matches[kind] = over.into();
        Ok(tally)
    }
}

/// Sends spectators who come, watch for a while and leave, one after the other, until the match is finished.
async fn look_on(
    server: SocketAddr,
    table: String,
    mut rng: ChaCha8Rng,
    manners: Manners,
    joins: bool,
    until: Instant,
) -> anyhow::Result<(Tally, bool)> {
    let mut tally = Tally::default();
    while Instant::now() < until {
        let account = Account::sign_in(server, "Watcher").await?;
        let socket = Socket::septet(&account).await?;
        let visitor = Visitor::new(account, socket, &table, rng.clone(), manners);
        let stays = 5 + below(&mut rng, 60);
        let wants_a_seat = joins && below(&mut rng, 2) == 0;
        let (its, over) = visitor.look_on(stays, wants_a_seat, until).await?;
        tally += its;
        if over {
            return Ok((tally, true));
        }
    }
    Ok((tally, false))
}
