//! Seats in random order at the start of a match.

use std::time::Duration;

use contract::{BySeat, Catalogued, Seat, Seed, Teams};
use lobby::{Catalogue, Config, Entry, Logged, Luck, OfferedGame, Store as _, shuffled_seats};
use protocol::{MatchView, Occupant, Setup, TableView, Visibility, http::CheckedSetup};
use serde_json::{Value, json};
use seven_wonders::SevenWonders;

use crate::house::{Client, House, setup};

/// A source of seeds with which the seats of five players move.
pub const LUCK: Luck = Luck::Foretold(3);

const SHORTLY: Duration = Duration::from_secs(2);

pub fn random(game: &str, seats: u8) -> Setup {
    Setup { random_seats: Some(true), ..setup(game, seats) }
}

pub async fn lucky() -> House {
    House::with(Config { luck: LUCK, ..Config::default() }).await
}

pub fn wonders() -> Catalogue {
    let players = games::players("seven-wonders").unwrap();
    Catalogue::new(vec![OfferedGame::new(Catalogued::<SevenWonders>::new(), players)])
}

pub fn shown(client: &Client) -> &TableView {
    client.state.as_ref().expect("it watches a table")
}

pub fn game(client: &Client) -> &MatchView {
    shown(client).game.as_ref().expect("a match has begun")
}

/// Returns the names in the seats.
pub fn names(client: &Client) -> Vec<String> {
    let name = |occupant: &Occupant| match occupant {
        Occupant::Account { account, .. } => account.name.clone(),
        Occupant::Bot { player } => player.clone(),
        Occupant::Nobody => String::new(),
    };
    shown(client).seats.iter().map(|(_, seat)| name(&seat.occupant)).collect()
}

fn numbers(seats: &BySeat<Seat>) -> Vec<usize> {
    seats.iter().map(|(_, seat)| seat.number()).collect()
}

/// Returns the order that the match says, as numbers.
pub fn order(client: &Client) -> Option<Vec<usize>> {
    game(client).shuffled.as_ref().map(numbers)
}

/// Returns the seeds of the matches in a table's log.
async fn seeds(house: &House, table: &str) -> Vec<Seed> {
    let log = house.store.log(table).await.unwrap();
    let seed = |logged: &Logged| match &logged.entry {
        Entry::Began { seed, .. } => Seed::from_hex(seed),
        _ => None,
    };
    log.iter().filter_map(seed).collect()
}

pub async fn people(house: &House, number: usize) -> Vec<Client> {
    let mut people = Vec::new();
    for name in ["Ana", "Ben", "Cem", "Dan", "Eva", "Fay"].into_iter().take(number) {
        people.push(house.person(name).await);
    }
    people
}

/// Seats these people in order; returns their names in the seats before and after the start.
pub async fn begun(house: &House, setup: Setup, people: &mut [Client]) -> (Vec<String>, Vec<String>) {
    let mut all: Vec<&mut Client> = people.iter_mut().collect();
    house.table(setup, &mut all).await;
    people[0].hear().await;
    let before = names(&people[0]);
    people[0].ok(json!({"type": "start"})).await;
    for client in &mut *people {
        client.hear().await;
    }
    (before, names(&people[0]))
}

pub async fn play_out(people: &mut [Client]) {
    for _ in 0..200 {
        for client in &mut *people {
            client.hear().await;
            if client.game().decision.as_ref().is_some_and(|decision| decision.owed) {
                client.answer().await;
            }
        }
        if people[0].game().outcome.is_some() {
            return;
        }
    }
    panic!("the match does not end");
}

#[tokio::test(start_paused = true)]
async fn each_game_says_whether_seats_are_random_unless_the_host_does() {
    let house = House::open().await;
    let checked = |house: &House, setup| match house.lobby.check_setup(setup) {
        CheckedSetup::Playable { setup, .. } => setup.random_seats,
        CheckedSetup::Refused { why } => panic!("{why}"),
    };
    for game in ["goof", "seven-kingdoms", "seven-dragons", "seven-sages"] {
        assert_eq!(checked(&house, setup(game, 4)), Some(false), "{game}");
        assert_eq!(checked(&house, random(game, 4)), Some(true), "{game}");
    }
    let house = House::of(Config::default(), wonders).await;
    assert_eq!(checked(&house, setup("seven-wonders", 4)), Some(true));
    let fixed = Setup { random_seats: Some(false), ..setup("seven-wonders", 4) };
    assert_eq!(checked(&house, fixed), Some(false));
    assert!(house.lobby.catalogue().listing()[0].random_seats);
}

