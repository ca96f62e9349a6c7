//! The traits of a choice at first sight.

use ::seven_kingdoms::{Card, Destination, Intent, SevenKingdoms, Slot, State, Title};
use arrayvec::ArrayVec;
use contract::{Rules as _, Seat};

use super::{
    economy::{choice, keeping, rounds_left},
    features::group,
    resolution::{Played, act, resolve},
    scene::Scene,
};
use crate::learn::Traits;

/// The traits of 7 Kingdoms: the cards and gains of each choice, if only the seats with cards on the table
/// act.
#[derive(Clone, Copy, Default, Debug)]
pub struct Inkling;

/// The maximum number of cards in a hand.
const FULL_HAND: usize = 3;
const TITLES: usize = Title::ALL.len();
const NUMBERS: [&str; 36] = [
    "play-alone",
    "play-expected",
    "play-lead",
    "play-rest",
    "play-room",
    "play-number",
    "play-number-later",
    "play-first-so-far",
    "play-hand-empty",
    "play-hand-empty-late",
    "play-known",
    "play-left-unplayed",
    "token-lead",
    "token-expected",
    "token-then-lead",
    "take",
    "take-gain",
    "take-lead",
    "take-denies",
    "take-rank",
    "take-to-hand",
    "take-to-hand-keep",
    "take-to-hand-room",
    "take-to-hand-late",
    "run-gain",
    "run-lead",
    "run-cards",
    "run-denies",
    "keep",
    "keep-worth",
    "keep-late",
    "confirm",
    "confirm-left",
    "confirm-room",
    "back",
    "take-to-hand-number",
];
/// Traits by title: playing it, playing it late, taking it to the hand, keeping it from a run.
const PLAYED: usize = NUMBERS.len();
const PLAYED_LATE: usize = PLAYED + TITLES;
const TO_HAND: usize = PLAYED_LATE + TITLES;
const KEPT: usize = TO_HAND + TITLES;
const WIDTH: usize = KEPT + TITLES;

/// Returns the index of a number, at compile time.
const fn number(name: &str) -> usize {
    let mut place = 0;
    while !is(NUMBERS[place], name) {
        place += 1;
    }
    place
}

const fn is(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

impl Traits<SevenKingdoms> for Inkling {
    fn names(&self) -> Vec<String> {
        let titles = |what: &'static str| (0..TITLES).map(move |title| format!("{what}-{title}"));
        let numbers = NUMBERS.iter().map(|name| (*name).to_owned());
        let names = numbers.chain(titles("play")).chain(titles("play-late")).chain(titles("hand"));
        let names: Vec<String> = names.chain(titles("keep")).collect();
        debug_assert_eq!(names.len(), WIDTH);
        names
    }

    fn group(&self, rules: &SevenKingdoms, world: &State) -> u32 {
        group(rules, world)
    }

    fn write(
        &self,
        rules: &SevenKingdoms,
        world: &State,
        seat: Seat,
        choices: &[Intent],
        note: &mut dyn FnMut(usize, usize, f32),
    ) {
        let scene = Scene::in_world(rules.seats(), world, Some(seat));
        let sight = Sight { world, seat, late: 1.0 - rounds_left(&scene).min(1.0), scene };
        match choices.first() {
            Some(Intent::Play { .. }) => sight.plays(rules, choices, note),
            Some(Intent::PlaceToken { .. }) => sight.tokens(choices, note),
            Some(
                Intent::Take { .. }
                | Intent::TakeRun { .. }
                | Intent::Keep { .. }
                | Intent::Confirm
                | Intent::Back,
            ) => sight.takes(choices, note),
            None => {}
        }
    }
}

/// The facts that a seat sees.
struct Sight<'a> {
    world: &'a State,
    seat: Seat,
    scene: Scene,
    /// 0 as long as there are rounds left, up to 1 at the end.
    late: f32,
}

