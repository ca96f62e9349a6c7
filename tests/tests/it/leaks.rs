//! No frame of a whole match contains a card that only another player knows.

use std::collections::{BTreeMap, BTreeSet};

use contract::{Choices, Seat};
use protocol::{GameUpdate, ServerMessage};
use rand_chacha::rand_core::Rng as _;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use seven_kingdoms::{Card, Event, Intent, View};
use sha2::{Digest as _, Sha256};
use tests::{Guest, Server, begin, chance};

/// The fields that contain cards; all other numbers are counts, seats and columns.
const CARD_FIELDS: [&str; 11] = [
    "card",
    "cards",
    "drawn",
    "from_hand",
    "gone",
    "hand",
    "hand_known",
    "kingdom",
    "played",
    "row",
    "upper",
];

/// The cards that only their owner knew after each step that several observers received: the hand without the
/// cards that were taken openly.
type Secrets = BTreeMap<Moment, BTreeMap<Seat, BTreeSet<Card>>>;

/// The time and the player of the last step of a message. Each account numbers steps separately.
type Moment = (u64, Seat);

fn moment(update: &GameUpdate) -> Option<Moment> {
    update.steps.last().map(|step| (step.at, step.seat))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_what_only_another_player_knows() {
    let mut rng = chance();
    let server = Server::start(&["--bot-pause", "0"]).await;
    let mut in_all = 0;
    for _ in 0..3 {
        let mut people = begin(&server, 3, 0).await;
        let table = people[0].table.clone();
        let mut spectator = Guest::arrive(&server, "Eve", &table).await;
        let mut playing = Vec::new();
        for mut guest in people.drain(..) {
            let mut rng = rng.clone();
            playing.push(tokio::spawn(async move {
                guest.play_to_the_end(&mut rng).await;
                guest
            }));
        }
        spectator.until("the end", tests::Record::is_over).await;
        let mut everybody = vec![];
        for guest in playing {
            everybody.push(guest.await.unwrap());
        }

        rng.next_u64();

        let secrets = secrets(&everybody);
        everybody.push(spectator);
        let checked: usize = everybody.iter().map(|observer| check(observer, &secrets)).sum();
        println!("{checked} hidden cards were looked for and not found");
        // A short match hides few cards, and a slow spectator receives several steps at once.
        in_all += checked;
        seed_is_kept_until_the_end(&mut everybody[0]).await;
    }
    assert!(in_all > 300, "only {in_all} hidden cards were looked for");
}

/// Collects the secrets from the owners' own views.
fn secrets(players: &[Guest]) -> Secrets {
    let mut secrets = Secrets::new();
    for message in players.iter().flat_map(messages) {
        let ServerMessage::Game(update) = message else { continue };
        let view: View = exactly(&update.view);
        let Some(you) = &view.you else { panic!("a player has a view of their own") };
        let open: BTreeSet<Card> = view.players[you.seat].hand_known.iter().copied().collect();
        let hand: BTreeSet<Card> = you.hand.iter().copied().filter(|card| !open.contains(card)).collect();
        let Some(moment) = moment(&update) else { continue };
        // Several steps of one seat in the same millisecond: the cards that it had after all of them, without
        // those that it gave away.
        let known = secrets.entry(moment).or_default().entry(you.seat);
        let _ = known.and_modify(|before: &mut BTreeSet<Card>| *before = &*before & &hand).or_insert(hand);
    }
    secrets
}

/// Checks everything that this observer received. Returns the number of hidden cards that were searched.
fn check(observer: &Guest, secrets: &Secrets) -> usize {
    let mut looked_for = 0;
    let you = observer.record.you;
    for message in messages(observer) {
        let ServerMessage::Game(update) = message else { continue };
        if update.outcome.is_some() {
            // At the end all hands are open.
            continue;
        }
        let mut told = BTreeSet::new();
        exactly::<View>(&update.view);
        cards(&update.view, &mut told);
        for event in update.steps.iter().flat_map(|step| &step.events) {
            exactly::<Event>(&event.seen);
            cards(&event.seen, &mut told);
        }
        if let Some(decision) = &update.decision {
            exactly::<Choices<Intent>>(&decision.choices);
            cards(&decision.choices, &mut told);
        }
        let Some(hidden) = moment(&update).and_then(|moment| secrets.get(&moment)) else { continue };
        for (owner, hidden) in hidden.iter().filter(|(owner, _)| Some(**owner) != you) {
            let leaked: Vec<_> = hidden.intersection(&told).collect();
            assert!(leaked.is_empty(), "{you:?} is told of {leaked:?} in the hand of {owner}: {update:?}");
            looked_for += hidden.len();
        }
    }
    looked_for
}

fn messages(guest: &Guest) -> impl Iterator<Item = ServerMessage> {
    guest.record.frames.iter().map(|frame| serde_json::from_str(frame).expect("it was read before"))
}

/// Parses a value and checks that no part of it is ignored: serde would silently drop a field that the type
/// does not have.
fn exactly<T: Serialize + DeserializeOwned>(value: &Value) -> T {
    let typed: T = serde_json::from_value(value.clone()).expect("it is of the game's own type");
    let again = serde_json::to_value(&typed).expect("wire types serialize");
    assert_eq!(&again, value, "there is more in it than its type says");
    typed
}

/// Collects all cards in a value.
fn cards(value: &Value, found: &mut BTreeSet<Card>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                if CARD_FIELDS.contains(&name.as_str()) {
                    card_or_cards(name, field, found);
                }
                cards(field, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| cards(item, found)),
        _ => {}
    }
}

fn card_or_cards(name: &str, field: &Value, found: &mut BTreeSet<Card>) {
    let card = |value: &Value| serde_json::from_value::<Card>(value.clone()).ok();
    match field {
        Value::Array(items) => found.extend(items.iter().filter_map(card)),
        // Other players' hands and the cards of a score are counts.
        Value::Number(_) if name == "hand" || name == "cards" => {}
        single => found.extend(card(single)),
    }
}

/// Checks that the hash is sent from the start and the seed only at the end, and that they match.
async fn seed_is_kept_until_the_end(guest: &mut Guest) {
    let revealed = |record: &tests::Record| record.table.as_ref()?.game.as_ref()?.seed.clone();
    guest.until("the seed", |record| revealed(record).is_some()).await;
    let seed = revealed(&guest.record).expect("it was waited for");
    let (end, _) = guest
        .record
        .frames
        .iter()
        .enumerate()
        .find(|(_, frame)| frame.contains(&seed))
        .expect("the seed was told");
    assert!(end > guest.record.frames.len() / 2, "the seed is told in frame {end}");
    let first_over = messages(guest).position(|m| matches!(m, ServerMessage::Game(g) if g.outcome.is_some()));
    let running = first_over.expect("the match has ended").min(end);
    assert!(guest.record.frames[..running].iter().all(|frame| !frame.contains(&seed)));

    let bytes: Vec<u8> =
        seed.as_bytes().chunks(2).map(|pair| hex(pair).expect("a seed is hexadecimal")).collect();
    let hash: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    let told = guest.record.table.as_ref().and_then(|table| table.game.as_ref());
    assert_eq!(told.map(|game| &game.seed_hash.0), Some(&hash));
}

fn hex(pair: &[u8]) -> Option<u8> {
    u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()
}
