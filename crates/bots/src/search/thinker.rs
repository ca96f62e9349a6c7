//! One decision: worlds, heats, and the remaining choices.

use contract::{BySeat, ChaCha8Rng, Choices, Log, Observer, Purpose, Rules, Seat, Seed, Weighed, below};

use super::{Evaluate, Policy, budget::Purse, field::Field, play_on::PlayOn, player::Shape};

/// The random streams for imagining worlds and for the seats that play on in them. Each world has its own
/// streams.
const WORLDS: Purpose = Purpose(0x5ea1);
const GLANCES: Purpose = Purpose(0x5ea2);
const CHANCE: Purpose = Purpose(0x5ea3);

/// The number of streams of one world: one for each seat.
const STREAMS: u32 = 8;

/// The share of a budget that may be spent on long lists.
const GLANCE_SHARE: f64 = 0.25;

/// A decision in progress. It has one world at a time, and a number for each choice.
pub(super) struct Thinker<'a, R: Rules, E, P> {
    pub(super) rules: &'a R,
    pub(super) evaluate: &'a E,
    pub(super) policy: &'a P,
    pub(super) view: &'a R::View,
    pub(super) worlds: Worlds<'a, R>,
    pub(super) choices: &'a Choices<R::Intent>,
    pub(super) shape: &'a Shape,
    pub(super) seed: Seed,
    pub(super) purse: Purse<'a>,
    /// The seat of the view, once the thinking begins. From then on likely hands of the others are preferred.
    pub(super) me: Option<Seat>,
}

/// The result of thinking.
pub(super) struct Thought {
    /// The choices, the best first.
    pub(super) ranked: Vec<Weighed>,
    /// The number of worlds in which the last choices were tried.
    pub(super) worlds: u32,
}

/// The number of worlds drawn for each that is tried, where some are more likely than others.
const SIFTED: u32 = 8;

/// The source of worlds.
pub(super) enum Worlds<'a, R: Rules> {
    /// They are imagined from the view.
    Imagined,
    /// There is one, the match itself: for players that see everything.
    Known(&'a R::State),
}

/// Draws a seed for the worlds of one decision.
pub(super) fn seed_of(rng: &mut ChaCha8Rng) -> Seed {
    Seed::from_bytes(std::array::from_fn(|_| below(rng, 256) as u8))
}

