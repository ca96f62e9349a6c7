//! Positions set up by hand, and matches played in short words.
//!
//! Words: `p28` plays card 28, `1k` takes card 1 into the kingdom, `1h` into the hand. `r3` names the run
//! from column III, `k17` keeps card 17 of a run, `ok` confirms, `back` undoes. A token is named as on the
//! wire.

use contract::{Log, Observer, Outcome, Purpose, Rules as _, Seat, SeatCount, Seed};

use crate::{
    Arms, Card, Destination, EndedBy, Event, Intent, Options, Refusal, Score, SevenKingdoms, Slot, Stage,
    State, Token, View, card_set::CardSet, dealer::Dealer, setup::deal, state::Player,
};

/// A match from a given position. The arms are in the order of [`Arms::ALL`], so column I has lions.
pub(super) struct Scenario {
    pub(super) rules: SevenKingdoms,
    pub(super) state: State,
    log: Log<Event>,
}

pub(super) fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

fn cards(numbers: &[u8]) -> CardSet {
    numbers.iter().map(|n| card(*n)).collect()
}

fn token(name: &str) -> Option<Token> {
    serde_json::from_value(name.into()).ok()
}

fn numbers(cards: impl IntoIterator<Item = Card>) -> Vec<u8> {
    cards.into_iter().map(Card::number).collect()
}

impl Scenario {
    /// Starts without cards in hands and kingdoms; seat 0 is first; +1 and +2 are up; all cards are in the
    /// pile, 1 on top.
    pub(super) fn new(seats: u8) -> Self {
        let seats = SeatCount::new(seats).unwrap();
        let mut state = deal(seats, &Seed::from_bytes([0; 32]));
        state.first = seats.seats().next().unwrap();
        state.arms = Arms::ALL;
        state.tokens_up = [Token::Plus1, Token::Plus2].into_iter().collect();
        state.tokens_down = Token::ALL.into_iter().skip(2).rev().collect();
        state.row = [None; Slot::COUNT];
        state.pile = Card::all().rev().collect();
        for (_, player) in state.players.iter_mut() {
            *player = Player::NEW;
        }
        let rules = SevenKingdoms::new(seats, Options::default()).unwrap();
        Self { rules, state, log: Log::new() }
    }

    pub(super) fn seat(&self, number: usize) -> Seat {
        Seat::new(number, self.rules.seats()).unwrap()
    }

    fn off_the_pile(&mut self, taken: CardSet) {
        self.state.pile.retain(|card| !taken.contains(*card));
    }

    /// Sets the row; 0 is an empty column.
    pub(super) fn row(mut self, row: [u8; 7]) -> Self {
        self.state.row = row.map(Card::new);
        self.off_the_pile(row.into_iter().filter_map(Card::new).collect());
        self
    }

    pub(super) fn hand(mut self, seat: usize, hand: &[u8]) -> Self {
        let at = self.seat(seat);
        self.state.players[at].hand = cards(hand);
        self.off_the_pile(cards(hand));
        self
    }

    pub(super) fn kingdom(mut self, seat: usize, kingdom: &[u8]) -> Self {
        let at = self.seat(seat);
        self.state.players[at].kingdom = cards(kingdom);
        self.state.settled.extend(kingdom.iter().map(|n| card(*n)));
        self.off_the_pile(cards(kingdom));
        self
    }

    /// Leaves only these cards in the pile, the first on top. All other cards without a place leave the game.
    pub(super) fn pile(mut self, pile: &[u8]) -> Self {
        self.off_the_pile(cards(pile));
        for card in self.state.pile.take() {
            self.state.gone.insert(card);
            self.state.settled.push(card);
        }
        self.state.pile = pile.iter().rev().map(|n| card(*n)).collect();
        self
    }

    /// Puts these tokens on the first arms cards. Two others are up and the rest down, in the order of
    /// [`Token::ALL`].
    pub(super) fn tokens(mut self, placed: &[Token]) -> Self {
        let mut rest = Token::ALL.into_iter().filter(|token| !placed.contains(token));
        self.state.tokens = placed.iter().copied().collect();
        self.state.tokens_up = rest.by_ref().take(2).collect();
        self.state.tokens_down = rest.rev().collect();
        self
    }

    pub(super) fn first(mut self, seat: usize) -> Self {
        self.state.first = self.seat(seat);
        self
    }

    /// Begins the round.
    pub(super) fn start(mut self) -> Self {
        Dealer { state: &mut self.state, log: &mut self.log }.ask_to_play_after(0);
        self
    }

    /// Plays these words in order, each by the acting seat.
    #[track_caller]
    pub(super) fn act(&mut self, words: &str) -> &mut Self {
        for word in words.split_whitespace() {
            if let Err(refusal) = self.try_to(word) {
                panic!("{word}: {refusal}");
            }
        }
        self
    }

    #[track_caller]
    pub(super) fn refused(&mut self, word: &str) -> Refusal {
        let before = self.state.clone();
        let refusal = self.try_to(word).expect_err("it is refused");
        assert!(self.state == before);
        refusal
    }

    #[track_caller]
    fn try_to(&mut self, word: &str) -> Result<(), Refusal> {
        let seat = self.state.acting().unwrap_or_else(|| self.seat(0));
        self.rules.apply(&mut self.state, seat, &intent(word), &mut self.log)
    }

