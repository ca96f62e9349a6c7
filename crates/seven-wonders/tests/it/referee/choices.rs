//! The plays of a city with its cards and leaders, and their payments.

use seven_wonders::{Card, Cost, How, Intent, Joined, Leader, LeaderHow, Payment, Resource, Target, Tile};

use super::{
    acting::Acting, babel::Deed, city::City, game::seat_of, market::Market, rulebook::Referee,
    table::each_once,
};

/// The target of a payment.
#[derive(Clone, Copy)]
pub enum What {
    Card(Card),
    /// A card with one unit of a resource in place of all.
    Plenty(Card, Resource),
    Stage(u8),
    /// Free except for taxes.
    Chain(Card),
    Power(Card),
    FreeStage(u8),
    /// No building.
    Nothing,
}

/// The tile that taxes chains, and the tile for chains of neighbours.
const CHAIN_TAX: u8 = 13;
const NEIGHBOURS_CHAIN: u8 = 7;

/// Returns the JSON value for the way to build a card that joins the project. Jesus joins none.
fn joined(what: What) -> Option<Joined> {
    match what {
        What::Card(_) => Some(Joined::Paid),
        What::Chain(_) => Some(Joined::Chain),
        What::Power(_) => Some(Joined::Power),
        What::Plenty(..) | What::Stage(_) | What::FreeStage(_) | What::Nothing => None,
    }
}

/// Returns the JSON value for the way to build a card.
fn how(what: What, pay: Payment) -> How {
    match what {
        What::Card(_) => How::Build { pay },
        What::Plenty(_, of) => How::Plenty { of, pay },
        What::Chain(_) => How::Chain,
        What::Power(_) => How::Power,
        What::Stage(_) | What::FreeStage(_) | What::Nothing => unreachable!("no card is built with it"),
    }
}

/// The price of something by itself.
struct Price {
    coins: u16,
    needs: Vec<Resource>,
    /// The number of needs that may be waived.
    waived: usize,
}

/// A city with a decision.
pub struct Chooser<'a> {
    referee: &'a Referee,
    seat: usize,
    city: &'a City,
    acting: Acting,
}

impl<'a> Chooser<'a> {
    pub fn of(referee: &'a Referee, seat: usize) -> Self {
        let city = &referee.cities[seat];
        Self { referee, seat, city, acting: Acting::on(city) }
    }

    /// Returns the market of the city in this turn.
    fn market(&self) -> Market {
        let [left, right] = self.referee.beside(self.seat).map(|other| &self.referee.cities[other]);
        Market::of(self.city, &self.acting, left, right)
    }

    fn printed(&self, what: What) -> Option<(Cost, Target)> {
        match what {
            What::Stage(stage) => Some((self.city.all_stages()[usize::from(stage)].cost, Target::Stage)),
            What::Card(card) | What::Plenty(card, _) => {
                Some((card.facts().cost, Target::Cards(card.facts().colour)))
            }
            What::Chain(_) | What::Power(_) | What::FreeStage(_) | What::Nothing => None,
        }
    }

    fn price(&self, what: What) -> Price {
        let Some((cost, target)) = self.printed(what) else {
            return Price { coins: 0, needs: vec![], waived: 0 };
        };
        let (waived, deed) = (self.acting.waived(target), Referee::deed(what));
        let mut coins = u16::from(cost.coins);
        let mut needs = Vec::<Resource>::from(cost.resources);
        if let What::Plenty(_, of) = what {
            needs.retain(|need| *need != of);
            needs.push(of);
        }
        if deed.stage && self.acting.stages_need_nothing || self.city.open.waives(deed) {
            needs.clear();
        }
        if deed.colour.is_some_and(|colour| self.city.open.in_coins(colour)) {
            // Discounts waive units first, and each of the others is a coin.
            coins += needs.len().saturating_sub(waived) as u16;
            needs.clear();
        }
        Price { coins, needs, waived }
    }

    /// Returns the coins to the bank apart from units that it sells: for the thing, in taxes, and for the
    /// project.
    fn coins_besides(&self, what: What, joins: bool) -> u16 {
        let project = self.referee.project.filter(|_| joins).map_or(0, |project| project.coins);
        self.city.open.tax(Referee::deed(what), self.referee.age) + project
    }

