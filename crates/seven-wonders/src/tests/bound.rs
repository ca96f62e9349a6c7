//! The bound of steps of a match, argued for from what is printed. What is measured is far below it (`laws.rs`).

use contract::Rules as _;

use crate::{Board, Card, Effect, Leader, Once, Power, SevenWonders, Side, Wonder};

/// What there is at most of something printed.
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

/// What is copied: a guild copies one leader, a leader one stage, and a wonder three.
const COPIES: u32 = 5;

impl Printed {
    /// How often it can happen. Nobody can destroy or give up a black card or a guild, and no others do such things, so
    /// cards come once; leaders do, too; and stages once more, if Attila has them built again.
    const fn times(&self) -> u32 {
        self.cards + self.leaders + 2 * self.stages + COPIES
    }
}

fn is_power(effect: &Effect, power: impl Fn(Power) -> bool) -> bool {
    matches!(effect, Effect::Once(Once::Power { power: of }) if power(*of))
}

/// The most that can be asked for in a match of so many with everything that there is.
fn steps(players: u32) -> u32 {
    // Of eight cards of a hand all but one are played, of the seven of a table of eight as well.
    let turns = if players == 8 { 6 } else { 7 };
    let phases = 3 * (1 + turns);
    let boards = players;
    let drafts = (3 + 2) * players;
    let plays = phases * players;
    // Everybody could have kept their last card.
    let last_cards = 3 * players;
    let from_discard = most(|effect| *effect == Effect::Once(Once::BuildFromDiscard)).times();
    // Each loss asks everybody, if each comes alone.
    let losses = most(|effect| matches!(effect, Effect::Once(Once::OthersLose { .. }))).times() * players;
    // Each question of a leader, guild or stage asks one player. Wil asks all others, and may be copied once.
    let asking = most(|effect| is_power(effect, |_| true)).times();
    let gifts = (most(|effect| is_power(effect, |power| power == Power::Take)).leaders + 1) * players;
    // Esteban after each turn, and Vercingetorix after each turn, phase, project and conflict; he may be copied for an age.
    let kept = 3 * turns;
    let traded = (phases + 3 + 3) * 4 / 3;
    // A project that failed asks everybody.
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
