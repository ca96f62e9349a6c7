//! Gathering at a table: from making one to a rematch with the same people.

use protocol::{Occupant, Problem, ProblemCode, Status, http::GameListing, http::TableListing};
use serde_json::json;
use tests::{Credentials, Guest, Record, Server, Socket, begin, begin_with, chance, seat};

/// A list is cached for all clients for a second.
const ONE_LIST: std::time::Duration = std::time::Duration::from_millis(1_050);

const FAST: [&str; 2] = ["--bot-pause", "0"];

fn code<T: std::fmt::Debug>(answer: Result<T, Problem>) -> ProblemCode {
    answer.expect_err("this must be refused").code
}

fn occupant(record: &Record, number: usize) -> &Occupant {
    &record.table.as_ref().expect("the table is watched").seats[seat(number)].occupant
}

fn status(record: &Record) -> Status {
    record.table.as_ref().expect("the table is watched").status
}

#[tokio::test]
async fn public_tables_are_listed_and_private_ones_are_not() {
    let server = Server::start(&FAST).await;
    let host = Credentials::person(&server, "Ada").await;
    let public = host.kingdoms(&server, 3).await;
    let setup = json!({ "game": "seven-kingdoms", "seats": 2, "options": {}, "visibility": "private" });
    let private = host.make_table(&server, &setup).await;

    let stranger = Credentials::person(&server, "Bo").await;
    let list = async |query: &str| -> Vec<TableListing> {
        tokio::time::sleep(ONE_LIST).await;
        stranger.request(&server, "GET", &format!("/api/tables{query}"), "").await.json()
    };
    assert_eq!(list("").await, [], "nobody is there");
    let there = Guest::come_back(&server, &host, &public.id).await;
    let _hidden = Guest::come_back(&server, &host, &private.id).await;
    let listed = list("").await;
    let ids: Vec<_> = listed.iter().map(|table| &table.id).collect();
    assert_eq!(ids, [&public.id]);
    assert_eq!((listed[0].status, listed[0].free_seats), (Status::Gathering, 3));
    assert_eq!(list("?game=seven-kingdoms&status=gathering&page=1").await, listed);
    for other in ["?game=seven-dragons", "?status=playing", "?page=2"] {
        assert_eq!(list(other).await, [], "{other}");
    }
    for bad in ["?status=open", "?page=-1", "?colour=red"] {
        assert_eq!(
            stranger.request(&server, "GET", &format!("/api/tables{bad}"), "").await.status,
            400,
            "{bad}"
        );
    }
    drop(there);
    tests::patiently("an empty list", async { while !list("").await.is_empty() {} }).await;

    let by_code = format!("/api/tables/{}", private.code);
    let found: TableListing = stranger.request(&server, "GET", &by_code, "").await.json();
    assert_eq!(found.id, private.id, "whoever has the code finds it");
    let mine: Vec<TableListing> = host.request(&server, "GET", "/api/tables/mine", "").await.json();
    assert_eq!(mine.len(), 2);
    let mine: Vec<TableListing> = stranger.request(&server, "GET", "/api/tables/mine", "").await.json();
    assert_eq!(mine, []);
}

#[tokio::test]
async fn the_server_says_what_it_offers() {
    let server = Server::start(&FAST).await;
    let somebody = Credentials::person(&server, "Ada").await;
    let games: Vec<GameListing> = somebody.request(&server, "GET", "/api/games", "").await.json();
    let kingdoms = games.iter().find(|game| game.id == "seven-kingdoms").expect("it is offered");
    assert_eq!((kingdoms.min_seats, kingdoms.max_seats), (2, 4));
    assert!(kingdoms.players.len() >= 2, "{:?}", kingdoms.players);
    for path in ["/api/schema", "/api/schema/seven-kingdoms"] {
        let schema: serde_json::Value = somebody.request(&server, "GET", path, "").await.json();
        assert!(schema["$defs"].is_object(), "{path}");
    }
    assert_eq!(somebody.request(&server, "GET", "/api/schema/chess", "").await.status, 404);
    assert_eq!(somebody.request(&server, "GET", "/healthz", "").await.status, 200);
}