    /// Returns all coins to the bank, except for units that it sells.
    pub fn coins_for(&self, what: What, joins: bool) -> u16 {
        self.price(what).coins + self.coins_besides(what, joins)
    }

    /// Returns all payments that no other beats for all purses. The price of a project is a part of the sum,
    /// but none of its units is waived.
    fn ways(&self, market: &Market, what: What, joins: bool) -> Vec<Payment> {
        let Price { coins, mut needs, waived } = self.price(what);
        let may_be_waived = needs.len();
        needs.extend(self.referee.project.filter(|_| joins).and_then(|project| project.unit));
        let coins = coins + self.coins_besides(what, joins);
        let Some(purse) = self.city.coins.checked_sub(coins) else { return vec![] };
        let best = market.ways(&needs, may_be_waived, waived, purse);
        best.into_iter().map(|(bank, left, right)| Payment { left, right, bank }).collect()
    }

    /// Returns the plays of a hand.
    pub fn plays(&self, hand: &[Card]) -> Vec<Intent> {
        let (me, market) = (seat_of(self.seat), &self.market());
        let mut all = Vec::new();
        let stages = self.ways_to_raise(market);
        for card in each_once(hand.iter().copied()) {
            let mut can = |how| all.push(Intent::Play { city: me, card, how });
            can(How::Discard);
            stages.iter().for_each(|how| can(*how));
            // The last card of an age is built, marks a stage or is sold.
            let tower = self.referee.tower.as_ref().filter(|_| hand.len() > 1);
            for tile in tower.map_or(&[][..], |tower| &tower.kept[self.seat]) {
                can(How::Tile { tile: Some(Tile::try_from(*tile).unwrap()) });
            }
            for (what, ways) in self.ways_to_build(market, card) {
                ways.into_iter().for_each(|pay| can(how(what, pay)));
                if let Some(by) = joined(what).filter(|_| self.referee.fits(self.seat, card)) {
                    let ways = self.ways(market, what, true);
                    ways.into_iter().for_each(|pay| can(How::Join { by, pay }));
                }
            }
            // A power may also build a card that costs nothing, because the project is a part of the sum.
            if self.referee.fits(self.seat, card)
                && !self.city.has_name(card.facts().en)
                && self.may_use_power(card)
            {
                let ways = self.ways(market, What::Power(card), true);
                ways.into_iter().for_each(|pay| can(How::Join { by: Joined::Power, pay }));
            }
        }
        each_once(all)
    }

    /// Returns the plays of leaders of a hand.
    pub fn leads(&self, hand: &[Leader]) -> Vec<Intent> {
        let market = &self.market();
        let stages = self.ways_to_raise(market);
        let mut all = Vec::new();
        for leader in hand {
            let mut can = |how| all.push(Intent::Lead { leader: *leader, how });
            can(LeaderHow::Discard);
            for stage in self.referee.stages_for(self.seat, *leader) {
                if self.referee.fee(self.seat, *leader, stage) <= self.city.coins {
                    can(stage.map_or(LeaderHow::Recruit, |stage| LeaderHow::RecruitFor { stage }));
                }
            }
            stages.iter().for_each(|how| can(marking(*how)));
        }
        each_once(all)
    }

    /// Returns each stage that may be built, with each payment.
    fn ways_to_raise(&self, market: &Market) -> Vec<How> {
        let (mut all, stages) = (Vec::new(), self.acting.stages_to_build(self.city));
        for (at, stage) in stages.iter().copied().enumerate() {
            for pay in self.ways(market, What::Stage(stage), false) {
                all.push(if at == 0 { How::Stage { pay } } else { How::OtherStage { stage, pay } });
            }
        }
        // A token of a project builds a stage free.
        let free = stages.into_iter().filter(|_| self.city.part.free_stages > 0);
        let free = free.filter(|stage| !self.ways(market, What::FreeStage(*stage), false).is_empty());
        all.extend(free.map(|stage| How::FreeStage { stage }));
        all
    }

