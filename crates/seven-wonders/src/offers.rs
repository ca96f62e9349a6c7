//! What a seat is asked, and in which ways each thing can be done.

use contract::Seat;

use crate::{
    Card, How, Means, Offer, Offers, Payment, Question, Refusal, SevenWonders, Side, SideChoice, Wonder,
    Wonders,
    course::{Ask, What},
    price::{Price, Wanted, card_price, price},
    state::{State, Step},
};

/// How much of the offers is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Everything, with reasons: for a view.
    All,
    /// Only what can be done: for search. Reasons are left vague.
    Possible,
    /// Only this play, with reasons: for judging an intent.
    One(Card, How),
}

/// Nobody asks whether it can be built, or why not.
const UNTOLD: Means = Means::No { because: Refusal::NotNow };

/// What the seat is asked, its own city first.
pub(crate) fn offers(rules: &SevenWonders, state: &State, seat: Seat, scope: Scope) -> Vec<Offers> {
    match state.step {
        Step::Boards(_) => boards(rules, state, seat).into_iter().collect(),
        Step::Turn => {
            let owed_first = state.picks[seat].is_none();
            let cities = state.cities_of(seat).take(if owed_first { 1 } else { 2 });
            cities.map(|city| play(state, seat, city, scope)).collect()
        }
        Step::Asked => {
            let asked = state.agenda.first().filter(|ask| state.player_of(ask.city) == seat);
            asked.map(|ask| answers(state, ask, scope)).into_iter().collect()
        }
        Step::Over { .. } => Vec::new(),
    }
}

/// What can be answered to a question between turns.
fn answers(state: &State, Ask { city, what }: Ask, scope: Scope) -> Offers {
    match what {
        What::LastCard => play(state, city, city, scope),
        What::FromDiscard => {
            let mut cards: Vec<Card> = state.salvageable(city).collect();
            cards.sort_unstable();
            cards.dedup();
            Offers::FromDiscard { city, cards }
        }
    }
}

fn boards(rules: &SevenWonders, state: &State, seat: Seat) -> Option<Offers> {
    let one_at_a_time = rules.options.wonders == Wonders::Picked;
    if !state.choosing(one_at_a_time).contains(seat) {
        return None;
    }
    let city = &state.cities[seat];
    let free = |wonder: &Wonder| state.cities.iter().all(|(_, city)| city.wonder != Some(*wonder));
    let wonders = match city.wonder {
        Some(dealt) => vec![dealt],
        None => Wonder::ALL.into_iter().filter(free).collect(),
    };
    let sides = match (rules.options.sides, city.side) {
        (SideChoice::Picked, _) | (_, None) => vec![Side::A, Side::B],
        (_, Some(given)) => vec![given],
    };
    Some(Offers::Board { wonders, sides })
}

/// The hand; for the Free city without the card that is picked for the player's own, which comes first.
fn available(state: &State, seat: Seat, city: Seat) -> crate::hand::Hand {
    let mut hand = state.hands[seat].clone();
    if let Some(own) = state.picks[seat].filter(|_| city != seat) {
        hand.remove(own.card);
    }
    hand
}

fn play(state: &State, seat: Seat, city: Seat, scope: Scope) -> Offers {
    let free_city = city != seat;
    let hand = available(state, seat, city);
    // Whether the Free city may discard depends on everything else.
    let judged = match scope {
        Scope::One(card, how) if !free_city => Some((card, how)),
        Scope::All | Scope::Possible | Scope::One(..) => None,
    };
    let is_judged = |held: &Card| judged.is_none_or(|(card, _)| card == *held);
    let offer = |card| match judged {
        Some((_, How::Stage { .. } | How::Discard)) => Offer { card, build: UNTOLD, power: false },
        _ => offer(state, city, card, scope),
    };
    let cards: Vec<Offer> = hand.kinds().filter(is_judged).map(offer).collect();
    let stage = match state.cities[city].next_stage() {
        _ if judged.is_some_and(|(_, how)| !matches!(how, How::Stage { .. })) => UNTOLD,
        Some(stage) => means(state, city, &price(&state.cities, city, Wanted::Stage, &stage.cost), scope),
        None => Means::No { because: Refusal::WonderComplete },
    };
    let possible = |means: &Means| !matches!(means, Means::No { .. });
    let discard =
        !free_city || !(possible(&stage) || cards.iter().any(|offer| offer.power || possible(&offer.build)));
    let here = &state.cities[city];
    Offers::Play { city, coins: here.coins, cards, stage, discard, free_build: here.free_build() }
}

fn offer(state: &State, city: Seat, card: Card, scope: Scope) -> Offer {
    let here = &state.cities[city];
    if let Some(twin) = here.namesake(card) {
        return Offer {
            card,
            build: Means::No { because: Refusal::AlreadyBuilt { card: twin } },
            power: false,
        };
    }
    if let Some(with) = here.chain(card) {
        return Offer { card, build: Means::Chain { with }, power: false };
    }
    let build = means(state, city, &card_price(&state.cities, city, card), scope);
    let free = matches!(&build, Means::Pay { bank: 0, ways } if ways[..] == [Payment::NOTHING]);
    Offer { card, build, power: here.free_build() && !free }
}

/// In which ways a cost can be paid by a city.
fn means(state: &State, city: Seat, price: &Price, scope: Scope) -> Means {
    let here = &state.cities[city];
    let own = price.own(here);
    let question = price.question(&state.cities, city, own.as_ref());
    if let Some(coins) = here.coins.checked_sub(u16::from(price.coins)) {
        let ways = question.front_within(coins);
        if !ways.is_empty() {
            return Means::Pay { bank: price.coins, ways: ways.to_vec() };
        }
    }
    if scope == Scope::Possible {
        return UNTOLD;
    }
    Means::No { because: why_not(&question, price.coins, here.coins) }
}

/// What is lacking: resources, or only coins.
fn why_not(question: &Question<'_>, coins: u8, held: u16) -> Refusal {
    let front = question.front();
    let price = |way: &Payment| u16::from(coins) + u16::from(way.total());
    match front.iter().map(price).min() {
        None => Refusal::ResourcesMissing { missing: question.missing() },
        Some(needed) => {
            let ways = front.iter().copied().filter(|way| price(way) == needed).collect();
            Refusal::CoinsMissing { needed, held, ways }
        }
    }
}
