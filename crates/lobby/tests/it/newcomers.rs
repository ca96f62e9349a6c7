//! Players who join a running match.

use std::time::Duration;

use protocol::{Newcomers, Occupant, ProblemCode, Setup, Status, TableView};
use serde_json::{Value, json};

use crate::house::{Client, House, setup};

/// Returns the sitters: a name, `-` for an open chair, `x` for a free one that is closed.
fn seats(state: &TableView) -> String {
    let word = |view: &protocol::SeatView| match (&view.occupant, view.open) {
        (Occupant::Nobody, true) => "-".to_owned(),
        (Occupant::Nobody, false) => "x".to_owned(),
        (Occupant::Account { account, left: true, .. }, _) => format!("({})", account.name),
        (Occupant::Account { account, .. }, _) => account.name.clone(),
        (Occupant::Bot { player }, _) => player.clone(),
    };
    state.seats.iter().map(|(_, view)| word(view)).collect::<Vec<_>>().join(" ")
}

async fn shown(client: &mut Client) -> String {
    client.hear().await;
    seats(client.state.as_ref().unwrap())
}

async fn looks_on(house: &House, name: &str, table: &str) -> Client {
    let mut client = house.person(name).await;
    client.table = table.to_owned();
    client.ok(json!({"type": "watch"})).await;
    client
}

