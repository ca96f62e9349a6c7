//! What several parts of the player look up in its view.

use seven_sages::{Site, SiteView, Stage, View};

pub(super) fn site(view: &View, site: Site) -> &SiteView {
    &view.sites[Site::ALL.iter().position(|other| *other == site).unwrap_or(0)]
}

pub(super) fn crystals(view: &View, at: Site) -> impl Iterator<Item = Option<u8>> {
    site(view, at).crystals.iter().copied()
}

/// Which seat is asked alone, if one is.
pub(super) fn in_talks_of_three(view: &View) -> bool {
    matches!(view.stage, Stage::Speak { .. })
}