impl<R: Rules, E: Evaluate<R>, P: Policy<R>> Thinker<'_, R, E, P> {
    /// Ranks the choices, the best first, those dropped last before those dropped earlier. Each has its
    /// average worth in the worlds in which it was tried. `None` if no world agrees with the view.
    pub(super) fn think(self) -> Option<Thought> {
        let field = Field::of(self.choices.intents.len());
        self.think_of(field)
    }

    /// Ranks the choices like [`Thinker::think`], with the errors of the differences.
    pub(super) fn weigh(self) -> Option<Vec<Weighed>> {
        let field = Field::remembering(self.choices.intents.len());
        Some(self.think_of(field)?.ranked)
    }

    fn think_of(mut self, mut field: Field) -> Option<Thought> {
        let first = self.world(WORLDS, 0)?;
        let me = whose(self.rules, self.view, &first)?;
        self.me = Some(me);
        let until = self.until(&first);
        if field.len() > self.shape.field {
            self.glance(me, &mut field);
        }
        let heats = heats(field.len());
        let used = if self.choices.intents.len() > self.shape.field { GLANCE_SHARE } else { 0.0 };
        let mut world = 0;
        for heat in 1..=heats {
            let share = used + (1.0 - used) * f64::from(heat) / f64::from(heats);
            // Every choice runs once, however small the budget is.
            while world == 0 || !self.purse.has_spent(share) {
                if !self.run(me, until, world, share, &mut field) {
                    break;
                }
                world += 1;
            }
            if heat < heats {
                field.keep(field.len().div_ceil(2));
            }
        }
        Some(Thought { ranked: field.ranked(), worlds: world })
    }

    /// Returns the choice of the policy in the first world that agrees with the view, without thinking;
    /// `None` if no world does.
    pub(super) fn at_once(self, rng: &mut ChaCha8Rng) -> Option<R::Intent> {
        let world = self.world(WORLDS, 0)?;
        let me = whose(self.rules, self.view, &world)?;
        Some(self.policy.choose(self.rules, &world, me, self.choices, rng))
    }

    /// Returns the average worth of every choice in this number of worlds; `None` if none agrees with the
    /// view.
    pub(super) fn impressions(mut self, worlds: u32) -> Option<Vec<Weighed>> {
        let first = self.world(WORLDS, 0)?;
        let me = whose(self.rules, self.view, &first)?;
        let until = self.until(&first);
        let mut field = Field::of(self.choices.intents.len());
        for world in 0..worlds {
            if !self.run(me, until, world, 1.0, &mut field) {
                break;
            }
        }
        Some(field.ranked())
    }

    /// Returns the round in which worlds are left.
    fn until(&self, world: &R::State) -> u32 {
        let rounds = self.evaluate.horizon(self.rules, world, self.shape.rounds);
        self.evaluate.round(self.rules, world).saturating_add(rounds)
    }

    /// Tries all remaining choices in one world. Returns true if the budget was sufficient.
    fn run(&mut self, me: Seat, until: u32, number: u32, share: f64, field: &mut Field) -> bool {
        let Some(world) = self.world(WORLDS, number) else { return false };
        let (rules, evaluate, policy) = (self.rules, self.evaluate, self.policy);
        let play = PlayOn {
            rules,
            evaluate,
            policy,
            me,
            until,
            victory: self.shape.victory,
            replies: self.shape.replies,
        };
        let seats = rules.seats();
        let chance = BySeat::new_with(seats, |seat| {
            self.seed.stream(CHANCE, number.wrapping_mul(STREAMS) + seat.number() as u32)
        });
        field.try_all(|choice| {
            if number > 0 && self.purse.has_spent(share) {
                return None;
            }
            self.purse.pay();
            let mut world = world.clone();
            self.choose(&mut world, me, choice);
            Some(play.to_the_horizon(&mut world, &mut chance.clone()))
        })
    }

    /// Evaluates a long list by the position right after each choice, in a few worlds. The best choices
    /// remain for the full search.
    fn glance(&mut self, me: Seat, field: &mut Field) {
        let (rules, evaluate, policy) = (self.rules, self.evaluate, self.policy);
        let play = PlayOn { rules, evaluate, policy, me, until: 0, victory: self.shape.victory, replies: 0 };
        for number in 0..self.shape.glances {
            let Some(world) = self.world(GLANCES, number) else { break };
            let looked = field.try_all(|choice| {
                if number > 0 && self.purse.has_spent(GLANCE_SHARE) {
                    return None;
                }
                self.purse.pay();
                let mut world = world.clone();
                self.choose(&mut world, me, choice);
                Some(play.stands(&world))
            });
            if !looked {
                break;
            }
        }
        field.keep(self.shape.field);
        field.forget();
    }

    /// Returns world `number` of a random stream; `None` if none agrees with the view.
    fn world(&self, what: Purpose, number: u32) -> Option<R::State> {
        match self.worlds {
            Worlds::Imagined => self.imagine(&mut self.seed.stream(what, number)),
            Worlds::Known(world) => Some(world.clone()),
        }
    }

    /// Draws a world that agrees with the view, in proportion to its likelihood. The draw is reproducible,
    /// and costs [`SIFTED`] imagined worlds if likelihoods differ.
    fn imagine(&self, rng: &mut ChaCha8Rng) -> Option<R::State> {
        let mut drawn = self.rules.imagine(self.view, rng).ok()?;
        let Some(me) = self.me else { return Some(drawn) };
        let Some(mut sum) = self.evaluate.likely(self.rules, &drawn, me) else { return Some(drawn) };
        for _ in 1..SIFTED {
            let other = self.rules.imagine(self.view, rng).ok()?;
            let likely = self.evaluate.likely(self.rules, &other, me).unwrap_or_default();
            sum += likely;
            if below(rng, 1 << 20) as f32 * sum < likely * (1 << 20) as f32 {
                drawn = other;
            }
        }
        Some(drawn)
    }

    fn choose(&self, world: &mut R::State, me: Seat, choice: usize) {
        self.rules.carry_out(world, me, &self.choices.intents[choice], &mut Log::unread());
    }
}

