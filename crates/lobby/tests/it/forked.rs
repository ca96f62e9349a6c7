//! Forks of random matches of all games, from random moments. Each seat sees what it saw in the first match,
//! also after a restart. The fork can be played, replayed and forked again.

use std::time::Duration;

use contract::{Catalogued, ChaCha8Rng, Erased, Input, Purpose, Rules, Seat, SeatChange, Seed, pick};
use games::{Listed, Visitor, visit_all};
use lobby::{
    Append, Catalogue, Config, Dealt, Ended, Entry, Logged, MatchRow, OfferedGame, Sitter, Store as _,
};
use protocol::{
    By, Continues, Deal, ProblemCode, Setup, Status,
    http::{Eyes, ForkSeat, MatchRecord},
};
use serde_json::{Value, json};

use crate::{
    forking::fork_at,
    house::{Client, First, House, setup},
    replaying::views,
};

#[derive(Clone)]
struct Offered;

impl Visitor for Offered {
    type Output = OfferedGame;

    fn visit<R: Rules>(self, _: Listed<R>) -> OfferedGame {
        OfferedGame::new(Catalogued::<R>::new(), vec![Box::new(Erased::<R, _>::new(First))])
    }
}

pub fn all_games() -> Catalogue {
    Catalogue::new(visit_all(&Offered))
}

/// Plays a match at random to its end. Now and then a player leaves, and in some games one joins.
fn at_random(setup: &Setup, seed: &Seed, chance: &mut ChaCha8Rng) -> (Vec<(Seat, Input)>, contract::Outcome) {
    let catalogue = all_games();
    let offer = catalogue.get(&setup.game).unwrap();
    let mut game = offer.game.open(setup.seats, &setup.options, seed.clone()).unwrap();
    let mut inputs = Vec::new();
    for n in 0.. {
        assert!(n < 20_000, "no end");
        if let Some(outcome) = game.phase().outcome() {
            return (inputs, outcome.clone());
        }
        let waiting: Vec<Seat> = game.phase().waiting().iter().collect();
        let mut seat = *pick(&waiting, chance).unwrap();
        let often =
            |of: u64, chance: &mut ChaCha8Rng| *pick(&(0..of).collect::<Vec<_>>(), chance).unwrap() == 0;
        let open: Vec<Seat> = game.open_seats().iter().collect();
        let input = match pick(&open, chance) {
            Some(newcomer) if often(8, chance) => {
                seat = *newcomer;
                Input::Seat(SeatChange::Join)
            }
            _ if often(40, chance) => Input::Seat(SeatChange::Leave),
            _ => {
                let choices: Value = serde_json::from_str(game.choices(seat).unwrap().get()).unwrap();
                let any = pick(choices["intents"].as_array().unwrap(), chance).cloned().map(Input::Intent);
                // The fallback moves lead to an end.
                let other = if often(2, chance) { game.fallback(seat).or(any) } else { any };
                other.or_else(|| game.fallback(seat)).unwrap()
            }
        };
        if let Ok(written) = game.submit(seat, &input) {
            inputs.push((seat, written));
        }
    }
    unreachable!()
}

/// Puts a match of two other players into the store.
async fn kept(house: &House, setup: &Setup, id: &str, chance: &mut ChaCha8Rng) -> MatchRecord {
    let seed = Seed::from_bytes(std::array::from_fn(|_| *pick(&[3, 5, 77, 201], chance).unwrap()));
    let (inputs, outcome) = at_random(setup, &seed, chance);
    let mut row = store_laws::table(&format!("table-{id}"), "zoe", 1_000);
    row.summary.setup = setup.clone().into();
    row.summary.status = Status::Finished;
    let made = Entry::Made { host: "zoe".into(), setup: setup.clone(), fork: None, duplicate: None };
    house.store.make_table(&row, &Logged { seq: 1, at: 1_000, entry: made }).await.unwrap();
    let rules_version = house.lobby.catalogue().get(&setup.game).unwrap().game.rules_version();
    let began = Entry::Began {
        id: id.into(),
        rules_version,
        seed: seed.reveal(),
        continues: None,
        deal: Deal::Chance,
        guess: None,
        shuffled: None,
    };
    let played =
        inputs.into_iter().map(|(seat, input)| Entry::Played { seat, by: By::Player, from: None, input });
    let entries = [began].into_iter().chain(played);
    let entries = (2..).zip(entries).map(|(seq, entry)| Logged { seq, at: 1_000 + seq, entry }).collect();
    let players = vec![Some(Sitter::Account("zoe".into())); setup.seats.get()];
    let dealt = Some(Dealt {
        seq: 2,
        setup: setup.clone(),
        players: players.clone(),
        continues: None,
        deal: Deal::Chance,
    });
    let begun = MatchRow { id: id.into(), number: 1, game: setup.game.clone(), rules_version, dealt };
    let ended = Ended { id: id.into(), outcome, players };
    let row = row.into();
    let append = Append {
        epoch: 1,
        row,
        relisted: true,
        entries,
        checkpoint: None,
        begun: Some(begun),
        ended: Some(ended),
    };
    house.store.append(append).await.unwrap();
    house.lobby.match_record(id).await.unwrap()
}

