//! When the disk is full, or a file is torn or old, no client receives unstored data, and matches continue.

use std::{
    fs::OpenOptions,
    io::Write as _,
    net::SocketAddr,
    path::{Path, PathBuf},
    time::Duration,
};

use protocol::{By, ProblemCode, http::MatchRecord};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use tests::{Fixture, Guest, Record, Server, begin, chance, patiently, pick, request, skip};

const FLAGS: [&str; 4] = ["--bot-pause", "0", "--grace", "600"];

/// Returns the path of the write-ahead log: the data that SQLite has not moved to the database file yet.
fn wal(server: &Server) -> PathBuf {
    server.database().with_extension("db-wal")
}

/// Waits until `/readyz` has this status. A server that cannot store is not ready within seconds.
async fn until_status(server: SocketAddr, wanted: u16) {
    patiently(&format!("/readyz answers {wanted}"), async {
        while request(server, "GET", "/readyz", &[], "").await.expect("it answers").status != wanted {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
}

/// Lets the two people decide until the store fails, and checks the refusal. There is no built-in bot,
/// because the first move that does not fit could be that of the bot, and no client would receive a refusal.
async fn play_until_refused(two: &mut [Guest; 2], rng: &mut ChaCha8Rng) -> u32 {
    let mut answered = [0; 2];
    for moves in 0..500 {
        let unanswered = |after: u64| {
            move |record: &Record| record.decision().is_some_and(|decision| decision.number > after)
        };
        let [one, other] = two;
        let turn = tokio::select! {
            () = one.until("a decision", unanswered(answered[0])) => 0,
            () = other.until("a decision", unanswered(answered[1])) => 1,
        };
        let guest = &mut two[turn];
        let number = guest.record.decision().expect("it was waited for").number;
        let intent = pick(guest.record.offered(), rng).clone();
        match guest.submit(number, intent).await {
            Ok(_) => answered[turn] = number,
            Err(problem) => {
                assert_eq!(problem.code, ProblemCode::StorageUnavailable, "{problem:?}");
                assert!(!problem.message.is_empty(), "people are told what is wrong");
                return moves;
            }
        }
    }
    panic!("500 moves fitted into a few pages");
}

/// Starts a match of two people.
async fn begin_two(server: &Server) -> [Guest; 2] {
    begin(server, 2, 0).await.try_into().ok().expect("two were asked for")
}

/// Connects both again, with empty records.
async fn come_back(server: &Server, two: &[Guest; 2]) -> [Guest; 2] {
    let [one, other] = two;
    [
        Guest::come_back(server, &one.who, &one.table).await,
        Guest::come_back(server, &other.who, &other.table).await,
    ]
}

async fn play_to_the_end([one, other]: &mut [Guest; 2]) {
    let mut rng = [chance(), chance()];
    let [here, there] = &mut rng;
    tokio::join!(one.play_to_the_end(here), other.play_to_the_end(there));
}

fn is_finished(table: &protocol::TableView) -> bool {
    table.status == protocol::Status::Finished
}

fn own_steps(record: &Record) -> Vec<u64> {
    let you = record.you.expect("they sit there");
    record
        .steps
        .iter()
        .filter(|step| step.seat == you && step.by == By::Player)
        .map(|step| step.seq)
        .collect()
}

#[tokio::test]
async fn on_a_full_disk_tables_pause_and_nothing_is_told_that_is_not_stored() {
    let mut rng = chance();
    let mut server = Server::start(&FLAGS).await;
    let mut two = begin_two(&server).await;
    let size = std::fs::metadata(wal(&server)).expect("there is a write-ahead log").len();
    if let Err(error) = server.limit_files(Some(size + 30_000)) {
        return skip(&format!("the disk cannot be made to look full: {error}"));
    }
    let moves = play_until_refused(&mut two, &mut rng).await;
    println!("{moves} moves until the disk was full");
    let told = |two: &[Guest; 2]| two.each_ref().map(|guest| own_steps(&guest.record));
    let before = told(&two);

    // A new observer sees only stored data, and sees the same after a crash.
    let witnesses = come_back(&server, &two).await;
    assert_eq!(told(&witnesses), before, "the move that was not stored was told to nobody");
    // From now on no byte fits: the smallest write fails, and so do lines of the server's own log.
    server.limit_files(Some(1)).expect("it worked before");
    until_status(server.address(), 503).await;
    server.kill();
    server.restart().await;
    let mut again = come_back(&server, &two).await;
    assert_eq!(told(&again), before, "what was told is there after a crash");
    play_to_the_end(&mut again).await;
}

#[tokio::test]
async fn when_the_disk_has_space_again_the_match_goes_on() {
    let mut rng = chance();
    let server = Server::start(&FLAGS).await;
    let mut two = begin_two(&server).await;
    let size = std::fs::metadata(wal(&server)).expect("there is a write-ahead log").len();
    if let Err(error) = server.limit_files(Some(size + 30_000)) {
        return skip(&format!("the disk cannot be made to look full: {error}"));
    }
    play_until_refused(&mut two, &mut rng).await;
    // A move did not fit. A chat line is smaller, and must not fit either, even if the write-ahead log
    // restarts: no page fits. Lines of the server's own log do.
    server.limit_files(Some(4_000)).expect("it worked before");
    for text in ["is anybody here?", "hello?", "hello!"] {
        let refused = two[0].chat(text).await.expect_err("nothing fits");
        assert_eq!(refused.code, ProblemCode::StorageUnavailable, "{refused:?}");
    }
    server.limit_files(None).expect("it worked before");
    until_status(server.address(), 200).await;
    let said = |part: &str| server.log().lines().filter(|line| line.contains(part)).count();
    patiently("the log says that it is over", async {
        while said("the database is available again") == 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
    assert_eq!(said("the database is not available"), 1, "one outage, one line: {}", server.log());
    assert_eq!((said("ERROR"), said("the database is available again")), (1, 1), "{}", server.log());
    let mut again = come_back(&server, &two).await;
    for (now, then) in again.iter().zip(&two) {
        assert_eq!(own_steps(&now.record), own_steps(&then.record));
    }
    play_to_the_end(&mut again).await;
}

/// Removes a file of the database, and puts it back.
#[cfg(unix)]
async fn removed(of: impl FnOnce(&Server) -> PathBuf) {
    let mut rng = chance();
    let server = Server::start(&FLAGS).await;
    let mut two = begin_two(&server).await;
    let file = of(&server);
    let away = file.with_extension("away");
    std::fs::rename(&file, &away).expect("it is there");
    until_status(server.address(), 503).await;
    assert_eq!(play_until_refused(&mut two, &mut rng).await, 0, "nothing is stored where nobody finds it");
    let name = file.file_name().expect("it is a file").to_string_lossy().into_owned();
    let told = server.log();
    assert!(told.contains(&format!("{name} was removed while the server used it")), "{told}");
    std::fs::rename(&away, &file).expect("it was there");
    until_status(server.address(), 200).await;
    let mut again = come_back(&server, &two).await;
    play_to_the_end(&mut again).await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_that_is_removed_under_the_server_is_noticed_and_may_come_back() {
    removed(Server::database).await;
}

#[cfg(unix)]
#[tokio::test]
async fn so_is_its_write_ahead_log() {
    removed(wal).await;
}

/// Plays some moves, kills the server, changes the write-ahead log with `tear`, and starts the server again.
/// `tear` receives the size of the log before the last move.
async fn torn(tear: impl FnOnce(&Path, u64)) -> (Guest, Guest, Server) {
    let mut rng = chance();
    let mut server = Server::start(&FLAGS).await;
    let mut guest = begin(&server, 1, 1).await.remove(0);
    let file = wal(&server);
    let mut size = 0;
    for _ in 0..6 {
        guest.until("a decision", |record| record.decision().is_some()).await;
        size = std::fs::metadata(&file).expect("there is a write-ahead log").len();
        guest.decide(&mut rng).await;
    }
    guest.until("the last move", |record| own_steps(record).len() >= 6).await;
    server.kill();
    tear(&file, size);
    server.restart().await;
    let again = Guest::come_back(&server, &guest.who, &guest.table).await;
    (guest, again, server)
}

#[tokio::test]
async fn half_a_transaction_at_the_end_of_the_log_is_as_if_it_were_not_there() {
    let mut garbage = vec![0; 5_000];
    chance().fill_bytes(&mut garbage);
    let (before, mut after, _server) = torn(|file, _| {
        OpenOptions::new().append(true).open(file).unwrap().write_all(&garbage).unwrap();
    })
    .await;
    let told = own_steps(&before.record);
    assert!(own_steps(&after.record).starts_with(&told), "{told:?} was told");
    after.play_to_the_end(&mut chance()).await;
}

#[tokio::test]
async fn a_disk_that_lost_what_it_had_flushed_leaves_a_shorter_match_that_can_be_played_on() {
    let (before, mut after, _server) = torn(|file, size| {
        OpenOptions::new().write(true).open(file).unwrap().set_len(size).unwrap();
    })
    .await;
    let (told, kept) = (own_steps(&before.record), own_steps(&after.record));
    assert!(kept.len() < told.len() && told.starts_with(&kept), "{kept:?} of {told:?}");
    after.play_to_the_end(&mut chance()).await;
}

#[tokio::test]
async fn a_database_that_can_only_be_read_is_refused_with_a_sentence() {
    let mut server = Server::start(&[]).await;
    let (status, _) = server.terminate().await;
    assert!(status.success(), "{status}");
    let url = format!("sqlite://{}?mode=ro", server.database().display());
    let output = std::process::Command::new(tests::binary())
        .args(["serve", "--address", "127.0.0.1:0", "--metrics-address", "none", "--database", &url])
        .output()
        .expect("the binary can be started");
    let says = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && says.contains("can be written by this user"), "{says}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_an_earlier_schema_is_opened_and_its_match_played_to_the_end() {
    let fixtures = Fixture::all();
    assert!(!fixtures.is_empty(), "there is one for the first schema at least");
    for fixture in fixtures {
        println!("{}", fixture.database.display());
        let mut rng = chance();
        let server = Server::start_on(Some(&fixture.database), &FLAGS).await;
        for table in &fixture.tables {
            played_to_the_end(&server, table, &mut rng).await;
        }
    }
}

async fn played_to_the_end(server: &Server, table: &tests::FixtureTable, rng: &mut ChaCha8Rng) {
    // All people connect before the first of them plays, because the built-in bot answers at once.
    let mut guests = Vec::new();
    for who in &table.players {
        let guest = Guest::come_back(server, who, &table.table).await;
        let record = &guest.record;
        assert!(record.you.is_some() && !record.is_over(), "they still sit at a running match");
        guests.push(guest);
    }
    let before: Vec<_> = guests.iter().map(|guest| guest.record.steps.len()).collect();
    // A built-in bot may have decided after the last message that the people received.
    assert!(before.first() >= Some(&table.steps), "what was played is there: {before:?}");
    let mut people = Vec::new();
    for mut guest in guests {
        let mut rng = ChaCha8Rng::seed_from_u64(rng.next_u64());
        people.push(tokio::spawn(async move {
            guest.play_to_the_end(&mut rng).await;
            guest
        }));
    }
    for (player, before) in people.into_iter().zip(before) {
        let mut guest = player.await.expect("nobody is refused what they were offered");
        guest.until("the match is over at the table", |r| r.table.as_ref().is_some_and(is_finished)).await;
        let id = guest.record.table.as_ref().and_then(|table| table.game.as_ref()).expect("it was played");
        // Old versions did not note the beginning of the match; its record is found in the log.
        let path = format!("/api/matches/{}", id.id);
        let record = request(server.address(), "GET", &path, &[], "").await.expect("it answers");
        assert_eq!(record.status, 200, "{record:?}");
        let told: MatchRecord = record.json();
        let named = record.body.contains(&guest.who.account.name);
        assert!(named || told.seated.is_empty(), "very old versions did not note who began: {record:?}");
        assert!(guest.record.steps.len() > before);
    }
}
