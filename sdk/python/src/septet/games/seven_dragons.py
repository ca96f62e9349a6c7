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
    """A cell of the table: x grows to the right, y downwards; the first card of the match lies at (0, 0).

    A byte is enough for every table that can come about: 50 cards, three zapped ones laid again and three moves reach no further than 56 cells."""

    #: Column.
    x: int
    #: Row.
    y: int


class Chain(TypedDict):
    """The longest chain of one colour."""

    #: Where they lie, ascending. The first of equal chains, by the order in which cards were laid.
    cells: list[Cell]
    #: Which.
    colour: Colour
    #: How many dragons it has: the number of its cells.
    size: int


class IntentPlayDragon(TypedDict):
    """Lay a dragon card of the hand."""

    #: Which.
    card: Card
    #: Where.
    cell: Cell
    do: Literal["play_dragon"]
    #: Whether it stands turned by 180 degrees; never for a card that looks the same turned.
    turned: bool


#: Swap whole hands.
IntentTradeHands = TypedDict(
    "IntentTradeHands",
    {
        #: The action card.
        "card": "Card",
        "do": 'Literal["trade_hands"]',
        #: Where it goes afterwards.
        "mode": "Mode",
        #: The other player.
        "with": "Seat",
    },
)


#: Swap goals with another player or with an unused place; nobody looks first.
IntentTradeGoals = TypedDict(
    "IntentTradeGoals",
    {
        #: The action card.
        "card": "Card",
        "do": 'Literal["trade_goals"]',
        #: Where it goes afterwards.
        "mode": "Mode",
        #: The other place.
        "with": "Place",
    },
)


class IntentRotateGoals(TypedDict):
    """Every goal of the ring moves one place."""

    #: The action card.
    card: Card
    do: Literal["rotate_goals"]
    #: Where it goes afterwards.
    mode: Mode
    #: Which way.
    to: Direction


#: Move a card: lift it. To be followed by `put_down`.
IntentPickUp = TypedDict(
    "IntentPickUp",
    {
        #: The action card.
        "card": "Card",
        "do": 'Literal["pick_up"]',
        #: Where the card lies.
        "from": "Cell",
        #: Where it goes afterwards.
        "mode": "Mode",
    },
)


class IntentPutDown(TypedDict):
    """Put the lifted card down."""

    #: Where.
    cell: Cell
    do: Literal["put_down"]
    #: Whether it stands turned by 180 degrees; never for a card that looks the same turned.
    turned: bool


class IntentZap(TypedDict):
    """Zap a card: take it into the hand."""

    #: The action card.
    card: Card
    #: Where the zapped card lies.
    cell: Cell
    do: Literal["zap"]
    #: Where it goes afterwards.
    mode: Mode


class IntentColourOnly(TypedDict):
    """Put an action card on top of the discard pile without its effect (colour-only). Without Silver it is possible only for a card that can have no effect (R-14)."""

    #: The action card.
    card: Card
    do: Literal["colour_only"]


class IntentPass(TypedDict):
    """Do nothing; only for who has no action card and no legal placement (R-2)."""

    do: Literal["pass"]


class IntentBack(TypedDict):
    """Take back the lifting."""

    do: Literal["back"]


class Lifted(TypedDict):
    """A card in the air, while Move a Card is being played."""

    #: The action card, still in the hand.
    by: Card
    #: How many cards of the table were laid before it: there it goes back if the lifting is taken back.
    index: int
    #: Where the action card will go.
    mode: Mode
    #: The lifted card, where and how it stood.
    what: Placed


class Options(TypedDict):
    """What the host of a table can choose."""

    #: Who starts; `null` for chance (R-1).
    starter: Seat | None
    #: Which game.
    variant: Variant


class PlaceView(TypedDict):
    """What an observer knows of one place of the goal ring."""

    #: The goal, if the observer has held it or traded it and so knows where it is now.
    goal: Colour | None
    #: Whose goal lies here; `null` for an unused goal.
    holder: Seat | None
    #: Which.
    place: Place


class Placed(TypedDict):
    """A card on the table."""

    #: Which; `null` is the Silver Dragon.
    card: Card | None
    #: Where.
    cell: Cell
    #: Whether it stands turned by 180 degrees.
    turned: bool


