//! The plays of leaders.

use super::{chooser::Chooser, for_nothing};
use crate::{Leader, LeaderOffer, Means, Offers, Quoted, StageOffer, price::Price};

impl Chooser<'_> {
    /// Returns the plays of a hand of leaders.
    pub(super) fn lead(&self, hand: &[Leader]) -> Offers {
        let (stage, quote) = self.next_stage();
        Offers::Lead {
            city: self.city,
            coins: self.here().coins,
            leaders: self.recruits(hand, false),
            stage,
            quote,
            stages: self.other_stages(),
            free_stages: self.free_stages(),
        }
    }

    /// Returns the offers of recruiting leaders, free or at their cost.
    pub(super) fn recruits(&self, leaders: &[Leader], free: bool) -> Vec<LeaderOffer> {
        leaders.iter().map(|leader| self.recruit(*leader, free)).collect()
    }

    fn recruit(&self, leader: Leader, free: bool) -> LeaderOffer {
        let bare = |(recruit, quote)| LeaderOffer { leader, recruit, quote, gain: 0, stages: Vec::new() };
        if !leader.builds_stage() {
            return bare(self.recruit_for(leader, None, free));
        }
        match self.no_stage() {
            Some(because) => bare((Means::No { because }, Quoted::NOTHING)),
            None => {
                let other = |stage| {
                    let (means, quote) = self.recruit_for(leader, Some(stage), free);
                    StageOffer { stage, means, quote }
                };
                let stages = self.others().map(other).collect();
                LeaderOffer { stages, ..bare(self.recruit_for(leader, None, free)) }
            }
        }
    }

    /// Returns the means of recruiting a leader, who may build `stage`.
    fn recruit_for(&self, leader: Leader, stage: Option<u8>, free: bool) -> (Means, Quoted) {
        let (price, means) = if free {
            (Price::nothing(), for_nothing())
        } else {
            let price = self.buyer.leader(leader, stage);
            let means = self.means(&price);
            (price, means)
        };
        let quote = self.quoted(|trials| trials.recruit(leader, stage, &price, &means));
        (means, quote)
    }
}
