//! A city as the rulebook tells of it.

use seven_wonders::{
    Board, Card, Change, Colour, Done, Each, Effect, Lasting, Leader, Often, Resource, Rule, Side, Sides,
    StageFacts, Target, Wonder,
};

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
    pub leaders: Vec<Leader>,
    /// Whether coins of the bank came in this turn.
    pub took: bool,
}

impl City {
    pub fn all_stages(&self) -> &'static [StageFacts] {
        Board { wonder: self.wonder, side: self.side }.stages()
    }

    pub fn effects(&self) -> Vec<Effect> {
        let stages = self.all_stages()[..self.stages].iter().flat_map(|stage| stage.effects);
        let leaders = self.leaders.iter().flat_map(|leader| leader.facts().effects);
        self.cards
            .iter()
            .flat_map(|card| card.facts().effects)
            .chain(stages)
            .chain(leaders)
            .copied()
            .collect()
    }

    pub fn plays_last_cards(&self) -> bool {
        self.effects().contains(&Effect::Rule(Rule::PlayLastCard))
    }

    /// Whether something builds a card for nothing; and whether that is used up.
    pub fn builds_for_nothing(&self, card: Card, shields: i16) -> Option<Often> {
        let colour = card.facts().colour;
        let powers = self.effects().into_iter().filter_map(|effect| match effect {
            Effect::Rule(Rule::FreeBuild { target, often }) => Some((target, often)),
            _ => None,
        });
        let fits = |(target, often): &(Target, Often)| {
            let now = match often {
                Often::Always => true,
                Often::WithoutShields => shields == 0,
                Often::OnceAnAge => !self.power_used,
            };
            now && (*target == Target::Any || *target == Target::Cards(colour))
        };
        let mut able: Vec<Often> = powers.filter(fits).map(|(_, often)| often).collect();
        able.sort_by_key(|often| *often == Often::OnceAnAge);
        able.first().copied()
    }

    /// Units that need not be paid.
    pub fn waived(&self, target: Target) -> usize {
        let units = self.effects().into_iter().map(|effect| match effect {
            Effect::Lasting(Lasting::Cost { target: of, change: Change::Units(units), .. })
                if of == target =>
            {
                usize::from(units)
            }
            _ => 0,
        });
        units.sum()
    }

    /// What the bank sells, one unit each, for so many coins.
    pub fn bank(&self) -> Option<u8> {
        self.effects().into_iter().find_map(|effect| match effect {
            Effect::Lasting(Lasting::Bank { price, .. }) => Some(price),
            _ => None,
        })
    }

    /// Coins for something that is done.
    pub fn earns(&self, done: Done) -> u16 {
        let coins = self.effects().into_iter().map(|effect| match effect {
            Effect::Each(Each::Income { when, coins }) if when == done => u16::from(coins),
            _ => 0,
        });
        coins.sum()
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
}
