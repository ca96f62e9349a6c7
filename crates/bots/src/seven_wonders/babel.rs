//! Tiles of the Tower of Babel and Great Projects: the value of laying a tile, and of taking part.

use contract::Seat;
use seven_wonders::{Card, How, Joined, Offers, Penalty, ProjectView, Tile, TileKind};

use super::heuristic::Mind;

/// Points for tiles that a player has laid, by their number.
const TILES: [f64; 4] = [0.0, 2.0, 5.0, 10.0];

impl Mind<'_> {
    /// Returns the value of laying one more tile. The first has little value alone; all three are worth ten
    /// points for three cards.
    pub(super) fn lay_tile(&self) -> f64 {
        let Some(tiles) = &self.you.tiles else { return 0.0 };
        let laid = self.laid(self.you.seat);
        if laid > 2 {
            return 0.0;
        }
        let now = TILES[laid + 1] - TILES[laid];
        let all = tiles.hand.len().min(3 - laid);
        let each = (TILES[laid + all] - TILES[laid]) / all.max(1) as f64;
        // There is still time to lay the others.
        let base = if self.scene.turns_until(3) > 2.0 * all as f64 { now.max(each) } else { now };
        // There will be worse cards to lay it with, except in the last turns. (Both numbers were found by
        // trying.)
        0.6 * base + 0.2 * f64::from(self.scene.age())
    }

    /// Returns the value of laying a tile on the own board: its points, minus those of the same tile on the
    /// tower later, plus its effect there.
    pub(super) fn lay_on_board(&self, tile: Tile) -> f64 {
        let Some(Offers::LayTile { on, .. }) = self.you.offers.last() else { return 0.0 };
        let turns = self.scene.turns_until(3);
        // It takes no card, unlike laying it on the tower.
        let counts = match self.laid(self.you.seat) {
            laid if laid < 3 => (TILES[laid + 1] - TILES[laid]).max(2.5),
            _ => 0.0,
        };
        let acts = (0.2 + self.tile(tile).max(0.2)) * turns / 6.0;
        if on.suits(tile) { counts + acts } else { counts - 2.0 * acts }
    }

    /// Returns the number of tiles that a player has laid.
    fn laid(&self, seat: Seat) -> usize {
        let Some(tower) = &self.scene.view.tower else { return 0 };
        let on_boards = tower.boards.iter().map(|on| on.seat);
        tower.placed.iter().map(|placed| placed.seat).chain(on_boards).filter(|owner| *owner == seat).count()
    }

    /// Returns the value of a tile of a pack: tiles that lower costs for all players are slightly better.
    pub(super) fn tile(&self, tile: Tile) -> f64 {
        match tile.facts().kind {
            TileKind::Bonus => 0.3,
            TileKind::Discount => 0.2,
            TileKind::Restriction => 0.1,
            TileKind::Tax => 0.0,
        }
    }

    /// Returns the current project.
    fn project(&self) -> Option<&ProjectView> {
        self.scene.view.projects.last().filter(|project| project.done.is_none())
    }

    /// Returns the value of taking part in the Great Project, without the value of the card.
    pub(super) fn join(&self, card: Card) -> f64 {
        let Some(project) = self.project() else { return 0.0 };
        let facts = project.project.facts();
        let cost = f64::from(facts.cost.coins) * self.scene.coin(self.you.seat);
        let taken: u8 = project.taken.iter().map(|(_, tokens)| *tokens).sum();
        let missing = project.needed.saturating_sub(taken + 1);
        let turns = f64::from(self.scene.turns_left()) * project.taken.seats().get() as f64;
        // About one play in seven is a card of that colour whose player can pay for both.
        let success = if missing == 0 { 1.0 } else { (turns / 7.0 / f64::from(missing)).min(0.9) };
        let first = project.taken[self.you.seat] == 0;
        let spared = if first { (1.0 - success) * self.penalty(facts.penalty) } else { 0.0 };
        let token = if facts.colour == card.facts().colour { 0.0 } else { 1.0 };
        success * self.own.effects(facts.effects) + spared - cost - token
    }

    /// Returns the points that a failure costs.
    fn penalty(&self, penalty: Penalty) -> f64 {
        let city = self.scene.city(self.you.seat);
        let instead = f64::from(self.scene.age());
        match penalty {
            Penalty::Card(colour) => {
                let cards = city.cards.iter().filter(|card| card.facts().colour == colour);
                cards.map(|card| self.own.card(*card)).fold(f64::MAX, f64::min).min(6.0).max(instead.min(1.0))
            }
            Penalty::Coins => (f64::from(city.coins) * self.scene.coin(self.you.seat)).max(1.0),
            Penalty::Board => 0.2 * self.scene.turns_until(3),
            Penalty::Victories(tokens) => 2.0 * f64::from(tokens),
        }
    }

    /// Returns the value of a card that is built while its player takes part.
    pub(super) fn how_joined(&self, card: Card, by: Joined, how: How) -> f64 {
        let How::Join { pay, .. } = how else { return 0.0 };
        let built = match by {
            Joined::Paid => self.play(card, How::Build { pay }),
            Joined::Chain => self.play(card, How::Chain) - self.price(pay),
            Joined::Power => self.play(card, How::Power) - self.price(pay),
        };
        built + self.join(card)
    }
}
