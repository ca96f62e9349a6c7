//! The events that each observer receives.

use crate::{Observer, SeatCount, SeatSet};

/// One event, with the version of it for each observer, live or on reconnection.
///
/// It belongs to seats and not to people. For a player who took the seat after the event, the host asks in
/// the name of a spectator. It contains the secrets of all seats, so it does not travel; only the version of
/// one observer does:
///
/// ```compile_fail
/// fn travels<T: contract::Wire>() {}
/// travels::<contract::Telling<contract::Seat>>();
/// ```
#[derive(Clone, PartialEq, Eq)]
pub enum Telling<E> {
    /// The same event for all observers.
    Openly(E),
    /// An event that differs between observers.
    Apart {
        /// The versions of the event, each with the seats that receive it. No seat is in two of the sets.
        to: Vec<(SeatSet, E)>,
        /// The version for all other observers, spectators among them. `None`: they do not learn that
        /// anything happened.
        others: Option<E>,
    },
}

impl<E> Telling<E> {
    /// Returns the version that this observer receives, if any.
    pub fn to(&self, who: Observer) -> Option<&E> {
        match self {
            Self::Openly(event) => Some(event),
            Self::Apart { to, others } => {
                let own = to.iter().find(|(seats, _)| who.is_in(*seats)).map(|(_, event)| event);
                own.or(others.as_ref())
            }
        }
    }

    /// Returns true if this observer receives the same version as spectators.
    pub fn is_as_all(&self, who: Observer) -> bool {
        match self {
            Self::Openly(_) => true,
            Self::Apart { to, .. } => !to.iter().any(|(seats, _)| who.is_in(*seats)),
        }
    }
}

/// The events of the inputs that are played: a list of [`Telling`]s, or an unread log, which keeps none.
///
/// Search plays millions of inputs whose events no observer receives. So events are given as closures that
/// run only if the log is read. They must not change anything: the state that results is the same without
/// them.
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
    /// Creates an empty log that keeps events.
    pub const fn new() -> Self {
        Self(Some(Vec::new()))
    }

    /// Creates a log for search that keeps nothing; it never calls the closures that make events.
    pub const fn unread() -> Self {
        Self(None)
    }

    /// Logs the same event for all observers.
    pub fn openly(&mut self, event: impl FnOnce() -> E) {
        if let Some(kept) = &mut self.0 {
            kept.push(Telling::Openly(event()));
        }
    }

    /// Logs an event for these seats alone. All other observers learn nothing.
    pub fn only(&mut self, to: impl Into<SeatSet>, event: impl FnOnce() -> E) {
        if let Some(kept) = &mut self.0 {
            kept.push(Telling::Apart { to: vec![(to.into(), event())], others: None });
        }
    }

    /// Logs an event with a secret: these seats receive all of it, other observers the rest. `event` makes
    /// both versions: `true` with the secret, `false` without.
    pub fn apart(&mut self, to: impl Into<SeatSet>, event: impl Fn(bool) -> E) {
        if let Some(kept) = &mut self.0 {
            kept.push(Telling::Apart { to: vec![(to.into(), event(true))], others: Some(event(false)) });
        }
    }

    /// Logs a version of an event for each observer, for instance a new hand. `event` makes the version of
    /// each of `seats`, all those of the match, and of spectators. Equal versions are kept once.
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

    /// Returns the events so far, in order. Empty for an unread log.
    pub fn tellings(&self) -> &[Telling<E>] {
        self.0.as_deref().unwrap_or_default()
    }

    /// Returns the events that one observer receives, in order.
    pub fn told_to(&self, who: Observer) -> impl Iterator<Item = &E> {
        self.tellings().iter().filter_map(move |telling| telling.to(who))
    }

    /// Removes all events after the first `count`.
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
        // A player who takes a chair that did not exist before receives the spectators' version.
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
