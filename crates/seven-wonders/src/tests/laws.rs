//! The game obeys the laws of every game.

use contract::{Log, Observer, Phase, Purpose, Rules as _, Seat, SeatCount, Seed, below, pick};
use contract_laws::{Laws, leak_test};

use crate::{
    Boards, Card, Intent, Leader, LeaderDraft, Leaders, Options, Set, Sets, SevenWonders, SideChoice, State, Wonders,
    city::{City, Face},
};

/// Every card of the match: dealt ones wherever they are, and the decks of later ages.
fn census(state: &State) -> Vec<u32> {
    let cities = || state.cities.iter().map(|(_, city)| city);
    let mut cards: Vec<Card> = state.pile.to_vec();
    cards.extend(state.hands.iter().flat_map(|(_, hand)| hand.to_vec()));
    cards.extend(cities().flat_map(City::built));
    cards.extend(cities().flat_map(City::stages_built).filter_map(|(_, marker)| match marker.face {
        Face::Card(card) => Some(card),
        Face::Leader(_) | Face::Open(_) | Face::Bare => None,
    }));
    cards.extend(state.discard.iter().map(|discarded| discarded.card));
    cards.extend((state.age + 1..=3).flat_map(|age| state.deck(age)));
    cards.extend(&state.aside);
    cards.into_iter().map(|card| card as u32).collect()
}

fn hold(seats: u8, games: u64) {
    let tables = [(seats, Options::default())];
    Laws::<SevenWonders>::new().conserving(census).hold(games, tables);
}

#[test]
fn laws_hold_for_two() {
    hold(2, 3);
}

#[test]
fn laws_hold_for_three() {
    hold(3, 3);
}

#[test]
fn laws_hold_for_four() {
    hold(4, 2);
}

#[test]
fn laws_hold_for_five() {
    hold(5, 2);
}

#[test]
fn laws_hold_for_six() {
    hold(6, 1);
}

#[test]
fn laws_hold_for_seven() {
    hold(7, 1);
}

/// Every leader of the match, wherever it is.
fn census_of_leaders(state: &State) -> Vec<u32> {
    let mut all = census(state);
    if state.court.is_none() {
        return all;
    }
    let cities = || state.cities.iter().map(|(_, city)| city);
    let mut leaders: Vec<Leader> = cities().flat_map(City::leaders).collect();
    leaders.extend(cities().flat_map(City::stages_built).filter_map(|(_, marker)| match marker.face {
        Face::Leader(leader) | Face::Open(leader) => Some(leader),
        Face::Card(_) | Face::Bare => None,
    }));
    leaders.extend(cities().flat_map(|city| city.tombs.iter().map(|tomb| tomb.leader)));
    let court = state.court.as_ref().unwrap();
    let kept = court.hands.iter().chain(court.discarded.iter());
    leaders.extend(kept.flat_map(|(_, leaders)| leaders.iter()));
    leaders.extend(&court.deck);
    leaders.extend(court.gifts.iter().filter(|gift| gift.pending).map(|gift| gift.leader));
    if court.is_drafting() {
        leaders.extend(court.packs.iter().flat_map(|(_, pack)| &pack[usize::from(court.rounds)..]));
    }
    all.extend(leaders.into_iter().map(|leader| 1_000 + leader as u32));
    all
}

/// Every preset and every choice of sets that has enough leaders for a table, so that each kind of question comes up;
/// small pools leave few in the deck or none.
fn pools(seats: u8) -> Vec<Options> {
    let presets = [Leaders::Box, Leaders::Official, Leaders::Everything];
    let some = |bits: u8| {
        let sets = Set::ALL.into_iter().filter(|set| bits >> *set as u8 & 1 == 1).collect::<Vec<_>>();
        Leaders::Sets(Sets::try_from(sets).unwrap())
    };
    let of = |(number, leaders): (usize, Leaders)| {
        let leader_draft = if number.is_multiple_of(2) { LeaderDraft::Drafted } else { LeaderDraft::Dealt };
        Options { leaders, leader_draft, ..Options::default() }
    };
    let all = presets.into_iter().chain((1..32).map(some)).enumerate().map(of);
    all.filter(|options| SevenWonders::new(SeatCount::new(seats).unwrap(), *options).is_ok()).collect()
}