/// Answers with those clients that have a decision.
async fn turn(clients: &mut [&mut Client]) {
    for client in clients {
        client.hear().await;
        if client.game().decision.is_some() {
            client.answer().await;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_newcomer_takes_a_chair_of_a_running_match_and_plays() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("seven-dragons", 2), &mut [&mut ana, &mut ben]).await;
    assert_eq!(shown(&mut ana).await, "Ana Ben - - -");
    let mut cy = looks_on(&house, "Cy", &table).await;
    assert!(cy.game().view["you"].is_null());
    let listed = house.lobby.table(&table, crate::house::HERE, None).await.unwrap();
    assert_eq!((listed.free_seats, listed.status), (3, Status::Playing));

    cy.ok(json!({"type": "sit"})).await;
    assert_eq!(shown(&mut ana).await, "Ana Ben Cy - -");
    cy.hear().await;
    assert_eq!(cy.game().view["you"]["seat"], 2);
    assert_eq!(cy.game().view["you"]["hand"].as_array().unwrap().len(), 3);
    assert_eq!(ana.game().view["players"][2]["hand"], 3);
    assert_eq!(ana.state.as_ref().unwrap().game.as_ref().unwrap().players.get(seat(2)).unwrap(), "Cy");
    assert_eq!(cy.refused(json!({"type": "sit", "seat": 3})).await, ProblemCode::WrongTime);

    // The log contains it all: another process continues from there.
    house.restart(Duration::from_secs(1)).await;
    let (mut ana, mut ben) = (back(&house, &ana).await, back(&house, &ben).await);
    let mut cy = back(&house, &cy).await;
    assert_eq!(shown(&mut ana).await, "Ana Ben Cy - -");
    for _ in 0..6 {
        cy.hear().await;
        if cy.game().decision.is_some() {
            cy.answer().await;
            return;
        }
        turn(&mut [&mut ana, &mut ben]).await;
    }
    panic!("the turn never reached the newcomer");
}

fn seat(number: u8) -> contract::Seat {
    serde_json::from_value(number.into()).unwrap()
}

async fn back(house: &House, client: &Client) -> Client {
    let mut again = house.socket(client.session.clone()).await;
    again.table.clone_from(&client.table);
    again.ok(json!({"type": "watch"})).await;
    again
}

#[tokio::test(start_paused = true)]
async fn who_takes_over_a_chair_is_not_told_what_its_last_owner_was() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut cy = house.person("Cy").await;
    let table = house.match_of(setup("seven-dragons", 3), &mut [&mut ana, &mut ben, &mut cy]).await;
    // Long enough for each player to draw a card, no matter who starts.
    for _ in 0..2 {
        turn(&mut [&mut ana, &mut ben, &mut cy]).await;
    }
    let drawn = |client: &Client| -> usize { own_cards(client, 1) };
    assert!(ben.heard.iter().any(|text| text.contains(r#""event":"drew","seat":1"#)));
    ben.ok(json!({"type": "resign"})).await;
    assert_eq!(shown(&mut ana).await, "Ana (Ben) Cy - -");
    assert_eq!(ben.refused(json!({"type": "sit"})).await, ProblemCode::WrongTime);

    let mut dan = looks_on(&house, "Dan", &table).await;
    dan.ok(json!({"type": "sit", "seat": 1})).await;
    assert_eq!(shown(&mut ana).await, "Ana Dan Cy - -");
    // From the start of the match, as the owner of seat 1.
    let mut dan = back(&house, &dan).await;
    dan.hear().await;
    assert!(dan.game().from_start);
    assert_eq!(drawn(&dan), 1, "Dan's own three cards, and nothing of Ben's: {:#?}", dan.game().steps);
    // The former owner of the chair sees the public view.
    ben.hear().await;
    assert!(ben.game().view["you"].is_null());
}

/// Returns the number of this seat's draws whose cards the steps show.
fn own_cards(client: &Client, seat: u64) -> usize {
    let events = client.game().steps.iter().flat_map(|step| &step.events);
    let of_seat = |seen: &Value| seen["event"] == "drew" && seen["seat"] == seat && !seen["cards"].is_null();
    events.filter(|told| of_seat(&told.seen)).count()
}

#[tokio::test(start_paused = true)]
async fn the_host_seats_automatic_players_in_a_running_match() {
    // One deal in some hundreds ends before the newcomer has had two turns.
    let house = House::with(lobby::Config { luck: lobby::Luck::Foretold(7), ..Default::default() }).await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("seven-dragons", 2), &mut [&mut ana, &mut ben]).await;
    let bot = |seat: u8| json!({"type": "add_bot", "seat": seat, "player": "first"});
    assert_eq!(ben.refused(bot(2)).await, ProblemCode::NotAllowed);
    assert_eq!(ana.refused(bot(1)).await, ProblemCode::SeatTaken);
    assert_eq!(ana.refused(bot(5)).await, ProblemCode::NotFound);
    ana.ok(bot(3)).await;
    assert_eq!(shown(&mut ana).await, "Ana Ben - first -");
    // No matter who starts, the newcomer's turn comes after two others at most.
    for _ in 0..3 {
        turn(&mut [&mut ana, &mut ben]).await;
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
    ana.hear().await;
    let played = |text: &String| text.contains(r#""seat":3,"by":"bot","events":[{"n":"#);
    assert!(ana.heard.iter().filter(|text| played(text)).count() >= 2, "it joined and never played");
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    assert_eq!(shown(&mut ana).await, "Ana Ben first first first");
    assert_eq!(ana.refused(json!({"type": "add_bot", "player": "first"})).await, ProblemCode::SeatTaken);
}

#[tokio::test(start_paused = true)]
async fn other_games_and_full_matches_refuse_with_a_reason() {
    let house = House::open().await;
    for game in ["seven-kingdoms", "goof", "haggle"] {
        let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
        let table = house.match_of(setup(game, 2), &mut [&mut ana, &mut ben]).await;
        let mut cy = looks_on(&house, "Cy", &table).await;
        for request in [json!({"type": "sit"}), json!({"type": "sit", "seat": 0})] {
            assert_eq!(cy.refused(request).await, ProblemCode::NoNewcomers, "{game}");
        }
        let bot = json!({"type": "add_bot", "player": "first"});
        assert_eq!(ana.refused(bot).await, ProblemCode::NoNewcomers, "{game}");
        assert_eq!(shown(&mut ana).await, "Ana Ben", "{game} has no spare chairs");
    }
    let mut people = Vec::new();
    for name in ["Ana", "Ben", "Cy", "Dan", "Eve"] {
        people.push(house.person(name).await);
    }
    let mut people: Vec<&mut Client> = people.iter_mut().collect();
    let table = house.match_of(setup("seven-dragons", 5), &mut people).await;
    let mut fay = looks_on(&house, "Fay", &table).await;
    assert_eq!(fay.refused(json!({"type": "sit"})).await, ProblemCode::SeatTaken);
    assert_eq!(fay.refused(json!({"type": "sit", "seat": 2})).await, ProblemCode::SeatTaken);
    assert_eq!(fay.refused(json!({"type": "sit", "seat": 7})).await, ProblemCode::NotFound);
}

#[tokio::test(start_paused = true)]
async fn after_the_match_newcomers_keep_a_seat_and_spare_chairs_go() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("seven-dragons", 2), &mut [&mut ana, &mut ben]).await;
    let mut cy = looks_on(&house, "Cy", &table).await;
    cy.ok(json!({"type": "sit", "seat": 4})).await;
    assert_eq!(shown(&mut ana).await, "Ana Ben - - Cy");
    ben.ok(json!({"type": "resign"})).await;
    ana.ok(json!({"type": "resign"})).await;
    cy.hear().await;
    let places = cy.game().outcome.as_ref().unwrap().places.clone();
    let places: Vec<u8> = places.iter().map(|(_, place)| *place).collect();
    assert_eq!(places, [2, 2, 0, 0, 1], "a chair that nobody took has no place");
    assert_eq!(shown(&mut cy).await, "(Ana) (Ben) x x Cy");
    let mut late = looks_on(&house, "Late", &table).await;
    assert_eq!(late.refused(json!({"type": "sit"})).await, ProblemCode::WrongTime);

    cy.ok(json!({"type": "rematch"})).await;
    // Three seats, with the players moved by one; two of them are free again.
    assert_eq!(shown(&mut cy).await, "Cy - -");
    assert_eq!(cy.state.as_ref().unwrap().setup.seats.get(), 3);
    ana.ok(json!({"type": "sit"})).await;
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    cy.ok(json!({"type": "ready", "ready": true})).await;
    ana.ok(json!({"type": "start"})).await;
    assert_eq!(shown(&mut cy).await, "Cy Ana first - -");
}

fn by_consent(seats: u8) -> Setup {
    Setup { newcomers: Newcomers::ByConsent, ..setup("seven-dragons", seats) }
}

fn asking(client: &Client) -> Vec<(String, usize)> {
    let asking = client.state.as_ref().unwrap().asking.iter();
    asking.map(|one| (one.account.name.clone(), one.needs.len())).collect()
}

/// An account that was banned while it asked is not admitted by another player.
#[tokio::test(start_paused = true)]
async fn who_is_banned_asks_no_longer() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(by_consent(2), &mut [&mut ana, &mut ben]).await;
    let mut cy = looks_on(&house, "Cy", &table).await;
    cy.ok(json!({"type": "sit", "seat": 3})).await;
    ana.ok(answer(&cy, true)).await;
    ana.ok(json!({"type": "ban", "account": cy.session.account.id, "banned": true})).await;
    ben.hear().await;
    assert_eq!(asking(&ben), []);
    assert_eq!(ben.refused(answer(&cy, true)).await, ProblemCode::NotFound);
    assert_eq!(shown(&mut ana).await, "Ana Ben - - -");
    assert_eq!(cy.refused(json!({"type": "sit", "seat": 3})).await, ProblemCode::Banned);
}

fn answer(to: &Client, admit: bool) -> Value {
    json!({"type": "admit", "account": to.session.account.id, "admit": admit})
}

#[tokio::test(start_paused = true)]
async fn a_newcomer_sits_down_when_every_player_agrees() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(by_consent(2), &mut [&mut ana, &mut ben]).await;
    let mut cy = looks_on(&house, "Cy", &table).await;
    let mut dan = looks_on(&house, "Dan", &table).await;
    cy.ok(json!({"type": "sit", "seat": 3})).await;
    assert_eq!(shown(&mut ana).await, "Ana Ben - - -");
    assert_eq!(asking(&ana), [("Cy".to_owned(), 2)]);
    assert_eq!(dan.refused(answer(&cy, true)).await, ProblemCode::NotAllowed);
    assert_eq!(cy.refused(answer(&cy, true)).await, ProblemCode::NotAllowed);
    ana.ok(answer(&cy, true)).await;
    ana.ok(answer(&cy, true)).await;
    assert_eq!(shown(&mut ana).await, "Ana Ben - - -", "the host alone does not decide");
    assert_eq!(asking(&ana), [("Cy".to_owned(), 1)]);
    ben.ok(answer(&cy, true)).await;
    assert_eq!(shown(&mut ana).await, "Ana Ben - Cy -");
    assert!(asking(&ana).is_empty());
    cy.hear().await;
    assert!(!cy.game().view["you"].is_null());
    assert_eq!(ben.refused(answer(&cy, true)).await, ProblemCode::NotFound);
}

