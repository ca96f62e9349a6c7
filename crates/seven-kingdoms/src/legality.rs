//! The moves of the acting seat, from the facts that it may know.

use contract::Choices;

use crate::{
    Card, Destination, Intent, Refusal, Slot, Taken, Token,
    card_set::CardSet,
    power::Power,
    state::{FULL_HAND, State, Step},
};

/// The facts that determine what a seat can do. Made from its view, or, for search, from a state.
pub struct Situation<'a> {
    pub(crate) asked: Asked,
    pub(crate) hand: CardSet,
    pub(crate) tokens_up: &'a [Token],
    /// The row without the staged cards.
    pub(crate) row: [Option<Card>; Slot::COUNT],
    pub(crate) taking: &'a [Taken],
    pub(crate) run: Option<Slot>,
    /// True if a token is staged.
    pub(crate) token_staged: bool,
}

/// The decision that the seat has to make.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    Nothing,
    Over,
    Play,
    Token,
    /// Take cards with the power of this card.
    Take(Card),
}

impl<'a> Situation<'a> {
    /// Creates the situation of a seat that acts. In a finished match every seat gets [`Asked::Over`].
    pub(crate) fn of_state(state: &'a State, seat: contract::Seat) -> Self {
        let asked = match (state.step, state.resolving()) {
            (Step::Over(_), _) => Asked::Over,
            _ if state.acting() != Some(seat) => Asked::Nothing,
            (Step::Play(_), _) => Asked::Play,
            (Step::Token, _) => Asked::Token,
            (Step::Take, Some(card)) => Asked::Take(card),
            (Step::Take, None) => Asked::Nothing,
        };
        Self {
            asked,
            hand: state.players.get(seat).map_or(CardSet::EMPTY, |player| player.hand),
            tokens_up: &state.tokens_up,
            row: state.row_left(),
            taking: &state.draft.taking,
            run: state.draft.run,
            token_staged: state.draft.token.is_some(),
        }
    }

    fn check_take(&self, power: Power, card: Card, to: Destination) -> Result<(), Refusal> {
        if power.takes_runs() {
            return Err(Refusal::WrongKind { run: true });
        }
        if self.taking.len() >= usize::from(power.most()) {
            return Err(Refusal::EnoughTaken { most: power.most() });
        }
        let Some((slot, _)) = self.cards().find(|(_, c)| *c == card) else {
            return Err(Refusal::NotInRow { card });
        };
        if !power.reaches(slot) {
            return Err(Refusal::OutOfReach { card });
        }
        if to == Destination::Hand && !self.has_room() {
            return Err(Refusal::HandFull);
        }
        Ok(())
    }

    fn check_run(&self, power: Power, from: Slot) -> Result<(), Refusal> {
        if !power.takes_runs() {
            return Err(Refusal::WrongKind { run: false });
        }
        if self.run.is_some() {
            return Err(Refusal::RunNamed);
        }
        if power.run(from).is_none() {
            return Err(Refusal::RunTooFarRight { length: power.most() });
        }
        Ok(())
    }

    fn check_keep(&self, power: Power, card: Card) -> Result<(), Refusal> {
        if !power.takes_runs() {
            return Err(Refusal::WrongKind { run: false });
        }
        if !self.taking.iter().any(|taken| taken.card == card && taken.to == Destination::Kingdom) {
            return Err(Refusal::NotTaken { card });
        }
        if !self.has_room() {
            return Err(Refusal::HandFull);
        }
        Ok(())
    }

    fn check_confirm(&self, power: Power) -> Result<(), Refusal> {
        match power {
            Power::UpTo(_) => Ok(()),
            Power::Run(_) if self.run.is_none() => Err(Refusal::WrongKind { run: true }),
            Power::Run(_) => Ok(()),
            Power::One | Power::Reach(_) if self.must_take(power) => Err(Refusal::MustTake),
            Power::One | Power::Reach(_) => Ok(()),
        }
    }

    /// Returns true if a card must be taken: R-7, "a card" is taken if possible.
    fn must_take(&self, power: Power) -> bool {
        self.taking.is_empty() && self.cards().any(|(slot, _)| power.reaches(slot))
    }

    /// Returns true if the hand has room.
    fn has_room(&self) -> bool {
        let kept = self.taking.iter().filter(|taken| taken.to == Destination::Hand).count();
        self.hand.len() + kept < FULL_HAND
    }

    const fn can_go_back(&self) -> bool {
        matches!(self.asked, Asked::Take(_))
            && (self.token_staged || self.run.is_some() || !self.taking.is_empty())
    }

