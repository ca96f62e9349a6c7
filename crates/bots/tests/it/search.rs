//! Players that think ahead: their moves are legal, use only their knowledge, and are reproducible.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use ::seven_dragons::SevenDragons;
use ::seven_kingdoms::SevenKingdoms;
use ::seven_sages::SevenSages;
use ::seven_wonders::SevenWonders;
use bots::{
    arena::{Contender, Contest, play, run_contest},
    learn::Inclined,
    search::{
        Anything, AtTheEnd, Budget, ByView, Evaluate, Level, Levels, Policy, Search, Shape, Uct, ahead,
    },
    seven_dragons, seven_kingdoms, seven_sages, seven_wonders,
};
use contract::{
    BySeat, ChaCha8Rng, Choices, Log, Observer, Player, Purpose, Rules, Seat, SeatCount, SeatSet, Seed, pick,
};
use contract_laws::any_mixes;
use toys::{Goof, goof};

fn rng(number: u8) -> ChaCha8Rng {
    Seed::from_bytes([number; 32]).stream(Purpose(0x7e57), 0)
}

/// Calls `each` at moments of matches of random players, with options of any kind: at one decision in
/// `one_in`.
fn moments<R: Rules>(
    matches: usize,
    one_in: usize,
    mut each: impl FnMut(&R, &R::State, Seat, &mut ChaCha8Rng),
) {
    let mut rng = rng(7);
    let mixes = any_mixes::<R>(R::INFO.min_seats..=R::INFO.max_seats, matches, &mut rng);
    for (number, (seats, options)) in mixes.into_iter().enumerate() {
        let rules = R::new(SeatCount::new(seats).unwrap(), options).unwrap();
        let mut world = rules.start(Seed::from_bytes([number as u8; 32]));
        let mut step = number;
        while let Some(seat) = rules.phase(&world).waiting().iter().last() {
            let choices = rules.options(&world, seat);
            step += 1;
            if step % one_in == 0 && choices.intents.len() > 1 {
                each(&rules, &world, seat, &mut rng);
            }
            let intent = pick(&choices.intents, &mut rng).unwrap().clone();
            rules.carry_out(&mut world, seat, &intent, &mut Log::unread());
        }
    }
}

fn levels_play_what_they_may<R: Levels>(matches: usize) {
    let mut players: Vec<_> =
        Level::ALL.into_iter().map(|level| R::player(level, Some(Budget::Plays(12)))).collect();
    players.push(Box::new(Uct { budget: Budget::Plays(4) }));
    let mixes = any_mixes::<R>(R::INFO.min_seats..=R::INFO.max_seats, matches, &mut rng(3));
    for (number, (seats, options)) in mixes.into_iter().enumerate() {
        let rules = R::new(SeatCount::new(seats).unwrap(), options).unwrap();
        let seats = usize::from(seats);
        let lineup: Vec<&dyn Player<R>> =
            (0..seats).map(|n| &*players[(n + number) % players.len()]).collect();
        play(&rules, &lineup, &Seed::from_bytes([number as u8; 32])).unwrap();
    }
    for level in Level::ALL {
        assert_eq!(Level::named(level.name()), Some(level));
        assert!(R::about(level).len() > 20, "{level:?} says how it plays");
    }
}

#[test]
fn levels_play_what_they_may_in_every_game_and_box() {
    let times =
        std::env::var("SEPTET_MIXES").map_or(1, |times| times.parse().expect("SEPTET_MIXES is a number"));
    levels_play_what_they_may::<SevenWonders>(4 * times);
    levels_play_what_they_may::<SevenKingdoms>(2 * times);
    levels_play_what_they_may::<SevenSages>(2 * times);
    levels_play_what_they_may::<SevenDragons>(2 * times);
}

/// Checks that the choice depends on the view and the chance alone, not on hidden cards.
fn chooses_by_the_view_alone<R: Levels>() -> (usize, usize) {
    let (mut asked, mut different) = (0, 0);
    moments::<R>(4, 17, |rules, world, seat, chance| {
        let view = rules.view(world, Observer::Seat(seat));
        let other = rules.imagine(&view, chance).unwrap();
        different += usize::from(other != *world);
        let uct = || Box::new(Uct { budget: Budget::Plays(10) }) as Box<dyn Player<R>>;
        let levels = [Level::Newcomer, Level::Strong, Level::Expert]
            .map(|level| R::player(level, Some(Budget::Plays(5))));
        for player in levels.into_iter().chain([uct()]) {
            let chosen = [world, &other].map(|world| {
                let view = rules.view(world, Observer::Seat(seat));
                player.decide(rules, &view, &rules.choices(&view), &mut rng(asked as u8))
            });
            assert_eq!(chosen[0], chosen[1], "{} of {}", player.name(), R::INFO.id);
            assert_eq!(rules.check(&view, &chosen[0]), Ok(()));
        }
        asked += 1;
    });
    (asked, different)
}