#[tokio::test(start_paused = true)]
async fn the_order_follows_from_the_seed_and_everybody_is_told() {
    let mut house = lucky().await;
    let mut five = people(&house, 5).await;
    let (before, after) = begun(&house, random("goof", 5), &mut five).await;
    let table = five[0].table.clone();
    let order = order(&five[0]).expect("the seats are shuffled");
    assert_ne!(before, after);
    assert_eq!(after, order.iter().map(|from| before[*from].clone()).collect::<Vec<_>>());
    let seed = seeds(&house, &table).await.remove(0);
    assert_eq!(order, numbers(&shuffled_seats(&seed, shown(&five[0]).setup.seats, Teams::NONE)));
    assert_eq!(game(&five[0]).seed_hash, seed.hash(), "the promise is told with the order");
    assert_eq!(game(&five[0]).seed, None);
    assert_eq!(game(&five[0]).players.iter().map(|(_, name)| name.clone()).collect::<Vec<_>>(), after);
    for client in &five {
        assert_eq!(client.game().view["you"]["seat"], client.seat(), "{}", client.session.account.name);
        assert_eq!(names(client), after);
    }
    // The log alone has the order.
    house.restart(SHORTLY).await;
    let mut back = house.socket(five[3].session.clone()).await;
    back.table = table;
    back.ok(json!({"type": "watch"})).await;
    assert_eq!((names(&back), back.seat()), (after, five[3].seat()));
    assert_eq!(back.known(), five[3].known());
    assert_eq!(game(&back).shuffled, game(&five[0]).shuffled);
}

#[tokio::test(start_paused = true)]
async fn the_record_of_the_match_has_the_order() {
    let house = lucky().await;
    let mut two = people(&house, 2).await;
    for random_seats in [true, false] {
        let setup = Setup { random_seats: Some(random_seats), ..setup("goof", 2) };
        begun(&house, setup, &mut two).await;
        play_out(&mut two).await;
        let record = house.lobby.match_record(&game(&two[0]).id).await.unwrap();
        let seed = Seed::from_hex(&record.seed).unwrap();
        let expected = random_seats.then(|| shuffled_seats(&seed, record.seats, Teams::NONE));
        assert_eq!(record.shuffled, expected);
    }
}

#[tokio::test(start_paused = true)]
async fn the_same_cards_are_dealt_to_the_seats_with_and_without() {
    let house = lucky().await;
    let mut dealt: Vec<Vec<Value>> = Vec::new();
    for random_seats in [true, false] {
        let mut five = people(&house, 5).await;
        let setup = Setup { random_seats: Some(random_seats), ..setup("goof", 5) };
        let (before, after) = begun(&house, setup, &mut five).await;
        assert_eq!(before != after, random_seats);
        assert_eq!(game(&five[0]).shuffled.is_some(), random_seats);
        five.sort_by_key(Client::seat);
        dealt.push(five.iter().map(|client| client.game().view.clone()).collect());
    }
    assert_eq!(dealt[0], dealt[1]);
}

#[tokio::test(start_paused = true)]
async fn partners_stay_partners() {
    let house = lucky().await;
    let mut six = people(&house, 6).await;
    let options = json!({"cards": 2, "teams": true});
    let (before, after) = begun(&house, Setup { options, ..random("goof", 6) }, &mut six).await;
    assert_ne!(before, after);
    let pair = |names: &[String]| {
        let mut pair = names.to_vec();
        pair.sort();
        pair
    };
    let (mut partners, mut now): (Vec<_>, Vec<_>) =
        (before.chunks(2).map(pair).collect(), after.chunks(2).map(pair).collect());
    partners.sort();
    now.sort();
    assert_eq!(partners, now);
    assert_eq!(json!(shown(&six[0]).teams), json!([[0, 1], [2, 3], [4, 5]]));
}

