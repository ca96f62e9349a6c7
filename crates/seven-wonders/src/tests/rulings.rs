//! Each ruling on a leader of section 12, by name. (Leaders that need other boxes are tested with them.)

use contract::{Log, Observer, Phase, Rules as _, SeatCount, Seed};

use super::scenario::{FREE, Scenario, pay, seat};
use crate::{
    Card, Copied, How, Intent, Leader, LeaderDraft, LeaderHow, Leaders, Matter, Means, Offers, Options, Pair,
    Payment, Piece, Refusal, Resource, Row, SevenWonders, Side, State, Wonder, buyer::Buyer, course::What,
    state::Step,
};

fn choose(leader: Leader) -> Intent {
    Intent::Leader { leader, stage: None }
}

#[test]
fn alexander_counts_tokens_and_not_what_is_on_them() {
    let mut scenario = Scenario::new(3);
    scenario.state.cities[seat(0)].victories = [1, 1, 1];
    let before = scenario.total();
    assert_eq!(scenario.with_leader(Leader::Alexander).total() - before, 3);
    // A lost token no longer counts.
    scenario.state.cities[seat(0)].victories = [0, 1, 1];
    assert_eq!(i32::from(scenario.score(0).row(Row::Leaders)), 2);
}

#[test]
fn archimedes_waives_a_unit_and_never_a_coin() {
    let mut scenario = Scenario::new(3);
    scenario.with_leader(Leader::Archimedes);
    assert_eq!(
        scenario.means(0, Card::Workshop),
        Means::Pay { bank: 0, ways: vec![Payment::NOTHING] },
        "a card of one unit is free"
    );
    // No green card costs coins, and a brown one is not reduced.
    assert_eq!(scenario.means(0, Card::Sawmill), Means::Pay { bank: 1, ways: vec![Payment::NOTHING] });
}

#[test]
fn bilkis_sells_for_cards_and_stages_and_is_no_neighbour() {
    let mut scenario = Scenario::new(3);
    scenario.with_leader(Leader::Bilkis).with_leader(Leader::Hatshepsut);
    let bank = Payment { bank: 1, ..Payment::NOTHING };
    assert_eq!(scenario.ways(0, Card::Stockade), [bank]);
    scenario.board(0, Wonder::Olympia, Side::A).with_leader(Leader::Bilkis).with_leader(Leader::Hatshepsut);
    let Means::Pay { ways, .. } = scenario.stage_means(0) else { panic!() };
    assert!(ways.contains(&bank));
    scenario.hand(0, &[Card::Barracks]).play(0, Card::Barracks, How::Build { pay: bank }).others_discard();
    assert_eq!(scenario.city(0).coins, 19, "nothing was bought of a neighbour");
}

#[test]
fn hatshepsuts_coin_comes_after_the_payment() {
    let mut scenario = Scenario::new(3);
    scenario.with_leader(Leader::Hatshepsut).built(1, &[Card::LumberYard]).coins(0, 1);
    assert!(matches!(scenario.means(0, Card::Stockade), Means::No { .. }), "it does not help to pay");
}

#[test]
fn hatshepsut_earns_once_for_each_neighbour() {
    let mut scenario = Scenario::new(3);
    scenario.with_leader(Leader::Hatshepsut).built(1, &[Card::LumberYard, Card::Loom1]);
    scenario.built(2, &[Card::ClayPool]).hand(0, &[Card::Temple]);
    // Wood from the left, clay from the right, and glass only from the bank (Bilkis).
    scenario.with_leader(Leader::Bilkis);
    let pay = Payment { left: 2, right: 2, bank: 1 };
    scenario.play(0, Card::Temple, How::Build { pay }).others_discard();
    assert_eq!(scenario.city(0).coins, 20 - 5 + 2);
}

#[test]
fn maecenas_pays_only_for_later_leaders() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Maecenas);
    assert_eq!(scenario.city(0).coins, 19, "he himself is paid");
    assert_eq!(Buyer::new(&scenario.state.cities, seat(0)).leader(Leader::Pericles, None).coins, 0);
}

#[test]
fn midas_counts_coins_once_more() {
    let mut scenario = Scenario::new(3);
    scenario.with_leader(Leader::Midas).coins(0, 11);
    assert_eq!((scenario.score(0).coins, scenario.score(0).leaders), (3, 3));
}

#[test]
fn nero_is_paid_from_when_he_is_there() {
    let mut scenario = Scenario::recruiting();
    scenario.state.cities[seat(0)].victories = [1, 0, 0];
    scenario.recruits(Leader::Nero);
    assert_eq!(scenario.city(0).coins, 19, "nothing for what was won before");
}

