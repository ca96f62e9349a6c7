//! The chains of each colour (section 2).

use crate::{
    Cell, Chain, Colour, Placed,
    board::Board,
    state::MOST_ON_TABLE,
    zones::{Silver, Zones},
};

/// The longest chain of each colour, as bits of the cards on the table. No card shows a colour twice, so the
/// number of cards equals the number of zones.
pub(crate) struct Chains([u64; 5]);

impl Chains {
    pub(crate) fn of(table: &[Placed], silver: Silver) -> Self {
        let board = Board::new(table, silver);
        let mut linked = [[0_u64; MOST_ON_TABLE]; 5];
        let mut bearers = [0_u64; 5];
        let zones = |index: usize| Zones::placed(table[index], silver);
        for index in 0..table.len() {
            for colour in each(zones(index).colours()) {
                bearers[colour] |= 1 << index;
            }
        }
        for (one, other, side) in board.neighbours(table) {
            for colour in each(zones(one).common(zones(other).facing(side))) {
                linked[colour][one] |= 1 << other;
                linked[colour][other] |= 1 << one;
            }
        }
        Self(std::array::from_fn(|colour| longest(bearers[colour], &linked[colour])))
    }

    pub(crate) const fn size(&self, colour: Colour) -> u8 {
        self.0[colour.index()].count_ones() as u8
    }

    /// Returns the chains as a view shows them.
    pub(crate) fn shown(&self, table: &[Placed]) -> [Chain; 5] {
        Colour::ALL.map(|colour| {
            let cards = self.0[colour.index()];
            let inside = table.iter().enumerate().filter(|(index, _)| cards & 1 << index != 0);
            let mut cells: Vec<Cell> = inside.map(|(_, placed)| placed.cell).collect();
            cells.sort_unstable();
            Chain { colour, size: cells.len() as u8, cells }
        })
    }
}

/// Returns the indexes of the bits that are set.
fn each(mut colours: u8) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let colour = colours.trailing_zeros() as usize;
        colours &= colours.checked_sub(1)?;
        Some(colour)
    })
}

/// Returns the largest connected group; the first of equal ones.
fn longest(mut bearers: u64, linked: &[u64; MOST_ON_TABLE]) -> u64 {
    let mut best = 0_u64;
    while bearers.count_ones() > best.count_ones() {
        let mut group = 0;
        let mut fresh = bearers & bearers.wrapping_neg();
        while fresh != 0 {
            group |= fresh;
            let mut reached = 0;
            while fresh != 0 {
                reached |= linked[fresh.trailing_zeros() as usize];
                fresh &= fresh - 1;
            }
            fresh = reached & !group;
        }
        bearers &= !group;
        if group.count_ones() > best.count_ones() {
            best = group;
        }
    }
    best
}
