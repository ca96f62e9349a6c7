//! What things in play do, and when they do it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Amount, Card, Class, Colour, Count, Direction, Resource, Whose};

/// A printed effect, by when it acts: the same for cards, stages, boards, leaders and whatever other boxes bring.
///
/// Each of its kinds is opened where it acts and nowhere else: [`Lasting`] and [`Rule`] where a city's standing is
/// added up, [`Once`] when something comes into play, [`Each`] when coins are earned, [`Worth`] when points are
/// counted. Nobody skips kinds with a wildcard, so a new one does not compile until everybody has an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Effect {
    /// As long as it is in play, from the turn after it came.
    Lasting(Lasting),
    /// Once, when it comes into play.
    Once(Once),
    /// Whenever something is done.
    Each(Each),
    /// When points are counted.
    Worth(Worth),
    /// What its owner may do besides, or what is done otherwise.
    Rule(Rule),
}

/// What counts as long as it is in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Lasting {
    /// Each turn, so many units of one of the resources.
    Produce {
        /// Alternatives; more than one only with one unit.
        one_of: &'static [Resource],
        /// How many units.
        units: u8,
        /// Whether neighbours may buy it.
        sold: bool,
    },
    /// A lower price per unit when buying from neighbours.
    Discount {
        /// From which neighbours.
        from: Sides,
        /// Of which resources.
        class: Class,
        /// The new price.
        price: u8,
    },
    /// A coin less for the first unit of the turn that is bought of a neighbour, below other discounts too.
    FirstUnit {
        /// Of which neighbours.
        from: Sides,
    },
    /// Each turn, so many units more of what the board, brown and grey cards of the city produce, of one's choice.
    ProduceAgain {
        /// How many units.
        units: u8,
    },
    /// Each turn, so many units of what the board, brown and grey cards of the city do not produce, of one's choice.
    ProduceMissing {
        /// How many units.
        units: u8,
    },
    /// Each turn, so many units of anything from the bank.
    Bank {
        /// Coins a unit.
        price: u8,
        /// How many units.
        units: u8,
    },
    /// Less to pay for what is built or recruited.
    Cost {
        /// For what.
        target: Target,
        /// Whose costs.
        of: Whose,
        /// How much less.
        change: Change,
    },
    /// Strength in conflicts.
    Shields {
        /// How many.
        amount: Amount,
        /// Whose strength.
        of: Whose,
    },
    /// A scientific symbol.
    Science {
        /// Which.
        symbol: Learned,
    },
    /// Neighbours' prices of a class of resources change, below and above all discounts, but never below nothing.
    Price {
        /// Of which resources.
        class: Class,
        /// How many coins more; below zero fewer.
        more: i8,
    },
    /// Brown cards that make one unit of one resource make as many as are needed.
    Endless,
    /// Cards do not act: they make nothing and make nothing cheaper. They count, and make others free.
    Idle {
        /// Which.
        cards: Idle,
    },
    /// Nothing: there only when it is tried out whether a new effect is noticed everywhere.
    #[cfg(probe)]
    Probe,
}

/// What happens once, when something comes into play. The order of the variants is that of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Once {
    /// Coins from the bank.
    Coins {
        /// How many.
        amount: Amount,
    },
    /// Coins from the bank for both neighbours.
    NeighboursGain {
        /// How many each.
        coins: u8,
    },
    /// Victory and defeat tokens come or go.
    Tokens {
        /// Which.
        change: Tokens,
    },
    /// Diplomacy tokens: each keeps their owner out of the conflicts of an age.
    Diplomacy {
        /// How many.
        tokens: u8,
    },
    /// Diplomacy tokens that anybody gets in this age keep nobody out of conflicts.
    VoidDiplomacy,
    /// All others lose coins to the bank: with Cities they pay or take debts, otherwise they pay what they have.
    OthersLose {
        /// How many, counted in the city of whoever loses them.
        amount: Amount,
    },
    /// At the end of the turn, build a card of the discard pile without paying.
    BuildFromDiscard,
    /// Something that is done, or asked, right after all that comes at the same time.
    Power {
        /// What.
        power: Power,
    },
    /// Nothing: there only when it is tried out whether a new effect is noticed everywhere.
    #[cfg(probe)]
    Probe,
}

/// What happens whenever something is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Each {
    /// Coins from the bank.
    Income {
        /// When.
        when: Done,
        /// How many.
        coins: u8,
    },
    /// As many coins from the bank as the number of the age.
    Bonus {
        /// When.
        when: Done,
    },
    /// As many coins to the bank as the number of the age, besides all costs; whoever cannot pay cannot do it. Cards of the
    /// discard pile, and what a power does, are not taxed.
    Tax {
        /// When.
        when: Done,
    },
    /// Nothing: there only when it is tried out whether a new effect is noticed everywhere.
    #[cfg(probe)]
    Probe,
}

/// What something is worth when points are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Worth {
    /// Points, in the row of whatever it is printed on.
    Points {
        /// How many.
        amount: Amount,
    },
    /// What one guild of a neighbour would bring if it stood here.
    CopyGuild,
    /// Nothing: there only when it is tried out whether a new effect is noticed everywhere.
    #[cfg(probe)]
    Probe,
}

