//! The Tower of Babel: the tiles of each player, and those on the tower (section 15).

use arrayvec::ArrayVec;
use contract::{BySeat, Purpose, Seat, SeatCount, Seed, shuffle};

use crate::{Tile, board_tile::OnBoard, city::City, packs::Packs};

const DEAL: Purpose = Purpose(8);

/// The number of tiles dealt to each player.
pub(crate) const TILES_EACH: usize = 3;

/// The largest number of tiles of a player: the dealt ones, and one from a board.
const MOST_TILES: usize = TILES_EACH + 1;
/// The largest number of places of a tower.
const MOST_PLACES: usize = 4;
/// A limit above the number of tiles that act in one city: those on the tower and those on boards.
pub(crate) const MOST_ACTING: usize = MOST_PLACES + 12;

/// A tile on the tower.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Placed {
    pub(crate) tile: Tile,
    /// The player who laid it.
    pub(crate) seat: Seat,
}

/// All tiles, with hidden facts.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Tower {
    pub(crate) packs: Packs<Tile, TILES_EACH>,
    /// The tiles laid face down in the draft.
    pub(crate) deeds: BySeat<Option<Tile>>,
    /// The tiles laid on the tower, in order.
    pub(crate) placed: Vec<Placed>,
    /// The tiles to be laid on it at the end of this turn.
    pub(crate) pending: BySeat<Option<Tile>>,
    /// The tiles laid on boards instead, in order.
    pub(crate) boards: Vec<OnBoard>,
    /// The additional tiles that some players get after the draft, from those not dealt.
    pub(crate) more: Vec<(Seat, Tile)>,
}

/// Returns the number of tiles that act at a time: three, or four for more than four players.
pub(crate) const fn places(seats: SeatCount) -> usize {
    if seats.get() <= 4 { 3 } else { MOST_PLACES }
}

impl Tower {
    /// Deals three tiles to each player, and more to some as long as there are any.
    pub(crate) fn dealt(seats: SeatCount, seed: &Seed, more: impl Fn(Seat) -> usize) -> Self {
        let mut tiles: Vec<Tile> = Tile::all().collect();
        shuffle(&mut tiles, &mut seed.stream(DEAL, 0));
        let mut tiles = tiles.into_iter();
        let mut tower = Self::with(BySeat::new_with(seats, |_| {
            let mut pack: [Tile; TILES_EACH] =
                std::array::from_fn(|_| tiles.next().expect("there are three for every seat"));
            pack.sort_unstable();
            pack
        }));
        let those = seats.seats().flat_map(|seat| std::iter::repeat_n(seat, more(seat)));
        tower.more = those.zip(tiles).collect();
        tower
    }

    /// Builds the tower at the beginning of the draft.
    pub(crate) fn with(packs: BySeat<[Tile; TILES_EACH]>) -> Self {
        let seats = packs.seats();
        Self {
            packs: Packs::new(packs),
            deeds: BySeat::filled(seats, None),
            placed: Vec::new(),
            pending: BySeat::filled(seats, None),
            boards: Vec::new(),
            more: Vec::new(),
        }
    }

    /// Returns the tiles that a seat has and has not laid, by number, without one laid face down.
    pub(crate) fn hand(&self, seat: Seat) -> ArrayVec<Tile, MOST_TILES> {
        let drafted = !self.packs.is_drafting();
        let more = self.more.iter().filter(|(owner, _)| drafted && *owner == seat);
        let all = self.packs.kept(seat).into_iter().chain(more.map(|(_, tile)| *tile));
        let mut hand: ArrayVec<Tile, MOST_TILES> =
            all.filter(|tile| self.pending[seat] != Some(*tile) && !self.is_laid(*tile)).collect();
        hand.sort_unstable();
        hand
    }

    fn is_laid(&self, tile: Tile) -> bool {
        self.placed.iter().any(|placed| placed.tile == tile) || self.boards.iter().any(|on| on.tile == tile)
    }

    /// Returns the tiles that act in a city: those on the tower, then those on boards, each in the order of
    /// laying.
    pub(crate) fn acting(&self, city: Seat, cities: &BySeat<City>) -> ArrayVec<Tile, MOST_ACTING> {
        let covered = self.placed.len().saturating_sub(places(self.deeds.seats()));
        let boards = self.boards.iter().filter(|on| on.acts_for(city, cities)).map(|on| on.tile);
        self.placed[covered..].iter().map(|placed| placed.tile).chain(boards).collect()
    }

    /// Lays the pending tiles, the lowest number first, on the next free place and then over the oldest tile.
    pub(crate) fn place(&mut self) -> ArrayVec<Placed, 8> {
        let pending = self.pending.iter().filter_map(|(seat, tile)| Some(Placed { tile: (*tile)?, seat }));
        let mut laid: ArrayVec<Placed, 8> = pending.collect();
        laid.sort_unstable_by_key(|placed| placed.tile);
        self.placed.extend(laid.iter().copied());
        self.pending = BySeat::filled(self.deeds.seats(), None);
        laid
    }
}
