//! The same secret deal at several tables: the access to its data over time.

use std::time::Duration;

use lobby::{Asker, Entry, Store as _, match_record};
use protocol::{
    Away, Clock, Deal, Newcomers, ProblemCode, Setup, Status, Visibility,
    http::{Duplicate, DuplicateState, Eyes, ForkSeat, ListSince, MadeDuplicate},
};
use serde_json::json;

use crate::{
    forking::fork_at,
    guessing::guess,
    house::{Client, HERE, House, catalogue, setup},
};

const DAY: Duration = Duration::from_secs(24 * 3_600);

pub async fn made(house: &House, maker: &Client, tables: u8) -> MadeDuplicate {
    // The set overrides these settings about spectators and newcomers.
    let open = Setup { visibility: Visibility::Public, newcomers: Newcomers::Everybody, ..setup("goof", 2) };
    house.lobby.make_duplicate(&maker.session.account, (open, tables)).await.unwrap()
}

async fn sits(client: &mut Client, table: &str) {
    client.table = table.to_owned();
    client.ok(json!({"type": "watch"})).await;
    client.ok(json!({"type": "sit"})).await;
    client.ok(json!({"type": "ready", "ready": true})).await;
}

/// Begins the deal of both players at a table.
async fn begun(table: &str, host: &mut Client, other: &mut Client) {
    sits(host, table).await;
    sits(other, table).await;
    host.ok(json!({"type": "start"})).await;
    host.hear().await;
    other.hear().await;
}

/// Plays the first choice always, or the last.
pub async fn to_the_end(one: &mut Client, other: &mut Client) {
    for _ in 0..200 {
        for client in [&mut *one, &mut *other] {
            client.hear().await;
            if client.game().outcome.is_some() {
                continue;
            }
            if client.game().decision.as_ref().is_some_and(|decision| decision.owed) {
                let submission = client.submission();
                client.ok(submission).await;
            }
        }
        if one.game().outcome.is_some() {
            other.hear().await;
            return;
        }
    }
    panic!("the match does not end");
}

fn id_of(client: &Client) -> String {
    client.state.as_ref().unwrap().game.as_ref().unwrap().id.clone()
}

async fn shown(house: &House, to: Option<&Client>, set: &str) -> Duplicate {
    let account = to.map(|client| client.session.account.id.as_str());
    house.lobby.duplicate(account, set).await.unwrap()
}

fn states(of: &Duplicate) -> Vec<DuplicateState> {
    of.tables.iter().map(|table| table.state).collect()
}

async fn seed(house: &House, set: &str) -> String {
    house.store.duplicate(set).await.unwrap().unwrap().seed.reveal()
}

pub struct Four {
    pub house: House,
    pub set: MadeDuplicate,
    /// Ana and Ben play at the first table, Cleo and Dan at the second.
    pub ana: Client,
    pub ben: Client,
    pub cleo: Client,
    pub dan: Client,
}

/// Returns two tables at which the deal has begun.
pub async fn four() -> Four {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let (mut cleo, mut dan) = (house.person("Cleo").await, house.person("Dan").await);
    let set = made(&house, &ana, 2).await;
    begun(&set.tables[0].id, &mut ana, &mut ben).await;
    begun(&set.tables[1].id, &mut cleo, &mut dan).await;
    Four { house, set, ana, ben, cleo, dan }
}

#[tokio::test(start_paused = true)]
async fn each_seat_is_dealt_the_same_at_all_tables() {
    let Four { house, set, ana, ben, cleo, dan } = four().await;
    for (one, other) in [(&ana, &cleo), (&ben, &dan)] {
        assert_eq!(one.game().view, other.game().view);
        let [one, other] = [one, other].map(|client| client.state.clone().unwrap());
        assert_eq!(one.duplicate.as_deref(), Some(set.id.as_str()));
        assert_eq!((one.setup.visibility, one.setup.newcomers), (Visibility::Private, Newcomers::Nobody));
        let [one, other] = [one, other].map(|state| state.game.unwrap());
        assert_eq!((one.seed_hash, one.seed), (other.seed_hash, None));
    }
    // Another set has another deal.
    let mut eve = house.person("Eve").await;
    let other = made(&house, &eve, 2).await;
    assert_ne!(seed(&house, &set.id).await, seed(&house, &other.id).await);
    sits(&mut eve, &other.tables[1].id).await;
}