class PlayerView(TypedDict):
    """What an observer knows of one player."""

    #: How many cards the hand has.
    hand: int
    #: The cards of the hand that the observer knows: the observer's own, those that everybody saw being zapped, and those the observer saw when hands were traded. By number.
    known: list[Card]
    #: The turn in which the player last laid a dragon card; 0 if never. Decides Dragon connections.
    laid: int
    #: Whether somebody plays here; if not, a newcomer can (R-10).
    present: bool
    #: Those of them that everybody knows, because they were zapped. By number.
    shown: list[Card]
    #: Whether anybody ever played here: together with `present`, what tells a chair that was given up (R-11) from one that nobody has taken yet.
    taken: bool
    #: How long a chain wins: 7, or less for a child (R-13).
    target: int


class RefusalNotYourTurn(TypedDict):
    """The seat is not asked for anything."""

    why: Literal["not_your_turn"]


class RefusalOver(TypedDict):
    """The match is over."""

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
    """The card is no action card of the kind that does this."""

    #: The card named.
    card: Card
    #: The kind it would take; `null` if any action card would do.
    wanted: ActionKind | None
    why: Literal["not_that_action"]


class RefusalCellTaken(TypedDict):
    """A card lies there."""

    #: The cell named.
    cell: Cell
    why: Literal["cell_taken"]


class RefusalNoNeighbour(TypedDict):
    """No card lies beside it."""

    #: The cell named.
    cell: Cell
    why: Literal["no_neighbour"]


class RefusalNoMatch(TypedDict):
    """No dragon of the card touches one of its colour."""

    #: The cell named.
    cell: Cell
    why: Literal["no_match"]


class RefusalSameWhenTurned(TypedDict):
    """The card looks the same turned: lay it upright."""

    why: Literal["same_when_turned"]


class RefusalNothingThere(TypedDict):
    """Nothing lies there."""

    #: The cell named.
    cell: Cell
    why: Literal["nothing_there"]


class RefusalSilverStays(TypedDict):
    """Silver is neither moved nor zapped."""

    why: Literal["silver_stays"]


class RefusalUnchanged(TypedDict):
    """The lifted card would lie as it lay (R-21)."""

    why: Literal["unchanged"]


class RefusalFitsNowhere(TypedDict):
    """The card cannot lie anywhere else."""

    #: Where it lies.
    cell: Cell
    why: Literal["fits_nowhere"]


class RefusalYourOwn(TypedDict):
    """Another player, or another place, has to be named."""

    why: Literal["your_own"]


class RefusalNobodyThere(TypedDict):
    """Nobody plays in that seat."""

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
    """Something can be played (R-2)."""

    why: Literal["can_play"]


class RefusalCardInTheAir(TypedDict):
    """A lifted card must be put down, or the lifting taken back, first."""

    why: Literal["card_in_the_air"]


class RefusalNothingLifted(TypedDict):
    """There is no lifted card to put down."""

    why: Literal["nothing_lifted"]


class RefusalNothingToTakeBack(TypedDict):
    """There is no step to take back."""

    why: Literal["nothing_to_take_back"]


class SeenDrew(TypedDict):
    """A player drew from the pile."""

    #: Whether it is the bonus for connecting several colours (section 6).
    bonus: bool
    #: Which; only the drawer is told, `null` for others.
    cards: list[Card] | None
    #: How many.
    count: int
    event: Literal["drew"]
    #: Who.
    seat: Seat


class SeenSkipped(TypedDict):
    """The pile is empty and so is the player's hand: the turn passes on."""

    event: Literal["skipped"]
    #: Who.
    seat: Seat


class SeenLaid(TypedDict):
    """A dragon card was laid."""

    #: Which.
    card: Card
    #: Where.
    cell: Cell
    event: Literal["laid"]
    #: By whom.
    seat: Seat
    #: Whether it stands turned.
    turned: bool


