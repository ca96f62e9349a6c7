//! The costs that a city will want to pay in the time that is left.

use ::seven_wonders::{Card, Lasting, Units};
use contract::Seat;

use super::{scene::Scene, trade::Trade};

/// The average number of cards in a turn that are built rather than discarded or put under the wonder.
const BUILDS_A_TURN: f64 = 0.75;

/// A city's wants, and their current cost.
pub(super) struct Economy {
    trade: Trade,
    /// Costs with the average number of times that they will be paid.
    wants: Vec<(Units, f64)>,
    /// The coins for all wants together.
    strain: f64,
}

impl Economy {
    pub(super) fn of(scene: Scene<'_>, city: Seat) -> Self {
        let trade = Trade::of(scene, city);
        let mut wants = cards(scene, city);
        wants.extend(stages(scene, city));
        merge(&mut wants);
        let strain = strain(&trade, &wants);
        Self { trade, wants, strain }
    }

    /// Returns the coins that a source or a discount will save.
    pub(super) fn saves(&self, lasting: &Lasting) -> f64 {
        self.trade.with(lasting).map_or(0.0, |after| self.strain - strain(&after, &self.wants))
    }

    /// Returns the coins that a card's resources would cost its builder now.
    pub(super) fn coins(&self, cost: Units) -> f64 {
        self.trade.coins(cost)
    }
}

fn strain(trade: &Trade, wants: &[(Units, f64)]) -> f64 {
    wants.iter().map(|(cost, times)| times * trade.coins(*cost)).sum()
}

/// Returns the costs of the cards of this age and later ones, by their number, without free cards.
fn cards(scene: Scene<'_>, city: Seat) -> Vec<(Units, f64)> {
    let players = scene.view.cities.seats().get();
    let built = &scene.city(city).cards;
    let (leaders, black) = (scene.view.leaders.is_some(), scene.has_black_cards());
    let guilds = 10.0 + if leaders { 4.0 } else { 0.0 } + if black { 3.0 } else { 0.0 };
    let copies = |card: Card| match card {
        card if card.is_guild() => (players + 2) as f64 / guilds,
        card if card.is_black() => players as f64 / 9.0,
        card => card.facts().copies.iter().filter(|at| usize::from(**at) <= players).count() as f64,
    };
    let turns = |age: u8| match age.checked_sub(scene.age()) {
        None => 0.0,
        Some(0) => f64::from(scene.turns_left()),
        Some(_) => f64::from(scene.view.turns),
    };
    let wanted = |card: Card| {
        let facts = card.facts();
        let free =
            facts.cost.resources.is_empty() || facts.free_with.iter().any(|parent| built.contains(parent));
        let hand = usize::from(scene.view.turns) + 1;
        let times = copies(card) / (hand * players) as f64 * turns(facts.age) * BUILDS_A_TURN;
        (!free && times > 0.0).then_some((facts.cost.resources, times))
    };
    let there = |card: &Card| (leaders || !card.needs_leaders()) && (black || !card.needs_cities());
    Card::all().filter(there).filter_map(wanted).collect()
}

/// Returns the costs of the remaining stages, with less weight for later ones.
fn stages(scene: Scene<'_>, city: Seat) -> impl Iterator<Item = (Units, f64)> {
    let all = scene.city(city).printed_stages().enumerate();
    let left = all.filter(move |(at, _)| !scene.is_built(city, *at)).map(|(_, stage)| stage);
    let time = scene.turns_until(3) / 17.0;
    left.enumerate().map(move |(n, stage)| (stage.cost.resources, 0.9 * time.powi(n as i32).min(1.0)))
}

/// Merges equal costs, because many cards cost the same.
fn merge(wants: &mut Vec<(Units, f64)>) {
    wants.sort_by_key(|want| want.0);
    wants.dedup_by(|later, kept| {
        let same = later.0 == kept.0;
        if same {
            kept.1 += later.1;
        }
        same
    });
}
