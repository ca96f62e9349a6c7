//! The leak law on frames: in two worlds others decide differently in secret, more or less often. An observer
//! must receive the same frames, byte for byte, with the same numbers and times.

use std::{any::Any, cell::RefCell, time::Duration};

use contract::{
    Catalogued, ChaCha8Rng, GameInfo, Log, Observer, OptionsRefused, Own, Pace, Phase, Purpose, Rules, Seat,
    SeatChange, SeatChangeRefused, SeatCount, SeatSet, Seed, Teams, Unimaginable, below, pick,
};
use contract_laws::toys::{Goof, goof};
use lobby::{Catalogue, Config, OfferedGame};
use protocol::{Clock, Setup};
use serde_json::json;
use seven_dragons::SevenDragons;
use seven_kingdoms::SevenKingdoms;
use seven_sages::SevenSages;
use seven_wonders::{LeaderDraft, Leaders, Options, SevenWonders};

use crate::house::{Client, House, setup};

thread_local! {
    /// The state with which the next match begins.
    static DEALT: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// A game whose matches begin with the state of the test.
#[derive(Clone)]
struct Dealt<R>(R);

impl<R: Rules> Rules for Dealt<R> {
    type Options = R::Options;
    type State = R::State;
    type Intent = R::Intent;
    type Refusal = R::Refusal;
    type Event = R::Event;
    type View = R::View;
    type Situation<'a> = R::Situation<'a>;

    const INFO: GameInfo = R::INFO;
    const RULES_VERSION: u32 = R::RULES_VERSION;

    fn new(seats: SeatCount, options: R::Options) -> Result<Self, OptionsRefused> {
        R::new(seats, options).map(Self)
    }

    fn seats(&self) -> SeatCount {
        self.0.seats()
    }

    fn start(&self, _: Seed) -> R::State {
        DEALT.with_borrow(|dealt| dealt.as_ref().unwrap().downcast_ref::<R::State>().unwrap().clone())
    }

    fn phase(&self, state: &R::State) -> Phase {
        self.0.phase(state)
    }

    fn pace(&self, state: &R::State, seat: Seat) -> Pace {
        self.0.pace(state, seat)
    }

    fn carry_out(&self, state: &mut R::State, seat: Seat, intent: &R::Intent, log: &mut Log<R::Event>) {
        self.0.carry_out(state, seat, intent, log);
    }

    fn view(&self, state: &R::State, who: Observer) -> R::View {
        self.0.view(state, who)
    }

    fn situation<'a>(&'a self, view: &'a R::View) -> R::Situation<'a> {
        self.0.situation(view)
    }

    fn situation_in<'a>(&'a self, state: &'a R::State, seat: Seat) -> R::Situation<'a> {
        self.0.situation_in(state, seat)
    }

    fn own(&self, state: &R::State, seat: Seat) -> Option<Own<R::Intent>> {
        self.0.own(state, seat)
    }

    fn imagine(&self, view: &R::View, rng: &mut ChaCha8Rng) -> Result<R::State, Unimaginable> {
        self.0.imagine(view, rng)
    }

    fn teams(&self) -> Teams {
        self.0.teams()
    }

    fn open_seats(&self, state: &R::State) -> SeatSet {
        self.0.open_seats(state)
    }

    fn empty_seats(&self, state: &R::State) -> SeatSet {
        self.0.empty_seats(state)
    }

    fn change_seat(
        &self,
        state: &mut R::State,
        seat: Seat,
        change: SeatChange,
        log: &mut Log<R::Event>,
    ) -> Result<(), SeatChangeRefused> {
        self.0.change_seat(state, seat, change, log)
    }
}

/// The number of steps that both worlds take together.
const STEPS: usize = 10;
/// The number of tries with another intent.
const TRIES: usize = 6;

/// The moves of one world between two common moments, the last one at the moment itself.
type Deeds<R> = Vec<(Seat, <R as Rules>::Intent)>;

/// Two worlds and their moves.
struct Plan<R: Rules> {
    who: Observer,
    worlds: [R::State; 2],
    moments: Vec<[Deeds<R>; 2]>,
    /// The number of moves that only one world has, and of decisions that differ.
    secrets: usize,
}

struct Planner<'a, R: Rules> {
    rules: &'a R,
    who: Observer,
    rng: ChaCha8Rng,
}

