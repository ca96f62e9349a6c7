//! The value of an effect to a city, in points.

use ::seven_wonders::{
    Amount, Card, Colour, Count, Each, Effect, Fee, If, Lasting, Leader, Learned, Often, Once, Per, Power,
    Rule, Science, Target, Tokens, TowerView, Whose, Worth as Counts,
};
use contract::Seat;

use super::{
    economy::Economy,
    military::{conflicts, peace},
    scene::Scene,
};

/// Points for each coin that a source saves: free cards can also be built without coins at hand.
const SAVED_COIN: f64 = 0.6;

/// The value of cards and stages for one city.
pub(super) struct Worth<'a> {
    pub(super) scene: Scene<'a>,
    pub(super) city: Seat,
    pub(super) economy: Economy,
}

impl<'a> Worth<'a> {
    pub(super) fn of(scene: Scene<'a>, city: Seat) -> Self {
        Self { scene, city, economy: Economy::of(scene, city) }
    }

    /// Returns the value of a card in the city, whatever it cost.
    pub(super) fn card(&self, card: Card) -> f64 {
        self.effects(card.facts().effects) + self.chains(card)
    }

    /// Returns the value of several effects together.
    pub(super) fn effects(&self, effects: &[Effect]) -> f64 {
        effects.iter().map(|effect| self.effect(effect)).sum()
    }

    fn effect(&self, effect: &Effect) -> f64 {
        match effect {
            Effect::Lasting(lasting) => self.lasting(lasting),
            Effect::Once(Once::Coins { amount }) => self.amount(amount, false) * self.scene.coin(self.city),
            Effect::Once(Once::NeighboursGain { coins }) => self.neighbours_gain(f64::from(*coins)),
            Effect::Once(Once::Diplomacy { tokens }) => f64::from(*tokens) * self.diplomacy(),
            Effect::Once(Once::VoidDiplomacy) => 0.3,
            Effect::Once(Once::BuildFromDiscard) => self.salvage(),
            Effect::Once(Once::OthersLose { amount }) => self.losses(amount),
            Effect::Once(Once::Tokens { change }) => self.tokens(*change),
            Effect::Once(Once::Power { power }) => self.power(*power),
            Effect::Each(Each::Income { coins, .. }) => {
                f64::from(*coins) * self.scene.coin(self.city) * 0.2 * self.scene.turns_until(3)
            }
            // An effect that is the same for all is worth little to each.
            Effect::Each(Each::Bonus { .. } | Each::Tax { .. }) => 0.0,
            Effect::Worth(Counts::Points { amount }) => self.amount(amount, true),
            Effect::Worth(Counts::CopyGuild) => self.copied_guild(),
            Effect::Rule(rule) => self.rule(rule),
        }
    }

    fn lasting(&self, lasting: &Lasting) -> f64 {
        let scene = self.scene;
        match *lasting {
            Lasting::Shields { amount, of: Whose::Own } => {
                let shields = self.amount(&amount, false).max(0.0).round() as u8;
                conflicts(scene, self.city, shields) - conflicts(scene, self.city, 0)
            }
            // The neighbours get weaker or stronger, which has the opposite value.
            Lasting::Shields { amount, of: Whose::Neighbours | Whose::Around } => {
                let weaker = (-self.amount(&amount, false)).max(0.0).round() as u8;
                conflicts(scene, self.city, weaker) - conflicts(scene, self.city, 0)
            }
            Lasting::Science { symbol } => match symbol {
                Learned::Of(symbol) => self.science(|science| science.symbols[symbol as usize] += 1),
                Learned::Any => self.science(|science| science.wild += 1),
                Learned::Changed => self.science(|science| science.changed += 1),
                Learned::MostOwned => self.science(|science| science.most_owned += 1),
                Learned::Mask => self.science(|science| science.masks += 1),
            },
            Lasting::ProduceAgain { .. } | Lasting::ProduceMissing { .. } | Lasting::FirstUnit { .. } => {
                self.economy.saves(lasting) * SAVED_COIN
            }
            Lasting::Produce { sold, .. } => {
                let income = if sold { 0.02 * scene.turns_until(3) } else { 0.0 };
                self.economy.saves(lasting) * SAVED_COIN + income
            }
            Lasting::Discount { .. } | Lasting::Bank { .. } => self.economy.saves(lasting) * SAVED_COIN,
            Lasting::Cost { target, .. } => match target {
                Target::Any => 0.3 * scene.turns_until(3),
                Target::Cards(_) => 0.12 * scene.turns_until(3),
                Target::Stage => 0.1 * scene.turns_until(3),
                Target::Leader => f64::from(3 - scene.age()),
            },
            Lasting::Price { .. } | Lasting::Endless | Lasting::Idle { .. } => 0.0,
        }
    }

