//! The table as a grid: cells and their contacts.

use crate::{
    Card, Cell, Placed,
    zones::{Side, Silver, Zones},
};

/// The smallest grid that contains all cards and their neighbours. It is built again for each decision: that
/// costs less than keeping it in every copy of a state.
pub(crate) struct Board {
    left: i16,
    top: i16,
    width: i16,
    squares: Vec<Square>,
}

#[derive(Clone, Copy, Default)]
struct Square {
    /// The colours that the neighbours show to the quarters of a card here; [`Zones::NONE`] without
    /// neighbours.
    facing: Zones,
    /// The index of the card in this cell, plus one.
    taken: u8,
}

impl Board {
    pub(crate) fn new(table: &[Placed], silver: Silver) -> Self {
        let xs = || table.iter().map(|p| i16::from(p.cell.x));
        let ys = || table.iter().map(|p| i16::from(p.cell.y));
        let left = xs().min().unwrap_or(0) - 1;
        let top = ys().min().unwrap_or(0) - 1;
        let width = xs().max().unwrap_or(0) + 2 - left;
        let height = ys().max().unwrap_or(0) + 2 - top;
        let mut board =
            Self { left, top, width, squares: vec![Square::default(); width as usize * height as usize] };
        for (index, placed) in table.iter().enumerate() {
            let here = board.index(placed.cell).expect("the grid holds every card");
            board.squares[here].taken = index as u8 + 1;
            let zones = Zones::placed(*placed, silver);
            for side in Side::ALL {
                // Seen from the neighbour on the right, this card is on the left.
                let square = &mut board.squares[neighbour(here, side, width)];
                square.facing = square.facing.or(zones.facing(side.opposite()));
            }
        }
        if table.is_empty() {
            // any card fits the start of an empty table.
            let start = board.index(Cell::default()).expect("an empty grid surrounds the start");
            board.squares[start].facing = Zones::of(Card::RAINBOW, false);
        }
        board
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let (x, y) = (i16::from(cell.x) - self.left, i16::from(cell.y) - self.top);
        if !(0..self.width).contains(&x) || y < 0 {
            return None;
        }
        let index = y as usize * self.width as usize + x as usize;
        (index < self.squares.len()).then_some(index)
    }

    /// Returns the index of the card in a cell.
    pub(crate) fn card_at(&self, cell: Cell) -> Option<usize> {
        usize::from(self.squares[self.index(cell)?].taken).checked_sub(1)
    }

    /// Returns the colours that the neighbours show to a card in a cell; [`Zones::NONE`] without neighbours.
    pub(crate) fn facing(&self, cell: Cell) -> Zones {
        self.index(cell).map_or(Zones::NONE, |index| self.squares[index].facing)
    }

    /// Returns the empty cells that touch a card, row by row, each with the colours that face it.
    pub(crate) fn rim(&self) -> impl Iterator<Item = (Cell, Zones)> {
        let empty = |square: &Square| square.taken == 0 && !square.facing.is_none();
        self.squares.iter().enumerate().filter(move |(_, square)| empty(square)).filter_map(|(i, square)| {
            let (x, y) = (i as i16 % self.width + self.left, i as i16 / self.width + self.top);
            Some((Cell { x: i8::try_from(x).ok()?, y: i8::try_from(y).ok()? }, square.facing))
        })
    }

    /// Returns the legal placements of a dragon card (section 2), upright before turned in each cell.
    pub(crate) fn placements(&self, card: Card) -> impl Iterator<Item = (Cell, bool)> {
        let ways: &[bool] = if card.same_when_turned() { &[false] } else { &[false, true] };
        self.rim().flat_map(move |(cell, facing)| {
            let fits = move |turned: &bool| Zones::of(card, *turned).common(facing) != 0;
            ways.iter().copied().filter(fits).map(move |turned| (cell, turned))
        })
    }

    /// Returns the pairs of cards that are side by side or one above the other, each once, as indexes.
    pub(crate) fn neighbours(&self, table: &[Placed]) -> impl Iterator<Item = (usize, usize, Side)> {
        table.iter().enumerate().flat_map(move |(index, placed)| {
            let here = self.index(placed.cell).expect("the grid holds every card");
            [Side::Right, Side::Below].into_iter().filter_map(move |side| {
                let other = self.squares[neighbour(here, side, self.width)].taken;
                Some((index, usize::from(other).checked_sub(1)?, side))
            })
        })
    }
}

fn neighbour(index: usize, side: Side, width: i16) -> usize {
    let (dx, dy) = side.step();
    (index as isize + isize::from(dx) + isize::from(dy) * width as isize) as usize
}