#: Two players swapped hands.
SeenHandsTraded = TypedDict(
    "SeenHandsTraded",
    {
        #: The action card.
        "card": "Card",
        "event": 'Literal["hands_traded"]',
        #: What the player gave; only the two are told.
        "gave": "list[Card] | None",
        #: What the player got; only the two are told.
        "got": "list[Card] | None",
        #: Who played the action.
        "seat": "Seat",
        #: With whom.
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
        #: The goal the player gave; only the player and who got it are told.
        "gave": "Colour | None",
        #: The goal the player got; only the player and who gave it are told.
        "got": "Colour | None",
        #: Who held that place; `null` if its goal was unused.
        "holder": "Seat | None",
        #: Who played the action.
        "seat": "Seat",
        #: With which place.
        "with": "Place",
    },
)


class SeenGoalsRotated(TypedDict):
    """All goals moved one place."""

    #: The action card.
    card: Card
    event: Literal["goals_rotated"]
    #: Who played the action.
    seat: Seat
    #: Which way.
    to: Direction
    #: The observer's new goal.
    yours: Colour | None


#: A card of the table was moved.
SeenMoved = TypedDict(
    "SeenMoved",
    {
        #: The action card.
        "card": "Card",
        "event": 'Literal["moved"]',
        #: Where it lay.
        "from": "Cell",
        #: The card that was moved.
        "moved": "Card",
        #: By whom.
        "seat": "Seat",
        #: Where it lies.
        "to": "Cell",
        #: Whether it stands turned.
        "turned": "bool",
    },
)


class SeenZapped(TypedDict):
    """A card of the table went to a hand."""

    #: The action card.
    card: Card
    #: Where it lay.
    cell: Cell
    event: Literal["zapped"]
    #: By whom, and whose hand.
    seat: Seat
    #: The card that was taken.
    zapped: Card


class SeenDiscarded(TypedDict):
    """An action card went to the discard pile."""

    #: Which.
    card: Card
    #: Whether the action had its effect before.
    effect: bool
    event: Literal["discarded"]
    #: By whom.
    seat: Seat
    #: Whether it went under the pile and left Silver as it was.
    under: bool


class SeenPassed(TypedDict):
    """A player could play nothing."""

    event: Literal["passed"]
    #: Who.
    seat: Seat


class SeenJoined(TypedDict):
    """Somebody took an empty seat (R-10)."""

    event: Literal["joined"]
    #: The goal that was waiting; only the newcomer is told.
    goal: Colour | None
    #: Which.
    seat: Seat


class SeenLeft(TypedDict):
    """A player gave up their seat; their hand was shuffled into the pile (R-11)."""

    event: Literal["left"]
    #: Who.
    seat: Seat


class SeenEnded(TypedDict):
    """The match is over."""

    #: Why.
    by: EndedBy
    event: Literal["ended"]
    #: The goals by place; empty in Dragon connections.
    goals: list[Colour]
    #: The winner or winners.
    winners: list[Seat]


class StagePlay(TypedDict):
    """`seat` plays a card."""

    #: Who.
    seat: Seat
    stage: Literal["play"]


class StageOver(TypedDict):
    """The match is over."""

    #: Why.
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
    #: Which: one at first, usually trade goals, then more. At least one, none twice.
    kinds: list[ActionKind]
    #: Whether Silver starts the table.
    silver: bool


class VariantBasicDragons(TypedDict):
    """Goals, and dragon cards only."""

    #: Ages in years of the players by seat; a player under 7 needs only so long a chain (R-13). `null`, and seats past the end, are grown up.
    ages: list[int | None]
    kind: Literal["basic_dragons"]


class VariantDragonConnections(TypedDict):
    """Dragon cards only, no goals: the last player to lay one wins."""

    #: Whether bonus cards are drawn (R-12).
    bonus: bool
    kind: Literal["dragon_connections"]


class View(TypedDict):
    """Everything one observer is entitled to know (section 3), memory included."""

    #: The longest chain of each colour on the table as it is shown here: red, gold, blue, green, black.
    chains: list[Chain]
    #: The discard pile, the bottom card first.
    discard: list[Card]
    #: The action card whose effect ended the match: it never reached the discard pile (R-4).
    ending: Card | None
    #: How many newcomers there were; a match takes ten (R-10).
    joined: int
    #: Passes in a row since the last play, with the pile empty; when everybody who holds cards has passed the match ends (R-9).
    passes: int
    #: How many cards the draw pile has.
    pile: int
    #: The goal ring, clockwise; empty in Dragon connections, which has no goals.
    places: list[PlaceView]
    #: All five chairs, those that nobody holds included: a newcomer can take them (R-10).
    players: list[PlayerView]
    #: The colour of Silver; `null` while it is wild, and when the match is played without it.
    silver: Colour | None
    #: What is going on.
    stage: Stage
    #: The cards on the table, in the order they were laid. The owner of a lifted card sees it without.
    table: list[Placed]
    #: Turns so far, the running one counted; from 1.
    turn: int
    #: What only the owner of a seat knows; `null` for spectators.
    you: You | None