    pub(super) fn view(&self, seat: usize) -> View {
        self.rules.view(&self.state, Observer::Seat(self.seat(seat)))
    }

    pub(super) fn public(&self) -> View {
        self.rules.view(&self.state, Observer::Public)
    }

    /// Returns the choices of the acting seat in the words above, with undo in parentheses.
    pub(super) fn choices(&self) -> String {
        let Some(seat) = self.state.acting() else { return String::new() };
        let choices = self.rules.options(&self.state, seat);
        let mut words: Vec<String> = choices.intents.into_iter().map(word).collect();
        words.extend(choices.back.map(|back| format!("({})", word(back))));
        words.join(" ")
    }

    pub(super) fn fallback(&self) -> String {
        let seat = self.state.acting().unwrap();
        word(self.rules.fallback(&self.rules.view(&self.state, Observer::Seat(seat))).unwrap())
    }

    /// Returns the acting seat and its decision, e.g. `0 plays`, `2 takes`.
    pub(super) fn asked(&self) -> String {
        match self.public().stage {
            Stage::Play { seat } => format!("{} plays", seat.number()),
            Stage::PlaceToken { seat, .. } => format!("{} places", seat.number()),
            Stage::Take { seat, .. } => format!("{} takes", seat.number()),
            Stage::Over { by, .. } => format!("{by:?}"),
        }
    }

    pub(super) fn row_now(&self) -> [u8; 7] {
        self.state.row.map(|card| card.map_or(0, Card::number))
    }

    pub(super) fn upper(&self) -> Vec<u8> {
        numbers(self.state.upper.iter().copied())
    }

    pub(super) fn hand_of(&self, seat: usize) -> Vec<u8> {
        numbers(self.view(seat).you.unwrap().hand)
    }

    pub(super) fn kingdom_of(&self, seat: usize) -> Vec<u8> {
        numbers(self.public().players[self.seat(seat)].kingdom.iter().copied())
    }

    pub(super) fn gone(&self) -> Vec<u8> {
        numbers(self.public().gone)
    }

    /// Returns all events so far for this observer.
    pub(super) fn told(&self, who: Observer) -> Vec<Event> {
        self.log.told_to(who).cloned().collect()
    }

    pub(super) fn ended(&self) -> Option<EndedBy> {
        match self.public().stage {
            Stage::Over { by, .. } => Some(by),
            _ => None,
        }
    }

    pub(super) fn score(&self, seat: usize) -> Score {
        match self.public().stage {
            Stage::Over { scores, .. } => scores[self.seat(seat)].clone(),
            stage => panic!("not over but {stage:?}"),
        }
    }

    pub(super) fn outcome(&self) -> Outcome {
        self.rules.phase(&self.state).outcome().expect("the match has ended").clone()
    }

    pub(super) fn places(&self) -> Vec<u8> {
        self.outcome().places.iter().map(|(_, place)| *place).collect()
    }

    /// Checks that every world that an observer can imagine has the same view for that observer.
    #[track_caller]
    pub(super) fn imagined_alike(&self) {
        let mut rng = Seed::from_bytes([9; 32]).stream(Purpose(9), 0);
        for who in Observer::all(self.rules.seats()) {
            let view = self.rules.view(&self.state, who);
            for _ in 0..8 {
                let world = self.rules.imagine(&view, &mut rng).unwrap();
                assert_eq!(self.rules.view(&world, who), view);
                assert_eq!(self.rules.phase(&world), self.rules.phase(&self.state));
            }
        }
    }
}

#[track_caller]
fn intent(word: &str) -> Intent {
    let number = |text: &str| text.parse::<u8>().ok();
    let card = |text: &str| number(text).and_then(Card::new);
    let parsed = match word {
        "ok" => Some(Intent::Confirm),
        "back" => Some(Intent::Back),
        _ => token(word)
            .map(|token| Intent::PlaceToken { token })
            .or_else(|| Some(Intent::Play { card: card(word.strip_prefix('p')?)? }))
            .or_else(|| Some(Intent::Keep { card: card(word.strip_prefix('k')?)? }))
            .or_else(|| {
                Some(Intent::TakeRun { from: Slot::try_from(number(word.strip_prefix('r')?)?).ok()? })
            })
            .or_else(|| Some(Intent::Take { card: card(word.strip_suffix('k')?)?, to: Destination::Kingdom }))
            .or_else(|| Some(Intent::Take { card: card(word.strip_suffix('h')?)?, to: Destination::Hand })),
    };
    parsed.unwrap_or_else(|| panic!("no such word: {word}"))
}

fn word(intent: Intent) -> String {
    match intent {
        Intent::Play { card } => format!("p{}", card.number()),
        Intent::PlaceToken { token } => serde_json::to_value(token).unwrap().as_str().unwrap().to_owned(),
        Intent::Take { card, to: Destination::Kingdom } => format!("{}k", card.number()),
        Intent::Take { card, to: Destination::Hand } => format!("{}h", card.number()),
        Intent::TakeRun { from } => format!("r{}", from.index() + 1),
        Intent::Keep { card } => format!("k{}", card.number()),
        Intent::Confirm => "ok".to_owned(),
        Intent::Back => "back".to_owned(),
    }
}
