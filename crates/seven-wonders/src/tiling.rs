//! The execution of the Tower of Babel: the draft of tiles, and laying them (section 15).

use contract::{BySeat, Seat};

use crate::{
    Done, Event, PlacedView, Tile, act::took, board_tile::more_tiles, dealer::Dealer, earnings::earned,
    state::Step, tower::Tower,
};

impl Dealer<'_> {
    /// Deals the tiles.
    pub(crate) fn deal_tiles(&mut self) {
        let more = |seat: Seat| self.state.cities[seat].board().map_or(0, more_tiles);
        self.state.tower = Some(Box::new(Tower::dealt(self.rules.seats, &self.state.seed, more)));
        self.draft_tiles();
    }

    /// Lays the kept tile face down, and carries out the round if it was the last one owed.
    pub(crate) fn lay_tile(&mut self, seat: Seat, tile: Tile) {
        let Some(tower) = &mut self.state.tower else { return };
        tower.deeds[seat] = Some(tile);
        self.log.only(seat, || Event::TileLaid { seat, tile });
        if tower.deeds.iter().any(|(_, deed)| deed.is_none()) {
            return;
        }
        let kept = tower.deeds.map(|_, deed| deed.expect("everybody has laid one"));
        tower.deeds = BySeat::filled(kept.seats(), None);
        tower.packs.keep(&kept);
        self.draft_tiles();
    }

    /// Sends each player their tiles, and continues.
    fn draft_tiles(&mut self) {
        let Some(tower) = &self.state.tower else { return };
        let drafting = tower.packs.is_drafting();
        self.log.each(self.rules.seats, |who| Event::TilesKept {
            hand: who.seat().map(|seat| tower.hand(seat).to_vec()),
            pack: who.seat().filter(|_| drafting).map(|seat| tower.packs.held(seat).to_vec()),
        });
        if drafting { self.ask(Step::Tiles) } else { self.advance() }
    }

    /// Lays the chosen tiles at the end of a turn. They act from the next turn on, or in the conflicts
    /// (G-14).
    pub(crate) fn lay_tiles(&mut self) {
        let Some(tower) = &mut self.state.tower else { return };
        let laid = tower.place();
        if laid.is_empty() {
            return;
        }
        let mut income = BySeat::filled(self.state.cities.seats(), 0);
        for placed in &laid {
            let city = &mut self.state.cities[placed.seat];
            city.laid += 1;
            // These coins come after the losses of the turn (G-17).
            let coins = earned(city, Done::PlacedTile, 1, &mut ());
            let coins = coins + took(city, coins, &mut ());
            city.coins += coins;
            income[placed.seat] += coins;
        }
        self.state.tiles_act();
        self.log.openly(|| {
            let placed = laid.iter().map(|placed| PlacedView { tile: placed.tile, seat: placed.seat });
            Event::TilesPlaced { placed: placed.collect(), income: income.clone() }
        });
    }
}
