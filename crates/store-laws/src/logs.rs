//! The logs of tables.

use contract::{BySeat, Input, Outcome, ScoreLine, Seat, SeatCount};
use futures_util::future::join_all;
use lobby::{
    Append, Checkpoint, Dealt, Ended, Entry, FoundMatch, Logged, MatchRow, MatchesOf, Requested, Sitter,
    Store, StoreError,
};
use protocol::{By, Continues, Deal, Visibility};

use crate::samples::{append, made, said, setup, table};

fn is_conflict<T: std::fmt::Debug>(result: Result<T, StoreError>) {
    assert!(matches!(result, Err(StoreError::Conflict(_))), "{result:?}");
}

fn seat() -> Seat {
    Seat::new(1, SeatCount::new(3).expect("three is a seat count")).expect("three seats have a second")
}

pub(crate) async fn a_log_is_read_as_it_was_written(store: &impl Store) {
    let row = table("t", "ann", 1);
    store.make_table(&row, &made("ann")).await.unwrap();
    store.make_table(&table("other", "ann", 1), &made("ann")).await.unwrap();
    let view = serde_json::json!({ "hand": [1, 2.5, null, "ü"], "of": {} });
    let entries: Vec<Logged> = [
        Entry::Sat { seat: seat(), account: "bob".into() },
        Entry::Ready { seat: seat(), ready: true },
        Entry::Bot { seat: seat(), player: "random".into() },
        Entry::Began {
            id: "m".into(),
            rules_version: 1,
            seed: "00ff".into(),
            continues: None,
            deal: Deal::Lesson,
            guess: None,
            shuffled: Some(BySeat::filled(SeatCount::new(3).expect("three is a seat count"), seat())),
        },
        Entry::Played {
            seat: seat(),
            by: By::StandIn,
            from: Some(Requested { account: "bob".into(), request: "r".into() }),
            input: Input::Intent(serde_json::json!({ "do": "x", "n": [1, 2.5, null] })),
        },
        Entry::Said { account: "bob".into(), request: "s".into(), text: "7 ♞ \n".into() },
        Entry::Confided {
            account: "bob".into(),
            to: vec!["ann".into()],
            team: vec![seat()],
            request: "c".into(),
            text: "to us".into(),
        },
        Entry::TookBack { seat: seat(), account: "bob".into(), inputs: 3 },
        Entry::Hinted { seat: seat(), account: "bob".into(), decision: 9 },
        Entry::Guessed { seat: seat(), account: "bob".into(), inputs: 12 },
        Entry::Began {
            id: "g".into(),
            rules_version: 1,
            seed: "00ff".into(),
            continues: None,
            deal: Deal::Guess { of: "m".into(), table: "t".into() },
            guess: Some(protocol::Guess { of: "m".into(), seat: seat(), view }),
            shuffled: None,
        },
        Entry::Banks {
            left: vec![lobby::Left { seat: seat(), millis: 1_234_567, paid: Some(lobby::Paid::Turn(7)) }],
        },
        Entry::StandingOrder { seat: seat(), account: "bob".into(), forced: true },
        Entry::Ahead {
            seat: seat(),
            account: "bob".into(),
            ahead: lobby::AheadDeed::Chosen {
                intent: serde_json::json!({ "do": "x", "n": 3 }),
                beside: ["x".to_owned()].into(),
            },
        },
        Entry::Pause { pause: lobby::Pausing::Over { account: Some("bob".into()) } },
        Entry::Configured { setup: crate::samples::setup(), in_place: true },
        Entry::Again { by: None, moved: Some(2) },
    ]
    .into_iter()
    .zip(2..)
    .map(|(entry, seq)| Logged { seq, at: 1_000 * seq, entry })
    .collect();
    store.append(append(&row, entries[..2].to_vec())).await.unwrap();
    store.append(append(&row, entries[2..].to_vec())).await.unwrap();
    let mut all = vec![made("ann")];
    all.extend(entries);
    assert_eq!(store.log("t").await.unwrap(), all);
    assert_eq!(store.log("other").await.unwrap(), [made("ann")]);
    assert_eq!(store.log("no such table").await.unwrap(), []);
}

