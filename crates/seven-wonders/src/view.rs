//! The view of a match for one observer.

use contract::{BySeat, Seat, WrittenOnce};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Board, Card, Colour, Copied, HandQuote, How, Joined, Leader, LeaderDeed, LeaderHow, Matter, Pair,
    Payment, Piece, Printed, Project, ProjectView, Quote, Quoted, Refusal, Resource, Row, Side, StageFacts,
    Tally, Tile, Upon, Wonder,
};

/// A match as one observer sees it, with everything that the observer remembers.
///
/// Cities have the numbers of their seats, clockwise. The Free city of the two-player game is number 2, so
/// lists of cities may be longer than the table has seats. The left neighbour of a city is the next city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The private part of the view; `null` for spectators.
    pub you: Option<You>,
    /// The age, 1 to 3; 0 while boards are chosen.
    pub age: u8,
    /// The turn of the age that is open or was played last: 1 to 6 or 7. 0 while boards are chosen.
    pub turn: u8,
    /// The number of turns in an age: 7 with hands of eight cards. Omitted if 6.
    #[serde(default = "six", skip_serializing_if = "is_six")]
    pub turns: u8,
    /// The direction in which hands are passed in this age.
    pub direction: Direction,
    /// The stage of the match: the decision that it waits for, or its end.
    pub stage: Stage,
    /// The decisions that follow before the match continues, in order. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next: Vec<Stage>,
    /// The cities, by number.
    pub cities: BySeat<CityView>,
    /// The player of the Free city in this turn; `null` except in the two-player game.
    pub free_city_player: Option<Seat>,
    /// The number of cards in the Free city's draw pile; 0 except in the two-player game.
    pub pile: u8,
    /// The numbers of cards in the discard pile, by the age on their backs.
    pub discarded: [u8; 3],
    /// The number of cards set aside since the match began. No player has seen them. Only a table of eight
    /// players sets cards aside. Omitted if 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub aside: u8,
    /// The coins that each city loses now, in the stage `losses`. Omitted in other stages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub losses: Option<BySeat<u16>>,
    /// All plays of this age, by turn. The last entry may contain the plays of last cards.
    pub plays: Vec<TurnView>,
    /// The results of the conflicts, by age.
    pub conflicts: Vec<BySeat<ConflictView>>,
    /// The points of each city, once the match is finished; `null` before.
    pub scores: Option<BySeat<Score>>,
    /// The leaders that are not in play. Omitted without leaders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaders: Option<LeadersView>,
    /// The turn of this age after which hands were not passed on (Esteban). Omitted if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_hands: Option<u8>,
    /// The Tower of Babel. Omitted without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tower: Option<TowerView>,
    /// The Great Projects shown so far, by age. The last may be that of this age. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub projects: Vec<ProjectView>,
}

/// The public state of the Tower of Babel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TowerView {
    /// The number of tiles that act at a time: the last ones that were laid.
    pub places: u8,
    /// The tiles laid on the tower, in order. Those before the last `places` are covered and do nothing.
    pub placed: Vec<PlacedView>,
    /// The number of finished rounds of the draft: 3 after it.
    pub rounds: u8,
    /// The number of tiles that each player has not laid yet. A tile chosen in this turn is included.
    pub hands: BySeat<u8>,
    /// The tiles laid on boards of wonders instead, in order. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<BoardTileView>,
}

/// A tile on the Tower of Babel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlacedView {
    /// The tile.
    pub tile: Tile,
    /// The player who laid it.
    pub seat: Seat,
}

/// A tile on a board. It stays there permanently and acts as long as its owner has a wonder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BoardTileView {
    /// The tile.
    pub tile: Tile,
    /// The owner of the board.
    pub seat: Seat,
    /// The cities for which the tile acts.
    pub on: Upon,
}

