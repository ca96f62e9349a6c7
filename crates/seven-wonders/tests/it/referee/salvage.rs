//! Cards that are built from the discard pile.

use seven_wonders::{Card, Done, Intent, State};

use super::{
    choices::What,
    rulebook::Referee,
    table::{Play, Table, each_once, in_order, same},
};

/// Builds a card from the discard pile for a city.
pub fn salvage(table: &Table<'_>, state: &mut State, referee: &mut Referee, seat: usize, play: Play<'_>) {
    let player = referee.player(seat);
    if let Some(mut pile) = table.view(state, player).you.unwrap().pile {
        for card in &referee.discard {
            pile.remove(pile.iter().position(|other| other == card).unwrap());
        }
        assert_eq!(pile.len(), referee.unseen);
        referee.discard.append(&mut pile);
        referee.unseen = 0;
    }
    let here = |card: &&Card| referee.cities[seat].has_name(card.facts().en);
    let found = referee.discard.iter().filter(|card| !here(card));
    let can = each_once(found.map(|card| Intent::FromDiscard { card: *card }));
    if can.is_empty() {
        return;
    }
    let legal = in_order(can.iter().copied().chain([Intent::Decline]));
    same(&table.offered(state, player), &legal, || {
        let (age, turn, stage) = (referee.age, referee.turn, table.public(state).stage);
        let under = referee.under(seat);
        format!("age {age} turn {turn} seat {seat} builds from the discard pile, {under}: {stage:?}")
    });
    let Intent::FromDiscard { card } = play(state, player, &can) else { unreachable!() };
    let at = referee.discard.iter().position(|c| *c == card).unwrap();
    referee.discard.remove(at);
    referee.cities[seat].cards.push(card);
    let (gains, mut bank) = (vec![0; referee.n], vec![0; referee.n]);
    bank[seat] = referee.bonus(seat, card);
    referee.come(&[(seat, card.facts().effects, None, None)], gains, bank);
}

impl Referee {
    /// Returns the coins of leaders and tiles for a card that is not built from the hand.
    pub fn bonus(&self, seat: usize, card: Card) -> u16 {
        let city = &self.cities[seat];
        city.earns(Done::Built(card.facts().colour))
            + city.open.bonus(Self::deed(What::Power(card)), self.age)
    }
}