impl<R: Rules> Planner<'_, R> {
    /// Returns the observable effects of a move, except the passing of time.
    fn notices(&self, before: &R::State, seat: Seat, intent: &R::Intent) -> Option<(R::State, String)> {
        let (mut after, mut log) = (before.clone(), Log::new());
        self.rules.apply(&mut after, seat, intent, &mut log).ok()?;
        let told: Vec<_> = log.told_to(self.who).collect();
        let view = self.rules.view(&after, self.who);
        let notices = serde_json::to_string(&(told, view)).unwrap() + &self.asking(&after);
        Some((after, notices))
    }

    fn asking(&self, state: &R::State) -> String {
        let phase = self.rules.phase(state);
        let paces: Vec<_> = phase.acting().iter().map(|seat| self.rules.pace(state, seat).limit).collect();
        format!("{phase:?} {paces:?} {:?}", self.rules.open_seats(state))
    }

    fn intent(&mut self, state: &R::State, seat: Seat) -> R::Intent {
        let intents = self.rules.options(state, seat).intents;
        pick(&intents, &mut self.rng).unwrap().clone()
    }

    /// Returns a secret move of another player, and its undo if that is possible.
    fn secret(&mut self, state: &mut R::State) -> Deeds<R> {
        let acting = self.rules.phase(state).acting().iter();
        let others: Vec<Seat> = acting.filter(|seat| Observer::Seat(*seat) != self.who).collect();
        for _ in 0..TRIES {
            let Some(seat) = pick(&others, &mut self.rng).copied() else { return Vec::new() };
            let intent = self.intent(state, seat);
            let nothing = self.nothing(state);
            let Some((after, notices)) = self.notices(state, seat, &intent) else { continue };
            let turn = |state: &R::State| self.rules.pace(state, seat).turn;
            if notices != nothing || turn(&after) != turn(state) {
                continue;
            }
            let mut deeds = vec![(seat, intent)];
            *state = after;
            let view = self.rules.view(state, Observer::Seat(seat));
            if let Some(back) = self.rules.choices(&view).back {
                let (after, notices) = self.notices(state, seat, &back).unwrap();
                assert_eq!(notices, nothing);
                *state = after;
                deeds.push((seat, back));
            }
            return deeds;
        }
        Vec::new()
    }

    fn nothing(&self, state: &R::State) -> String {
        let told: [R::Event; 0] = [];
        serde_json::to_string(&(told, self.rules.view(state, self.who))).unwrap() + &self.asking(state)
    }

    /// Returns a move in both worlds that looks alike; others need not decide alike.
    fn alike(&mut self, worlds: &mut [R::State; 2]) -> Option<(Seat, [R::Intent; 2])> {
        let waiting: Vec<Seat> = self.rules.phase(&worlds[0]).waiting().iter().collect();
        for attempt in 0..2 * TRIES {
            let seat = *pick(&waiting, &mut self.rng)?;
            if !self.rules.phase(&worlds[1]).acting().contains(seat) {
                continue;
            }
            let first = self.intent(&worlds[0], seat);
            let free = attempt < TRIES && Observer::Seat(seat) != self.who;
            let second = if free { self.intent(&worlds[1], seat) } else { first.clone() };
            let one = self.notices(&worlds[0], seat, &first)?;
            let Some(other) = self.notices(&worlds[1], seat, &second) else { continue };
            if one.1 == other.1 {
                *worlds = [one.0, other.0];
                return Some((seat, [first, second]));
            }
        }
        None
    }
}

