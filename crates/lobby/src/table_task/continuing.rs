//! The beginning of a match that continues a finished match.

use contract::Json;
use protocol::{Continues, Deal, Problem, ProblemCode};

use super::{TableTask, refusals::no};
use crate::{
    Asker, Entry,
    chair::Chair,
    fork::{Beginning, NoFork, beginning},
    problems::with_json,
    record::kept_match,
};

impl TableTask {
    /// Returns the entries with which the match begins: the same deal, and the same inputs up to that place.
    ///
    /// Cost: reads the entries of the other match, in turn with other long reads. Plays its inputs once, away
    /// from this task.
    pub(super) async fn continued(
        &mut self,
        id: String,
        continues: Continues,
    ) -> Result<Vec<Entry>, Problem<Json>> {
        let shared = std::sync::Arc::clone(&self.shared);
        let turn = shared.heavy.acquire().await;
        let of = (Asker::Anybody, continues.of.as_str());
        let kept = kept_match(shared.store.as_ref(), &shared.catalogue, of, shared.clock.now()).await;
        let record = kept.map_err(|why| with_json(why.into()))?.record;
        let (catalogue, at) = (shared.catalogue.clone(), continues.at);
        let played = tokio::task::spawn_blocking(move || (beginning(&catalogue, &record, at), record)).await;
        drop(turn);
        let unplayable = || with_json(NoFork::Unplayable.into());
        let (beginning, record) = played.map_err(|_| unplayable())?;
        let Beginning { entries, left, .. } = beginning.map_err(|why| with_json(why.into()))?;
        let state = self.state();
        // The setup is that of the other match, and cannot change here.
        if (record.seats, &record.options) != (state.setup.seats, &state.setup.options) {
            return Err(unplayable());
        }
        let is_automatic = |chair: &Chair| matches!(chair, Chair::Bot { .. });
        if state.chairs.iter().any(|(seat, chair)| left.contains(seat) && !is_automatic(chair)) {
            let message = "the players of some seats had left by then; add bots to those seats";
            return no(ProblemCode::NotReady, message);
        }
        let rules_version = record.rules_version;
        let (seed, continues, guess) = (record.seed, Some(continues), record.guess);
        let began =
            Entry::Began { id, rules_version, seed, continues, deal: Deal::Fork, guess, shuffled: None };
        Ok([began].into_iter().chain(entries).collect())
    }
}
