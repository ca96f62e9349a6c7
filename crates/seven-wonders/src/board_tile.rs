//! Tiles of the Tower of Babel that lie on a board of a wonder instead (Babel): for whom they act.

use contract::{BySeat, Seat};

use crate::{
    Board, Done, Effect, Event, Rule, Tile, TileKind, Upon, act::took, city::City, dealer::Dealer,
    earnings::earned, state::State,
};

/// A tile that lies on a board, for good.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct OnBoard {
    pub(crate) tile: Tile,
    /// Who laid it, on whose board it lies.
    pub(crate) seat: Seat,
    pub(crate) on: Upon,
}

impl OnBoard {
    /// Whether it acts for a city. With the wonder the board is gone, and what lies on it acts no more.
    pub(crate) fn acts_for(self, city: Seat, cities: &BySeat<City>) -> bool {
        let own = match self.on {
            Upon::Own => true,
            Upon::Others => false,
            Upon::ByKind => !self.tile.facts().kind.harms(),
        };
        cities[self.seat].wonder.is_some() && own == (city == self.seat)
    }
}

impl Upon {
    /// Whether a tile on the own board would do the owner good, or others harm.
    pub const fn suits(self, tile: Tile) -> bool {
        let harms = tile.facts().kind.harms();
        match self {
            Self::ByKind => true,
            Self::Own => !harms,
            Self::Others => harms,
        }
    }
}

impl TileKind {
    /// Whether it is one of the red tiles: taxes and restrictions.
    pub const fn harms(self) -> bool {
        match self {
            Self::Tax | Self::Restriction => true,
            Self::Discount | Self::Bonus => false,
        }
    }
}

/// How many tiles more than others the owner of this board has.
pub(crate) fn more_tiles(board: Board) -> usize {
    let more = board.effects().iter().map(|effect| match effect {
        Effect::Rule(Rule::MoreTiles { tiles }) => usize::from(*tiles),
        Effect::Rule(_) | Effect::Lasting(_) | Effect::Once(_) | Effect::Each(_) | Effect::Worth(_) => 0,
    });
    more.sum()
}

/// Whether a board has something to lose: not tiles, which its owner had at the beginning.
pub(crate) fn has_something(board: Board) -> bool {
    board.effects().iter().any(|effect| match effect {
        Effect::Rule(Rule::MoreTiles { .. }) => false,
        Effect::Rule(_) | Effect::Lasting(_) | Effect::Once(_) | Effect::Each(_) | Effect::Worth(_) => true,
    })
}

impl State {
    /// Which tiles act in which city, after some were laid or a board is gone.
    pub(crate) fn tiles_act(&mut self) {
        let Some(tower) = &self.tower else { return };
        for seat in self.cities.seats().seats() {
            let acting = tower.acting(seat, &self.cities);
            self.cities[seat].act_by(&acting);
        }
    }
}

impl Dealer<'_> {
    /// A tile is laid on the own board. It counts as one that lies on the tower, and acts from the next turn on: nothing
    /// comes after it in this one.
    pub(crate) fn lay_on_board(&mut self, seat: Seat, tile: Tile, on: Upon) {
        let Some(tower) = &mut self.state.tower else { return };
        tower.boards.push(OnBoard { tile, seat, on });
        let city = &mut self.state.cities[seat];
        city.laid += 1;
        let coins = earned(city, Done::PlacedTile, 1, &mut ());
        let income = coins + took(city, coins, &mut ());
        city.coins += income;
        self.state.tiles_act();
        self.log.openly(|| Event::TileOnBoard { seat, tile, on, income });
    }
}
