//! The lines of a receipt for the payment: own units, waived units, and purchases by seller.

use contract::{BySeat, Seat};

use crate::{
    Class, Effect, Lasting, Line, Payment, Prices, Question, Receipt, Resource, ResourceSet, Thing, Units,
    buyer::Buyer, city::City, payment::Exchange, price::Price, reckon::beside,
};

/// The origin of an own unit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// Produced by a thing.
    Made(Thing),
    /// Waived by a thing.
    Waived(Thing),
    /// Sold by the bank, because of a thing.
    Bank(Thing),
}

/// The units that cannot be had.
pub(crate) struct Lacks(pub(crate) Units);

/// Returns the receipt for paying a price with this payment.
pub(crate) fn bought(cities: &BySeat<City>, city: Seat, price: &Price, pay: Payment) -> Receipt {
    let here = &cities[city];
    let is_paid = |price: &Price| {
        let question = Buyer::new(cities, city).question(price, None);
        question.share(pay, &options(&origins(here, price, pay.bank))).is_some()
    };
    if let Some(price) = price.apart().into_iter().find(is_paid) {
        return bought(cities, city, &price, pay);
    }
    let sources = origins(here, price, pay.bank);
    let question = Buyer::new(cities, city).question(price, None);
    let mut lines = Vec::new();
    let share = share(&question, pay, &sources);
    for reduction in price.reductions.iter().filter(|reduction| !reduction.all.is_empty()) {
        lines.push(Line::Waived { units: reduction.all, by: reduction.by });
    }
    share.own_lines(&sources, &mut lines);
    let [left, right] = beside(cities, city);
    let more = here.standing.more;
    bought_of(left, share.left, question.left_price, more, &mut lines);
    bought_of(right, share.right, question.right_price, more, &mut lines);
    share.bank_line(&sources, pay.bank, &mut lines);
    share.exchange_line(here.standing.exchange, &mut lines);
    if price.printed > 0 {
        lines.push(Line::Printed { coins: -i16::from(price.printed) });
    }
    if let Some((by, units)) = price.in_coins.filter(|(_, units)| !units.is_empty()) {
        lines.push(Line::InCoins { units, by, coins: -i16::from(units.total()) });
    }
    for reduction in price.reductions.iter().filter(|reduction| reduction.coins > 0) {
        lines.push(Line::Cheaper { by: reduction.by, coins: i16::from(reduction.coins) });
    }
    for (by, coins) in &price.taxes {
        lines.push(Line::Tax { by: *by, coins: -i16::from(*coins) });
    }
    if let Some(project) = price.joined {
        lines.push(Line::Joins { project, coins: -i16::from(project.facts().cost.coins) });
    }
    Receipt(lines)
}

/// Returns the receipt that shows how far the city gets on its own with a price of which units are lacking.
pub(crate) fn lacking(cities: &BySeat<City>, city: Seat, price: &Price, lacks: Lacks) -> Receipt {
    let buyer = Buyer::new(cities, city);
    let had = |price: &Price| {
        let question = buyer.question(price, None);
        Question { cost: question.cost.without(lacks.0), ..question }
    };
    let is_had = |price: &Price| {
        had(price).share(Payment::NOTHING, &options(&origins(&cities[city], price, 0))).is_some()
    };
    let apart = price.apart();
    let price = apart.iter().find(|price| is_had(price)).unwrap_or(price);
    let sources = origins(&cities[city], price, 0);
    let question = had(price);
    let mut lines = Vec::new();
    let share = share(&question, Payment::NOTHING, &sources);
    share.own_lines(&sources, &mut lines);
    share.exchange_line(cities[city].standing.exchange, &mut lines);
    lines.push(Line::Lacking { units: lacks.0 });
    Receipt(lines)
}

/// A distribution of the cost, with the own sources listed by unit.
#[derive(Default)]
struct Shared {
    own: Vec<(usize, Resource)>,
    left: Units,
    right: Units,
    exchange: Option<Exchange>,
}

fn options(sources: &[(Origin, ResourceSet)]) -> Vec<ResourceSet> {
    sources.iter().map(|(_, one_of)| *one_of).collect()
}

fn share(question: &Question<'_>, pay: Payment, sources: &[(Origin, ResourceSet)]) -> Shared {
    let share = question.share(pay, &options(sources));
    share.map_or_else(Shared::default, |share| Shared {
        own: share.own,
        left: share.left,
        right: share.right,
        exchange: share.exchange,
    })
}

