//! A tree search over the own decisions, as in the literature.

use std::{
    collections::{BTreeMap, hash_map::DefaultHasher},
    hash::Hasher as _,
    io::{self, Write},
};

use contract::{ChaCha8Rng, Choices, Log, Observer, Outcome, Phase, Player, Purpose, Rules, Seat, Seed};

use super::{
    Budget, ahead,
    budget::Purse,
    points,
    thinker::{seed_of, whose},
};

/// The random streams for imagining worlds and for the seats that play in them.
const WORLDS: Purpose = Purpose(0x5eb1);
const CHANCE: Purpose = Purpose(0x5eb2);

/// The maximum number of choices in the tree, of all decisions together: 16 bytes each. Beyond it the tree
/// does not grow, and play below its leaves is random.
const ROOM: usize = 1 << 20;

/// A tree search. Each iteration imagines a world and chooses in it by UCB1 among the own decisions, which
/// are identified by the own view. All others, and the player itself below the tree, play at random to the
/// end of the match. The result is the lead over the best of the others.
///
/// It knows nothing of any game, so it is an opponent unlike the other built-in bots. The players of
/// the Tabletop Games Framework (TAG) are built like this, in outline. Within a budget of
/// [`Budget::Plays`], which are iterations, the same view, choices and generator give the same intent.
#[derive(Clone, Copy, Debug)]
pub struct Uct {
    /// The thinking time for a decision.
    pub budget: Budget,
}

impl Uct {
    /// The weight of seldom tried choices, in units of the distance between the lowest and the highest result
    /// so far.
    const EXPLORATION: f32 = std::f32::consts::SQRT_2;
}

impl<R: Rules> Player<R> for Uct {
    fn name(&self) -> &'static str {
        "uct"
    }

    fn decide(
        &self,
        rules: &R,
        view: &R::View,
        choices: &Choices<R::Intent>,
        rng: &mut ChaCha8Rng,
    ) -> R::Intent {
        let first = || choices.intents[0].clone();
        if choices.intents.len() < 2 {
            return first();
        }
        let (seed, mut purse) = (seed_of(rng), Purse::new(self.budget));
        let Some(mut tree) = Tree::of(rules, view, choices, &seed) else { return first() };
        for number in 0.. {
            if number > 0 && purse.has_spent(1.0) {
                break;
            }
            purse.pay();
            if !tree.grow(number) {
                break;
            }
        }
        choices.intents[tree.root.most_tried()].clone()
    }
}

/// The tree of one decision.
struct Tree<'a, R: Rules> {
    rules: &'a R,
    view: &'a R::View,
    choices: &'a Choices<R::Intent>,
    seed: &'a Seed,
    me: Seat,
    root: Node,
    /// The later own decisions, by the view.
    below: BTreeMap<u64, Node>,
    /// The number of choices that may still be added.
    room: usize,
    /// The lowest and the highest result of a match so far.
    range: Option<(f32, f32)>,
}

/// A step of an iteration through the tree.
struct Step {
    /// The node; `None` for the root.
    at: Option<u64>,
    choice: usize,
}

impl<'a, R: Rules> Tree<'a, R> {
    /// Creates the tree; `None` if no world agrees with the view.
    fn of(rules: &'a R, view: &'a R::View, choices: &'a Choices<R::Intent>, seed: &'a Seed) -> Option<Self> {
        let world = rules.imagine(view, &mut seed.stream(WORLDS, 0)).ok()?;
        let me = whose(rules, view, &world)?;
        let root = Node::of(choices.intents.len());
        Some(Self { rules, view, choices, seed, me, root, below: BTreeMap::new(), room: ROOM, range: None })
    }

    /// Runs one iteration. Returns true if a world was found that agrees with the view.
    fn grow(&mut self, number: u32) -> bool {
        let Ok(mut world) = self.rules.imagine(self.view, &mut self.seed.stream(WORLDS, number)) else {
            return false;
        };
        let mut chance = self.seed.stream(CHANCE, number);
        let choice = self.root.select(self.range);
        let mut path = vec![Step { at: None, choice }];
        let mut log = Log::unread();
        self.rules.carry_out(&mut world, self.me, &self.choices.intents[choice], &mut log);
        let mut in_tree = true;
        for _ in 0..R::INFO.max_steps {
            let waiting = match self.rules.phase(&world) {
                Phase::Over(outcome) => {
                    self.learn(&path, &world, &outcome);
                    break;
                }
                phase => phase.waiting(),
            };
            let Some(seat) = waiting.iter().next() else { break };
            let mut offered = self.rules.options(&world, seat).intents;
            let choice = match offered.len() {
                0 => break,
                1 => 0,
                count if in_tree && seat == self.me => {
                    let key = key(&self.rules.view(&world, Observer::Seat(seat)));
                    let (choice, known) = self.descend(key, count, &mut chance);
                    if known.is_some() {
                        path.push(Step { at: known, choice });
                    }
                    in_tree = known.is_some() && self.below[&key].tried > 0;
                    choice
                }
                count => contract::below(&mut chance, count as u32) as usize,
            };
            let intent = offered.swap_remove(choice);
            self.rules.carry_out(&mut world, seat, &intent, &mut log);
        }
        true
    }

