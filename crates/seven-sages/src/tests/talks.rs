use contract::{Observer, Phase, Rules as _};

use super::scenario::{RANKED, Seer, Table, Witch, of, seat, seats};
use crate::{Cards, Event, Intent, Options, Proposal, Refusal, Spell, Stage, state::TALK_MOVES};

fn propose(to: usize) -> Intent {
    Intent::Propose { to: seat(to) }
}

fn accept(from: usize) -> Intent {
    Intent::Accept { from: seat(from) }
}

fn no_deal(on: bool) -> Intent {
    Intent::NoDeal { on }
}

#[test]
fn sages_are_chosen_clockwise_and_once() {
    let mut table = Table::new(4);
    table.does(0, Intent::Choose { sage: Witch });
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.refuses(1, &Intent::Choose { sage: Witch }), Refusal::SageTaken { sage: Witch });
    let druid = Intent::Choose { sage: super::scenario::Druid };
    assert!(matches!(table.refuses(1, &druid), Refusal::SageTaken { .. }), "out of the game");
    assert_eq!(table.refuses(0, &Intent::Choose { sage: Seer }), Refusal::NotYourTurn);
    for (number, sage) in [(1, Seer), (2, RANKED[2]), (3, RANKED[3])] {
        table.does(number, Intent::Choose { sage });
    }
    assert_eq!(table.asked(), [0, 1, 2, 3]);
    assert_eq!(table.view(0).ranking, seats(&[1, 0, 2, 3]));
}

#[test]
fn an_accepted_offer_is_an_alliance_at_once() {
    let mut table = Table::talking(4);
    table.does(2, propose(0)).does(1, propose(3));
    let Stage::Negotiate { proposals, .. } = table.stage() else { panic!() };
    let standing = [(1, 3), (2, 0)].map(|(from, to)| Proposal { from: seat(from), to: seat(to) });
    assert_eq!(proposals, standing);
    table.does(0, accept(2));
    assert_eq!(table.sides(), [vec![0, 2], vec![1, 3]]);
    assert!(matches!(table.stage(), Stage::Exchange { .. }));
}

/// a player who proposes to another accepts that other's offer, if there is one.
#[test]
fn offers_can_be_withdrawn_and_meet() {
    let mut table = Table::talking(4);
    table.does(2, propose(0));
    assert_eq!(table.refuses(2, &propose(0)), Refusal::AlreadyProposed);
    table.does(2, Intent::Withdraw { to: seat(0) });
    assert_eq!(table.refuses(0, &accept(2)), Refusal::NoSuchOffer);
    assert_eq!(table.refuses(2, &Intent::Withdraw { to: seat(0) }), Refusal::NoSuchOffer);
    assert_eq!(table.refuses(2, &propose(2)), Refusal::NobodyThere);
    table.does(2, propose(0)).does(0, propose(2));
    assert_eq!(table.sides(), [vec![0, 2], vec![1, 3]], "two offers that meet are an alliance");
}

/// the order decides as soon as all vote for no deal; votes can be withdrawn.
#[test]
fn r5_no_deal_takes_everybody() {
    let mut table = Table::talking(4);
    table.does(0, no_deal(true)).does(1, no_deal(true)).does(2, no_deal(true));
    assert_eq!(table.refuses(2, &no_deal(true)), Refusal::VoteUnchanged { on: true });
    table.does(1, no_deal(false)).does(3, no_deal(true));
    assert_eq!(table.asked(), [0, 1, 2, 3], "one of them still hopes");
    table.does(0, propose(1)).does(1, no_deal(true));
    assert!(matches!(table.stage(), Stage::Side { .. }));
}

/// the timer plays for all players, and then the order decides.
#[test]
fn r5_the_timer_leads_to_the_forced_order() {
    for (options, limit) in [
        (Options::default(), Some(120)),
        (Options::CORRESPONDENCE, Some(86_400)),
        (Options { negotiation_seconds: None, ..Options::default() }, None),
    ] {
        let mut table = Table::talking(5);
        let rules = crate::SevenSages::new(table.rules.seats(), options).unwrap();
        assert!((0..5).all(|number| rules.pace(&table.state, seat(number)).limit == limit));
        table.does(0, propose(1));
        while matches!(table.stage(), Stage::Negotiate { .. }) {
            assert_eq!(table.clock_plays(), Intent::WalkAway);
        }
        assert!(matches!(table.stage(), Stage::Side { .. }));
        assert_eq!(rules.pace(&table.state, seat(1)).limit, None, "a side is named by the table's own clock");
    }
}

