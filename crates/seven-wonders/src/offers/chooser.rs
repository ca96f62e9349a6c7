//! A city with a decision: its ways to pay, and the uses of its cards and leaders.

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

/// A city with a decision, and the amount of detail that the caller needs.
pub(super) struct Chooser<'a> {
    pub(super) state: &'a State,
    pub(super) city: Seat,
    pub(super) scope: Scope,
    pub(super) buyer: Buyer<'a>,
    /// The trials of plays, if the caller needs quotes.
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

    /// Returns the quote of a play, if the caller needs quotes.
    #[inline]
    pub(super) fn quoted(&self, quote: impl FnOnce(&Trials<'a>) -> Quote) -> Quoted {
        self.trials.as_deref().map_or(Quoted::NOTHING, |trials| quote(trials).into())
    }

    /// Returns the means of paying a price.
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

    /// Returns the reason why the city cannot build any stage.
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

    /// Returns the means of building the next stage, and the receipts for it and for discarding.
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

    /// Returns the means of building a stage.
    fn stage(&self, stage: u8) -> StageOffer {
        let price = self.buyer.stage(stage);
        let means = self.means(&price);
        let quote = self.quoted(|trials| trials.raise(stage, &price, &means));
        StageOffer { stage, means, quote }
    }

    /// Returns the stages that a token of a project can build: the next one, or any where that is allowed.
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

    /// Iterates over the stages that may be built in addition to the next one.
    pub(super) fn others(&self) -> impl Iterator<Item = u8> + use<'a> {
        self.here().raisable().skip(1)
    }

    /// Returns the means of building stages other than the next.
    pub(super) fn other_stages(&self) -> Vec<StageOffer> {
        self.others().map(|stage| self.stage(stage)).collect()
    }
}

/// Returns the payments that no other beats, over all these questions.
#[inline]
fn front<'q>(questions: &[Question<'q>], of: impl Fn(&Question<'q>) -> Front) -> Front {
    match questions {
        [only] => of(only),
        several => best_of(several.iter().flat_map(of).collect()),
    }
}

/// Returns the reason: missing resources, or only missing coins.
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
