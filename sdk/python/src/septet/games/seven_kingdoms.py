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

    #: Which.
    card: Card
    do: Literal["play"]


class IntentPlaceToken(TypedDict):
    """Bishop: put this face-up token on the leftmost arms card without one. Cannot be taken back while a face-down token is turned up by it."""

    do: Literal["place_token"]
    #: Which.
    token: Token


class IntentTake(TypedDict):
    """King, bishop, princess, merchant, peasant: take one card of the row."""

    #: Which.
    card: Card
    do: Literal["take"]
    #: Where it goes.
    to: Destination


#: General, knight: name the leftmost column of the run. All its cards are taken, into the kingdom.
IntentTakeRun = TypedDict(
    "IntentTakeRun",
    {
        "do": 'Literal["take_run"]',
        #: Where the run starts.
        "from": "Slot",
    },
)


class IntentKeep(TypedDict):
    """General, knight: a card of the run goes to the hand instead."""

    #: Which.
    card: Card
    do: Literal["keep"]


class IntentConfirm(TypedDict):
    """Done taking."""

    do: Literal["confirm"]


class IntentBack(TypedDict):
    """Take back the last unconfirmed step."""

    do: Literal["back"]


class PlayerView(TypedDict):
    """What lies open of one player."""

    #: How many cards the hand has.
    hand: int
    #: The cards of the hand that everybody saw being taken from the row, by number.
    hand_known: list[Card]
    #: Validated cards, in the order they came.
    kingdom: list[Card]
    #: Whether the player gave the seat up (R-10).
    left: bool
    #: The card played this round.
    played: Card | None


class RefusalNotYourTurn(TypedDict):
    """The seat is not asked for anything."""

    why: Literal["not_your_turn"]


class RefusalNotAsked(TypedDict):
    """The seat is asked for something else: the stage of the view says what."""

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
    """The peasant's two columns do not hold it (R-6)."""

    #: The card named.
    card: Card
    why: Literal["out_of_reach"]


class RefusalWrongKind(TypedDict):
    """General and knight name a run instead of single cards, and the other way round."""

    #: Whether the played card takes a run.
    run: bool
    why: Literal["wrong_kind"]


class RefusalRunTooFarRight(TypedDict):
    """The run would stick out at the right end."""

    #: Length of the run.
    length: int
    why: Literal["run_too_far_right"]


class RefusalRunNamed(TypedDict):
    """A run has been named already."""

    why: Literal["run_named"]


class RefusalEnoughTaken(TypedDict):
    """The power takes no more cards."""

    #: The most the card takes.
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
    """That token does not lie face up."""

    why: Literal["token_not_up"]


class RefusalMustTake(TypedDict):
    """The power says "a card", and one can be taken (R-7)."""

    why: Literal["must_take"]


class RefusalNothingToTakeBack(TypedDict):
    """There is no step to take back."""

    why: Literal["nothing_to_take_back"]


class RefusalOver(TypedDict):
    """The match is over."""

    why: Literal["over"]


class Score(TypedDict):
    """How one player's points came about (section 6)."""

    #: Points for cards: 1 each, kings 2, without doubling.
    cards: int
    #: What the double token added.
    doubled: int
    #: Cards validated from the hand at the end; they are in the kingdom now.
    from_hand: list[Card]
    #: King cards in the kingdom, which break ties.
    kings: int
    #: The tokens taken, left to right.
    tokens: list[TokenScore]
    #: Everything together.
    total: int


class SeenPlayed(TypedDict):
    """A card was played face up."""

    #: Which.
    card: Card
    event: Literal["played"]
    #: By whom.
    seat: Seat


class SeenDrew(TypedDict):
    """A player with an empty hand drew from the pile."""

    #: Which; only the drawer is told, `null` for others.
    cards: list[Card] | None
    #: How many: two, or one if only one was left.
    count: int
    event: Literal["drew"]
    #: Who.
    seat: Seat