#[test]
fn solomon_finds_nothing_in_an_empty_pile_and_never_leaders() {
    let mut scenario = Scenario::recruiting();
    // The others discard leaders at the same moment, but not to the discard pile.
    scenario.recruits(Leader::Solomon);
    assert_eq!((scenario.asking(), scenario.state.step), (None, Step::Turn));
}

#[test]
fn solomon_builds_during_an_age_when_rome_recruits_him() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Sappho).recruits_besides(0, Leader::Solomon);
    assert!(scenario.looks_through(), "the cards of this very turn lie there");
}

#[test]
fn tomyris_keeps_what_she_lost_before() {
    let mut scenario = Scenario::new(3);
    scenario.state.cities[seat(0)].defeats = 2;
    scenario.with_leader(Leader::Tomyris).built(1, &[Card::Walls]).last_turn(1).others_discard();
    assert_eq!(scenario.city(0).defeats, 2);
    assert_eq!(scenario.city(1).victories[0], 2, "the victor gets the victory as well");
}

#[test]
fn berenice_is_paid_for_the_first_coins_of_the_bank_in_a_turn() {
    let mut scenario = Scenario::new(3);
    scenario.with_leader(Leader::Berenice).built(0, &[Card::LumberYard]).hand(1, &[Card::Stockade]);
    scenario.hand(0, &[Card::Altar]).play(0, Card::Altar, FREE);
    scenario.play(1, Card::Stockade, How::Build { pay: pay(0, 2) }).others_discard();
    assert_eq!(scenario.city(0).coins, 22, "coins of neighbours are not the bank's");
    let mut scenario = Scenario::recruiting();
    scenario.with_leader(Leader::Berenice).lead(0, Leader::Sappho, LeaderHow::Discard).others_dismiss();
    assert_eq!(scenario.city(0).coins, 24, "those of discarded leaders are");
    let mut scenario = Scenario::new(3);
    scenario.with_leader(Leader::Berenice).with_leader(Leader::Nero).built(0, &[Card::Walls]);
    scenario.last_turn(1).others_discard();
    // 3 for a card, 2 and 2 for victories, and one more for each of the two turns.
    assert_eq!(scenario.city(0).coins, 20 + 3 + 1 + 4 + 1);
}

#[test]
fn semiramis_counts_all_defeats_that_are_held() {
    let mut scenario = Scenario::new(3);
    scenario.state.cities[seat(0)].defeats = 2;
    assert_eq!(scenario.with_leader(Leader::Semiramis).shields(0), 2);
    scenario.state.cities[seat(0)].defeats = 3;
    assert_eq!(scenario.shields(0), 3);
}

#[test]
fn stevie_stays_and_nothing_marks_the_stage() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Stevie);
    assert_eq!(scenario.leaders_of(0), [Leader::Stevie]);
    let marker = scenario.view(1).cities[seat(0)].stages[0];
    assert_eq!((marker.lies, marker.card, marker.leader), (crate::Lies::Nothing, None, None));
}

#[test]
fn stevie_is_not_recruited_without_a_stage() {
    let mut scenario = Scenario::recruiting();
    scenario.raised(0, 3).leaders(0, &[Leader::Stevie]);
    let recruit = Intent::Lead { leader: Leader::Stevie, how: LeaderHow::Recruit };
    assert_eq!(scenario.try_intent(0, recruit), Err(Refusal::WonderComplete));
    let mut scenario = Scenario::recruiting();
    scenario.deck(&[Leader::Stevie]).raised(0, 3).recruits(Leader::Orpheus);
    assert_eq!(scenario.leaders_of(0), [Leader::Orpheus], "who is drawn and cannot be is discarded");
    assert_eq!(scenario.view(1).leaders.unwrap().gone[0].leader, Leader::Stevie);
}

#[test]
fn stevie_costs_less_by_what_makes_leaders_cheaper() {
    let mut scenario = Scenario::recruiting();
    let price =
        |scenario: &Scenario| Buyer::new(&scenario.state.cities, seat(0)).leader(Leader::Stevie, None).coins;
    assert_eq!(price(&scenario), 2, "two stones");
    scenario.raised(0, 1);
    assert_eq!(price(&scenario), 3, "three woods");
    assert_eq!(price(scenario.with_leader(Leader::Maecenas)), 0);
}