#[tokio::test]
async fn people_sit_stand_move_and_start() {
    let server = Server::start(&FAST).await;
    let host = Credentials::bot(&server, "Ada").await;
    let table = host.kingdoms(&server, 2).await;
    let mut ada = Guest::come_back(&server, &host, &table.id).await;
    let mut bo = Guest::arrive(&server, "Bo", &table.code).await;
    let mut cy = Guest::arrive(&server, "Cy", &table.code).await;
    assert_eq!(bo.table, table.id, "the code leads to the same table");
    assert!(ada.record.host && !bo.record.host);

    ada.sit(Some(seat(0))).await.unwrap();
    assert_eq!(code(bo.sit(Some(seat(0))).await), ProblemCode::SeatTaken);
    bo.sit(None).await.unwrap();
    bo.until("the own seat", |record| record.you == Some(seat(1))).await;
    assert_eq!(code(cy.sit(None).await), ProblemCode::SeatTaken);

    bo.stand().await.unwrap();
    cy.sit(None).await.unwrap();
    cy.stand().await.unwrap();
    bo.sit(Some(seat(1))).await.unwrap();

    assert_eq!(code(ada.start().await), ProblemCode::NotReady);
    ada.ready(true).await.unwrap();
    assert_eq!(code(ada.start().await), ProblemCode::NotReady);
    bo.ready(true).await.unwrap();
    assert_eq!(code(bo.start().await), ProblemCode::NotAllowed);
    ada.start().await.unwrap();
    for guest in [&mut ada, &mut bo, &mut cy] {
        guest.until("the match", |record| record.game.is_some()).await;
        guest.until("it runs", |record| status(record) == Status::Playing).await;
    }
    assert_eq!(code(cy.sit(None).await), ProblemCode::NoNewcomers);
    assert_eq!(code(ada.start().await), ProblemCode::WrongTime);
}

#[tokio::test]
async fn only_the_host_fills_and_empties_seats() {
    let server = Server::start(&FAST).await;
    let host = Credentials::bot(&server, "Ada").await;
    let table = host.kingdoms(&server, 4).await;
    let mut ada = Guest::come_back(&server, &host, &table.id).await;
    let mut bo = Guest::arrive(&server, "Bo", &table.id).await;
    ada.sit(Some(seat(0))).await.unwrap();
    bo.sit(Some(seat(1))).await.unwrap();

    assert_eq!(code(bo.add_bot(None, "random").await), ProblemCode::NotAllowed);
    assert_eq!(code(bo.remove(seat(0)).await), ProblemCode::NotAllowed);
    assert_eq!(code(ada.add_bot(None, "nobody").await), ProblemCode::NotFound);
    assert_eq!(code(ada.add_bot(Some(seat(1)), "random").await), ProblemCode::SeatTaken);
    ada.add_bot(Some(seat(2)), "random").await.unwrap();
    ada.add_bot(None, "heuristic").await.unwrap();
    ada.until("two bots", |record| {
        matches!(occupant(record, 2), Occupant::Bot { player } if player == "random")
            && matches!(occupant(record, 3), Occupant::Bot { player } if player == "heuristic")
    })
    .await;
    ada.remove(seat(1)).await.unwrap();
    bo.until("being removed", |record| record.you.is_none()).await;
    ada.remove(seat(3)).await.unwrap();
    ada.until("a free seat", |record| *occupant(record, 3) == Occupant::Nobody).await;
    assert_eq!(code(bo.sit(Some(seat(3))).await), ProblemCode::Removed, "not at once");
    let mut cy = Guest::arrive(&server, "Cy", &table.id).await;
    cy.sit(Some(seat(3))).await.unwrap();
    cy.until("the own seat", |record| record.you == Some(seat(3))).await;
}

