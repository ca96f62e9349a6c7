//! A random full state that fits a view: unseen cards and tokens may be anywhere.

use arrayvec::ArrayVec;
use contract::{ChaCha8Rng, shuffle};

use crate::{
    Card, Stage, Token, View,
    card_set::CardSet,
    state::{Draft, Player, State, Step},
};

pub(crate) fn imagine(view: &View, rng: &mut ChaCha8Rng) -> State {
    let mut state = what_is_known(view);
    let mut tokens_down: ArrayVec<Token, 8> = Token::ALL
        .into_iter()
        .filter(|token| !state.tokens.contains(token) && !state.tokens_up.contains(token))
        .collect();
    shuffle(&mut tokens_down, rng);
    state.tokens_down = tokens_down;

    let mut unseen: ArrayVec<Card, { Card::COUNT as usize }> =
        CardSet::ALL.without(seen_cards(&state)).iter().collect();
    shuffle(&mut unseen, rng);
    for (seat, player) in state.players.iter_mut() {
        let missing = usize::from(view.players[seat].hand).saturating_sub(player.hand.len());
        for _ in 0..missing {
            if let Some(card) = unseen.pop() {
                player.hand.insert(card);
            }
        }
    }
    state.pile = unseen;
    state
}

/// Returns the state with empty places where the view shows nothing.
fn what_is_known(view: &View) -> State {
    let staged_token = view.tokens.iter().flatten().next_back().copied().filter(|_| view.token_staged());
    let mut tokens: ArrayVec<Token, 7> = view.tokens.iter().flatten().copied().collect();
    let mut tokens_up: ArrayVec<Token, 2> = view.tokens_up.iter().copied().take(2).collect();
    if let Some(token) = staged_token {
        tokens.pop();
        let _ = tokens_up.try_push(token);
        tokens_up.sort();
    }
    let mut draft = Draft { token: staged_token, ..Draft::default() };
    let mut row = view.row;
    if let Some(you) = &view.you {
        draft.taking = you.taking.iter().copied().take(draft.taking.capacity()).collect();
        draft.run = you.run;
        for taken in &draft.taking {
            row[taken.slot.index()] = Some(taken.card);
        }
    }
    let players = view.players.map(|seat, open| {
        let from_hand: CardSet = match &view.stage {
            Stage::Over { scores, .. } => scores[seat].from_hand.iter().copied().collect(),
            Stage::Play { .. } | Stage::PlaceToken { .. } | Stage::Take { .. } => CardSet::EMPTY,
        };
        let own = view.you.as_ref().filter(|you| you.seat == seat);
        let known: CardSet = open.hand_known.iter().copied().collect();
        let own: CardSet = own.into_iter().flat_map(|you| you.hand.iter().copied()).collect();
        Player {
            hand: known.with(own).with(from_hand),
            known,
            kingdom: open.kingdom.iter().copied().collect::<CardSet>().without(from_hand),
            played: open.played,
            left: open.left,
        }
    });
    let gone: CardSet = view.gone.iter().copied().collect();
    let settled = players.iter().flat_map(|(seat, player)| {
        view.players[seat].kingdom.iter().filter(|card| player.kingdom.contains(**card))
    });
    State {
        round: view.round,
        first: view.first,
        arms: view.arms,
        tokens,
        tokens_up,
        tokens_down: ArrayVec::new(),
        row,
        upper: view.upper.iter().copied().collect(),
        pile: ArrayVec::new(),
        gone,
        settled: view.gone.iter().chain(settled).copied().collect(),
        idle_rounds: view.stalled_rounds,
        to_resolve: view.to_resolve.iter().copied().collect(),
        step: match view.stage {
            Stage::Play { seat } => Step::Play(seat),
            Stage::PlaceToken { .. } => Step::Token,
            Stage::Take { .. } => Step::Take,
            Stage::Over { by, .. } => Step::Over(by),
        },
        draft,
        players,
    }
}

/// Returns every card whose place is known.
fn seen_cards(state: &State) -> CardSet {
    let lying: CardSet = state.row.iter().flatten().chain(&state.upper).copied().collect();
    state.players.iter().fold(lying.with(state.gone), |seen, (_, player)| {
        // A played card that was laid down is also in the upper line, in a kingdom or in the row.
        let played = player.played.map_or(CardSet::EMPTY, CardSet::one);
        seen.with(player.hand).with(player.kingdom).with(played)
    })
}
