//! Ladders, as bots, people and attackers use them.

use std::time::Duration;

use client::{Bot, Client, How, Listener, Session};
use protocol::{
    AccountKind, Noticed, ProblemCode,
    http::{Ladder, LadderCrosstable, LadderListing, LadderMatch, Player},
};
use serde_json::{Value, json};

use crate::support::Server;

pub const GAME: &str = "seven-dragons";

/// The longest wait: more than any match here takes.
const PATIENCE: Duration = Duration::from_secs(120);

pub struct Program {
    pub session: Session,
    client: Client,
    listener: Listener,
}

impl Program {
    pub async fn of(server: &Server, name: &str) -> Self {
        let session = Session::sign_in(&server.own_origin(), name, AccountKind::Bot).await.unwrap();
        let client = Client::connect(&session).await.unwrap();
        let listener = client.listen(&[]).await.unwrap();
        Self { session, client, listener }
    }

    pub fn id(&self) -> &str {
        &self.session.account().id
    }

    /// Waits for the table of the next match.
    pub async fn next_match(&mut self) -> String {
        let begins = async {
            loop {
                let notice = self.listener.next().await.unwrap();
                if matches!(notice.what, Noticed::Began { .. }) {
                    return notice.table;
                }
            }
        };
        tokio::time::timeout(PATIENCE, begins).await.unwrap()
    }

    pub async fn play(&self, table: &str) {
        let players = games::players(GAME).unwrap();
        let player = players.iter().find(|player| player.name() == "random").unwrap();
        let mut table = self.client.follow(table).await.unwrap();
        Bot::new(player.as_ref(), How::default()).play(&mut table).await.unwrap();
    }
}

pub async fn ladder(server: &Server) -> Ladder {
    server.get(&format!("/api/ladders/{GAME}")).await.read()
}

async fn matches(server: &Server, query: &str) -> Vec<LadderMatch> {
    server.get(&format!("/api/ladders/{GAME}/matches{query}")).await.read()
}

