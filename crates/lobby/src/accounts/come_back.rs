//! Signing in to an existing account.

use protocol::{Account, Problem, http::ComeBack};

use super::{
    Visitor,
    code::{RecoveryCode, ShortCode},
    device_codes,
    tag::read_tag,
    wrong_key,
};
use crate::{
    Agent, CodeHash, Lobby, NewSession, Session, SignedInto, StoreError, lobby::hash,
    problems::store_problem, text::random_seed, told::News,
};

/// The most sessions of one account. Another one ends the longest unused session.
const SESSIONS: usize = 20;

impl Lobby {
    /// Signs in to an existing account with a new session. The client's session before, mostly of a guest,
    /// ends. So its token is worthless to others that knew it.
    ///
    /// # Errors
    ///
    /// [`protocol::ProblemCode::WrongKey`] for all wrong input, after the same work. A problem if a limit is
    /// reached, or if the store fails.
    pub async fn come_back(
        &self,
        by: &ComeBack,
        from: &Visitor,
        before: Option<&Session>,
    ) -> Result<SignedInto, Problem> {
        let store = &self.0.shared.store;
        let account = match by {
            ComeBack::Code { code } => match RecoveryCode::read(code.reveal()) {
                Some(code) => {
                    let found = store.account_by_code(&CodeHash(code.hash())).await;
                    found.map_err(|e| store_problem(&e))?
                }
                None => None,
            },
            ComeBack::Password { tag, password } => {
                let tag = read_tag(tag).ok_or_else(wrong_key)?;
                let found = store.account_by_tag(&tag).await.map_err(|e| store_problem(&e))?;
                let kept = found.as_ref().and_then(|(_, kept)| kept.as_ref());
                let right = self.try_password(&tag, password, kept, from.address).await?;
                found.map(|(account, _)| account).filter(|_| right)
            }
            ComeBack::Device { code } => {
                let shown = match ShortCode::read(code.reveal()) {
                    Some(code) => device_codes::spend(&self.0.shared, &code).await?,
                    None => None,
                };
                match shown {
                    Some(by) => {
                        let found = store.session(&by).await.map_err(|e| store_problem(&e))?;
                        found.map(|(account, _)| account)
                    }
                    None => None,
                }
            }
        };
        let account = account.ok_or_else(wrong_key)?;
        match by {
            ComeBack::Code { .. } | ComeBack::Password { .. } => self.found(&account.id).await?,
            // A session showed the code, and a session is no sign-in method.
            ComeBack::Device { .. } => {}
        }
        let into = self.begin_session(account, from).await?;
        if let Some(before) = before {
            self.sign_out(before).await?;
        }
        Ok(into)
    }

    pub(super) async fn begin_session(
        &self,
        account: Account,
        from: &Visitor,
    ) -> Result<SignedInto, Problem> {
        let store = &self.0.shared.store;
        self.0.shared.bans.check(&account.id, self.0.shared.clock.now())?;
        let sessions = store.sessions_of(&account.id).await.map_err(|e| store_problem(&e))?;
        for oldest in sessions.get(SESSIONS - 1..).unwrap_or_default() {
            store.end_session(&oldest.hash).await.map_err(|e| store_problem(&e))?;
            self.0.spread(News::ended(&oldest.hash));
        }
        let (token, session) = self.new_session(from.agent.clone());
        match store.add_session(&account.id, &session).await {
            Ok(()) => Ok(SignedInto { account, token }),
            // The account was deleted at this moment.
            Err(StoreError::Conflict(_)) => Err(wrong_key()),
            Err(error) => Err(store_problem(&error)),
        }
    }

    /// Returns a new and unique token, and the session to be stored for it.
    pub(crate) fn new_session(&self, agent: Agent) -> (String, NewSession) {
        let token = random_seed().reveal();
        let session = NewSession { hash: hash(&token), at: self.0.shared.clock.now(), agent };
        (token, session)
    }
}
