//! The game as its host sees it.

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

///
const MOST_ROUNDS: u32 = 11;
/// Everybody chooses; makes all their moves, each of which recalls a listener, and walks away; four are asked
/// for a side; everybody gives all their gifts, each of which makes two ready again; every card is played, twice
/// as many turns are skipped by Absentus, and a Volensia or two bring owls back; everybody passes, four hand
/// over, one discards; three crystals are taken and the pawn is moved.
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
        whispers: true,
        max_steps: MOST_ROUNDS * MOST_STEPS_A_ROUND,
    };
    /// 2: who takes all crystals is not asked which first.
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

    /// Crystals, and a small one for each kind of power in which nobody has more.
    fn standing(&self, state: &State) -> Option<BySeat<i32>> {
        outcome(state).totals()
    }

    /// A negotiation is one decision of everybody, until somebody who listens is addressed; so is an exchange
    /// until a gift reopens it; each has one time for all of it. The talks of three, and what is asked after a
    /// failed negotiation, are single decisions.
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

    /// Whoever leaves is played on by the host's automatic player and comes after all who stayed.
    fn leave(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        state.players[seat].left = true;
        log.openly(|| Event::Left { seat });
        Ok(())
    }

    /// Crystals decide among those who have not left, cards do not count.
    fn claim(&self, state: &mut State, _: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        self.game(state, log).end(EndedBy::Claimed);
        Ok(())
    }
}
