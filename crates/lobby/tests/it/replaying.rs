//! Replays of finished matches.

use lobby::Store as _;
use protocol::{
    ProblemCode,
    http::{Eyes, ListMatches, Player, Replay},
};
use serde_json::{Value, json, value::RawValue};

use crate::house::{Client, House, setup};

/// Returns every view of a replay, the first one first.
pub fn views(replay: &Replay<Box<RawValue>>) -> Vec<Value> {
    let mut seen = json!({ "view": serde_json::from_str::<Value>(replay.view.get()).unwrap() });
    let mut all = vec![seen["view"].clone()];
    for moment in &replay.moments {
        let patch: json_patch::Patch = serde_json::from_str(moment.changes.get()).unwrap();
        json_patch::patch(&mut seen, &patch).unwrap();
        all.push(seen["view"].clone());
    }
    all
}

fn view_of(client: &Client) -> Value {
    serde_json::to_value(&client.game().view).unwrap()
}

#[tokio::test(start_paused = true)]
async fn it_is_seen_again_as_each_saw_it_once_it_is_over() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut cleo = house.person("Cleo").await;
    let table = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    cleo.ok(json!({ "type": "watch", "table": table })).await;
    let id = ana.state.as_ref().unwrap().game.as_ref().unwrap().id.clone();
    let early = house.lobby.replay(&id, Eyes::Spectator).await.unwrap_err();
    assert_eq!(early.code, ProblemCode::WrongTime);
    assert_eq!(house.lobby.matches_of(&ana.session.account, ListMatches::default()).await.unwrap(), []);

    let mut live: [Vec<Value>; 3] = Default::default();
    while ana.game().outcome.is_none() {
        for (seen, client) in live.iter_mut().zip([&ana, &ben, &cleo]) {
            seen.push(view_of(client));
        }
        ana.answer().await;
        ben.hear().await;
        ben.answer().await;
        ana.hear().await;
        cleo.hear().await;
    }
    let seats: Vec<_> = contract::SeatCount::new(2).unwrap().seats().collect();
    let eyes = [Eyes::Seat(seats[0]), Eyes::Seat(seats[1]), Eyes::Spectator];
    for ((mut live, client), eyes) in live.into_iter().zip([&ana, &ben, &cleo]).zip(eyes) {
        live.push(view_of(client));
        let replay = house.lobby.replay(&id, eyes).await.unwrap();
        // A live client saw every second view: two inputs are a round.
        let again: Vec<Value> = views(&replay).into_iter().step_by(2).collect();
        assert_eq!(again, live, "{eyes:?}");
        assert_eq!(replay.standing.unwrap().seats().get(), 2);
    }
    let restarted = async |house: &House| {
        let record = house.lobby.match_record(&id).await.unwrap();
        let all = house.lobby.replay(&id, Eyes::Decider).await.unwrap();
        assert_eq!(all.moments.len(), record.inputs.len());
        for (moment, input) in all.moments.iter().zip(&record.inputs) {
            assert_eq!((moment.seat, moment.by, Some(moment.at)), (input.seat, input.by, input.at));
        }
        let (now, outcome) = (views(&all), &record.outcome);
        for (n, input) in record.inputs.iter().enumerate() {
            let own = house.lobby.replay(&id, Eyes::Seat(input.seat)).await.unwrap();
            assert_eq!(now[n], views(&own)[n], "before input {n} it is seen by whoever decides it");
        }
        let last = all.moments.last().unwrap().standing.clone();
        assert_eq!(last, outcome.clone().totals());
        assert_eq!((&all.listing.outcome, &all.listing.table), (outcome, &table));
        all.listing
    };
    let listing = restarted(&house).await;
    let account = |client: &Client| Player::Account { account: client.session.account.clone() };
    assert_eq!(listing.players, [account(&ana), account(&ben)]);
    assert!(listing.began_at <= listing.ended_at);
    for client in [&ana, &ben] {
        let mine = house.lobby.matches_of(&client.session.account, ListMatches::default()).await.unwrap();
        assert_eq!(mine, std::slice::from_ref(&listing));
    }
    assert_eq!(house.lobby.matches_of(&cleo.session.account, ListMatches::default()).await.unwrap(), []);
    let other = ListMatches { game: Some("other".into()), ..ListMatches::default() };
    assert_eq!(house.lobby.matches_of(&ana.session.account, other).await.unwrap(), []);

    house.restart(std::time::Duration::from_secs(5)).await;
    assert_eq!(restarted(&house).await, listing);
    let third = Eyes::Seat(contract::SeatCount::new(3).unwrap().seats().last().unwrap());
    assert_eq!(house.lobby.replay(&id, third).await.unwrap_err().code, ProblemCode::NotFound);
    assert_eq!(house.lobby.replay("nowhere", Eyes::Spectator).await.unwrap_err().code, ProblemCode::NotFound);
}