#[tokio::test]
async fn a_changed_setup_asks_for_readiness_again() {
    let server = Server::start(&FAST).await;
    let host = Credentials::bot(&server, "Ada").await;
    let table = host.kingdoms(&server, 2).await;
    let mut ada = Guest::come_back(&server, &host, &table.id).await;
    let mut bo = Guest::arrive(&server, "Bo", &table.id).await;
    for guest in [&mut ada, &mut bo] {
        guest.sit(None).await.unwrap();
        guest.ready(true).await.unwrap();
    }
    let mut setup = ada.record.table.as_ref().unwrap().setup.clone();
    setup.seats = serde_json::from_value(json!(3)).unwrap();
    assert_eq!(code(bo.configure(setup.clone()).await), ProblemCode::NotAllowed);
    ada.configure(setup.clone()).await.unwrap();
    ada.until("three seats", |record| record.table.as_ref().unwrap().seats.seats().get() == 3).await;
    let ready = |record: &Record, n| matches!(occupant(record, n), Occupant::Account { ready: true, .. });
    ada.until("nobody ready", |record| !ready(record, 0) && !ready(record, 1)).await;
    setup.seats = serde_json::from_value(json!(7)).unwrap();
    assert_eq!(code(ada.configure(setup).await), ProblemCode::BadSetup);
}

#[tokio::test]
async fn spectators_see_the_match_and_talk() {
    let server = Server::start(&FAST).await;
    let mut ada = begin(&server, 1, 1).await.remove(0);
    let mut eve = Guest::arrive(&server, "Eve", &ada.table).await;
    eve.until("the match", |record| record.game.is_some()).await;
    let game = eve.record.game.as_ref().unwrap();
    assert!(game.view["you"].is_null() && game.decision.is_none(), "{:?}", game.view);
    ada.until("a spectator", |record| record.table.as_ref().unwrap().spectators == 1).await;
    assert_eq!(ada.record.table.as_ref().unwrap().watching, ["Eve"]);

    // The list of an account's own tables shows of the match as much as spectators see; other lists show
    // nothing of it.
    ada.until("a decision", |record| record.game.as_ref().is_some_and(|game| game.waiting == [seat(0)]))
        .await;
    let mine: Vec<TableListing> = ada.who.request(&server, "GET", "/api/tables/mine", "").await.json();
    let of_ada = mine[0].mine.as_ref().expect("it is hers");
    assert_eq!((of_ada.seat, &of_ada.waiting[..], of_ada.deadline), (Some(seat(0)), &[seat(0)][..], None));
    assert!(mine[0].your_turn && of_ada.made);
    let path = format!("/api/tables/{}", ada.table);
    let found: TableListing = eve.who.request(&server, "GET", &path, "").await.json();
    assert_eq!((found.mine, found.your_turn), (None, false));

    eve.chat("bonne chance <b>à tous</b>").await.unwrap();
    ada.until("the words", |record| record.chat.iter().any(|line| line.text == "bonne chance <b>à tous</b>"))
        .await;
    let late = Guest::arrive(&server, "Lou", &ada.table).await;
    assert_eq!(late.record.chat.len(), 1, "who comes late reads what was said");
}

#[tokio::test]
async fn after_the_end_the_same_people_play_again() {
    let mut rng = chance();
    let server = Server::start(&FAST).await;
    let host = Credentials::bot(&server, "Ada").await;
    let table = host.kingdoms(&server, 2).await;
    let mut ada = Guest::come_back(&server, &host, &table.id).await;
    ada.sit(Some(seat(0))).await.unwrap();
    ada.add_bot(None, "random").await.unwrap();
    ada.ready(true).await.unwrap();
    assert_eq!(code(ada.rematch().await), ProblemCode::WrongTime);
    ada.start().await.unwrap();
    ada.play_to_the_end(&mut rng).await;
    ada.until("the end", |record| status(record) == Status::Finished).await;
    let ended = ada.record.table.clone().unwrap().game.unwrap();
    assert!(ended.seed.is_some() && !ended.winners.is_empty(), "{ended:?}");

    let mut eve = Guest::arrive(&server, "Eve", &table.id).await;
    assert_eq!(code(eve.rematch().await), ProblemCode::NotAllowed);
    ada.rematch().await.unwrap();
    ada.until("gathering", |record| status(record) == Status::Gathering).await;
    ada.until("the next seat", |record| record.you == Some(seat(1))).await;
    assert!(matches!(occupant(&ada.record, 0), Occupant::Bot { .. }));
    ada.ready(true).await.unwrap();
    ada.start().await.unwrap();
    ada.until("match 2", |record| record.game.as_ref().is_some_and(|game| game.number == 2)).await;
    let second = ada.record.table.clone().unwrap().game.unwrap();
    assert_ne!(second.seed_hash, ended.seed_hash);
    assert_eq!(second.seed, None, "the seed of a running match is secret");
}

