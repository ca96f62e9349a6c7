//! Companions: further players on one device.

use std::time::Duration;

use lobby::{Beside, Config, Entry, Keep, Store as _};
use protocol::{Account, AccountKind, Occupant, ProblemCode, Setup, Visibility, http};
use serde_json::{Value, json};

use crate::{
    house::{Client, HERE, House, setup},
    seated::{kingdoms, log, owes},
};

fn private(game: &str, seats: u8) -> Setup {
    Setup { visibility: Visibility::Private, ..setup(game, seats) }
}

fn beside(name: &str) -> Value {
    json!({"type": "beside", "name": name})
}

/// Returns the ids of an account's companions, in the order of their seats.
fn companions(of: &Client) -> Vec<String> {
    let state = of.state.as_ref().unwrap();
    let is_theirs = |occupant: &Occupant| match occupant {
        Occupant::Account { account, beside, .. } if beside.as_ref() == Some(&of.session.account.id) => {
            Some(account.id.clone())
        }
        Occupant::Account { .. } | Occupant::Bot { .. } | Occupant::Nobody => None,
    };
    state.seats.iter().filter_map(|(_, seat)| is_theirs(&seat.occupant)).collect()
}

fn occupant<'a>(seen: &'a Client, id: &str) -> &'a Occupant {
    let is = |o: &&Occupant| matches!(o, Occupant::Account { account, .. } if account.id == id);
    seen.state.as_ref().unwrap().seats.iter().map(|(_, seat)| &seat.occupant).find(is).unwrap()
}

/// Makes a private table that only Ana knows, with her companion Ben.
async fn two(house: &House, setup: Setup) -> (Client, String) {
    let mut ana = house.person("Ana").await;
    house.table(setup, &mut [&mut ana]).await;
    ana.ok(beside("Ben")).await;
    ana.hear().await;
    let ben = companions(&ana).remove(0);
    (ana, ben)
}

#[tokio::test(start_paused = true)]
async fn a_companion_sits_down_is_ready_and_plays_by_a_socket_of_its_own() {
    let house = House::open().await;
    let (mut ana, ben) = two(&house, private("goof", 2)).await;
    let Occupant::Account { account, ready, connected, .. } = occupant(&ana, &ben) else { panic!("{ben}") };
    assert_eq!((account.name.as_str(), account.kind), ("Ben", AccountKind::Companion));
    assert!(*ready && *connected, "as the one it sits beside is");
    ana.ok(json!({"type": "start"})).await;
    let mut ben = house.beside(&ana, &ben).await;
    ana.hear().await;
    ben.hear().await;
    assert_ne!(ana.seat(), ben.seat());
    for client in [&mut ana, &mut ben] {
        assert!(owes(client));
        client.answer().await;
    }
}

#[tokio::test(start_paused = true)]
async fn only_who_sits_at_a_private_table_before_the_start_has_companions() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    let mut eve = house.person("Eve").await;
    house.table(private("goof", 6), &mut [&mut ana]).await;
    eve.table.clone_from(&ana.table);
    assert_eq!(eve.refused(beside("Ed")).await, ProblemCode::NotAllowed, "Eve does not sit");
    for name in ["Ben", "Cleo", "Dora"] {
        ana.ok(beside(name)).await;
    }
    assert_eq!(ana.refused(beside("Ed")).await, ProblemCode::TooMany, "three are enough");
    ana.hear().await;
    let there = companions(&ana);
    ana.ok(json!({"type": "remove", "seat": 1})).await;
    ana.hear().await;
    assert_eq!(companions(&ana), there[1..]);
    assert!(house.store.accounts(&there[..1]).await.unwrap().is_empty(), "nothing is left of who went");
    for (name, seat, code) in [
        ("", None, ProblemCode::BadText),
        ("a former player", None, ProblemCode::BadText),
        ("first", None, ProblemCode::BadText),
        ("Ed", Some(0), ProblemCode::SeatTaken),
        ("Ed", Some(60), ProblemCode::NotFound),
    ] {
        let asked = json!({"type": "beside", "name": name, "seat": seat});
        assert_eq!(ana.refused(asked).await, code, "{name}");
    }
    // Another account at the table has companions of its own, and can remove only those.
    eve.ok(json!({"type": "watch"})).await;
    eve.ok(json!({"type": "sit", "seat": 4})).await;
    eve.ok(json!({"type": "beside", "name": "Ben", "seat": 5})).await;
    eve.hear().await;
    let Occupant::Account { account, beside: of, ready, .. } = occupant(&eve, &companions(&eve)[0]) else {
        panic!("nobody sits there")
    };
    assert_eq!(account.name, "Ben", "the one before is gone, so nobody else is called so");
    assert_eq!((of.as_ref(), *ready), (Some(&eve.session.account.id), false));
    assert_eq!(eve.refused(json!({"type": "remove", "seat": 2})).await, ProblemCode::NotAllowed);
    eve.ok(json!({"type": "ready", "ready": true})).await;
    eve.hear().await;
    let ready = |o: &Occupant| matches!(o, Occupant::Account { ready: true, .. });
    assert!(ready(occupant(&eve, &companions(&eve)[0])));

    let public = serde_json::to_value(setup("goof", 6)).unwrap();
    let refused = ana.refused(json!({"type": "configure", "setup": public})).await;
    assert_eq!(refused, ProblemCode::BadSetup, "it cannot be made public");
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    ana.ok(json!({"type": "start"})).await;
    assert_eq!(ana.refused(beside("Ed")).await, ProblemCode::WrongTime);

    let mut cem = house.person("Cem").await;
    house.table(setup("goof", 2), &mut [&mut cem]).await;
    assert_eq!(cem.refused(beside("Ed")).await, ProblemCode::BadSetup, "the table is public");
}