#[tokio::test(start_paused = true)]
async fn nothing_is_told_before_all_tables_are_over() {
    let Four { mut house, set, mut ana, mut ben, mut cleo, mut dan } = four().await;
    let secret = seed(&house, &set.id).await;
    to_the_end(&mut ana, &mut ben).await;
    let id = id_of(&ana);

    for who in [None, Some(&ana), Some(&cleo)] {
        let asker = who.map_or(Asker::Anybody, |who| Asker::Account(&who.session.account.id));
        for refused in [
            house.lobby.match_record_for(asker, &id).await.unwrap_err(),
            house.lobby.replay_for(asker, &id, Eyes::Spectator).await.unwrap_err(),
            house.lobby.analysis_for(asker, &id, 0).await.unwrap_err(),
        ] {
            assert_eq!(refused.code, ProblemCode::WrongTime, "{refused:?}");
            assert!(refused.message.contains("other tables"), "{refused:?}");
        }
    }
    for who in [&ana, &cleo] {
        let seats = vec![ForkSeat::Me, ForkSeat::Bot { player: "first".into() }];
        let fork = house.lobby.fork(&who.session.account, &id, fork_at(0, seats)).await.unwrap_err();
        assert_eq!(fork.code, ProblemCode::WrongTime);
        let talk = house.lobby.match_talk(&who.session.account, &id).await.unwrap_err();
        assert_eq!(talk.code, ProblemCode::WrongTime);
    }
    // The operator may verify it at any time.
    let of = (Asker::Host, id.as_str());
    assert_eq!(match_record(&*house.store, &catalogue(), of, house.now()).await.unwrap().seed, secret);

    // The players of the match see their own result; other accounts do not.
    let theirs = shown(&house, Some(&ben), &set.id).await;
    assert_eq!(states(&theirs), [DuplicateState::Over, DuplicateState::Playing]);
    let result = theirs.tables[0].result.clone().unwrap();
    assert_eq!((result.id.as_str(), result.matchpoints.len()), (id.as_str(), 0));
    assert_eq!((theirs.open, theirs.tables[1].result.is_none()), (false, true));
    assert_eq!(theirs.opens_at.unwrap() / 1_000, (house.now() + 14 * DAY.as_millis() as u64) / 1_000);
    for who in [None, Some(&dan)] {
        let others = shown(&house, who, &set.id).await;
        assert!(others.tables.iter().all(|table| table.result.is_none()));
    }
    // A restart or a look at the own table does not open it either.
    house.restart(Duration::from_secs(5)).await;
    for client in [&mut ana, &mut cleo] {
        let table = client.table.clone();
        *client = house.socket(client.session.clone()).await;
        client.table = table;
        client.ok(json!({"type": "watch"})).await;
        client.hear().await;
        assert_eq!(client.state.as_ref().unwrap().game.as_ref().unwrap().seed, None);
    }
    let table = dan.table.clone();
    dan = house.socket(dan.session.clone()).await;
    dan.table = table;
    dan.ok(json!({"type": "watch"})).await;
    to_the_end(&mut cleo, &mut dan).await;

    for client in [&mut ana, &mut cleo, &mut dan] {
        client.ok(json!({"type": "watch"})).await;
        client.hear().await;
        assert_eq!(client.state.as_ref().unwrap().game.as_ref().unwrap().seed.as_ref(), Some(&secret));
    }
    let all = shown(&house, None, &set.id).await;
    assert_eq!((all.open, states(&all)), (true, vec![DuplicateState::Over; 2]));
    let (ids, points): (Vec<String>, Vec<_>) = { all.tables.into_iter() }
        .map(|table| table.result.unwrap())
        .map(|result| (result.id, result.matchpoints))
        .unzip();
    assert_eq!(ids, [id_of(&ana), id_of(&cleo)]);
    for (one, other) in points[0].iter().zip(&points[1]) {
        assert_eq!((one.won + other.won, one.of, other.of), (1.0, 1, 1));
    }
    for id in &ids {
        let record = house.lobby.match_record(id).await.unwrap();
        assert_eq!(record.seed, secret);
        let replay = house.lobby.replay(id, Eyes::Spectator).await.unwrap();
        assert_eq!(replay.listing.deal, Deal::Duplicate { set: set.id.clone() });
    }
    house.lobby.match_talk(&ben.session.account, &ids[0]).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn the_seed_is_in_no_frame_before_all_is_open() {
    let Four { house, set, mut ana, mut ben, cleo, dan } = four().await;
    to_the_end(&mut ana, &mut ben).await;
    let secret = seed(&house, &set.id).await;
    for client in [&ana, &ben, &cleo, &dan] {
        assert!(!client.heard.is_empty());
        assert!(!client.heard.iter().any(|frame| frame.contains(&secret)));
    }
    let page = serde_json::to_string(&shown(&house, Some(&ana), &set.id).await).unwrap();
    assert!(!page.contains(&secret));
}

#[tokio::test(start_paused = true)]
async fn nobody_sees_a_table_of_a_deal_that_they_do_not_play_there() {
    let Four { house, set, mut ana, mut ben, mut cleo, dan } = four().await;
    let mut eve = house.person("Eve").await;
    let mut eve_again = house.socket(eve.session.clone()).await;
    let hostile = |table: &str| {
        [
            json!({"type": "watch", "table": table}),
            json!({"type": "sit", "table": table}),
            json!({"type": "chat", "text": "the ace is under the two", "table": table}),
            json!({"type": "hint", "decision": 1, "table": table}),
            json!({"type": "rematch", "table": table}),
            json!({"type": "start", "table": table}),
        ]
    };
    for after in [false, true] {
        if after {
            to_the_end(&mut ana, &mut ben).await;
        }
        // Ana made the other table, too.
        for (who, table) in [(&mut ana, 1), (&mut cleo, 0), (&mut eve, 0), (&mut eve_again, 1)] {
            let (heard, table) = (who.heard.len(), set.tables[table].code.clone());
            for request in hostile(&table) {
                assert_eq!(who.refused(request).await, ProblemCode::NotAllowed);
            }
            who.hear().await;
            let frames = &who.heard[heard..];
            assert!(frames.iter().all(|frame| !frame.contains("\"type\":\"game\"")), "{frames:?}");
            let since = ListSince { after: None };
            let reel = house.lobby.reel(&who.session.account, (&table, HERE), since).await.unwrap_err();
            assert_eq!(reel.code, ProblemCode::NotAllowed);
            assert_eq!(guess(&house, who, &table).await.unwrap_err().code, ProblemCode::NotAllowed);
        }
    }
    // A what-if match of the own deal is not possible either.
    assert_eq!(guess(&house, &dan, &dan.table).await.unwrap_err().code, ProblemCode::NotAllowed);
    // The maker of a table learns from lists and the export only that it exists.
    let mut exported = Vec::new();
    let mut after = String::new();
    while let Some(table) = house.lobby.export_table(&ana.session.account.id, &after).await.unwrap() {
        after.clone_from(&table.id);
        exported.push((table.id, table.matches.len()));
    }
    assert_eq!(exported, [(set.tables[0].id.clone(), 1), (set.tables[1].id.clone(), 0)]);
    let listed = house.lobby.tables_of(&ana.session.account).await.unwrap();
    let other = listed.iter().find(|table| table.id == set.tables[1].id).unwrap();
    let mine = other.mine.clone().unwrap();
    assert_eq!((mine.waiting.len(), mine.deadline, other.your_turn), (0, None, false));
}

#[tokio::test(start_paused = true)]
async fn whoever_looks_on_is_shown_out_when_it_begins() {
    let house = House::open().await;
    let (mut ana, mut ben, mut eve) =
        (house.person("Ana").await, house.person("Ben").await, house.person("Eve").await);
    let set = made(&house, &ana, 2).await;
    eve.table = set.tables[0].id.clone();
    eve.ok(json!({"type": "watch"})).await;
    begun(&set.tables[0].id, &mut ana, &mut ben).await;
    eve.hear().await;
    assert!(eve.heard.last().unwrap().contains("\"type\":\"unwatched\""), "{:?}", eve.heard.last());
    assert!(eve.game.is_none());
    let submission = if ana.offered().is_some() { ana.submission() } else { ben.submission() };
    let heard = eve.heard.len();
    let who = if ana.offered().is_some() { &mut ana } else { &mut ben };
    who.ok(submission).await;
    eve.hear().await;
    assert_eq!(eve.heard.len(), heard);
}

#[tokio::test(start_paused = true)]
async fn nobody_plays_it_twice() {
    let house = House::open().await;
    let (mut ana, mut ben, mut cleo) =
        (house.person("Ana").await, house.person("Ben").await, house.person("Cleo").await);
    let set = made(&house, &ana, 3).await;
    let [first, second, third] = [0, 1, 2].map(|n| set.tables[n].id.clone());
    // Before the start, accounts move from table to table, and have a seat at one of them.
    sits(&mut ana, &first).await;
    sits(&mut ben, &first).await;
    ben.table.clone_from(&second);
    ben.ok(json!({"type": "watch"})).await;
    assert_eq!(ben.refused(json!({"type": "sit"})).await, ProblemCode::NotAllowed);
    ben.ok(json!({"type": "stand", "table": first})).await;
    sits(&mut ben, &second).await;
    ben.ok(json!({"type": "stand"})).await;
    sits(&mut ben, &first).await;
    ana.ok(json!({"type": "start"})).await;
    ana.hear().await;
    // From then on they belong to that one, also after it.
    let mut again = house.socket(ben.session.clone()).await;
    again.table = second.clone();
    for request in [json!({"type": "watch"}), json!({"type": "sit"})] {
        let _ = again.ask(request).await;
    }
    assert_eq!(again.refused(json!({"type": "sit"})).await, ProblemCode::NotAllowed);
    ben.ok(json!({"type": "resign"})).await;
    assert_eq!(again.refused(json!({"type": "sit"})).await, ProblemCode::NotAllowed);
    // Bots alone cannot play it.
    let mut host = house.socket(ana.session.clone()).await;
    host.table = third;
    host.ok(json!({"type": "watch"})).await;
    host.ok(json!({"type": "add_bot", "player": "first"})).await;
    assert_eq!(host.refused(json!({"type": "start"})).await, ProblemCode::NotReady);
    sits(&mut cleo, &second).await;
    assert_eq!(cleo.state.as_ref().unwrap().host, cleo.session.account.id, "who sits there is host");
}

#[tokio::test(start_paused = true)]
async fn only_how_time_is_counted_can_be_changed() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    let set = made(&house, &ana, 2).await;
    sits(&mut ana, &set.tables[0].id).await;
    ana.hear().await;
    let dealt = ana.state.as_ref().unwrap().setup.clone();
    for other in [
        Setup { visibility: Visibility::Public, ..dealt.clone() },
        Setup { newcomers: Newcomers::Everybody, ..dealt.clone() },
        Setup { seats: contract::SeatCount::new(3).unwrap(), ..dealt.clone() },
    ] {
        let refused = ana.refused(json!({"type": "configure", "setup": other})).await;
        assert_eq!(refused, ProblemCode::BadSetup);
    }
    let slower = Setup { clock: Clock::Seconds { per_decision: 90 }, away: Some(Away::Wait), ..dealt };
    ana.ok(json!({"type": "configure", "setup": slower})).await;
    assert_eq!(ana.refused(json!({"type": "start", "lesson": true})).await, ProblemCode::NotReady);
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    assert_eq!(ana.refused(json!({"type": "start", "lesson": true})).await, ProblemCode::BadSetup);
    ana.ok(json!({"type": "start"})).await;
}