/// walking away is permanent, and cancels all offers.
#[test]
fn who_walked_away_is_out_of_the_talks() {
    let mut table = Table::talking(5);
    table.does(1, propose(4)).does(4, propose(0)).does(4, Intent::WalkAway);
    assert_eq!(table.refuses(4, &propose(1)), Refusal::NotYourTurn);
    assert_eq!(table.refuses(0, &accept(4)), Refusal::NoSuchOffer);
    assert_eq!(table.refuses(0, &propose(4)), Refusal::NotTalking);
    table.does(0, propose(1)).does(1, accept(0));
    assert_eq!(table.asked(), [2], "who walked away is asked to join like everybody");
}

/// a listener waits for an offer, for cards or for a player to walk away, and is then asked again.
#[test]
fn listeners_are_asked_again_when_they_are_addressed() {
    let mut table = Table::talking(4);
    table.deal(0, &[of(Seer, 3)], &[]);
    let turn = |table: &Table| table.rules.pace(&table.state, seat(3)).turn;
    let before = turn(&table);
    table.does(3, Intent::Listen).does(2, Intent::Listen);
    assert_eq!(table.asked(), [0, 1]);
    assert_eq!(table.refuses(3, &propose(0)), Refusal::NotYourTurn);
    table.does(0, propose(3));
    assert_eq!(table.asked(), [0, 1, 3]);
    assert!(turn(&table) > before, "it is another question");
    table.does(3, Intent::Listen);
    let cards = Cards { powers: vec![of(Seer, 3)], spells: vec![] };
    table.does(0, Intent::Show { to: seat(3), cards });
    assert_eq!(table.asked(), [0, 1, 3]);
    table.does(3, Intent::Listen).does(1, Intent::WalkAway);
    assert_eq!(table.asked(), [0, 2, 3]);
    table.does(2, Intent::Listen).does(3, Intent::Listen).does(0, no_deal(true));
    assert!(matches!(table.stage(), Stage::Side { .. }), "listening is no deal");
}

/// of two acceptances the first is valid; the other pair is asked about joining like all others. R-18:
/// they are asked in rank order.
#[test]
fn r17_r18_first_come_first_served_then_rank_order() {
    let mut table = Table::talking(5);
    table.does(2, propose(3)).does(0, propose(4));
    table.does(4, accept(0));
    assert_eq!(table.refuses(3, &accept(2)), Refusal::NotYourTurn);
    for number in [1, 2, 3] {
        assert_eq!(table.asked(), [number]);
        table.does(number, Intent::Join { join: number == 3 });
    }
    assert_eq!(table.sides(), [vec![0, 3, 4], vec![1, 2]]);
}

#[test]
fn three_times_no_makes_the_second_alliance() {
    let mut table = Table::talking(5);
    table.does(0, propose(4)).does(4, accept(0));
    for number in 1..4 {
        table.does(number, Intent::Join { join: false });
    }
    assert_eq!(table.sides(), [vec![0, 4], vec![1, 2, 3]]);
    let mut table = Table::talking(5);
    table.does(0, propose(4)).does(4, accept(0)).does(1, Intent::Join { join: true });
    assert_eq!(table.sides(), [vec![0, 1, 4], vec![2, 3]]);
}

/// moves in the talks of a round are limited, so that no match is endless.
#[test]
fn moves_are_bounded() {
    let mut table = Table::talking(4);
    for _ in 0..TALK_MOVES / 2 {
        table.does(0, no_deal(true)).does(0, no_deal(false));
    }
    assert_eq!(table.refuses(0, &no_deal(true)), Refusal::NoMovesLeft);
    assert_eq!(table.refuses(0, &propose(1)), Refusal::NoMovesLeft);
    table.does(1, propose(0));
    table.does(0, accept(1));
    assert_eq!(table.sides(), [vec![0, 1], vec![2, 3]], "accepting is always possible");
}

