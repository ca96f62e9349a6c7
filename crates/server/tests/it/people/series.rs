//! Series of matches between bots: agreement, limits and results.

use std::{collections::HashSet, time::Duration};

use lobby::Store as _;
use protocol::http::{MatchListing, Player, Series, SeriesMatch, SeriesState, TableListing};
use serde_json::{Value, json};
use server::Settings;

use super::Person;
use crate::support::{Answer, Server, Socket};

/// A bot that accepts challenges to 7 Kingdoms.
struct Program<'a> {
    server: &'a Server,
    bearer: String,
    id: String,
    socket: Socket,
}

impl<'a> Program<'a> {
    async fn open(server: &'a Server, name: &str) -> Self {
        let answer = server.json("POST", "/api/session", &[], json!({ "name": name, "kind": "bot" })).await;
        let signed: Value = answer.read();
        let bearer = format!("Bearer {}", signed["token"].as_str().unwrap());
        let headers = [("authorization", bearer.as_str())];
        let mut socket = server.upgrade(Some("septet.v1"), &headers).await.unwrap();
        socket.ask(json!({ "type": "listen", "id": "l", "plays": ["seven-kingdoms"] })).await;
        Self { server, id: signed["account"]["id"].as_str().unwrap().to_owned(), bearer, socket }
    }

    async fn post(&self, path: &str, body: Value) -> Answer {
        let headers = [("authorization", self.bearer.as_str())];
        match body {
            Value::Null => self.server.send("POST", path, &headers, None).await,
            body => self.server.json("POST", path, &headers, body).await,
        }
    }

    /// Waits until so many of its matches have begun.
    async fn begun(&mut self, matches: usize) {
        let mut tables = HashSet::new();
        while tables.len() < matches {
            let told = serde_json::to_value(self.socket.next().await).unwrap();
            let notices = told["notices"].as_array().cloned().unwrap_or_default();
            let began = notices.into_iter().filter(|notice| notice["what"]["is"] == "began");
            tables.extend(began.map(|notice| notice["table"].to_string()));
        }
    }

    /// Waits for the next notice that asks for a series.
    async fn asked(&mut self) -> Value {
        loop {
            let told = serde_json::to_value(self.socket.next().await).unwrap();
            let notices = told["notices"].as_array().cloned().unwrap_or_default();
            if let Some(asked) = notices.into_iter().find(|notice| notice["what"]["is"] == "series") {
                return asked;
            }
        }
    }
}

fn wanted(players: Value, deals: u32) -> Value {
    json!({ "game": "seven-kingdoms", "seats": players.as_array().unwrap().len(), "players": players, "deals": deals })
}

fn levels() -> Value {
    json!([{ "player": "random" }, { "player": "random" }])
}

