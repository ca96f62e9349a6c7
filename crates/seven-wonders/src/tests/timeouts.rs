//! The decisions of the server when time runs out (sections 8 and 12).

use contract::{Log, Rules as _, SeatCount, Seed};

use crate::{
    Card, Fee, Intent, Leader, LeaderHow, Leaders, Matter, Offers, Options, Payment, SevenWonders, Side,
    SideChoice, Wonder, Wonders,
    course::What,
    tests::scenario::{STAGE, Scenario, seat},
};

impl Scenario {
    fn fallback(&self, number: usize) -> Intent {
        self.rules.fallback(&self.view(number)).unwrap()
    }
}

fn started(options: Options) -> Scenario {
    let rules = SevenWonders::new(SeatCount::new(3).unwrap(), options).unwrap();
    let state = rules.start(Seed::from_bytes([1; 32]));
    Scenario { rules, state, log: Log::new() }
}

#[test]
fn the_dearest_card_of_the_pile_is_built() {
    let mut scenario = Scenario::new(3);
    scenario.board(0, Wonder::Halicarnassus, Side::B).built(0, &[Card::Foundry]);
    scenario.in_discard(&[Card::Altar, Card::Palace, Card::Baths]).hand(0, &[Card::Lodge, Card::Study]);
    scenario.hand(1, &[Card::Altar]).hand(2, &[Card::Altar]).play(0, Card::Lodge, STAGE).others_discard();
    assert_eq!(scenario.fallback(0), Intent::FromDiscard { card: Card::Palace });
}

#[test]
fn the_first_board_is_taken() {
    for sides in [SideChoice::Picked, SideChoice::B] {
        let scenario = started(Options { wonders: Wonders::Picked, sides, ..Options::default() });
        let chooser = scenario.rules.phase(&scenario.state).waiting().iter().next().unwrap().number();
        let offers = scenario.view(chooser).you.unwrap().offers;
        let Offers::Board { wonders, sides, .. } = &offers[0] else { panic!() };
        assert_eq!(scenario.fallback(chooser), Intent::Choose { wonder: wonders[0], side: sides[0] });
    }
}

/// The dearest leader is kept, and the dearest one that can be paid is recruited.
#[test]
fn the_dearest_leader_is_kept_and_recruited() {
    let scenario = started(Options { leaders: Leaders::Box, ..Options::default() });
    let fee = |leader: Leader| match leader.facts().fee {
        Fee::Coins(coins) => coins,
        Fee::Age | Fee::NextStage => panic!("{leader:?} is not of the box"),
    };
    let pack = scenario.view(0).you.unwrap().leaders.unwrap().pack;
    let Intent::Keep { leader } = scenario.fallback(0) else { panic!() };
    assert_eq!(fee(leader), pack.iter().map(|leader| fee(*leader)).max().unwrap());
    let mut scenario = Scenario::recruiting();
    scenario.leaders(0, &[Leader::Sappho, Leader::Caesar, Leader::Pericles]).coins(0, 5);
    let recruit = |leader| Intent::Lead { leader, how: LeaderHow::Recruit };
    assert_eq!(scenario.fallback(0), recruit(Leader::Caesar), "six cannot be paid");
    scenario.coins(0, 0);
    let discard = Intent::Lead { leader: Leader::Sappho, how: LeaderHow::Discard };
    assert_eq!(scenario.fallback(0), discard, "the cheapest");
    scenario.built(0, &[Card::Quarry]);
    let how = LeaderHow::Stage { pay: Payment::NOTHING };
    assert!(matches!(scenario.fallback(0), Intent::Lead { how: other, .. } if other == how));
}

/// The cheapest leader is given, the dearest copied; nothing is destroyed, exchanged or announced.
#[test]
fn who_is_away_harms_nobody() {
    let mut scenario = Scenario::recruiting();
    scenario.leaders(1, &[Leader::Sappho, Leader::Caesar, Leader::Midas]);
    scenario.lead(1, Leader::Midas, LeaderHow::Discard).recruits(Leader::Wil);
    assert_eq!(scenario.matter(), Some(Matter::Give { to: seat(0) }));
    assert_eq!(scenario.fallback(1), Intent::Leader { leader: Leader::Sappho, stage: None });
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Sappho);
    for leader in [Leader::Zenobia, Leader::Caesar, Leader::Midas] {
        scenario.state.cities[seat(1)].recruit(leader);
    }
    scenario.state.agenda.add(seat(0), What::Matter(Matter::CopyLeader));
    scenario.others_discard();
    assert_eq!(scenario.fallback(0), Intent::Leader { leader: Leader::Caesar, stage: None });
    for (leader, matter) in [
        (Leader::Damocles, Matter::Destroy),
        (Leader::Urvasi, Matter::Swap),
        (Leader::Esteban, Matter::KeepHands),
    ] {
        let mut scenario = Scenario::recruiting();
        scenario.built(1, &[Card::Altar]).built(2, &[Card::Theater]).recruits(leader);
        if matter == Matter::KeepHands {
            scenario.others_discard();
        }
        assert_eq!((scenario.matter(), scenario.fallback(0)), (Some(matter), Intent::Decline));
    }
}