#[tokio::test(start_paused = true)]
async fn a_rematch_is_dealt_by_chance_and_opens_nothing() {
    let Four { house, set, mut ana, mut ben, mut cleo, .. } = four().await;
    to_the_end(&mut ana, &mut ben).await;
    ana.ok(json!({"type": "rematch"})).await;
    ben.ok(json!({"type": "ready", "ready": true})).await;
    let (table, code) = (ana.table.clone(), &set.tables[0].code);
    assert_eq!(cleo.refused(json!({"type": "watch", "table": code})).await, ProblemCode::NotAllowed);
    ana.ok(json!({"type": "start"})).await;
    ana.hear().await;
    let log = house.store.log(&table).await.unwrap();
    let began = log.iter().filter_map(|logged| match &logged.entry {
        Entry::Began { seed, deal, .. } => Some((seed.clone(), deal.clone())),
        _ => None,
    });
    let [(first, duplicate), (second, chance)] = began.collect::<Vec<_>>().try_into().unwrap();
    assert_eq!((duplicate, chance), (Deal::Duplicate { set: set.id.clone() }, Deal::Chance));
    assert_ne!(first, second);
    assert!(!shown(&house, Some(&ana), &set.id).await.open);
    to_the_end(&mut ana, &mut ben).await;
    // The rematch is a match like any other.
    let id = id_of(&ana);
    assert_eq!(house.lobby.match_record(&id).await.unwrap().seed, second);
}