    /// Chooses at an own decision. Returns the choice, and the node if it is in the tree or could be added.
    fn descend(&mut self, key: u64, count: usize, chance: &mut ChaCha8Rng) -> (usize, Option<u64>) {
        if let Some(node) = self.below.get(&key).filter(|node| node.arms.len() == count) {
            return (node.select(self.range), Some(key));
        }
        let any = contract::below(chance, count as u32) as usize;
        if count > self.room || self.below.contains_key(&key) {
            return (any, None);
        }
        self.room -= count;
        self.below.insert(key, Node::of(count));
        (any, Some(key))
    }

    fn learn(&mut self, path: &[Step], world: &R::State, outcome: &Outcome) {
        let out = self.rules.empty_seats(world).without(self.me);
        let worth = ahead(self.rules, self.me, out, |seat| points(outcome, seat));
        let (least, most) = self.range.unwrap_or((worth, worth));
        self.range = Some((least.min(worth), most.max(worth)));
        for Step { at, choice } in path {
            let node = match at {
                None => Some(&mut self.root),
                Some(key) => self.below.get_mut(key),
            };
            if let Some(node) = node {
                node.learn(*choice, worth);
            }
        }
    }
}

/// A node of the tree: one own decision.
#[derive(Debug)]
struct Node {
    tried: u32,
    arms: Vec<Arm>,
}

#[derive(Clone, Copy, Default, Debug)]
struct Arm {
    tried: u32,
    sum: f64,
}

impl Node {
    fn of(count: usize) -> Self {
        Self { tried: 0, arms: vec![Arm::default(); count] }
    }

    /// Selects by UCB1: the first choice that was never tried, or else the one with the highest upper bound.
    fn select(&self, range: Option<(f32, f32)>) -> usize {
        if let Some(new) = self.arms.iter().position(|arm| arm.tried == 0) {
            return new;
        }
        let (least, most) = range.unwrap_or((0.0, 1.0));
        let width = (most - least).max(f32::MIN_POSITIVE);
        let log = log(self.tried);
        let mut best = (f32::NEG_INFINITY, 0);
        for (choice, arm) in self.arms.iter().enumerate() {
            let mean = (arm.mean() - least) / width;
            let may_be = mean + Uct::EXPLORATION * (log / arm.tried as f32).sqrt();
            if may_be > best.0 {
                best = (may_be, choice);
            }
        }
        best.1
    }

    fn learn(&mut self, choice: usize, worth: f32) {
        self.tried += 1;
        let arm = &mut self.arms[choice];
        arm.tried += 1;
        arm.sum += f64::from(worth);
    }

    /// Returns the most tried choice; of those tried equally often the better one, and of equal ones the
    /// first.
    fn most_tried(&self) -> usize {
        let mut best = 0;
        for (choice, arm) in self.arms.iter().enumerate() {
            let than = &self.arms[best];
            if (arm.tried, arm.mean()) > (than.tried, than.mean()) {
                best = choice;
            }
        }
        best
    }
}

impl Arm {
    fn mean(&self) -> f32 {
        (self.sum / f64::from(self.tried.max(1))) as f32
    }
}

/// Returns approximately the natural logarithm, the same on every machine: straight lines between powers of
/// two.
fn log(count: u32) -> f32 {
    let count = count.max(1);
    let whole = count.ilog2();
    let part = count as f32 / (1_u64 << whole) as f32 - 1.0;
    (whole as f32 + part) * std::f32::consts::LN_2
}

/// Returns a hash of a view, which identifies it in the tree.
fn key(view: &impl serde::Serialize) -> u64 {
    struct Into(DefaultHasher);
    impl Write for Into {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.write(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut into = Into(DefaultHasher::new());
    // A view is `Wire`: it serializes, and the hash accepts all bytes.
    serde_json::to_writer(&mut into, view).expect("views can be written");
    into.0.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_near() {
        for count in [1, 2, 3, 5, 17, 100, 4097, u32::MAX] {
            let exact = f64::from(count).ln() as f32;
            assert!((log(count) - exact).abs() < 0.07, "{count}: {} and {exact}", log(count));
        }
    }

    #[test]
    fn what_is_better_is_tried_more_and_nothing_is_forgotten() {
        let mut node = Node::of(3);
        let worth = [-4.0, 6.0, 5.0];
        for _ in 0..600 {
            let choice = node.select(Some((-10.0, 10.0)));
            node.learn(choice, worth[choice]);
        }
        let tried: Vec<u32> = node.arms.iter().map(|arm| arm.tried).collect();
        assert!(tried[1] > tried[2] && tried[2] > tried[0] && tried[0] > 5, "{tried:?}");
        assert_eq!((node.most_tried(), node.tried), (1, 600));
    }
}
