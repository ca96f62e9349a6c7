//! The cards that the owner of a view does not see: their places, the owner's knowledge of them, and a deal
//! that agrees with it.

use contract::{ChaCha8Rng, Seat, SeatCount, Unimaginable, pick, shuffle};

use crate::{
    Card, Colour, How, PlayView, SevenWonders, Stage, View,
    course::{MOST_TURNS, Plan},
    deck::{draws, left_over},
    recall::holder_after,
    state::State,
};

/// The place of one hidden card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slot {
    /// Played face down for a city, in a turn of this age (from 0).
    Play(usize, Seat),
    /// In a hand now.
    Hand(Seat),
    /// A last card that was discarded.
    Unplayed(Seat),
    /// In the two-player game's pile.
    Pile,
    /// The last card of the two-player game's pile, discarded.
    PileEnd,
    /// Drawn for the Free city by the other player, and so a member of a group of cards.
    Drawn(usize),
    /// A marker of an earlier age, by its index under the wonder.
    Marker(Seat, usize),
    /// In the discard pile, of an earlier age.
    Old,
    /// Set aside, of this age or an earlier one.
    Aside,
}

/// Cards that are known to fill these slots, without knowledge of their places.
#[derive(Clone, Default)]
struct Group {
    cards: Vec<Card>,
    slots: Vec<Slot>,
    /// The turns in which a card from the pool came to this group.
    draws: Vec<usize>,
    /// Further cards of the group by chance: each list, with the number drawn from it.
    maybe: Vec<(Vec<Card>, usize)>,
}

/// A card, assigned to a slot.
#[derive(Clone, Copy)]
struct Dealt {
    slot: Slot,
    card: Card,
    group: usize,
}

/// All cards that are hidden from the owner of a view.
pub(crate) struct Hidden {
    /// The first group is the pool of cards that were never seen.
    groups: Vec<Group>,
    /// The draws that the owner made, or that follow from open plays.
    draws: Vec<(usize, Card)>,
    /// The plays of this age that were discards.
    discards: Vec<(usize, Seat)>,
    /// The cards of this age that were in the discard pile, by the owner's knowledge of it.
    needed: Vec<Card>,
    /// The discards of this age whose play shows the card.
    open_discards: Vec<Card>,
    /// The known cards of the discard pile of earlier ages.
    old: Vec<Card>,
    /// The slots of cards whose colour all players know.
    shown: Vec<(Slot, Colour)>,
    dealt: Vec<Dealt>,
}

/// The number of tries for a deal that agrees with the knowledge of the discard pile.
const TRIES: usize = 200;

impl Hidden {
    /// Samples a deal that agrees with the view. It reads age, turn and passes of `state`.
    pub(crate) fn sample(
        rules: &SevenWonders,
        view: &View,
        state: &State,
        rng: &mut ChaCha8Rng,
    ) -> Result<Self, Unimaginable> {
        let mut hidden = Self::of(rules, view, state);
        for _ in 0..TRIES {
            hidden.deal(rng)?;
            if hidden.supply_shown(rng) && hidden.supply_needed() {
                return Ok(hidden);
            }
        }
        Err(Unimaginable::new("the discard pile cannot have its known cards"))
    }

