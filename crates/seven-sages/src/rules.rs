//! The implementation of [`Rules`].

use contract::{
    BySeat, ChaCha8Rng, Facts, GameInfo, Log, Observer, OptionsRefused, Own, Pace, Phase, Rules, Seat,
    SeatChangeRefused, SeatCount, SeatSet, Seed, Unimaginable,
};

use crate::{
    EndedBy, Event, Intent, Options, Refusal, State, View,
    dealer::Dealer,
    facts::facts,
    imagine::imagine,
    scoring::outcome,
    setup::deal,
    situation::Situation,
    state::{GIFTS, MOST_LYING, MOST_SEATS, Step, TALK_MOVES},
    taking::Taking,
    view_of::{own, view_of},
};

/// The Seven Sages for one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SevenSages {
    seats: SeatCount,
    options: Options,
    taking: Taking,
}

impl SevenSages {
    pub(crate) const fn with(self, taking: Taking) -> Self {
        Self { taking, ..self }
    }

    const fn game<'a>(&'a self, state: &'a mut State, log: &'a mut Log<Event>) -> Dealer<'a> {
        Dealer { options: &self.options, taking: self.taking, state, log }
    }
}

/// The maximum number of rounds.
const MOST_ROUNDS: u32 = 11;
/// The maximum number of steps in a round.
///
/// - Each player chooses, makes all moves, each of which recalls a listener, and walks away. Four are asked
///   for a side.
/// - Each player gives all gifts, each of which makes two players ready again.
/// - Every card is played. Twice as many turns are skipped by Absentus, and one or two Volensia bring owls
///   back.
/// - Each player passes, four hand over, one discards. Three crystals are taken and the pawn is moved.
const MOST_STEPS_A_ROUND: u32 = {
    let seats = MOST_SEATS as u32;
    let talk = seats + 2 * seats * (TALK_MOVES as u32 + 1) + seats * seats + 4;
    let exchange = seats * (GIFTS as u32 * 3 + 1);
    let fight = 3 * (MOST_LYING as u32 + 2) + seats + 5;
    talk + exchange + fight + 4
};

impl Rules for SevenSages {
    type Options = Options;
    type State = State;
    type Intent = Intent;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Situation<'a> = Situation<'a>;

    const INFO: GameInfo = GameInfo {
        id: "seven-sages",
        name: "The Seven Sages",
        min_seats: 3,
        max_seats: MOST_SEATS as u8,
        minutes: 75,
        joins_running: false,
        random_seats: false,
        whispers: true,
        max_steps: MOST_ROUNDS * MOST_STEPS_A_ROUND,
    };
    /// Version 2: a player who takes all crystals is not asked for the first of them.
    const RULES_VERSION: u32 = 2;

    fn facts() -> Option<Facts> {
        Some(Facts::of(&facts()))
    }

    fn new(seats: SeatCount, options: Options) -> Result<Self, OptionsRefused> {
        Self::INFO.is_for(seats)?;
        options.check(seats)?;
        Ok(Self { seats, options, taking: Taking::AllAtOnce })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn start(&self, seed: Seed) -> State {
        deal(self.seats, &self.options, seed)
    }

    fn phase(&self, state: &State) -> Phase {
        if matches!(state.step, Step::Over(_)) {
            return Phase::Over(outcome(state));
        }
        let (asked, free) = (state.waiting(), state.free());
        if free.is_empty() { Phase::Open(asked) } else { Phase::Meanwhile { asked, free } }
    }

    /// Returns the sum of the crystals, with a small one for each kind of power in which no other player has
    /// more.
    fn standing(&self, state: &State) -> Option<BySeat<i32>> {
        outcome(state).totals()
    }

    /// Counts decisions. A negotiation is one decision of all players, until a listener is addressed. An
    /// exchange is one until a gift reopens it. Each has one time for all of it. The answers of three
    /// players, and the questions after a failed negotiation, are single decisions.
    fn pace(&self, state: &State, seat: Seat) -> Pace {
        let shared = matches!(state.step, Step::Negotiate | Step::Exchange);
        let limit = match state.step {
            Step::Negotiate | Step::Speak(_) => self.options.negotiation_seconds,
            Step::Exchange => self.options.exchange_seconds,
            Step::Choose
            | Step::Join
            | Step::Side
            | Step::Fight(_)
            | Step::HandOver
            | Step::Discard
            | Step::TakeCrystal
            | Step::MovePawn
            | Step::Over(_) => None,
        };
        Pace { turn: state.turn_of(seat), stage: shared.then_some(state.turn), limit }
    }

    fn carry_out(&self, state: &mut State, seat: Seat, intent: &Intent, log: &mut Log<Event>) {
        self.game(state, log).carry_out(seat, intent);
    }

    fn view(&self, state: &State, who: Observer) -> View {
        view_of(state, who)
    }

    fn situation<'a>(&'a self, view: &'a View) -> Situation<'a> {
        Situation::of_view(view)
    }

    fn situation_in<'a>(&'a self, state: &'a State, seat: Seat) -> Situation<'a> {
        Situation::of_state(state, seat)
    }

    fn own(&self, state: &State, seat: Seat) -> Option<Own<Intent>> {
        Some(own(state, seat))
    }

    fn imagine(&self, view: &View, rng: &mut ChaCha8Rng) -> Result<State, Unimaginable> {
        Ok(imagine(view, rng))
    }

    fn empty_seats(&self, state: &State) -> SeatSet {
        state.players.which(|player| player.left)
    }

    /// Marks the seat as left. A bot of the host then plays it, and it ranks after all players who
    /// stayed.
    fn leave(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        state.players[seat].left = true;
        log.openly(|| Event::Left { seat });
        Ok(())
    }

    /// Ends the match. Crystals decide among the players who have not left; cards do not score.
    fn claim(&self, state: &mut State, _: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        self.game(state, log).end(EndedBy::Claimed);
        Ok(())
    }
}
