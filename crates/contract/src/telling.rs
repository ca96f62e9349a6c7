//! What observers are told of what happened.

use crate::{Observer, SeatCount, SeatSet};

/// One event, with everything that anybody is told of it, at once or when they come back.
///
/// It belongs to seats and not to people: for somebody who took their seat after it happened the host asks in the name
/// of a spectator. It holds everybody's secrets, so it does not travel; only what one observer is told of it does:
///
/// ```compile_fail
/// fn travels<T: contract::Wire>() {}
/// travels::<contract::Telling<contract::Seat>>();
/// ```
#[derive(Clone, PartialEq, Eq)]
pub enum Telling<E> {
    /// Everybody is told the same.
    Openly(E),
    /// Some are told something that others are not.
    Apart {
        /// Who is told what. No seat is in two of the sets.
        to: Vec<(SeatSet, E)>,
        /// What everybody else is told, spectators among them. `None`: nothing, not even that something happened.
        others: Option<E>,
    },
}

impl<E> Telling<E> {
    /// What this observer is told, if anything.
    pub fn to(&self, who: Observer) -> Option<&E> {
        match self {
            Self::Openly(event) => Some(event),
            Self::Apart { to, others } => {
                let own = to.iter().find(|(seats, _)| who.is_in(*seats)).map(|(_, event)| event);
                own.or(others.as_ref())
            }
        }
    }

    /// Whether this observer is told nothing of their own: what spectators are told.
    pub fn is_as_all(&self, who: Observer) -> bool {
        match self {
            Self::Openly(_) => true,
            Self::Apart { to, .. } => !to.iter().any(|(seats, _)| who.is_in(*seats)),
        }
    }
}

/// What is told while inputs are played: a list of [`Telling`]s, or nothing at all.
///
/// Search plays millions of inputs of which nobody is told anything, so events are given as closures that are
/// called only if the log is read. They must not change anything: the match goes on the same without them.
///
/// ```
/// use contract::{Log, Observer, Seat, SeatCount};
///
/// #[derive(PartialEq, Debug)]
/// enum Event {
///     Drew { seat: Seat, card: Option<u8> },
/// }
///
/// let three = SeatCount::new(3).unwrap();
/// let [one, two] = [0, 1].map(|number| Seat::new(number, three).unwrap());
/// let mut log = Log::new();
/// log.apart(one, |knows| Event::Drew { seat: one, card: knows.then_some(7) });
/// let told = |who| log.told_to(who).next();
/// assert_eq!(told(Observer::Seat(one)), Some(&Event::Drew { seat: one, card: Some(7) }));
/// assert_eq!(told(Observer::Seat(two)), Some(&Event::Drew { seat: one, card: None }));
/// ```
#[derive(Clone)]
pub struct Log<E>(Option<Vec<Telling<E>>>);

impl<E> Log<E> {
    /// An empty log that is read: it keeps what happens.
    pub const fn new() -> Self {
        Self(Some(Vec::new()))
    }

    /// A log that nobody reads, for search: it keeps nothing, and no event is made for it.
    pub const fn unread() -> Self {
        Self(None)
    }

    /// Tells everybody the same.
    pub fn openly(&mut self, event: impl FnOnce() -> E) {
        if let Some(kept) = &mut self.0 {
            kept.push(Telling::Openly(event()));
        }
    }

    /// Tells these seats. Nobody else is told that anything happened.
    pub fn only(&mut self, to: impl Into<SeatSet>, event: impl FnOnce() -> E) {
        if let Some(kept) = &mut self.0 {
            kept.push(Telling::Apart { to: vec![(to.into(), event())], others: None });
        }
    }

    /// Tells these seats a secret, and everybody else the rest. `event` makes both: what those are told who know
    /// (`true`), and what others are told (`false`).
    pub fn apart(&mut self, to: impl Into<SeatSet>, event: impl Fn(bool) -> E) {
        if let Some(kept) = &mut self.0 {
            kept.push(Telling::Apart { to: vec![(to.into(), event(true))], others: Some(event(false)) });
        }
    }

    /// Tells everybody something of their own, for instance their new hand. `event` is asked for each of `seats`, all
    /// those of the match, and for spectators; what several are told alike is kept once.
    pub fn each(&mut self, seats: SeatCount, event: impl Fn(Observer) -> E)
    where
        E: PartialEq,
    {
        let Some(kept) = &mut self.0 else { return };
        let others = event(Observer::Public);
        let mut to: Vec<(SeatSet, E)> = Vec::new();
        for seat in seats.seats() {
            let own = event(Observer::Seat(seat));
            match to.iter_mut().find(|(_, other)| *other == own) {
                _ if own == others => {}
                Some((group, _)) => *group = group.with(seat),
                None => to.push((seat.into(), own)),
            }
        }
        kept.push(if to.is_empty() {
            Telling::Openly(others)
        } else {
            Telling::Apart { to, others: Some(others) }
        });
    }

    /// What was told so far, in order; nothing if nobody reads it.
    pub fn tellings(&self) -> &[Telling<E>] {
        self.0.as_deref().unwrap_or_default()
    }

    /// What one observer is told of it, in order.
    pub fn told_to(&self, who: Observer) -> impl Iterator<Item = &E> {
        self.tellings().iter().filter_map(move |telling| telling.to(who))
    }

    /// Forgets everything after the first `count` tellings.
    pub fn truncate(&mut self, count: usize) {
        if let Some(kept) = &mut self.0 {
            kept.truncate(count);
        }
    }
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    const THREE: SeatCount = SeatCount::new(3).unwrap();

    fn told(log: &Log<u8>) -> Vec<Vec<u8>> {
        Observer::all(THREE).map(|who| log.told_to(who).copied().collect()).collect()
    }

    #[test]
    fn everybody_is_told_what_is_theirs() {
        let [one, two, _] = [0, 1, 2].map(|number| Seat::new(number, THREE).unwrap());
        let mut log = Log::new();
        log.openly(|| 1);
        log.only(one, || 2);
        log.apart([one, two], |knows| if knows { 3 } else { 4 });
        log.each(THREE, |who| if who.is(two) { 5 } else { 6 });
        assert_eq!(told(&log), [vec![1, 2, 3, 6], vec![1, 3, 5], vec![1, 4, 6], vec![1, 4, 6]]);
        // A player who comes to a chair that was not there yet is told what spectators are.
        let later = Seat::new(7, SeatCount::new(8).unwrap()).unwrap();
        assert_eq!(log.told_to(Observer::Seat(later)).copied().collect::<Vec<_>>(), [1, 4, 6]);
        log.truncate(1);
        assert_eq!(told(&log), [[1]; 4]);
    }

    #[test]
    fn who_is_told_the_same_shares_it() {
        let mut log = Log::new();
        log.each(THREE, |_| 1);
        log.each(THREE, |who| u8::from(who.seat().is_some()));
        let [Telling::Openly(1), Telling::Apart { to, others: Some(0) }] = log.tellings() else { panic!() };
        assert!(matches!(to[..], [(all, 1)] if all == THREE.seats().collect()));
    }

    #[test]
    fn nothing_is_made_for_a_log_that_nobody_reads() {
        let mut log = Log::<u8>::unread();
        log.openly(|| unreachable!());
        log.only(SeatSet::EMPTY, || unreachable!());
        log.apart(SeatSet::EMPTY, |_| unreachable!());
        log.each(THREE, |_| unreachable!());
        log.truncate(0);
        assert!(log.tellings().is_empty());
    }
}
