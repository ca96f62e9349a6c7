//! Teams: their announcement, common wins, rematches, and talk among partners.

use std::time::Duration;

use contract::{Seat, Teams};
use lobby::{Config, Luck, Store as _};
use protocol::{
    ChatLine, Occupant, ProblemCode, ServerMessage, Setup, Status, TeamTalk,
    http::{CheckedSetup, ListTables},
};
use serde_json::{Value, json};

use crate::{
    house::{Client, HERE, House, setup},
    whispering::masked,
};

/// Returns a setup of Goof in teams of two neighbours.
fn in_teams(seats: u8) -> Setup {
    Setup { options: json!({"cards": 2, "teams": true}), ..setup("goof", seats) }
}

/// Returns the same setup with a private channel for partners.
fn confidential(seats: u8) -> Setup {
    Setup { team_talk: TeamTalk::Private, ..in_teams(seats) }
}

/// Returns the teams of a setup, or the reason to refuse it.
fn checked(house: &House, setup: Setup) -> Result<Teams, String> {
    match house.lobby.check_setup(setup) {
        CheckedSetup::Playable { teams, .. } => Ok(teams),
        CheckedSetup::Refused { why } => Err(why),
    }
}

fn to_team(text: &str) -> Value {
    json!({"type": "chat", "to": "team", "text": text})
}

fn partners(teams: Teams) -> Value {
    json!(teams)
}

/// Returns the names in the seats.
fn names(client: &Client) -> Vec<String> {
    let seats = client.state.as_ref().unwrap().seats.iter();
    let name = |occupant: &Occupant| match occupant {
        Occupant::Account { account, .. } => account.name.clone(),
        Occupant::Bot { player } => player.clone(),
        Occupant::Nobody => String::new(),
    };
    seats.map(|(_, seat)| name(&seat.occupant)).collect()
}

async fn four(house: &House) -> [Client; 4] {
    [
        house.person("Ana").await,
        house.person("Ben").await,
        house.person("Cem").await,
        house.person("Dan").await,
    ]
}

/// Begins a match of four people.
async fn begun(house: &House, setup: Setup) -> ([Client; 4], String) {
    let mut people = four(house).await;
    let table = house.match_of(setup, &mut people.iter_mut().collect::<Vec<_>>()).await;
    (people, table)
}

