//! The smallest simultaneous game with hidden information: each player bids a card in each round, and the
//! highest wins.
//!
//! With teams two neighbours play together: they see each other's cards and bids, and their rounds are added
//! up.

use contract::{
    BySeat, ChaCha8Rng, Choices, GameInfo, Log, Observer, OptionsRefused, Outcome, Pace, Phase, Purpose,
    Rules, ScoreLine, Seat, SeatChangeRefused, SeatCount, SeatSet, Seed, Teams, Unimaginable, shuffle,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

const DEAL: Purpose = Purpose(1);
const MOST_CARDS: u8 = 12;

/// Sealed bids, which can be replaced until the last one is in.
#[derive(Clone, Debug)]
pub struct Goof {
    seats: SeatCount,
    options: Options,
    teams: Teams,
}

/// The length of a match, and its teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The number of cards in a starting hand, and so of rounds: 1 to 12.
    pub cards: u8,
    /// True if two neighbours play together; for 4, 6 or 8 seats.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub teams: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { cards: 6, teams: false }
    }
}

/// A card: higher wins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Rank(pub u8);

/// The truth.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    /// The hands, sorted. A bid card stays here until the round ends.
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
    /// Lay this card face down, in place of an earlier bid.
    Bid {
        /// The card.
        rank: Rank,
    },
}

/// The reason for a refused intent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// The match is finished, or the observer is a spectator.
    #[error("you have nothing to decide now")]
    NotYourTurn,
    /// The card is not in the hand.
    #[error("you do not hold that card")]
    NotInHand {
        /// The card named.
        rank: Rank,
    },
}

/// One event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "Seen")]
pub enum Event {
    /// The player or a partner bid. Only the team receives it.
    Bid {
        /// The seat of the bidder.
        seat: Seat,
        /// The card.
        rank: Rank,
    },
    /// The cards are turned up.
    Revealed {
        /// All bids.
        bids: BySeat<Rank>,
        /// The seat with the highest bid.
        winner: Seat,
    },
    /// A player left permanently.
    Left {
        /// The seat of the player.
        seat: Seat,
    },
    /// All others have left, and the match ends.
    Claimed {
        /// The seat that stayed to the end.
        seat: Seat,
    },
}

/// The view of one observer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The owner's cards; `null` for a spectator.
    pub you: Option<You>,
    /// The number of cards in each hand, including the bid.
    pub hands: BySeat<u8>,
    /// Cards of earlier rounds.
    pub spent: Vec<Rank>,
    /// Rounds won.
    pub won: BySeat<u8>,
    /// True for players who left.
    pub left: BySeat<bool>,
    /// With teams: the cards that partners show the owner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown_hands: Option<BySeat<Vec<Rank>>>,
    /// With teams: the bids of partners.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown_bids: Option<BySeat<Option<Rank>>>,
}

/// The knowledge of the seat's owner alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct You {
    /// The seat.
    pub seat: Seat,
    /// The hand, including the bid.
    pub hand: Vec<Rank>,
    /// The bid.
    pub bid: Option<Rank>,
}

impl View {
    /// Returns the hand of a seat and its bid, if the owner of the view knows them.
    fn known(&self, seat: Seat) -> Option<(&[Rank], Option<Rank>)> {
        let you = self.you.as_ref()?;
        if you.seat == seat {
            return Some((&you.hand, you.bid));
        }
        // A partner's shown hand is empty only if the partner has no cards.
        let hand = self.shown_hands.as_ref()?.get(seat).filter(|hand| !hand.is_empty())?;
        Some((hand, self.shown_bids.as_ref().and_then(|bids| bids[seat])))
    }
}

/// The cards that can be bid: none once the match is finished.
pub struct Situation<'a> {
    hand: &'a [Rank],
}

impl contract::Situation<Intent, Refusal> for Situation<'_> {
    fn choices(&self) -> Choices<Intent> {
        Choices::all(self.hand.iter().map(|&rank| Intent::Bid { rank }).collect())
    }

    fn check(&self, intent: &Intent) -> Result<(), Refusal> {
        let Intent::Bid { rank } = *intent;
        match self.hand {
            [] => Err(Refusal::NotYourTurn),
            hand if hand.contains(&rank) => Ok(()),
            _ => Err(Refusal::NotInHand { rank }),
        }
    }
}

impl State {
    /// Returns every card of the match, for the law of conservation.
    pub fn cards(&self) -> Vec<u32> {
        let hands = self.hands.iter().flat_map(|(_, hand)| hand);
        hands.chain(&self.spent).map(|rank| u32::from(rank.0)).collect()
    }

    fn is_over(&self) -> bool {
        self.hands.iter().all(|(_, hand)| hand.is_empty())
    }
}

impl Goof {
    /// Ranks by most rounds of a side. A player who left cannot win, unless a partner stayed.
    fn outcome(&self, state: &State) -> Outcome {
        let points = state.won.map(|_, won| i32::from(*won));
        let gone = self.teams.wholly(self.empty_seats(state));
        let key = |side: SeatSet| {
            let stayed = side.iter().any(|seat| !gone.contains(seat));
            (stayed, side.iter().map(|seat| points[seat]).sum::<i32>())
        };
        let sheet = vec![ScoreLine { label: "rounds".into(), points: points.clone() }];
        Outcome::ranked_by_side(self.teams, self.seats, key, sheet)
    }

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
    type View = View;
    type Situation<'a> = Situation<'a>;

