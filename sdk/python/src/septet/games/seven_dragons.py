# Made of seven-dragons.schema.json by `cargo xtask gen`. Do not edit.
"""The wire types of Seven Dragons."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

if sys.version_info >= (3, 11):
    from typing import NotRequired
elif TYPE_CHECKING:
    from typing_extensions import NotRequired

from ..game import Game


class Cell(TypedDict):
    """A cell of the table. `x` grows to the right, `y` downwards; the first card of the match is at (0, 0).

    A byte is enough for every possible table: 50 cards, three zapped ones laid again and three moves reach at most 56 cells."""

    #: The column.
    x: int
    #: The row.
    y: int


class Chain(TypedDict):
    """The longest chain of one colour."""

    #: Its cells, ascending. Of equal chains, the first by the order in which cards were laid.
    cells: list[Cell]
    #: The colour.
    colour: Colour
    #: The number of its dragons, which is the number of its cells.
    size: int


class IntentPlayDragon(TypedDict):
    """Lay a dragon card of the hand."""

    #: The card.
    card: Card
    #: Its cell.
    cell: Cell
    do: Literal["play_dragon"]
    #: True to turn it by 180 degrees; never for a card that looks the same when turned.
    turned: bool


#: Swap whole hands.
IntentTradeHands = TypedDict(
    "IntentTradeHands",
    {
        #: The action card.
        "card": "Card",
        "do": 'Literal["trade_hands"]',
        #: The place of the action card afterwards.
        "mode": "Mode",
        #: The other player.
        "with": "Seat",
    },
)


#: Swap goals with another player or with an unused place. No player sees the other goal before.
IntentTradeGoals = TypedDict(
    "IntentTradeGoals",
    {
        #: The action card.
        "card": "Card",
        "do": 'Literal["trade_goals"]',
        #: The place of the action card afterwards.
        "mode": "Mode",
        #: The other place.
        "with": "Place",
    },
)


class IntentRotateGoals(TypedDict):
    """Move every goal of the ring one place."""

    #: The action card.
    card: Card
    do: Literal["rotate_goals"]
    #: The place of the action card afterwards.
    mode: Mode
    #: The direction.
    to: Direction


#: Move a card: lift it. `put_down` follows.
IntentPickUp = TypedDict(
    "IntentPickUp",
    {
        #: The action card.
        "card": "Card",
        "do": 'Literal["pick_up"]',
        #: The cell of the card to lift.
        "from": "Cell",
        #: The place of the action card afterwards.
        "mode": "Mode",
    },
)


class IntentPutDown(TypedDict):
    """Put the lifted card down."""

    #: The new cell.
    cell: Cell
    do: Literal["put_down"]
    #: True to turn it by 180 degrees; never for a card that looks the same when turned.
    turned: bool


class IntentZap(TypedDict):
    """Zap a card: take it into the hand."""

    #: The action card.
    card: Card
    #: The cell of the card to zap.
    cell: Cell
    do: Literal["zap"]
    #: The place of the action card afterwards.
    mode: Mode


class IntentColourOnly(TypedDict):
    """Put an action card on top of the discard pile without its effect (colour-only). Without Silver this is possible only for a card that can have no effect (R-14)."""

    #: The action card.
    card: Card
    do: Literal["colour_only"]


class IntentPass(TypedDict):
    """Pass. Only for a player without an action card and without a legal placement (R-2)."""

    do: Literal["pass"]


class IntentBack(TypedDict):
    """Undo the lifting."""

    do: Literal["back"]


class Lifted(TypedDict):
    """A lifted card, while Move a Card is being played."""

    #: The action card, still in the hand.
    by: Card
    #: The number of cards of the table that were laid before it. If the lifting is undone, the card goes back to that index.
    index: int
    #: The place of the action card afterwards.
    mode: Mode
    #: The lifted card, with its old cell and orientation.
    what: Placed


class Options(TypedDict):
    """The options that the host of a table can choose."""

    #: The seat that starts; `null` for a random one (R-1).
    starter: Seat | None
    #: The variant of the game.
    variant: Variant


class PlaceView(TypedDict):
    """An observer's knowledge of one place of the goal ring."""

    #: The goal, if the observer knows it, because the observer has held or traded it. Otherwise `null`.
    goal: Colour | None
    #: The seat whose goal it is; `null` for an unused goal.
    holder: Seat | None
    #: The place.
    place: Place


