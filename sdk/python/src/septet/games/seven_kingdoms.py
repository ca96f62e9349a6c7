# Made of seven-kingdoms.schema.json by `cargo xtask gen`. Do not edit.
"""The wire types of 7 Kingdoms."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

if sys.version_info >= (3, 11):
    from typing import NotRequired
elif TYPE_CHECKING:
    from typing_extensions import NotRequired

from ..game import Game


class IntentPlay(TypedDict):
    """Play a card of the own hand (section 4, Play)."""

    #: The card to play.
    card: Card
    do: Literal["play"]


class IntentPlaceToken(TypedDict):
    """Bishop: put this face-up token on the leftmost arms card without one. It cannot be undone if a face-down token is turned up by it."""

    do: Literal["place_token"]
    #: The token.
    token: Token


class IntentTake(TypedDict):
    """King, bishop, princess, merchant, peasant: take one card of the row."""

    #: The card to take.
    card: Card
    do: Literal["take"]
    #: Its destination.
    to: Destination


#: General, knight: name the leftmost column of the run. All its cards are taken into the kingdom.
IntentTakeRun = TypedDict(
    "IntentTakeRun",
    {
        "do": 'Literal["take_run"]',
        #: The leftmost column of the run.
        "from": "Slot",
    },
)


class IntentKeep(TypedDict):
    """General, knight: put a card of the run into the hand instead."""

    #: The card.
    card: Card
    do: Literal["keep"]


class IntentConfirm(TypedDict):
    """Finish taking."""

    do: Literal["confirm"]


class IntentBack(TypedDict):
    """Undo the last unconfirmed step."""

    do: Literal["back"]


class PlayerView(TypedDict):
    """The open information on one player."""

    #: The number of cards in the hand.
    hand: int
    #: The cards of the hand that were taken openly from the row, by number.
    hand_known: list[Card]
    #: Validated cards, in the order in which they came.
    kingdom: list[Card]
    #: True if the player left the match (R-10).
    left: bool
    #: The card played this round.
    played: Card | None


class RefusalNotYourTurn(TypedDict):
    """The seat has nothing to decide."""

    why: Literal["not_your_turn"]


class RefusalNotAsked(TypedDict):
    """The seat has another decision to make, given by the stage of the view."""

    why: Literal["not_asked"]


class RefusalNotInHand(TypedDict):
    """The card to play is not in the hand."""

    #: The card named.
    card: Card
    why: Literal["not_in_hand"]


class RefusalNotInRow(TypedDict):
    """The card to take is not in the row."""

    #: The card named.
    card: Card
    why: Literal["not_in_row"]


class RefusalOutOfReach(TypedDict):
    """The card is not in the peasant's two columns (R-6)."""

    #: The card named.
    card: Card
    why: Literal["out_of_reach"]


class RefusalWrongKind(TypedDict):
    """General and knight must name a run; all other titles must take single cards."""

    #: True if the played card takes a run.
    run: bool
    why: Literal["wrong_kind"]


class RefusalRunTooFarRight(TypedDict):
    """The run would extend past the right end of the row."""

    #: The length of the run.
    length: int
    why: Literal["run_too_far_right"]


class RefusalRunNamed(TypedDict):
    """A run has been named already."""

    why: Literal["run_named"]


class RefusalEnoughTaken(TypedDict):
    """The power takes no more cards."""

    #: The maximum number of cards that the card takes.
    most: int
    why: Literal["enough_taken"]


class RefusalHandFull(TypedDict):
    """The hand holds three cards (R-11)."""

    why: Literal["hand_full"]


class RefusalNotTaken(TypedDict):
    """The card is not one that was just taken into the kingdom."""

    #: The card named.
    card: Card
    why: Literal["not_taken"]


class RefusalTokenNotUp(TypedDict):
    """That token is not face up."""

    why: Literal["token_not_up"]


class RefusalMustTake(TypedDict):
    """The power allows "a card", which must be taken if possible (R-7)."""

    why: Literal["must_take"]


class RefusalNothingToTakeBack(TypedDict):
    """There is no step to undo."""

    why: Literal["nothing_to_take_back"]


class RefusalOver(TypedDict):
    """The match is finished."""

    why: Literal["over"]


class Score(TypedDict):
    """The score of one player (section 6)."""

    #: Points for cards: 1 each, kings 2, without doubling.
    cards: int
    #: The points that the double token added.
    doubled: int
    #: Cards validated from the hand at the end; they are in the kingdom now.
    from_hand: list[Card]
    #: King cards in the kingdom, which break ties.
    kings: int
    #: The tokens taken, left to right.
    tokens: list[TokenScore]
    #: The sum of all points.
    total: int