    /// Returns the value of a diplomacy token. It keeps the city out of the conflicts of this age, or of the
    /// next if it has one already. It is good for a city that would lose them, and replaces shields.
    fn diplomacy(&self) -> f64 {
        let (scene, age) = (self.scene, self.scene.age());
        if !scene.stays_away(self.city) {
            peace(scene, self.city, age) + 0.03 * scene.turns_until(age) + 0.2
        } else if age < 3 {
            0.5 * peace(scene, self.city, age + 1)
        } else {
            0.0
        }
    }

    /// Returns the value of others' losses, except those of the partner. Missing coins become debts.
    fn losses(&self, amount: &Amount) -> f64 {
        let scene = self.scene;
        let points = |city: Seat| {
            let lost = self.amount_in(city, amount).max(0.0);
            let paid = lost.min(f64::from(scene.city(city).coins));
            let owed = if scene.has_black_cards() { lost - paid } else { 0.0 };
            paid * scene.coin(city) + owed
        };
        let opponents: Vec<f64> = scene.opponents(self.city).map(points).collect();
        let theirs = opponents.iter().sum::<f64>() / opponents.len().max(1) as f64;
        // The loss of a city that is far behind does not matter.
        match scene.partner(self.city) {
            None => 0.8 * theirs,
            Some(partner) => 1.8 * theirs - points(partner),
        }
    }

    /// Returns the value of coins of the bank for both neighbours: good if one is a partner.
    fn neighbours_gain(&self, coins: f64) -> f64 {
        let scene = self.scene;
        let each = scene.neighbours(self.city).map(|other| match scene.partner(self.city) {
            Some(partner) if partner == other => coins * scene.coin(other),
            Some(_) | None => -0.08 * coins,
        });
        each.iter().sum()
    }

    /// Returns an amount as counted in another city, now.
    fn amount_in(&self, city: Seat, amount: &Amount) -> f64 {
        let more = amount
            .per
            .map_or(0.0, |Per { each, count, of: _ }| f64::from(each) * self.counted(count, city, false));
        f64::from(amount.base) + more
    }

    fn tokens(&self, change: Tokens) -> f64 {
        let scene = self.scene;
        match change {
            Tokens::Victory => f64::from(2 * scene.age() - 1),
            Tokens::NoDefeats => f64::from(scene.city(self.city).defeats),
            Tokens::OthersLoseVictory => {
                // One of the lowest of each, partners as well.
                let least = |city: Seat| {
                    let tokens = scene.city(city).victories.iter().zip([1.0, 3.0, 5.0]);
                    tokens.filter(|(there, _)| **there > 0).map(|(_, value)| value).next().unwrap_or(0.0)
                };
                let opponents: Vec<f64> = scene.opponents(self.city).map(least).collect();
                let theirs = opponents.iter().sum::<f64>() / opponents.len().max(1) as f64;
                0.8 * theirs - scene.partner(self.city).map_or(0.0, least)
            }
        }
    }

