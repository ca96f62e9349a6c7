//! The execution of leaders: the draft, and the leader phase of each age (section 12).

use contract::{BySeat, Seat, SeatSet};

use crate::{
    Event, LeaderDeed, LeaderHow, LedView, Payment,
    act::{Act, Acts, Deed},
    buyer::Buyer,
    city::Face,
    court::Court,
    dealer::Dealer,
    state::Step,
};

impl Dealer<'_> {
    /// Lays the use of a leader face down, and carries out all if it was the last one owed.
    pub(crate) fn lay_leader(&mut self, seat: Seat, deed: LeaderDeed) {
        let Some(court) = &mut self.state.court else { return };
        court.deeds[seat] = Some(deed);
        let all_laid = court.deeds.iter().all(|(seat, deed)| deed.is_some() || !court.is_asked(seat));
        self.log.only(seat, || Event::LeaderLaid { seat, deed });
        if all_laid {
            let none = BySeat::filled(court.deeds.seats(), None);
            let deeds = std::mem::replace(&mut court.deeds, none);
            match self.state.step {
                Step::Draft => self.keep(&deeds),
                Step::Boards(_)
                | Step::Tiles
                | Step::Recruit
                | Step::Turn
                | Step::Losses
                | Step::Asked
                | Step::Over { .. } => {
                    self.lead(&deeds);
                }
            }
        }
    }

    /// Deals the leaders, and drafts them if the options say so.
    pub(crate) fn deal_leaders(&mut self) {
        let seed = &self.state.seed;
        self.state.court = Some(Box::new(Court::dealt(self.rules.seats, &self.rules.options, seed)));
        self.draft_on();
    }

    fn keep(&mut self, deeds: &BySeat<Option<LeaderDeed>>) {
        if let Some(court) = &mut self.state.court {
            court.keep(&deeds.map(|_, deed| deed.expect("everybody has laid one").leader()));
        }
        self.draft_on();
    }

    /// Sends each player their leaders, and continues.
    fn draft_on(&mut self) {
        let Some(court) = &self.state.court else { return };
        let drafting = court.is_drafting();
        self.log.each(self.rules.seats, |who| Event::LeadersKept {
            hand: who.seat().map(|seat| court.hands[seat].to_vec()),
            pack: who.seat().filter(|_| drafting).map(|seat| court.pack_of(seat).to_vec()),
        });
        if drafting { self.ask(Step::Draft) } else { self.advance() }
    }

    fn lead(&mut self, deeds: &BySeat<Option<LeaderDeed>>) {
        let mut acts = Acts::new();
        for (city, deed) in deeds.iter() {
            let Some(LeaderDeed::Lead { leader, how }) = *deed else { continue };
            let cities = &self.state.cities;
            let buyer = Buyer::new(cities, city);
            let recruit =
                |stage| (Payment::NOTHING, buyer.leader(leader, stage).coins, Deed::Recruit(leader, stage));
            let raise =
                |stage, pay| (pay, buyer.stage(stage).coins, Deed::Stage(stage, Face::Leader(leader)));
            let (pay, bank, deed) = match how {
                LeaderHow::Recruit => recruit(None),
                LeaderHow::RecruitFor { stage } => recruit(Some(stage)),
                LeaderHow::Stage { pay } => raise(cities[city].next_stage().unwrap_or_default(), pay),
                LeaderHow::OtherStage { stage, pay } => raise(stage, pay),
                LeaderHow::FreeStage { stage } => {
                    (Payment::NOTHING, buyer.free_stage().coins, Deed::Stage(stage, Face::Leader(leader)))
                }
                LeaderHow::Discard => (Payment::NOTHING, 0, Deed::Dismiss),
            };
            acts.push(Act { city, known: SeatSet::one(city), pay, bank: u16::from(bank), deed });
            if let Some(court) = &mut self.state.court {
                court.take(city, leader);
                match how {
                    LeaderHow::Discard => court.discarded[city].push(leader),
                    LeaderHow::Recruit
                    | LeaderHow::RecruitFor { .. }
                    | LeaderHow::Stage { .. }
                    | LeaderHow::FreeStage { .. }
                    | LeaderHow::OtherStage { .. } => {}
                }
            }
        }
        self.state.cities.iter_mut().for_each(|(_, city)| city.took_coins = false);
        let income = self.act(&acts);
        for (city, deed) in deeds.iter() {
            if matches!(deed, Some(LeaderDeed::Lead { how: LeaderHow::FreeStage { .. }, .. })) {
                self.state.cities[city].use_free_stage();
            }
        }
        let age = self.state.age;
        self.log.each(self.rules.seats, |who| {
            let led = deeds.iter().filter_map(|(city, deed)| {
                let Some(LeaderDeed::Lead { leader, how }) = *deed else { return None };
                let open = how.is_open() || who.is(city);
                Some(LedView { city, leader: open.then_some(leader), how, income: income[city] })
            });
            Event::Led { age, deeds: led.collect() }
        });
        self.go_on();
    }
}