class SeenPlayed(TypedDict):
    """A player played a card face up."""

    #: The card.
    card: Card
    event: Literal["played"]
    #: The seat of the player.
    seat: Seat


class SeenDrew(TypedDict):
    """A player with an empty hand drew from the pile."""

    #: The cards. Only the drawer receives them; `null` for others.
    cards: list[Card] | None
    #: The number of cards: two, or one if only one was left.
    count: int
    event: Literal["drew"]
    #: The seat of the player.
    seat: Seat


class SeenLined(TypedDict):
    """A played card went to the upper line."""

    #: The card.
    card: Card
    event: Literal["lined"]
    #: The seat that played it.
    seat: Seat
    #: The column above which it was laid.
    slot: Slot


class SeenInstalled(TypedDict):
    """A played bishop went to its owner's kingdom."""

    #: The bishop.
    card: Card
    event: Literal["installed"]
    #: The owner.
    seat: Seat


class SeenTokenPlaced(TypedDict):
    """A player put a token on an arms card."""

    event: Literal["token_placed"]
    #: The seat of the player.
    seat: Seat
    #: The column of the arms card.
    slot: Slot
    #: The token.
    token: Token


class SeenTokenTurned(TypedDict):
    """A face-down token was turned up."""

    event: Literal["token_turned"]
    #: The token.
    token: Token


class SeenTook(TypedDict):
    """A player took cards from the row, possibly none."""

    #: The played card, whose power was used.
    card: Card
    event: Literal["took"]
    #: The seat of the player.
    seat: Seat
    #: The cards taken, with their destinations.
    taken: list[Taken]


class SeenNothingToTake(TypedDict):
    """A player had nothing to take."""

    #: The card played.
    card: Card
    event: Literal["nothing_to_take"]
    #: The seat of the player.
    seat: Seat


class SeenRefilled(TypedDict):
    """A new row was laid out."""

    #: The cards that came from the pile, left to right.
    drawn: list[Card]
    event: Literal["refilled"]
    #: The surplus that left the game (R-4).
    gone: list[Card]
    #: The row: columns I to VII.
    row: list[Card | None]


class SeenRoundBegan(TypedDict):
    """The first-player pawn moved on and a new round begins."""

    event: Literal["round_began"]
    #: The seat that plays first.
    first: Seat
    #: The number of the round, from 1.
    round: int


class SeenReturned(TypedDict):
    """A played card that was not resolved went back to its owner's hand (R-9)."""

    #: The card.
    card: Card
    event: Literal["returned"]
    #: The owner.
    seat: Seat


class SeenLeft(TypedDict):
    """A player left the match (R-10)."""

    event: Literal["left"]
    #: The seat of the player.
    seat: Seat


class SeenEnded(TypedDict):
    """The match ended."""

    #: The reason.
    by: EndedBy
    event: Literal["ended"]
    #: The totals.
    totals: list[int]
    #: The winner or winners.
    winners: list[Seat]


class StagePlay(TypedDict):
    """`seat` plays a card."""

    #: The seat that has to decide.
    seat: Seat
    stage: Literal["play"]


class StagePlaceToken(TypedDict):
    """`seat` played the bishop `card` and places a token."""

    #: The bishop.
    card: Card
    #: The seat that has to decide.
    seat: Seat
    stage: Literal["place_token"]


class StageTake(TypedDict):
    """`seat` takes from the row with the power of `card`."""

    #: The card played.
    card: Card
    #: The seat that has to decide.
    seat: Seat
    stage: Literal["take"]


class StageOver(TypedDict):
    """The match is finished."""

    #: The reason.
    by: EndedBy
    #: The score of each player.
    scores: list[Score]
    stage: Literal["over"]


class Taken(TypedDict):
    """One card taken from the row."""

    #: The card.
    card: Card
    #: The column from which it was taken.
    slot: Slot
    #: Its destination.
    to: Destination


class TokenScore(TypedDict):
    """One token taken for the most cards of a column's arms."""

    #: Its points; for the double token, the same as `doubled` of `Score`.
    points: int
    #: The column of the token.
    slot: Slot
    #: The token.
    token: Token


