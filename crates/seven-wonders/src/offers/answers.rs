//! The possible answers to a question between turns.

use contract::Seat;

use super::{Scope, chooser::Chooser, for_nothing};
use crate::{
    Card, Copied, Leader, LeaderOffer, Matter, Means, Offers, Quoted, Thing,
    course::{Ask, What},
    quote::Trials,
    state::State,
};

/// Returns the possible answers to a question.
pub(super) fn answers(state: &State, Ask { city, what }: Ask, scope: Scope) -> Offers {
    let chooser = Chooser::new(state, city, scope);
    match what {
        What::LastCard => chooser.play(city),
        What::Matter(matter) => chooser.answers_to(matter),
        What::FromDiscard(_) => {
            let mut cards: Vec<Card> = state.salvageable(city).collect();
            cards.sort_unstable();
            cards.dedup();
            let trials = chooser.trials.as_deref();
            let quotes =
                trials.map(|trials| cards.iter().map(|card| trials.arrival(Thing::Card(*card))).collect());
            Offers::FromDiscard { city, cards, quotes: quotes.unwrap_or_default() }
        }
    }
}

impl Chooser<'_> {
    /// Returns the possible answers to a matter.
    fn answers_to(&self, matter: Matter) -> Offers {
        let Self { state, city, .. } = *self;
        let coins = self.here().coins;
        let court = state.court.as_ref();
        let hand = || court.map(|court| court.hands[city].to_vec()).unwrap_or_default();
        let leader = |leaders, decline| Offers::Leader { city, matter, coins, leaders, decline };
        let piece = |pieces, decline| Offers::Piece { city, matter, pieces, decline };
        match matter {
            Matter::CopyLeader => {
                let copy = |leader| Thing::Copied(Copied::Leader { leader });
                let quote = |leader| self.quoted(|trials| trials.arrival(copy(leader)));
                leader(plain(state.copyable(city).collect(), quote), false)
            }
            Matter::Give { .. } => leader(plain(hand(), |_| Quoted::NOTHING), false),
            Matter::Pick => {
                let given = court.map(|court| court.given_to(city)).unwrap_or_default();
                let leaders = self.recruits(&given, true);
                let none = leaders.iter().all(|offer| matches!(offer.recruit, Means::No { .. }));
                leader(leaders, none)
            }
            Matter::Recruit => leader(self.recruits(&hand(), false), true),
            Matter::Entomb { stage } => {
                let entombed = |leader| {
                    let (gain, quote) = Trials::new(state, city, false).entombed(stage, leader);
                    let quote = if self.trials.is_some() { quote.into() } else { Quoted::NOTHING };
                    LeaderOffer { leader, recruit: for_nothing(), quote, gain, stages: Vec::new() }
                };
                let mut leaders: Vec<Leader> = state.entombable(city, stage).collect();
                leaders.sort_unstable();
                leader(leaders.into_iter().map(entombed).collect(), true)
            }
            Matter::LayTile { on } => {
                let tiles = state.tower.as_ref().map(|tower| tower.hand(city).to_vec()).unwrap_or_default();
                Offers::LayTile { city, on, tiles }
            }
            Matter::Engage { leader: drawn } => leader(self.recruits(drawn.as_slice(), false), true),
            Matter::CopyStage => piece(state.stages_beside(city).collect(), false),
            Matter::Destroy => piece(state.destructible(city).collect(), true),
            Matter::Penalty => {
                let pieces = state.forfeits(city);
                if pieces.is_empty() {
                    Offers::Tokens { city, lost: state.forfeited_tokens(city) }
                } else {
                    piece(pieces, false)
                }
            }
            Matter::Swap => Offers::Swap { city, pairs: state.exchangeable(city) },
            Matter::Name => {
                let others = |seat: &Seat| *seat != city;
                Offers::Name { city, seats: state.hands.seats().seats().filter(others).collect() }
            }
            Matter::KeepHands
            | Matter::Trade
            | Matter::Raise { .. }
            | Matter::Draw
            | Matter::Hand { .. }
            | Matter::StagesFall
            | Matter::WondersFall
            | Matter::PassOn => Offers::Announce { city, matter },
        }
    }
}

/// Returns offers of leaders that are chosen without paying.
fn plain(mut leaders: Vec<Leader>, quote: impl Fn(Leader) -> Quoted) -> Vec<LeaderOffer> {
    leaders.sort_unstable();
    let offer = |leader| {
        let quote = quote(leader);
        LeaderOffer { leader, recruit: for_nothing(), quote, gain: 0, stages: Vec::new() }
    };
    leaders.into_iter().map(offer).collect()
}
