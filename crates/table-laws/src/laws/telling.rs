use table::{Observer, Phase, Rules, Seat};

use crate::{
    Moment,
    moment::{observers, told},
};

/// How many worlds are drawn for each observer, and how far they are played.
const WORLDS: usize = 2;
const STEPS: usize = 4;

/// Non-interference. An observer who cannot tell two worlds apart is told and shown the same while the same
/// things are done in both: as long as all he is told is equal, all he is shown is equal to the byte, and the
/// other way round; only the end of the match may show more than it tells. What differs between the worlds is exactly what he must not know.
///
/// `pick` chooses what is done: of the choices an acting seat has in the real world, an index.
pub fn told_and_shown_agree<R: Rules>(at: &Moment<'_, R>, mut pick: impl FnMut(usize) -> usize) {
    let mut rng = at.place.rng(2);
    for who in observers(at.rules) {
        let index = at.views.iter().position(|(w, _)| *w == who).expect("all observers have a view");
        for _ in 0..WORLDS {
            let other = at.rules.imagine(&at.views[index].1, &mut rng);
            follow(at, who, other, &mut pick);
        }
    }
}

fn follow<R: Rules>(
    at: &Moment<'_, R>,
    who: Observer,
    mut other: R::State,
    pick: &mut impl FnMut(usize) -> usize,
) {
    const LAW: &str = "told and shown agree";
    let rules = at.rules;
    let mut real = at.state.clone();
    for _ in 0..STEPS {
        let Some((seat, intent)) = choose(rules, &real, pick) else { return };
        if rules.check(&rules.view(&other, Observer::Seat(seat)), &intent).is_err() {
            return; // Possible in one of the worlds only: somebody else's secret.
        }
        let (mut log, mut other_log) = (Vec::new(), Vec::new());
        let applied = rules.apply(&mut real, seat, &intent, &mut log);
        let other_applied = rules.apply(&mut other, seat, &intent, &mut other_log);
        at.insist(applied.is_ok() && other_applied.is_ok(), LAW, || format!("{seat}, {intent:?}"));

        let hears = told(rules, &log, who);
        let would_hear = told(rules, &other_log, who);
        let (sees, would_see) = (rules.view(&real, who), rules.view(&other, who));
        // The end may open what was hidden without a word.
        let over = matches!(rules.phase(&real), Phase::Over(_));
        let agree = (hears == would_hear) == (sees == would_see) || (over && hears == would_hear);
        at.insist(agree, LAW, || {
            format!(
                "after {seat} did {intent:?}, {who:?}\nis told  {hears:?}\nor       {would_hear:?}\n\
                 sees     {sees:?}\nor       {would_see:?}"
            )
        });
        if sees != would_see {
            return; // Legitimately told apart, by something that happened.
        }
        at.insist(bytes(&sees) == bytes(&would_see), LAW, || format!("{who:?} sees other bytes"));
        at.insist(rules.phase(&real) == rules.phase(&other), LAW, || format!("{who:?}: phases differ"));
        at.insist(rules.choices(&sees) == rules.choices(&would_see), LAW, || format!("{who:?}: choices"));
    }
}

fn choose<R: Rules>(
    rules: &R,
    state: &R::State,
    pick: &mut impl FnMut(usize) -> usize,
) -> Option<(Seat, R::Intent)> {
    let seats: Vec<Seat> = rules.phase(state).waiting().iter().collect();
    let seat = *seats.get(pick(seats.len().max(1)))?;
    let mut intents = rules.choices(&rules.view(state, Observer::Seat(seat))).intents;
    let index = pick(intents.len());
    Some((seat, intents.swap_remove(index)))
}

fn bytes<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("wire types serialize")
}
