//! What a city is able to do: everything that lasts, added up.

use arrayvec::ArrayVec;

use crate::{
    Amount, Change, Class, Each, Effect, Lasting, Learned, Often, Prices, ResourceSet, Rule, Science, Sides,
    Sources, Target, Thing, Whose, Worth, values::PRICE,
};

/// Stages and leaders that build for nothing, or bring coins for what is done: more than a city can ever have.
const MOST_POWERS: usize = 8;
/// Leaders whose shields depend on something.
const MOST_VARYING: usize = 6;
/// Things that make something else cheaper.
const MOST_CHANGES: usize = 8;

/// Everything lasting of a city's things. It follows from them; payments, conflicts, points and views read it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Standing {
    /// What it produces for itself.
    pub(crate) makes: Sources,
    /// That without what depends on the rest of it.
    plain: Sources,
    /// Units that it produces once more.
    again: u8,
    /// Units of what it does not produce.
    missing: u8,
    /// What neighbours may buy.
    pub(crate) sells: Sources,
    pub(crate) left_price: Prices,
    pub(crate) right_price: Prices,
    /// What the bank sells.
    pub(crate) bank: Bank,
    /// What makes things cheaper. This list and those of the same kind are in the order that everybody can see.
    pub(crate) changes: ArrayVec<(Thing, Target, Whose, Change), MOST_CHANGES>,
    /// Own shields that are always the same.
    pub(crate) shields: i16,
    /// Shields that depend on something, or are not the owner's.
    pub(crate) varying: ArrayVec<(&'static Amount, Whose), MOST_VARYING>,
    pub(crate) science: Science,
    /// How many guilds of neighbours it copies in the end.
    pub(crate) copied_guilds: u8,
    /// What brings something whenever something is done.
    pub(crate) each: ArrayVec<(Thing, &'static Each), MOST_POWERS>,
    /// What may be built without paying, and how often.
    pub(crate) free: ArrayVec<(Thing, Target, Often), MOST_POWERS>,
    /// Whether the last card of each age is played.
    pub(crate) plays_last_card: bool,
    /// Whether whoever wins a conflict takes the defeat token as well.
    pub(crate) defeats_to_victor: bool,
    /// Whether guilds of neighbours overlook its cards.
    pub(crate) unseen_by_guilds: bool,
    /// Whether stages are built in any order.
    pub(crate) any_stage: bool,
    /// Whether hands may be kept where they are, once.
    pub(crate) keeps_hands: bool,
    /// Whether defeats may be traded, once.
    pub(crate) trades_defeats: bool,
    /// Whether one unit of a resource is as many as are needed, and no stages are built.
    pub(crate) plenty: bool,
    /// Whether the cards of later ages are seen.
    pub(crate) foresees: bool,
}

/// What the bank sells to a city each turn, of any resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Bank {
    /// Coins a unit.
    pub price: u8,
    /// How many units.
    pub units: u8,
}

impl Standing {
    pub(crate) fn new() -> Self {
        let usual = Prices { raw: PRICE, manufactured: PRICE, first_cheaper: false };
        Self {
            makes: Sources::default(),
            plain: Sources::default(),
            again: 0,
            missing: 0,
            sells: Sources::default(),
            left_price: usual,
            right_price: usual,
            bank: Bank::default(),
            changes: ArrayVec::new(),
            shields: 0,
            varying: ArrayVec::new(),
            science: Science::default(),
            copied_guilds: 0,
            each: ArrayVec::new(),
            free: ArrayVec::new(),
            plays_last_card: false,
            defeats_to_victor: false,
            unseen_by_guilds: false,
            any_stage: false,
            keeps_hands: false,
            trades_defeats: false,
            plenty: false,
            foresees: false,
        }
    }

