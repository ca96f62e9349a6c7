//! Actions of one city or several at the same moment: steps 1 to 4 of section 5.

use arrayvec::ArrayVec;
use contract::{BySeat, Seat, SeatSet};

use crate::{
    Card, Done, Effect, Leader, Line, Once, Payment, Thing, Tokens,
    city::{City, Face, MOST_STAGES, Marked},
    earnings::{coins_now, earned},
    receipt::Book,
    reckon::{amount, beside},
    strength,
    values::SOLD,
};

/// An action of a city.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Act {
    pub(crate) city: Seat,
    /// The seats that have seen the card or leader: its owner, and the owner's partner.
    pub(crate) known: SeatSet,
    /// The payment for resources.
    pub(crate) pay: Payment,
    /// The coins that the thing itself costs.
    pub(crate) bank: u16,
    pub(crate) deed: Deed,
}

/// The use of a card or a leader.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    /// A card is built.
    Build { card: Card, chained: bool, power: bool },
    /// A leader is recruited, with the stage that it builds if that is given.
    Recruit(Leader, Option<u8>),
    /// A stage is built with this marker.
    Stage(u8, Face),
    /// A card is sold.
    Sell(Card),
    /// A leader is discarded for coins.
    Dismiss,
}

impl Act {
    /// Builds an action without costs.
    pub(crate) const fn unpaid(city: Seat, deed: Deed) -> Self {
        Self { city, known: SeatSet::one(city), pay: Payment::NOTHING, bank: 0, deed }
    }
}

/// At most one action of each city.
pub(crate) type Acts = ArrayVec<Act, 8>;

/// The things that came into play, with their cities, and the stage that a leader builds if it is not the
/// next one.
pub(crate) type Came = ArrayVec<(Seat, Thing, Option<u8>), { 16 * MOST_STAGES }>;

/// The income and the losses, by city, and the things that came into play.
pub(crate) struct Settled {
    pub(crate) income: BySeat<u16>,
    pub(crate) losses: BySeat<u16>,
    pub(crate) came: Came,
}

/// Pays all costs, places everything and pays the income. Losses are returned and not yet paid.
///
/// A turn is carried out by this function. A quote uses it as well, for one play in a copy of the cities, and
/// `book` records the reason of each coin.
pub(crate) fn settle(cities: &mut BySeat<City>, acts: &Acts, book: &mut impl Book) -> Settled {
    let around = cities.seats();
    let mut income = BySeat::filled(around, 0_u16);
    let mut bank = BySeat::filled(around, 0_u16);
    for act in acts {
        let (city, pay) = (&mut cities[act.city], act.pay);
        city.coins -= act.bank + u16::from(pay.total());
        income[around.left_of(act.city)] += u16::from(pay.left);
        income[around.right_of(act.city)] += u16::from(pay.right);
        let bought = [pay.left, pay.right].iter().filter(|coins| **coins > 0).count() as u16;
        if bought > 0 {
            bank[act.city] += earned(city, Done::Bought, bought, book);
        }
    }
    let mut came = Came::new();
    for act in acts {
        let known = act.known;
        let power = matches!(act.deed, Deed::Build { power: true, .. });
        let shields = if power { strength::shields(cities, act.city) } else { 0 };
        let city = &mut cities[act.city];
        match act.deed {
            Deed::Build { card, chained, power } => {
                let by_chain = if chained { earned(city, Done::ByChain, 1, book) } else { 0 };
                bank[act.city] += by_chain + earned(city, Done::Built(card.facts().colour), 1, book);
                if power {
                    city.use_power(card, shields);
                }
                city.place(card);
                came.push((act.city, Thing::Card(card), None));
            }
            Deed::Recruit(leader, stage) => {
                city.recruit(leader);
                city.remember_paid(leader, act.bank);
                came.push((act.city, Thing::Leader(leader), stage));
            }
            Deed::Stage(stage, face) => {
                came.push((act.city, city.raise(stage, Marked { face, known }), None));
            }
            Deed::Sell(_) | Deed::Dismiss => {
                book.write(|| Line::Sold { coins: SOLD as i16 });
                bank[act.city] += SOLD;
            }
        }
    }
    // Several cities may build from the discard pile. Those with a stage come before those with a leader, in
    // the order of their wonders. So a copy of a stage comes after its owner.
    let order = |city: Seat, thing: Thing| match thing {
        Thing::Stage(..) => cities[city].wonder.map_or(0, |wonder| wonder as u8),
        Thing::Board(_)
        | Thing::Card(_)
        | Thing::Leader(_)
        | Thing::Copied(_)
        | Thing::Project(_)
        | Thing::Tile(_) => 0,
    };
    came.sort_by_key(|(city, thing, _)| (thing.rank(), order(*city, *thing)));
    let (income, losses) = arrivals(cities, &came, bank, income, book);
    Settled { income, losses, came }
}

