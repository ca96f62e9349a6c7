//! The execution of Great Projects: shown, joined, succeeding and failing (section 15).

use contract::{BySeat, Seat};

use crate::{
    Event, Joined, Lost, Matter, Penalty, Pick, Piece, Project, Thing,
    act::Came,
    board_tile::has_something,
    city::City,
    course::What,
    dealer::Dealer,
    edition::Edition,
    matter::Answer,
    state::State,
    works::{Works, drawn},
};

/// The penalty of a city.
enum Due {
    /// Points, because there is nothing to lose.
    Points,
    /// A loss without a choice.
    This(Lost),
    /// A loss that the player chooses.
    Choice,
}

impl State {
    /// Returns the project that players can join now.
    pub(crate) fn project(&self) -> Option<Project> {
        let open = self.works.last().filter(|works| works.done.is_none() && !works.closed);
        open.map(|works| works.project)
    }

    /// Returns the penalty of this age's project, if it has failed.
    pub(crate) fn penalty(&self) -> Option<Penalty> {
        let works = self.works.last().filter(|works| works.done == Some(false));
        works.map(|works| works.project.facts().penalty)
    }

    /// Returns the cards of a city that can be lost as a penalty, each once.
    pub(crate) fn forfeits(&self, city: Seat) -> Vec<Piece> {
        match self.penalty() {
            Some(Penalty::Card(colour)) => {
                let cards = self.cities[city].built().filter(|card| card.facts().colour == colour);
                cards.map(|card| Piece::Card { city, card }).collect()
            }
            Some(Penalty::Coins | Penalty::Board | Penalty::Victories(_)) | None => Vec::new(),
        }
    }

    /// Returns the victory tokens of a city that can be lost as a penalty: the numbers of each value.
    pub(crate) fn forfeited_tokens(&self, city: Seat) -> Vec<[u8; 3]> {
        match self.penalty() {
            Some(Penalty::Victories(tokens)) => choices_of(&self.cities[city], tokens),
            Some(Penalty::Coins | Penalty::Board | Penalty::Card(_)) | None => Vec::new(),
        }
    }
}

/// Returns the ways to lose this number of victory tokens, the lowest first.
fn choices_of(city: &City, tokens: u8) -> Vec<[u8; 3]> {
    let [ones, threes, fives] = city.victories;
    let mut all = Vec::new();
    for five in 0..=fives.min(tokens) {
        for three in 0..=threes.min(tokens - five) {
            let one = tokens - five - three;
            if one <= ones {
                all.push([one, three, five]);
            }
        }
    }
    all
}

