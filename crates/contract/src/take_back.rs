//! Whether a decision can be taken back: only if nothing that was hidden has been shown since.
//!
//! No game says so itself, and none can forget to. It follows from what every game has: what observers are told, and the
//! worlds that each of them cannot tell from the real one ([`Rules::imagine`]). A decision shows nothing hidden if everybody
//! could have foretold all that they saw of it: in each world that they thought possible before, the same intent leads to the
//! same view and the same events. A card that is drawn, turned over or dealt is another one in another world, and a choice that
//! is unsealed was not there at all.

use crate::{ChaCha8Rng, Log, Observer, Phase, Rules, Seat, Telling};

/// Worlds that must agree, for each observer. What has come out the same in all of them was known nearly for certain.
const WORLDS: usize = 16;

/// Worlds that are imagined at most for all observers together, to find those in which the intent was possible: others than
/// who decided know only now that it was.
const TRIED: usize = 2_500;

/// Why a decision cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotTakenBack {
    /// Some were told of it what others were not, or nobody but its player was.
    #[error("not all players saw the same of it")]
    Apart,
    /// Somebody saw what they could not have foretold.
    #[error("something that was hidden has been shown since")]
    Shown,
    /// It ended the match.
    #[error("it ended the match")]
    Over,
    /// There are too few worlds in which it was possible, or too few were found.
    #[error("it may have revealed hidden cards")]
    Unsure,
}

/// Whether a decision, and what automatic players decided after it, showed nothing to anybody that was hidden from them.
/// `before` is where it was made; `deeds` has it first, with its seat.
///
/// An intent is its player's own: what it says of their hand they gave away themselves, and taking it back harms nobody else.
/// What an automatic player decided must have been possible in every world: it never agreed to show its cards.
///
/// Cost: for each observer sixteen imagined worlds in which the deeds are played, and more if the intent was seldom possible,
/// 2,500 at most. For whoever is asked to take a decision back, and not for each decision.
///
/// # Errors
///
/// If it showed something, or if that cannot be ruled out.
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
