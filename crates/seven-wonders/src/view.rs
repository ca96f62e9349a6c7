//! What one observer knows.

use contract::{BySeat, Seat, WrittenOnce};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Board, Card, Colour, Copied, HandQuote, How, Joined, Leader, LeaderDeed, LeaderHow, Matter, Pair,
    Payment, Piece, Printed, Project, ProjectView, Quote, Quoted, Refusal, Resource, Row, Side, StageFacts,
    Tally, Tile, Upon, Wonder,
};

/// Everything one observer is entitled to know, memory included.
///
/// Cities are numbered like seats, clockwise; in the two-player game the Free city is number 2, after the seats,
/// so lists of cities are longer than the table has seats. The left neighbour of a city is the next one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// What only the owner of a seat knows; `null` for spectators.
    pub you: Option<You>,
    /// 1 to 3; 0 while boards are chosen.
    pub age: u8,
    /// The turn of the age, 1 to 6 or 7, of the play that is asked for or was made last; 0 while boards are chosen.
    pub turn: u8,
    /// Turns of an age: 7 with hands of eight cards. Left out if six.
    #[serde(default = "six", skip_serializing_if = "is_six")]
    pub turns: u8,
    /// Where hands go in this age.
    pub direction: Direction,
    /// What is going on.
    pub stage: Stage,
    /// What will be asked after that and before the match goes on, in order. Left out if nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next: Vec<Stage>,
    /// By city.
    pub cities: BySeat<CityView>,
    /// Who plays for the Free city this turn; `null` except in the two-player game.
    pub free_city_player: Option<Seat>,
    /// Cards in the pile from which the Free city's player draws; 0 except in the two-player game.
    pub pile: u8,
    /// Cards in the discard pile, by the age on their backs.
    pub discarded: [u8; 3],
    /// Cards that were set aside since the match began, which nobody has seen: a table of eight does not play all of
    /// them. Left out if there are none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub aside: u8,
    /// Coins that each city loses now, in the stage `losses`. Left out otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub losses: Option<BySeat<u16>>,
    /// Everything that was played in this age, by turn; the last entry may be the plays of last cards.
    pub plays: Vec<TurnView>,
    /// How the conflicts of the ages so far ended, by age.
    pub conflicts: Vec<BySeat<ConflictView>>,
    /// Points by city, when the match is over.
    pub scores: Option<BySeat<Score>>,
    /// The leaders that are not in play. Left out without leaders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaders: Option<LeadersView>,
    /// The turn of this age after which nobody passed their hand on. Left out if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_hands: Option<u8>,
    /// The Tower of Babel. Left out without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tower: Option<TowerView>,
    /// The Great Projects that were shown, by age; the last may be that of this age. Left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub projects: Vec<ProjectView>,
}

/// What everybody sees of the Tower of Babel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TowerView {
    /// How many tiles act at a time: the last that were laid.
    pub places: u8,
    /// The tiles that were laid, in that order. Those before the last `places` are covered and do nothing.
    pub placed: Vec<PlacedView>,
    /// Rounds of the draft that are over: 3 after it.
    pub rounds: u8,
    /// How many tiles each player has and has not laid.
    pub hands: BySeat<u8>,
    /// The tiles that were laid on boards of wonders instead, in that order. Left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<BoardTileView>,
}

/// A tile on the Tower of Babel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlacedView {
    /// Which.
    pub tile: Tile,
    /// Who laid it.
    pub seat: Seat,
}

/// A tile on a board. It lies there for good, and acts as long as the owner has a wonder.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BoardTileView {
    /// Which.
    pub tile: Tile,
    /// On whose board.
    pub seat: Seat,
    /// For whom it acts.
    pub on: Upon,
}

/// What only the owner of a seat knows of tiles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OwnTiles {
    /// Those that were kept and not laid, by number.
    pub hand: Vec<Tile>,
    /// In the draft, those of which one is kept now.
    pub pack: Vec<Tile>,
    /// In the draft, what lies face down.
    pub deed: Option<Tile>,
    /// The packs of the draft as they were held, by round; the last may be the present one.
    pub looks: Vec<Vec<Tile>>,
    /// What will be laid on the tower at the end of this turn. Left out if nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<Tile>,
}

