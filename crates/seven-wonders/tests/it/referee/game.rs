//! A match that is played by the rules and refereed.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
};

use contract::{
    ChaCha8Rng, Log, Observer, Phase, Purpose, Rules as _, Seat, SeatCount, Seed, WrittenOnce, below,
};
use seven_wonders::{
    Card, Event, How, Intent, Leader, LeaderHow, Leaders, Options, SevenWonders, State, Wonder,
};

use super::{
    asked::{After, settle},
    boards,
    city::City,
    decks,
    drafts::{draft_leaders, draft_tiles},
    losses::collect,
    rulebook::Referee,
    table::{Play, Scrutiny, Table, same},
};

/// A deal of a kind of match. The long run salts the deals of each kind; others have no salt.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    pub salt: u16,
    pub number: u32,
}

impl Deal {
    fn bytes(self, n: u8) -> [u8; 32] {
        let mut bytes = [n; 32];
        let number = self.number.to_le_bytes();
        bytes[0] = number[0];
        (1..4).for_each(|at| bytes[at] ^= number[at]);
        let salt = self.salt.to_le_bytes();
        (4..6).for_each(|at| bytes[at] ^= salt[at - 4]);
        bytes
    }
}

/// Returns a seat of the largest table.
pub fn seat_of(number: usize) -> Seat {
    Seat::new(number, SeatCount::new(8).unwrap()).unwrap()
}

/// Plays a match; builds more often than pure chance would, so that cities grow. Returns the referee at the
/// end.
///
/// # Panics
///
/// If the engine and the referee differ.
pub fn referee(n: u8, deal: Deal, options: Options, scrutiny: Scrutiny) -> Referee {
    let seats = SeatCount::new(n).unwrap();
    let rules = SevenWonders::new(seats, options).unwrap();
    let table = Table { rules: &rules, seats, scrutiny };
    let bytes = deal.bytes(n);
    let mut state = rules.start(Seed::from_bytes(bytes));
    let mut rng = Seed::from_bytes(bytes).stream(Purpose(99), 0);
    let mut second = Seed::from_bytes(bytes).stream(Purpose(98), 0);
    // An age begins with the answer to a question of the age before.
    let (listens, dealt) = (Cell::new(false), RefCell::new(None));
    let mut play = |state: &mut State, seat: usize, offered: &[Intent]| {
        let intent = one_of(offered, &mut rng);
        let mut log = if listens.get() { Log::new() } else { Log::unread() };
        rules.apply(state, table.seat(seat), &intent, &mut log).unwrap();
        if let Some(hands) = hands_told(&table, &log) {
            dealt.replace(Some(hands));
        }
        intent
    };
    boards::choose(&table, &mut state, &options, &mut play);
    let mut referee = begins(&table, &state, &options);
    if options.leaders != Leaders::Off {
        referee.leader_hands = draft_leaders(&table, &mut state, &options, &mut play);
    }
    if let Some(tower) = &mut referee.tower {
        let babel = referee.cities.iter().position(|city| city.is(Wonder::Babel));
        draft_tiles(&table, &mut state, tower, babel, &mut play);
    }
    let mut aside = 0;
    for age in 1..=3 {
        referee.age = age;
        referee.deal_number = deal.number as usize;
        let mut pile = deals(&table, &state, &mut referee, options, dealt.take(), &mut aside);
        listens.set(false);
        if options.leaders != Leaders::Off {
            leader_phase(&table, &mut state, &mut referee, &mut play);
        }
        if options.projects {
            referee.project_begins(&table.public(&state));
        }
        for turn in 1..=referee.turns {
            referee.turn = turn;
            referee.cities.iter_mut().for_each(|city| city.took = false);
            referee.project_goes_on();
            if referee.players == 2 {
                pile -= 1;
                draws(&table, &state, &mut referee, pile);
            }
            listens.set(turn == referee.turns);
            let plays = picks(&table, &mut state, &mut referee, &mut second, &mut play);
            referee.resolve(&plays);
            collect(&table, &mut state, &mut referee, &mut play);
            let last = turn == referee.turns;
            if last {
                referee.unseen += pile;
                last_cards(&table, &mut state, &mut referee, &mut play);
            }
            settle(&table, &mut state, &mut referee, if last { After::Rest } else { After::Turn }, &mut play);
            referee.places_tiles();
            if !last && !std::mem::take(&mut referee.hands_stay) {
                referee.pass();
            }
        }
        referee.cities.iter_mut().for_each(|city| city.took = false);
        referee.project_ends();
        settle(&table, &mut state, &mut referee, After::Project, &mut play);
        conflicts(&table, &state, &mut referee);
        settle(&table, &mut state, &mut referee, After::Rest, &mut play);
    }
    ends(&table, &state, &referee);
    referee
}

