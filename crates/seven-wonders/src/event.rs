//! What one observer is told of an event.

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
    /// A player took their board.
    Chose {
        /// Who.
        seat: Seat,
        /// The wonder.
        wonder: Wonder,
        /// The side.
        side: Side,
    },
    /// An age begins.
    AgeBegan {
        /// 1 to 3.
        age: u8,
        /// The observer's hand; `null` for spectators.
        hand: Option<Vec<Card>>,
        /// The hand of the observer's partner. Left out without teams.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        partner: Option<Vec<Card>>,
    },
    /// You laid a play face down, in place of the one that lay there for the same city. Nobody else is told.
    Picked {
        /// Your seat.
        seat: Seat,
        /// The play.
        pick: Pick,
        /// What lies for the Free city now, if what lay there cannot stand beside this play: its card is taken,
        /// or it was sold and could be built. Left out if nothing changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        free_city: Option<Pick>,
    },
    /// You laid a leader face down. Nobody else is told.
    LeaderLaid {
        /// Your seat.
        seat: Seat,
        /// What for.
        deed: LeaderDeed,
    },
    /// Leaders were dealt; or everybody kept one, and packs were passed on.
    LeadersKept {
        /// The leaders that the observer has kept so far; `null` for spectators.
        hand: Option<Vec<Leader>>,
        /// The observer's next pack; `null` after the last, and for spectators.
        pack: Option<Vec<Leader>>,
    },
    /// You laid a tile of the draft face down. Nobody else is told.
    TileLaid {
        /// Your seat.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// Tiles were dealt; or everybody kept one, and packs were passed on.
    TilesKept {
        /// The tiles that the observer has kept so far; `null` for spectators.
        hand: Option<Vec<Tile>>,
        /// The observer's next pack; `null` after the last, and for spectators.
        pack: Option<Vec<Tile>>,
    },
    /// Tiles were laid on the Tower of Babel. They act from the next turn on.
    TilesPlaced {
        /// In that order.
        placed: Vec<PlacedView>,
        /// Coins that this brought, by seat.
        income: BySeat<u16>,
    },
    /// The Great Project of the age is shown.
    ProjectShown {
        /// 1 to 3.
        age: u8,
        /// Which.
        project: Project,
    },
    /// The Great Project of the age has succeeded or failed.
    ProjectOver {
        /// Which.
        project: Project,
        /// Whether it has succeeded.
        done: bool,
        /// The tokens that each player had taken.
        taken: BySeat<u8>,
        /// Coins that came in.
        income: BySeat<u16>,
    },
    /// A failed Great Project took something of a city.
    Penalty {
        /// Whose.
        seat: Seat,
        /// What.
        lost: Lost,
    },
    /// Everybody played a leader.
    Led {
        /// 1 to 3.
        age: u8,
        /// By city.
        deeds: Vec<LedView>,
    },
    /// Everybody has picked: the turn is carried out.
    Turn {
        /// 1 to 3.
        age: u8,
        /// The turn of the age, 1 to 6 or 7.
        turn: u8,
        /// By city.
        plays: Vec<PlayView>,
    },
    /// A player drew the card with which they play for the Free city.
    Drew {
        /// Who.
        seat: Seat,
        /// The card; only that player is told.
        card: Option<Card>,
    },
    /// A last card of the age was played instead of being discarded.
    LastCard {
        /// The play.
        play: PlayView,
    },
    /// The last cards of the age went to the discard pile.
    Unplayed {
        /// How many.
        cards: u8,
        /// The observer's own, if they had one.
        yours: Option<Card>,
        /// That of their partner, if they had one. Left out otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        partners: Option<Card>,
    },
    /// Hands were passed on.
    Passed {
        /// The observer's new hand; `null` for spectators.
        hand: Option<Vec<Card>>,
        /// The new hand of the observer's partner. Left out without teams.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        partner: Option<Vec<Card>>,
    },
    /// A player looks through the discard pile to build one of its cards.
    Looked {
        /// Who.
        seat: Seat,
        /// For which city.
        city: Seat,
        /// The pile; only that player is told.
        pile: Option<Vec<Card>>,
    },
    /// A card of the discard pile was built, or none.
    FromDiscard {
        /// For which city.
        city: Seat,
        /// The card; `null` if none was wanted.
        card: Option<Card>,
        /// Coins that it brought.
        income: u16,
    },
    /// There was nothing in the discard pile that the city could build.
    NothingToBuild {
        /// Which city.
        city: Seat,
    },
    /// Nothing comes of it: there was nothing to choose, or nothing was wanted.
    Nothing {
        /// Who.
        seat: Seat,
        /// Of what.
        matter: Matter,
    },
    /// A leader was recruited outside the leader phase.
    Recruited {
        /// Who.
        seat: Seat,
        /// The leader.
        leader: Leader,
        /// How it came to that: drawn, given, one more of the hand, or a marker that was turned up.
        matter: Matter,
        /// Coins that came in.
        income: u16,
    },
    /// Leaders were drawn into hand.
    LeadersDrawn {
        /// Who.
        seat: Seat,
        /// How many.
        number: u8,
        /// Which; only that player is told.
        leaders: Option<Vec<Leader>>,
    },
    /// A leader was drawn, who may be recruited for what they cost.
    LeaderShown {
        /// By whom.
        seat: Seat,
        /// The leader.
        leader: Leader,
    },
    /// Leaders were discarded without coins.
    LeadersDiscarded {
        /// Who.
        seat: Seat,
        /// How many.
        number: u8,
        /// Which, if the observer may know.
        leaders: Option<Vec<Leader>>,
    },
    /// A leader was given away.
    LeaderGiven {
        /// Who gave.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Which; only these two are told.
        leader: Option<Leader>,
    },
    /// A leader or a stage of a neighbour was copied.
    Copied {
        /// Who.
        seat: Seat,
        /// What.
        copied: Copied,
        /// Coins that came in.
        income: u16,
    },
    /// A leader built a stage.
    StageBuilt {
        /// Who.
        seat: Seat,
        /// Which stage, from 0.
        stage: u8,
        /// The leader that lies under it, if one does.
        under: Option<Leader>,
        /// Coins that came in.
        income: u16,
    },
    /// A leader was entombed: their effects stop.
    Entombed {
        /// Who.
        seat: Seat,
        /// In which stage, from 0; `null` if a stage was copied.
        stage: Option<u8>,
        /// The leader.
        leader: Leader,
        /// What that counts.
        points: u8,
    },
    /// A tile was laid on the own board instead of the Tower of Babel. It acts from the next turn on.
    TileOnBoard {
        /// Who.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// For whom it acts.
        on: Upon,
        /// Coins that this brought.
        income: u16,
    },
    /// A card was destroyed.
    Destroyed {
        /// By whom.
        seat: Seat,
        /// In which city.
        city: Seat,
        /// The card.
        card: Card,
    },
    /// Two cards were exchanged.
    Swapped {
        /// By whom, between the neighbours.
        seat: Seat,
        /// The cards as they were before.
        pair: Pair,
    },
    /// A player said who will win.
    Named {
        /// Who.
        seat: Seat,
        /// Who will win.
        named: Seat,
    },
    /// You see the cards of the ages to come (Sith Lord). Nobody else is told which.
    Foresaw {
        /// Your seat.
        seat: Seat,
        /// The cards, by age.
        ages: Vec<Foreseen>,
    },
    /// Nobody passes their hand on.
    HandsKept {
        /// By whose power.
        seat: Seat,
    },
    /// Two defeat tokens became a victory token of 3.
    Traded {
        /// Who.
        seat: Seat,
        /// Coins that came in.
        income: u16,
    },
    /// The last stage of each wonder was destroyed.
    StagesFell {
        /// By whose power.
        seat: Seat,
        /// Of which cities, by number.
        cities: Vec<Seat>,
    },
    /// All wonders were removed.
    WondersFell {
        /// By whose power.
        seat: Seat,
        /// What had marked stages.
        opened: Vec<OpenedView>,
        /// Coins that came in, by city.
        income: BySeat<u16>,
    },
    /// Jesus went to the right.
    PassedOn {
        /// From whom.
        from: Seat,
        /// To whom; `null` if it was a copy, which is used up.
        to: Option<Seat>,
    },
    /// You said how many coins of a loss you pay. Nobody else is told before all have.
    LossLaid {
        /// Your seat.
        seat: Seat,
        /// How many.
        coins: u16,
    },
    /// Cities lost coins (Cities): everybody has said how many they pay.
    Losses {
        /// Who lost something, by city.
        losses: Vec<LossView>,
    },
    /// The conflicts at the end of an age.
    Conflicts {
        /// 1 to 3.
        age: u8,
        /// By city.
        results: BySeat<ConflictView>,
    },
    /// A player gave up their seat; an automatic player goes on in their place.
    Left {
        /// Who.
        seat: Seat,
    },
    /// The match is over.
    Ended {
        /// The winner or winners.
        winners: Vec<Seat>,
        /// Whether the last person left claimed it.
        claimed: bool,
    },
}

/// What a failed Great Project took.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Lost {
    /// A card, which went to the discard pile.
    Card(Card),
    /// So many coins, which were all.
    Coins(u16),
    /// What the board made, or its power.
    Board,
    /// Victory tokens of value 1, 3, 5.
    Victories([u8; 3]),
    /// There was nothing to lose: so many points.
    Points(u8),
}

/// What had marked a stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OpenedView {
    /// Whose wonder it was.
    pub city: Seat,
    /// The card, if it was one.
    pub card: Option<Card>,
    /// The leader, if it was one.
    pub leader: Option<Leader>,
    /// Whether it was discarded because the city had a card of that name.
    pub discarded: bool,
}
