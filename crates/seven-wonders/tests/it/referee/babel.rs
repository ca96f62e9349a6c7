//! The Tower of Babel, as its tiles and rules describe it.

use seven_wonders::{Card, Class, Colour, Resource, Upon};

/// An action with a card or a leader, as far as tiles depend on it.
#[derive(Clone, Copy, Default)]
pub struct Deed {
    /// The colour of the card that is built.
    pub colour: Option<Colour>,
    pub by_chain: bool,
    pub stage: bool,
}

/// The uncovered tiles, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Open(u32);

impl Open {
    pub fn has(self, tile: u8) -> bool {
        self.0 >> tile & 1 == 1
    }

    /// Returns the coins to the bank for an action: once for each tile that taxes it.
    pub fn tax(self, deed: Deed, age: u8) -> u16 {
        let taxes = [
            (1, deed.colour == Some(Colour::Red)),
            (6, deed.colour == Some(Colour::Blue)),
            (13, deed.by_chain),
            (16, deed.stage),
        ];
        self.sum(taxes.map(|(tile, due)| (tile, due, age.into())))
    }

    /// Returns the coins from the bank for building something.
    pub fn bonus(self, deed: Deed, age: u8) -> u16 {
        self.sum([
            (5, deed.colour == Some(Colour::Blue), age.into()),
            (14, deed.by_chain, age.into()),
            (24, deed.colour == Some(Colour::Purple), 5),
        ])
    }

    fn sum<const N: usize>(self, parts: [(u8, bool, u16); N]) -> u16 {
        parts.into_iter().filter(|(tile, due, _)| *due && self.has(*tile)).map(|(.., coins)| coins).sum()
    }

    /// Returns true if it costs no resources.
    pub fn waives(self, deed: Deed) -> bool {
        self.has(2) && deed.colour == Some(Colour::Red) || self.has(15) && deed.stage
    }

    /// Returns true if each of its resources is a coin to the bank.
    pub fn in_coins(self, colour: Colour) -> bool {
        self.has(8) && colour == Colour::Blue || self.has(23) && colour == Colour::Purple
    }

    /// Returns how much dearer a unit of a neighbour is.
    pub fn dearer(self, class: Class) -> i16 {
        let (cheaper, dearer) = match class {
            Class::Manufactured => (9, 10),
            Class::Raw => (11, 12),
        };
        i16::from(self.has(dearer)) - i16::from(self.has(cheaper))
    }

    /// Iterates over the units that all players have each turn.
    pub fn gives(self) -> impl Iterator<Item = &'static [Resource]> {
        use Resource::{Clay, Glass, Loom, Ore, Papyrus, Stone, Wood};
        const ALL: [(u8, &[Resource]); 3] =
            [(17, &[Wood, Stone]), (18, &[Ore, Clay]), (21, &[Glass, Loom, Papyrus])];
        ALL.into_iter().filter(move |(tile, _)| self.has(*tile)).map(|(_, options)| options)
    }

    /// Returns true if a card has no lasting effect. `makes` returns the options and the units of a brown
    /// card.
    pub fn stills(self, card: Card, makes: fn(Card) -> Option<(usize, u8)>) -> bool {
        const TRADE: [&str; 5] =
            ["East Trading Post", "West Trading Post", "Marketplace", "Caravansery", "Forum"];
        let facts = card.facts();
        let is_rich = || makes(card).is_some_and(|(options, units)| options > 1 || units > 1);
        self.has(3) && facts.colour == Colour::Brown && is_rich() || self.has(4) && TRADE.contains(&facts.en)
    }

    /// Returns the value of a victory token of a conflict; 0 is none.
    pub fn token(self, age: u8) -> i16 {
        let (usual, lowered) = [(1, 0), (3, 1), (5, 3)][usize::from(age) - 1];
        if self.has(19) { lowered } else { usual }
    }

    /// Returns the number of tokens for a defeat.
    pub fn defeats(self) -> i16 {
        if self.has(22) { 2 } else { 1 }
    }
}

/// Returns true if a tile is red: a tax or a restriction. The others are discounts and bonuses.
const fn burdens(tile: u8) -> bool {
    matches!(tile, 1 | 3 | 4 | 6 | 8 | 10 | 12 | 13 | 16 | 19 | 22 | 23)
}

/// All tiles of a match.
#[derive(Clone)]
pub struct Tower {
    /// The tiles that each player has not placed.
    pub kept: Vec<Vec<u8>>,
    /// The tiles that lie face down this turn.
    pub laid: Vec<(u8, usize)>,
    /// The placed tiles and their players, in order.
    pub placed: Vec<(u8, usize)>,
    /// The tiles laid on boards instead, their owners, and the cities for which they act.
    pub boards: Vec<(u8, usize, Upon)>,
}

impl Tower {
    pub fn new(n: usize) -> Self {
        Self { kept: vec![vec![]; n], laid: vec![], placed: vec![], boards: vec![] }
    }

    pub fn slots(&self) -> usize {
        if self.kept.len() <= 4 { 3 } else { 4 }
    }

    /// Returns the uncovered tiles: the last ones, because a new one covers the oldest when all slots are
    /// full.
    pub fn open(&self) -> Open {
        let last = self.placed.iter().rev().take(self.slots());
        Open(last.fold(0, |open, (tile, _)| open | 1 << tile))
    }

    /// Returns the tiles that act on a city, including those on boards that exist.
    pub fn open_for(&self, seat: usize, there: &[bool]) -> Open {
        let acts = |(tile, owner, on): &&(u8, usize, Upon)| {
            let own = *owner == seat;
            let for_it = match on {
                Upon::Own => own,
                Upon::Others => !own,
                Upon::ByKind => own != burdens(*tile),
            };
            there[*owner] && for_it
        };
        let boards = self.boards.iter().filter(acts);
        Open(boards.fold(self.open().0, |open, (tile, ..)| open | 1 << tile))
    }

    /// Lays a tile on the board of its owner.
    pub fn lay_on_board(&mut self, seat: usize, tile: u8, on: Upon) {
        self.kept[seat].retain(|kept| *kept != tile);
        self.boards.push((tile, seat, on));
    }

    /// Lays a tile face down with a discarded card.
    pub fn lay(&mut self, seat: usize, tile: u8) {
        self.kept[seat].retain(|kept| *kept != tile);
        self.laid.push((tile, seat));
    }

    /// Places everything that lies face down, by rising numbers. Returns the players.
    pub fn reveal(&mut self) -> Vec<usize> {
        self.laid.sort_unstable();
        let new = std::mem::take(&mut self.laid);
        self.placed.extend(&new);
        new.into_iter().map(|(_, seat)| seat).collect()
    }

    pub fn count(&self, seat: usize) -> usize {
        let on_boards = self.boards.iter().filter(|(_, whose, _)| *whose == seat).count();
        on_boards + self.placed.iter().filter(|(_, whose)| *whose == seat).count()
    }

    /// The rules do not mention a fourth tile; it counts no more than three.
    pub fn points(&self, seat: usize) -> i16 {
        [0, 2, 5, 10][self.count(seat).min(3)]
    }
}
