//! A city, as the rule book describes it.

use std::collections::BTreeMap;

use seven_wonders::{
    Board, Card, Colour, Count, Done, Each, Effect, Lasting, Leader, Learned, Often, Resource, Rule, Side,
    StageFacts, Target, Wonder, Worth,
};

use super::{babel::Open, matching::Options, projects::Part};

#[derive(Clone)]
pub struct City {
    /// The board, until Chuck Norris removes it.
    pub board: Option<(Wonder, Side)>,
    pub cards: Vec<Card>,
    /// The markers of the stages that are built.
    pub stages: BTreeMap<u8, Under>,
    /// The stages of Manneken Pis, side A: those of others.
    pub borrowed: Vec<StageFacts>,
    pub coins: u16,
    pub won: Vec<i16>,
    pub defeats: i16,
    pub debts: u16,
    /// The ages in which its diplomacy tokens came.
    pub peace: Vec<u8>,
    /// The targets of once-an-age powers that are used in this age.
    pub used: Vec<Target>,
    pub leaders: Vec<Leader>,
    /// The coins paid for leaders; and the tombs of Abu Simbel, each with leader, points and stage.
    pub paid: BTreeMap<Leader, u16>,
    pub tombs: Vec<(Leader, i16, Option<u8>)>,
    /// True if the bank has paid it coins in this turn.
    pub took: bool,
    pub copies: Vec<Copy>,
    /// True if Esteban has kept hands, and if Vercingetorix has traded.
    pub kept: bool,
    pub traded: bool,
    pub named: Option<usize>,
    /// The tiles of the Tower of Babel that act on it.
    pub open: Open,
    /// Its tokens and losses of Great Projects.
    pub part: Part,
}

/// The marker of a stage.
#[derive(Clone, Copy)]
pub enum Under {
    Card(Card),
    Leader(Leader),
    Nothing,
}

/// A copy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Copy {
    Leader(Leader),
    Stage(&'static [Effect]),
}

/// As many units as anything costs.
const MANY: usize = 12;

/// Returns the production of a card: the number of options, and of units of one.
fn made_by(card: Card) -> Option<(usize, u8)> {
    card.facts().effects.iter().find_map(|effect| match effect {
        Effect::Lasting(Lasting::Produce { one_of, units, .. }) => Some((one_of.len(), *units)),
        _ => None,
    })
}

/// Returns true if the effect counts cards of the colour of its marker.
pub fn is_like_marker(effect: &Effect) -> bool {
    let Effect::Worth(Worth::Points { amount }) = effect else { return false };
    amount.per.is_some_and(|per| per.count == Count::LikeMarker)
}

impl City {
    /// Builds a city with only its board and coins.
    pub fn new(board: Option<(Wonder, Side)>, coins: u16) -> Self {
        Self {
            board,
            cards: vec![],
            stages: BTreeMap::new(),
            borrowed: vec![],
            coins,
            won: vec![],
            defeats: 0,
            debts: 0,
            peace: vec![],
            used: vec![],
            leaders: vec![],
            paid: BTreeMap::new(),
            tombs: vec![],
            took: false,
            copies: vec![],
            kept: false,
            traded: false,
            named: None,
            open: Open::default(),
            part: Part::default(),
        }
    }

    /// Returns true if the city has a card of this name.
    pub fn has_name(&self, name: &str) -> bool {
        self.cards.iter().any(|built| built.facts().en == name)
    }

    pub fn all_stages(&self) -> &[StageFacts] {
        match self.board {
            Some(_) if !self.borrowed.is_empty() => &self.borrowed,
            Some((wonder, side)) => Board { wonder, side }.stages(),
            None => &[],
        }
    }

    pub fn is(&self, wonder: Wonder) -> bool {
        self.board.is_some_and(|(own, _)| own == wonder)
    }

    pub fn stages_left(&self) -> Vec<u8> {
        (0..self.all_stages().len() as u8).filter(|stage| !self.stages.contains_key(stage)).collect()
    }

