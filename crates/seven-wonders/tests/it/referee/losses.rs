//! Coins that others make a city lose: each player chooses how many are paid, and owes the rest.

use seven_wonders::{Intent, State};

use super::{
    rulebook::Referee,
    table::{Play, Table, in_order, same},
};

/// Makes all players with coins choose how many they pay, at once and face down; the others owe all.
pub fn collect(table: &Table<'_>, state: &mut State, referee: &mut Referee, play: Play<'_>) {
    if referee.lost.iter().all(|coins| *coins == 0) {
        return;
    }
    let lost = std::mem::replace(&mut referee.lost, vec![0; referee.n]);
    let most = |seat: usize| lost[seat].min(referee.cities[seat].coins);
    let can = |seat: usize| {
        let up_to = if most(seat) > 0 { Some(most(seat)) } else { None };
        in_order(up_to.into_iter().flat_map(|most| (0..=most).map(|coins| Intent::Pay { coins })))
    };
    let payers: Vec<usize> = (0..referee.n).filter(|seat| most(*seat) > 0).collect();
    if !payers.is_empty() {
        for seat in 0..referee.n {
            same(&table.offered(state, seat), &can(seat), || {
                format!("age {} turn {}: seat {seat} loses {lost:?}", referee.age, referee.turn)
            });
        }
    }
    let mut paid = vec![0; referee.n];
    let mut others = None;
    for (at, seat) in payers.iter().enumerate() {
        if table.is_close() || at == 0 {
            others = Some(table.public(state));
        }
        let Intent::Pay { coins } = play(state, *seat, &can(*seat)) else { unreachable!() };
        paid[*seat] = coins;
        // The last answer reveals all.
        if at + 1 < payers.len() && table.is_close() || at + 2 == payers.len() {
            assert_eq!(others.take(), Some(table.public(state)), "what is paid is said face down");
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
