//! The game obeys the laws of all games.

use contract::{Log, Observer, Phase, Purpose, Rules as _, Seat, SeatCount, Seed, WrittenOnce, below, pick};
use contract_laws::{Laws, any_mixes, leak_test};

use crate::{
    Boards, Card, How, Intent, Leader, LeaderDraft, LeaderHow, Leaders, Matter, Options, Set, Sets,
    SevenWonders, SideChoice, State, Wonders,
    city::{City, Face},
    course::What,
    state::Step,
};

/// Counts every card of the match: dealt ones at all places, and the decks of later ages.
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

/// Judges one position in 25, because a position takes milliseconds.
fn laws() -> Laws<SevenWonders> {
    Laws::new().every(const { std::num::NonZeroU32::new(25).unwrap() })
}

fn hold(seats: u8, games: u64) {
    let tables = [(seats, Options::default())];
    laws().conserving(census).hold(games, tables);
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

/// Counts every leader of the match, at all places.
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
    leaders.extend(state.agenda.iter().filter_map(|ask| match ask.what {
        What::Matter(Matter::Engage { leader }) => leader,
        _ => None,
    }));
    leaders.extend(court.gifts.iter().filter(|gift| gift.pending).map(|gift| gift.leader));
    if court.is_drafting() {
        leaders.extend(court.packs.iter().flat_map(|(_, pack)| &pack[usize::from(court.rounds)..]));
    }
    all.extend(leaders.into_iter().map(|leader| 1_000 + leader as u32));
    all
}

/// Returns every preset and every choice of sets that has enough leaders for a table, so that each kind of
/// question occurs. Small pools leave few leaders in the deck or none.
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

/// Returns the sets with leaders that ask, draw and destroy, and as few others as possible.
fn fan_made(seats: u8) -> Options {
    let leaders = Leaders::Sets(Sets::try_from(vec![Set::Promo, Set::FanMade]).unwrap());
    let leader_draft = if seats.is_multiple_of(2) { LeaderDraft::Drafted } else { LeaderDraft::Dealt };
    Options { leaders, leader_draft, ..Options::default() }
}

#[test]
fn laws_hold_with_leaders() {
    for seats in 3..=7 {
        let tables = [(seats, pool(seats, usize::from(seats))), (seats, fan_made(seats))];
        laws().conserving(census_of_leaders).hold(1, tables);
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

/// Returns random mixes of all options: this number for each number of seats, or the number in
/// `SEPTET_MIXES`. They are the same each time.
fn mixes(chance: u8, seats: impl IntoIterator<Item = u8>, usual: usize) -> Vec<(u8, Options)> {
    let said = std::env::var("SEPTET_MIXES");
    let number = said.map_or(usual, |said| said.parse().expect("SEPTET_MIXES is a number of mixes"));
    let seats: Vec<u8> = seats.into_iter().collect();
    let number = number * seats.len();
    any_mixes::<SevenWonders>(seats, number, &mut Seed::from_bytes([chance; 32]).stream(Purpose(97), 0))
}

/// Returns true if players take boards first; leaders are dealt after that.
fn takes_boards((_, options): &(u8, Options)) -> bool {
    options.wonders == Wonders::Picked || options.sides == SideChoice::Picked
}

#[test]
fn laws_hold_for_any_mix() {
    let (later, at_once): (Vec<_>, Vec<_>) = mixes(1, 3..=8, 1).into_iter().partition(takes_boards);
    laws().conserving(census).hold(1, later);
    laws().conserving(census_of_leaders).hold(1, at_once);
}

#[test]
fn nothing_leaks_in_any_mix() {
    leak_test::<SevenWonders>(&mixes(2, 3..=8, 2));
}

/// Returns the box Cities, alone and with leaders.
fn with_cities(seats: u8) -> [(u8, Options); 2] {
    let alone = Options { cities: true, ..Options::default() };
    let leader_draft = if seats.is_multiple_of(2) { LeaderDraft::Drafted } else { LeaderDraft::Dealt };
    [(seats, alone), (seats, Options { leaders: Leaders::Everything, leader_draft, ..alone })]
}

fn in_teams(seats: u8) -> [(u8, Options); 2] {
    with_cities(seats).map(|(seats, options)| (seats, Options { teams: true, ..options }))
}

#[test]
fn laws_hold_for_teams() {
    for seats in [4, 6, 8] {
        laws().conserving(census_of_leaders).hold(1, [in_teams(seats)[0]]);
    }
}

/// Cards that were set aside, answers to losses, hands of players other than partners.
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
        laws().conserving(census).hold(1, [(seats, Options { wonders, sides, ..Options::default() })]);
    }
}

