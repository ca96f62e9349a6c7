//! The effects of things in play, by the moment when they act.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Amount, Card, Class, Colour, Count, Direction, Resource, Whose};

/// A printed effect, by the moment when it acts. Cards, stages, boards, leaders and other boxes share it.
///
/// Each kind is matched where it acts. [`Lasting`] and [`Rule`] add up in a city's standing. [`Once`] acts
/// when a thing comes into play, [`Each`] when coins are earned, [`Worth`] when points are counted. No
/// `match` has a wildcard, so a new kind does not compile until every place handles it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Effect {
    /// An effect as long as the thing is in play, from the turn after it came.
    Lasting(Lasting),
    /// An effect at the moment when the thing comes into play.
    Once(Once),
    /// An effect whenever something is done.
    Each(Each),
    /// An effect when points are counted.
    Worth(Worth),
    /// A permission for the owner, or a changed rule.
    Rule(Rule),
}

/// An effect that lasts as long as the thing is in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Lasting {
    /// Units of one of the resources, each turn.
    Produce {
        /// The resources to choose from: more than one only with one unit.
        one_of: &'static [Resource],
        /// The number of units.
        units: u8,
        /// True if neighbours may buy them.
        sold: bool,
    },
    /// A lower price for each unit bought from neighbours.
    Discount {
        /// The neighbours to which it applies.
        from: Sides,
        /// The resources to which it applies.
        class: Class,
        /// The new price in coins.
        price: u8,
    },
    /// A coin less for the first unit of the turn bought from a neighbour, below other discounts too.
    FirstUnit {
        /// The neighbours to which it applies.
        from: Sides,
    },
    /// Units each turn of a kind that the city's board, brown and grey cards produce, of the owner's choice.
    ProduceAgain {
        /// The number of units.
        units: u8,
    },
    /// Units each turn of a kind that those do not produce, of the owner's choice.
    ProduceMissing {
        /// The number of units.
        units: u8,
    },
    /// Units of any resource that the bank sells each turn.
    Bank {
        /// The price of a unit in coins.
        price: u8,
        /// The number of units.
        units: u8,
    },
    /// A change of the cost of building or recruiting.
    Cost {
        /// The things whose cost changes.
        target: Target,
        /// The cities whose costs change.
        of: Whose,
        /// The change.
        change: Change,
    },
    /// Strength in conflicts.
    Shields {
        /// The number of shields.
        amount: Amount,
        /// The cities whose strength changes.
        of: Whose,
    },
    /// A scientific symbol.
    Science {
        /// The symbol.
        symbol: Learned,
    },
    /// A change of neighbours' prices, below and above all discounts, but never below 0.
    Price {
        /// The resources to which it applies.
        class: Class,
        /// The coins added; negative if the price falls.
        more: i8,
    },
    /// Brown cards with one unit of one resource produce as many units as are needed.
    Endless,
    /// Cards do not act: they produce nothing and lower no prices. They still count and have chains.
    Idle {
        /// The cards.
        cards: Idle,
    },
    /// A variant without effect, compiled only for `tests/it/probe.rs`.
    #[cfg(probe)]
    Probe,
}

/// An effect when something comes into play. The order of the variants is that of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Once {
    /// Coins from the bank.
    Coins {
        /// The number of coins.
        amount: Amount,
    },
    /// Coins from the bank for both neighbours.
    NeighboursGain {
        /// The number of coins for each.
        coins: u8,
    },
    /// Victory and defeat tokens come or go.
    Tokens {
        /// The tokens.
        change: Tokens,
    },
    /// Diplomacy tokens. Each keeps its owner out of the conflicts of an age.
    Diplomacy {
        /// The number of tokens.
        tokens: u8,
    },
    /// Diplomacy tokens that players get in this age have no effect.
    VoidDiplomacy,
    /// All others lose coins to the bank. With Cities they pay or owe them, otherwise they pay what they can.
    OthersLose {
        /// The number of coins, counted in the losing city.
        amount: Amount,
    },
    /// At the end of the turn, build a card of the discard pile free.
    BuildFromDiscard,
    /// A power that acts or asks after everything of the same moment.
    Power {
        /// The power.
        power: Power,
    },
    /// A variant without effect, compiled only for `tests/it/probe.rs`.
    #[cfg(probe)]
    Probe,
}

/// An effect whenever something is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Each {
    /// Coins from the bank.
    Income {
        /// The occasion.
        when: Done,
        /// The number of coins.
        coins: u8,
    },
    /// As many coins from the bank as the number of the age.
    Bonus {
        /// The occasion.
        when: Done,
    },
    /// As many coins to the bank as the number of the age, on top of all costs. A player who cannot pay
    /// cannot do it. Cards of the discard pile and stages that leaders build are not taxed.
    Tax {
        /// The occasion.
        when: Done,
    },
    /// A variant without effect, compiled only for `tests/it/probe.rs`.
    #[cfg(probe)]
    Probe,
}

