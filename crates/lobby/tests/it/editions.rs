//! Matches that began with another rules version than the server has now.

use std::time::Duration;

use contract::{
    Allowance, AnyGame, AnyMatch, AnyPlayer, Catalogued, ChaCha8Rng, Erased, Foreseen, GameInfo, Json,
    NotImagined, OptionsRefused, Seat, SeatCount, Seed, Teams,
};
use contract_laws::toys::Goof;
use lobby::{Catalogue, OfferedGame, Prospect, prospects};
use protocol::{Occupant, ProblemCode, Status, TableView};
use serde_json::{Value, json};

use crate::house::{Client, First, House, catalogue, catalogue_with, setup};

/// Goof with another rules version, which needs at least as many cards as seats.
struct Reissue(Catalogued<Goof>);

impl AnyGame for Reissue {
    fn info(&self) -> &'static GameInfo {
        self.0.info()
    }

    fn rules_version(&self) -> u32 {
        2
    }

    fn schema(&self) -> Value {
        self.0.schema()
    }

    fn default_options(&self) -> Json {
        self.0.default_options()
    }

    fn check_options(&self, seats: SeatCount, options: &Value) -> Result<Json, OptionsRefused> {
        if options["cards"].as_u64() < Some(seats.get() as u64) {
            return Err(OptionsRefused("there are more cards now".into()));
        }
        self.0.check_options(seats, options)
    }

    fn teams(&self, seats: SeatCount, options: &Value) -> Result<Teams, OptionsRefused> {
        self.0.teams(seats, options)
    }

    fn open(
        &self,
        seats: SeatCount,
        options: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, OptionsRefused> {
        self.check_options(seats, options)?;
        self.0.open(seats, options, seed)
    }

    fn open_imagined(
        &self,
        seats: SeatCount,
        options: &Value,
        what: (Seat, &Value),
        seed: &Seed,
    ) -> Result<Box<dyn AnyMatch>, NotImagined> {
        self.0.open_imagined(seats, options, what, seed)
    }

    fn foresee(
        &self,
        seats: SeatCount,
        options: &Value,
        what: (Seat, &str),
        rng: &mut ChaCha8Rng,
        allowance: Allowance<'_>,
    ) -> Foreseen {
        self.0.foresee(seats, options, what, rng, allowance)
    }
}

fn reissue() -> OfferedGame {
    OfferedGame::new(Reissue(Catalogued::new()), vec![Box::new(Erased::<Goof, _>::new(First))])
}

/// Returns a catalogue without the old rules.
pub fn upgraded() -> Catalogue {
    catalogue_with(reissue())
}

/// Returns a catalogue with the old rules in `museum`.
fn with_museum() -> Catalogue {
    let players: Vec<Box<dyn AnyPlayer>> = vec![Box::new(Erased::<Goof, _>::new(First))];
    catalogue_with(reissue().behind(Catalogued::<Goof>::new(), players))
}

const SHORTLY: Duration = Duration::from_secs(2);

async fn come_back(house: &House, client: &Client) -> Client {
    let mut back = house.socket(client.session.clone()).await;
    back.table.clone_from(&client.table);
    back.ok(json!({"type": "watch"})).await;
    back
}

fn shown(client: &Client) -> &TableView {
    client.state.as_ref().expect("it watches a table")
}

fn unplayable(client: &Client) -> Option<&str> {
    shown(client).game.as_ref().expect("there was a match").unplayable.as_deref()
}

async fn listed(house: &House, who: &Client) -> Vec<(String, Status)> {
    let tables = house.lobby.tables_of(&who.session.account).await.unwrap();
    tables.into_iter().map(|table| (table.id, table.status)).collect()
}

/// Begins a match of version 1 for two people and a bot, with two cards each, one of them played.
async fn begun(house: &House) -> (Client, Client, String) {
    let (mut ana, mut ben) = (house.person("Ana").await, house.person("Ben").await);
    let setup = protocol::Setup { options: json!({"cards": 2}), ..setup("goof", 3) };
    let table = house.table(setup, &mut [&mut ana, &mut ben]).await;
    ana.ok(json!({"type": "add_bot", "player": "first"})).await;
    for client in [&mut ana, &mut ben] {
        client.ok(json!({"type": "ready", "ready": true})).await;
    }
    ana.ok(json!({"type": "start"})).await;
    ben.hear().await;
    ana.answer().await;
    (ana, ben, table)
}

async fn play_on(ana: &mut Client, ben: &mut Client) {
    for _ in 0..20 {
        for client in [&mut *ana, &mut *ben] {
            client.hear().await;
            if client.game().outcome.is_some() {
                return;
            }
            let is_own = |seat: &Seat| match &shown(client).seats[*seat].occupant {
                Occupant::Account { account, .. } => account.id == client.session.account.id,
                Occupant::Nobody | Occupant::Bot { .. } => false,
            };
            if client.game().waiting.iter().any(is_own) {
                client.answer().await;
            }
        }
        tokio::time::sleep(SHORTLY).await;
    }
    panic!("no end");
}

