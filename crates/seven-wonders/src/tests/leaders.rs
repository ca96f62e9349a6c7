//! Section 12: each leader has the printed effect. Every case fails when its leader's row is emptied.

use contract::{Log, Phase, Rules as _, SeatCount, Seed};

use crate::{
    Card, Fee, How, Intent, Leader, LeaderDeed, LeaderDraft, LeaderHow, Leaders, Matter, Means, Offers,
    Options, Refusal, Resource, SevenWonders, Side, Thing, Wonder,
    buyer::Buyer,
    course::{Moment, What},
    state::Step,
    tests::scenario::{FREE, Scenario, pay, seat},
    thing::without,
};

impl Scenario {
    /// Builds the first leader phase. Every city is Giza (A) with 20 coins, and all hands are equal.
    pub(super) fn recruiting() -> Self {
        Self::recruiting_of(3)
    }

    pub(super) fn recruiting_of(seats: u8) -> Self {
        let options =
            Options { leaders: Leaders::Everything, leader_draft: LeaderDraft::Dealt, ..Options::default() };
        let rules = SevenWonders::new(SeatCount::new(seats).unwrap(), options).unwrap();
        let state = rules.start(Seed::from_bytes([3; 32]));
        let mut scenario = Self { rules, state, log: Log::new() };
        for number in 0..usize::from(seats) {
            scenario.coins(number, 20).board(number, Wonder::Giza, Side::A);
            scenario.state.cities[seat(number)].age = 1;
            scenario.leaders(number, &[Leader::Sappho, Leader::Zenobia]);
        }
        scenario
    }

    pub(super) fn leaders(&mut self, number: usize, leaders: &[Leader]) -> &mut Self {
        self.state.court.as_mut().unwrap().hands[seat(number)] = leaders.iter().copied().collect();
        self
    }

    pub(super) fn lead(&mut self, number: usize, leader: Leader, how: LeaderHow) -> &mut Self {
        self.try_intent(number, Intent::Lead { leader, how }).unwrap();
        self
    }

    /// Recruits a leader in the leader phase; all others discard theirs.
    pub(super) fn recruits(&mut self, leader: Leader) -> &mut Self {
        self.leaders(0, &[leader]).lead(0, leader, LeaderHow::Recruit).others_dismiss()
    }

    /// Discards a leader for every player who has not laid one.
    pub(super) fn others_dismiss(&mut self) -> &mut Self {
        while let (Step::Recruit, Phase::Sealed { owing, .. }) =
            (self.state.step, self.rules.phase(&self.state))
        {
            let player = owing.iter().next().unwrap();
            let leader = self.state.court.as_ref().unwrap().hands[player][0];
            self.lead(player.number(), leader, LeaderHow::Discard);
        }
        self
    }

    /// Recruits a leader after the present turn, as Rome (B) does; all others discard.
    pub(super) fn recruits_besides(&mut self, number: usize, leader: Leader) -> &mut Self {
        self.state.agenda.add(seat(number), What::Matter(Matter::Recruit));
        self.leaders(number, &[leader]).others_discard();
        assert_eq!(self.asking(), Some(What::Matter(Matter::Recruit)));
        self.answer(number, Intent::Leader { leader, stage: None })
    }

    /// Sets the deck, the next leader to draw first.
    pub(super) fn deck(&mut self, leaders: &[Leader]) -> &mut Self {
        self.state.court.as_mut().unwrap().deck = leaders.iter().rev().copied().collect();
        self
    }

    #[track_caller]
    pub(super) fn answer(&mut self, number: usize, intent: Intent) -> &mut Self {
        self.try_intent(number, intent).unwrap_or_else(|why| panic!("{intent:?}: {why:?}"));
        self
    }

    /// Returns the matter that is asked.
    pub(super) fn matter(&self) -> Option<Matter> {
        match self.asking() {
            Some(What::Matter(matter)) => Some(matter),
            Some(What::LastCard | What::FromDiscard(_)) | None => None,
        }
    }

    pub(super) fn leaders_of(&self, number: usize) -> Vec<Leader> {
        self.city(number).leaders().collect()
    }

    /// Adds a leader to the city.
    pub(super) fn with_leader(&mut self, leader: Leader) -> &mut Self {
        self.state.cities[seat(0)].recruit(leader);
        self
    }

