//! The contract with the host.

use table::{
    ChaCha8Rng, Choices, GameInfo, Observer, OptionsRefused, Pace, Phase, Rules, Seat, SeatChange,
    SeatChangeRefused, SeatCount, Seed,
};

use crate::{
    Event, Intent, Options, Pick, Refusal, Seen, State, View, Wonders, event::Happened, game::Game,
    imagine::imagine, legality::Situation, offers::Scope, scoring, setup, state::Step, view_of::view_of,
};

/// The rules of 7 Wonders, for one match.
#[derive(Clone, Debug)]
pub struct SevenWonders {
    pub(crate) seats: SeatCount,
    pub(crate) options: Options,
}

impl Rules for SevenWonders {
    type Options = Options;
    type State = State;
    type Intent = Intent;
    type Refusal = Refusal;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    const INFO: GameInfo = GameInfo {
        id: "seven-wonders",
        name: "7 Wonders",
        min_seats: 2,
        max_seats: 7,
        minutes: 30,
        joins_running: false,
        whispers: false,
        // 18 turns of 7, boards, last cards, the discard pile.
        max_steps: 150,
    };
    const RULES_VERSION: u32 = 1;

    fn new(seats: SeatCount, options: Options) -> Result<Self, OptionsRefused> {
        if !(2..=7).contains(&seats.get()) {
            return Err(OptionsRefused("7 Wonders is for 2 to 7 players".to_owned()));
        }
        Ok(Self { seats, options })
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn start(&self, seed: Seed) -> State {
        let mut state = setup::start(self, seed);
        Game { rules: self, state: &mut state, log: &mut Vec::new() }.begin();
        state
    }

    fn phase(&self, state: &State) -> Phase {
        match state.step {
            Step::Boards(_) => Phase::Open(state.choosing(self.options.wonders == Wonders::Picked)),
            Step::Turn => {
                let (given, owing): (Vec<Seat>, Vec<Seat>) =
                    self.seats.seats().partition(|seat| state.has_given(*seat));
                Phase::Sealed { owing: owing.into_iter().collect(), given: given.into_iter().collect() }
            }
            Step::LastCard(seat) => Phase::Open([seat].into_iter().collect()),
            Step::FromDiscard => Phase::Open([state.player_of(state.salvages[0])].into_iter().collect()),
            Step::Over { .. } => Phase::Over(scoring::outcome(state)),
        }
    }

    fn pace(&self, state: &State, _: Seat) -> Pace {
        Pace { turn: state.decision(self.options.wonders == Wonders::Picked), stage: None, limit: None }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        intent: &Intent,
        log: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let scope = match *intent {
            Intent::Play { card, how, .. } => Scope::One(card, how),
            _ => Scope::All,
        };
        Situation::of_state(self, state, seat, scope).check(*intent)?;
        let mut game = Game { rules: self, state, log };
        match *intent {
            Intent::Choose { wonder, side } => game.choose(seat, wonder, side),
            Intent::Play { city, card, how } => {
                let pick = Pick { city, card, how };
                if game.state.step == Step::Turn { game.pick(seat, pick) } else { game.play_last(pick) }
            }
            Intent::FromDiscard { card } => game.salvage(Some(card)),
            Intent::Decline => game.salvage(None),
        }
        Ok(())
    }

    fn view(&self, state: &State, who: Observer) -> View {
        view_of(self, state, who)
    }

    fn seen(&self, event: &Event, who: Observer) -> Option<Seen> {
        event.seen(who)
    }

    fn choices(&self, view: &View) -> Choices<Intent> {
        Situation::of_view(view).choices()
    }

    fn check(&self, view: &View, intent: &Intent) -> Result<(), Refusal> {
        Situation::of_view(view).check(*intent)
    }

    fn fallback(&self, view: &View) -> Option<Intent> {
        Situation::of_view(view).fallback()
    }

    fn options(&self, state: &State, seat: Seat) -> Choices<Intent> {
        Situation::of_state(self, state, seat, Scope::Possible).choices()
    }

    fn imagine(&self, view: &View, rng: &mut ChaCha8Rng) -> State {
        imagine(self, view, rng)
    }

    /// Who leaves is played on by the host's automatic player and cannot win; the last person left can claim
    /// the match, and then all others count as having left.
    fn change_seat(
        &self,
        state: &mut State,
        seat: Seat,
        change: SeatChange,
        log: &mut Vec<Event>,
    ) -> Result<(), SeatChangeRefused> {
        match change {
            SeatChange::Join => return Err(SeatChangeRefused::NotInThisGame),
            _ if matches!(state.step, Step::Over { .. }) => return Err(SeatChangeRefused::Over),
            _ if !self.seats.contains(seat) || state.left.contains(seat) => {
                return Err(SeatChangeRefused::NobodyThere);
            }
            SeatChange::Leave | SeatChange::Claim => {}
        }
        let mut game = Game { rules: self, state, log };
        if change == SeatChange::Claim {
            game.state.left = self.seats.seats().filter(|other| *other != seat).collect();
            game.end(true);
        } else {
            game.state.left = game.state.left.with(seat);
            game.tell(Happened::Left { seat });
        }
        Ok(())
    }
}
