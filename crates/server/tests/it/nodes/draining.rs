//! Stopping one node while another one runs.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering::SeqCst},
    },
    time::{Duration, Instant},
};

use lobby::{Entry, Store as _, StoreError};
use protocol::ProblemCode;
use serde_json::{Value, json};
use store_laws::{append, made, said, table};
use tokio::sync::{RwLock, watch};

use super::{
    house::{House, Socket, begin_two, code, is_to_be_repeated, setup},
    node, postgres,
};
use crate::support::until;

/// The term of leases. Waiting for one to end would take longer than anything else on a slow machine.
const LONG: Duration = Duration::from_secs(240);

/// The longest wait for anything.
const MOST: Duration = Duration::from_secs(120);

/// The moves between two stops.
const MOVES: usize = 40;

/// A load balancer that leads to the accepting nodes in turn.
struct Door(Mutex<Vec<Arc<House>>>);

impl Door {
    fn next(&self) -> Arc<House> {
        let mut open = self.0.lock().unwrap();
        open.rotate_left(1);
        Arc::clone(&open[0])
    }

    fn close(&self, name: &str) {
        self.0.lock().unwrap().retain(|house| house.name != name);
    }

    fn open(&self, house: Arc<House>) {
        self.0.lock().unwrap().push(house);
    }
}

/// The experience of players.
#[derive(Default)]
struct Seen {
    matches: u32,
    moves: usize,
    closed: u32,
    longest: Duration,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_are_started_anew_one_after_the_other_and_nobody_waits_for_long() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url();
    let mut houses = Vec::new();
    for name in ["a", "b"] {
        houses.push(Arc::new(House::linked_for(&url, name, LONG).await));
    }
    let games: Vec<&str> = houses[0].lobby.catalogue().iter().map(|g| g.newest().game.info().id).collect();
    let door = Arc::new(Door(Mutex::new(houses.clone())));
    // Held for reading while players sit down, for writing while a node stops.
    let calm = Arc::new(RwLock::new(()));
    let (enough, stop) = watch::channel(false);
    let moves = Arc::new(AtomicUsize::new(0));
    let mut playing = Vec::new();
    for game in games {
        let (door, calm, stop) = (Arc::clone(&door), Arc::clone(&calm), stop.clone());
        let moves = Arc::clone(&moves);
        playing.push(tokio::spawn(async move {
            let mut seen = Seen::default();
            while seen.matches == 0 || !*stop.borrow() {
                one_match(&door, &calm, game, (&mut seen, &moves)).await;
            }
            (game, seen)
        }));
    }
    for round in 0..4 {
        let before = moves.load(SeqCst);
        let failed = || playing.iter().any(tokio::task::JoinHandle::is_finished);
        until("people play", || failed() || moves.load(SeqCst) >= before + MOVES).await;
        let quiet = calm.write().await;
        let house = &mut houses[round % 2];
        door.close(&house.name);
        house.lobby.drain().await;
        house.close().await;
        *house = Arc::new(House::linked_for(&url, &house.name, LONG).await);
        door.open(Arc::clone(house));
        drop(quiet);
    }
    enough.send(true).unwrap();
    let mut closed = 0;
    for game in playing {
        let (game, seen) = game.await.unwrap();
        println!(
            "{game}: {} matches, {} moves, closed {} times, longest wait {:?}",
            seen.matches, seen.moves, seen.closed, seen.longest
        );
        assert!(seen.longest < MOST, "{game}: {:?}", seen.longest);
        closed += seen.closed;
    }
    assert!(closed >= 8, "there were people at the servers that went: {closed}");
    for house in &houses {
        house.close().await;
    }
}

