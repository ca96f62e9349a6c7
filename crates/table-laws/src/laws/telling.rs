use table::{Observer, Phase, Rules, Seat, SeatChange};

use crate::{
    Moment,
    moment::{observers, told},
};

/// How many worlds are drawn for each observer, and how far they are played.
const WORLDS: usize = 2;
const STEPS: usize = 4;
/// Every so many steps somebody comes or goes, in games that have that.
const COMING: usize = 6;

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
        let Some((seat, deed)) = choose(rules, &real, pick) else { return };
        if let Deed::Intent(intent) = &deed
            && rules.check(&rules.view(&other, Observer::Seat(seat)), intent).is_err()
        {
            return; // Possible in one of the worlds only: somebody else's secret.
        }
        let (mut log, mut other_log) = (Vec::new(), Vec::new());
        let done = deed.carry_out(rules, &mut real, seat, &mut log);
        let other_done = deed.carry_out(rules, &mut other, seat, &mut other_log);
        let leaves = matches!(deed, Deed::Seat(SeatChange::Leave));
        at.insist(done == other_done && (done || leaves), LAW, || format!("{seat}, {deed:?}"));

        let hears = told(rules, &log, who);
        let would_hear = told(rules, &other_log, who);
        let (sees, would_see) = (rules.view(&real, who), rules.view(&other, who));
        // The end may open what was hidden without a word.
        let over = matches!(rules.phase(&real), Phase::Over(_));
        let agree = (hears == would_hear) == (sees == would_see) || (over && hears == would_hear);
        at.insist(agree, LAW, || {
            format!(
                "after {seat} did {deed:?}, {who:?}\nis told  {hears:?}\nor       {would_hear:?}\n\
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

/// What is done in both worlds.
#[derive(Debug)]
enum Deed<I> {
    Intent(I),
    Seat(SeatChange),
}

impl<I> Deed<I> {
    /// Whether it could be done.
    fn carry_out<R: Rules<Intent = I>>(
        &self,
        rules: &R,
        state: &mut R::State,
        seat: Seat,
        log: &mut Vec<R::Event>,
    ) -> bool {
        match self {
            Self::Intent(intent) => rules.apply(state, seat, intent, log).is_ok(),
            Self::Seat(change) => rules.change_seat(state, seat, *change, log).is_ok(),
        }
    }
}

fn choose<R: Rules>(
    rules: &R,
    state: &R::State,
    pick: &mut impl FnMut(usize) -> usize,
) -> Option<(Seat, Deed<R::Intent>)> {
    if R::INFO.joins_running && pick(COMING) == 0 {
        let all: Vec<Seat> = rules.seats().seats().collect();
        let seat = all[pick(all.len())];
        let joins = rules.open_seats(state).contains(seat);
        return Some((seat, Deed::Seat(if joins { SeatChange::Join } else { SeatChange::Leave })));
    }
    let seats: Vec<Seat> = rules.phase(state).waiting().iter().collect();
    let seat = *seats.get(pick(seats.len().max(1)))?;
    let mut intents = rules.choices(&rules.view(state, Observer::Seat(seat))).intents;
    let index = pick(intents.len());
    Some((seat, Deed::Intent(intents.swap_remove(index))))
}

fn bytes<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("wire types serialize")
}
