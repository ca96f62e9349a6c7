//! Tests of the law kit: each fault planted here is named by the law it breaks.

use std::{
    borrow::Cow,
    panic::{AssertUnwindSafe, catch_unwind},
};

use contract::{
    BySeat, ChaCha8Rng, Choices, GameInfo, Log, Observer, OptionsRefused, Outcome, Overlay, Own, Pace, Phase,
    Purpose, Rules, Seat, SeatChange, SeatChangeRefused, SeatCount, SeatSet, Seed, Situation, Unimaginable,
    WrittenOnce, shuffle,
};
use contract_laws::{Kept, Laws, obeys, secrets_are_kept};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A game of secret draws. A player can look at a drawn card first, and put it back unseen by others.
#[derive(Clone)]
struct Well<const FAULT: u8>(SeatCount);

const HONEST: u8 = 0;
const VIEW_SHOWS_A_HAND: u8 = 1;
const VIEW_SHOWS_A_HAND_AND_IMAGINES_IT: u8 = 2;
const EVENT_NAMES_THE_CARD: u8 = 3;
const CHOICES_KNOW_THE_DECK: u8 = 4;
const REFUSAL_COSTS: u8 = 5;
const BACK_IS_HEARD: u8 = 6;
const CARD_IS_LOST: u8 = 7;
const PANICS: u8 = 8;
const SPECTATOR_MAY_ACT: u8 = 9;
const TURN_STANDS_STILL: u8 = 10;
const NO_END: u8 = 11;
const JOIN_CHANGES: u8 = 12;
const NOBODY_IS_PLACED: u8 = 13;
const CLOCK_KNOWS_THE_DECK: u8 = 16;
const NEWCOMERS_WITHOUT_END: u8 = 14;
const NO_OPTIONS_FOR_MORE: u8 = 15;
const TELLING_SHUFFLES: u8 = 17;
const SEARCH_GIVES_UP: u8 = 18;
const OVERLAY_LACKS_A_FIELD: u8 = 19;
const OVERLAY_IS_LATE: u8 = 20;
const OVERLAY_IS_ABOUT_NOTHING: u8 = 21;