fn plan<R: Rules>(rules: &R, number: u64) -> Option<Plan<R>> {
    let mut bytes = [7; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    let seed = Seed::from_bytes(bytes);
    let mut rng = seed.stream(Purpose(0xffff), 0);
    let mut real = rules.start(seed);
    // Newcomers' chairs are empty here.
    let taken: Vec<Seat> = rules.seats().seats().filter(|s| !rules.open_seats(&real).contains(*s)).collect();
    let eyes: Vec<Observer> = taken.iter().copied().map(Observer::Seat).chain([Observer::Public]).collect();
    let who = *pick(&eyes, &mut rng).unwrap();
    let mut skipped = below(&mut rng, 60);
    loop {
        let phase = rules.phase(&real);
        let seats: Vec<Seat> = phase.waiting().iter().collect();
        let seat = *pick(&seats, &mut rng)?;
        // While a sealed input is given, imagined worlds would have to catch up first.
        let whole = !matches!(phase, Phase::Sealed { given, .. } if !given.is_empty());
        if skipped == 0 && whole {
            break;
        }
        skipped = skipped.saturating_sub(1);
        let intents = rules.options(&real, seat).intents;
        rules.apply(&mut real, seat, pick(&intents, &mut rng).unwrap(), &mut Log::unread()).unwrap();
    }
    let other = rules.imagine(&rules.view(&real, who), &mut rng).unwrap();
    let worlds = [real, other];
    let mut planner = Planner { rules, who, rng };
    let (mut now, mut moments, mut secrets) = (worlds.clone(), Vec::new(), 0);
    for _ in 0..STEPS {
        let mut deeds = [Vec::new(), Vec::new()];
        for (state, deeds) in now.iter_mut().zip(&mut deeds) {
            for _ in 0..below(&mut planner.rng, 3) {
                deeds.extend(planner.secret(state));
            }
        }
        secrets += deeds[0].len() + deeds[1].len();
        let Some((seat, [first, second])) = planner.alike(&mut now) else { break };
        secrets += usize::from(first != second);
        deeds[0].push((seat, first));
        deeds[1].push((seat, second));
        moments.push(deeds);
        if rules.phase(&now[0]).outcome().is_some() {
            // The seed becomes public, and two deals have different ones.
            moments.pop();
            break;
        }
    }
    Some(Plan { who, worlds, moments, secrets })
}

/// Plays one of the worlds in the lobby, and returns every frame that reaches the observer's sockets.
fn play<R: Rules>(plan: &Plan<R>, world: usize, seats: u8, options: &R::Options) -> Vec<Vec<String>> {
    DEALT.set(Some(Box::new(plan.worlds[world].clone())));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    runtime.unwrap().block_on(async {
        let offer = OfferedGame {
            game: Box::new(Catalogued::<Dealt<R>>::new()),
            players: Vec::new(),
            levels: Vec::new(),
            adviser: None,
            museum: Vec::new(),
        };
        let house = House::of(Config::default(), || Catalogue::new(vec![offer])).await;
        let mut people = Vec::new();
        for n in 0..seats {
            people.push(house.person(&format!("P{n}")).await);
        }
        let clock = Clock::Seconds { per_decision: 3_600 };
        let options = serde_json::to_value(options).unwrap();
        let table = Setup { clock, options, random_seats: Some(false), ..setup(R::INFO.id, seats) };
        let table = house.match_of(table, &mut people.iter_mut().collect::<Vec<_>>()).await;
        // The spectator joins after the players.
        let mut eve = house.person("Eve").await;
        eve.table = table;
        eve.ok(json!({"type": "watch"})).await;
        people.push(eve);
        let observer = match plan.who {
            Observer::Seat(seat) => seat.number(),
            Observer::Public => usize::from(seats),
        };
        // A second socket of the same account, which receives changes.
        let mut second = house.socket(people[observer].session.clone()).await;
        second.table = people[observer].table.clone();
        second.ok(json!({"type": "watch", "changes": true})).await;
        let mut since = 0;
        let start = tokio::time::Instant::now();
        for (n, moment) in plan.moments.iter().enumerate() {
            let (last, secrets) = moment[world].split_last().unwrap();
            for (seat, intent) in secrets {
                submit(&mut people[seat.number()], intent).await;
            }
            tokio::time::sleep_until(start + Duration::from_secs(n as u64 + 1)).await;
            submit(&mut people[last.0.number()], &last.1).await;
            people[0].ok(json!({"type": "chat", "text": format!("moment {n}")})).await;
            people[observer].hear().await;
            second.hear().await;
            assert_eq!(second.known(), people[observer].known());
            if n == plan.moments.len() / 2 {
                since = people[observer].seq;
            }
        }
        tokio::time::sleep_until(start + Duration::from_secs(3_000)).await;
        let session = people[observer].session.clone();
        let table = people[observer].table.clone();
        let mut heard = vec![second];
        for since in [json!(null), json!(since)] {
            let mut back = house.socket(session.clone()).await;
            back.table = table.clone();
            back.ok(json!({"type": "watch", "since": since, "epoch": 1})).await;
            heard.push(back);
        }
        let observer = people.remove(observer);
        let names = chance(&observer, &people);
        let heard = heard.into_iter().chain([observer]).map(|client| client.heard);
        heard.map(|frames| frames.iter().map(|frame| without(frame, &names)).collect()).collect()
    })
}

/// Returns the random values of a table that all clients receive.
fn chance(observer: &Client, others: &[Client]) -> Vec<String> {
    let table = observer.state.as_ref().unwrap();
    let game = table.game.as_ref().unwrap();
    let hash = json!(game.seed_hash).as_str().unwrap().to_owned();
    let accounts = others.iter().chain([observer]).map(|client| client.session.account.id.clone());
    [table.id.clone(), table.code.clone(), game.id.clone(), hash].into_iter().chain(accounts).collect()
}

fn without(frame: &str, names: &[String]) -> String {
    let count = |text: String, (n, name): (usize, &String)| text.replace(name, &format!("#{n}"));
    names.iter().enumerate().fold(frame.to_owned(), count)
}

async fn submit<I: serde::Serialize>(client: &mut Client, intent: &I) {
    client.hear().await;
    let decision = client.game().decision.as_ref().expect("they are asked").number;
    client.ok(json!({"type": "submit", "decision": decision, "intent": intent})).await;
}

/// Plays `SEPTET_FRAME_WORLDS` pairs of worlds (24 by default) at tables of these sizes.
fn frames_tell_no_secrets<R: Rules>(sizes: &[u8]) {
    let tables: Vec<_> = sizes.iter().map(|seats| (*seats, R::Options::default())).collect();
    frames_of_tables_tell_no_secrets::<R>(&tables);
}

fn frames_of_tables_tell_no_secrets<R: Rules>(tables: &[(u8, R::Options)]) {
    let pairs = std::env::var("SEPTET_FRAME_WORLDS").map_or(24, |pairs| pairs.parse().unwrap());
    let (mut differ, mut secrets, mut frames) = (0, 0, 0);
    for number in 0..pairs {
        let (seats, options) = &tables[number as usize % tables.len()];
        let seats = *seats;
        let rules = R::new(SeatCount::new(seats).unwrap(), options.clone()).unwrap();
        let Some(plan) = plan(&rules, number) else { continue };
        if plan.moments.is_empty() {
            continue;
        }
        differ += u64::from(plan.worlds[0] != plan.worlds[1]);
        secrets += plan.secrets;
        let [one, other] = [0, 1].map(|world| play(&plan, world, seats, options));
        for (socket, (one, other)) in one.iter().zip(&other).enumerate() {
            for (frame, other) in one.iter().zip(other) {
                assert_eq!(frame, other, "{} {seats}, pair {number}: {:?} {socket}", R::INFO.id, plan.who);
            }
            assert_eq!(one.len(), other.len(), "{} {seats}, pair {number}: {:?}", R::INFO.id, plan.who);
            frames += one.len();
        }
    }
    println!("{}: {differ} of {pairs} pairs differ, {secrets} secrets, {frames} frames equal", R::INFO.id);
    assert!(differ * 3 > pairs && secrets as u64 * 4 > pairs, "nothing was hidden");
}

#[test]
fn frames_of_seven_kingdoms_tell_no_secrets() {
    frames_tell_no_secrets::<SevenKingdoms>(&[2, 3, 4]);
}

#[test]
fn frames_of_seven_dragons_tell_no_secrets() {
    frames_tell_no_secrets::<SevenDragons>(&[2, 3, 5]);
}

#[test]
fn frames_of_the_seven_sages_tell_no_secrets() {
    frames_tell_no_secrets::<SevenSages>(&[3, 4, 5]);
}

#[test]
fn frames_of_seven_wonders_tell_no_secrets() {
    frames_tell_no_secrets::<SevenWonders>(&[2, 3, 4, 7]);
}

/// Partners see each other's hands and bids, and opponents do not.
#[test]
fn frames_of_teams_tell_no_secrets() {
    let options = goof::Options { cards: 6, teams: true };
    frames_of_tables_tell_no_secrets::<Goof>(&[(4, options), (6, options), (8, options)]);
}

/// Set-aside cards, answers to losses, and hands that only partners see.
#[test]
fn frames_of_cities_tell_no_secrets() {
    let cities = Options { cities: true, ..Options::default() };
    let leaders = Options { leaders: Leaders::Everything, ..cities };
    let teams = Options { teams: true, leader_draft: LeaderDraft::Dealt, ..leaders };
    frames_of_tables_tell_no_secrets::<SevenWonders>(&[(3, leaders), (4, teams), (8, cities)]);
}

/// Tiles of packs and hands, and the one that waits for the end of the turn.
#[test]
fn frames_of_babel_tell_no_secrets() {
    let babel = Options { tower: true, projects: true, ..Options::default() };
    let all = Options { leaders: Leaders::Box, cities: true, ..babel };
    frames_of_tables_tell_no_secrets::<SevenWonders>(&[(3, babel), (5, babel), (4, all)]);
}

/// Leaders that are drafted, kept, drawn, given and foreseen.
#[test]
fn frames_of_leaders_tell_no_secrets() {
    let table =
        |seats, leaders, leader_draft| (seats, Options { leaders, leader_draft, ..Options::default() });
    frames_of_tables_tell_no_secrets::<SevenWonders>(&[
        table(3, Leaders::Everything, LeaderDraft::Drafted),
        table(4, Leaders::Box, LeaderDraft::Drafted),
        table(5, Leaders::Everything, LeaderDraft::Dealt),
        table(7, Leaders::Official, LeaderDraft::Drafted),
    ]);
}
