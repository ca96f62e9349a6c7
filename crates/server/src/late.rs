//! Decisions out of time, counted from the log of a match.

/// The decisions for which a seat was late. The clock plays all inputs of one decision at once, so inputs are
/// not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Late {
    /// The number of decisions.
    pub(crate) decisions: u32,
    /// The time of the last input, in milliseconds since 1970.
    at: Option<u64>,
}

/// The least time between inputs of two decisions, in milliseconds. Each decision has several seconds.
const APART: u64 = 1_000;

impl Late {
    /// Notes an input that the clock played at this time.
    pub(crate) fn note(&mut self, at: u64) {
        self.decisions += u32::from(self.at.is_none_or(|last| at.saturating_sub(last) >= APART));
        self.at = Some(at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_of_several_inputs_is_one_decision() {
        let mut late = Late::default();
        for at in [5_000, 5_000, 5_020, 15_000, 15_010] {
            late.note(at);
        }
        assert_eq!(late.decisions, 2);
    }
}
