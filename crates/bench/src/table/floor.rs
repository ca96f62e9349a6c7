//! A table of the baseline: for each request the server sends the frames that a match would have made it
//! send.

use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use super::{Received, Table, Trace};
use crate::socket::Socket;

/// As long as a submission to Septet.
const SUBMISSION: usize = 176;

pub struct Floor {
    number: u32,
    trace: Arc<Trace>,
    seats: Vec<Socket>,
    turns: usize,
}

impl Floor {
    pub async fn begin(server: SocketAddr, number: u32, trace: Arc<Trace>) -> anyhow::Result<Self> {
        let mut seats = Vec::new();
        for seat in 0..trace.seats {
            seats.push(Socket::open(server, &format!("/table/{number}/{seat}"), None).await?);
        }
        Ok(Self { number, trace, seats, turns: 0 })
    }
}

impl Table for Floor {
    async fn turn(&mut self) -> anyhow::Result<Duration> {
        loop {
            let deed = self.trace.at(self.number, self.turns);
            self.turns += 1;
            let text = "x".repeat(SUBMISSION);
            let start = Instant::now();
            self.seats[deed.actor].send(text).await?;
            for (seat, _) in &deed.frames {
                self.seats[*seat].next().await?;
            }
            if deed.is_move {
                return Ok(start.elapsed());
            }
        }
    }

    fn received(&self) -> Received {
        Received {
            bytes: self.seats.iter().map(|socket| socket.received).sum(),
            frames: self.seats.iter().map(|socket| socket.frames).sum(),
        }
    }
}
