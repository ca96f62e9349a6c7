//! Before the start: seats, readiness, the host's rights, setup.

use protocol::{Occupant, ProblemCode, Status};
use serde_json::json;

use crate::house::{HERE, House, setup};

#[tokio::test(start_paused = true)]
async fn people_sit_move_stand_and_start() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let made = house.lobby.make_table(&ana.session.account, setup("goof", 3)).await.unwrap();
    for client in [&mut ana, &mut ben] {
        client.table = made.code.to_lowercase();
        client.ok(json!({"type": "watch"})).await;
    }
    ana.ok(json!({"type": "sit", "seat": 1})).await;
    assert_eq!(ben.refused(json!({"type": "sit", "seat": 1})).await, ProblemCode::SeatTaken);
    assert_eq!(ben.refused(json!({"type": "sit", "seat": 200})).await, ProblemCode::NotFound);
    ben.ok(json!({"type": "sit", "seat": 0})).await;
    ben.ok(json!({"type": "sit", "seat": 2})).await;
    ben.ok(json!({"type": "stand"})).await;
    assert_eq!(ben.refused(json!({"type": "stand"})).await, ProblemCode::NotAllowed);
    assert_eq!(ben.refused(json!({"type": "ready", "ready": true})).await, ProblemCode::NotAllowed);
    ben.ok(json!({"type": "sit"})).await;

    assert_eq!(ana.refused(json!({"type": "start"})).await, ProblemCode::NotReady);
    assert_eq!(ben.refused(json!({"type": "add_bot", "player": "first"})).await, ProblemCode::NotAllowed);
    assert_eq!(ana.refused(json!({"type": "add_bot", "player": "nobody"})).await, ProblemCode::NotFound);
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    assert_eq!(ana.refused(json!({"type": "start"})).await, ProblemCode::NotReady);
    ben.ok(json!({"type": "ready", "ready": true})).await;
    assert_eq!(ben.refused(json!({"type": "start"})).await, ProblemCode::NotAllowed);
    ana.ok(json!({"type": "start"})).await;
    ben.hear().await;
    let state = ben.state.as_ref().unwrap();
    assert_eq!(state.status, Status::Playing);
    assert_eq!(state.game.as_ref().unwrap().seed_hash.0.len(), 64);
    assert!(ben.game().decision.is_some() && ben.game().from_start);
    assert_eq!(ana.refused(json!({"type": "remove", "seat": 0})).await, ProblemCode::WrongTime);
    assert_eq!(ben.refused(json!({"type": "stand"})).await, ProblemCode::WrongTime);
}

#[tokio::test(start_paused = true)]
async fn the_host_changes_the_setup_and_empties_seats() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.table(setup("goof", 4), &mut [&mut ana, &mut ben]).await;
    let mut fewer = serde_json::to_value(setup("goof", 2)).unwrap();
    assert_eq!(ben.refused(json!({"type": "configure", "setup": fewer})).await, ProblemCode::NotAllowed);
    ana.ok(json!({"type": "configure", "setup": fewer})).await;
    let seats = &ana.state.as_ref().unwrap().seats;
    assert_eq!(seats.seats().get(), 2);
    let ready = |o: &Occupant| matches!(o, Occupant::Account { ready: true, .. });
    assert!(seats.iter().all(|(_, s)| !ready(&s.occupant)), "everybody is asked again");

    fewer["game"] = "haggle".into();
    assert_eq!(ana.refused(json!({"type": "configure", "setup": fewer})).await, ProblemCode::BadSetup);
    let absurd = json!({"game": "goof", "seats": 2, "options": {"cards": 0}});
    assert_eq!(ana.refused(json!({"type": "configure", "setup": absurd})).await, ProblemCode::BadSetup);
    let absurd = json!({"game": "goof", "seats": 2, "options": {"chards": 3}});
    assert_eq!(ana.refused(json!({"type": "configure", "setup": absurd})).await, ProblemCode::BadSetup);
    let hasty = json!({"game": "goof", "seats": 2, "clock": {"clock": "seconds", "per_decision": 1}});
    assert_eq!(ana.refused(json!({"type": "configure", "setup": hasty})).await, ProblemCode::BadSetup);

    ana.ok(json!({"type": "remove", "seat": 1})).await;
    ben.hear().await;
    assert_eq!(ben.state.as_ref().unwrap().seats.iter().last().unwrap().1.occupant, Occupant::Nobody);
    assert_eq!(ana.refused(json!({"type": "remove", "seat": 1})).await, ProblemCode::NotFound);
}