    /// Adds what a thing brings that lasts.
    pub(crate) fn add(&mut self, thing: Thing) {
        for effect in thing.effects() {
            match effect {
                Effect::Lasting(lasting) => self.last(thing, lasting),
                Effect::Rule(rule) => self.allow(thing, rule),
                Effect::Each(each) => match each {
                    Each::Income { .. } => {
                        let at = self.each.partition_point(|(other, _)| other.order() <= thing.order());
                        self.each.insert(at, (thing, each));
                    }
                },
                Effect::Worth(Worth::Points { amount }) => self.science.add_bonus(amount),
                Effect::Worth(Worth::CopyGuild) => self.copied_guilds += 1,
                Effect::Once(_) => {}
            }
        }
    }

    fn allow(&mut self, thing: Thing, rule: &Rule) {
        match *rule {
            Rule::FreeBuild { target, often } => {
                let at = self.free.partition_point(|(other, ..)| other.order() <= thing.order());
                self.free.insert(at, (thing, target, often));
            }
            Rule::PlayLastCard => self.plays_last_card = true,
            Rule::DefeatsToVictor => self.defeats_to_victor = true,
            Rule::UnseenByGuilds => self.unseen_by_guilds = true,
            Rule::AnyStage => self.any_stage = true,
            Rule::KeepHands => self.keeps_hands = true,
            Rule::TradeDefeats => self.trades_defeats = true,
            Rule::Plenty => self.plenty = true,
            Rule::Foresee => self.foresees = true,
        }
    }

    fn last(&mut self, thing: Thing, lasting: &'static Lasting) {
        match lasting {
            &Lasting::Produce { one_of, units, sold } => {
                self.plain.add(one_of, units);
                if sold {
                    self.sells.add(one_of, units);
                }
                self.add_up_sources();
            }
            &Lasting::FirstUnit { from } => {
                self.left_price.first_cheaper |= from != Sides::Right;
                self.right_price.first_cheaper |= from != Sides::Left;
            }
            &Lasting::ProduceAgain { units } => {
                self.again += units;
                self.add_up_sources();
            }
            &Lasting::ProduceMissing { units } => {
                self.missing += units;
                self.add_up_sources();
            }
            &Lasting::Discount { from, class, price } => {
                let (left, right) = match from {
                    Sides::Left => (true, false),
                    Sides::Right => (false, true),
                    Sides::Both => (true, true),
                };
                if left {
                    lower(&mut self.left_price, class, price);
                }
                if right {
                    lower(&mut self.right_price, class, price);
                }
            }
            &Lasting::Bank { price, units } => {
                self.bank = Bank { price, units: self.bank.units + units };
            }
            &Lasting::Cost { target, of, change } => {
                let at = self.changes.partition_point(|(other, ..)| other.order() <= thing.order());
                self.changes.insert(at, (thing, target, of, change));
            }
            Lasting::Shields { amount, of: Whose::Own } if amount.is_fixed() => {
                self.shields += i16::from(amount.base);
            }
            Lasting::Shields { amount, of } => self.varying.push((amount, *of)),
            &Lasting::Science { symbol } => match symbol {
                Learned::Of(symbol) => self.science.symbols[symbol as usize] += 1,
                Learned::Any => self.science.wild += 1,
                Learned::Changed => self.science.changed += 1,
                Learned::MostOwned => self.science.most_owned += 1,
                Learned::Mask => self.science.masks += 1,
            },
        }
    }

    /// What is printed on the board, on brown and on grey cards: it is that which neighbours may buy.
    pub(crate) const fn printed(&self) -> ResourceSet {
        self.sells.resources()
    }

    /// All sources, those with what depends on the others last.
    fn add_up_sources(&mut self) {
        self.makes.clone_from(&self.plain);
        self.makes.add_set(self.printed(), self.again);
        self.makes.add_set(self.printed().complement(), self.missing);
    }
}

const fn lower(prices: &mut Prices, class: Class, price: u8) {
    let old = match class {
        Class::Raw => &mut prices.raw,
        Class::Manufactured => &mut prices.manufactured,
    };
    if price < *old {
        *old = price;
    }
}