pub(crate) async fn an_append_continues_the_log_or_changes_nothing(store: &impl Store) {
    let row = table("t", "ann", 1);
    store.make_table(&row, &made("ann")).await.unwrap();
    store.append(append(&row, vec![said(2, "a"), said(3, "b")])).await.unwrap();

    let mut changed = row.clone();
    changed.public = false;
    for entries in [vec![said(3, "again")], vec![said(5, "a gap")], vec![said(4, "ok"), said(6, "a gap")]] {
        is_conflict(store.append(append(&changed, entries)).await);
    }
    is_conflict(store.append(append(&table("no such table", "ann", 1), vec![said(2, "a")])).await);
    assert_eq!(store.find_table(&row.id).await.unwrap(), Some(row.clone()));
    assert_eq!(store.log("t").await.unwrap(), [made("ann"), said(2, "a"), said(3, "b")]);

    // The row may also change alone.
    store.append(append(&changed, vec![])).await.unwrap();
    assert_eq!(store.find_table(&row.id).await.unwrap(), Some(changed.clone()));
    store.append(append(&changed, vec![said(4, "c")])).await.unwrap();
    assert_eq!(store.log("t").await.unwrap().len(), 4);
}

pub(crate) async fn of_appends_at_once_one_wins(store: &impl Store) {
    let rows = ["t", "u"].map(|id| table(id, "ann", 1));
    for row in &rows {
        store.make_table(row, &made("ann")).await.unwrap();
    }
    let [t, u] = &rows;
    let (a, b, c) = tokio::join!(
        store.append(append(t, vec![said(2, "a")])),
        store.append(append(t, vec![said(2, "b")])),
        store.append(append(u, vec![said(2, "c")])),
    );
    assert!(a.is_ok() != b.is_ok(), "{a:?} {b:?}");
    assert!(c.is_ok(), "another table must not suffer: {c:?}");
    let winner = if a.is_ok() { "a" } else { "b" };
    assert_eq!(store.log("t").await.unwrap(), [made("ann"), said(2, winner)]);
    assert_eq!(store.log("u").await.unwrap(), [made("ann"), said(2, "c")]);
}

/// Checks many concurrent appends: more tables than one statement may write, some with new columns for
/// searches, and one append that contradicts its log.
pub(crate) async fn of_many_appends_at_once_each_is_stored_once<S: Store>(store: &S) {
    const TABLES: usize = 40;
    let rows: Vec<_> = (0..TABLES).map(|n| table(&format!("t{n}"), "ann", 1)).collect();
    for row in &rows {
        store.make_table(row, &made("ann")).await.unwrap();
    }
    let after = |n: usize, seq: u64| {
        let mut row = rows[n].clone();
        row.summary.free_seats = seq as u8;
        // An append without `relisted` leaves the columns for searches unchanged.
        let relisted = n.is_multiple_of(3);
        row.wake_at = relisted.then_some(seq);
        Append { relisted, ..append(&row, vec![said(seq, &format!("{n} {seq}")), said(seq + 1, "more")]) }
    };
    for seq in [2, 4, 6] {
        let wrong = append(&rows[7], vec![said(seq + 9, "a gap")]);
        let all = join_all((0..TABLES).map(|n| store.append(after(n, seq))));
        let (all, wrong) = tokio::join!(all, store.append(wrong));
        is_conflict(wrong);
        all.into_iter().for_each(Result::unwrap);
    }
    for (n, row) in rows.iter().enumerate() {
        let log = [2, 4, 6].map(|seq| [said(seq, &format!("{n} {seq}")), said(seq + 1, "more")]);
        assert_eq!(store.log(&row.id).await.unwrap()[1..], *log.as_flattened());
        assert_eq!(store.find_table(&row.id).await.unwrap().as_ref(), Some(&*after(n, 6).row));
    }
    assert_eq!(store.due_tables(6, 100).await.unwrap().len(), TABLES.div_ceil(3));
}

