//! What happens to a server, to the ways to it, or to Postgres.

use std::time::Duration;

use rand_chacha::{ChaCha8Rng, rand_core::Rng as _};
use tests::{Held, pick};

use super::house::House;

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Blow {
    /// `kill -9`, and it is away for longer than its lease lasts.
    Kill,
    /// `kill -9`, and it is started again at once.
    Crash,
    /// SIGSTOP for longer than its lease lasts, then SIGCONT.
    Freeze,
    /// SIGSTOP for a moment.
    Stumble,
    /// SIGTERM: it ends by itself, and is started again.
    Terminate,
    /// So with all of them, one after the other.
    Roll,
    /// Its connections to Postgres are cut.
    CutDatabase,
    /// Nothing goes to Postgres or comes from it, or neither, for longer than its lease lasts.
    HoldDatabase,
    /// So for a moment.
    PinchDatabase,
    /// Connections of the others to it are cut.
    CutLinks,
    /// Nothing goes from the others to it, or comes back, or neither, for longer than its lease lasts.
    HoldLinks,
    /// So for a moment.
    PinchLinks,
    /// Postgres ends with all its processes, and is started again after a while.
    CrashPostgres,
    /// The clock of one server is set by some minutes, and stays so: by less than the grace of absent players.
    Clock,
}

/// In the order in which they come; the short form ends after the first nine.
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

/// Kinds that the long form has beside those, so that there are many.
const KILLS: [Blow; 2] = [Blow::Kill, Blow::Crash];

/// The kinds that `SEPTET_CLUSTER_KINDS` names, as `Clock,Kill`; nothing where it names none.
pub fn asked_for() -> Vec<Blow> {
    let named = std::env::var("SEPTET_CLUSTER_KINDS").unwrap_or_default();
    let kind = |name: &str| ORDER.into_iter().find(|blow| format!("{blow:?}") == name);
    let known = |name: &str| {
        kind(name).unwrap_or_else(|| panic!("SEPTET_CLUSTER_KINDS: {name} is none of {ORDER:?}"))
    };
    named.split(',').filter(|name| !name.is_empty()).map(known).collect()
}

impl Blow {
    /// The one that comes so many after the first: after those of the short form two of three are kills.
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

    /// Whether a server is killed.
    pub fn is_kill(self) -> bool {
        KILLS.contains(&self)
    }

    /// Lets it happen to a server, and waits until it is over.
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
