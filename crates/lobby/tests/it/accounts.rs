//! Accounts are saved, signed in to and deleted.

use std::time::Duration;

use lobby::{Agent, Session, SignedInto, Store as _, Visitor};
use protocol::{
    Occupant, Problem, ProblemCode, Secret,
    http::{ComeBack, Erase, MadeCode, MakeCode, Proof, SetPassword},
};
use serde_json::json;

use crate::house::{Client, HERE, House, setup};

const PASSWORD: &str = "correct horse battery";
const FORMER: &str = "a former player";

fn here() -> Visitor {
    Visitor { address: HERE, agent: Agent("Firefox, Linux".into()) }
}

fn from(n: u8) -> Visitor {
    Visitor { address: [10, 0, 0, n].into(), agent: Agent::default() }
}

fn password(text: &str) -> SetPassword {
    SetPassword { password: Secret::new(text), proof: None }
}

fn by_password(tag: &str, text: &str) -> ComeBack {
    ComeBack::Password { tag: tag.into(), password: Secret::new(text) }
}

async fn signed(house: &House, into: &SignedInto) -> Session {
    house.lobby.session(&into.token).await.unwrap().expect("the session goes on")
}

async fn is_known(house: &House, session: &Session) -> bool {
    house.store.session(&session.hash).await.unwrap().is_some()
}

async fn coded(house: &House, session: &Session) -> (MadeCode, Session) {
    let (made, into) = house.lobby.make_code(session, &MakeCode::default(), &here()).await.unwrap();
    let session = signed(house, &into).await;
    (made, session)
}

fn code_of<T>(answer: Result<T, Problem>) -> ProblemCode {
    answer.err().expect("a refusal").code
}

#[tokio::test(start_paused = true)]
async fn the_same_account_is_come_back_to_by_each_key() {
    let house = House::open().await;
    let ana = house.person("Ana").await;
    let (made, first) = coded(&house, &ana.session).await;
    let set = SetPassword { proof: Some(Proof::Code { code: made.code.clone() }), ..password(PASSWORD) };
    let (has, into) = house.lobby.set_password(&first, &set, &here()).await.unwrap();
    assert_eq!(has.tag, made.tag, "a tag stays");
    let second = signed(&house, &into).await;
    let shown = house.lobby.show_device_code(&second).await.unwrap();
    for by in [
        ComeBack::Code { code: made.code },
        by_password(&made.tag.to_lowercase(), PASSWORD),
        ComeBack::Device { code: shown.code },
    ] {
        let into = house.lobby.come_back(&by, &here(), None).await.unwrap();
        assert_eq!(into.account, ana.session.account, "{by:?}");
        signed(&house, &into).await;
    }
    assert_eq!(house.lobby.about(&second).await.unwrap().devices.len(), 4);
}