const CARDS: u8 = 12;

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    deck: Vec<u8>,
    hands: BySeat<Vec<u8>>,
    /// True while the acting player has a staged draw.
    pending: bool,
    draws: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Intent {
    Draw,
    Confirm,
    Back,
    Guess { card: u8 },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[error("no")]
struct No {}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
struct Event {
    seat: Option<Seat>,
    card: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
struct View {
    you: Option<Seat>,
    hand: Vec<u8>,
    hands: BySeat<u8>,
    deck: u8,
    draws: u8,
    pending: bool,
    leaked: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Options {}

impl<const FAULT: u8> Well<FAULT> {
    fn turn(&self, draws: u8) -> Option<Seat> {
        let seat = usize::from(draws) % self.0.get();
        (draws < CARDS).then(|| self.0.seats().nth(seat).expect("a seat"))
    }
}

struct Asked<'a, const FAULT: u8> {
    rules: &'a Well<FAULT>,
    view: Cow<'a, View>,
}

impl<const FAULT: u8> Situation<Intent, No> for Asked<'_, FAULT> {
    fn choices(&self) -> Choices<Intent> {
        let view = &*self.view;
        if view.you.is_none() && FAULT == SPECTATOR_MAY_ACT {
            return Choices::all(vec![Intent::Draw]);
        }
        if view.you.is_none() || view.you != self.rules.turn(view.draws) {
            return Choices::none();
        }
        if view.pending {
            return Choices { intents: vec![Intent::Confirm], complete: true, back: Some(Intent::Back) };
        }
        let guess = view.leaked.filter(|_| FAULT == CHOICES_KNOW_THE_DECK);
        Choices::all(guess.map(|card| Intent::Guess { card }).into_iter().chain([Intent::Draw]).collect())
    }

    fn check(&self, intent: &Intent) -> Result<(), No> {
        if FAULT == PANICS {
            assert!(!matches!(intent, Intent::Guess { card: 60.. }), "no such card");
        }
        let Choices { intents, back, .. } = self.choices();
        (intents.contains(intent) || back.as_ref() == Some(intent)).then_some(()).ok_or(No {})
    }

    fn fallback(&self) -> Option<Intent> {
        let gives_up = FAULT == SEARCH_GIVES_UP && matches!(self.view, Cow::Owned(_));
        self.choices().intents.into_iter().next().filter(|_| !gives_up)
    }
}

impl<const FAULT: u8> Rules for Well<FAULT> {
    type Options = Options;
    type State = State;
    type Intent = Intent;
    type Refusal = No;
    type Event = Event;
    type View = View;
    type Situation<'a> = Asked<'a, FAULT>;

    const INFO: GameInfo = GameInfo {
        id: "well",
        name: "Well",
        min_seats: 2,
        max_seats: 4,
        minutes: 1,
        joins_running: false,
        random_seats: false,
        whispers: false,
        max_steps: if FAULT == NO_END { 10 } else { 2 * CARDS as u32 },
    };
    const RULES_VERSION: u32 = 1;

    fn new(seats: SeatCount, _: Options) -> Result<Self, OptionsRefused> {
        if FAULT == NO_OPTIONS_FOR_MORE && seats.get() == 4 {
            return Err(OptionsRefused("not so many".into()));
        }
        Ok(Self(seats))
    }

    fn seats(&self) -> SeatCount {
        if FAULT == NO_OPTIONS_FOR_MORE { SeatCount::new(4).expect("a small number") } else { self.0 }
    }

    fn open_seats(&self, state: &State) -> SeatSet {
        match self.turn(state.draws) {
            Some(seat) if FAULT == NEWCOMERS_WITHOUT_END => SeatSet::one(seat),
            _ => SeatSet::EMPTY,
        }
    }

    fn empty_seats(&self, state: &State) -> SeatSet {
        self.open_seats(state)
    }

    fn start(&self, seed: Seed) -> State {
        let mut deck: Vec<u8> = (0..CARDS).collect();
        shuffle(&mut deck, &mut seed.stream(Purpose(1), 0));
        State { deck, hands: BySeat::filled(self.0, Vec::new()), pending: false, draws: 0 }
    }

    fn phase(&self, state: &State) -> Phase {
        match self.turn(state.draws) {
            Some(seat) => Phase::Open(SeatSet::one(seat)),
            None => Phase::Over(Outcome {
                places: BySeat::filled(self.0, if FAULT == NOBODY_IS_PLACED { 0 } else { 1 }),
                sheet: vec![],
                teams: vec![],
            }),
        }
    }

    fn pace(&self, state: &State, _: Seat) -> Pace {
        let limit = state.deck.last().filter(|_| FAULT == CLOCK_KNOWS_THE_DECK).map(|&card| card.into());
        Pace { turn: if FAULT == TURN_STANDS_STILL { 0 } else { state.draws.into() }, stage: None, limit }
    }

    fn carry_out(&self, state: &mut State, seat: Seat, i: &Intent, log: &mut Log<Event>) {
        match i {
            Intent::Draw => {
                state.pending = true;
                if FAULT == BACK_IS_HEARD {
                    log.openly(|| Event { seat: None, card: None });
                }
            }
            Intent::Back => state.pending = false,
            Intent::Confirm | Intent::Guess { .. } => {
                let card = state.deck.pop().expect("a card for each draw");
                state.hands[seat].push(card);
                if FAULT == CARD_IS_LOST && state.draws == 5 {
                    state.deck[0] = card;
                }
                state.pending = false;
                state.draws += 1;
                let told = FAULT == EVENT_NAMES_THE_CARD;
                log.apart(seat, |knows| Event { seat: Some(seat), card: (told || knows).then_some(card) });
                if FAULT == TELLING_SHUFFLES {
                    log.openly(|| {
                        state.deck.reverse();
                        Event { seat: None, card: None }
                    });
                }
            }
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, i: &Intent, log: &mut Log<Event>) -> Result<(), No> {
        if let Err(no) = self.situation_in(state, seat).check(i) {
            state.draws += u8::from(FAULT == REFUSAL_COSTS);
            return Err(no);
        }
        self.carry_out(state, seat, i, log);
        Ok(())
    }

    fn view(&self, state: &State, who: Observer) -> View {
        let you = who.seat();
        let leaks = FAULT == VIEW_SHOWS_A_HAND || FAULT == VIEW_SHOWS_A_HAND_AND_IMAGINES_IT;
        let first = state.hands.iter().next().expect("a seat").1;
        let leaked = match FAULT {
            _ if leaks => first.last().copied(),
            CHOICES_KNOW_THE_DECK => state.deck.last().copied(),
            _ => None,
        };
        let acts = you.is_some() && you == self.turn(state.draws);
        View {
            you,
            hand: you.map_or_else(Vec::new, |you| state.hands[you].clone()),
            hands: state.hands.map(|_, hand| hand.len() as u8),
            deck: state.deck.len() as u8,
            draws: state.draws,
            pending: acts && state.pending,
            leaked,
        }
    }

    fn situation<'a>(&'a self, view: &'a View) -> Asked<'a, FAULT> {
        Asked { rules: self, view: Cow::Borrowed(view) }
    }

    fn situation_in<'a>(&'a self, state: &'a State, seat: Seat) -> Asked<'a, FAULT> {
        Asked { rules: self, view: Cow::Owned(self.view(state, Observer::Seat(seat))) }
    }

    fn own(&self, state: &State, seat: Seat) -> Option<Own<Intent>> {
        let view = self.view(state, Observer::Seat(seat));
        let mut overlay = Overlay::new();
        overlay.field("you", &view.you);
        overlay.field("hand", &view.hand);
        if FAULT != OVERLAY_LACKS_A_FIELD {
            overlay.field("pending", &view.pending);
        }
        if FAULT == OVERLAY_IS_LATE && state.draws > 3 {
            overlay.item("hands", seat, &0);
        }
        if FAULT == OVERLAY_IS_ABOUT_NOTHING {
            overlay.field("hands", &view.hands);
        }
        Some(Own { overlay, choices: WrittenOnce::new(self.situation(&view).choices()) })
    }

    fn imagine(&self, view: &View, rng: &mut ChaCha8Rng) -> Result<State, Unimaginable> {
        let leaked = view.leaked.filter(|_| FAULT == VIEW_SHOWS_A_HAND_AND_IMAGINES_IT);
        let mut unseen: Vec<u8> =
            (0..CARDS).filter(|c| !view.hand.contains(c) && leaked != Some(*c)).collect();
        shuffle(&mut unseen, rng);
        let hands = BySeat::new_with(self.0, |seat| {
            if view.you == Some(seat) {
                return view.hand.clone();
            }
            let leaked = leaked.filter(|_| seat.number() == 0);
            let rest = usize::from(view.hands[seat]) - usize::from(leaked.is_some());
            let mut hand = unseen.split_off(unseen.len() - rest);
            hand.extend(leaked);
            hand
        });
        Ok(State { deck: unseen, hands, pending: view.pending, draws: view.draws })
    }

    fn change_seat(
        &self,
        state: &mut State,
        seat: Seat,
        change: SeatChange,
        _: &mut Log<Event>,
    ) -> Result<(), SeatChangeRefused> {
        if change == SeatChange::Join && self.open_seats(state).contains(seat) {
            return Ok(());
        }
        if FAULT == JOIN_CHANGES && change == SeatChange::Join {
            state.deck.reverse();
        }
        Err(SeatChangeRefused::NotInThisGame)
    }
}

fn cards(state: &State) -> Vec<u32> {
    let hands = state.hands.iter().flat_map(|(_, hand)| hand);
    hands.chain(&state.deck).map(|card| u32::from(*card)).collect()
}

fn tables() -> impl Iterator<Item = (u8, Options)> {
    (2..=4).map(|seats| (seats, Options {}))
}

#[track_caller]
fn check<const FAULT: u8>(law: &str) {
    let outcome =
        catch_unwind(AssertUnwindSafe(|| Laws::<Well<FAULT>>::new().conserving(cards).hold(8, tables())));
    let message = outcome.expect_err("the fault is found");
    let message = message.downcast_ref::<String>().expect("laws fail with a formatted message");
    assert!(message.contains(&format!("law `{law}` is broken in well, ")), "{message}");
    assert!(message.contains("seed ") && message.contains("step "), "{message}");
}

fn leak_test<const FAULT: u8>() -> Result<Kept, String> {
    let tables: Vec<_> = tables().collect();
    catch_unwind(AssertUnwindSafe(|| secrets_are_kept::<Well<FAULT>>(500, &tables)))
        .map_err(|message| message.downcast_ref::<String>().expect("a formatted message").clone())
}

#[test]
fn the_leak_test_catches_every_leak_planted() {
    let kept = leak_test::<HONEST>().expect("the honest game keeps its secrets");
    assert_eq!(kept.states, 500);
    assert!(kept.compared.differ > kept.compared.worlds / 2, "{kept}");
    for leaked in [
        leak_test::<VIEW_SHOWS_A_HAND>(),
        leak_test::<VIEW_SHOWS_A_HAND_AND_IMAGINES_IT>(),
        leak_test::<EVENT_NAMES_THE_CARD>(),
        leak_test::<CHOICES_KNOW_THE_DECK>(),
        leak_test::<CLOCK_KNOWS_THE_DECK>(),
    ] {
        let message = leaked.expect_err("the leak is found");
        assert!(message.contains("law `told and shown agree` is broken in well, "), "{message}");
    }
}

#[test]
fn the_honest_game_obeys() {
    Laws::<Well<HONEST>>::new().conserving(cards).hold(4, tables());
    obeys::<Well<HONEST>>(tables());
}

#[test]
fn a_view_that_shows_a_hand_is_caught() {
    check::<VIEW_SHOWS_A_HAND>("told and shown agree");
}

/// A leak that the game's own `imagine` covers up: no event contains it.
#[test]
fn a_leak_that_imagine_covers_up_is_caught() {
    check::<VIEW_SHOWS_A_HAND_AND_IMAGINES_IT>("told and shown agree");
}

#[test]
fn an_event_that_names_a_hidden_card_is_caught() {
    check::<EVENT_NAMES_THE_CARD>("told and shown agree");
}

#[test]
fn choices_that_depend_on_the_deck_are_caught() {
    check::<CHOICES_KNOW_THE_DECK>("imagined worlds look the same");
}

#[test]
fn a_clock_that_depends_on_the_deck_is_caught() {
    check::<CLOCK_KNOWS_THE_DECK>("told and shown agree");
}

#[test]
fn a_refusal_that_changes_something_is_caught() {
    check::<REFUSAL_COSTS>("check and apply agree");
}

#[test]
fn telling_that_changes_something_is_caught() {
    check::<TELLING_SHUFFLES>("reading changes nothing");
}

#[test]
fn an_overlay_that_is_not_the_view_is_caught() {
    let law = "what all see and what is one's own make one's view";
    check::<OVERLAY_LACKS_A_FIELD>(law);
    check::<OVERLAY_IS_LATE>(law);
    check::<OVERLAY_IS_ABOUT_NOTHING>(law);
}

#[test]
fn a_fallback_that_search_does_not_have_is_caught() {
    check::<SEARCH_GIVES_UP>("fallback is legal");
}

#[test]
fn a_step_back_that_others_hear_of_is_caught() {
    check::<BACK_IS_HEARD>("taking back restores every view");
}

#[test]
fn a_lost_card_is_caught() {
    check::<CARD_IS_LOST>("pieces are conserved");
}

#[test]
fn rules_that_panic_are_caught() {
    check::<PANICS>("rules never panic");
}

#[test]
fn a_spectator_with_choices_is_caught() {
    check::<SPECTATOR_MAY_ACT>("exactly acting seats have choices");
}

#[test]
fn a_turn_that_is_not_counted_is_caught() {
    check::<TURN_STANDS_STILL>("turns are numbered");
}

#[test]
fn a_match_beyond_its_bound_is_caught() {
    check::<NO_END>("fallbacks end the match");
}

#[test]
fn a_refused_join_that_changes_something_is_caught() {
    check::<JOIN_CHANGES>("a refused seat change changes nothing");
}

#[test]
fn newcomers_without_end_are_caught() {
    check::<NEWCOMERS_WITHOUT_END>("newcomers run out");
}

#[test]
fn options_that_newcomers_do_not_fit_are_caught() {
    check::<NO_OPTIONS_FOR_MORE>("newcomers fit the options");
}

#[test]
fn an_outcome_without_places_is_caught() {
    check::<NOBODY_IS_PLACED>("the outcome is a standing");
}
