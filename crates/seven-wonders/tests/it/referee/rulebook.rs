//! The legal plays, and their results.

use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
};

use seven_wonders::{
    Amount, Card, Count, Done, Effect, Fee, How, If, Joined, Lasting, Leader, LeaderHow, Once, Options,
    Payment, Side, Tokens, Whose, Wonder, Worth,
};

use super::{
    asked::{By, Todo},
    babel::Tower,
    choices::{Chooser, What},
    city::{City, Under},
    projects::Project,
    science::science,
};

/// The referee. With two players the Free city is the third city, and has no hand.
#[derive(Clone)]
pub struct Referee {
    pub n: usize,
    pub players: usize,
    /// The number of turns in an age.
    pub turns: u8,
    /// The number of the deal; the compared views depend on it.
    pub deal_number: usize,
    pub age: u8,
    pub turn: u8,
    pub cities: Vec<City>,
    pub hands: Vec<Vec<Card>>,
    pub discard: Vec<Card>,
    /// The cards of the discard pile that no player has seen yet: the last ones of the two-player pile.
    pub unseen: usize,
    /// The leaders in hand, and the numbers that players have discarded.
    pub leader_hands: Vec<Vec<Leader>>,
    pub leaders_gone: Vec<usize>,
    /// The received leaders that are still to be decided about.
    pub given: Vec<Leader>,
    /// The number of leaders drawn from the deck.
    pub draws: usize,
    /// The matters still to be settled.
    pub todo: Vec<(usize, Todo)>,
    /// True if hands are not passed this turn.
    pub hands_stay: bool,
    /// True if there are debts: with Cities.
    pub debts: bool,
    /// The partners.
    pub partner: Vec<Option<usize>>,
    /// The coins lost now, by city.
    pub lost: Vec<u16>,
    /// The ages whose new diplomacy tokens are void.
    pub void: Vec<u8>,
    /// True in the leader phase.
    pub in_phase: bool,
    /// The Tower of Babel.
    pub tower: Option<Tower>,
    /// The Great Project of the age.
    pub project: Option<&'static Project>,
    /// True if its tokens had run out before this turn.
    pub closed: bool,
    /// The things of the box Cities that occurred.
    pub met: BTreeSet<String>,
}