fn pool(seats: u8, number: usize) -> Options {
    let pools = pools(seats);
    pools[number % pools.len()]
}

/// Those with leaders that ask, draw and destroy, with as few others as are needed.
fn fan_made(seats: u8) -> Options {
    let leaders = Leaders::Sets(Sets::try_from(vec![Set::Promo, Set::FanMade]).unwrap());
    let leader_draft = if seats.is_multiple_of(2) { LeaderDraft::Drafted } else { LeaderDraft::Dealt };
    Options { leaders, leader_draft, ..Options::default() }
}

#[test]
fn laws_hold_with_leaders() {
    for seats in 3..=7 {
        let tables = [(seats, pool(seats, usize::from(seats))), (seats, fan_made(seats))];
        Laws::<SevenWonders>::new().conserving(census_of_leaders).hold(1, tables);
    }
}

#[test]
fn no_leader_leaks() {
    let tables = (3..=7).flat_map(|seats| {
        let chosen = (0..3).map(move |number| (seats, pool(seats, number * 11 + usize::from(seats))));
        chosen.chain([(seats, fan_made(seats))])
    });
    leak_test::<SevenWonders>(&tables.collect::<Vec<_>>());
}

/// The box Cities, alone and with leaders.
fn with_cities(seats: u8) -> [(u8, Options); 2] {
    let alone = Options { cities: true, ..Options::default() };
    let leader_draft = if seats.is_multiple_of(2) { LeaderDraft::Drafted } else { LeaderDraft::Dealt };
    [(seats, alone), (seats, Options { leaders: Leaders::Everything, leader_draft, ..alone })]
}

fn in_teams(seats: u8) -> [(u8, Options); 2] {
    with_cities(seats).map(|(seats, options)| (seats, Options { teams: true, ..options }))
}

#[test]
fn laws_hold_with_cities() {
    for seats in 3..=8 {
        Laws::<SevenWonders>::new().conserving(census_of_leaders).hold(1, with_cities(seats));
    }
}

#[test]
fn laws_hold_for_teams() {
    for seats in [4, 6, 8] {
        Laws::<SevenWonders>::new().conserving(census_of_leaders).hold(1, in_teams(seats));
    }
}

/// Cards that were set aside, answers to losses, hands of others than partners.
#[test]
fn nothing_of_cities_leaks() {
    let tables = (3..=8).flat_map(with_cities).chain([4, 6, 8].into_iter().flat_map(in_teams));
    leak_test::<SevenWonders>(&tables.collect::<Vec<_>>());
}

#[test]
fn laws_hold_when_boards_are_chosen() {
    for (seats, wonders, sides) in [
        (3, Wonders::Picked, SideChoice::Picked),
        (2, Wonders::Dealt, SideChoice::Picked),
        (4, Wonders::Picked, SideChoice::B),
        (3, Wonders::Dealt, SideChoice::A),
    ] {
        Laws::<SevenWonders>::new()
            .conserving(census)
            .hold(1, [(seats, Options { wonders, sides, ..Options::default() })]);
    }
}

/// What lies face down is legal as it lies at every moment, and so when the turn is carried out: the own play by
/// itself, and the Free city's beside it. Everybody has second thoughts as often as first ones.
#[test]
fn what_is_carried_out_is_legal() {
    let two = SeatCount::new(2).unwrap();
    for deal in 0..60 {
        let rules = SevenWonders::new(two, Options::default()).unwrap();
        let mut state = rules.start(Seed::from_bytes([deal; 32]));
        let mut rng = Seed::from_bytes([deal; 32]).stream(Purpose(98), 0);
        while !matches!(rules.phase(&state), Phase::Over(_)) {
            let phase = rules.phase(&state);
            let able: Vec<Seat> =
                if below(&mut rng, 2) == 0 { phase.waiting() } else { phase.acting() }.iter().collect();
            let player = *pick(&able, &mut rng).unwrap();
            let mut asked = rules.view(&state, Observer::Seat(player));
            let mut intents = rules.choices(&asked).intents;
            let offers = &mut asked.you.as_mut().unwrap().offers;
            if offers.len() > 1 && below(&mut rng, 2) == 0 {
                offers.truncate(1);
                intents = rules.choices(&asked).intents;
            }
            let intent = *pick(&intents, &mut rng).unwrap();
            rules.apply(&mut state, player, &intent, &mut Log::unread()).unwrap();
            for lies in state.picks.iter().filter_map(|(_, pick)| *pick) {
                let mut lifted = state.clone();
                let player = state.player_of(lies.city);
                lifted.cities_of(player).skip_while(|city| *city != lies.city).for_each(|city| {
                    lifted.picks[city] = None;
                });
                let intent = Intent::Play { city: lies.city, card: lies.card, how: lies.how };
                let view = rules.view(&lifted, Observer::Seat(player));
                assert_eq!(rules.check(&view, &intent), Ok(()), "deal {deal}, {lies:?}");
            }
        }
    }
}

