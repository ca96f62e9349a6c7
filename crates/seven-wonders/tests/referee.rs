//! A second opinion: matches are played by the rules crate and refereed by a plain retelling of the rulebook,
//! which shares only the printed cards and boards with it. Every choice offered, every hand, purse, city, token
//! and point is compared.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use std::collections::{BTreeMap, BTreeSet};

use seven_wonders::{
    Board, Card, Colour, Count, Effect, How, Intent, Options, Payment, Resource, SevenWonders, Side, Sides,
    StageFacts, View, Whose, Wonder,
};
use table::{Observer, Phase, Purpose, Rules as _, Seat, SeatCount, Seed, below, pick};

#[derive(Clone)]
struct City {
    wonder: Wonder,
    side: Side,
    cards: Vec<Card>,
    stages: usize,
    coins: u16,
    won: Vec<i16>,
    defeats: i16,
    power_used: bool,
}

impl City {
    fn all_stages(&self) -> &'static [StageFacts] {
        Board { wonder: self.wonder, side: self.side }.stages()
    }

    fn effects(&self) -> Vec<Effect> {
        let stages = self.all_stages()[..self.stages].iter().flat_map(|stage| stage.effects);
        self.cards.iter().flat_map(|card| card.facts().effects).chain(stages).copied().collect()
    }

    fn has(&self, effect: Effect) -> bool {
        self.effects().contains(&effect)
    }

    /// Single units, each a list of what it can be.
    fn units(&self, for_sale: bool) -> Vec<Vec<Resource>> {
        let mut units = vec![vec![self.wonder.facts().resource]];
        for effect in self.effects() {
            if let Effect::Produce { one_of, units: n, sold } = effect
                && (sold || !for_sale)
            {
                (0..n).for_each(|_| units.push(one_of.to_vec()));
            }
        }
        units
    }

    fn price(&self, from_left: bool, resource: Resource) -> u8 {
        let cheaper = self.effects().iter().any(|effect| {
            let Effect::Discount { from, class, .. } = effect else { return false };
            let there = *from == Sides::Both || (*from == Sides::Left) == from_left;
            there && *class == resource.class()
        });
        if cheaper { 1 } else { 2 }
    }

    fn count(&self, colour: Colour) -> u16 {
        self.cards.iter().filter(|card| card.facts().colour == colour).count() as u16
    }

    fn shields(&self) -> u8 {
        self.effects().iter().map(|e| if let Effect::Shields { amount } = e { *amount } else { 0 }).sum()
    }
}

struct Referee {
    n: usize,
    age: u8,
    cities: Vec<City>,
    hands: Vec<Vec<Card>>,
    discard: Vec<Card>,
}

impl Referee {
    fn left(&self, seat: usize) -> usize {
        (seat + 1) % self.n
    }

    fn right(&self, seat: usize) -> usize {
        (seat + self.n - 1) % self.n
    }

    /// Each unit of the cost is own, from the left, or from the right; sources are matched to units.
    fn ways(&self, seat: usize, stage: bool, card: Card) -> Vec<Payment> {
        let city = &self.cities[seat];
        let cost = if stage { city.all_stages()[city.stages].cost } else { card.facts().cost };
        let needs = Vec::<Resource>::from(cost.resources);
        let sources = [
            city.units(false),
            self.cities[self.left(seat)].units(true),
            self.cities[self.right(seat)].units(true),
        ];
        let mut paid = BTreeSet::new();
        for code in 0..3_usize.pow(needs.len() as u32) {
            let from: Vec<usize> = (0..needs.len()).map(|at| code / 3_usize.pow(at as u32) % 3).collect();
            let part = |side| {
                let units = needs.iter().zip(&from).filter(move |(_, from)| **from == side);
                units.map(|(resource, _)| *resource).collect::<Vec<_>>()
            };
            if (0..3).all(|side| matches_all(&part(side), &sources[side])) {
                let coins = |side| part(side).iter().map(|r| city.price(side == 1, *r)).sum::<u8>();
                paid.insert((coins(1), coins(2)));
            }
        }
        let purse = u16::from(cost.coins);
        paid.retain(|(left, right)| purse + u16::from(left + right) <= city.coins);
        let worse = |way: &(u8, u8)| paid.iter().any(|o| o != way && o.0 <= way.0 && o.1 <= way.1);
        paid.iter().filter(|way| !worse(way)).map(|way| Payment { left: way.0, right: way.1 }).collect()
    }