class You(TypedDict):
    """What only the owner of a seat knows."""

    #: The goal; `null` in Dragon connections, and for a seat that was given up.
    goal: Colour | None
    #: In the order the cards came.
    hand: list[Card]
    #: The card lifted and not put down yet.
    lifted: Lifted | None
    #: The seat.
    seat: Seat


class Choices(TypedDict):
    """What a seat can be offered."""

    #: Takes back the seat's last step of a staged turn, if that step told nobody anything new. Offered to people; search and random players leave it alone, so matches end.
    back: Intent | None
    #: `false` when more intents are allowed than are worth listing (bids, offers, free splits of payment); the list is then a sensible sample a bot or a keyboard user can live on.
    complete: bool
    #: The intents that move the match on.
    intents: list[Intent]


#: What an action card does. Three cards each, in this order of numbers.
ActionKind: TypeAlias = Literal["trade_hands", "trade_goals", "rotate_goals", "move_card", "zap_card"]


#: One card of the deck, named by its number. On the wire: that number.
#:
#: 0 to 50 are dragon cards (0 is Rainbow), 51 to 65 action cards, three of each kind. Cards that look the same have numbers of their own.
Card: TypeAlias = int


#: The colour of a dragon and of a goal.
Colour: TypeAlias = Literal["red", "gold", "blue", "green", "black"]


#: Which way goals go round.
Direction: TypeAlias = Literal["left", "right"]


#: Why a match ended.
EndedBy: TypeAlias = Literal["chain", "exhausted", "stuck", "alone", "claimed"]


#: One decision of one seat.
#:
#: Everything is one intent but moving a card, which is staged: `pick_up` lifts it, in the eyes of its player only, and can be taken back; `put_down` makes it happen.
Intent: TypeAlias = IntentPlayDragon | IntentTradeHands | IntentTradeGoals | IntentRotateGoals | IntentPickUp | IntentPutDown | IntentZap | IntentColourOnly | IntentPass | IntentBack


#: Where an action card goes after its effect.
Mode: TypeAlias = Literal["full", "keep_silver"]


#: One of the five goal places, which lie in a ring: 0 to 4 clockwise, one for each chair, so that the places of those who play come first, then the unused ones (R-6). On the wire: that number.
Place: TypeAlias = int


#: Why an intent is refused, as data that a client can explain in its own language.
Refusal: TypeAlias = RefusalNotYourTurn | RefusalOver | RefusalNotInHand | RefusalNotADragon | RefusalNotThatAction | RefusalCellTaken | RefusalNoNeighbour | RefusalNoMatch | RefusalSameWhenTurned | RefusalNothingThere | RefusalSilverStays | RefusalUnchanged | RefusalFitsNowhere | RefusalYourOwn | RefusalNobodyThere | RefusalPileEmpty | RefusalNoSilver | RefusalMustHaveEffect | RefusalCanPlay | RefusalCardInTheAir | RefusalNothingLifted | RefusalNothingToTakeBack


#: A chair at the table, counted clockwise from 0.
Seat: TypeAlias = int


#: Something that happened, as one observer is told of it.
Seen: TypeAlias = SeenDrew | SeenSkipped | SeenLaid | SeenHandsTraded | SeenGoalsTraded | SeenGoalsRotated | SeenMoved | SeenZapped | SeenDiscarded | SeenPassed | SeenJoined | SeenLeft | SeenEnded


#: What is going on.
Stage: TypeAlias = StagePlay | StageOver


#: The full game and its lighter variants (section 10).
Variant: TypeAlias = VariantFull | VariantSingleAction | VariantBasicDragons | VariantDragonConnections


#: To be named when a table is followed: its views and intents have the types of this module then.
GAME: Game[View, Intent] = Game("seven-dragons")