class Placed(TypedDict):
    """A card on the table."""

    #: The card; `null` is the Silver Dragon.
    card: Card | None
    #: Its cell.
    cell: Cell
    #: True if it is turned by 180 degrees.
    turned: bool


class PlayerView(TypedDict):
    """An observer's knowledge of one player."""

    #: The number of cards in the hand.
    hand: int
    #: The cards of the hand that the observer knows, by number. These are the observer's own cards, zapped cards, and cards that the observer saw when hands were traded.
    known: list[Card]
    #: The turn in which the player last laid a dragon card; 0 if never. Decides Dragon connections.
    laid: int
    #: True if the chair has a player. If not, a newcomer can take it (R-10).
    present: bool
    #: The known cards that all observers know, because they were zapped, by number.
    shown: list[Card]
    #: True if a player ever had this chair. A chair with `taken` but not `present` was given up (R-11); one without either was never taken.
    taken: bool
    #: The length of a winning chain: 7, or less for a child (R-13).
    target: int


class RefusalNotYourTurn(TypedDict):
    """The seat has nothing to decide."""

    why: Literal["not_your_turn"]


class RefusalOver(TypedDict):
    """The match is finished."""

    why: Literal["over"]


class RefusalNotInHand(TypedDict):
    """The card to play is not in the hand."""

    #: The card named.
    card: Card
    why: Literal["not_in_hand"]


class RefusalNotADragon(TypedDict):
    """An action card cannot be laid on the table."""

    #: The card named.
    card: Card
    why: Literal["not_a_dragon"]


class RefusalNotThatAction(TypedDict):
    """The card is not an action card of the kind that this intent needs."""

    #: The card named.
    card: Card
    #: The kind of action card that is needed; `null` for any action card.
    wanted: ActionKind | None
    why: Literal["not_that_action"]


class RefusalCellTaken(TypedDict):
    """The cell is occupied."""

    #: The cell named.
    cell: Cell
    why: Literal["cell_taken"]


class RefusalNoNeighbour(TypedDict):
    """The cell touches no card."""

    #: The cell named.
    cell: Cell
    why: Literal["no_neighbour"]


class RefusalNoMatch(TypedDict):
    """No dragon of the card would touch one of the same colour."""

    #: The cell named.
    cell: Cell
    why: Literal["no_match"]


class RefusalSameWhenTurned(TypedDict):
    """The card looks the same when turned: lay it upright."""

    why: Literal["same_when_turned"]


class RefusalNothingThere(TypedDict):
    """The cell is empty."""

    #: The cell named.
    cell: Cell
    why: Literal["nothing_there"]


class RefusalSilverStays(TypedDict):
    """Silver is neither moved nor zapped."""

    why: Literal["silver_stays"]


class RefusalUnchanged(TypedDict):
    """The lifted card would be in the same position as before (R-21)."""

    why: Literal["unchanged"]


class RefusalFitsNowhere(TypedDict):
    """The card fits no other cell."""

    #: Its cell.
    cell: Cell
    why: Literal["fits_nowhere"]


class RefusalYourOwn(TypedDict):
    """Another player, or another place, has to be named."""

    why: Literal["your_own"]


class RefusalNobodyThere(TypedDict):
    """The seat has no player."""

    #: The seat named.
    seat: Seat
    why: Literal["nobody_there"]


