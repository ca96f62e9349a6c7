//! `bench payments`: the cost of finding all best payments in 7 Wonders.

#![warn(clippy::wildcard_enum_match_arm)]

use std::{hint::black_box, time::Duration};

use contract::{ChaCha8Rng, Purpose, Seed, below, shuffle};
use seven_wonders::{
    Bank, Board, Card, Class, Effect, Lasting, Payment, Prices, Question, Resource, Side, Sides, Sources,
    Units, Wonder,
};

use crate::{
    calibration::{rounds_per_second, thread_cpu},
    cores,
    figure::Report,
};

/// The arguments of the measurement.
#[derive(clap::Args)]
pub struct Args {
    /// The number of cities with their neighbours
    #[arg(long, default_value_t = 300)]
    positions: u32,
    /// The number of repetitions of each question, because one alone is too short for the clock
    #[arg(long, default_value_t = 100)]
    repeat: u32,
    /// The number of rounds; the shortest is shown, because other processes only make it slower
    #[arg(long, default_value_t = 3)]
    rounds: u32,
}

/// A city and its neighbours, in the second or third age.
struct Position {
    own: City,
    left: City,
    right: City,
    coins: u16,
}

struct City {
    makes: Sources,
    sells: Sources,
    left: Prices,
    right: Prices,
}

pub fn run(args: &Args) -> anyhow::Result<Report> {
    cores::stay_on(cores::SERVER)?;
    let round = 1.0 / rounds_per_second();
    let mut report = Report::new("payments: 7 Wonders with 7 seats, ages II and III, on one core");
    ask(args, false, round, &mut report);
    // Docks, the warehouse and the market, in as many cities as there are of them.
    ask(args, true, round, &mut report);
    Ok(report)
}

/// Asks all questions of positions without black cards, or with them.
fn ask(args: &Args, black: bool, round: f64, report: &mut Report) {
    let mut rng = Seed::from_bytes([3; 32]).stream(Purpose(1), 0);
    let positions: Vec<Position> = (0..args.positions).map(|_| Position::random(black, &mut rng)).collect();
    let costs = costs(black);
    let questions = positions.iter().flat_map(|position| costs.iter().map(move |cost| (position, *cost)));
    let (mut all, mut bought, mut ways) = (Vec::new(), Vec::new(), Vec::new());
    for (position, cost) in questions {
        let question = position.question(cost);
        let micros = (0..args.rounds).map(|_| time(question, position.coins, args.repeat)).min();
        let micros = micros.unwrap_or_default().as_secs_f64() * 1e6 / f64::from(args.repeat);
        let front = question.front_within(position.coins);
        all.push(micros);
        if front.first().is_some_and(|way| *way != Payment::NOTHING) {
            bought.push(micros);
            ways.push(front.len() as f64);
        }
    }
    let choices = positions.iter().map(|position| position.choices() as f64).collect();
    let name = |what: &str| if black { format!("with Cities: {what}") } else { what.to_owned() };
    report.add(name("questions"), "", all.len() as f64);
    report.add(name("sources with a choice, median of three cities"), "", part(choices, 0.5));
    for (of, text) in [(0.5, "median"), (0.99, "99 % of them"), (1.0, "worst")] {
        let micros = part(all.clone(), of);
        report
            .add(name(&format!("all questions, {text}")), "us", micros)
            .beside("a calibration round", round);
    }
    report.add(name("questions that need a purchase"), "", bought.len() as f64);
    report.add(name("with a purchase, median"), "us", part(bought, 0.5)).beside("a calibration round", round);
    report.add(name("ways to pay then, mean"), "", ways.iter().sum::<f64>() / ways.len().max(1) as f64);
    report.add(name("ways to pay then, most"), "", part(ways, 1.0));
}

fn time(question: Question<'_>, coins: u16, repeat: u32) -> Duration {
    let start = thread_cpu();
    for _ in 0..repeat {
        black_box(black_box(&question).front_within(black_box(coins)));
    }
    thread_cpu() - start
}

/// Returns the smallest value that this part of them, 0 to 1, does not exceed.
fn part(mut all: Vec<f64>, part: f64) -> f64 {
    all.sort_unstable_by(f64::total_cmp);
    let at = (part * all.len() as f64).ceil() as usize;
    all.get(at.saturating_sub(1)).copied().unwrap_or(f64::NAN)
}

/// Returns all printed costs with resources, of cards of ages II and III and of stages.
fn costs(black: bool) -> Vec<Units> {
    let there = Card::all().filter(|card| black || !card.needs_cities());
    let cards = there.map(Card::facts).filter(|facts| facts.age > 1).map(|facts| facts.cost);
    let stages = boards().flat_map(Board::stages).map(|stage| stage.cost);
    let mut costs: Vec<Units> = cards.chain(stages).map(|cost| cost.resources).collect();
    costs.retain(|cost| !cost.is_empty());
    costs.sort_unstable();
    costs.dedup();
    costs
}

fn boards() -> impl Iterator<Item = Board> {
    Wonder::ALL.into_iter().flat_map(|wonder| [Side::A, Side::B].map(|side| Board { wonder, side }))
}

