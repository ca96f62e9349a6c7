//! Section 10: two players and the Free city.

use contract::{Phase, Rules as _, SeatCount, Seed};

use crate::{
    Card, Event, How, Intent, Offers, Options, Payment, Pick, Refusal, SevenWonders, Side, SideChoice,
    Wonder, Wonders,
    state::Step,
    tests::scenario::{FREE, STAGE, Scenario, seat},
};

const FREE_CITY: usize = 2;

impl Scenario {
    fn try_free(&mut self, number: usize, card: Card, how: How) -> Result<(), Refusal> {
        self.try_intent(number, Intent::Play { city: seat(FREE_CITY), card, how })
    }

    fn controller(&self) -> usize {
        self.state.free_city_player().unwrap().number()
    }

    /// Makes both players play their first option.
    fn any_turn(&mut self) {
        let decision = self.state.asked;
        while self.state.asked == decision {
            let Some(player) = self.rules.phase(&self.state).waiting().iter().next() else { break };
            let choices = self.rules.options(&self.state, player);
            self.try_intent(player.number(), choices.intents[0]).unwrap();
        }
    }
}

#[test]
fn three_cities_with_the_cards_of_three() {
    let scenario = Scenario::new(2);
    assert_eq!(scenario.state.cities.seats().get(), 3);
    let view = scenario.view(0);
    assert_eq!(
        view.cities.iter().map(|(_, city)| city.seat).collect::<Vec<_>>(),
        [Some(seat(0)), Some(seat(1)), None]
    );
    // Seven each, seven in the pile, one of them drawn.
    assert_eq!(view.pile, 6);
    assert_eq!(scenario.state.hands[seat(0)].iter().count(), 8);
    assert_eq!(scenario.state.hands[seat(1)].iter().count(), 7);
}

/// Ages I and III begin with the player to the left of the Free city, age II with the other; then they
/// alternate.
#[test]
fn the_free_city_changes_hands_every_turn() {
    let mut scenario = Scenario::new(2);
    for first in [0, 1, 0] {
        for turn in 0..6 {
            assert_eq!(scenario.controller(), (first + turn) % 2);
            assert_eq!(scenario.view(1).free_city_player, Some(seat((first + turn) % 2)));
            scenario.any_turn();
            while scenario.state.step == Step::Asked {
                scenario.any_turn();
            }
        }
    }
    assert!(matches!(scenario.state.step, Step::Over { .. }));
}

#[test]
fn the_player_picks_for_the_own_city_and_then_for_the_free_city() {
    let mut scenario = Scenario::new(2);
    scenario.hand(0, &[Card::Altar, Card::Theater, Card::Tavern]);
    assert_eq!(
        scenario.try_free(0, Card::Altar, FREE),
        Err(Refusal::NotYourCity),
        "the own city comes first"
    );
    scenario.play(0, Card::Altar, FREE);
    assert!(scenario.log.told_to(contract::Observer::Public).next().is_none());
    let Phase::Sealed { owing, .. } = scenario.rules.phase(&scenario.state) else { panic!() };
    assert!(owing.contains(seat(0)), "the Free city's play is owed");
    assert_eq!(scenario.view(0).you.unwrap().offers.len(), 2);
    assert_eq!(scenario.try_free(0, Card::Altar, FREE), Err(Refusal::PickedAlready { card: Card::Altar }));
    scenario.try_free(0, Card::Theater, FREE).unwrap();
    // Both can be replaced; the own city comes first.
    scenario.play(0, Card::Tavern, FREE);
    assert_eq!(scenario.state.picks[seat(FREE_CITY)].unwrap().card, Card::Theater, "it stands");
    scenario.try_free(0, Card::Altar, FREE).unwrap();
    assert_eq!(scenario.try_free(1, Card::Altar, FREE), Err(Refusal::NotYourCity));
    scenario.others_discard();
    assert!(scenario.city(0).cards.contains(Card::Tavern));
    assert!(scenario.city(FREE_CITY).cards.contains(Card::Altar));
}

#[test]
fn the_free_city_never_discards_what_it_can_build() {
    let mut scenario = Scenario::new(2);
    scenario.hand(0, &[Card::Altar, Card::Palace, Card::Theater]).play(0, Card::Altar, FREE);
    // It could build the Theater, so the Palace cannot be sold either.
    assert_eq!(scenario.try_free(0, Card::Palace, How::Discard), Err(Refusal::FreeCityBuilds));
    scenario.state.cities[seat(FREE_CITY)].place(Card::Theater);
    // No card can be built, but a stage with stone.
    scenario.built(0, &[Card::Quarry]);
    assert_eq!(scenario.try_free(0, Card::Palace, How::Discard), Err(Refusal::FreeCityBuilds));
    scenario.coins(FREE_CITY, 0);
    scenario.try_free(0, Card::Palace, How::Discard).unwrap();
    scenario.others_discard();
    assert_eq!(scenario.city(FREE_CITY).coins, 3);
}