    /// Returns the value of an effect that happens or asks once.
    fn power(&self, power: Power) -> f64 {
        let scene = self.scene;
        let beside = || scene.neighbours(self.city).into_iter();
        match power {
            Power::CopyLeader => {
                let leaders = beside().flat_map(|city| &scene.city(city).leaders);
                leaders.map(|leader| self.copied(leader.facts().effects)).fold(0.0, f64::max)
            }
            Power::CopyStage => {
                let built = beside().flat_map(|city| self.stages_of(city)).map(|stage| self.copied(stage));
                built.fold(0.0, f64::max)
            }
            Power::Destroy => 2.0,
            Power::Swap => 0.3,
            Power::Name => 0.2,
            Power::Draw(leaders) => 3.5 * f64::from(leaders),
            Power::Hand(_) => 0.6 * f64::from(3 - scene.age()) + 0.5,
            Power::Take => 4.0,
            Power::Recruit => 1.5,
            Power::Engage => 1.5,
            // Entombing is optional.
            Power::Entomb => {
                let leaders = scene.city(self.city).leaders.iter().map(|leader| self.entombed(*leader));
                leaders.fold(0.0, f64::max)
            }
            // As many points as a tile on the tower, without the cost of a card.
            Power::LayTile { .. } => match &scene.view.tower {
                Some(tower) if tower.hands.get(self.city).is_some_and(|tiles| *tiles > 0) => 3.0,
                Some(_) | None => 0.0,
            },
            Power::NextStage | Power::UnderStage => {
                let city = scene.city(self.city);
                let next = city.printed_stages().nth(city.stages.len());
                next.map_or(0.0, |stage| self.copied(stage.effects))
            }
            // The city with the fewest stages loses least. A stage can be built again, a wonder cannot.
            Power::StagesFall => self.falls(|stages| if stages > 0 { 4.0 } else { 0.0 }),
            Power::WondersFall => self.falls(|stages| 2.0 + 2.5 * stages as f64),
        }
    }

    /// Returns the value of entombing a leader: twice the cost, minus the remaining value of the effects.
    pub(super) fn entombed(&self, leader: Leader) -> f64 {
        let city = self.scene.city(self.city);
        let facts = leader.facts();
        let cost = match facts.fee {
            Fee::Coins(coins) => coins,
            Fee::Age | Fee::NextStage => {
                city.paid.iter().find(|paid| paid.leader == leader).map_or(0, |paid| paid.coins)
            }
        };
        let lasts = facts.effects.iter().filter(|effect| !matches!(effect, Effect::Once(_)));
        2.0 * f64::from(cost) - lasts.map(|effect| self.effect(effect)).sum::<f64>()
    }

    /// Returns the value of a fall in all cities: losses of others are gains.
    fn falls(&self, lost: impl Fn(usize) -> f64) -> f64 {
        let of = |city: Seat| lost(self.scene.city(city).stages.len());
        let opponents: Vec<f64> = self.scene.opponents(self.city).map(of).collect();
        let theirs = opponents.iter().sum::<f64>() / opponents.len().max(1) as f64;
        0.8 * theirs - of(self.city) - self.scene.partner(self.city).map_or(0.0, of)
    }

    /// Returns the effects of a city's built stages.
    fn stages_of(&self, city: Seat) -> impl Iterator<Item = &'static [Effect]> + 'a {
        let scene = self.scene;
        let all = scene.city(city).printed_stages().enumerate();
        all.filter(move |(at, _)| scene.is_built(city, *at)).map(|(_, stage)| stage.effects)
    }

    /// Returns the approximate number of these that both neighbours will have.
    pub(super) fn beside(&self, count: Count) -> f64 {
        self.scene.neighbours(self.city).map(|city| self.counted(count, city, true)).iter().sum()
    }

    /// Returns the value of copied effects, without their own questions and copies.
    fn copied(&self, effects: &[Effect]) -> f64 {
        let simple = effects.iter().filter(|effect| !matches!(effect, Effect::Once(Once::Power { .. })));
        simple.map(|effect| self.effect(effect)).sum()
    }