#[test]
fn a_search_knows_its_view_and_is_the_same_again() {
    for (asked, different) in [
        chooses_by_the_view_alone::<SevenWonders>(),
        chooses_by_the_view_alone::<SevenKingdoms>(),
        chooses_by_the_view_alone::<SevenSages>(),
        chooses_by_the_view_alone::<SevenDragons>(),
    ] {
        assert!(asked >= 6 && different * 2 > asked, "{different} of {asked}");
    }
}

/// Checks that a policy plays in the same way in worlds that a seat cannot distinguish. Otherwise the others
/// would know the hand of the player who imagined the worlds. Sealed choices of others are such a difference,
/// too.
fn policy_sees_what_its_seat_sees<R: Rules>(policy: &impl Policy<R>) -> usize {
    let mut compared = 0;
    moments::<R>(10, 5, |rules, world, seat, chance| {
        let view = rules.view(world, Observer::Seat(seat));
        let other = rules.imagine(&view, chance).unwrap();
        let chosen = [world, &other].map(|world| {
            policy.choose(rules, world, seat, &rules.options(world, seat), &mut rng(compared as u8))
        });
        assert_eq!(chosen[0], chosen[1], "{}", R::INFO.id);
        compared += usize::from(other != *world);
    });
    compared
}

#[test]
fn policies_see_what_their_seats_see() {
    let sight = Inclined::drawing(seven_wonders::FirstSight, &seven_wonders::POLICY);
    assert!(policy_sees_what_its_seat_sees::<SevenWonders>(&sight) > 30);
    let inkling = Inclined::drawing(seven_kingdoms::Inkling, &seven_kingdoms::POLICY);
    assert!(policy_sees_what_its_seat_sees::<SevenKingdoms>(&inkling) > 30);
    assert!(policy_sees_what_its_seat_sees::<SevenSages>(&ByView(seven_sages::Heuristic)) > 30);
    assert!(policy_sees_what_its_seat_sees::<SevenDragons>(&seven_dragons::Hasty { tried: 8 }) > 30);
}

/// Checks that weights fit their inputs, and contain the command that made them.
fn table_fits<R: Levels>(table: &bots::learn::Table, names: &[String]) {
    assert_eq!(table.names, names, "{}: learn it again, see examples/train.rs", R::INFO.id);
    assert!(table.about.iter().any(|line| line.starts_with("cargo run")), "{}", R::INFO.id);
}

#[test]
fn committed_weights_fit_their_features() {
    use bots::learn::{Features as _, Traits as _};
    table_fits::<SevenWonders>(&seven_wonders::VALUE, &seven_wonders::City.names());
    table_fits::<SevenWonders>(&seven_wonders::POLICY, &seven_wonders::FirstSight.names());
    table_fits::<SevenKingdoms>(&seven_kingdoms::VALUE, &seven_kingdoms::Realm.names());
    table_fits::<SevenKingdoms>(&seven_kingdoms::POLICY, &seven_kingdoms::Inkling.names());
    table_fits::<SevenSages>(&seven_sages::VALUE, &seven_sages::Sanctum.names());
    table_fits::<SevenDragons>(&seven_dragons::VALUE, &seven_dragons::Chains.names());
}

const TO_THE_END: Shape = Shape { rounds: u32::MAX, field: 16, glances: 2, victory: 0.0, replies: 0 };

fn thinker(plays: u32) -> Search<AtTheEnd, Anything> {
    let budget = Budget::Plays(plays);
    Search { name: "thinker", evaluate: AtTheEnd, policy: Anything, budget, shape: TO_THE_END }
}

/// A player that bids its lowest card.
struct Lowest;

impl Player<Goof> for Lowest {
    fn name(&self) -> &'static str {
        "lowest"
    }

    fn decide(
        &self,
        _: &Goof,
        _: &goof::View,
        choices: &Choices<goof::Intent>,
        _: &mut ChaCha8Rng,
    ) -> goof::Intent {
        choices.intents[0]
    }
}