class RefusalPileEmpty(TypedDict):
    """Keeping Silver needs a card in the discard pile (R-3)."""

    why: Literal["pile_empty"]


class RefusalNoSilver(TypedDict):
    """Without Silver there is no colour to keep (R-14)."""

    why: Literal["no_silver"]


class RefusalMustHaveEffect(TypedDict):
    """Without Silver an action that can have its effect must have it (R-14)."""

    why: Literal["must_have_effect"]


class RefusalCanPlay(TypedDict):
    """The player can play a card, so passing is not allowed (R-2)."""

    why: Literal["can_play"]


class RefusalCardInTheAir(TypedDict):
    """A lifted card must be put down, or the lifting undone, first."""

    why: Literal["card_in_the_air"]


class RefusalNothingLifted(TypedDict):
    """There is no lifted card to put down."""

    why: Literal["nothing_lifted"]


class RefusalNothingToTakeBack(TypedDict):
    """There is no step to undo."""

    why: Literal["nothing_to_take_back"]


class SeenDrew(TypedDict):
    """A player drew from the pile."""

    #: True if it is the bonus for connecting several colours (section 6).
    bonus: bool
    #: The cards. Only the drawer receives them; `null` for others.
    cards: list[Card] | None
    #: The number of cards.
    count: int
    event: Literal["drew"]
    #: The seat of the player.
    seat: Seat


class SeenSkipped(TypedDict):
    """The turn of a player passed, because the pile and the player's hand are empty."""

    event: Literal["skipped"]
    #: The seat of the player.
    seat: Seat


class SeenLaid(TypedDict):
    """A player laid a dragon card."""

    #: The card.
    card: Card
    #: Its cell.
    cell: Cell
    event: Literal["laid"]
    #: The seat of the player.
    seat: Seat
    #: True if it is turned.
    turned: bool


#: Two players swapped hands.
SeenHandsTraded = TypedDict(
    "SeenHandsTraded",
    {
        #: The action card.
        "card": "Card",
        "event": 'Literal["hands_traded"]',
        #: The cards that the player gave. Only the two players receive them; `null` for others.
        "gave": "list[Card] | None",
        #: The cards that the player got. Only the two players receive them; `null` for others.
        "got": "list[Card] | None",
        #: The seat that played the action.
        "seat": "Seat",
        #: The seat of the other player.
        "with": "Seat",
    },
)


#: Two goals changed places.
SeenGoalsTraded = TypedDict(
    "SeenGoalsTraded",
    {
        #: The action card.
        "card": "Card",
        "event": 'Literal["goals_traded"]',
        #: The goal that the player gave. Only the two players receive it; `null` for others.
        "gave": "Colour | None",
        #: The goal that the player got. Only the two players receive it; `null` for others.
        "got": "Colour | None",
        #: The seat whose goal was at that place; `null` if its goal was unused.
        "holder": "Seat | None",
        #: The seat that played the action.
        "seat": "Seat",
        #: The other place.
        "with": "Place",
    },
)


class SeenGoalsRotated(TypedDict):
    """All goals moved one place."""

    #: The action card.
    card: Card
    event: Literal["goals_rotated"]
    #: The seat that played the action.
    seat: Seat
    #: The direction.
    to: Direction
    #: The observer's new goal; `null` for spectators and for a seat without a player.
    yours: Colour | None


#: A card of the table was moved.
SeenMoved = TypedDict(
    "SeenMoved",
    {
        #: The action card.
        "card": "Card",
        "event": 'Literal["moved"]',
        #: Its old cell.
        "from": "Cell",
        #: The card that was moved.
        "moved": "Card",
        #: The seat that played the action.
        "seat": "Seat",
        #: Its new cell.
        "to": "Cell",
        #: True if it is turned.
        "turned": "bool",
    },
)


