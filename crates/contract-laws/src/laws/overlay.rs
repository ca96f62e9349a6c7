use contract::{Fields, Observer, Own, Rules, Sight};
use std::sync::Arc;

use crate::Moment;

const LAW: &str = "what all see and what is one's own make one's view";

/// Checks that a seat's own parts and the spectators' view make the seat's view, byte for byte, in games that
/// separate them. The choices must equal those of the view. So the shared part is exactly the spectators'
/// view.
pub fn a_view_is_what_all_see_and_ones_own<R: Rules>(at: &Moment<'_, R>) {
    let written = |who: Observer| {
        let view = at.views.iter().find(|(other, _)| *other == who);
        Fields::of(&view.expect("everybody looks").1)
    };
    let public = Arc::new(written(Observer::Public));
    for (who, view) in &at.views {
        let whole = serde_json::to_string(view).expect("wire types serialize");
        at.insist(written(*who).text() == whole, LAW, || format!("{who:?} is shown {whole} in other words"));
        let Some(seat) = who.seat() else { continue };
        let Some(Own { overlay, choices }) = at.rules.own(at.state, seat) else { continue };
        let text = Sight::overlaid(public.clone(), overlay).map(|sight| sight.text());
        at.insist(text.as_ref() == Some(&whole), LAW, || {
            format!(
                "{seat} is shown\n{whole}\nbut with the overlay\n{}",
                text.as_deref().unwrap_or("nothing")
            )
        });
        at.insist(*choices == at.rules.choices(view), LAW, || format!("{seat} can do {choices:?}"));
    }
}