/// The tiles that only the owner of a seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OwnTiles {
    /// The tiles that the player kept and has not laid, by number.
    pub hand: Vec<Tile>,
    /// The pack from which the player keeps one tile now, in the draft.
    pub pack: Vec<Tile>,
    /// The tile laid face down in this round of the draft; `null` if none.
    pub deed: Option<Tile>,
    /// The packs that the player held in the draft, by round. The last may be the present pack.
    pub looks: Vec<Vec<Tile>>,
    /// The tile that the player lays on the tower at the end of this turn. Omitted if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<Tile>,
}

/// The public state of the leaders that are not in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LeadersView {
    /// The number of finished rounds of the draft: 4 after it.
    pub rounds: u8,
    /// The number of leaders in each player's hand.
    pub hands: BySeat<u8>,
    /// The number of leaders that each player has discarded.
    pub discarded: BySeat<u8>,
    /// The number of leaders left in the deck.
    pub deck: u8,
    /// The leaders drawn from the deck since the deal, in order. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<DrawView>,
    /// The leaders given from hand to hand, in order. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gifts: Vec<GiftView>,
    /// The discarded leaders that all observers have seen. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<GoneView>,
    /// The player who recruited Jesus, if another player has him now. Omitted otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub jesus: Option<Seat>,
}

/// A leader drawn from the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DrawView {
    /// The player who drew.
    pub seat: Seat,
    /// The leader, if the observer knows it.
    pub leader: Option<Leader>,
    /// True if all observers saw the leader.
    pub open: bool,
}

/// A leader given to another player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GiftView {
    /// The player who gave the leader.
    pub from: Seat,
    /// The player who received it.
    pub to: Seat,
    /// The leader, if the observer knows it.
    pub leader: Option<Leader>,
    /// The number of leaders that had been drawn before this gift.
    pub draws: u8,
    /// True if the receiver has not decided about the gift yet.
    pub pending: bool,
}

/// A discarded leader that all observers have seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GoneView {
    /// The owner of the leader.
    pub seat: Seat,
    /// The leader.
    pub leader: Leader,
}

/// The leaders that only the owner of a seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OwnLeaders {
    /// The hand, in the order of leader numbers. A leader laid face down stays here until all have laid one.
    pub hand: Vec<Leader>,
    /// The pack from which the player keeps one leader now, in the draft.
    pub pack: Vec<Leader>,
    /// The decision laid face down; `null` if none.
    pub deed: Option<LeaderDeed>,
    /// The packs that the player held in the draft, by round. The last may be the present pack.
    pub looks: Vec<Vec<Leader>>,
    /// The leaders that the player has discarded.
    pub discarded: Vec<Leader>,
    /// The leaders received from other players: the player recruits one. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<Leader>,
}

/// The play of one leader in a leader phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LedView {
    /// The city.
    pub city: Seat,
    /// The leader, if the observer knows it.
    pub leader: Option<Leader>,
    /// The use of the leader.
    pub how: LeaderHow,
    /// The coins received.
    pub income: u16,
}

/// A leader that can be chosen, with the price.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LeaderOffer {
    /// The leader.
    pub leader: Leader,
    /// The price of recruiting. Nothing is paid for a leader that is given away, copied or entombed.
    pub recruit: Means,
    /// The receipts and the outlook of this choice. Omitted if empty.
    #[serde(default, skip_serializing_if = "Quoted::is_empty")]
    #[schemars(with = "Quote")]
    pub quote: Quoted,
    /// The points that the city would gain if the leader were entombed and the match ended now. Omitted if 0,
    /// and where no leader is entombed.
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub gain: i16,
    /// The prices if the leader builds a stage other than the next. Omitted if that is not possible.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stages: Vec<StageOffer>,
}

/// A stage other than the next, with the price.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct StageOffer {
    /// The place of the stage, from 0.
    pub stage: u8,
    /// The price.
    pub means: Means,
    /// The receipts and the outlook of this choice. Omitted if empty.
    #[serde(default, skip_serializing_if = "Quoted::is_empty")]
    #[schemars(with = "Quote")]
    pub quote: Quoted,
}

