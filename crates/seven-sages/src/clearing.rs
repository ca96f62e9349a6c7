//! The pawn, the new clearing, the next round (section 4.6).

use arrayvec::ArrayVec;
use contract::Seat;

use crate::{
    Card, EndedBy, Event, Site, Tile,
    dealer::Dealer,
    state::{Fight, Ground, Step, Talk, crystals_each},
};

impl Dealer<'_> {
    pub(crate) fn move_pawn(&mut self, seat: Seat, to: Site) {
        let left = std::mem::replace(&mut self.state.pawn, to);
        self.log.openly(|| Event::PawnMoved { seat, to });
        if self.state.sites[to.index()].tile == Tile::Finitum {
            return self.end(EndedBy::Finitum);
        }
        if self.state.finitum_is_up() {
            self.state.last_round = true;
        } else {
            self.turn_up(left);
        }
        self.clear_table();
        self.begin_round(seat);
    }

    /// Covers the clearing that the pawn left with the top tile. Finitum has no crystals.
    fn turn_up(&mut self, site: Site) {
        let state = &mut *self.state;
        let tile = state.stack.pop().expect("finitum comes before the stack ends");
        let mut crystals = ArrayVec::<u8, 3>::new();
        if tile != Tile::Finitum {
            let count = crystals_each(state.players.seats().get());
            crystals.extend((0..count).filter_map(|_| state.crystals.pop()));
        }
        let mut ground = Ground { tile, crystals: [0; 3] };
        ground.crystals[..crystals.len()].copy_from_slice(&crystals);
        let covered = std::mem::replace(&mut state.sites[site.index()], ground);
        state.covered.push(covered.tile);
        self.log.openly(|| Event::TileTurned { site, tile, crystals: crystals.to_vec() });
    }

    /// Moves played cards to their discard piles, now and not before, and roles and tokens to the
    /// middle.
    fn clear_table(&mut self) {
        let state = &mut *self.state;
        for lying in &state.fight.cards {
            match lying.card {
                Card::Power { power } => state.powers_discarded.add(power),
                Card::Spell { spell } => state.spells_discarded.add(spell),
            }
        }
        state.fight = Fight::default();
        state.exchange = Default::default();
        state.talk = Talk::new();
        for (_, player) in state.players.iter_mut() {
            (player.token, player.role, player.second, player.track) = (None, None, None, None);
        }
    }

    /// Begins a round. The player who moved the pawn chooses first.
    fn begin_round(&mut self, chooser: Seat) {
        self.state.round += 1;
        self.state.chooser = chooser;
        let round = self.state.round;
        self.log.openly(|| Event::RoundBegan { round, chooser });
        let queue = self.state.players.seats().clockwise_from(chooser).collect();
        self.ask_all(Step::Choose, queue);
    }
}
