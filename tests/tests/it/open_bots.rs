//! Bots that any player may challenge: `septet bot --open`, against the real server.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use std::{
    process::{Child, Command, Stdio},
    time::Duration,
};

use protocol::{Occupant, http::BotHere};
use serde_json::json;
use tests::{Credentials, Guest, Server, all_tables, binary};

/// Fast bots come close to the limits for people.
const FAST: [&str; 6] =
    ["--bot-pause", "0", "--limits", "messages-per-second=500", "--limits", "people-changes-per-minute=600"];

/// An external bot. It is stopped at the end of the test.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn open_bot(server: &Server, name: &str, more: &[&str]) -> Program {
    let mut command = Command::new(binary());
    command
        .args(["bot", "--server", &server.url(), "--player", "random", "--name", name, "--open"])
        .args(more);
    Program(command.stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap())
}

/// Returns the available bots for a game, when there is this number of them.
async fn bots_here(asks: &Credentials, server: &Server, game: &str, many: usize) -> Vec<BotHere> {
    tests::patiently("programs", async {
        loop {
            let answer = asks.request(server, "GET", &format!("/api/bots?game={game}"), "").await;
            assert_eq!(answer.status, 200, "{answer:?}");
            let here: Vec<BotHere> = answer.json();
            if here.len() == many {
                return here;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await
}

async fn challenge(asks: &Credentials, server: &Server, table: &str, whom: &str) -> u16 {
    let path = format!("/api/tables/{table}/challenges");
    asks.request(server, "POST", &path, &json!({ "account": whom }).to_string()).await.status
}

/// Returns true if all seats are taken and ready; the host has none.
fn all_ready(record: &tests::Record) -> bool {
    let seats = record.table.as_ref().map(|table| &table.seats);
    seats.is_some_and(|seats| {
        seats.iter().all(|(_, seat)| match &seat.occupant {
            Occupant::Nobody => false,
            Occupant::Account { ready, .. } => *ready,
            Occupant::Bot { .. } => true,
        })
    })
}

async fn until_over(host: &mut Guest) {
    tests::patiently("the end", async {
        while !host.record.is_over() {
            let seen = host.record.at;
            host.until("a step", move |record| record.at != seen || record.is_over()).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_comes_where_it_is_asked_and_plays_every_game_to_its_end() {
    let server = Server::start(&FAST).await;
    let host = Credentials::person(&server, "Ann").await;
    let _ada = open_bot(&server, "Ada", &["--tables", "99"]);
    for setup in all_tables() {
        let game = setup["game"].as_str().unwrap();
        let ada = bots_here(&host, &server, game, 1).await.remove(0);
        assert_eq!(ada.account.name, "Ada");
        let table = host.make_table(&server, &setup).await;
        let mut guest = Guest::come_back(&server, &host, &table.id).await;
        for seat in 1..setup["seats"].as_u64().unwrap() {
            guest.add_bot(Some(tests::seat(seat as usize)), "random").await.unwrap();
        }
        assert_eq!(challenge(&host, &server, &table.code, &ada.account.id).await, 204);
        guest.until("everybody ready", all_ready).await;
        guest.start().await.unwrap();
        until_over(&mut guest).await;
        let stood_in = guest.record.steps.iter().any(|step| step.by == protocol::By::StandIn);
        assert!(!stood_in, "{setup}: nobody had to stand in");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_programs_play_rematches_and_a_busy_one_declines() {
    let server = Server::start(&FAST).await;
    let host = Credentials::person(&server, "Ann").await;
    let _ada = open_bot(&server, "Ada", &["--game", "seven-kingdoms,seven-sages", "--tables", "1"]);
    let _bo = open_bot(&server, "Bo", &["--game", "seven-kingdoms"]);
    let here = bots_here(&host, &server, "seven-kingdoms", 2).await;
    let sages = bots_here(&host, &server, "seven-sages", 1).await;
    assert_eq!((sages[0].account.name.as_str(), sages[0].plays.len()), ("Ada", 2));
    assert_eq!(bots_here(&host, &server, "seven-dragons", 0).await, []);
    let setup = json!({ "game": "seven-kingdoms", "seats": 2, "options": {} });
    let table = host.make_table(&server, &setup).await;
    let mut guest = Guest::come_back(&server, &host, &table.id).await;
    for bot in &here {
        assert_eq!(challenge(&host, &server, &table.id, &bot.account.id).await, 204);
    }
    guest.until("everybody ready", all_ready).await;
    assert_eq!(
        challenge(&host, &server, &table.id, &sages[0].account.id).await,
        409,
        "they sit there already"
    );
    // Ada plays at one table only.
    let another = host.make_table(&server, &setup).await;
    let mut waits = Guest::come_back(&server, &host, &another.id).await;
    assert_eq!(challenge(&host, &server, &another.id, &sages[0].account.id).await, 204);
    assert_eq!(challenge(&host, &server, &another.id, &host.account.id).await, 403);
    assert_eq!(challenge(&host, &server, "NOSUCHTABLE", &sages[0].account.id).await, 404);
    guest.start().await.unwrap();
    until_over(&mut guest).await;
    waits.until("nobody comes", |record| record.table.is_some()).await;
    assert!(!all_ready(&waits.record));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_is_not_kept_by_a_table_where_nothing_begins() {
    let server = Server::start(&FAST).await;
    let host = Credentials::person(&server, "Ann").await;
    let _ada = open_bot(&server, "Ada", &["--tables", "1", "--wait", "1"]);
    let ada = bots_here(&host, &server, "seven-kingdoms", 1).await.remove(0);
    let setup = json!({ "game": "seven-kingdoms", "seats": 3, "options": {} });
    let sits = |record: &tests::Record| {
        let seats = record.table.as_ref().map(|table| &table.seats);
        seats.is_some_and(|seats| {
            seats.iter().any(|(_, seat)| matches!(seat.occupant, Occupant::Account { .. }))
        })
    };
    // The bot is free for the next table each time.
    for _ in 0..2 {
        let table = host.make_table(&server, &setup).await;
        let mut guest = Guest::come_back(&server, &host, &table.id).await;
        assert_eq!(challenge(&host, &server, &table.id, &ada.account.id).await, 204);
        guest.until("it comes", sits).await;
        guest.until("it goes", |record| !sits(record)).await;
        // The report that the bot is free follows a moment after it leaves its seat.
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}