/// A way to build a card with one unit of a resource in place of all that the card costs (Jesus).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlentyOffer {
    /// The resource.
    pub of: Resource,
    /// The coins to the bank.
    pub bank: u8,
    /// The possible payments for the rest.
    pub ways: Vec<Payment>,
    /// The receipts and the outlook of this choice. Omitted if empty.
    #[serde(default, skip_serializing_if = "Quoted::is_empty")]
    #[schemars(with = "Quote")]
    pub quote: Quoted,
}

/// The cards of a later age, shown by the Sith Lord.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Foreseen {
    /// The age.
    pub age: u8,
    /// The cards, in the order of card numbers.
    pub cards: Vec<Card>,
}

/// The part of the view that only the owner of a seat receives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct You {
    /// The seat.
    pub seat: Seat,
    /// The hand, in the order of card numbers. A picked card stays here until the turn ends.
    pub hand: Vec<Card>,
    /// The plays laid face down this turn: for the own city, then for the Free city.
    pub picks: Vec<Pick>,
    /// The open decisions with all options; empty if there are none. In the two-player game there are two
    /// once the own play is laid: that one, which can still be replaced, and the Free city's.
    pub offers: WrittenOnce<Vec<Offers>>,
    /// The hands that the player held in this age, by turn, each before the play from it. The last is the
    /// present hand.
    pub held: Vec<Vec<Card>>,
    /// The cards drawn for the Free city in this age, by turn; `null` where the opponent drew. Empty except
    /// in the two-player game.
    pub drawn: Vec<Option<Card>>,
    /// The known contents of other players' hands: the cards in them when they were passed on.
    pub known: Vec<KnownHand>,
    /// The cards that are certainly in the discard pile, in the order of card numbers.
    pub discarded: Vec<Card>,
    /// The whole discard pile, while the player may build a card from it; `null` otherwise.
    pub pile: Option<Vec<Card>>,
    /// The player's leaders. Omitted without leaders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaders: Option<OwnLeaders>,
    /// The player's tiles. Omitted without the Tower of Babel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiles: Option<OwnTiles>,
    /// The cards of the ages after that in which the Sith Lord came. Omitted without him.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub foreseen: Vec<Foreseen>,
    /// The cards that the partner shows. Omitted without teams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<Partner>,
    /// The coins that the player has chosen to pay, in the stage `losses`. Omitted otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paid: Option<u16>,
}

/// The hands that partners show each other: the present one and the earlier ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Partner {
    /// The partner.
    pub seat: Seat,
    /// The cards in their hand. A picked card stays here until the turn ends.
    pub hand: Vec<Card>,
    /// The hands that they held in this age, by turn. The last is the present hand.
    pub held: Vec<Vec<Card>>,
}

/// The loss of a city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LossView {
    /// The city.
    pub city: Seat,
    /// The coins that it had to pay.
    pub coins: u16,
    /// The coins that it paid. Each unpaid coin became a debt.
    pub paid: u16,
}

/// A hand that the observer or the partner has held and another player holds now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct KnownHand {
    /// The player who holds it.
    pub seat: Seat,
    /// The cards that were in it, without those that were seen being played since.
    pub cards: Vec<Card>,
    /// The number of cards that left the hand face down since: so many of `cards` are no longer in it. In the
    /// two-player game the card that its holder drew may be among those that left.
    pub gone: u8,
}

/// A play laid face down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pick {
    /// The city for which it is played.
    pub city: Seat,
    /// The card.
    pub card: Card,
    /// The use of the card.
    pub how: How,
}