/// An effect when points are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Worth {
    /// Points, in the score row of the thing on which it is printed.
    Points {
        /// The number of points.
        amount: Amount,
    },
    /// The points that one guild of a neighbour would have in this city.
    CopyGuild,
    /// A variant without effect, compiled only for `tests/it/probe.rs`.
    #[cfg(probe)]
    Probe,
}

/// A permission for the owner, or a changed rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Rule {
    /// Cards of the hand may be built without paying.
    FreeBuild {
        /// The cards.
        target: Target,
        /// The frequency.
        often: Often,
    },
    /// The last card of each age is played instead of discarded.
    PlayLastCard,
    /// The winner of a conflict takes the owner's defeat token as well.
    DefeatsToVictor,
    /// Guilds of neighbours do not count the owner's cards.
    UnseenByGuilds,
    /// The stages of the wonder are built in any order.
    AnyStage,
    /// Once a match, after a turn, the owner may stop the passing of hands.
    KeepHands,
    /// Once a match, after a turn, the owner may turn two defeat tokens into a victory token of 3.
    TradeDefeats,
    /// Once a turn, one unit of a resource replaces all needed units of it. The owner builds no stages.
    Plenty,
    /// The owner sees the cards of later ages.
    Foresee,
    /// Cards of both neighbours make cards free like the owner's.
    ChainBeside,
    /// Victory tokens of conflicts are a step lower: 3 for 5, 1 for 3, none for 1.
    SmallerVictories,
    /// Each defeat gives two tokens.
    TwoDefeats,
    /// Once, the next stage is built without its resources or coins.
    FreeStage,
    /// Once, the owner joins a Great Project with a card of another colour.
    AnyColour,
    /// Once a turn, two units of one kind, produced or bought, become one unit of another kind.
    Exchange,
    /// The stage is one of a neighbour's wonder, with its cost and effects.
    StageBeside {
        /// The neighbour.
        of: Direction,
        /// The stage of that wonder.
        which: Nth,
    },
    /// The owner gets more tiles of the Tower of Babel than others.
    MoreTiles {
        /// The number of additional tiles.
        tiles: u8,
    },
    /// A variant without effect, compiled only for `tests/it/probe.rs`.
    #[cfg(probe)]
    Probe,
}

/// A stage of a wonder, by its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Nth {
    /// The first stage.
    First,
    /// The second stage, or the last of a wonder that has no second one.
    Second,
    /// The last stage.
    Last,
}

/// The cities for which a tile acts that lies on a board instead of the tower.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Upon {
    /// The owner only.
    Own,
    /// All others.
    Others,
    /// All others for taxes and restrictions, the owner only for discounts and bonuses.
    ByKind,
}

/// Cards that do not act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Idle {
    /// Brown cards with two units or a choice.
    RichBrown,
    /// These cards.
    Cards(&'static [Card]),
}

impl Idle {
    /// Returns true if this card does not act.
    pub(crate) fn is(self, card: Card) -> bool {
        match self {
            Self::RichBrown => card.facts().colour == Colour::Brown && !card.is_single_brown(),
            Self::Cards(cards) => cards.contains(&card),
        }
    }
}

/// Scientific symbols.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Symbol {
    /// The compass, also called measure.
    Compass,
    /// The gear, also called cog.
    Gear,
    /// The tablet, also called writing.
    Tablet,
}

/// The symbol of a scientific effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Learned {
    /// This symbol.
    Of(Symbol),
    /// A symbol of the owner's choice, chosen when points are counted.
    Any,
    /// The change of one symbol into another, if that brings more.
    Changed,
    /// One more of the owner's most frequent symbol.
    MostOwned,
    /// A mask: a symbol printed on a green card of a neighbour, chosen when points are counted.
    Mask,
}

/// The neighbours to which a discount applies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sides {
    /// The next one clockwise.
    Left,
    /// The previous one.
    Right,
    /// Both.
    Both,
}

/// The things whose cost an effect changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Any card.
    Any,
    /// Cards of one colour.
    Cards(Colour),
    /// A stage of the wonder.
    Stage,
    /// A leader.
    Leader,
}

/// A reduction or change of a cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// This number of resource units less, of the payer's choice.
    Units(u8),
    /// This number of coins less.
    Coins(u8),
    /// No coins.
    Free,
    /// No resource units.
    NoUnits,
    /// A coin to the bank for each unit; the units can be had in no other way.
    InCoins,
}

/// An occasion to which an effect reacts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Done {
    /// A card of this colour was built.
    Built(Colour),
    /// A card was built free by its chain.
    ByChain,
    /// Units were bought from a neighbour: once for each neighbour and turn.
    Bought,
    /// The bank paid coins: once a turn.
    TookCoins,
    /// A victory token was won.
    WonVictory,
    /// A stage was built.
    Raised,
    /// The owner laid a tile on the Tower of Babel or on a board.
    PlacedTile,
}

