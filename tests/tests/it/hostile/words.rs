//! Names and chat.

use protocol::{Limits, ProblemCode};
use serde_json::json;
use tests::{Credentials, Guest, request};

use super::{Scene, code};

#[tokio::test]
async fn chat_is_plain_text_within_limits() {
    let mut scene = Scene::set().await;
    scene.neighbour.sit(None).await.unwrap();
    let mut guest = Guest::come_back(&scene.server, &scene.who, &scene.neighbour.table).await;
    let most = Limits::default().chat_chars as usize;
    let too_long = "é".repeat(most + 1);
    for text in ["", "   ", "bell \u{7}", "null \u{0}", "\u{1b}[31mred", &too_long] {
        assert_eq!(code(guest.chat(text).await), ProblemCode::BadText, "{text:.20?}");
    }
    let longest = "é".repeat(most);
    let markup = "<script>alert(1)</script> & <img src=x onerror=alert(1)> {{7*7}} ${7*7}";
    for text in [longest.as_str(), markup, "שלום", "👩‍👩‍👧‍👦", "'; drop table chat; --"]
    {
        guest.chat(text).await.expect("it is plain text");
        scene.neighbour.until("the very same words", |r| r.chat.last().is_some_and(|l| l.text == text)).await;
    }
    scene.neighbour.stand().await.unwrap();
    scene.nobody_noticed().await;
}

#[tokio::test]
async fn names_are_plain_text_within_limits() {
    let mut scene = Scene::set().await;
    let address = scene.server.address();
    let most = Limits::default().name_chars as usize;
    let too_long = "é".repeat(most + 1);
    for name in ["", "  ", "a\u{0}b", "two\nlines", "\u{7}", &too_long] {
        let body = json!({ "name": name }).to_string();
        let answer = request(address, "POST", "/api/session", &[], &body).await.unwrap();
        assert_eq!(answer.status, 400, "{name:?}: {answer:?}");
        assert_eq!(answer.json::<protocol::Problem>().code, ProblemCode::BadText);
    }
    let longest = "é".repeat(most);
    for name in [longest.as_str(), "<b>Ada</b>", "Ада", "a'b\"c", "O'Neil; --"] {
        assert_eq!(Credentials::bot(&scene.server, name).await.account.name, name);
    }
    let renamed = scene.who.request(&scene.server, "PATCH", "/api/session", r#"{"name":"Mal"}"#).await;
    assert_eq!(renamed.status, 200);
    assert_eq!(renamed.json::<protocol::Account>().name, "Mal");
    let refused = scene.who.request(&scene.server, "PATCH", "/api/session", r#"{"name":""}"#).await;
    assert_eq!(refused.status, 400);
    scene.nobody_noticed().await;
}