    fn has(&self, rule: Rule) -> bool {
        self.effects().any(|effect| effect == Effect::Rule(rule))
    }

    /// Returns true with Antoine Bauza, or the Great Wall, whose stages have no order. (Its board can lose
    /// only the loom.)
    pub fn any_stage(&self) -> bool {
        self.has(Rule::AnyStage) || self.is(Wonder::GreatWall)
    }

    /// Returns true with Jesus.
    fn plenty(&self) -> bool {
        self.has(Rule::Plenty)
    }

    /// Returns true with Catan: once a turn, two units of a kind are one of another.
    pub fn exchanges(&self) -> bool {
        self.is(Wonder::Catan) && !self.part.no_board
    }

    pub fn keeps_hands(&self) -> bool {
        self.has(Rule::KeepHands)
    }

    pub fn trades(&self) -> bool {
        self.has(Rule::TradeDefeats)
    }

    pub fn may_build_stages(&self) -> bool {
        !self.plenty() && !self.stages_left().is_empty()
    }

    /// Returns true if the city has a leader, recruited or copied.
    pub fn led_by(&self, leader: Leader) -> bool {
        self.leaders.contains(&leader) || self.copies.contains(&Copy::Leader(leader))
    }

    /// Iterates over the effects on the city from all things in it.
    pub fn effects(&self) -> impl Iterator<Item = Effect> {
        let stages = self.all_stages();
        let stages = self.stages.keys().flat_map(|stage| stages[usize::from(*stage)].effects);
        let copies = self.copies.iter().flat_map(|copy| match copy {
            Copy::Leader(leader) => leader.facts().effects,
            Copy::Stage(effects) => effects,
        });
        // An effect that counts cards like its marker is worth nothing to Herodotus: no card marks a copy.
        let copies = copies.filter(|effect| !is_like_marker(effect));
        let leaders = self.leaders.iter().flat_map(|leader| leader.facts().effects);
        let cards = self.cards.iter().filter(|card| !self.open.stills(**card, made_by));
        let cards = cards.flat_map(|card| card.facts().effects);
        cards.chain(stages).chain(leaders).chain(copies).chain(&self.part.lasting).copied()
    }

    pub fn plays_last_cards(&self) -> bool {
        self.has(Rule::PlayLastCard)
    }

    /// Forgets used powers whose thing was removed: a stage built again has its power again.
    pub fn forgets_powers(&mut self) {
        let powers: Vec<Effect> = self.effects().collect();
        self.used.retain(|used| {
            powers.iter().any(|effect| {
                let Effect::Rule(Rule::FreeBuild { target, often }) = effect else { return false };
                (target, *often) == (used, Often::OnceAnAge)
            })
        });
    }

    /// Returns the coins for an action.
    pub fn earns(&self, done: Done) -> u16 {
        let coins = self.effects().map(|effect| match effect {
            Effect::Each(Each::Income { when, coins }) if when == done => u16::from(coins),
            _ => 0,
        });
        coins.sum()
    }

    /// Returns single units, each with its options.
    pub fn units(&self, for_sale: bool) -> Vec<Options> {
        let board = self.board.filter(|_| !self.part.no_board);
        let board = board.and_then(|(wonder, _)| wonder.facts().resource);
        let mut units: Vec<Options> = board.map(|board| Options::of(&[board])).into_iter().collect();
        if !for_sale {
            units.extend(self.open.gives().map(Options::of));
        }
        if self.open.has(20) {
            let brown = self.cards.iter().filter(|card| card.facts().colour == Colour::Brown);
            for card in brown.filter(|card| made_by(**card) == Some((1, 1))) {
                let Some(Effect::Lasting(Lasting::Produce { one_of, .. })) = card.facts().effects.first()
                else {
                    continue;
                };
                units.extend([Options::of(one_of); MANY]);
            }
        }
        self.effects().for_each(|effect| {
            let Effect::Lasting(lasting) = effect else { return };
            // Once a turn, and never sold: one more printed unit, or one of a missing kind. More is produced
            // only of active production, while print includes idle cards.
            let (n, options, sold) = match lasting {
                Lasting::Produce { one_of, units, sold } => (units, Options::of(one_of), sold),
                Lasting::ProduceAgain { units } => (units, self.printed(true), false),
                Lasting::ProduceMissing { units } => (units, self.printed(false).others(), false),
                _ => return,
            };
            if sold || !for_sale {
                units.extend(std::iter::repeat_n(options, n.into()));
            }
        });
        units
    }

