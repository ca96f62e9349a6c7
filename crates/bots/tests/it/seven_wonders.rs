//! The players of 7 Wonders: legal, and as strong as promised.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use bots::{
    Random,
    arena::{Contender, Contest, Standing, play, run_contest},
    seven_wonders::{Heuristic, Rulebook},
};
use contract::{
    ChaCha8Rng, Choices, Log, Observer, Player, Purpose, Rules as _, SeatCount, Seed, below, pick,
};
use contract_laws::any_mixes;
use seven_wonders::{
    Card, How, Intent, Leader, LeaderDraft, Leaders, Options, Set, Sets, SevenWonders, SideChoice, View,
    Wonders,
};

type Lineup<'a> = Vec<&'a dyn Player<SevenWonders>>;

fn seats(n: u8) -> SeatCount {
    SeatCount::new(n).unwrap()
}

fn seed(n: u8) -> Seed {
    Seed::from_bytes([n; 32])
}

fn contest(players: Lineup<'_>, games: u32) -> Vec<Standing> {
    let rules = SevenWonders::new(seats(players.len() as u8), Options::default()).unwrap();
    run_contest(&Contest { rules, players: Contender::all(players), games, seed: 2026, threads: 2 }).unwrap()
}

fn points(standing: &Standing) -> f64 {
    standing.points.unwrap()
}

/// The promise is 70 %, and 15 points more.
#[test]
fn the_heuristic_beats_three_random_players() {
    let standings = contest(vec![&Heuristic, &Random, &Random, &Random], 200);
    assert!(standings[0].wins.low > 0.9, "{standings:?}");
    let others = standings[1..].iter().map(points).sum::<f64>() / 3.0;
    assert!(points(&standings[0]) > others + 20.0, "{standings:?}");
}

/// The promise is 15 points more on average in mixed company.
#[test]
fn two_heuristics_and_two_random_players_are_far_apart() {
    let standings = contest(vec![&Heuristic, &Random, &Heuristic, &Random], 200);
    let [strong, weak] = [0, 1].map(|n| f64::midpoint(points(&standings[n]), points(&standings[n + 2])));
    assert!(strong > weak + 20.0, "{standings:?}");
}

#[test]
fn the_heuristic_beats_a_random_player() {
    let standings = contest(vec![&Heuristic, &Random], 100);
    assert!(standings[0].wins.low > 0.85, "{standings:?}");
}

/// The discard pile contains a guild that copies a leader of the neighbours, and one of them is Solomon, who
/// builds from the discard pile. The value of each depended on the other, until the stack overflowed.
#[test]
fn what_builds_from_the_discard_pile_is_weighed_once() {
    let options = Options { leaders: Leaders::Box, ..Options::default() };
    let rules = SevenWonders::new(seats(3), options).unwrap();
    let mut world = rules.start(seed(1));
    let mut rng = seed(1).stream(Purpose(1), 0);
    while world.age() < 3 {
        let seat = rules.phase(&world).waiting().iter().next().unwrap();
        let intent = pick(&rules.options(&world, seat).intents, &mut rng).unwrap().to_owned();
        rules.carry_out(&mut world, seat, &intent, &mut Log::unread());
    }
    let seat = rules.phase(&world).waiting().iter().next().unwrap();
    let mut view = rules.view(&world, Observer::Seat(seat));
    view.you.as_mut().unwrap().discarded = vec![Card::CourtesansGuild];
    view.cities[seat].cards.retain(|card| *card != Card::CourtesansGuild);
    view.cities[world.beside(seat)[0]].leaders = vec![Leader::Solomon];
    let salvage = Intent::FromDiscard { card: Card::CourtesansGuild };
    let choices = Choices { intents: vec![Intent::Decline, salvage], complete: true, back: None };
    assert_eq!(Heuristic.decide(&rules, &view, &choices, &mut rng), salvage);
}

/// A player like the heuristic that treats leaders and their questions at random.
struct WithoutLeaderSense;

impl Player<SevenWonders> for WithoutLeaderSense {
    fn name(&self) -> &'static str {
        "without leader sense"
    }

    fn decide(
        &self,
        rules: &SevenWonders,
        view: &View,
        choices: &Choices<Intent>,
        rng: &mut ChaCha8Rng,
    ) -> Intent {
        let of_cards = |intent: &Intent| {
            matches!(
                intent,
                Intent::Choose { .. } | Intent::Play { .. } | Intent::FromDiscard { .. } | Intent::Decline
            )
        };
        if choices.intents.iter().all(of_cards) {
            Heuristic.decide(rules, view, choices, rng)
        } else {
            Random.decide(rules, view, choices, rng)
        }
    }
}

