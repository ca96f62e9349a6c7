//! Facts of an imagined state for search, cheaper than a view.

use contract::Seat;

use crate::{
    Board, Card, Colour, Leader, Rows, Science, Sources, State, Thing, Tile, earnings::coins_now,
    reckon::beside, scoring::score, strength::shields,
};

/// The public facts of a city, in numbers.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The board, once it is chosen.
    pub board: Option<Board>,
    /// True for each stage that is built, by place.
    pub stages: [bool; 4],
    /// The next stage; `None` when the wonder is complete.
    pub next_stage: Option<u8>,
    /// The coins.
    pub coins: u16,
    /// The shields as they count in conflicts.
    pub shields: u8,
    /// True if diplomacy keeps the city out of the next conflicts.
    pub stays_away: bool,
    /// The scientific symbols.
    pub science: Science,
    /// The number of cards of each colour.
    pub colours: [u8; Colour::COUNT],
    /// The production for the city itself, by resource; sources with a choice apart.
    pub makes: Sources,
    /// The units that neighbours can buy.
    pub sells: Sources,
    /// The prices of a unit from the left and the right neighbour, each raw and manufactured.
    pub prices: [[u8; 2]; 2],
    /// The number of tiles that the player has laid.
    pub tiles_laid: u8,
}

impl State {
    /// Returns the age, 1 to 3; 0 before the first.
    pub const fn age(&self) -> u8 {
        self.age
    }

    /// Returns the turn of the age, from 1.
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    /// Returns the public facts of a city.
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

    /// Returns the left and the right neighbour.
    pub fn beside(&self, seat: Seat) -> [Seat; 2] {
        beside(&self.cities, seat)
    }

    /// Iterates over the cards of a city, in the order in which they were built.
    pub fn built(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.cities[seat].built()
    }

    /// Returns true if a city has this card.
    pub fn has_built(&self, seat: Seat, card: Card) -> bool {
        self.cities[seat].cards.contains(card)
    }

    /// Iterates over the leaders of a city.
    pub fn recruited(&self, seat: Seat) -> impl Iterator<Item = Leader> {
        self.cities[seat].leaders()
    }

    /// Returns the tiles that act in a city.
    pub fn tiles(&self, seat: Seat) -> &[Tile] {
        &self.cities[seat].tiles
    }

    /// Iterates over the cards of a hand.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.hands[seat].iter()
    }

    /// Returns the points of a city by row, and their sum, if the match ended now.
    pub fn points(&self, seat: Seat) -> (Rows, i16) {
        let score = score(&self.cities, seat);
        let total = score.total;
        (Rows::from(score), total)
    }

    /// Returns the coins that a thing brings to a city at once, and its points if the match ended now, apart
    /// from symbols.
    pub fn brings(&self, seat: Seat, thing: Thing) -> (u16, i16) {
        (coins_now(&self.cities, seat, thing, &mut ()), crate::scoring::worth_now(&self.cities, seat, thing))
    }
}