#[tokio::test(start_paused = true)]
async fn bots_and_companions_change_seats_too() {
    let house = lucky().await;
    let mut ana = house.person("Ana").await;
    let private = Setup { visibility: Visibility::Private, ..random("goof", 5) };
    house.table(private, &mut [&mut ana]).await;
    ana.ok(json!({"type": "beside", "name": "Ben"})).await;
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    ana.hear().await;
    let before = names(&ana);
    ana.ok(json!({"type": "start"})).await;
    ana.hear().await;
    let order = order(&ana).unwrap();
    assert_eq!(names(&ana), order.iter().map(|from| before[*from].clone()).collect::<Vec<_>>());
    let companion = shown(&ana).seats.iter().find_map(|(_, seat)| match &seat.occupant {
        Occupant::Account { account, beside: Some(of), .. } => Some((account.id.clone(), of.clone())),
        _ => None,
    });
    let (companion, of) = companion.expect("Ben sits there");
    assert_eq!(of, ana.session.account.id);
    let ben = house.beside(&ana, &companion).await;
    for client in [&ana, &ben] {
        assert_eq!(client.game().view["you"]["seat"], client.seat());
    }
}

#[tokio::test(start_paused = true)]
async fn a_rematch_shuffles_again_if_the_host_wishes_so() {
    let house = lucky().await;
    let mut five = people(&house, 5).await;
    begun(&house, random("goof", 5), &mut five).await;
    play_out(&mut five).await;
    for wished in [true, false] {
        for client in &mut five {
            client.hear().await;
        }
        five[1].ok(json!({"type": "rematch"})).await;
        five[0].hear().await;
        assert_eq!(shown(&five[0]).setup.random_seats, Some(true));
        if !wished {
            let setup = Setup { random_seats: Some(false), ..shown(&five[0]).setup.clone() };
            five[0].ok(json!({"type": "configure", "setup": setup})).await;
        }
        for client in &mut five {
            client.ok(json!({"type": "ready", "ready": true})).await;
        }
        five[0].hear().await;
        let before = names(&five[0]);
        five[0].ok(json!({"type": "start"})).await;
        five[0].hear().await;
        assert_eq!(order(&five[0]).is_some(), wished);
        let seeds = seeds(&house, &five[0].table).await;
        let seed = seeds.last().unwrap();
        let seats = shown(&five[0]).setup.seats;
        let expected = wished.then(|| numbers(&shuffled_seats(seed, seats, Teams::NONE)));
        assert_eq!(order(&five[0]), expected);
        let from = expected.unwrap_or_else(|| (0..5).collect());
        assert_eq!(names(&five[0]), from.iter().map(|from| before[*from].clone()).collect::<Vec<_>>());
        if wished {
            play_out(&mut five).await;
        }
    }
}

#[test]
fn an_old_beginning_is_read_and_a_new_one_says_the_order() {
    let old = r#"{"entry":"began","id":"m","rules_version":1,"seed":"00"}"#;
    let Entry::Began { shuffled, .. } = Entry::read(old).unwrap() else { panic!("it begins a match") };
    assert_eq!(shuffled, None);
    assert_eq!(Entry::read(old).unwrap().line().unwrap(), old);
    let new = r#"{"entry":"began","id":"m","rules_version":1,"seed":"00","shuffled":[2,0,1]}"#;
    assert_eq!(Entry::read(new).unwrap().line().unwrap(), new);
}

#[tokio::test(start_paused = true)]
async fn a_log_with_a_seat_twice_is_not_read() {
    let mut house = lucky().await;
    let mut five = people(&house, 5).await;
    let mut all: Vec<&mut Client> = five.iter_mut().collect();
    let table = house.table(random("goof", 5), &mut all).await;
    let log = house.store.log(&table).await.unwrap();
    let row = house.store.find_table(&table).await.unwrap().unwrap();
    let seed = Seed::from_bytes([7; 32]).reveal();
    let line =
        format!(r#"{{"entry":"began","id":"m","rules_version":1,"seed":"{seed}","shuffled":[0,0,1,2,3]}}"#);
    let next = Logged { seq: log.len() as u64 + 1, at: house.now(), entry: Entry::read(&line).unwrap() };
    let append = lobby::Append {
        epoch: 1,
        row: row.into(),
        relisted: true,
        entries: vec![next],
        checkpoint: None,
        begun: None,
        ended: None,
    };
    house.store.append(append).await.unwrap();
    house.restart(SHORTLY).await;
    let mut back = house.socket(five[0].session.clone()).await;
    back.table = table;
    assert!(back.ask(json!({"type": "watch"})).await.is_err());
}
