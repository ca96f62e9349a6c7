//! The operator bans and deletes accounts, and closes and prunes tables.

use std::time::Duration;

use lobby::{Ban, Config, Entry, Keep, Store as _};
use protocol::{Occupant, ProblemCode, Setup, Status, Visibility};
use serde_json::json;

use crate::house::{Client, HERE, House, setup};

const DAY: Duration = Duration::from_secs(3_600);

fn ban(account: &str, until: Option<u64>) -> Ban {
    Ban { account: account.into(), reason: "insults".into(), at: 1, until }
}

/// Seats Ana with her companion Ben, and Cy.
async fn three(house: &House) -> (Client, String, Client) {
    let setup = Setup { visibility: Visibility::Private, ..setup("goof", 3) };
    let (mut ana, mut cy) = (house.person("Ana").await, house.person("Cy").await);
    house.table(setup, &mut [&mut ana]).await;
    ana.ok(json!({"type": "beside", "name": "Ben"})).await;
    ana.hear().await;
    let state = ana.state.as_ref().unwrap();
    let companion = |occupant: &Occupant| match occupant {
        Occupant::Account { account, beside: Some(_), .. } => Some(account.id.clone()),
        Occupant::Account { .. } | Occupant::Bot { .. } | Occupant::Nobody => None,
    };
    let ben = state.seats.iter().find_map(|(_, seat)| companion(&seat.occupant)).unwrap();
    cy.table.clone_from(&ana.table);
    cy.ok(json!({"type": "watch"})).await;
    (ana, ben, cy)
}

#[tokio::test(start_paused = true)]
async fn a_ban_reaches_companions_and_everything_that_is_on_its_way() {
    let house = House::open().await;
    let (mut ana, ben, mut cy) = three(&house).await;
    cy.ok(json!({"type": "sit"})).await;
    cy.ok(json!({"type": "ready", "ready": true})).await;
    ana.ok(json!({"type": "ready", "ready": true})).await;
    ana.ok(json!({"type": "start"})).await;
    let mut ben_plays = house.beside(&ana, &ben).await;
    let other = house.socket(ana.session.clone()).await;
    let account = ana.session.account.id.clone();

    let refused = house.lobby.ban_account(&ban(&ben, None)).await.unwrap_err();
    assert_eq!(refused.code, ProblemCode::NotAllowed, "{refused:?}");
    assert!(refused.message.contains(&account), "it says who is to be banned: {refused:?}");
    assert_eq!(house.lobby.ban_account(&ban(&account, None)).await.unwrap(), 1);
    assert!([&ana, &ben_plays, &other].iter().all(|client| client.outbox.is_closed()));
    assert!(!cy.outbox.is_closed());
    for client in [&mut ana, &mut ben_plays] {
        let refused = client.refused(json!({"type": "chat", "text": "still here?"})).await;
        assert_eq!(refused, ProblemCode::AccountBanned);
    }
    // A socket that connected a moment before is closed at once.
    assert!(house.socket(ana.session.clone()).await.outbox.is_closed());
    let left = house.store.log(&cy.table).await.unwrap().into_iter().filter(|logged| {
        matches!(
            &logged.entry,
            Entry::Played { input: contract::Input::Seat(contract::SeatChange::Leave), .. }
        )
    });
    assert_eq!(left.count(), 2, "both seats were given up");
    // A second ban does no harm, and the ban also applies after a restart.
    assert_eq!(house.lobby.ban_account(&ban(&account, None)).await.unwrap(), 0);
    let arranged = house.lobby.accounts_are_there(&[lobby::Sitter::Account(account.clone())]).await;
    assert_eq!(arranged.unwrap_err().code, ProblemCode::AccountBanned, "nobody arranges a match for them");
    house.lobby.unban_account(&account).await.unwrap();
    assert!(!house.socket(ana.session.clone()).await.outbox.is_closed());
}

