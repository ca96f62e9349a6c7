//! A player that adds up what each play is worth.

use ::seven_wonders::{
    Board, Card, Direction, Effect, How, Intent, Lasting, Payment, SevenWonders, Side, View, Wonder, You,
};
use contract::{ChaCha8Rng, Choices, Player, Seat};

use super::{scene::Scene, worth::Worth};

/// Plays 7 Wonders by rules of thumb.
///
/// Everything is counted in points that it will bring on average by the end of the match: a source by the
/// coins that it saves on all that its city will want to build, a shield by the conflicts that it may turn, a
/// symbol by the sets and squares it can grow into, a chain by what it makes free, coins by what they buy. From
/// that it takes what is paid, and adds a part of what the card would have been worth to the next player.
/// It is a pure function of the view and uses no chance.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Heuristic;

/// Points lost with each coin that goes to a neighbour, who may win by it.
const NEIGHBOURS_COIN: f64 = 0.08;
/// How much it is worth that the next player does not get a card that is worth a point to them.
const DENYING: f64 = 0.2;
/// Coins for a card that is discarded.
const DISCARD_COINS: f64 = 3.0;

impl Player<SevenWonders> for Heuristic {
    fn name(&self) -> &'static str {
        "heuristic"
    }

    fn decide(&self, _: &SevenWonders, view: &View, choices: &Choices<Intent>, _: &mut ChaCha8Rng) -> Intent {
        let offered = &choices.intents;
        let first = *offered.first().expect("a player is only asked when something is offered");
        let Some(you) = &view.you else { return first };
        let mind = Mind::of(view, you);
        // Once the own city's play lies there, what is left is the Free city's.
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

/// What is thought about once for all choices.
struct Mind<'a> {
    scene: Scene<'a>,
    you: &'a You,
    own: Worth<'a>,
    /// Who gets the hand next.
    next: Worth<'a>,
}

impl<'a> Mind<'a> {
    fn of(view: &'a View, you: &'a You) -> Self {
        let scene = Scene::of(view);
        let next = next_player(scene, you.seat);
        Self { scene, you, own: Worth::of(scene, you.seat), next: Worth::of(scene, next) }
    }

    fn weigh(&self, intent: Intent) -> f64 {
        match intent {
            Intent::Choose { wonder, side } => liking(wonder, side),
            Intent::Play { city, card, how } if city == self.you.seat => self.play(card, how),
            Intent::Play { card, how, .. } => self.play_for_another(card, how),
            Intent::FromDiscard { card } => self.own.card(card),
            Intent::Decline => 0.0,
        }
    }

    fn play(&self, card: Card, how: How) -> f64 {
        let coin = self.scene.coin(self.you.seat);
        let facts = card.facts();
        let play = match how {
            How::Build { pay } => self.own.card(card) - f64::from(facts.cost.coins) * coin - price(pay, coin),
            How::Chain => self.own.card(card),
            How::Power => self.own.card(card) - self.power_kept(),
            How::Stage { pay } => self.stage() - price(pay, coin),
            How::Discard => DISCARD_COINS * coin,
        };
        play + self.denied(card)
    }

    /// What the once-an-age power would still be good for in this age.
    fn power_kept(&self) -> f64 {
        0.5 * f64::from(self.scene.turns_left())
    }

    fn stage(&self) -> f64 {
        let city = self.scene.city(self.you.seat);
        let Some((wonder, side)) = city.wonder.zip(city.side) else { return 0.0 };
        let stages = Board { wonder, side }.stages();
        let Some(stage) = stages.get(city.stages.len()) else { return 0.0 };
        // The stages behind it come nearer.
        let rest = stages.iter().skip(city.stages.len() + 1);
        let nearer: f64 = rest.map(|stage| 0.04 * self.own.effects(stage.effects)).sum();
        self.own.effects(stage.effects) + nearer
    }

    /// What the next player would have had of the card, if they could pay for it.
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
        DENYING * (next.card(card) - cost * self.scene.coin(next.city)).max(0.0)
    }

    /// The Free city does not win: its play takes a card from the other player, and its shields hurt whoever
    /// has fewer.
    fn play_for_another(&self, card: Card, how: How) -> f64 {
        let shields = |effect: &Effect| matches!(effect, Effect::Lasting(Lasting::Shields { .. }));
        let armed =
            !matches!(how, How::Stage { .. } | How::Discard) && card.facts().effects.iter().any(shields);
        let [own, other] = [self.you.seat, self.next.city].map(|seat| self.scene.city(seat).shields);
        let hurts = if armed { f64::from(own) - f64::from(other) } else { 0.0 };
        let wanted_myself = 0.5 * self.own.card(card) * DENYING;
        self.denied(card) + 0.3 * hurts - wanted_myself
    }
}

fn price(pay: Payment, coin: f64) -> f64 {
    f64::from(pay.total()) * (coin + NEIGHBOURS_COIN)
}

/// Who gets the hand next: the next city that has a player of its own.
fn next_player(scene: Scene<'_>, seat: Seat) -> Seat {
    let step = |seat| match scene.view.direction {
        Direction::Left => scene.left(seat),
        Direction::Right => scene.right(seat),
    };
    let next = step(seat);
    if scene.city(next).seat.is_some() { next } else { step(next) }
}

/// Boards in the order in which they are liked. All are playable.
fn liking(wonder: Wonder, side: Side) -> f64 {
    let wonder = match wonder {
        Wonder::Halicarnassus => 7.0,
        Wonder::Olympia => 6.0,
        Wonder::Babylon | Wonder::Alexandria => 5.0,
        Wonder::Giza | Wonder::Ephesus => 4.0,
        Wonder::Rhodes => 3.0,
    };
    wonder + if side == Side::B { 0.5 } else { 0.0 }
}
