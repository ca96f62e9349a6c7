//! The matters of leaders and guilds between turns, as the rules of leaders describe them.

use std::collections::BTreeSet;

use seven_wonders::{Card, Colour, Fee, Intent, Leader, Pair, Piece, Power, State, Tile, Upon, Wonder};

use super::{
    city::{City, Copy, Under},
    game::seat_of,
    losses::collect,
    rulebook::Referee,
    salvage::salvage,
    table::{Play, Table, same},
};

/// Something that is still to be done or asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Todo {
    Raise(u8, Option<Leader>),
    Draw,
    Hand(u8),
    CopyLeader,
    CopyStage,
    Destroy,
    Swap,
    Name,
    Give(usize),
    Pick,
    StagesFall,
    WondersFall,
    /// A card of the discard pile is built.
    Salvage(By),
    Recruit,
    Keep,
    Trade,
    PassOn,
    /// A card of this colour goes to the discard pile, for a project that failed.
    GiveCard(Colour),
    /// Two victory tokens are lost.
    GiveVictories,
    /// A leader is drawn (Catan), to be recruited at full cost.
    Engage,
    Hire(Leader),
    /// A leader is entombed in a stage (Abu Simbel); in none if Herodotus copied it.
    Entomb(Option<u8>),
    /// A tile is laid on the own board (Babel).
    LayTile(Upon),
}

/// The reason to build from the discard pile, in the order of the rulings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum By {
    Halicarnassus,
    GreatWall,
    MannekenPis,
    /// A leader, or a copy.
    Leader,
}

impl By {
    /// Returns the reason by the wonder of the stage.
    pub fn stage_of(wonder: Option<Wonder>) -> Self {
        match wonder {
            Some(Wonder::Halicarnassus) => Self::Halicarnassus,
            Some(Wonder::GreatWall) => Self::GreatWall,
            Some(Wonder::MannekenPis) => Self::MannekenPis,
            other => panic!("{other:?} builds of the discard pile"),
        }
    }
}

impl Todo {
    /// Returns the order within one step that does not depend on the order of arising.
    fn place(self) -> Option<By> {
        match self {
            Self::Salvage(by) => Some(by),
            _ => None,
        }
    }

    /// Returns the step: at once; destruction; the discard pile; one more leader; the end of the turn.
    fn step(self) -> u8 {
        match self {
            Self::Raise(..) => 1,
            Self::StagesFall | Self::WondersFall => 3,
            Self::Salvage(_) => 4,
            Self::Recruit | Self::Entomb(_) => 5,
            Self::Keep => 6,
            Self::Trade => 7,
            Self::PassOn => 8,
            // The tile acts from the next turn on.
            Self::LayTile(_) => 9,
            _ => 2,
        }
    }
}

impl Referee {
    pub fn put_off(&mut self, seat: usize, todo: Todo) {
        let order = |todo: Todo| (todo.step(), todo.place());
        let at = self.todo.iter().position(|(_, other)| order(*other) > order(todo));
        self.todo.insert(at.unwrap_or(self.todo.len()), (seat, todo));
    }

    /// Puts off a printed power.
    pub fn put_off_power(&mut self, seat: usize, power: Power, leader: Option<Leader>, stage: Option<u8>) {
        let next = stage.or_else(|| self.cities[seat].stages_left().first().copied());
        match power {
            Power::CopyLeader => self.put_off(seat, Todo::CopyLeader),
            Power::CopyStage => self.put_off(seat, Todo::CopyStage),
            Power::Destroy => self.put_off(seat, Todo::Destroy),
            Power::Swap => self.put_off(seat, Todo::Swap),
            Power::Name => self.put_off(seat, Todo::Name),
            Power::Draw(leaders) => (0..leaders).for_each(|_| self.put_off(seat, Todo::Draw)),
            Power::Hand(leaders) => self.put_off(seat, Todo::Hand(leaders)),
            Power::Take => {
                (0..self.n).filter(|other| *other != seat).for_each(|o| self.put_off(o, Todo::Give(seat)));
                self.put_off(seat, Todo::Pick);
            }
            Power::Recruit => self.put_off(seat, Todo::Recruit),
            Power::NextStage => {
                next.into_iter().for_each(|stage| self.put_off(seat, Todo::Raise(stage, None)));
            }
            Power::UnderStage => {
                next.into_iter().for_each(|stage| self.put_off(seat, Todo::Raise(stage, leader)));
            }
            Power::Engage => self.put_off(seat, Todo::Engage),
            Power::Entomb => self.put_off(seat, Todo::Entomb(stage)),
            Power::LayTile { on } => self.put_off(seat, Todo::LayTile(on)),
            Power::StagesFall => self.put_off(seat, Todo::StagesFall),
            Power::WondersFall => self.put_off(seat, Todo::WondersFall),
        }
    }