    fn of(rules: &SevenWonders, view: &View, state: &State) -> Self {
        let you = view.you.as_ref();
        let plays = || view.plays.iter().flat_map(|turn| &turn.plays);
        let built = view.plays.iter().flat_map(|turn| &turn.from_discard);
        let built = built.filter(|built| !built.discarded).filter_map(|built| built.card);
        let known = || you.iter().flat_map(|you| you.discarded.iter().copied());
        let drawn = you.iter().flat_map(|you| you.drawn.iter().enumerate());
        let discards = view.plays.iter().enumerate().flat_map(|(number, turn)| {
            let discards = turn.plays.iter().filter(|play| is_discarded(play));
            discards.map(move |play| (number, play.city))
        });
        let mut hidden = Self {
            groups: vec![Group::default()],
            draws: drawn.filter_map(|(turn, card)| Some((turn, (*card)?))).collect(),
            discards: discards.collect(),
            needed: built.chain(known()).filter(|card| card.facts().age == view.age).collect(),
            open_discards: plays().filter(|play| is_discarded(play)).filter_map(|p| p.card).collect(),
            old: known().filter(|card| card.facts().age < view.age).collect(),
            shown: shown(view),
            dealt: Vec::new(),
        };
        if view.age == 0 {
            return hidden;
        }
        let cities = view.cities.seats();
        let mut seen: Vec<Card> = Vec::new();
        for origin in rules.seats.seats() {
            hidden.hand(rules.seats, view, state, origin, &mut seen);
        }
        if rules.seats != cities {
            let end = view.plays.len() >= usize::from(state.plan.turns());
            let slot = if end { Slot::PileEnd } else { Slot::Pile };
            let left = usize::from(state.plan.hand - view.turn);
            hidden.groups[0].slots.extend(std::iter::repeat_n(slot, left));
        }
        let plan = &state.plan;
        let aside = left_over(view.age, plan, cities.get());
        hidden.groups[0].slots.extend(std::iter::repeat_n(Slot::Aside, aside));
        hidden.fill_pool(view, cities, plan, &seen);
        for age in 1..view.age {
            hidden.earlier(view, age, cities, plan);
        }
        hidden
    }

    /// Iterates over the cards in matching slots.
    pub(crate) fn cards(&self, like: impl Fn(Slot) -> bool) -> impl Iterator<Item = Card> {
        self.dealt.iter().filter(move |dealt| like(dealt.slot)).map(|dealt| dealt.card)
    }

    /// Iterates over the discarded cards, without those of earlier ages that were seen being built since.
    pub(crate) fn discarded(&self) -> impl Iterator<Item = Card> {
        let unknown = self.cards(|slot| slot == Slot::Old || self.is_discard(slot));
        unknown.chain(self.open_discards.iter().copied()).chain(self.old.iter().copied())
    }

    /// Returns the card drawn for the Free city in a turn, if it is known or follows from the deal.
    pub(crate) fn drawn(&self, turn: usize) -> Option<Card> {
        let known = self.draws.iter().find(|(drawn, _)| *drawn == turn).map(|(_, card)| *card);
        known.or_else(|| self.cards(|slot| slot == Slot::Drawn(turn)).next())
    }

    /// Adds the slots and groups of the hand that `origin` was dealt: from one look at it to the next.
    fn hand(&mut self, seats: SeatCount, view: &View, state: &State, origin: Seat, seen: &mut Vec<Card>) {
        let now = state.turn_index();
        let holder = |turn: usize| holder_after(seats, view.age, origin, state.passes_before(turn));
        let you = view.you.as_ref();
        // A partner's hand is seen like the own hand.
        let looked = |turn: usize| {
            let (you, holder) = (you?, holder(turn));
            let partner = you.partner.as_ref().filter(|partner| partner.seat == holder);
            let own = (you.seat == holder).then_some(&you.held);
            own.or(partner.map(|partner| &partner.held))?.get(turn)
        };
        let held = |turn: usize| looked(turn).map_or(&[][..], Vec::as_slice);
        let looks: Vec<Option<usize>> = (0..=now).filter(|turn| looked(*turn).is_some()).map(Some).collect();
        let mut from = None;
        for to in looks.iter().copied().chain([None]) {
            let turns = from.unwrap_or(0)..to.unwrap_or(MOST_TURNS);
            let (mut slots, mut open) = (Vec::new(), Vec::new());
            for (number, turn) in view.plays.iter().enumerate().filter(|(number, _)| turns.contains(number)) {
                for play in &turn.plays {
                    match play.card {
                        _ if state.player_in(play.city, number) != holder(number) => {}
                        Some(card) => open.push(card),
                        None => slots.push(Slot::Play(number, play.city)),
                    }
                }
            }
            if to.is_none() {
                let partner = you.and_then(|you| you.partner.as_ref()).filter(|p| p.seat == holder(now));
                match partner.filter(|partner| !partner.hand.is_empty()) {
                    // The remaining cards show which ones were played.
                    Some(partner) => {
                        open.extend(&partner.hand);
                        let slots = vec![Slot::Hand(partner.seat); partner.hand.len()];
                        self.groups.push(Group { cards: partner.hand.clone(), slots, ..Group::default() });
                    }
                    None => slots.extend(rest(view, state, holder(now))),
                }
            }
            match from {
                None => {
                    seen.append(&mut open);
                    self.groups[0].slots.append(&mut slots);
                }
                Some(from) => {
                    let into = (from + 1..=to.unwrap_or(now))
                        .filter(|turn| state.free_city_player_in(*turn) == Some(holder(*turn)));
                    open.extend(to.iter().flat_map(|to| held(*to)));
                    self.since_look(held(from).to_vec(), into, &open, slots, seen);
                }
            }
            if from.is_none() {
                seen.extend(to.iter().flat_map(|to| held(*to)));
            }
            from = to;
        }
    }