#[tokio::test]
async fn a_player_comes_back_to_their_seat_from_elsewhere() {
    let mut rng = chance();
    let server = Server::start(&["--bot-pause", "0"]).await;
    let away = json!({ "away": { "away": "stand_in", "after": 1 } });
    let mut guests = begin_with(&server, 2, 0, &away).await.into_iter();
    let (mut ada, mut bo) = (guests.next().unwrap(), guests.next().unwrap());
    let (who, place) = (bo.who.clone(), bo.table.clone());
    bo.until("a seat", |record| record.you.is_some()).await;
    let chair = bo.record.you.unwrap();
    bo.socket.cut();

    let here = move |record: &Record| match occupant(record, chair.number()) {
        Occupant::Account { connected, away, .. } => (*connected, *away),
        other => panic!("{other:?}"),
    };
    ada.until("an empty chair", |record| !here(record).0).await;
    ada.until("somebody away", |record| here(record).1).await;
    let by_stand_in =
        move |record: &Record| record.steps.iter().any(|s| s.seat == chair && s.by == protocol::By::StandIn);
    let mut answered = 0;
    while !by_stand_in(&ada.record) {
        ada.until("a decision or a stand-in", |record| {
            by_stand_in(record) || record.decision().is_some_and(|decision| decision.number > answered)
        })
        .await;
        if ada.record.decision().is_some_and(|decision| decision.number > answered) {
            answered = ada.decide(&mut rng).await;
        }
    }

    let mut bo = Guest::come_back(&server, &who, &place).await;
    assert_eq!(bo.record.you, Some(chair));
    ada.until("the player back", |record| here(record) == (true, false)).await;
    let (mut rng_a, mut rng_b) = (rng.clone(), rng);
    tokio::join!(ada.play_to_the_end(&mut rng_a), bo.play_to_the_end(&mut rng_b));
    let own = bo.record.steps.iter().filter(|s| s.seat == chair && s.by == protocol::By::Player).count();
    assert!(own > 0, "Bo decides again");
}

#[tokio::test]
async fn the_last_person_left_may_claim_the_match() {
    let server = Server::start(&FAST).await;
    let mut guests = begin(&server, 2, 0).await.into_iter();
    let (mut ada, mut bo) = (guests.next().unwrap(), guests.next().unwrap());
    assert!(ada.claim().await.is_err(), "the other player is still there");
    bo.resign().await.unwrap();
    ada.claim().await.unwrap();
    ada.until("the end", Record::is_over).await;
    let you = ada.record.you;
    ada.until("the winner", |record| {
        let game = record.table.as_ref().unwrap().game.as_ref();
        game.is_some_and(|game| Some(&game.winners[..]) == you.as_ref().map(std::slice::from_ref))
    })
    .await;
}

#[tokio::test]
async fn one_socket_follows_several_tables() {
    let server = Server::start(&FAST).await;
    let host = Credentials::bot(&server, "Ada").await;
    let mut socket = Socket::open(&server, &host).await;
    let mut tables = Vec::new();
    for n in 0..3 {
        let table = host.kingdoms(&server, 2).await;
        let watch = protocol::ClientMessage::Watch {
            id: format!("w{n}"),
            table: table.id.clone(),
            since: None,
            epoch: None,
            changes: false,
        };
        socket.ask(&watch).await.unwrap();
        tables.push(table);
    }
    for (n, table) in tables.iter().enumerate() {
        let sit = protocol::ClientMessage::Sit { id: format!("s{n}"), table: table.id.clone(), seat: None };
        socket.ask(&sit).await.unwrap();
    }
}