    fn leaders_beside(&self, seat: usize) -> Vec<Leader> {
        let all = self.beside(seat).into_iter().flat_map(|other| self.cities[other].leaders.clone());
        all.filter(|leader| *leader != Leader::Esteban).collect()
    }

    fn pieces(&self, seat: usize, stages: bool) -> BTreeSet<Intent> {
        let mut all = BTreeSet::new();
        for other in self.beside(seat) {
            let city = seat_of(other);
            let here = &self.cities[other];
            if stages {
                let pieces = here.stages.keys().map(|stage| Piece::Stage { city, stage: *stage });
                all.extend(pieces.map(|at| Intent::Piece { at }));
            } else {
                let may_go = |card: &&Card| {
                    !matches!(
                        card.facts().colour,
                        Colour::Brown | Colour::Grey | Colour::Purple | Colour::Black
                    )
                };
                let pieces = here.cards.iter().filter(may_go).map(|card| Piece::Card { city, card: *card });
                all.extend(pieces.map(|at| Intent::Piece { at }));
            }
        }
        all
    }

    fn swaps(&self, seat: usize) -> BTreeSet<Intent> {
        let [a, b] = self.beside(seat);
        let (left, right) = (&self.cities[a].cards, &self.cities[b].cards);
        let twice = |cards: &[Card]| {
            let names: BTreeSet<&str> = cards.iter().map(|card| card.facts().en).collect();
            names.len() < cards.len()
        };
        let mut all = BTreeSet::new();
        for (x, y) in left.iter().flat_map(|x| right.iter().map(move |y| (*x, *y))) {
            let after = |cards: &[Card], goes: Card, comes: Card| -> Vec<Card> {
                cards.iter().map(|card| if *card == goes { comes } else { *card }).collect()
            };
            let alike = x != y && x.facts().colour == y.facts().colour;
            if alike && !twice(&after(left, x, y)) && !twice(&after(right, y, x)) {
                all.insert(Intent::Swap { pair: Pair { left: x, right: y } });
            }
        }
        all
    }

    /// Brings one thing into play.
    fn arrives(&mut self, seat: usize, effects: &'static [seven_wonders::Effect], leader: Option<Leader>) {
        let (gains, bank) = (vec![0; self.n], vec![0; self.n]);
        self.come(&[(seat, effects, leader, None)], gains, bank);
    }

    /// Recruits a leader for this number of coins.
    fn recruits(&mut self, seat: usize, leader: Leader, stage: Option<u8>, coins: u16) {
        self.cities[seat].leaders.push(leader);
        self.cities[seat].paid.insert(leader, coins);
        let (gains, bank) = (vec![0; self.n], vec![0; self.n]);
        self.come(&[(seat, leader.facts().effects, Some(leader), stage)], gains, bank);
    }

    /// Entombs a leader and ends its effects: Herodotus' copy and Pythia's prediction too.
    fn entombs(&mut self, seat: usize, stage: Option<u8>, leader: Leader) {
        let city = &mut self.cities[seat];
        let cost = match leader.facts().fee {
            Fee::Coins(coins) => coins.into(),
            Fee::Age | Fee::NextStage => city.paid[&leader],
        };
        city.leaders.retain(|other| *other != leader);
        if leader == Leader::Herodotus {
            city.copies.retain(|copy| matches!(copy, Copy::Leader(_)));
            self.tombs_open(seat, |stage| stage.is_none());
        }
        let city = &mut self.cities[seat];
        city.tombs.push((leader, 2 * cost as i16, stage));
        city.forgets_powers();
        self.met.insert(format!("{leader:?} is entombed"));
        self.met.insert("somebody is entombed".to_owned());
    }