#[test]
fn esteban_stops_hands_once_and_not_in_the_last_turn() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Esteban);
    let before = scenario.state.hands.clone();
    let card = before[seat(0)].iter().next().unwrap();
    scenario.play(0, card, How::Discard).others_discard();
    // After all have played, before hands are passed on.
    assert_eq!(scenario.matter(), Some(Matter::KeepHands));
    scenario.answer(0, Intent::Announce);
    assert_eq!((scenario.state.turn, scenario.view(1).kept_hands), (2, Some(1)));
    let mut own = before[seat(0)].clone();
    own.remove(card);
    assert_eq!(scenario.state.hands[seat(0)], own, "everybody keeps theirs");
    assert_eq!(scenario.view(0).cities[seat(0)].used, [Leader::Esteban]);
    scenario.others_discard();
    assert_eq!((scenario.state.step, scenario.state.turn), (Step::Turn, 3), "once a match");
    let mut scenario = Scenario::new(3);
    scenario.with_leader(Leader::Esteban).last_turn(1).others_discard();
    assert_eq!(scenario.state.age, 2, "nobody passes anything after the last turn");
}

#[test]
fn esteban_is_too_young_for_the_courtesans() {
    let mut scenario = Scenario::recruiting();
    scenario.state.cities[seat(1)].recruit(Leader::Esteban);
    scenario.state.cities[seat(1)].recruit(Leader::Midas);
    assert_eq!(scenario.state.copyable(seat(0)).collect::<Vec<_>>(), [Leader::Midas]);
}

#[test]
fn louis_is_never_less_than_nothing() {
    let mut scenario = Scenario::new(3);
    scenario.state.cities[seat(0)].victories = [4, 4, 0];
    scenario.with_leader(Leader::Louis);
    assert_eq!(scenario.score(0).leaders, 0);
}

#[test]
fn wil_takes_a_leader_of_each_and_plays_one() {
    let mut scenario = Scenario::recruiting();
    scenario.deck(&[Leader::Cleopatra, Leader::Caesar]).recruits(Leader::Wil);
    assert_eq!(scenario.matter(), Some(Matter::Give { to: seat(0) }));
    assert_eq!(scenario.try_intent(1, Intent::Decline), Err(Refusal::MustChoose));
    scenario.answer(1, choose(Leader::Zenobia)).answer(2, choose(Leader::Zenobia));
    // They gave the leader in hand, and drew another.
    assert_eq!(scenario.state.court.as_ref().unwrap().hands[seat(1)][..], [Leader::Cleopatra]);
    assert_eq!(scenario.view(2).leaders.unwrap().gifts[0].leader, None, "others do not see it");
    assert_eq!(scenario.matter(), Some(Matter::Pick));
    assert_eq!(scenario.try_intent(0, Intent::Decline), Err(Refusal::MustChoose));
    scenario.answer(0, choose(Leader::Zenobia));
    assert_eq!(scenario.leaders_of(0), [Leader::Wil, Leader::Zenobia]);
    assert_eq!(scenario.city(0).coins, 17, "Wil is paid, the other is not");
    assert_eq!(scenario.view(1).leaders.unwrap().discarded[seat(0)], 0, "two of one name were one here");
}

#[test]
fn wil_gets_nothing_of_who_has_nothing_and_nothing_is_drawn_of_an_empty_deck() {
    let mut scenario = Scenario::recruiting();
    scenario.deck(&[]).leaders(1, &[Leader::Sappho]).recruits(Leader::Wil);
    // The first opponent has discarded their only leader.
    assert_eq!(scenario.state.asking().unwrap().city, seat(2));
    scenario.answer(2, choose(Leader::Zenobia));
    assert!(scenario.state.court.as_ref().unwrap().hands[seat(2)].is_empty(), "gave, and drew nothing");
    scenario.answer(0, choose(Leader::Zenobia));
    assert_eq!(scenario.leaders_of(0), [Leader::Wil, Leader::Zenobia]);
    let mut scenario = Scenario::recruiting();
    scenario.leaders(1, &[Leader::Sappho]).leaders(2, &[Leader::Sappho]).recruits(Leader::Wil);
    assert_eq!(scenario.state.step, Step::Turn, "nobody gave anything");
}

#[test]
fn what_wil_does_not_take_is_discarded_without_coins() {
    let mut scenario = Scenario::recruiting();
    scenario.leaders(1, &[Leader::Sappho, Leader::Caesar]).recruits(Leader::Wil);
    scenario.answer(1, choose(Leader::Caesar)).answer(2, choose(Leader::Zenobia));
    scenario.answer(0, choose(Leader::Caesar));
    let discarded = &scenario.state.court.as_ref().unwrap().discarded;
    assert_eq!(discarded[seat(0)][..], [Leader::Zenobia]);
    assert_eq!(scenario.city(0).coins, 17);
}

