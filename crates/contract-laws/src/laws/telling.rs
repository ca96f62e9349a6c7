use contract::{BySeat, Log, Observer, Outcome, Pace, Phase, Rules, Seat, SeatSet};

use crate::{Moment, deed::Deed, moment::told};

/// The number of steps that two worlds are played on.
const STEPS: usize = 4;
/// The number of attempts to find another intent that is possible in both worlds.
const TRIES: usize = 4;
/// The number of worlds drawn for each observer.
const WORLDS: usize = 2;

const LAW: &str = "told and shown agree";

/// Checks non-interference. An observer who cannot distinguish two worlds receives and sees the same while
/// the same actions happen in both. As long as all received events are equal, all views are equal to the
/// byte, and vice versa. Only the end of the match may show more than its events. The differences between the
/// worlds are exactly the secrets of the observer.
///
/// `pick` chooses the action: an index into the choices of an acting seat in the real world. `strange` are
/// intents of any seat and position, tried for their refusals. Returns the number of comparisons, and of
/// equal bytes.
pub fn told_and_shown_agree<R: Rules>(
    at: &Moment<'_, R>,
    strange: &[R::Intent],
    mut pick: impl FnMut(usize) -> usize,
) -> Compared {
    let mut rng = at.place.rng(2);
    let mut compared = Compared::default();
    for who in Observer::all(at.rules.seats()) {
        let (_, sees) = at.views.iter().find(|(w, _)| *w == who).expect("all observers have a view");
        for _ in 0..WORLDS {
            let other = sealed_alike(at, who, at.imagined(sees, &mut rng, LAW), &mut pick);
            let mut worlds = Worlds::new(at, (who, sees), other, strange);
            compared.worlds += 1;
            compared.differ += u64::from(worlds.real != worlds.other);
            worlds.stay_alike(&mut pick, &mut compared);
        }
    }
    compared
}

/// The amount of work of the leak test.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Compared {
    /// Imagined worlds.
    pub worlds: u64,
    /// Imagined worlds that differ from the real one.
    pub differ: u64,
    /// Steps after which both worlds were compared.
    pub steps: u64,
    /// Bytes that were equal.
    pub bytes: u64,
}

impl std::ops::AddAssign for Compared {
    fn add_assign(&mut self, more: Self) {
        self.worlds += more.worlds;
        self.differ += more.differ;
        self.steps += more.steps;
        self.bytes += more.bytes;
    }
}

/// The real world and one that an observer cannot tell from it.
struct Worlds<'a, R: Rules> {
    at: &'a Moment<'a, R>,
    who: Observer,
    real: R::State,
    other: R::State,
    /// The observer's views in the real world and in the other.
    views: [R::View; 2],
    /// The decision of each acting seat before, in either world.
    asked: [BySeat<Option<u32>>; 2],
    strange: &'a [R::Intent],
    /// Buffers for the text of either world.
    written: [Vec<u8>; 2],
}

/// All else that reaches an observer or can be inferred. It contains the seats that have to decide and their
/// time limits, the observer's choices, the open seats, the outcome, and refusals.
#[derive(PartialEq, Debug)]
struct Rest {
    acting: SeatSet,
    waiting: SeatSet,
    outcome: Option<Outcome>,
    /// Of the acting seats: a shared stage, the limit, and if this is another decision than before. The
    /// number of the decision is ignored.
    paces: BySeat<Option<(bool, Option<u32>, bool)>>,
    open_seats: SeatSet,
    choices: String,
    refusals: Vec<String>,
}

impl<'a, R: Rules> Worlds<'a, R> {
    fn new(
        at: &'a Moment<'a, R>,
        (who, sees): (Observer, &R::View),
        other: R::State,
        strange: &'a [R::Intent],
    ) -> Self {
        let real = at.state.clone();
        let asked = [&real, &other].map(|state| asked(at.rules, state));
        let views = [sees.clone(), at.rules.view(&other, who)];
        Self { at, who, real, other, views, asked, strange, written: [Vec::new(), Vec::new()] }
    }

    fn stay_alike(&mut self, pick: &mut impl FnMut(usize) -> usize, compared: &mut Compared) {
        self.compare_rest(pick, compared);
        for _ in 0..STEPS {
            let Some((seat, deed)) = self.possible_in_both(pick) else { return };
            let (mut log, mut other_log) = (Log::new(), Log::new());
            let rules = self.at.rules;
            let done = deed.carry_out(rules, &mut self.real, seat, &mut log);
            let other_done = deed.carry_out(rules, &mut self.other, seat, &mut other_log);
            let alike = done == other_done && (done || deed.may_fail());
            self.at.insist(alike, LAW, || format!("{seat}, {deed:?}: {done}, {other_done}"));

            let (hears, would_hear) = (told(&log, self.who), told(&other_log, self.who));
            let (sees, would_see) = (rules.view(&self.real, self.who), rules.view(&self.other, self.who));
            // The end may reveal hidden cards without an event.
            let over = matches!(rules.phase(&self.real), Phase::Over(_));
            let agree = (hears == would_hear) == (sees == would_see) || (over && hears == would_hear);
            self.at.insist(agree, LAW, || {
                format!(
                    "after {seat} did {deed:?}, {:?}\nis told  {hears:?}\nor       {would_hear:?}\n\
                     sees     {sees:?}\nor       {would_see:?}",
                    self.who
                )
            });
            if sees != would_see {
                return; // Legitimately told apart, by something that happened.
            }
            compared.steps += 1;
            compared.bytes += self.same_bytes("hears", &hears, &would_hear);
            compared.bytes += self.same_bytes("sees", &sees, &would_see);
            self.views = [sees, would_see];
            self.compare_rest(pick, compared);
        }
    }

