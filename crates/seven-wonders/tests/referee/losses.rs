//! Coins that others make a city lose: each says how many of them it pays, and owes the rest.

use std::collections::BTreeSet;

use contract::{Observer, Rules as _, Seat};
use seven_wonders::{Intent, SevenWonders, State};

use crate::{Play, rulebook::Referee};

/// Everybody who has coins says at once how many they pay; whoever has none owes all. Nobody sees what others said
/// before all have.
pub fn collect(rules: &SevenWonders, state: &mut State, referee: &mut Referee, play: Play<'_>) {
    if referee.lost.iter().all(|coins| *coins == 0) {
        return;
    }
    let lost = std::mem::replace(&mut referee.lost, vec![0; referee.n]);
    let seats = rules.seats();
    let listed = |state: &State, seat: usize| -> BTreeSet<Intent> {
        let view = rules.view(state, Observer::Seat(Seat::new(seat, seats).unwrap()));
        rules.choices(&view).intents.into_iter().collect()
    };
    let most = |seat: usize| lost[seat].min(referee.cities[seat].coins);
    let payers: Vec<usize> = (0..referee.n).filter(|seat| most(*seat) > 0).collect();
    if !payers.is_empty() {
        for seat in 0..referee.n {
            let can = (0..=most(seat)).map(|coins| Intent::Pay { coins });
            let can: BTreeSet<Intent> = if most(seat) > 0 { can.collect() } else { BTreeSet::new() };
            let (age, turn) = (referee.age, referee.turn);
            assert_eq!(listed(state, seat), can, "age {age} turn {turn}: seat {seat} loses {lost:?}");
        }
    }
    let mut paid = vec![0; referee.n];
    for (at, seat) in payers.iter().enumerate() {
        let others = rules.view(state, Observer::Public);
        let can = listed(state, *seat);
        let Intent::Pay { coins } = play(state, *seat, &can) else { unreachable!() };
        paid[*seat] = coins;
        if at + 1 < payers.len() {
            assert_eq!(others, rules.view(state, Observer::Public), "what is paid is said face down");
        }
    }
    let said = |what: fn(u16, u16) -> bool| payers.iter().any(|seat| what(paid[*seat], lost[*seat]));
    let kinds = [
        ("all of a loss is paid", said(|paid, lost| paid == lost)),
        ("some of a loss is owed", said(|paid, lost| 0 < paid && paid < lost)),
        ("all of a loss is owed", said(|paid, _| paid == 0)),
        ("a loss without coins", (0..referee.n).any(|seat| lost[seat] > 0 && most(seat) == 0)),
        ("a loss in the leader phase", referee.in_phase),
    ];
    referee.met.extend(kinds.into_iter().filter(|(_, met)| *met).map(|(name, _)| name.to_owned()));
    for (seat, city) in referee.cities.iter_mut().enumerate() {
        city.coins -= paid[seat];
        city.debts += lost[seat] - paid[seat];
    }
}