/// What everybody sees of the leaders that are not in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LeadersView {
    /// Rounds of the draft that are over: 4 after it.
    pub rounds: u8,
    /// How many each player has in hand.
    pub hands: BySeat<u8>,
    /// How many each player has discarded.
    pub discarded: BySeat<u8>,
    /// How many were not dealt.
    pub deck: u8,
    /// Leaders that were drawn of the deck since, in order. Left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<DrawView>,
    /// Leaders that were given from hand to hand, in order. Left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gifts: Vec<GiftView>,
    /// Discarded leaders that everybody has seen. Left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<GoneView>,
    /// Who recruited Jesus, if he is with somebody else now. Left out otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub jesus: Option<Seat>,
}

/// A leader that was drawn of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DrawView {
    /// Who drew.
    pub seat: Seat,
    /// The leader, if the observer knows it.
    pub leader: Option<Leader>,
    /// Whether everybody saw it.
    pub open: bool,
}

/// A leader that was given away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GiftView {
    /// Who gave.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// The leader, if the observer knows it.
    pub leader: Option<Leader>,
    /// How many leaders had been drawn before.
    pub draws: u8,
    /// Whether what becomes of it is still to be decided.
    pub pending: bool,
}

/// A discarded leader that everybody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GoneView {
    /// Whose it was.
    pub seat: Seat,
    /// The leader.
    pub leader: Leader,
}

/// What only the owner of a seat knows of leaders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OwnLeaders {
    /// Those in hand, in the order of their numbers; one that is laid down stays until all have laid one.
    pub hand: Vec<Leader>,
    /// In the draft, those of whom one is kept now.
    pub pack: Vec<Leader>,
    /// What lies face down.
    pub deed: Option<LeaderDeed>,
    /// The packs of the draft as they were held, by round; the last may be the present one.
    pub looks: Vec<Vec<Leader>>,
    /// Those that were discarded.
    pub discarded: Vec<Leader>,
    /// Those that were given and of whom one is to be recruited. Left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<Leader>,
}

/// What a player did with a leader.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LedView {
    /// Which city.
    pub city: Seat,
    /// The leader, if the observer knows it.
    pub leader: Option<Leader>,
    /// What for.
    pub how: LeaderHow,
    /// Coins that came in.
    pub income: u16,
}

/// What one leader can be recruited for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LeaderOffer {
    /// The leader.
    pub leader: Leader,
    /// How they can be recruited; for nothing, where they are only given away or copied.
    pub recruit: Means,
    /// What that takes and brings. Left out if there is nothing to say.
    #[serde(default, skip_serializing_if = "Quoted::is_empty")]
    #[schemars(with = "Quote")]
    pub quote: Quoted,
    /// How many more points the city would have if they were entombed and the match ended now. Left out where nobody is
    /// entombed, or if as many.
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub gain: i16,
    /// How they can be recruited to build another stage than the next. Left out if that is not possible.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stages: Vec<StageOffer>,
}

/// How another stage than the next can be built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct StageOffer {
    /// Which stage, from 0.
    pub stage: u8,
    /// How.
    pub means: Means,
    /// What that takes and brings. Left out if there is nothing to say.
    #[serde(default, skip_serializing_if = "Quoted::is_empty")]
    #[schemars(with = "Quote")]
    pub quote: Quoted,
}

/// How a card can be built with one unit of a resource for as many as it takes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlentyOffer {
    /// Which resource.
    pub of: Resource,
    /// Coins to the bank.
    pub bank: u8,
    /// What is paid for the rest.
    pub ways: Vec<Payment>,
    /// What that takes and brings. Left out if there is nothing to say.
    #[serde(default, skip_serializing_if = "Quoted::is_empty")]
    #[schemars(with = "Quote")]
    pub quote: Quoted,
}

