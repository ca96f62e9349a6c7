//! Compares the search with trying everything, over random positions.

use std::collections::BTreeSet;

use contract::{ChaCha8Rng, Purpose, Seed, below};

use super::{Bank, Prices, Question, Sources};
use crate::{Payment, Resource, ResourceSet, Units};

/// A source by the simplest rule: one unit, for coins if it is a neighbour's, or unused.
struct Unit {
    one_of: ResourceSet,
    seller: Option<usize>,
}

fn units(sources: &Sources, seller: Option<usize>) -> Vec<Unit> {
    let fixed = Vec::from(sources.fixed).into_iter().map(|resource| ResourceSet::of(&[resource]));
    fixed.chain(sources.choices.iter().copied()).map(|one_of| Unit { one_of, seller }).collect()
}

/// Finds every cost that can be met. Each unit in turn is each resource it can be, is kept for an exchange,
/// or is unused.
fn try_all(
    missing: Units,
    units: &[Unit],
    by: &mut Laid,
    bought: &mut Vec<(usize, Resource)>,
    found: &mut impl FnMut(Units, &Laid, &[(usize, Resource)]),
) {
    found(missing, by, bought);
    for (n, unit) in units.iter().enumerate() {
        for resource in unit.one_of.iter() {
            let rest = &units[n + 1..];
            bought.extend(unit.seller.map(|seller| (seller, resource)));
            if missing.get(resource) > 0 {
                try_all(missing.without(Units::of(&[(resource, 1)])), rest, by, bought, found);
            }
            if by.allowed && by.units < 2 && by.kind.is_none_or(|kind| kind == resource) {
                let before = *by;
                *by = Laid { kind: Some(resource), units: by.units + 1, ..before };
                try_all(missing, rest, by, bought, found);
                *by = before;
            }
            if unit.seller.is_some() {
                bought.pop();
            }
        }
    }
}

/// The units of one kind that are kept for an exchange.
#[derive(Clone, Copy, Default)]
struct Laid {
    allowed: bool,
    kind: Option<Resource>,
    units: u8,
}

fn coins(prices: Prices, bought: impl Iterator<Item = Resource>) -> u8 {
    let each = |resource: Resource| if (resource as u8) < 4 { prices.raw } else { prices.manufactured };
    let sum: u8 = bought.map(each).sum();
    if prices.first_cheaper { sum.saturating_sub(1) } else { sum }
}

/// Returns the front, and the smallest number of units out of reach.
fn expected(question: &Question<'_>, purse: u8) -> (Vec<Payment>, u8) {
    let mut all = units(question.own, None);
    all.extend(units(question.left, Some(0)));
    all.extend(units(question.right, Some(1)));
    let anything = || Unit { one_of: ResourceSet::of(&Resource::ALL), seller: Some(2) };
    all.extend((0..question.bank.units).map(|_| anything()));
    let (mut paid, mut least) = (BTreeSet::new(), u8::MAX);
    let mut by = Laid { allowed: question.exchange, ..Laid::default() };
    try_all(question.cost, &all, &mut by, &mut Vec::new(), &mut |missing, by, bought| {
        // Two of a kind are one unit of any kind.
        let missing = missing.total().saturating_sub(by.units / 2);
        if by.units == 1 {
            return;
        }
        least = least.min(missing);
        if missing == 0 {
            let from = |side| bought.iter().filter(move |(seller, _)| *seller == side).map(|(_, r)| *r);
            let bank = from(2).count() as u8 * question.bank.price;
            paid.insert((bank, coins(question.left_price, from(0)), coins(question.right_price, from(1))));
        }
    });
    paid.retain(|(bank, left, right)| bank + left + right <= purse);
    let worse =
        |way: &(u8, u8, u8)| paid.iter().any(|o| o != way && o.0 <= way.0 && o.1 <= way.1 && o.2 <= way.2);
    let best =
        paid.iter().filter(|way| !worse(way)).map(|&(bank, left, right)| Payment { left, right, bank });
    (best.collect(), least)
}

fn sources(rng: &mut ChaCha8Rng, most: u32) -> Sources {
    let mut sources = Sources::NONE;
    for _ in 0..below(rng, most + 1) {
        let [raw, other] = [0, 1].map(|_| Resource::ALL[below(rng, 4) as usize]);
        match below(rng, 5) {
            0 => sources.add(&[Resource::ALL[below(rng, 7) as usize]], 1),
            1 => sources.add(&[raw], 2),
            2 if raw != other => sources.add(&[raw, other], 1),
            3 => sources.add(&Resource::ALL, 1),
            _ if raw < other => sources.add(&Resource::ALL[..4], 1),
            _ => sources.add(&Resource::ALL[4..], 1),
        }
    }
    sources
}

