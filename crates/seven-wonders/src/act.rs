//! What is done at the same moment by one city or several: steps 1 to 4 of section 5.

use arrayvec::ArrayVec;
use contract::{BySeat, Seat, SeatSet};

use crate::{
    Card, Done, Effect, Leader, Matter, Once, Payment, Power, Thing, Tokens,
    amount::amount,
    city::{Face, Marked},
    course::What,
    dealer::Dealer,
    earnings::{coins_now, earned},
    resolve::SOLD,
    strength,
};

/// Something that a city does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Act {
    pub(crate) city: Seat,
    /// Whose hand it comes from.
    pub(crate) player: Seat,
    /// For resources.
    pub(crate) pay: Payment,
    /// Coins that the thing itself costs.
    pub(crate) bank: u16,
    pub(crate) deed: Deed,
}

/// What is done with a card or a leader.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    /// A card is built.
    Build { card: Card, chained: bool, power: bool },
    /// A leader is recruited, perhaps to build that stage.
    Recruit(Leader, Option<u8>),
    /// A stage is built with this as its marker.
    Stage(u8, Face),
    /// A card is sold.
    Sell(Card),
    /// A leader is discarded for coins.
    Dismiss,
}

/// At most one act of each city.
pub(crate) type Acts = ArrayVec<Act, 8>;

