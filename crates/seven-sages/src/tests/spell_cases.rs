//! Combinations of spells: a table of cases, each with its hands, its turns and their results.

use super::scenario::{Healer, Priestess, Seer, Table, Witch, cast, of, owl, play, seat};
use crate::{Casting, Intent, Power, Refusal, Spell, state::Step};

/// A fight of seats 0 and 1 against 2 and 3.
struct Case {
    name: &'static str,
    /// The seats that have passed before.
    passed: &'static [usize],
    score: i16,
    hands: Vec<(usize, Vec<Power>, Vec<Spell>)>,
    turns: Vec<(usize, Intent)>,
    /// The score afterwards.
    then: i16,
    /// The number of cards in the fight afterwards.
    lie: usize,
    may_skip: Option<usize>,
    knockout_by: Option<usize>,
    refused: Option<(usize, Intent, Refusal)>,
}

/// Creates a case without turns.
const fn case(name: &'static str, passed: &'static [usize]) -> Case {
    Case {
        name,
        passed,
        score: 0,
        hands: Vec::new(),
        turns: Vec::new(),
        then: 0,
        lie: 0,
        may_skip: None,
        knockout_by: None,
        refused: None,
    }
}

fn absentus() -> Intent {
    cast(Casting::Absentus)
}

fn mutantus(with: usize) -> Intent {
    cast(Casting::Mutantus { with: Some(seat(with)) })
}

fn anulensa(card: Option<u8>) -> Intent {
    cast(Casting::Anulensa { card })
}

fn volensia(owl: Option<u8>) -> Intent {
    cast(Casting::Volensia { owl })
}

fn binensus() -> Intent {
    cast(Casting::Binensus { sage: Priestess })
}

fn of_absentus() -> Vec<Case> {
    let both = |a, b| vec![(a, vec![], vec![Spell::Absentus]), (b, vec![], vec![Spell::Absentus])];
    vec![
        Case {
            hands: both(0, 2),
            turns: vec![(0, absentus()), (2, absentus())],
            lie: 1,
            may_skip: Some(2),
            refused: Some((0, Intent::Skip, Refusal::NoAbsentus)),
            ..case("a second Absentus cancels the opponent's, which is discarded", &[1, 3])
        },
        Case {
            hands: both(0, 1),
            turns: vec![(0, absentus()), (1, absentus())],
            lie: 1,
            may_skip: Some(1),
            refused: Some((0, Intent::Skip, Refusal::NoAbsentus)),
            ..case("a second Absentus cancels the partner's as well", &[2, 3])
        },
        Case {
            hands: vec![(0, vec![], vec![Spell::Absentus]), (2, vec![], vec![Spell::Anulensa])],
            turns: vec![(0, absentus()), (2, anulensa(None)), (0, Intent::Skip)],
            lie: 2,
            may_skip: Some(0),
            ..case("Anulensa cannot touch an Absentus", &[1, 3])
        },
    ]
}

fn of_roles() -> Vec<Case> {
    vec![
        Case {
            hands: vec![(0, vec![of(Seer, 1)], vec![]), (1, vec![of(Seer, 1)], vec![Spell::Mutantus])],
            turns: vec![(0, play(of(Seer, 1))), (1, mutantus(0)), (0, absent()), (1, play(of(Seer, 1)))],
            then: 2,
            lie: 3,
            ..case("after Mutantus the new holder's first 1 counts 1", &[2, 3])
        },
        Case {
            hands: vec![(0, vec![of(Priestess, 1), of(Priestess, 1)], vec![Spell::Binensus])],
            turns: vec![(0, binensus()), (0, play(of(Priestess, 1))), (0, play(of(Priestess, 1)))],
            then: 11,
            lie: 3,
            ..case("a pair of the role of Binensus counts 11", &[1, 2, 3])
        },
        Case {
            hands: vec![
                (0, vec![of(Priestess, 6), of(Witch, 5), of(Seer, 2)], vec![Spell::Binensus]),
                (1, vec![of(Seer, 4), of(Priestess, 2)], vec![Spell::Mutantus]),
            ],
            turns: vec![
                (0, binensus()),
                (1, mutantus(0)),
                (0, play(of(Priestess, 6))),
                (1, play(of(Seer, 4))),
                (0, play(of(Witch, 5))),
            ],
            then: 15,
            lie: 5,
            refused: Some((1, play(of(Priestess, 2)), Refusal::NotYourRole { sage: Priestess })),
            ..case("R-25: Mutantus leaves the second role where it is", &[2, 3])
        },
    ]
}

