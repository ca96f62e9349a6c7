//! The smallest open negotiation: any player offers, accepts or is done, first come, first served.

use std::borrow::Cow;

use contract::{
    BySeat, ChaCha8Rng, Choices, GameInfo, Log, Observer, OptionsRefused, Outcome, Pace, Phase, Rules,
    ScoreLine, Seat, SeatCount, SeatSet, Seed, Situation, Unimaginable,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

const PURSE: u32 = 10;
/// All coins with five seats: the most that one seat can own in the end.
const MOST_COINS: u32 = 5 * PURSE;
const MOST_MOVES: u32 = 100;

/// Coins change hands until all players are done.
#[derive(Clone, Debug)]
pub struct Haggle {
    seats: SeatCount,
    options: Options,
}

/// The limits of the negotiation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Moves of all players together: 1 to 100.
    pub moves: u32,
    /// Seconds for the whole negotiation.
    pub seconds: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self { moves: 12, seconds: 120 }
    }
}

/// The truth; no part of it is hidden.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    coins: BySeat<u32>,
    offers: BySeat<Option<Offer>>,
    done: BySeat<bool>,
    moves_left: u32,
}

/// A gift that waits for acceptance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Offer {
    /// The receiver.
    pub to: Seat,
    /// The number of coins.
    pub coins: u32,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    /// End the negotiation for this seat.
    Done,
    /// Offer coins, in place of an earlier offer.
    Offer {
        /// The receiver.
        to: Seat,
        /// The number of coins.
        #[schemars(range(max = MOST_COINS))]
        coins: u32,
    },
    /// Accept an offer. It names the amount, so a changed offer is refused instead of accepted by surprise.
    Accept {
        /// The seat that made the offer.
        from: Seat,
        /// The number of coins.
        coins: u32,
    },
}

/// The reason for a refused intent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// The seat is done, the match is finished, or the observer is a spectator.
    #[error("you have nothing to decide now")]
    NotYourTurn,
    /// The offer is more than the purse.
    #[error("you have {have} coins, not {need}")]
    TooPoor {
        /// Coins in the purse.
        have: u32,
        /// Coins offered.
        need: u32,
    },
    /// The offer was changed, accepted, or never made.
    #[error("that offer no longer exists")]
    NoSuchOffer,
    /// The offer is to the same seat, or to one that does not exist.
    #[error("that seat has no other player")]
    NobodyThere,
}

/// One event; all observers receive it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "Seen")]
pub enum Event {
    /// An offer was made.
    Offered {
        /// The seat that made it.
        from: Seat,
        /// The receiver.
        to: Seat,
        /// The number of coins.
        coins: u32,
    },
    /// Coins changed hands.
    Traded {
        /// The giver.
        from: Seat,
        /// The receiver.
        to: Seat,
        /// The number of coins.
        coins: u32,
    },
    /// A player is done.
    Done {
        /// The seat of the player.
        seat: Seat,
    },
}

/// The view of one observer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The owner; `null` for a spectator.
    pub you: Option<Seat>,
    /// Coins in the purses.
    pub coins: BySeat<u32>,
    /// The offer of each seat.
    pub offers: BySeat<Option<Offer>>,
    /// True for players who are done.
    pub done: BySeat<bool>,
    /// Moves left to all players together.
    pub moves_left: u32,
}

impl Situation<Intent, Refusal> for View {
    fn choices(&self) -> Choices<Intent> {
        let Some(you) = self.you else { return Choices::none() };
        let mut intents = vec![Intent::Done];
        for (seat, offer) in self.offers.iter() {
            intents.extend(offer.map(|offer| Intent::Accept { from: seat, coins: offer.coins }));
            intents.push(Intent::Offer { to: seat, coins: self.coins[you] / 2 });
        }
        intents.retain(|intent| self.check(intent).is_ok());
        Choices { intents, complete: false, back: None }
    }

