//! The search against trying everything, over random positions.

use std::collections::BTreeSet;

use contract::{ChaCha8Rng, Purpose, Seed, below};

use super::{Bank, Prices, Question, Sources};
use crate::{Payment, Resource, ResourceSet, Units};

/// A source as the plainest rule has it: one unit of something, for coins if it is a neighbour's, or unused.
struct Unit {
    one_of: ResourceSet,
    seller: Option<usize>,
}

fn units(sources: &Sources, seller: Option<usize>) -> Vec<Unit> {
    let fixed = Vec::from(sources.fixed).into_iter().map(|resource| ResourceSet::of(&[resource]));
    fixed.chain(sources.choices.iter().copied()).map(|one_of| Unit { one_of, seller }).collect()
}

/// Every cost that can be met: each unit in turn is each thing it can be, or is left alone.
fn try_all(
    missing: Units,
    units: &[Unit],
    bought: &mut Vec<(usize, Resource)>,
    found: &mut impl FnMut(Units, &[(usize, Resource)]),
) {
    found(missing, bought);
    for (n, unit) in units.iter().enumerate() {
        for resource in unit.one_of.iter().filter(|resource| missing.get(*resource) > 0) {
            let mut missing = missing;
            missing.0[resource as usize] -= 1;
            bought.extend(unit.seller.map(|seller| (seller, resource)));
            try_all(missing, &units[n + 1..], bought, found);
            if unit.seller.is_some() {
                bought.pop();
            }
        }
    }
}

fn coins(prices: Prices, bought: impl Iterator<Item = Resource>) -> u8 {
    let each = |resource: Resource| if (resource as u8) < 4 { prices.raw } else { prices.manufactured };
    let sum: u8 = bought.map(each).sum();
    if prices.first_cheaper { sum.saturating_sub(1) } else { sum }
}

/// The front, and how few units are out of reach.
fn expected(question: &Question<'_>, purse: u8) -> (Vec<Payment>, u8) {
    let mut all = units(question.own, None);
    all.extend(units(question.left, Some(0)));
    all.extend(units(question.right, Some(1)));
    let anything = || Unit { one_of: ResourceSet::of(&Resource::ALL), seller: Some(2) };
    all.extend((0..question.bank.units).map(|_| anything()));
    let (mut paid, mut least) = (BTreeSet::new(), u8::MAX);
    try_all(question.cost, &all, &mut Vec::new(), &mut |missing, bought| {
        least = least.min(missing.total());
        if missing.is_empty() {
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

/// Mostly the base game's prices; with expansions those that tiles and docks make.
fn prices(rng: &mut ChaCha8Rng, expansions: bool) -> Prices {
    let mut price = || if expansions { below(rng, 4) } else { 1 + below(rng, 2) } as u8;
    Prices { raw: price(), manufactured: price(), first_cheaper: expansions && below(rng, 2) == 0 }
}

#[test]
fn the_search_finds_what_trying_everything_finds() {
    let mut rng = Seed::from_bytes([5; 32]).stream(Purpose(1), 0);
    let (mut several, mut none, mut free) = (0, 0, 0);
    for round in 0..4_000 {
        let [own, left, right] = [5, 4, 4].map(|most| sources(&mut rng, most));
        let mut cost = Units::NONE;
        for _ in 0..1 + below(&mut rng, 5) {
            cost.0[below(&mut rng, 7) as usize] += 1;
        }
        let expansions = round % 4 == 0;
        let [left_price, right_price] = [0, 1].map(|_| prices(&mut rng, expansions));
        // Bilkis; and whatever sells more, or for more.
        let sells = expansions && below(&mut rng, 2) == 0;
        let bank = Bank {
            price: 1 + below(&mut rng, 2) as u8,
            units: if sells { 1 + below(&mut rng, 2) as u8 } else { 0 },
        };
        let question =
            Question { cost, own: &own, left: &left, right: &right, left_price, right_price, bank };
        let purse = below(&mut rng, 13) as u8;
        let (best, _) = expected(&question, purse);
        assert_eq!(question.front_within(purse.into()).as_slice(), best, "{purse} {question:?}");
        let (all, least) = expected(&question, u8::MAX);
        assert_eq!(question.front().as_slice(), all, "{question:?}");
        assert_eq!(question.missing().total(), least, "{question:?}");
        several += u32::from(best.len() > 1);
        none += u32::from(all.is_empty());
        free += u32::from(best == [Payment::NOTHING]);
    }
    // The positions are of every sort.
    assert!(several > 250 && none > 250 && free > 250, "{several} {none} {free}");
}