#[test]
fn bauza_builds_stages_in_any_order() {
    let mut scenario = Scenario::new(3);
    scenario.built(0, &[Card::Sawmill, Card::LumberYard]).with_leader(Leader::Bauza).hand(0, &[Card::Altar]);
    let third = How::OtherStage { stage: 2, pay: Payment::NOTHING };
    assert!(matches!(
        scenario.try_play(0, Card::Altar, third),
        Err(Refusal::ResourcesMissing { .. } | Refusal::Underpaid { .. } | Refusal::CoinsMissing { .. })
    ));
    let second = How::OtherStage { stage: 1, pay: Payment::NOTHING };
    scenario.play(0, Card::Altar, second).others_discard();
    let city = &scenario.view(1).cities[seat(0)];
    assert_eq!((city.stages.len(), city.places.as_slice()), (1, &[1][..]));
    assert_eq!(scenario.score(0).wonder, 5, "it is the second that stands");
    let next = How::OtherStage { stage: 0, pay: Payment::NOTHING };
    scenario.hand(0, &[Card::Altar]);
    assert_eq!(scenario.try_play(0, Card::Altar, next), Err(Refusal::NotThatStage), "that is the next one");
}

/// "The last stage" is the one that is farthest on the board.
#[test]
fn bauza_has_the_last_stage_by_position() {
    let mut scenario = Scenario::recruiting();
    let bare = crate::city::Marked { face: crate::city::Face::Bare, known: contract::SeatSet::EMPTY };
    scenario.with_leader(Leader::Bauza).state.cities[seat(0)].raise(2, bare);
    scenario.state.cities[seat(0)].raise(0, bare);
    scenario.recruits(Leader::Attila);
    assert_eq!(scenario.city(0).stages_built().map(|(stage, _)| stage).collect::<Vec<_>>(), [0]);
}

#[test]
fn stevie_and_hercules_build_what_bauza_lets_them() {
    let mut scenario = Scenario::recruiting();
    scenario.with_leader(Leader::Bauza).leaders(0, &[Leader::Stevie]);
    scenario.lead(0, Leader::Stevie, LeaderHow::RecruitFor { stage: 2 }).others_dismiss();
    assert_eq!(scenario.city(0).coins, 16, "four stones");
    assert_eq!(scenario.view(0).cities[seat(0)].places, [2]);
}

#[test]
fn hercules_lies_face_up_and_is_no_leader_any_more() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Hercules);
    assert_eq!(scenario.leaders_of(0), []);
    let marker = scenario.view(2).cities[seat(0)].stages[0];
    assert_eq!((marker.leader, marker.lies), (Some(Leader::Hercules), crate::Lies::Up));
    assert_eq!(scenario.city(0).coins, 15, "only he is paid");
}

#[test]
fn hercules_is_not_recruited_without_a_stage() {
    let mut scenario = Scenario::recruiting();
    scenario.raised(0, 3).leaders(0, &[Leader::Hercules]);
    let recruit = Intent::Lead { leader: Leader::Hercules, how: LeaderHow::Recruit };
    assert_eq!(scenario.try_intent(0, recruit), Err(Refusal::WonderComplete));
}

#[test]
fn axelous_looks_at_shields_as_conflicts_do() {
    let mut scenario = Scenario::new(3);
    let free = |scenario: &mut Scenario| {
        scenario.hand(0, &[Card::Palace]);
        let offers = scenario.view(0).you.unwrap().offers;
        let Offers::Play { cards, .. } = &offers[0] else { panic!() };
        cards[0].power
    };
    scenario.with_leader(Leader::Axelous);
    assert!(free(&mut scenario));
    scenario.with_leader(Leader::Semiramis);
    assert!(free(&mut scenario), "she has no defeats yet");
    scenario.state.cities[seat(0)].defeats = 1;
    assert!(!free(&mut scenario), "a leader's shield counts");
    // A neighbour removes the shield.
    scenario.state.cities[seat(1)].recruit(Leader::HuaMulan);
    assert!(free(&mut scenario));
}

#[test]
fn cypselos_is_paid_by_the_bank() {
    let mut scenario = Scenario::recruiting();
    scenario.coins(1, 30).recruits(Leader::Cypselos);
    assert_eq!((scenario.city(0).coins, scenario.city(1).coins), (48, 33), "nobody loses anything");
}

#[test]
fn herodotus_copies_for_good_what_stands() {
    let mut scenario = Scenario::recruiting();
    scenario.board(1, Wonder::Rhodes, Side::B).raised(1, 1).recruits(Leader::Herodotus);
    let stage = Piece::Stage { city: seat(1), stage: 0 };
    let other = Piece::Stage { city: seat(1), stage: 1 };
    assert_eq!(scenario.try_intent(0, Intent::Piece { at: other }), Err(Refusal::NotOffered), "not built");
    assert_eq!(scenario.try_intent(0, Intent::Decline), Err(Refusal::MustChoose));
    scenario.answer(0, Intent::Piece { at: stage });
    // Shield and points last, the coins come once; it is no stage of the own wonder.
    assert_eq!((scenario.shields(0), scenario.score(0).leaders, scenario.city(0).coins), (1, 3, 19));
    assert_eq!(scenario.city(0).stages_built().count(), 0);
    assert_eq!(scenario.view(2).cities[seat(0)].copies.len(), 1);
    scenario.state.cities[seat(1)].raze(0);
    assert_eq!(scenario.shields(0), 1, "if it is destroyed the copy stays");
}

