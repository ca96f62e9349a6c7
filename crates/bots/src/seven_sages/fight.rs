//! The choice of a card in a fight, and of the time to pass.

use ::seven_sages::{Card, Casting, Intent, Kin, Lying, Power, Sage, View, You};

use super::{scene::crystals, worth};

/// A lead that the others will hardly make up.
const SAFE: f64 = 13.0;
/// The expected value of each card of a partner who is still in the fight.
const HELP: f64 = 0.9;
/// The worth of a pass; the cost of a played card in comparison.
const PASSING: f64 = 0.0;

pub(super) fn weight(view: &View, you: &You, intent: &Intent) -> f64 {
    let Some(scene) = Scene::of(view, you) else { return 0.0 };
    match intent {
        Intent::Pass => {
            if scene.goes_on() {
                -50.0
            } else {
                PASSING
            }
        }
        // Waiting costs nothing in the lead, while an opponent may still answer.
        Intent::Skip => {
            if scene.lead > 0.0 {
                40.0
            } else {
                -60.0
            }
        }
        Intent::Play { power } => scene.playing(*power),
        Intent::Cast { casting } => scene.casting(*casting),
        _ => f64::NEG_INFINITY,
    }
}

/// A fight as one of its players sees it.
struct Scene<'a> {
    view: &'a View,
    you: &'a You,
    lying: &'a [Lying],
    /// The lead of the own alliance.
    lead: f64,
    roles: &'a [Sage],
    /// The total of the cards that can be played.
    strength: f64,
    /// The number of opponents who have not passed, and the expected help of partners who have not passed.
    opponents: usize,
    help: f64,
}

impl<'a> Scene<'a> {
    fn of(view: &'a View, you: &'a You) -> Option<Self> {
        let fight = view.fight.as_ref()?;
        let own = &view.players[you.seat];
        let sign = if own.track == Some(::seven_sages::Track::One) { 1.0 } else { -1.0 };
        let others = || {
            let others = view.players.iter().filter(|(seat, _)| *seat != you.seat);
            others.filter(|(seat, _)| !fight.passed.contains(seat))
        };
        let roles = &own.roles;
        let by_role: f64 = roles.iter().map(|sage| worth::strength(&you.hand.powers, *sage)).sum();
        Some(Self {
            view,
            you,
            lying: &fight.cards,
            lead: sign * f64::from(fight.score),
            roles,
            strength: by_role + worth::owls(&you.hand.powers),
            opponents: others().filter(|(_, player)| player.track != own.track).count(),
            help: others()
                .filter(|(_, player)| player.track == own.track)
                .map(|(_, player)| HELP * f64::from(player.powers))
                .sum(),
        })
    }

    /// Returns true if there is still something to win.
    fn goes_on(&self) -> bool {
        if self.opponents == 0 {
            return self.lead <= 0.0 && self.lead + self.strength + self.help > 0.0;
        }
        if self.lead >= SAFE * self.opponents as f64 {
            return false;
        }
        self.lead + self.strength + self.help > -2.0
    }

    /// Weighs a card. Ones come first, for they make a pair. If no opponent answers any more, the lowest
    /// sufficient card is best; else a card from the middle upwards.
    fn playing(&self, power: Power) -> f64 {
        if !self.goes_on() {
            return -10.0;
        }
        let value = self.value(power);
        let spare = if power.kin() == Kin::Owl { 0.5 } else { 0.0 };
        if self.opponents == 0 {
            let enough = self.lead + value > 0.0;
            return if enough { 30.0 - value - spare } else { value - spare };
        }
        match (power.value(), value as u8) {
            (1, 10) => 30.0,
            (1, _) if self.holds(power) == 2 => 25.0,
            // In the lead the player plays for time, behind for points.
            _ if self.lead > 0.0 => 20.0 - value - spare,
            _ => 10.0 + value - spare,
        }
    }

    fn holds(&self, power: Power) -> usize {
        self.you.hand.powers.iter().filter(|other| **other == power).count()
    }

    fn value(&self, power: Power) -> f64 {
        let another = |lying: &Lying| lying.seat == self.you.seat && lying.card == Card::Power { power };
        if power.value() == 1 && self.lying.iter().any(another) { 10.0 } else { f64::from(power.value()) }
    }

    /// Returns a card of the opponents in the fight.
    fn theirs(&self, n: Option<u8>) -> Option<&Lying> {
        let own = self.view.players[self.you.seat].track;
        self.lying.iter().find(|lying| Some(lying.n) == n && Some(lying.track) != own)
    }

    fn casting(&self, casting: Casting) -> f64 {
        // A player with nothing to win keeps the spell, except Potentia, which draws three cards.
        let alive = self.goes_on();
        match casting {
            Casting::Potentia => 60.0,
            Casting::Anulensa { card } => match self.theirs(card) {
                Some(lying) if alive && lying.value >= 6 => 40.0 + f64::from(lying.value),
                _ => -20.0,
            },
            Casting::Volensia { owl } => match self.theirs(owl) {
                Some(lying) => 40.0 + f64::from(lying.value),
                None => -20.0,
            },
            Casting::Binensus { sage } => {
                let more = worth::strength(&self.you.hand.powers, sage);
                if alive && more >= 7.0 { 35.0 + more } else { -20.0 }
            }
            Casting::Mutantus { with: Some(with) } => {
                let theirs = self.view.players[with].roles.first();
                let own =
                    self.roles.first().map_or(0.0, |sage| worth::strength(&self.you.hand.powers, *sage));
                let more = theirs.map_or(0.0, |sage| worth::strength(&self.you.hand.powers, *sage)) - own;
                if alive && more >= 6.0 { 35.0 + more } else { -20.0 }
            }
            Casting::Moventi { swap: Some([a, b]) } => {
                let value = |at: ::seven_sages::CrystalAt| {
                    let there = crystals(self.view, at.site).nth(usize::from(at.slot));
                    there.flatten().map_or(0.0, f64::from)
                };
                let here = self.view.pawn;
                let gain = match (a.site == here, b.site == here) {
                    (true, false) => value(b) - value(a),
                    (false, true) => value(a) - value(b),
                    _ => 0.0,
                };
                if self.lead > 5.0 && gain >= 2.0 { 35.0 + gain } else { -20.0 }
            }
            Casting::Absentus => {
                if alive && self.opponents > 0 && self.strength >= 12.0 {
                    32.0
                } else {
                    -20.0
                }
            }
            Casting::Mutantus { with: None } | Casting::Moventi { swap: None } => -20.0,
        }
    }
}