    /// Removes the tombs of lost stages and discards their leaders.
    fn tombs_open(&mut self, seat: usize, which: impl Fn(Option<u8>) -> bool) {
        let tombs = &mut self.cities[seat].tombs;
        let before = tombs.len();
        tombs.retain(|(.., stage)| !which(*stage));
        let opened = before - tombs.len();
        self.leaders_gone[seat] += opened;
    }

    fn falls(&mut self) {
        for seat in 0..self.n {
            let Some((stage, under)) = self.cities[seat].stages.pop_last() else { continue };
            self.tombs_open(seat, |of| of == Some(stage));
            match under {
                Under::Card(card) => self.discard.push(card),
                Under::Leader(_) => self.leaders_gone[seat] += 1,
                Under::Nothing => {}
            }
        }
        self.cities.iter_mut().for_each(City::forgets_powers);
    }

    fn all_fall(&mut self) {
        let (mut new, mut opened) = (Vec::new(), Vec::new());
        let (gains, mut bank) = (vec![0; self.n], vec![0; self.n]);
        for seat in 0..self.n {
            self.cities[seat].board = None;
            for (_, under) in std::mem::take(&mut self.cities[seat].stages) {
                match under {
                    Under::Card(card) => {
                        let here = &mut self.cities[seat].cards;
                        if here.iter().any(|other| other.facts().en == card.facts().en) {
                            self.discard.push(card);
                        } else {
                            here.push(card);
                            new.push((seat, card.facts().effects, None, None));
                            opened.push((seat, card));
                        }
                    }
                    Under::Leader(leader) => {
                        self.cities[seat].leaders.push(leader);
                        self.cities[seat].paid.insert(leader, 0);
                        new.push((seat, leader.facts().effects, Some(leader), None));
                    }
                    Under::Nothing => {}
                }
            }
            // Entombed leaders are leaders again.
            let (mut risen, still): (Vec<_>, Vec<_>) = std::mem::take(&mut self.cities[seat].tombs)
                .into_iter()
                .partition(|(.., stage)| stage.is_some());
            self.cities[seat].tombs = still;
            risen.sort_by_key(|(.., stage)| *stage);
            for (leader, ..) in risen {
                self.cities[seat].leaders.push(leader);
                self.cities[seat].paid.insert(leader, 0);
                new.push((seat, leader.facts().effects, Some(leader), None));
                self.met.insert("Chuck Norris opens a tomb".to_owned());
            }
        }
        self.cities.iter_mut().for_each(City::forgets_powers);
        // Tiles on boards are lost with them, before the cards are built.
        self.tiles_act();
        opened.into_iter().for_each(|(seat, card)| bank[seat] += self.bonus(seat, card));
        self.come_in_this_order(&new, gains, bank);
    }