/// The options of one decision, for one city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "asked", rename_all = "snake_case")]
pub enum Offers {
    /// A board to choose.
    Board {
        /// The wonders that can be chosen.
        wonders: Vec<Wonder>,
        /// The sides that can be chosen.
        sides: Vec<Side>,
        /// The boards among these that need a missing box and cannot be chosen. Omitted if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        lacking: Vec<Board>,
    },
    /// A card of the hand to play.
    Play {
        /// The city for which it is played.
        city: Seat,
        /// The coins that can be spent: those held at the start of the turn.
        coins: u16,
        /// The cards, each once, in the order of card numbers.
        cards: Vec<Offer>,
        /// The price of the next stage of the wonder, the same with every card.
        stage: Means,
        /// True if a card can be discarded for coins. The Free city discards only if it can build nothing;
        /// all others always can.
        discard: bool,
        /// True if the city has an unused once-an-age power to build without paying.
        free_build: bool,
        /// The receipts of the next stage and of discarding. Omitted if empty.
        #[serde(default, skip_serializing_if = "HandQuote::is_empty")]
        quote: HandQuote,
        /// The other stages that may be built now, with their prices. Omitted if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        stages: Vec<StageOffer>,
        /// The tiles that can be laid by discarding a card. Omitted if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tiles: Vec<Tile>,
        /// The stages that a token of a Great Project builds free. Omitted if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        free_stages: Vec<StageOffer>,
    },
    /// A tile to keep in the draft.
    Tiles {
        /// The pack.
        tiles: Vec<Tile>,
    },
    /// Victory tokens to lose (a failed Great Project).
    Tokens {
        /// The city that loses them.
        city: Seat,
        /// The possible choices: the numbers of tokens of value 1, 3, 5.
        lost: Vec<[u8; 3]>,
    },
    /// A leader to keep in the draft.
    Keep {
        /// The pack.
        leaders: Vec<Leader>,
    },
    /// A leader to recruit, to mark a stage with, or to discard for coins.
    Lead {
        /// The city for which the leader is played.
        city: Seat,
        /// The coins that can be spent.
        coins: u16,
        /// The leaders in hand.
        leaders: Vec<LeaderOffer>,
        /// The price of the next stage of the wonder, the same with every leader.
        stage: Means,
        /// The receipts of the next stage and of discarding. Omitted if empty.
        #[serde(default, skip_serializing_if = "HandQuote::is_empty")]
        quote: HandQuote,
        /// The other stages that may be built now, with their prices. Omitted if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        stages: Vec<StageOffer>,
        /// The stages that a token of a Great Project builds free. Omitted if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        free_stages: Vec<StageOffer>,
    },
    /// A tile to lay on the board of the wonder, or none.
    LayTile {
        /// The city that lays it.
        city: Seat,
        /// The cities for which the tile will act.
        on: Upon,
        /// The tiles that can be laid.
        tiles: Vec<Tile>,
    },
    /// A leader to recruit, give away, copy or entomb.
    Leader {
        /// The city that decides.
        city: Seat,
        /// The question.
        matter: Matter,
        /// The coins that can be spent.
        coins: u16,
        /// The leaders that can be chosen.
        leaders: Vec<LeaderOffer>,
        /// True if the player may choose none.
        decline: bool,
    },
    /// A card or a stage of a neighbour, or a card of the own city as the penalty of a Great Project.
    Piece {
        /// The city that decides.
        city: Seat,
        /// The question.
        matter: Matter,
        /// The cards or stages that can be chosen.
        pieces: Vec<Piece>,
        /// True if the player may choose none.
        decline: bool,
    },
    /// Cards of the neighbours to exchange, or none.
    Swap {
        /// The city that decides.
        city: Seat,
        /// The pairs that can be exchanged.
        pairs: Vec<Pair>,
    },
    /// A player to name as the winner.
    Name {
        /// The city that decides.
        city: Seat,
        /// The players that can be named.
        seats: Vec<Seat>,
    },
    /// A power to use, or not.
    Announce {
        /// The city that decides.
        city: Seat,
        /// The question.
        matter: Matter,
    },
    /// The number of coins of a loss to pay: 0 to `most`.
    Loss {
        /// The city that loses them.
        city: Seat,
        /// The coins that it has.
        coins: u16,
        /// The coins that it loses.
        loses: u16,
        /// The most that it can pay. Each coin that it does not pay becomes a debt.
        most: u16,
    },
    /// A card of the discard pile to build, or none.
    FromDiscard {
        /// The city that builds.
        city: Seat,
        /// The cards that can be built.
        cards: Vec<Card>,
        /// The quotes of these cards, in the same order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        quotes: Vec<Quote>,
    },
}