    /// Builds a city with something of everything.
    pub(super) fn rich(&mut self) -> &mut Self {
        self.built(
            0,
            &[Card::LumberYard, Card::StonePit, Card::Loom1, Card::Altar, Card::Theater, Card::Baths],
        );
        self.built(0, &[Card::Tavern, Card::Marketplace, Card::Stockade, Card::WorkersGuild]);
        self.built(0, &[Card::Apothecary, Card::Workshop, Card::Scriptorium]).raised(0, 2);
        let city = &mut self.state.cities[seat(0)];
        (city.victories, city.defeats) = ([2, 1, 0], 1);
        self
    }

    pub(super) fn total(&self) -> i32 {
        i32::from(self.score(0).total)
    }
}

/// Returns the lowest price of a card without its own coins, or a high number if it cannot be had.
fn least(means: &Means) -> i32 {
    match means {
        Means::Pay { bank, ways } => {
            i32::from(*bank) + ways.iter().map(|way| i32::from(way.total())).min().unwrap_or(0)
        }
        Means::Chain { .. } => 0,
        Means::No { .. } => 99,
    }
}

/// A measure of a leader, and the expected result.
struct Case {
    leader: Leader,
    measure: fn(Leader) -> i32,
    expected: i32,
}

const fn case(leader: Leader, measure: fn(Leader) -> i32, expected: i32) -> Case {
    Case { leader, measure, expected }
}

/// Returns the points that the leader brings a rich city.
fn points(leader: Leader) -> i32 {
    let mut scenario = Scenario::new(3);
    let before = scenario.rich().total();
    scenario.with_leader(leader).total() - before
}

/// Returns the leader's points without defeats and stages, with two equal symbols and the most coins.
fn points_of_the_humble(leader: Leader) -> i32 {
    let mut scenario = Scenario::new(3);
    scenario.built(0, &[Card::Apothecary, Card::Dispensary, Card::Workshop]).coins(0, 21);
    let before = scenario.total();
    scenario.with_leader(leader).total() - before
}

/// Returns the shields that the leader brings a rich city.
fn shields(leader: Leader) -> i32 {
    let mut scenario = Scenario::new(3);
    let before = scenario.rich().shields(0);
    i32::from(scenario.with_leader(leader).shields(0)) - i32::from(before)
}

/// Returns the price of a card for a city that has only stone.
fn cost_of(card: Card) -> impl Fn(Leader) -> i32 {
    move |leader| {
        let mut scenario = Scenario::new(3);
        least(&scenario.with_leader(leader).means(0, card))
    }
}

/// Returns the coins after the leader phase: 20 before it.
fn coins_at_once(leader: Leader) -> i32 {
    let mut scenario = Scenario::recruiting();
    scenario.built(1, &[]).coins(1, 30).raised(0, 2).raised(2, 1);
    i32::from(scenario.recruits(leader).city(0).coins)
}

/// Returns the coins that the others have lost after the leader phase, where they discard for 3.
fn others_lose(leader: Leader) -> i32 {
    let mut scenario = Scenario::recruiting();
    scenario.raised(1, 2).raised(2, 1).coins(2, 0);
    scenario.recruits(leader);
    26 - i32::from(scenario.city(1).coins + scenario.city(2).coins)
}

/// Returns the coins after a turn with this play: 20 before it.
fn coins_after(leader: Leader, card: Card, how: How) -> i32 {
    let mut scenario = Scenario::new(3);
    scenario.with_leader(leader).built(0, &[Card::Apothecary]).built(1, &[Card::LumberYard]).hand(0, &[card]);
    scenario.play(0, card, how).others_discard();
    i32::from(scenario.city(0).coins)
}

fn is_free(leader: Leader, card: Card) -> i32 {
    let mut scenario = Scenario::new(3);
    scenario.with_leader(leader).hand(0, &[card]);
    let offers = scenario.view(0).you.unwrap().offers;
    let Offers::Play { cards, .. } = &offers[0] else { panic!() };
    i32::from(cards[0].power)
}

fn produces(leader: Leader, resource: Resource) -> i32 {
    let mut scenario = Scenario::new(3);
    let city = scenario.with_leader(leader).city(0);
    assert_eq!(city.standing.sells.fixed.get(resource), 0, "never sold");
    i32::from(city.standing.makes.fixed.get(resource))
}

fn asks(scenario: &Scenario, matter: Matter) -> i32 {
    i32::from(scenario.matter() == Some(matter))
}

