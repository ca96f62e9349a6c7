//! A player that adds up the value of each play.

use ::seven_wonders::{
    Card, Count, Direction, Effect, Fee, How, Intent, Lasting, Leader, LeaderHow, Matter, Offers, Pair,
    Payment, Piece, SevenWonders, Side, StageFacts, View, Wonder, You,
};
use contract::{ChaCha8Rng, Choices, Player, Rules as _, Seat, Teams};

use super::{scene::Scene, worth::Worth};

/// A player of 7 Wonders by rules of thumb.
///
/// Everything is counted in the average points that it will bring by the end of the match:
///
/// - a source by the coins that it saves on all that its city will want to build,
/// - a shield by the conflicts that it may turn,
/// - a symbol by the sets and squares that it can grow into,
/// - a chain by the cards that it makes free,
/// - coins by their purchases.
///
/// From that it subtracts the payment, and adds a part of the card's value to the next player. It is a pure
/// function of the view and uses no chance.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Heuristic;

/// The points lost with each coin that goes to a neighbour, who may win by it.
const NEIGHBOURS_COIN: f64 = 0.08;
/// The points lost with each coin that goes to a partner, who may need it less.
const KEPT_COIN: f64 = 0.05;
/// The value of denying the next player a card, for each point of its value to that player.
const DENYING: f64 = 0.2;
/// The coins for a discarded card.
const DISCARD_COINS: f64 = 3.0;

impl Player<SevenWonders> for Heuristic {
    fn name(&self) -> &'static str {
        "heuristic"
    }

    fn decide(
        &self,
        rules: &SevenWonders,
        view: &View,
        choices: &Choices<Intent>,
        _: &mut ChaCha8Rng,
    ) -> Intent {
        let offered = &choices.intents;
        let first = *offered.first().expect("a player is only asked when something is offered");
        let Some(you) = &view.you else { return first };
        let mind = Mind::of(view, you, rules.teams());
        // After the own city's play, the remaining plays are those of the Free city.
        let for_another = |intent: &&Intent| matches!(intent, Intent::Play { city, .. } if *city != you.seat);
        let owed: Vec<&Intent> = match offered.iter().any(|intent| for_another(&intent)) {
            true => offered.iter().filter(for_another).collect(),
            false => offered.iter().collect(),
        };
        let mut best = (f64::NEG_INFINITY, first);
        for intent in owed {
            let weight = mind.weigh(*intent);
            if weight > best.0 {
                best = (weight, *intent);
            }
        }
        best.1
    }
}

/// Facts that are computed once for all choices.
pub(super) struct Mind<'a> {
    pub(super) scene: Scene<'a>,
    pub(super) you: &'a You,
    pub(super) own: Worth<'a>,
    /// The next owner of the hand.
    next: Worth<'a>,
}

impl<'a> Mind<'a> {
    fn of(view: &'a View, you: &'a You, teams: Teams) -> Self {
        let scene = Scene::of(view, teams);
        let next = next_player(scene, you.seat);
        Self { scene, you, own: Worth::of(scene, you.seat), next: Worth::of(scene, next) }
    }

    fn weigh(&self, intent: Intent) -> f64 {
        match intent {
            Intent::Choose { wonder, side } => liking(wonder, side),
            Intent::Play { city, card, how } if city == self.you.seat => self.play(card, how),
            Intent::Play { card, how, .. } => self.play_for_another(card, how),
            Intent::KeepTile { tile } => self.tile(tile),
            Intent::LayTile { tile } => self.lay_on_board(tile),
            Intent::Tokens { lost } => {
                -lost.iter().zip([1.0, 3.0, 5.0]).map(|(n, value)| f64::from(*n) * value).sum::<f64>()
            }
            Intent::Keep { leader } => self.leader(leader),
            Intent::Lead { leader, how } => self.lead(leader, how),
            Intent::FromDiscard { card } => self.own.card(card),
            Intent::Leader { leader, .. } => self.choose_leader(leader),
            Intent::Piece { at } => self.piece(at),
            Intent::Swap { pair } => self.swap(pair),
            Intent::Name { seat } => self.standing(seat),
            Intent::Announce => self.announce(),
            // A debt costs a point, and a coin is worth less than half of one as long as it buys something.
            Intent::Pay { coins } => f64::from(coins) * (1.0 - self.scene.coin(self.you.seat)),
            Intent::Decline => 0.0,
        }
    }

    pub(super) fn play(&self, card: Card, how: How) -> f64 {
        let coin = self.scene.coin(self.you.seat);
        let facts = card.facts();
        let play = match how {
            How::Build { pay } => self.own.card(card) - f64::from(facts.cost.coins) * coin - self.price(pay),
            How::Chain => self.own.card(card),
            How::Power => self.own.card(card) - self.power_kept(),
            How::Plenty { pay, .. } => {
                // Once used, he is removed, and stages can be built again.
                self.own.card(card) - f64::from(facts.cost.coins) * coin - self.price(pay) + 0.5
            }
            How::Stage { pay } => self.marked(None, Count::Cards(facts.colour)) - self.price(pay),
            How::OtherStage { stage, pay } => {
                self.marked(Some(stage), Count::Cards(facts.colour)) - self.price(pay) - 0.1
            }
            // `how_joined` includes the denied value.
            How::Join { by, .. } => return self.how_joined(card, by, how),
            // The token may also build a more expensive stage later.
            How::FreeStage { stage } => self.marked(Some(stage), Count::Cards(facts.colour)) - 0.5,
            How::Tile { .. } => self.lay_tile(),
            How::Discard => DISCARD_COINS * coin,
        };
        play + self.denied(card)
    }