/// Returns mostly the base game's prices; with expansions, those with tiles and docks.
fn prices(rng: &mut ChaCha8Rng, expansions: bool) -> Prices {
    let mut price = || if expansions { below(rng, 4) } else { 1 + below(rng, 2) } as u8;
    Prices { raw: price(), manufactured: price(), first_cheaper: expansions && below(rng, 2) == 0 }
}

#[test]
fn the_search_finds_what_trying_everything_finds() {
    let mut rng = Seed::from_bytes([5; 32]).stream(Purpose(1), 0);
    let (mut several, mut none, mut free) = (0, 0, 0);
    let mut exchanged = 0;
    for round in 0..4_000 {
        // Trying an exchange takes long.
        let exchange = round % 8 == 1;
        let most = if exchange { [3, 2, 2] } else { [5, 4, 4] };
        let [own, left, right] = most.map(|most| sources(&mut rng, most));
        let mut cost = Units::NONE;
        for _ in 0..1 + below(&mut rng, if exchange { 4 } else { 5 }) {
            cost.0[below(&mut rng, 7) as usize] += 1;
        }
        let expansions = round % 4 == 0;
        let [left_price, right_price] = [0, 1].map(|_| prices(&mut rng, expansions));
        // Bilkis, and banks that sell more, or at a higher price.
        let sells = expansions && below(&mut rng, 2) == 0;
        let bank = Bank {
            price: 1 + below(&mut rng, 2) as u8,
            units: if sells { 1 + below(&mut rng, 2) as u8 } else { 0 },
        };
        let question =
            Question { cost, own: &own, left: &left, right: &right, left_price, right_price, bank, exchange };
        let purse = below(&mut rng, 13) as u8;
        let (best, _) = expected(&question, purse);
        assert_eq!(question.front_within(purse.into()).as_slice(), best, "{purse} {question:?}");
        let (all, least) = expected(&question, u8::MAX);
        assert_eq!(question.front().as_slice(), all, "{question:?}");
        assert_eq!(question.missing().total(), least, "{question:?}");
        let plain = Question { exchange: false, ..question };
        exchanged += u32::from(plain.front() != question.front());
        for way in question.front().into_iter().filter(|way| way.bank == 0) {
            let own = units(&own, None).iter().map(|unit| unit.one_of).collect::<Vec<_>>();
            let share = question.share(way, &own).expect("it was found");
            let (spent, gained) = share.exchange.map_or_else(Default::default, |exchange| {
                (Units::of(&[(exchange.spent, 2)]), Units::of(&[(exchange.gained, 1)]))
            });
            let given =
                share.own.iter().fold(Units::NONE, |sum, (_, unit)| sum.and(Units::of(&[(*unit, 1)])));
            let all = given.and(share.left).and(share.right);
            assert_eq!(all.and(gained), cost.and(spent), "{way:?} {question:?}");
        }
        several += u32::from(best.len() > 1);
        none += u32::from(all.is_empty());
        free += u32::from(best == [Payment::NOTHING]);
    }
    // The positions are of every sort.
    assert!(several > 250 && none > 250 && free > 250, "{several} {none} {free}");
    assert!(exchanged > 50, "{exchanged}");
}

/// Prices of more than 128 parts: the Palace with one more unit, and few sources, so that trying everything
/// ends.
#[test]
fn the_search_finds_what_trying_everything_finds_for_long_prices() {
    let mut rng = Seed::from_bytes([6; 32]).stream(Purpose(1), 0);
    let mut possible = 0;
    for _ in 0..150 {
        let mut own = sources(&mut rng, 1);
        for resource in Resource::ALL {
            if below(&mut rng, 8) > 1 {
                own.add(&[resource], 1);
            }
        }
        let [left, right] = [2, 2].map(|most| sources(&mut rng, most));
        let mut cost = Units([1; Resource::COUNT]);
        cost.0[below(&mut rng, 7) as usize] += 1;
        if below(&mut rng, 3) == 0 {
            cost.0[below(&mut rng, 7) as usize] += 1;
        }
        if cost.0.iter().filter(|units| **units > 1).count() > 1 {
            cost.0[cost.0.iter().position(|units| *units == 1).expect("five are")] = 0;
        }
        let [left_price, right_price] = [0, 1].map(|_| prices(&mut rng, true));
        let (own, left, right) = (&own, &left, &right);
        let bank = Bank::default();
        let question = Question { cost, own, left, right, left_price, right_price, bank, exchange: false };
        let (best, least) = expected(&question, u8::MAX);
        assert_eq!(question.front().as_slice(), best, "{question:?}");
        assert_eq!(question.missing().total(), least, "{question:?}");
        possible += u32::from(!best.is_empty());
    }
    assert!(possible > 15, "{possible}");
}
