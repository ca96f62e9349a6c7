//! Only one server may use a database.

use std::{
    path::Path,
    process::{Command, Output},
};

use tests::{Server, begin, chance};

const FLAGS: [&str; 4] = ["--bot-pause", "0", "--grace", "600"];

fn second(database: &Path) -> Output {
    Command::new(tests::binary())
        .args(["serve", "--address", "127.0.0.1:0", "--metrics-address", "none", "--database"])
        .arg(format!("sqlite://{}", database.display()))
        .output()
        .expect("the binary can be started")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_server_refuses_to_start_and_the_first_one_plays_on() {
    let server = Server::start(&FLAGS).await;
    let mut guest = begin(&server, 1, 1).await.remove(0);
    let folder = server.database().parent().expect("it is in a folder").to_owned();
    // The same file under other names is the same database.
    let link = folder.join("link.db");
    std::os::unix::fs::symlink(server.database(), &link).expect("the folder is ours");
    for name in [server.database(), link, folder.join(".").join("septet.db")] {
        let output = second(&name);
        let says = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{says}");
        assert!(says.contains("another Septet already uses this database"), "{}: {says}", name.display());
    }
    guest.play_to_the_end(&mut chance()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_was_killed_is_back_at_once() {
    let mut server = Server::start(&FLAGS).await;
    for _ in 0..10 {
        server.kill();
        server.restart().await;
    }
    let (status, _) = server.terminate().await;
    assert!(status.success(), "{status}");
    server.restart().await;
}