/// The frequency of a permission.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Often {
    /// Whenever it is possible.
    Always,
    /// Once an age. An unused use is lost.
    OnceAnAge,
    /// Whenever the city has no shields.
    WithoutShields,
    /// Once; it is used up then.
    OnceAMatch,
}

/// A power that acts or asks once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Copy a leader that a neighbour has recruited.
    CopyLeader,
    /// Copy a stage that a neighbour has built.
    CopyStage,
    /// Destroy a yellow, blue, red or green card of a neighbour.
    Destroy,
    /// Exchange a card of the left neighbour for one of the right neighbour of the same colour.
    Swap,
    /// Predict the winner. If the prediction is right, the owner is placed second.
    Name,
    /// Draw this number of leaders and recruit them free, one after the other.
    Draw(u8),
    /// Draw this number of leaders into the hand.
    Hand(u8),
    /// All others give a leader of their hand and draw another. The owner recruits one of those given free.
    Take,
    /// Recruit a further leader of the hand.
    Recruit,
    /// Draw a leader openly, to recruit it at full cost or discard it.
    Engage,
    /// Entomb a recruited leader of the city. Its effect stops, and it is worth twice its cost at the end.
    Entomb,
    /// Lay an own tile on the board.
    LayTile {
        /// The cities for which it acts there.
        on: Upon,
    },
    /// Build the next stage without its resources. Nothing marks it.
    NextStage,
    /// Build the next stage free. The leader marks it, face up, and is no leader any more.
    UnderStage,
    /// Destroy the last stage of each wonder.
    StagesFall,
    /// Remove all wonders. The cards and leaders that marked stages are built and recruited.
    WondersFall,
}

/// Tokens that come or go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Tokens {
    /// The owner gets a victory token of the age.
    Victory,
    /// The owner returns all defeat tokens.
    NoDefeats,
    /// All others lose their lowest victory token.
    OthersLoseVictory,
}

pub(crate) const fn points(amount: i8) -> Effect {
    Effect::Worth(Worth::Points { amount: Amount::fixed(amount) })
}

pub(crate) const fn coins_once(amount: i8) -> Effect {
    Effect::Once(Once::Coins { amount: Amount::fixed(amount) })
}

pub(crate) const fn shields(amount: i8) -> Effect {
    Effect::Lasting(Lasting::Shields { amount: Amount::fixed(amount), of: Whose::Own })
}

pub(crate) const fn science(symbol: Symbol) -> Effect {
    Effect::Lasting(Lasting::Science { symbol: Learned::Of(symbol) })
}

pub(crate) const MASK: Effect = Effect::Lasting(Lasting::Science { symbol: Learned::Mask });

pub(crate) const DIPLOMACY: Effect = Effect::Once(Once::Diplomacy { tokens: 1 });

pub(crate) const fn neighbours_gain(coins: u8) -> Effect {
    Effect::Once(Once::NeighboursGain { coins })
}

/// Returns the effect that all others lose this number of coins.
pub(crate) const fn others_lose(coins: i8) -> Effect {
    Effect::Once(Once::OthersLose { amount: Amount::fixed(coins) })
}

/// Returns the effect that all others lose a coin for each of these that they have.
pub(crate) const fn others_lose_for_each(count: Count) -> Effect {
    Effect::Once(Once::OthersLose { amount: Amount::per(1, count, Whose::Own) })
}

/// Returns the effect of a dock: a cheaper first unit from that side.
pub(crate) const fn dock(from: Sides) -> Effect {
    Effect::Lasting(Lasting::FirstUnit { from })
}

pub(crate) const ANY_SCIENCE: Effect = Effect::Lasting(Lasting::Science { symbol: Learned::Any });
pub(crate) const FREE_BUILD: Effect =
    Effect::Rule(Rule::FreeBuild { target: Target::Any, often: Often::OnceAnAge });
pub(crate) const PLAY_LAST_CARD: Effect = Effect::Rule(Rule::PlayLastCard);
pub(crate) const BUILD_FROM_DISCARD: Effect = Effect::Once(Once::BuildFromDiscard);
pub(crate) const fn power(power: Power) -> Effect {
    Effect::Once(Once::Power { power })
}

pub(crate) const COPY_GUILD: Effect = Effect::Worth(Worth::CopyGuild);

pub(crate) const fn sold(units: u8, one_of: &'static [Resource]) -> Effect {
    Effect::Lasting(Lasting::Produce { one_of, units, sold: true })
}

pub(crate) const fn kept(units: u8, one_of: &'static [Resource]) -> Effect {
    Effect::Lasting(Lasting::Produce { one_of, units, sold: false })
}

pub(crate) const fn discount(from: Sides, class: Class) -> Effect {
    Effect::Lasting(Lasting::Discount { from, class, price: 1 })
}