#[tokio::test(start_paused = true)]
async fn a_match_is_played_to_its_end_by_the_rules_it_began_with() {
    let mut house = House::open().await;
    let (ana, ben, _) = begun(&house).await;
    house.restart_with(SHORTLY, with_museum()).await;
    let (mut ana, mut ben) = (come_back(&house, &ana).await, come_back(&house, &ben).await);
    assert_eq!((shown(&ana).status, unplayable(&ana)), (Status::Playing, None));
    play_on(&mut ana, &mut ben).await;
    let game = shown(&ana).game.clone().unwrap();
    assert_eq!((game.rules_version, game.number), (1, 1));
    assert!(!game.winners.is_empty());
    assert_eq!(house.lobby.match_record(&game.id).await.unwrap().rules_version, 1);

    // The next match begins with today's rules, once the options fit them.
    ana.ok(json!({"type": "rematch"})).await;
    ben.ok(json!({"type": "ready", "ready": true})).await;
    assert_eq!(ana.refused(json!({"type": "start"})).await, ProblemCode::BadSetup);
    let mut setup = shown(&ana).setup.clone();
    setup.options = json!({"cards": 5});
    ana.ok(json!({"type": "configure", "setup": setup})).await;
    ben.ok(json!({"type": "ready", "ready": true})).await;
    ana.ok(json!({"type": "start"})).await;
    ana.hear().await;
    let game = shown(&ana).game.clone().unwrap();
    assert_eq!((game.rules_version, game.number), (2, 2));
}

#[tokio::test(start_paused = true)]
async fn a_match_whose_rules_are_gone_can_be_read_and_another_one_begun() {
    let mut house = House::open().await;
    let (mut ana, ben, table) = begun(&house).await;
    ana.ok(json!({"type": "chat", "text": "well?"})).await;
    assert_eq!(listed(&house, &ana).await, [(table.clone(), Status::Playing)]);
    let prospect = |goes_on| Prospect { game: "goof".into(), rules_version: 1, matches: 1, goes_on };
    for (catalogue, goes_on) in [(catalogue(), true), (with_museum(), true), (upgraded(), false)] {
        assert_eq!(prospects(house.store.as_ref(), &catalogue).await.unwrap(), [prospect(goes_on)]);
    }

    house.restart_with(SHORTLY, upgraded()).await;
    assert_eq!(listed(&house, &ana).await, [(table.clone(), Status::Finished)], "before anybody looked");
    let found = house.lobby.tables_of(&ana.session.account).await.unwrap();
    assert_eq!((found[0].status, found[0].your_turn), (Status::Finished, false));
    let (mut ana, mut ben) = (come_back(&house, &ana).await, come_back(&house, &ben).await);
    assert_eq!(shown(&ben).status, Status::Finished);
    assert!(unplayable(&ben).unwrap().contains("version 1"), "{:?}", unplayable(&ben));
    assert_eq!(shown(&ben).game.as_ref().unwrap().seed, None, "it may be played on yet");
    assert!(ben.game.is_none() && ben.chat == ["Ana: well?"]);
    assert_eq!(shown(&ben).seats.iter().filter(|(_, s)| s.occupant != Occupant::Nobody).count(), 3);
    ben.ok(json!({"type": "chat", "text": "a pity"})).await;
    for request in [
        json!({"type": "submit", "decision": 7, "intent": {"do": "bid", "rank": 1}}),
        json!({"type": "resign"}),
        json!({"type": "claim"}),
        json!({"type": "sit"}),
        json!({"type": "stand"}),
        json!({"type": "start"}),
    ] {
        let code = ana.refused(request.clone()).await;
        assert_eq!(code, ProblemCode::WrongTime, "{request}");
    }
    tokio::time::sleep(Duration::from_secs(600)).await;

    // A server that has the rules continues the match.
    house.restart_with(SHORTLY, with_museum()).await;
    assert_eq!(listed(&house, &ana).await, [(table.clone(), Status::Playing)]);
    let (ana, ben) = (come_back(&house, &ana).await, come_back(&house, &ben).await);
    assert_eq!((shown(&ana).status, unplayable(&ana)), (Status::Playing, None));
    assert!(ana.game().decision.is_some(), "a bid can be replaced");

    house.restart_with(SHORTLY, upgraded()).await;
    let (mut ana, mut ben) = (come_back(&house, &ana).await, come_back(&house, &ben).await);
    ana.ok(json!({"type": "rematch"})).await;
    assert_eq!(shown(&ana).status, Status::Gathering);
    assert_eq!(listed(&house, &ana).await, [(table.clone(), Status::Gathering)]);
    let mut setup = shown(&ana).setup.clone();
    setup.options = json!({"cards": 3});
    ana.ok(json!({"type": "configure", "setup": setup})).await;
    ben.ok(json!({"type": "ready", "ready": true})).await;
    ana.ok(json!({"type": "start"})).await;
    ben.hear().await;
    play_on(&mut ana, &mut ben).await;
    let game = shown(&ana).game.clone().unwrap();
    assert_eq!((game.rules_version, game.number, game.unplayable), (2, 2, None));

    // The table has an earlier match whose rules are missing.
    house.restart_with(SHORTLY, upgraded()).await;
    let back = come_back(&house, &ana).await;
    assert_eq!(unplayable(&back), None);
    assert!(house.lobby.match_record(&game.id).await.is_ok());
    assert_eq!(prospects(house.store.as_ref(), &upgraded()).await.unwrap(), []);
}

#[tokio::test(start_paused = true)]
async fn of_a_match_that_was_over_the_end_is_told() {
    let mut house = House::open().await;
    let (mut ana, mut ben, _) = begun(&house).await;
    play_on(&mut ana, &mut ben).await;
    let game = shown(&ana).game.clone().unwrap();
    house.restart_with(SHORTLY, upgraded()).await;
    let back = come_back(&house, &ana).await;
    assert_eq!(shown(&back).status, Status::Finished);
    assert!(unplayable(&back).unwrap().contains("only its result"), "{:?}", unplayable(&back));
    let told = shown(&back).game.clone().unwrap();
    assert_eq!((&told.winners, &told.seed), (&game.winners, &game.seed));
    assert_eq!(house.lobby.match_record(&game.id).await.unwrap().rules_version, 1);
    assert_eq!(prospects(house.store.as_ref(), &upgraded()).await.unwrap(), []);
}