    fn rule(&self, rule: &Rule) -> f64 {
        let ages = f64::from(4 - self.scene.age());
        match rule {
            Rule::FreeBuild { often: Often::OnceAnAge, .. } => 2.5 * ages,
            Rule::FreeBuild { often: Often::Always | Often::WithoutShields, .. } => 3.0,
            Rule::FreeBuild { often: Often::OnceAMatch, .. } => {
                if ages > 1.0 {
                    3.0
                } else {
                    2.0
                }
            }
            Rule::FreeStage => 2.5,
            Rule::AnyColour => 0.7 * (ages - 1.0),
            Rule::ChainBeside | Rule::SmallerVictories | Rule::TwoDefeats => 0.0,
            // They are printed on boards, and boards are not chosen by this value.
            Rule::Exchange | Rule::MoreTiles { .. } => 0.0,
            Rule::StageBeside { .. } => 0.0,
            Rule::DefeatsToVictor => 0.8 * ages,
            Rule::UnseenByGuilds | Rule::Foresee => 0.5,
            Rule::AnyStage => 1.0,
            Rule::KeepHands => 1.0,
            Rule::TradeDefeats => 2.5,
            // It helps once, and blocks stages until then.
            Rule::Plenty => 0.5,
            Rule::PlayLastCard => 1.5 * ages,
        }
    }

    /// Returns the value of symbols, which grow together: a part of the value with later symbols is included.
    fn science(&self, add: impl Fn(&mut Science)) -> f64 {
        let city = self.scene.city(self.city);
        let gain = |to_come: u8| {
            let wild = city.wild_symbols + to_come;
            let seen = self.seen();
            let before =
                Science { symbols: city.symbols, wild, masks: city.masks, seen, ..Science::default() };
            let mut after = before;
            add(&mut after);
            f64::from(after.points()) - f64::from(before.points())
        };
        let to_come = (self.scene.turns_until(3) * 0.2).round() as u8;
        0.6 * gain(0) + 0.4 * gain(to_come)
    }

    /// Returns the symbols on green cards of the neighbours, which masks can copy.
    fn seen(&self) -> [bool; 3] {
        let mut seen = [false; 3];
        for city in self.scene.neighbours(self.city) {
            let cards = self.scene.city(city).cards.iter().map(|card| card.facts());
            for effect in cards.filter(|facts| facts.colour == Colour::Green).flat_map(|facts| facts.effects)
            {
                if let Effect::Lasting(Lasting::Science { symbol: Learned::Of(symbol) }) = effect {
                    seen[*symbol as usize] = true;
                }
            }
        }
        seen
    }

    /// Returns the value of an amount, now or at the end.
    fn amount(&self, amount: &Amount, end: bool) -> f64 {
        let Amount { base, per, least, only } = *amount;
        let more = per.map_or(0.0, |Per { each, count, of }| {
            let [left, right] = self.scene.neighbours(self.city);
            let cities: &[Seat] = match of {
                Whose::Own => &[self.city],
                Whose::Neighbours => &[left, right],
                Whose::Around => &[self.city, left, right],
            };
            f64::from(each) * cities.iter().map(|city| self.counted(count, *city, end)).sum::<f64>()
        });
        let sum = f64::from(base) + more;
        let sum = least.map_or(sum, |least| sum.max(f64::from(least)));
        only.map_or(sum, |only| sum * self.chance(only))
    }

    /// Returns the approximate probability that a condition is true at the end.
    fn chance(&self, only: If) -> f64 {
        match only {
            If::None(count) => {
                if self.counted(count, self.city, false) > 0.0 {
                    0.0
                } else {
                    0.5
                }
            }
            If::One(_) => 0.6,
            If::MoreThanNeighbours(count) => {
                let own = self.counted(count, self.city, false);
                let neighbours = self.scene.neighbours(self.city);
                let ahead = neighbours.iter().all(|city| own > self.counted(count, *city, false));
                if ahead { 0.7 } else { 0.25 }
            }
        }
    }