/// Picks one of the options: mostly no discard, and a project is joined if possible.
fn one_of(offered: &[Intent], rng: &mut ChaCha8Rng) -> Intent {
    let joins = |intent: &&Intent| matches!(intent, Intent::Play { how: How::Join { .. }, .. });
    let grows = |intent: &&Intent| {
        !matches!(
            intent,
            Intent::Play { how: How::Discard, .. } | Intent::Lead { how: LeaderHow::Discard, .. }
        )
    };
    let mut nth = |many: usize| below(rng, many as u32) as usize;
    let joining = offered.iter().filter(joins).count();
    if joining > 0 && nth(4) > 0 {
        return *offered.iter().filter(joins).nth(nth(joining)).unwrap();
    }
    let grown = offered.iter().filter(grows).count();
    if grown == 0 || nth(5) == 0 {
        return offered[nth(offered.len())];
    }
    *offered.iter().filter(grows).nth(nth(grown)).unwrap()
}

/// Builds the cities with their boards, before anything is dealt.
fn begins(table: &Table<'_>, state: &State, options: &Options) -> Referee {
    let begin = table.public(state);
    let coins = if options.leaders == Leaders::Off { 3 } else { 6 };
    let city = |board| City::new(board, coins);
    let mut cities: Vec<City> =
        begin.cities.iter().map(|(_, seen)| city(seen.wonder.zip(seen.side))).collect();
    boards::found(&mut cities);
    Referee::new(table.seats.get(), cities, options)
}

/// Returns the hands at the beginning of an age, from the event of each player.
fn hands_told(table: &Table<'_>, log: &Log<Event>) -> Option<Vec<Vec<Card>>> {
    let hand = |seat: Seat| {
        log.told_to(Observer::Seat(seat)).find_map(|event| match event {
            Event::AgeBegan { hand, .. } => hand.clone(),
            _ => None,
        })
    };
    table.seats.seats().map(hand).collect()
}

/// Begins an age with the hands from events or views. Returns the number of cards in the two-player pile.
fn deals(
    table: &Table<'_>,
    state: &State,
    referee: &mut Referee,
    options: Options,
    told: Option<Vec<Vec<Card>>>,
    aside: &mut usize,
) -> usize {
    let (age, players) = (referee.age, referee.players);
    let seen = || (0..players).map(|seat| table.view(state, seat).you.unwrap().hand).collect();
    assert!(told.is_some() || age == 1, "nobody is told of age {age}");
    // One of two players draws a card before they see their hand.
    let told = told.filter(|_| players > 2);
    if let Some(told) = told.as_ref().filter(|_| table.is_close()) {
        assert_eq!(*told, seen(), "age {age}: what is told and what is seen");
    }
    referee.hands = told.unwrap_or_else(seen);
    // All but one card of a hand are played.
    let held = usize::from(referee.turns) + 1;
    assert!(players == 2 || referee.hands.iter().all(|hand| hand.len() == held), "age {age}");
    *aside += decks::check(&referee.hands, age, options);
    assert_eq!(usize::from(table.public(state).aside), *aside);
    referee.cities.iter_mut().for_each(|city| city.used.clear());
    if players == 2 { 7 } else { 0 }
}

/// Draws a card of the two-player pile for the player of the Free city.
fn draws(table: &Table<'_>, state: &State, referee: &mut Referee, pile: usize) {
    let player = referee.player(2);
    let you = table.view(state, player).you.unwrap();
    if referee.turn > 1 {
        referee.hands[player].push(you.drawn.last().unwrap().unwrap());
    }
    let public = table.public(state);
    assert_eq!(usize::from(public.pile), pile);
    assert_eq!(public.free_city_player.unwrap().number(), player);
}

