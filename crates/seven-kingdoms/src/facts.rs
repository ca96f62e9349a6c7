//! The values printed on cards and tokens, and the numbers of the rules, for clients.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    Arms, Card, Slot, Title, Token,
    card_set::CardSet,
    scoring::{card_points, token_points},
    state::{FULL_HAND, PATIENCE},
};

/// The values printed on cards and tokens, and the numbers of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Facts {
    /// All cards, by number.
    cards: Vec<CardFacts>,
    /// All titles, in the order of their numbers.
    titles: Vec<TitleFacts>,
    /// All arms, in the order of the numbers that bear them.
    arms: [Arms; 7],
    /// All eight tokens.
    tokens: Vec<TokenFacts>,
    /// The maximum number of cards in a hand.
    full_hand: u8,
    /// The number of rounds without progress after which the match ends.
    patience: u8,
}

/// One card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CardFacts {
    /// The number of the card.
    card: Card,
    /// Its title.
    title: Title,
    /// Its coat of arms.
    arms: Arms,
    /// The two columns from which a peasant can take; `null` for other titles.
    reach: Option<[Slot; 2]>,
}

/// The common properties of all cards of a title.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TitleFacts {
    /// The title.
    title: Title,
    /// The maximum number of cards it takes.
    most: u8,
    /// True if it takes all cards of adjacent columns.
    takes_run: bool,
    /// True if it may take fewer, or none.
    may_take_fewer: bool,
    /// Points at the end for each card of this title in the kingdom.
    points: u8,
}

/// One token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TokenFacts {
    /// The token.
    token: Token,
    /// Its fixed points; `null` if its points depend on the kingdom.
    points: Option<u8>,
}

/// Returns the facts of the game.
pub(crate) fn facts() -> Facts {
    let card = |card: Card| CardFacts { card, title: card.title(), arms: card.arms(), reach: card.reach() };
    Facts {
        cards: Card::all().map(card).collect(),
        titles: Title::ALL.into_iter().filter_map(title).collect(),
        arms: Arms::ALL,
        tokens: Token::ALL.map(token).to_vec(),
        full_hand: FULL_HAND as u8,
        patience: PATIENCE,
    }
}

fn title(title: Title) -> Option<TitleFacts> {
    let card = Card::all().find(|card| card.title() == title)?;
    let power = card.power();
    Some(TitleFacts {
        title,
        most: power.most(),
        takes_run: power.takes_runs(),
        may_take_fewer: power.may_take_fewer(),
        points: u8::try_from(card_points(CardSet::one(card))).unwrap_or_default(),
    })
}

fn token(token: Token) -> TokenFacts {
    let whatever = token_points(token, CardSet::default(), Arms::Lion);
    TokenFacts { token, points: u8::try_from(whatever).ok().filter(|points| *points > 0) }
}