#[tokio::test(start_paused = true)]
async fn the_maker_closes_what_nobody_plays() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut cleo = house.person("Cleo").await;
    let set = made(&house, &ana, 3).await;
    begun(&set.tables[0].id, &mut ana, &mut ben).await;
    sits(&mut cleo, &set.tables[1].id).await;
    cleo.ok(json!({"type": "add_bot", "player": "first"})).await;
    let refused = house.lobby.close_duplicate(&ben.session.account, &set.id).await.unwrap_err();
    assert_eq!(refused.code, ProblemCode::NotAllowed);
    let closed = house.lobby.close_duplicate(&ana.session.account, &set.id).await.unwrap();
    assert_eq!((closed.closed, closed.open), (true, false));
    let closed_now = [DuplicateState::Playing, DuplicateState::Closed, DuplicateState::Closed];
    assert_eq!(states(&closed), closed_now);
    assert_eq!(cleo.refused(json!({"type": "start"})).await, ProblemCode::WrongTime);
    to_the_end(&mut ana, &mut ben).await;
    let over = shown(&house, None, &set.id).await;
    assert!(over.open);
    let result = over.tables[0].result.as_ref().unwrap();
    assert!(result.matchpoints.iter().all(|points| points.of == 0), "it is compared with nobody");
    house.lobby.match_record(&id_of(&ana)).await.unwrap();
    // An account that comes later cannot play the deal any more.
    assert_eq!(cleo.refused(json!({"type": "start"})).await, ProblemCode::WrongTime);
}

