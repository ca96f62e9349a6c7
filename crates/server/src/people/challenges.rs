//! Challenges to external bots. Any account may challenge a bot that accepts challenges, unless the bot muted
//! it.

use lobby::Session;
use protocol::{
    Problem, ProblemCode,
    http::{BotHere, Challenge},
};

use super::{
    People, failed,
    friends::{needs_room, own_table},
    is_id, no,
};

impl People {
    /// Returns the connected bots that accept challenges to this game, or to any.
    pub(crate) fn bots_here(&self, game: Option<&str>) -> Vec<BotHere> {
        let here = self.0.lobby.programs_here().into_iter();
        let bots = here.map(|(account, plays)| BotHere { account, plays });
        bots.filter(|bot| game.is_none_or(|game| bot.plays.iter().any(|plays| plays == game))).collect()
    }

    /// Sends a challenge to a table. A bot that muted the sender does not get it, and the answer is the same.
    pub(crate) async fn challenge(
        &self,
        session: &Session,
        table: &str,
        Challenge { account }: Challenge,
    ) -> Result<(), Problem> {
        let me = session.account.id.as_str();
        let row = own_table(&self.0.store, me, table).await?;
        if account == me {
            return Err(no(ProblemCode::NotAllowed, "you cannot challenge yourself; sit down instead"));
        }
        if !is_id(&account) || !self.0.lobby.can_be_challenged(&account, &row.summary.setup.game) {
            let message = "that account does not accept challenges to this game now";
            return Err(no(ProblemCode::NotFound, message));
        }
        if row.summary.accounts.contains(&account) {
            return Err(no(ProblemCode::WrongTime, "this account sits at the table already"));
        }
        needs_room(&row)?;
        let (mutes, muted) = self.0.store.muted_between(me, &account).await.map_err(failed)?;
        if mutes {
            return Err(no(ProblemCode::NotAllowed, "you have muted this account; unmute it first"));
        }
        if muted {
            return Ok(());
        }
        self.0.lobby.challenge(session, &account, &row).await
    }
}