    /// Returns the resources on the board, as long as it produces, and on brown and grey cards: all of them,
    /// or active ones.
    fn printed(&self, acting: bool) -> Options {
        let board = self.board.filter(|_| !self.part.no_board);
        let board = board.and_then(|(wonder, _)| wonder.facts().resource);
        let plain = |card: &&Card| matches!(card.facts().colour, Colour::Brown | Colour::Grey);
        let acts = |card: &&Card| !acting || !self.open.stills(**card, made_by);
        let effects = self.cards.iter().filter(plain).filter(acts).flat_map(|card| card.facts().effects);
        let cards = effects.flat_map(|effect| match effect {
            Effect::Lasting(Lasting::Produce { one_of, .. }) => *one_of,
            _ => &[],
        });
        board.iter().chain(cards).fold(Options::default(), |all, resource| all.or(*resource))
    }

    /// Returns the symbols on its green cards.
    pub fn shows(&self) -> [bool; 3] {
        let green = self.cards.iter().filter(|card| card.facts().colour == Colour::Green);
        let mut shown = [false; 3];
        for effect in green.flat_map(|card| card.facts().effects) {
            if let Effect::Lasting(Lasting::Science { symbol: Learned::Of(symbol) }) = effect {
                shown[*symbol as usize] = true;
            }
        }
        shown
    }

    /// Returns the names of things of the box Cities in the city.
    pub fn of_cities(&self) -> Vec<String> {
        let learned = |symbol| {
            let wanted = Effect::Lasting(Lasting::Science { symbol });
            self.effects().filter(|effect| *effect == wanted).count()
        };
        let mut met: Vec<String> = self.cards.iter().map(|card| format!("{card:?}")).collect();
        met.extend(self.leaders.iter().map(|leader| format!("{leader:?}")));
        if let Some((wonder, _)) = self.board.filter(|_| self.stages_left().is_empty()) {
            met.push(format!("all {} stages of {wonder:?}", self.stages.len()));
        }
        if learned(Learned::Mask) > 0 && learned(Learned::Any) > 0 {
            met.push("a mask and a wild symbol".to_owned());
        }
        if learned(Learned::Mask) > 1 {
            met.push("two masks".to_owned());
        }
        met
    }

    /// Returns the number of symbols of a resource on brown cards, active or not.
    pub fn symbols_of(&self, resource: Resource) -> u16 {
        let brown = self.cards.iter().filter(|card| card.facts().colour == Colour::Brown);
        let printed = brown.flat_map(|card| card.facts().effects).map(|effect| match effect {
            Effect::Lasting(Lasting::Produce { one_of, units, .. }) if one_of.contains(&resource) => {
                u16::from(*units)
            }
            _ => 0,
        });
        printed.sum()
    }

    /// Returns the marker of the stage that counts cards of the marker's colour.
    pub fn like_marker(&self) -> Option<Under> {
        let stages = self.all_stages();
        let counts = |stage: u8| stages[usize::from(stage)].effects.iter().any(is_like_marker);
        self.stages.iter().find(|(stage, _)| counts(**stage)).map(|(_, under)| *under)
    }

    pub fn count(&self, colour: Colour) -> u16 {
        self.cards.iter().filter(|card| card.facts().colour == colour).count() as u16
    }
}