/// Plays a leader for every player with leaders in hand.
fn leader_phase(table: &Table<'_>, state: &mut State, referee: &mut Referee, play: Play<'_>) {
    referee.turn = 0;
    let mut deeds: Vec<(usize, Leader, LeaderHow)> = Vec::new();
    for seat in 0..referee.players {
        if referee.leader_hands[seat].is_empty() {
            // A player without leaders is not asked; the phase ends if no later player has one.
            let goes_on = referee.leader_hands[seat..].iter().any(|hand| !hand.is_empty());
            assert!(!goes_on || table.offered(state, seat).is_empty(), "age {}, seat {seat}", referee.age);
            continue;
        }
        referee.leader_hands[seat].sort_unstable();
        let offered = if referee.looks(table, seat) {
            let seen = table.view(state, seat);
            referee.compare(&seen, seat);
            let own = seen.you.as_ref().unwrap().leaders.as_ref().unwrap();
            assert_eq!(own.hand, referee.leader_hands[seat]);
            table.offered_in(state, seat, &seen)
        } else {
            table.offered(state, seat)
        };
        let legal = referee.leader_choices(seat, &referee.leader_hands[seat]);
        same(&offered, &legal, || {
            format!("age {}, leaders of seat {seat}, {}", referee.age, referee.under(seat))
        });
        let Intent::Lead { leader, how } = play(state, seat, &offered) else { unreachable!() };
        deeds.push((seat, leader, how));
    }
    referee.turn = 1;
    referee.lead(&deeds);
    referee.in_phase = true;
    settle(table, state, referee, After::Rest, play);
    referee.in_phase = false;
    referee.tiles_act();
}

/// Returns the plays for each city in a turn.
fn picks(
    table: &Table<'_>,
    state: &mut State,
    referee: &mut Referee,
    second: &mut ChaCha8Rng,
    play: Play<'_>,
) -> BTreeMap<usize, (Card, How)> {
    let (n, players, age, turn) = (referee.n, referee.players, referee.age, referee.turn);
    let mut plays: BTreeMap<usize, (Card, How)> = BTreeMap::new();
    // No play is carried out before all are laid, so a player may replace a play by the same one.
    let mut legal: Vec<Vec<Intent>> = vec![vec![]; n];
    if players > 2 && !table.is_close() {
        referee.compare(&table.public(state), usize::MAX);
    }
    for (seat, city) in (0..players).flat_map(|seat| [(seat, seat), (seat, players)]) {
        if city >= n || referee.player(city) != seat {
            continue;
        }
        // Players who have laid a play replace it now and then.
        let again: Vec<usize> = plays.keys().copied().filter(|_| below(second, 3) == 0).collect();
        for city in again.into_iter().chain([city]) {
            let seat = referee.player(city);
            let seen = (players == 2 || referee.looks(table, seat)).then(|| table.view(state, seat));
            if let Some(seen) = &seen {
                referee.compare(seen, seat);
            }
            let offered = match seen {
                // The pending city is offered last of the two cities of one player.
                Some(mut seen) if players == 2 => {
                    let offers = &mut seen.you.as_mut().unwrap().offers;
                    *offers = WrittenOnce::new(offers[..if city == seat { 1 } else { 2 }].to_vec());
                    table.shown(&seen)
                }
                Some(seen) => table.offered_in(state, seat, &seen),
                None => table.offered(state, seat),
            };
            if players == 2 || table.is_close() || legal[city].is_empty() {
                legal[city] = referee.choices(city, &referee.hand_for(city, &plays));
            }
            same(&offered, &legal[city], || {
                format!("age {age} turn {turn} city {city}, {}", referee.under(city))
            });
            let Intent::Play { card, how, .. } = play(state, seat, &offered) else { unreachable!() };
            plays.insert(city, (card, how));
            if players == 2 && plays.len() < n {
                referee.free_city_stands(&table.view(state, seat), seat, &mut plays);
            }
        }
    }
    // With two players, a later play for one city may make the play of the other illegal.
    for (city, (card, how)) in plays.iter().filter(|_| players == 2) {
        let lies = Intent::Play { city: seat_of(*city), card: *card, how: *how };
        let legal = referee.choices(*city, &referee.hand_for(*city, &plays));
        assert!(legal.contains(&lies), "age {age} turn {turn}: {lies:?}");
    }
    plays
}