impl Position {
    /// Makes three neighbouring cities of seven. The producing and trading cards in the decks of seven
    /// players are dealt to them, so that they have as many sources with a choice as possible.
    fn random(black: bool, rng: &mut ChaCha8Rng) -> Self {
        // Cards that are drawn at random exist once.
        let copies = |card: Card| {
            let drawn = usize::from(black && card.is_black());
            std::iter::repeat_n(card, card.facts().copies.len() + drawn)
        };
        let useful = |card: &Card| card.facts().age < 3 && card.facts().effects.iter().any(is_economic);
        let mut deck: Vec<Card> = Card::all().filter(useful).flat_map(copies).collect();
        shuffle(&mut deck, rng);
        let mut wonders = Wonder::ALL;
        shuffle(&mut wonders, rng);
        let [own, left, right] = [0, 1, 2].map(|n| City::random(wonders[n], &mut deck, rng));
        Self { own, left, right, coins: below(rng, 13) as u16 }
    }

    fn question(&self, cost: Units) -> Question<'_> {
        Question {
            cost,
            own: &self.own.makes,
            left: &self.left.sells,
            right: &self.right.sells,
            left_price: self.own.left,
            right_price: self.own.right,
            bank: Bank::default(),
            exchange: false,
        }
    }

    fn choices(&self) -> usize {
        [&self.own.makes, &self.left.sells, &self.right.sells]
            .iter()
            .map(|sources| sources.choices.len())
            .sum()
    }
}

const fn is_economic(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Lasting(
            Lasting::Produce { .. }
                | Lasting::Discount { .. }
                | Lasting::FirstUnit { .. }
                | Lasting::ProduceAgain { .. }
                | Lasting::ProduceMissing { .. }
        )
    )
}

impl City {
    fn random(wonder: Wonder, deck: &mut Vec<Card>, rng: &mut ChaCha8Rng) -> Self {
        let mut city =
            Self { makes: Sources::NONE, sells: Sources::NONE, left: Prices::PLAIN, right: Prices::PLAIN };
        let side = if below(rng, 2) == 0 { Side::A } else { Side::B };
        let board = Board { wonder, side };
        board.effects().iter().for_each(|effect| city.take(effect));
        let stages = board.stages();
        let built = below(rng, stages.len() as u32 + 1) as usize;
        stages[..built].iter().flat_map(|stage| stage.effects).for_each(|effect| city.take(effect));
        let (mut names, mut more) = (Vec::new(), Vec::new());
        for _ in 0..5 + below(rng, 7) {
            let Some(at) = deck.iter().position(|card| !names.contains(&card.facts().en)) else { break };
            let facts = deck.swap_remove(at).facts();
            names.push(facts.en);
            facts.effects.iter().for_each(|effect| city.take(effect));
            more.extend(facts.effects);
        }
        // Effects that depend on all others.
        more.into_iter().for_each(|effect| city.make_more(effect));
        city
    }

    fn take(&mut self, effect: &Effect) {
        match *effect {
            Effect::Lasting(Lasting::Produce { one_of, units, sold }) => {
                self.makes.add(one_of, units);
                if sold {
                    self.sells.add(one_of, units);
                }
            }
            Effect::Lasting(Lasting::Discount { from, class, price }) => {
                let lower = |prices: &mut Prices| match class {
                    Class::Raw => prices.raw = price,
                    Class::Manufactured => prices.manufactured = price,
                };
                if from != Sides::Right {
                    lower(&mut self.left);
                }
                if from != Sides::Left {
                    lower(&mut self.right);
                }
            }
            Effect::Lasting(Lasting::FirstUnit { from }) => {
                self.left.first_cheaper |= from != Sides::Right;
                self.right.first_cheaper |= from != Sides::Left;
            }
            Effect::Lasting(
                Lasting::ProduceAgain { .. }
                | Lasting::ProduceMissing { .. }
                | Lasting::Bank { .. }
                | Lasting::Cost { .. }
                | Lasting::Shields { .. }
                | Lasting::Science { .. }
                // Tiles belong to no city.
                | Lasting::Price { .. }
                | Lasting::Endless
                | Lasting::Idle { .. },
            )
            | Effect::Once(_)
            | Effect::Each(_)
            | Effect::Worth(_)
            | Effect::Rule(_) => {}
        }
    }
    /// Adds units of the goods that are sold, which are all products of the board, brown and grey cards; or
    /// of those that are not sold.
    fn make_more(&mut self, effect: &Effect) {
        let (units, again) = match *effect {
            Effect::Lasting(Lasting::ProduceAgain { units }) => (units, true),
            Effect::Lasting(Lasting::ProduceMissing { units }) => (units, false),
            Effect::Lasting(_) | Effect::Once(_) | Effect::Each(_) | Effect::Worth(_) | Effect::Rule(_) => {
                return;
            }
        };
        let there = |resource: &Resource| {
            self.sells.fixed.get(*resource) > 0 || self.sells.choices.iter().any(|of| of.contains(*resource))
        };
        let options: Vec<Resource> = Resource::ALL.into_iter().filter(|r| there(r) == again).collect();
        self.makes.add(&options, units);
    }
}