#[tokio::test(start_paused = true)]
async fn tables_are_listed_found_and_counted() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    let account = ana.session.account.clone();
    let mut private = setup("goof", 2);
    private.visibility = protocol::Visibility::Private;
    let hidden = house.lobby.make_table(&account, private).await.unwrap();
    let open = house.table(setup("goof", 2), &mut [&mut ana]).await;
    let (listed, all) = house.lobby.public_tables(&Default::default());
    assert_eq!(all, 1);
    assert_eq!(listed.iter().map(|t| &t.id).collect::<Vec<_>>(), [&open]);
    assert_eq!(listed[0].names, ["Ana"]);
    assert_eq!(listed[0].free_seats, 1);
    assert_eq!(house.lobby.table(&hidden.code.to_lowercase(), HERE, None).await.unwrap().id, hidden.id);
    assert_eq!(house.lobby.tables_of(&account).await.unwrap().len(), 2);
    assert_eq!(house.lobby.table("nowhere", HERE, None).await.unwrap_err().code, ProblemCode::NotFound);
    for _ in 2..house.lobby.limits().tables_per_account {
        house.lobby.make_table(&account, setup("goof", 2)).await.unwrap();
    }
    let problem = house.lobby.make_table(&account, setup("goof", 2)).await.unwrap_err();
    assert_eq!(problem.code, ProblemCode::TooMany);
    tokio::time::sleep(std::time::Duration::from_secs(24 * 3_600)).await;
    house.lobby.make_table(&account, setup("goof", 2)).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_new_name_counts_on_open_sockets_too() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    let mut ben = house.person("Ben").await;
    house.lobby.rename(&ana.session, "Anastasia").await.unwrap();
    ana.table = house.table(setup("goof", 2), &mut [&mut ben]).await;
    ana.ok(json!({"type": "watch"})).await;
    ana.ok(json!({"type": "chat", "text": "hi"})).await;
    ben.hear().await;
    assert_eq!(ben.chat, ["Anastasia: hi"]);
}

#[tokio::test(start_paused = true)]
async fn who_resigned_does_not_take_the_result_from_who_played_on() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("seven-kingdoms", 2), &mut [&mut ana, &mut ben]).await;
    ana.ok(json!({"type": "resign"})).await;
    ben.ok(json!({"type": "claim"})).await;
    ana.hear().await;
    let over = ana.state.as_ref().unwrap();
    assert_eq!(over.status, Status::Finished);
    assert!(over.game.as_ref().unwrap().seed.is_some());
    assert_eq!(ana.refused(json!({"type": "rematch"})).await, ProblemCode::NotAllowed, "also as the host");
    ben.ok(json!({"type": "rematch"})).await;
    ben.hear().await;
    assert_eq!(ben.state.as_ref().unwrap().status, Status::Gathering);
}

#[tokio::test(start_paused = true)]
async fn the_same_number_deals_the_same_cards() {
    let seed_of = async |luck: lobby::Luck| {
        let house = House::with(lobby::Config { luck, ..lobby::Config::default() }).await;
        let mut ana = house.person("Ana").await;
        house.table(setup("goof", 2), &mut [&mut ana]).await;
        ana.ok(json!({"type": "add_bot", "player": "first"})).await;
        ana.ok(json!({"type": "start"})).await;
        ana.hear().await;
        ana.state.as_ref().unwrap().game.as_ref().unwrap().seed_hash.clone()
    };
    let (first, again) = (seed_of(lobby::Luck::Foretold(7)).await, seed_of(lobby::Luck::Foretold(7)).await);
    assert_eq!(first, again);
    assert_ne!(seed_of(lobby::Luck::Foretold(8)).await, first);
    assert_ne!(seed_of(lobby::Luck::True).await, seed_of(lobby::Luck::True).await);
}
