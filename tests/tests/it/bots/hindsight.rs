//! A finished match: its record, and the strongest bot's analysis of its decisions.

use std::process::Command;

use tests::{Server, binary};

use super::{FAST, assert_played, host_a_match, launch};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_looks_back_at_its_match() {
    use client::{Error, Session};
    use protocol::ProblemCode;
    let server = Server::start(&FAST).await;
    let url = server.url();
    let id = a_match_of_two(&server).await;
    let record = Session::match_record(&url, &id).await.unwrap();
    assert!(record.hints.is_empty());
    let told = Session::analysis(&url, &id, 0).await.unwrap();
    assert_eq!((told.seat, told.adviser.as_str()), (record.inputs[0].seat, "expert"));
    assert_eq!(told.best[0].behind, None);
    assert!(
        told.best[1..].iter().all(|one| one.behind.is_some_and(|behind| behind.error >= 0.0)),
        "{told:?}"
    );
    let code = |refused: Error| refused.code();
    let many = record.inputs.len() as u32;
    assert_eq!(code(Session::analysis(&url, &id, many).await.unwrap_err()), Some(ProblemCode::NotFound));
    assert_eq!(code(Session::analysis(&url, "../games", 0).await.unwrap_err()), Some(ProblemCode::NotFound));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: an expert looks at each decision of a match"]
async fn the_example_looks_back_at_each_decision() {
    let server = Server::start(&FAST).await;
    let id = a_match_of_two(&server).await;
    let mut hindsight = Command::new(tests::example("hindsight"));
    hindsight.args([server.url().as_str(), id.as_str(), "0"]);
    let output = launch(hindsight);
    let output = tokio::task::spawn_blocking(|| output.join()).await.unwrap().unwrap();
    assert_played(&output, "decision ");
}

/// Plays a match of 7 Kingdoms with `septet bot`, and returns its id.
async fn a_match_of_two(server: &Server) -> String {
    let setup = serde_json::json!({ "game": "seven-kingdoms", "seats": 2 });
    let mut bot = None;
    let url = server.url();
    let host = host_a_match(server, &setup, 1, |code| {
        let mut command = Command::new(binary());
        command.args(["bot", "--server", &url, "--table", code, "--player", "random", "--name", "Ada"]);
        bot = Some(launch(command));
    })
    .await;
    host.record.table.as_ref().unwrap().game.as_ref().unwrap().id.clone()
}
