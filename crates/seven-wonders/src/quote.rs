//! The results of each play, found by trying it in a copy of the cities.

use contract::{BySeat, Seat, Teams};

use crate::{
    Card, ConflictOutlook, Joined, Leader, Line, Loss, Means, Outlook, Payment, Quote, Receipt, Refusal, Row,
    RowOutlook, Score, Thing,
    act::{Act, Acts, Came, Deed, Settled, arrivals, settle},
    city::{City, Face},
    course::Plan,
    earnings::earned_anyhow,
    edition::Edition,
    price::Price,
    quote_lines::{Lacks, bought, lacking},
    scoring::score,
    state::State,
    strength::{shields, token},
    war::foes,
};

/// The marker of a stage that is tried, regardless of its later marker. Effects that depend on the marker are
/// not included.
const ANY_FACE: Face = Face::Bare;

/// Tries plays for one city.
pub(crate) struct Trials<'a> {
    cities: &'a BySeat<City>,
    teams: Teams,
    /// True if losses that are not paid become debts.
    debts: bool,
    city: Seat,
    /// True if a turn begins with the play, so that the bank has paid no coins in it yet.
    new_turn: bool,
    edition: Edition,
    before: Before,
}

/// The values before the play.
struct Before {
    score: Score,
    shields: u8,
    /// The conflict tokens, with their opponents.
    tokens: Vec<(Seat, i8)>,
}

/// The cities after a play was tried, and the losses of others.
struct After {
    cities: BySeat<City>,
    losses: BySeat<u16>,
}

impl<'a> Trials<'a> {
    pub(crate) fn new(state: &'a State, city: Seat, new_turn: bool) -> Self {
        let (cities, teams) = (&state.cities, state.teams);
        let tokens = tokens(cities, teams, city);
        let before = Before { score: score(cities, city), shields: shields(cities, city), tokens };
        let Plan { cities: debts, edition, .. } = state.plan;
        Self { cities, teams, debts, edition, city, new_turn, before }
    }

    /// Quotes building a card of the hand by its chain, with the taxes.
    pub(crate) fn by_chain(&self, card: Card, with: Card, price: &Price) -> Quote {
        let deed = Deed::Build { card, chained: true, power: false };
        self.quote(price, &nothing_but(price), deed, Some(Line::Chain { with }))
    }

    /// Quotes building a card of the hand with these means. `power` is the remaining price if a power can
    /// build it.
    pub(crate) fn build(&self, card: Card, price: &Price, means: &Means, power: Option<&Price>) -> Quote {
        let mut quote = self.quote(price, means, Deed::Build { card, chained: false, power: false }, None);
        if let Some(price) = power {
            let by = self.power_for(card);
            let deed = Deed::Build { card, chained: false, power: true };
            let mut of_power = self.quote(price, &nothing_but(price), deed, by);
            if quote.outlook.is_empty() {
                quote.outlook = of_power.outlook;
            }
            quote.power = of_power.receipts.pop().unwrap_or_default();
        }
        quote
    }

    /// Quotes building a card of the hand in this way and joining a project.
    pub(crate) fn join(
        &self,
        card: Card,
        by: Joined,
        with: Option<Card>,
        price: &Price,
        means: &Means,
    ) -> Quote {
        let deed = Deed::Build { card, chained: by.is_chained(), power: by.is_power() };
        let first = match by {
            Joined::Paid => None,
            Joined::Chain => with.map(|with| Line::Chain { with }),
            Joined::Power => self.power_for(card),
        };
        self.quote(price, means, deed, first)
    }

    fn power_for(&self, card: Card) -> Option<Line> {
        self.cities[self.city].power_for(card, self.before.shields).map(|by| Line::Power { by })
    }

    /// Quotes recruiting a leader. `stage` is the stage that the leader builds, which is not in the outlook.
    pub(crate) fn recruit(&self, leader: Leader, stage: Option<u8>, price: &Price, means: &Means) -> Quote {
        self.quote(price, means, Deed::Recruit(leader, stage), None)
    }

    /// Quotes building a stage.
    pub(crate) fn raise(&self, stage: u8, price: &Price, means: &Means) -> Quote {
        self.quote(price, means, Deed::Stage(stage, ANY_FACE), None)
    }

    /// Quotes building a stage with a token.
    pub(crate) fn raise_free(&self, stage: u8, price: &Price, means: &Means) -> Quote {
        let by = self.cities[self.city].standing.free_stage.map(|by| Line::Power { by });
        self.quote(price, means, Deed::Stage(stage, ANY_FACE), by)
    }

    /// Quotes a thing that comes into play by itself: a card of the discard pile, or a copy.
    pub(crate) fn arrival(&self, thing: Thing) -> Quote {
        let mut receipt = Receipt::default();
        let mut cities = self.fresh();
        let city = &mut cities[self.city];
        match thing {
            Thing::Card(card) => city.place(card),
            Thing::Board(_)
            | Thing::Stage(..)
            | Thing::Leader(_)
            | Thing::Copied(_)
            | Thing::Project(_)
            | Thing::Tile(_) => city.bring(thing),
        }
        let nothing = BySeat::filled(cities.seats(), 0);
        let mut bonus = nothing.clone();
        bonus[self.city] = earned_anyhow(&cities[self.city], thing, self.edition, &mut receipt);
        let came = Came::from_iter([(self.city, thing, None)]);
        let (_, losses) = arrivals(&mut cities, &came, bonus, nothing, &mut receipt);
        let outlook = self.outlook(&self.suffer(cities, losses));
        let receipts = if receipt.is_empty() { Vec::new() } else { vec![receipt] };
        Quote { receipts, power: Receipt::default(), outlook }
    }

