//! The end of a match (section 4.7).

use crate::{
    EndedBy, Event,
    dealer::Dealer,
    scoring::{finals, outcome},
    state::Step,
};

impl Dealer<'_> {
    pub(crate) fn end(&mut self, by: EndedBy) {
        self.state.queue.clear();
        self.ask(Step::Over(by));
        self.log.openly(|| Event::Ended {
            by,
            totals: finals(self.state).map(|_, player| player.total),
            winners: outcome(self.state).winners().collect(),
        });
    }
}
