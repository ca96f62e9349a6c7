//! Forced moves, and the check that every observer knows that the move is forced.
//!
//! A player may have the host play forced moves (auto-play). The move happens at once, so its time would
//! reveal that there was no other choice, and with it something of a hidden hand. So a move is auto-played
//! only if every observer already knows that it is forced. No game declares this itself: it follows from the
//! worlds that a spectator cannot tell from the real one ([`Rules::imagine`]). The other players know more
//! than a spectator, so they know it as well.

use crate::{ChaCha8Rng, Choices, Observer, Rules, Seat};

/// The number of worlds that must agree.
const WORLDS: usize = 16;

/// Returns the only possible intent: the list is complete with one intent, and there is nothing to undo.
pub fn only_choice<I>(choices: Choices<I>) -> Option<I> {
    let Choices { mut intents, complete: true, back: None } = choices else { return None };
    let only = intents.pop()?;
    intents.is_empty().then_some(only)
}

/// Returns true if every observer knows that `seat`, which has to decide, has one possible intent. That
/// intent itself may be hidden.
///
/// Cost: up to sixteen imagined worlds, so call it only if there is one.
pub fn all_can_tell<R: Rules>(rules: &R, state: &R::State, seat: Seat, rng: &mut ChaCha8Rng) -> bool {
    let known = rules.view(state, Observer::Public);
    (0..WORLDS).all(|_| {
        let world = rules.imagine(&known, rng);
        world.is_ok_and(|world| only_choice(rules.options(&world, seat)).is_some())
    })
}
