//! Matches to learn from.

use contract::{
    ChaCha8Rng, Choices, Log, Observer, Outcome, Phase, Player, Purpose, Rules, Seat, Seed, below, pick,
};

use super::{Features, features::MOST};

/// The random stream of players in matches to learn from.
const LEARNERS: Purpose = Purpose(0x1ea2);

/// A player that sometimes chooses at random, so that not all positions are results of good play.
pub struct Curious<'a, R> {
    /// The player.
    pub player: &'a dyn Player<R>,
    /// The number of random choices in a thousand.
    pub per_mille: u32,
}

impl<R: Rules> Curious<'_, R> {
    fn decide(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        match pick(&choices.intents, rng) {
            Some(any) if below(rng, 1000) < self.per_mille => any.clone(),
            Some(_) | None => self.player.decide(rules, view, choices, rng),
        }
    }
}

/// A seat in a round, and its result at the end of the match.
#[derive(Clone, Debug)]
pub struct Position {
    /// The group of weights that it teaches.
    pub group: u32,
    /// The features.
    pub features: Vec<f32>,
    /// The result of the seat at the end.
    pub reached: f32,
}

/// Plays a match, and shows each decision to `each` before it is carried out. `each` gets the world, the seat
/// that decides, and a function that returns the choice of the player itself.
///
/// # Panics
///
/// If the player chooses an illegal intent, or the match does not end within its maximum number of steps.
pub fn watch<R: Rules>(
    rules: &R,
    curious: &Curious<'_, R>,
    seed: &Seed,
    mut each: impl FnMut(&R::State, Seat, &mut dyn FnMut() -> Option<R::Intent>),
) -> Outcome {
    let mut world = rules.start(seed.clone());
    let mut rng = seed.stream(LEARNERS, 0);
    for _ in 0..=R::INFO.max_steps {
        let phase = rules.phase(&world);
        let seat = match phase {
            Phase::Over(outcome) => return outcome,
            phase => phase.waiting().iter().next().expect("a match that is not over waits for somebody"),
        };
        let view = rules.view(&world, Observer::Seat(seat));
        let choices = rules.choices(&view);
        let mut wanted = None;
        each(&world, seat, &mut || {
            wanted = Some(curious.player.decide(rules, &view, &choices, &mut rng));
            wanted.clone()
        });
        let intent = match wanted {
            Some(wanted) if below(&mut rng, 1000) >= curious.per_mille => wanted,
            Some(_) => pick(&choices.intents, &mut rng).expect("whoever is asked has a choice").clone(),
            None => curious.decide(rules, &view, &choices, &mut rng),
        };
        rules.apply(&mut world, seat, &intent, &mut Log::unread()).expect("players choose what they may");
    }
    panic!("a match of {} does not end", R::INFO.id)
}

/// Returns the positions of all seats at the begin of each round in one match.
pub fn positions<R: Rules>(
    rules: &R,
    features: &impl Features<R>,
    curious: &Curious<'_, R>,
    seed: &Seed,
) -> Vec<Position> {
    let width = features.width();
    let mut round = 0;
    let mut seen: Vec<(Seat, Position)> = Vec::new();
    let outcome = watch(rules, curious, seed, |world, _, _| {
        let now = features.round(rules, world);
        if now <= round {
            return;
        }
        round = now;
        let group = features.group(rules, world);
        for seat in rules.seats().seats() {
            if rules.empty_seats(world).contains(seat) {
                continue;
            }
            let mut row = [0.0; MOST];
            features.write(rules, world, seat, &mut row[..width]);
            seen.push((seat, Position { group, features: row[..width].to_vec(), reached: 0.0 }));
        }
    });
    let reached = |(seat, position): (Seat, Position)| Position {
        reached: features.reached(&outcome, seat),
        ..position
    };
    seen.into_iter().map(reached).collect()
}