    /// Quotes entombing a leader: the points gained now, and the other results.
    pub(crate) fn entombed(&self, stage: Option<u8>, leader: Leader) -> (i16, Quote) {
        let mut cities = self.fresh();
        cities[self.city].entomb(stage, leader);
        let gain = score(&cities, self.city).total - self.before.score.total;
        let losses = BySeat::filled(cities.seats(), 0);
        let outlook = self.outlook(&After { cities, losses });
        (gain, Quote { outlook, ..Quote::default() })
    }

    /// Returns the receipt for discarding a card or a leader for coins.
    pub(crate) fn sold(&self) -> Receipt {
        let mut sold = Receipt::default();
        self.unpaid(Deed::Dismiss, &mut sold);
        sold
    }

    /// Quotes a play. `first` is the line with the reason why it costs less than its price.
    fn quote(&self, price: &Price, means: &Means, deed: Deed, first: Option<Line>) -> Quote {
        let mut quote = Quote::default();
        match means {
            Means::Chain { .. } => {}
            Means::Pay { bank, ways } => {
                let mut least = None;
                for pay in ways {
                    let mut receipt = bought(self.cities, self.city, price, *pay);
                    if let Some(first) = &first {
                        receipt.0.insert(0, first.clone());
                    }
                    let bank = u16::from(*bank);
                    let act = Act { bank, pay: *pay, ..Act::unpaid(self.city, deed) };
                    let after = self.after(act, &mut receipt);
                    if least.is_none_or(|least| pay.total() < least) {
                        least = Some(pay.total());
                        quote.outlook = self.outlook(&after);
                    }
                    quote.receipts.push(receipt);
                }
            }
            Means::No { because } => quote.receipts.extend(self.why_not(price, because)),
        }
        quote
    }

    /// Returns the receipt that shows how far the city gets.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few refusals have a receipt")]
    fn why_not(&self, price: &Price, because: &Refusal) -> Option<Receipt> {
        match because {
            Refusal::ResourcesMissing { missing } => {
                Some(lacking(self.cities, self.city, price, Lacks(*missing)))
            }
            Refusal::CoinsMissing { ways, .. } => {
                ways.first().map(|pay| bought(self.cities, self.city, price, *pay))
            }
            _ => None,
        }
    }

    fn unpaid(&self, deed: Deed, receipt: &mut Receipt) -> After {
        self.after(Act::unpaid(self.city, deed), receipt)
    }

    /// Returns the cities after this act only.
    fn after(&self, act: Act, receipt: &mut Receipt) -> After {
        let mut cities = self.fresh();
        let Settled { losses, .. } = settle(&mut cities, &Acts::from_iter([act]), receipt);
        self.suffer(cities, losses)
    }

    /// Makes the others pay their losses, as far as they can.
    fn suffer(&self, mut cities: BySeat<City>, mut losses: BySeat<u16>) -> After {
        for (city, lost) in losses.iter_mut() {
            let purse = &mut cities[city].coins;
            let paid = (*lost).min(*purse);
            *purse -= paid;
            if !self.debts {
                *lost = paid;
            }
        }
        After { cities, losses }
    }

    fn fresh(&self) -> BySeat<City> {
        let mut cities = self.cities.clone();
        cities[self.city].took_coins &= !self.new_turn;
        cities
    }

    fn outlook(&self, After { cities: after, losses }: &After) -> Outlook {
        let (city, before) = (self.city, &self.before);
        let own = shields(after, city);
        let later = tokens(after, self.teams, city);
        let of =
            |all: &[(Seat, i8)], with| all.iter().find(|(other, _)| *other == with).map_or(0, |(_, t)| *t);
        let with = before.tokens.iter().chain(later.iter().filter(|(with, _)| {
            // Earlier opponents are in the list already.
            !before.tokens.iter().any(|(other, _)| other == with)
        }));
        let conflicts = with.filter_map(|(with, _)| {
            let (before, token) = (of(&before.tokens, *with), of(&later, *with));
            let theirs = shields(after, *with);
            (token != before).then_some(ConflictOutlook { with: *with, theirs, before, after: token })
        });
        let score = score(after, city);
        let points = Row::ALL.into_iter().filter(|row| *row != Row::Coins).filter_map(|row| {
            let (before, after) = (before.score.row(row), score.row(row));
            (before != after).then_some(RowOutlook { row, before, after })
        });
        let losses = losses.iter().filter(|(_, coins)| **coins > 0);
        let losses = losses.map(|(city, coins)| Loss { city, coins: *coins });
        Outlook {
            shields: (own != before.shields).then_some(own),
            conflicts: conflicts.collect(),
            points: points.collect(),
            losses: losses.collect(),
        }
    }
}

/// Returns the means of a price that has coins only.
fn nothing_but(price: &Price) -> Means {
    Means::Pay { bank: price.coins, ways: vec![Payment::NOTHING] }
}

/// Returns the conflict tokens, with their opponents, if the age ended now.
fn tokens(cities: &BySeat<City>, teams: Teams, city: Seat) -> Vec<(Seat, i8)> {
    let foes = foes(cities, teams, city);
    foes.iter().map(|other| (other, conflict(cities, city, other) * foes.tokens as i8)).collect()
}

/// Returns the token of a conflict if the age ended now.
pub(crate) fn conflict(cities: &BySeat<City>, city: Seat, other: Seat) -> i8 {
    let here = &cities[city];
    token(here.age, shields(cities, city), shields(cities, other), &here.standing)
}
