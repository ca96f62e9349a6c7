//! Forks: finished matches, continued from one of their moments.

use std::time::Duration;

use lobby::Store as _;
use protocol::{
    Clock, Continues, Occupant, ProblemCode, Status,
    http::{Eyes, ForkMatch, ForkSeat, ListMatches, MadeTable},
};
use serde_json::json;

use crate::{
    editions::upgraded,
    house::{Client, House, setup},
    replaying::views,
};

pub fn fork_at(at: usize, seats: Vec<ForkSeat>) -> ForkMatch {
    ForkMatch { at: at as u32, seats, clock: Clock::None, hints: false }
}

fn bot() -> ForkSeat {
    ForkSeat::Bot { player: "first".into() }
}

fn id_of(client: &Client) -> String {
    client.state.as_ref().unwrap().game.as_ref().unwrap().id.clone()
}

/// Plays a match of Ana and Ben to its end, with chat.
async fn played(house: &House) -> (Client, Client, String) {
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    ben.ok(json!({"type": "chat", "text": "between ourselves"})).await;
    play_on(&mut ana, &mut ben).await;
    let id = id_of(&ana);
    (ana, ben, id)
}

async fn play_on(ana: &mut Client, ben: &mut Client) {
    while ana.game().outcome.is_none() {
        for client in [&mut *ana, &mut *ben] {
            client.hear().await;
            if client.game().decision.is_some() {
                client.answer().await;
            }
        }
        ana.hear().await;
    }
}

async fn goes_to(client: &mut Client, made: &MadeTable) {
    if !client.table.is_empty() {
        client.ok(json!({"type": "unwatch"})).await;
    }
    client.table.clone_from(&made.id);
    (client.game, client.state) = (None, None);
    client.ok(json!({"type": "watch"})).await;
}

async fn refused(house: &House, who: &Client, id: &str, wanted: ForkMatch) -> ProblemCode {
    let problem = house.lobby.fork(&who.session.account, id, wanted).await.unwrap_err();
    problem.code
}