/// What its owner may do besides, or what is done otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Rule {
    /// Build cards of the hand without paying.
    FreeBuild {
        /// Which.
        target: Target,
        /// How often.
        often: Often,
    },
    /// Play the last card of each age instead of discarding it.
    PlayLastCard,
    /// Whoever wins a conflict takes the defeat token as well.
    DefeatsToVictor,
    /// Guilds of neighbours do not count the owner's cards.
    UnseenByGuilds,
    /// The stages of the wonder are built in any order.
    AnyStage,
    /// Once a match, after a turn: nobody passes their hand on.
    KeepHands,
    /// Once a match, after a turn: two defeat tokens become a victory token of 3.
    TradeDefeats,
    /// Once a turn, one unit of a resource is as many as are needed; whoever has that builds no stages.
    Plenty,
    /// Look at the cards of the later ages.
    Foresee,
    /// Cards of both neighbours make cards free like one's own.
    ChainBeside,
    /// Victory tokens of conflicts are a step lower: 3 for 5, 1 for 3, none for 1.
    SmallerVictories,
    /// Each defeat gives two tokens.
    TwoDefeats,
    /// Once, build the next stage without its resources or coins.
    FreeStage,
    /// Once, take part in a Great Project with a card of another colour.
    AnyColour,
    /// Once a turn, two units of one kind, made or bought, are one of any other.
    Exchange,
    /// The stage is one of a neighbour's wonder: it costs what that one costs and does what that one does.
    StageBeside {
        /// Of which neighbour.
        of: Direction,
        /// Which stage of that wonder.
        which: Nth,
    },
    /// So many tiles of the Tower of Babel more than others have.
    MoreTiles {
        /// How many.
        tiles: u8,
    },
    /// Nothing: there only when it is tried out whether a new effect is noticed everywhere.
    #[cfg(probe)]
    Probe,
}

/// A stage of a wonder, by its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Nth {
    /// The first.
    First,
    /// The second, or the last of a wonder that has no second one.
    Second,
    /// The last.
    Last,
}

/// For whom a tile acts that does not lie on the Tower of Babel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Upon {
    /// For the owner alone.
    Own,
    /// For all others.
    Others,
    /// Taxes and restrictions for all others, discounts and bonuses for the owner alone.
    ByKind,
}

/// Cards that do not act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Idle {
    /// Brown cards that make two units or have a choice.
    RichBrown,
    /// These.
    Cards(&'static [Card]),
}

impl Idle {
    /// Whether this card is one.
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
    /// Also called measure.
    Compass,
    /// Also called cog.
    Gear,
    /// Also called writing.
    Tablet,
}

/// Which symbol something has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Learned {
    /// This one.
    Of(Symbol),
    /// One of the owner's choice, chosen when points are counted.
    Any,
    /// One that is changed into another, if that brings more.
    Changed,
    /// One more of those that the owner has most of.
    MostOwned,
    /// One that is printed on a green card of a neighbour, chosen when points are counted: a mask.
    Mask,
}

/// Neighbours a discount is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sides {
    /// The next clockwise.
    Left,
    /// The previous one.
    Right,
    /// Both.
    Both,
}

/// What a cost is paid for.
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

/// How much less there is to pay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// So many units of resources fewer, whichever the payer likes.
    Units(u8),
    /// So many coins fewer.
    Coins(u8),
    /// No coins.
    Free,
    /// No units of resources at all.
    NoUnits,
    /// A coin to the bank for each unit, which cannot be had otherwise.
    InCoins,
}

/// Something that is done, to which an effect reacts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Done {
    /// A card of a colour was built.
    Built(Colour),
    /// A card was built for nothing by its chain.
    ByChain,
    /// Something was bought from a neighbour: once a neighbour and turn.
    Bought,
    /// Coins of the bank came in: once a turn.
    TookCoins,
    /// A victory token was won.
    WonVictory,
    /// A stage was built.
    Raised,
    /// A tile of one's own was laid on the Tower of Babel.
    PlacedTile,
}

/// How often something may be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Often {
    /// Whenever it is possible.
    Always,
    /// Once an age; what is not used is lost.
    OnceAnAge,
    /// Whenever the city has no shields.
    WithoutShields,
    /// Once: then it is gone.
    OnceAMatch,
}

/// What is done, or asked, once.
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
    /// Say who will win: whoever is right is second.
    Name,
    /// Draw so many leaders and recruit them for nothing, one after the other.
    Draw(u8),
    /// Draw so many leaders into hand.
    Hand(u8),
    /// Each other player gives a leader of their hand and draws another; one of those given is recruited for nothing.
    Take,
    /// Recruit one more leader of the hand.
    Recruit,
    /// Draw a leader, who can be recruited for what they cost or is discarded. Everybody sees who it is.
    Engage,
    /// Turn a recruited leader of one's own face down: their effect stops, and twice what they cost counts in the end.
    Entomb,
    /// Lay a tile of one's own on the board.
    LayTile {
        /// For whom it acts there.
        on: Upon,
    },
    /// Build the next stage without its resources. Nothing marks it.
    NextStage,
    /// Build the next stage for nothing; the leader marks it, face up, and is no leader any more.
    UnderStage,
    /// The last stage of each wonder is destroyed.
    StagesFall,
    /// All wonders are removed; what marked stages is built and recruited.
    WondersFall,
}

/// Tokens that come or go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Tokens {
    /// The owner gets a victory token of the age.
    Victory,
    /// The owner's defeat tokens go.
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

/// All others lose so many coins.
pub(crate) const fn others_lose(coins: i8) -> Effect {
    Effect::Once(Once::OthersLose { amount: Amount::fixed(coins) })
}

/// All others lose a coin for each of these that they have.
pub(crate) const fn others_lose_for_each(count: Count) -> Effect {
    Effect::Once(Once::OthersLose { amount: Amount::per(1, count, Whose::Own) })
}

/// A dock: the first unit from there.
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
