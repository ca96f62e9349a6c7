//! Worlds that the owner of a view cannot tell from the real one.

use arrayvec::ArrayVec;
use contract::{BySeat, ChaCha8Rng, Seat, SeatSet, Seed, below};

use crate::{
    Card, CityView, How, SevenWonders, Stage, View,
    city::{City, MarkerCard},
    hand::Hand,
    hidden::{Hidden, Slot},
    setup,
    state::{Discarded, Play, State, Step, Turn},
};

pub(crate) fn imagine(rules: &SevenWonders, view: &View, rng: &mut ChaCha8Rng) -> State {
    let seed = std::array::from_fn(|_| below(rng, 256) as u8);
    let mut state = setup::empty(rules.seats, Seed::from_bytes(seed));
    let me = view.you.as_ref().map(|you| you.seat);
    let known = me.map_or(SeatSet::EMPTY, SeatSet::one);
    state.age = view.age;
    state.turn = view.turn;
    state.passes = view.turn.saturating_sub(1);
    state.conflicts = view.conflicts.iter().cloned().collect();
    state.left = rules.seats.seats().filter(|seat| view.cities[*seat].left).collect();
    state.step = match &view.stage {
        Stage::Boards { seats } => Step::Boards(seats[0]),
        Stage::Turn => Step::Turn,
        Stage::LastCard { seat } => Step::LastCard(*seat),
        Stage::FromDiscard { city, .. } => {
            state.salvages.push(*city);
            Step::FromDiscard
        }
        Stage::Over { claimed } => Step::Over { claimed: *claimed },
    };

    let hidden = Hidden::sample(rules, view, &state, rng);
    state.trail = trail(view, &hidden, &state);
    for (seat, hand) in state.hands.iter_mut() {
        *hand = Hand::new(hidden.cards(|slot| slot == Slot::Hand(seat)));
    }
    state.unplayed = state.hands.map(|seat, _| hidden.cards(|slot| slot == Slot::Unplayed(seat)).next());
    state.pile = hidden.cards(|slot| slot == Slot::Pile).collect();
    state.drawn = drawn(view, &hidden, &state);
    state.cities = view.cities.map(|seat, city| {
        let markers = markers(seat, city, &hidden, &state);
        rebuild(city, markers, known)
    });
    state.discard = discard(view, &hidden, known);
    for pick in view.you.iter().flat_map(|you| &you.picks) {
        state.picks[pick.city] = Some(*pick);
    }
    state
}

fn trail(view: &View, hidden: &Hidden, state: &State) -> ArrayVec<Turn, { crate::state::MOST_TURNS }> {
    let turn = |(number, turn): (usize, &crate::TurnView)| {
        let mut plays = BySeat::filled(state.cities.seats(), None);
        for play in &turn.plays {
            let card =
                play.card.or_else(|| hidden.cards(|slot| slot == Slot::Play(number, play.city)).next());
            let card = card.expect("every play has a card");
            plays[play.city] = Some(Play { card, how: play.how, income: play.income });
        }
        let from_discard = turn.from_discard.iter().map(|built| (built.city, built.card)).collect();
        Turn { plays, from_discard }
    };
    view.plays.iter().enumerate().map(turn).collect()
}

/// What was drawn for the Free city. A draw from before the observer's first look at that hand is nothing to
/// them: any card of it will do.
fn drawn(view: &View, hidden: &Hidden, state: &State) -> ArrayVec<Card, { crate::state::MOST_TURNS }> {
    let Some(free_city) = state.free_city().filter(|_| view.age > 0) else { return ArrayVec::new() };
    let any = |turn: usize| match state.trail.get(turn) {
        Some(played) => played.plays[free_city].map(|play| play.card),
        None => state.free_city_player_in(turn).and_then(|seat| state.hands[seat].iter().next()),
    };
    (0..usize::from(view.turn)).filter_map(|turn| hidden.drawn(turn).or_else(|| any(turn))).collect()
}

/// The cards under a wonder: those of this age as they were played, earlier ones as sampled.
fn markers(seat: Seat, city: &CityView, hidden: &Hidden, state: &State) -> Vec<Card> {
    let played = state.trail.iter().filter_map(|turn| turn.plays[seat]);
    let mut played = played.filter(|play| matches!(play.how, How::Stage { .. })).map(|play| play.card);
    let mut markers = Vec::new();
    for (number, marker) in city.stages.iter().enumerate() {
        let now = if marker.age == state.age { played.next() } else { None };
        let earlier = || hidden.cards(|slot| slot == Slot::Marker(seat, number)).next();
        markers.push(marker.card.or(now).or_else(earlier).expect("every marker is a card"));
    }
    markers
}

fn rebuild(view: &CityView, markers: Vec<Card>, known: SeatSet) -> City {
    let mut city = City::new();
    (city.wonder, city.side) = (view.wonder, view.side);
    if let (Some(wonder), Some(side)) = (view.wonder, view.side) {
        city.found(wonder, side);
    }
    view.cards.iter().for_each(|card| city.place(*card));
    for (card, marker) in markers.into_iter().zip(&view.stages) {
        let known = if marker.card.is_some() { known } else { SeatSet::EMPTY };
        city.raise(MarkerCard { card, known });
    }
    city.coins = view.coins;
    city.victories = view.victories;
    city.defeats = view.defeats;
    city.free_used = city.has(crate::Effect::FreeBuild) && !view.free_build;
    city
}

/// The discard pile: what was discarded, without what was built of it.
fn discard(view: &View, hidden: &Hidden, known: SeatSet) -> Vec<Discarded> {
    let mut cards: Vec<Card> = hidden.discarded().collect();
    for built in view.plays.iter().flat_map(|turn| &turn.from_discard).filter_map(|built| built.card) {
        if built.facts().age == view.age {
            let at = cards.iter().position(|card| *card == built);
            at.map(|at| cards.swap_remove(at));
        }
    }
    let mut pile: Vec<Discarded> =
        cards.into_iter().map(|card| Discarded { card, known: SeatSet::EMPTY }).collect();
    for card in view.you.iter().flat_map(|you| &you.discarded) {
        let mut unknown = pile.iter_mut().filter(|d| d.card == *card && d.known.is_empty());
        if let Some(discarded) = unknown.next() {
            discarded.known = known;
        }
    }
    pile
}