#[tokio::test(start_paused = true)]
async fn it_is_a_table_like_any_other_and_says_what_it_continues() {
    let mut house = House::open().await;
    let (mut ana, ben, id) = played(&house).await;
    let mut cleo = house.person("Cleo").await;
    let all = house.lobby.match_record(&id).await.unwrap();
    assert_eq!(all.continues, None);
    let seats = vec![ForkSeat::Open, ForkSeat::Me];
    let made = house.lobby.fork(&cleo.session.account, &id, fork_at(3, seats)).await.unwrap();
    let continues = Some(Continues { of: id.clone(), at: 3 });
    goes_to(&mut cleo, &made).await;
    let shown = cleo.state.clone().unwrap();
    assert_eq!((shown.status, &shown.continues), (Status::Gathering, &continues));
    assert_eq!(shown.setup.visibility, protocol::Visibility::Private);
    assert_eq!(cleo.chat, Vec::<String>::new());
    assert_eq!(cleo.refused(json!({"type": "start"})).await, ProblemCode::NotReady);
    let listed = &house.lobby.tables_of(&cleo.session.account).await.unwrap()[0];
    assert_eq!((&listed.id, &listed.continues), (&made.id, &continues));

    // The deal of a fork is fixed. Other settings can be changed, and all players keep their seats.
    let other = protocol::Setup { options: json!({"cards": 3}), ..shown.setup.clone() };
    for setup in [other, setup("goof", 3)] {
        let configure = json!({"type": "configure", "setup": setup});
        assert_eq!(cleo.refused(configure).await, ProblemCode::BadSetup);
    }
    let other = protocol::Setup { clock: Clock::Days { per_decision: 2 }, away: None, ..shown.setup.clone() };
    cleo.ok(json!({"type": "configure", "setup": other})).await;
    let occupants = |client: &Client| {
        let seats = &client.state.as_ref().unwrap().seats;
        seats.iter().map(|(_, seat)| seat.occupant.clone()).collect::<Vec<_>>()
    };
    let sits = |occupant: &Occupant, who: &Client| matches!(occupant, Occupant::Account { account, .. } if account.id == who.session.account.id);
    assert_eq!(occupants(&cleo)[0], Occupant::Nobody);
    assert!(sits(&occupants(&cleo)[1], &cleo));

    house.restart(Duration::from_secs(5)).await;
    let (mut cleo, mut dan) = (house.socket(cleo.session).await, house.person("Dan").await);
    for client in [&mut cleo, &mut dan] {
        goes_to(client, &made).await;
    }
    dan.ok(json!({"type": "sit"})).await;
    dan.ok(json!({"type": "ready", "ready": true})).await;
    cleo.ok(json!({"type": "start"})).await;
    dan.hear().await;
    let second = contract::SeatCount::new(2).unwrap().seats().last().unwrap();
    let before = house.lobby.replay(&id, Eyes::Seat(second)).await.unwrap();
    assert_eq!(serde_json::to_value(&cleo.game().view).unwrap(), views(&before)[3]);
    assert!(!cleo.game().steps.is_empty(), "what was copied is told");

    play_on(&mut cleo, &mut dan).await;
    let fork = id_of(&cleo);
    let record = house.lobby.match_record(&fork).await.unwrap();
    assert_eq!((&record.continues, &record.seed), (&continues, &all.seed));
    assert_ne!(record.id, all.id);
    for (copied, input) in record.inputs.iter().zip(&all.inputs[..3]) {
        assert_eq!((copied.seat, copied.by, &copied.input), (input.seat, input.by, &input.input));
    }
    let again = house.lobby.replay(&fork, Eyes::Spectator).await.unwrap();
    assert_eq!(again.listing.continues, continues);
    let mine = house.lobby.matches_of(&cleo.session.account, ListMatches::default()).await.unwrap();
    assert_eq!(mine, [again.listing]);
    let theirs = house.lobby.matches_of(&ana.session.account, ListMatches::default()).await.unwrap();
    assert_eq!(theirs.iter().map(|one| &one.id).collect::<Vec<_>>(), [&id], "it is no match of theirs");

    let exported = house.lobby.export_table(&cleo.session.account.id, "").await.unwrap().unwrap();
    assert_eq!(exported.matches.iter().map(|one| &one.continues).collect::<Vec<_>>(), [&continues]);

    // The log contains nothing about the players of the first match.
    let log = house.store.log(&made.id).await.unwrap();
    let lines: String = log.iter().map(|logged| logged.entry.line().unwrap()).collect();
    for theirs in [&ana.session.account.id, &ben.session.account.id, "between ourselves", "Ana"] {
        assert!(!lines.contains(theirs), "{theirs}");
    }

    // A rematch at the same table has a deal of its own.
    dan.ok(json!({"type": "rematch"})).await;
    cleo.ok(json!({"type": "ready", "ready": true})).await;
    dan.hear().await;
    assert_eq!(dan.state.as_ref().unwrap().continues, None);
    cleo.ok(json!({"type": "start"})).await;
    cleo.hear().await;
    dan.hear().await;
    play_on(&mut cleo, &mut dan).await;
    let next = house.lobby.match_record(&id_of(&cleo)).await.unwrap();
    assert_eq!(next.continues, None);
    assert_ne!(next.seed, all.seed);
    house.store.erase_account(&cleo.session.account.id).await.unwrap();
    house.store.erase_account(&ben.session.account.id).await.unwrap();
    house.restart(Duration::from_secs(5)).await;
    let kept = house.lobby.replay(&fork, Eyes::Spectator).await.unwrap();
    assert_eq!(kept.listing.continues, continues);
    ana = house.socket(ana.session).await;
    goes_to(&mut ana, &made).await;
    assert_eq!(ana.state.as_ref().unwrap().continues, None);
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_played_on_is_refused() {
    let mut house = House::open().await;
    let (ana, _, id) = played(&house).await;
    let inputs = house.lobby.match_record(&id).await.unwrap().inputs.len();
    let me = || vec![ForkSeat::Me, bot()];
    for at in [inputs, inputs + 1, u32::MAX as usize] {
        assert_eq!(refused(&house, &ana, &id, fork_at(at, me())).await, ProblemCode::NotFound, "{at}");
    }
    assert!(serde_json::from_value::<ForkMatch>(json!({"at": -1, "seats": []})).is_err());
    assert!(serde_json::from_value::<ForkMatch>(json!({"at": 1, "seats": [], "seed": "00"})).is_err());
    for seats in [vec![], vec![ForkSeat::Me], vec![ForkSeat::Me, ForkSeat::Me], vec![bot(), bot(), bot()]] {
        assert_eq!(refused(&house, &ana, &id, fork_at(1, seats)).await, ProblemCode::BadSetup);
    }
    let nobody = vec![ForkSeat::Me, ForkSeat::Bot { player: "nobody".into() }];
    assert_eq!(refused(&house, &ana, &id, fork_at(1, nobody)).await, ProblemCode::NotFound);
    assert_eq!(refused(&house, &ana, "nowhere", fork_at(1, me())).await, ProblemCode::NotFound);

    let (mut eva, mut fay) = (house.person("Eva").await, house.person("Fay").await);
    house.match_of(setup("goof", 2), &mut [&mut eva, &mut fay]).await;
    let running = id_of(&eva);
    for who in [&eva, &ana] {
        assert_eq!(refused(&house, who, &running, fork_at(0, me())).await, ProblemCode::WrongTime);
    }

    // A fork made before an upgrade does not begin with other rules either.
    let mut ana = ana;
    let made = house.lobby.fork(&ana.session.account, &id, fork_at(1, me())).await.unwrap();
    house.restart_with(Duration::from_secs(5), upgraded()).await;
    assert_eq!(refused(&house, &ana, &id, fork_at(1, me())).await, ProblemCode::NotInThisGame);
    ana = house.socket(ana.session).await;
    goes_to(&mut ana, &made).await;
    assert_eq!(ana.refused(json!({"type": "start"})).await, ProblemCode::NotInThisGame);
    assert_eq!(ana.state.as_ref().unwrap().status, Status::Gathering);
}

#[tokio::test(start_paused = true)]
async fn nobody_makes_them_without_end() {
    let config = lobby::Config { forks_per_hour: 3, ..lobby::Config::default() };
    let house = House::with(config).await;
    let (ana, ben, id) = played(&house).await;
    let seats = || vec![ForkSeat::Me, bot()];
    for _ in 0..3 {
        house.lobby.fork(&ana.session.account, &id, fork_at(2, seats())).await.unwrap();
    }
    let problem = house.lobby.fork(&ana.session.account, &id, fork_at(2, seats())).await.unwrap_err();
    assert_eq!(problem.code, ProblemCode::TooMany);
    assert!(problem.retry_after.is_some());
    house.lobby.fork(&ben.session.account, &id, fork_at(2, seats())).await.unwrap();
    tokio::time::sleep(Duration::from_secs(1_300)).await;
    house.lobby.fork(&ana.session.account, &id, fork_at(2, seats())).await.unwrap();

    // Forks also count against the limit on tables of an account.
    let house = House::open().await;
    let (ana, _, id) = played(&house).await;
    let limit = house.lobby.limits().tables_per_account as usize;
    let mut made = 0;
    let full = loop {
        match house.lobby.fork(&ana.session.account, &id, fork_at(2, seats())).await {
            Ok(_) => made += 1,
            Err(problem) => break problem,
        }
    };
    assert_eq!((made, full.code), (limit, ProblemCode::TooMany), "{}", full.message);
}

/// The seat of a player that had left by then can only have a bot, and the match continues.
#[tokio::test(start_paused = true)]
async fn the_seat_of_whoever_had_left_is_an_automatic_players() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("seven-kingdoms", 2), &mut [&mut ana, &mut ben]).await;
    for client in [&mut ana, &mut ben] {
        client.hear().await;
        if client.game().decision.is_some() {
            client.answer().await;
        }
    }
    ana.ok(json!({"type": "resign"})).await;
    ben.ok(json!({"type": "claim"})).await;
    let id = id_of(&ben);
    house.store.erase_account(&ana.session.account.id).await.unwrap();
    let inputs = house.lobby.match_record(&id).await.unwrap().inputs;
    let left = inputs.iter().position(|one| matches!(one.input, contract::Input::Seat(_))).unwrap();

    // Before that moment, any account can take the seat.
    let account = &ben.session.account;
    let open = || vec![ForkSeat::Me, bot()];
    house.lobby.fork(account, &id, fork_at(left, open())).await.unwrap();
    assert_eq!(refused(&house, &ben, &id, fork_at(left + 1, open())).await, ProblemCode::BadSetup);
    let made = house.lobby.fork(account, &id, fork_at(left + 1, vec![bot(), ForkSeat::Me])).await.unwrap();
    goes_to(&mut ben, &made).await;
    ben.ok(json!({"type": "remove", "seat": 0})).await;
    let mut cy = house.person("Cy").await;
    goes_to(&mut cy, &made).await;
    cy.ok(json!({"type": "sit"})).await;
    cy.ok(json!({"type": "ready", "ready": true})).await;
    assert_eq!(ben.refused(json!({"type": "start"})).await, ProblemCode::NotReady);
    cy.ok(json!({"type": "stand"})).await;
    ben.ok(json!({"type": "add_bot", "player": "first"})).await;
    ben.ok(json!({"type": "start"})).await;
    for _ in 0..400 {
        tokio::time::sleep(Duration::from_secs(2)).await;
        ben.hear().await;
        if ben.game().outcome.is_some() {
            return;
        }
        if ben.game().decision.is_some() {
            ben.answer().await;
        }
    }
    panic!("the automatic player does not play");
}