impl Dealer<'_> {
    /// Shows the project of the age.
    pub(crate) fn show_project(&mut self) {
        let age = self.state.age;
        let Some(project) = drawn(&self.state.seed, age) else { return };
        let taken = BySeat::filled(self.rules.seats, 0);
        self.state.works.push(Works { project, taken, closed: false, done: None });
        self.log.openly(|| Event::ProjectShown { age, project });
    }

    /// Closes a project whose tokens are all taken, at the beginning of a turn. Reserve tokens are only for
    /// the turn in which the tokens run out.
    pub(crate) fn close_project(&mut self) {
        if self.state.plan.edition < Edition::V2 {
            return;
        }
        if let Some(works) = self.state.works.last_mut() {
            works.closed |= works.succeeds();
        }
    }

    /// Joins a project with a card just built. A card of another colour uses up a token.
    pub(crate) fn join(&mut self, Pick { city, card, .. }: Pick) {
        let Some(works) = self.state.works.last_mut() else { return };
        works.taken[city] += 1;
        if works.project.facts().colour != card.facts().colour {
            let here = &mut self.state.cities[city];
            here.standing.any_colour.into_iter().for_each(|token| {
                here.lose(token);
            });
        }
    }

    /// Carries out the success or failure of the project at the end of the age.
    pub(crate) fn settle_project(&mut self) {
        // It is a turn of its own, together with the conflicts (G-16).
        self.state.cities.iter_mut().for_each(|(_, city)| city.took_coins = false);
        let Some(works) = self.state.works.last_mut() else { return };
        let (project, done) = (works.project, works.succeeds());
        works.done = Some(done);
        let taken = works.taken.clone();
        let mut came = Came::new();
        if done {
            for (city, tokens) in taken.iter() {
                for _ in 0..*tokens {
                    self.state.cities[city].bring(Thing::Project(project));
                    came.push((city, Thing::Project(project), None));
                }
            }
        }
        let income = self.arrive_together(&came);
        // Tokens with an effect at once are used up.
        for (city, thing, _) in &came {
            if !project.lasts() {
                self.state.cities[*city].lose(*thing);
            }
        }
        self.log.openly(|| Event::ProjectOver {
            project,
            done,
            taken: taken.clone(),
            income: income.clone(),
        });
        if done {
            return;
        }
        for city in self.rules.seats.seats().filter(|city| taken[*city] == 0) {
            match self.due(city) {
                Due::Points => self.take_points(city),
                Due::This(lost) => self.forfeit(city, lost),
                Due::Choice => self.state.agenda.add(city, What::Matter(Matter::Penalty)),
            }
        }
    }

    fn due(&self, city: Seat) -> Due {
        let here = &self.state.cities[city];
        match self.state.penalty() {
            None => Due::Points,
            Some(Penalty::Coins) if here.coins == 0 => Due::Points,
            Some(Penalty::Coins) => Due::This(Lost::Coins(here.coins)),
            Some(Penalty::Board) => {
                let acts = here.board().is_some_and(has_something) && !here.bare;
                if acts { Due::This(Lost::Board) } else { Due::Points }
            }
            Some(Penalty::Card(_)) => match self.state.forfeits(city).as_slice() {
                [] => Due::Points,
                [Piece::Card { card, .. }] => Due::This(Lost::Card(*card)),
                [..] => Due::Choice,
            },
            Some(Penalty::Victories(_)) => match self.state.forfeited_tokens(city).as_slice() {
                [] => Due::Points,
                [only] => Due::This(Lost::Victories(*only)),
                [..] => Due::Choice,
            },
        }
    }

    /// Gives a token that costs points to a city that has nothing to lose.
    fn take_points(&mut self, seat: Seat) {
        let points = self.state.age;
        self.state.cities[seat].penalties += points;
        self.log.openly(|| Event::Penalty { seat, lost: Lost::Points(points) });
    }

    /// Carries out the chosen loss.
    pub(crate) fn pay_penalty(&mut self, seat: Seat, answer: Answer) {
        match answer {
            Answer::Piece(Piece::Card { card, .. }) => self.forfeit(seat, Lost::Card(card)),
            Answer::Tokens(lost) => self.forfeit(seat, Lost::Victories(lost)),
            Answer::Piece(Piece::Stage { .. })
            | Answer::Leader(..)
            | Answer::Pair(_)
            | Answer::Seat(_)
            | Answer::Tile(_)
            | Answer::Yes
            | Answer::Nothing => {}
        }
    }

    fn forfeit(&mut self, seat: Seat, lost: Lost) {
        match lost {
            Lost::Card(card) => self.lose_to_discard(seat, card),
            Lost::Coins(coins) => self.state.cities[seat].coins -= coins,
            Lost::Board => {
                self.state.cities[seat].strip();
            }
            Lost::Victories(tokens) => {
                let held = &mut self.state.cities[seat].victories;
                held.iter_mut().zip(tokens).for_each(|(held, lost)| *held -= lost);
            }
            Lost::Points(points) => self.state.cities[seat].penalties += points,
        }
        self.log.openly(|| Event::Penalty { seat, lost });
    }
}

impl Joined {
    /// Returns true if the chain builds the card.
    pub(crate) const fn is_chained(self) -> bool {
        matches!(self, Self::Chain)
    }

    /// Returns true if a power builds the card.
    pub(crate) const fn is_power(self) -> bool {
        matches!(self, Self::Power)
    }
}
