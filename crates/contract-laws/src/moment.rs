//! One position of a match in a test.

use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

use contract::{ChaCha8Rng, Log, Observer, Phase, Purpose, Rules, Seat, SeatCount, Seed};

/// The match and step of a finding: sufficient to reproduce it.
#[derive(Clone, Debug)]
pub struct FoundAt {
    /// The game's id.
    pub game: &'static str,
    /// The number of seats.
    pub seats: SeatCount,
    /// The options as JSON.
    pub options: String,
    /// The number from which the kit made the seed and all random picks.
    pub seed: u64,
    /// The number of inputs accepted before.
    pub step: u32,
}

impl FoundAt {
    /// Returns the seed from which the match is dealt.
    pub fn deal(&self) -> Seed {
        seed_of(self.seed)
    }

    /// Returns random numbers for the kit itself, separate from those of the match.
    pub fn rng(&self, purpose: u32) -> ChaCha8Rng {
        self.deal().stream(Purpose(0xffff_0000 | purpose), self.step)
    }
}

pub(crate) fn seed_of(number: u64) -> Seed {
    let mut bytes = [0x5e; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::from_bytes(bytes)
}

impl fmt::Display for FoundAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, seats, options, seed, step } = self;
        write!(f, "{game}, {} seats, options {options}, seed {seed}, step {step}", seats.get())
    }
}

/// One position of a match, with the views of all observers.
pub struct Moment<'a, R: Rules> {
    /// The game.
    pub rules: &'a R,
    /// The truth.
    pub state: &'a R::State,
    /// The phase.
    pub phase: Phase,
    /// The view of each observer, the spectator last.
    pub views: Vec<(Observer, R::View)>,
    /// The place of the position.
    pub place: FoundAt,
}

impl<'a, R: Rules> Moment<'a, R> {
    /// Makes the views of all observers of a position.
    pub fn new(rules: &'a R, state: &'a R::State, place: FoundAt) -> Self {
        let views = Observer::all(rules.seats()).map(|who| (who, rules.view(state, who))).collect();
        Self { rules, state, phase: rules.phase(state), views, place }
    }

    /// Fails the test with the name of the law and the place, unless the condition is true.
    #[track_caller]
    pub fn insist(&self, holds: bool, law: &str, what: impl FnOnce() -> String) {
        assert!(holds, "law `{law}` is broken in {}: {}", self.place, what());
    }

    /// Imagines a world that the owner of a view cannot tell from this one. It breaks the law if there is
    /// none.
    #[track_caller]
    pub fn imagined(&self, view: &R::View, rng: &mut ChaCha8Rng, law: &str) -> R::State {
        match self.rules.imagine(view, rng) {
            Ok(world) => world,
            Err(why) => panic!("law `{law}` is broken in {}: {why}\n{view:?}", self.place),
        }
    }

    /// Calls the rules; a panic breaks the law that rules never panic.
    pub fn survive<T>(&self, asked: impl FnOnce() -> T, about: impl FnOnce() -> String) -> T {
        let answer = catch_unwind(AssertUnwindSafe(asked));
        answer.unwrap_or_else(|_| panic!("law `rules never panic` is broken in {}: {}", self.place, about()))
    }

    /// Returns the seats with their views.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &R::View)> {
        self.views.iter().filter_map(|(who, view)| Some((who.seat()?, view)))
    }

    /// Returns the view of this seat.
    ///
    /// # Panics
    ///
    /// If there is no such seat.
    pub fn view(&self, seat: Seat) -> &R::View {
        &self.views[seat.number()].1
    }
}

/// Returns one observer's version of each event; `None` for an event that it does not receive.
pub(crate) fn told<E>(log: &Log<E>, who: Observer) -> Vec<Option<&E>> {
    log.tellings().iter().map(|telling| telling.to(who)).collect()
}