    /// Adds a hand between two looks: its cards at the first one, and the turns in which a card was drawn.
    /// `open` are the cards seen later, `slots` the places of the others.
    fn since_look(
        &mut self,
        mut cards: Vec<Card>,
        drawn: impl Iterator<Item = usize>,
        open: &[Card],
        slots: Vec<Slot>,
        seen: &mut Vec<Card>,
    ) {
        let mut draws = Vec::new();
        for turn in drawn {
            match self.draws.iter().find(|(drawn, _)| *drawn == turn) {
                Some((_, card)) => {
                    cards.push(*card);
                    seen.push(*card);
                }
                None => draws.push(turn),
            }
        }
        for card in open {
            if let Some(at) = cards.iter().position(|held| held == card) {
                cards.swap_remove(at);
            } else if let Some(turn) = draws.pop() {
                // The card was not in the hand before, so it was drawn.
                self.draws.push((turn, *card));
                seen.push(*card);
            }
        }
        self.groups[0].slots.extend(draws.iter().map(|turn| Slot::Drawn(*turn)));
        self.groups.push(Group { cards, slots, draws, maybe: Vec::new() });
    }

    /// Fills the pool: the cards of the age that were not seen.
    fn fill_pool(&mut self, view: &View, cities: SeatCount, plan: &Plan, seen: &[Card]) {
        let told = |card: &Card| seen.contains(card) || self.needed.contains(card) || foreseen(view, *card);
        let (mut pool, maybe) = drawn(view.age, cities, plan, told);
        seen.iter().for_each(|card| remove(&mut pool, *card));
        (self.groups[0].cards, self.groups[0].maybe) = (pool, maybe);
    }

    /// Adds an earlier age: its cards are built, markers, or in the discard pile.
    fn earlier(&mut self, view: &View, age: u8, cities: SeatCount, plan: &Plan) {
        let of_age = |card: &Card| card.facts().age == age;
        let open = || {
            view.cities.iter().flat_map(|(_, city)| {
                city.cards.iter().copied().chain(city.stages.iter().filter_map(|marker| marker.card))
            })
        };
        let told = |card: &Card| {
            open().any(|other| other == *card) || self.old.contains(card) || foreseen(view, *card)
        };
        let (cards, maybe) = drawn(age, cities, plan, told);
        let mut group = Group { cards, maybe, ..Group::default() };
        for (seat, city) in view.cities.iter() {
            city.cards.iter().copied().filter(of_age).for_each(|card| remove(&mut group.cards, card));
            for (number, marker) in city.stages.iter().enumerate().filter(|(_, marker)| marker.age == age) {
                match marker.card {
                    Some(card) => remove(&mut group.cards, card),
                    None => group.slots.push(Slot::Marker(seat, number)),
                }
            }
        }
        self.old.iter().copied().filter(of_age).for_each(|card| remove(&mut group.cards, card));
        let cards = group.cards.len() + group.maybe.iter().map(|(_, drawn)| drawn).sum::<usize>();
        group.slots.extend(std::iter::repeat_n(Slot::Aside, left_over(age, plan, cities.get())));
        let rest = cards.saturating_sub(group.slots.len());
        group.slots.extend(std::iter::repeat_n(Slot::Old, rest));
        self.groups.push(group);
    }

