//! Crystals for the winners, spells for the losers (section 4.5).

use contract::{Seat, SeatSet};

use crate::{
    CrystalAt, EndedBy, Event, SoloTakes, Track,
    dealer::Dealer,
    state::{Seats, Step, crystals_each},
    taking::Taking,
};

impl Dealer<'_> {
    pub(crate) fn begin_reward(&mut self) {
        let score = self.state.fight.score;
        let winner = match score {
            1.. => Some(Track::One),
            0 => None,
            _ => Some(Track::Two),
        };
        self.log.openly(|| Event::FightEnded { winner, score });
        let takers = self.takers(winner);
        self.ask_all(Step::TakeCrystal, takers);
        self.go_on_taking();
    }

    /// Returns the players who take crystals, once for each crystal, in rank order. At a tie alliances do not
    /// matter.
    fn takers(&self, winner: Option<Track>) -> Seats {
        let mut takers = self.state.ranking();
        let Some(track) = winner else {
            takers.truncate(crystals_each(takers.len()));
            return takers;
        };
        let winners = self.state.of_track(track);
        takers.retain(|seat| winners.contains(*seat));
        if let &[alone] = takers.as_slice()
            && self.options.solo_takes == SoloTakes::Both
        {
            takers.push(alone);
        }
        takers
    }

    /// Takes crystals without a question where there is no choice: the last crystal, or all for a player who
    /// takes all.
    fn go_on_taking(&mut self) {
        let ground = self.state.sites[self.state.pawn.index()];
        let mut slots = (0..).zip(ground.crystals).filter(|(_, value)| *value > 0).map(|(slot, _)| slot);
        let (Some(seat), Some(slot)) = (self.state.queue.first().copied(), slots.next()) else {
            return self.end_taking();
        };
        let takes = match self.taking {
            Taking::Asked => 1,
            Taking::AllAtOnce => self.state.queue.iter().take_while(|taker| **taker == seat).count(),
        };
        if takes > slots.count() {
            self.take_crystal(seat, slot);
        }
    }

    pub(crate) fn take_crystal(&mut self, seat: Seat, slot: u8) {
        let (at, value) = self.lift_crystal(slot);
        let crystals = &mut self.state.players[seat].crystals;
        crystals.push(value);
        crystals.sort_unstable();
        // It was visible until now, but a log that names it could be read back at any time (section 3).
        self.log.apart(seat, |knows| Event::TookCrystal { seat, at, value: knows.then_some(value) });
        self.state.queue.remove(0);
        self.state.turn += 1;
        self.go_on_taking();
    }

    fn lift_crystal(&mut self, slot: u8) -> (CrystalAt, u8) {
        let site = self.state.pawn;
        let there = &mut self.state.sites[site.index()].crystals[usize::from(slot)];
        (CrystalAt { site, slot }, std::mem::take(there))
    }

    /// Removes crystals that no player may take from the game (R-13, and a winning pair of five).
    fn end_taking(&mut self) {
        for slot in 0..3 {
            let (at, value) = self.lift_crystal(slot);
            if value > 0 {
                self.state.gone.push(value);
                self.state.gone.sort_unstable();
                self.log.openly(|| Event::CrystalGone { at });
            }
        }
        self.console_losers();
        if self.state.last_round {
            self.end(EndedBy::LastRound);
        } else {
            self.ask(Step::MovePawn);
        }
    }

    /// Gives one spell to each loser, in rank order. At a tie, to each player who took no crystal.
    fn console_losers(&mut self) {
        let score = self.state.fight.score;
        let winners: SeatSet = match score {
            1.. => self.state.of_track(Track::One),
            0 => self.takers(None).into_iter().collect(),
            _ => self.state.of_track(Track::Two),
        };
        for seat in self.state.ranking() {
            if !winners.contains(seat) {
                self.draw_spell(seat);
            }
        }
    }
}