#[tokio::test(start_paused = true)]
async fn one_who_declines_is_enough_and_is_not_asked_again_at_once() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(by_consent(2), &mut [&mut ana, &mut ben]).await;
    let mut cy = looks_on(&house, "Cy", &table).await;
    cy.ok(json!({"type": "sit"})).await;
    ana.ok(answer(&cy, true)).await;
    ben.ok(answer(&cy, false)).await;
    assert_eq!(shown(&mut ana).await, "Ana Ben - - -");
    assert!(asking(&ana).is_empty());
    let problem = cy.ask(json!({"type": "sit"})).await.unwrap_err();
    assert_eq!(problem.code, ProblemCode::TooMany);
    tokio::time::sleep(Duration::from_millis(problem.retry_after.unwrap())).await;
    cy.ok(json!({"type": "sit"})).await;
    ana.hear().await;
    assert_eq!(asking(&ana).len(), 1);
    cy.ok(json!({"type": "stand"})).await;
    ana.hear().await;
    assert!(asking(&ana).is_empty(), "Cy asks no longer");
    let mut crowd = Vec::new();
    for n in 0..5 {
        crowd.push(looks_on(&house, &format!("S{n}"), &table).await);
    }
    for puppet in &mut crowd[..4] {
        puppet.ok(json!({"type": "sit"})).await;
    }
    assert_eq!(crowd[4].refused(json!({"type": "sit"})).await, ProblemCode::TooMany);
}