#[test]
fn herodotus_has_nothing_to_copy_where_nothing_stands() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Herodotus);
    assert_eq!((scenario.state.step, scenario.leaders_of(0)), (Step::Turn, vec![Leader::Herodotus]));
}

#[test]
fn hua_mulan_weakens_neighbours_in_all_conflicts_and_not_below_nothing() {
    let mut scenario = Scenario::new(4);
    scenario.built(1, &[Card::Walls]).with_leader(Leader::HuaMulan);
    scenario.built(2, &[Card::Stockade, Card::Barracks]);
    assert_eq!((scenario.shields(1), scenario.shields(3)), (1, 0));
    // The second has two against one, though its neighbour's walls are worth two.
    scenario.last_turn(1).others_discard();
    assert_eq!(scenario.state.conflicts[0][seat(2)].right, 1);
}

#[test]
fn jesus_multiplies_one_unit_and_goes_to_the_right() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Jesus).hand(0, &[Card::Aqueduct, Card::Baths]);
    // Three stone, and the board produces one.
    let plenty = How::Plenty { of: Resource::Stone, pay: Payment::NOTHING };
    scenario.play(0, Card::Aqueduct, plenty).others_discard();
    assert_eq!(scenario.city(0).built().collect::<Vec<_>>(), [Card::Aqueduct]);
    assert_eq!((scenario.leaders_of(0), scenario.leaders_of(2)), (vec![], vec![Leader::Jesus]));
    assert_eq!(scenario.view(1).leaders.unwrap().jesus, Some(seat(0)));
}

#[test]
fn jesus_multiplies_what_is_bought_once() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Jesus).built(1, &[Card::LumberYard]).hand(0, &[Card::Gardens, Card::ClayPool]);
    scenario.built(0, &[Card::ClayPool]).hand(0, &[Card::Statue, Card::Senate]);
    // Two wood: one is paid, the other is not; ore and stone as usual.
    scenario.built(0, &[Card::OreVein]);
    let plenty = How::Plenty { of: Resource::Wood, pay: pay(2, 0) };
    scenario.play(0, Card::Senate, plenty).others_discard();
    assert_eq!((scenario.city(0).coins, scenario.city(1).coins), (20 - 3 - 2, 20 + 3 + 2 + 3));
}

#[test]
fn jesus_keeps_his_host_from_building_stages() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Jesus);
    assert_eq!(scenario.stage_means(0), Means::No { because: Refusal::NoStages });
    // He is a leader of the city that has him.
    scenario.state.cities[seat(0)].lose(crate::Thing::Leader(Leader::Jesus));
    scenario.state.cities[seat(1)].bring(crate::Thing::Leader(Leader::Jesus));
    assert!(matches!(scenario.stage_means(1), Means::No { because: Refusal::NoStages }));
    assert_eq!(scenario.leaders_of(1), [Leader::Jesus]);
    assert!(!matches!(scenario.stage_means(0), Means::No { because: Refusal::NoStages }));
}

#[test]
fn orpheus_draws_nothing_of_an_empty_deck() {
    let mut scenario = Scenario::recruiting();
    scenario.deck(&[]).recruits(Leader::Orpheus);
    assert_eq!((scenario.leaders_of(0), scenario.state.step), (vec![Leader::Orpheus], Step::Turn));
}

#[test]
fn orpheus_recruits_for_nothing_and_what_is_drawn_acts() {
    let mut scenario = Scenario::recruiting();
    scenario.deck(&[Leader::Croesus]).recruits(Leader::Orpheus);
    assert_eq!(scenario.city(0).coins, 20 - 2 + 6);
    assert_eq!(scenario.view(1).leaders.unwrap().draws[0].leader, Some(Leader::Croesus));
}

#[test]
fn phryne_draws_two_and_is_not_her_namesake() {
    let mut scenario = Scenario::recruiting();
    scenario.deck(&[Leader::Orpheus, Leader::Midas, Leader::Amytis]).recruits(Leader::Phryne);
    // A drawn leader may draw in turn.
    let all = [Leader::Phryne, Leader::Orpheus, Leader::Midas, Leader::Amytis];
    assert_eq!(scenario.leaders_of(0), all);
    assert_eq!(Leader::Phryne.facts().en, Leader::PhryneOfficial.facts().en);
    assert_ne!(Leader::Phryne.facts().effects, Leader::PhryneOfficial.facts().effects);
}