/// The cards of a later age, as the Sith Lord shows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Foreseen {
    /// Which age.
    pub age: u8,
    /// Its cards, in the order of their numbers.
    pub cards: Vec<Card>,
}

/// What only the owner of a seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct You {
    /// The seat.
    pub seat: Seat,
    /// The cards in the hand, in the order of the cards' numbers; one that is picked stays until the turn ends.
    pub hand: Vec<Card>,
    /// What is picked this turn: for the own city, and then for the Free city.
    pub picks: Vec<Pick>,
    /// What can be decided now, by what is asked: empty if nothing is. Two entries in the two-player game, once
    /// the own city's play lies there: that one, which can still be replaced, and the Free city's.
    pub offers: WrittenOnce<Vec<Offers>>,
    /// The hands of this age held so far, by turn, each as it was before playing from it. The last is the
    /// present hand.
    pub held: Vec<Vec<Card>>,
    /// The cards drawn for the Free city in this age, by turn: those that others drew are `null`. Empty except in
    /// the two-player game.
    pub drawn: Vec<Option<Card>>,
    /// What is known of the hands of others: what was in them when they were passed on.
    pub known: Vec<KnownHand>,
    /// The cards of the discard pile that are known for certain, in the order of the cards' numbers.
    pub discarded: Vec<Card>,
    /// The whole discard pile, while a card may be built from it.
    pub pile: Option<Vec<Card>>,
    /// Leaders. Left out without them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaders: Option<OwnLeaders>,
    /// Tiles. Left out without the Tower of Babel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiles: Option<OwnTiles>,
    /// The cards of the ages after that in which the Sith Lord came. Left out without him.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub foreseen: Vec<Foreseen>,
    /// What the partner shows. Left out without teams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<Partner>,
    /// In the stage `losses`: how many coins one has said to pay. Left out otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paid: Option<u16>,
}

/// What partners show each other: their hands, and so those that they had before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Partner {
    /// The partner.
    pub seat: Seat,
    /// The cards in their hand; one that is picked stays until the turn ends.
    pub hand: Vec<Card>,
    /// The hands of this age that they held so far, by turn. The last is the present hand.
    pub held: Vec<Vec<Card>>,
}

/// What a city lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LossView {
    /// Which city.
    pub city: Seat,
    /// Coins that it was to pay.
    pub coins: u16,
    /// Coins that it paid; as many debts as it did not.
    pub paid: u16,
}

/// A hand that passed through one's own and is held by somebody else now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct KnownHand {
    /// Who holds it.
    pub seat: Seat,
    /// What was in it, but for the cards that were seen being played since.
    pub cards: Vec<Card>,
    /// How many cards have left the hand face down since: that many of `cards` are gone, or in the two-player
    /// game perhaps the card that its holder drew.
    pub gone: u8,
}

/// A play that lies face down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pick {
    /// For which city.
    pub city: Seat,
    /// The card.
    pub card: Card,
    /// What for.
    pub how: How,
}

