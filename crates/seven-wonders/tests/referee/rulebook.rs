//! What may be done, and what comes of it.

use std::collections::{BTreeMap, BTreeSet};

use contract::{Seat, SeatCount};
use seven_wonders::{Amount, Card, Count, Effect, How, Intent, Once, Payment, Resource, Whose, Worth};

use crate::{city::City, matching::matches_all, science::science};

/// With two players the Free city is the third city, and has no hand.
pub struct Referee {
    pub n: usize,
    pub age: u8,
    pub turn: u8,
    pub cities: Vec<City>,
    pub hands: Vec<Vec<Card>>,
    pub discard: Vec<Card>,
    /// Cards of the discard pile that nobody has seen yet: the last ones of the two-player game's pile.
    pub unseen: usize,
}

impl Referee {
    pub fn left(&self, seat: usize) -> usize {
        (seat + 1) % self.n
    }

    pub fn right(&self, seat: usize) -> usize {
        (seat + self.n - 1) % self.n
    }

    /// Who plays for a city. The Free city: in ages I and III first who sits to its left, in age II the other
    /// one, then in turns.
    pub fn player(&self, city: usize) -> usize {
        let odd = usize::from(self.age == 2) + usize::from(self.turn) + 1;
        if city < self.hands.len() { city } else { odd % 2 }
    }

    /// Each unit of the cost is own, from the left, or from the right; sources are matched to units.
    pub fn ways(&self, seat: usize, stage: bool, card: Card) -> Vec<Payment> {
        let city = &self.cities[seat];
        let cost = if stage { city.all_stages()[city.stages].cost } else { card.facts().cost };
        let needs = Vec::<Resource>::from(cost.resources);
        let sources = [
            city.units(false),
            self.cities[self.left(seat)].units(true),
            self.cities[self.right(seat)].units(true),
        ];
        let mut paid = BTreeSet::new();
        for code in 0..3_usize.pow(needs.len() as u32) {
            let from: Vec<usize> = (0..needs.len()).map(|at| code / 3_usize.pow(at as u32) % 3).collect();
            let part = |side| {
                let units = needs.iter().zip(&from).filter(move |(_, from)| **from == side);
                units.map(|(resource, _)| *resource).collect::<Vec<_>>()
            };
            if (0..3).all(|side| matches_all(&part(side), &sources[side])) {
                let coins = |side| part(side).iter().map(|r| city.price(side == 1, *r)).sum::<u8>();
                paid.insert((coins(1), coins(2)));
            }
        }
        let purse = u16::from(cost.coins);
        paid.retain(|(left, right)| purse + u16::from(left + right) <= city.coins);
        let worse = |way: &(u8, u8)| paid.iter().any(|o| o != way && o.0 <= way.0 && o.1 <= way.1);
        paid.iter().filter(|way| !worse(way)).map(|way| Payment::beside(way.0, way.1)).collect()
    }

    /// What a city may do with a hand; the Free city discards only if it can do nothing else.
    pub fn choices(&self, seat: usize, hand: &[Card]) -> BTreeSet<Intent> {
        let mut all = self.all_choices(seat, hand);
        let discards = |intent: &Intent| matches!(intent, Intent::Play { how: How::Discard, .. });
        if seat >= self.hands.len() && !all.iter().all(discards) {
            all.retain(|intent| !discards(intent));
        }
        all
    }

    pub fn all_choices(&self, seat: usize, hand: &[Card]) -> BTreeSet<Intent> {
        let city = &self.cities[seat];
        let me = Seat::new(seat, SeatCount::new(self.n as u8).unwrap()).unwrap();
        let mut all = BTreeSet::new();
        for card in hand {
            let facts = card.facts();
            let mut can = |how| all.insert(Intent::Play { city: me, card: *card, how });
            can(How::Discard);
            if city.stages < city.all_stages().len() {
                self.ways(seat, true, *card).into_iter().for_each(|pay| _ = can(How::Stage { pay }));
            }
            if city.cards.iter().any(|built| built.facts().en == facts.en) {
                continue;
            }
            if facts.free_with.iter().any(|parent| city.cards.contains(parent)) {
                can(How::Chain);
                continue;
            }
            let ways = self.ways(seat, false, *card);
            let free = facts.cost.coins == 0 && ways == [Payment::NOTHING];
            ways.into_iter().for_each(|pay| _ = can(How::Build { pay }));
            if city.builds_for_nothing() && !city.power_used && !free {
                can(How::Power);
            }
        }
        all
    }