/// The chat of the match is available to its players.
#[tokio::test(start_paused = true)]
async fn its_talk_is_for_those_who_played_it() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut cleo = house.person("Cleo").await;
    let table = house.table(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    ana.ok(json!({ "type": "chat", "text": "before it" })).await;
    ana.ok(json!({ "type": "start" })).await;
    let id = ana.state.as_ref().unwrap().game.as_ref().unwrap().id.clone();
    cleo.ok(json!({ "type": "watch", "table": table })).await;
    cleo.ok(json!({ "type": "chat", "table": table, "text": "I look on" })).await;
    let early = house.lobby.match_talk(&ana.session.account, &id).await.unwrap_err();
    assert_eq!(early.code, ProblemCode::WrongTime);
    while ana.game().outcome.is_none() {
        ana.answer().await;
        ben.hear().await;
        ben.answer().await;
        ana.hear().await;
        if ana.chat.len() < 3 {
            ben.ok(json!({ "type": "chat", "text": "well played" })).await;
        }
    }
    ben.ok(json!({ "type": "chat", "text": "after it" })).await;
    let told = house.lobby.match_talk(&ana.session.account, &id).await.unwrap();
    let lines = told.iter().map(|line| (line.after, line.account.name.as_str(), line.text.as_str()));
    assert_eq!(lines.collect::<Vec<_>>(), [(0, "Cleo", "I look on"), (2, "Ben", "well played")]);
    let other = house.lobby.match_talk(&cleo.session.account, &id).await.unwrap_err();
    assert_eq!(other.code, ProblemCode::NotAllowed);
    let none = house.lobby.match_talk(&ana.session.account, "nowhere").await.unwrap_err();
    assert_eq!(none.code, ProblemCode::NotFound);
}

/// An erased account is a former player in all its matches.
#[tokio::test(start_paused = true)]
async fn an_erased_account_is_a_former_player() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let id = ana.state.as_ref().unwrap().game.as_ref().unwrap().id.clone();
    while ana.game().outcome.is_none() {
        ana.answer().await;
        ben.hear().await;
        ben.answer().await;
        ana.hear().await;
    }
    house.store.erase_account(&ben.session.account.id).await.unwrap();
    let replay = house.lobby.replay(&id, Eyes::Spectator).await.unwrap();
    let Player::Account { account } = &replay.listing.players[1] else { panic!("{:?}", replay.listing) };
    assert_eq!(
        (account.id.as_str(), account.name.as_str()),
        (ben.session.account.id.as_str(), "a former player")
    );
}

/// A newcomer is among the players of a match, and has it in its list.
#[tokio::test(start_paused = true)]
async fn a_newcomer_has_played_too() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("seven-dragons", 2), &mut [&mut ana, &mut ben]).await;
    let id = ana.state.as_ref().unwrap().game.as_ref().unwrap().id.clone();
    let mut cy = house.person("Cy").await;
    cy.table.clone_from(&table);
    cy.ok(json!({ "type": "watch" })).await;
    cy.ok(json!({ "type": "sit" })).await;
    for _ in 0..2_000 {
        for client in [&mut ana, &mut ben, &mut cy] {
            client.hear().await;
            if client.game().decision.is_some() {
                client.answer().await;
            }
        }
        if ana.game().outcome.is_some() {
            break;
        }
    }
    let replay = house.lobby.replay(&id, Eyes::Spectator).await.unwrap();
    let names = replay.listing.players.iter().map(|player| match player {
        Player::Account { account } => account.name.as_str(),
        Player::Nobody => "-",
        Player::Bot { player } => player,
    });
    assert_eq!(names.collect::<Vec<_>>(), ["Ana", "Ben", "Cy", "-", "-"]);
    let mine = house.lobby.matches_of(&cy.session.account, ListMatches::default()).await.unwrap();
    assert_eq!(mine, [replay.listing]);
}