    /// Returns the cards of the row, from left to right.
    fn cards(&self) -> impl Iterator<Item = (Slot, Card)> {
        Slot::all().filter_map(|slot| Some((slot, self.row[slot.index()]?)))
    }

    fn list_takings(&self, power: Power, intents: &mut Vec<Intent>) {
        intents.reserve(2 * Slot::COUNT + 1);
        let room = self.has_room();
        if power.takes_runs() {
            if self.run.is_none() {
                let runs = Slot::all().filter(|from| power.run(*from).is_some());
                return intents.extend(runs.map(|from| Intent::TakeRun { from }));
            }
            if room {
                let keepable = self.taking.iter().filter(|taken| taken.to == Destination::Kingdom);
                intents.extend(keepable.map(|taken| Intent::Keep { card: taken.card }));
            }
        } else if self.taking.len() < usize::from(power.most()) {
            for (_, card) in self.cards().filter(|(slot, _)| power.reaches(*slot)) {
                intents.push(Intent::Take { card, to: Destination::Kingdom });
                if room {
                    intents.push(Intent::Take { card, to: Destination::Hand });
                }
            }
        }
        if self.check_confirm(power).is_ok() {
            intents.push(Intent::Confirm);
        }
    }

    fn fallback_taking(&self, power: Power) -> Intent {
        if power.takes_runs() && self.run.is_none() {
            let cards_from = |from: &Slot| {
                power.run(*from).map(|run| run.filter(|slot| self.row[slot.index()].is_some()).count())
            };
            // `max_by_key` returns the last of equal elements. In reverse order that is the leftmost.
            let best = Slot::all().rev().max_by_key(cards_from);
            return best.map_or(Intent::Confirm, |from| Intent::TakeRun { from });
        }
        let leftmost = self.cards().find(|(slot, _)| power.reaches(*slot));
        match leftmost {
            Some((_, card)) if self.check_confirm(power).is_err() => {
                Intent::Take { card, to: Destination::Kingdom }
            }
            _ => Intent::Confirm,
        }
    }
}

impl contract::Situation<Intent, Refusal> for Situation<'_> {
    /// Lists intents from left to right; the kingdom comes before the hand, and confirmation comes last.
    fn choices(&self) -> Choices<Intent> {
        let mut intents = Vec::new();
        match self.asked {
            Asked::Nothing | Asked::Over => {}
            Asked::Play => intents.extend(self.hand.iter().map(|card| Intent::Play { card })),
            Asked::Token => {
                intents.extend(self.tokens_up.iter().map(|&token| Intent::PlaceToken { token }));
            }
            Asked::Take(card) => self.list_takings(card.power(), &mut intents),
        }
        Choices { intents, complete: true, back: self.can_go_back().then_some(Intent::Back) }
    }

    fn check(&self, intent: &Intent) -> Result<(), Refusal> {
        match (self.asked, *intent) {
            (Asked::Nothing, _) => Err(Refusal::NotYourTurn),
            (Asked::Over, _) => Err(Refusal::Over),
            (_, Intent::Back) => self.can_go_back().then_some(()).ok_or(Refusal::NothingToTakeBack),
            (Asked::Play, Intent::Play { card }) => {
                self.hand.contains(card).then_some(()).ok_or(Refusal::NotInHand { card })
            }
            (Asked::Token, Intent::PlaceToken { token }) => {
                self.tokens_up.contains(&token).then_some(()).ok_or(Refusal::TokenNotUp)
            }
            (Asked::Take(by), Intent::Take { card, to }) => self.check_take(by.power(), card, to),
            (Asked::Take(by), Intent::TakeRun { from }) => self.check_run(by.power(), from),
            (Asked::Take(by), Intent::Keep { card }) => self.check_keep(by.power(), card),
            (Asked::Take(by), Intent::Confirm) => self.check_confirm(by.power()),
            (Asked::Play | Asked::Token | Asked::Take(_), _) => Err(Refusal::NotAsked),
        }
    }

    /// Staged steps stay staged after a timeout, and are confirmed as soon as the rules
    /// allow it.
    fn fallback(&self) -> Option<Intent> {
        match self.asked {
            Asked::Nothing | Asked::Over => None,
            Asked::Play => self.hand.highest().map(|card| Intent::Play { card }),
            Asked::Token => self.tokens_up.first().map(|&token| Intent::PlaceToken { token }),
            Asked::Take(card) => Some(self.fallback_taking(card.power())),
        }
    }
}