    /// Assigns every hidden card to a slot.
    fn deal(&mut self, rng: &mut ChaCha8Rng) -> Result<(), Unimaginable> {
        self.dealt.clear();
        for index in 0..self.groups.len() {
            let mut cards = self.groups[index].cards.clone();
            for (maybe, drawn) in &mut self.groups[index].maybe {
                shuffle(maybe, rng);
                cards.extend(maybe.iter().take(*drawn));
            }
            let drawn = self.groups[index].draws.iter().filter_map(|turn| self.drawn(*turn));
            cards.extend(drawn.collect::<Vec<_>>());
            shuffle(&mut cards, rng);
            if cards.len() != self.groups[index].slots.len() {
                let places = self.groups[index].slots.len();
                return Err(Unimaginable::new(format!("{} cards are to be in {places} places", cards.len())));
            }
            let slots = self.groups[index].slots.iter().zip(cards);
            let dealt = slots.map(|(slot, card)| Dealt { slot: *slot, card, group: index });
            self.dealt.extend(dealt.collect::<Vec<_>>());
        }
        Ok(())
    }

    /// Swaps cards within their groups until slots have their public colours. Returns true if it worked.
    fn supply_shown(&mut self, rng: &mut ChaCha8Rng) -> bool {
        for (slot, colour) in self.shown.clone() {
            let Some(at) = self.dealt.iter().position(|dealt| dealt.slot == slot) else { continue };
            let group = self.dealt[at].group;
            let could: Vec<usize> = (0..self.dealt.len())
                .filter(|other| {
                    let Dealt { slot, card, group: of } = self.dealt[*other];
                    of == group && card.facts().colour == colour && (*other == at || !self.is_shown(slot))
                })
                .collect();
            let Some(other) = pick(&could, rng) else { return false };
            self.swap(at, *other);
        }
        true
    }

    fn is_shown(&self, slot: Slot) -> bool {
        self.shown.iter().any(|(shown, _)| *shown == slot)
    }

    /// Returns true if two cards can change places, by the public colours.
    fn may_swap(&self, a: usize, b: usize) -> bool {
        let fits = |slot: Slot, card: Card| {
            self.shown.iter().all(|(shown, colour)| *shown != slot || card.facts().colour == *colour)
        };
        let (a, b) = (self.dealt[a], self.dealt[b]);
        fits(a.slot, b.card) && fits(b.slot, a.card)
    }

    /// Returns another card of the right colour for the slot of this card, so that it can go elsewhere.
    fn stand_in(&self, at: usize) -> Option<usize> {
        let Dealt { slot, card, group } = self.dealt[at];
        if !self.is_shown(slot) {
            return None;
        }
        (0..self.dealt.len()).find(|other| {
            let there = self.dealt[*other];
            let free = !self.is_shown(there.slot) && !self.is_discard(there.slot);
            there.group == group && free && there.card != card && self.may_swap(at, *other)
        })
    }

    fn is_discard(&self, slot: Slot) -> bool {
        match slot {
            Slot::Play(number, city) => self.discards.contains(&(number, city)),
            Slot::Unplayed(_) | Slot::PileEnd => true,
            Slot::Hand(_) | Slot::Pile | Slot::Drawn(_) | Slot::Marker(..) | Slot::Old | Slot::Aside => false,
        }
    }

    /// Returns how many more copies of a card are discarded in this deal than are needed.
    fn surplus(&self, card: Card) -> i32 {
        let count = |cards: &[Card]| cards.iter().filter(|other| **other == card).count() as i32;
        let dealt = self.dealt.iter().filter(|dealt| dealt.card == card && self.is_discard(dealt.slot));
        dealt.count() as i32 + count(&self.open_discards) - count(&self.needed)
    }

    /// Swaps cards within their groups until all needed cards are discarded. Returns true if it worked.
    fn supply_needed(&mut self) -> bool {
        for card in self.needed.clone() {
            while self.surplus(card) < 0 {
                if !self.supply(card, &mut vec![card]) {
                    return false;
                }
            }
        }
        true
    }