/// A sale is judged with the present own play, not with the one at the time of the sale.
#[test]
fn another_own_play_lets_the_free_city_build() {
    let mut scenario = Scenario::new(2);
    scenario.coins(FREE_CITY, 1).hand(0, &[Card::Altar, Card::Palace, Card::Senate]);
    scenario.play(0, Card::Altar, FREE);
    scenario.try_free(0, Card::Palace, How::Discard).unwrap();
    let before = scenario.view(1);
    scenario.play(0, Card::Senate, How::Discard);
    let builds = Pick { city: seat(FREE_CITY), card: Card::Altar, how: FREE };
    assert_eq!(scenario.view(0).you.unwrap().picks[1], builds, "it can build, so it does");
    let told = scenario.told(0);
    let Some(Event::Picked { free_city, .. }) = told.last() else { panic!("{told:?}") };
    assert_eq!(*free_city, Some(builds), "its player is told");
    assert_eq!(scenario.view(1), before, "and nobody else notices");
    let told = scenario.told(1);
    assert!(told.is_empty(), "{told:?}");
    assert_eq!(scenario.try_free(0, Card::Palace, How::Discard), Err(Refusal::FreeCityBuilds));
    scenario.others_discard();
    assert_eq!(scenario.city(FREE_CITY).coins, 1);
    assert!(scenario.city(FREE_CITY).cards.contains(Card::Altar));
}

/// No pick prevents a play that was possible at first.
#[test]
fn the_own_city_takes_the_free_city_s_card() {
    let mut scenario = Scenario::new(2);
    scenario.coins(FREE_CITY, 1).hand(0, &[Card::Altar, Card::Palace, Card::Senate]);
    scenario.play(0, Card::Senate, How::Discard);
    scenario.try_free(0, Card::Altar, FREE).unwrap();
    scenario.play(0, Card::Altar, FREE);
    let lies = scenario.view(0).you.unwrap().picks[1];
    assert_eq!(lies.how, How::Discard, "nothing is left to build");
    let other = if lies.card == Card::Palace { Card::Senate } else { Card::Palace };
    scenario.try_free(0, other, How::Discard).unwrap();
    scenario.others_discard();
    assert!(scenario.city(0).cards.contains(Card::Altar));
    assert_eq!(scenario.city(FREE_CITY).coins, 1 + 3);
}

/// With two copies each city has its own.
#[test]
fn a_twin_of_the_card_leaves_the_free_city_s_play_alone() {
    let mut scenario = Scenario::new(2);
    scenario.hand(0, &[Card::Altar, Card::Altar, Card::Tavern]).play(0, Card::Tavern, FREE);
    scenario.try_free(0, Card::Altar, FREE).unwrap();
    scenario.play(0, Card::Altar, How::Discard);
    scenario.others_discard();
    assert!(scenario.city(FREE_CITY).cards.contains(Card::Altar));
}

/// The power is a way to build: a card is sold only when there is none.
#[test]
fn the_free_city_uses_olympia_before_it_sells() {
    let mut scenario = Scenario::new(2);
    scenario.board(FREE_CITY, Wonder::Olympia, Side::A).raised(FREE_CITY, 2).coins(FREE_CITY, 0);
    scenario.hand(0, &[Card::Altar, Card::Palace, Card::Senate]).play(0, Card::Altar, FREE);
    assert_eq!(scenario.try_free(0, Card::Palace, How::Discard), Err(Refusal::FreeCityBuilds));
    scenario.try_free(0, Card::Palace, How::Power).unwrap();
}

#[test]
fn the_free_city_must_use_its_chains() {
    let mut scenario = Scenario::new(2);
    scenario.built(FREE_CITY, &[Card::Altar]).hand(0, &[Card::Tavern, Card::Temple]);
    scenario.play(0, Card::Tavern, FREE);
    assert_eq!(scenario.try_free(0, Card::Temple, FREE), Err(Refusal::FreeByChain { with: Card::Altar }));
    scenario.try_free(0, Card::Temple, How::Chain).unwrap();
}

/// Its player picks the seller.
#[test]
fn the_free_city_buys_from_both_players() {
    let mut scenario = Scenario::new(2);
    scenario.built(0, &[Card::LumberYard]).built(1, &[Card::LumberYard]);
    scenario.hand(0, &[Card::Tavern, Card::Stockade]).play(0, Card::Tavern, FREE);
    let offers = scenario.view(0).you.unwrap().offers;
    let Offers::Play { city, cards, .. } = &offers[1] else { panic!() };
    assert_eq!(*city, seat(FREE_CITY));
    let crate::Means::Pay { ways, .. } = &cards[0].build else { panic!() };
    assert_eq!(ways, &[Payment::beside(0, 2), Payment::beside(2, 0)]);
    // Its left neighbour is the first player, because the cities form a ring.
    let pay = Payment::beside(2, 0);
    scenario.try_free(0, Card::Stockade, How::Build { pay }).unwrap();
    scenario.others_discard();
    assert_eq!(scenario.city(0).coins, 20 + 5 + 2);
    assert_eq!(scenario.city(FREE_CITY).coins, 18);
}