/// Plays one match of two players and a bot. The players reconnect by the balancer when they are
/// disconnected.
async fn one_match(door: &Door, calm: &RwLock<()>, game: &str, (seen, moves): (&mut Seen, &AtomicUsize)) {
    let (table, mut sockets) = {
        let _quiet = calm.read().await;
        let (here, there) = (door.next(), door.next());
        let (ann, token) = here.sign_in(&format!("Ann {}", &game[..9])).await;
        let (_, other) = there.sign_in(&format!("Ben {}", &game[..9])).await;
        begin_two([&here, &there], game, [&token, &other], &ann).await
    };
    let mut answered = [0; 2];
    let mut acknowledged = BTreeSet::new();
    let mut quiet = Instant::now();
    while !sockets.iter().all(|socket| socket.game.as_ref().is_some_and(|game| game.outcome.is_some())) {
        for (who, socket) in sockets.iter_mut().enumerate() {
            socket.hear("");
            come_in(door, socket, &table, seen).await;
            if let Some((decision, intent)) = socket.owes(answered[who]) {
                answered[who] = decision;
                let id = format!("{who}-{decision}");
                let submit =
                    json!({"type": "submit", "table": table, "decision": decision, "intent": intent});
                let begun = Instant::now();
                match insist(door, socket, (&table, &id), submit, seen).await {
                    Ok(()) => assert!(acknowledged.insert(id)),
                    Err(problem) => assert_eq!(problem["code"], "stale", "{problem}"),
                }
                seen.longest = seen.longest.max(begun.elapsed());
                seen.moves += 1;
                moves.fetch_add(1, SeqCst);
                quiet = Instant::now();
            }
        }
        assert!(quiet.elapsed() < MOST, "{game}: the match stands still");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let mut played: BTreeMap<String, usize> = BTreeMap::new();
    for logged in sockets_log(door, &table).await {
        if let Entry::Played { from: Some(from), .. } = logged {
            *played.entry(from.request).or_default() += 1;
        }
    }
    assert!(played.values().all(|times| *times == 1), "{game}: {played:?}");
    assert_eq!(played.keys().collect::<Vec<_>>(), acknowledged.iter().collect::<Vec<_>>(), "{game}");
    seen.matches += 1;
}

async fn sockets_log(door: &Door, table: &str) -> Vec<Entry> {
    // The database of a stopping node is still open.
    door.next().store.log(table).await.unwrap().into_iter().map(|logged| logged.entry).collect()
}

/// Reconnects by the balancer if it was disconnected.
async fn come_in(door: &Door, socket: &mut Socket, table: &str, seen: &mut Seen) {
    if socket.is_closed() {
        let begun = Instant::now();
        loop {
            socket.goes_to(&door.next());
            match socket.ask(json!({"type": "watch", "table": table})).await {
                Ok(()) => break,
                Err(problem) if code(&problem) == "closing" => socket.is_sent_away().await,
                Err(problem) => {
                    assert!(is_to_be_repeated(&problem) || code(&problem) == "too_many", "{problem}");
                }
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        seen.closed += 1;
        seen.longest = seen.longest.max(begun.elapsed());
    }
}

/// Repeats a request at any node until it is answered.
async fn insist(
    door: &Door,
    socket: &mut Socket,
    (table, id): (&str, &str),
    request: Value,
    seen: &mut Seen,
) -> Result<(), Value> {
    loop {
        come_in(door, socket, table, seen).await;
        socket.send(id, request.clone()).await;
        match socket.answer(id).await {
            Err(problem) if code(&problem) == "closing" => socket.is_sent_away().await,
            Err(problem) if is_to_be_repeated(&problem) => {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            answer => return answer,
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_goes_keeps_no_table_and_its_lease_until_the_end() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url();
    let (a, b) = (House::linked_for(&url, "a", LONG).await, House::linked_for(&url, "b", LONG).await);
    let (ann, token) = a.sign_in("Ann").await;
    let make =
        async |house: &House| house.lobby.make_table(&ann, setup("seven-kingdoms", 3)).await.unwrap().id;
    let (awake, asleep, other) = (make(&a).await, make(&a).await, make(&b).await);
    let (mut here, mut idle, mut there) =
        (a.socket(&token).await, a.socket(&token).await, b.socket(&token).await);
    here.watch(&awake, None).await;
    there.watch(&other, None).await;
    // No task has it in memory, as if it were asleep.
    let owned = a.store.claim(&asleep).await.unwrap();
    assert!(matches!(b.store.claim(&asleep).await, Err(StoreError::Elsewhere { .. })));
    a.lobby.drain().await;
    assert!(here.is_closed() && idle.is_closed() && !there.is_closed());
    assert!(owned.is_live() && a.lease().await.is_some(), "the lease is not over yet");
    // Within the term of the lease, which has not ended.
    for table in [&awake, &asleep] {
        there.watch(table, None).await;
        there.ask(json!({"type": "sit", "table": table})).await.unwrap();
    }
    assert!(a.lease().await.is_some(), "nobody waited for its end");
    assert_eq!(there.closed, 0);
    // A client at the stopping node is disconnected, unless another node has the table.
    idle.ask(json!({"type": "watch", "table": other})).await.unwrap();
    let late = make(&b).await;
    let sent_away = idle.ask(json!({"type": "watch", "table": late})).await.unwrap_err();
    assert_eq!(sent_away["code"], "closed");
    // Requests over HTTP are forwarded to the owner, or to a node that can become the owner.
    for _ in 0..2 {
        let problem = a.lobby.forfeit(&late, &ann.id).await.unwrap_err();
        assert_eq!(problem.code, ProblemCode::WrongTime, "the other server says so: {problem:?}");
    }
    assert!(matches!(a.store.owner(&late).await, Ok(Some((owner, _))) if owner == "b"));
    // Unless no node can claim it.
    let nobodys = make(&b).await;
    b.lobby.drain().await;
    let problem = a.lobby.forfeit(&nobodys, &ann.id).await.unwrap_err();
    assert_eq!(problem.code, ProblemCode::Closing, "{problem:?}");
    assert!(a.lease().await.is_some(), "nobody waited for its end");
    a.close().await;
    b.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_gives_a_seat_up_at_a_server_that_goes_does_so_at_another_one() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url();
    let (a, b) = (House::linked_for(&url, "a", LONG).await, House::linked_for(&url, "b", LONG).await);
    let games: Vec<&str> = a.lobby.catalogue().iter().map(|g| g.newest().game.info().id).collect();
    let mut playing = Vec::new();
    for game in &games {
        let (ann, token) = a.sign_in(&format!("Ann {}", &game[..9])).await;
        let (_, other) = a.sign_in(&format!("Ben {}", &game[..9])).await;
        let (table, sockets) = begin_two([&a, &a], game, [&token, &other], &ann).await;
        drop(sockets);
        playing.push((table, ann));
    }
    a.lobby.drain().await;
    for (table, ann) in &playing {
        let left = async || {
            let log = a.store.log(table).await.unwrap();
            log.iter().filter(|logged| format!("{:?}", logged.entry).contains("Leave")).count()
        };
        assert_eq!(left().await, 0);
        // A repetition finds it done.
        for _ in 0..2 {
            a.lobby.forfeit(table, &ann.id).await.unwrap();
            assert_eq!(left().await, 1);
        }
        assert!(matches!(a.store.owner(table).await, Ok(Some((owner, _))) if owner == "b"));
    }
    // There is no other node.
    let made = a.lobby.make_table(&playing[0].1, setup(games[0], 3)).await.unwrap().id;
    b.close().await;
    let problem = a.lobby.forfeit(&made, &playing[0].1.id).await.unwrap_err();
    assert_eq!(problem.code, ProblemCode::Closing, "{problem:?}");
    a.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_follows_several_tables_of_a_server_that_goes_is_sent_away_once() {
    let Some(postgres) = postgres().await else { return };
    let url = postgres.url();
    let (a, b) = (House::linked_for(&url, "a", LONG).await, House::linked_for(&url, "b", LONG).await);
    let (ann, token) = a.sign_in("Ann").await;
    let (mut here, mut there) = (a.socket(&token).await, b.socket(&token).await);
    let mut tables = Vec::new();
    for game in a.lobby.catalogue().iter().map(|game| game.newest().game.info().id) {
        for _ in 0..4 {
            tables.push(a.lobby.make_table(&ann, setup(game, 3)).await.unwrap().id);
        }
    }
    for table in &tables {
        here.watch(table, None).await;
        there.watch(table, None).await;
    }
    let lobby = a.lobby.clone();
    let draining = tokio::spawn(async move { lobby.drain().await });
    while !draining.is_finished() {
        there.hear("");
        if there.is_closed() {
            for table in &tables {
                there.watch(table, None).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    draining.await.unwrap();
    there.hear("");
    here.hear("");
    let told =
        |socket: &Socket| socket.frames.iter().filter(|frame| frame.contains(r#""type":"closing""#)).count();
    assert!(here.is_closed() && !there.is_closed());
    assert_eq!((told(&here), told(&there), there.closed), (1, 1, 1));
    // It has all tables at the other node.
    for table in &tables {
        assert!(matches!(a.store.owner(table).await, Ok(Some((owner, _))) if owner == "b"));
        there.ask(json!({"type": "sit", "table": table})).await.unwrap();
    }
    // Nor again when the stopping node has stopped.
    a.close().await;
    for table in &tables {
        there.ask(json!({"type": "stand", "table": table})).await.unwrap();
    }
    assert_eq!((told(&there), there.closed), (1, 1));
    b.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_whoever_owns_a_table_gives_it_back() {
    let Some(postgres) = postgres().await else { return };
    let (a, b) = (node(&postgres, "a").await, node(&postgres, "b").await);
    let row = table("t", "ann", 1);
    a.make_table(&row, &made("ann")).await.unwrap();
    let first = a.claim("t").await.unwrap();
    b.give_back("t").await.unwrap();
    assert!(matches!(b.claim("t").await, Err(StoreError::Elsewhere { .. })));
    a.give_back("t").await.unwrap();
    // An append that was under way when the table was given back is in the log before the next owner reads
    // it.
    let word = |epoch, seq| lobby::Append { epoch, ..append(&row, vec![said(seq, "word")]) };
    a.append(word(first.epoch(), 2)).await.unwrap();
    let second = b.claim("t").await.unwrap();
    assert!(second.epoch() > first.epoch());
    assert!(matches!(a.append(word(first.epoch(), 3)).await, Err(StoreError::Conflict(_))));
    a.give_back("t").await.unwrap();
    b.append(word(second.epoch(), 3)).await.unwrap();
    assert!(matches!(a.claim("t").await, Err(StoreError::Elsewhere { .. })), "it is the other's");
}