/// All leaders with a row.
const CASES: [Case; 82] = [
    case(Leader::Alexander, points, 3),
    case(Leader::Amytis, points, 4),
    case(Leader::Aristotle, points, 3),
    case(Leader::Cleopatra, points, 5),
    case(Leader::Hiram, points, 2),
    case(Leader::Hypatia, points, 3),
    case(Leader::Justinian, points, 3),
    case(Leader::Midas, points, 6),
    case(Leader::Nebuchadnezzar, points, 3),
    case(Leader::Nefertiti, points, 4),
    case(Leader::Pericles, points, 2),
    case(Leader::Phidias, points, 2),
    case(Leader::Plato, points, 7),
    case(Leader::Praxiteles, points, 2),
    case(Leader::Sappho, points, 2),
    case(Leader::Varro, points, 2),
    case(Leader::Zenobia, points, 3),
    case(Leader::Louis, points, 4),
    case(Leader::Gorgo, points, 1),
    case(Leader::Agrippina, points, 7),
    case(Leader::PhryneOfficial, points, 5),
    case(Leader::Cornelia, points, 5),
    case(Leader::Eurypyle, points, 5),
    case(Leader::Theano, points, 5),
    case(Leader::Euclid, points, 3),
    case(Leader::Ptolemy, points, 3),
    case(Leader::Pythagoras, points, 3),
    case(Leader::Cynisca, points_of_the_humble, 6),
    case(Leader::Diogenes, points_of_the_humble, 8),
    case(Leader::Makeda, points_of_the_humble, 5),
    case(Leader::Socrates, points_of_the_humble, 5),
    case(Leader::Aganice, points_of_the_humble, 5),
    case(Leader::Enheduanna, points_of_the_humble, 5),
    case(Leader::Caesar, shields, 2),
    case(Leader::Hannibal, shields, 1),
    case(Leader::Cyrus, shields, 1),
    case(Leader::Semiramis, shields, 1),
    case(
        Leader::HuaMulan,
        |leader| {
            let mut scenario = Scenario::new(4);
            scenario.built(1, &[Card::Walls]).built(2, &[Card::Walls]).with_leader(leader);
            // Neighbours have one fewer in all conflicts, the opposite city none, and no city below 0.
            assert_eq!((scenario.shields(2), scenario.shields(3)), (2, 0));
            i32::from(scenario.shields(1))
        },
        1,
    ),
    case(Leader::Archimedes, |leader| cost_of(Card::Workshop)(leader), 0),
    case(
        Leader::Hammurabi,
        |leader| {
            let mut scenario = Scenario::new(3);
            // The city has wood and clay, but no glass.
            scenario.built(0, &[Card::LumberYard, Card::ClayPool]).with_leader(leader);
            least(&scenario.means(0, Card::Temple))
        },
        0,
    ),
    case(Leader::Leonidas, |leader| cost_of(Card::Stockade)(leader), 0),
    case(
        Leader::Imhotep,
        |leader| {
            let mut scenario = Scenario::new(3);
            least(&scenario.with_leader(leader).stage_means(0))
        },
        0,
    ),
    case(Leader::Bilkis, |leader| cost_of(Card::Workshop)(leader), 1),
    case(
        Leader::Maecenas,
        |leader| {
            let mut scenario = Scenario::new(3);
            scenario.with_leader(leader);
            i32::from(Buyer::new(&scenario.state.cities, seat(0)).leader(Leader::Caesar, None).coins)
        },
        0,
    ),
    case(Leader::Croesus, coins_at_once, 25),
    // Costs 2; the richer neighbour has 30 when all have paid.
    case(Leader::Cypselos, coins_at_once, 48),
    // Costs 1; two for each of two stages.
    case(Leader::Octavia, coins_at_once, 23),
    case(Leader::Arsinoe, coins_at_once, 23),
    case(Leader::Hatshepsut, |leader| coins_after(leader, Card::Stockade, How::Build { pay: pay(2, 0) }), 19),
    case(Leader::Vitruvius, |leader| coins_after(leader, Card::Stables, How::Chain), 22),
    case(Leader::Xenophon, |leader| coins_after(leader, Card::Tavern, FREE), 27),
    case(Leader::Berenice, |leader| coins_after(leader, Card::Palace, How::Discard), 24),
    case(
        Leader::Nero,
        |leader| {
            let mut scenario = Scenario::new(3);
            scenario.with_leader(leader).built(0, &[Card::Walls]).last_turn(1).others_discard();
            // Three for the sold card, and two for each of two victories.
            i32::from(scenario.city(0).coins)
        },
        27,
    ),
    case(Leader::Ramses, |leader| is_free(leader, Card::SpiesGuild) - is_free(leader, Card::Palace), 1),
    case(Leader::Axelous, |leader| is_free(leader, Card::Palace) - is_free(leader, Card::SpiesGuild), 1),
    case(
        Leader::Solomon,
        |leader| {
            let mut scenario = Scenario::recruiting();
            scenario.in_discard(&[Card::Palace, Card::Altar]).recruits(leader);
            i32::from(scenario.looks_through())
        },
        1,
    ),
    case(
        Leader::Tomyris,
        |leader| {
            let mut scenario = Scenario::new(3);
            scenario.with_leader(leader).built(1, &[Card::Walls]).last_turn(1).others_discard();
            // The defeat goes to the winner, whose other conflict is won as well.
            i32::from(scenario.city(1).defeats) - i32::from(scenario.city(0).defeats)
        },
        1,
    ),
    case(
        Leader::Spartacus,
        |leader| {
            let mut scenario = Scenario::new(3);
            scenario.built(0, &[Card::LumberYard]).built(1, &[Card::WorkersGuild]).raised(0, 1);
            scenario.built(1, &[Card::BuildersGuild]).with_leader(leader);
            // Stages and tokens still count.
            i32::from(scenario.score(1).guilds)
        },
        1,
    ),
    case(Leader::Homer, |leader| produces(leader, Resource::Papyrus), 1),
    case(Leader::Sinbad, |leader| produces(leader, Resource::Glass), 1),
    case(Leader::Penelope, |leader| produces(leader, Resource::Loom), 1),
    case(
        Leader::Ulysses,
        |leader| {
            let mut scenario = Scenario::new(3);
            scenario.with_leader(leader).last_turn(1).others_discard();
            i32::from(scenario.asking() == Some(What::LastCard))
        },
        1,
    ),
    case(
        Leader::Nitocris,
        |leader| i32::from(Scenario::recruiting().recruits(leader).city(0).victories[0]),
        1,
    ),
    case(
        Leader::Telesilla,
        |leader| {
            let mut scenario = Scenario::recruiting();
            scenario.state.cities[seat(0)].defeats = 2;
            scenario.state.cities[seat(1)].victories = [0, 2, 1];
            scenario.recruits(leader);
            // Own defeats are returned; the others lose their lowest victory.
            assert_eq!(scenario.city(2).victories, [0; 3]);
            10 * i32::from(scenario.city(0).defeats) + i32::from(scenario.city(1).victories[1])
        },
        1,
    ),
    case(
        Leader::Stevie,
        |leader| {
            let mut scenario = Scenario::recruiting();
            scenario.recruits(leader);
            // Two units cost two coins, and the stage is built.
            100 * scenario.city(0).stages_built().count() as i32 + i32::from(scenario.city(0).coins)
        },
        118,
    ),
    case(
        Leader::Hercules,
        |leader| {
            let mut scenario = Scenario::recruiting();
            scenario.recruits(leader);
            scenario.city(0).stages_built().count() as i32 - scenario.leaders_of(0).len() as i32
        },
        1,
    ),
    case(
        Leader::Esteban,
        |leader| {
            let mut scenario = Scenario::recruiting();
            scenario.recruits(leader).others_discard();
            asks(&scenario, Matter::KeepHands)
        },
        1,
    ),
    case(
        Leader::Wil,
        |leader| {
            let mut scenario = Scenario::recruiting();
            asks(scenario.recruits(leader), Matter::Give { to: seat(0) })
        },
        1,
    ),
    case(
        Leader::Bauza,
        |leader| {
            let mut scenario = Scenario::new(3);
            let offers = scenario.with_leader(leader).view(0).you.unwrap().offers;
            let Offers::Play { stages, .. } = &offers[0] else { panic!() };
            stages.len() as i32
        },
        2,
    ),
    case(
        Leader::Attila,
        |leader| {
            let mut scenario = Scenario::recruiting();
            scenario.raised(1, 2).recruits(leader);
            scenario.city(1).stages_built().count() as i32
        },
        1,
    ),
    case(
        Leader::ChuckNorris,
        |leader| i32::from(Scenario::recruiting().recruits(leader).city(1).board().is_none()),
        1,
    ),
    case(
        Leader::Damocles,
        |leader| {
            let mut scenario = Scenario::recruiting();
            asks(scenario.built(1, &[Card::Altar]).recruits(leader), Matter::Destroy)
        },
        1,
    ),
    case(
        Leader::Herodotus,
        |leader| {
            let mut scenario = Scenario::recruiting();
            asks(scenario.raised(1, 1).recruits(leader), Matter::CopyStage)
        },
        1,
    ),
    case(
        Leader::Jesus,
        |leader| {
            let mut scenario = Scenario::new(3);
            let means = scenario.with_leader(leader).stage_means(0);
            i32::from(means == Means::No { because: Refusal::NoStages })
        },
        1,
    ),
    case(
        Leader::Orpheus,
        |leader| {
            let mut scenario = Scenario::recruiting();
            scenario.deck(&[Leader::Midas, Leader::Amytis]).recruits(leader).leaders_of(0).len() as i32
        },
        2,
    ),
    case(
        Leader::Phryne,
        |leader| {
            let mut scenario = Scenario::recruiting();
            scenario.deck(&[Leader::Midas, Leader::Amytis]).recruits(leader).leaders_of(0).len() as i32
        },
        3,
    ),
    case(Leader::Pythia, |leader| asks(Scenario::recruiting().recruits(leader), Matter::Name), 1),
    case(
        Leader::Sith,
        |leader| {
            let mut scenario = Scenario::recruiting();
            scenario.recruits(leader).view(0).you.unwrap().foreseen.len() as i32
        },
        2,
    ),
    case(
        Leader::Urvasi,
        |leader| {
            let mut scenario = Scenario::recruiting();
            scenario.built(1, &[Card::Altar]).built(2, &[Card::Theater]);
            asks(scenario.recruits(leader), Matter::Swap)
        },
        1,
    ),
    case(
        Leader::Vercingetorix,
        |leader| {
            let mut scenario = Scenario::recruiting();
            scenario.state.cities[seat(0)].defeats = 2;
            asks(scenario.recruits(leader), Matter::Trade)
        },
        1,
    ),
    // As many as each of them has stages; one each in the first age.
    case(Leader::Octavia, others_lose, 3),
    case(Leader::Arsinoe, others_lose, 2),
];