#[tokio::test(start_paused = true)]
async fn companions_go_with_whoever_they_sit_beside() {
    let house = House::open().await;
    let (mut ana, mut cem) = (house.person("Ana").await, house.person("Cem").await);
    house.table(private("goof", 4), &mut [&mut ana, &mut cem]).await;
    for (leave, gone) in [
        (json!({"type": "stand"}), true),
        (json!({"type": "sit", "seat": 3}), false),
        (json!({"type": "stand"}), true),
    ] {
        cem.ok(json!({"type": "sit", "seat": 1})).await;
        if companions(&cem).is_empty() {
            cem.ok(json!({"type": "beside", "name": "Dora", "seat": 2})).await;
        }
        cem.hear().await;
        let dora = companions(&cem);
        assert_eq!(dora.len(), 1);
        cem.ok(leave).await;
        cem.hear().await;
        assert_eq!(companions(&cem).is_empty(), gone);
        assert_eq!(house.store.accounts(&dora).await.unwrap().is_empty(), gone);
    }
    // A host who bans an account also bans its companions.
    cem.ok(json!({"type": "sit", "seat": 1})).await;
    cem.ok(json!({"type": "beside", "name": "Dora", "seat": 2})).await;
    cem.hear().await;
    let dora = companions(&cem).remove(0);
    let mut dora = house.beside(&cem, &dora).await;
    ana.ok(json!({"type": "ban", "account": cem.session.account.id, "banned": true})).await;
    ana.hear().await;
    let free = |seat: usize| {
        ana.state.as_ref().unwrap().seats.iter().nth(seat).unwrap().1.occupant == Occupant::Nobody
    };
    assert!(free(1) && free(2));
    for asked in [json!({"type": "watch"}), json!({"type": "chat", "text": "still here"})] {
        assert_eq!(dora.refused(asked).await, ProblemCode::NotAllowed);
    }
}

#[tokio::test(start_paused = true)]
async fn a_companion_plays_and_does_nothing_else() {
    let house = House::open().await;
    let (mut ana, ben) = two(&house, private("goof", 4)).await;
    let eve = house.person("Eve").await;
    // Only Ana acts for the companion, and other accounts do not learn that it exists.
    for (session, id) in
        [(&eve.session, ben.as_str()), (&ana.session, "nobody"), (&ana.session, &eve.session.account.id)]
    {
        let refused = house.lobby.companion(session, id).await.unwrap_err();
        assert_eq!(refused.code, ProblemCode::NotFound);
        assert_eq!(refused.message, "you have no such companion");
    }
    let sign_in = http::SignIn { name: "Ben".into(), kind: AccountKind::Companion };
    let Err(refused) = house.lobby.sign_in(sign_in, Default::default()).await else { panic!("it signed in") };
    assert_eq!(refused.code, ProblemCode::NotAllowed);

    let mut ben = house.beside(&ana, &ben).await;
    let setup = serde_json::to_value(private("goof", 4)).unwrap();
    for asked in [
        json!({"type": "sit", "seat": 3}),
        json!({"type": "stand"}),
        json!({"type": "ready", "ready": false}),
        json!({"type": "add_bot", "player": "first"}),
        json!({"type": "beside", "name": "Cleo"}),
        json!({"type": "remove", "seat": 0}),
        json!({"type": "mute", "account": ana.session.account.id, "muted": true}),
        json!({"type": "ban", "account": ana.session.account.id, "banned": true}),
        json!({"type": "configure", "setup": setup}),
        json!({"type": "start"}),
    ] {
        let what = asked.to_string();
        assert_eq!(ben.refused(asked).await, ProblemCode::NotAllowed, "{what}");
    }
    // The companion cannot use another table of its owner either, by its id or by its code.
    let other = house.lobby.make_table(&ana.session.account, private("goof", 2)).await.unwrap();
    let own = ben.table.clone();
    for table in [other.id, other.code] {
        ben.table = table;
        for asked in [json!({"type": "watch"}), json!({"type": "chat", "text": "hello"})] {
            assert_eq!(ben.refused(asked).await, ProblemCode::NotAllowed);
        }
    }
    ben.table = own;
    ben.ok(json!({"type": "chat", "text": "hello"})).await;
    ana.hear().await;
    assert!(ana.chat.last().unwrap().contains("hello"));
    // The companion's access ends with the session of its owner.
    house.lobby.sign_out(&ana.session).await.unwrap();
    ben.hear().await;
    assert!(ben.outbox.is_closed());
}