/// Returns the number of halvings until one choice is left.
fn heats(choices: usize) -> u32 {
    choices.next_power_of_two().trailing_zeros().max(1)
}

/// Returns the seat of the view among those that may act: views do not contain it in the same way in every
/// game.
pub(super) fn whose<R: Rules>(rules: &R, view: &R::View, world: &R::State) -> Option<Seat> {
    let mut asked = rules.phase(world).acting().iter();
    asked.find(|seat| rules.view(world, Observer::Seat(*seat)) == *view)
}

#[cfg(test)]
mod tests {
    use ::seven_dragons::{Colour, Options, SevenDragons, State};
    use contract::SeatCount;

    use super::*;
    use crate::{search::Budget, seven_dragons::Hasty};

    /// An evaluation that takes black as goal of the other seat for three times as likely as another goal.
    struct Prejudiced;

    impl Evaluate<SevenDragons> for Prejudiced {
        fn round(&self, _: &SevenDragons, world: &State) -> u32 {
            world.turn().into()
        }

        fn expected(&self, _: &SevenDragons, _: &State, _: Seat) -> f32 {
            0.0
        }

        fn likely(&self, _: &SevenDragons, world: &State, seat: Seat) -> Option<f32> {
            Some(if rival_holds(world, seat, Colour::Black) { 3.0 } else { 1.0 })
        }
    }

    fn rival_holds(world: &State, seat: Seat, goal: Colour) -> bool {
        world.playing().without(seat).iter().any(|rival| world.goal_of(rival) == Some(goal))
    }

    #[test]
    fn worlds_are_drawn_in_proportion_to_how_likely_they_are() {
        let rules = SevenDragons::new(SeatCount::new(2).unwrap(), Options::default()).unwrap();
        // A deal in which the goal of the acting seat is not black.
        let (state, me) = (0..)
            .map(|n| rules.start(Seed::from_bytes([n; 32])))
            .find_map(|state| {
                let me = rules.phase(&state).acting().iter().next()?;
                (state.goal_of(me) != Some(Colour::Black)).then_some((state, me))
            })
            .unwrap();
        let (view, choices) = (rules.view(&state, Observer::Seat(me)), rules.options(&state, me));
        let shape = Shape { rounds: 1, field: 4, glances: 0, victory: 0.0, replies: 0 };
        let share = |who: Option<Seat>| {
            let thinker = Thinker {
                rules: &rules,
                evaluate: &Prejudiced,
                policy: &Hasty { tried: 1 },
                view: &view,
                worlds: Worlds::Imagined,
                choices: &choices,
                shape: &shape,
                seed: Seed::from_bytes([9; 32]),
                purse: Purse::new(Budget::Plays(1)),
                me: who,
            };
            let black = |n: &u32| rival_holds(&thinker.world(WORLDS, *n).unwrap(), me, Colour::Black);
            (0..4_000).filter(black).count() as f32 / 4_000.0
        };
        // One of four goals, and three chances of six. Drawn out of eight it is a little less.
        let (all_alike, weighed) = (share(None), share(Some(me)));
        assert!((all_alike - 0.25).abs() < 0.03, "{all_alike}");
        assert!((0.43..0.52).contains(&weighed), "{weighed}");
    }
}