#[test]
fn every_leader_does_what_is_printed() {
    for Case { leader, measure, expected } in &CASES {
        assert_eq!(measure(*leader), *expected, "{leader:?}");
    }
}

/// The mutation check: without its row each leader's case fails.
#[test]
fn every_row_is_missed_when_it_is_emptied() {
    for Case { leader, measure, expected } in &CASES {
        let emptied = without(Thing::Leader(*leader), || std::panic::catch_unwind(|| measure(*leader)));
        assert!(!matches!(&emptied, Ok(found) if found == expected), "{leader:?} is not missed");
    }
    for leader in Leader::all() {
        let tried = CASES.iter().any(|case| case.leader == leader);
        // Leaders that need Cities have their cases in `cities`.
        let here = leader.facts().needs.is_empty();
        assert_eq!(tried, here, "{leader:?} has a case if it has a row");
    }
}

#[test]
fn there_are_eighty_six_and_each_does_something() {
    assert_eq!(Leader::COUNT, 86);
    for (number, leader) in Leader::all().enumerate() {
        assert_eq!(leader as usize, number);
        assert_eq!(serde_json::to_value(leader).unwrap(), leader.facts().id);
        let facts = leader.facts();
        assert!(!facts.effects.is_empty(), "{leader:?}");
    }
    let of_the_box = Leader::all().filter(|leader| leader.facts().set == crate::Set::Box);
    assert_eq!(of_the_box.clone().count(), 36);
    assert!(
        of_the_box.into_iter().all(|leader| leader.facts().needs.is_empty()),
        "all of the box are played"
    );
    assert_eq!(Leader::Croesus.facts().fee, Fee::Coins(1), "ruling 5");
    assert_eq!(Leader::Semiramis.facts().fee, Fee::Coins(2), "ruling 6");
    assert_eq!(Leader::Plato.facts().fee, Fee::Coins(4), "ruling 10");
}

