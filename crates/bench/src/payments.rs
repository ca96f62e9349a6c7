//! `bench payments`: what it costs to find all the best ways to pay in 7 Wonders.

#![warn(clippy::wildcard_enum_match_arm)]

use std::{hint::black_box, time::Duration};

use contract::{ChaCha8Rng, Purpose, Seed, below, shuffle};
use seven_wonders::{
    Bank, Board, Card, Class, Effect, Lasting, Payment, Prices, Question, Side, Sides, Sources, Units, Wonder,
};

use crate::{
    calibration::{rounds_per_second, thread_cpu},
    cores,
    figure::Report,
};

/// How it is measured.
#[derive(clap::Args)]
pub struct Args {
    /// How many cities with their neighbours
    #[arg(long, default_value_t = 300)]
    positions: u32,
    /// How often each question is asked: one alone is too short for the clock
    #[arg(long, default_value_t = 100)]
    repeat: u32,
    /// The least of this many rounds counts: others on the machine only make it slower
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
    let mut rng = Seed::from_bytes([3; 32]).stream(Purpose(1), 0);
    let positions: Vec<Position> = (0..args.positions).map(|_| Position::random(&mut rng)).collect();
    let costs = costs();
    let calibration = rounds_per_second();
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
    let mut report = Report::new("payments: 7 Wonders with 7 seats, ages II and III, on one core");
    let round = 1.0 / calibration;
    report.add("questions", "", all.len() as f64);
    report.add("sources with a choice, median of three cities", "", part(choices, 0.5));
    report.add("all questions, median", "us", part(all.clone(), 0.5)).beside("a calibration round", round);
    report
        .add("all questions, 99 % of them", "us", part(all.clone(), 0.99))
        .beside("a calibration round", round);
    report.add("all questions, worst", "us", part(all, 1.0)).beside("a calibration round", round);
    report.add("questions that need a purchase", "", bought.len() as f64);
    report.add("with a purchase, median", "us", part(bought, 0.5)).beside("a calibration round", round);
    report.add("ways to pay then, mean", "", ways.iter().sum::<f64>() / ways.len().max(1) as f64);
    report.add("ways to pay then, most", "", part(ways, 1.0));
    Ok(report)
}

fn time(question: Question<'_>, coins: u16, repeat: u32) -> Duration {
    let start = thread_cpu();
    for _ in 0..repeat {
        black_box(black_box(&question).front_within(black_box(coins)));
    }
    thread_cpu() - start
}

/// The smallest value that this part of them, 0 to 1, does not exceed.
fn part(mut all: Vec<f64>, part: f64) -> f64 {
    all.sort_unstable_by(f64::total_cmp);
    let at = (part * all.len() as f64).ceil() as usize;
    all.get(at.saturating_sub(1)).copied().unwrap_or(f64::NAN)
}

/// Everything that is printed on cards of ages II and III and on stages, and costs resources.
fn costs() -> Vec<Units> {
    let cards = Card::all().map(Card::facts).filter(|facts| facts.age > 1).map(|facts| facts.cost);
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
    /// Three neighbouring cities of seven. What produces and trades in the decks of seven players is dealt
    /// out among them, so that sources with a choice are as many as can be.
    fn random(rng: &mut ChaCha8Rng) -> Self {
        let copies = |card: Card| card.facts().copies.iter().map(move |_| card);
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
    matches!(effect, Effect::Lasting(Lasting::Produce { .. } | Lasting::Discount { .. }))
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
        let mut names = Vec::new();
        for _ in 0..5 + below(rng, 7) {
            let Some(at) = deck.iter().position(|card| !names.contains(&card.facts().en)) else { break };
            let facts = deck.swap_remove(at).facts();
            names.push(facts.en);
            facts.effects.iter().for_each(|effect| city.take(effect));
        }
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
            Effect::Lasting(
                Lasting::FirstUnit { .. }
                | Lasting::ProduceAgain { .. }
                | Lasting::ProduceMissing { .. }
                | Lasting::Bank { .. }
                | Lasting::Cost { .. }
                | Lasting::Shields { .. }
                | Lasting::Science { .. },
            )
            | Effect::Once(_)
            | Effect::Each(_)
            | Effect::Worth(_)
            | Effect::Rule(_) => {}
        }
    }
}