fn of_removal() -> Vec<Case> {
    vec![
        Case {
            score: 23,
            hands: vec![(2, vec![owl(4)], vec![]), (1, vec![of(Witch, 1)], vec![Spell::Volensia])],
            turns: vec![(1, play(of(Witch, 1))), (2, play(owl(4))), (1, volensia(Some(1)))],
            then: 24,
            lie: 2,
            ..case("Volensia takes an opponent's owl: 24 is no knockout", &[0, 3])
        },
        Case {
            score: 23,
            hands: vec![(2, vec![owl(4)], vec![]), (1, vec![owl(5)], vec![Spell::Volensia])],
            turns: vec![(2, play(owl(4))), (1, play(owl(5))), (2, Intent::Pass), (1, volensia(Some(0)))],
            then: 28,
            lie: 2,
            knockout_by: Some(1),
            ..case("Volensia takes an opponent's owl: 28 is a knockout", &[0, 3])
        },
        Case {
            score: 16,
            hands: vec![(0, vec![], vec![Spell::Anulensa]), (2, vec![of(Healer, 1), of(Healer, 1)], vec![])],
            turns: vec![(2, play(of(Healer, 1))), (0, Intent::Pass), (2, play(of(Healer, 1)))],
            then: 5,
            lie: 2,
            ..case("a pair of the opponents counts 11 against", &[1, 3])
        },
        Case {
            hands: vec![(0, vec![owl(5)], vec![Spell::Volensia])],
            turns: vec![(0, play(owl(5))), (0, volensia(Some(0))), (0, play(owl(5)))],
            then: 5,
            lie: 2,
            ..case(
                "Volensia on an own owl: its points go, and come again when it is played again",
                &[1, 2, 3],
            )
        },
        Case {
            hands: vec![(0, vec![of(Seer, 7)], vec![Spell::Anulensa]), (2, vec![of(Healer, 5)], vec![])],
            turns: vec![(0, play(of(Seer, 7))), (2, play(of(Healer, 5))), (0, anulensa(Some(0)))],
            then: -5,
            lie: 2,
            ..case("Anulensa may hit the own side", &[1, 3])
        },
        Case {
            hands: vec![
                (0, vec![owl(3)], vec![]),
                (2, vec![], vec![Spell::Volensia]),
                (3, vec![], vec![Spell::Anulensa]),
            ],
            turns: vec![(0, play(owl(3))), (2, volensia(Some(0))), (3, anulensa(None))],
            lie: 2,
            refused: Some((0, Intent::Skip, Refusal::NoAbsentus)),
            ..case("Anulensa finds nothing where Volensia took the only card", &[1])
        },
    ]
}

/// Returns the intent of seat 0 if it does nothing else.
fn absent() -> Intent {
    Intent::Pass
}

#[test]
fn spells_meet_as_ruled() {
    for case in of_absentus().into_iter().chain(of_roles()).chain(of_removal()) {
        let name = case.name;
        let mut table = Table::fighting(4, &[0, 1]);
        // A player who passes draws nothing, because these cases are about spells.
        table.empty_piles().score_to(case.score);
        table.state.fight.passed = case.passed.iter().map(|number| seat(*number)).collect();
        table.state.step = Step::Fight(seat(case.turns[0].0));
        for (number, powers, spells) in &case.hands {
            table.deal(*number, powers, spells);
        }
        for (number, intent) in &case.turns {
            assert_eq!(table.asked(), [*number], "{name}");
            table.does(*number, intent.clone());
        }
        assert_eq!((table.score(), table.lying().len()), (case.then, case.lie), "{name}");
        assert_eq!(table.state.fight.may_skip, case.may_skip.map(seat), "{name}");
        assert_eq!(table.state.fight.knockout_by, case.knockout_by.map(seat), "{name}");
        if let Some((number, intent, refusal)) = case.refused {
            table.state.step = Step::Fight(seat(number));
            assert_eq!(table.refuses(number, &intent), refusal, "{name}");
        }
    }
}
