//! Undo: a decision can be undone only if no hidden information has been revealed since.
//!
//! No game declares this itself, so none can forget to. It follows from two things that every game has: the
//! events of observers, and the worlds that each observer cannot tell from the real one ([`Rules::imagine`]).
//! A decision reveals nothing if every observer could predict all that it saw of it. In each world that the
//! observer thought possible before, the same intent leads to the same view and the same events. A card that
//! is drawn, turned over or dealt differs between worlds, and an unsealed choice did not exist before.

use crate::{ChaCha8Rng, Log, Observer, Phase, Rules, Seat, Telling};

/// The number of worlds that must agree, for each observer. A result that is the same in all of them was
/// nearly certain before.
const WORLDS: usize = 16;

/// The maximum number of imagined worlds for all observers together, in the search for those in which the
/// intent was possible. Only the player who decided knew before that it was.
const TRIED: usize = 2_500;

/// The reason why a decision cannot be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotTakenBack {
    /// Observers received different versions of it, or only its player received one.
    #[error("not all players saw the same part of it")]
    Apart,
    /// An observer saw something that it could not predict.
    #[error("it has revealed hidden cards")]
    Shown,
    /// It ended the match.
    #[error("it ended the match")]
    Over,
    /// There are too few worlds in which it was possible, or too few were found.
    #[error("it may have revealed hidden cards")]
    Unsure,
}

/// Checks that a decision, and the decisions of bots after it, revealed nothing hidden to any observer.
/// `before` is the state in which it was made. `deeds` contains it first, with its seat.
///
/// An intent belongs to its player: information about the hand in it was given away voluntarily, and undo
/// harms no other player. A decision of a bot must have been possible in every world, because the bot never
/// agreed to show its cards.
///
/// Cost: for each observer sixteen imagined worlds in which `deeds` are played. If the intent was seldom
/// possible, more, up to 2,500. Call it when a player asks for undo, not for each decision.
///
/// # Errors
///
/// If it revealed something, or if that cannot be ruled out.
pub fn can_be_taken_back<R: Rules>(
    rules: &R,
    before: &R::State,
    deeds: &[(Seat, R::Intent)],
    rng: &mut ChaCha8Rng,
) -> Result<(), NotTakenBack> {
    let Some((player, _)) = deeds.first() else { return Ok(()) };
    let mut real = before.clone();
    let mut seen = Vec::with_capacity(deeds.len());
    for (seat, intent) in deeds {
        let mut log = Log::new();
        rules.apply(&mut real, *seat, intent, &mut log).map_err(|_| NotTakenBack::Unsure)?;
        if matches!(rules.phase(&real), Phase::Over(_)) {
            return Err(NotTakenBack::Over);
        }
        let openly = |telling: &Telling<R::Event>| matches!(telling, Telling::Openly(_));
        if log.tellings().is_empty() || !log.tellings().iter().all(openly) {
            return Err(NotTakenBack::Apart);
        }
        seen.push((real.clone(), log));
    }
    let mut tried = 0;
    for who in Observer::all(rules.seats()) {
        let known = rules.view(before, who);
        let views: Vec<R::View> = seen.iter().map(|(state, _)| rules.view(state, who)).collect();
        let mut agreed = 0;
        while agreed < WORLDS {
            tried += 1;
            if tried > TRIED {
                return Err(NotTakenBack::Unsure);
            }
            let mut world = rules.imagine(&known, rng).map_err(|_| NotTakenBack::Unsure)?;
            let mut possible = true;
            for (n, (seat, intent)) in deeds.iter().enumerate() {
                let mut log = Log::new();
                if rules.apply(&mut world, *seat, intent, &mut log).is_err() {
                    if n == 0 && !who.is(*player) {
                        possible = false;
                        break;
                    }
                    return Err(NotTakenBack::Shown);
                }
                let told = log.told_to(who).eq(seen[n].1.told_to(who));
                if !told || rules.view(&world, who) != views[n] {
                    return Err(NotTakenBack::Shown);
                }
            }
            agreed += usize::from(possible);
        }
    }
    Ok(())
}
