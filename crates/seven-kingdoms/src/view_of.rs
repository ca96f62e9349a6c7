//! The view of each observer of a state (section 3), and the situation made from a view.

use contract::{Observer, Overlay, Own, Seat, WrittenOnce};

use crate::{
    Card, Intent, PlayerView, Slot, Stage, Title, Token, View, You,
    card_set::CardSet,
    legality::{Asked, Situation},
    scoring::scores,
    state::{State, Step},
};

pub(crate) fn view_of(state: &State, who: Observer) -> View {
    let drafting = state.acting().is_some_and(|seat| who.is(seat));
    View {
        you: who.seat().map(|seat| you(state, seat, drafting)),
        round: state.round,
        first: state.first,
        arms: state.arms,
        tokens: tokens(state, drafting),
        tokens_up: tokens_up(state, drafting),
        tokens_down: state.tokens_down.len() as u8,
        row: if drafting { state.row_left() } else { state.row },
        upper: state.upper.to_vec(),
        pile: state.pile.len() as u8,
        gone: in_order(state, state.gone).collect(),
        stalled_rounds: state.idle_rounds,
        players: state.players.map(|seat, _| player(state, seat)),
        to_resolve: state.to_resolve.to_vec(),
        stage: stage(state, drafting),
    }
}

/// Returns the parts of a view that only the seat sees: itself, and its staged steps.
pub(crate) fn own(state: &State, seat: Seat) -> Own<Intent> {
    let drafting = state.acting() == Some(seat);
    let mut overlay = Overlay::new();
    overlay.field("you", &you(state, seat, drafting));
    if drafting && !state.draft.taking.is_empty() {
        overlay.field("row", &state.row_left());
    }
    if drafting && state.draft.token.is_some() {
        overlay.field("tokens", &tokens(state, drafting));
        overlay.field("tokens_up", &tokens_up(state, drafting));
        overlay.field("stage", &stage(state, drafting));
    }
    let choices = contract::Situation::choices(&Situation::of_state(state, seat));
    Own { overlay, choices: WrittenOnce::new(choices) }
}

fn tokens(state: &State, drafting: bool) -> [Option<Token>; Slot::COUNT] {
    let staged = state.draft.token.filter(|_| drafting);
    let mut tokens = [None; Slot::COUNT];
    for (place, token) in tokens.iter_mut().zip(state.tokens.iter().copied().chain(staged)) {
        *place = Some(token);
    }
    tokens
}

fn tokens_up(state: &State, drafting: bool) -> Vec<Token> {
    let staged = state.draft.token.filter(|_| drafting);
    state.tokens_up.iter().copied().filter(|token| Some(*token) != staged).collect()
}

/// Returns settled cards in the order in which they were settled.
fn in_order(state: &State, cards: CardSet) -> impl Iterator<Item = Card> {
    state.settled.iter().copied().filter(move |card| cards.contains(*card))
}

fn you(state: &State, seat: Seat, drafting: bool) -> You {
    let hand = if matches!(state.step, Step::Over(_)) { CardSet::EMPTY } else { state.players[seat].hand };
    You {
        seat,
        hand: hand.iter().collect(),
        taking: if drafting { state.draft.taking.to_vec() } else { Vec::new() },
        run: state.draft.run.filter(|_| drafting),
    }
}

/// Returns the open information on a player. At the end of the match hands have been validated.
fn player(state: &State, seat: Seat) -> PlayerView {
    let player = &state.players[seat];
    let over = matches!(state.step, Step::Over(_));
    let (hand, known) = if over { (player.hand, CardSet::EMPTY) } else { (CardSet::EMPTY, player.known) };
    PlayerView {
        hand: if over { 0 } else { player.hand.len() as u8 },
        hand_known: known.iter().collect(),
        kingdom: in_order(state, player.kingdom).chain(hand.iter()).collect(),
        played: player.played,
        left: player.left,
    }
}

fn stage(state: &State, drafting: bool) -> Stage {
    let resolving = || {
        let seat = *state.to_resolve.first().expect("somebody resolves");
        (seat, state.players[seat].played.expect("who resolves has played"))
    };
    match state.step {
        Step::Play(seat) => Stage::Play { seat },
        Step::Take if state.draft.token.is_none() || drafting => {
            let (seat, card) = resolving();
            Stage::Take { seat, card }
        }
        Step::Token | Step::Take => {
            let (seat, card) = resolving();
            Stage::PlaceToken { seat, card }
        }
        Step::Over(by) => Stage::Over { by, scores: scores(state) },
    }
}

impl View {
    /// Returns true if the owner has staged the bishop's token. It is always the seventh: each earlier token
    /// turns up another one and is final at once.
    pub(crate) fn token_staged(&self) -> bool {
        let last = self.tokens.last().is_some_and(Option::is_some);
        match (&self.stage, &self.you) {
            (Stage::Take { seat, card }, Some(you)) => {
                last && *seat == you.seat && card.title() == Title::Bishop
            }
            _ => false,
        }
    }
}

impl<'a> Situation<'a> {
    pub(crate) fn of_view(view: &'a View) -> Self {
        let you = view.you.as_ref();
        let is_you = |seat: Seat| you.is_some_and(|you| you.seat == seat);
        let asked = match view.stage {
            Stage::Play { seat } if is_you(seat) => Asked::Play,
            Stage::PlaceToken { seat, .. } if is_you(seat) => Asked::Token,
            Stage::Take { seat, card } if is_you(seat) => Asked::Take(card),
            Stage::Over { .. } if you.is_some() => Asked::Over,
            Stage::Play { .. } | Stage::PlaceToken { .. } | Stage::Take { .. } | Stage::Over { .. } => {
                Asked::Nothing
            }
        };
        let kept = you.map_or(CardSet::EMPTY, |you| you.hand.iter().copied().collect());
        Self {
            asked,
            hand: kept,
            tokens_up: &view.tokens_up,
            row: view.row,
            taking: you.map_or(&[], |you| &you.taking),
            run: you.and_then(|you| you.run),
            token_staged: view.token_staged(),
        }
    }
}