/// cards can be shown in the whole phase of the alliances, by all players, asked or not. A show does
/// not make a ready player think again.
#[test]
fn r47_cards_are_shown_until_the_fight() {
    let show = |to: usize| {
        let cards = Cards { powers: vec![of(Seer, 3)], spells: vec![] };
        Intent::Show { to: seat(to), cards }
    };
    let known = |table: &Table, to: usize| !table.view(to).players[seat(0)].known.powers.is_empty();
    let free = |table: &Table, number: usize| match table.rules.phase(&table.state) {
        Phase::Meanwhile { free, .. } => free.contains(seat(number)),
        _ => false,
    };
    // By a player who walked away, while another is asked to join, and by the player who is asked last.
    let mut table = Table::talking(5);
    table.deal(0, &[of(Seer, 3)], &[]).does(0, Intent::WalkAway).does(0, show(3));
    assert!(known(&table, 3) && free(&table, 0) && !free(&table, 1), "who has no cards has none to show");
    table.does(1, propose(2)).does(2, accept(1));
    assert_eq!(table.asked(), [0]);
    table.does(0, show(1)).does(0, Intent::Join { join: false }).does(0, show(2));
    assert_eq!(table.asked(), [3]);
    assert!(known(&table, 1) && known(&table, 2));
    // Among three, by a player who is not asked.
    let mut table = Table::talking(3);
    table.does(0, Intent::LetSpeak).deal(0, &[of(Seer, 3)], &[]).does(0, show(2));
    assert!(known(&table, 2) && table.asked() == [1]);
    // In the exchange, to any player, also by and to players who are ready; but not in the fight.
    let mut table = Table::exchanging(4, &[0, 1]);
    table.deal(0, &[of(Seer, 3)], &[]).does(0, show(2)).does(0, Intent::Ready).does(1, Intent::Ready);
    table.does(0, show(1));
    assert!(known(&table, 1) && known(&table, 2) && table.asked() == [2, 3]);
    assert_eq!(table.refuses(2, &show(0)), Refusal::PowerNotInHand { power: of(Seer, 3) });
    let Stage::Exchange { moves_left, .. } = table.stage() else { panic!() };
    assert_eq!(moves_left[seat(0)], TALK_MOVES - 2);
    table.does(2, Intent::Ready).does(3, Intent::Ready);
    assert_eq!(table.refuses(0, &show(1)), Refusal::NotAsked);
}

/// A player can show only cards of the own hand, to another player, as many as it has.
#[test]
fn cards_are_shown_to_one_player() {
    let mut table = Table::talking(4);
    table.deal(0, &[of(Witch, 1), of(Witch, 1), of(Seer, 5)], &[Spell::Potentia]);
    let show = |to: usize, powers: &[_], spells: &[Spell]| Intent::Show {
        to: seat(to),
        cards: Cards { powers: powers.to_vec(), spells: spells.to_vec() },
    };
    assert_eq!(table.refuses(0, &show(1, &[], &[])), Refusal::NoCards);
    assert_eq!(table.refuses(0, &show(0, &[of(Seer, 5)], &[])), Refusal::NobodyThere);
    let twice = show(1, &[of(Seer, 5), of(Seer, 5)], &[]);
    assert_eq!(table.refuses(0, &twice), Refusal::PowerNotInHand { power: of(Seer, 5) });
    let spell = show(1, &[], &[Spell::Absentus]);
    assert_eq!(table.refuses(0, &spell), Refusal::SpellNotInHand { spell: Spell::Absentus });
    table.does(0, show(1, &[of(Witch, 1)], &[Spell::Potentia])).does(0, show(1, &[of(Witch, 1)], &[]));
    let known = |number: usize| table.view(number).players[seat(0)].known.clone();
    let seen = Cards { powers: vec![of(Witch, 1)], spells: vec![Spell::Potentia] };
    assert_eq!(known(1), seen, "it may have been the same 1 twice");
    assert_eq!(known(2), Cards::default());
    let told = table.told(Observer::Seat(seat(2)));
    assert!(matches!(told[0], Event::Shown { powers: 1, spells: 1, cards: None, .. }), "{told:?}");
}