    /// Returns the value of a leader, minus the cost of recruiting.
    fn leader(&self, leader: Leader) -> f64 {
        let facts = leader.facts();
        let fee = match facts.fee {
            Fee::Coins(coins) => f64::from(coins),
            Fee::Age => f64::from(self.scene.age()),
            Fee::NextStage => 2.0,
        };
        self.own.effects(facts.effects) - fee * self.scene.coin(self.you.seat)
    }

    /// Weighs a leader. Of four leaders one is left in the end, so the worst of a hand marks a stage or is
    /// discarded for nothing.
    fn lead(&self, leader: Leader, how: LeaderHow) -> f64 {
        let coin = self.scene.coin(self.you.seat);
        let lost = 0.6 * self.leader(leader).max(0.0);
        match how {
            LeaderHow::Recruit | LeaderHow::RecruitFor { .. } => self.leader(leader),
            LeaderHow::Stage { pay } => self.marked(None, Count::Leaders) - self.price(pay) - lost,
            LeaderHow::OtherStage { stage, pay } => {
                self.marked(Some(stage), Count::Leaders) - self.price(pay) - lost - 0.1
            }
            LeaderHow::FreeStage { stage } => self.marked(Some(stage), Count::Leaders) - lost - 0.5,
            LeaderHow::Discard => DISCARD_COINS * coin - lost,
        }
    }

    /// Weighs a leader to recruit additionally, to copy, or to give away, where less is better.
    fn choose_leader(&self, leader: Leader) -> f64 {
        let effects = leader.facts().effects;
        match self.matter() {
            Some(Matter::Give { .. }) => -self.own.effects(effects),
            Some(Matter::Recruit | Matter::Engage { .. }) => self.leader(leader),
            Some(Matter::Entomb { .. }) => self.own.entombed(leader),
            Some(_) | None => self.own.effects(effects),
        }
    }

    fn is_partner(&self, city: Seat) -> bool {
        self.scene.partner(self.you.seat) == Some(city)
    }

    /// Returns the points that paying costs: nearly none if a partner gets the coins.
    pub(super) fn price(&self, pay: Payment) -> f64 {
        let coin = self.scene.coin(self.you.seat);
        let sides =
            [(self.scene.left(self.you.seat), pay.left), (self.scene.right(self.you.seat), pay.right)];
        let kept: u8 = sides.iter().filter(|(city, _)| self.is_partner(*city)).map(|(_, coins)| coins).sum();
        f64::from(pay.total() - kept) * (coin + NEIGHBOURS_COIN) + f64::from(kept) * KEPT_COIN
    }

    /// Returns the matter of the current question.
    fn matter(&self) -> Option<Matter> {
        match self.you.offers.last()? {
            Offers::Leader { matter, .. }
            | Offers::Piece { matter, .. }
            | Offers::Announce { matter, .. } => Some(*matter),
            Offers::Board { .. }
            | Offers::Play { .. }
            | Offers::Keep { .. }
            | Offers::Tiles { .. }
            | Offers::Tokens { .. }
            | Offers::LayTile { .. }
            | Offers::Lead { .. }
            | Offers::FromDiscard { .. }
            | Offers::Swap { .. }
            | Offers::Loss { .. }
            | Offers::Name { .. } => None,
        }
    }

    /// Weighs a stage to copy, or a card to destroy.
    fn piece(&self, at: Piece) -> f64 {
        match at {
            Piece::Stage { city, stage } => {
                let stage = self.scene.city(city).printed_stages().nth(usize::from(stage));
                stage.map_or(0.0, |stage| self.own.effects(stage.effects))
            }
            Piece::Card { card, .. } if self.matter() == Some(Matter::Penalty) => -self.own.card(card),
            Piece::Card { city, card } => {
                let theirs = Worth::of(self.scene, city).card(card);
                let against = (0.5 + 0.05 * self.standing(city)).max(0.1);
                theirs * if self.is_partner(city) { -1.0 } else { against }
            }
        }
    }

    /// Weighs an exchange by the losses and gains of the neighbours.
    fn swap(&self, pair: Pair) -> f64 {
        let [left, right] = self.scene.neighbours(self.you.seat);
        let change = |city: Seat, loses: Card, gets: Card| {
            let worth = Worth::of(self.scene, city);
            let lost = worth.card(loses) - worth.card(gets);
            if self.is_partner(city) { -lost } else { lost }
        };
        change(left, pair.left, pair.right) + change(right, pair.right, pair.left) - 0.5
    }

