//! Seats that stay at the start of a match, although seats are random otherwise.

use lobby::{Config, Entry, Logged, Sitter, Store as _};
use protocol::{
    Clock, Deal, Newcomers, ProblemCode, Setup, Status, Visibility,
    http::{CheckedSetup, ForkSeat},
};
use serde_json::json;

use crate::{
    forking::fork_at,
    house::{House, setup},
    shuffled::{LUCK, begun, game, lucky, names, order, people, play_out, random, shown, wonders},
};

#[tokio::test(start_paused = true)]
async fn seats_that_have_a_meaning_stay() {
    let house = lucky().await;
    // A fork continues from the seats of the match.
    let mut two = people(&house, 2).await;
    begun(&house, random("goof", 2), &mut two).await;
    play_out(&mut two).await;
    let id = game(&two[0]).id.clone();
    let wanted = fork_at(1, vec![ForkSeat::Open, ForkSeat::Me]);
    let made = house.lobby.fork(&two[0].session.account, &id, wanted).await.unwrap();
    for client in &mut two {
        client.table.clone_from(&made.id);
        client.ok(json!({"type": "watch"})).await;
    }
    two[1].ok(json!({"type": "sit"})).await;
    two[1].ok(json!({"type": "ready", "ready": true})).await;
    two[0].hear().await;
    let before = names(&two[0]);
    two[0].ok(json!({"type": "start"})).await;
    two[0].hear().await;
    assert_eq!((names(&two[0]), order(&two[0])), (before, None));

    // A lesson.
    let mut ana = house.person("Ana").await;
    let alone = Setup {
        visibility: Visibility::Private,
        newcomers: Newcomers::Nobody,
        clock: Clock::None,
        ..random("goof", 5)
    };
    house.table(alone.clone(), &mut [&mut ana]).await;
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    ana.ok(json!({"type": "start", "lesson": true})).await;
    ana.hear().await;
    assert_eq!((ana.seat(), order(&ana), game(&ana).deal.clone()), (0, None, Deal::Lesson));

    // The deal of the day.
    let house = House::of(Config { luck: LUCK, ..Config::default() }, wonders).await;
    assert_eq!(house.lobby.alone("seven-wonders").unwrap().random_seats, Some(false));
    // A match that the server arranges.
    let mut arranged = random("seven-wonders", 3);
    arranged.clock = Clock::Seconds { per_decision: 30 };
    let bots = vec![Sitter::Bot("random".into()); 3];
    assert_eq!(house.lobby.arranged_setup(arranged, &bots).unwrap().random_seats, Some(false));
}

#[tokio::test(start_paused = true)]
async fn tables_with_a_shared_deal_keep_their_seats() {
    let house = House::of(Config { luck: LUCK, ..Config::default() }, wonders).await;
    let mut three = people(&house, 3).await;
    let account = three[0].session.account.clone();
    let asked = (random("seven-wonders", 3), 2);
    let refused = house.lobby.make_duplicate(&account, asked).await.unwrap_err();
    assert_eq!(refused.code, ProblemCode::BadSetup);
    assert!(refused.message.contains("random_seats"), "{}", refused.message);
    let silent = setup("seven-wonders", 3);
    let made = house.lobby.make_duplicate(&account, (silent.clone(), 2)).await.unwrap();
    for client in &mut three {
        client.table.clone_from(&made.tables[0].id);
        client.ok(json!({"type": "watch"})).await;
        client.ok(json!({"type": "sit"})).await;
        client.ok(json!({"type": "ready", "ready": true})).await;
    }
    three[0].hear().await;
    assert_eq!(shown(&three[0]).setup.random_seats, Some(false));
    // A change that says nothing of seats leaves them.
    let hurried = Setup {
        clock: Clock::Seconds { per_decision: 60 },
        random_seats: None,
        ..shown(&three[0]).setup.clone()
    };
    three[0].ok(json!({"type": "configure", "setup": hurried})).await;
    for client in &mut three {
        client.ok(json!({"type": "ready", "ready": true})).await;
    }
    three[0].hear().await;
    let shuffled = Setup { random_seats: Some(true), ..shown(&three[0]).setup.clone() };
    let code = three[0].refused(json!({"type": "configure", "setup": shuffled})).await;
    assert_eq!(code, ProblemCode::BadSetup);
    three[0].ok(json!({"type": "start"})).await;
    three[0].hear().await;
    assert_eq!((three[0].seat(), order(&three[0])), (0, None));
}

#[tokio::test(start_paused = true)]
async fn a_table_of_an_older_server_is_not_shuffled() {
    let house = House::of(Config { luck: LUCK, ..Config::default() }, wonders).await;
    let mut ana = house.person("Ana").await;
    let complete = match house.lobby.check_setup(setup("seven-wonders", 3)) {
        CheckedSetup::Playable { setup, .. } => setup,
        CheckedSetup::Refused { why } => panic!("{why}"),
    };
    let old = Setup { random_seats: None, ..complete };
    let text = serde_json::to_string(&old).unwrap();
    assert!(!text.contains("random_seats"), "{text}");
    let account = ana.session.account.id.clone();
    let mut row = store_laws::table("old", &account, house.now());
    row.code = "GTABLE77QQ".into();
    row.summary.setup = old.clone().into();
    row.summary.status = Status::Gathering;
    let made = Entry::Made { host: account, setup: old, fork: None, duplicate: None };
    house.store.make_table(&row, &Logged { seq: 1, at: house.now(), entry: made }).await.unwrap();
    ana.table = "old".into();
    ana.ok(json!({"type": "watch"})).await;
    ana.ok(json!({"type": "sit"})).await;
    ana.ok(json!({"type": "add_bot", "player": "random"})).await;
    ana.ok(json!({"type": "start"})).await;
    ana.hear().await;
    assert_eq!((ana.seat(), order(&ana)), (0, None));
    assert_eq!(shown(&ana).setup.random_seats, Some(false));
}