class SeenZapped(TypedDict):
    """A player took a card of the table into the hand."""

    #: The action card.
    card: Card
    #: Its old cell.
    cell: Cell
    event: Literal["zapped"]
    #: The seat of the player.
    seat: Seat
    #: The card that was taken.
    zapped: Card


class SeenDiscarded(TypedDict):
    """An action card went to the discard pile."""

    #: The action card.
    card: Card
    #: True if the action had its effect before.
    effect: bool
    event: Literal["discarded"]
    #: The seat that played it.
    seat: Seat
    #: True if it went under the pile and left Silver's colour as it was.
    under: bool


class SeenPassed(TypedDict):
    """A player could play no card."""

    event: Literal["passed"]
    #: The seat of the player.
    seat: Seat


class SeenJoined(TypedDict):
    """A player took an empty seat (R-10)."""

    event: Literal["joined"]
    #: The goal at that seat. Only the newcomer receives it; `null` for others.
    goal: Colour | None
    #: The seat.
    seat: Seat


class SeenLeft(TypedDict):
    """A player left the match. The hand was shuffled and put under the pile (R-11)."""

    event: Literal["left"]
    #: The seat of the player.
    seat: Seat


class SeenEnded(TypedDict):
    """The match ended."""

    #: The reason.
    by: EndedBy
    event: Literal["ended"]
    #: The goals by place; empty in Dragon connections.
    goals: list[Colour]
    #: The winner or winners.
    winners: list[Seat]


class StagePlay(TypedDict):
    """`seat` plays a card."""

    #: The seat that has to decide.
    seat: Seat
    stage: Literal["play"]


class StageOver(TypedDict):
    """The match is finished."""

    #: The reason.
    by: EndedBy
    #: The goals, turned up: one for each place of the ring; empty in Dragon connections.
    goals: list[Colour]
    stage: Literal["over"]
    #: The winner or winners.
    winners: list[Seat]


class VariantFull(TypedDict):
    """Five kinds of action, Silver and Rainbow."""

    kind: Literal["full"]


class VariantSingleAction(TypedDict):
    """The full game with some kinds of action."""

    kind: Literal["single_action"]
    #: The kinds: one at first, usually trade goals, then more. At least one, and none twice.
    kinds: list[ActionKind]
    #: True if Silver starts the table.
    silver: bool


class VariantBasicDragons(TypedDict):
    """Goals, and dragon cards only."""

    #: The ages of the players in years, by seat. A player under 7 needs only a chain of that length (R-13). `null`, and seats past the end, are adults.
    ages: list[int | None]
    kind: Literal["basic_dragons"]


class VariantDragonConnections(TypedDict):
    """Dragon cards only, no goals: the last player to lay one wins."""

    #: True if bonus cards are drawn (R-12).
    bonus: bool
    kind: Literal["dragon_connections"]


class View(TypedDict):
    """All the knowledge to which one observer is entitled (section 3), memory included."""

    #: The longest chain of each colour on the table as it is shown here: red, gold, blue, green, black.
    chains: list[Chain]
    #: The discard pile, the bottom card first.
    discard: list[Card]
    #: The action card whose effect ended the match: it never reached the discard pile (R-4).
    ending: Card | None
    #: The number of newcomers so far; a match takes at most ten (R-10).
    joined: int
    #: Passes in a row since the last play, with an empty pile. When every player with cards has passed, the match ends (R-9).
    passes: int
    #: The number of cards in the draw pile.
    pile: int
    #: The goal ring, clockwise; empty in Dragon connections, which has no goals.
    places: list[PlaceView]
    #: All five chairs. A newcomer can take an empty one (R-10).
    players: list[PlayerView]
    #: The colour of Silver; `null` while it is wild, and in a match without Silver.
    silver: Colour | None
    #: The current stage of the match.
    stage: Stage
    #: The cards on the table, in the order in which they were laid. For the player who has lifted a card, without that card.
    table: list[Placed]
    #: The number of turns so far, including the current one.
    turn: int
    #: The knowledge of the seat's owner alone; `null` for spectators.
    you: You | None


