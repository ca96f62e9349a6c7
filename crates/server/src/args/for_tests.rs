//! Flags for tests. Release builds do not have them.

use clap::Args;

/// Predictable deals and toy games.
#[derive(Args, Clone, Debug)]
pub struct TestArgs {
    /// Deals matches from this number, which makes all cards predictable. For tests; release builds do not have it
    #[cfg_attr(debug_assertions, arg(long, hide = true))]
    #[cfg_attr(not(debug_assertions), arg(skip))]
    pub(crate) foretell_every_card_for_tests: Option<u64>,
    /// Offers two toy games, on a server whose deals are predictable. For tests; release builds do not have it
    #[cfg_attr(debug_assertions, arg(long, hide = true, requires = "foretell_every_card_for_tests"))]
    #[cfg_attr(not(debug_assertions), arg(skip))]
    pub(crate) offer_toy_games_for_tests: bool,
}