    /// Returns the number in a city, now or at the end.
    fn counted(&self, count: Count, city: Seat, end: bool) -> f64 {
        let cards = |colour| match end {
            true => self.scene.at_the_end(city, colour),
            false => {
                let cards = self.scene.city(city).cards.iter();
                cards.filter(|card| card.facts().colour == colour).count() as f64
            }
        };
        let time = if end { self.scene.turns_until(3) } else { 0.0 };
        let view = self.scene.city(city);
        match count {
            Count::Cards(colour) => cards(colour),
            Count::Stages => view.stages.len() as f64 + 0.12 * time,
            Count::Defeats => f64::from(view.defeats) + if end { 0.8 } else { 0.0 },
            Count::Victories => {
                let won: u8 = view.victories.iter().sum();
                f64::from(won) + if end { f64::from(4 - self.scene.age()) } else { 0.0 }
            }
            Count::Coins(each) => f64::from(view.coins) / f64::from(each),
            Count::Sets(colours) => colours.iter().map(|colour| cards(*colour)).fold(f64::MAX, f64::min),
            Count::Leaders => {
                view.leaders.len() as f64 + if end { f64::from(3 - self.scene.age()) } else { 0.0 }
            }
            Count::Age => f64::from(self.scene.age()),
            Count::Printed(resource) => view.cards.iter().map(|card| f64::from(card.printed(resource))).sum(),
            // The caller adds the card that marks the stage.
            Count::LikeMarker => 0.0,
            Count::Tiles => {
                let on_tower = |tower: &TowerView| tower.placed.iter().filter(|p| p.seat == city).count();
                let on_board = |tower: &TowerView| tower.boards.iter().filter(|on| on.seat == city).count();
                let tower = self.scene.view.tower.as_ref();
                let laid = tower.map_or(0, |tower| on_tower(tower) + on_board(tower)) as f64;
                if end { laid.max(2.0) } else { laid }
            }
            Count::RicherNeighbour => {
                let purses = self.scene.neighbours(city).map(|other| self.scene.city(other).coins);
                f64::from(purses.into_iter().max().unwrap_or(0))
            }
            Count::EqualVictories => {
                let pairs = view.victories.iter().zip([1.0, 3.0, 5.0]);
                pairs.map(|(tokens, value)| f64::from(tokens / 2) * value).sum::<f64>()
                    + if end { 2.0 } else { 0.0 }
            }
            Count::ScienceSets => {
                f64::from(view.symbols.into_iter().min().unwrap_or(0)) + if end { 0.5 } else { 0.0 }
            }
        }
    }

    /// Returns the value of later cards that this one makes free.
    fn chains(&self, card: Card) -> f64 {
        let built = &self.scene.city(self.city).cards;
        let new = |later: &Card| !later.facts().free_with.iter().any(|parent| built.contains(parent));
        let worth = |later: Card| 0.25 + 0.12 * f64::from(later.facts().cost.resources.total());
        let later = card.leads_to().filter(|later| later.facts().age > self.scene.age());
        later.filter(new).map(worth).sum()
    }

    /// Returns the value of a free card of the discard pile: the best known one, or an average. Copies by
    /// that card are ignored, because it may be a stage that builds from the discard pile again.
    fn salvage(&self) -> f64 {
        let built = &self.scene.city(self.city).cards;
        let you = self.scene.view.you.iter().filter(|you| you.seat == self.city);
        let known = you.flat_map(|you| &you.discarded).filter(|card| !built.contains(card));
        let simple = |card: &Card| !card.facts().effects.contains(&Effect::Once(Once::BuildFromDiscard));
        let worth = |card: &Card| self.copied(card.facts().effects) + self.chains(*card);
        let best = known.filter(|card| simple(card)).map(worth).fold(0.0, f64::max);
        best.max(2.5 + f64::from(self.scene.age()))
    }

    /// Returns the value of the best guild of the neighbours, or of one that they will have.
    fn copied_guild(&self) -> f64 {
        let neighbours = self.scene.neighbours(self.city);
        let guilds = neighbours.into_iter().flat_map(|city| &self.scene.city(city).cards);
        let best = guilds.filter(|card| card.is_guild()).map(|card| self.effects(card.facts().effects));
        best.fold(0.3 * self.scene.turns_until(3).min(12.0), f64::max)
    }
}
