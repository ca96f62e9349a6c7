//! The game obeys the laws of every game.

use contract::{Log, Observer, Phase, Purpose, Rules as _, Seat, SeatCount, Seed, below, pick};
use contract_laws::{Laws, leak_test};

use crate::{Card, Intent, Options, SevenWonders, SideChoice, State, Wonders, city::City, deck::deck};

/// Every card of the match: dealt ones wherever they are, and the decks of later ages.
fn census(state: &State) -> Vec<u32> {
    let cities = || state.cities.iter().map(|(_, city)| city);
    let mut cards: Vec<Card> = state.pile.to_vec();
    cards.extend(state.hands.iter().flat_map(|(_, hand)| hand.to_vec()));
    cards.extend(cities().flat_map(City::built));
    cards.extend(cities().flat_map(|city| &city.markers).map(|marker| marker.card));
    cards.extend(state.discard.iter().map(|discarded| discarded.card));
    cards.extend((state.age + 1..=3).flat_map(|age| deck(&state.seed, age, state.cities.seats())));
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

#[test]
fn laws_hold_when_boards_are_chosen() {
    for (seats, wonders, sides) in [
        (3, Wonders::Picked, SideChoice::Picked),
        (2, Wonders::Dealt, SideChoice::Picked),
        (4, Wonders::Picked, SideChoice::B),
        (3, Wonders::Dealt, SideChoice::A),
    ] {
        Laws::<SevenWonders>::new().conserving(census).hold(1, [(seats, Options { wonders, sides })]);
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