fn left(inputs: &[protocol::http::RecordedInput]) -> Vec<usize> {
    let gone = |one: &&protocol::http::RecordedInput| one.input == Input::Seat(SeatChange::Leave);
    inputs.iter().filter(gone).map(|one| one.seat.number()).collect()
}

/// Checks that each player sees what they would have seen in the first match at that moment.
async fn is_the_same(people: &mut [(usize, Client)], films: &[Vec<Value>], at: usize) {
    for (seat, client) in people {
        client.hear().await;
        let now = serde_json::to_value(&client.game().view).unwrap();
        assert_eq!(now, films[*seat][at], "seat {seat} after {at}");
    }
}

/// Returns the views of each seat, before each input and at the end.
async fn films(house: &House, record: &MatchRecord) -> Vec<Vec<Value>> {
    let mut films = Vec::new();
    for seat in record.seats.seats() {
        films.push(views(&house.lobby.replay(&record.id, Eyes::Seat(seat)).await.unwrap()));
    }
    films
}

/// Begins a fork at this moment, with these people in all seats that were not given up.
async fn begin(
    house: &House,
    people: Vec<Client>,
    record: &MatchRecord,
    at: usize,
    mine: usize,
) -> Vec<(usize, Client)> {
    let gone = left(&record.inputs[..at]);
    let seats = record.seats.get();
    let free: Vec<usize> = (0..seats).filter(|seat| !gone.contains(seat)).collect();
    let mine = free.get(mine % free.len().max(1)).copied();
    let sits = |seat: usize| match seat {
        seat if Some(seat) == mine => ForkSeat::Me,
        _ => ForkSeat::Open,
    };
    let wanted = fork_at(at, (0..seats).map(sits).collect());
    let made = house.lobby.fork(&people[0].session.account, &record.id, wanted).await.unwrap();
    let order = mine.into_iter().chain(free.iter().copied().filter(|seat| Some(*seat) != mine));
    let mut sitting = Vec::new();
    for (seat, mut client) in order.zip(people) {
        if !client.table.is_empty() {
            client.ok(json!({"type": "unwatch"})).await;
        }
        client.table.clone_from(&made.id);
        (client.game, client.state) = (None, None);
        client.ok(json!({"type": "watch"})).await;
        client.ok(json!({"type": "sit", "seat": seat})).await;
        client.ok(json!({"type": "ready", "ready": true})).await;
        sitting.push((seat, client));
    }
    if let Some((_, host)) = sitting.first_mut() {
        host.ok(json!({"type": "start"})).await;
    }
    for (_, client) in &mut sitting {
        client.hear().await;
    }
    sitting
}

async fn come_back(house: &House, people: Vec<(usize, Client)>) -> Vec<(usize, Client)> {
    let mut back = Vec::new();
    for (seat, client) in people {
        let table = client.table;
        let mut client = house.socket(client.session).await;
        client.table = table;
        client.ok(json!({"type": "watch"})).await;
        back.push((seat, client));
    }
    back
}

async fn do_something(people: &mut [(usize, Client)], deeds: usize, chance: &mut ChaCha8Rng) {
    for _ in 0..deeds {
        for (_, client) in people.iter_mut() {
            client.hear().await;
        }
        let asked = |(_, client): &&mut (usize, Client)| client.game().decision.is_some();
        let Some((_, client)) = people.iter_mut().find(asked) else { return };
        let decision = client.game().decision.clone().unwrap();
        let Some(intent) = pick(decision.choices["intents"].as_array().unwrap(), chance).cloned() else {
            return;
        };
        let submit = json!({"type": "submit", "decision": decision.number, "intent": intent});
        if let Err(problem) = client.ask(submit).await {
            let fine =
                [ProblemCode::Refused, ProblemCode::TooMany, ProblemCode::Malformed, ProblemCode::Stale];
            assert!(fine.contains(&problem.code), "{problem:?}");
        }
    }
}

