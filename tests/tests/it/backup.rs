//! A backup is made while people play, and a server that starts from it continues the match.

use std::process::Command;

use rand_chacha::ChaCha8Rng;
use tests::{Guest, Server, begin, chance};

const FLAGS: [&str; 4] = ["--bot-pause", "0", "--grace", "600"];

async fn play(guest: &mut Guest, moves: usize, rng: &mut ChaCha8Rng) {
    for _ in 0..moves {
        guest.until("a decision", |record| record.decision().is_some()).await;
        guest.decide(rng).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_backed_up_while_people_played_is_restored_and_played_on() {
    let mut rng = chance();
    let mut server = Server::start(&FLAGS).await;
    let mut guest = begin(&server, 1, 1).await.remove(0);
    play(&mut guest, 4, &mut rng).await;
    let told = guest.record.steps.len();

    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let copy = folder.path().join("copy.db");
    let (database, to) = (format!("sqlite://{}", server.database().display()), copy.clone());
    let backup = tokio::task::spawn_blocking(move || {
        let mut backup = Command::new(tests::binary());
        backup.arg("backup").args(["--database", &database]).arg(to).output().expect("it can be started")
    });
    // The server does not wait for the backup.
    play(&mut guest, 3, &mut rng).await;
    let backup = backup.await.expect("it does not panic");
    assert!(backup.status.success(), "{backup:?}");
    play(&mut guest, 2, &mut rng).await;
    let later = guest.record.steps.len();
    server.kill();

    // The steps of docs/host/backup.md: remove the files beside the database, copy the backup, start the
    // server.
    let database = server.database();
    for companion in ["db-wal", "db-shm"] {
        let _gone = std::fs::remove_file(database.with_extension(companion));
    }
    std::fs::copy(&copy, &database).expect("the copy is there");
    server.restart().await;

    let mut again = Guest::come_back(&server, &guest.who, &guest.table).await;
    again.until("the match", |record| record.game.is_some()).await;
    let kept = again.record.steps.len();
    assert!((told..later).contains(&kept), "{told} steps before the backup, {kept} in it, {later} after");
    again.play_to_the_end(&mut rng).await;
}