#[tokio::test(start_paused = true)]
async fn a_table_that_is_forgotten_keeps_it_secret_for_two_weeks_and_no_longer() {
    let Four { mut house, set, mut ana, mut ben, cleo, .. } = four().await;
    to_the_end(&mut ana, &mut ben).await;
    let id = id_of(&ana);
    house.restart(13 * DAY).await;
    assert!(house.lobby.match_record(&id).await.is_err());
    house.restart(DAY + Duration::from_secs(60)).await;
    house.lobby.match_record(&id).await.unwrap();
    let late = shown(&house, None, &set.id).await;
    assert_eq!((late.open, states(&late)), (true, vec![DuplicateState::Over, DuplicateState::Playing]));
    // The other table plays on.
    let mut again = house.socket(cleo.session.clone()).await;
    again.table = cleo.table.clone();
    again.ok(json!({"type": "watch"})).await;
    again.hear().await;
    assert_eq!(again.state.as_ref().unwrap().status, Status::Playing);
}

#[tokio::test(start_paused = true)]
async fn as_many_are_made_as_somebody_may_make() {
    let house = House::open().await;
    let ana = house.person("Ana").await;
    for tables in [0, 1, 9, 255] {
        let refused = house.lobby.make_duplicate(&ana.session.account, (setup("goof", 2), tables)).await;
        assert_eq!(refused.unwrap_err().code, ProblemCode::BadSetup);
    }
    let no_such = Setup { options: json!({"no": "such"}), ..setup("goof", 2) };
    for (wrong, code) in [(no_such, ProblemCode::BadSetup), (setup("chess", 2), ProblemCode::NotFound)] {
        let refused = house.lobby.make_duplicate(&ana.session.account, (wrong, 2)).await.unwrap_err();
        assert_eq!(refused.code, code);
    }
    let limit = house.lobby.limits().tables_per_account;
    let mut left = limit;
    while left >= 8 {
        made(&house, &ana, 8).await;
        left -= 8;
    }
    let refused = house.lobby.make_duplicate(&ana.session.account, (setup("goof", 2), 8)).await.unwrap_err();
    assert_eq!(refused.code, ProblemCode::TooMany);
    assert_eq!(house.lobby.duplicate(None, "no-such-set").await.unwrap_err().code, ProblemCode::NotFound);
}

#[tokio::test(start_paused = true)]
async fn if_they_cannot_be_stored_there_are_none() {
    let house = House::open().await;
    let ana = house.person("Ana").await;
    house.store.set_failing(true);
    let refused = house.lobby.make_duplicate(&ana.session.account, (setup("goof", 2), 2)).await.unwrap_err();
    assert_eq!(refused.code, ProblemCode::StorageUnavailable);
    house.store.set_failing(false);
    assert!(house.lobby.tables_of(&ana.session.account).await.unwrap().is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_companion_plays_where_their_device_does() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let set = made(&house, &ana, 2).await;
    sits(&mut ana, &set.tables[0].id).await;
    ana.ok(json!({"type": "beside", "name": "Kim"})).await;
    ana.ok(json!({"type": "start"})).await;
    ana.hear().await;
    sits(&mut ben, &set.tables[1].id).await;
    let mut elsewhere = house.socket(ana.session.clone()).await;
    elsewhere.table = set.tables[1].id.clone();
    elsewhere.ok(json!({"type": "watch"})).await;
    for request in [json!({"type": "sit"}), json!({"type": "beside", "name": "Lou"})] {
        assert_eq!(elsewhere.refused(request).await, ProblemCode::NotAllowed);
    }
}