    /// Carries out a matter without a decision, and returns true if it was one. Draws are read from a view.
    fn does(&mut self, seat: usize, todo: Todo, table: &Table<'_>, state: &State) -> bool {
        let drawn = |referee: &mut Self, number: usize| -> Vec<Leader> {
            let draws = table.view(state, seat).leaders.unwrap().draws;
            let from = referee.draws;
            let new: Vec<Leader> =
                draws.iter().skip(from).take(number).map(|draw| draw.leader.unwrap()).collect();
            assert!(draws.iter().skip(from).take(number).all(|draw| draw.seat.number() == seat));
            referee.draws += new.len();
            new
        };
        match todo {
            Todo::Raise(stage, under) => {
                let city = &mut self.cities[seat];
                if city.stages.contains_key(&stage) || city.board.is_none() {
                    return true;
                }
                city.leaders.retain(|leader| Some(*leader) != under);
                city.stages.insert(stage, under.map_or(Under::Nothing, Under::Leader));
                let effects = city.all_stages()[usize::from(stage)].effects;
                let (gains, bank) = (vec![0; self.n], vec![0; self.n]);
                self.come(&[(seat, effects, None, Some(stage))], gains, bank);
            }
            Todo::Draw => {
                for leader in drawn(self, 1) {
                    let builds = matches!(leader, Leader::Stevie | Leader::Hercules);
                    if builds && !self.cities[seat].may_build_stages() {
                        self.leaders_gone[seat] += 1;
                    } else {
                        self.recruits(seat, leader, None, 0);
                    }
                }
            }
            Todo::Engage => {
                for leader in drawn(self, 1) {
                    if self.recruitable(seat, &[leader], false).is_empty() {
                        self.leaders_gone[seat] += 1;
                        self.met.insert("a drawn leader is too dear".to_owned());
                    } else {
                        self.put_off_first(seat, Todo::Hire(leader));
                    }
                }
            }
            Todo::Hand(number) => {
                let new = drawn(self, usize::from(number));
                self.leader_hands[seat].extend(new);
            }
            Todo::StagesFall => self.falls(),
            Todo::WondersFall => self.all_fall(),
            Todo::PassOn => {
                let at = self.cities[seat].leaders.iter().position(|leader| *leader == Leader::Jesus);
                if let Some(at) = at {
                    let jesus = self.cities[seat].leaders.remove(at);
                    let to = self.right(seat);
                    self.cities[to].leaders.push(jesus);
                } else {
                    self.cities[seat].copies.retain(|copy| *copy != Copy::Leader(Leader::Jesus));
                }
            }
            _ => return false,
        }
        true
    }

    /// Returns the possible answers; empty if there is nothing to ask.
    fn answers(&self, seat: usize, todo: Todo) -> BTreeSet<Intent> {
        let plain = |leaders: &[Leader]| -> BTreeSet<Intent> {
            leaders.iter().map(|leader| Intent::Leader { leader: *leader, stage: None }).collect()
        };
        match todo {
            Todo::CopyLeader => plain(&self.leaders_beside(seat)),
            Todo::CopyStage => self.pieces(seat, true),
            Todo::Destroy => self.pieces(seat, false),
            Todo::Swap => self.swaps(seat),
            Todo::Name => (0..self.n)
                .filter(|other| *other != seat)
                .map(|other| Intent::Name { seat: seat_of(other) })
                .collect(),
            Todo::Give(_) => plain(&self.leader_hands[seat]),
            Todo::Pick => self.recruitable(seat, &self.given, true),
            Todo::Recruit => self.recruitable(seat, &self.leader_hands[seat], false),
            Todo::Hire(leader) => self.recruitable(seat, &[leader], false),
            // Attila may have destroyed the stage since.
            Todo::Entomb(Some(stage)) if !self.cities[seat].stages.contains_key(&stage) => BTreeSet::new(),
            Todo::Entomb(stage) => {
                // A guest was not recruited here, and Herodotus' copied stage would be lost with him.
                let lies = |leader: &Leader| stage.is_some() || *leader != Leader::Herodotus;
                let own = |leader: &&Leader| self.cities[seat].paid.contains_key(leader) && lies(leader);
                plain(&self.cities[seat].leaders.iter().filter(own).copied().collect::<Vec<_>>())
            }
            Todo::LayTile(_) => {
                let kept = self.tower.as_ref().map_or(&[][..], |tower| &tower.kept[seat]);
                kept.iter().map(|tile| Intent::LayTile { tile: Tile::try_from(*tile).unwrap() }).collect()
            }
            Todo::GiveCard(colour) => {
                let own = self.cities[seat].cards.iter().filter(|card| card.facts().colour == colour);
                let pieces = own.map(|card| Piece::Card { city: seat_of(seat), card: *card });
                pieces.map(|at| Intent::Piece { at }).collect()
            }
            Todo::GiveVictories => {
                let won = &self.cities[seat].won;
                let pairs = (0..won.len()).flat_map(|a| (0..a).map(move |b| [won[a], won[b]]));
                let count = |pair: [i16; 2]| {
                    [1, 3, 5].map(|value| pair.iter().filter(|t| **t == value).count() as u8)
                };
                pairs.map(|pair| Intent::Tokens { lost: count(pair) }).collect()
            }
            Todo::Keep => BTreeSet::from([Intent::Announce]),
            Todo::Trade if self.cities[seat].defeats >= 2 => BTreeSet::from([Intent::Announce]),
            _ => BTreeSet::new(),
        }
    }

