//! Faults of a server, of its connections, or of Postgres.

use std::time::Duration;

use rand_chacha::{ChaCha8Rng, rand_core::Rng as _};
use tests::{Held, pick};

use super::house::House;

/// A fault.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Blow {
    /// `kill -9`. The server is down for longer than its lease.
    Kill,
    /// `kill -9`. The server is started again at once.
    Crash,
    /// SIGSTOP for longer than the server's lease, then SIGCONT.
    Freeze,
    /// SIGSTOP for a moment.
    Stumble,
    /// SIGTERM: the server ends by itself, and is started again.
    Terminate,
    /// [`Blow::Terminate`] for all servers, one after the other.
    Roll,
    /// The server's connections to Postgres are cut.
    CutDatabase,
    /// The connections to Postgres stall in one direction or both, for longer than the server's lease.
    HoldDatabase,
    /// The connections to Postgres stall for a moment.
    PinchDatabase,
    /// The connections of the other servers to this one are cut.
    CutLinks,
    /// The connections of the other servers to this one stall in one direction or both, for longer than its
    /// lease.
    HoldLinks,
    /// The connections of the other servers to this one stall for a moment.
    PinchLinks,
    /// Postgres ends with all its processes, and is started again after a while.
    CrashPostgres,
    /// The clock of one server is changed by some minutes, and stays so: by less than the grace period of
    /// absent players.
    Clock,
}

/// The order of the faults; the short form ends after the first nine.
const ORDER: [Blow; 14] = [
    Blow::Kill,
    Blow::HoldLinks,
    Blow::Crash,
    Blow::HoldDatabase,
    Blow::CutLinks,
    Blow::CrashPostgres,
    Blow::Freeze,
    Blow::Terminate,
    Blow::CutDatabase,
    Blow::Stumble,
    Blow::PinchLinks,
    Blow::Clock,
    Blow::PinchDatabase,
    Blow::Roll,
];

/// The additional kinds of the long form, so that there are many kills.
const KILLS: [Blow; 2] = [Blow::Kill, Blow::Crash];

/// Returns the kinds in `SEPTET_CLUSTER_KINDS`, as `Clock,Kill`; none if it is not set.
pub fn asked_for() -> Vec<Blow> {
    let named = std::env::var("SEPTET_CLUSTER_KINDS").unwrap_or_default();
    let kind = |name: &str| ORDER.into_iter().find(|blow| format!("{blow:?}") == name);
    let known = |name: &str| {
        kind(name).unwrap_or_else(|| panic!("SEPTET_CLUSTER_KINDS: {name} is none of {ORDER:?}"))
    };
    named.split(',').filter(|name| !name.is_empty()).map(known).collect()
}

impl Blow {
    /// Returns the fault with this number. After those of the short form, two of three are kills.
    pub fn of_number(number: u32, asked_for: &[Self], house: &House) -> Self {
        let number = number as usize;
        let blow = match number.checked_sub(9) {
            _ if !asked_for.is_empty() => asked_for[number % asked_for.len()],
            None => ORDER[number],
            Some(later) if later % 3 < 2 => KILLS[later % 3],
            Some(later) => ORDER[(9 + later / 3) % ORDER.len()],
        };
        if blow == Self::Clock && house.clock.is_none() { Self::Stumble } else { blow }
    }

    /// Returns true if a server is killed.
    pub fn is_kill(self) -> bool {
        KILLS.contains(&self)
    }

    /// Causes the fault at a server, and waits until it has ended.
    pub async fn strike(self, house: &mut House, number: usize, rng: &mut ChaCha8Rng) {
        let (long, moment) =
            (house.term * 5 / 4, house.term.mul_f64(f64::from(rng.next_u32() % 1_000) / 1e3));
        let held = *pick(&[Held::There, Held::Back, Held::Both], rng);
        let wait = tokio::time::sleep;
        match self {
            Self::Kill => {
                house.servers[number].kill();
                wait(long).await;
                house.servers[number].restart().await;
            }
            Self::Crash => {
                house.servers[number].kill();
                house.servers[number].restart().await;
            }
            Self::Freeze | Self::Stumble => {
                house.servers[number].freeze();
                wait(if self == Self::Freeze { long } else { moment }).await;
                house.servers[number].thaw();
            }
            Self::Terminate => start_anew(house, number).await,
            Self::Roll => {
                for number in 0..house.servers.len() {
                    start_anew(house, number).await;
                }
            }
            Self::CutDatabase => house.to_postgres[number].cut(),
            Self::HoldDatabase | Self::PinchDatabase => {
                house.to_postgres[number].hold(held);
                wait(if self == Self::HoldDatabase { long } else { moment }).await;
                house.to_postgres[number].hold(Held::Nothing);
            }
            Self::CutLinks => house.to_server[number].cut(),
            Self::HoldLinks | Self::PinchLinks => {
                house.to_server[number].hold(held);
                wait(if self == Self::HoldLinks { long } else { moment }).await;
                house.to_server[number].hold(Held::Nothing);
            }
            Self::CrashPostgres => {
                house.postgres.crash();
                wait(moment).await;
                house.postgres.start_again().await;
            }
            Self::Clock => {
                let seconds = i64::from(rng.next_u32() % 400) - 200;
                println!("the clock of the last server is set to {seconds:+} s");
                house.clock.as_ref().expect("there is one").set(seconds);
                wait(moment).await;
            }
        }
    }
}

async fn start_anew(house: &mut House, number: usize) {
    let server = &mut house.servers[number];
    let (status, took) = server.terminate().await;
    assert!(status.success() && took < Duration::from_secs(60), "{status} after {took:?}");
    server.restart().await;
}
