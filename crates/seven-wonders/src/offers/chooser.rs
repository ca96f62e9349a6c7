//! A city that chooses what to do: in which ways it can pay, and what it can do with whatever it holds.

use contract::Seat;

use super::{Scope, UNTOLD};
use crate::{
    Front, HandQuote, Means, Payment, Question, Quote, Quoted, Refusal, StageOffer,
    buyer::Buyer,
    city::City,
    payment::best_of,
    price::Price,
    quote::Trials,
    state::{State, Step},
};

/// A city that chooses what to do, and how much of what it can do is wanted.
pub(super) struct Chooser<'a> {
    pub(super) state: &'a State,
    pub(super) city: Seat,
    pub(super) scope: Scope,
    pub(super) buyer: Buyer<'a>,
    /// What tries plays out, if that is wanted.
    pub(super) trials: Option<Box<Trials<'a>>>,
}

impl<'a> Chooser<'a> {
    pub(super) fn new(state: &'a State, city: Seat, scope: Scope) -> Self {
        let new_turn = match state.step {
            Step::Turn | Step::Recruit => true,
            Step::Boards(_) | Step::Draft | Step::Tiles | Step::Losses | Step::Asked | Step::Over { .. } => {
                false
            }
        };
        let trials = match scope {
            Scope::Quoted => Some(Box::new(Trials::new(state, city, new_turn))),
            Scope::Reasons | Scope::Possible | Scope::One(..) => None,
        };
        Self { state, city, scope, buyer: Buyer::new(&state.cities, city), trials }
    }

    pub(super) fn here(&self) -> &'a City {
        &self.state.cities[self.city]
    }

    /// What comes of something, if that is wanted.
    #[inline]
    pub(super) fn quoted(&self, quote: impl FnOnce(&Trials<'a>) -> Quote) -> Quoted {
        self.trials.as_deref().map_or(Quoted::NOTHING, |trials| quote(trials).into())
    }

    /// In which ways a price can be paid.
    #[inline]
    pub(super) fn means(&self, price: &Price) -> Means {
        let (here, apart) = (self.here(), price.apart());
        let own = price.own(here);
        let together = [self.buyer.question(price, own.as_ref())];
        let several: Vec<Question<'_>> = apart.iter().map(|price| self.buyer.question(price, None)).collect();
        let questions = if several.is_empty() { &together[..] } else { &several };
        if let Some(coins) = here.coins.checked_sub(u16::from(price.coins)) {
            let ways = front(questions, |question| question.front_within(coins));
            if !ways.is_empty() {
                return Means::Pay { bank: price.coins, ways };
            }
        }
        match self.scope {
            Scope::Possible => UNTOLD,
            Scope::Quoted | Scope::Reasons | Scope::One(..) => {
                Means::No { because: why_not(questions, price.coins, here.coins) }
            }
        }
    }

    /// Why the city cannot build any stage.
    pub(super) fn no_stage(&self) -> Option<Refusal> {
        let here = self.here();
        if here.standing.plenty {
            return Some(Refusal::NoStages);
        }
        match (here.board(), here.next_stage()) {
            (Some(_), Some(_)) => None,
            (Some(_), None) => Some(Refusal::WonderComplete),
            (None, _) => Some(Refusal::NoWonder),
        }
    }

    /// How the next stage can be built, and what discarding brings.
    pub(super) fn next_stage(&self) -> (Means, HandQuote) {
        let sold = self.trials.as_deref().map(Trials::sold).unwrap_or_default();
        match (self.no_stage(), self.here().next_stage()) {
            (None, Some(stage)) => {
                let StageOffer { means, quote, .. } = self.stage(stage);
                (means, HandQuote { stage: quote, sold })
            }
            (because, _) => {
                let because = because.unwrap_or(Refusal::WonderComplete);
                (Means::No { because }, HandQuote { stage: Quoted::NOTHING, sold })
            }
        }
    }

    /// How a stage can be built.
    fn stage(&self, stage: u8) -> StageOffer {
        let price = self.buyer.stage(stage);
        let means = self.means(&price);
        let quote = self.quoted(|trials| trials.raise(stage, &price, &means));
        StageOffer { stage, means, quote }
    }

    /// How stages can be built by a token of a project: the next, or any where that is allowed.
    pub(super) fn free_stages(&self) -> Vec<StageOffer> {
        let here = self.here();
        if here.standing.free_stage.is_none() || self.no_stage().is_some() {
            return Vec::new();
        }
        let price = self.buyer.free_stage();
        let offer = |stage| {
            let means = self.means(&price);
            let quote = self.quoted(|trials| trials.raise_free(stage, &price, &means));
            StageOffer { stage, means, quote }
        };
        here.next_stage().into_iter().chain(self.others()).map(offer).collect()
    }

    /// The stages that may be built besides the next one.
    pub(super) fn others(&self) -> impl Iterator<Item = u8> + use<'a> {
        self.here().raisable().skip(1)
    }

    /// How other stages than the next can be built.
    pub(super) fn other_stages(&self) -> Vec<StageOffer> {
        self.others().map(|stage| self.stage(stage)).collect()
    }
}

/// The ways to pay of which none is better than another, whichever of the questions they answer.
#[inline]
fn front<'q>(questions: &[Question<'q>], of: impl Fn(&Question<'q>) -> Front) -> Front {
    match questions {
        [only] => of(only),
        several => best_of(several.iter().flat_map(of).collect()),
    }
}

/// What is lacking: resources, or only coins.
fn why_not(questions: &[Question<'_>], coins: u8, held: u16) -> Refusal {
    let front = front(questions, Question::front);
    let price = |way: &Payment| u16::from(coins) + u16::from(way.total());
    match front.iter().map(price).min() {
        None => {
            let missing = questions.iter().map(Question::missing).min_by_key(|units| units.total());
            Refusal::ResourcesMissing { missing: missing.unwrap_or_default() }
        }
        Some(needed) => {
            let ways = front.iter().copied().filter(|way| price(way) == needed).collect();
            Refusal::CoinsMissing { needed, held, ways }
        }
    }
}