#[test]
fn pythia_names_somebody_openly() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Pythia);
    assert_eq!(scenario.try_intent(0, Intent::Name { seat: seat(0) }), Err(Refusal::NotOffered));
    assert_eq!(scenario.try_intent(0, Intent::Decline), Err(Refusal::MustChoose));
    scenario.answer(0, Intent::Name { seat: seat(2) });
    let public = scenario.rules.view(&scenario.state, Observer::Public);
    assert_eq!(public.cities[seat(0)].named, Some(seat(2)));
}

fn places(scenario: &Scenario) -> Vec<u8> {
    crate::scoring::outcome(&scenario.state).places.iter().map(|(_, place)| *place).collect()
}

#[test]
fn pythia_makes_second_whoever_was_right() {
    let mut scenario = Scenario::recruiting_of(4);
    for (number, coins) in [(0, 0), (1, 30), (2, 60), (3, 90)] {
        scenario.coins(number, coins);
    }
    assert_eq!(places(&scenario), [4, 3, 2, 1]);
    scenario.state.cities[seat(0)].named = Some(seat(3));
    assert_eq!(places(&scenario), [2, 4, 3, 1]);
    scenario.state.cities[seat(0)].named = Some(seat(2));
    assert_eq!(places(&scenario), [4, 3, 2, 1], "otherwise nothing");
    // Two correct predictions come second and third, by their points.
    scenario.state.cities[seat(0)].named = Some(seat(3));
    scenario.state.cities[seat(1)].named = Some(seat(3));
    assert_eq!(places(&scenario), [3, 2, 4, 1]);
}

#[test]
fn the_sith_lord_shows_the_cards_of_later_ages_to_his_owner() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Sith);
    let foreseen = scenario.view(0).you.unwrap().foreseen;
    assert_eq!(foreseen.iter().map(|of| of.age).collect::<Vec<_>>(), [2, 3]);
    for of in &foreseen {
        let mut deck = scenario.state.deck(of.age);
        deck.sort_unstable();
        assert_eq!(of.cards, deck, "a set, in no order that tells who gets what");
    }
    assert!(scenario.view(1).you.unwrap().foreseen.is_empty());
}

/// Imagined worlds have the guilds that were seen, in other hands.
#[test]
fn the_sith_lord_is_not_forgotten_by_who_imagines() {
    let options =
        Options { leaders: Leaders::Everything, leader_draft: LeaderDraft::Dealt, ..Options::default() };
    let rules = SevenWonders::new(SeatCount::new(3).unwrap(), options).unwrap();
    let dealt = (0..).map(|deal| rules.start(Seed::from_bytes([deal; 32])));
    let has = |state: &State| state.court.as_ref().unwrap().hands[seat(0)].contains(&Leader::Sith);
    let state = dealt.take(255).find(has).unwrap();
    let mut scenario = Scenario { rules, state, log: Log::new() };
    scenario.lead(0, Leader::Sith, LeaderHow::Recruit).others_dismiss();
    let view = scenario.view(0);
    let mut rng = Seed::from_bytes([9; 32]).stream(contract::Purpose(1), 0);
    let world = scenario.rules.imagine(&view, &mut rng).unwrap();
    assert_ne!(world.deck(3), scenario.state.deck(3));
    assert_eq!(scenario.rules.view(&world, Observer::Seat(seat(0))), view);
}

#[test]
fn socrates_changes_any_symbol() {
    let mut scenario = Scenario::new(3);
    scenario.built(0, &[Card::Apothecary, Card::Dispensary, Card::Lodge]).with_leader(Leader::Pythagoras);
    let before = scenario.score(0).science;
    scenario.with_leader(Leader::Socrates);
    // The leader's gear becomes a fourth compass.
    assert_eq!((before, scenario.score(0).science), (10, 16));
}

#[test]
fn spartacus_hides_cards_and_neither_stages_nor_tokens() {
    let mut scenario = Scenario::new(3);
    scenario.built(0, &[Card::LumberYard, Card::SpiesGuild]).raised(0, 1).with_leader(Leader::Spartacus);
    scenario.state.cities[seat(0)].defeats = 1;
    scenario.built(1, &[Card::WorkersGuild, Card::StrategistsGuild, Card::BuildersGuild]);
    assert_eq!(scenario.score(1).guilds, 2);
    // Guilds of other cities than neighbours do not count them anyway; own guilds do.
    assert_eq!(scenario.built(0, &[Card::ShipownersGuild]).score(0).guilds, 3);
}