/// What can be decided for one city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "asked", rename_all = "snake_case")]
pub enum Offers {
    /// A board.
    Board {
        /// The wonders that can be taken.
        wonders: Vec<Wonder>,
        /// The sides that can be up.
        sides: Vec<Side>,
        /// Those of these boards that are not there, because they need another box. Left out if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        lacking: Vec<Board>,
    },
    /// A card to play.
    Play {
        /// For which city.
        city: Seat,
        /// Coins that can be spent: those held at the start of the turn.
        coins: u16,
        /// Each card once, in the order of the cards' numbers.
        cards: Vec<Offer>,
        /// The next stage of the wonder; the same for whatever card.
        stage: Means,
        /// Whether a card can be discarded for coins: always, but for the Free city, which discards only when
        /// it can build nothing.
        discard: bool,
        /// Whether the once-an-age power to build without paying is there and unused.
        free_build: bool,
        /// What the next stage and discarding take and bring. Left out if there is nothing to say.
        #[serde(default, skip_serializing_if = "HandQuote::is_empty")]
        quote: HandQuote,
        /// Other stages than the next, where they may be built. Left out otherwise.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        stages: Vec<StageOffer>,
        /// Tiles of which one can be laid with a card that is discarded for it. Left out if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tiles: Vec<Tile>,
        /// Stages that a token of a Great Project builds for nothing. Left out if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        free_stages: Vec<StageOffer>,
    },
    /// A tile to keep.
    Tiles {
        /// The pack.
        tiles: Vec<Tile>,
    },
    /// Victory tokens to lose.
    Tokens {
        /// For which city.
        city: Seat,
        /// Those that can be chosen: how many of value 1, 3, 5.
        lost: Vec<[u8; 3]>,
    },
    /// A leader to keep.
    Keep {
        /// The pack.
        leaders: Vec<Leader>,
    },
    /// A leader to recruit, to mark a stage with, or to discard for coins.
    Lead {
        /// For which city.
        city: Seat,
        /// Coins that can be spent.
        coins: u16,
        /// Those in hand.
        leaders: Vec<LeaderOffer>,
        /// The next stage of the wonder; the same for whatever leader.
        stage: Means,
        /// What the next stage and discarding take and bring. Left out if there is nothing to say.
        #[serde(default, skip_serializing_if = "HandQuote::is_empty")]
        quote: HandQuote,
        /// Other stages than the next, where they may be built. Left out otherwise.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        stages: Vec<StageOffer>,
        /// Stages that a token of a Great Project builds for nothing. Left out if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        free_stages: Vec<StageOffer>,
    },
    /// A tile to lay on the board of the wonder, or none.
    LayTile {
        /// For which city.
        city: Seat,
        /// For whom it acts there.
        on: Upon,
        /// Those that can be laid.
        tiles: Vec<Tile>,
    },
    /// A leader to recruit, to give away, to copy or to entomb.
    Leader {
        /// For which city.
        city: Seat,
        /// What for.
        matter: Matter,
        /// Coins that can be spent.
        coins: u16,
        /// Those that can be chosen.
        leaders: Vec<LeaderOffer>,
        /// Whether none may be chosen.
        decline: bool,
    },
    /// A card or a stage of a neighbour.
    Piece {
        /// For which city.
        city: Seat,
        /// What for.
        matter: Matter,
        /// Those that can be chosen.
        pieces: Vec<Piece>,
        /// Whether none may be chosen.
        decline: bool,
    },
    /// Cards of the neighbours to exchange, or none.
    Swap {
        /// For which city.
        city: Seat,
        /// Those that can be chosen.
        pairs: Vec<Pair>,
    },
    /// A player.
    Name {
        /// For which city.
        city: Seat,
        /// Who can be named.
        seats: Vec<Seat>,
    },
    /// Whether something is done.
    Announce {
        /// For which city.
        city: Seat,
        /// What.
        matter: Matter,
    },
    /// How many coins of a loss to pay: none to `most`.
    Loss {
        /// Which city.
        city: Seat,
        /// Coins that it has.
        coins: u16,
        /// Coins that it loses.
        loses: u16,
        /// The most that it can pay. Of what it does not pay each is a debt.
        most: u16,
    },
    /// A card of the discard pile to build.
    FromDiscard {
        /// For which city.
        city: Seat,
        /// Those that can be built.
        cards: Vec<Card>,
        /// What each of them brings, in their order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        quotes: Vec<Quote>,
    },
}

/// What one card can be played for, apart from building a stage and being discarded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Offer {
    /// The card.
    pub card: Card,
    /// How it can be built.
    pub build: Means,
    /// Whether a power can build it for nothing.
    pub power: bool,
    /// What building it takes and brings. Left out if there is nothing to say.
    #[serde(default, skip_serializing_if = "Quoted::is_empty")]
    #[schemars(with = "Quote")]
    pub quote: Quoted,
    /// How it can be built with one unit of a resource for as many as it takes. Left out if it cannot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plenty: Vec<PlentyOffer>,
    /// How it can be paid instead of being built by its chain, where chains are taxed. Left out otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead: Option<Box<PaidOffer>>,
    /// In which ways it can be built so that its player takes part in the Great Project. Left out if in none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joins: Vec<JoinOffer>,
}

