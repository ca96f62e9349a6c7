//! The power of each title to take cards from the row (section 4, Resolve).

use crate::{Card, Slot, Title};

/// The way in which a card takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Power {
    /// Any cards up to this number; none is allowed.
    UpTo(u8),
    /// One card, which must be taken if possible.
    One,
    /// All cards of this number of adjacent columns.
    Run(u8),
    /// One card in one of these columns, which must be taken if there is one.
    Reach([Slot; 2]),
}

impl Power {
    /// Returns the maximum number of cards that it takes.
    pub(crate) const fn most(self) -> u8 {
        match self {
            Self::UpTo(most) | Self::Run(most) => most,
            Self::One | Self::Reach(_) => 1,
        }
    }

    /// Returns true if it may take fewer than it could, or none.
    pub(crate) const fn may_take_fewer(self) -> bool {
        match self {
            Self::UpTo(_) => true,
            Self::One | Self::Run(_) | Self::Reach(_) => false,
        }
    }

    /// Returns true if it can take a card in this column. A run reaches every column.
    pub(crate) fn reaches(self, slot: Slot) -> bool {
        match self {
            Self::Reach(slots) => slots.contains(&slot),
            Self::UpTo(_) | Self::One | Self::Run(_) => true,
        }
    }

    pub(crate) const fn takes_runs(self) -> bool {
        matches!(self, Self::Run(_))
    }

    /// Returns the columns of the run that starts here, if it fits.
    pub(crate) fn run(self, from: Slot) -> Option<impl Iterator<Item = Slot>> {
        let Self::Run(length) = self else { return None };
        let end = from.index() + usize::from(length);
        (end <= Slot::COUNT).then(|| (from.index()..end).filter_map(Slot::at))
    }
}

impl Card {
    /// Returns the two columns from which a peasant can take; `None` for other titles.
    pub const fn reach(self) -> Option<[Slot; 2]> {
        let (left, right) = match self.number() {
            43 => (0, 3),
            44 => (1, 4),
            45 => (2, 5),
            46 => (3, 6),
            47 => (0, 4),
            48 => (1, 5),
            49 => (2, 6),
            _ => return None,
        };
        match (Slot::at(left), Slot::at(right)) {
            (Some(left), Some(right)) => Some([left, right]),
            _ => None,
        }
    }

    pub(crate) const fn power(self) -> Power {
        match (self.title(), self.reach()) {
            (Title::King, _) => Power::UpTo(4),
            (Title::Princess, _) => Power::UpTo(2),
            (Title::General, _) => Power::Run(3),
            (Title::Knight, _) => Power::Run(2),
            (Title::Peasant, Some(slots)) => Power::Reach(slots),
            (Title::Peasant | Title::Bishop | Title::Merchant, _) => Power::One,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// fixed columns, each named by two peasants.
    #[test]
    fn r6_each_column_is_named_by_two_peasants() {
        let mut named = [0; Slot::COUNT];
        for card in Card::all() {
            assert_eq!(card.reach().is_some(), card.title() == Title::Peasant);
            for slot in card.reach().into_iter().flatten() {
                named[slot.index()] += 1;
            }
        }
        assert_eq!(named, [2; Slot::COUNT]);
    }

    #[test]
    fn runs_end_at_the_right_edge() {
        let run = |card: u8, from: usize| {
            let columns = Card::new(card).unwrap().power().run(Slot::at(from).unwrap());
            columns.map(|slots| slots.map(Slot::index).collect::<Vec<_>>())
        };
        assert_eq!(run(15, 4), Some(vec![4, 5, 6]));
        assert_eq!(run(15, 5), None);
        assert_eq!(run(29, 5), Some(vec![5, 6]));
        assert_eq!(run(29, 6), None);
        assert_eq!(run(1, 0), None);
    }
}