#[test]
fn a_leader_marks_a_stage_and_is_not_shown() {
    let mut scenario = Scenario::recruiting();
    scenario.built(0, &[Card::Quarry]);
    scenario.lead(0, Leader::Zenobia, LeaderHow::Stage { pay: crate::Payment::NOTHING });
    scenario.lead(1, Leader::Sappho, LeaderHow::Recruit).lead(2, Leader::Sappho, LeaderHow::Discard);
    let marker = |number: usize| scenario.view(number).cities[seat(0)].stages[0];
    assert_eq!((marker(0).age, marker(0).leader), (0, Some(Leader::Zenobia)));
    assert_eq!((marker(1).leader, marker(1).card), (None, None));
    assert_eq!(scenario.view(0).cities[seat(1)].leaders, [Leader::Sappho]);
    assert_eq!(scenario.city(1).coins, 19);
    assert_eq!(scenario.city(2).coins, 23, "a discarded leader pays three");
    assert!(scenario.state.discard.is_empty(), "and is not in the discard pile");
    assert_eq!(scenario.state.step, Step::Turn);
}

#[test]
fn who_cannot_pay_does_not_recruit() {
    let mut scenario = Scenario::recruiting();
    scenario.coins(0, 4).leaders(0, &[Leader::Caesar]);
    let refused = scenario.try_intent(0, Intent::Lead { leader: Leader::Caesar, how: LeaderHow::Recruit });
    assert!(matches!(refused, Err(Refusal::CoinsMissing { needed: 5, held: 4, .. })), "{refused:?}");
    let other = scenario.try_intent(0, Intent::Lead { leader: Leader::Midas, how: LeaderHow::Discard });
    assert_eq!(other, Err(Refusal::NotYourLeader { leader: Leader::Midas }));
    let deed = Intent::Lead { leader: Leader::Caesar, how: LeaderHow::Discard };
    assert_eq!(scenario.rules.fallback(&scenario.view(0)), Some(deed), "nothing else is possible");
    scenario.coins(0, 5);
    let recruit = Intent::Lead { leader: Leader::Caesar, how: LeaderHow::Recruit };
    assert_eq!(scenario.rules.fallback(&scenario.view(0)), Some(recruit), "no leader is wasted");
}