class SeenLined(TypedDict):
    """A played card went to the upper line."""

    #: Which.
    card: Card
    event: Literal["lined"]
    #: Whose.
    seat: Seat
    #: Above which column.
    slot: Slot


class SeenInstalled(TypedDict):
    """A played bishop went to its owner's kingdom."""

    #: Which.
    card: Card
    event: Literal["installed"]
    #: Whose.
    seat: Seat


class SeenTokenPlaced(TypedDict):
    """A token was put on an arms card."""

    event: Literal["token_placed"]
    #: By whom.
    seat: Seat
    #: Where.
    slot: Slot
    #: Which.
    token: Token


class SeenTokenTurned(TypedDict):
    """A face-down token was turned up."""

    event: Literal["token_turned"]
    #: Which.
    token: Token


class SeenTook(TypedDict):
    """A player took cards from the row, possibly none."""

    #: The card played.
    card: Card
    event: Literal["took"]
    #: Who.
    seat: Seat
    #: What and where to.
    taken: list[Taken]


class SeenNothingToTake(TypedDict):
    """There was nothing to take for a player."""

    #: The card played.
    card: Card
    event: Literal["nothing_to_take"]
    #: Who.
    seat: Seat


class SeenRefilled(TypedDict):
    """A new row lies on the table."""

    #: The cards that came from the pile, left to right.
    drawn: list[Card]
    event: Literal["refilled"]
    #: The surplus that left the game (R-4).
    gone: list[Card]
    #: Columns I to VII.
    row: list[Card | None]


class SeenRoundBegan(TypedDict):
    """The first-player pawn moved on and a new round begins."""

    event: Literal["round_began"]
    #: Who plays first.
    first: Seat
    #: Counted from 1.
    round: int


class SeenReturned(TypedDict):
    """A played card that was not resolved went back to its owner's hand (R-9)."""

    #: Which.
    card: Card
    event: Literal["returned"]
    #: Whose.
    seat: Seat


class SeenLeft(TypedDict):
    """A player gave up their seat (R-10)."""

    event: Literal["left"]
    #: Who.
    seat: Seat


class SeenEnded(TypedDict):
    """The match is over."""

    #: Why.
    by: EndedBy
    event: Literal["ended"]
    #: The totals.
    totals: list[int]
    #: The winner or winners.
    winners: list[Seat]


class StagePlay(TypedDict):
    """`seat` plays a card."""

    #: Who.
    seat: Seat
    stage: Literal["play"]


class StagePlaceToken(TypedDict):
    """`seat` played the bishop `card` and places a token."""

    #: The bishop.
    card: Card
    #: Who.
    seat: Seat
    stage: Literal["place_token"]


class StageTake(TypedDict):
    """`seat` takes from the row with the power of `card`."""

    #: The card played.
    card: Card
    #: Who.
    seat: Seat
    stage: Literal["take"]


class StageOver(TypedDict):
    """The match is over."""

    #: Why.
    by: EndedBy
    #: How each player's points came about.
    scores: list[Score]
    stage: Literal["over"]


class Taken(TypedDict):
    """One card taken from the row."""

    #: Which.
    card: Card
    #: Where it lay.
    slot: Slot
    #: Where it goes.
    to: Destination


class TokenScore(TypedDict):
    """One token taken for the most cards of a column's arms."""

    #: What it gave; for the double token, the same as `doubled` of `Score`.
    points: int
    #: Where it lay.
    slot: Slot
    #: Which.
    token: Token


class View(TypedDict):
    """Everything one observer is entitled to know (section 3)."""

    #: The arms of columns I to VII.
    arms: list[Arms]
    #: Who holds the first-player pawn.
    first: Seat
    #: Cards that left the game face up (R-4).
    gone: list[Card]
    #: How many cards the draw pile has.
    pile: int
    #: What lies open of each player.
    players: list[PlayerView]
    #: Counted from 1.
    round: int
    #: The row: columns I to VII.
    row: list[Card | None]
    #: What is going on.
    stage: Stage
    #: Rounds in a row without progress, the running one counted as long as it has brought none; the game ends with the tenth (R-5).
    stalled_rounds: int
    #: Who still acts in this resolution, in order; the first one acts now.
    to_resolve: list[Seat]
    #: The token on each arms card.
    tokens: list[Token | None]
    #: How many tokens are still face down.
    tokens_down: int
    #: Face-up tokens beside the table, left to right.
    tokens_up: list[Token]
    #: The upper line, filled from I.
    upper: list[Card]
    #: What only the owner of a seat knows; `null` for spectators.
    you: You | None