/// Pays the coins and tokens of things that came into play, with the coins of `bank` and `income`. Returns
/// the income and the losses of others. Coins for neighbours come from the bank as well.
pub(crate) fn arrivals(
    cities: &mut BySeat<City>,
    came: &Came,
    mut bank: BySeat<u16>,
    mut income: BySeat<u16>,
    book: &mut impl Book,
) -> (BySeat<u16>, BySeat<u16>) {
    for (city, thing, _) in came {
        bank[*city] += coins_now(cities, *city, *thing, book);
    }
    for (city, thing, _) in came {
        bank[*city] += tokens(cities, *city, thing.effects(), book);
    }
    let gifts = gifts(cities, came);
    for (city, coins) in bank.iter() {
        let coins = coins + gifts[city];
        // Coins that only others cause have no line in this receipt.
        let own = bank[city] > 0;
        let more =
            if own { took(&mut cities[city], coins, book) } else { took(&mut cities[city], coins, &mut ()) };
        income[city] += coins + more;
        cities[city].coins += income[city];
    }
    (income, losses(cities, came))
}

/// Returns the coins that the bank pays to neighbours because of these things.
fn gifts(cities: &BySeat<City>, came: &Came) -> BySeat<u16> {
    let mut gifts = BySeat::filled(cities.seats(), 0);
    for (city, thing, _) in came {
        for effect in thing.effects() {
            match effect {
                Effect::Once(Once::NeighboursGain { coins }) => {
                    beside(cities, *city).into_iter().for_each(|other| gifts[other] += u16::from(*coins));
                }
                Effect::Once(
                    Once::Coins { .. }
                    | Once::Tokens { .. }
                    | Once::Diplomacy { .. }
                    | Once::VoidDiplomacy
                    | Once::OthersLose { .. }
                    | Once::BuildFromDiscard
                    | Once::Power { .. },
                )
                | Effect::Lasting(_)
                | Effect::Each(_)
                | Effect::Worth(_)
                | Effect::Rule(_) => {}
            }
        }
    }
    gifts
}

/// Returns the coins for receiving coins from the bank: once a turn.
pub(crate) fn took(city: &mut City, coins: u16, book: &mut impl Book) -> u16 {
    if coins == 0 || std::mem::replace(&mut city.took_coins, true) {
        return 0;
    }
    earned(city, Done::TookCoins, 1, book)
}

/// Adds and removes tokens. Returns the coins that this earns.
fn tokens(cities: &mut BySeat<City>, city: Seat, effects: &[Effect], book: &mut impl Book) -> u16 {
    let mut coins = 0;
    for effect in effects {
        match effect {
            Effect::Once(Once::Tokens { change }) => coins += token(cities, city, *change, book),
            Effect::Once(Once::Diplomacy { tokens }) => {
                let here = &mut cities[city];
                (here.diplomacy, here.fresh) = (here.diplomacy + tokens, here.fresh + tokens);
            }
            Effect::Once(Once::VoidDiplomacy) => cities.iter_mut().for_each(|(_, city)| city.void = true),
            Effect::Once(
                Once::BuildFromDiscard
                | Once::Coins { .. }
                | Once::NeighboursGain { .. }
                | Once::OthersLose { .. }
                | Once::Power { .. },
            )
            | Effect::Lasting(_)
            | Effect::Each(_)
            | Effect::Worth(_)
            | Effect::Rule(_) => {}
        }
    }
    coins
}

fn token(cities: &mut BySeat<City>, city: Seat, change: Tokens, book: &mut impl Book) -> u16 {
    match change {
        Tokens::Victory => {
            let here = &mut cities[city];
            here.victories[usize::from(here.age.max(1) - 1)] += 1;
            return earned(here, Done::WonVictory, 1, book);
        }
        Tokens::NoDefeats => cities[city].defeats = 0,
        Tokens::OthersLoseVictory => {
            for (_, other) in cities.iter_mut().filter(|(other, _)| *other != city) {
                let lowest = other.victories.iter_mut().find(|tokens| **tokens > 0);
                lowest.into_iter().for_each(|tokens| *tokens -= 1);
            }
        }
    }
    0
}

/// Returns the coins that all others lose through these things, counted in their cities when everything is
/// placed. Losses add up.
fn losses(cities: &BySeat<City>, came: &Came) -> BySeat<u16> {
    let mut losses = BySeat::filled(cities.seats(), 0);
    for (city, thing, _) in came {
        for effect in thing.effects() {
            match effect {
                Effect::Once(Once::OthersLose { amount: lost }) => {
                    for other in cities.seats().seats().filter(|other| other != city) {
                        losses[other] += amount(cities, other, lost).max(0) as u16;
                    }
                }
                Effect::Once(
                    Once::Coins { .. }
                    | Once::NeighboursGain { .. }
                    | Once::BuildFromDiscard
                    | Once::Tokens { .. }
                    | Once::Diplomacy { .. }
                    | Once::VoidDiplomacy
                    | Once::Power { .. },
                )
                | Effect::Lasting(_)
                | Effect::Each(_)
                | Effect::Worth(_)
                | Effect::Rule(_) => {}
            }
        }
    }
    losses
}