    /// Returns the ways to build a card that the city can afford, with each payment.
    fn ways_to_build(&self, market: &Market, card: Card) -> Vec<(What, Vec<Payment>)> {
        let facts = card.facts();
        if self.city.has_name(facts.en) {
            return vec![];
        }
        let paid = |what: What| (what, self.ways(market, what, false));
        let mut all = Vec::new();
        if self.is_chained(card) {
            all.push(paid(What::Chain(card)));
            // A chain costs nothing, unless it is taxed: then the player may pay instead. A power helps only
            // a player who cannot pay the tax.
            let can = self.coins_for(What::Chain(card), false) <= self.city.coins;
            if can || !self.city.open.has(CHAIN_TAX) {
                all.extend(self.city.open.has(CHAIN_TAX).then(|| paid(What::Card(card))));
                return all;
            }
        }
        all.push(paid(What::Card(card)));
        let free = all.last().is_some_and(|(_, ways)| ways[..] == [Payment::NOTHING]);
        let Price { coins, needs, .. } = self.price(What::Card(card));
        if self.acting.plenty {
            all.extend(each_once(needs).into_iter().map(|of| paid(What::Plenty(card, of))));
        }
        if !(coins == 0 && free) && self.may_use_power(card) {
            all.push(paid(What::Power(card)));
        }
        all
    }

    fn may_use_power(&self, card: Card) -> bool {
        self.power_for(card).is_some() || self.city.part.free_cards > 0
    }

    /// Returns whether an effect other than a token builds a card free, and the target of the power that is
    /// used up.
    pub fn power_for(&self, card: Card) -> Option<Option<Target>> {
        self.acting.builds_for_nothing(self.city, card, || self.referee.shields(self.seat))
    }

    /// Returns true if a card of the own city, or with a tile of a neighbour, makes this one free.
    fn is_chained(&self, card: Card) -> bool {
        let parents = card.facts().free_with;
        let in_city = |city: &City| parents.iter().any(|parent| city.cards.contains(parent));
        let beside =
            || self.referee.beside(self.seat).into_iter().any(|other| in_city(&self.referee.cities[other]));
        in_city(self.city) || self.city.open.has(NEIGHBOURS_CHAIN) && beside()
    }
}

/// Returns the use of a leader as the marker of a stage.
fn marking(how: How) -> LeaderHow {
    match how {
        How::Stage { pay } => LeaderHow::Stage { pay },
        How::OtherStage { stage, pay } => LeaderHow::OtherStage { stage, pay },
        How::FreeStage { stage } => LeaderHow::FreeStage { stage },
        How::Build { .. }
        | How::Chain
        | How::Power
        | How::Plenty { .. }
        | How::Join { .. }
        | How::Tile { .. }
        | How::Discard => unreachable!("no stage is built with it"),
    }
}

impl Referee {
    /// Returns the action as tiles see it.
    pub fn deed(what: What) -> Deed {
        match what {
            What::Card(card) | What::Plenty(card, _) | What::Power(card) => {
                Deed { colour: Some(card.facts().colour), ..Deed::default() }
            }
            What::Chain(card) => {
                Deed { colour: Some(card.facts().colour), by_chain: true, ..Deed::default() }
            }
            What::Stage(_) | What::FreeStage(_) => Deed { stage: true, ..Deed::default() },
            What::Nothing => Deed::default(),
        }
    }

    /// Returns the plays of a city's hand. The Free city discards only if it can do nothing else.
    pub fn choices(&self, seat: usize, hand: &[Card]) -> Vec<Intent> {
        let mut all = Chooser::of(self, seat).plays(hand);
        let discards = |intent: &Intent| matches!(intent, Intent::Play { how: How::Discard, .. });
        if seat >= self.hands.len() && !all.iter().all(discards) {
            all.retain(|intent| !discards(intent));
        }
        all
    }

    /// Returns the plays of leaders of a hand.
    pub fn leader_choices(&self, seat: usize, hand: &[Leader]) -> Vec<Intent> {
        Chooser::of(self, seat).leads(hand)
    }
}