#[tokio::test(start_paused = true)]
async fn who_is_away_is_not_waited_for() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(by_consent(2), &mut [&mut ana, &mut ben]).await;
    let mut cy = looks_on(&house, "Cy", &table).await;
    let mut dan = looks_on(&house, "Dan", &table).await;
    dan.ok(json!({"type": "sit", "seat": 4})).await;
    cy.ok(json!({"type": "sit", "seat": 3})).await;
    drop(dan);
    ben.ok(answer(&cy, true)).await;
    drop(ana);
    tokio::time::sleep(Duration::from_secs(50)).await;
    assert_eq!(shown(&mut ben).await, "Ana Ben - - -", "being offline for a moment is no consent");
    tokio::time::sleep(Duration::from_secs(15)).await;
    assert_eq!(shown(&mut ben).await, "Ana Ben - Cy -");
    assert!(asking(&ben).is_empty(), "who asks and goes asks no longer");
}

#[tokio::test(start_paused = true)]
async fn a_table_may_take_no_newcomers_at_all() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let closed = Setup { newcomers: Newcomers::Nobody, ..setup("seven-dragons", 2) };
    let table = house.match_of(closed, &mut [&mut ana, &mut ben]).await;
    let mut cy = looks_on(&house, "Cy", &table).await;
    assert_eq!(shown(&mut ana).await, "Ana Ben x x x");
    assert_eq!(cy.refused(json!({"type": "sit"})).await, ProblemCode::NoNewcomers);
}
