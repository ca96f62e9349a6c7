//! The implementation of [`Rules`].

use contract::{
    BySeat, ChaCha8Rng, Facts, GameInfo, Log, Observer, OptionsRefused, Own, Pace, Phase, Rules, Seat,
    SeatChangeRefused, SeatCount, SeatSet, Seed, Unimaginable,
};

use crate::{
    Event, Intent, Options, Refusal, State, Variant, View,
    dealer::Dealer,
    ending::outcome,
    facts::facts,
    given_back::GivenBack,
    imagine::imagine,
    legality::Situation,
    seats::open_seats,
    state::{CHAIRS, MOST_NEWCOMERS, Step},
    view_of::{own, view_of},
};

/// Seven Dragons for one match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SevenDragons {
    /// The number of players at the start.
    seats: SeatCount,
    options: Options,
    given_back: GivenBack,
}

const MOST_SEATS: usize = CHAIRS.get();
/// The maximum number of played cards: 51 dragons, three of them once more after a zap, and 15 actions.
const MOST_PLAYS: u32 = 51 + 3 + 15;
/// The maximum number of liftings: a move takes two steps.
const MOST_LIFTINGS: u32 = 3;
/// The maximum number of leavings: all five players, and every newcomer.
const MOST_LEAVINGS: u32 = MOST_SEATS as u32 + MOST_NEWCOMERS as u32;
/// The maximum number of passes with cards in the pile: each has drawn one of them. A player who leaves
/// brings back at most all cards.
const MOST_PASSES_WITH_PILE: u32 = 66 * (1 + MOST_LEAVINGS);
/// The maximum number of passes with an empty pile: if all players in a row pass, the match ends. A
/// played card and a leaving player restart the row.
const MOST_PASSES_WITHOUT: u32 = (MOST_PLAYS + 1 + MOST_LEAVINGS) * MOST_SEATS as u32;

impl SevenDragons {
    pub(crate) fn with(self, given_back: GivenBack) -> Self {
        Self { given_back, ..self }
    }

    pub(crate) const fn given_back(&self) -> GivenBack {
        self.given_back
    }

    pub(crate) const fn chosen(&self) -> &Options {
        &self.options
    }

    /// Returns the number of players at the start, who have the first chairs.
    pub(crate) const fn at_first(&self) -> SeatCount {
        self.seats
    }

    /// Returns true if Silver starts the table.
    pub(crate) const fn has_silver(&self) -> bool {
        matches!(self.options.variant, Variant::Full | Variant::SingleAction { silver: true, .. })
    }

    pub(crate) const fn has_goals(&self) -> bool {
        !matches!(self.options.variant, Variant::DragonConnections { .. })
    }

    /// Returns true if bonus cards are drawn.
    pub(crate) const fn has_bonus(&self) -> bool {
        !matches!(self.options.variant, Variant::DragonConnections { bonus: false })
    }
}

impl Rules for SevenDragons {
    type Options = Options;
    type State = State;
    type Intent = Intent;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;
    type Situation<'a> = Situation<'a>;

    const INFO: GameInfo = GameInfo {
        id: "seven-dragons",
        name: "Seven Dragons",
        min_seats: 2,
        max_seats: MOST_SEATS as u8,
        minutes: 20,
        joins_running: true,
        random_seats: false,
        whispers: false,
        max_steps: MOST_PLAYS + MOST_LIFTINGS + MOST_PASSES_WITH_PILE + MOST_PASSES_WITHOUT,
    };
    /// Version 2: the hand of a leaver goes under the pile, the goal among the unused ones.
    const RULES_VERSION: u32 = 2;

    fn facts() -> Option<Facts> {
        Some(Facts::of(&facts()))
    }

    fn new(seats: SeatCount, options: Options) -> Result<Self, OptionsRefused> {
        let refuse = |why: &str| Err(OptionsRefused(why.to_owned()));
        Self::INFO.is_for(seats)?;
        if options.starter.is_some_and(|seat| !seats.contains(seat)) {
            return refuse("the starter must sit at the table");
        }
        match &options.variant {
            Variant::SingleAction { kinds, .. } if kinds.is_empty() => {
                return refuse("choose at least one kind of action");
            }
            Variant::SingleAction { kinds, .. }
                if (1..kinds.len()).any(|i| kinds[..i].contains(&kinds[i])) =>
            {
                return refuse("choose each kind of action once");
            }
            Variant::BasicDragons { ages } if ages.len() > seats.get() => {
                return refuse("there are more ages than seats");
            }
            Variant::Full
            | Variant::SingleAction { .. }
            | Variant::BasicDragons { .. }
            | Variant::DragonConnections { .. } => {}
        }
        Ok(Self { seats, options, given_back: GivenBack::Anew })
    }

    /// Returns five, in every match.
    fn seats(&self) -> SeatCount {
        CHAIRS
    }

    fn start(&self, seed: Seed) -> State {
        let mut state = self.deal(seed);
        if let Some(starter) = state.acting() {
            // The first draw is part of the deal: no observer needs an event.
            Dealer { rules: self, state: &mut state, log: &mut Log::unread() }.begin_turn(starter);
        }
        state
    }

    fn phase(&self, state: &State) -> Phase {
        match state.step {
            Step::Play(seat) => Phase::Open(SeatSet::one(seat)),
            Step::Over { winners, .. } => Phase::Over(outcome(state, winners)),
        }
    }

    /// Returns the length of the chain of each goal; `None` in a match without goals.
    fn standing(&self, state: &State) -> Option<BySeat<i32>> {
        outcome(state, SeatSet::EMPTY).totals()
    }

    /// Counts turns: lifting a card and putting it down are one decision.
    fn pace(&self, state: &State, _seat: Seat) -> Pace {
        Pace { turn: u32::from(state.turn), stage: None, limit: None }
    }

    fn carry_out(&self, state: &mut State, seat: Seat, intent: &Intent, log: &mut Log<Event>) {
        Dealer { rules: self, state, log }.carry_out(seat, *intent);
    }

    fn view(&self, state: &State, who: Observer) -> View {
        view_of(self, state, who)
    }

    fn situation<'a>(&'a self, view: &'a View) -> Situation<'a> {
        Situation::of_view(self, view)
    }

    fn situation_in<'a>(&'a self, state: &'a State, seat: Seat) -> Situation<'a> {
        Situation::of_state(self, state, seat)
    }

    fn own(&self, state: &State, seat: Seat) -> Option<Own<Intent>> {
        Some(own(self, state, seat))
    }

    fn imagine(&self, view: &View, rng: &mut ChaCha8Rng) -> Result<State, Unimaginable> {
        Ok(imagine(self, view, rng))
    }

    /// Returns the seats that a newcomer may take.
    fn open_seats(&self, state: &State) -> SeatSet {
        open_seats(state)
    }

    fn empty_seats(&self, state: &State) -> SeatSet {
        state.players.which(|player| !player.present)
    }

    fn join(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        Dealer { rules: self, state, log }.join(seat);
        Ok(())
    }

    fn leave(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        Dealer { rules: self, state, log }.leave(seat);
        Ok(())
    }

    fn claim(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), SeatChangeRefused> {
        Dealer { rules: self, state, log }.claim(seat);
        Ok(())
    }
}
