use protocol::http::{FriendLink, FriendOffer, Friends};
use serde_json::{Value, json};

use super::Person;
use crate::support::Server;

async fn link(of: &Person<'_>) -> Value {
    let answer = of.post("/api/friends/links", Value::Null).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    json!({ "code": answer.read::<FriendLink>().code.reveal() })
}

async fn friends(of: &Person<'_>) -> Friends {
    of.get("/api/friends").await.read()
}

async fn befriend(one: &Person<'_>, other: &Person<'_>) {
    let code = link(one).await;
    let answer = other.post("/api/friends", code).await;
    assert_eq!(answer.status, 201, "{answer:?}");
}

#[tokio::test]
async fn a_link_makes_two_accounts_friends_once() {
    let server = Server::start().await;
    let (ann, bob) = (Person::of(&server, "Ann").await, Person::of(&server, "Bob").await);
    let cleo = Person::of(&server, "Cleo").await;
    let code = link(&ann).await;
    assert_eq!(friends(&ann).await.links, 1);
    let offer: FriendOffer = bob.post("/api/friends/look", code.clone()).await.read();
    assert_eq!((offer.account.name.as_str(), offer.friends), ("Ann", false));
    let own = ann.post("/api/friends/look", code.clone()).await;
    assert_eq!((own.status, own.problem().as_str()), (403, "not_allowed"));
    assert_eq!(bob.post("/api/friends", code.clone()).await.status, 201);
    let (hers, his) = (friends(&ann).await, friends(&bob).await);
    assert_eq!((hers.links, hers.friends.len(), his.friends.len()), (0, 1, 1));
    assert_eq!(
        (hers.friends[0].account.name.as_str(), hers.friends[0].here),
        ("Bob", true),
        "he has just agreed"
    );
    assert!(his.friends[0].here, "Ann has just asked");

    // Used, ended, guessed and malformed links get the same answer.
    let ended = link(&ann).await;
    Person::done(&ann.delete("/api/friends/links").await);
    for code in
        [code, ended, json!({ "code": "0".repeat(32) }), json!({ "code": "é\u{0}" }), json!({ "code": "" })]
    {
        let mut told = Vec::new();
        for path in ["/api/friends/look", "/api/friends"] {
            let answer = cleo.post(path, code.clone()).await;
            told.push((answer.status, answer.body));
        }
        assert_eq!(told[0], told[1]);
        assert_eq!(told[0].0, 404);
    }
    assert_eq!(friends(&cleo).await, Friends::default());

    // A friendship ends for both accounts.
    Person::done(&bob.delete(&format!("/api/friends/{}", ann.id)).await);
    assert_eq!((friends(&ann).await.friends.len(), friends(&bob).await.friends.len()), (0, 0));
    befriend(&ann, &bob).await;
    bob.erase().await;
    assert_eq!(friends(&ann).await.friends.len(), 0);
}

#[tokio::test]
async fn links_and_guesses_are_limited() {
    let server = Server::with(server::Settings { people_changes_per_minute: 15, ..Default::default() }).await;
    let ann = Person::of(&server, "Ann").await;
    for _ in 0..10 {
        link(&ann).await;
    }
    let eleventh = ann.post("/api/friends/links", Value::Null).await;
    assert_eq!((eleventh.status, eleventh.problem().as_str()), (429, "too_many"));
    let guess =
        async |n: u32| ann.post("/api/friends/look", json!({ "code": format!("{n:032x}") })).await.status;
    let mut answers = Vec::new();
    for n in 0..6 {
        answers.push(guess(n).await);
    }
    assert_eq!(answers, [404, 404, 404, 404, 429, 429]);
}

#[tokio::test]
async fn a_friend_is_asked_to_a_table_and_a_mute_goes_before_that() {
    let server = Server::start().await;
    let (ann, bob) = (Person::of(&server, "Ann").await, Person::of(&server, "Bob").await);
    let cleo = Person::of(&server, "Cleo").await;
    befriend(&ann, &bob).await;
    let (id, code) = ann.table().await;
    let invite = async |who: &Person<'_>, whom: &str, table: &str| {
        who.post(&format!("/api/friends/{whom}/invite"), json!({ "table": table })).await
    };
    for table in [&code, &id, &code.to_lowercase()] {
        Person::done(&invite(&ann, &bob.id, table).await);
    }
    let asked = friends(&bob).await.invitations;
    assert_eq!(asked.len(), 1);
    assert_eq!(
        (asked[0].from.name.as_str(), asked[0].table.as_str(), asked[0].game.as_str()),
        ("Ann", code.as_str(), "seven-kingdoms")
    );
    // An account that is no friend, or not at the table, cannot invite.
    for (who, whom) in [(&ann, &cleo.id), (&cleo, &bob.id), (&bob, &ann.id)] {
        let answer = invite(who, whom, &code).await;
        assert_eq!((answer.status, answer.problem().as_str()), (404, "not_found"));
    }
    let nowhere = invite(&ann, &bob.id, "nowhere").await;
    assert_eq!(nowhere.status, 404);
    Person::done(&bob.delete(&format!("/api/friends/{}/invite", ann.id)).await);
    assert_eq!(friends(&bob).await.invitations, []);

    // A muted account gets the answer of success, and sees the other as disconnected.
    Person::done(&invite(&ann, &bob.id, &code).await);
    Person::done(&bob.post("/api/mutes", json!({ "account": ann.id, "muted": true })).await);
    assert_eq!(friends(&bob).await.invitations, []);
    Person::done(&invite(&ann, &bob.id, &code).await);
    let his = friends(&bob).await;
    assert_eq!((his.invitations.len(), his.friends[0].here), (0, false));
    let hers = friends(&ann).await;
    assert_eq!((hers.friends.len(), hers.friends[0].here), (1, false));
    // A new link does not work either.
    Person::done(&ann.delete(&format!("/api/friends/{}", bob.id)).await);
    let code = link(&bob).await;
    assert_eq!(ann.post("/api/friends", code).await.status, 404, "Bob does not hear Ann");
    let code = link(&ann).await;
    assert_eq!(bob.post("/api/friends", code).await.status, 403, "Bob has to hear Ann again first");
}