    fn choices(&self, seat: usize, seats: SeatCount) -> BTreeSet<Intent> {
        let city = &self.cities[seat];
        let me = Seat::new(seat, seats).unwrap();
        let mut all = BTreeSet::new();
        for card in &self.hands[seat] {
            let facts = card.facts();
            let mut can = |how| all.insert(Intent::Play { city: me, card: *card, how });
            can(How::Discard);
            if city.stages < city.all_stages().len() {
                self.ways(seat, true, *card).into_iter().for_each(|pay| _ = can(How::Stage { pay }));
            }
            if city.cards.iter().any(|built| built.facts().en == facts.en) {
                continue;
            }
            if facts.free_with.iter().any(|parent| city.cards.contains(parent)) {
                can(How::Chain);
                continue;
            }
            let ways = self.ways(seat, false, *card);
            let free = facts.cost.coins == 0 && ways == [Payment::NOTHING];
            ways.into_iter().for_each(|pay| _ = can(How::Build { pay }));
            if city.has(Effect::FreeBuild) && !city.power_used && !free {
                can(How::Power);
            }
        }
        all
    }

    /// Plays at once; who gets to build from the discard pile.
    fn resolve(&mut self, plays: &BTreeMap<usize, (Card, How)>) -> Vec<usize> {
        let (mut salvages, mut gains) = (Vec::new(), vec![0; self.n]);
        let mut built: Vec<(usize, &'static [Effect])> = Vec::new();
        for (&seat, &(card, how)) in plays {
            let held = self.hands[seat].iter().position(|c| *c == card).unwrap();
            self.hands[seat].remove(held);
            let (left, right) = (self.left(seat), self.right(seat));
            if let How::Build { pay } | How::Stage { pay } = how {
                self.cities[seat].coins -= u16::from(pay.left) + u16::from(pay.right);
                gains[left] += u16::from(pay.left);
                gains[right] += u16::from(pay.right);
            }
            let city = &mut self.cities[seat];
            match how {
                How::Discard => {
                    self.discard.push(card);
                    gains[seat] += 3;
                }
                How::Stage { .. } => {
                    let stage = &city.all_stages()[city.stages];
                    city.stages += 1;
                    built.push((seat, stage.effects));
                    if stage.effects.contains(&Effect::BuildFromDiscard) {
                        salvages.push(seat);
                    }
                }
                How::Build { .. } | How::Chain | How::Power => {
                    if matches!(how, How::Build { .. }) {
                        city.coins -= u16::from(card.facts().cost.coins);
                    }
                    city.power_used |= how == How::Power;
                    city.cards.push(card);
                    built.push((seat, card.facts().effects));
                }
            }
        }
        for (seat, effects) in built {
            gains[seat] += self.coins(seat, effects);
        }
        for (city, gain) in self.cities.iter_mut().zip(gains) {
            city.coins += gain;
        }
        salvages
    }

    fn coins(&self, seat: usize, effects: &[Effect]) -> u16 {
        let each = effects.iter().map(|effect| match *effect {
            Effect::Coins { amount } => amount.into(),
            Effect::Per { count, of, coins, .. } => self.counted(seat, count, of) * u16::from(coins),
            _ => 0,
        });
        each.sum()
    }

    fn counted(&self, seat: usize, count: Count, of: Whose) -> u16 {
        let seats = match of {
            Whose::Own => vec![seat],
            Whose::Neighbours => vec![self.left(seat), self.right(seat)],
            Whose::All => vec![seat, self.left(seat), self.right(seat)],
        };
        let count = |city: &City| match count {
            Count::Brown => city.count(Colour::Brown),
            Count::Grey => city.count(Colour::Grey),
            Count::Blue => city.count(Colour::Blue),
            Count::Yellow => city.count(Colour::Yellow),
            Count::Red => city.count(Colour::Red),
            Count::Green => city.count(Colour::Green),
            Count::Purple => city.count(Colour::Purple),
            Count::Stages => city.stages as u16,
            Count::Defeats => city.defeats as u16,
        };
        seats.iter().map(|seat| count(&self.cities[*seat])).sum()
    }

    fn pass(&mut self) {
        if self.age == 2 { self.hands.rotate_left(1) } else { self.hands.rotate_right(1) }
    }

    fn fight(&mut self) {
        let shields: Vec<u8> = self.cities.iter().map(City::shields).collect();
        for seat in 0..self.n {
            for other in [self.left(seat), self.right(seat)] {
                if shields[seat] > shields[other] {
                    self.cities[seat].won.push([1, 3, 5][usize::from(self.age) - 1]);
                } else if shields[seat] < shields[other] {
                    self.cities[seat].defeats += 1;
                }
            }
        }
    }

    fn points(&self, seat: usize, effects: &[Effect]) -> i16 {
        let each = effects.iter().map(|effect| match *effect {
            Effect::Points { amount } => amount.into(),
            Effect::Per { count, of, points, .. } => self.counted(seat, count, of) as i16 * i16::from(points),
            _ => 0,
        });
        each.sum()
    }

    fn total(&self, seat: usize) -> i16 {
        let city = &self.cities[seat];
        let rest = city.won.iter().sum::<i16>() - city.defeats + (city.coins / 3) as i16;
        let plain = rest + self.points(seat, &city.effects());
        let with = |more: &[Effect]| {
            let mut effects = city.effects();
            effects.extend(more);
            plain + self.points(seat, more) + science(&effects)
        };
        let others = [self.left(seat), self.right(seat)];
        let copied = others.iter().flat_map(|o| &self.cities[*o].cards).filter(|card| card.is_guild());
        let copied = copied.filter(|_| city.has(Effect::CopyGuild)).map(|card| with(card.facts().effects));
        copied.max().unwrap_or(i16::MIN).max(with(&[]))
    }
}

/// Every wild symbol is tried as each of the three.
fn science(effects: &[Effect]) -> i16 {
    let mut counts = vec![[0_i16; 3]];
    for effect in effects {
        match effect {
            Effect::Science { symbol } => counts.iter_mut().for_each(|c| c[*symbol as usize] += 1),
            Effect::AnyScience => {
                let each =
                    |c: &[i16; 3]| [0, 1, 2].map(|at| std::array::from_fn(|k| c[k] + i16::from(k == at)));
                counts = counts.iter().flat_map(each).collect();
            }
            _ => {}
        }
    }
    counts.iter().map(|c| c.iter().map(|n| n * n).sum::<i16>() + 7 * c.iter().min().unwrap()).max().unwrap()
}

/// Whether different sources can give all these units: augmenting paths.
fn matches_all(needs: &[Resource], sources: &[Vec<Resource>]) -> bool {
    fn seek(
        need: usize,
        needs: &[Resource],
        sources: &[Vec<Resource>],
        used: &mut [Option<usize>],
        tried: &mut [bool],
    ) -> bool {
        for at in 0..sources.len() {
            if tried[at] || !sources[at].contains(&needs[need]) {
                continue;
            }
            tried[at] = true;
            if used[at].is_none_or(|other| seek(other, needs, sources, used, tried)) {
                used[at] = Some(need);
                return true;
            }
        }
        false
    }
    let mut used = vec![None; sources.len()];
    (0..needs.len()).all(|need| seek(need, needs, sources, &mut used, &mut vec![false; sources.len()]))
}

/// Plays a match; builds more often than pure chance would, so that cities grow.
fn referee(n: u8, deal: u8) {
    let seats = SeatCount::new(n).unwrap();
    let rules = SevenWonders::new(seats, Options::default()).unwrap();
    let mut bytes = [n; 32];
    bytes[0] = deal;
    let mut state = rules.start(Seed::from_bytes(bytes));
    let mut rng = Seed::from_bytes(bytes).stream(Purpose(99), 0);
    let view = |state: &_, seat: usize| rules.view(state, Observer::Seat(Seat::new(seat, seats).unwrap()));
    let public = |state: &_| rules.view(state, Observer::Public);
    let begin = public(&state);
    let city = |seat: Seat| City {
        wonder: begin.cities[seat].wonder.unwrap(),
        side: begin.cities[seat].side.unwrap(),
        cards: vec![],
        stages: 0,
        coins: 3,
        won: vec![],
        defeats: 0,
        power_used: false,
    };
    let n = seats.get();
    let mut referee =
        Referee { n, age: 0, cities: seats.seats().map(city).collect(), hands: vec![], discard: vec![] };
    let mut play = |state: &mut _, seat: usize, offered: &BTreeSet<Intent>| {
        let grows = |intent: &&Intent| !matches!(intent, Intent::Play { how: How::Discard, .. });
        let grown: Vec<Intent> = offered.iter().filter(grows).copied().collect();
        let all: Vec<Intent> = offered.iter().copied().collect();
        let from = if grown.is_empty() || below(&mut rng, 5) == 0 { &all } else { &grown };
        let intent = *pick(from, &mut rng).unwrap();
        rules.apply(state, Seat::new(seat, seats).unwrap(), &intent, &mut vec![]).unwrap();
        intent
    };
    for age in 1..=3 {
        referee.age = age;
        referee.hands = (0..n).map(|seat| view(&state, seat).you.unwrap().hand).collect();
        assert!(referee.hands.iter().flatten().all(|card| card.facts().age == age));
        referee.cities.iter_mut().for_each(|city| city.power_used = false);
        for turn in 1..=6 {
            let mut plays = BTreeMap::new();
            for seat in 0..n {
                let seen = view(&state, seat);
                referee.compare(&seen, seat, turn);
                let listed: BTreeSet<Intent> = rules.choices(&seen).intents.into_iter().collect();
                assert_eq!(listed, referee.choices(seat, seats), "age {age} turn {turn} seat {seat}");
                let Intent::Play { card, how, .. } = play(&mut state, seat, &listed) else { unreachable!() };
                plays.insert(seat, (card, how));
            }
            let mut salvages = referee.resolve(&plays);
            if turn == 6 {
                let player = (0..n).find(|seat| referee.cities[*seat].has(Effect::PlayLastCard));
                for seat in (0..n).filter(|seat| Some(*seat) != player) {
                    referee.discard.append(&mut referee.hands[seat]);
                }
                if let Some(seat) = player {
                    let listed: BTreeSet<Intent> =
                        rules.choices(&view(&state, seat)).intents.into_iter().collect();
                    assert_eq!(listed, referee.choices(seat, seats), "age {age}, last card of seat {seat}");
                    let Intent::Play { card, how, .. } = play(&mut state, seat, &listed) else {
                        unreachable!()
                    };
                    salvages.extend(referee.resolve(&BTreeMap::from([(seat, (card, how))])));
                }
            }
            for seat in salvages {
                let here =
                    |card: &&Card| referee.cities[seat].cards.iter().any(|c| c.facts().en == card.facts().en);
                let can: BTreeSet<Intent> = referee
                    .discard
                    .iter()
                    .filter(|card| !here(card))
                    .map(|card| Intent::FromDiscard { card: *card })
                    .collect();
                if can.is_empty() {
                    continue;
                }
                let listed: BTreeSet<Intent> =
                    rules.choices(&view(&state, seat)).intents.into_iter().collect();
                let mut expected = can.clone();
                expected.insert(Intent::Decline);
                assert_eq!(
                    listed, expected,
                    "age {age} turn {turn} seat {seat} builds from the discard pile"
                );
                let Intent::FromDiscard { card } = play(&mut state, seat, &can) else { unreachable!() };
                let at = referee.discard.iter().position(|c| *c == card).unwrap();
                referee.discard.remove(at);
                referee.cities[seat].cards.push(card);
                referee.cities[seat].coins += referee.coins(seat, card.facts().effects);
            }
            if turn < 6 {
                referee.pass();
            }
        }
        referee.fight();
    }
    let Phase::Over(outcome) = rules.phase(&state) else { panic!("the match is over") };
    referee.compare(&public(&state), usize::MAX, 0);
    let keys: Vec<_> = (0..n).map(|seat| (referee.total(seat), referee.cities[seat].coins)).collect();
    for (seat, place) in outcome.places.iter() {
        let total = outcome.sheet.last().unwrap().points[seat];
        assert_eq!(total, i32::from(keys[seat.number()].0), "deal {deal}, {seat}");
        let better = keys.iter().filter(|key| **key > keys[seat.number()]).count();
        assert_eq!(usize::from(*place), better + 1);
    }
}

impl Referee {
    fn compare(&self, seen: &View, seat: usize, turn: u8) {
        for (at, city) in seen.cities.iter() {
            let own = &self.cities[at.number()];
            assert_eq!(
                (city.coins, city.stages.len()),
                (own.coins, own.stages),
                "age {} turn {turn} {at}",
                self.age
            );
            assert_eq!(city.cards, own.cards, "age {} turn {turn} {at}", self.age);
            assert_eq!((city.shields, i16::from(city.defeats)), (own.shields(), own.defeats));
            let won: i16 = city.victories.iter().zip([1, 3, 5]).map(|(n, value)| i16::from(*n) * value).sum();
            assert_eq!(won, own.won.iter().sum::<i16>());
        }
        assert_eq!(seen.discarded.iter().map(|n| usize::from(*n)).sum::<usize>(), self.discard.len());
        if let Some(you) = &seen.you {
            let mut hand = self.hands[seat].clone();
            hand.sort_unstable();
            assert_eq!(you.hand, hand, "age {} turn {turn} seat {seat}", self.age);
        }
    }
}

#[test]
fn three_players() {
    (0..12).for_each(|deal| referee(3, deal));
}

#[test]
fn four_and_five_players() {
    (0..6).for_each(|deal| referee(4, deal));
    (0..6).for_each(|deal| referee(5, deal));
}

#[test]
fn six_and_seven_players() {
    (0..4).for_each(|deal| referee(6, deal));
    (0..4).for_each(|deal| referee(7, deal));
}