/// The ways to play one card, apart from building a stage and discarding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Offer {
    /// The card.
    pub card: Card,
    /// The price of building the card.
    pub build: Means,
    /// True if a power can build the card free.
    pub power: bool,
    /// The receipts and the outlook of building the card. Omitted if empty.
    #[serde(default, skip_serializing_if = "Quoted::is_empty")]
    #[schemars(with = "Quote")]
    pub quote: Quoted,
    /// The ways to build the card with one unit of a resource in place of all (Jesus). Omitted if none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plenty: Vec<PlentyOffer>,
    /// The price of the card without its chain, where chains are taxed. Omitted otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead: Option<Box<PaidOffer>>,
    /// The ways to build the card and join the Great Project. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joins: Vec<JoinOffer>,
}

/// The price of a card that a chain could build as well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PaidOffer {
    /// The price.
    pub means: Means,
    /// The receipts and the outlook of this choice. Omitted if empty.
    #[serde(default, skip_serializing_if = "Quoted::is_empty")]
    #[schemars(with = "Quote")]
    pub quote: Quoted,
}

/// A way to build a card and join the Great Project with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct JoinOffer {
    /// The way in which the card is built.
    pub by: Joined,
    /// True if a token is used up, because the card has another colour than the project.
    #[serde(default, skip_serializing_if = "is_false")]
    pub token: bool,
    /// The price of both together.
    pub means: Means,
    /// The receipts and the outlook of this choice. Omitted if empty.
    #[serde(default, skip_serializing_if = "Quoted::is_empty")]
    #[schemars(with = "Quote")]
    pub quote: Quoted,
}

/// The price of something: free, payable or out of reach.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "means", rename_all = "snake_case")]
pub enum Means {
    /// Free by its chain.
    Chain {
        /// The card that makes it free: of the city, or of a neighbour where those count.
        with: Card,
        /// The coins to the bank in spite of the chain: taxes. Omitted if 0.
        #[serde(default, skip_serializing_if = "is_zero")]
        bank: u8,
    },
    /// Payable with resources and coins.
    Pay {
        /// The coins to the bank.
        bank: u8,
        /// The payments that no other beats for both neighbours, by rising coins to the left. A single
        /// payment of nothing if the city produces all units.
        ways: Vec<Payment>,
    },
    /// Not possible.
    No {
        /// The reason.
        because: Refusal,
    },
}

/// The direction in which hands are passed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Clockwise, to the next seat: ages I and III.
    Left,
    /// Counterclockwise, to the previous seat: age II.
    Right,
}

/// The decision that the match waits for, or its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum Stage {
    /// Players choose boards.
    Boards {
        /// The players who choose now: one if wonders are picked, otherwise all without a board.
        seats: Vec<Seat>,
    },
    /// All players keep one leader of a pack, at once and face down.
    Draft,
    /// All players keep one tile of a pack, at once and face down (Tower of Babel).
    Tiles,
    /// All players play a leader, at once and face down.
    Recruit,
    /// All players play a card, at once and face down. Pending players have not played yet.
    Turn,
    /// The last turn of the age is finished, and a player may play the last card of the hand.
    LastCard {
        /// The player.
        seat: Seat,
    },
    /// A player builds a card of the discard pile.
    FromDiscard {
        /// The player who decides.
        seat: Seat,
        /// The city that builds: the player's own, or the Free city.
        city: Seat,
        /// True if a leader or a copy allows it. Such builds come after those of stages. Omitted for a stage.
        #[serde(default, skip_serializing_if = "is_false")]
        led: bool,
    },
    /// All players with coins choose how many lost coins they pay, at once and face down (Cities).
    Losses,
    /// A player answers a question between turns.
    Asked {
        /// The player.
        seat: Seat,
        /// The question.
        matter: Matter,
    },
    /// The match is finished.
    Over {
        /// True if the last person claimed the match. The points then do not decide it.
        claimed: bool,
    },
}

