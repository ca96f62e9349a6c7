//! The chat for late clients: the newest lines, and older ones on request.

use protocol::{ChatLine, Limits, ServerMessage};
use serde_json::{Value, json};

use crate::house::{Client, House, setup};

/// Returns the lines of the last chat message, and its flag for earlier ones.
fn told(client: &Client) -> (Vec<ChatLine>, Option<bool>) {
    let last = client.heard.iter().rev().find_map(|frame| match serde_json::from_str(frame).unwrap() {
        ServerMessage::<Value>::Chat { lines, earlier, .. } => Some((lines, earlier)),
        ServerMessage::EarlierChat { lines, earlier, .. } => Some((lines, Some(earlier))),
        _ => None,
    });
    last.expect("something was told")
}

fn texts(lines: &[ChatLine]) -> Vec<&str> {
    lines.iter().map(|line| line.text.as_str()).collect()
}

fn before(line: &ChatLine) -> Value {
    let n = line.whisper.as_ref().map(|whisper| whisper.n);
    json!({"type": "chat_before", "seq": line.seq, "whisper": n})
}

async fn say(client: &mut Client, lines: std::ops::Range<usize>) {
    for n in lines {
        client.ok(json!({"type": "chat", "text": format!("line {n}")})).await;
    }
}

#[tokio::test(start_paused = true)]
async fn the_newest_lines_come_by_themselves_and_older_ones_when_asked_for() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.table(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    say(&mut ana, 0..120).await;

    let mut eve = house.person("Eve").await;
    eve.table = table;
    eve.ok(json!({"type": "watch"})).await;
    let (mut lines, earlier) = told(&eve);
    assert_eq!((lines.len(), earlier), (50, Some(true)));
    let mut all = lines.clone();
    let mut more = true;
    while more {
        eve.ok(before(&all[0])).await;
        let answer = told(&eve);
        (lines, more) = (answer.0, answer.1.unwrap());
        all.splice(0..0, lines.clone());
    }
    let expected: Vec<_> = (0..120).map(|n| format!("line {n}")).collect();
    assert_eq!(texts(&all), expected);

    let mut ask = before(&all[100]);
    ask["lines"] = 3.into();
    eve.ok(ask).await;
    assert_eq!(texts(&told(&eve).0), ["line 97", "line 98", "line 99"]);
    eve.ok(before(&all[0])).await;
    assert_eq!(told(&eve), (vec![], Some(false)));
}

#[tokio::test(start_paused = true)]
async fn who_missed_a_little_is_told_that_and_who_missed_much_begins_anew() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.table(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    say(&mut ana, 0..5).await;
    let since = ana.seq;
    let comes_back = || async {
        let mut back = house.socket(ben.session.clone()).await;
        back.table.clone_from(&table);
        back.ok(json!({"type": "watch", "since": since, "epoch": 1})).await;
        back
    };
    say(&mut ana, 5..25).await;
    let (lines, earlier) = told(&comes_back().await);
    assert_eq!((lines.len(), earlier), (20, None));
    say(&mut ana, 25..70).await;
    let (lines, earlier) = told(&comes_back().await);
    assert_eq!((lines.len(), earlier), (50, Some(true)));
    assert_eq!(lines[49].text, "line 69");
}

#[tokio::test(start_paused = true)]
async fn long_lines_come_in_small_frames() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.table(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let long = "\u{1f409}".repeat(Limits::default().chat_chars as usize);
    for _ in 0..60 {
        ana.ok(json!({"type": "chat", "text": long})).await;
    }
    let mut eve = house.person("Eve").await;
    eve.table = table;
    eve.ok(json!({"type": "watch"})).await;
    assert!(eve.heard.iter().all(|frame| frame.len() < 40_000));
    let (lines, earlier) = told(&eve);
    assert!(lines.len() > 10 && earlier == Some(true), "{} lines", lines.len());
}

#[tokio::test(start_paused = true)]
async fn older_whispers_are_told_to_their_two_ears_only() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut cem = house.person("Cem").await;
    let table = house.match_of(setup("haggle", 3), &mut [&mut ana, &mut ben, &mut cem]).await;
    for n in 0..40 {
        ana.ok(json!({"type": "chat", "text": format!("aloud {n}")})).await;
        ana.ok(json!({"type": "chat", "to": 1, "text": format!("whispered {n}")})).await;
    }
    let all_of = |session: lobby::Session| {
        let (house, table) = (&house, table.clone());
        async move {
            let mut client = house.socket(session).await;
            client.table = table;
            client.ok(json!({"type": "watch"})).await;
            let (mut all, mut more) = told(&client);
            while more == Some(true) {
                client.ok(before(&all[0])).await;
                let answer = told(&client);
                all.splice(0..0, answer.0);
                more = answer.1;
            }
            all
        }
    };
    let both: Vec<_> = (0..40).flat_map(|n| [format!("aloud {n}"), format!("whispered {n}")]).collect();
    assert_eq!(texts(&all_of(ben.session.clone()).await), both);
    let aloud: Vec<_> = (0..40).map(|n| format!("aloud {n}")).collect();
    assert_eq!(texts(&all_of(cem.session.clone()).await), aloud);
}

#[tokio::test(start_paused = true)]
async fn what_is_written_for_one_who_comes_does_for_others() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    say(&mut ana, 0..10).await;
    let mut frames = Vec::new();
    for name in ["Eve", "Fay"] {
        let mut client = house.person(name).await;
        client.table.clone_from(&table);
        client
            .connection
            .handle(serde_json::from_value(json!({"type": "watch", "id": "w", "table": table})).unwrap())
            .await;
        client.hear().await;
        let of = |kind: &str| client.heard.iter().find(|frame| frame.starts_with(kind)).cloned().unwrap();
        frames.push((of(r#"{"type":"chat""#), of(r#"{"type":"game""#)));
    }
    // The server's clock in it is the same, too: it is one frame.
    assert_eq!(frames[0], frames[1]);
}
