//! The results of an account's own matches.

use lobby::Store as _;
use protocol::{
    Deal, Newcomers, Setup, Visibility,
    http::{Against, ForkSeat, ListMatches},
};
use serde_json::json;

use crate::{
    forking::fork_at,
    house::{Client, House, setup},
};

async fn play_on(people: &mut [&mut Client]) {
    for _ in 0..200 {
        for client in people.iter_mut() {
            client.hear().await;
            if client.game().decision.is_some() {
                client.answer().await;
            }
        }
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
        people[0].hear().await;
        if people[0].game().outcome.is_some() {
            return;
        }
    }
    panic!("no end");
}

#[tokio::test(start_paused = true)]
async fn they_are_of_matches_that_were_dealt_for_themselves() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let empty = house.lobby.statistics(&ana.session.account).await.unwrap();
    assert_eq!((empty.matches, empty.more, empty.lines.len(), empty.met.len()), (0, false, 0, 0));

    // Two among people, of which one is a rematch, and one with a bot.
    let mut outcomes = Vec::new();
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    for again in [true, false] {
        play_on(&mut [&mut ana, &mut ben]).await;
        let me = &ana.session.account.id;
        let table = ana.state.clone().unwrap();
        let mine = table.seats.iter().find(|(_, seat)| match &seat.occupant {
            protocol::Occupant::Account { account, .. } => account.id == *me,
            protocol::Occupant::Nobody | protocol::Occupant::Bot { .. } => false,
        });
        let seat = mine.unwrap().0;
        let outcome = ana.game().outcome.clone().unwrap();
        outcomes.push((outcome.places[seat], outcome.totals().unwrap()[seat]));
        if again {
            ana.ok(json!({"type": "rematch"})).await;
            ben.ok(json!({"type": "ready", "ready": true})).await;
            ana.ok(json!({"type": "start"})).await;
            ana.hear().await;
        }
    }
    let id = ana.state.as_ref().unwrap().game.as_ref().unwrap().id.clone();
    ana.ok(json!({"type": "unwatch"})).await;
    (ana.game, ana.state) = (None, None);
    house.table(setup("goof", 3), &mut [&mut ana]).await;
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    ana.ok(json!({"type": "start"})).await;
    play_on(&mut [&mut ana]).await;

    let all = house.lobby.statistics(&ana.session.account).await.unwrap();
    assert_eq!((all.matches, all.more, all.lines.len()), (3, false, 2));
    let line = &all.lines[0];
    assert_eq!(
        (line.game.as_str(), line.seats, &line.against, line.played),
        ("goof", 2, &Against::People, 2)
    );
    let average = |of: [f64; 2]| ((of[0] + of[1]) * 50.0).round() / 100.0;
    assert_eq!(line.won as usize, outcomes.iter().filter(|(place, _)| *place == 1).count());
    assert_eq!(line.place, average([0, 1].map(|n: usize| outcomes[n].0.into())));
    assert_eq!(line.points, Some(average([0, 1].map(|n: usize| outcomes[n].1.into()))));
    let bots = Against::Bots { player: Some("first".into()) };
    assert_eq!((all.lines[1].seats, &all.lines[1].against, all.lines[1].played), (3, &bots, 1));
    assert_eq!(all.met.len(), 1);
    assert_eq!((all.met[0].account.name.as_str(), all.met[0].played), ("Ben", 2));
    let theirs = house.lobby.statistics(&ben.session.account).await.unwrap();
    assert_eq!((theirs.met[0].ahead, theirs.met[0].behind), (all.met[0].behind, all.met[0].ahead));
    assert_eq!(theirs.matches, 2);

    let with = |with: &str| ListMatches { with: Some(with.into()), ..ListMatches::default() };
    let me = &ana.session.account;
    assert_eq!(house.lobby.matches_of(me, with(&ben.session.account.id)).await.unwrap().len(), 2);
    assert_eq!(house.lobby.matches_of(me, with("nobody")).await.unwrap(), []);

    // A fork does not count.
    let seats = vec![ForkSeat::Me, ForkSeat::Bot { player: "first".into() }];
    let made = house.lobby.fork(&ana.session.account, &id, fork_at(1, seats)).await.unwrap();
    ana.ok(json!({"type": "unwatch"})).await;
    ana.table = made.id;
    (ana.game, ana.state) = (None, None);
    ana.ok(json!({"type": "watch"})).await;
    ana.ok(json!({"type": "start"})).await;
    play_on(&mut [&mut ana]).await;
    assert_eq!(house.lobby.statistics(&ana.session.account).await.unwrap(), all);

    // Nor does a lesson, in which the player follows instructions.
    ana.ok(json!({"type": "unwatch"})).await;
    (ana.game, ana.state) = (None, None);
    let alone = Setup { visibility: Visibility::Private, newcomers: Newcomers::Nobody, ..setup("goof", 2) };
    house.table(alone, &mut [&mut ana]).await;
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    ana.ok(json!({"type": "start", "lesson": true})).await;
    play_on(&mut [&mut ana]).await;
    assert_eq!(house.lobby.statistics(&ana.session.account).await.unwrap(), all);

    // Lists contain the kind of each deal.
    let listed = house.lobby.matches_of(&ana.session.account, ListMatches::default()).await.unwrap();
    let deals: Vec<_> = listed.into_iter().map(|listed| listed.deal).collect();
    assert_eq!(deals, [Deal::Lesson, Deal::Fork, Deal::Chance, Deal::Chance, Deal::Chance]);

    house.store.erase_account(&ben.session.account.id).await.unwrap();
    let after = house.lobby.statistics(&ana.session.account).await.unwrap();
    assert_eq!((after.met[0].account.name.as_str(), after.matches), ("a former player", 3));
}
