//! Keys at providers, in the part that the lobby decides.

use std::time::Duration;

use lobby::{Agent, ProviderId, ProviderKey, Session, Visitor};
use protocol::{
    AccountKind, ProblemCode,
    http::{MakeCode, SignIn},
};

use crate::house::{HERE, House};

const WAIT: Duration = Duration::from_secs(70);

fn here() -> Visitor {
    Visitor { address: HERE, agent: Agent("Firefox, Linux".into()) }
}

fn id(subject: &str) -> ProviderId {
    ProviderId { issuer: "https://id.example".into(), subject: subject.into() }
}

/// Adds a key, and returns the session from then on.
async fn add(house: &House, session: &Session, subject: &str) -> Session {
    let may = house.lobby.may_add_provider_key(session, None, &here()).await.unwrap();
    let (_, into) = house.lobby.add_provider_key(session, may, id(subject), &here()).await.unwrap();
    house.lobby.session(&into.token).await.unwrap().unwrap()
}

async fn house() -> House {
    House::with(lobby::Config { lost_wait: WAIT, ..lobby::Config::default() }).await
}

#[tokio::test(start_paused = true)]
async fn who_has_waited_takes_one_away_and_then_needs_a_key() {
    let house = house().await;
    let ana = add(&house, &house.person("Ana").await.session, "7").await;
    house.lobby.show_provider_key(&ana, &id("7")).await.unwrap();
    let ana = add(&house, &ana, "8").await;
    house.lobby.say_lost(&ana).await.unwrap();
    tokio::time::sleep(WAIT).await;
    let remove = async |subject: &str| {
        let called = |key: &ProviderKey| key.id.subject == subject;
        house.lobby.remove_provider_key(&ana, called, None, &here()).await
    };
    remove("7").await.unwrap();
    assert_eq!(remove("8").await.unwrap_err().code, ProblemCode::ProofNeeded);
    assert_eq!(house.lobby.provider_keys(&ana).await.unwrap().len(), 1);
}

#[tokio::test(start_paused = true)]
async fn one_that_is_shown_ends_the_wait_of_whoever_said_that_it_is_lost() {
    for back in [true, false] {
        let house = house().await;
        let ana = add(&house, &house.person("Ana").await.session, "7").await;
        house.lobby.say_lost(&ana).await.unwrap();
        if back {
            house.lobby.come_back_by_provider(&id("7"), &here(), None).await.unwrap();
        } else {
            house.lobby.show_provider_key(&ana, &id("7")).await.unwrap();
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
    let refused = house.lobby.may_add_provider_key(&bot, None, &here()).await.unwrap_err();
    assert_eq!(refused.code, ProblemCode::NotAllowed);
}