async fn over(server: &Server, id: &str) -> Series {
    for _ in 0..1_000 {
        let found = server.get(&format!("/api/series/{id}")).await;
        if found.status == 200 {
            let series: Series = found.read();
            if !matches!(series.state, SeriesState::Asked | SeriesState::Running) {
                return series;
            }
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    panic!("the series has no end");
}

#[tokio::test]
async fn levels_play_it_at_once_and_it_is_in_no_list_of_tables() {
    let server = Server::start().await;
    let ann = Person::of(&server, "Ann").await;
    let made: Series = ann.post("/api/series", wanted(levels(), 3)).await.read();
    assert_eq!((made.state, made.deals, made.maker.id.as_str()), (SeriesState::Running, 3, ann.id.as_str()));
    let series = over(&server, &made.id).await;
    assert_eq!((series.state, series.played), (SeriesState::Over, 6));
    let total: f64 = series.entrants.iter().map(|entrant| entrant.points.unwrap()).sum();
    assert!((total - 1.0).abs() < 1e-9, "{series:?}");
    for entrant in &series.entrants {
        assert!(matches!(&entrant.who, Player::Bot { player } if player == "random"));
        assert_eq!((entrant.matches, entrant.late, entrant.given_up), (6, 0, 0));
        assert_eq!(entrant.places.iter().sum::<u32>(), 6);
        let (low, high) = entrant.interval.unwrap();
        assert!(low <= entrant.points.unwrap() && entrant.points.unwrap() <= high);
    }
    let matches: Vec<SeriesMatch> = ann.get(&format!("/api/series/{}/matches", made.id)).await.read();
    let places: Vec<_> = matches.iter().map(|of| (of.deal, of.rotation)).collect();
    assert_eq!(places, [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]);
    let none: Vec<SeriesMatch> = ann.get(&format!("/api/series/{}/matches?page=2", made.id)).await.read();
    assert!(none.is_empty());
    // Any client can replay each match, and the rotations of a deal have the same cards.
    let mut seeds = Vec::new();
    for of in &matches {
        let record: Value = server.get(&format!("/api/matches/{}", of.id)).await.read();
        seeds.push(record["seed"].as_str().unwrap().to_owned());
        let listing: TableListing = server.get(&format!("/api/tables/{}", of.table)).await.read();
        assert_eq!(listing.id, of.table);
    }
    assert!(seeds[0] == seeds[1] && seeds[2] == seeds[3] && seeds[0] != seeds[2] && seeds[2] != seeds[4]);
    let mine: Vec<TableListing> = ann.get("/api/tables/mine").await.read();
    let public: Vec<TableListing> = server.get("/api/tables").await.read();
    let ended: Vec<MatchListing> = server.get("/api/matches").await.read();
    assert!(mine.is_empty() && public.is_empty() && ended.is_empty());
    let exported = ann.post("/api/account/export", Value::Null).await;
    let exported = String::from_utf8_lossy(&exported.body);
    let told =
        format!(r#""series":[{{"id":"{}","made":true,"made_at":{},"state":"over"}}]"#, made.id, made.made_at);
    assert!(exported.contains(&told), "{exported}");
}

#[tokio::test]
async fn whoever_plays_it_agrees_or_nothing_begins() {
    let server = Server::start().await;
    let ann = Person::of(&server, "Ann").await;
    let (mut ada, mut bo) = (Program::open(&server, "Ada").await, Program::open(&server, "Bo").await);
    let both = json!([{ "account": ada.id }, { "account": bo.id }]);
    let made: Series = ann.post("/api/series", wanted(both.clone(), 1)).await.read();
    assert_eq!(made.state, SeriesState::Asked);
    assert!(made.entrants.iter().all(|entrant| !entrant.agreed && entrant.points.is_none()));
    for program in [&mut ada, &mut bo] {
        let asked = program.asked().await;
        assert_eq!(asked["what"]["id"], made.id.as_str());
        assert_eq!((&asked["what"]["from"]["name"], &asked["what"]["matches"]), (&json!("Ann"), &json!(2)));
        assert_eq!((&asked["table"], &asked["game"]), (&json!(""), &json!("seven-kingdoms")));
    }
    let path = |what: &str| format!("/api/series/{}/{what}", made.id);
    // An account agrees only for itself.
    assert_eq!(ann.post(&path("accept"), Value::Null).await.status, 403);
    assert_eq!(bo.post(&path("cancel"), Value::Null).await.status, 403);
    for _ in 0..2 {
        let one: Series = ada.post(&path("accept"), Value::Null).await.read();
        assert_eq!(one.state, SeriesState::Asked);
        assert_eq!(one.entrants.iter().map(|entrant| entrant.agreed).collect::<Vec<_>>(), [true, false]);
    }
    // A reconnecting bot is asked again until it has answered.
    ada.socket.say(json!({ "type": "listen", "id": "l2", "plays": ["seven-kingdoms"] })).await;
    bo.socket.say(json!({ "type": "listen", "id": "l2", "plays": ["seven-kingdoms"] })).await;
    assert_eq!(bo.asked().await["what"]["id"], made.id.as_str());
    let declined: Series = bo.post(&path("decline"), Value::Null).await.read();
    assert_eq!(declined.state, SeriesState::Declined);
    assert_eq!(ada.post(&path("decline"), Value::Null).await.status, 409);
    assert_eq!(server.lobby.series_asked(&bo.id), 0);
    let none: Vec<SeriesMatch> = ann.get(&path("matches")).await.read();
    assert!(none.is_empty());

    // With both answers the series begins, and each bot gets its tables.
    let made: Series = ann.post("/api/series", wanted(both, 1)).await.read();
    let path = |what: &str| format!("/api/series/{}/{what}", made.id);
    ada.post(&path("accept"), Value::Null).await;
    let begun: Series = bo.post(&path("accept"), Value::Null).await.read();
    assert_eq!(begun.state, SeriesState::Running);
    let mut began = 0;
    while began < 2 {
        let told = serde_json::to_value(ada.socket.next().await).unwrap();
        let notices = told["notices"].as_array().cloned().unwrap_or_default();
        began += notices.iter().filter(|notice| notice["what"]["is"] == "began").count();
    }
    // Their tables are in the bots' lists while they run.
    assert_eq!(server.store.tables_of(&ada.id, 9).await.unwrap().len(), 2);
    let cancelled: Series = ann.post(&path("cancel"), Value::Null).await.read();
    assert_eq!(cancelled.state, SeriesState::Cancelled);
    assert_eq!(ann.post(&path("cancel"), Value::Null).await.status, 200, "again is no error");
}

#[tokio::test]
async fn what_cannot_be_played_is_refused() {
    let server = Server::start().await;
    let ann = Person::of(&server, "Ann").await;
    let ada = Program::open(&server, "Ada").await;
    let level = || json!({ "player": "random" });
    let account = |id: &str| json!({ "account": id });
    let base = wanted(json!([account(&ada.id), level()]), 1);
    let with = |field: &str, value: Value| {
        let mut wanted = base.clone();
        wanted[field] = value;
        wanted
    };
    for (wanted, status) in [
        (with("players", json!([level()])), 400),
        (with("players", json!([account(&ada.id), account(&ada.id)])), 400),
        (with("players", json!([account(&ann.id), level()])), 403),
        (with("players", json!([account("nobody"), level()])), 404),
        (with("players", json!([account(&"x".repeat(200)), level()])), 404),
        (with("players", json!([level(), { "player": "grandmaster" }])), 404),
        (with("players", json!([level(), { "player": "random", "account": ada.id }])), 400),
        (with("game", json!("chess")), 404),
        (with("options", json!({ "nonsense": true })), 400),
        (with("deals", json!(0)), 400),
        (with("deals", json!(101)), 400),
        (with("deals", json!(u32::MAX)), 400),
        (with("at_once", json!(0)), 400),
        (with("at_once", json!(5)), 400),
        (with("per_decision", json!(4)), 400),
        (with("per_decision", json!(61)), 400),
        (with("seats", json!(1)), 400),
        (with("hints", json!(true)), 400),
    ] {
        let answer = ann.post("/api/series", wanted.clone()).await;
        assert_eq!(answer.status, status, "{wanted}: {answer:?}");
    }
    for path in ["/api/series/nothing", "/api/series/nothing/matches"] {
        assert_eq!(server.get(path).await.status, 404);
    }
    assert_eq!(server.get("/api/series/nothing/matches?deal=1").await.status, 400);
    let stranger = server.json("POST", "/api/series", &[], base).await;
    assert_eq!(stranger.status, 401);
    assert_eq!(ada.post("/api/series/nothing/accept", Value::Null).await.status, 404);
}

#[tokio::test]
async fn nobody_makes_more_than_they_may() {
    let server = Server::start().await;
    let ann = Person::of(&server, "Ann").await;
    let mut ada = Program::open(&server, "Ada").await;
    let with_ada = |deals: u32| wanted(json!([{ "account": ada.id }, { "player": "random" }]), deals);
    let asks = [with_ada(50), with_ada(1), with_ada(51)];
    let first: Series = ann.post("/api/series", asks[0].clone()).await.read();
    let second: Series = ann.post("/api/series", asks[1].clone()).await.read();
    // Two are open.
    assert_eq!(ann.post("/api/series", wanted(levels(), 1)).await.status, 429);
    ann.post(&format!("/api/series/{}/cancel", second.id), Value::Null).await;
    // 102 of the 200 matches of a day are used, whatever their result. Declined series do not use any.
    assert_eq!(ann.post("/api/series", asks[2].clone()).await.status, 429);
    ada.asked().await;
    let declined = ada.post(&format!("/api/series/{}/decline", first.id), Value::Null).await;
    assert_eq!(declined.status, 200);
    assert_eq!(ann.post("/api/series", asks[2].clone()).await.status, 201);
    // A bot that muted the maker is not asked, and the answer is the same.
    let bea = Person::of(&server, "Bea").await;
    ada.post("/api/mutes", json!({ "account": bea.id, "muted": true })).await;
    let before = server.lobby.series_asked(&ada.id);
    assert_eq!(bea.post("/api/series", asks[1].clone()).await.status, 201);
    assert_eq!(server.lobby.series_asked(&ada.id), before);
}

#[tokio::test]
async fn many_accounts_leave_room_for_others() {
    let trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    let server = Server::with(Settings { trusted_proxies, ..Settings::default() }).await;
    let (ada, bea) = (Program::open(&server, "Ada").await, Program::open(&server, "Bea").await);
    let ask = |id: &str| wanted(json!([{ "account": id }, { "player": "random" }]), 1);
    let post = async |of: &Person<'_>, address: &str, wanted: Value| {
        let own = server.own_origin();
        let headers =
            [("cookie", of.cookie.as_str()), ("origin", own.as_str()), ("x-forwarded-for", address)];
        server.json("POST", "/api/series", &headers, wanted).await
    };
    for n in 0..16 {
        let puppet = Person::of(&server, &format!("Puppet {n}")).await;
        let address = format!("10.0.0.{}", n / 2);
        for of in [&ada.id, &bea.id] {
            assert_eq!(post(&puppet, &address, ask(of)).await.status, 201, "{n}");
        }
        if n == 1 {
            let third = Person::of(&server, "Third").await;
            let refused = post(&third, &address, ask(&ada.id)).await;
            let text = refused.read::<Value>()["detail"].to_string();
            assert!(text.contains("your network has 4 unfinished series"), "{text}");
            assert_eq!(refused.status, 429);
        }
    }
    // Half of the 64 series are open, and each bot is asked for 16. So their own limit is not the one that is
    // met.
    let other = Person::of(&server, "Other").await;
    let answer = post(&other, "10.0.1.1", ask(&ada.id)).await;
    assert_eq!(answer.status, 429);
    let text = answer.read::<Value>()["detail"].to_string();
    assert!(text.contains("too many series are open"), "{text}");
}

#[tokio::test]
async fn no_deal_begins_in_which_somebody_is_banned() {
    let server = Server::start().await;
    let mut ada = Program::open(&server, "Ada").await;
    let players = json!([{ "account": ada.id }, { "player": "random" }]);
    let mut wanted = wanted(players, 100);
    wanted["at_once"] = json!(2);
    let made: Series = ada.post("/api/series", wanted).await.read();
    assert_eq!(made.state, SeriesState::Running);
    ada.begun(2).await;
    let ban = lobby::Ban { account: ada.id.clone(), reason: "spam".into(), at: 1, until: None };
    assert_eq!(server.lobby.ban_account(&ban).await.unwrap(), 2, "it leaves what it plays");
    let series = over(&server, &made.id).await;
    assert_eq!((series.state, series.played), (SeriesState::Over, 2), "{series:?}");
    assert_eq!((series.entrants[0].given_up, series.entrants[1].given_up), (2, 0), "{series:?}");
}

#[tokio::test]
async fn it_goes_on_after_a_restart_and_asks_again() {
    let server = Server::start().await;
    let (running, asked, program) = {
        let ann = Person::of(&server, "Ann").await;
        let ada = Program::open(&server, "Ada").await;
        let running: Series = ann.post("/api/series", wanted(levels(), 8)).await.read();
        let players = json!([{ "account": ada.id }, { "player": "random" }]);
        let asked: Series = ann.post("/api/series", wanted(players, 1)).await.read();
        (running.id, asked.id, ada.id.clone())
    };
    tokio::time::sleep(Duration::from_millis(300)).await;
    let Server { dir, running: server, store, lobby, .. } = server;
    server.shut_down().await;
    drop(lobby);
    store.close().await;
    drop(store);
    let server = Server::again(dir).await;
    let series = over(&server, &running).await;
    assert_eq!((series.state, series.played), (SeriesState::Over, 16));
    let listed: Vec<SeriesMatch> = server.get(&format!("/api/series/{running}/matches")).await.read();
    let mut tables: Vec<_> = listed.iter().map(|of| of.table.clone()).collect();
    tables.sort();
    tables.dedup();
    assert_eq!(tables.len(), 16, "none was played twice");
    assert_eq!(server.lobby.series_asked(&program), 1);
    let still: Series = server.get(&format!("/api/series/{asked}")).await.read();
    assert_eq!(still.state, SeriesState::Asked);
}