/// The public state of a city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CityView {
    /// The player; `null` for the Free city.
    pub seat: Option<Seat>,
    /// True if the player has given up the seat.
    pub left: bool,
    /// The wonder; `null` until it is chosen, and after Chuck Norris has removed it.
    pub wonder: Option<Wonder>,
    /// The side that is up; `null` until it is chosen, and without a wonder.
    pub side: Option<Side>,
    /// The markers of the stages that are built, in the order of the board.
    pub stages: Vec<Marker>,
    /// The places of those stages, from 0, if they are not the first ones. Omitted otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
    /// The stages in the order of the board, if it copies those of others (Manneken Pis). Omitted otherwise,
    /// and until all boards are chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub copied_stages: Vec<Printed>,
    /// The cards that are built, in order.
    pub cards: Vec<Card>,
    /// The recruited leaders, in order. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<Leader>,
    /// The leaders and stages that the city has copied, in order. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub copies: Vec<Copied>,
    /// The entombed leaders, in order. They are no longer leaders of the city. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tombs: Vec<TombView>,
    /// The coins paid for leaders without a printed price, if a wonder entombs leaders. Omitted if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paid: Vec<PaidView>,
    /// The leaders whose once-a-match power is used up. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Leader>,
    /// The player whose victory this city predicted (Pythia). Omitted if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named: Option<Seat>,
    /// True if the bank has paid the city coins in this turn, in matches with leaders. Omitted if false.
    #[serde(default, skip_serializing_if = "is_false")]
    pub took_coins: bool,
    /// The coins.
    pub coins: u16,
    /// The shields as they count in conflicts.
    pub shields: u8,
    /// The numbers of victory tokens of value 1, 3, 5.
    pub victories: [u8; 3],
    /// The number of defeat tokens.
    pub defeats: u8,
    /// The number of diplomacy tokens. Each keeps the city out of the conflicts of one age. Omitted if 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub diplomacy: u8,
    /// The number of those tokens that came in this age. Omitted if 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub fresh: u8,
    /// True if the `fresh` tokens have no effect (Helen of Troy). Omitted if false.
    #[serde(default, skip_serializing_if = "is_false")]
    pub void: bool,
    /// The lost coins that the city has not paid. Each costs one point. Omitted if 0.
    #[serde(default, skip_serializing_if = "is_none_owed")]
    pub debts: u16,
    /// The unused tokens of Great Projects that succeeded, by project number. Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub projects: Vec<Project>,
    /// The points lost to failed Great Projects. Omitted if 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub penalties: u8,
    /// True if the board no longer produces anything and has lost its power (Double Walls). Omitted if false.
    #[serde(default, skip_serializing_if = "is_false")]
    pub bare: bool,
    /// The sources, each used from the turn after it came: board, cards, stages, leaders. Tiles are excluded.
    pub sources: Vec<Source>,
    /// The prices of a unit bought from the neighbours.
    pub prices: PricesView,
    /// True if the city has a once-an-age power to build without paying and has not used it in this age.
    pub free_build: bool,
    /// True if the once-an-age power to build a black card is unused (Caligula). Omitted if false.
    #[serde(default, skip_serializing_if = "is_false")]
    pub free_black: bool,
    /// The fixed scientific symbols: compasses, gears, tablets.
    pub symbols: [u8; 3],
    /// The number of scientific symbols of the owner's choice.
    pub wild_symbols: u8,
    /// The number of masks: symbols of neighbours' green cards, listed in `tally.masks`. Omitted if 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub masks: u8,
    /// The points that the city would have if the match ended now, with their origins.
    pub tally: Tally,
}

