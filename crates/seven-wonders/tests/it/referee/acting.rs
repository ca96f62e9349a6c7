//! The effects on a city that decides, collected once, because they do not change before the decision.

use seven_wonders::{Card, Change, Class, Colour, Effect, Lasting, Often, Rule, Sides, Target, Wonder};

use super::city::City;

pub struct Acting {
    /// True with Jesus.
    pub plenty: bool,
    /// True with Antoine Bauza, or the Great Wall, whose stages have no order. (Its board can lose only the
    /// loom.)
    pub any_stage: bool,
    /// The units that need not be paid, for a stage and for cards of each colour.
    waived: [usize; 1 + Colour::COUNT],
    /// True if a stage costs no resources at all.
    pub stages_need_nothing: bool,
    /// The price of the unit that the bank sells.
    pub bank: Option<u8>,
    /// True if raw and manufactured units of the left and of the right cost less.
    discounts: [[bool; 2]; 2],
    /// True if the first unit of the left and of the right costs a coin less.
    pub docks: [bool; 2],
    /// The cards that may be built free, and the frequency.
    powers: Vec<(Target, Often)>,
}

fn slot(target: Target) -> Option<usize> {
    match target {
        Target::Stage => Some(0),
        Target::Cards(colour) => Some(1 + colour as usize),
        Target::Any | Target::Leader => None,
    }
}

/// Returns whether it applies to the left, and to the right.
fn of(sides: Sides) -> [bool; 2] {
    [sides != Sides::Right, sides != Sides::Left]
}

impl Acting {
    pub fn on(city: &City) -> Self {
        let mut here = Self {
            plenty: false,
            any_stage: city.is(Wonder::GreatWall),
            waived: [0; 1 + Colour::COUNT],
            stages_need_nothing: false,
            bank: None,
            discounts: [[false; 2]; 2],
            docks: [false; 2],
            powers: Vec::new(),
        };
        city.effects().for_each(|effect| match effect {
            Effect::Lasting(lasting) => here.lasts(lasting),
            Effect::Rule(Rule::Plenty) => here.plenty = true,
            Effect::Rule(Rule::AnyStage) => here.any_stage = true,
            Effect::Rule(Rule::FreeBuild { target, often }) => here.powers.push((target, often)),
            Effect::Rule(_) | Effect::Once(_) | Effect::Each(_) | Effect::Worth(_) => {}
        });
        here
    }

    fn lasts(&mut self, lasting: Lasting) {
        match lasting {
            Lasting::Cost { target, change: Change::Units(units), .. } => {
                slot(target).into_iter().for_each(|at| self.waived[at] += usize::from(units));
            }
            Lasting::Cost { target: Target::Stage, change: Change::NoUnits, .. } => {
                self.stages_need_nothing = true;
            }
            Lasting::Bank { price, .. } => self.bank = self.bank.or(Some(price)),
            Lasting::Discount { from, class, .. } => {
                for (side, there) in of(from).into_iter().enumerate() {
                    self.discounts[side][class as usize] |= there;
                }
            }
            Lasting::FirstUnit { from } => {
                self.docks.iter_mut().zip(of(from)).for_each(|(dock, there)| *dock |= there);
            }
            Lasting::Cost { .. }
            | Lasting::Produce { .. }
            | Lasting::ProduceAgain { .. }
            | Lasting::ProduceMissing { .. }
            | Lasting::Shields { .. }
            | Lasting::Science { .. }
            | Lasting::Price { .. }
            | Lasting::Endless
            | Lasting::Idle { .. } => {}
        }
    }

    /// Returns the number of units that need not be paid.
    pub fn waived(&self, target: Target) -> usize {
        slot(target).map_or(0, |at| self.waived[at])
    }

    /// Returns the price of a unit of a class from the left or the right neighbour.
    pub fn price(&self, city: &City, side: usize, class: Class) -> u8 {
        let usual: i16 = if self.discounts[side][class as usize] { 1 } else { 2 };
        (usual + city.open.dearer(class)).max(0) as u8
    }

    /// Returns the next stage, and all others where there is no order.
    pub fn stages_to_build(&self, city: &City) -> Vec<u8> {
        let mut left = city.stages_left();
        if self.plenty {
            left.clear();
        } else if !self.any_stage {
            left.truncate(1);
        }
        left
    }

    /// Returns whether an effect builds a card free, and the target of the power that is used up. A power for
    /// black cards is used before one for any card.
    pub fn builds_for_nothing(
        &self,
        city: &City,
        card: Card,
        shields: impl Fn() -> i16,
    ) -> Option<Option<Target>> {
        let colour = card.facts().colour;
        let fits = |(target, often): &&(Target, Often)| {
            let is_for = *target == Target::Any || *target == Target::Cards(colour);
            is_for
                && match often {
                    Often::Always => true,
                    Often::WithoutShields => shields() == 0,
                    Often::OnceAnAge => !city.used.contains(target),
                    // Tokens of projects are counted elsewhere, and no card or leader has this frequency.
                    Often::OnceAMatch => false,
                }
        };
        let able = self.powers.iter().filter(fits);
        let used = able.map(|(target, often)| (*often == Often::OnceAnAge).then_some(*target));
        used.min_by_key(|used| used.map(|target| target == Target::Any))
    }
}