/// Answers for all players with the first choice until the match is finished.
async fn play_out(people: &mut [Client]) {
    for _ in 0..100 {
        for client in &mut *people {
            client.hear().await;
            if client.game().decision.as_ref().is_some_and(|decision| decision.owed) {
                client.answer().await;
            }
        }
        if people[0].game().outcome.is_some() {
            for client in people {
                client.hear().await;
            }
            return;
        }
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
    panic!("the match does not end");
}

fn lines(client: &Client) -> Vec<ChatLine> {
    let chat = client.heard.iter().flat_map(|frame| match serde_json::from_str(frame).unwrap() {
        ServerMessage::<Value>::Chat { lines, .. } | ServerMessage::EarlierChat { lines, .. } => lines,
        _ => Vec::new(),
    });
    chat.collect()
}

/// Returns the messages to the client's team that it received, each line once.
fn among_partners(client: &Client) -> Vec<String> {
    let mut newest = 0;
    let mut shown = Vec::new();
    for line in lines(client) {
        let Some(whisper) = line.whisper.filter(|whisper| whisper.n > newest && !whisper.team.is_empty())
        else {
            continue;
        };
        newest = whisper.n;
        let seats: Vec<_> = whisper.team.iter().map(|seat| seat.number()).collect();
        shown.push(format!("{} to {seats:?}: {}", line.name, line.text));
    }
    shown
}

#[tokio::test(start_paused = true)]
async fn who_are_partners_is_told_before_anybody_sits_down() {
    let house = House::open().await;
    let mut ana = house.person("Ana").await;
    let two_teams = json!([[0, 1], [2, 3]]);
    assert_eq!(partners(checked(&house, in_teams(4)).unwrap()), two_teams);
    assert!(checked(&house, setup("goof", 4)).unwrap().is_none());
    assert!(checked(&house, in_teams(5)).unwrap_err().contains("4, 6 or 8 seats"));

    let made = house.lobby.make_table(&ana.session.account, in_teams(4)).await.unwrap();
    assert_eq!(partners(house.lobby.table(&made.code, HERE, None).await.unwrap().teams), two_teams);
    ana.table = made.id;
    ana.ok(json!({"type": "watch"})).await;
    assert_eq!(partners(ana.state.as_ref().unwrap().teams), two_teams);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (listed, _) = house.lobby.public_tables(&ListTables::default());
    assert_eq!(partners(listed[0].teams), two_teams);
    let mine = house.lobby.tables_of(&ana.session.account).await.unwrap();
    assert_eq!(partners(mine[0].teams), two_teams);

    ana.ok(json!({"type": "configure", "setup": in_teams(6)})).await;
    assert_eq!(partners(ana.state.as_ref().unwrap().teams), json!([[0, 1], [2, 3], [4, 5]]));
    ana.ok(json!({"type": "configure", "setup": setup("goof", 6)})).await;
    assert!(ana.state.as_ref().unwrap().teams.is_none());
    let last = ana.heard.iter().rfind(|frame| frame.starts_with(r#"{"type":"table""#)).unwrap();
    assert!(!last.contains(r#""teams":["#), "left out where there are none: {last}");
}

#[tokio::test(start_paused = true)]
async fn partners_win_together_and_the_record_says_so() {
    let mut house = House::open().await;
    let (mut people, _) = begun(&house, in_teams(4)).await;
    play_out(&mut people).await;
    let outcome = people[3].game().outcome.clone().unwrap();
    let places: Vec<u8> = outcome.places.iter().map(|(_, place)| *place).collect();
    assert_eq!((places[0], places[2]), (places[1], places[3]));
    let rounds = &outcome.sheet[0].points;
    for (team, score) in [(0, &outcome.teams[0]), (1, &outcome.teams[1])] {
        let sum: i32 = score.seats.iter().map(|seat| rounds[*seat]).sum();
        assert_eq!((score.seats[0].number(), score.total), (2 * team, Some(sum)));
    }
    let state = people[0].state.as_ref().unwrap();
    let game = state.game.as_ref().unwrap();
    let winners: Vec<Seat> = outcome.winners().collect();
    assert_eq!(game.winners, winners);
    assert!(winners.len().is_multiple_of(2));
    assert_eq!(partners(state.teams), json!([[0, 1], [2, 3]]));
    let record = house.lobby.match_record(&game.id).await.unwrap();
    assert_eq!(record.outcome, outcome);
    house.restart(Duration::from_secs(1)).await;
    assert_eq!(house.lobby.match_record(&game.id).await.unwrap().outcome, outcome);
}

#[tokio::test(start_paused = true)]
async fn a_sealed_choice_is_shown_to_the_partner_and_to_nobody_else() {
    let house = House::open().await;
    let (mut people, table) = begun(&house, in_teams(4)).await;
    let mut eve = house.person("Eve").await;
    eve.table = table;
    eve.ok(json!({"type": "watch"})).await;
    for client in &mut people {
        client.hear().await;
    }
    let heard: Vec<usize> = people.iter().chain([&eve]).map(|client| client.heard.len()).collect();
    let before: Vec<u64> = people.iter().chain([&eve]).map(|client| client.seq).collect();
    people[0].answer().await;
    let [_, ben, cem, dan] = &mut people;
    for client in [&mut *ben, &mut *cem, &mut *dan, &mut eve] {
        client.hear().await;
    }
    assert_eq!(ben.game().view["shown_hands"][0].as_array().unwrap().len(), 2);
    let bid = ben.game().view["shown_bids"][0].clone();
    assert!(bid.is_number(), "{bid}");
    assert_eq!(
        ben.game().steps.last().unwrap().events[0].seen,
        json!({"event": "bid", "seat": 0, "rank": bid})
    );
    assert!(ben.seq > before[1]);
    for (client, n) in [(&*cem, 2), (&*dan, 3), (&eve, 4)] {
        let told: Vec<&String> = client.heard[heard[n]..].iter().collect();
        assert!(told.len() == 1 && told[0].starts_with(r#"{"type":"waiting""#), "{told:?}");
        assert_eq!(client.seq, before[n], "and no number changes");
    }
}

#[tokio::test(start_paused = true)]
async fn who_leaves_does_not_take_the_partner_along() {
    let house = House::open().await;
    let (mut people, _) = begun(&house, in_teams(4)).await;
    people[1].ok(json!({"type": "resign"})).await;
    let [ana, _, cem, dan] = &mut people;
    assert_eq!(ana.refused(json!({"type": "claim"})).await, ProblemCode::NotAllowed, "opponents play on");
    assert_eq!(cem.refused(json!({"type": "claim"})).await, ProblemCode::NotAllowed, "Ana plays on");
    for _ in 0..10 {
        for client in [&mut *ana, &mut *cem, &mut *dan] {
            client.hear().await;
            if client.game().decision.as_ref().is_some_and(|decision| decision.owed) {
                client.answer().await;
            }
        }
        // A substitute bot plays for Ben.
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
    ana.hear().await;
    let outcome = ana.game().outcome.clone().expect("it ends");
    let sums: Vec<i32> = outcome.teams.iter().map(|team| team.total.unwrap()).collect();
    let best = if sums[0] >= sums[1] { 1 } else { 2 };
    let places: Vec<u8> = outcome.places.iter().map(|(_, place)| *place).collect();
    assert_eq!(places[..2], [best, best], "as if Ben had stayed: {outcome:?}");
}

#[tokio::test(start_paused = true)]
async fn a_claim_needs_all_opponents_gone_and_is_the_teams() {
    let house = House::open().await;
    let (mut people, _) = begun(&house, in_teams(4)).await;
    let [ana, ben, cem, dan] = &mut people;
    cem.ok(json!({"type": "resign"})).await;
    assert_eq!(ana.refused(json!({"type": "claim"})).await, ProblemCode::NotAllowed, "Dan plays on");
    dan.ok(json!({"type": "resign"})).await;
    // Ben plays on, and wins with Ana.
    ana.ok(json!({"type": "claim"})).await;
    ben.hear().await;
    let outcome = ben.game().outcome.as_ref().unwrap();
    assert_eq!(outcome.winners().map(Seat::number).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(ben.state.as_ref().unwrap().status, Status::Finished);
}

#[tokio::test(start_paused = true)]
async fn a_match_with_bots_alone_against_one_is_no_claim() {
    let house = House::open().await;
    let mut people = [house.person("Ana").await, house.person("Ben").await];
    house.table(in_teams(4), &mut people.iter_mut().collect::<Vec<_>>()).await;
    people[0].ok(json!({"type": "add_bot", "player": "first"})).await;
    people[0].ok(json!({"type": "start"})).await;
    people[1].ok(json!({"type": "resign"})).await;
    // The partner left, not an opponent.
    assert_eq!(people[0].refused(json!({"type": "claim"})).await, ProblemCode::NotAllowed);
}

#[tokio::test(start_paused = true)]
async fn a_rematch_keeps_partners_together() {
    let mut house = House::open().await;
    let (mut people, table) = begun(&house, in_teams(4)).await;
    people[3].ok(json!({"type": "resign"})).await;
    play_out(&mut people[..3]).await;
    people[2].ok(json!({"type": "rematch"})).await;
    people[0].hear().await;
    assert_eq!(names(&people[0]), ["Cem", "", "Ana", "Ben"], "the free chair is that beside Cem");
    assert_eq!(partners(people[0].state.as_ref().unwrap().teams), json!([[0, 1], [2, 3]]));

    // A change of the setup keeps all players in their seats, also with free seats.
    people[0].ok(json!({"type": "configure", "setup": confidential(4)})).await;
    people[0].ok(json!({"type": "configure", "setup": in_teams(6)})).await;
    people[0].hear().await;
    assert_eq!(names(&people[0]), ["Cem", "", "Ana", "Ben", "", ""]);
    people[0].ok(json!({"type": "configure", "setup": in_teams(4)})).await;

    // The same after the table is read again.
    house.restart(Duration::from_secs(1)).await;
    let mut back = house.socket(people[0].session.clone()).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    assert_eq!(names(&back), ["Cem", "", "Ana", "Ben"]);
    back.ok(json!({"type": "configure", "setup": setup("goof", 3)})).await;
    assert_eq!(names(&back), ["Cem", "Ana", "Ben"], "without teams, or where they do not fit, they move up");
}

#[tokio::test(start_paused = true)]
async fn without_teams_a_rematch_moves_on_by_one_as_ever() {
    let house = House::open().await;
    let (mut people, table) = begun(&house, Setup { options: json!({"cards": 1}), ..setup("goof", 4) }).await;
    play_out(&mut people).await;
    people[2].ok(json!({"type": "rematch"})).await;
    people[0].hear().await;
    assert_eq!(names(&people[0]), ["Dan", "Ana", "Ben", "Cem"]);
    let log = house.store.log(&table).await.unwrap();
    assert!(log.iter().any(|logged| matches!(logged.entry, lobby::Entry::Again { moved: None, .. })));
}

/// Plays a match of four people and a spectator, with a restart; partners talk to each other or stay silent.
async fn evening(talking: bool) -> [Client; 6] {
    async fn perhaps(talking: bool, client: &mut Client, text: &str) {
        if talking {
            client.ok(to_team(text)).await;
        } else {
            client.hear().await;
        }
    }
    // The same cards both times.
    let mut house = House::with(Config { luck: Luck::Foretold(7), ..Config::default() }).await;
    let ([mut ana, mut ben, mut cem, mut dan], table) = begun(&house, confidential(4)).await;
    let mut eve = house.person("Eve").await;
    eve.table.clone_from(&table);
    eve.ok(json!({"type": "watch"})).await;
    perhaps(talking, &mut ana, "I bid low").await;
    cem.ok(json!({"type": "chat", "text": "hello"})).await;
    perhaps(talking, &mut ben, "then I bid high").await;
    for client in [&mut cem, &mut ana, &mut ben, &mut dan] {
        client.hear().await;
        client.answer().await;
    }
    perhaps(talking, &mut ben, "well done").await;
    for client in [&mut cem, &mut dan, &mut eve] {
        client.hear().await;
    }
    let seen = cem.seq;
    house.restart(Duration::from_secs(1)).await;
    let mut late = house.socket(eve.session.clone()).await;
    let mut cem_back = house.socket(cem.session.clone()).await;
    let mut ana_back = house.socket(ana.session.clone()).await;
    for (client, watch) in [
        (&mut late, json!({"type": "watch"})),
        (&mut cem_back, json!({"type": "watch", "since": seen, "epoch": 1})),
        (&mut ana_back, json!({"type": "watch"})),
    ] {
        client.table.clone_from(&table);
        client.ok(watch).await;
    }
    perhaps(talking, &mut ana_back, "and again").await;
    cem_back.ok(json!({"type": "chat_before", "seq": 100, "lines": 50})).await;
    late.ok(json!({"type": "chat_before", "seq": 100, "lines": 50})).await;
    cem_back.hear().await;
    [cem, dan, eve, late, cem_back, ana_back]
}

#[tokio::test(start_paused = true)]
async fn others_are_sent_the_same_bytes_whether_or_not_partners_talk() {
    let [with, without] = [evening(true).await, evening(false).await];
    for (with, without) in with.iter().zip(&without).take(5) {
        assert!(with.heard.len() > 4);
        assert_eq!(masked(with), masked(without));
    }
    assert!(among_partners(&without[5]).is_empty());
    assert_eq!(
        among_partners(&with[5]),
        [
            "Ana to [0, 1]: I bid low",
            "Ben to [0, 1]: then I bid high",
            "Ben to [0, 1]: well done",
            "Ana to [0, 1]: and again",
        ]
    );
}

#[tokio::test(start_paused = true)]
async fn partners_have_a_channel_only_where_the_table_has_one() {
    let house = House::open().await;
    let private = Setup { team_talk: TeamTalk::Private, ..setup("goof", 4) };
    let why = checked(&house, private.clone()).unwrap_err();
    assert!(why.contains("partner"), "{why}");
    let zoe = house.person("Zoe").await;
    let refused = house.lobby.make_table(&zoe.session.account, private).await.unwrap_err();
    assert_eq!(refused.code, ProblemCode::BadSetup);

    let (mut people, _) = begun(&house, in_teams(4)).await;
    let problem = people[0].ask_as("t", to_team("psst")).await.unwrap_err();
    assert_eq!(problem.code, ProblemCode::NotInThisGame);
    assert!(problem.message.contains("all accounts"), "{}", problem.message);
    let whisper = json!({"type": "chat", "to": 1, "text": "psst"});
    assert_eq!(people[0].refused(whisper).await, ProblemCode::NotInThisGame, "Goof has no whispers");
    people[1].hear().await;
    assert!(lines(&people[1]).is_empty());
}

#[tokio::test(start_paused = true)]
async fn only_who_plays_talks_to_partners_and_only_to_those_who_are_there() {
    let house = House::open().await;
    let mut people = four(&house).await;
    let table = house.table(confidential(4), &mut people.iter_mut().collect::<Vec<_>>()).await;
    let mut eve = house.person("Eve").await;
    eve.table = table;
    eve.ok(json!({"type": "watch"})).await;
    assert_eq!(people[0].refused(to_team("too early")).await, ProblemCode::WrongTime);
    people[0].ok(json!({"type": "start"})).await;
    assert_eq!(eve.refused(to_team("from the gallery")).await, ProblemCode::NotAllowed);
    let [ana, ben, cem, dan] = &mut people;
    for bad in ["", "a\u{202e}b", &"x".repeat(401)] {
        assert_eq!(ana.refused(to_team(bad)).await, ProblemCode::BadText);
    }
    ana.ok(json!({"type": "mute", "account": ben.session.account.id, "muted": true})).await;
    assert_eq!(ben.refused(to_team("muted")).await, ProblemCode::Muted);
    ana.ok(json!({"type": "mute", "account": ben.session.account.id, "muted": false})).await;
    ben.ok(to_team("heard")).await;
    dan.ok(json!({"type": "resign"})).await;
    assert_eq!(cem.refused(to_team("to nobody")).await, ProblemCode::NotAllowed);
    assert_eq!(dan.refused(to_team("from nobody")).await, ProblemCode::NotAllowed);
    ana.hear().await;
    cem.hear().await;
    assert_eq!(among_partners(ana), ["Ben to [0, 1]: heard"]);
    assert!(among_partners(cem).is_empty());
}

#[tokio::test(start_paused = true)]
async fn what_partners_say_twice_is_heard_once_and_stays_with_who_heard_it() {
    let mut house = House::open().await;
    let (mut people, table) = begun(&house, confidential(4)).await;
    let first = people[0].ask_as("t", to_team("once")).await.unwrap();
    assert_eq!(people[0].ask_as("t", to_team("once")).await.unwrap(), first);
    let aloud = json!({"type": "chat", "text": "once"});
    assert_eq!(people[0].ask_as("t", aloud).await.unwrap_err().code, ProblemCode::IdReused);
    play_out(&mut people).await;
    assert_eq!(people[0].refused(to_team("well played")).await, ProblemCode::WrongTime);
    people[0].ok(json!({"type": "rematch"})).await;
    people[1].ok(json!({"type": "stand"})).await;
    // Eve takes Ben's chair, after a checkpoint and a restart.
    let mut eve = house.person("Eve").await;
    eve.table.clone_from(&table);
    eve.ok(json!({"type": "watch"})).await;
    eve.ok(json!({"type": "sit"})).await;
    for client in people[2..].iter_mut().chain([&mut eve]) {
        client.ok(json!({"type": "ready", "ready": true})).await;
    }
    people[0].ok(json!({"type": "start"})).await;
    house.restart(Duration::from_secs(1)).await;
    let mut back =
        [house.socket(people[0].session.clone()).await, house.socket(people[1].session.clone()).await];
    let mut eve = house.socket(eve.session.clone()).await;
    for client in back.iter_mut().chain([&mut eve]) {
        client.table.clone_from(&table);
        client.ok(json!({"type": "watch"})).await;
    }
    back[0].ok(to_team("twice")).await;
    eve.hear().await;
    back[1].hear().await;
    assert_eq!(among_partners(&eve), ["Ana to [2, 3]: twice"]);
    assert_eq!(among_partners(&back[1]), ["Ana to [0, 1]: once"]);
    assert_eq!(among_partners(&back[0]), ["Ana to [0, 1]: once", "Ana to [2, 3]: twice"]);
}

#[tokio::test(start_paused = true)]
async fn six_and_eight_sit_in_teams_and_all_of_it_ends() {
    for seats in [6, 8] {
        let house = House::open().await;
        let mut ana = house.person("Ana").await;
        house.table(in_teams(seats), &mut [&mut ana]).await;
        ana.ok(json!({"type": "add_bot", "player": "first"})).await;
        ana.ok(json!({"type": "start"})).await;
        play_out(std::slice::from_mut(&mut ana)).await;
        let outcome = ana.game().outcome.as_ref().unwrap();
        assert_eq!(outcome.teams.len(), usize::from(seats) / 2);
        assert!(outcome.places.iter().all(|(_, place)| usize::from(*place) <= outcome.teams.len()));
    }
}
