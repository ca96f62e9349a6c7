//! A full state that the owner of a view cannot tell from the real one.

use arrayvec::ArrayVec;
use contract::{ChaCha8Rng, Observer, Seed, below, shuffle};

use crate::{
    Card, Colour, SevenDragons, Stage, View,
    state::{Cards, MOST_ON_TABLE, Player, State, Step},
    witnesses::Witnesses,
};

pub(crate) fn imagine(rules: &SevenDragons, view: &View, rng: &mut ChaCha8Rng) -> State {
    let who = view.you.as_ref().map_or(Observer::Public, |you| Observer::Seat(you.seat));
    let lifted = view.you.as_ref().and_then(|you| you.lifted);
    let mut table: ArrayVec<_, MOST_ON_TABLE> = view.table.iter().copied().take(MOST_ON_TABLE).collect();
    if let Some(lifted) = lifted
        && !table.is_full()
    {
        table.insert(usize::from(lifted.index).min(table.len()), lifted.what);
    }
    let mut state = State {
        seed: Seed::from_bytes(std::array::from_fn(|_| below(rng, 256) as u8)),
        shuffles: 0,
        joined: view.joined,
        turn: view.turn,
        table,
        discard: view.discard.iter().copied().take(15).collect(),
        ending: view.ending,
        pile: Cards::new(),
        players: view.players.map(|_, open| Player {
            present: open.present,
            taken: open.taken,
            hand: open.known.iter().copied().take(usize::from(Card::COUNT)).collect(),
            target: open.target,
            laid: open.laid,
        }),
        goals: None,
        goal_known: [Witnesses::NOBODY; 5],
        card_known: [Witnesses::NOBODY; Card::COUNT as usize],
        passes: view.passes,
        lifted,
        step: match &view.stage {
            Stage::Play { seat } => Step::Play(*seat),
            Stage::Over { by, winners, .. } => {
                Step::Over { by: *by, winners: winners.iter().copied().collect() }
            }
        },
    };
    if let Some(you) = &view.you {
        state.players[you.seat].hand = you.hand.iter().copied().take(usize::from(Card::COUNT)).collect();
    }
    imagine_goals(view, who, &mut state, rng);
    imagine_cards(rules, view, who, &mut state, rng);
    state
}

/// Puts known goals at their places and the others in random order.
fn imagine_goals(view: &View, who: Observer, state: &mut State, rng: &mut ChaCha8Rng) {
    if view.places.is_empty() {
        return;
    }
    let turned_up = match &view.stage {
        Stage::Over { goals, .. } => goals.as_slice(),
        Stage::Play { .. } => &[],
    };
    let seen = |index: usize| view.places.get(index).and_then(|place| place.goal);
    let known = |index: usize| turned_up.get(index).copied().or(seen(index));
    let mut unknown: ArrayVec<Colour, 5> =
        Colour::ALL.into_iter().filter(|goal| (0..5).all(|place| known(place) != Some(*goal))).collect();
    shuffle(&mut unknown, rng);
    let goals = std::array::from_fn(|place| known(place).or_else(|| unknown.pop()).unwrap_or(Colour::Red));
    for (place, goal) in view.places.iter().zip(goals) {
        let witnesses = &mut state.goal_known[goal.index()];
        if let Some(holder) = place.holder {
            witnesses.add(holder);
        }
        if place.goal.is_some() {
            remember(witnesses, who);
        }
    }
    state.goals = Some(goals);
}

/// Fills hands from the unseen cards; the rest is the pile.
fn imagine_cards(rules: &SevenDragons, view: &View, who: Observer, state: &mut State, rng: &mut ChaCha8Rng) {
    let mut seen = [false; Card::COUNT as usize];
    let mut see = |card: Card| seen[usize::from(card.number())] = true;
    state.table.iter().filter_map(|placed| placed.card).for_each(&mut see);
    state.discard.iter().copied().chain(state.ending).for_each(&mut see);
    for (_, player) in state.players.iter() {
        player.hand.iter().copied().for_each(&mut see);
    }
    let mut unseen: Cards = rules.deck();
    unseen.retain(|card| !seen[usize::from(card.number())]);
    shuffle(&mut unseen, rng);
    for (seat, player) in state.players.iter_mut() {
        for card in &player.hand {
            remember(&mut state.card_known[usize::from(card.number())], who);
        }
        for card in &view.players[seat].shown {
            state.card_known[usize::from(card.number())] = Witnesses::EVERYBODY;
        }
        let missing = usize::from(view.players[seat].hand).saturating_sub(player.hand.len());
        player.hand.extend((0..missing).filter_map(|_| unseen.pop()));
        for card in &player.hand {
            state.card_known[usize::from(card.number())].add(seat);
        }
    }
    state.pile = unseen;
}

fn remember(witnesses: &mut Witnesses, who: Observer) {
    match who {
        Observer::Seat(seat) => witnesses.add(seat),
        Observer::Public => *witnesses = Witnesses::EVERYBODY,
    }
}
