//! What a seat is asked, and in which ways each thing can be done.

use contract::Seat;

use crate::{
    Card, Copied, HandQuote, How, Leader, LeaderOffer, Matter, Means, Offer, Offers, Payment, PlentyOffer,
    Question, Quoted, Receipt, Refusal, Resource, SevenWonders, Side, SideChoice, StageOffer, Thing, Wonder,
    Wonders,
    course::{Ask, What},
    price::{Price, card_price, leader_price, plenty_price, stage_price},
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

/// Nothing is paid.
fn for_nothing() -> Means {
    Means::Pay { bank: 0, ways: vec![Payment::NOTHING] }
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
    if !court.is_asked(seat) {
        return None;
    }
    let here = &state.cities[seat];
    let trials = scope.trials(state, seat);
    let trials = trials.as_ref();
    let (stage, quote) = next_stage(state, seat, scope, trials);
    Some(Offers::Lead {
        city: seat,
        coins: here.coins,
        leaders: recruits(state, seat, &court.hands[seat], false, scope, trials),
        stage,
        quote,
        stages: other_stages(state, seat, scope, trials),
    })
}

/// Why a city cannot build any stage.
fn no_stage(state: &State, city: Seat) -> Option<Refusal> {
    let here = &state.cities[city];
    if here.standing.plenty {
        return Some(Refusal::NoStages);
    }
    match (here.board(), here.next_stage()) {
        (Some(_), Some(_)) => None,
        (Some(_), None) => Some(Refusal::WonderComplete),
        (None, _) => Some(Refusal::NoWonder),
    }
}

/// How the next stage can be built.
fn next_stage(state: &State, city: Seat, scope: Scope, trials: Option<&Trials<'_>>) -> (Means, HandQuote) {
    let sold = trials.map(Trials::sold).unwrap_or_default();
    match (no_stage(state, city), state.cities[city].next_stage()) {
        (None, Some(stage)) => {
            let StageOffer { means, quote, .. } = stage_offer(state, city, stage, scope, trials);
            (means, HandQuote { stage: quote, sold })
        }
        (because, _) => {
            let because = because.unwrap_or(Refusal::WonderComplete);
            (Means::No { because }, HandQuote { stage: Quoted::NOTHING, sold })
        }
    }
}

/// How a stage can be built.
fn stage_offer(
    state: &State,
    city: Seat,
    stage: u8,
    scope: Scope,
    trials: Option<&Trials<'_>>,
) -> StageOffer {
    let price = stage_price(&state.cities, city, stage);
    let means = means(state, city, &price, scope);
    let quote = trials.map(|trials| trials.raise(stage, &price, &means)).into();
    StageOffer { stage, means, quote }
}

/// The stages that may be built besides the next one.
fn others(state: &State, city: Seat) -> Vec<u8> {
    let here = &state.cities[city];
    if !here.standing.any_stage || here.standing.plenty {
        return Vec::new();
    }
    here.stages_left().skip(1).collect()
}

/// How other stages than the next can be built.
fn other_stages(state: &State, city: Seat, scope: Scope, trials: Option<&Trials<'_>>) -> Vec<StageOffer> {
    let others = others(state, city).into_iter();
    others.map(|stage| stage_offer(state, city, stage, scope, trials)).collect()
}

/// How some leaders can be recruited: for nothing, or for what they cost.
fn recruits(
    state: &State,
    seat: Seat,
    leaders: &[Leader],
    free: bool,
    scope: Scope,
    trials: Option<&Trials<'_>>,
) -> Vec<LeaderOffer> {
    let offer = |leader: &Leader| {
        let leader = *leader;
        let recruit = |stage| {
            let price = match free {
                true => Price::nothing(),
                false => leader_price(&state.cities, seat, leader, stage),
            };
            let means = if free { for_nothing() } else { means(state, seat, &price, scope) };
            let quote = trials.map(|trials| trials.recruit(leader, stage, &price, &means));
            (means, Quoted::from(quote))
        };
        let bare = |(recruit, quote)| LeaderOffer { leader, recruit, quote, stages: Vec::new() };
        if !leader.builds_stage() {
            return bare(recruit(None));
        }
        match no_stage(state, seat) {
            Some(because) => bare((Means::No { because }, Quoted::NOTHING)),
            None => {
                let other = |stage| {
                    let (means, quote) = recruit(Some(stage));
                    StageOffer { stage, means, quote }
                };
                let stages = others(state, seat).into_iter().map(other).collect();
                LeaderOffer { stages, ..bare(recruit(None)) }
            }
        }
    };
    leaders.iter().map(offer).collect()
}

/// What can be answered to what leaders and guilds bring up.
fn answers_to(state: &State, city: Seat, matter: Matter, scope: Scope) -> Offers {
    let coins = state.cities[city].coins;
    let court = state.court.as_ref();
    let hand = || court.map(|court| court.hands[city].to_vec()).unwrap_or_default();
    let leader = |leaders, decline| Offers::Leader { city, matter, coins, leaders, decline };
    let piece = |pieces, decline| Offers::Piece { city, matter, pieces, decline };
    let trials = scope.trials(state, city);
    let trials = trials.as_ref();
    let plain = |mut leaders: Vec<Leader>, quote: &dyn Fn(Leader) -> Quoted| {
        leaders.sort_unstable();
        let offer = |leader| {
            let (recruit, quote) = (for_nothing(), quote(leader));
            LeaderOffer { leader, recruit, quote, stages: Vec::new() }
        };
        leaders.into_iter().map(offer).collect()
    };
    match matter {
        Matter::CopyLeader => {
            let copy = |leader| Thing::Copied(Copied::Leader { leader });
            let quote = |leader| trials.map(|trials| trials.arrival(copy(leader))).into();
            leader(plain(state.copyable(city).collect(), &quote), false)
        }
        Matter::Give { .. } => leader(plain(hand(), &|_| Quoted::NOTHING), false),
        Matter::Pick => {
            let given = court.map(|court| court.given_to(city)).unwrap_or_default();
            let leaders = recruits(state, city, &given, true, scope, trials);
            let none = leaders.iter().all(|offer| matches!(offer.recruit, Means::No { .. }));
            leader(leaders, none)
        }
        Matter::Recruit => leader(recruits(state, city, &hand(), false, scope, trials), true),
        Matter::CopyStage => piece(state.stages_beside(city).collect(), false),
        Matter::Destroy => piece(state.destructible(city).collect(), true),
        Matter::Swap => Offers::Swap { city, pairs: state.exchangeable(city) },
        Matter::Name => {
            let seats = state.hands.seats().seats().filter(|seat| *seat != city);
            Offers::Name { city, seats: seats.collect() }
        }
        Matter::KeepHands
        | Matter::Trade
        | Matter::Raise { .. }
        | Matter::Draw
        | Matter::Hand { .. }
        | Matter::StagesFall
        | Matter::WondersFall
        | Matter::PassOn => Offers::Announce { city, matter },
    }
}

/// What can be answered to a question between turns.
fn answers(state: &State, Ask { city, what }: Ask, scope: Scope) -> Offers {
    match what {
        What::LastCard => play(state, city, city, scope),
        What::Matter(matter) => answers_to(state, city, matter, scope),
        What::FromDiscard => {
            let mut cards: Vec<Card> = state.salvageable(city).collect();
            cards.sort_unstable();
            cards.dedup();
            let trials = scope.trials(state, city);
            let quote = |card: &Card, trials: &Trials<'_>| trials.arrival(Thing::Card(*card));
            let quotes = trials.map(|trials| cards.iter().map(|card| quote(card, &trials)).collect());
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
        None => Wonder::of_match(state.plan.leaders).iter().copied().filter(free).collect(),
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
    let trials = trials.as_ref();
    let offer = |card| match judged {
        Some((_, How::Stage { .. } | How::OtherStage { .. } | How::Discard)) => bare(card, UNTOLD),
        _ => offer(state, city, card, scope, trials),
    };
    let cards: Vec<Offer> = hand.kinds().filter(is_judged).map(offer).collect();
    let (stage, mut quote) = match judged {
        Some((
            _,
            How::Build { .. }
            | How::Chain
            | How::Power
            | How::Plenty { .. }
            | How::OtherStage { .. }
            | How::Discard,
        )) => (UNTOLD, HandQuote::default()),
        Some((_, How::Stage { .. })) | None => next_stage(state, city, scope, trials),
    };
    let stages = other_stages(state, city, scope, trials);
    let possible = |means: &Means| !matches!(means, Means::No { .. });
    let discard =
        !free_city || !(possible(&stage) || cards.iter().any(|offer| offer.power || possible(&offer.build)));
    if !discard {
        quote.sold = Receipt::default();
    }
    let here = &state.cities[city];
    let (coins, free_build) = (here.coins, here.free_build());
    Offers::Play { city, coins, cards, stage, discard, free_build, quote, stages }
}

const fn bare(card: Card, build: Means) -> Offer {
    Offer { card, build, power: false, quote: Quoted::NOTHING, plenty: Vec::new() }
}

fn offer(state: &State, city: Seat, card: Card, scope: Scope, trials: Option<&Trials<'_>>) -> Offer {
    let here = &state.cities[city];
    if let Some(twin) = here.namesake(card) {
        return bare(card, Means::No { because: Refusal::AlreadyBuilt { card: twin } });
    }
    if let Some(with) = here.chain(card) {
        let quote = trials.map(|trials| trials.by_chain(card, with)).into();
        return Offer { quote, ..bare(card, Means::Chain { with }) };
    }
    let price = card_price(&state.cities, city, card);
    let build = means(state, city, &price, scope);
    let free = matches!(&build, Means::Pay { bank: 0, ways } if ways[..] == [Payment::NOTHING]);
    let power = || here.power_for(card, strength::shields(&state.cities, city)).is_some();
    let power = !here.standing.free.is_empty() && !free && power();
    let plenty = if here.standing.plenty { plenty(state, city, card, trials) } else { Vec::new() };
    let quote = trials.map(|trials| trials.build(card, &price, &build, power)).into();
    Offer { card, build, power, quote, plenty }
}

/// How a card can be built with one unit of a resource for as many as it takes.
fn plenty(state: &State, city: Seat, card: Card, trials: Option<&Trials<'_>>) -> Vec<PlentyOffer> {
    let cost = card.facts().cost.resources;
    let offer = |of: Resource| {
        let price = plenty_price(&state.cities, city, card, of);
        let means = means(state, city, &price, Scope::Possible);
        let quote = trials.map(|trials| trials.build(card, &price, &means, false)).into();
        match means {
            Means::Pay { bank, ways } => Some(PlentyOffer { of, bank, ways, quote }),
            Means::Chain { .. } | Means::No { .. } => None,
        }
    };
    Resource::ALL.into_iter().filter(|of| cost.get(*of) > 0).filter_map(offer).collect()
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
