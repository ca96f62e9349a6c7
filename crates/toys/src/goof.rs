//! The smallest simultaneous game with hidden information: everybody bids a card a round, the highest wins.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{
    BySeat, ChaCha8Rng, Choices, GameInfo, Observer, OptionsRefused, Outcome, Pace, Phase, Purpose, Rules,
    ScoreLine, Seat, SeatChange, SeatChangeRefused, SeatCount, Seed, shuffle,
};

const DEAL: Purpose = Purpose(1);
const MOST_CARDS: u8 = 12;

/// Sealed bids, which can be replaced until the last one is in.
#[derive(Clone, Debug)]
pub struct Goof {
    seats: SeatCount,
    options: Options,
}

/// How long a match is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Cards a hand starts with, and so rounds: 1 to 12.
    pub cards: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { cards: 6 }
    }
}

/// A card: higher wins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Rank(pub u8);

/// The truth.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    /// Sorted. A card that is bid stays here until the round is over.
    hands: BySeat<Vec<Rank>>,
    bids: BySeat<Option<Rank>>,
    spent: Vec<Rank>,
    won: BySeat<u8>,
    left: BySeat<bool>,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    /// Lay this card face down, instead of the one that lies there.
    Bid {
        /// Which.
        rank: Rank,
    },
}

/// Why not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// The match is over, or the seat only watches.
    #[error("you have nothing to decide now")]
    NotYourTurn,
    /// Not one of your cards.
    #[error("you do not hold that card")]
    NotInHand {
        /// The card named.
        rank: Rank,
    },
}

/// What happened.
#[derive(Clone, PartialEq, Eq)]
pub enum Event {
    /// A bid was laid or replaced.
    Bid(Seat, Rank),
    /// All bids are in.
    Revealed(BySeat<Rank>, Seat),
    /// A player left for good.
    Left(Seat),
}

/// What one observer is told of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Seen {
    /// You bid. Nobody else is told.
    Bid {
        /// Your seat.
        seat: Seat,
        /// What.
        rank: Rank,
    },
    /// The cards are turned up.
    Revealed {
        /// All bids.
        bids: BySeat<Rank>,
        /// The highest.
        winner: Seat,
    },
    /// A player left for good.
    Left {
        /// Who.
        seat: Seat,
    },
}

/// What one observer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The owner's cards.
    pub you: Option<You>,
    /// Cards in each hand, the bid counted.
    pub hands: BySeat<u8>,
    /// Cards of earlier rounds.
    pub spent: Vec<Rank>,
    /// Rounds won.
    pub won: BySeat<u8>,
    /// Who left.
    pub left: BySeat<bool>,
}

/// What only the owner of a seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct You {
    /// The seat.
    pub seat: Seat,
    /// The cards held, the bid among them.
    pub hand: Vec<Rank>,
    /// The bid.
    pub bid: Option<Rank>,
}

impl State {
    /// Every card of the match, for the law of conservation.
    pub fn cards(&self) -> Vec<u32> {
        let hands = self.hands.iter().flat_map(|(_, hand)| hand);
        hands.chain(&self.spent).map(|rank| u32::from(rank.0)).collect()
    }

    fn is_over(&self) -> bool {
        self.hands.iter().all(|(_, hand)| hand.is_empty())
    }
}

impl Goof {
    fn deck(&self) -> impl Iterator<Item = Rank> {
        (0..self.options.cards * self.seats.get() as u8).map(Rank)
    }
}

impl Rules for Goof {
    type Options = Options;
    type State = State;
    type Intent = Intent;
    type Refusal = Refusal;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    const INFO: GameInfo = GameInfo {
        id: "goof",
        name: "Goof",
        min_seats: 2,
        max_seats: 5,
        minutes: 2,
        joins_running: false,
        whispers: false,
        // Bids may be replaced without end; the kit counts those that are owed.
        max_steps: MOST_CARDS as u32 * 5,
    };
    const RULES_VERSION: u32 = 1;