/// Returns the finished matches, once there are so many.
pub async fn over(server: &Server, many: usize) -> Vec<LadderMatch> {
    let wait = async {
        loop {
            let over: Vec<_> =
                matches(server, "").await.into_iter().filter(|one| one.ended_at.is_some()).collect();
            if over.len() >= many {
                return over;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.unwrap()
}

async fn queue(server: &Server, method: &str, game: &str, token: &str) -> u16 {
    let bearer = format!("Bearer {token}");
    let path = format!("/api/ladders/{game}/queue");
    server.send(method, &path, &[("authorization", &bearer)], None).await.status
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_a_program_that_listens_joins_and_leaving_is_always_possible() {
    let server = Server::start().await;
    let listed: Vec<LadderListing> = server.get("/api/ladders").await.read();
    assert_eq!(listed.len(), 4);
    assert!(listed.iter().all(|one| one.seats >= 2 && one.waiting == 0 && one.running == 0), "{listed:?}");
    let silent = Session::sign_in(&server.own_origin(), "Silent", AccountKind::Bot).await.unwrap();
    let silent = silent.token().unwrap().to_owned();
    assert_eq!(queue(&server, "POST", GAME, &silent).await, 409, "it does not listen");
    assert_eq!(queue(&server, "POST", "chess", &silent).await, 404);
    assert_eq!(queue(&server, "POST", GAME, "nobody").await, 401);
    assert_eq!(queue(&server, "DELETE", GAME, &silent).await, 204, "whoever is not there has left");
    let cookie = server.person("Ann").await;
    let own = server.own_origin();
    let headers = [("cookie", cookie.as_str()), ("origin", own.as_str())];
    let path = format!("/api/ladders/{GAME}/queue");
    assert_eq!(server.send("POST", &path, &headers, None).await.status, 403, "people play people");
    for path in ["/api/ladders/chess", "/api/ladders/chess/crosstable", "/api/ladders/chess/matches"] {
        assert_eq!(server.get(path).await.status, 404, "{path}");
    }
    assert_eq!(server.get(&format!("/api/ladders/{GAME}/matches?seat=1")).await.status, 400);
    // Joining again changes nothing.
    let ada = Program::of(&server, "Ada").await;
    for _ in 0..3 {
        ada.session.join_ladder("seven-sages").await.unwrap();
    }
    let listed: Vec<LadderListing> = server.get("/api/ladders").await.read();
    assert_eq!(listed.iter().map(|one| one.waiting).sum::<u32>(), 1);
    ada.session.leave_ladder("seven-sages").await.unwrap();
    let listed: Vec<LadderListing> = server.get("/api/ladders").await.read();
    assert_eq!(listed.iter().map(|one| one.waiting).sum::<u32>(), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_are_played_rated_once_and_read_by_anybody() {
    let server = Server::start().await;
    let mut ada = Program::of(&server, "Ada").await;
    ada.session.join_ladder(GAME).await.unwrap();
    let first = ada.next_match().await;
    ada.play(&first).await;
    let ended = over(&server, 1).await;
    let bearer = format!("Bearer {}", ada.session.token().unwrap());
    let headers = [("authorization", bearer.as_str())];
    let exported = server.send("POST", "/api/account/export", &headers, None).await;
    let exported = String::from_utf8_lossy(&exported.body);
    let told = format!(r#""ladders":[{{"game":"{GAME}","matches":1,"strength":"#);
    assert!(exported.contains(&told) && exported.contains(r#""waits_since":"#), "{exported}");
    ada.session.leave_ladder(GAME).await.unwrap();
    let one = ended.last().unwrap();
    let places: Vec<_> = one.seats.iter().map(|seat| (seat.place.unwrap(), seat.failed)).collect();
    assert!(places.iter().any(|(place, _)| *place == 1) && places.iter().all(|(_, failed)| !failed));
    let standings = ladder(&server).await.standings;
    let hers = |standings: &[protocol::http::LadderStanding]| {
        let is_hers =
            |player: &Player| matches!(player, Player::Account { account } if account.id == ada.id());
        standings.iter().find(|one| is_hers(&one.player)).cloned()
    };
    let standing = hers(&standings).unwrap();
    assert!(standing.matches >= 1 && standing.strength.low < standing.strength.rating);
    assert!(standings.iter().any(|one| matches!(one.player, Player::Bot { .. })), "a lone one plays levels");
    let table: LadderCrosstable = server.get(&format!("/api/ladders/{GAME}/crosstable")).await.read();
    for (n, row) in table.rows.iter().enumerate() {
        assert_eq!(row[n], None);
        for (m, cell) in row.iter().enumerate() {
            let Some(cell) = cell else { continue };
            let back = table.rows[m][n].unwrap();
            assert_eq!((cell.matches, cell.points + back.points), (back.matches, f64::from(cell.matches)));
        }
    }
    // The match is in no list of tables or matches, but its address works.
    let public: Vec<Value> = server.get("/api/tables").await.read();
    let listed: Vec<Value> = server.get("/api/matches").await.read();
    assert_eq!((public.len(), listed.len()), (0, 0));
    assert_eq!(server.get(&format!("/api/matches/{}/replay", one.id)).await.status, 200);
    let opponent = one.seats.iter().find_map(|seat| match &seat.player {
        Player::Bot { player } => Some(player.clone()),
        Player::Account { .. } | Player::Nobody => None,
    });
    let opponent = opponent.unwrap();
    assert!(!matches(&server, &format!("?player={}&opponent={opponent}", ada.id())).await.is_empty());
    assert!(matches(&server, "?player=nobody").await.is_empty());
    assert!(matches(&server, &format!("?player={}&page=9", ada.id())).await.is_empty());
    // A deleted account is not on the ladder; its matches show a former player.
    let bearer = format!("Bearer {}", ada.session.token().unwrap());
    let erased =
        server.json("POST", "/api/account/erase", &[("authorization", bearer.as_str())], json!({})).await;
    assert_eq!(erased.status, 204, "{erased:?}");
    assert_eq!(hers(&ladder(&server).await.standings), None);
    let seats = matches(&server, "").await.into_iter().flat_map(|one| one.seats);
    let named = seats.filter(|seat| format!("{:?}", seat.player).contains("a former player")).count();
    assert!(named >= 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_stalls_loses_that_match_and_plays_no_further_one() {
    let server = Server::start().await;
    let mut sloth = Program::of(&server, "Sloth").await;
    sloth.session.join_ladder(GAME).await.unwrap();
    // It listens, but makes no decision.
    let _table = sloth.next_match().await;
    let ended = over(&server, 1).await;
    let is_sloth =
        |player: &Player| matches!(player, Player::Account { account } if account.id == sloth.id());
    for one in &ended {
        let last = one.seats.iter().find(|seat| is_sloth(&seat.player)).unwrap();
        assert!(last.failed && usize::from(last.place.unwrap()) == one.seats.len(), "{one:?}");
    }
    let ladder = ladder(&server).await;
    assert_eq!(ladder.ladder.waiting, 0, "it is out of the queue");
    let standing = ladder.standings.iter().find(|one| is_sloth(&one.player)).unwrap();
    assert!(!standing.here && standing.wins == 0);
    // It may join again, but not at once.
    let refused = sloth.session.join_ladder(GAME).await.unwrap_err();
    let client::Error::Problem(problem) = refused else { panic!("{refused:?}") };
    assert_eq!(problem.code, ProblemCode::TooMany);
    assert!((1..=60_000).contains(&problem.retry_after.unwrap()), "{problem:?}");
}

/// If the server is killed between a match and its note, the match is still rated.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_was_begun_and_not_noted_is_noted_after_the_next_start() {
    let server = Server::start().await;
    let ada = Program::of(&server, "Ada").await;
    let setup = json!({ "game": GAME, "seats": 2, "clock": { "clock": "seconds", "per_decision": 60 }, "visibility": "private" });
    let arranged = lobby::Arranged {
        setup: serde_json::from_value(setup).unwrap(),
        seats: vec![lobby::Sitter::Account(ada.id().to_owned()), lobby::Sitter::Bot("random".into())],
        seed: None,
        deal: protocol::Deal::Chance,
    };
    // A ladder does the same, and notes it next.
    let code = server.lobby.arrange(arranged).await.unwrap().code;
    assert!(matches(&server, "").await.is_empty());
    let mut server = server;
    // It is noted once, after any number of starts.
    for _ in 0..2 {
        let Server { dir, running, store, lobby, .. } = server;
        running.shut_down().await;
        drop(lobby);
        store.close().await;
        drop(store);
        server = Server::again(dir).await;
        let noted = matches(&server, "").await;
        assert_eq!(noted.len(), 1, "{noted:?}");
        assert_eq!(
            (noted[0].code.as_str(), noted[0].ended_at, noted[0].seats.len()),
            (code.as_str(), None, 2)
        );
    }
}