    /// Makes one more discard of this card in place of one that is not needed, perhaps through other swaps.
    fn supply(&mut self, card: Card, tried: &mut Vec<Card>) -> bool {
        let elsewhere = |hidden: &Self, at: &usize| {
            hidden.dealt[*at].card == card && !hidden.is_discard(hidden.dealt[*at].slot)
        };
        let holders: Vec<usize> = (0..self.dealt.len()).filter(|at| elsewhere(self, at)).collect();
        for holder in holders {
            let holder = match self.stand_in(holder) {
                Some(other) => {
                    self.swap(holder, other);
                    other
                }
                None => holder,
            };
            for at in 0..self.dealt.len() {
                let other = self.dealt[at];
                let group = other.group == self.dealt[holder].group;
                let draw = matches!(self.dealt[holder].slot, Slot::Drawn(_));
                let swaps = group && !draw && self.may_swap(holder, at);
                if !swaps || !self.is_discard(other.slot) || other.card == card {
                    continue;
                }
                let spare = self.surplus(other.card) > 0;
                if !spare && tried.contains(&other.card) {
                    continue;
                }
                self.swap(holder, at);
                tried.push(other.card);
                if spare || self.supply(other.card, tried) {
                    return true;
                }
                self.swap(holder, at);
            }
        }
        false
    }

    fn swap(&mut self, a: usize, b: usize) {
        (self.dealt[a].card, self.dealt[b].card) = (self.dealt[b].card, self.dealt[a].card);
    }
}

/// Returns the slots of cards of which all players have seen only the colour.
fn shown(view: &View) -> Vec<(Slot, Colour)> {
    let plays = view.plays.iter().enumerate().flat_map(|(number, turn)| {
        let hidden = turn.plays.iter().filter(|play| play.card.is_none());
        hidden.filter_map(move |play| Some((Slot::Play(number, play.city), play.colour?)))
    });
    let markers = view.cities.iter().flat_map(|(seat, city)| {
        let hidden = city.stages.iter().enumerate().filter(|(_, marker)| marker.card.is_none());
        hidden.filter_map(move |(number, marker)| Some((Slot::Marker(seat, number), marker.colour?)))
    });
    plays.chain(markers).collect()
}

/// Returns true if the played card lies or lay in the discard pile.
fn is_discarded(play: &PlayView) -> bool {
    matches!(play.how, How::Discard | How::Tile { .. }) || play.discarded
}

/// Returns the slots of the hand or the unplayed card of a seat.
fn rest(view: &View, state: &State, seat: Seat) -> Vec<Slot> {
    let (played, turns) = (view.plays.len(), usize::from(state.plan.turns()));
    if played < turns {
        let before = played <= state.turn_index();
        let drew = before && state.free_city_player() == Some(seat);
        return vec![Slot::Hand(seat); usize::from(state.plan.hand) - played + usize::from(drew)];
    }
    let played_last = view.plays.get(turns).is_some_and(|turn| turn.plays.iter().any(|p| p.city == seat));
    let plays = |stage: &Stage| matches!(stage, Stage::LastCard { seat: player } if *player == seat);
    if plays(&view.stage) || view.next.iter().any(plays) {
        vec![Slot::Hand(seat)]
    } else if played_last {
        Vec::new()
    } else {
        vec![Slot::Unplayed(seat)]
    }
}

/// Returns the certain cards of an age, and the others with the number drawn from them. Certain are all cards
/// of a full draw and those that `told` accepts.
fn drawn(
    age: u8,
    cities: SeatCount,
    plan: &Plan,
    told: impl Fn(&Card) -> bool,
) -> (Vec<Card>, Vec<(Vec<Card>, usize)>) {
    let (mut certain, mut chance) = (Vec::new(), Vec::new());
    for draw in draws(age, plan) {
        let cards = draw.cards(age, cities);
        match draw.drawn(cities.get()) {
            None => certain.extend(cards),
            Some(drawn) => {
                let (known, maybe): (Vec<Card>, Vec<Card>) = cards.into_iter().partition(&told);
                chance.push((maybe, drawn.saturating_sub(known.len())));
                certain.extend(known);
            }
        }
    }
    (certain, chance)
}

/// Returns true if the owner of the view saw the card before its age was dealt.
fn foreseen(view: &View, card: Card) -> bool {
    let ages = view.you.iter().flat_map(|you| &you.foreseen).filter(|of| of.age == card.facts().age);
    ages.into_iter().any(|of| of.cards.contains(&card))
}

fn remove(cards: &mut Vec<Card>, card: Card) {
    if let Some(at) = cards.iter().position(|held| *held == card) {
        cards.swap_remove(at);
    }
}
