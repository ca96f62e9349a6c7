//! The events of a match, as one observer receives them.

use contract::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Card, ConflictView, Copied, Foreseen, Leader, LeaderDeed, LedView, LossView, Matter, Pair, Pick,
    PlacedView, PlayView, Project, Side, Tile, Upon, Wonder,
};

/// The part of an event that one observer may learn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(rename = "Seen")]
pub enum Event {
    /// A player took a board.
    Chose {
        /// The player.
        seat: Seat,
        /// The wonder.
        wonder: Wonder,
        /// The side.
        side: Side,
    },
    /// An age begins.
    AgeBegan {
        /// The age, 1 to 3.
        age: u8,
        /// The observer's hand; `null` for spectators.
        hand: Option<Vec<Card>>,
        /// The hand of the observer's partner. Omitted without teams.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        partner: Option<Vec<Card>>,
    },
    /// You laid a play face down. It replaces an earlier one for the same city. Only you receive this event.
    Picked {
        /// Your seat.
        seat: Seat,
        /// The play.
        pick: Pick,
        /// The Free city's new play, if this play made the old one impossible. Either its card was taken, or
        /// it sold a card and could now build. Omitted if nothing changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        free_city: Option<Pick>,
    },
    /// You laid a leader face down. Only you receive this event.
    LeaderLaid {
        /// Your seat.
        seat: Seat,
        /// The leader and its use.
        deed: LeaderDeed,
    },
    /// Leaders were dealt, or all players kept one and packs were passed on.
    LeadersKept {
        /// The leaders that the observer has kept so far; `null` for spectators.
        hand: Option<Vec<Leader>>,
        /// The observer's next pack; `null` after the last, and for spectators.
        pack: Option<Vec<Leader>>,
    },
    /// You laid a tile of the draft face down. Only you receive this event.
    TileLaid {
        /// Your seat.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// Tiles were dealt, or all players kept one and packs were passed on.
    TilesKept {
        /// The tiles that the observer has kept so far; `null` for spectators.
        hand: Option<Vec<Tile>>,
        /// The observer's next pack; `null` after the last, and for spectators.
        pack: Option<Vec<Tile>>,
    },
    /// Tiles were laid on the Tower of Babel. They act from the next turn on.
    TilesPlaced {
        /// The tiles, in the order in which they were laid.
        placed: Vec<PlacedView>,
        /// The coins that this brought, by seat.
        income: BySeat<u16>,
    },
    /// The Great Project of the age is shown.
    ProjectShown {
        /// The age, 1 to 3.
        age: u8,
        /// The project.
        project: Project,
    },
    /// The Great Project of the age has succeeded or failed.
    ProjectOver {
        /// The project.
        project: Project,
        /// True if it has succeeded.
        done: bool,
        /// The number of tokens that each player had taken.
        taken: BySeat<u8>,
        /// The coins that came in.
        income: BySeat<u16>,
    },
    /// A city paid the penalty of a failed Great Project.
    Penalty {
        /// The city.
        seat: Seat,
        /// The loss.
        lost: Lost,
    },
    /// All players have played a leader.
    Led {
        /// The age, 1 to 3.
        age: u8,
        /// The plays, by city.
        deeds: Vec<LedView>,
    },
    /// All players have picked, and the turn is carried out.
    Turn {
        /// The age, 1 to 3.
        age: u8,
        /// The turn of the age, 1 to 6 or 7.
        turn: u8,
        /// The plays, by city.
        plays: Vec<PlayView>,
    },
    /// A player drew the card with which they play for the Free city.
    Drew {
        /// The player.
        seat: Seat,
        /// The card; `null` for all others.
        card: Option<Card>,
    },
    /// A last card of the age was played instead of being discarded.
    LastCard {
        /// The play.
        play: PlayView,
    },
    /// The last cards of the age went to the discard pile.
    Unplayed {
        /// The number of cards.
        cards: u8,
        /// The observer's own card, if they had one.
        yours: Option<Card>,
        /// The partner's card, if they had one. Omitted otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        partners: Option<Card>,
    },
    /// Hands were passed on.
    Passed {
        /// The observer's new hand; `null` for spectators.
        hand: Option<Vec<Card>>,
        /// The new hand of the observer's partner. Omitted without teams.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        partner: Option<Vec<Card>>,
    },
    /// A player looks through the discard pile to build one of its cards.
    Looked {
        /// The player.
        seat: Seat,
        /// The city that builds.
        city: Seat,
        /// The pile; `null` for all others.
        pile: Option<Vec<Card>>,
    },
    /// A city built a card of the discard pile, or declined.
    FromDiscard {
        /// The city.
        city: Seat,
        /// The card; `null` if the player declined.
        card: Option<Card>,
        /// The coins that it brought.
        income: u16,
    },
    /// The discard pile has no card that the city can build.
    NothingToBuild {
        /// The city.
        city: Seat,
    },
    /// A matter has no result: the player had no choice, or declined.
    Nothing {
        /// The player.
        seat: Seat,
        /// The matter.
        matter: Matter,
    },
    /// A leader was recruited outside the leader phase.
    Recruited {
        /// The player.
        seat: Seat,
        /// The leader.
        leader: Leader,
        /// The occasion: `draw`, `pick`, `recruit` or `engage`.
        matter: Matter,
        /// The coins that came in.
        income: u16,
    },
    /// A player drew leaders into the hand.
    LeadersDrawn {
        /// The player.
        seat: Seat,
        /// The number of leaders.
        number: u8,
        /// The leaders; `null` for all others.
        leaders: Option<Vec<Leader>>,
    },
    /// A leader was drawn openly, and the player may recruit it at full cost.
    LeaderShown {
        /// The player.
        seat: Seat,
        /// The leader.
        leader: Leader,
    },
    /// Leaders were discarded without coins.
    LeadersDiscarded {
        /// The player.
        seat: Seat,
        /// The number of leaders.
        number: u8,
        /// The leaders, if the observer may know them.
        leaders: Option<Vec<Leader>>,
    },
    /// A leader was given away.
    LeaderGiven {
        /// The player who gave it.
        from: Seat,
        /// The player who received it.
        to: Seat,
        /// The leader; `null` for all except these two.
        leader: Option<Leader>,
    },
    /// A leader or a stage of a neighbour was copied.
    Copied {
        /// The player who copied.
        seat: Seat,
        /// The leader or stage.
        copied: Copied,
        /// The coins that came in.
        income: u16,
    },
    /// A leader built a stage.
    StageBuilt {
        /// The player.
        seat: Seat,
        /// The place of the stage, from 0.
        stage: u8,
        /// The leader that marks it; `null` if nothing marks it.
        under: Option<Leader>,
        /// The coins that came in.
        income: u16,
    },
    /// A leader was entombed, and its effects stop.
    Entombed {
        /// The player.
        seat: Seat,
        /// The stage of the tomb, from 0; `null` if the city has copied a stage that entombs.
        stage: Option<u8>,
        /// The leader.
        leader: Leader,
        /// The points that the tomb is worth.
        points: u8,
    },
    /// A tile was laid on the player's own board instead of the tower. It acts from the next turn on.
    TileOnBoard {
        /// The player.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The cities for which it acts.
        on: Upon,
        /// The coins that this brought.
        income: u16,
    },
    /// A card was destroyed.
    Destroyed {
        /// The player who destroyed it.
        seat: Seat,
        /// The city that lost it.
        city: Seat,
        /// The card.
        card: Card,
    },
    /// Two cards of neighbours were exchanged.
    Swapped {
        /// The player between these neighbours, who exchanged them.
        seat: Seat,
        /// The cards as they were before.
        pair: Pair,
    },
    /// A player predicted the winner.
    Named {
        /// The player.
        seat: Seat,
        /// The predicted winner.
        named: Seat,
    },
    /// You see the cards of later ages (Sith Lord). Only you receive this event.
    Foresaw {
        /// Your seat.
        seat: Seat,
        /// The cards, by age.
        ages: Vec<Foreseen>,
    },
    /// No player passes their hand on.
    HandsKept {
        /// The player whose power stopped the hands.
        seat: Seat,
    },
    /// Two defeat tokens became a victory token of 3.
    Traded {
        /// The player.
        seat: Seat,
        /// The coins that came in.
        income: u16,
    },
    /// The last stage of each wonder was destroyed.
    StagesFell {
        /// The player whose power destroyed them.
        seat: Seat,
        /// The cities that lost a stage, by number.
        cities: Vec<Seat>,
    },
    /// All wonders were removed.
    WondersFell {
        /// The player whose power removed them.
        seat: Seat,
        /// The cards and leaders that had marked stages, and the leaders of tombs.
        opened: Vec<OpenedView>,
        /// The coins that came in, by city.
        income: BySeat<u16>,
    },
    /// Jesus went to the right neighbour.
    PassedOn {
        /// The player who had him.
        from: Seat,
        /// The player who has him now; `null` if it was a copy, which is used up.
        to: Option<Seat>,
    },
    /// You chose how many coins of a loss you pay. Others learn it when all have chosen.
    LossLaid {
        /// Your seat.
        seat: Seat,
        /// The number of coins.
        coins: u16,
    },
    /// Cities lost coins: all players have chosen how many they pay (Cities).
    Losses {
        /// The losses, by city.
        losses: Vec<LossView>,
    },
    /// The conflicts at the end of an age were fought.
    Conflicts {
        /// The age, 1 to 3.
        age: u8,
        /// The results, by city.
        results: BySeat<ConflictView>,
    },
    /// A player gave up the seat; a bot plays on in their place.
    Left {
        /// The player.
        seat: Seat,
    },
    /// The match is finished.
    Ended {
        /// The winner or winners.
        winners: Vec<Seat>,
        /// True if the last person left claimed the match.
        claimed: bool,
    },
}

/// The loss from a failed Great Project.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Lost {
    /// A card, which went to the discard pile.
    Card(Card),
    /// All coins: this number.
    Coins(u16),
    /// The production of the board, or its power.
    Board,
    /// Victory tokens: the numbers of value 1, 3, 5.
    Victories([u8; 3]),
    /// This number of points, because the city had nothing to lose.
    Points(u8),
}

/// A card or leader that had marked a stage, or a leader of a tomb.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OpenedView {
    /// The city of the wonder.
    pub city: Seat,
    /// The card, if it was one.
    pub card: Option<Card>,
    /// The leader, if it was one.
    pub leader: Option<Leader>,
    /// True if the card was discarded because the city had one of that name.
    pub discarded: bool,
}