impl Dealer<'_> {
    /// Costs leave, everything is placed, income arrives, losses hit. Says what came in, by city.
    pub(crate) fn act(&mut self, acts: &Acts) -> BySeat<u16> {
        let state = &mut *self.state;
        let around = state.cities.seats();
        let mut income = BySeat::filled(around, 0_u16);
        let mut bank = BySeat::filled(around, 0_u16);
        for act in acts {
            let (city, pay) = (&mut state.cities[act.city], act.pay);
            city.coins -= act.bank + u16::from(pay.total());
            income[around.left_of(act.city)] += u16::from(pay.left);
            income[around.right_of(act.city)] += u16::from(pay.right);
            let bought = [pay.left, pay.right].iter().filter(|coins| **coins > 0).count() as u16;
            bank[act.city] += bought * earned(&city.standing.each, Done::Bought);
        }
        let mut came: ArrayVec<(Seat, Thing, Option<u8>), 8> = ArrayVec::new();
        for act in acts {
            let known = SeatSet::one(act.player);
            let power = matches!(act.deed, Deed::Build { power: true, .. });
            let shields = if power { strength::shields(&state.cities, act.city) } else { 0 };
            let city = &mut state.cities[act.city];
            match act.deed {
                Deed::Build { card, chained, power } => {
                    let each = &city.standing.each;
                    let by_chain = if chained { earned(each, Done::ByChain) } else { 0 };
                    bank[act.city] += by_chain + earned(each, Done::Built(card.facts().colour));
                    if power {
                        city.use_power(card, shields);
                    }
                    city.place(card);
                    came.push((act.city, Thing::Card(card), None));
                }
                Deed::Recruit(leader, stage) => {
                    city.recruit(leader);
                    came.push((act.city, Thing::Leader(leader), stage));
                }
                Deed::Stage(stage, face) => {
                    came.push((act.city, city.raise(stage, Marked { face, known }), None));
                }
                Deed::Sell(_) | Deed::Dismiss => bank[act.city] += SOLD,
            }
        }
        for (city, thing, _) in &came {
            bank[*city] += coins_now(&self.state.cities, *city, thing.effects());
        }
        // Of several cities that build of the discard pile, those with a stage come before those with a leader.
        came.sort_by_key(|(_, thing, _)| thing.rank());
        for (city, thing, stage) in &came {
            bank[*city] += self.once(*city, *thing, *stage);
        }
        for (city, coins) in bank.iter() {
            income[city] += coins + self.took(city, *coins);
        }
        for (city, income) in income.iter() {
            self.state.cities[city].coins += income;
        }
        for act in acts {
            match act.deed {
                Deed::Sell(card) => self.discard(card, SeatSet::one(act.player)),
                Deed::Build { .. } | Deed::Recruit(..) | Deed::Stage(..) | Deed::Dismiss => {}
            }
        }
        came.iter().for_each(|(city, thing, _)| self.losses(*city, thing.effects()));
        income
    }

    /// Something comes into play alone. Says which coins came in.
    pub(crate) fn arrive(&mut self, city: Seat, thing: Thing, stage: Option<u8>) -> u16 {
        let coins = coins_now(&self.state.cities, city, thing.effects()) + self.once(city, thing, stage);
        let income = coins + self.took(city, coins);
        self.state.cities[city].coins += income;
        self.losses(city, thing.effects());
        income
    }

    /// Coins for coins of the bank: once a turn.
    pub(crate) fn took(&mut self, city: Seat, coins: u16) -> u16 {
        let city = &mut self.state.cities[city];
        if coins == 0 || std::mem::replace(&mut city.took_coins, true) {
            return 0;
        }
        earned(&city.standing.each, Done::TookCoins)
    }

    /// What happens once besides coins: tokens come and go, and questions are asked. Says which coins that earns. `stage`
    /// is the one that a leader builds, if it is another one than the next.
    pub(crate) fn once(&mut self, city: Seat, thing: Thing, stage: Option<u8>) -> u16 {
        let mut coins = 0;
        for effect in thing.effects() {
            match effect {
                Effect::Once(Once::BuildFromDiscard) => self.state.agenda.add(city, What::FromDiscard),
                Effect::Once(Once::Tokens { change }) => coins += self.tokens(city, *change),
                Effect::Once(Once::Power { power }) => self.power(city, *power, thing.leader(), stage),
                Effect::Once(Once::Coins { .. } | Once::OthersLose { .. })
                | Effect::Lasting(_)
                | Effect::Each(_)
                | Effect::Worth(_)
                | Effect::Rule(_) => {}
            }
        }
        coins
    }

    /// Puts on the agenda what is to be done or asked.
    fn power(&mut self, city: Seat, power: Power, leader: Option<Leader>, stage: Option<u8>) {
        let next = || stage.or_else(|| self.state.cities[city].next_stage());
        let matter = match power {
            Power::CopyLeader => Matter::CopyLeader,
            Power::CopyStage => Matter::CopyStage,
            Power::Destroy => Matter::Destroy,
            Power::Swap => Matter::Swap,
            Power::Name => Matter::Name,
            Power::Hand(leaders) => Matter::Hand { leaders },
            Power::Recruit => Matter::Recruit,
            Power::StagesFall => Matter::StagesFall,
            Power::WondersFall => Matter::WondersFall,
            Power::Draw(leaders) => {
                (0..leaders).for_each(|_| self.state.agenda.add(city, What::Matter(Matter::Draw)));
                return;
            }
            Power::Take => {
                let others = self.state.hands.seats().seats().filter(|other| *other != city);
                others
                    .for_each(|other| self.state.agenda.add(other, What::Matter(Matter::Give { to: city })));
                Matter::Pick
            }
            Power::NextStage => match next() {
                Some(stage) => Matter::Raise { stage, under: None },
                None => return,
            },
            Power::UnderStage => match next() {
                Some(stage) => Matter::Raise { stage, under: leader },
                None => return,
            },
        };
        self.state.agenda.add(city, What::Matter(matter));
    }

    fn tokens(&mut self, city: Seat, change: Tokens) -> u16 {
        let age = usize::from(self.state.age.max(1) - 1);
        let cities = &mut self.state.cities;
        match change {
            Tokens::Victory => {
                cities[city].victories[age] += 1;
                return earned(&cities[city].standing.each, Done::WonVictory);
            }
            Tokens::NoDefeats => cities[city].defeats = 0,
            Tokens::OthersLoseVictory => {
                for (_, other) in cities.iter_mut().filter(|(other, _)| *other != city) {
                    let lowest = other.victories.iter_mut().find(|tokens| **tokens > 0);
                    lowest.into_iter().for_each(|tokens| *tokens -= 1);
                }
            }
        }
        0
    }

    /// What all others lose: as much of it as they have.
    pub(crate) fn losses(&mut self, city: Seat, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Once(Once::OthersLose { amount: lost }) => {
                    for other in self.state.cities.seats().seats().filter(|other| *other != city) {
                        let coins = amount(&self.state.cities, other, lost).max(0) as u16;
                        let purse = &mut self.state.cities[other].coins;
                        *purse = purse.saturating_sub(coins);
                    }
                }
                Effect::Once(
                    Once::Coins { .. } | Once::BuildFromDiscard | Once::Tokens { .. } | Once::Power { .. },
                )
                | Effect::Lasting(_)
                | Effect::Each(_)
                | Effect::Worth(_)
                | Effect::Rule(_) => {}
            }
        }
    }
}