    /// Plays at once; who gets to build from the discard pile.
    pub fn resolve(&mut self, plays: &BTreeMap<usize, (Card, How)>) -> Vec<usize> {
        let (mut salvages, mut gains) = (Vec::new(), vec![0; self.n]);
        let mut built: Vec<(usize, &'static [Effect])> = Vec::new();
        for (&seat, &(card, how)) in plays {
            let player = self.player(seat);
            let held = self.hands[player].iter().position(|c| *c == card).unwrap();
            self.hands[player].remove(held);
            let (left, right) = (self.left(seat), self.right(seat));
            if let How::Build { pay } | How::Stage { pay } = how {
                self.cities[seat].coins -= u16::from(pay.left) + u16::from(pay.right);
                gains[left] += u16::from(pay.left);
                gains[right] += u16::from(pay.right);
            }
            let city = &mut self.cities[seat];
            match how {
                How::Discard => {
                    self.discard.push(card);
                    gains[seat] += 3;
                }
                How::Stage { .. } => {
                    let stage = &city.all_stages()[city.stages];
                    city.stages += 1;
                    built.push((seat, stage.effects));
                    if stage.effects.contains(&Effect::Once(Once::BuildFromDiscard)) {
                        salvages.push(seat);
                    }
                }
                How::Build { .. } | How::Chain | How::Power => {
                    if matches!(how, How::Build { .. }) {
                        city.coins -= u16::from(card.facts().cost.coins);
                    }
                    city.power_used |= how == How::Power;
                    city.cards.push(card);
                    built.push((seat, card.facts().effects));
                }
            }
        }
        for (seat, effects) in built {
            gains[seat] += self.coins(seat, effects);
        }
        for (city, gain) in self.cities.iter_mut().zip(gains) {
            city.coins += gain;
        }
        salvages
    }

    pub fn coins(&self, seat: usize, effects: &[Effect]) -> u16 {
        let each = effects.iter().map(|effect| match *effect {
            Effect::Once(Once::Coins { amount }) => self.amount(seat, amount) as u16,
            _ => 0,
        });
        each.sum()
    }

    /// Nothing printed in the base game has conditions.
    fn amount(&self, seat: usize, Amount { base, per, .. }: Amount) -> i16 {
        let more = per.map_or(0, |per| i16::from(per.each) * self.counted(seat, per.count, per.of) as i16);
        i16::from(base) + more
    }

    pub fn counted(&self, seat: usize, count: Count, of: Whose) -> u16 {
        let seats = match of {
            Whose::Own => vec![seat],
            Whose::Neighbours => vec![self.left(seat), self.right(seat)],
            Whose::Around => vec![seat, self.left(seat), self.right(seat)],
        };
        let count = |city: &City| match count {
            Count::Cards(colour) => city.count(colour),
            Count::Stages => city.stages as u16,
            Count::Defeats => city.defeats as u16,
            other => unreachable!("nothing of the base game counts {other:?}"),
        };
        seats.iter().map(|seat| count(&self.cities[*seat])).sum()
    }

    pub fn pass(&mut self) {
        if self.age == 2 { self.hands.rotate_left(1) } else { self.hands.rotate_right(1) }
    }

    pub fn fight(&mut self) {
        let shields: Vec<u8> = self.cities.iter().map(City::shields).collect();
        for seat in 0..self.n {
            for other in [self.left(seat), self.right(seat)] {
                if shields[seat] > shields[other] {
                    self.cities[seat].won.push([1, 3, 5][usize::from(self.age) - 1]);
                } else if shields[seat] < shields[other] {
                    self.cities[seat].defeats += 1;
                }
            }
        }
    }

    pub fn points(&self, seat: usize, effects: &[Effect]) -> i16 {
        let each = effects.iter().map(|effect| match *effect {
            Effect::Worth(Worth::Points { amount }) => self.amount(seat, amount),
            _ => 0,
        });
        each.sum()
    }

    pub fn total(&self, seat: usize) -> i16 {
        let city = &self.cities[seat];
        let rest = city.won.iter().sum::<i16>() - city.defeats + (city.coins / 3) as i16;
        let plain = rest + self.points(seat, &city.effects());
        let with = |more: &[Effect]| {
            let mut effects = city.effects();
            effects.extend(more);
            plain + self.points(seat, more) + science(&effects)
        };
        let others = [self.left(seat), self.right(seat)];
        let copied = others.iter().flat_map(|o| &self.cities[*o].cards).filter(|card| card.is_guild());
        let copied = copied
            .filter(|_| city.effects().contains(&Effect::Worth(Worth::CopyGuild)))
            .map(|card| with(card.facts().effects));
        copied.max().unwrap_or(i16::MIN).max(with(&[]))
    }
}
