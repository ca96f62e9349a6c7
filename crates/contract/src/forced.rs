//! What a seat cannot decide otherwise, and whether everybody at the table can tell.
//!
//! A player may have the host play what leaves them no choice. That happens at once, so its time would tell others how much
//! choice there was, and with it something of a hidden hand. So it is done only where whoever looks at the table knows already
//! that there is one thing to do. Again no game says so itself: it follows from the worlds that a spectator cannot tell from
//! the real one ([`Rules::imagine`]). The other players know more than a spectator, so they can tell as well.

use crate::{ChaCha8Rng, Choices, Observer, Rules, Seat};

/// Worlds that must agree.
const WORLDS: usize = 16;

/// The one thing that can be done: there is nothing else, nothing that was left off the list, and no way back.
pub fn only_choice<I>(choices: Choices<I>) -> Option<I> {
    let Choices { mut intents, complete: true, back: None } = choices else { return None };
    let only = intents.pop()?;
    intents.is_empty().then_some(only)
}

/// Whether every observer can tell that `seat`, for whom the match waits, has one thing to do; which one it is may be hidden.
///
/// Cost: up to sixteen imagined worlds, so ask only where there is one.
pub fn all_can_tell<R: Rules>(rules: &R, state: &R::State, seat: Seat, rng: &mut ChaCha8Rng) -> bool {
    let known = rules.view(state, Observer::Public);
    (0..WORLDS).all(|_| {
        let world = rules.imagine(&known, rng);
        world.is_ok_and(|world| only_choice(rules.options(&world, seat)).is_some())
    })
}