/// Returns the share of victories of two `strong` players against two `weak` ones, in this number of matches
/// with these options.
fn share_of_pair(
    games: u32,
    options: Options,
    strong: &dyn Player<SevenWonders>,
    weak: &dyn Player<SevenWonders>,
) -> f64 {
    let rules = SevenWonders::new(seats(4), options).unwrap();
    // Partners are adjacent.
    let players: Lineup<'_> =
        if options.teams { vec![strong, strong, weak, weak] } else { vec![strong, weak, strong, weak] };
    let pairs = if options.teams { [0, 1] } else { [0, 2] };
    let contest = Contest { rules, players: Contender::all(players), games, seed: 2026, threads: 2 };
    let standings = run_contest(&contest).unwrap();
    // A victory of a team is one for each of its players.
    let wins = pairs.map(|n| standings[n].wins.share);
    let share = wins.iter().sum::<f64>() / if options.teams { 2.0 } else { 1.0 };
    println!("{share:.3} of {games} with {options:?}");
    share
}

/// The promise is 60 % of the pairs, with leaders of every kind.
#[test]
#[ignore = "long suite: plays hundreds of matches"]
fn the_heuristic_uses_leaders() {
    let fan_made = Leaders::Sets(Sets::try_from(vec![Set::Promo, Set::FanMade]).unwrap());
    for (games, leaders) in [(800, Leaders::Official), (400, Leaders::Everything), (400, fan_made)] {
        let options = Options { leaders, ..Options::default() };
        assert!(share_of_pair(games, options, &Heuristic, &WithoutLeaderSense) > 0.6, "{leaders:?}");
    }
}

/// A player like the heuristic that treats black cards and losses at random.
struct WithoutCitiesSense;

impl Player<SevenWonders> for WithoutCitiesSense {
    fn name(&self) -> &'static str {
        "without Cities sense"
    }

    fn decide(
        &self,
        rules: &SevenWonders,
        view: &View,
        choices: &Choices<Intent>,
        rng: &mut ChaCha8Rng,
    ) -> Intent {
        let black = |intent: &Intent| match intent {
            Intent::Play { card, how, .. } => {
                card.is_black() && !matches!(how, How::Stage { .. } | How::OtherStage { .. } | How::Discard)
            }
            Intent::FromDiscard { card } => card.is_black(),
            _ => false,
        };
        let (blacks, others): (Vec<Intent>, Vec<Intent>) = choices.intents.iter().partition(|i| black(i));
        if matches!(choices.intents[0], Intent::Pay { .. }) {
            return Random.decide(rules, view, choices, rng);
        }
        // Takes a black card with the same frequency as black cards in the hand.
        let hand = view.you.as_ref().unwrap().hand.len().max(1) as u32;
        if others.is_empty() || below(rng, hand) < blacks.len() as u32 {
            return *pick(&blacks, rng).unwrap();
        }
        Heuristic.decide(rules, view, &Choices::all(others), rng)
    }
}

/// The promise is 60 % of the pairs.
#[test]
#[ignore = "long suite: plays hundreds of matches"]
fn the_heuristic_knows_black_cards_debts_and_diplomacy() {
    let cities = Options { cities: true, ..Options::default() };
    for options in [cities, Options { leaders: Leaders::Box, ..cities }] {
        assert!(share_of_pair(300, options, &Heuristic, &WithoutCitiesSense) > 0.6, "{options:?}");
    }
}

/// A player like the heuristic that plays for itself alone.
struct WithoutTeamSense;

impl Player<SevenWonders> for WithoutTeamSense {
    fn name(&self) -> &'static str {
        "without team sense"
    }

    fn decide(
        &self,
        rules: &SevenWonders,
        view: &View,
        choices: &Choices<Intent>,
        rng: &mut ChaCha8Rng,
    ) -> Intent {
        let alone = Options { cities: true, ..Options::default() };
        let alone = SevenWonders::new(rules.seats(), alone).unwrap();
        Heuristic.decide(&alone, view, choices, rng)
    }
}

/// The promise is 60 % of the matches between two teams.
#[test]
#[ignore = "long suite: plays hundreds of matches"]
fn the_heuristic_plays_for_its_team() {
    let options = Options { cities: true, teams: true, ..Options::default() };
    assert!(share_of_pair(300, options, &Heuristic, &WithoutTeamSense) > 0.6);
}

/// Checks that both players choose only offered intents: otherwise a match stops.
fn choose_what_is_offered(n: u8, options: Options, games: u8) {
    let rules = SevenWonders::new(seats(n), options).unwrap();
    for game in 0..games {
        let all: [&dyn Player<SevenWonders>; 2] = [&Heuristic, &Random];
        let lineup: Lineup<'_> = (0..n).map(|seat| all[usize::from(seat + game) % 2]).collect();
        play(&rules, &lineup, &seed(game)).unwrap();
    }
}

#[test]
fn players_choose_what_is_offered() {
    for n in 2..=7 {
        for (wonders, sides) in [
            (Wonders::Dealt, SideChoice::Random),
            (Wonders::Picked, SideChoice::Picked),
            (Wonders::Dealt, SideChoice::Picked),
            (Wonders::Picked, SideChoice::B),
        ] {
            choose_what_is_offered(n, Options { wonders, sides, ..Options::default() }, 6);
        }
    }
}

#[test]
fn players_choose_what_is_offered_with_leaders() {
    for n in 3..=7 {
        for (leaders, leader_draft) in
            [(Leaders::Everything, LeaderDraft::Drafted), (Leaders::Official, LeaderDraft::Dealt)]
        {
            choose_what_is_offered(n, Options { leaders, leader_draft, ..Options::default() }, 6);
        }
    }
}