    fn recruitable(&self, seat: usize, leaders: &[Leader], free: bool) -> BTreeSet<Intent> {
        let mut all = BTreeSet::new();
        for leader in leaders {
            for stage in self.stages_for(seat, *leader) {
                if free || self.fee(seat, *leader, stage) <= self.cities[seat].coins {
                    all.insert(Intent::Leader { leader: *leader, stage });
                }
            }
        }
        all
    }

    /// Returns the stages that a leader may be recruited for: none in particular, or others than the next.
    pub fn stages_for(&self, seat: usize, leader: Leader) -> Vec<Option<u8>> {
        let city = &self.cities[seat];
        if !matches!(leader, Leader::Stevie | Leader::Hercules) {
            return vec![None];
        }
        if !city.may_build_stages() {
            return vec![];
        }
        let others = city.stages_left().into_iter().skip(1).filter(|_| city.any_stage());
        [None].into_iter().chain(others.map(Some)).collect()
    }

    /// Carries out an answer.
    fn answered(&mut self, seat: usize, todo: Todo, intent: Intent) {
        match (todo, intent) {
            (Todo::CopyLeader, Intent::Leader { leader, .. }) => {
                self.cities[seat].copies.push(Copy::Leader(leader));
                self.arrives(seat, leader.facts().effects, None);
            }
            (Todo::CopyStage, Intent::Piece { at: Piece::Stage { city, stage } }) => {
                let effects = self.cities[city.number()].all_stages()[usize::from(stage)].effects;
                self.cities[seat].copies.push(Copy::Stage(effects));
                self.arrives(seat, effects, None);
            }
            (Todo::Destroy, Intent::Piece { at: Piece::Card { city, card } }) => {
                self.cities[city.number()].cards.retain(|other| *other != card);
                self.discard.push(card);
            }
            (Todo::GiveCard(_), Intent::Piece { at: Piece::Card { card, .. } }) => {
                self.cities[seat].cards.retain(|other| *other != card);
                self.discard.push(card);
            }
            (Todo::GiveVictories, Intent::Tokens { lost }) => {
                for (value, many) in [1, 3, 5].into_iter().zip(lost) {
                    for _ in 0..many {
                        let won = &mut self.cities[seat].won;
                        won.swap_remove(won.iter().position(|token| *token == value).unwrap());
                    }
                }
            }
            (Todo::Swap, Intent::Swap { pair }) => {
                let [left, right] = self.beside(seat);
                self.moves(pair.left, left, right);
                self.moves(pair.right, right, left);
            }
            (Todo::Name, Intent::Name { seat: named }) => self.cities[seat].named = Some(named.number()),
            (Todo::Give(_), Intent::Leader { leader, .. }) => {
                self.leader_hands[seat].retain(|other| *other != leader);
                self.given.push(leader);
                self.put_off_first(seat, Todo::Hand(1));
            }
            (Todo::Pick, Intent::Leader { leader, stage }) => {
                self.leaders_gone[seat] += self.given.len() - 1;
                self.given.clear();
                self.recruits(seat, leader, stage, 0);
            }
            (Todo::Pick, Intent::Decline) => {
                self.leaders_gone[seat] += self.given.len();
                self.given.clear();
            }
            (Todo::Recruit, Intent::Leader { leader, stage }) => {
                let fee = self.fee(seat, leader, stage);
                self.cities[seat].coins -= fee;
                self.leader_hands[seat].retain(|other| *other != leader);
                self.recruits(seat, leader, stage, fee);
            }
            (Todo::Hire(_), Intent::Leader { leader, stage }) => {
                let fee = self.fee(seat, leader, stage);
                self.cities[seat].coins -= fee;
                self.recruits(seat, leader, stage, fee);
            }
            (Todo::Hire(_), Intent::Decline) => self.leaders_gone[seat] += 1,
            (Todo::Entomb(stage), Intent::Leader { leader, .. }) => self.entombs(seat, stage, leader),
            (Todo::LayTile(on), Intent::LayTile { tile }) => {
                self.tower.as_mut().unwrap().lay_on_board(seat, tile.number(), on);
                self.has_placed(seat);
                self.met.insert(format!("a tile on a board for {on:?}"));
            }
            (Todo::Keep, Intent::Announce) => {
                self.cities[seat].kept = true;
                self.hands_stay = true;
            }
            (Todo::Trade, Intent::Announce) => {
                let city = &mut self.cities[seat];
                city.traded = true;
                city.defeats -= 2;
                city.won.push(3);
                let coins = city.earns(seven_wonders::Done::WonVictory);
                let more = self.first_of_the_turn(seat, coins);
                self.cities[seat].coins += coins + more;
            }
            (_, Intent::Decline) => {}
            (todo, intent) => panic!("{todo:?}: {intent:?}"),
        }
    }