pub(crate) async fn matches_begin_and_end_with_their_entries(store: &impl Store) {
    let row = table("t", "ann", 1);
    store.make_table(&row, &made("ann")).await.unwrap();
    let players = vec![Some(Sitter::Bot("random".into())), None, Some(Sitter::Account("ann".into()))];
    let continues = Some(Continues { of: "m0".into(), at: 7 });
    let dealt = Some(Dealt { seq: 2, setup: setup(), players, continues, deal: Deal::Fork });
    let begun = MatchRow { id: "m".into(), number: 1, game: "a-game".into(), rules_version: 3, dealt };
    let begin = |seq| Append { begun: Some(begun.clone()), ..append(&row, vec![said(seq, "begin")]) };
    store.append(begin(2)).await.unwrap();
    is_conflict(store.append(begin(3)).await);
    let running = FoundMatch {
        row: begun.clone(),
        table: row.id.clone(),
        began_at: said(2, "").at,
        ended_at: None,
        outcome: None,
        last: None,
    };
    assert_eq!(store.find_match("m").await.unwrap(), Some(running.clone()));
    assert_eq!(store.find_match("no such match").await.unwrap(), None);

    let outcome = outcome();
    let later = vec![Some(Sitter::Account("bob".into())), None, Some(Sitter::Account("ann".into()))];
    let end = |id: &str, seq| Append {
        ended: Some(Ended { id: id.into(), outcome: outcome.clone(), players: later.clone() }),
        ..append(&row, vec![said(seq, "end")])
    };
    is_conflict(store.append(end("no such match", 3)).await);
    store.append(end("m", 3)).await.unwrap();
    let ended_at = Some(said(3, "").at);
    let mut ended = begun.clone();
    ended.dealt.as_mut().expect("it was dealt").players.clone_from(&later);
    let over = FoundMatch { row: ended, outcome: Some(outcome.clone()), last: Some(3), ended_at, ..running };
    assert_eq!(store.find_match("m").await.unwrap(), Some(over));
    assert_eq!(store.log("t").await.unwrap().len(), 3);
}

pub(crate) fn outcome() -> Outcome {
    let seats = SeatCount::new(3).expect("three is a seat count");
    let places = BySeat::new_with(seats, |seat| 1 + seat.number() as u8);
    let sheet = vec![ScoreLine { label: "total".into(), points: BySeat::filled(seats, -2) }];
    Outcome { places, sheet, teams: vec![] }
}

/// Checks lists of finished matches: the last to end first, each once for an account that had a seat.
pub(crate) async fn matches_are_found_by_who_sat_in_them(store: &impl Store) {
    let row = table("t", "ann", 1);
    store.make_table(&row, &made("ann")).await.unwrap();
    let mut seq = 1;
    for (n, (game, who)) in
        [("a", ["ann", "ann"]), ("b", ["bob", "ann"]), ("a", ["bob", "cleo"]), ("a", ["ann", "bob"])]
            .iter()
            .enumerate()
    {
        let players = who.map(|who| Some(Sitter::Account(who.into()))).to_vec();
        let dealt = Some(Dealt {
            seq: seq + 1,
            setup: protocol::Setup {
                game: (*game).into(),
                seats: SeatCount::new(2 + n as u8 % 2).unwrap(),
                visibility: if n == 0 { Visibility::Private } else { Visibility::Public },
                ..setup()
            },
            players,
            continues: None,
            deal: Deal::Day { day: "2026-11-26".into() },
        });
        let number = n as u32 + 1;
        let begun = MatchRow { id: format!("m{n}"), number, game: (*game).into(), rules_version: 3, dealt };
        let begins = append(&row, vec![said(seq + 1, "begin")]);
        store.append(Append { begun: Some(begun), ..begins }).await.unwrap();
        let ends = append(&row, vec![said(seq + 2, "end")]);
        if n < 3 {
            // An account took a seat during the second match.
            let who = if n == 1 { ["bob", "dan"] } else { *who };
            let players = who.map(|who| Some(Sitter::Account(who.into()))).to_vec();
            let ended = Some(Ended { id: format!("m{n}"), outcome: outcome(), players });
            store.append(Append { ended, ..ends }).await.unwrap();
        }
        seq += 2;
    }
    let of = async |account: &str, game: Option<&str>, skip: u32, limit: u32| {
        let (account, game) = (Some(account.into()), game.map(Into::into));
        let of = MatchesOf { account, game, skip, limit, ..MatchesOf::default() };
        let found = store.matches_of(&of).await.unwrap();
        found.into_iter().map(|found| found.row.id).collect::<Vec<_>>()
    };
    assert_eq!(of("ann", None, 0, 10).await, ["m1", "m0"]);
    assert_eq!(of("bob", None, 0, 10).await, ["m2", "m1"]);
    assert_eq!(of("dan", None, 0, 10).await, ["m1"]);
    assert_eq!(of("bob", None, 1, 10).await, ["m1"]);
    assert_eq!(of("bob", None, 0, 1).await, ["m2"]);
    assert_eq!(of("bob", Some("a"), 0, 10).await, ["m2"]);
    assert_eq!(of("nobody", None, 0, 10).await, [""; 0]);
    let met = async |account: &str, with: &str| {
        let with = Some(with.into());
        let of = MatchesOf { account: Some(account.into()), with, limit: 10, ..MatchesOf::default() };
        let found = store.matches_of(&of).await.unwrap();
        found.into_iter().map(|found| found.row.id).collect::<Vec<_>>()
    };
    assert_eq!(met("ann", "bob").await, ["m1"]);
    assert_eq!(met("bob", "cleo").await, ["m2"]);
    assert_eq!(met("ann", "cleo").await, [""; 0]);
    let seats = async |account: &str, seats: u8| {
        let (account, seats) = (Some(account.into()), Some(seats));
        let of = MatchesOf { account, seats, limit: 10, ..MatchesOf::default() };
        let found = store.matches_of(&of).await.unwrap();
        found.into_iter().map(|found| found.row.id).collect::<Vec<_>>()
    };
    assert_eq!(seats("ann", 2).await, ["m0"]);
    assert_eq!(seats("ann", 3).await, ["m1"]);
    assert_eq!(seats("bob", 2).await, ["m2"]);
    assert_eq!(seats("bob", 20).await, [""; 0]);
    // The lists that any account may read, with and without a table.
    let any = async |of: MatchesOf| {
        let found = store.matches_of(&MatchesOf { limit: 10, ..of }).await.unwrap();
        found.into_iter().map(|found| found.row.id).collect::<Vec<_>>()
    };
    let public = || MatchesOf { public: true, ..MatchesOf::default() };
    let (table, game) = (|id: &str| Some(id.to_owned()), |game: &str| Some(game.to_owned()));
    assert_eq!(any(public()).await, ["m2", "m1"]);
    assert_eq!(any(MatchesOf::default()).await, ["m2", "m1"], "of everybody there are no others");
    assert_eq!(any(MatchesOf { skip: 1, ..public() }).await, ["m1"]);
    assert_eq!(any(MatchesOf { game: game("b"), ..public() }).await, ["m1"]);
    assert_eq!(any(MatchesOf { seats: Some(2), ..public() }).await, ["m2"]);
    assert_eq!(any(MatchesOf { table: table("t"), ..public() }).await, ["m2", "m1"]);
    assert_eq!(any(MatchesOf { table: table("t"), game: game("a"), ..public() }).await, ["m2"]);
    assert_eq!(any(MatchesOf { table: table("t"), ..MatchesOf::default() }).await, ["m2", "m1", "m0"]);
    assert_eq!(any(MatchesOf { table: table("u"), ..public() }).await, [""; 0]);
    let ann = || MatchesOf { account: Some("ann".into()), ..public() };
    assert_eq!(any(ann()).await, ["m1"], "m0 was private");
    assert_eq!(any(MatchesOf { table: table("t"), ..ann() }).await, ["m1"]);
    assert_eq!(any(MatchesOf { table: table("u"), ..ann() }).await, [""; 0]);
    store.erase_account("bob").await.unwrap();
    assert_eq!(of("bob", None, 0, 10).await, [""; 0]);
    assert_eq!(of("cleo", None, 0, 10).await, ["m2"]);
}

