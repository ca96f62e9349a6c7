//! What search reads of a state that it imagined, where a view would cost more.

use contract::Seat;

use crate::{
    Board, Card, Colour, Leader, Rows, Science, Sources, State, Thing, Tile, earnings::coins_now,
    reckon::beside, scoring::score, strength::shields,
};

/// What stands in a city, in numbers. All of it lies open.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The wonder, once it is chosen.
    pub board: Option<Board>,
    /// Which stages are built, by their place.
    pub stages: [bool; 4],
    /// The stage that is built next; nothing when the wonder is complete.
    pub next_stage: Option<u8>,
    /// Coins.
    pub coins: u16,
    /// Shields, as they count in conflicts.
    pub shields: u8,
    /// Whether diplomacy keeps it out of the next conflicts.
    pub stays_away: bool,
    /// Scientific symbols.
    pub science: Science,
    /// Cards of each colour.
    pub colours: [u8; Colour::COUNT],
    /// What it makes for itself, by resource, sources with a choice apart.
    pub makes: Sources,
    /// What neighbours can buy.
    pub sells: Sources,
    /// Coins for a unit of the left and of the right neighbour, raw and manufactured.
    pub prices: [[u8; 2]; 2],
    /// Tiles laid on the Tower of Babel.
    pub tiles_laid: u8,
}

impl State {
    /// Which age it is, 1 to 3; 0 before the first.
    pub const fn age(&self) -> u8 {
        self.age
    }

    /// The turn of the age, from 1.
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    /// What stands in a city.
    pub fn outline(&self, seat: Seat) -> Outline {
        let city = &self.cities[seat];
        let (left, right) = (&city.standing.left_price, &city.standing.right_price);
        Outline {
            board: city.board(),
            stages: city.markers.map(|marker| marker.is_some()),
            next_stage: city.next_stage(),
            coins: city.coins,
            shields: shields(&self.cities, seat),
            stays_away: city.stays_away(),
            science: city.standing.science,
            colours: std::array::from_fn(|colour| city.count(Colour::ALL[colour])),
            makes: city.standing.makes.clone(),
            sells: city.standing.sells.clone(),
            prices: [[left.raw, left.manufactured], [right.raw, right.manufactured]],
            tiles_laid: city.laid,
        }
    }

    /// The cities on both sides: to the left, to the right.
    pub fn beside(&self, seat: Seat) -> [Seat; 2] {
        beside(&self.cities, seat)
    }

    /// The cards of a city, in the order in which they were built.
    pub fn built(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.cities[seat].built()
    }

    /// Whether a card stands in a city.
    pub fn has_built(&self, seat: Seat, card: Card) -> bool {
        self.cities[seat].cards.contains(card)
    }

    /// The leaders of a city.
    pub fn recruited(&self, seat: Seat) -> impl Iterator<Item = Leader> {
        self.cities[seat].leaders()
    }

    /// The tiles that act in a city.
    pub fn tiles(&self, seat: Seat) -> &[Tile] {
        &self.cities[seat].tiles
    }

    /// The cards of a hand.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.hands[seat].iter()
    }

    /// The points that a city would have if the match ended now, by row, and all together.
    pub fn points(&self, seat: Seat) -> (Rows, i16) {
        let score = score(&self.cities, seat);
        let total = score.total;
        (Rows::from(score), total)
    }

    /// Coins that something brings at once to a city, and points that it would be worth there if the match ended now, symbols
    /// apart.
    pub fn brings(&self, seat: Seat, thing: Thing) -> (u16, i16) {
        (coins_now(&self.cities, seat, thing, &mut ()), crate::scoring::worth_now(&self.cities, seat, thing))
    }
}
