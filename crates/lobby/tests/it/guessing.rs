//! What-if matches: permissions, the notes to the other players, and access to the results.

use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use lobby::{Asker, Config, KnownDeal, Store as _};
use protocol::{
    AccountKind, Deal, GuessAt, Problem, ProblemCode, Setup, Status,
    http::{Eyes, ForkSeat, GuessMatch, ListMatches, ListSince, MadeTable},
};
use serde_json::json;

use crate::{
    editions::upgraded,
    forking::fork_at,
    hinting::goof,
    house::{Client, HERE, House, catalogue_with, setup},
};

fn hinted(seats: u8) -> Setup {
    Setup { hints: true, ..setup("goof", seats) }
}

async fn house() -> House {
    house_of(Config::default()).await
}

async fn house_of(config: Config) -> House {
    let open = Arc::new(AtomicBool::new(true));
    House::of(config, || catalogue_with(goof(&open))).await
}

pub async fn guess(house: &House, who: &Client, table: &str) -> Result<MadeTable, Problem> {
    house.lobby.guess(&who.session.account, (table, HERE), GuessMatch::default()).await
}

async fn refused(house: &House, who: &Client, table: &str) -> ProblemCode {
    guess(house, who, table).await.unwrap_err().code
}

/// Opens another socket of the account at this table.
pub async fn at(house: &House, who: &Client, table: &str) -> Client {
    let mut client = house.socket(who.session.clone()).await;
    client.table = table.to_owned();
    client.ok(json!({"type": "watch"})).await;
    client
}

#[tokio::test(start_paused = true)]
async fn nobody_does_it_where_a_device_is_shared() {
    let house = house().await;
    let mut ana = house.person("Ana").await;
    let private = Setup { visibility: protocol::Visibility::Private, ..hinted(2) };
    house.table(private, &mut [&mut ana]).await;
    ana.ok(json!({"type": "beside", "name": "Ben"})).await;
    ana.ok(json!({"type": "start"})).await;
    assert_eq!(refused(&house, &ana, &ana.table).await, ProblemCode::NotAllowed);
    ana.hear().await;
    assert!(ana.chat.iter().all(|line| !line.contains("Guessed")), "nobody is told of what was refused");
}

fn id_of(client: &Client) -> String {
    client.state.as_ref().unwrap().game.as_ref().unwrap().id.clone()
}

/// Plays with bots to the end.
async fn to_the_end(client: &mut Client) {
    for _ in 0..400 {
        tokio::time::sleep(Duration::from_secs(2)).await;
        client.hear().await;
        if client.game().outcome.is_some() {
            return;
        }
        if client.game().decision.as_ref().is_some_and(|decision| decision.owed) {
            client.answer().await;
        }
    }
    panic!("no end");
}

async fn together(one: &mut Client, other: &mut Client) {
    while one.game().outcome.is_none() {
        for client in [&mut *one, &mut *other] {
            client.hear().await;
            if client.game().decision.is_some() {
                client.answer().await;
            }
        }
        one.hear().await;
    }
}