/// A thing that comes into play: city, effects, leader, and the stage that it builds or is.
pub type New = (usize, &'static [Effect], Option<Leader>, Option<u8>);

impl Referee {
    pub fn new(players: usize, cities: Vec<City>, options: &Options) -> Self {
        let n = cities.len();
        Self {
            n,
            players,
            turns: if options.cities && players < 8 { 7 } else { 6 },
            deal_number: 0,
            age: 0,
            turn: 0,
            cities,
            hands: vec![],
            discard: vec![],
            unseen: 0,
            leader_hands: vec![],
            leaders_gone: vec![0; n],
            given: vec![],
            draws: 0,
            todo: vec![],
            hands_stay: false,
            debts: options.cities,
            partner: (0..n).map(|seat| options.teams.then_some(seat ^ 1)).collect(),
            lost: vec![0; n],
            void: vec![],
            in_phase: false,
            tower: options.tower.then(|| Tower::new(n)),
            project: None,
            closed: false,
            met: BTreeSet::new(),
        }
    }

    /// Returns the things of the box Cities that occurred.
    pub fn came_up(self) -> BTreeSet<String> {
        let mut met = self.met;
        self.cities.iter().for_each(|city| met.extend(city.of_cities()));
        met
    }

    pub fn left(&self, seat: usize) -> usize {
        (seat + 1) % self.n
    }

    pub fn right(&self, seat: usize) -> usize {
        (seat + self.n - 1) % self.n
    }

    pub fn beside(&self, seat: usize) -> [usize; 2] {
        [self.left(seat), self.right(seat)]
    }

    /// Returns the player of a city. For the Free city, in ages I and III the player to its left begins, in
    /// age II the other one.
    pub fn player(&self, city: usize) -> usize {
        let odd = usize::from(self.age == 2) + usize::from(self.turn) + 1;
        if city < self.hands.len() { city } else { odd % 2 }
    }

    /// Describes the situation of a city, for the report of a difference.
    pub fn under(&self, seat: usize) -> String {
        let (city, project) = (&self.cities[seat], self.project.map(|project| project.id));
        let tiles: Vec<u8> = (1..=24).filter(|tile| city.open.has(*tile)).collect();
        format!(
            "{} coins, tiles {tiles:?}, project {project:?}, {:?}, {:?}",
            city.coins, city.leaders, city.cards
        )
    }

    /// Places the face-down tiles, which act from now on.
    pub fn places_tiles(&mut self) {
        let Some(tower) = &mut self.tower else { return };
        for seat in tower.reveal() {
            self.has_placed(seat);
        }
        self.tiles_act();
    }

    /// Pays a player for placing a tile.
    pub fn has_placed(&mut self, seat: usize) {
        let coins = self.cities[seat].earns(Done::PlacedTile);
        let more = self.first_of_the_turn(seat, coins);
        self.cities[seat].coins += coins + more;
    }

    /// Updates the acting tiles: those on the tower for all, those on boards for their cities as long as the
    /// board exists.
    pub fn tiles_act(&mut self) {
        let Some(tower) = &self.tower else { return };
        let there: Vec<bool> = self.cities.iter().map(|city| city.board.is_some()).collect();
        let open = |seat: usize| tower.open_for(seat, &there);
        let open: Vec<_> = (0..self.n).map(open).collect();
        self.cities.iter_mut().zip(open).for_each(|(city, open)| city.open = open);
    }

    /// Returns the target of a play, its payment, and whether the project is joined.
    fn meant(&self, seat: usize, card: Card, how: How) -> (What, Payment, bool) {
        let next = || self.cities[seat].stages_left()[0];
        match how {
            How::Build { pay } => (What::Card(card), pay, false),
            How::Plenty { of, pay } => (What::Plenty(card, of), pay, false),
            How::Chain => (What::Chain(card), Payment::NOTHING, false),
            How::Power => (What::Power(card), Payment::NOTHING, false),
            How::Stage { pay } => (What::Stage(next()), pay, false),
            How::OtherStage { stage, pay } => (What::Stage(stage), pay, false),
            How::Join { by: Joined::Paid, pay } => (What::Card(card), pay, true),
            How::Join { by: Joined::Chain, pay } => (What::Chain(card), pay, true),
            How::Join { by: Joined::Power, pay } => (What::Power(card), pay, true),
            How::FreeStage { stage } => (What::FreeStage(stage), Payment::NOTHING, false),
            How::Discard | How::Tile { .. } => (What::Nothing, Payment::NOTHING, false),
        }
    }

    /// Carries out plays at once.
    pub fn resolve(&mut self, plays: &BTreeMap<usize, (Card, How)>) {
        let (mut gains, mut bank) = (vec![0; self.n], vec![0; self.n]);
        let mut pass_on = Vec::new();
        let (mut built, mut raised): (Vec<New>, Vec<New>) = (Vec::new(), Vec::new());
        for (&seat, &(card, how)) in plays {
            let player = self.player(seat);
            let held = self.hands[player].iter().position(|c| *c == card).unwrap();
            self.hands[player].remove(held);
            let (what, pay, joins) = self.meant(seat, card, how);
            let chooser = Chooser::of(self, seat);
            let coins = chooser.coins_for(what, joins);
            let power = if matches!(what, What::Power(_)) { chooser.power_for(card) } else { None };
            self.cities[seat].coins -= coins;
            self.pay(seat, pay, &mut gains, &mut bank);
            bank[seat] += self.cities[seat].open.bonus(Self::deed(what), self.age);
            let matches = self.project.is_some_and(|project| project.colour == card.facts().colour);
            let city = &mut self.cities[seat];
            if joins {
                city.part.tokens += 1;
                city.part.any_colour -= u8::from(!matches);
                self.met.insert(format!("{how:?}").split(", pay").next().unwrap().to_owned());
                self.met.extend((!matches).then(|| "another colour joins".to_owned()));
            }
            match what {
                What::Nothing => {
                    self.discard.push(card);
                    match how {
                        How::Tile { tile } => self.tower.as_mut().unwrap().lay(seat, tile.unwrap().number()),
                        _ => bank[seat] += 3,
                    }
                }
                What::Stage(stage) | What::FreeStage(stage) => {
                    if matches!(what, What::FreeStage(_)) {
                        city.part.free_stages -= 1;
                    }
                    city.stages.insert(stage, Under::Card(card));
                    raised.push((seat, city.all_stages()[usize::from(stage)].effects, None, Some(stage)));
                }
                What::Card(_) | What::Chain(_) | What::Power(_) | What::Plenty(..) => {
                    if matches!(what, What::Plenty(..)) {
                        pass_on.push(seat);
                    }
                    if matches!(what, What::Power(_)) {
                        match power {
                            Some(used) => city.used.extend(used),
                            None => city.part.free_cards -= 1,
                        }
                    }
                    bank[seat] += city.earns(Done::Built(card.facts().colour));
                    bank[seat] += if matches!(what, What::Chain(_)) { city.earns(Done::ByChain) } else { 0 };
                    city.cards.push(card);
                    built.push((seat, card.facts().effects, None, None));
                }
            }
        }
        self.by_wonder(&mut raised);
        built.extend(raised);
        self.come(&built, gains, bank);
        pass_on.into_iter().for_each(|seat| self.put_off(seat, Todo::PassOn));
    }

    fn pay(&mut self, seat: usize, pay: Payment, gains: &mut [u16], bank: &mut [u16]) {
        self.cities[seat].coins -= u16::from(pay.left) + u16::from(pay.right) + u16::from(pay.bank);
        for (other, coins) in [(self.left(seat), pay.left), (self.right(seat), pay.right)] {
            gains[other] += u16::from(coins);
            bank[seat] += if coins > 0 { self.cities[seat].earns(Done::Bought) } else { 0 };
        }
    }

    /// Pays the coins and tokens of new things; then the others lose their coins.
    pub fn come(&mut self, new: &[New], gains: Vec<u16>, bank: Vec<u16>) {
        self.come_in_this_order(new, gains, bank);
    }

    pub fn come_in_this_order(&mut self, new: &[New], gains: Vec<u16>, mut bank: Vec<u16>) {
        for (seat, effects, ..) in new {
            bank[*seat] += self.coins(*seat, effects);
            for effect in *effects {
                let Effect::Once(Once::NeighboursGain { coins }) = effect else { continue };
                for other in [self.left(*seat), self.right(*seat)] {
                    bank[other] += u16::from(*coins);
                }
            }
        }
        for (seat, effects, leader, stage) in new {
            bank[*seat] += self.tokens(*seat, effects);
            for effect in *effects {
                match effect {
                    Effect::Once(Once::BuildFromDiscard) => {
                        let board = self.cities[*seat].board.map(|(wonder, _)| wonder);
                        let is_stage = leader.is_none() && stage.is_some();
                        let by = if is_stage { By::stage_of(board) } else { By::Leader };
                        self.put_off(*seat, Todo::Salvage(by));
                    }
                    Effect::Once(Once::Diplomacy { tokens }) => {
                        (0..*tokens).for_each(|_| self.cities[*seat].peace.push(self.age));
                    }
                    Effect::Once(Once::VoidDiplomacy) => self.void.push(self.age),
                    Effect::Once(Once::Power { power }) => {
                        self.put_off_power(*seat, *power, *leader, *stage);
                    }
                    _ => {}
                }
            }
        }
        for (seat, gain) in gains.into_iter().enumerate() {
            let more = self.first_of_the_turn(seat, bank[seat]);
            self.cities[seat].coins += gain + bank[seat] + more;
        }
        for (seat, effects, ..) in new {
            self.losses(*seat, effects);
        }
    }

    /// Sorts stages built at once by wonder, so that a copy comes after its original.
    fn by_wonder(&self, raised: &mut [New]) {
        raised.sort_by_key(|(seat, ..)| self.cities[*seat].board.map(|(wonder, _)| wonder));
    }

    pub fn first_of_the_turn(&mut self, seat: usize, coins: u16) -> u16 {
        let city = &mut self.cities[seat];
        if coins == 0 || city.took {
            return 0;
        }
        city.took = true;
        city.earns(Done::TookCoins)
    }

    pub fn tokens(&mut self, seat: usize, effects: &[Effect]) -> u16 {
        let mut coins = 0;
        for effect in effects {
            let Effect::Once(Once::Tokens { change }) = effect else { continue };
            match change {
                Tokens::Victory => {
                    self.cities[seat].won.push([1, 3, 5][usize::from(self.age) - 1]);
                    coins += self.cities[seat].earns(Done::WonVictory);
                }
                Tokens::NoDefeats => self.cities[seat].defeats = 0,
                Tokens::OthersLoseVictory => {
                    for other in (0..self.n).filter(|other| *other != seat) {
                        let won = &mut self.cities[other].won;
                        if let Some(least) = won.iter().copied().min() {
                            let at = won.iter().position(|token| *token == least).unwrap();
                            won.swap_remove(at);
                        }
                    }
                }
            }
        }
        coins
    }

    pub fn losses(&mut self, seat: usize, effects: &[Effect]) {
        for effect in effects {
            let Effect::Once(Once::OthersLose { amount }) = effect else { continue };
            for other in (0..self.n).filter(|other| *other != seat) {
                let lost = self.amount(other, *amount).max(0) as u16;
                if self.debts {
                    self.lost[other] += lost;
                } else {
                    let purse = &mut self.cities[other].coins;
                    *purse = purse.saturating_sub(lost);
                }
            }
        }
    }

    pub fn shields(&self, seat: usize) -> i16 {
        let of = |owner: usize, counts: fn(Whose) -> bool| -> i16 {
            let each = self.cities[owner].effects().map(|effect| match effect {
                Effect::Lasting(Lasting::Shields { amount, of }) if counts(of) => self.amount(owner, amount),
                _ => 0,
            });
            each.sum()
        };
        let beside = [self.left(seat), self.right(seat)];
        let others: i16 = beside.iter().map(|other| of(*other, |whose| whose != Whose::Own)).sum();
        (of(seat, |whose| whose != Whose::Neighbours) + others).max(0)
    }

    pub fn fee(&self, seat: usize, leader: Leader, stage: Option<u8>) -> u16 {
        let city = &self.cities[seat];
        let rome = |seat: usize, side| {
            let city = &self.cities[seat];
            city.board == Some((Wonder::Roma, side)) && !city.part.no_board
        };
        // No effect on leaders lowers the coins printed on a stage.
        let (printed, of_the_stage): (u16, u16) = match leader.facts().fee {
            Fee::Coins(coins) => (coins.into(), 0),
            Fee::Age => (self.age.into(), 0),
            Fee::NextStage => {
                let stage = stage.unwrap_or_else(|| city.stages_left()[0]);
                let cost = city.all_stages()[usize::from(stage)].cost;
                (Vec::from(cost.resources).len() as u16, cost.coins.into())
            }
        };
        if city.led_by(Leader::Maecenas) || rome(seat, Side::A) {
            return of_the_stage;
        }
        let own = if rome(seat, Side::B) { 2 } else { 0 };
        let beside = [self.left(seat), self.right(seat)].into_iter().filter(|other| rome(*other, Side::B));
        printed.saturating_sub(own + beside.count() as u16) + of_the_stage
    }

    /// Carries out plays of leaders at once.
    pub fn lead(&mut self, deeds: &[(usize, Leader, LeaderHow)]) {
        let (mut gains, mut bank) = (vec![0; self.n], vec![0; self.n]);
        let stage_of = |how: &LeaderHow| match how {
            LeaderHow::RecruitFor { stage } => Some(*stage),
            _ => None,
        };
        let recruits = |how: &LeaderHow| matches!(how, LeaderHow::Recruit | LeaderHow::RecruitFor { .. });
        let fees = deeds.iter().map(
            |(seat, leader, how)| {
                if recruits(how) { self.fee(*seat, *leader, stage_of(how)) } else { 0 }
            },
        );
        let fees: Vec<u16> = fees.collect();
        let coins_for = |referee: &Self, seat: usize, what| Chooser::of(referee, seat).coins_for(what, false);
        let (mut led, mut raised): (Vec<New>, Vec<New>) = (Vec::new(), Vec::new());
        self.cities.iter_mut().for_each(|city| city.took = false);
        for ((seat, leader, how), fee) in deeds.iter().zip(&fees) {
            let seat = *seat;
            self.leader_hands[seat].retain(|other| other != leader);
            match how {
                LeaderHow::Recruit | LeaderHow::RecruitFor { .. } => self.cities[seat].coins -= fee,
                LeaderHow::FreeStage { stage } => {
                    self.cities[seat].coins -= coins_for(self, seat, What::FreeStage(*stage));
                    self.cities[seat].part.free_stages -= 1;
                }
                LeaderHow::Stage { pay } | LeaderHow::OtherStage { pay, .. } => {
                    let stage = match how {
                        LeaderHow::OtherStage { stage, .. } => *stage,
                        _ => self.cities[seat].stages_left()[0],
                    };
                    self.cities[seat].coins -= coins_for(self, seat, What::Stage(stage));
                    self.pay(seat, *pay, &mut gains, &mut bank);
                }
                LeaderHow::Discard => {
                    bank[seat] += 3;
                    self.leaders_gone[seat] += 1;
                }
            }
        }
        for (at, (seat, leader, how)) in deeds.iter().enumerate() {
            let seat = *seat;
            let city = &mut self.cities[seat];
            match how {
                LeaderHow::Recruit | LeaderHow::RecruitFor { .. } => {
                    city.leaders.push(*leader);
                    city.paid.insert(*leader, fees[at]);
                    led.push((seat, leader.facts().effects, Some(*leader), stage_of(how)));
                }
                LeaderHow::Stage { .. } | LeaderHow::OtherStage { .. } | LeaderHow::FreeStage { .. } => {
                    let stage = match how {
                        LeaderHow::OtherStage { stage, .. } | LeaderHow::FreeStage { stage } => *stage,
                        _ => city.stages_left()[0],
                    };
                    city.stages.insert(stage, Under::Leader(*leader));
                    raised.push((seat, city.all_stages()[usize::from(stage)].effects, None, Some(stage)));
                }
                LeaderHow::Discard => {}
            }
        }
        self.by_wonder(&mut raised);
        raised.extend(led);
        self.come(&raised, gains, bank);
    }

    pub fn coins(&self, seat: usize, effects: &[Effect]) -> u16 {
        let each = effects.iter().map(|effect| match *effect {
            Effect::Once(Once::Coins { amount }) => self.amount(seat, amount) as u16,
            _ => 0,
        });
        each.sum()
    }

    fn amount(&self, seat: usize, Amount { base, per, least, only }: Amount) -> i16 {
        let own = |seat, count| self.counted(seat, count, Whose::Own);
        let holds = match only {
            None => true,
            Some(If::None(count)) => own(seat, count) == 0,
            Some(If::One(count)) => own(seat, count) == 1,
            Some(If::MoreThanNeighbours(count)) => {
                own(seat, count) > own(self.left(seat), count)
                    && own(seat, count) > own(self.right(seat), count)
            }
        };
        if !holds {
            return 0;
        }
        let more = per.map_or(0, |per| i16::from(per.each) * self.counted(seat, per.count, per.of) as i16);
        (i16::from(base) + more).max(least.map_or(i16::MIN, i16::from))
    }

    pub fn counted(&self, seat: usize, count: Count, of: Whose) -> u16 {
        let seats = match of {
            Whose::Own => vec![seat],
            Whose::Neighbours => vec![self.left(seat), self.right(seat)],
            Whose::Around => vec![seat, self.left(seat), self.right(seat)],
        };
        let marker = self.cities[seat].like_marker();
        let count = |seat: usize| {
            let city = &self.cities[seat];
            match count {
                Count::Printed(resource) => city.symbols_of(resource),
                Count::LikeMarker => match marker {
                    Some(Under::Card(card)) => city.count(card.facts().colour),
                    Some(Under::Leader(_)) => city.leaders.len() as u16,
                    Some(Under::Nothing) | None => 0,
                },
                Count::Cards(colour) => city.count(colour),
                Count::Sets(colours) => colours.iter().map(|colour| city.count(*colour)).min().unwrap(),
                Count::Victories => city.won.len() as u16,
                Count::Coins(each) => city.coins / u16::from(each),
                Count::Leaders => city.leaders.len() as u16,
                Count::Age => self.age.into(),
                Count::RicherNeighbour => {
                    self.cities[self.left(seat)].coins.max(self.cities[self.right(seat)].coins)
                }
                Count::EqualVictories => {
                    let pairs = [1, 3, 5]
                        .map(|value| value * (city.won.iter().filter(|t| **t == value).count() / 2) as i16);
                    pairs.iter().sum::<i16>() as u16
                }
                // Counted with science, where symbols are placed.
                Count::ScienceSets => 0,
                Count::Stages => city.stages.len() as u16,
                Count::Defeats => city.defeats as u16,
                Count::Tiles => self.tower.as_ref().map_or(0, |tower| tower.count(seat) as u16),
            }
        };
        seats.iter().map(|seat| count(*seat)).sum()
    }

    pub fn pass(&mut self) {
        if self.age == 2 { self.hands.rotate_left(1) } else { self.hands.rotate_right(1) }
    }

    pub fn points(&self, seat: usize, effects: &[Effect]) -> i16 {
        let each = effects.iter().map(|effect| match *effect {
            Effect::Worth(Worth::Points { amount }) => self.amount(seat, amount),
            _ => 0,
        });
        each.sum()
    }

    pub fn total(&self, seat: usize) -> i16 {
        let city = &self.cities[seat];
        let tower = self.tower.as_ref().map_or(0, |tower| tower.points(seat)) - city.part.lost;
        let rest = city.won.iter().sum::<i16>() - city.defeats - city.debts as i16 + (city.coins / 3) as i16;
        let rest = rest + tower + city.tombs.iter().map(|(_, points, _)| points).sum::<i16>();
        let a_set = |leads: bool| if leads { 3 } else { 0 };
        let spartacus =
            self.beside(seat).into_iter().filter(|other| self.cities[*other].led_by(Leader::Spartacus));
        // Without the cards of a neighbour who hides them.
        let mut guilds_see = Cow::Borrowed(self);
        spartacus.for_each(|other| guilds_see.to_mut().cities[other].cards.clear());
        let own_guilds =
            city.cards.iter().filter(|card| card.is_guild()).flat_map(|card| card.facts().effects);
        let own_guilds: Vec<Effect> = own_guilds.copied().collect();
        let hidden = self.points(seat, &own_guilds) - guilds_see.points(seat, &own_guilds);
        let effects: Vec<Effect> = city.effects().collect();
        let plain = rest + self.points(seat, &effects) - hidden;
        let others = [self.left(seat), self.right(seat)];
        // The possible copies: each with its symbols, other points, and additional points for each set.
        let mut copied: Vec<(&[Effect], i16, i16)> = Vec::new();
        for card in others.iter().flat_map(|o| &self.cities[*o].cards).filter(|card| card.is_guild()) {
            if *card == Card::CourtesansGuild {
                let leaders = others.iter().flat_map(|o| &self.cities[*o].leaders);
                let leaders = leaders.filter(|leader| **leader != Leader::Esteban);
                copied.extend(leaders.map(|leader| {
                    let points = self.points(seat, leader.facts().effects);
                    (&[][..], points, a_set(*leader == Leader::Aristotle))
                }));
            } else {
                let effects = card.facts().effects;
                copied.push((effects, guilds_see.points(seat, effects), 0));
            }
        }
        copied.push((&[], 0, 0));
        let (a, b) = (self.cities[others[0]].shows(), self.cities[others[1]].shows());
        let beside = std::array::from_fn(|kind| a[kind] || b[kind]);
        let copies = effects.iter().filter(|effect| **effect == Effect::Worth(Worth::CopyGuild)).count();
        let mut ways = vec![(effects.clone(), 0, a_set(city.led_by(Leader::Aristotle)) + city.part.sets)];
        for _ in 0..copies {
            let more = |(effects, points, a_set): &(Vec<Effect>, i16, i16)| {
                let with = |(new, n, for_sets): &(&[Effect], i16, i16)| {
                    ([effects, *new].concat(), points + n, a_set + for_sets)
                };
                copied.iter().map(with).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(more).collect();
        }
        let each =
            ways.iter().map(|(effects, points, a_set)| plain + points + science(effects, *a_set, beside));
        each.max().unwrap()
    }
}