/// How a card can be paid that a chain would build as well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PaidOffer {
    /// How.
    pub means: Means,
    /// What that takes and brings. Left out if there is nothing to say.
    #[serde(default, skip_serializing_if = "Quoted::is_empty")]
    #[schemars(with = "Quote")]
    pub quote: Quoted,
}

/// How a card can be built so that its player takes part in the Great Project.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct JoinOffer {
    /// How the card is built.
    pub by: Joined,
    /// Whether a token is used up for it, because the card has another colour.
    #[serde(default, skip_serializing_if = "is_false")]
    pub token: bool,
    /// How both are paid together.
    pub means: Means,
    /// What that takes and brings. Left out if there is nothing to say.
    #[serde(default, skip_serializing_if = "Quoted::is_empty")]
    #[schemars(with = "Quote")]
    pub quote: Quoted,
}

/// How something can be built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "means", rename_all = "snake_case")]
pub enum Means {
    /// For nothing, by its chain.
    Chain {
        /// The card that makes it free: of the city, or of a neighbour where those count.
        with: Card,
        /// Coins to the bank all the same: taxes. Left out if there are none.
        #[serde(default, skip_serializing_if = "is_zero")]
        bank: u8,
    },
    /// With resources and coins.
    Pay {
        /// Coins to the bank.
        bank: u8,
        /// What is paid to the neighbours: all ways of which none is better than another for both purses, by
        /// rising coins to the left. One of nothing if the city produces all it takes.
        ways: Vec<Payment>,
    },
    /// Not at all.
    No {
        /// Why not.
        because: Refusal,
    },
}

/// Where hands go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Clockwise: ages I and III.
    Left,
    /// The other way: age II.
    Right,
}

/// What is going on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum Stage {
    /// Boards are taken.
    Boards {
        /// Who is to choose: one at a time if wonders are chosen, all who have not yet if only sides are.
        seats: Vec<Seat>,
    },
    /// Everybody keeps a leader of a pack at once, face down.
    Draft,
    /// Everybody keeps a tile of a pack at once, face down (Tower of Babel).
    Tiles,
    /// Everybody plays a leader at once, face down.
    Recruit,
    /// Everybody plays a card at once, face down. Whom the table waits for tells who has not yet.
    Turn,
    /// The last turn of the age is over; somebody may play their last card.
    LastCard {
        /// Who.
        seat: Seat,
    },
    /// Somebody builds a card of the discard pile.
    FromDiscard {
        /// Who decides.
        seat: Seat,
        /// For which city: their own, or the Free city.
        city: Seat,
        /// Whether a leader lets them, or something that was copied: then it comes after all whose stage does. Left out if
        /// it is a stage.
        #[serde(default, skip_serializing_if = "is_false")]
        led: bool,
    },
    /// Everybody who loses coins and has some says at once, face down, how many they pay (Cities).
    Losses,
    /// A leader or a guild brings something up.
    Asked {
        /// Whom.
        seat: Seat,
        /// What.
        matter: Matter,
    },
    /// The match is over.
    Over {
        /// Whether the last person left claimed it; the points then count for nothing.
        claimed: bool,
    },
}