#[test]
fn the_draw_is_known_to_its_player_alone() {
    let mut scenario = Scenario::new(2);
    scenario.any_turn();
    let drawn = |number: usize| scenario.view(number).you.unwrap().drawn;
    assert_eq!((drawn(0)[1], drawn(1)[0]), (None, None));
    assert!(drawn(0)[0].is_some() && drawn(1)[1].is_some());
    let told = |number: usize| {
        scenario.told(number).into_iter().find_map(|seen| match seen {
            Event::Drew { seat, card } => Some((seat, card.is_some())),
            _ => None,
        })
    };
    assert_eq!((told(0), told(1)), (Some((seat(1), false)), Some((seat(1), true))));
}

#[test]
fn the_last_card_of_the_pile_is_discarded_with_the_seventh_cards() {
    let mut scenario = Scenario::new(2);
    scenario.last_turn(1);
    scenario.hand(1, &[Card::Lodge, Card::Study, Card::Altar]);
    scenario.play(1, Card::Lodge, How::Discard);
    scenario.try_free(1, Card::Altar, FREE).unwrap();
    scenario.others_discard();
    // Two sold, two left over, one of the pile.
    assert_eq!(scenario.state.discard.len(), 5);
    assert_eq!(scenario.state.age, 2);
}

/// The Free city has no hand: with Babylon (B) it plays no last card.
#[test]
fn the_free_city_has_no_last_card() {
    let mut scenario = Scenario::new(2);
    scenario.board(FREE_CITY, Wonder::Babylon, Side::B).raised(FREE_CITY, 2).last_turn(1);
    scenario.hand(1, &[Card::Lodge, Card::Study, Card::Altar]).play(1, Card::Lodge, How::Discard);
    scenario.try_free(1, Card::Altar, FREE).unwrap();
    scenario.others_discard();
    assert_eq!(scenario.state.age, 2);
}

/// The player who built the stage looks through the discard pile for the Free city.
#[test]
fn the_free_city_builds_from_the_discard_pile() {
    let mut scenario = Scenario::new(2);
    scenario.board(FREE_CITY, Wonder::Halicarnassus, Side::B).built(FREE_CITY, &[Card::Foundry]);
    scenario.in_discard(&[Card::Palace]).hand(0, &[Card::Tavern, Card::Altar]).play(0, Card::Tavern, FREE);
    scenario.try_free(0, Card::Altar, STAGE).unwrap();
    scenario.others_discard();
    assert!(scenario.looks_through());
    let palace = Intent::FromDiscard { card: Card::Palace };
    assert_eq!(scenario.try_intent(1, palace), Err(Refusal::NotYourTurn));
    scenario.try_intent(0, palace).unwrap();
    assert!(scenario.city(FREE_CITY).cards.contains(Card::Palace));
}

/// It fights both players, but only they can win.
#[test]
fn only_the_players_can_win() {
    let mut scenario = Scenario::new(2);
    scenario.built(FREE_CITY, &[Card::Palace, Card::Walls]).built(0, &[Card::Stockade]).last_turn(3);
    scenario.hand(1, &[Card::Lodge, Card::Study, Card::Altar]);
    // Age III: the sixth turn is the second player's.
    assert_eq!(scenario.controller(), 1);
    scenario.play(1, Card::Lodge, How::Discard);
    scenario.try_free(1, Card::Altar, FREE).unwrap();
    scenario.others_discard();
    let Phase::Over(outcome) = scenario.rules.phase(&scenario.state) else { panic!() };
    assert_eq!(outcome.places.iter().map(|(_, place)| *place).collect::<Vec<_>>(), [1, 2]);
    assert_eq!((scenario.city(0).victories, scenario.city(0).defeats), ([0, 0, 1], 1));
    assert_eq!(scenario.city(FREE_CITY).victories, [0, 0, 2]);
    assert_eq!(scenario.view(0).scores.unwrap().seats().get(), 3, "the sheet shows the Free city as well");
}

/// Only the players pick; the Free city has its board before that.
#[test]
fn the_free_city_has_a_board_by_chance_where_players_pick() {
    let options = Options { wonders: Wonders::Picked, sides: SideChoice::Picked, ..Options::default() };
    let rules = SevenWonders::new(SeatCount::new(2).unwrap(), options).unwrap();
    let boards: Vec<_> = (0..20)
        .map(|deal| {
            let state = rules.start(Seed::from_bytes([deal; 32]));
            assert!((0..2).all(|number| state.cities[seat(number)].board().is_none()));
            state.cities[seat(FREE_CITY)].board().unwrap()
        })
        .collect();
    assert!(boards.iter().any(|board| *board != boards[0]), "{boards:?}");
}
