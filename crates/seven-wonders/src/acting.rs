//! Actions in the cities, with their consequences for the discard pile and the agenda.

use contract::{BySeat, Seat};

use crate::{
    Effect, Matter, Once, Power, Thing,
    act::{Acts, Came, Deed, Settled, arrivals, settle},
    course::{Lets, What},
    dealer::Dealer,
    earnings::earned_anyhow,
};

impl Dealer<'_> {
    /// Carries out actions in the cities, with their consequences for the discard pile and the agenda.
    /// Returns the income, by city.
    pub(crate) fn act(&mut self, acts: &Acts) -> BySeat<u16> {
        let Settled { income, losses, came } = settle(&mut self.state.cities, acts, &mut ());
        self.lose(&losses);
        came.iter().for_each(|(city, thing, stage)| self.bring_up(*city, *thing, *stage));
        for act in acts {
            match act.deed {
                Deed::Sell(card) => self.discard(card, act.known),
                Deed::Build { .. } | Deed::Recruit(..) | Deed::Stage(..) | Deed::Dismiss => {}
            }
        }
        income
    }

    /// Brings one thing into play. Returns the coins that came in.
    pub(crate) fn arrive(&mut self, city: Seat, thing: Thing, stage: Option<u8>) -> u16 {
        self.arrive_together(&Came::from_iter([(city, thing, stage)]))[city]
    }

    /// Brings several things into play at once. Returns the coins that came in.
    pub(crate) fn arrive_together(&mut self, came: &Came) -> BySeat<u16> {
        let nothing = BySeat::filled(self.state.cities.seats(), 0);
        let (mut bonus, edition) = (nothing.clone(), self.state.plan.edition);
        for (city, thing, _) in came {
            bonus[*city] += earned_anyhow(&self.state.cities[*city], *thing, edition, &mut ());
        }
        let (income, losses) = arrivals(&mut self.state.cities, came, bonus, nothing, &mut ());
        self.lose(&losses);
        came.iter().for_each(|(city, thing, stage)| self.bring_up(*city, *thing, *stage));
        income
    }

    /// Puts the later questions and powers of a thing on the agenda. `stage` is the stage that a leader
    /// builds, if it is not the next one.
    fn bring_up(&mut self, city: Seat, thing: Thing, stage: Option<u8>) {
        for effect in thing.effects() {
            match effect {
                Effect::Once(Once::BuildFromDiscard) => {
                    let lets = match thing {
                        Thing::Stage(..) => Lets::Stage(self.state.cities[city].wonder),
                        Thing::Board(_)
                        | Thing::Card(_)
                        | Thing::Leader(_)
                        | Thing::Copied(_)
                        | Thing::Project(_)
                        | Thing::Tile(_) => Lets::Leader,
                    };
                    self.state.agenda.add(city, What::FromDiscard(lets));
                }
                Effect::Once(Once::Power { power }) => self.power(city, *power, thing, stage),
                Effect::Once(
                    Once::Coins { .. }
                    | Once::NeighboursGain { .. }
                    | Once::Tokens { .. }
                    | Once::Diplomacy { .. }
                    | Once::VoidDiplomacy
                    | Once::OthersLose { .. },
                )
                | Effect::Lasting(_)
                | Effect::Each(_)
                | Effect::Worth(_)
                | Effect::Rule(_) => {}
            }
        }
    }

    /// Puts a power on the agenda.
    fn power(&mut self, city: Seat, power: Power, thing: Thing, stage: Option<u8>) {
        let next = || stage.or_else(|| self.state.cities[city].next_stage());
        let matter = match power {
            Power::CopyLeader => Matter::CopyLeader,
            Power::CopyStage => Matter::CopyStage,
            Power::Destroy => Matter::Destroy,
            Power::Swap => Matter::Swap,
            Power::Name => Matter::Name,
            Power::Hand(leaders) => Matter::Hand { leaders },
            Power::Recruit => Matter::Recruit,
            Power::Engage => Matter::Engage { leader: None },
            Power::Entomb => Matter::Entomb { stage: self.state.cities[city].place_of_thing(thing) },
            Power::LayTile { on } => Matter::LayTile { on },
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
                Some(stage) => Matter::Raise { stage, under: thing.leader() },
                None => return,
            },
        };
        self.state.agenda.add(city, What::Matter(matter));
    }
}
