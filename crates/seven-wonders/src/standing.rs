//! What a city is able to do: everything that lasts, added up.

use arrayvec::ArrayVec;

use crate::{
    Amount, Change, Class, Done, Each, Effect, Idle, Lasting, Learned, Often, Prices, ResourceSet, Rule,
    Science, Sides, Sources, Target, Thing, Whose, Worth, values::PRICE,
};

/// Stages and leaders that build for nothing, or bring coins for what is done: more than a city can ever have.
const MOST_POWERS: usize = 24;
/// Leaders whose shields depend on something.
const MOST_VARYING: usize = 6;
/// Things that make something else cheaper.
const MOST_CHANGES: usize = 12;
/// Tiles that tax something, or stop something.
const MOST_TILES: usize = 4;
/// As many units as anything can take.
pub(crate) const ENDLESS: u8 = 12;

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
    /// Those without what tiles change.
    plain_prices: [Prices; 2],
    /// What tiles change: coins more for raw and for manufactured resources.
    pub(crate) more: [i8; 2],
    /// What is on its board and its brown and grey cards, whether it acts or not.
    printed: ResourceSet,
    /// Whether brown cards with one unit make as many as are needed.
    endless: bool,
    /// Cards that do not act.
    idle: ArrayVec<Idle, MOST_TILES>,
    /// What is taxed, and by what.
    pub(crate) taxes: ArrayVec<(Thing, Done), MOST_TILES>,
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
    /// Whether neighbours' cards make cards free.
    pub(crate) chains_beside: bool,
    /// Whether victory tokens of conflicts are a step lower.
    pub(crate) smaller_victories: bool,
    /// Whether each defeat gives two tokens.
    pub(crate) two_defeats: bool,
    /// What builds a stage for nothing, once.
    pub(crate) free_stage: Option<Thing>,
    /// What takes part in a project with a card of any colour, once.
    pub(crate) any_colour: Option<Thing>,
    /// What exchanges two units for one, once a turn.
    pub(crate) exchange: Option<Thing>,
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
            plain_prices: [usual; 2],
            more: [0; 2],
            printed: ResourceSet::default(),
            endless: false,
            idle: ArrayVec::new(),
            taxes: ArrayVec::new(),
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
            chains_beside: false,
            smaller_victories: false,
            two_defeats: false,
            free_stage: None,
            any_colour: None,
            exchange: None,
        }
    }

    /// Adds what a thing brings that lasts.
    pub(crate) fn add(&mut self, thing: Thing) {
        self.add_effects(thing, thing.effects());
    }

    /// Adds those of its effects that last.
    pub(crate) fn add_effects(&mut self, thing: Thing, effects: &'static [Effect]) {
        for effect in effects {
            match effect {
                Effect::Lasting(lasting) => self.last(thing, lasting),
                Effect::Rule(rule) => self.allow(thing, rule),
                Effect::Each(each) => match each {
                    Each::Income { .. } | Each::Bonus { .. } => {
                        let at = self.each.partition_point(|(other, _)| other.order() <= thing.order());
                        self.each.insert(at, (thing, each));
                    }
                    Each::Tax { when } => self.taxes.push((thing, *when)),
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
            Rule::ChainBeside => self.chains_beside = true,
            Rule::SmallerVictories => self.smaller_victories = true,
            Rule::TwoDefeats => self.two_defeats = true,
            Rule::FreeStage => self.free_stage = Some(thing),
            Rule::AnyColour => self.any_colour = Some(thing),
            Rule::Exchange => self.exchange = Some(thing),
            // Whoever builds the stage, or deals tiles, looks for these.
            Rule::StageBeside { .. } | Rule::MoreTiles { .. } => {}
        }
    }

    fn last(&mut self, thing: Thing, lasting: &'static Lasting) {
        match lasting {
            &Lasting::Produce { one_of, units, sold } => {
                let units = self.made(thing, units);
                self.plain.add(one_of, units);
                if sold {
                    self.sells.add(one_of, units);
                    self.printed = self.printed.union(ResourceSet::of(one_of));
                }
                self.add_up_sources();
            }
            &Lasting::FirstUnit { from } => {
                let [left, right] = &mut self.plain_prices;
                left.first_cheaper |= from != Sides::Right;
                right.first_cheaper |= from != Sides::Left;
                self.add_up_prices();
            }
            Lasting::Discount { .. } if self.is_idle(thing) => {}
            &Lasting::Price { class, more } => {
                self.more[class as usize] += more;
                self.add_up_prices();
            }
            Lasting::Endless => self.endless = true,
            &Lasting::Idle { cards } => self.idle.push(cards),
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
                    lower(&mut self.plain_prices[0], class, price);
                }
                if right {
                    lower(&mut self.plain_prices[1], class, price);
                }
                self.add_up_prices();
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

    /// What the board, brown and grey cards make: it is that which neighbours may buy.
    pub(crate) const fn made_for_sale(&self) -> ResourceSet {
        self.sells.resources()
    }

    /// What is printed on none of those.
    pub(crate) const fn unprinted(&self) -> ResourceSet {
        self.printed.complement()
    }

    /// Whether tiles stop this.
    pub(crate) fn is_idle(&self, thing: Thing) -> bool {
        thing.card().is_some_and(|card| self.idle.iter().any(|idle| idle.is(card)))
    }

    /// Whether it makes as many units as are needed.
    pub(crate) fn is_endless(&self, thing: Thing) -> bool {
        self.endless && thing.card().is_some_and(|card| card.is_single_brown())
    }

    /// How many units it makes that makes so many by itself.
    pub(crate) fn made(&self, thing: Thing, units: u8) -> u8 {
        if self.is_idle(thing) {
            0
        } else if self.is_endless(thing) {
            ENDLESS
        } else {
            units
        }
    }

    /// All sources, those with what depends on the others last.
    fn add_up_sources(&mut self) {
        self.makes.clone_from(&self.plain);
        self.makes.add_set(self.made_for_sale(), self.again);
        self.makes.add_set(self.unprinted(), self.missing);
    }

    /// Prices with what tiles change.
    fn add_up_prices(&mut self) {
        let [raw, manufactured] = self.more;
        let [left, right] = self.plain_prices.map(|plain| Prices {
            raw: plain.raw.saturating_add_signed(raw),
            manufactured: plain.manufactured.saturating_add_signed(manufactured),
            first_cheaper: plain.first_cheaper,
        });
        (self.left_price, self.right_price) = (left, right);
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