impl Shared {
    /// Adds the lines for produced and for waived units.
    fn own_lines(&self, sources: &[(Origin, ResourceSet)], lines: &mut Vec<Line>) {
        let (mut made, mut makers) = (Units::NONE, Vec::new());
        let mut waived: Vec<(Thing, Units)> = Vec::new();
        for (place, resource) in &self.own {
            let unit = Units::of(&[(*resource, 1)]);
            match sources[*place].0 {
                Origin::Made(by) => {
                    made = made.and(unit);
                    if !makers.contains(&by) {
                        makers.push(by);
                    }
                }
                Origin::Waived(by) => match waived.last_mut().filter(|(last, _)| *last == by) {
                    Some((_, units)) => *units = units.and(unit),
                    None => waived.push((by, unit)),
                },
                Origin::Bank(_) => {}
            }
        }
        if !makers.is_empty() {
            lines.push(Line::Own { units: made, by: makers });
        }
        lines.extend(waived.into_iter().map(|(by, units)| Line::Waived { units, by }));
    }

    /// Adds the line for the exchange, with the thing that allows it.
    fn exchange_line(&self, by: Option<Thing>, lines: &mut Vec<Line>) {
        if let (Some(Exchange { spent, gained }), Some(by)) = (self.exchange, by) {
            let (units, into) = (Units::of(&[(spent, 2)]), Units::of(&[(gained, 1)]));
            lines.push(Line::Exchanged { units, into, by });
        }
    }

    /// Adds the line for purchases from the bank.
    fn bank_line(&self, sources: &[(Origin, ResourceSet)], coins: u8, lines: &mut Vec<Line>) {
        let mut seller = None;
        let mut units = Units::NONE;
        for (place, resource) in &self.own {
            if let Origin::Bank(by) = sources[*place].0 {
                seller = Some(by);
                units = units.and(Units::of(&[(*resource, 1)]));
            }
        }
        if let Some(by) = seller {
            lines.push(Line::Bank { units, by, coins: -i16::from(coins) });
        }
    }
}

/// Adds a line for each price.
fn bought_of(of: Seat, units: Units, prices: Prices, more: [i8; 2], lines: &mut Vec<Line>) {
    let classes = [(Class::Raw, prices.raw), (Class::Manufactured, prices.manufactured)];
    let of_class = |class: Class| {
        let wanted = |resource: &Resource| resource.class() == class;
        Resource::ALL
            .into_iter()
            .filter(wanted)
            .fold(Units::NONE, |sum, resource| sum.and(Units::of(&[(resource, units.get(resource))])))
    };
    let alike = prices.raw == prices.manufactured && more[0] == more[1];
    let parts = if alike {
        vec![(units, prices.raw, more[0])]
    } else {
        classes.map(|(class, each)| (of_class(class), each, more[class as usize])).to_vec()
    };
    // The first unit of the turn may be cheaper or free, so it always has a line.
    let mut rebate = i16::from(prices.first_cheaper);
    for (units, each, tower) in parts.into_iter().filter(|(units, ..)| !units.is_empty()) {
        let price = i16::from(units.total()) * i16::from(each);
        let cheaper = rebate.min(price);
        rebate -= cheaper;
        lines.push(Line::Bought { of, units, each, tower, coins: cheaper - price });
    }
}

/// Returns the own sources by unit, in the order of use. Sources of one resource come first, then those with
/// a choice. Waived units and units that the bank sells for these coins come last.
fn origins(city: &City, price: &Price, bank: u8) -> Vec<(Origin, ResourceSet)> {
    let mut origins = Vec::new();
    let mut seller = None;
    for thing in city.things().chain(city.acting_tiles()) {
        for effect in thing.effects() {
            let Effect::Lasting(lasting) = effect else { continue };
            let mut derived = |thing: Thing, one_of: ResourceSet, units: u8| {
                if !one_of.is_empty() {
                    let source = (Origin::Made(thing), one_of);
                    origins.extend(std::iter::repeat_n(source, usize::from(units)));
                }
            };
            match lasting {
                Lasting::Produce { one_of, units, .. } => {
                    derived(thing, ResourceSet::of(one_of), city.standing.made(thing, *units));
                }
                Lasting::ProduceAgain { units } => derived(thing, city.standing.made_for_sale(), *units),
                Lasting::ProduceMissing { units } => {
                    derived(thing, city.standing.unprinted(), *units);
                }
                Lasting::Bank { .. } => seller = Some(thing),
                Lasting::Discount { .. }
                | Lasting::FirstUnit { .. }
                | Lasting::Cost { .. }
                | Lasting::Shields { .. }
                | Lasting::Science { .. }
                | Lasting::Price { .. }
                | Lasting::Endless
                | Lasting::Idle { .. } => {}
            }
        }
    }
    origins.sort_by_key(|(_, one_of)| one_of.len());
    let anything = ResourceSet::of(&Resource::ALL);
    let (kinds, mut most) = price.waived();
    for reduction in &price.reductions {
        let waived = (Origin::Waived(reduction.by), kinds);
        let units = reduction.units.min(most);
        most -= units;
        origins.extend(std::iter::repeat_n(waived, usize::from(units)));
    }
    let units = bank.checked_div(city.standing.bank.price).unwrap_or_default();
    let sold = seller.map(|by| (Origin::Bank(by), anything));
    origins.extend(sold.into_iter().flat_map(|one| std::iter::repeat_n(one, usize::from(units))));
    origins
}