/// A city. All of it lies open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CityView {
    /// The player; `null` for the Free city.
    pub seat: Option<Seat>,
    /// Whether the player has given up the seat.
    pub left: bool,
    /// The wonder; `null` until it is chosen, and when Chuck Norris has removed it.
    pub wonder: Option<Wonder>,
    /// The side that is up; `null` without a wonder.
    pub side: Option<Side>,
    /// The stages built, in their order on the board.
    pub stages: Vec<Marker>,
    /// Which stages those are, from 0, if not the first ones. Left out otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
    /// What the stages are, in the order of the board, if it copies those of others. Left out otherwise, and until all
    /// boards are chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub copied_stages: Vec<Printed>,
    /// The cards built, in order.
    pub cards: Vec<Card>,
    /// The leaders recruited, in order. Left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<Leader>,
    /// What it has copied, in order. Left out if there is nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub copies: Vec<Copied>,
    /// Leaders who are entombed, in that order. They are none of the city's leaders any more. Left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tombs: Vec<TombView>,
    /// What was paid for leaders without a printed number of coins, where some wonder entombs leaders. Left out if nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paid: Vec<PaidView>,
    /// Leaders whose power of once a match is used. Left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Leader>,
    /// Who was said to win. Left out if nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named: Option<Seat>,
    /// Whether coins of the bank came in this turn, in matches with leaders. Left out if not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub took_coins: bool,
    /// Coins.
    pub coins: u16,
    /// Shields, of cards and stages.
    pub shields: u8,
    /// Victory tokens of value 1, 3, 5.
    pub victories: [u8; 3],
    /// Defeat tokens.
    pub defeats: u8,
    /// Diplomacy tokens. Each keeps the city out of the conflicts of an age. Left out if there are none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub diplomacy: u8,
    /// Those of them that came in this age. Left out if none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub fresh: u8,
    /// Whether those count for nothing (Helen of Troy). Left out if not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub void: bool,
    /// Coins lost and not paid: each a point less. Left out if there are none.
    #[serde(default, skip_serializing_if = "is_none_owed")]
    pub debts: u16,
    /// Tokens of Great Projects that succeeded and are not used up, by their numbers. Left out if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub projects: Vec<Project>,
    /// Points that failed Great Projects took. Left out if none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub penalties: u8,
    /// Whether the board makes nothing and has no power any more (Double Walls). Left out if not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub bare: bool,
    /// Production from the turn after building: the board first, then cards and stages. Tiles of the Tower are not in it.
    pub sources: Vec<Source>,
    /// What the city pays for a unit.
    pub prices: PricesView,
    /// Whether the once-an-age power to build without paying is there and unused in this age.
    pub free_build: bool,
    /// Whether the once-an-age power to build a black card is there and unused (Caligula). Left out if not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub free_black: bool,
    /// Scientific symbols on cards: compasses, gears, tablets.
    pub symbols: [u8; 3],
    /// Scientific symbols of the owner's choice.
    pub wild_symbols: u8,
    /// Masks: each is a symbol of a green card of a neighbour. `tally.masks` says which. Left out if there are none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub masks: u8,
    /// What it would have if the match ended now, and what for.
    pub tally: Tally,
}

/// A leader who is entombed, face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TombView {
    /// In which stage, from 0; `null` if the city has copied a stage that does it.
    pub stage: Option<u8>,
    /// The leader.
    pub leader: Leader,
    /// What that counts.
    pub points: u8,
}

/// Coins that were paid for a leader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PaidView {
    /// The leader.
    pub leader: Leader,
    /// How many.
    pub coins: u8,
}

/// The card that marks a stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Marker {
    /// The age on its back; 0 if it is a leader.
    pub age: u8,
    /// The card, if the observer knows it.
    pub card: Option<Card>,
    /// The leader, if it is one and the observer knows it. Left out otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<Leader>,
    /// How it lies. Left out if face down.
    #[serde(default, skip_serializing_if = "Lies::is_down")]
    pub lies: Lies,
    /// The colour of the card, where everybody has seen that: on a stage that counts cards of its colour. Left out
    /// otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

/// How what marks a stage lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Lies {
    /// Face down.
    #[default]
    Down,
    /// Face up.
    Up,
    /// Nothing lies there.
    Nothing,
}

impl Lies {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    const fn is_down(&self) -> bool {
        matches!(self, Self::Down)
    }
}

/// Something that produces each turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Source {
    /// Alternatives.
    pub one_of: Vec<Resource>,
    /// Units.
    pub units: u8,
    /// Whether neighbours may buy it.
    pub sold: bool,
    /// Whether it makes as many units as are needed; `units` is then what is printed. Left out if not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub endless: bool,
}