    /// Returns an action of a waiting seat, or a replaced sealed intent, that is possible in both worlds.
    /// `None` if none is found quickly: an intent that is possible in one of them only is a secret of another
    /// seat.
    fn possible_in_both(&self, pick: &mut impl FnMut(usize) -> usize) -> Option<(Seat, Deed<R::Intent>)> {
        let rules = self.at.rules;
        if let Some(change) = Deed::coming_or_going(rules, &self.real, pick) {
            return Some(change);
        }
        let phase = rules.phase(&self.real);
        let replaces = phase.acting() != phase.waiting() && pick(8) == 0;
        let able = if replaces { phase.acting() } else { phase.waiting() };
        let seats: Vec<Seat> = able.iter().collect();
        let seat = *seats.get(pick(seats.len().max(1)))?;
        // The list of search is the same, and often cheaper than a view.
        let mut intents = rules.options(&self.real, seat).intents;
        let view;
        let there = if self.who == Observer::Seat(seat) {
            &self.views[1]
        } else {
            view = rules.view(&self.other, Observer::Seat(seat));
            &view
        };
        for _ in 0..TRIES.min(intents.len()) {
            let intent = intents.swap_remove(pick(intents.len()));
            if rules.check(there, &intent).is_ok() {
                return Some((seat, Deed::Intent(intent)));
            }
        }
        None
    }

    fn same_bytes<T: serde::Serialize>(&mut self, what: &str, real: &T, other: &T) -> u64 {
        for (written, value) in self.written.iter_mut().zip([real, other]) {
            written.clear();
            serde_json::to_writer(written, value).expect("wire types serialize");
        }
        let [real, other] = &self.written;
        self.at.insist(real == other, LAW, || {
            let [real, other] = [real, other].map(|json| String::from_utf8_lossy(json));
            format!("{:?} {what}\n{real}\nor\n{other}", self.who)
        });
        real.len() as u64
    }

    fn compare_rest(&mut self, pick: &mut impl FnMut(usize) -> usize, compared: &mut Compared) {
        let index = if self.strange.is_empty() { 0 } else { pick(self.strange.len()) };
        let tried = self.strange.get(index);
        let [sees, would_see] = &self.views;
        let rest = self.rest((&self.real, sees), &self.asked[0], tried);
        let other = self.rest((&self.other, would_see), &self.asked[1], tried);
        self.at.insist(rest == other, LAW, || {
            format!("{:?} sees no difference, but gets\n{rest:?}\nor\n{other:?}", self.who)
        });
        self.asked = [&self.real, &self.other].map(|state| asked(self.at.rules, state));
        compared.bytes += (rest.choices.len() + rest.refusals.iter().map(String::len).sum::<usize>()) as u64;
    }

    fn rest(
        &self,
        (state, view): (&R::State, &R::View),
        before: &BySeat<Option<u32>>,
        tried: Option<&R::Intent>,
    ) -> Rest {
        let rules = self.at.rules;
        let phase = rules.phase(state);
        let (mut choices, mut refusals) = (String::new(), Vec::new());
        if let Observer::Seat(seat) = self.who {
            choices = json(&rules.choices(view));
            // The real log keeps nothing of a refusal; here the changed state is discarded explicitly.
            let refused = |intent| rules.apply(&mut state.clone(), seat, intent, &mut Log::unread()).err();
            refusals.extend(tried.and_then(refused).map(|why| format!("{why} {}", json(&why))));
        }
        Rest {
            acting: phase.acting(),
            waiting: phase.waiting(),
            outcome: phase.outcome().cloned(),
            paces: BySeat::new_with(rules.seats(), |seat| {
                phase.acting().contains(seat).then(|| {
                    let Pace { turn, stage, limit } = rules.pace(state, seat);
                    (stage.is_some(), limit, before[seat] != Some(turn))
                })
            }),
            open_seats: rules.open_seats(state),
            choices,
            refusals,
        }
    }
}

/// Adds sealed choices to the imagined world for the other seats that have given one in the real world,
/// because the host announces which seats still owe one.
fn sealed_alike<R: Rules>(
    at: &Moment<'_, R>,
    who: Observer,
    mut world: R::State,
    pick: &mut impl FnMut(usize) -> usize,
) -> R::State {
    let Phase::Sealed { given, .. } = at.phase else { return world };
    for seat in given.iter().filter(|seat| Observer::Seat(*seat) != who) {
        while at.rules.phase(&world).waiting().contains(seat) {
            let mut intents = at.rules.options(&world, seat).intents;
            let intent = intents.swap_remove(pick(intents.len()));
            let given = at.rules.apply(&mut world, seat, &intent, &mut Log::unread());
            at.insist(given.is_ok(), LAW, || format!("{seat} cannot give {intent:?}: {given:?}"));
        }
    }
    world
}

/// Returns the number of the decision of each acting seat.
fn asked<R: Rules>(rules: &R, state: &R::State) -> BySeat<Option<u32>> {
    let acting = rules.phase(state).acting();
    BySeat::new_with(rules.seats(), |seat| acting.contains(seat).then(|| rules.pace(state, seat).turn))
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("wire types serialize")
}
