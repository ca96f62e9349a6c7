//! The public chat of a match, for its players.

use protocol::{Account, Problem, ProblemCode, http::Spoken};

use crate::{Asker, Entry, FoundMatch, Lobby, Logged, NoRecord, names::Names, problems::store_problem};

/// The maximum number of lines in the answer, the newest ones.
const TOLD: usize = 1_000;

impl Lobby {
    /// Returns the public chat at the table during a finished match, for an account that had a seat at its
    /// end. Cost: reads the match's own entries, in turn with other long reads.
    ///
    /// # Errors
    ///
    /// Fails if there is no such match, it is not finished, the account did not play it, or the store fails.
    pub async fn match_talk(&self, account: &Account, id: &str) -> Result<Vec<Spoken>, Problem> {
        let shared = &self.0.shared;
        let _turn = shared.heavy.acquire().await;
        let found = shared.store.find_match(id).await.map_err(|e| store_problem(&e))?;
        let found = found.ok_or(NoRecord::Unknown)?;
        Asker::Account(&account.id).may_know(shared.store.as_ref(), &found, shared.clock.now()).await?;
        let FoundMatch { row, table, outcome, last, .. } = found;
        if outcome.is_none() {
            return Err(NoRecord::NotOver.into());
        }
        let dealt = row.dealt.filter(|dealt| dealt.accounts().contains(account.id.as_str()));
        let Some(dealt) = dealt else {
            let message = "only the players of a match can read its chat";
            return Err(Problem::new(ProblemCode::NotAllowed, message));
        };
        let log =
            shared.store.log_between(&table, dealt.seq.saturating_sub(1), last.unwrap_or(u64::MAX)).await;
        let log = log.map_err(|e| store_problem(&e))?;
        let said = said(&log);
        let said = &said[said.len().saturating_sub(TOLD)..];
        let mut names = Names::default();
        let speakers = said.iter().map(|(_, account, ..)| (*account).to_owned()).collect();
        names.learn(shared.store.as_ref(), speakers).await.map_err(|e| store_problem(&e))?;
        let spoken = said.iter().map(|(at, account, text, after)| Spoken {
            at: *at,
            after: *after,
            account: names.account(account),
            text: (*text).to_owned(),
        });
        Ok(spoken.collect())
    }
}

/// Returns the time, the account, the text, and the number of inputs before it, of each line.
fn said(log: &[Logged]) -> Vec<(u64, &str, &str, u32)> {
    let (mut inputs, mut said) = (0, Vec::<(u64, &str, &str, u32)>::new());
    for Logged { at, entry, .. } in log {
        if let Entry::Played { .. } = entry {
            inputs += 1;
        } else if let Entry::TookBack { inputs: taken, .. } = entry {
            inputs = u32::saturating_sub(inputs, *taken);
            said.iter_mut().for_each(|(_, _, _, after)| *after = inputs.min(*after));
        } else if let Entry::Said { account, text, .. } = entry {
            said.push((*at, account.as_str(), text.as_str(), inputs));
        }
    }
    said
}