#[tokio::test(start_paused = true)]
async fn before_a_match_seats_are_free_and_somebody_else_is_the_host() {
    let house = House::open().await;
    let (ana, ben, mut cy) = three(&house).await;
    cy.ok(json!({"type": "sit"})).await;
    assert_eq!(house.lobby.ban_account(&ban(&ana.session.account.id, None)).await.unwrap(), 1);
    cy.hear().await;
    let seats = &cy.state.as_ref().unwrap().seats;
    assert_eq!(
        seats.iter().filter(|(_, seat)| seat.occupant == Occupant::Nobody).count(),
        2,
        "Ben went with Ana"
    );
    assert_eq!(house.store.companion(&ben).await.unwrap(), None);
    let bot = json!({"type": "add_bot", "player": "first"});
    cy.ok(bot).await;
    // An expired ban has no effect.
    let over = ban(&cy.session.account.id, Some(house.now()));
    assert_eq!(house.lobby.ban_account(&over).await.unwrap(), 0);
    assert!(!cy.outbox.is_closed());
    assert!(house.lobby.close_table(&cy.table).await.unwrap());
    assert_eq!(cy.refused(json!({"type": "watch"})).await, ProblemCode::NotFound);
    let again = house.lobby.close_table(&cy.table).await;
    assert!(matches!(again, Err(problem) if problem.code == ProblemCode::NotFound), "nothing is left of it");
}

/// Plays a table of the host to its end by bots.
async fn played(house: &House, host: &mut Client) -> String {
    let table = house.table(setup("goof", 2), &mut [&mut *host]).await;
    host.ok(json!({"type": "add_bot", "player": "first"})).await;
    host.ok(json!({"type": "start"})).await;
    assert!(house.lobby.close_table(&table).await.unwrap(), "they leave the match");
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_secs(1)).await;
        host.hear().await;
        if host.state.as_ref().is_some_and(|state| state.status == Status::Finished) {
            break;
        }
    }
    host.ok(json!({"type": "unwatch"})).await;
    table
}

#[tokio::test(start_paused = true)]
async fn what_ended_is_kept_as_long_as_the_host_wants_and_what_runs_for_good() {
    for matches in [None, Some(5 * DAY)] {
        let keep = Keep { matches, ..Keep::default() };
        let house = House::with(Config { keep, ..Config::default() }).await;
        let mut ana = house.person("Ana").await;
        let over = played(&house, &mut ana).await;
        let looked_at = played(&house, &mut ana).await;
        let runs = house.table(setup("goof", 2), &mut [&mut ana]).await;
        ana.ok(json!({"type": "add_bot", "player": "first"})).await;
        ana.ok(json!({"type": "start"})).await;
        let mut cy = house.person("Cy").await;
        cy.table.clone_from(&looked_at);
        cy.ok(json!({"type": "watch"})).await;
        tokio::time::sleep(4 * DAY).await;
        assert!(house.lobby.table(&over, HERE, None).await.is_ok(), "not yet");
        tokio::time::sleep(2 * DAY).await;
        assert_eq!(house.lobby.table(&over, HERE, None).await.is_ok(), matches.is_none());
        for stays in [&looked_at, &runs] {
            assert!(house.lobby.table(stays, HERE, None).await.is_ok(), "{stays}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn names_that_say_nothing_reach_whoever_looks() {
    let house = House::open().await;
    let (ana, _, mut cy) = three(&house).await;
    let given = house.lobby.anonymise_account(&ana.session.account.id).await.unwrap();
    tokio::time::sleep(Duration::from_secs(2)).await;
    cy.hear().await;
    let seats = &cy.state.as_ref().unwrap().seats;
    let names: Vec<_> = seats
        .iter()
        .filter_map(|(_, seat)| match &seat.occupant {
            Occupant::Account { account, .. } => Some(account.name.clone()),
            Occupant::Bot { .. } | Occupant::Nobody => None,
        })
        .collect();
    assert_eq!(names.len(), 2);
    assert!(names.iter().all(|name| name.starts_with("Anonymous ")) && names.contains(&given), "{names:?}");
    // A deleted account has left its tables before.
    assert_eq!(house.lobby.delete_account(&ana.session.account.id).await.unwrap(), 1);
    assert!(ana.outbox.is_closed());
    let gone = house.lobby.delete_account(&ana.session.account.id).await.unwrap_err();
    assert_eq!(gone.code, ProblemCode::NotFound);
}