pub(crate) async fn what_could_not_be_read_again_is_not_kept(store: &impl Store) {
    let row = table("t", "ann", 1);
    store.make_table(&row, &made("ann")).await.unwrap();
    let played = |deep: usize| {
        let input = (0..deep).fold(serde_json::json!(1), |inner, _| serde_json::json!([inner]));
        let entry = Entry::Played { seat: seat(), by: By::Player, from: None, input: Input::Intent(input) };
        Logged { seq: 2, at: 2_000, entry }
    };
    for deep in [130, 200, 1_000] {
        let refused = store.append(append(&row, vec![played(deep), said(3, "more")])).await;
        assert!(matches!(refused, Err(StoreError::Unwritable(_))), "{deep} deep: {refused:?}");
        assert_eq!(store.log("t").await.unwrap(), [made("ann")]);
    }
    store.append(append(&row, vec![played(100)])).await.unwrap();
    assert_eq!(store.log("t").await.unwrap(), [made("ann"), played(100)]);
}

pub(crate) async fn a_long_log_is_read_in_parts(store: &impl Store) {
    let row = table("t", "ann", 1);
    store.make_table(&row, &made("ann")).await.unwrap();
    let log: Vec<_> = (2..=1_300).map(|seq| said(seq, "x")).collect();
    store.append(append(&row, log.clone())).await.unwrap();
    let part = async |after, last| {
        let log = store.log_between("t", after, last).await.unwrap();
        log.iter().map(|logged| logged.seq).collect::<Vec<_>>()
    };
    for (after, last) in [(0, 1_300), (0, 1), (1, 2), (500, 1_000), (499, 1_001), (1_299, 1_300)] {
        assert_eq!(part(after, last).await, (after + 1..=last).collect::<Vec<_>>(), "{after} to {last}");
    }
    assert_eq!(part(1_300, u64::MAX).await, [0_u64; 0]);
    assert_eq!(part(700, 700).await, [0_u64; 0]);
    assert_eq!(part(0, u64::MAX).await.len(), 1_300);
    assert_eq!(store.entries("t", 1_298, 1).await.unwrap(), [said(1_299, "x")]);
    assert_eq!(store.log("t").await.unwrap()[1..], log);
}

