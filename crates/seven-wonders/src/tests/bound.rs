//! The bound of steps of a match, derived from the printed facts. Measured numbers are far below it
//! (`laws.rs`).

use contract::Rules as _;

use crate::{Board, Card, Effect, Leader, Once, Power, SevenWonders, Side, Wonder};

/// Returns the number of printed things with matching effects.
fn most(is: impl Fn(&Effect) -> bool) -> Printed {
    let has = |effects: &[Effect]| effects.iter().filter(|effect| is(effect)).count() as u32;
    let on = |wonder: Wonder, side: Side| {
        Board { wonder, side }.stages().iter().map(|stage| has(stage.effects)).sum::<u32>()
    };
    Printed {
        cards: Card::all().map(|card| has(card.facts().effects)).sum(),
        leaders: Leader::all().map(|leader| has(leader.facts().effects)).sum(),
        // One side of each is up.
        stages: Wonder::ALL.into_iter().map(|wonder| on(wonder, Side::A).max(on(wonder, Side::B))).sum(),
    }
}

struct Printed {
    cards: u32,
    leaders: u32,
    stages: u32,
}

/// The number of copies: a guild copies one leader, a leader one stage, and a wonder three.
const COPIES: u32 = 5;

impl Printed {
    /// Returns how often it can happen. No player can destroy or give up a black card or a guild, so cards
    /// come once, and so do leaders. Stages come twice, because Attila may have them built again.
    const fn times(&self) -> u32 {
        self.cards + self.leaders + 2 * self.stages + COPIES
    }
}

fn is_power(effect: &Effect, power: impl Fn(Power) -> bool) -> bool {
    matches!(effect, Effect::Once(Once::Power { power: of }) if power(*of))
}

/// Returns the most decisions of a match of this many players with all boxes.
fn steps(players: u32) -> u32 {
    // All but one of the eight cards of a hand are played, and all but one of the seven at a table of eight.
    let turns = if players == 8 { 6 } else { 7 };
    let phases = 3 * (1 + turns);
    let boards = players;
    let drafts = (3 + 2) * players;
    let plays = phases * players;
    // Every player may have kept the last card.
    let last_cards = 3 * players;
    let from_discard = most(|effect| *effect == Effect::Once(Once::BuildFromDiscard)).times();
    // Each loss asks all players, if each comes separately.
    let losses = most(|effect| matches!(effect, Effect::Once(Once::OthersLose { .. }))).times() * players;
    // Each question of a leader, guild or stage asks one player. Wil asks all others, and may be copied once.
    let asking = most(|effect| is_power(effect, |_| true)).times();
    let gifts = (most(|effect| is_power(effect, |power| power == Power::Take)).leaders + 1) * players;
    // Esteban acts after each turn, Vercingetorix after each turn, phase, project and conflict. He may be
    // copied for an age.
    let kept = 3 * turns;
    let traded = (phases + 3 + 3) * 4 / 3;
    // A failed project asks all players.
    let penalties = 3 * players;
    boards + drafts + plays + last_cards + from_discard + losses + asking + gifts + kept + traded + penalties
}

#[test]
fn the_bound_of_steps_holds_for_everything_at_once() {
    for players in 3..=8 {
        let steps = steps(players);
        println!("{players} players: {steps} steps at most");
        assert!(steps <= SevenWonders::INFO.max_steps, "{players} players: {steps}");
    }
}

#[test]
fn what_comes_once_are_black_cards_and_guilds() {
    let once = |effect: &&Effect| {
        matches!(effect, Effect::Once(Once::OthersLose { .. } | Once::BuildFromDiscard | Once::Power { .. }))
    };
    let cards = Card::all().filter(|card| card.facts().effects.iter().any(|effect| once(&effect)));
    cards.for_each(|card| assert!(card.is_black() || card.is_guild(), "{card:?}"));
}