#[tokio::test(start_paused = true)]
async fn nobody_makes_thousands() {
    let house = House::with(Config { companions_per_hour: 4, ..Config::default() }).await;
    let mut refused = 0;
    for host in 0..6 {
        let mut host = house.person(&format!("Holder {host}")).await;
        house.table(private("goof", 4), &mut [&mut host]).await;
        let mut made = 0;
        for n in 0..6 {
            match host.ask(beside(&format!("Guest {n}"))).await {
                Ok(_) => {
                    made += 1;
                    host.ok(json!({"type": "remove", "seat": 1})).await;
                }
                Err(problem) => {
                    assert_eq!(problem.code, ProblemCode::TooMany);
                    assert!(problem.retry_after.is_some());
                    refused += 1;
                }
            }
        }
        assert!(made <= 4, "an account makes four an hour");
    }
    assert_eq!(refused, 36 - 20, "and a network address five times as many");
}

#[tokio::test(start_paused = true)]
async fn each_socket_is_told_what_its_own_seat_may_know() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    let mut eve = house.person("Eve").await;
    house.table(Setup { visibility: Visibility::Private, ..kingdoms() }, &mut [&mut ana]).await;
    ana.ok(beside("Ben")).await;
    ana.ok(beside("Cleo")).await;
    ana.hear().await;
    let ids = companions(&ana);
    eve.table.clone_from(&ana.table);
    eve.ok(json!({"type": "watch"})).await;
    ana.ok(json!({"type": "start"})).await;
    let mut people = vec![house.beside(&ana, &ids[0]).await, house.beside(&ana, &ids[1]).await];
    people.push(ana);
    let mut compared = 0;
    for _ in 0..40 {
        for client in people.iter_mut().chain([&mut eve]) {
            client.hear().await;
        }
        let views: Vec<&Value> = people.iter().map(|client| &client.game().view).collect();
        assert!(views[0] != views[1] && views[1] != views[2] && views[0] != views[2]);
        let hand = |client: &Client| client.game().view["you"]["hand"].clone();
        assert!(people.iter().all(|client| hand(client).is_array()), "{}", people[0].game().view);
        // All clients know cards that were taken openly: these can be a whole hand.
        let open = &eve.game().view["players"];
        let is_open = |client: &Client| {
            let known = &open[client.seat()]["hand_known"];
            known.as_array().map(Vec::len) == hand(client).as_array().map(Vec::len)
        };
        for (n, client) in people.iter().enumerate() {
            let told = client.game().view.to_string();
            assert_eq!(client.game().view["you"]["seat"], json!(client.seat()));
            for (m, other) in people.iter().enumerate() {
                if hand(other).as_array().is_some_and(|hand| hand.len() > 2) && !is_open(other) {
                    compared += 1;
                    assert_eq!(told.contains(&hand(other).to_string()), n == m, "{told}");
                }
            }
        }
        assert!(hand(&eve).is_null());
        let Some(first) = people.iter().position(owes) else { break };
        people[first].answer().await;
    }
    assert!(compared > 9, "{compared}");
}