class You(TypedDict):
    """The knowledge of the seat's owner alone."""

    #: The goal; `null` in Dragon connections, and for a seat whose player left.
    goal: Colour | None
    #: The hand, in the order in which the cards came.
    hand: list[Card]
    #: The lifted card that is not yet put down.
    lifted: Lifted | None
    #: The seat.
    seat: Seat


class Choices(TypedDict):
    """The intents that a seat can choose from."""

    #: Undoes the seat's last step of a staged turn, if that step revealed nothing new to any observer. Offered to people only: search and random players never take it, so that matches end.
    back: Intent | None
    #: False when more intents are allowed than are worth listing (bids, offers, free splits of payment). The list is then a sample that is sufficient for a bot or a keyboard user.
    complete: bool
    #: The intents that move the match on.
    intents: list[Intent]


#: The effect of an action card. Each kind has three cards, in this order of numbers.
ActionKind: TypeAlias = Literal["trade_hands", "trade_goals", "rotate_goals", "move_card", "zap_card"]


#: One card of the deck, identified by its number. On the wire it is that number.
#:
#: 0 to 50 are dragon cards (0 is Rainbow), 51 to 65 action cards, three of each kind. Cards that look the same have different numbers.
Card: TypeAlias = int


#: The colour of a dragon and of a goal.
Colour: TypeAlias = Literal["red", "gold", "blue", "green", "black"]


#: The direction in which goals rotate.
Direction: TypeAlias = Literal["left", "right"]


#: The reason why a match ended.
EndedBy: TypeAlias = Literal["chain", "exhausted", "stuck", "alone", "claimed"]


#: One decision of one seat.
#:
#: Each action is one intent, except moving a card, which is staged. `pick_up` lifts the card; only its player sees that, and it can be undone. `put_down` completes the move.
Intent: TypeAlias = IntentPlayDragon | IntentTradeHands | IntentTradeGoals | IntentRotateGoals | IntentPickUp | IntentPutDown | IntentZap | IntentColourOnly | IntentPass | IntentBack


#: The place of an action card after its effect.
Mode: TypeAlias = Literal["full", "keep_silver"]


#: One of the five goal places, which form a ring: 0 to 4 clockwise, one for each chair. So the places of the first players come first, then the unused ones (R-6). On the wire it is that number.
Place: TypeAlias = int


#: The reason why an intent is refused, as data that a client can explain in its own language.
Refusal: TypeAlias = RefusalNotYourTurn | RefusalOver | RefusalNotInHand | RefusalNotADragon | RefusalNotThatAction | RefusalCellTaken | RefusalNoNeighbour | RefusalNoMatch | RefusalSameWhenTurned | RefusalNothingThere | RefusalSilverStays | RefusalUnchanged | RefusalFitsNowhere | RefusalYourOwn | RefusalNobodyThere | RefusalPileEmpty | RefusalNoSilver | RefusalMustHaveEffect | RefusalCanPlay | RefusalCardInTheAir | RefusalNothingLifted | RefusalNothingToTakeBack


#: A chair at the table, counted clockwise from 0.
Seat: TypeAlias = int


#: One event, as one observer receives it.
Seen: TypeAlias = SeenDrew | SeenSkipped | SeenLaid | SeenHandsTraded | SeenGoalsTraded | SeenGoalsRotated | SeenMoved | SeenZapped | SeenDiscarded | SeenPassed | SeenJoined | SeenLeft | SeenEnded


#: The current stage of the match.
Stage: TypeAlias = StagePlay | StageOver


#: The full game and its lighter variants (section 10).
Variant: TypeAlias = VariantFull | VariantSingleAction | VariantBasicDragons | VariantDragonConnections


#: To be named when a table is followed: its views and intents have the types of this module then.
GAME: Game[View, Intent] = Game("seven-dragons")