    /// Returns the approximate standing of a city.
    fn standing(&self, city: Seat) -> f64 {
        let city = self.scene.city(city);
        let won: f64 = city.victories.iter().zip([1.0, 3.0, 5.0]).map(|(n, v)| f64::from(*n) * v).sum();
        won - f64::from(city.defeats) - f64::from(city.debts)
            + city.cards.len() as f64
            + 3.0 * city.stages.len() as f64
            + f64::from(city.coins) / 6.0
    }

    /// Weighs an announcement. Defeats are traded at once; hands stay if the own one is worth more than the
    /// next one.
    fn announce(&self) -> f64 {
        match self.matter() {
            Some(Matter::Trade) => 1.0,
            Some(Matter::KeepHands) => {
                let best = self.you.hand.iter().map(|card| self.own.card(*card)).fold(0.0, f64::max);
                best - 6.0
            }
            Some(_) | None => -1.0,
        }
    }

    /// Returns the remaining value of the once-an-age power in this age.
    fn power_kept(&self) -> f64 {
        0.5 * f64::from(self.scene.turns_left())
    }

    /// Returns the index of a stage of the own wonder that is to be built, or of the next one, and all
    /// stages.
    fn stage_at(&self, stage: Option<u8>) -> Option<(usize, Vec<&'static StageFacts>)> {
        let stages: Vec<_> = self.scene.city(self.you.seat).printed_stages().collect();
        let next = || (0..stages.len()).find(|at| !self.scene.is_built(self.you.seat, *at));
        let at = stage.map(usize::from).or_else(next).filter(|at| *at < stages.len())?;
        Some((at, stages))
    }

    /// Returns the value of a stage, or of the next one.
    fn stage(&self, stage: Option<u8>) -> f64 {
        let Some((at, stages)) = self.stage_at(stage) else { return 0.0 };
        // The stages after it come nearer; with a wonder that is built in any order, all others.
        let rest = stages.iter().enumerate().skip(at + 1);
        let rest = rest.filter(|(at, _)| !self.scene.is_built(self.you.seat, *at));
        let nearer: f64 = rest.map(|(_, stage)| 0.04 * self.own.effects(stage.effects)).sum();
        self.own.effects(stages[at].effects) + nearer
    }

    /// Returns the value of a stage with the effect of its marker: a card of a colour, or a leader.
    fn marked(&self, stage: Option<u8>, like: Count) -> f64 {
        let shows = self.stage_at(stage).is_some_and(|(at, stages)| stages[at].shows_colour());
        self.stage(stage) + if shows { self.own.beside(like) } else { 0.0 }
    }

    /// Returns the value of the card to the next player, if they could pay for it.
    fn denied(&self, card: Card) -> f64 {
        if self.scene.turns_left() == 0 {
            return 0.0;
        }
        let (next, facts) = (&self.next, card.facts());
        let city = self.scene.city(next.city);
        if city.cards.iter().any(|built| built.facts().en == facts.en) {
            return 0.0;
        }
        let chained = facts.free_with.iter().any(|parent| city.cards.contains(parent));
        let cost = if chained {
            0.0
        } else {
            next.economy.coins(facts.cost.resources) + f64::from(facts.cost.coins)
        };
        let theirs = (next.card(card) - cost * self.scene.coin(next.city)).max(0.0);
        // A card that a partner would like is left to them.
        if self.is_partner(next.city) { -DENYING * theirs } else { DENYING * theirs }
    }

    /// Weighs a play of the Free city, which does not win: it takes a card from the other player, and its
    /// shields hurt the player with fewer.
    fn play_for_another(&self, card: Card, how: How) -> f64 {
        let shields = |effect: &Effect| matches!(effect, Effect::Lasting(Lasting::Shields { .. }));
        let armed = !how.hides() && card.facts().effects.iter().any(shields);
        let [own, other] = [self.you.seat, self.next.city].map(|seat| self.scene.city(seat).shields);
        let hurts = if armed { f64::from(own) - f64::from(other) } else { 0.0 };
        let wanted_myself = 0.5 * self.own.card(card) * DENYING;
        self.denied(card) + 0.3 * hurts - wanted_myself
    }
}

/// Returns the next owner of the hand: the next city with a player of its own.
fn next_player(scene: Scene<'_>, seat: Seat) -> Seat {
    let step = |seat| match scene.view.direction {
        Direction::Left => scene.left(seat),
        Direction::Right => scene.right(seat),
    };
    let next = step(seat);
    if scene.city(next).seat.is_some() { next } else { step(next) }
}

/// Returns a preference for boards. All are playable.
fn liking(wonder: Wonder, side: Side) -> f64 {
    let wonder = match wonder {
        Wonder::Halicarnassus => 7.0,
        Wonder::Olympia => 6.0,
        Wonder::Babylon | Wonder::Alexandria | Wonder::GreatWall => 5.0,
        Wonder::Giza | Wonder::Ephesus | Wonder::Byzantium | Wonder::Stonehenge => 4.0,
        Wonder::Rhodes | Wonder::Roma | Wonder::Petra | Wonder::AbuSimbel => 3.0,
        Wonder::MannekenPis | Wonder::Catan | Wonder::Babel => 3.0,
    };
    wonder + if side == Side::B { 0.5 } else { 0.0 }
}
