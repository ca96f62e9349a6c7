use contract::{BySeat, Outcome, SeatCount};
use lobby::{Append, Dealt, Ended, Entry, Logged, MatchRow, Sitter, Store as _};
use protocol::{
    By, Deal,
    http::{Rating, RatingOf},
};
use serde_json::json;

use super::Person;
use crate::support::Server;

/// Two players at a table, with match after match.
struct Pair<'a> {
    server: &'a Server,
    table: String,
    seq: u64,
    number: u32,
}

impl<'a> Pair<'a> {
    async fn of(host: &Person<'a>) -> Self {
        Self { server: host.server, table: host.table().await.0, seq: 1, number: 0 }
    }

    /// Stores a match that the first player wins.
    async fn play(&mut self, players: &[&Person<'_>], deal: Deal, by: By) {
        let row = self.server.store.find_table(&self.table).await.unwrap().unwrap();
        let players: Vec<_> = players.iter().map(|who| Some(Sitter::Account(who.id.clone()))).collect();
        let seats = SeatCount::new(players.len() as u8).unwrap();
        self.number += 1;
        let id = format!("{}-{}", self.table, self.number);
        let setup = protocol::Setup::clone(&row.summary.setup);
        let dealt = Some(Dealt {
            seq: self.seq + 1,
            setup,
            players: players.clone(),
            continues: None,
            deal: deal.clone(),
        });
        let begun = MatchRow {
            id: id.clone(),
            number: self.number,
            game: "seven-kingdoms".into(),
            rules_version: 1,
            dealt,
        };
        let began = Entry::Began {
            id: id.clone(),
            rules_version: 1,
            seed: "00".into(),
            continues: None,
            deal,
            guess: None,
            shuffled: None,
        };
        let seat = seats.seats().next().unwrap();
        let input = contract::Input::Intent(json!({}));
        let played = Entry::Played { seat, by, from: None, input };
        let entries = [began, played];
        let at = self.server.lobby.now();
        let entries: Vec<_> =
            (self.seq + 1..).zip(entries).map(|(seq, entry)| Logged { seq, at, entry }).collect();
        self.seq += 2;
        let outcome = Outcome {
            places: BySeat::new_with(seats, |seat| 1 + seat.number() as u8),
            sheet: vec![],
            teams: vec![],
        };
        let append = Append {
            epoch: 1,
            row: row.into(),
            relisted: true,
            entries,
            checkpoint: None,
            begun: Some(begun),
            ended: Some(Ended { id, outcome, players }),
        };
        self.server.store.append(append).await.unwrap();
    }

    async fn plays(&mut self, times: u32, players: &[&Person<'_>]) {
        for _ in 0..times {
            self.play(players, Deal::Chance, By::Player).await;
        }
    }
}

async fn mine(of: &Person<'_>) -> Vec<Rating> {
    of.get("/api/ratings/mine").await.read()
}

#[tokio::test]
async fn a_strength_is_shown_after_ten_matches_that_count() {
    let server = Server::start().await;
    let (ann, bob) = (Person::of(&server, "Ann").await, Person::of(&server, "Bob").await);
    let mut pair = Pair::of(&ann).await;
    assert_eq!(mine(&ann).await, []);
    pair.plays(9, &[&ann, &bob]).await;
    // Unrated matches are processed and skipped.
    for deal in [Deal::Lesson, Deal::Fork, Deal::Day { day: "2026-11-26".into() }] {
        pair.play(&[&ann, &bob], deal, By::Player).await;
    }
    pair.play(&[&ann, &bob], Deal::Chance, By::StandIn).await;
    let rated = mine(&ann).await;
    assert_eq!((rated.len(), rated[0].matches, rated[0].seats, rated[0].strength), (1, 9, 2, None));
    let of = |game: &str, seats: u8, ids: &str| format!("/api/ratings/{game}/{seats}?of={ids}");
    let both = format!("{},{}", ann.id, bob.id);
    let strengths = async |path: String| server.get(&path).await.read::<Vec<RatingOf>>();
    assert_eq!(strengths(of("seven-kingdoms", 2, &both)).await, []);

    pair.plays(1, &[&ann, &bob]).await;
    let (hers, his) = (mine(&ann).await[0].strength.unwrap(), mine(&bob).await[0].strength.unwrap());
    assert!(his.rating < 25.0 && 25.0 < hers.rating, "{hers:?} {his:?}");
    assert!(hers.low < hers.rating && hers.rating < hers.high, "{hers:?}");
    let shown = strengths(of("seven-kingdoms", 2, &both)).await;
    assert_eq!(shown.len(), 2);
    assert_eq!(shown.iter().find(|one| one.account == ann.id).unwrap().strength, hers);
    // Other games and seat numbers are unaffected, and unknown accounts have no rating.
    assert_eq!(strengths(of("seven-kingdoms", 3, &both)).await, []);
    assert_eq!(strengths(of("seven-wonders", 2, &both)).await, []);
    assert_eq!(strengths(of("seven-kingdoms", 2, "nobody,,x")).await, []);
    assert_eq!(server.get("/api/ratings/seven-kingdoms/two?of=a").await.status, 400);
    assert_eq!(server.get("/api/ratings/seven-kingdoms/2").await.status, 400);

    // Deleting an account deletes its rating and keeps the other's.
    bob.erase().await;
    assert_eq!(mine(&ann).await[0].strength, Some(hers));
    assert_eq!(strengths(of("seven-kingdoms", 2, &both)).await.len(), 1);
}

#[tokio::test]
async fn two_accounts_of_one_person_bring_each_other_nowhere() {
    let server = Server::start().await;
    let (ann, puppet) = (Person::of(&server, "Ann").await, Person::of(&server, "Puppet").await);
    let mut pair = Pair::of(&ann).await;
    pair.plays(60, &[&ann, &puppet]).await;
    let after_sixty = mine(&ann).await[0].strength.unwrap();
    pair.plays(60, &[&ann, &puppet]).await;
    let rated = &mine(&ann).await[0];
    let strength = rated.strength.unwrap();
    assert_eq!(rated.matches, 120);
    assert!(strength.rating - after_sixty.rating < 1.0, "{after_sixty:?} {strength:?}");
}

#[tokio::test]
async fn what_was_not_rated_when_the_server_stopped_is_rated_by_the_next_one() {
    let server = Server::start().await;
    let (ann, bob) = (Person::of(&server, "Ann").await, Person::of(&server, "Bob").await);
    let mut pair = Pair::of(&ann).await;
    pair.plays(5, &[&ann, &bob]).await;
    mine(&ann).await;
    pair.plays(5, &[&ann, &bob]).await;
    let (cookie, id) = (ann.cookie.clone(), ann.id.clone());
    let hash = ann.session().await.hash;
    let Server { running, store, dir, .. } = server;
    running.shut_down().await;
    store.close().await;
    drop(store);
    let server = Server::again(dir).await;
    let ann = Person { server: &server, cookie, id };
    assert_eq!(ann.session().await.hash, hash);
    let rated = mine(&ann).await;
    assert_eq!(rated[0].matches, 10, "each once");
    assert!(rated[0].strength.is_some());
}

#[tokio::test]
async fn what_two_people_play_to_its_end_counts_and_what_one_leaves_does_not() {
    let server = Server::start().await;
    let (ann, bob) = (Person::of(&server, "Ann").await, Person::of(&server, "Bob").await);
    for leaves in [false, true] {
        let (table, _) = ann.table().await;
        let mut sockets = Vec::new();
        for person in [&ann, &bob] {
            let mut socket = person.watching(&table).await;
            socket.ask(json!({ "type": "sit", "id": "s", "table": table })).await;
            socket.ask(json!({ "type": "ready", "id": "r", "table": table, "ready": true })).await;
            sockets.push(socket);
        }
        sockets[0].ask(json!({ "type": "start", "id": "go", "table": table })).await;
        if leaves {
            sockets[1].ask(json!({ "type": "resign", "id": "no", "table": table })).await;
            drop(sockets);
            ann.play(&table).await;
        } else {
            drop(sockets);
            tokio::join!(ann.play(&table), bob.play(&table));
        }
        for person in [&ann, &bob] {
            let rated = mine(person).await;
            assert_eq!((rated.len(), rated[0].game.as_str(), rated[0].matches), (1, "seven-kingdoms", 1));
        }
    }
}