#[tokio::test(start_paused = true)]
async fn a_device_has_one_voice() {
    let house = House::open().await;
    let (mut ana, mut cem) = (house.person("Ana").await, house.person("Cem").await);
    house.table(Setup { visibility: Visibility::Private, ..kingdoms() }, &mut [&mut ana, &mut cem]).await;
    ana.ok(beside("Ben")).await;
    ana.hear().await;
    let ben = companions(&ana).remove(0);
    ana.ok(json!({"type": "start"})).await;
    let mut ben = house.beside(&ana, &ben).await;
    // Ben asks on behalf of the device, and only Cem has to agree.
    ben.ok(json!({"type": "pause", "pause": true})).await;
    cem.hear().await;
    let Some(protocol::PauseView::Asked { by, needs, .. }) = &cem.state.as_ref().unwrap().pause else {
        panic!("nobody was asked")
    };
    assert_eq!(*by, ana.session.account.id);
    assert_eq!(*needs, [cem.session.account.id.clone()]);
    cem.ok(json!({"type": "pause", "pause": true})).await;
    ben.ok(json!({"type": "pause", "pause": false})).await;
    let mut people = vec![ana, ben, cem];
    for _ in 0..3 {
        for client in &mut people {
            client.hear().await;
        }
        let first = people.iter().position(owes).unwrap();
        people[first].answer().await;
        people[first].ok(json!({"type": "undo", "wish": true})).await;
        people[2].hear().await;
        let needs = people[2].state.as_ref().unwrap().undo.as_ref().unwrap().needs.clone();
        let asked = if first == 2 { &people[0] } else { &people[2] };
        assert_eq!(
            needs,
            std::slice::from_ref(&asked.session.account.id),
            "one of each device, and not the own one"
        );
        // Any player on the device answers.
        let answers = if first == 2 { 1 } else { 2 };
        people[answers].ok(json!({"type": "allow_undo", "allow": true})).await;
        people[first].hear().await;
        people[first].answer().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_companion_is_here_as_long_as_the_device_is() {
    let house = House::open().await;
    let (mut ana, ben) = two(&house, private("goof", 2)).await;
    let mut eve = house.person("Eve").await;
    eve.table.clone_from(&ana.table);
    eve.ok(json!({"type": "watch"})).await;
    ana.ok(json!({"type": "start"})).await;
    eve.hear().await;
    let here =
        |eve: &Client, id: &str| matches!(occupant(eve, id), Occupant::Account { connected: true, .. });
    assert!(here(&eve, &ben), "although no socket acts for it yet");
    let socket = house.beside(&ana, &ben).await;
    drop(socket);
    eve.hear().await;
    assert!(here(&eve, &ben));
    let id = ana.session.account.id.clone();
    drop(ana);
    eve.hear().await;
    assert!(!here(&eve, &ben) && !here(&eve, &id));
}

#[tokio::test(start_paused = true)]
async fn a_rematch_and_a_restart_keep_companions() {
    let mut house = House::open().await;
    let (mut ana, id) = two(&house, private("goof", 2)).await;
    ana.ok(json!({"type": "start"})).await;
    let mut ben = house.beside(&ana, &id).await;
    ana.answer().await;
    let (session, table) = (ana.session.clone(), ana.table.clone());
    house.restart(Duration::from_secs(5)).await;
    let mut ana = house.socket(session).await;
    ana.table = table;
    ana.ok(json!({"type": "watch"})).await;
    assert_eq!(companions(&ana), std::slice::from_ref(&id));
    ben = house.beside(&ana, ben.session.account.id.as_str()).await;
    assert!(owes(&ben) && !owes(&ana));
    while ben.state.as_ref().unwrap().status == protocol::Status::Playing {
        for client in [&mut ben, &mut ana] {
            client.hear().await;
            if owes(client) {
                client.answer().await;
            }
        }
        ben.hear().await;
    }
    ben.ok(json!({"type": "rematch"})).await;
    ana.hear().await;
    assert_eq!(companions(&ana), std::slice::from_ref(&id));
    let state = ana.state.as_ref().unwrap();
    assert_eq!(state.proposed_by.as_ref(), Some(&ana.session.account.id), "the device has one voice");
    let ready = |o: &Occupant| matches!(o, Occupant::Account { ready: true, .. });
    assert!(state.seats.iter().all(|(_, seat)| ready(&seat.occupant)), "and both are ready with it");
    ana.ok(json!({"type": "start"})).await;
    ana.hear().await;
    assert_eq!(ana.state.as_ref().unwrap().game.as_ref().unwrap().number, 2);
    // A companion that has played stays known, also if it does not play on.
    let entries = log(&house, &ana.table).await;
    assert_eq!(entries.iter().filter(|entry| matches!(entry, Entry::Beside { .. })).count(), 1);
}

#[tokio::test(start_paused = true)]
async fn companions_are_erased_with_whoever_they_sat_beside() {
    let house = House::open().await;
    let (mut ana, ben) = two(&house, private("goof", 2)).await;
    let mut eve = house.person("Eve").await;
    eve.table.clone_from(&ana.table);
    eve.ok(json!({"type": "watch"})).await;
    ana.ok(json!({"type": "start"})).await;
    let mut socket = house.beside(&ana, &ben).await;
    let from = lobby::Visitor { address: HERE, agent: Default::default() };
    house.lobby.erase(&ana.session, &http::Erase { proof: None }, &from).await.unwrap();
    assert!(house.store.accounts(&[ben.clone(), ana.session.account.id.clone()]).await.unwrap().is_empty());
    socket.hear().await;
    assert!(socket.outbox.is_closed());
    eve.hear().await;
    let state = eve.state.as_ref().unwrap();
    let name =
        |o: &Occupant| matches!(o, Occupant::Account { account, .. } if account.name == "a former player");
    assert!(state.seats.iter().all(|(_, seat)| name(&seat.occupant)), "{:?}", state.seats);
}

#[tokio::test(start_paused = true)]
async fn companions_are_nobody_in_statistics_and_stand_in_what_is_known_of_an_account() {
    let house = House::open().await;
    let (mut ana, mut cem) = (house.person("Ana").await, house.person("Cem").await);
    house.table(private("goof", 3), &mut [&mut ana, &mut cem]).await;
    ana.ok(beside("Ben")).await;
    ana.hear().await;
    let id = companions(&ana).remove(0);
    ana.ok(json!({"type": "start"})).await;
    let mut people = vec![house.beside(&ana, &id).await, ana, cem];
    while people[1].state.as_ref().unwrap().status == protocol::Status::Playing {
        for client in &mut people {
            client.hear().await;
            if owes(client) {
                client.answer().await;
            }
        }
        people[1].hear().await;
    }
    let [_, ana, cem] = people.as_slice() else { panic!("three played") };
    let of_cem = house.lobby.statistics(&cem.session.account).await.unwrap();
    let met: Vec<&str> = of_cem.met.iter().map(|met| met.account.name.as_str()).collect();
    assert_eq!((of_cem.matches, met), (1, vec!["Ana"]));
    let of_ana = house.lobby.statistics(&ana.session.account).await.unwrap();
    assert_eq!((of_ana.matches, of_ana.met.len()), (0, 0), "she may have played both");
    let about = house.lobby.about(&ana.session).await.unwrap();
    assert_eq!(about.companions.len(), 1);
    assert_eq!((about.companions[0].account.name.as_str(), &about.companions[0].table), ("Ben", &ana.table));
}

#[tokio::test(start_paused = true)]
async fn companions_are_forgotten_with_a_table_that_nobody_started() {
    const DAY: Duration = Duration::from_secs(3_600);
    let keep = Keep { sessions: 10 * DAY, guests: 3 * DAY, unstarted: 2 * DAY, matches: None };
    let house = House::with(Config { keep, ..Config::default() }).await;
    let (ana, ben) = two(&house, private("goof", 2)).await;
    let table = ana.table.clone();
    drop(ana);
    tokio::time::sleep(4 * DAY).await;
    assert!(house.lobby.table(&table, HERE, None).await.is_err());
    assert!(house.store.accounts(std::slice::from_ref(&ben)).await.unwrap().is_empty());
    assert_eq!(house.store.companion(&ben).await.unwrap(), None);
}

#[tokio::test(start_paused = true)]
async fn a_companion_that_was_stored_and_never_sat_is_forgotten_with_the_next_one() {
    let house = House::open().await;
    let (mut ana, ben) = two(&house, private("goof", 4)).await;
    let orphan = Account { id: "orphan".into(), name: "Bo".into(), kind: AccountKind::Companion };
    for (id, table) in [("orphan", ana.table.as_str()), ("elsewhere", "another")] {
        let orphan = Account { id: id.into(), ..orphan.clone() };
        let of = Beside { of: ana.session.account.id.clone(), table: table.into() };
        house.store.add_companion(&orphan, &of, 0).await.unwrap();
    }
    ana.ok(beside("Bo")).await;
    ana.hear().await;
    let there = companions(&ana);
    assert_eq!(there.len(), 2);
    let known = house.store.companions_of(&ana.session.account.id).await.unwrap();
    let mut known: Vec<String> = known.into_iter().map(|(companion, _)| companion.id).collect();
    known.retain(|id| !there.contains(id));
    assert!(there.contains(&ben));
    assert_eq!(known, ["elsewhere"], "another table may be about to seat it");
}
