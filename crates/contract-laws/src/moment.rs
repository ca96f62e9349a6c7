//! One position of a match under trial.

use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

use contract::{ChaCha8Rng, Log, Observer, Phase, Purpose, Rules, Seat, SeatCount, Seed};

/// Where in which match something was found: enough to see it again.
#[derive(Clone, Debug)]
pub struct FoundAt {
    /// The game's id.
    pub game: &'static str,
    /// How many seats.
    pub seats: SeatCount,
    /// The options as JSON.
    pub options: String,
    /// The number the kit made the seed and all random picks from.
    pub seed: u64,
    /// How many inputs were accepted before.
    pub step: u32,
}

impl FoundAt {
    /// The seed the match is dealt from.
    pub fn deal(&self) -> Seed {
        seed_of(self.seed)
    }

    /// Chance for the kit itself, apart from that of the match.
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

/// One position of a match, with what everybody sees of it.
pub struct Moment<'a, R: Rules> {
    /// The game.
    pub rules: &'a R,
    /// The truth.
    pub state: &'a R::State,
    /// Whom the table waits for.
    pub phase: Phase,
    /// What each observer sees, the spectator last.
    pub views: Vec<(Observer, R::View)>,
    /// Where this is.
    pub place: FoundAt,
}

impl<'a, R: Rules> Moment<'a, R> {
    /// Looks at a position with everybody's eyes.
    pub fn new(rules: &'a R, state: &'a R::State, place: FoundAt) -> Self {
        let views = Observer::all(rules.seats()).map(|who| (who, rules.view(state, who))).collect();
        Self { rules, state, phase: rules.phase(state), views, place }
    }

    /// Fails the test with the name of the law and where it was broken.
    #[track_caller]
    pub fn insist(&self, holds: bool, law: &str, what: impl FnOnce() -> String) {
        assert!(holds, "law `{law}` is broken in {}: {}", self.place, what());
    }

    /// A world that the owner of a view cannot tell from this one. That none is found breaks the law.
    #[track_caller]
    pub fn imagined(&self, view: &R::View, rng: &mut ChaCha8Rng, law: &str) -> R::State {
        match self.rules.imagine(view, rng) {
            Ok(world) => world,
            Err(why) => panic!("law `{law}` is broken in {}: {why}\n{view:?}", self.place),
        }
    }

    /// Asks the rules something that they must survive.
    pub fn survive<T>(&self, asked: impl FnOnce() -> T, about: impl FnOnce() -> String) -> T {
        let answer = catch_unwind(AssertUnwindSafe(asked));
        answer.unwrap_or_else(|_| panic!("law `rules never panic` is broken in {}: {}", self.place, about()))
    }

    /// The seats with what they see.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &R::View)> {
        self.views.iter().filter_map(|(who, view)| Some((who.seat()?, view)))
    }

    /// What this seat sees.
    ///
    /// # Panics
    ///
    /// If there is no such seat.
    pub fn view(&self, seat: Seat) -> &R::View {
        &self.views[seat.number()].1
    }
}

/// What one observer is told of each event; gaps count.
pub(crate) fn told<E>(log: &Log<E>, who: Observer) -> Vec<Option<&E>> {
    log.tellings().iter().map(|telling| telling.to(who)).collect()
}