#[tokio::test(start_paused = true)]
async fn it_begins_with_what_one_sees_and_nothing_goes_back() {
    let mut house = house().await;
    let (mut ana, mut ben, mut eve) =
        (house.person("Ana").await, house.person("Ben").await, house.person("Eve").await);
    let real = house.match_of(hinted(2), &mut [&mut ana, &mut ben]).await;
    eve.table.clone_from(&real);
    eve.ok(json!({"type": "watch"})).await;
    ana.answer().await;
    ben.answer().await;
    ana.hear().await;
    let before = (ana.game().clone(), house.store.log(&real).await.unwrap().len());

    let made = guess(&house, &ana, &real).await.unwrap();
    // The others receive it once for each moment; the match is unchanged.
    guess(&house, &ana, &ana.table).await.unwrap();
    for client in [&mut ana, &mut ben, &mut eve] {
        client.hear().await;
        assert_eq!(client.chat.iter().filter(|line| *line == "Ana Guessed").count(), 1);
    }
    let now = ana.game();
    assert_eq!((&now.view, now.outcome.is_none()), (&before.0.view, true));
    let number = |game: &protocol::GameUpdate| game.decision.as_ref().map(|decision| decision.number);
    assert_eq!(number(now), number(&before.0));
    assert_eq!(house.store.log(&real).await.unwrap().len(), before.1 + 1);

    let real_match = id_of(&ana);
    let mut alone = at(&house, &ana, &made.id).await;
    let shown = alone.state.clone().unwrap();
    assert_eq!(shown.status, Status::Playing);
    assert_eq!(shown.guess, Some(GuessAt { of: real_match.clone(), table: real.clone() }));
    assert_eq!((shown.continues, shown.setup.visibility), (None, protocol::Visibility::Private));
    assert_eq!(ana.state.as_ref().unwrap().guess, None);
    assert_eq!(alone.game().view, ana.game().view);
    assert_eq!(
        alone.game().decision.as_ref().unwrap().choices,
        ana.game().decision.as_ref().unwrap().choices
    );
    assert!(alone.game().steps.is_empty() && alone.chat.is_empty());

    // No other account can watch the table, whatever it requests: the match shows a hand of the real one.
    for other in [&ben, &eve] {
        let mut other = house.socket(other.session.clone()).await;
        other.table.clone_from(&made.id);
        for request in
            [json!({"type": "watch"}), json!({"type": "sit"}), json!({"type": "chat", "text": "hello"})]
        {
            assert_eq!(other.refused(request).await, ProblemCode::NotAllowed);
        }
        assert!(other.game.is_none() && other.state.is_none());
        let since = ListSince { after: None };
        let reel = house.lobby.reel(&other.session.account, (&made.code, HERE), since).await.unwrap_err();
        assert_eq!(reel.code, ProblemCode::NotAllowed);
        assert_eq!(refused(&house, &other, &made.code).await, ProblemCode::NotAllowed);
    }

    // It needs only its own log.
    let view = alone.game().view.clone();
    let open = Arc::new(AtomicBool::new(true));
    house.restart_with(Duration::from_secs(5), catalogue_with(goof(&open))).await;
    alone = at(&house, &alone, &made.id).await;
    assert_eq!(alone.game().view, view);
    // Another one from there is a what-if match of the same real match.
    let second = guess(&house, &alone, &made.id).await.unwrap();
    let twice = at(&house, &alone, &second.id).await;
    assert_eq!(twice.state.as_ref().unwrap().guess.as_ref().unwrap().of, real_match);
    assert_eq!(twice.game().view, view);
    to_the_end(&mut alone).await;

    // The record contains the hand of a running match.
    let id = id_of(&alone);
    let theirs = Asker::Account(&ben.session.account.id);
    for asker in [Asker::Anybody, theirs] {
        let record = house.lobby.match_record_for(asker, &id).await.unwrap_err();
        assert_eq!(record.code, ProblemCode::WrongTime);
        let replay = house.lobby.replay_for(asker, &id, Eyes::Spectator).await.unwrap_err();
        assert_eq!(replay.code, ProblemCode::WrongTime);
        let analysis = house.lobby.analysis_for(asker, &id, 0).await.unwrap_err();
        assert_eq!(analysis.code, ProblemCode::WrongTime);
    }
    let seats = || vec![ForkSeat::Me, ForkSeat::Bot { player: "first".into() }];
    for who in [&ana, &ben] {
        let fork = house.lobby.fork(&who.session.account, &id, fork_at(0, seats())).await.unwrap_err();
        assert_eq!(fork.code, ProblemCode::WrongTime);
    }
    let own = Asker::Account(&ana.session.account.id);
    let record = house.lobby.match_record_for(own, &id).await.unwrap();
    let began = record.guess.clone().unwrap();
    assert_eq!((began.of.as_str(), began.seat.number()), (real_match.as_str(), 0));
    assert_eq!(began.view, view);
    let replay = house.lobby.replay_for(own, &id, Eyes::Seat(began.seat)).await.unwrap();
    assert_eq!(serde_json::from_str::<serde_json::Value>(replay.view.get()).unwrap(), view);
    assert_eq!(replay.listing.deal, Deal::Guess { of: real_match.clone(), table: real.clone() });
    let listed = house.lobby.matches_of(&ana.session.account, ListMatches::default()).await.unwrap();
    assert_eq!(listed, [replay.listing]);
    assert_eq!(house.lobby.statistics(&ana.session.account).await.unwrap().matches, 0);
    let seed = began_seed(&house, &real).await;
    assert!(!alone.heard.iter().any(|frame| frame.contains(&seed)));

    // After the real match has finished, any account can see it, verify it and fork it.
    let (mut ana, mut ben) = (at(&house, &ana, &real).await, at(&house, &ben, &real).await);
    together(&mut ana, &mut ben).await;
    let real_record = house.lobby.match_record(&real_match).await.unwrap();
    let guesses: Vec<_> =
        real_record.guesses.iter().map(|guess| (guess.seat.number(), guess.after)).collect();
    assert_eq!((guesses, real_record.guess), (vec![(0, 2)], None));
    assert_eq!(house.lobby.match_record(&id).await.unwrap(), record);
    assert_ne!(record.seed, real_record.seed);
    let fork = house.lobby.fork(&ben.session.account, &id, fork_at(0, seats())).await.unwrap();
    let mut ben = at(&house, &ben, &fork.id).await;
    ben.ok(json!({"type": "start"})).await;
    ben.hear().await;
    assert_eq!(ben.game().view, view);
    to_the_end(&mut ben).await;
    let again = house.lobby.match_record(&id_of(&ben)).await.unwrap();
    assert_eq!((again.guess, again.continues.unwrap().of), (record.guess, id));
}

