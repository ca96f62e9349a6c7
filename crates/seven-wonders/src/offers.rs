//! What a seat is asked, and in which ways each thing can be done.

use contract::Seat;

use crate::{
    Card, HandQuote, How, Leader, LeaderOffer, Means, Offer, Offers, Payment, Question, Quote, Receipt,
    Refusal, SevenWonders, Side, SideChoice, Wonder, Wonders,
    course::{Ask, What},
    price::{Price, Wanted, card_price, leader_price, price},
    quote::Trials,
    state::{State, Step},
    strength,
};

/// How much of the offers is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Everything, with reasons and with what it takes and brings: for a view.
    Quoted,
    /// Everything, with reasons.
    Reasons,
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
        Step::Draft | Step::Recruit => leading(state, seat, scope).into_iter().collect(),
        Step::Asked => {
            let asked = state.agenda.first().filter(|ask| state.player_of(ask.city) == seat);
            asked.map(|ask| answers(state, ask, scope)).into_iter().collect()
        }
        Step::Over { .. } => Vec::new(),
    }
}

/// What can be done with leaders.
fn leading(state: &State, seat: Seat, scope: Scope) -> Option<Offers> {
    let court = state.court.as_ref()?;
    if court.is_drafting() {
        return Some(Offers::Keep { leaders: court.pack_of(seat).to_vec() });
    }
    let here = &state.cities[seat];
    let trials = scope.trials(state, seat);
    let offer = |leader: &Leader| {
        let price = leader_price(&state.cities, seat, *leader);
        let recruit = means(state, seat, &price, scope);
        let quote = trials.as_ref().map(|trials| trials.recruit(*leader, &price, &recruit));
        LeaderOffer { leader: *leader, recruit, quote: quote.unwrap_or_default() }
    };
    let leaders = court.hands[seat].iter().map(offer).collect();
    let (stage, quote) = next_stage(state, seat, scope, trials.as_ref());
    Some(Offers::Lead { city: seat, coins: here.coins, leaders, stage, quote })
}

impl Scope {
    /// What tries plays out, if that is wanted.
    fn trials(self, state: &State, city: Seat) -> Option<Trials<'_>> {
        let new_turn = match state.step {
            Step::Turn | Step::Recruit => true,
            Step::Boards(_) | Step::Draft | Step::Asked | Step::Over { .. } => false,
        };
        match self {
            Self::Quoted => Some(Trials::new(&state.cities, city, new_turn)),
            Self::Reasons | Self::Possible | Self::One(..) => None,
        }
    }
}

/// How the next stage can be built.
fn next_stage(state: &State, city: Seat, scope: Scope, trials: Option<&Trials<'_>>) -> (Means, HandQuote) {
    let stage = state.cities[city].next_stage();
    let price = stage.map(|stage| price(&state.cities, city, Wanted::Stage, &stage.cost));
    let means = match &price {
        Some(price) => means(state, city, price, scope),
        None => Means::No { because: Refusal::WonderComplete },
    };
    let quote = trials.map(|trials| trials.hand(price.as_ref(), &means));
    (means, quote.unwrap_or_default())
}

/// What can be answered to a question between turns.
fn answers(state: &State, Ask { city, what }: Ask, scope: Scope) -> Offers {
    match what {
        What::LastCard => play(state, city, city, scope),
        What::FromDiscard => {
            let mut cards: Vec<Card> = state.salvageable(city).collect();
            cards.sort_unstable();
            cards.dedup();
            let trials = scope.trials(state, city);
            let quotes = trials.map(|trials| cards.iter().map(|card| trials.salvage(*card)).collect());
            Offers::FromDiscard { city, cards, quotes: quotes.unwrap_or_default() }
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
        Scope::Quoted | Scope::Reasons | Scope::Possible | Scope::One(..) => None,
    };
    let is_judged = |held: &Card| judged.is_none_or(|(card, _)| card == *held);
    let trials = scope.trials(state, city);
    let offer = |card| match judged {
        Some((_, How::Stage { .. } | How::Discard)) => bare(card, UNTOLD),
        _ => offer(state, city, card, scope, trials.as_ref()),
    };
    let cards: Vec<Offer> = hand.kinds().filter(is_judged).map(offer).collect();
    let (stage, mut quote) = match judged {
        Some((_, How::Build { .. } | How::Chain | How::Power | How::Discard)) => {
            (UNTOLD, HandQuote::default())
        }
        Some((_, How::Stage { .. })) | None => next_stage(state, city, scope, trials.as_ref()),
    };
    let possible = |means: &Means| !matches!(means, Means::No { .. });
    let discard =
        !free_city || !(possible(&stage) || cards.iter().any(|offer| offer.power || possible(&offer.build)));
    if !discard {
        quote.sold = Receipt::default();
    }
    let here = &state.cities[city];
    Offers::Play { city, coins: here.coins, cards, stage, discard, free_build: here.free_build(), quote }
}

fn bare(card: Card, build: Means) -> Offer {
    Offer { card, build, power: false, quote: Quote::default() }
}

fn offer(state: &State, city: Seat, card: Card, scope: Scope, trials: Option<&Trials<'_>>) -> Offer {
    let here = &state.cities[city];
    if let Some(twin) = here.namesake(card) {
        return bare(card, Means::No { because: Refusal::AlreadyBuilt { card: twin } });
    }
    if let Some(with) = here.chain(card) {
        let quote = trials.map(|trials| trials.by_chain(card, with)).unwrap_or_default();
        return Offer { card, build: Means::Chain { with }, power: false, quote };
    }
    let price = card_price(&state.cities, city, card);
    let build = means(state, city, &price, scope);
    let free = matches!(&build, Means::Pay { bank: 0, ways } if ways[..] == [Payment::NOTHING]);
    let power = || here.power_for(card, strength::shields(&state.cities, city)).is_some();
    let power = !here.standing.free.is_empty() && !free && power();
    let quote = trials.map(|trials| trials.build(card, &price, &build, power)).unwrap_or_default();
    Offer { card, build, power, quote }
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