/// Ends the match: all players except one give up, and the last one claims the win.
async fn end(people: &mut [(usize, Client)]) -> String {
    let (last, others) = people.split_last_mut().unwrap();
    for (_, client) in others {
        client.hear().await;
        if client.game().outcome.is_none() {
            client.ok(json!({"type": "resign"})).await;
        }
    }
    last.1.hear().await;
    if last.1.game().outcome.is_none() {
        last.1.ok(json!({"type": "claim"})).await;
    }
    last.1.hear().await;
    last.1.state.as_ref().unwrap().game.as_ref().unwrap().id.clone()
}

async fn matches_of(game: &str, seats: u8) {
    let config =
        Config { bot_pause: Duration::from_secs(3_600), forks_per_hour: 100_000, ..Config::default() };
    let mut house = House::of(config, all_games).await;
    let many = std::env::var("SEPTET_FORKED").map_or(2, |many| many.parse().unwrap());
    let mut gone = 0;
    for luck in 0..many {
        let mut chance = Seed::from_bytes([luck; 32]).stream(Purpose(1), 0);
        let asked = protocol::Setup { away: Some(protocol::Away::Wait), ..setup(game, seats) };
        let protocol::http::CheckedSetup::Playable { setup, .. } = house.lobby.check_setup(asked) else {
            panic!("{game} for {seats}");
        };
        let record = kept(&house, &setup, &format!("{game}-{luck}"), &mut chance).await;
        let (inputs, seen) = (record.inputs.len(), films(&house, &record).await);
        let within: Vec<usize> = (1..inputs - 1).collect();
        let mut moments = vec![0, inputs - 1];
        moments.extend((0..3).filter_map(|_| pick(&within, &mut chance).copied()));
        for (n, at) in moments.into_iter().enumerate() {
            if left(&record.inputs[..at]).len() >= usize::from(seats) - 1 {
                continue;
            }
            gone += left(&record.inputs[..at]).len();
            let mut people = Vec::new();
            for name in 0..seats {
                people.push(house.person(&format!("P{luck} {n} {name}")).await);
            }
            let mut people = begin(&house, people, &record, at, n).await;
            is_the_same(&mut people, &seen, at).await;
            house.restart_with(Duration::from_secs(2), all_games()).await;
            let mut people = come_back(&house, people).await;
            is_the_same(&mut people, &seen, at).await;

            do_something(&mut people, 12, &mut chance).await;
            for (_, client) in &mut people {
                client.hear().await;
            }
            let before: Vec<Value> = people.iter().map(|(_, client)| client.known()).collect();
            house.restart_with(Duration::from_secs(2), all_games()).await;
            let mut people = come_back(&house, people).await;
            for ((_, client), before) in people.iter_mut().zip(before) {
                client.hear().await;
                assert_eq!(client.known()["view"], before["view"], "{game} {luck} after {at}");
            }
            let fork = end(&mut people).await;
            let forked = house.lobby.match_record(&fork).await.unwrap();
            assert_eq!(forked.continues, Some(Continues { of: record.id.clone(), at: at as u32 }));
            assert_eq!((&forked.seed, forked.seats), (&record.seed, record.seats));
            for (copied, input) in forked.inputs.iter().zip(&record.inputs[..at]) {
                assert_eq!((copied.seat, copied.by, &copied.input), (input.seat, input.by, &input.input));
            }
            let again = house.lobby.replay(&fork, Eyes::Decider).await.unwrap();
            assert_eq!(again.moments.len(), forked.inputs.len());

            // A fork of the fork.
            let further = forked.inputs.iter().rposition(|one| matches!(one.input, Input::Intent(_)));
            let Some(further) = further.filter(|_| n < 2) else { continue };
            let people: Vec<Client> = people.into_iter().map(|(_, client)| client).collect();
            let mut people = begin(&house, people, &forked, further, n).await;
            is_the_same(&mut people, &films(&house, &forked).await, further).await;
        }
    }
    assert!(gone > 0 || many < 2, "somebody had left before in some of them");
}

#[tokio::test(start_paused = true)]
async fn matches_of_seven_kingdoms_are_played_on() {
    matches_of("seven-kingdoms", 4).await;
}

#[tokio::test(start_paused = true)]
async fn matches_of_seven_dragons_are_played_on() {
    matches_of("seven-dragons", 4).await;
}

#[tokio::test(start_paused = true)]
async fn matches_of_the_seven_sages_are_played_on() {
    matches_of("seven-sages", 4).await;
}

#[tokio::test(start_paused = true)]
async fn matches_of_seven_wonders_are_played_on() {
    matches_of("seven-wonders", 4).await;
}