class View(TypedDict):
    """All the knowledge to which one observer is entitled (section 3)."""

    #: The arms of columns I to VII.
    arms: list[Arms]
    #: The seat with the first-player pawn.
    first: Seat
    #: Cards that left the game face up (R-4).
    gone: list[Card]
    #: The number of cards in the draw pile.
    pile: int
    #: The open information on each player.
    players: list[PlayerView]
    #: The number of the round, from 1.
    round: int
    #: The row: columns I to VII.
    row: list[Card | None]
    #: The current stage of the match.
    stage: Stage
    #: Rounds in a row without progress. The current round is included as long as it has brought none. The match ends with the tenth (R-5).
    stalled_rounds: int
    #: The seats that still act in this resolution, in order. The first one acts now.
    to_resolve: list[Seat]
    #: The token on each arms card.
    tokens: list[Token | None]
    #: The number of tokens that are still face down.
    tokens_down: int
    #: Face-up tokens beside the table, left to right.
    tokens_up: list[Token]
    #: The upper line, filled from I.
    upper: list[Card]
    #: The knowledge of the seat's owner alone; `null` for spectators.
    you: You | None


class You(TypedDict):
    """The knowledge of the seat's owner alone."""

    #: The hand, by number. While taking: without the cards taken so far.
    hand: list[Card]
    #: The run named but not yet confirmed, if the played card takes runs.
    run: Slot | None
    #: The seat.
    seat: Seat
    #: The cards that the owner has taken and not yet confirmed, in order. The row is shown without these.
    taking: list[Taken]


class Choices(TypedDict):
    """The intents that a seat can choose from."""

    #: Undoes the seat's last step of a staged turn, if that step revealed nothing new to any observer. Offered to people only: search and random players never take it, so that matches end.
    back: Intent | None
    #: False when more intents are allowed than are worth listing (bids, offers, free splits of payment). The list is then a sample that is sufficient for a bot or a keyboard user.
    complete: bool
    #: The intents that move the match on.
    intents: list[Intent]


#: The coat of arms of a card and of a column.
Arms: TypeAlias = Literal["lion", "eagle", "stag", "griffin", "bear", "unicorn", "raven"]


#: One title card, identified by its number, 1 to 49. On the wire it is that number.
#:
#: The title of a number: section 1. The arms of a number: `(number - 1) mod 7`, R-1.
Card: TypeAlias = int


#: The destination of a taken card (section 4, Resolve 3).
Destination: TypeAlias = Literal["hand", "kingdom"]


#: The reason why a match ended (section 5).
EndedBy: TypeAlias = Literal["pile_empty", "all_tokens_placed", "stalled", "claimed"]


#: One decision of one seat.
#:
#: A card is played with one intent. Taking from the row is staged: cards are taken one by one, or a run is named at once. Each step can be undone, other players see none of them, and `confirm` carries them out. So no list of choices is longer than two dozen, whereas a king alone has over a thousand ways to take.
Intent: TypeAlias = IntentPlay | IntentPlaceToken | IntentTake | IntentTakeRun | IntentKeep | IntentConfirm | IntentBack


#: The options that the host of a table can choose. There are none.
Options: TypeAlias = dict[str, Any]


#: The reason why an intent is refused, as data that a client can explain in its own language.
Refusal: TypeAlias = RefusalNotYourTurn | RefusalNotAsked | RefusalNotInHand | RefusalNotInRow | RefusalOutOfReach | RefusalWrongKind | RefusalRunTooFarRight | RefusalRunNamed | RefusalEnoughTaken | RefusalHandFull | RefusalNotTaken | RefusalTokenNotUp | RefusalMustTake | RefusalNothingToTakeBack | RefusalOver


#: A chair at the table, counted clockwise from 0.
Seat: TypeAlias = int


#: One event, as one observer receives it.
Seen: TypeAlias = SeenPlayed | SeenDrew | SeenLined | SeenInstalled | SeenTokenPlaced | SeenTokenTurned | SeenTook | SeenNothingToTake | SeenRefilled | SeenRoundBegan | SeenReturned | SeenLeft | SeenEnded


#: A column of the row, I to VII. On the wire: 1 to 7.
Slot: TypeAlias = int


#: The current stage of the match.
Stage: TypeAlias = StagePlay | StagePlaceToken | StageTake | StageOver


#: A bonus token. Section 6 defines its points at the end.
Token: TypeAlias = Literal["plus_1", "plus_2", "plus_3", "plus_4", "plus_5", "double", "peasant", "arms"]


#: To be named when a table is followed: its views and intents have the types of this module then.
GAME: Game[View, Intent] = Game("seven-kingdoms")
