//! The standing of a city: all its lasting effects, added up.

use arrayvec::ArrayVec;

use crate::{
    Amount, Change, Class, Done, Each, Effect, Idle, Lasting, Learned, Often, Prices, ResourceSet, Rule,
    Science, Sides, Sources, Target, Thing, Whose, Worth, values::PRICE,
};

/// A limit above the number of things of a city that build free, or bring coins for actions.
const MOST_POWERS: usize = 24;
/// The number of leaders whose shields depend on something.
const MOST_VARYING: usize = 6;
/// The number of things that make other things cheaper.
const MOST_CHANGES: usize = 12;
/// The number of tiles that tax something, or stop something.
const MOST_TILES: usize = 4;
/// As many units as anything can cost.
pub(crate) const ENDLESS: u8 = 12;

/// All lasting effects of a city's things. It follows from them. Payments, conflicts, points and views read
/// it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Standing {
    /// The production for the city itself.
    pub(crate) makes: Sources,
    /// The production without the units that depend on the rest of it.
    plain: Sources,
    /// The number of units that it can produce once more.
    again: u8,
    /// The number of units of kinds that it does not produce.
    missing: u8,
    /// The units that neighbours may buy.
    pub(crate) sells: Sources,
    pub(crate) left_price: Prices,
    pub(crate) right_price: Prices,
    /// The prices without the changes of tiles.
    plain_prices: [Prices; 2],
    /// The coins that tiles add to the prices of raw and of manufactured resources.
    pub(crate) more: [i8; 2],
    /// The resources printed on its board and its brown and grey cards, active or not.
    printed: ResourceSet,
    /// True if brown cards with one unit produce as many as are needed.
    endless: bool,
    /// The cards that do not act.
    idle: ArrayVec<Idle, MOST_TILES>,
    /// The taxed actions, each with the thing that taxes it.
    pub(crate) taxes: ArrayVec<(Thing, Done), MOST_TILES>,
    /// The units that the bank sells.
    pub(crate) bank: Bank,
    /// The changes of costs. This list and similar ones are in a public order.
    pub(crate) changes: ArrayVec<(Thing, Target, Whose, Change), MOST_CHANGES>,
    /// The own shields that are always the same.
    pub(crate) shields: i16,
    /// The shields that depend on something, or act in other cities.
    pub(crate) varying: ArrayVec<(&'static Amount, Whose), MOST_VARYING>,
    pub(crate) science: Science,
    /// The number of guilds of neighbours that it copies at the end.
    pub(crate) copied_guilds: u8,
    /// The effects that act whenever something is done.
    pub(crate) each: ArrayVec<(Thing, &'static Each), MOST_POWERS>,
    /// The permissions to build without paying, with their frequency.
    pub(crate) free: ArrayVec<(Thing, Target, Often), MOST_POWERS>,
    /// True if the last card of each age is played.
    pub(crate) plays_last_card: bool,
    /// True if the winner of a conflict takes the defeat token as well.
    pub(crate) defeats_to_victor: bool,
    /// True if guilds of neighbours do not count its cards.
    pub(crate) unseen_by_guilds: bool,
    /// True if stages are built in any order.
    pub(crate) any_stage: bool,
    /// True if the player may stop the passing of hands once.
    pub(crate) keeps_hands: bool,
    /// True if the player may trade defeats once.
    pub(crate) trades_defeats: bool,
    /// True if one unit of a resource replaces all needed units, and no stages are built.
    pub(crate) plenty: bool,
    /// True if the player sees the cards of later ages.
    pub(crate) foresees: bool,
    /// True if neighbours' cards make cards free.
    pub(crate) chains_beside: bool,
    /// True if victory tokens of conflicts are a step lower.
    pub(crate) smaller_victories: bool,
    /// True if each defeat gives two tokens.
    pub(crate) two_defeats: bool,
    /// The token that builds a stage free, once.
    pub(crate) free_stage: Option<Thing>,
    /// The token that joins a project with a card of any colour, once.
    pub(crate) any_colour: Option<Thing>,
    /// The thing that exchanges two units for one, once a turn.
    pub(crate) exchange: Option<Thing>,
}

/// The units of any resource that the bank sells to a city each turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Bank {
    /// The coins for each unit.
    pub price: u8,
    /// The number of units.
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

    /// Adds the lasting effects of a thing.
    pub(crate) fn add(&mut self, thing: Thing) {
        self.add_effects(thing, thing.effects());
    }

    /// Adds the lasting ones of these effects.
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
            // The code that builds the stage, or deals tiles, reads these.
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

    /// Returns the resources of the board, brown and grey cards: those that neighbours may buy.
    pub(crate) const fn made_for_sale(&self) -> ResourceSet {
        self.sells.resources()
    }

    /// Returns the resources that are printed on none of those.
    pub(crate) const fn unprinted(&self) -> ResourceSet {
        self.printed.complement()
    }

    /// Returns true if a tile stops this thing.
    pub(crate) fn is_idle(&self, thing: Thing) -> bool {
        thing.card().is_some_and(|card| self.idle.iter().any(|idle| idle.is(card)))
    }

    /// Returns true if the thing produces as many units as are needed.
    pub(crate) fn is_endless(&self, thing: Thing) -> bool {
        self.endless && thing.card().is_some_and(|card| card.is_single_brown())
    }

    /// Returns the number of units that a thing with this printed number produces.
    pub(crate) fn made(&self, thing: Thing, units: u8) -> u8 {
        if self.is_idle(thing) {
            0
        } else if self.is_endless(thing) {
            ENDLESS
        } else {
            units
        }
    }

    /// Adds up all sources; those that depend on the others come last.
    fn add_up_sources(&mut self) {
        self.makes.clone_from(&self.plain);
        self.makes.add_set(self.made_for_sale(), self.again);
        self.makes.add_set(self.unprinted(), self.missing);
    }

    /// Applies the changes of tiles to the prices.
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
