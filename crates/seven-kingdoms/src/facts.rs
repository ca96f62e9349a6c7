//! What is printed on cards and tokens, and the numbers of the rules, for clients.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    Arms, Card, Slot, Title, Token,
    card_set::CardSet,
    scoring::{card_points, token_points},
    state::{FULL_HAND, PATIENCE},
};

/// What is printed on cards and tokens, and the numbers of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Facts {
    /// By number.
    cards: Vec<CardFacts>,
    /// In the order of their numbers.
    titles: Vec<TitleFacts>,
    /// In the order of the numbers that bear them.
    arms: [Arms; 7],
    /// All eight.
    tokens: Vec<TokenFacts>,
    /// The most cards in a hand.
    full_hand: u8,
    /// The match ends after so many rounds without progress.
    patience: u8,
}

/// One card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CardFacts {
    /// Which.
    card: Card,
    /// Its title.
    title: Title,
    /// Its coat of arms.
    arms: Arms,
    /// The two columns that a peasant can take from; `null` for others.
    reach: Option<[Slot; 2]>,
}

/// What all cards of a title have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TitleFacts {
    /// Which.
    title: Title,
    /// The most cards it takes.
    most: u8,
    /// Whether it takes all cards of neighbouring columns.
    takes_run: bool,
    /// Whether it may take fewer, or none.
    may_take_fewer: bool,
    /// Points at the end for a card of it in the kingdom.
    points: u8,
}

/// One token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TokenFacts {
    /// Which.
    token: Token,
    /// What it is worth whatever is in the kingdom; `null` if that depends.
    points: Option<u8>,
}

/// All of it.
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