    fn put_off_first(&mut self, seat: usize, todo: Todo) {
        self.todo.insert(0, (seat, todo));
    }

    /// Moves a card to another city; a copy of the Courtesans moves along.
    fn moves(&mut self, card: Card, from: usize, to: usize) {
        self.cities[from].cards.retain(|other| *other != card);
        self.cities[to].cards.push(card);
        if card == Card::CourtesansGuild {
            let at = self.cities[from].copies.iter().position(|copy| matches!(copy, Copy::Leader(_)));
            if let Some(at) = at {
                let copy = self.cities[from].copies.remove(at);
                self.cities[to].copies.push(copy);
                self.cities[from].forgets_powers();
            }
        }
    }
}

/// The time at which matters are settled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum After {
    /// After a turn, when hands may be kept.
    Turn,
    /// After a turn or phase without passing of hands, or after the conflicts.
    Rest,
    /// Between the project of an age and its conflicts.
    Project,
}

/// Settles all matters, one after the other.
pub fn settle(table: &Table<'_>, state: &mut State, referee: &mut Referee, after: After, play: Play<'_>) {
    let mut closed = after == After::Project;
    loop {
        // Losses hit at once.
        collect(table, state, referee, play);
        let ends = |(_, todo): &(usize, Todo)| todo.step() >= Todo::Keep.step();
        if !closed && referee.todo.first().is_none_or(ends) {
            closed = true;
            for seat in 0..referee.n {
                let city = &referee.cities[seat];
                let (keeps, trades) = (city.keeps_hands() && !city.kept, city.trades() && !city.traded);
                if keeps && after == After::Turn {
                    referee.put_off(seat, Todo::Keep);
                }
                if trades && referee.cities[seat].defeats >= 2 {
                    referee.put_off(seat, Todo::Trade);
                }
            }
            continue;
        }
        if referee.todo.is_empty() {
            return;
        }
        let (seat, todo) = referee.todo.remove(0);
        if referee.does(seat, todo, table, state) {
            continue;
        }
        if matches!(todo, Todo::Salvage(_)) {
            salvage(table, state, referee, seat, play);
            continue;
        }
        let mut expected = referee.answers(seat, todo);
        let forced = matches!(todo, Todo::GiveCard(_) | Todo::GiveVictories);
        if let Some(only) = expected.first().copied().filter(|_| forced && expected.len() == 1) {
            referee.answered(seat, todo, only);
            continue;
        }
        let given = todo == Todo::Pick && !referee.given.is_empty();
        let in_hand = todo == Todo::Recruit && !referee.leader_hands[seat].is_empty();
        if expected.is_empty() && !given && !in_hand {
            continue;
        }
        let optional = matches!(
            todo,
            Todo::Destroy
                | Todo::Swap
                | Todo::Recruit
                | Todo::Keep
                | Todo::Trade
                | Todo::Hire(_)
                | Todo::Entomb(_)
                | Todo::LayTile(_)
        );
        if optional || expected.is_empty() {
            expected.insert(Intent::Decline);
        }
        let expected: Vec<Intent> = expected.into_iter().collect();
        same(&table.offered(state, seat), &expected, || {
            let (age, turn, stage) = (referee.age, referee.turn, table.public(state).stage);
            format!("age {age} turn {turn}: {todo:?} of seat {seat}, {}: {stage:?}", referee.under(seat))
        });
        let intent = play(state, seat, &expected);
        referee.answered(seat, todo, intent);
    }
}