/// A game that the search does not know, with hidden hands and sealed bids: it needs only the rules, and
/// outbids opponents whose bids it foresees.
#[test]
fn search_needs_nothing_but_the_rules() {
    let rules = Goof::new(SeatCount::new(3).unwrap(), goof::Options { cards: 6, teams: false }).unwrap();
    let Search { name, evaluate, budget, shape, .. } = thinker(200);
    let search = Search { name, evaluate, policy: ByView(Lowest), budget, shape };
    let players: Vec<&dyn Player<Goof>> = vec![&search, &Lowest, &Lowest];
    let standings =
        run_contest(&Contest { rules, players: Contender::all(players), games: 60, seed: 1, threads: 2 })
            .unwrap();
    // Three players with equal bids have two rounds each, and a third of the victories.
    assert!(standings[0].points.unwrap() > 2.4, "{standings:?}");
    assert!(standings[0].wins.low > 1.0 / 3.0, "{standings:?}");
}

/// A search never spends more plays than it has.
#[test]
fn plays_are_all_that_is_spent() {
    struct Counted(std::sync::atomic::AtomicU32);
    impl Evaluate<Goof> for Counted {
        fn round(&self, _: &Goof, _: &goof::State) -> u32 {
            0
        }
        fn expected(&self, _: &Goof, _: &goof::State, _: Seat) -> f32 {
            0.0
        }
        fn reached(&self, outcome: &contract::Outcome, seat: Seat) -> f32 {
            self.0.fetch_add(u32::from(seat.number() == 0), std::sync::atomic::Ordering::Relaxed);
            bots::search::points(outcome, seat)
        }
    }
    let rules = Goof::new(SeatCount::new(3).unwrap(), goof::Options { cards: 6, teams: false }).unwrap();
    let world = rules.start(Seed::from_bytes([1; 32]));
    let seat = rules.seats().seats().next().unwrap();
    let view = rules.view(&world, Observer::Seat(seat));
    for plays in [1, 10, 100] {
        let Search { name, policy, budget, shape, .. } = thinker(plays);
        let search = Search { name, evaluate: Counted(0.into()), policy, budget, shape };
        search.decide(&rules, &view, &rules.choices(&view), &mut rng(1));
        let counted = search.evaluate.0.into_inner();
        // Everything is tried once, even with a smaller budget.
        assert!(counted <= plays.max(6), "{counted} of {plays}");
        assert!(counted * 2 >= plays, "{counted} of {plays}");
    }
}

#[test]
fn being_ahead_is_counted_by_side() {
    let points = [3.0, 5.0, 4.0, 9.0];
    let has = |seat: Seat| points[seat.number()];
    let four = SeatCount::new(4).unwrap();
    let goof = |teams| Goof::new(four, goof::Options { cards: 3, teams }).unwrap();
    let at = BySeat::new_with(four, |seat| ahead(&goof(false), seat, SeatSet::EMPTY, has));
    assert_eq!(at.iter().map(|(_, ahead)| *ahead).collect::<Vec<_>>(), [-6.0, -4.0, -5.0, 4.0]);
    let [first, .., last] = [0, 1, 2, 3].map(|number| Seat::new(number, four).unwrap());
    // A chair without a player is no rival.
    assert_eq!(ahead(&goof(false), first, SeatSet::one(last), has), -2.0);
    let sides: f32 = four.seats().map(|seat| ahead(&goof(true), seat, SeatSet::EMPTY, has)).sum();
    assert_eq!(sides, 0.0, "partners are ahead together");
}

/// Returns the number of decisions of a match of four players of one level.
fn decisions_among(level: Level, seed: u8) -> u32 {
    let rules = SevenSages::new(SeatCount::new(4).unwrap(), seven_sages_options()).unwrap();
    let player = SevenSages::player(level, Some(Budget::Plays(60)));
    let mut world = rules.start(Seed::from_bytes([seed; 32]));
    let (mut rng, mut decisions) = (rng(seed), 0);
    while let Some(seat) = rules.phase(&world).waiting().iter().next() {
        let view = rules.view(&world, Observer::Seat(seat));
        let intent = player.decide(&rules, &view, &rules.choices(&view), &mut rng);
        rules.carry_out(&mut world, seat, &intent, &mut Log::unread());
        decisions += 1;
    }
    decisions
}

fn seven_sages_options() -> <SevenSages as Rules>::Options {
    <SevenSages as Rules>::Options::default()
}

/// Players at the same table read all of the talk.
#[test]
#[ignore = "long suite: searches through whole talks at every level"]
fn no_level_talks_on_end() {
    let usual: u32 = (0..3).map(|seed| decisions_among(Level::Skilled, seed)).sum();
    for level in Level::ALL {
        let all: u32 = (0..3).map(|seed| decisions_among(level, seed)).sum();
        assert!(
            all <= usual * 3 / 2,
            "{level:?}: {all} decisions in three matches, {usual} among skilled ones"
        );
    }
}