/// Face-down plays are legal at every moment, and so when the turn is carried out. The own play is judged by
/// itself, the Free city's together with it. Players replace plays as often as they make them.
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
                *offers = WrittenOnce::new(offers[..1].to_vec());
                intents = rules.choices(&asked).intents;
            }
            let intent = *pick(&intents, &mut rng).unwrap();
            rules.apply(&mut state, player, &intent, &mut Log::unread()).unwrap();
            for lies in state.picks.iter().filter_map(|(_, pick)| *pick) {
                let mut lifted = state.clone();
                lifted.kept.forget();
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

/// Cached parts of a view equal newly computed ones in any mix, and some parts are cached.
#[test]
fn what_is_kept_of_offers_is_what_would_be_reckoned_anew() {
    let mut kept = 0;
    for (seats, options) in mixes(4, 2..=8, 2) {
        let rules = SevenWonders::new(SeatCount::new(seats).unwrap(), options).unwrap();
        let mut state = rules.start(Seed::from_bytes([seats; 32]));
        let mut rng = Seed::from_bytes([seats; 32]).stream(Purpose(95), 0);
        loop {
            let mut anew = state.clone();
            anew.kept.forget();
            for seat in rules.seats.seats() {
                let before = state.kept.clone();
                let offers = rules.view(&state, Observer::Seat(seat)).you.unwrap().offers;
                let fresh = rules.view(&anew, Observer::Seat(seat)).you.unwrap().offers;
                assert_eq!(
                    offers, fresh,
                    "{seats} players, {seat}, turn {} of age {}",
                    state.turn, state.age
                );
                kept += u32::from(state.picks[seat].is_some() && before.has(seat));
            }
            let Some(player) = rules.phase(&state).waiting().iter().next() else { break };
            let intent = *pick(&rules.options(&state, player).intents, &mut rng).unwrap();
            rules.apply(&mut state, player, &intent, &mut Log::unread()).unwrap();
        }
    }
    assert!(kept > 1_000, "{kept}: nothing is kept");
}

#[test]
fn nothing_leaks() {
    leak_test::<SevenWonders>(&[2, 3, 4, 5, 6, 7].map(|seats| (seats, Options::default())));
}

/// A player discards a card for a tile, and before the tile is laid all others pay a loss. Every imagined
/// world then reports which tile it was.
#[test]
fn a_tile_that_waits_while_losses_are_paid_is_told_in_imagined_worlds() {
    let options = Options { tower: true, cities: true, ..Options::default() };
    let rules = SevenWonders::new(SeatCount::new(5).unwrap(), options).unwrap();
    let mut rng = Seed::from_bytes([9; 32]).stream(Purpose(95), 0);
    let plays_on = |state: &mut State, rng: &mut _| {
        let player = rules.phase(state).waiting().iter().next().unwrap();
        let intent = *pick(&rules.options(state, player).intents, rng).unwrap();
        rules.apply(state, player, &intent, &mut Log::unread()).unwrap();
    };
    let waits = |state: &State| {
        let pending = &state.tower.as_ref().unwrap().pending;
        state.step == Step::Losses && pending.iter().any(|(_, tile)| tile.is_some())
    };
    let mut found = 0;
    for deal in 0..12 {
        let mut state = rules.start(Seed::from_bytes([deal; 32]));
        while !matches!(rules.phase(&state), Phase::Over(_)) {
            plays_on(&mut state, &mut rng);
            if state.tower.is_none() || !waits(&state) {
                continue;
            }
            found += 1;
            let mut world = rules.imagine(&rules.view(&state, Observer::Public), &mut rng).unwrap();
            while world.step == Step::Losses {
                plays_on(&mut world, &mut rng);
            }
            let told = rules.view(&world, Observer::Public);
            let hows = told.plays.iter().flat_map(|turn| &turn.plays).map(|play| play.how);
            let untold = hows.filter(|how| matches!(how, How::Tile { tile: None })).count();
            assert!(world.step != Step::Turn || untold == 0, "deal {deal}: {:?}", told.plays);
        }
    }
    assert!(found > 0, "no tile ever waited");
}

/// Plays at random without views, builds all that it can, and counts decisions.
fn steps((seats, options): (u8, Options), deal: u8) -> u32 {
    let rules = SevenWonders::new(SeatCount::new(seats).unwrap(), options).unwrap();
    let mut state = rules.start(Seed::from_bytes([deal; 32]));
    let mut rng = Seed::from_bytes([deal; 32]).stream(Purpose(96), 0);
    for step in 0.. {
        let Some(player) = rules.phase(&state).waiting().iter().next() else { return step };
        let mut intents = rules.options(&state, player).intents;
        let idle = |intent: &Intent| {
            let sells = matches!(intent, Intent::Play { how: How::Discard, .. });
            sells || matches!(intent, Intent::Lead { how: LeaderHow::Discard, .. })
        };
        if !intents.iter().all(idle) {
            intents.retain(|intent| !idle(intent));
        }
        let intent = *pick(&intents, &mut rng).unwrap();
        rules.apply(&mut state, player, &intent, &mut Log::unread()).unwrap();
    }
    unreachable!("a match ends")
}

/// `bound.rs` derives the bound, this measures it. Cities makes all pay, leaders and Babel ask most.
#[test]
fn no_mix_comes_near_the_bound_of_steps() {
    let all = Options {
        wonders: Wonders::Picked,
        leaders: Leaders::Everything,
        cities: true,
        tower: true,
        projects: true,
        ..Options::default()
    };
    let largest = [7, 8].map(|seats| (seats, all)).into_iter().chain([(8, Options { teams: true, ..all })]);
    let tables: Vec<(u8, Options)> = largest.chain(mixes(3, 2..=8, 4)).collect();
    let deals = 0..6;
    let played = tables.iter().flat_map(|table| deals.clone().map(move |deal| (steps(*table, deal), table)));
    let (most, table) = played.max_by_key(|(steps, _)| *steps).unwrap();
    println!("at most {most} steps, with {table:?}");
    let limit = SevenWonders::INFO.max_steps;
    assert!(most > limit / 3, "{most}: these matches are not large");
    assert!(most < limit * 4 / 5, "{most} of {limit} steps with {table:?}");
}

/// Returns all boards, with boxes that some of them need: none, leaders, tiles, everything.
fn with_boards(seats: u8) -> Vec<(u8, Options)> {
    let alone = Options { boards: Boards::Everything, ..Options::default() };
    let leaders = Options { leaders: Leaders::Everything, leader_draft: LeaderDraft::Dealt, ..alone };
    let tower = Options { tower: true, wonders: Wonders::Picked, ..alone };
    let all = Options { leaders: Leaders::Everything, cities: true, tower: true, projects: true, ..alone };
    let seated = SeatCount::new(seats).unwrap();
    let mixes = [alone, leaders, tower, all].into_iter();
    mixes.filter(|mix| SevenWonders::new(seated, *mix).is_ok()).map(|mix| (seats, mix)).collect()
}

/// Leaders in tombs are counted, and tiles on boards stay.
#[test]
fn laws_hold_with_all_boards() {
    for (seats, which) in [(3, 1), (5, 2), (8, 0)] {
        laws().conserving(census_of_leaders).hold(1, [with_boards(seats)[which]]);
    }
}

/// The additional tile of Babel, tombs, and copies.
#[test]
fn nothing_of_the_other_boards_leaks() {
    let tables = (3..=8).flat_map(with_boards);
    leak_test::<SevenWonders>(&tables.collect::<Vec<_>>());
}

/// Returns boards of other boxes, alone and with other options.
fn with_packs(seats: u8) -> Vec<(u8, Options)> {
    let alone = Options { boards: Boards::Official, ..Options::default() };
    let led = Options { leaders: Leaders::Everything, leader_draft: LeaderDraft::Dealt, ..alone };
    let all = Options { cities: true, tower: true, projects: true, boards: Boards::Everything, ..led };
    let mixes = [
        alone,
        led,
        Options { cities: true, ..alone },
        Options { sides: SideChoice::B, wonders: Wonders::Picked, ..alone },
        Options { cities: true, sides: SideChoice::B, ..led },
        Options { sides: SideChoice::Picked, ..all },
        Options { teams: true, sides: SideChoice::B, ..all },
    ];
    let seated = SeatCount::new(seats).unwrap();
    mixes.into_iter().filter(|mix| SevenWonders::new(seated, *mix).is_ok()).map(|mix| (seats, mix)).collect()
}

/// One of them for each number of seats; other tests draw any mix.
#[test]
fn laws_hold_with_boards_of_other_boxes() {
    for (seats, which) in [(3, 1), (4, 3), (6, 6), (7, 4), (8, 5)] {
        let mixes = with_packs(seats);
        let (_, options) = mixes[which % mixes.len()];
        let census = if takes_boards(&(seats, options)) { census } else { census_of_leaders };
        laws().conserving(census).hold(1, [(seats, options)]);
    }
}

/// The marker of Stonehenge's last stage, of which players see only the colour.
#[test]
fn no_marker_leaks() {
    let tables = [4, 7, 8].into_iter().flat_map(with_packs);
    leak_test::<SevenWonders>(&tables.collect::<Vec<_>>());
}