pub(crate) async fn the_newest_checkpoint_is_kept(store: &impl Store) {
    for id in ["t", "u"] {
        store.make_table(&table(id, "ann", 1), &made("ann")).await.unwrap();
    }
    let row = table("t", "ann", 1);
    assert_eq!(store.checkpoint("t").await.unwrap(), None);
    let checkpoint = |seq| Some(Checkpoint { seq, state: format!("{{\"state\": \"{seq} ♞\"}}") });
    let with = |at, seq| Append { checkpoint: checkpoint(at), ..append(&row, vec![said(seq, "x")]) };
    store.append(with(1, 2)).await.unwrap();
    store.append(with(2, 3)).await.unwrap();
    store.append(append(&row, vec![said(4, "without")])).await.unwrap();
    assert_eq!(store.checkpoint("t").await.unwrap(), checkpoint(2));
    is_conflict(store.append(with(7, 9)).await);
    assert_eq!(store.checkpoint("t").await.unwrap(), checkpoint(2), "nothing of a refused append is kept");
    assert_eq!(store.checkpoint("u").await.unwrap(), None);
    assert_eq!(store.checkpoint("no such table").await.unwrap(), None);
}

/// Checks long logs that grow side by side, by few and by many entries. Each log and each part of it is read
/// as it was appended, and the row is the last one.
pub(crate) async fn logs_that_grow_side_by_side_are_read_as_they_were_appended(store: &impl Store) {
    const IDS: [&str; 3] = ["busy", "quiet", "still"];
    let mut logs = IDS.map(|_| vec![made("ann")]);
    let mut rows = IDS.map(|id| table(id, "ann", 1));
    for row in &rows {
        store.make_table(row, &made("ann")).await.unwrap();
    }
    for step in 0..90_u64 {
        let which = if step.is_multiple_of(9) { 1 } else { 0 };
        let (log, row) = (&mut logs[which], &mut rows[which]);
        let next = log.len() as u64 + 1;
        let many = if step.is_multiple_of(20) { 45 } else { 1 + step % 3 };
        let entries: Vec<_> = (next..next + many).map(|seq| said(seq, &format!("{step} ♞ \"]"))).collect();
        row.wake_at = (!step.is_multiple_of(4)).then_some(step);
        row.summary.waiting = vec![format!("account {step}")];
        row.summary.refunded = step;
        row.summary.since_turn = vec![(serde_json::from_str("1").unwrap(), step as u32)];
        if step.is_multiple_of(7) {
            row.summary.free_seats = (step % 3) as u8;
        }
        let [before, after] = [next - 1, next + 1].map(|seq| append(row, vec![said(seq, "elsewhere")]));
        is_conflict(store.append(before).await);
        is_conflict(store.append(after).await);
        store.append(append(row, entries.clone())).await.unwrap();
        log.extend(entries);
        assert_eq!(store.find_table(&row.id).await.unwrap().as_ref(), Some(&*row), "{step}");
        // The row alone, without entries.
        if step.is_multiple_of(11) {
            row.wake_at = Some(1_000 + step);
            store.append(append(row, vec![])).await.unwrap();
        }
    }
    for (id, log) in IDS.into_iter().zip(&logs) {
        assert_eq!(store.log(id).await.unwrap(), *log);
        for after in (0..log.len() + 2).step_by(5) {
            for limit in [1, 31, 32, 33, 100] {
                let wanted: Vec<_> = log.iter().skip(after).take(limit).cloned().collect();
                let part = store.entries(id, after as u64, limit as u32).await.unwrap();
                assert_eq!(part, wanted, "{id}: {limit} after {after}");
            }
        }
    }
    let found = store.tables_of("ann", 9).await.unwrap();
    assert!(rows.iter().all(|row| found.contains(row)), "{found:?}");
    let due: Vec<_> = rows.iter().filter(|row| row.wake_at.is_some()).map(|row| row.id.clone()).collect();
    let mut found = store.due_tables(5_000, 9).await.unwrap();
    found.sort();
    assert_eq!(found, due);
}
