//! The Great Projects, as their cards and rules describe them.

use seven_wonders::{
    Amount, Card, Colour, Count, Effect, Lasting, Resource, Side, View, Whose, Wonder, Worth,
};

use super::{asked::Todo, city::City, rulebook::Referee};

pub struct Project {
    pub id: &'static str,
    pub age: u8,
    /// The colour of the cards that join.
    pub colour: Colour,
    pub coins: u16,
    pub unit: Option<Resource>,
    pub penalty: Penalty,
    pub reward: Reward,
}

/// The loss for each player without a token if the project fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Penalty {
    /// A card of the own city.
    Card(Colour),
    /// The production of the board, or its power.
    Board,
    /// All coins.
    Coins,
    /// Two victory tokens.
    Victories,
}

/// The reward of a token if the project succeeds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reward {
    /// The next stage free, once.
    FreeStage,
    /// A card free, once.
    FreeCard,
    /// Joins once with a card of any colour.
    AnyColour,
    Coins(u16),
    Victory(i16),
    Lasting(Effect),
    /// Points for each set of three symbols.
    Sets(i16),
}

const fn shields(amount: i8) -> Reward {
    Reward::Lasting(Effect::Lasting(Lasting::Shields { amount: Amount::fixed(amount), of: Whose::Own }))
}

const fn point_for_each(count: Count, of: Whose) -> Reward {
    Reward::Lasting(Effect::Worth(Worth::Points { amount: Amount::per(1, count, of) }))
}

const fn project(
    (id, age): (&'static str, u8),
    colour: Colour,
    (coins, unit): (u16, Option<Resource>),
    penalty: Penalty,
    reward: Reward,
) -> Project {
    Project { id, age, colour, coins, unit, penalty, reward }
}

use Colour::{Blue, Brown, Green, Grey, Purple, Red, Yellow};

pub const PROJECTS: [Project; 15] = [
    project(("belvedere", 1), Blue, (1, Some(Resource::Clay)), Penalty::Card(Red), Reward::FreeStage),
    project(("cranes", 1), Green, (1, None), Penalty::Card(Brown), Reward::FreeCard),
    project(("double-walls", 1), Red, (1, None), Penalty::Board, Reward::Victory(1)),
    project(("factory", 1), Brown, (2, None), Penalty::Card(Grey), Reward::AnyColour),
    project(("rampart-road", 1), Yellow, (1, Some(Resource::Stone)), Penalty::Coins, Reward::Coins(4)),
    project(("obelisk", 2), Blue, (1, Some(Resource::Papyrus)), Penalty::Card(Brown), shields(1)),
    project(("river-port", 2), Yellow, (1, Some(Resource::Loom)), Penalty::Coins, Reward::Coins(6)),
    project(("sewer-network", 2), Green, (2, None), Penalty::Card(Red), Reward::FreeCard),
    project(("smelter", 2), Brown, (2, None), Penalty::Card(Grey), point_for_each(Count::Stages, Whose::Own)),
    project(("war-mirror", 2), Red, (2, Some(Resource::Glass)), Penalty::Card(Blue), Reward::Victory(3)),
    project(("archives", 3), Green, (4, None), Penalty::Card(Blue), Reward::Sets(3)),
    project(("giant-trebuchet", 3), Red, (5, Some(Resource::Wood)), Penalty::Coins, Reward::Victory(5)),
    project(("grand-bazaar", 3), Yellow, (4, Some(Resource::Ore)), Penalty::Card(Red), Reward::Coins(12)),
    project(
        ("menagerie", 3),
        Purple,
        (4, None),
        Penalty::Card(Green),
        point_for_each(Count::Cards(Purple), Whose::Around),
    ),
    project(("triumphal-arches", 3), Blue, (5, None), Penalty::Victories, shields(2)),
];

/// Returns a project by its identifier.
pub fn by_id(id: &str) -> &'static Project {
    PROJECTS.iter().find(|project| project.id == id).unwrap()
}

/// The tokens and losses of a city.
#[derive(Clone, Default)]
pub struct Part {
    /// The tokens of the age's project.
    pub tokens: u8,
    /// The rewards that may still be used once.
    pub free_stages: u8,
    pub free_cards: u8,
    pub any_colour: u8,
    /// The lasting rewards.
    pub lasting: Vec<Effect>,
    /// Points for each set of three symbols.
    pub sets: i16,
    /// Points lost to penalty tokens.
    pub lost: i16,
    /// True if the board has lost its production and power.
    pub no_board: bool,
}