impl Sight<'_> {
    fn plays(&self, rules: &SevenKingdoms, choices: &[Intent], note: &mut dyn FnMut(usize, usize, f32)) {
        let (world, seat, scene) = (self.world, self.seat, &self.scene);
        let lying: ArrayVec<Played, 8> =
            rules.seats().seats().filter_map(|other| Some((other, world.played(other)?))).collect();
        let highest = lying.iter().map(|(_, card)| card.number()).max().unwrap_or(0);
        let later = rules
            .seats()
            .clockwise_from(world.first())
            .skip_while(|other| *other != seat)
            .skip(1)
            .filter(|other| world.hand(*other).count() > 0)
            .count() as f32;
        let hand = world.hand(seat).count();
        for (at, intent) in choices.iter().enumerate() {
            let Intent::Play { card } = intent else { continue };
            let mut note = |number: usize, much: f32| note(at, number, much);
            let mut after = scene.clone();
            after.holdings[seat].remove(*card);
            let rest: f32 = world.hand(seat).filter(|other| other != card).map(|c| keeping(c, scene)).sum();
            let room = FULL_HAND + 1 - hand;
            let mut alone = after.clone();
            act(&mut alone, seat, *card);
            let mut played = lying.clone();
            played.push((seat, *card));
            let taken = resolve(&mut after, &mut played, seat);
            let title = card.title() as usize;
            let rank = f32::from(card.number()) / 49.0;
            note(const { number("play-alone") }, alone.expected(seat));
            note(const { number("play-expected") }, after.expected(seat));
            note(const { number("play-lead") }, after.lead(seat));
            note(const { number("play-rest") }, rest);
            note(const { number("play-room") }, choice(taken.into_iter(), room, scene));
            note(const { number("play-number") }, rank);
            note(const { number("play-number-later") }, rank * later);
            note(const { number("play-first-so-far") }, f32::from(u8::from(card.number() > highest)));
            note(const { number("play-hand-empty") }, f32::from(u8::from(hand == 1)));
            note(const { number("play-hand-empty-late") }, f32::from(u8::from(hand == 1)) * self.late);
            let known = world.hand_known(seat).any(|known| known == *card);
            note(const { number("play-known") }, f32::from(u8::from(known)));
            note(const { number("play-left-unplayed") }, (hand - 1) as f32 * self.late);
            note(PLAYED + title, 1.0);
            note(PLAYED_LATE + title, self.late);
        }
    }

    fn tokens(&self, choices: &[Intent], note: &mut dyn FnMut(usize, usize, f32)) {
        for (at, intent) in choices.iter().enumerate() {
            let Intent::PlaceToken { token } = intent else { continue };
            let mut after = self.scene.clone();
            after.place(*token);
            note(at, const { number("token-lead") }, after.lead(self.seat));
            note(at, const { number("token-expected") }, after.expected(self.seat));
            self.others_act(&mut after);
            note(at, const { number("token-then-lead") }, after.lead(self.seat));
        }
    }

    /// Lets the seats after this one act with the cards that they have played.
    fn others_act(&self, after: &mut Scene) {
        for other in self.world.to_resolve().iter().filter(|other| **other != self.seat) {
            if let Some(card) = self.world.played(*other) {
                act(after, *other, card);
            }
        }
    }

    fn takes(&self, choices: &[Intent], note: &mut dyn FnMut(usize, usize, f32)) {
        let (scene, seat, late) = (&self.scene, self.seat, self.late);
        let (gains, leads) = (self.gains(seat, Scene::expected), self.gains(seat, Scene::lead));
        let mut denied = [0.0_f32; Slot::COUNT];
        for other in self.world.to_resolve().iter().filter(|other| **other != seat) {
            for (most, gain) in denied.iter_mut().zip(self.gains(*other, Scene::expected)) {
                *most = most.max(gain);
            }
        }
        let slot = |card: Card| scene.row.iter().position(|other| *other == Some(card));
        let room = FULL_HAND.saturating_sub(self.world.hand(seat).count()) as f32;
        for (at, intent) in choices.iter().enumerate() {
            let mut note = |number: usize, much: f32| note(at, number, much);
            match *intent {
                Intent::Take { card, to } => {
                    let Some(slot) = slot(card) else { continue };
                    let better = gains.iter().filter(|gain| **gain > gains[slot]).count();
                    note(const { number("take") }, 1.0);
                    note(const { number("take-gain") }, gains[slot]);
                    note(const { number("take-lead") }, leads[slot]);
                    note(const { number("take-denies") }, denied[slot]);
                    note(const { number("take-rank") }, better as f32);
                    if to == Destination::Hand {
                        note(const { number("take-to-hand") }, 1.0);
                        note(const { number("take-to-hand-keep") }, keeping(card, scene));
                        note(const { number("take-to-hand-room") }, room);
                        note(const { number("take-to-hand-late") }, late);
                        note(const { number("take-to-hand-number") }, f32::from(card.number()) / 49.0);
                        note(TO_HAND + card.title() as usize, 1.0);
                    }
                }
                Intent::TakeRun { from } => {
                    let length = if self.world.resolved().is_some_and(|card| card.title() == Title::General) {
                        3
                    } else {
                        2
                    };
                    let run = from.index()..(from.index() + length).min(Slot::COUNT);
                    note(const { number("run-gain") }, gains[run.clone()].iter().sum());
                    note(const { number("run-lead") }, leads[run.clone()].iter().sum());
                    note(
                        const { number("run-cards") },
                        scene.row[run.clone()].iter().flatten().count() as f32,
                    );
                    note(const { number("run-denies") }, denied[run].iter().sum());
                }
                Intent::Keep { card } => {
                    note(const { number("keep") }, 1.0);
                    note(const { number("keep-worth") }, keeping(card, scene));
                    note(const { number("keep-late") }, late);
                    note(KEPT + card.title() as usize, 1.0);
                }
                Intent::Confirm => {
                    note(const { number("confirm") }, 1.0);
                    let left = gains.iter().copied().fold(0.0, f32::max);
                    note(const { number("confirm-left") }, left);
                    note(const { number("confirm-room") }, room);
                }
                // Undo is never a useful move of a policy: this weight excludes it, whatever is learned.
                Intent::Back => note(const { number("back") }, 100.0),
                Intent::Play { .. } | Intent::PlaceToken { .. } => {}
            }
        }
    }

    /// Returns the gain of `seat` from each single card of the row, with `stands` as evaluation.
    fn gains(&self, seat: Seat, stands: fn(&Scene, Seat) -> f32) -> [f32; Slot::COUNT] {
        let now = stands(&self.scene, seat);
        let mut trial = self.scene.clone();
        self.scene.row.map(|card| {
            let Some(card) = card else { return 0.0 };
            trial.holdings[seat].add(card);
            let gain = stands(&trial, seat) - now;
            trial.holdings[seat] = self.scene.holdings[seat];
            gain
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_trait_has_a_name_of_its_own() {
        let mut names = Inkling.names();
        assert_eq!(names.len(), WIDTH);
        names.sort();
        names.dedup();
        assert_eq!(names.len(), WIDTH);
    }
}