#[test]
fn nothing_leaks() {
    leak_test::<SevenWonders>(&[2, 3, 4, 5, 6, 7].map(|seats| (seats, Options::default())));
}

/// Tower of Babel, Great Projects or both, with any of the other boxes, and in teams where that is possible.
fn with_babel(seats: u8) -> Vec<(u8, Options)> {
    let leaders = [Leaders::Off, Leaders::Box, Leaders::Everything];
    let mixes = (1..4_u8).flat_map(|babel| {
        leaders.into_iter().flat_map(move |leaders| {
            [(false, false), (true, false), (true, true)].map(move |(cities, teams)| {
                let (tower, projects) = (babel & 1 != 0, babel & 2 != 0);
                Options { tower, projects, leaders, cities, teams, ..Options::default() }
            })
        })
    });
    let seated = SeatCount::new(seats).unwrap();
    mixes.filter(|mix| SevenWonders::new(seated, *mix).is_ok()).map(|mix| (seats, mix)).collect()
}

/// Some of those, others for each number of seats, that with everything among them.
fn some_with_babel(seats: u8, number: usize) -> Vec<(u8, Options)> {
    let all = with_babel(seats);
    let last = all[all.len() - 1];
    let step = usize::from(seats) * 5 + 1;
    (0..number).map(|at| all[at * step % all.len()]).chain([last]).collect()
}

#[test]
fn laws_hold_with_babel() {
    for seats in [3, 5, 8] {
        Laws::<SevenWonders>::new().conserving(census_of_leaders).hold(1, some_with_babel(seats, 1));
    }
}

/// Tiles in packs and hands, and which one waits for the end of the turn.
#[test]
fn no_tile_leaks() {
    let tables = (3..=8).flat_map(|seats| some_with_babel(seats, 1));
    leak_test::<SevenWonders>(&tables.collect::<Vec<_>>());
}

/// All boards, with boxes that some of them need: none, leaders, tiles, everything.
fn with_boards(seats: u8) -> Vec<(u8, Options)> {
    let alone = Options { boards: Boards::Everything, ..Options::default() };
    let leaders = Options { leaders: Leaders::Everything, leader_draft: LeaderDraft::Dealt, ..alone };
    let tower = Options { tower: true, wonders: Wonders::Picked, ..alone };
    let all = Options { leaders: Leaders::Everything, cities: true, tower: true, projects: true, ..alone };
    let seated = SeatCount::new(seats).unwrap();
    let mixes = [alone, leaders, tower, all].into_iter();
    mixes.filter(|mix| SevenWonders::new(seated, *mix).is_ok()).map(|mix| (seats, mix)).collect()
}

/// Leaders in tombs are kept, tiles on boards are laid for good.
#[test]
fn laws_hold_with_all_boards() {
    for (seats, games) in [(3, 2), (5, 1), (6, 1), (8, 1)] {
        Laws::<SevenWonders>::new().conserving(census_of_leaders).hold(games, with_boards(seats));
    }
}

/// The tile that Babel has besides, tombs, and what is copied.
#[test]
fn nothing_of_the_other_boards_leaks() {
    let tables = (3..=8).flat_map(with_boards);
    leak_test::<SevenWonders>(&tables.collect::<Vec<_>>());
}