impl Referee {
    /// Shows the project of the age, after leaders were played.
    pub fn project_begins(&mut self, seen: &View) {
        let shown = seen.projects.get(usize::from(self.age) - 1);
        self.project = shown.map(|shown| by_id(shown.project.facts().id));
        assert!(self.project.is_none_or(|project| project.age == self.age));
    }

    /// Begins a turn, and closes the project if its tokens ran out before.
    pub fn project_goes_on(&mut self) {
        let taken: usize = self.cities.iter().map(|city| usize::from(city.part.tokens)).sum();
        self.closed = self.project.is_some() && taken >= self.wanted();
        self.met.extend(self.closed.then(|| "a project is closed".to_owned()));
    }

    /// Returns the number of tokens of the project.
    pub fn wanted(&self) -> usize {
        self.n - 1
    }

    /// Returns true if a city that builds this may join, by the colour.
    pub fn fits(&self, seat: usize, card: Card) -> bool {
        let part = &self.cities[seat].part;
        let fits = |project: &Project| project.colour == card.facts().colour || part.any_colour > 0;
        !self.closed && self.project.is_some_and(fits)
    }

    /// Ends the project of the age: a reward for each token, or penalties, which may be asked about.
    pub fn project_ends(&mut self) {
        let Some(project) = self.project.take() else { return };
        let tokens: Vec<u8> =
            self.cities.iter_mut().map(|city| std::mem::take(&mut city.part.tokens)).collect();
        let succeeds = tokens.iter().map(|tokens| usize::from(*tokens)).sum::<usize>() >= self.wanted();
        self.met.insert(format!("{} {}", project.id, if succeeds { "succeeds" } else { "fails" }));
        for (seat, tokens) in tokens.into_iter().enumerate() {
            if succeeds {
                (0..tokens).for_each(|_| self.rewards(seat, project.reward));
            } else if tokens == 0 {
                self.penalty(seat, project.penalty);
            }
        }
    }

    fn rewards(&mut self, seat: usize, reward: Reward) {
        let part = &mut self.cities[seat].part;
        match reward {
            Reward::FreeStage => part.free_stages += 1,
            Reward::FreeCard => part.free_cards += 1,
            Reward::AnyColour => part.any_colour += 1,
            Reward::Lasting(effect) => part.lasting.push(effect),
            Reward::Sets(points) => part.sets += points,
            Reward::Victory(token) => self.wins(seat, token),
            Reward::Coins(coins) => {
                let more = self.first_of_the_turn(seat, coins);
                self.cities[seat].coins += coins + more;
            }
        }
    }

    fn penalty(&mut self, seat: usize, penalty: Penalty) {
        let age = i16::from(self.age);
        let city = &mut self.cities[seat];
        let pays = match penalty {
            Penalty::Card(colour) => city.count(colour) > 0,
            Penalty::Board => city.loses_board(),
            Penalty::Coins => std::mem::take(&mut city.coins) > 0,
            Penalty::Victories => city.won.len() >= 2,
        };
        if !pays {
            city.part.lost += age;
            self.met.insert("a penalty token".to_owned());
            return;
        }
        match penalty {
            Penalty::Card(colour) => self.put_off(seat, Todo::GiveCard(colour)),
            Penalty::Victories => self.put_off(seat, Todo::GiveVictories),
            Penalty::Board | Penalty::Coins => {}
        }
    }
}

impl City {
    /// Takes the production of the board or, if it had none, its power. Returns true if there was one.
    fn loses_board(&mut self) -> bool {
        let Some((wonder, side)) = self.board.filter(|_| !self.part.no_board) else { return false };
        let facts = wonder.facts();
        let power = match side {
            Side::A => facts.a_power,
            Side::B => facts.b_power,
        };
        // Babel got its tile at the beginning, so nothing of it can be lost.
        let power = !power.is_empty() && wonder != Wonder::Babel;
        self.part.no_board = facts.resource.is_some() || power;
        self.part.no_board
    }
}