async fn began_seed(house: &House, table: &str) -> String {
    let log = house.store.log(table).await.unwrap();
    let seed = |logged: &lobby::Logged| match &logged.entry {
        lobby::Entry::Began { seed, .. } => Some(seed.clone()),
        _ => None,
    };
    log.iter().find_map(seed).unwrap()
}

#[tokio::test(start_paused = true)]
async fn who_may_not_is_told_why() {
    let mut house = house().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let cleo = house.person("Cleo").await;
    let made = house.lobby.make_table(&ana.session.account, hinted(2)).await.unwrap();
    assert_eq!(refused(&house, &ana, &made.id).await, ProblemCode::NotAllowed, "they have no seat");
    assert_eq!(refused(&house, &ana, "nowhere").await, ProblemCode::NotFound);
    let waits = house.table(hinted(2), &mut [&mut ana]).await;
    assert_eq!(refused(&house, &ana, &waits).await, ProblemCode::WrongTime);

    // Without hints among people, and for spectators.
    let real = house.match_of(setup("goof", 2), &mut [&mut ana, &mut ben]).await;
    let why = guess(&house, &ana, &real).await.unwrap_err();
    assert_eq!(why.code, ProblemCode::NotAllowed);
    assert!(why.message.contains("does not allow hints"), "{}", why.message);
    assert_eq!(refused(&house, &cleo, &real).await, ProblemCode::NotAllowed);
    ben.hear().await;
    assert!(ben.chat.is_empty(), "nobody was told of what came to nothing");
    ben.ok(json!({"type": "resign"})).await;
    assert_eq!(refused(&house, &ben, &real).await, ProblemCode::NotAllowed);
    ana.ok(json!({"type": "claim"})).await;
    assert_eq!(refused(&house, &ana, &real).await, ProblemCode::WrongTime, "it is over");

    // With bots alone no permission is needed.
    let alone = house.table(setup("goof", 2), &mut [&mut ana]).await;
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    ana.ok(json!({"type": "start"})).await;
    for players in [vec![None, Some("nobody".into())], vec![Some("nobody".into())]] {
        let wanted = GuessMatch { players };
        let why = house.lobby.guess(&ana.session.account, (&alone, HERE), wanted).await.unwrap_err();
        assert_eq!(why.code, ProblemCode::NotFound);
    }
    let wanted = GuessMatch { players: vec![None; 3] };
    let why = house.lobby.guess(&ana.session.account, (&alone, HERE), wanted).await.unwrap_err();
    assert_eq!(why.code, ProblemCode::BadSetup);
    let wanted = GuessMatch { players: vec![None, Some("first".into())] };
    house.lobby.guess(&ana.session.account, (&alone, HERE), wanted).await.unwrap();
    // A client cannot choose the view or the seed.
    for more in [json!({"view": {}}), json!({"seed": "00"}), json!({"seat": 1}), json!({"players": [{}]})] {
        assert!(serde_json::from_value::<GuessMatch>(more).is_err());
    }

    // A deal that other accounts also play cannot be tried out.
    let of_day = house.lobby.alone("goof").unwrap();
    let day = house.lobby.make_table(&ana.session.account, of_day.clone()).await.unwrap();
    let of = KnownDeal {
        deal: Deal::Day { day: "2026-11-26".into() },
        setup: of_day,
        seed: contract::Seed::from_bytes([3; 32]),
        player: "first".into(),
    };
    house.lobby.begin_dealt(&ana.session.account, &day.id, of).await.unwrap();
    assert_eq!(refused(&house, &ana, &day.id).await, ProblemCode::NotAllowed);
    let there = at(&house, &ana, &day.code).await;
    let told = there.state.as_ref().unwrap().game.as_ref().unwrap();
    assert!(matches!(told.deal, Deal::Day { .. }), "so that nobody is offered it: {:?}", told.deal);

    // External bots are refused: they can imagine worlds themselves.
    let program = protocol::http::SignIn { name: "Robot".into(), kind: AccountKind::Bot };
    let signed = house.lobby.sign_in(program, Default::default()).await.unwrap();
    let session = house.lobby.session(&signed.token).await.unwrap().unwrap();
    let mut robot = house.socket(session).await;
    let theirs = house.match_of(hinted(2), &mut [&mut robot, &mut ana]).await;
    assert_eq!(refused(&house, &robot, &theirs).await, ProblemCode::NotAllowed);

    // A match with other rules cannot begin with this view.
    house.restart_with(Duration::from_secs(5), upgraded()).await;
    let gone = refused(&house, &ana, &theirs).await;
    assert!([ProblemCode::NotInThisGame, ProblemCode::WrongTime].contains(&gone), "{gone:?}");
}

#[tokio::test(start_paused = true)]
async fn nobody_makes_them_without_end() {
    let house = house_of(Config { forks_per_hour: 3, ..Config::default() }).await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let real = house.match_of(hinted(2), &mut [&mut ana, &mut ben]).await;
    let log = house.store.log(&real).await.unwrap().len();
    for _ in 0..3 {
        guess(&house, &ana, &real).await.unwrap();
    }
    let why = guess(&house, &ana, &real).await.unwrap_err();
    assert_eq!(why.code, ProblemCode::TooMany);
    assert!(why.retry_after.is_some());
    assert_eq!(house.store.log(&real).await.unwrap().len(), log + 1, "the others were told once");
    guess(&house, &ben, &real).await.unwrap();

    // What-if matches also count against the limit on tables of an account.
    let house = self::house().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let real = house.match_of(hinted(2), &mut [&mut ana, &mut ben]).await;
    let full = loop {
        if let Err(problem) = guess(&house, &ana, &real).await {
            break problem;
        }
    };
    assert_eq!(full.code, ProblemCode::TooMany, "{}", full.message);
    let open = house.store.open_tables_of(&ana.session.account.id, 0).await.unwrap();
    assert_eq!(open, house.lobby.limits().tables_per_account);
}