    fn check(&self, intent: &Intent) -> Result<(), Refusal> {
        let talking = |seat: &Seat| !self.done[*seat] && self.moves_left > 0;
        let Some(you) = self.you.filter(talking) else { return Err(Refusal::NotYourTurn) };
        let have = self.coins[you];
        match *intent {
            Intent::Done => Ok(()),
            Intent::Offer { to, .. } if to == you || self.coins.get(to).is_none() => {
                Err(Refusal::NobodyThere)
            }
            Intent::Offer { coins, .. } if coins > have => Err(Refusal::TooPoor { have, need: coins }),
            Intent::Offer { .. } => Ok(()),
            Intent::Accept { from, coins } => match self.offers.get(from) {
                Some(Some(offer)) if offer.to == you && offer.coins == coins && coins <= self.coins[from] => {
                    Ok(())
                }
                _ => Err(Refusal::NoSuchOffer),
            },
        }
    }
}

impl State {
    /// Returns all coins, for the law of conservation.
    pub fn wealth(&self) -> u32 {
        self.coins.iter().map(|(_, coins)| coins).sum()
    }
}

impl Rules for Haggle {
    type Options = Options;
    type State = State;
    type Intent = Intent;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Situation<'a> = Cow<'a, View>;

    const INFO: GameInfo = GameInfo {
        id: "haggle",
        name: "Haggle",
        min_seats: 2,
        max_seats: 5,
        minutes: 2,
        joins_running: false,
        random_seats: false,
        whispers: true,
        max_steps: MOST_MOVES,
    };
    const RULES_VERSION: u32 = 1;

    fn new(seats: SeatCount, options: Options) -> Result<Self, OptionsRefused> {
        if !(1..=MOST_MOVES).contains(&options.moves) {
            return Err(OptionsRefused(format!("a negotiation has 1 to {MOST_MOVES} moves")));
        }
        Ok(Self { seats, options })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn start(&self, _: Seed) -> State {
        State {
            coins: BySeat::filled(self.seats, PURSE),
            offers: BySeat::filled(self.seats, None),
            done: BySeat::filled(self.seats, false),
            moves_left: self.options.moves,
        }
    }

    fn phase(&self, state: &State) -> Phase {
        let talking: SeatSet =
            if state.moves_left > 0 { state.done.which(|done| !done) } else { SeatSet::EMPTY };
        if !talking.is_empty() {
            return Phase::Open(talking);
        }
        let points = state.coins.map(|_, coins| *coins as i32);
        let sheet = vec![ScoreLine { label: "coins".into(), points: points.clone() }];
        Phase::Over(Outcome::ranked(&points, sheet))
    }

    /// Treats the whole negotiation as one decision of all players, with its own limit.
    fn pace(&self, _: &State, _: Seat) -> Pace {
        Pace { turn: 0, stage: Some(0), limit: Some(self.options.seconds) }
    }

    fn carry_out(&self, state: &mut State, seat: Seat, intent: &Intent, log: &mut Log<Event>) {
        state.moves_left -= 1;
        match *intent {
            Intent::Offer { to, coins } => {
                state.offers[seat] = Some(Offer { to, coins });
                log.openly(|| Event::Offered { from: seat, to, coins });
            }
            Intent::Accept { from, coins } => {
                state.offers[from] = None;
                state.coins[from] -= coins;
                state.coins[seat] += coins;
                log.openly(|| Event::Traded { from, to: seat, coins });
            }
            Intent::Done => {
                state.done[seat] = true;
                log.openly(|| Event::Done { seat });
            }
        }
    }

    fn view(&self, state: &State, who: Observer) -> View {
        View {
            you: who.seat(),
            coins: state.coins.clone(),
            offers: state.offers.clone(),
            done: state.done.clone(),
            moves_left: state.moves_left,
        }
    }

    fn situation<'a>(&'a self, view: &'a View) -> Cow<'a, View> {
        Cow::Borrowed(view)
    }

    fn situation_in<'a>(&'a self, state: &'a State, seat: Seat) -> Cow<'a, View> {
        Cow::Owned(self.view(state, Observer::Seat(seat)))
    }

    fn imagine(&self, view: &View, _: &mut ChaCha8Rng) -> Result<State, Unimaginable> {
        Ok(State {
            coins: view.coins.clone(),
            offers: view.offers.clone(),
            done: view.done.clone(),
            moves_left: view.moves_left,
        })
    }
}