#[tokio::test(start_paused = true)]
async fn whoever_knew_the_session_before_has_nothing_of_the_account_after_a_change() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    house.table(setup("goof", 2), &mut [&mut ana]).await;
    let (_, session) = coded(&house, &ana.session).await;
    assert!(!is_known(&house, &ana.session).await);
    assert_ne!(session.hash, ana.session.hash);
    assert_eq!(session.account, ana.session.account);
    // The browser has its new cookie before its sockets close for a reconnect.
    assert!(!ana.outbox.is_closed());
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(ana.outbox.is_closed());
    ana.hear_now();
    let closing = ana.heard.last().unwrap();
    assert!(closing.contains(r#""code":1012"#) && closing.contains(r#""resume":true"#), "{closing}");
}

#[tokio::test(start_paused = true)]
async fn a_key_that_takes_the_place_of_another_ends_all_other_sessions() {
    let house = House::open().await;
    let ana = house.person("Ana").await;
    let (made, session) = coded(&house, &ana.session).await;
    let other =
        house.lobby.come_back(&ComeBack::Code { code: made.code.clone() }, &here(), None).await.unwrap();
    let other = signed(&house, &other).await;
    let socket = house.socket(other.clone()).await;
    let proof = Some(Proof::Code { code: made.code.clone() });
    let again = MakeCode { proof: proof.clone() };
    let (new, into) = house.lobby.make_code(&session, &again, &here()).await.unwrap();
    let session = signed(&house, &into).await;
    assert!(!is_known(&house, &other).await && socket.outbox.is_closed());
    let old = house.lobby.come_back(&ComeBack::Code { code: made.code }, &here(), None).await;
    assert_eq!(code_of(old), ProblemCode::WrongKey, "the code before is worth nothing");
    let stale = house.lobby.make_code(&session, &again, &here()).await;
    assert_eq!(code_of(stale), ProblemCode::WrongKey);
    let none = house.lobby.make_code(&session, &MakeCode::default(), &here()).await;
    assert_eq!(code_of(none), ProblemCode::ProofNeeded);
    house.lobby.come_back(&ComeBack::Code { code: new.code }, &here(), None).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn of_two_claims_by_one_session_one_is_carried_out() {
    let house = House::open().await;
    let ana = house.person("Ana").await;
    let (none, visitor, set) = (MakeCode::default(), here(), password(PASSWORD));
    let (code, set) = tokio::join!(
        house.lobby.make_code(&ana.session, &none, &visitor),
        house.lobby.set_password(&ana.session, &set, &visitor),
    );
    let (won, lost) = match (code, set) {
        (Ok((_, into)), Err(lost)) | (Err(lost), Ok((_, into))) => (into, lost),
        (code, set) => panic!("code {}, password {}", code.is_ok(), set.is_ok()),
    };
    // The session had been replaced, or the account had a sign-in method by then.
    assert!(matches!(lost.code, ProblemCode::NotSignedIn | ProblemCode::ProofNeeded), "{lost:?}");
    let about = house.lobby.about(&signed(&house, &won).await).await.unwrap();
    assert!(about.code_at.is_some() != about.password_at.is_some());
    assert_eq!(about.devices.len(), 1);
}

#[tokio::test(start_paused = true)]
async fn who_is_not_there_costs_as_much_as_who_is() {
    let house = House::open().await;
    let (ana, ben) = (house.person("Ana").await, house.person("Ben").await);
    let (has, _) = house.lobby.set_password(&ana.session, &password(PASSWORD), &here()).await.unwrap();
    let (made, _) = coded(&house, &ben.session).await;
    let before = house.lobby.passwords_hashed();
    let mut answers = Vec::new();
    // An account with another password, one without a password, and no account.
    for (n, tag) in [&has.tag, &made.tag, "22222222"].into_iter().enumerate() {
        let answer = house.lobby.come_back(&by_password(tag, "wrong wrong wrong"), &here(), None).await;
        answers.push(answer.err().unwrap());
        assert_eq!(house.lobby.passwords_hashed() - before, n as u64 + 1, "each is hashed once");
    }
    assert!(answers.iter().all(|answer| *answer == answers[0] && answer.code == ProblemCode::WrongKey));
    // A text that no account can have as a password is not hashed, for any account.
    for tag in [&has.tag, "22222222"] {
        for text in [&"x".repeat(100_000), "short", "con\u{0}trol characters"] {
            let answer = house.lobby.come_back(&by_password(tag, text), &from(7), None).await;
            assert_eq!(answer.err().unwrap(), answers[0]);
        }
    }
    // Codes are found by their hash or not at all. A code with a typing error looks like an unknown one.
    for code in ["", "22222-22222-22222-22222-22222", "no code", &made.code.reveal()[1..]] {
        for by in [ComeBack::Code { code: Secret::new(code) }, ComeBack::Device { code: Secret::new(code) }] {
            assert_eq!(house.lobby.come_back(&by, &here(), None).await.err().unwrap(), answers[0]);
        }
    }
    assert_eq!(house.lobby.passwords_hashed() - before, 3);
}

#[tokio::test(start_paused = true)]
async fn guessing_is_slow_and_the_owner_comes_in() {
    let house = House::open().await;
    let ana = house.person("Ana").await;
    let (has, _) = house.lobby.set_password(&ana.session, &password(PASSWORD), &here()).await.unwrap();
    for (tag, there_is) in [(has.tag.as_str(), true), ("22222222", false)] {
        let mut hashed = 0;
        for n in 0..40 {
            let answer = house.lobby.come_back(&by_password(tag, "wrong wrong wrong"), &from(n), None).await;
            hashed += u32::from(code_of(answer) == ProblemCode::WrongKey);
            let again = house.lobby.come_back(&by_password(tag, "wrong wrong wrong"), &from(9), None).await;
            hashed += u32::from(code_of(again) == ProblemCode::WrongKey);
        }
        assert!(hashed < 50, "{hashed} of 80");
        let right = house.lobby.come_back(&by_password(tag, PASSWORD), &from(99), None).await;
        assert_eq!(right.is_ok(), there_is, "an address that did not guess is let try");
    }
    let refused =
        house.lobby.come_back(&by_password(&has.tag, PASSWORD), &from(9), None).await.err().unwrap();
    assert_eq!(refused.code, ProblemCode::TooMany);
    assert!(refused.retry_after.is_some());
}

#[tokio::test(start_paused = true)]
async fn a_code_for_a_device_counts_once_and_only_while_its_session_lasts() {
    let mut house = House::open().await;
    let (ana, ben) = (house.person("Ana").await, house.person("Ben").await);
    let come = async |house: &House, code: &Secret| {
        house.lobby.come_back(&ComeBack::Device { code: code.clone() }, &here(), None).await
    };
    let shown = house.lobby.show_device_code(&ana.session).await.unwrap().code;
    let phone = come(&house, &shown).await.unwrap();
    assert_eq!(phone.account, ana.session.account);
    assert_eq!(code_of(come(&house, &shown).await), ProblemCode::WrongKey, "it counts once");
    // A session that signed in with the code is ended, and its own device code is invalid.
    let phone = signed(&house, &phone).await;
    let shown = house.lobby.show_device_code(&phone).await.unwrap().code;
    house.lobby.end_other_devices(&ana.session).await.unwrap();
    assert_eq!(code_of(come(&house, &shown).await), ProblemCode::WrongKey);
    let shown = house.lobby.show_device_code(&ana.session).await.unwrap().code;
    tokio::time::sleep(Duration::from_secs(301)).await;
    assert_eq!(code_of(come(&house, &shown).await), ProblemCode::WrongKey, "it is old");
    let shown = house.lobby.show_device_code(&ben.session).await.unwrap().code;
    house.lobby.erase(&ben.session, &Erase::default(), &here()).await.unwrap();
    assert_eq!(code_of(come(&house, &shown).await), ProblemCode::WrongKey);
    let shown = house.lobby.show_device_code(&ana.session).await.unwrap().code;
    house.restart(Duration::from_secs(1)).await;
    let laptop = come(&house, &shown).await.unwrap();
    assert_eq!(laptop.account, ana.session.account, "a restart in the middle is no matter");
    assert_eq!(code_of(come(&house, &shown).await), ProblemCode::WrongKey, "it counts once");
}

#[tokio::test(start_paused = true)]
async fn devices_are_listed_and_ended_and_are_not_too_many() {
    let house = House::open().await;
    let (ana, ben) = (house.person("Ana").await, house.person("Ben").await);
    let (made, session) = coded(&house, &ana.session).await;
    let code = ComeBack::Code { code: made.code };
    let mut sessions = Vec::new();
    for _ in 0..25 {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let into = house.lobby.come_back(&code, &here(), None).await.unwrap();
        sessions.push(signed(&house, &into).await);
    }
    let newest = sessions.last().unwrap();
    let devices = house.lobby.about(newest).await.unwrap().devices;
    assert_eq!((devices.len(), devices.iter().filter(|device| device.this).count()), (20, 1));
    assert!(devices.iter().all(|device| device.name == "Firefox, Linux"));
    assert!(!is_known(&house, &session).await, "the longest unused went");
    // An account cannot end sessions of others, and their ids give no access.
    let bens = house.lobby.about(&ben.session).await.unwrap().devices.remove(0);
    for id in [bens.id.as_str(), &ben.session.hash.0, "", "x"] {
        let refused = house.lobby.end_device(newest, id).await;
        assert_eq!(refused.unwrap_err().code, ProblemCode::NotFound);
        assert_eq!(house.lobby.session(id).await.unwrap(), None);
    }
    let other = devices.iter().find(|device| !device.this).unwrap();
    house.lobby.end_device(newest, &other.id).await.unwrap();
    assert_eq!(house.lobby.about(newest).await.unwrap().devices.len(), 19);
    let socket = house.socket(sessions[20].clone()).await;
    house.lobby.end_other_devices(newest).await.unwrap();
    assert_eq!(house.lobby.about(newest).await.unwrap().devices.len(), 1);
    assert!(socket.outbox.is_closed());
    assert!(is_known(&house, &ben.session).await);
}

#[tokio::test(start_paused = true)]
async fn coming_back_ends_the_session_that_was_there() {
    let house = House::open().await;
    let (ana, guest) = (house.person("Ana").await, house.person("Guest").await);
    let (made, _) = coded(&house, &ana.session).await;
    let by = ComeBack::Code { code: made.code };
    let into = house.lobby.come_back(&by, &here(), Some(&guest.session)).await.unwrap();
    assert_eq!(into.account, ana.session.account);
    assert!(!is_known(&house, &guest.session).await && guest.outbox.is_closed());
    // A failed sign-in keeps the session.
    let ben = house.person("Ben").await;
    let wrong = ComeBack::Code { code: Secret::new("wrong") };
    assert!(house.lobby.come_back(&wrong, &here(), Some(&ben.session)).await.is_err());
    assert!(is_known(&house, &ben.session).await);
}

#[tokio::test(start_paused = true)]
async fn bots_keep_their_token() {
    let house = House::open().await;
    let request = protocol::http::SignIn { name: "R2".into(), kind: protocol::AccountKind::Bot };
    let into = house.lobby.sign_in(request, Agent::default()).await.unwrap();
    let session = signed(&house, &into).await;
    let code = house.lobby.make_code(&session, &MakeCode::default(), &here()).await;
    assert_eq!(code_of(code), ProblemCode::NotAllowed);
    assert_eq!(code_of(house.lobby.show_device_code(&session).await), ProblemCode::NotAllowed);
    assert!(is_known(&house, &session).await);
    house.lobby.erase(&session, &Erase::default(), &here()).await.unwrap();
    assert!(!is_known(&house, &session).await);
}

fn shown(client: &Client) -> Vec<String> {
    let seats = client.state.as_ref().unwrap().seats.iter();
    let name = |occupant: &Occupant| match occupant {
        Occupant::Account { account, .. } => account.name.clone(),
        Occupant::Bot { player } => player.clone(),
        Occupant::Nobody => String::new(),
    };
    seats.map(|(_, seat)| name(&seat.occupant)).collect()
}

#[tokio::test(start_paused = true)]
async fn an_account_that_is_deleted_at_a_running_table_is_a_former_player_at_once() {
    let mut house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    house.match_of(setup("haggle", 2), &mut [&mut ana, &mut ben]).await;
    ana.ok(json!({"type": "chat", "text": "hello"})).await;
    house.lobby.rename(&ana.session, "Annabel").await.unwrap();
    let (made, session) = coded(&house, &ana.session).await;
    let other =
        house.lobby.come_back(&ComeBack::Code { code: made.code.clone() }, &here(), None).await.unwrap();
    let phone = house.socket(signed(&house, &other).await).await;

    let unproven = house.lobby.erase(&session, &Erase::default(), &here()).await;
    assert_eq!(unproven.unwrap_err().code, ProblemCode::ProofNeeded);
    let wrong = Erase { proof: Some(Proof::Password { password: Secret::new(PASSWORD) }) };
    assert_eq!(house.lobby.erase(&session, &wrong, &here()).await.unwrap_err().code, ProblemCode::WrongKey);
    ben.hear().await;
    ben.heard.clear();
    let right = Erase { proof: Some(Proof::Code { code: made.code.clone() }) };
    house.lobby.erase(&session, &right, &here()).await.unwrap();

    // No data of the account remains, on any device.
    assert!(phone.outbox.is_closed() && ana.outbox.is_closed());
    assert!(!is_known(&house, &session).await && !is_known(&house, &phone.session).await);
    assert!(house.store.accounts(&[ana.session.account.id.clone()]).await.unwrap().is_empty());
    let back = house.lobby.come_back(&ComeBack::Code { code: made.code }, &here(), None).await;
    assert_eq!(code_of(back), ProblemCode::WrongKey);
    // Closed sockets disconnect.
    drop((phone, ana));
    // The player at the table receives the change now, without the old name.
    ben.hear().await;
    assert_eq!(shown(&ben), [FORMER, "Ben"]);
    let mut late = house.socket(ben.session.clone()).await;
    late.table.clone_from(&ben.table);
    late.ok(json!({"type": "watch"})).await;
    for told in ben.heard.iter().chain(&late.heard) {
        assert!(!told.contains("Ana") && !told.contains("Annabel"), "{told}");
    }
    assert!(late.chat.contains(&format!("{FORMER}: hello")), "{:?}", late.chat);
    // The seat is treated as an absent player's: a substitute bot plays, here after a minute.
    tokio::time::sleep(Duration::from_secs(90)).await;
    late.hear().await;
    let seats = &late.state.as_ref().unwrap().seats;
    let stood_in =
        |occupant: &Occupant| matches!(occupant, Occupant::Account { away: true, connected: false, .. });
    assert!(seats.iter().next().is_some_and(|(_, seat)| stood_in(&seat.occupant)), "{seats:?}");
    late.ok(json!({"type": "chat", "text": "go on"})).await;

    house.restart(Duration::from_secs(1)).await;
    let mut back = house.socket(ben.session.clone()).await;
    back.table.clone_from(&ben.table);
    back.ok(json!({"type": "watch"})).await;
    assert_eq!(shown(&back), [FORMER, "Ben"]);
    assert!(back.heard.iter().all(|told| !told.contains("Ana")));
}

#[tokio::test(start_paused = true)]
async fn an_export_has_all_tables_and_ones_own_words_only() {
    let house = House::with(lobby::Config { exports_per_hour: 2, ..lobby::Config::default() }).await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let table = house.match_of(setup("haggle", 2), &mut [&mut ana, &mut ben]).await;
    ana.ok(json!({"type": "chat", "text": "hello"})).await;
    ana.ok(json!({"type": "chat", "to": 1, "text": "psst"})).await;
    ben.ok(json!({"type": "chat", "to": 0, "text": "a secret of Ben's"})).await;
    house.table(setup("goof", 2), &mut [&mut ben]).await;
    let session = ana.session.clone();
    house.lobby.begin_export(&session).unwrap();
    let exported = house.lobby.export_table(&session.account.id, "").await.unwrap().expect("a table");
    assert_eq!((exported.id.as_str(), exported.made, exported.matches.len()), (table.as_str(), true, 1));
    assert_eq!(exported.matches[0].game, "haggle");
    let said: Vec<_> =
        exported.said.iter().map(|line| (line.text.as_str(), format!("{:?}", line.to))).collect();
    assert_eq!(said, [("hello", "Table".to_owned()), ("psst", "One".to_owned())]);
    assert_eq!(house.lobby.export_table(&session.account.id, &table).await.unwrap(), None);
    house.lobby.begin_export(&session).unwrap();
    assert_eq!(house.lobby.begin_export(&session).unwrap_err().code, ProblemCode::TooMany);
    house.lobby.begin_export(&ben.session).unwrap();
}

#[tokio::test(start_paused = true)]
async fn an_account_is_changed_so_often_and_no_more() {
    let house = House::with(lobby::Config { key_changes_per_hour: 3, ..lobby::Config::default() }).await;
    let ana = house.person("Ana").await;
    for _ in 0..3 {
        house.lobby.show_device_code(&ana.session).await.unwrap();
    }
    let code = house.lobby.make_code(&ana.session, &MakeCode::default(), &here()).await;
    assert_eq!(code_of(code), ProblemCode::TooMany);
    let erased = house.lobby.erase(&ana.session, &Erase::default(), &here()).await;
    assert_eq!(erased.unwrap_err().code, ProblemCode::TooMany);
    tokio::time::sleep(Duration::from_secs(1_200)).await;
    house.lobby.erase(&ana.session, &Erase::default(), &here()).await.unwrap();
}

/// A seventh of the wait, short because a lobby does much work in a week, also in virtual time.
const PART: Duration = Duration::from_secs(10);

async fn hasty() -> House {
    House::with(lobby::Config { lost_wait: 7 * PART, ..lobby::Config::default() }).await
}

fn lost_at(about: &protocol::http::AboutMe) -> Vec<bool> {
    about.devices.iter().map(|device| device.lost_at.is_some()).collect()
}

#[tokio::test(start_paused = true)]
async fn who_has_lost_all_keys_waits_and_then_needs_none() {
    let house = hasty().await;
    let ana = house.person("Ana").await;
    assert_eq!(code_of(house.lobby.say_lost(&ana.session).await), ProblemCode::WrongTime, "nothing to lose");
    let (made, session) = coded(&house, &ana.session).await;
    let shown = house.lobby.show_device_code(&session).await.unwrap();
    let phone = house.lobby.come_back(&ComeBack::Device { code: shown.code }, &here(), None).await.unwrap();
    let phone = signed(&house, &phone).await;
    house.lobby.say_lost(&session).await.unwrap();
    tokio::time::sleep(6 * PART).await;
    // A second report neither restarts nor shortens the wait.
    house.lobby.say_lost(&session).await.unwrap();
    let early = house.lobby.make_code(&session, &MakeCode::default(), &here()).await;
    assert_eq!(code_of(early), ProblemCode::ProofNeeded);
    assert!(lost_at(&house.lobby.about(&phone).await.unwrap()).contains(&true), "every device sees it");
    tokio::time::sleep(PART).await;
    // Only this session waited, and no other one.
    let other = house.lobby.make_code(&phone, &MakeCode::default(), &here()).await;
    assert_eq!(code_of(other), ProblemCode::ProofNeeded);
    let wrong = MakeCode { proof: Some(Proof::Password { password: Secret::new(PASSWORD) }) };
    assert_eq!(code_of(house.lobby.make_code(&session, &wrong, &here()).await), ProblemCode::WrongKey);
    let (new, into) = house.lobby.make_code(&session, &MakeCode::default(), &here()).await.unwrap();
    assert_ne!(new.code, made.code);
    // A change without a sign-in method ends no other session, and allows one change only.
    assert!(is_known(&house, &phone).await && !is_known(&house, &session).await);
    let next = signed(&house, &into).await;
    let again = house.lobby.make_code(&next, &MakeCode::default(), &here()).await;
    assert_eq!(code_of(again), ProblemCode::ProofNeeded);
    assert_eq!(code_of(house.lobby.erase(&next, &Erase::default(), &here()).await), ProblemCode::ProofNeeded);
    assert_eq!(lost_at(&house.lobby.about(&phone).await.unwrap()), [false, false]);
    let gone = house.lobby.come_back(&ComeBack::Code { code: made.code }, &from(1), None).await;
    assert_eq!(code_of(gone), ProblemCode::WrongKey, "the lost one opens nothing");
}

#[tokio::test(start_paused = true)]
async fn a_key_that_is_shown_or_a_device_that_says_no_ends_the_wait() {
    for how in ["come back", "prove", "say no", "end the device"] {
        let house = hasty().await;
        let ana = house.person("Ana").await;
        let (made, owner) = coded(&house, &ana.session).await;
        let shown = house.lobby.show_device_code(&owner).await.unwrap();
        let thief =
            house.lobby.come_back(&ComeBack::Device { code: shown.code }, &here(), None).await.unwrap();
        let thief = signed(&house, &thief).await;
        house.lobby.say_lost(&thief).await.unwrap();
        tokio::time::sleep(6 * PART).await;
        match how {
            "come back" => {
                let by = ComeBack::Code { code: made.code.clone() };
                drop(house.lobby.come_back(&by, &from(1), None).await.unwrap());
            }
            "prove" => {
                let proof = Some(Proof::Code { code: made.code.clone() });
                let set = SetPassword { proof, ..password(PASSWORD) };
                drop(house.lobby.set_password(&owner, &set, &here()).await.unwrap());
            }
            "say no" => house.lobby.nobody_lost(&owner).await.unwrap(),
            _ => house.lobby.end_other_devices(&owner).await.unwrap(),
        }
        tokio::time::sleep(30 * PART).await;
        let changed = house.lobby.make_code(&thief, &MakeCode::default(), &here()).await;
        assert!(matches!(code_of(changed), ProblemCode::ProofNeeded | ProblemCode::NotSignedIn), "{how}");
        let erased = house.lobby.erase(&thief, &Erase::default(), &here()).await;
        assert!(matches!(code_of(erased), ProblemCode::ProofNeeded | ProblemCode::NotSignedIn), "{how}");
        let back = house.lobby.come_back(&ComeBack::Code { code: made.code }, &from(2), None).await;
        assert!(back.is_ok(), "{how}: the owner's key opens the account");
    }
}