/// Discards the last card of each hand, or plays it with a power.
fn last_cards(table: &Table<'_>, state: &mut State, referee: &mut Referee, play: Play<'_>) {
    let able: Vec<usize> =
        (0..referee.players).filter(|seat| referee.cities[*seat].plays_last_cards()).collect();
    for seat in (0..referee.players).filter(|seat| !able.contains(seat)) {
        referee.discard.append(&mut referee.hands[seat]);
    }
    for seat in able {
        let offered = table.offered(state, seat);
        let legal = referee.choices(seat, &referee.hands[seat]);
        same(&offered, &legal, || {
            format!("age {}, last card of seat {seat}, {}", referee.age, referee.under(seat))
        });
        let Intent::Play { card, how, .. } = play(state, seat, &offered) else { unreachable!() };
        referee.resolve(&BTreeMap::from([(seat, (card, how))]));
        collect(table, state, referee, play);
    }
}

/// Compares the results of the conflicts that players see.
fn conflicts(table: &Table<'_>, state: &State, referee: &mut Referee) {
    let (seen, age) = (table.public(state), referee.age);
    assert_eq!(seen.conflicts.len(), usize::from(age), "age {age}: conflicts wait for {:?}", seen.stage);
    for (seat, fought) in referee.fight().into_iter().enumerate() {
        let told = &seen.conflicts[usize::from(age) - 1][seat_of(seat)];
        let usual = [referee.left(seat), referee.right(seat)].map(Some);
        let foes = told.foes.map_or(usual, |foes| foes.map(|foe| foe.map(Seat::number)));
        assert_eq!((told.away, foes), (fought.away, fought.foes), "age {age}, conflicts of seat {seat}");
        let gets = [told.left, told.right].map(i16::from);
        assert_eq!(gets, fought.gets, "age {age}, conflicts of seat {seat}");
        let fights = foes.iter().any(Option::is_some);
        assert!(!fights || told.tokens == fought.tokens, "age {age}, conflicts of seat {seat}");
    }
}

/// Compares points and places.
fn ends(table: &Table<'_>, state: &State, referee: &Referee) {
    let Phase::Over(outcome) = table.rules.phase(state) else { panic!("the match has ended") };
    referee.compare(&table.rules.view(state, Observer::Public), usize::MAX);
    let (n, players) = (referee.n, referee.players);
    let totals: Vec<i16> = (0..n).map(|seat| referee.total(seat)).collect();
    let side =
        |seat: usize| -> Vec<usize> { [Some(seat), referee.partner[seat]].into_iter().flatten().collect() };
    // Partners add up their points and coins.
    let sums: Vec<(i16, u16)> = (0..n)
        .map(|seat| {
            let all = side(seat);
            (all.iter().map(|s| totals[*s]).sum(), all.iter().map(|s| referee.cities[*s].coins).sum())
        })
        .collect();
    let most = sums[..players].iter().max().unwrap();
    let first = |seat: usize| sums[seat] == *most;
    // A player who named the winner comes right after them.
    let named = |seat: usize| {
        let says = |s: usize| referee.cities[s].named.filter(|_| referee.cities[s].led_by(Leader::Pythia));
        side(seat).into_iter().any(|s| says(s).is_some_and(first))
    };
    let keys: Vec<_> = (0..n).map(|seat| (first(seat), named(seat), sums[seat])).collect();
    for (seat, place) in outcome.places.iter() {
        let total = outcome.sheet.last().unwrap().points[seat];
        assert_eq!(total, i32::from(totals[seat.number()]), "{seat}");
        referee.check_rows(seat, &outcome);
        let better = keys[..players].iter().filter(|key| **key > keys[seat.number()]).count();
        assert_eq!(usize::from(*place), better / side(seat.number()).len() + 1);
    }
}