/// An entombed leader, face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TombView {
    /// The stage of the tomb, from 0; `null` if the city has copied a stage that entombs.
    pub stage: Option<u8>,
    /// The leader.
    pub leader: Leader,
    /// The points that the tomb is worth.
    pub points: u8,
}

/// The price that was paid for a leader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PaidView {
    /// The leader.
    pub leader: Leader,
    /// The number of coins.
    pub coins: u8,
}

/// The marker of a stage that is built.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Marker {
    /// The age on the back of the card; 0 if the marker is no card.
    pub age: u8,
    /// The card, if the observer knows it. At the end of the match all observers do.
    pub card: Option<Card>,
    /// The leader, if the observer knows it. At the end of the match all observers do. Omitted otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<Leader>,
    /// The position of the marker. Omitted if face down.
    #[serde(default, skip_serializing_if = "Lies::is_down")]
    pub lies: Lies,
    /// The colour of the card, if its stage counts cards of that colour and so all players have seen it.
    /// Omitted otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

/// The position of a marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Lies {
    /// Face down.
    #[default]
    Down,
    /// Face up.
    Up,
    /// No marker.
    Nothing,
}

impl Lies {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    const fn is_down(&self) -> bool {
        matches!(self, Self::Down)
    }
}

/// Something that produces resources each turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Source {
    /// The resources to choose from.
    pub one_of: Vec<Resource>,
    /// The number of units.
    pub units: u8,
    /// True if neighbours may buy from it.
    pub sold: bool,
    /// True if it makes as many units as are needed; `units` is then the printed number. Omitted if false.
    #[serde(default, skip_serializing_if = "is_false")]
    pub endless: bool,
}

/// The prices of one unit from each neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PricesView {
    /// Wood, stone, ore or clay from the left neighbour.
    pub raw_left: u8,
    /// Wood, stone, ore or clay from the right neighbour.
    pub raw_right: u8,
    /// Glass, loom or papyrus from the left neighbour.
    pub manufactured_left: u8,
    /// Glass, loom or papyrus from the right neighbour.
    pub manufactured_right: u8,
    /// True if the first unit of a turn from the left neighbour costs a coin less. Omitted if false.
    #[serde(default, skip_serializing_if = "is_false")]
    pub first_left: bool,
    /// True if the first unit of a turn from the right neighbour costs a coin less. Omitted if false.
    #[serde(default, skip_serializing_if = "is_false")]
    pub first_right: bool,
}

/// The plays of one turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TurnView {
    /// The turn of the age. For plays of last cards, it is the number of turns plus 1.
    pub turn: u8,
    /// The plays, by city number. The entry of last cards has only the cities that played one.
    pub plays: Vec<PlayView>,
    /// The cards built from the discard pile afterwards.
    pub from_discard: Vec<SalvageView>,
}

/// The play of one city in a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlayView {
    /// The city.
    pub city: Seat,
    /// The card, if the observer knows it: it was built, or the observer played it or saw it later.
    pub card: Option<Card>,
    /// The use of the card.
    pub how: How,
    /// The coins received: for a discarded card, from effects and from neighbours.
    pub income: u16,
    /// The stage built, from 0, in matches with leaders or boards of other boxes. Omitted otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage: Option<u8>,
    /// True if the card is a marker that was turned face up later. Omitted if false.
    #[serde(default, skip_serializing_if = "is_false")]
    pub opened: bool,
    /// True if the card went to the discard pile later. Omitted if false.
    #[serde(default, skip_serializing_if = "is_false")]
    pub discarded: bool,
    /// The colour of the card, if its stage counts cards of that colour and so all players saw it. Omitted
    /// otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

/// A card built from the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SalvageView {
    /// The city.
    pub city: Seat,
    /// The card; `null` if the player declined.
    pub card: Option<Card>,
    /// True if the card went back to the discard pile later. Omitted if false.
    #[serde(default, skip_serializing_if = "is_false")]
    pub discarded: bool,
}