class You(TypedDict):
    """What only the owner of a seat knows."""

    #: By number. While taking: without the cards taken so far.
    hand: list[Card]
    #: The run named but not confirmed, if the played card takes runs.
    run: Slot | None
    #: The seat.
    seat: Seat
    #: What the owner has taken and not confirmed yet, in order. The row is shown without these.
    taking: list[Taken]


class Choices(TypedDict):
    """What a seat can be offered."""

    #: Takes back the seat's last step of a staged turn, if that step told nobody anything new. Offered to people; search and random players leave it alone, so matches end.
    back: Intent | None
    #: `false` when more intents are allowed than are worth listing (bids, offers, free splits of payment); the list is then a sensible sample a bot or a keyboard user can live on.
    complete: bool
    #: The intents that move the match on.
    intents: list[Intent]


#: The coat of arms of a card and of a column.
Arms: TypeAlias = Literal["lion", "eagle", "stag", "griffin", "bear", "unicorn", "raven"]


#: One title card, named by its number, 1 to 49. On the wire: that number.
#:
#: Number and title: section 1. Number to arms: `(number - 1) mod 7`, R-1.
Card: TypeAlias = int


#: Where a taken card goes (section 4, Resolve 3).
Destination: TypeAlias = Literal["hand", "kingdom"]


#: Why a match ended (section 5).
EndedBy: TypeAlias = Literal["pile_empty", "all_tokens_placed", "stalled", "claimed"]


#: One decision of one seat.
#:
#: A card is played with one intent. Taking from the row is staged: cards are taken one by one (or a run is named at once), each step can be taken back, nobody else sees anything, and `confirm` makes it happen. So no list of choices is longer than two dozen, where a king alone has over a thousand ways.
Intent: TypeAlias = IntentPlay | IntentPlaceToken | IntentTake | IntentTakeRun | IntentKeep | IntentConfirm | IntentBack


#: What the host of a table can choose: nothing, there is one way to play.
Options: TypeAlias = dict[str, Any]


#: Why an intent is refused, as data that a client can explain in its own language.
Refusal: TypeAlias = RefusalNotYourTurn | RefusalNotAsked | RefusalNotInHand | RefusalNotInRow | RefusalOutOfReach | RefusalWrongKind | RefusalRunTooFarRight | RefusalRunNamed | RefusalEnoughTaken | RefusalHandFull | RefusalNotTaken | RefusalTokenNotUp | RefusalMustTake | RefusalNothingToTakeBack | RefusalOver


#: A chair at the table, counted clockwise from 0.
Seat: TypeAlias = int


#: Something that happened, as one observer is told of it.
Seen: TypeAlias = SeenPlayed | SeenDrew | SeenLined | SeenInstalled | SeenTokenPlaced | SeenTokenTurned | SeenTook | SeenNothingToTake | SeenRefilled | SeenRoundBegan | SeenReturned | SeenLeft | SeenEnded


#: A column of the row, I to VII. On the wire: 1 to 7.
Slot: TypeAlias = int


#: What is going on.
Stage: TypeAlias = StagePlay | StagePlaceToken | StageTake | StageOver


#: A bonus token. What each is worth at the end: section 6.
Token: TypeAlias = Literal["plus_1", "plus_2", "plus_3", "plus_4", "plus_5", "double", "peasant", "arms"]


#: To be named when a table is followed: its views and intents have the types of this module then.
GAME: Game[View, Intent] = Game("seven-kingdoms")