/// It has the same lead with Cities as without: the promise is 20 points.
#[test]
fn the_heuristic_knows_cities() {
    for teams in [false, true] {
        let options = Options { cities: true, teams, ..Options::default() };
        let rules = SevenWonders::new(seats(4), options).unwrap();
        let players: Lineup<'_> = vec![&Heuristic, &Heuristic, &Random, &Random];
        let standings = run_contest(&Contest {
            rules,
            players: Contender::all(players),
            games: 100,
            seed: 2026,
            threads: 2,
        })
        .unwrap();
        let [strong, weak] = [0, 2].map(|n| f64::midpoint(points(&standings[n]), points(&standings[n + 1])));
        assert!(strong > weak + 20.0, "{standings:?}");
    }
}

/// A player like the heuristic that lays tiles and takes part in projects at random, as often as a random
/// player does.
struct WithoutBabelSense;

impl WithoutBabelSense {
    fn is_babel(intent: &Intent) -> bool {
        match intent {
            Intent::Play { how, .. } => matches!(how, How::Tile { .. } | How::Join { .. }),
            Intent::KeepTile { .. } | Intent::LayTile { .. } | Intent::Tokens { .. } => true,
            _ => false,
        }
    }
}

impl Player<SevenWonders> for WithoutBabelSense {
    fn name(&self) -> &'static str {
        "without Babel sense"
    }

    fn decide(
        &self,
        rules: &SevenWonders,
        view: &View,
        choices: &Choices<Intent>,
        rng: &mut ChaCha8Rng,
    ) -> Intent {
        let (babel, others): (Vec<Intent>, Vec<Intent>) =
            choices.intents.iter().copied().partition(Self::is_babel);
        if others.is_empty() {
            return Random.decide(rules, view, choices, rng);
        }
        if below(rng, choices.intents.len() as u32) < babel.len() as u32 {
            return *pick(&babel, rng).unwrap();
        }
        Heuristic.decide(rules, view, &Choices::all(others), rng)
    }
}

/// A player like the heuristic that never lays a tile and never takes part.
struct IgnoresBabel;

impl Player<SevenWonders> for IgnoresBabel {
    fn name(&self) -> &'static str {
        "ignores Babel"
    }

    fn decide(
        &self,
        rules: &SevenWonders,
        view: &View,
        choices: &Choices<Intent>,
        rng: &mut ChaCha8Rng,
    ) -> Intent {
        let others: Vec<Intent> =
            choices.intents.iter().copied().filter(|it| !WithoutBabelSense::is_babel(it)).collect();
        if others.is_empty() {
            return Random.decide(rules, view, choices, rng);
        }
        Heuristic.decide(rules, view, &Choices::all(others), rng)
    }
}

/// The promise is 60 % of the pairs, against random use and against no use.
#[test]
#[ignore = "long suite: plays 1,800 matches"]
fn the_heuristic_lays_tiles_and_takes_part_in_projects() {
    let tower = Options { tower: true, ..Options::default() };
    let projects = Options { projects: true, ..Options::default() };
    for options in [tower, projects, Options { projects: true, ..tower }] {
        let by_chance = share_of_pair(300, options, &Heuristic, &WithoutBabelSense);
        let ignoring = share_of_pair(300, options, &Heuristic, &IgnoresBabel);
        println!("{options:?}: {by_chance:.3} against chance, {ignoring:.3} against ignoring");
        assert!(by_chance > 0.6 && ignoring > 0.6, "{options:?}: {by_chance} {ignoring}");
    }
}

/// The player of the papers knows only the base game, and plays all expansions.
#[test]
fn the_rulebook_plays_in_any_mix() {
    let mut rng = seed(8).stream(Purpose(97), 0);
    for (n, options) in any_mixes::<SevenWonders>(2..=8, 40, &mut rng) {
        let rules = SevenWonders::new(seats(n), options).unwrap();
        let lineup: Lineup<'_> =
            (0..n).map(|at| if at % 2 == 0 { &Rulebook as _ } else { &Random as _ }).collect();
        play(&rules, &lineup, &seed(n)).unwrap();
    }
}

/// Better than chance, and worse than the heuristic that weighs everything.
#[test]
fn the_rulebook_is_between_chance_and_the_heuristic() {
    let standings = contest(vec![&Rulebook, &Random, &Random], 90);
    assert!(standings[0].wins.low > 0.5, "{standings:?}");
    let standings = contest(vec![&Heuristic, &Rulebook, &Rulebook], 90);
    assert!(standings[0].wins.low > 1.0 / 3.0, "{standings:?}");
}

/// Any mix of expansions, leaders, boards and teams.
#[test]
fn players_choose_what_is_offered_in_any_mix() {
    let mut rng = seed(7).stream(Purpose(97), 0);
    for (n, options) in any_mixes::<SevenWonders>(2..=8, 70, &mut rng) {
        choose_what_is_offered(n, options, 2);
    }
}
