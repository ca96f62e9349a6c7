//! A city as the rulebook tells of it.

use seven_wonders::{Board, Card, Colour, Effect, Lasting, Resource, Rule, Side, Sides, StageFacts, Wonder};

#[derive(Clone)]
pub struct City {
    pub wonder: Wonder,
    pub side: Side,
    pub cards: Vec<Card>,
    pub stages: usize,
    pub coins: u16,
    pub won: Vec<i16>,
    pub defeats: i16,
    pub power_used: bool,
}

impl City {
    pub fn all_stages(&self) -> &'static [StageFacts] {
        Board { wonder: self.wonder, side: self.side }.stages()
    }

    pub fn effects(&self) -> Vec<Effect> {
        let stages = self.all_stages()[..self.stages].iter().flat_map(|stage| stage.effects);
        self.cards.iter().flat_map(|card| card.facts().effects).chain(stages).copied().collect()
    }

    pub fn plays_last_cards(&self) -> bool {
        self.effects().contains(&Effect::Rule(Rule::PlayLastCard))
    }

    pub fn builds_for_nothing(&self) -> bool {
        self.effects().iter().any(|effect| matches!(effect, Effect::Rule(Rule::FreeBuild { .. })))
    }

    /// Single units, each a list of what it can be.
    pub fn units(&self, for_sale: bool) -> Vec<Vec<Resource>> {
        let mut units: Vec<Vec<Resource>> =
            self.wonder.facts().resource.map(|board| vec![board]).into_iter().collect();
        for effect in self.effects() {
            if let Effect::Lasting(Lasting::Produce { one_of, units: n, sold }) = effect
                && (sold || !for_sale)
            {
                (0..n).for_each(|_| units.push(one_of.to_vec()));
            }
        }
        units
    }

    pub fn price(&self, from_left: bool, resource: Resource) -> u8 {
        let cheaper = self.effects().iter().any(|effect| {
            let Effect::Lasting(Lasting::Discount { from, class, .. }) = effect else { return false };
            let there = *from == Sides::Both || (*from == Sides::Left) == from_left;
            there && *class == resource.class()
        });
        if cheaper { 1 } else { 2 }
    }

    pub fn count(&self, colour: Colour) -> u16 {
        self.cards.iter().filter(|card| card.facts().colour == colour).count() as u16
    }

    pub fn shields(&self) -> u8 {
        let each = self.effects().into_iter().map(|effect| match effect {
            Effect::Lasting(Lasting::Shields { amount, .. }) => amount.base as u8,
            _ => 0,
        });
        each.sum()
    }
}
