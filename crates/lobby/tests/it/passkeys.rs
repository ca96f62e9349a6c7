//! Passkeys, in the part that the lobby decides.

use std::time::Duration;

use lobby::{Agent, Passkey, PasskeyUse, Session, Visitor};
use protocol::{
    AccountKind, ProblemCode,
    http::{MakeCode, SignIn},
};

use crate::house::{HERE, House};

const WAIT: Duration = Duration::from_secs(70);

fn here() -> Visitor {
    Visitor { address: HERE, agent: Agent("Firefox, Linux".into()) }
}

fn passkey(id: &str) -> Passkey {
    Passkey {
        id: id.into(),
        name: format!("{id}'s"),
        key: "a5".into(),
        state: "00".into(),
        made_at: 0,
        used_at: None,
    }
}

/// Adds a passkey, and returns the session from then on.
async fn add(house: &House, session: &Session, id: &str) -> Session {
    let (may, _) = house.lobby.may_add_passkey(session, None, &here()).await.unwrap();
    let (_, into) = house.lobby.add_passkey(session, may, passkey(id), &here()).await.unwrap();
    house.lobby.session(&into.token).await.unwrap().unwrap()
}

async fn used(house: &House, id: &str) -> (protocol::Account, PasskeyUse) {
    let (account, passkey) = house.lobby.passkey(id).await.unwrap().unwrap();
    (account, PasskeyUse { id: id.into(), before: passkey.state.clone(), state: passkey.state, at: 0 })
}

async fn house() -> House {
    House::with(lobby::Config { lost_wait: WAIT, ..lobby::Config::default() }).await
}

#[tokio::test(start_paused = true)]
async fn who_has_waited_removes_one_passkey_and_then_needs_a_key() {
    let house = house().await;
    let ana = add(&house, &house.person("Ana").await.session, "p1").await;
    house.lobby.show_passkey(&ana, used(&house, "p1").await).await.unwrap();
    let ana = add(&house, &ana, "p2").await;
    house.lobby.say_lost(&ana).await.unwrap();
    tokio::time::sleep(WAIT).await;
    let remove =
        async |id: &str| house.lobby.remove_passkey(&ana, |passkey| passkey.id == id, None, &here()).await;
    remove("p1").await.unwrap();
    assert_eq!(remove("p2").await.unwrap_err().code, ProblemCode::ProofNeeded);
    assert_eq!(house.lobby.passkeys(&ana).await.unwrap().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_passkey_that_is_shown_ends_the_wait_of_whoever_said_that_it_is_lost() {
    for back in [true, false] {
        let house = house().await;
        let ana = add(&house, &house.person("Ana").await.session, "p1").await;
        house.lobby.say_lost(&ana).await.unwrap();
        if back {
            house.lobby.come_back_by_passkey(used(&house, "p1").await, &here(), None).await.unwrap();
        } else {
            house.lobby.show_passkey(&ana, used(&house, "p1").await).await.unwrap();
            tokio::time::sleep(WAIT).await;
        }
        tokio::time::sleep(5 * WAIT).await;
        let made = house.lobby.make_code(&ana, &MakeCode::default(), &here()).await;
        assert_eq!(made.err().unwrap().code, ProblemCode::ProofNeeded, "{back}");
    }
}

#[tokio::test]
async fn bots_have_none() {
    let house = house().await;
    let sign_in = SignIn { name: "R2".into(), kind: AccountKind::Bot };
    let into = house.lobby.sign_in(sign_in, Agent::default()).await.unwrap();
    let bot = house.lobby.session(&into.token).await.unwrap().unwrap();
    let refused = house.lobby.may_add_passkey(&bot, None, &here()).await.unwrap_err();
    assert_eq!(refused.code, ProblemCode::NotAllowed);
}