    const INFO: GameInfo = GameInfo {
        id: "goof",
        name: "Goof",
        min_seats: 2,
        max_seats: 8,
        minutes: 2,
        joins_running: false,
        random_seats: false,
        whispers: false,
        // Bids may be replaced without limit; the kit counts owed ones only.
        max_steps: MOST_CARDS as u32 * 8,
    };
    const RULES_VERSION: u32 = 1;

    fn new(seats: SeatCount, options: Options) -> Result<Self, OptionsRefused> {
        if !(1..=MOST_CARDS).contains(&options.cards) {
            return Err(OptionsRefused(format!("a hand starts with 1 to {MOST_CARDS} cards")));
        }
        let teams = match options.teams {
            true => Teams::side_by_side(seats, 2)
                .map_err(|why| OptionsRefused(format!("teams are for 4, 6 or 8 seats: {why}")))?,
            false => Teams::NONE,
        };
        Ok(Self { seats, options, teams })
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
            return Phase::Over(self.outcome(state));
        }
        Phase::Sealed { owing: state.bids.which(Option::is_none), given: state.bids.which(Option::is_some) }
    }

    fn standing(&self, state: &State) -> Option<BySeat<i32>> {
        self.outcome(state).totals()
    }

    fn pace(&self, state: &State, _: Seat) -> Pace {
        Pace { turn: state.won.iter().map(|(_, won)| u32::from(*won)).sum(), stage: None, limit: None }
    }

    fn carry_out(&self, state: &mut State, seat: Seat, intent: &Intent, log: &mut Log<Event>) {
        let Intent::Bid { rank } = *intent;
        state.bids[seat] = Some(rank);
        log.only(self.teams.side(seat), || Event::Bid { seat, rank });
        if state.bids.iter().any(|(_, bid)| bid.is_none()) {
            return;
        }
        let bids = state.bids.map(|_, bid| bid.expect("all seats have bid"));
        let (winner, _) = bids.iter().max_by_key(|(_, rank)| **rank).expect("a match has seats");
        for (seat, rank) in bids.iter() {
            state.hands[seat].retain(|held| held != rank);
            state.spent.push(*rank);
        }
        state.won[winner] += 1;
        state.bids = BySeat::filled(self.seats, None);
        log.openly(|| Event::Revealed { bids, winner });
    }

    fn view(&self, state: &State, who: Observer) -> View {
        let team = who.seat().map(|seat| self.teams.partners(seat)).filter(|team| !team.is_empty());
        View {
            you: who.seat().map(|seat| You { seat, hand: state.hands[seat].clone(), bid: state.bids[seat] }),
            hands: state.hands.map(|_, hand| hand.len() as u8),
            spent: state.spent.clone(),
            won: state.won.clone(),
            left: state.left.clone(),
            shown_hands: team.map(|team| {
                state.hands.map(|seat, hand| if team.contains(seat) { hand.clone() } else { Vec::new() })
            }),
            shown_bids: team.map(|team| state.bids.map(|seat, bid| bid.filter(|_| team.contains(seat)))),
        }
    }

    fn situation<'a>(&'a self, view: &'a View) -> Situation<'a> {
        Situation { hand: view.you.as_ref().map_or(&[], |you| &you.hand) }
    }

    fn situation_in<'a>(&'a self, state: &'a State, seat: Seat) -> Situation<'a> {
        Situation { hand: &state.hands[seat] }
    }

    fn imagine(&self, view: &View, rng: &mut ChaCha8Rng) -> Result<State, Unimaginable> {
        let known = |rank: &Rank| {
            let held = |seat| view.known(seat).is_some_and(|(hand, _)| hand.contains(rank));
            view.spent.contains(rank) || self.seats.seats().any(held)
        };
        let mut unseen: Vec<Rank> = self.deck().filter(|rank| !known(rank)).collect();
        shuffle(&mut unseen, rng);
        let hands = BySeat::new_with(self.seats, |seat| match view.known(seat) {
            Some((hand, _)) => hand.to_vec(),
            None => {
                let kept = unseen.len().saturating_sub(usize::from(view.hands[seat]));
                let mut hand = unseen.split_off(kept);
                hand.sort();
                hand
            }
        });
        let bids = BySeat::new_with(self.seats, |seat| view.known(seat).and_then(|(_, bid)| bid));
        Ok(State { hands, bids, spent: view.spent.clone(), won: view.won.clone(), left: view.left.clone() })
    }

    fn teams(&self) -> Teams {
        self.teams
    }

    fn empty_seats(&self, state: &State) -> SeatSet {
        state.left.which(|left| *left)
    }

    fn leave(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        state.left[seat] = true;
        log.openly(|| Event::Left { seat });
        Ok(())
    }

    /// Ends the match: all opponents count as having left, and the cards in hand are not played.
    fn claim(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        for other in self.teams.opponents(seat, self.seats).iter() {
            if !state.left[other] {
                state.left[other] = true;
                log.openly(|| Event::Left { seat: other });
            }
        }
        for (_, hand) in state.hands.iter_mut() {
            state.spent.append(hand);
        }
        state.bids = BySeat::filled(self.seats, None);
        log.openly(|| Event::Claimed { seat });
        Ok(())
    }
}
