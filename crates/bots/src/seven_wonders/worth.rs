//! What an effect is worth to a city, in points.

use ::seven_wonders::{Card, Colour, Count, Effect, Whose, science_points};
use contract::Seat;

use super::{economy::Economy, military::conflicts, scene::Scene};

/// Points for each coin that a source will save: what costs nothing can also be built without coins at hand.
const SAVED_COIN: f64 = 0.6;

/// One city's eyes on cards and stages.
pub(super) struct Worth<'a> {
    pub(super) scene: Scene<'a>,
    pub(super) city: Seat,
    pub(super) economy: Economy,
}

impl<'a> Worth<'a> {
    pub(super) fn of(scene: Scene<'a>, city: Seat) -> Self {
        Self { scene, city, economy: Economy::of(scene, city) }
    }

    /// Of a card in the city, whatever it cost.
    pub(super) fn card(&self, card: Card) -> f64 {
        self.effects(card.facts().effects) + self.chains(card)
    }

    /// Of several effects together.
    pub(super) fn effects(&self, effects: &[Effect]) -> f64 {
        effects.iter().map(|effect| self.effect(effect)).sum()
    }

    fn effect(&self, effect: &Effect) -> f64 {
        let scene = self.scene;
        let ages = f64::from(4 - scene.age());
        match *effect {
            Effect::Points { amount } => amount.into(),
            Effect::Coins { amount } => f64::from(amount) * scene.coin(self.city),
            Effect::Shields { amount } => {
                conflicts(scene, self.city, amount) - conflicts(scene, self.city, 0)
            }
            Effect::Science { symbol } => self.science(|symbols, _| symbols[symbol as usize] += 1),
            Effect::AnyScience => self.science(|_, wild| *wild += 1),
            Effect::Produce { sold, .. } => {
                let income = if sold { 0.02 * scene.turns_until(3) } else { 0.0 };
                self.economy.saves(effect) * SAVED_COIN + income
            }
            Effect::Discount { .. } => self.economy.saves(effect) * SAVED_COIN,
            Effect::Per { count, of, coins, points } => self.per(count, of, coins, points),
            Effect::FreeBuild => 2.5 * ages,
            Effect::PlayLastCard => 1.5 * ages,
            Effect::BuildFromDiscard => self.salvage(),
            Effect::CopyGuild => self.copied_guild(),
        }
    }

    /// Symbols grow together: some of what a symbol will be worth with those to come counts already.
    fn science(&self, add: impl Fn(&mut [u8; 3], &mut u8)) -> f64 {
        let city = self.scene.city(self.city);
        let gain = |to_come: u8| {
            let before = science_points(city.symbols, city.wild_symbols + to_come);
            let (mut symbols, mut wild) = (city.symbols, city.wild_symbols + to_come);
            add(&mut symbols, &mut wild);
            f64::from(science_points(symbols, wild)) - f64::from(before)
        };
        let to_come = (self.scene.turns_until(3) * 0.2).round() as u8;
        0.6 * gain(0) + 0.4 * gain(to_come)
    }

    fn per(&self, count: Count, of: Whose, coins: u8, points: u8) -> f64 {
        let scene = self.scene;
        let own = (of != Whose::Neighbours).then_some(self.city);
        let others = if of == Whose::Own { None } else { Some(scene.neighbours(self.city)) };
        let cities = || own.into_iter().chain(others.into_iter().flatten());
        let now: f64 = cities().map(|city| self.counted(count, city, false)).sum();
        let end: f64 = cities().map(|city| self.counted(count, city, true)).sum();
        now * f64::from(coins) * scene.coin(self.city) + end * f64::from(points)
    }

    /// How many there are in a city, now or perhaps at the end.
    fn counted(&self, count: Count, city: Seat, end: bool) -> f64 {
        let colour = |colour: Colour| match end {
            true => self.scene.at_the_end(city, colour),
            false => {
                let cards = self.scene.city(city).cards.iter();
                cards.filter(|card| card.facts().colour == colour).count() as f64
            }
        };
        let time = if end { self.scene.turns_until(3) } else { 0.0 };
        let view = self.scene.city(city);
        match count {
            Count::Brown => colour(Colour::Brown),
            Count::Grey => colour(Colour::Grey),
            Count::Blue => colour(Colour::Blue),
            Count::Yellow => colour(Colour::Yellow),
            Count::Red => colour(Colour::Red),
            Count::Green => colour(Colour::Green),
            Count::Purple => colour(Colour::Purple),
            Count::Stages => view.stages.len() as f64 + 0.12 * time,
            Count::Defeats => f64::from(view.defeats) + if end { 0.8 } else { 0.0 },
        }
    }

    /// Later cards that this one makes free.
    fn chains(&self, card: Card) -> f64 {
        let built = &self.scene.city(self.city).cards;
        let new = |later: &Card| !later.facts().free_with.iter().any(|parent| built.contains(parent));
        let worth = |later: Card| 0.25 + 0.12 * f64::from(later.facts().cost.resources.total());
        let later = card.leads_to().filter(|later| later.facts().age > self.scene.age());
        later.filter(new).map(worth).sum()
    }

    /// A card of the discard pile for nothing: the best that is known to lie there, or what usually does.
    fn salvage(&self) -> f64 {
        let built = &self.scene.city(self.city).cards;
        let you = self.scene.view.you.iter().filter(|you| you.seat == self.city);
        let known = you.flat_map(|you| &you.discarded).filter(|card| !built.contains(card));
        let simple = |card: &Card| card.facts().effects.iter().all(|e| *e != Effect::BuildFromDiscard);
        let best = known.filter(|card| simple(card)).map(|card| self.card(*card)).fold(0.0, f64::max);
        best.max(2.5 + f64::from(self.scene.age()))
    }

    /// The best guild of the neighbours, or one that they will have.
    fn copied_guild(&self) -> f64 {
        let neighbours = self.scene.neighbours(self.city);
        let guilds = neighbours.into_iter().flat_map(|city| &self.scene.city(city).cards);
        let best = guilds.filter(|card| card.is_guild()).map(|card| self.effects(card.facts().effects));
        best.fold(0.3 * self.scene.turns_until(3).min(12.0), f64::max)
    }
}