/// What a city pays a neighbour for one unit.
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
    /// Whether the first unit of a turn from the left neighbour costs a coin less. Left out if not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub first_left: bool,
    /// Whether the first unit of a turn from the right neighbour does. Left out if not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub first_right: bool,
}

/// The plays of one turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TurnView {
    /// The turn of the age; one more than there are for plays of last cards.
    pub turn: u8,
    /// What each city did, by number. In the entry of last cards only who played theirs.
    pub plays: Vec<PlayView>,
    /// What was built from the discard pile afterwards.
    pub from_discard: Vec<SalvageView>,
}

/// What one city did in a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlayView {
    /// Which city.
    pub city: Seat,
    /// The card, if the observer knows it: it was built, or the observer played it, or saw it later.
    pub card: Option<Card>,
    /// What for.
    pub how: How,
    /// Coins that came in: sold cards, effects, and what neighbours paid.
    pub income: u16,
    /// The stage that was built, from 0, in matches with leaders or with boards of other boxes. Left out if none was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage: Option<u8>,
    /// Whether the card, a marker, was turned face up since. Left out if not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub opened: bool,
    /// Whether the card went to the discard pile since. Left out if not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub discarded: bool,
    /// The colour of the card, where everybody saw that: it marks a stage that counts cards of its colour. Left out
    /// otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

/// A card built from the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SalvageView {
    /// Which city.
    pub city: Seat,
    /// The card; `null` if it declined.
    pub card: Option<Card>,
    /// Whether the card went back to the discard pile since. Left out if not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub discarded: bool,
}

/// How one city fared in the conflicts of an age.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ConflictView {
    /// Its shields.
    pub shields: u8,
    /// The token of the fight to the left: 1, 3 or 5 for a victory, -1 for a defeat, -2 for two defeat tokens, 0 for
    /// none.
    pub left: i8,
    /// The token of the fight to the right.
    pub right: i8,
    /// Defeat tokens that it took from those whom it beat. Left out if there are none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub taken: u8,
    /// Whether diplomacy kept it away. In teams one of its fights is left all the same. Left out if not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub away: bool,
    /// Whom it fought to the left and to the right, or nobody. Left out if both neighbours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foes: Option<[Option<Seat>; 2]>,
    /// How many tokens like that each fight gave. Left out if one; in teams there are two.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub tokens: u8,
}

/// Points of one city by category.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Score {
    /// Victory and defeat tokens.
    pub military: i16,
    /// A point for every three coins.
    pub coins: i16,
    /// The wonder.
    pub wonder: i16,
    /// Blue cards.
    pub civilian: i16,
    /// Green cards and other scientific symbols.
    pub science: i16,
    /// Yellow cards.
    pub commerce: i16,
    /// Guilds, a copied one included.
    pub guilds: i16,
    /// Leaders. Left out if they bring nothing.
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub leaders: i16,
    /// Black cards. Left out if they bring nothing.
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub cities: i16,
    /// The Tower of Babel and Great Projects. Left out if they bring nothing.
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub babel: i16,
    /// Debts, below zero. Left out if there are none.
    #[serde(default, skip_serializing_if = "is_none_at_all")]
    pub debts: i16,
    /// All together.
    pub total: i16,
    /// The guild that the wonder copied.
    pub copied: Option<Card>,
    /// The symbols that count: compasses, gears, tablets, with those of the owner's choice placed best.
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
    /// The board, if it has one.
    pub fn board(&self) -> Option<Board> {
        Some(Board { wonder: self.wonder?, side: self.side? })
    }

    /// What is printed on the stages, in the order of the board: of those that it copies, if it does.
    pub fn printed_stages(&self) -> impl Iterator<Item = &'static StageFacts> + '_ {
        let own = self.board().filter(|_| self.copied_stages.is_empty()).map_or(&[][..], Board::stages);
        own.iter().chain(self.copied_stages.iter().filter_map(|printed| printed.facts()))
    }
}

impl Score {
    /// The points of one row.
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