    fn new(seats: SeatCount, options: Options) -> Result<Self, OptionsRefused> {
        if !(1..=MOST_CARDS).contains(&options.cards) {
            return Err(OptionsRefused(format!("a hand starts with 1 to {MOST_CARDS} cards")));
        }
        Ok(Self { seats, options })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn start(&self, seed: Seed) -> State {
        let mut deck: Vec<Rank> = self.deck().collect();
        shuffle(&mut deck, &mut seed.stream(DEAL, 0));
        let hands = BySeat::new_with(self.seats, |_| {
            let mut hand = deck.split_off(deck.len() - usize::from(self.options.cards));
            hand.sort();
            hand
        });
        State {
            hands,
            bids: BySeat::filled(self.seats, None),
            spent: Vec::new(),
            won: BySeat::filled(self.seats, 0),
            left: BySeat::filled(self.seats, false),
        }
    }

    fn phase(&self, state: &State) -> Phase {
        if state.is_over() {
            let points = state.won.map(|_, won| i32::from(*won));
            let sheet = vec![ScoreLine { label: "rounds".into(), points: points.clone() }];
            return Phase::Over(Outcome::ranked(&points, sheet));
        }
        Phase::Sealed { owing: state.bids.which(Option::is_none), given: state.bids.which(Option::is_some) }
    }

    fn pace(&self, state: &State, _: Seat) -> Pace {
        Pace { turn: state.won.iter().map(|(_, won)| u32::from(*won)).sum(), stage: None, limit: None }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        intent: &Intent,
        log: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        self.check(&self.view(state, Observer::Seat(seat)), intent)?;
        let Intent::Bid { rank } = *intent;
        state.bids[seat] = Some(rank);
        log.push(Event::Bid(seat, rank));
        if state.bids.iter().any(|(_, bid)| bid.is_none()) {
            return Ok(());
        }
        let bids = state.bids.map(|_, bid| bid.expect("all seats have bid"));
        let (winner, _) = bids.iter().max_by_key(|(_, rank)| **rank).expect("a match has seats");
        for (seat, rank) in bids.iter() {
            state.hands[seat].retain(|held| held != rank);
            state.spent.push(*rank);
        }
        state.won[winner] += 1;
        state.bids = BySeat::filled(self.seats, None);
        log.push(Event::Revealed(bids, winner));
        Ok(())
    }

    fn view(&self, state: &State, who: Observer) -> View {
        View {
            you: match who {
                Observer::Seat(seat) => {
                    Some(You { seat, hand: state.hands[seat].clone(), bid: state.bids[seat] })
                }
                Observer::Public => None,
            },
            hands: state.hands.map(|_, hand| hand.len() as u8),
            spent: state.spent.clone(),
            won: state.won.clone(),
            left: state.left.clone(),
        }
    }

    fn seen(&self, event: &Event, who: Observer) -> Option<Seen> {
        Some(match event.clone() {
            Event::Bid(seat, _) if who != Observer::Seat(seat) => return None,
            Event::Bid(seat, rank) => Seen::Bid { seat, rank },
            Event::Revealed(bids, winner) => Seen::Revealed { bids, winner },
            Event::Left(seat) => Seen::Left { seat },
        })
    }

    fn choices(&self, view: &View) -> Choices<Intent> {
        let hand = view.you.iter().flat_map(|you| &you.hand);
        Choices::all(hand.map(|&rank| Intent::Bid { rank }).collect())
    }

    fn check(&self, view: &View, intent: &Intent) -> Result<(), Refusal> {
        let Intent::Bid { rank } = *intent;
        match &view.you {
            Some(you) if you.hand.contains(&rank) => Ok(()),
            Some(you) if !you.hand.is_empty() => Err(Refusal::NotInHand { rank }),
            _ => Err(Refusal::NotYourTurn),
        }
    }

    fn imagine(&self, view: &View, rng: &mut ChaCha8Rng) -> State {
        let own: &[Rank] = view.you.as_ref().map_or(&[], |you| &you.hand);
        let mut unseen: Vec<Rank> =
            self.deck().filter(|rank| !own.contains(rank) && !view.spent.contains(rank)).collect();
        shuffle(&mut unseen, rng);
        let hands = BySeat::new_with(self.seats, |seat| match &view.you {
            Some(you) if you.seat == seat => you.hand.clone(),
            _ => {
                let kept = unseen.len().saturating_sub(usize::from(view.hands[seat]));
                let mut hand = unseen.split_off(kept);
                hand.sort();
                hand
            }
        });
        let bids = BySeat::new_with(self.seats, |seat| match &view.you {
            Some(you) if you.seat == seat => you.bid,
            _ => None,
        });
        State { hands, bids, spent: view.spent.clone(), won: view.won.clone(), left: view.left.clone() }
    }

    fn change_seat(
        &self,
        state: &mut State,
        seat: Seat,
        change: SeatChange,
        log: &mut Vec<Event>,
    ) -> Result<(), SeatChangeRefused> {
        match (change, state.left.get(seat)) {
            (SeatChange::Leave, _) if state.is_over() => Err(SeatChangeRefused::Over),
            (SeatChange::Leave, Some(false)) => {
                state.left[seat] = true;
                log.push(Event::Left(seat));
                Ok(())
            }
            (SeatChange::Leave, _) => Err(SeatChangeRefused::NobodyThere),
            (SeatChange::Join | SeatChange::Claim, _) => Err(SeatChangeRefused::NotInThisGame),
        }
    }
}