#[test]
fn urvasi_exchanges_cards_of_one_colour_without_a_second_of_a_name() {
    let mut scenario = Scenario::recruiting();
    scenario.built(1, &[Card::Altar, Card::LumberYard]).built(2, &[Card::Theater, Card::Altar]);
    scenario.recruits(Leader::Urvasi);
    let pairs = scenario.state.exchangeable(seat(0));
    assert_eq!(pairs, [Pair { left: Card::Altar, right: Card::Theater }][..0].to_vec(), "an altar is there");
}

#[test]
fn urvasi_pays_nobody() {
    let mut scenario = Scenario::recruiting();
    scenario.built(1, &[Card::Tavern]).built(2, &[Card::Marketplace]).recruits(Leader::Urvasi);
    let pair = Pair { left: Card::Tavern, right: Card::Marketplace };
    scenario.answer(0, Intent::Swap { pair });
    assert_eq!(scenario.city(1).built().collect::<Vec<_>>(), [Card::Marketplace]);
    assert_eq!((scenario.city(1).coins, scenario.city(2).coins), (23, 23), "only what was discarded for");
    assert_eq!(scenario.view(0).cities[seat(1)].prices.manufactured_left, 1);
    assert_eq!(scenario.view(0).cities[seat(2)].prices.manufactured_left, 2);
}

#[test]
fn vercingetorix_trades_once_and_his_token_counts() {
    let mut scenario = Scenario::recruiting();
    scenario.state.cities[seat(0)].defeats = 3;
    scenario.with_leader(Leader::Nero).with_leader(Leader::Alexander).recruits(Leader::Vercingetorix);
    assert_eq!(scenario.matter(), Some(Matter::Trade));
    scenario.answer(0, Intent::Decline).others_discard();
    assert_eq!(scenario.matter(), Some(Matter::Trade), "at the end of any turn");
    scenario.answer(0, Intent::Announce);
    let city = scenario.city(0);
    assert_eq!((city.defeats, city.victories), (1, [0, 1, 0]));
    assert_eq!(city.coins, 20 - 4 + 3 + 2, "Nero");
    assert_eq!(scenario.score(0).leaders, 1, "Alexander");
    scenario.state.cities[seat(0)].defeats = 2;
    scenario.others_discard();
    assert_eq!(scenario.matter(), None, "once");
}

#[test]
fn vercingetorix_may_wait_for_the_last_conflict() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Vercingetorix).built(1, &[Card::Walls]).built(2, &[Card::Walls]);
    scenario.last_turn(3).others_discard();
    assert_eq!((scenario.city(0).defeats, scenario.matter()), (2, Some(Matter::Trade)));
    scenario.answer(0, Intent::Announce);
    assert_eq!(scenario.city(0).victories[1], 1);
    assert!(matches!(scenario.rules.phase(&scenario.state), Phase::Over(_)));
}

#[test]
fn telesilla_makes_others_lose_their_lowest_token() {
    let mut scenario = Scenario::recruiting();
    scenario.state.cities[seat(1)].victories = [0, 1, 1];
    scenario.recruits(Leader::Telesilla);
    assert_eq!(scenario.city(1).victories, [0, 0, 1]);
    assert_eq!(scenario.city(2).victories, [0; 3], "who has none loses none");
}

#[test]
fn octavia_counts_the_stages_of_who_loses() {
    let mut scenario = Scenario::recruiting();
    scenario.raised(0, 1).raised(1, 2).coins(2, 0).raised(2, 3).recruits(Leader::Octavia);
    // The last had just three coins, so there are no debts.
    assert_eq!((scenario.city(0).coins, scenario.city(1).coins, scenario.city(2).coins), (21, 21, 0));
}

#[test]
fn courtesans_copy_for_the_copier() {
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Sappho);
    scenario.state.cities[seat(1)].recruit(Leader::Croesus);
    scenario.state.cities[seat(2)].recruit(Leader::Phidias);
    scenario.built(0, &[Card::LumberYard]).state.agenda.add(seat(0), What::Matter(Matter::CopyLeader));
    scenario.others_discard();
    assert_eq!(
        scenario.try_intent(0, choose(Leader::Midas)),
        Err(Refusal::NotYourLeader { leader: Leader::Midas })
    );
    scenario.answer(0, choose(Leader::Phidias));
    assert_eq!(scenario.score(0).guilds, 1, "one brown card of the own city");
    assert_eq!(scenario.leaders_of(0), [Leader::Sappho], "it is no leader");
    let copied = Copied::Leader { leader: Leader::Phidias };
    assert_eq!(scenario.view(2).cities[seat(0)].copies, [copied]);
    let mut scenario = Scenario::recruiting();
    scenario.recruits(Leader::Sappho);
    scenario.state.cities[seat(1)].recruit(Leader::Croesus);
    scenario.state.agenda.add(seat(0), What::Matter(Matter::CopyLeader));
    scenario.others_discard().answer(0, choose(Leader::Croesus));
    assert_eq!(scenario.city(0).coins, 20 - 1 + 3 + 6, "what comes once comes once more");
}