/// The conflicts of one city at the end of an age.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ConflictView {
    /// The shields of the city.
    pub shields: u8,
    /// The token of the fight to the left. Victories give 1, 3 or 5, a defeat -1 (or -2 for two tokens), 0 is
    /// no token.
    pub left: i8,
    /// The token of the fight to the right.
    pub right: i8,
    /// The defeat tokens that the city took from defeated opponents (Tomyris). Omitted if 0.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub taken: u8,
    /// True if diplomacy kept the city away. In teams a token remains unless both are away. Omitted if false.
    #[serde(default, skip_serializing_if = "is_false")]
    pub away: bool,
    /// The opponents to the left and to the right; `null` for none. Omitted if they are the neighbours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foes: Option<[Option<Seat>; 2]>,
    /// The number of such tokens from each fight: two in teams. Omitted if 1.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub tokens: u8,
}

/// The points of one city by category.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Score {
    /// Victory and defeat tokens.
    pub military: i16,
    /// One point for every three coins.
    pub coins: i16,
    /// The wonder.
    pub wonder: i16,
    /// Blue cards.
    pub civilian: i16,
    /// Green cards and other scientific symbols.
    pub science: i16,
    /// Yellow cards.
    pub commerce: i16,
    /// Guilds, including a copied one.
    pub guilds: i16,
    /// Leaders. Omitted if 0.
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub leaders: i16,
    /// Black cards. Omitted if 0.
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub cities: i16,
    /// The Tower of Babel and Great Projects. Omitted if 0.
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub babel: i16,
    /// Debts, as a negative number. Omitted if 0.
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub debts: i16,
    /// The sum of all categories.
    pub total: i16,
    /// The guild that the wonder copied; `null` if none.
    pub copied: Option<Card>,
    /// The scientific symbols after the best choices: compasses, gears, tablets.
    pub symbols: [u8; 3],
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(tokens: &u8) -> bool {
    *tokens == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none_at_all(points: &i16) -> bool {
    *points == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none_owed(debts: &u16) -> bool {
    *debts == 0
}

const fn six() -> u8 {
    6
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_six(turns: &u8) -> bool {
    *turns == six()
}

const fn one() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_one(tokens: &u8) -> bool {
    *tokens == one()
}

impl CityView {
    /// Returns the board, if the city has one.
    pub fn board(&self) -> Option<Board> {
        Some(Board { wonder: self.wonder?, side: self.side? })
    }

    /// Iterates over the printed stages in the order of the board. Copied stages replace its own.
    pub fn printed_stages(&self) -> impl Iterator<Item = &'static StageFacts> + '_ {
        let own = self.board().filter(|_| self.copied_stages.is_empty()).map_or(&[][..], Board::stages);
        own.iter().chain(self.copied_stages.iter().filter_map(|printed| printed.facts()))
    }
}

impl Score {
    /// Returns the points of one row.
    pub const fn row(&self, row: Row) -> i16 {
        match row {
            Row::Military => self.military,
            Row::Coins => self.coins,
            Row::Wonder => self.wonder,
            Row::Civilian => self.civilian,
            Row::Commerce => self.commerce,
            Row::Guilds => self.guilds,
            Row::Science => self.science,
            Row::Leaders => self.leaders,
            Row::Cities => self.cities,
            Row::Babel => self.babel,
            Row::Debts => self.debts,
        }
    }

    pub(crate) const fn row_mut(&mut self, row: Row) -> &mut i16 {
        match row {
            Row::Military => &mut self.military,
            Row::Coins => &mut self.coins,
            Row::Wonder => &mut self.wonder,
            Row::Civilian => &mut self.civilian,
            Row::Commerce => &mut self.commerce,
            Row::Guilds => &mut self.guilds,
            Row::Science => &mut self.science,
            Row::Leaders => &mut self.leaders,
            Row::Cities => &mut self.cities,
            Row::Babel => &mut self.babel,
            Row::Debts => &mut self.debts,
        }
    }
}
