//! The end (section 5) and the points (section 6).

use contract::{BySeat, Outcome, ScoreLine, Seat};

use crate::{
    Arms, EndedBy, Event, Score, Slot, Title, Token, TokenScore,
    card_set::CardSet,
    dealer::Dealer,
    state::{Draft, State, Step},
};

impl Dealer<'_> {
    /// Ends the match. From now on hands count as validated; they stay separate in the state, so that the
    /// score can list them.
    pub(crate) fn end(&mut self, by: EndedBy) {
        self.state.draft = Draft::default();
        self.state.to_resolve.clear();
        self.state.step = Step::Over(by);
        self.log.openly(|| Event::Ended {
            by,
            totals: scores(self.state).map(|_, score| score.total),
            winners: outcome(self.state).winners().collect(),
        });
    }
}

impl State {
    /// Returns the cards that score for a player: validated cards, and at the end those of the hand.
    fn final_kingdom(&self, seat: Seat) -> CardSet {
        self.players[seat].kingdom.with(self.players[seat].hand)
    }

    /// Returns each arms card with its token, from left to right.
    fn arms_with_tokens(&self) -> impl Iterator<Item = (Slot, Arms, Token)> {
        Slot::all().zip(&self.tokens).map(|(slot, &token)| (slot, self.arms[slot.index()], token))
    }

    /// Returns the seat with strictly the most cards of these arms, after hands are validated.
    fn strictly_most(&self, arms: Arms) -> Option<Seat> {
        let count = |seat| self.final_kingdom(seat).and(CardSet::of_arms(arms)).len();
        let seats = || self.players.seats().seats();
        let most = seats().map(count).max().filter(|most| *most > 0)?;
        let mut having = seats().filter(|seat| count(*seat) == most);
        let seat = having.next()?;
        having.next().is_none().then_some(seat)
    }
}

/// Returns the points of cards: 1 for a card, 2 for a king.
pub(crate) fn card_points(cards: CardSet) -> i32 {
    (cards.len() + cards.and(CardSet::of_title(Title::King)).len()) as i32
}

pub(crate) fn token_points(token: Token, kingdom: CardSet, arms: Arms) -> i32 {
    let each_arms = || Arms::ALL.iter().filter(|a| !kingdom.and(CardSet::of_arms(**a)).is_empty()).count();
    match token {
        Token::Plus1 => 1,
        Token::Plus2 => 2,
        Token::Plus3 => 3,
        Token::Plus4 => 4,
        Token::Plus5 => 5,
        Token::Double => card_points(kingdom.and(CardSet::of_arms(arms))),
        Token::Peasant => kingdom.and(CardSet::of_title(Title::Peasant)).len() as i32,
        Token::Arms => each_arms() as i32,
    }
}

/// Returns the score of each player, as if the match ended now.
pub(crate) fn scores(state: &State) -> BySeat<Score> {
    let mut scores = state.players.map(|seat, player| {
        let kingdom = state.final_kingdom(seat);
        let cards = card_points(kingdom);
        Score {
            from_hand: player.hand.iter().collect(),
            cards,
            doubled: 0,
            tokens: Vec::new(),
            total: cards,
            kings: kingdom.and(CardSet::of_title(Title::King)).len() as u8,
        }
    });
    for (slot, arms, token) in state.arms_with_tokens() {
        // Taking a token is not a choice: it never costs points.
        let Some(seat) = state.strictly_most(arms) else { continue };
        let points = token_points(token, state.final_kingdom(seat), arms);
        let score = &mut scores[seat];
        if token == Token::Double {
            score.doubled = points;
        }
        score.tokens.push(TokenScore { token, slot, points });
        score.total += points;
    }
    scores
}

/// Ranks by most points, then most kings; equal players tie. Players who left rank after all who stayed, and
/// cannot win. If all have left, all are last.
pub(crate) fn outcome(state: &State) -> Outcome {
    let scores = scores(state);
    let stayed = |seat: Seat| !state.players[seat].left;
    let keys = scores.map(|seat, score| (stayed(seat), score.total, score.kings));
    let mut outcome = Outcome::ranked(&keys, sheet(state, &scores));
    if !keys.iter().any(|(seat, _)| stayed(seat)) {
        outcome.places = keys.map(|_, _| keys.seats().get() as u8);
    }
    outcome
}

/// Makes the sheet: cards, each token on an arms card from left to right, total.
fn sheet(state: &State, scores: &BySeat<Score>) -> Vec<ScoreLine> {
    let line = |label: &str, points| ScoreLine { label: label.to_owned(), points };
    let mut sheet = vec![line("cards", scores.map(|_, score| score.cards))];
    for (slot, _, token) in state.arms_with_tokens() {
        let points = |score: &Score| score.tokens.iter().find(|t| t.slot == slot).map_or(0, |t| t.points);
        sheet.push(line(label(token), scores.map(|_, score| points(score))));
    }
    sheet.push(line("total", scores.map(|_, score| score.total)));
    sheet
}

const fn label(token: Token) -> &'static str {
    match token {
        Token::Plus1 => "plus_1",
        Token::Plus2 => "plus_2",
        Token::Plus3 => "plus_3",
        Token::Plus4 => "plus_4",
        Token::Plus5 => "plus_5",
        Token::Double => "doubled",
        Token::Peasant => "peasant",
        Token::Arms => "arms",
    }
}