#[test]
fn courtesans_are_asked_when_the_guild_is_built_and_not_without_a_leader_next_door() {
    let build = |leader: bool| {
        let mut scenario = Scenario::recruiting();
        scenario.recruits(Leader::Sappho);
        if leader {
            scenario.state.cities[seat(1)].recruit(Leader::Zenobia);
        }
        scenario.built(0, &[Card::LumberYard, Card::ClayPool, Card::Glassworks1, Card::Loom1]);
        scenario.hand(0, &[Card::CourtesansGuild, Card::Altar]);
        scenario.play(0, Card::CourtesansGuild, FREE).others_discard();
        scenario.matter()
    };
    assert_eq!(build(true), Some(Matter::CopyLeader));
    assert_eq!(build(false), None);
}

#[test]
fn olympia_copies_of_the_courtesans_the_points_of_the_best_leader_beside() {
    let mut scenario = Scenario::recruiting();
    scenario.board(0, Wonder::Olympia, Side::B).raised(0, 3).built(1, &[Card::CourtesansGuild]);
    scenario.state.cities[seat(1)].recruit(Leader::Sappho);
    scenario.state.cities[seat(2)].recruit(Leader::Zenobia);
    let score = scenario.score(0);
    assert_eq!((score.copied, score.guilds), (Some(Card::CourtesansGuild), 3));
}

#[test]
fn guilds_of_the_box_count() {
    let mut scenario = Scenario::new(3);
    assert_eq!(scenario.built(0, &[Card::GamersGuild]).score(0).guilds, 6, "a point for three of 20 coins");
    let mut scenario = Scenario::new(3);
    scenario.state.cities[seat(1)].recruit(Leader::Sappho);
    scenario.state.cities[seat(2)].recruit(Leader::Midas);
    scenario.with_leader(Leader::Zenobia);
    assert_eq!(scenario.built(0, &[Card::DiplomatsGuild]).score(0).guilds, 2);
    let mut scenario = Scenario::new(3);
    scenario.built(1, &[Card::SpiesGuild]).built(2, &[Card::GamersGuild, Card::TradersGuild]);
    assert_eq!(scenario.built(0, &[Card::ArchitectsGuild]).score(0).guilds, 9);
}

#[test]
fn rome_makes_leaders_cheaper() {
    let mut scenario = Scenario::recruiting();
    let price = |scenario: &Scenario, number: usize| {
        Buyer::new(&scenario.state.cities, seat(number)).leader(Leader::Hiram, None).coins
    };
    scenario.board(0, Wonder::Roma, Side::A);
    assert_eq!((price(&scenario, 0), price(&scenario, 1)), (0, 3), "A: the owner's are free");
    scenario.board(0, Wonder::Roma, Side::B);
    assert_eq!((price(&scenario, 0), price(&scenario, 1)), (1, 2), "B: two less, one less beside");
    let cheap = Buyer::new(&scenario.state.cities, seat(0)).leader(Leader::Sappho, None).coins;
    assert_eq!(cheap, 0, "never less than nothing");
}

#[test]
fn rome_draws_and_recruits_besides() {
    let mut scenario = Scenario::recruiting();
    scenario.board(0, Wonder::Roma, Side::B).recruits(Leader::Sappho);
    scenario.deck(&[Leader::Caesar, Leader::Hiram, Leader::Midas, Leader::Amytis, Leader::Varro]);
    scenario.built(0, &[Card::ClayPool, Card::LumberYard, Card::StonePit, Card::Loom1]);
    scenario.hand(0, &[Card::Altar, Card::Baths]).coins(0, 1);
    scenario.play(0, Card::Altar, super::scenario::STAGE).others_discard();
    assert_eq!(scenario.city(0).coins, 6);
    let own = scenario.view(0).you.unwrap().leaders.unwrap();
    assert_eq!(own.hand, [Leader::Amytis, Leader::Caesar, Leader::Hiram, Leader::Midas][..]);
    assert_eq!(scenario.view(1).leaders.unwrap().draws[0].leader, None, "hidden from others");
    scenario
        .hand(0, &[Card::Baths, Card::Theater])
        .play(0, Card::Baths, super::scenario::STAGE)
        .others_discard();
    assert_eq!(scenario.matter(), Some(Matter::Recruit));
    let offers = scenario.view(0).you.unwrap().offers;
    assert!(matches!(&offers[0], Offers::Leader { decline: true, .. }), "it is optional");
    scenario.answer(0, choose(Leader::Caesar));
    assert_eq!((scenario.city(0).coins, scenario.shields(0)), (3, 2), "three instead of five");
}
