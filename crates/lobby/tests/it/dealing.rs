//! A known deal, for one player alone.

use contract::Seed;
use lobby::KnownDeal;
use protocol::{Deal, Occupant, ProblemCode, Status, Visibility};
use serde_json::json;

use crate::house::{Client, House};

fn known(house: &House) -> KnownDeal {
    KnownDeal {
        deal: Deal::Day { day: "2026-11-26".into() },
        setup: house.lobby.alone("goof").unwrap(),
        seed: Seed::from_bytes([7; 32]),
        player: "first".into(),
    }
}

async fn table(house: &House, who: &mut Client) {
    let setup = known(house).setup;
    who.table = house.lobby.make_table(&who.session.account, setup).await.unwrap().id;
}

#[tokio::test(start_paused = true)]
async fn it_is_dealt_alike_to_all_and_begins_at_once() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let mut hashes = Vec::new();
    for who in [&mut ana, &mut ben] {
        table(&house, who).await;
        // Twice, as if the answer had been lost.
        for _ in 0..2 {
            let row = house.lobby.begin_dealt(&who.session.account, &who.table, known(&house)).await.unwrap();
            assert_eq!((row.summary.status, row.public), (Status::Playing, false));
        }
        who.ok(json!({"type": "watch"})).await;
        who.hear().await;
        let state = who.state.clone().unwrap();
        assert_eq!(state.setup.visibility, Visibility::Private);
        let sits = |occupant: &Occupant| matches!(occupant, Occupant::Account { account, .. } if account.id == who.session.account.id);
        let seats: Vec<_> = state.seats.iter().map(|(_, seat)| &seat.occupant).collect();
        assert!(sits(seats[0]) && seats[1..].iter().all(|seat| matches!(seat, Occupant::Bot { .. })));
        let game = state.game.unwrap();
        assert_eq!(game.number, 1);
        hashes.push(game.seed_hash);
    }
    assert_eq!(hashes[0], hashes[1]);
}

#[tokio::test(start_paused = true)]
async fn whatever_was_done_at_the_table_before_makes_no_difference() {
    let house = House::open().await;
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    table(&house, &mut ana).await;
    ana.ok(json!({"type": "watch"})).await;
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    let row = house.lobby.begin_dealt(&ana.session.account, &ana.table, known(&house)).await.unwrap();
    assert_eq!(row.summary.accounts.as_slice(), [ana.session.account.id.clone()]);

    // The exception: another player has a seat there.
    table(&house, &mut ana).await;
    ben.table.clone_from(&ana.table);
    ben.ok(json!({"type": "watch"})).await;
    ben.ok(json!({"type": "sit"})).await;
    let refused = house.lobby.begin_dealt(&ana.session.account, &ana.table, known(&house)).await;
    assert_eq!(refused.unwrap_err().code, ProblemCode::NotAllowed);
    let nowhere = house.lobby.begin_dealt(&ana.session.account, "nowhere", known(&house)).await;
    assert_eq!(nowhere.unwrap_err().code, ProblemCode::NotFound);
    assert_eq!(house.lobby.alone("chess").unwrap_err().code, ProblemCode::NotFound);
}

#[tokio::test(start_paused = true)]
async fn automatic_players_play_it_by_themselves() {
    let house = House::open().await;
    let KnownDeal { setup, seed, player, .. } = known(&house);
    let players = vec![player; setup.seats.get()];
    let one = house.lobby.line(&setup, seed.clone(), &players).await.unwrap();
    let two = house.lobby.line(&setup, seed.clone(), &players).await.unwrap();
    assert_eq!(one, two);
    assert!(one.places.iter().any(|(_, place)| *place == 1));
    let nobody = vec!["nobody".to_owned(); setup.seats.get()];
    assert_eq!(house.lobby.line(&setup, seed, &nobody).await.unwrap_err().code, ProblemCode::Internal);
}