#[test]
fn packs_of_the_draft_go_to_the_right() {
    let options = Options { leaders: Leaders::Box, ..Options::default() };
    let rules = SevenWonders::new(SeatCount::new(4).unwrap(), options).unwrap();
    let state = rules.start(Seed::from_bytes([1; 32]));
    let mut scenario = Scenario { rules, state, log: Log::new() };
    assert!((0..4).all(|number| scenario.city(number).coins == 6));
    for round in 0..3 {
        let packs: Vec<_> =
            (0..4).map(|number| scenario.view(number).you.unwrap().leaders.unwrap().pack).collect();
        assert!(packs.iter().all(|pack| pack.len() == 4 - round));
        for (number, pack) in packs.iter().enumerate() {
            let deed = LeaderDeed::Keep { leader: pack[0] };
            scenario.try_intent(number, Intent::Keep { leader: deed.leader() }).unwrap();
        }
        if round < 2 {
            let now = scenario.view(3).you.unwrap().leaders.unwrap().pack;
            assert_eq!(now, packs[0][1..], "the last player sits to the right of the first");
        }
    }
    assert_eq!((scenario.state.age, scenario.state.step), (1, Step::Recruit));
    assert!(scenario.state.court.as_ref().unwrap().hands.iter().all(|(_, hand)| hand.len() == 4));
    assert_eq!(scenario.state.plan.age[1], Moment::Recruit);
}

#[test]
fn two_players_have_no_leaders() {
    let options = Options { leaders: Leaders::Box, ..Options::default() };
    assert!(SevenWonders::new(SeatCount::new(2).unwrap(), options).is_err());
}

/// The phase is a turn of its own: its coins can be spent in the first turn.
#[test]
fn a_stage_built_in_the_leader_phase_brings_its_coins() {
    let mut scenario = Scenario::recruiting();
    scenario.board(0, Wonder::Ephesus, Side::B).built(0, &[Card::Quarry]).leaders(0, &[Leader::Zenobia]);
    scenario.lead(0, Leader::Zenobia, LeaderHow::Stage { pay: crate::Payment::NOTHING });
    scenario.lead(1, Leader::Sappho, LeaderHow::Discard).lead(2, Leader::Sappho, LeaderHow::Discard);
    assert_eq!(scenario.city(0).coins, 24);
}
