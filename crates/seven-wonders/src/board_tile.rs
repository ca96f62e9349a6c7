//! Tiles of the Tower of Babel that lie on the board of a wonder instead (Babel), and the cities for which
//! they act.

use contract::{BySeat, Seat};

use crate::{
    Board, Done, Effect, Event, Rule, Tile, TileKind, Upon, act::took, city::City, dealer::Dealer,
    earnings::earned, state::State,
};

/// A tile that lies on a board permanently.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct OnBoard {
    pub(crate) tile: Tile,
    /// The player who laid it, the owner of the board.
    pub(crate) seat: Seat,
    pub(crate) on: Upon,
}

impl OnBoard {
    /// Returns true if the tile acts for a city. Without the wonder there is no board, and its tiles no
    /// longer act.
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
    /// Returns true if such a tile on the own board helps the owner, or harms others.
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
    /// Returns true for the red tiles: taxes and restrictions.
    pub const fn harms(self) -> bool {
        match self {
            Self::Tax | Self::Restriction => true,
            Self::Discount | Self::Bonus => false,
        }
    }
}

/// Returns how many tiles the owner of this board has in addition to those of other players.
pub(crate) fn more_tiles(board: Board) -> usize {
    let more = board.effects().iter().map(|effect| match effect {
        Effect::Rule(Rule::MoreTiles { tiles }) => usize::from(*tiles),
        Effect::Rule(_) | Effect::Lasting(_) | Effect::Once(_) | Effect::Each(_) | Effect::Worth(_) => 0,
    });
    more.sum()
}

/// Returns true if a board has something to lose. Additional tiles cannot be lost.
pub(crate) fn has_something(board: Board) -> bool {
    board.effects().iter().any(|effect| match effect {
        Effect::Rule(Rule::MoreTiles { .. }) => false,
        Effect::Rule(_) | Effect::Lasting(_) | Effect::Once(_) | Effect::Each(_) | Effect::Worth(_) => true,
    })
}

impl State {
    /// Updates the acting tiles of all cities, after tiles were laid or a board was removed.
    pub(crate) fn tiles_act(&mut self) {
        let Some(tower) = &self.tower else { return };
        for seat in self.cities.seats().seats() {
            let acting = tower.acting(seat, &self.cities);
            self.cities[seat].act_by(&acting);
        }
    }
}

impl Dealer<'_> {
    /// Lays a tile on the own board. It is worth as much as one on the tower, and acts from the next turn on,
    /// because it comes last in this one.
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
