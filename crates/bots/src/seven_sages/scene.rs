//! Facts of the view that several parts of the player use.

use seven_sages::{Site, SiteView, Stage, View};

pub(super) fn site(view: &View, site: Site) -> &SiteView {
    &view.sites[Site::ALL.iter().position(|other| *other == site).unwrap_or(0)]
}

pub(super) fn crystals(view: &View, at: Site) -> impl Iterator<Item = Option<u8>> {
    site(view, at).crystals.iter().copied()
}

/// Returns true in the talks of three players.
pub(super) fn in_talks_of_three(view: &View) -> bool {
    matches!(view.stage, Stage::Speak { .. })
}
