//! What lists show of a table.

use protocol::http::TableListing;

use crate::{Outages, Summary, TableRow, chair::Chair, state::State};

impl State {
    /// The row that goes with the log as it is now.
    pub(crate) fn row(&self, outages: &Outages) -> TableRow {
        TableRow {
            id: self.id.clone(),
            code: self.code.clone(),
            host: self.maker.clone(),
            public: self.setup.visibility == protocol::Visibility::Public,
            summary: self.summary(),
            made_at: self.made_at,
            wake_at: self.wake_at(outages),
        }
    }

    fn summary(&self) -> Summary {
        let waiting = self.game.as_ref().map(|game| game.waiting()).unwrap_or_default();
        let account = |chair: &Chair| chair.player().map(|a| a.id.clone());
        Summary {
            setup: self.setup.clone(),
            status: self.status,
            names: self
                .chairs
                .iter()
                .filter(|(_, c)| !c.is_free())
                .map(|(_, c)| c.name().to_owned())
                .collect(),
            accounts: self.chairs.iter().filter_map(|(_, c)| account(c)).collect(),
            waiting: waiting.iter().filter_map(|seat| account(&self.chairs[seat])).collect(),
            free_seats: self.open_seats().len() as u8,
        }
    }

    /// The next deadline; at once if an automatic player has to act, who needs nobody to look on.
    fn wake_at(&self, outages: &Outages) -> Option<u64> {
        let game = self.game.as_ref()?;
        let wakes = game.waiting().iter().filter_map(|seat| match self.chairs[seat].player() {
            Some(_) => game.deadline(seat, self.setup.clock, outages),
            None => Some(0),
        });
        wakes.min()
    }
}

impl TableRow {
    /// Whether lists and the alarm clock find it in the same places.
    pub(crate) fn is_listed_like(&self, other: &Self) -> bool {
        let found_by = |row: &Self| (row.public, row.summary.status, row.wake_at);
        self.host == other.host && found_by(self) == found_by(other)
    }

    /// The row as one account sees it in a list.
    pub(crate) fn listing(self, account: Option<&str>) -> TableListing {
        let summary = self.summary;
        TableListing {
            id: self.id,
            code: self.code,
            status: summary.status,
            free_seats: summary.free_seats,
            made_at: self.made_at,
            your_turn: account.is_some_and(|a| summary.waiting.iter().any(|w| w == a)),
            names: summary.names,
            setup: summary.setup,
        }
    }
}
