# Made of seven-wonders.schema.json by `cargo xtask gen`. Do not edit.
"""The wire types of 7 Wonders."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

if sys.version_info >= (3, 11):
    from typing import NotRequired
elif TYPE_CHECKING:
    from typing_extensions import NotRequired

from ..game import Game


class Board(TypedDict):
    """A board: a wonder with one side up."""

    #: The side that is up.
    side: Side
    #: The wonder.
    wonder: Wonder


class BoardTileView(TypedDict):
    """A tile on a board. It stays there permanently and acts as long as its owner has a wonder."""

    #: The cities for which the tile acts.
    on: Upon
    #: The owner of the board.
    seat: Seat
    #: The tile.
    tile: Tile


class CityView(TypedDict):
    """The public state of a city."""

    #: True if the board no longer produces anything and has lost its power (Double Walls). Omitted if false.
    bare: NotRequired[bool]
    #: The cards that are built, in order.
    cards: list[Card]
    #: The coins.
    coins: int
    #: The stages in the order of the board, if it copies those of others (Manneken Pis). Omitted otherwise, and until all boards are chosen.
    copied_stages: NotRequired[list[Printed]]
    #: The leaders and stages that the city has copied, in order. Omitted if there are none.
    copies: NotRequired[list[Copied]]
    #: The lost coins that the city has not paid. Each costs one point. Omitted if 0.
    debts: NotRequired[int]
    #: The number of defeat tokens.
    defeats: int
    #: The number of diplomacy tokens. Each keeps the city out of the conflicts of one age. Omitted if 0.
    diplomacy: NotRequired[int]
    #: True if the once-an-age power to build a black card is unused (Caligula). Omitted if false.
    free_black: NotRequired[bool]
    #: True if the city has a once-an-age power to build without paying and has not used it in this age.
    free_build: bool
    #: The number of those tokens that came in this age. Omitted if 0.
    fresh: NotRequired[int]
    #: The recruited leaders, in order. Omitted if there are none.
    leaders: NotRequired[list[Leader]]
    #: True if the player has given up the seat.
    left: bool
    #: The number of masks: symbols of neighbours' green cards, listed in `tally.masks`. Omitted if 0.
    masks: NotRequired[int]
    #: The player whose victory this city predicted (Pythia). Omitted if there is none.
    named: NotRequired[Seat | None]
    #: The coins paid for leaders without a printed price, if a wonder entombs leaders. Omitted if empty.
    paid: NotRequired[list[PaidView]]
    #: The points lost to failed Great Projects. Omitted if 0.
    penalties: NotRequired[int]
    #: The places of those stages, from 0, if they are not the first ones. Omitted otherwise.
    places: NotRequired[list[int]]
    #: The prices of a unit bought from the neighbours.
    prices: PricesView
    #: The unused tokens of Great Projects that succeeded, by project number. Omitted if there are none.
    projects: NotRequired[list[Project]]
    #: The player; `null` for the Free city.
    seat: Seat | None
    #: The shields as they count in conflicts.
    shields: int
    #: The side that is up; `null` until it is chosen, and without a wonder.
    side: Side | None
    #: The sources, each used from the turn after it came: board, cards, stages, leaders. Tiles are excluded.
    sources: list[Source]
    #: The markers of the stages that are built, in the order of the board.
    stages: list[Marker]
    #: The fixed scientific symbols: compasses, gears, tablets.
    symbols: list[int]
    #: The points that the city would have if the match ended now, with their origins.
    tally: Tally
    #: The entombed leaders, in order. They are no longer leaders of the city. Omitted if there are none.
    tombs: NotRequired[list[TombView]]
    #: True if the bank has paid the city coins in this turn, in matches with leaders. Omitted if false.
    took_coins: NotRequired[bool]
    #: The leaders whose once-a-match power is used up. Omitted if there are none.
    used: NotRequired[list[Leader]]
    #: The numbers of victory tokens of value 1, 3, 5.
    victories: list[int]
    #: True if the `fresh` tokens have no effect (Helen of Troy). Omitted if false.
    void: NotRequired[bool]
    #: The number of scientific symbols of the owner's choice.
    wild_symbols: int
    #: The wonder; `null` until it is chosen, and after Chuck Norris has removed it.
    wonder: Wonder | None


#: A conflict, before and after the play.
ConflictOutlook = TypedDict(
    "ConflictOutlook",
    {
        #: The token with the play.
        "after": "int",
        #: The token if the age ended now, without the play: 1, 3 or 5 for a victory, negative for a defeat, 0 for none. With teams it is the sum of the tokens at stake.
        "before": "int",
        #: The opponent's shields after the play.
        "theirs": "int",
        #: The opponent: a neighbour, unless diplomacy closes the ring.
        "with": "Seat",
    },
)


class ConflictView(TypedDict):
    """The conflicts of one city at the end of an age."""

    #: True if diplomacy kept the city away. In teams a token remains unless both are away. Omitted if false.
    away: NotRequired[bool]
    #: The opponents to the left and to the right; `null` for none. Omitted if they are the neighbours.
    foes: NotRequired[list[Seat | None] | None]
    #: The token of the fight to the left. Victories give 1, 3 or 5, a defeat -1 (or -2 for two tokens), 0 is no token.
    left: int
    #: The token of the fight to the right.
    right: int
    #: The shields of the city.
    shields: int
    #: The defeat tokens that the city took from defeated opponents (Tomyris). Omitted if 0.
    taken: NotRequired[int]
    #: The number of such tokens from each fight: two in teams. Omitted if 1.
    tokens: NotRequired[int]


class CopiedLeader(TypedDict):
    """A leader, copied by the Courtesans guild."""

    #: The leader.
    leader: Leader
    of: Literal["leader"]


class CopiedStage(TypedDict):
    """A stage, copied by Herodotus."""

    #: The board.
    board: Board
    of: Literal["stage"]
    #: The place of the stage, from 0.
    stage: int


class CopiedGuild(TypedDict):
    """A guild of a neighbour that the wonder copies."""

    #: The guild.
    guild: Card
    #: The leader of a neighbour that the guild copies in turn. Omitted if it copies none.
    leader: NotRequired[Leader | None]
    #: Its points apart from symbols, including those of `leader`.
    points: int


class DrawView(TypedDict):
    """A leader drawn from the deck."""

    #: The leader, if the observer knows it.
    leader: Leader | None
    #: True if all observers saw the leader.
    open: bool
    #: The player who drew.
    seat: Seat


class Foreseen(TypedDict):
    """The cards of a later age, shown by the Sith Lord."""

    #: The age.
    age: int
    #: The cards, in the order of card numbers.
    cards: list[Card]


#: A leader given to another player.
GiftView = TypedDict(
    "GiftView",
    {
        #: The number of leaders that had been drawn before this gift.
        "draws": "int",
        #: The player who gave the leader.
        "from": "Seat",
        #: The leader, if the observer knows it.
        "leader": "Leader | None",
        #: True if the receiver has not decided about the gift yet.
        "pending": "bool",
        #: The player who received it.
        "to": "Seat",
    },
)


class GoneView(TypedDict):
    """A discarded leader that all observers have seen."""

    #: The leader.
    leader: Leader
    #: The owner of the leader.
    seat: Seat


class HandQuote(TypedDict):
    """The quotes of plays that are the same with every card or leader of the hand."""

    #: Discarding for coins.
    sold: Receipt
    #: The next stage.
    stage: NotRequired[Quote]


#: Build it and pay its cost.
HowBuild = TypedDict(
    "HowBuild",
    {
        "as": 'Literal["build"]',
        #: The payment for the card.
        "pay": "Payment",
    },
)


#: Build it free, because the city has an earlier card of its chain.
HowChain = TypedDict(
    "HowChain",
    {
        "as": 'Literal["chain"]',
    },
)


#: Build it free with a power: that of Olympia (A), of a leader, or of a token of a Great Project.
HowPower = TypedDict(
    "HowPower",
    {
        "as": 'Literal["power"]',
    },
)


#: Build it with one unit of a resource in place of all (Jesus).
HowPlenty = TypedDict(
    "HowPlenty",
    {
        "as": 'Literal["plenty"]',
        #: The resource.
        "of": "Resource",
        #: The payment for the rest.
        "pay": "Payment",
    },
)


#: Build a stage other than the next, where stages are built in any order. The card marks it, face down.
HowOtherStage = TypedDict(
    "HowOtherStage",
    {
        "as": 'Literal["other_stage"]',
        #: The payment for the stage.
        "pay": "Payment",
        #: The place of the stage, from 0.
        "stage": "int",
    },
)


#: Build the next stage of the wonder. The card marks it, face down.
HowStage = TypedDict(
    "HowStage",
    {
        "as": 'Literal["stage"]',
        #: The payment for the stage.
        "pay": "Payment",
    },
)


#: Build it, and join the Great Project with it.
HowJoin = TypedDict(
    "HowJoin",
    {
        "as": 'Literal["join"]',
        #: The way in which it is built.
        "by": "Joined",
        #: The payment for the resources of both, or of the project alone if the card is free.
        "pay": "Payment",
    },
)


#: Build a stage free with a token of a Great Project. The card marks it, face down.
HowFreeStage = TypedDict(
    "HowFreeStage",
    {
        "as": 'Literal["free_stage"]',
        #: The place of the stage, from 0: the next one, unless any may be built.
        "stage": "int",
    },
)


#: Discard it without coins, and lay a tile on the Tower of Babel at the end of the turn.
HowTile = TypedDict(
    "HowTile",
    {
        "as": 'Literal["tile"]',
        #: The tile; required in an intent. For others it is omitted until the tile is laid.
        "tile": "NotRequired[Tile | None]",
    },
)


#: Discard it for 3 coins.
HowDiscard = TypedDict(
    "HowDiscard",
    {
        "as": 'Literal["discard"]',
    },
)


class IntentChoose(TypedDict):
    """Take a board before the match begins (options `picked`)."""

    do: Literal["choose"]
    #: The side; the given one, if sides are not picked.
    side: Side
    #: The wonder; the dealt one, if wonders are dealt.
    wonder: Wonder


class IntentPlay(TypedDict):
    """Play a card of the hand, the last card of an age included."""

    #: The card.
    card: Card
    #: The city for which it is played: the player's own seat, or the Free city.
    city: Seat
    do: Literal["play"]
    #: The use of the card.
    how: How


class IntentKeep(TypedDict):
    """Keep a leader of the pack."""

    do: Literal["keep"]
    #: The leader.
    leader: Leader


class IntentKeepTile(TypedDict):
    """Keep a tile of the pack (Tower of Babel)."""

    do: Literal["keep_tile"]
    #: The tile.
    tile: Tile


class IntentLayTile(TypedDict):
    """Lay an own tile on the board of the wonder (Babel)."""

    do: Literal["lay_tile"]
    #: The tile.
    tile: Tile


class IntentLead(TypedDict):
    """Play a leader of the hand."""

    do: Literal["lead"]
    #: The use of the leader.
    how: LeaderHow
    #: The leader.
    leader: Leader


class IntentFromDiscard(TypedDict):
    """Build a card of the discard pile free."""

    #: The card.
    card: Card
    do: Literal["from_discard"]


class IntentLeader(TypedDict):
    """Choose one of the offered leaders, to recruit, give away, copy or entomb it."""

    do: Literal["leader"]
    #: The leader.
    leader: Leader
    #: The stage that the leader builds, from 0, if it is not the next one. Omitted otherwise.
    stage: NotRequired[int | None]


class IntentPiece(TypedDict):
    """Choose a card or a stage of a city."""

    #: The card or stage.
    at: Piece
    do: Literal["piece"]


class IntentSwap(TypedDict):
    """Choose the cards that are exchanged."""

    do: Literal["swap"]
    #: The two cards.
    pair: Pair


class IntentName(TypedDict):
    """Choose a player."""

    do: Literal["name"]
    #: The player.
    seat: Seat


class IntentTokens(TypedDict):
    """Lose these victory tokens (a Great Project that failed)."""

    do: Literal["tokens"]
    #: The numbers of tokens of value 1, 3, 5.
    lost: list[int]


class IntentPay(TypedDict):
    """Pay this number of the lost coins (Cities). The rest becomes debts."""

    #: The number of coins.
    coins: int
    do: Literal["pay"]


class IntentAnnounce(TypedDict):
    """Use the offered power."""

    do: Literal["announce"]


class IntentDecline(TypedDict):
    """Decline all that is offered."""

    do: Literal["decline"]


class JoinOffer(TypedDict):
    """A way to build a card and join the Great Project with it."""

    #: The way in which the card is built.
    by: Joined
    #: The price of both together.
    means: Means
    #: The receipts and the outlook of this choice. Omitted if empty.
    quote: NotRequired[Quote]
    #: True if a token is used up, because the card has another colour than the project.
    token: NotRequired[bool]


class KnownHand(TypedDict):
    """A hand that the observer or the partner has held and another player holds now."""

    #: The cards that were in it, without those that were seen being played since.
    cards: list[Card]
    #: The number of cards that left the hand face down since: so many of `cards` are no longer in it. In the two-player game the card that its holder drew may be among those that left.
    gone: int
    #: The player who holds it.
    seat: Seat


class LeaderDeedKeep(TypedDict):
    """The leader is kept."""

    do: Literal["keep"]
    #: The leader.
    leader: Leader


class LeaderDeedLead(TypedDict):
    """The leader is played."""

    do: Literal["lead"]
    #: The use of the leader.
    how: LeaderHow
    #: The leader.
    leader: Leader


#: Recruit the leader and pay its cost.
LeaderHowRecruit = TypedDict(
    "LeaderHowRecruit",
    {
        "as": 'Literal["recruit"]',
    },
)


#: Build the next stage of the wonder. The leader marks it, face down.
LeaderHowStage = TypedDict(
    "LeaderHowStage",
    {
        "as": 'Literal["stage"]',
        #: The payment for the stage.
        "pay": "Payment",
    },
)


#: Recruit the leader to build a stage other than the next (Stevie or Hercules, with stages in any order).
LeaderHowRecruitFor = TypedDict(
    "LeaderHowRecruitFor",
    {
        "as": 'Literal["recruit_for"]',
        #: The place of the stage, from 0.
        "stage": "int",
    },
)


#: Build a stage other than the next, where stages are built in any order. The leader marks it, face down.
LeaderHowOtherStage = TypedDict(
    "LeaderHowOtherStage",
    {
        "as": 'Literal["other_stage"]',
        #: The payment for the stage.
        "pay": "Payment",
        #: The place of the stage, from 0.
        "stage": "int",
    },
)


#: Build a stage free with a token of a Great Project. The leader marks it, face down.
LeaderHowFreeStage = TypedDict(
    "LeaderHowFreeStage",
    {
        "as": 'Literal["free_stage"]',
        #: The place of the stage, from 0: the next one, unless any may be built.
        "stage": "int",
    },
)


#: Discard the leader for 3 coins.
LeaderHowDiscard = TypedDict(
    "LeaderHowDiscard",
    {
        "as": 'Literal["discard"]',
    },
)


class LeaderOffer(TypedDict):
    """A leader that can be chosen, with the price."""

    #: The points that the city would gain if the leader were entombed and the match ended now. Omitted if 0, and where no leader is entombed.
    gain: NotRequired[int]
    #: The leader.
    leader: Leader
    #: The receipts and the outlook of this choice. Omitted if empty.
    quote: NotRequired[Quote]
    #: The price of recruiting. Nothing is paid for a leader that is given away, copied or entombed.
    recruit: Means
    #: The prices if the leader builds a stage other than the next. Omitted if that is not possible.
    stages: NotRequired[list[StageOffer]]


class LeadersSets(TypedDict):
    """The leaders of the sets that the host picked."""

    sets: Sets


class LeadersView(TypedDict):
    """The public state of the leaders that are not in play."""

    #: The number of leaders left in the deck.
    deck: int
    #: The number of leaders that each player has discarded.
    discarded: list[int]
    #: The leaders drawn from the deck since the deal, in order. Omitted if there are none.
    draws: NotRequired[list[DrawView]]
    #: The leaders given from hand to hand, in order. Omitted if there are none.
    gifts: NotRequired[list[GiftView]]
    #: The discarded leaders that all observers have seen. Omitted if there are none.
    gone: NotRequired[list[GoneView]]
    #: The number of leaders in each player's hand.
    hands: list[int]
    #: The player who recruited Jesus, if another player has him now. Omitted otherwise.
    jesus: NotRequired[Seat | None]
    #: The number of finished rounds of the draft: 4 after it.
    rounds: int


class LedView(TypedDict):
    """The play of one leader in a leader phase."""

    #: The city.
    city: Seat
    #: The use of the leader.
    how: LeaderHow
    #: The coins received.
    income: int
    #: The leader, if the observer knows it.
    leader: Leader | None


class LineOwn(TypedDict):
    """Units that the city makes itself."""

    #: The things that make them.
    by: list[Thing]
    line: Literal["own"]
    #: The units.
    units: list[Resource]


class LineWaived(TypedDict):
    """Units that need not be paid."""

    #: The thing that waives them.
    by: Thing
    line: Literal["waived"]
    #: The units.
    units: list[Resource]


class LineExchanged(TypedDict):
    """Two units of one kind become one of another. They are produced or bought, and also listed in other lines."""

    #: The thing that allows the exchange.
    by: Thing
    #: The one unit.
    into: list[Resource]
    line: Literal["exchanged"]
    #: The two units.
    units: list[Resource]


#: An earlier card makes it free.
LineChain = TypedDict(
    "LineChain",
    {
        "line": 'Literal["chain"]',
        #: The earlier card.
        "with": "Card",
    },
)


class LinePower(TypedDict):
    """A power makes it free."""

    #: The thing that has the power.
    by: Thing
    line: Literal["power"]


class LineBought(TypedDict):
    """Units bought from a neighbour at one price; the coins go there."""

    #: The sum, zero or negative.
    coins: int
    #: The coins for each unit.
    each: int
    line: Literal["bought"]
    #: The neighbour.
    of: Seat
    #: The coins for each unit that come from tiles of the Tower of Babel, negative if they are less. Omitted if 0.
    tower: NotRequired[int]
    #: The units.
    units: list[Resource]


class LineBank(TypedDict):
    """Units bought from the bank."""

    #: The thing that lets the bank sell.
    by: Thing
    #: The sum, negative.
    coins: int
    line: Literal["bank"]
    #: The units.
    units: list[Resource]


class LinePrinted(TypedDict):
    """Coins printed on the thing, to the bank."""

    #: The coins, negative.
    coins: int
    line: Literal["printed"]


class LineCheaper(TypedDict):
    """A reduction of the printed coins."""

    #: The thing that causes it.
    by: Thing
    #: The reduction, positive.
    coins: int
    line: Literal["cheaper"]


class LineInCoins(TypedDict):
    """Units that are paid in coins to the bank; they can be had in no other way."""

    #: The thing that demands it.
    by: Thing
    #: The coins, negative.
    coins: int
    line: Literal["in_coins"]
    #: The units.
    units: list[Resource]


class LineTax(TypedDict):
    """A tax to the bank."""

    #: The thing that demands it.
    by: Thing
    #: The coins, negative.
    coins: int
    line: Literal["tax"]


class LineJoins(TypedDict):
    """Coins to the bank for joining the Great Project. Its units are in other lines."""

    #: The coins, negative.
    coins: int
    line: Literal["joins"]
    #: The project.
    project: Project


class LineSold(TypedDict):
    """Coins from the bank for a discarded card or leader."""

    #: The coins, positive.
    coins: int
    line: Literal["sold"]


class LineGain(TypedDict):
    """Coins from the bank through an effect."""

    #: The thing that brings them: the one played, or one that the city has.
    by: Thing
    #: The coins, positive.
    coins: int
    line: Literal["gain"]


class LineLacking(TypedDict):
    """Units that no neighbour sells. The thing cannot be built."""

    line: Literal["lacking"]
    #: The units.
    units: list[Resource]


class Loss(TypedDict):
    """A loss of coins of another city."""

    #: The city.
    city: Seat
    #: The number of coins.
    coins: int


class LossView(TypedDict):
    """The loss of a city."""

    #: The city.
    city: Seat
    #: The coins that it had to pay.
    coins: int
    #: The coins that it paid. Each unpaid coin became a debt.
    paid: int


class LostCard(TypedDict):
    """A card, which went to the discard pile."""

    card: Card


class LostCoins(TypedDict):
    """All coins: this number."""

    coins: int


class LostVictories(TypedDict):
    """Victory tokens: the numbers of value 1, 3, 5."""

    victories: list[int]


class LostPoints(TypedDict):
    """This number of points, because the city had nothing to lose."""

    points: int


class Marker(TypedDict):
    """The marker of a stage that is built."""

    #: The age on the back of the card; 0 if the marker is no card.
    age: int
    #: The card, if the observer knows it. At the end of the match all observers do.
    card: Card | None
    #: The colour of the card, if its stage counts cards of that colour and so all players have seen it. Omitted otherwise.
    colour: NotRequired[Colour | None]
    #: The leader, if the observer knows it. At the end of the match all observers do. Omitted otherwise.
    leader: NotRequired[Leader | None]
    #: The position of the marker. Omitted if face down.
    lies: NotRequired[Lies]


class MatterRaiseRaise(TypedDict):
    #: The place of the stage, from 0.
    stage: int
    #: The leader that marks it; `null` if nothing marks it.
    under: Leader | None


#: A leader builds a stage (Stevie or Hercules). No decision.
MatterRaise = TypedDict(
    "MatterRaise",
    {
        "raise": "MatterRaiseRaise",
    },
)


class MatterHandHand(TypedDict):
    #: The number of leaders.
    leaders: int


class MatterHand(TypedDict):
    """Leaders are drawn into the hand. No decision."""

    hand: MatterHandHand


class MatterGiveGive(TypedDict):
    #: The player who receives it.
    to: Seat


class MatterGive(TypedDict):
    """The player gives a leader of the hand away."""

    give: MatterGiveGive


class MatterEntombEntomb(TypedDict):
    #: The stage of the tomb, from 0; `null` if the stage was copied.
    stage: int | None


class MatterEntomb(TypedDict):
    """The player may entomb a leader of the city."""

    entomb: MatterEntombEntomb


class MatterLayTileLayTile(TypedDict):
    #: The cities for which it will act there.
    on: Upon


class MatterLayTile(TypedDict):
    """The player may lay a tile on their own board."""

    lay_tile: MatterLayTileLayTile


class MatterEngageEngage(TypedDict):
    #: The drawn leader; `null` before the draw.
    leader: Leader | None


class MatterEngage(TypedDict):
    """A leader is drawn openly, and the player may recruit it at full cost."""

    engage: MatterEngageEngage


#: Free by its chain.
MeansChain = TypedDict(
    "MeansChain",
    {
        #: The coins to the bank in spite of the chain: taxes. Omitted if 0.
        "bank": "NotRequired[int]",
        "means": 'Literal["chain"]',
        #: The card that makes it free: of the city, or of a neighbour where those count.
        "with": "Card",
    },
)


class MeansPay(TypedDict):
    """Payable with resources and coins."""

    #: The coins to the bank.
    bank: int
    means: Literal["pay"]
    #: The payments that no other beats for both neighbours, by rising coins to the left. A single payment of nothing if the city produces all units.
    ways: list[Payment]


class MeansNo(TypedDict):
    """Not possible."""

    #: The reason.
    because: Refusal
    means: Literal["no"]


class Offer(TypedDict):
    """The ways to play one card, apart from building a stage and discarding."""

    #: The price of building the card.
    build: Means
    #: The card.
    card: Card
    #: The price of the card without its chain, where chains are taxed. Omitted otherwise.
    instead: NotRequired[PaidOffer | None]
    #: The ways to build the card and join the Great Project. Omitted if there are none.
    joins: NotRequired[list[JoinOffer]]
    #: The ways to build the card with one unit of a resource in place of all (Jesus). Omitted if none.
    plenty: NotRequired[list[PlentyOffer]]
    #: True if a power can build the card free.
    power: bool
    #: The receipts and the outlook of building the card. Omitted if empty.
    quote: NotRequired[Quote]


class OffersBoard(TypedDict):
    """A board to choose."""

    asked: Literal["board"]
    #: The boards among these that need a missing box and cannot be chosen. Omitted if there are none.
    lacking: NotRequired[list[Board]]
    #: The sides that can be chosen.
    sides: list[Side]
    #: The wonders that can be chosen.
    wonders: list[Wonder]


class OffersPlay(TypedDict):
    """A card of the hand to play."""

    asked: Literal["play"]
    #: The cards, each once, in the order of card numbers.
    cards: list[Offer]
    #: The city for which it is played.
    city: Seat
    #: The coins that can be spent: those held at the start of the turn.
    coins: int
    #: True if a card can be discarded for coins. The Free city discards only if it can build nothing; all others always can.
    discard: bool
    #: True if the city has an unused once-an-age power to build without paying.
    free_build: bool
    #: The stages that a token of a Great Project builds free. Omitted if there are none.
    free_stages: NotRequired[list[StageOffer]]
    #: The receipts of the next stage and of discarding. Omitted if empty.
    quote: NotRequired[HandQuote]
    #: The price of the next stage of the wonder, the same with every card.
    stage: Means
    #: The other stages that may be built now, with their prices. Omitted if there are none.
    stages: NotRequired[list[StageOffer]]
    #: The tiles that can be laid by discarding a card. Omitted if there are none.
    tiles: NotRequired[list[Tile]]


class OffersTiles(TypedDict):
    """A tile to keep in the draft."""

    asked: Literal["tiles"]
    #: The pack.
    tiles: list[Tile]


class OffersTokens(TypedDict):
    """Victory tokens to lose (a failed Great Project)."""

    asked: Literal["tokens"]
    #: The city that loses them.
    city: Seat
    #: The possible choices: the numbers of tokens of value 1, 3, 5.
    lost: list[list[int]]


class OffersKeep(TypedDict):
    """A leader to keep in the draft."""

    asked: Literal["keep"]
    #: The pack.
    leaders: list[Leader]


class OffersLead(TypedDict):
    """A leader to recruit, to mark a stage with, or to discard for coins."""

    asked: Literal["lead"]
    #: The city for which the leader is played.
    city: Seat
    #: The coins that can be spent.
    coins: int
    #: The stages that a token of a Great Project builds free. Omitted if there are none.
    free_stages: NotRequired[list[StageOffer]]
    #: The leaders in hand.
    leaders: list[LeaderOffer]
    #: The receipts of the next stage and of discarding. Omitted if empty.
    quote: NotRequired[HandQuote]
    #: The price of the next stage of the wonder, the same with every leader.
    stage: Means
    #: The other stages that may be built now, with their prices. Omitted if there are none.
    stages: NotRequired[list[StageOffer]]


class OffersLayTile(TypedDict):
    """A tile to lay on the board of the wonder, or none."""

    asked: Literal["lay_tile"]
    #: The city that lays it.
    city: Seat
    #: The cities for which the tile will act.
    on: Upon
    #: The tiles that can be laid.
    tiles: list[Tile]


class OffersLeader(TypedDict):
    """A leader to recruit, give away, copy or entomb."""

    asked: Literal["leader"]
    #: The city that decides.
    city: Seat
    #: The coins that can be spent.
    coins: int
    #: True if the player may choose none.
    decline: bool
    #: The leaders that can be chosen.
    leaders: list[LeaderOffer]
    #: The question.
    matter: Matter


class OffersPiece(TypedDict):
    """A card or a stage of a neighbour, or a card of the own city as the penalty of a Great Project."""

    asked: Literal["piece"]
    #: The city that decides.
    city: Seat
    #: True if the player may choose none.
    decline: bool
    #: The question.
    matter: Matter
    #: The cards or stages that can be chosen.
    pieces: list[Piece]


class OffersSwap(TypedDict):
    """Cards of the neighbours to exchange, or none."""

    asked: Literal["swap"]
    #: The city that decides.
    city: Seat
    #: The pairs that can be exchanged.
    pairs: list[Pair]


class OffersName(TypedDict):
    """A player to name as the winner."""

    asked: Literal["name"]
    #: The city that decides.
    city: Seat
    #: The players that can be named.
    seats: list[Seat]


class OffersAnnounce(TypedDict):
    """A power to use, or not."""

    asked: Literal["announce"]
    #: The city that decides.
    city: Seat
    #: The question.
    matter: Matter


class OffersLoss(TypedDict):
    """The number of coins of a loss to pay: 0 to `most`."""

    asked: Literal["loss"]
    #: The city that loses them.
    city: Seat
    #: The coins that it has.
    coins: int
    #: The coins that it loses.
    loses: int
    #: The most that it can pay. Each coin that it does not pay becomes a debt.
    most: int


class OffersFromDiscard(TypedDict):
    """A card of the discard pile to build, or none."""

    asked: Literal["from_discard"]
    #: The cards that can be built.
    cards: list[Card]
    #: The city that builds.
    city: Seat
    #: The quotes of these cards, in the same order.
    quotes: NotRequired[list[Quote]]


class OpenedView(TypedDict):
    """A card or leader that had marked a stage, or a leader of a tomb."""

    #: The card, if it was one.
    card: Card | None
    #: The city of the wonder.
    city: Seat
    #: True if the card was discarded because the city had one of that name.
    discarded: bool
    #: The leader, if it was one.
    leader: Leader | None


class Options(TypedDict):
    """The options that the host of a table can choose."""

    #: The boards in addition to those of the boxes. They need three players.
    boards: NotRequired[Boards]
    #: The box Cities: black cards, debts, diplomacy. It needs three players. Eight players need it.
    cities: NotRequired[bool]
    #: The way in which leaders come into hands.
    leader_draft: NotRequired[LeaderDraft]
    #: The leaders of the match. Leaders need at least three players.
    leaders: NotRequired[Leaders]
    #: The Great Projects of the box Babel. They need three players.
    projects: NotRequired[bool]
    #: The side of the boards that is up.
    sides: SideChoice
    #: True for teams of two players side by side. Teams need Cities and 4, 6 or 8 players.
    teams: NotRequired[bool]
    #: The Tower of Babel of the box Babel. It needs three players.
    tower: NotRequired[bool]
    #: The way in which wonders are assigned.
    wonders: Wonders


class Outlook(TypedDict):
    """The results of a play other than coins, after the cheapest way to pay. It does not repeat the print of the thing: its production, and the cards that it makes free later."""

    #: The conflicts of this age with another result than before, by opponent. Omitted if there are none.
    conflicts: NotRequired[list[ConflictOutlook]]
    #: The coins that others lose to the bank. With Cities they pay or owe all of them, otherwise they lose those they have. Omitted if there are none.
    losses: NotRequired[list[Loss]]
    #: The rows of the score sheet that would change if the match ended now, except coins. Omitted if there are none.
    points: NotRequired[list[RowOutlook]]
    #: The city's shields afterwards. Omitted if they do not change.
    shields: NotRequired[int | None]


class OwnLeaders(TypedDict):
    """The leaders that only the owner of a seat knows."""

    #: The decision laid face down; `null` if none.
    deed: LeaderDeed | None
    #: The leaders that the player has discarded.
    discarded: list[Leader]
    #: The leaders received from other players: the player recruits one. Omitted if there are none.
    given: NotRequired[list[Leader]]
    #: The hand, in the order of leader numbers. A leader laid face down stays here until all have laid one.
    hand: list[Leader]
    #: The packs that the player held in the draft, by round. The last may be the present pack.
    looks: list[list[Leader]]
    #: The pack from which the player keeps one leader now, in the draft.
    pack: list[Leader]


class OwnTiles(TypedDict):
    """The tiles that only the owner of a seat knows."""

    #: The tile laid face down in this round of the draft; `null` if none.
    deed: Tile | None
    #: The tiles that the player kept and has not laid, by number.
    hand: list[Tile]
    #: The packs that the player held in the draft, by round. The last may be the present pack.
    looks: list[list[Tile]]
    #: The pack from which the player keeps one tile now, in the draft.
    pack: list[Tile]
    #: The tile that the player lays on the tower at the end of this turn. Omitted if there is none.
    pending: NotRequired[Tile | None]


class PaidOffer(TypedDict):
    """The price of a card that a chain could build as well."""

    #: The price.
    means: Means
    #: The receipts and the outlook of this choice. Omitted if empty.
    quote: NotRequired[Quote]


class PaidView(TypedDict):
    """The price that was paid for a leader."""

    #: The number of coins.
    coins: int
    #: The leader.
    leader: Leader


class Pair(TypedDict):
    """Two cards that can be exchanged."""

    #: The left neighbour's card.
    left: Card
    #: The right neighbour's card.
    right: Card


class Partner(TypedDict):
    """The hands that partners show each other: the present one and the earlier ones."""

    #: The cards in their hand. A picked card stays here until the turn ends.
    hand: list[Card]
    #: The hands that they held in this age, by turn. The last is the present hand.
    held: list[list[Card]]
    #: The partner.
    seat: Seat


class Payment(TypedDict):
    """Coins for bought resources. The coins that the thing itself costs are not included: they go to the bank."""

    #: Coins to the bank for units that it sells. Omitted if 0.
    bank: NotRequired[int]
    #: Coins to the left neighbour (the next one clockwise).
    left: int
    #: Coins to the right neighbour (the previous one).
    right: int


class Pick(TypedDict):
    """A play laid face down."""

    #: The card.
    card: Card
    #: The city for which it is played.
    city: Seat
    #: The use of the card.
    how: How


class PieceCard(TypedDict):
    """A card that is built."""

    #: The card.
    card: Card
    #: The city.
    city: Seat
    piece: Literal["card"]


class PieceStage(TypedDict):
    """A stage that is built."""

    #: The city.
    city: Seat
    piece: Literal["stage"]
    #: The place of the stage, from 0.
    stage: int


class PlacedView(TypedDict):
    """A tile on the Tower of Babel."""

    #: The player who laid it.
    seat: Seat
    #: The tile.
    tile: Tile


class PlayView(TypedDict):
    """The play of one city in a turn."""

    #: The card, if the observer knows it: it was built, or the observer played it or saw it later.
    card: Card | None
    #: The city.
    city: Seat
    #: The colour of the card, if its stage counts cards of that colour and so all players saw it. Omitted otherwise.
    colour: NotRequired[Colour | None]
    #: True if the card went to the discard pile later. Omitted if false.
    discarded: NotRequired[bool]
    #: The use of the card.
    how: How
    #: The coins received: for a discarded card, from effects and from neighbours.
    income: int
    #: True if the card is a marker that was turned face up later. Omitted if false.
    opened: NotRequired[bool]
    #: The stage built, from 0, in matches with leaders or boards of other boxes. Omitted otherwise.
    stage: NotRequired[int | None]


class PlentyOffer(TypedDict):
    """A way to build a card with one unit of a resource in place of all that the card costs (Jesus)."""

    #: The coins to the bank.
    bank: int
    #: The resource.
    of: Resource
    #: The receipts and the outlook of this choice. Omitted if empty.
    quote: NotRequired[Quote]
    #: The possible payments for the rest.
    ways: list[Payment]


class PricesView(TypedDict):
    """The prices of one unit from each neighbour."""

    #: True if the first unit of a turn from the left neighbour costs a coin less. Omitted if false.
    first_left: NotRequired[bool]
    #: True if the first unit of a turn from the right neighbour costs a coin less. Omitted if false.
    first_right: NotRequired[bool]
    #: Glass, loom or papyrus from the left neighbour.
    manufactured_left: int
    #: Glass, loom or papyrus from the right neighbour.
    manufactured_right: int
    #: Wood, stone, ore or clay from the left neighbour.
    raw_left: int
    #: Wood, stone, ore or clay from the right neighbour.
    raw_right: int


class Printed(TypedDict):
    """A stage, by the board on which it is printed."""

    #: The board.
    board: Board
    #: The place of the stage, from 0.
    stage: int


class ProjectView(TypedDict):
    """A Great Project."""

    #: All tokens were taken in an earlier turn: no player can join.
    closed: NotRequired[bool]
    #: True if it has succeeded, false if it has failed. Omitted until the end of the age.
    done: NotRequired[bool | None]
    #: The number of tokens needed for its success.
    needed: int
    #: The project.
    project: Project
    #: The number of tokens that each player has taken.
    taken: list[int]


class Quote(TypedDict):
    """The price of building or recruiting something, in each possible way, and its results. It is computed as if no other player did anything this turn."""

    #: The results other than coins. Omitted if there are none, and if the thing is out of reach.
    outlook: NotRequired[Outlook]
    #: The receipt of building it with a power. Omitted if no power can.
    power: NotRequired[Receipt]
    #: A receipt for each of the `ways`, in their order, or one for a chain. For something out of reach, one receipt shows how far the city gets. It lists the lacking units, or the cheapest way for which it has too few coins. Omitted if empty.
    receipts: NotRequired[list[Receipt]]


class RefusalNotYourTurn(TypedDict):
    """The seat has no decision now."""

    why: Literal["not_your_turn"]


class RefusalOver(TypedDict):
    """The match is finished."""

    why: Literal["over"]


class RefusalNotNow(TypedDict):
    """The seat has another decision now."""

    why: Literal["not_now"]


class RefusalNotYourCity(TypedDict):
    """The player plays for their own city first, and for the Free city only in their turn to do so."""

    why: Literal["not_your_city"]


class RefusalNotInHand(TypedDict):
    """The card is not in the hand."""

    #: The named card.
    card: Card
    why: Literal["not_in_hand"]


class RefusalNotYourLeader(TypedDict):
    """The leader is not in the hand, or not in the pack."""

    #: The named leader.
    leader: Leader
    why: Literal["not_your_leader"]


class RefusalNotYourTile(TypedDict):
    """The tile is not one that the player has or can keep."""

    #: The named tile.
    tile: Tile
    why: Literal["not_your_tile"]


class RefusalNameTile(TypedDict):
    """The intent names no tile."""

    why: Literal["name_tile"]


class RefusalNoPart(TypedDict):
    """There is no Great Project to join with that card, or not if it is built in that way, or the coins are too few."""

    why: Literal["no_part"]


class RefusalNotInDiscard(TypedDict):
    """The card is not in the discard pile."""

    #: The named card.
    card: Card
    why: Literal["not_in_discard"]


class RefusalAlreadyBuilt(TypedDict):
    """The city has a card of that name."""

    #: The card that the city has.
    card: Card
    why: Literal["already_built"]


class RefusalWonderComplete(TypedDict):
    """All stages are built."""

    why: Literal["wonder_complete"]


class RefusalNoWonder(TypedDict):
    """The city has no wonder any more."""

    why: Literal["no_wonder"]


class RefusalNoStages(TypedDict):
    """The city has Jesus, and so builds no stages."""

    why: Literal["no_stages"]


class RefusalNotThatStage(TypedDict):
    """That stage cannot be built now, or not by that intent: the next stage is not another stage."""

    why: Literal["not_that_stage"]


class RefusalNoPlenty(TypedDict):
    """Nothing gives as many units of that resource as are needed."""

    why: Literal["no_plenty"]


class RefusalNotOffered(TypedDict):
    """That cannot be chosen now."""

    why: Literal["not_offered"]


class RefusalPaysTooMuch(TypedDict):
    """The player pays more coins than are lost, or than the city has."""

    #: The most coins that can be paid.
    most: int
    why: Literal["pays_too_much"]


class RefusalMustChoose(TypedDict):
    """The player has to choose something."""

    why: Literal["must_choose"]


class RefusalResourcesMissing(TypedDict):
    """Neither the city nor its neighbours can produce the missing units, at any price."""

    #: A smallest set of units that cannot be had.
    missing: list[Resource]
    why: Literal["resources_missing"]


class RefusalCoinsMissing(TypedDict):
    """The coins held at the start of the turn are too few."""

    #: The coins held at the start of the turn.
    held: int
    #: The coins of the cheapest way, including those to the bank.
    needed: int
    #: The cheapest ways to buy the resources, if the coins were enough.
    ways: list[Payment]
    why: Literal["coins_missing"]


class RefusalOverpaid(TypedDict):
    """The same can be had for less."""

    #: The possible ways without waste.
    ways: list[Payment]
    why: Literal["overpaid"]


class RefusalUnderpaid(TypedDict):
    """The payment does not buy the missing units."""

    #: The possible ways without waste.
    ways: list[Payment]
    why: Literal["underpaid"]


#: The chain makes the card free, so nothing is paid.
RefusalFreeByChain = TypedDict(
    "RefusalFreeByChain",
    {
        "why": 'Literal["free_by_chain"]',
        #: The card that makes it free.
        "with": "Card",
    },
)


class RefusalNoChain(TypedDict):
    """The city has no earlier card of the chain."""

    why: Literal["no_chain"]


class RefusalNoFreeBuild(TypedDict):
    """The city has no power to build without paying, or has used it in this age."""

    why: Literal["no_free_build"]


class RefusalPowerWasted(TypedDict):
    """The card costs nothing, so the power would be wasted (R-6)."""

    why: Literal["power_wasted"]


class RefusalFreeCityBuilds(TypedDict):
    """The Free city builds if it can. It sells a card only if it cannot (R-31)."""

    why: Literal["free_city_builds"]


class RefusalWonderNotFree(TypedDict):
    """Another player has that wonder, or another one was dealt to you."""

    why: Literal["wonder_not_free"]


class RefusalSideMissing(TypedDict):
    """Only the other side of the wonder is available, because this one needs a box that is not played."""

    why: Literal["side_missing"]


class RefusalSideGiven(TypedDict):
    """The side is not picked but given."""

    why: Literal["side_given"]


class RefusalPickedAlready(TypedDict):
    """The only card of this kind is picked for the player's own city, which comes before the Free city."""

    #: The named card.
    card: Card
    why: Literal["picked_already"]


class RowOutlook(TypedDict):
    """A row of the score sheet, before and after the play."""

    #: Its points with the play.
    after: int
    #: Its points now.
    before: int
    #: The row.
    row: Row


class Rows(TypedDict):
    """Points by row of the score sheet."""

    #: The Tower of Babel and Great Projects.
    babel: NotRequired[int]
    #: Black cards.
    cities: NotRequired[int]
    #: Blue cards.
    civilian: NotRequired[int]
    #: One point for every three coins.
    coins: NotRequired[int]
    #: Yellow cards.
    commerce: NotRequired[int]
    #: Debts, as a negative number.
    debts: NotRequired[int]
    #: Guilds, including a copied one.
    guilds: NotRequired[int]
    #: Leaders.
    leaders: NotRequired[int]
    #: Victory and defeat tokens.
    military: NotRequired[int]
    #: Green cards and other scientific symbols.
    science: NotRequired[int]
    #: The wonder.
    wonder: NotRequired[int]


class SalvageView(TypedDict):
    """A card built from the discard pile."""

    #: The card; `null` if the player declined.
    card: Card | None
    #: The city.
    city: Seat
    #: True if the card went back to the discard pile later. Omitted if false.
    discarded: NotRequired[bool]


class Score(TypedDict):
    """The points of one city by category."""

    #: The Tower of Babel and Great Projects. Omitted if 0.
    babel: NotRequired[int]
    #: Black cards. Omitted if 0.
    cities: NotRequired[int]
    #: Blue cards.
    civilian: int
    #: One point for every three coins.
    coins: int
    #: Yellow cards.
    commerce: int
    #: The guild that the wonder copied; `null` if none.
    copied: Card | None
    #: Debts, as a negative number. Omitted if 0.
    debts: NotRequired[int]
    #: Guilds, including a copied one.
    guilds: int
    #: Leaders. Omitted if 0.
    leaders: NotRequired[int]
    #: Victory and defeat tokens.
    military: int
    #: Green cards and other scientific symbols.
    science: int
    #: The scientific symbols after the best choices: compasses, gears, tablets.
    symbols: list[int]
    #: The sum of all categories.
    total: int
    #: The wonder.
    wonder: int


class SeenChose(TypedDict):
    """A player took a board."""

    event: Literal["chose"]
    #: The player.
    seat: Seat
    #: The side.
    side: Side
    #: The wonder.
    wonder: Wonder


class SeenAgeBegan(TypedDict):
    """An age begins."""

    #: The age, 1 to 3.
    age: int
    event: Literal["age_began"]
    #: The observer's hand; `null` for spectators.
    hand: list[Card] | None
    #: The hand of the observer's partner. Omitted without teams.
    partner: NotRequired[list[Card] | None]


class SeenPicked(TypedDict):
    """You laid a play face down. It replaces an earlier one for the same city. Only you receive this event."""

    event: Literal["picked"]
    #: The Free city's new play, if this play made the old one impossible. Either its card was taken, or it sold a card and could now build. Omitted if nothing changed.
    free_city: NotRequired[Pick | None]
    #: The play.
    pick: Pick
    #: Your seat.
    seat: Seat


class SeenLeaderLaid(TypedDict):
    """You laid a leader face down. Only you receive this event."""

    #: The leader and its use.
    deed: LeaderDeed
    event: Literal["leader_laid"]
    #: Your seat.
    seat: Seat


class SeenLeadersKept(TypedDict):
    """Leaders were dealt, or all players kept one and packs were passed on."""

    event: Literal["leaders_kept"]
    #: The leaders that the observer has kept so far; `null` for spectators.
    hand: list[Leader] | None
    #: The observer's next pack; `null` after the last, and for spectators.
    pack: list[Leader] | None


class SeenTileLaid(TypedDict):
    """You laid a tile of the draft face down. Only you receive this event."""

    event: Literal["tile_laid"]
    #: Your seat.
    seat: Seat
    #: The tile.
    tile: Tile


class SeenTilesKept(TypedDict):
    """Tiles were dealt, or all players kept one and packs were passed on."""

    event: Literal["tiles_kept"]
    #: The tiles that the observer has kept so far; `null` for spectators.
    hand: list[Tile] | None
    #: The observer's next pack; `null` after the last, and for spectators.
    pack: list[Tile] | None


class SeenTilesPlaced(TypedDict):
    """Tiles were laid on the Tower of Babel. They act from the next turn on."""

    event: Literal["tiles_placed"]
    #: The coins that this brought, by seat.
    income: list[int]
    #: The tiles, in the order in which they were laid.
    placed: list[PlacedView]


class SeenProjectShown(TypedDict):
    """The Great Project of the age is shown."""

    #: The age, 1 to 3.
    age: int
    event: Literal["project_shown"]
    #: The project.
    project: Project


class SeenProjectOver(TypedDict):
    """The Great Project of the age has succeeded or failed."""

    #: True if it has succeeded.
    done: bool
    event: Literal["project_over"]
    #: The coins that came in.
    income: list[int]
    #: The project.
    project: Project
    #: The number of tokens that each player had taken.
    taken: list[int]


class SeenPenalty(TypedDict):
    """A city paid the penalty of a failed Great Project."""

    event: Literal["penalty"]
    #: The loss.
    lost: Lost
    #: The city.
    seat: Seat


class SeenLed(TypedDict):
    """All players have played a leader."""

    #: The age, 1 to 3.
    age: int
    #: The plays, by city.
    deeds: list[LedView]
    event: Literal["led"]


class SeenTurn(TypedDict):
    """All players have picked, and the turn is carried out."""

    #: The age, 1 to 3.
    age: int
    event: Literal["turn"]
    #: The plays, by city.
    plays: list[PlayView]
    #: The turn of the age, 1 to 6 or 7.
    turn: int


class SeenDrew(TypedDict):
    """A player drew the card with which they play for the Free city."""

    #: The card; `null` for all others.
    card: Card | None
    event: Literal["drew"]
    #: The player.
    seat: Seat


class SeenLastCard(TypedDict):
    """A last card of the age was played instead of being discarded."""

    event: Literal["last_card"]
    #: The play.
    play: PlayView


class SeenUnplayed(TypedDict):
    """The last cards of the age went to the discard pile."""

    #: The number of cards.
    cards: int
    event: Literal["unplayed"]
    #: The partner's card, if they had one. Omitted otherwise.
    partners: NotRequired[Card | None]
    #: The observer's own card, if they had one.
    yours: Card | None


class SeenPassed(TypedDict):
    """Hands were passed on."""

    event: Literal["passed"]
    #: The observer's new hand; `null` for spectators.
    hand: list[Card] | None
    #: The new hand of the observer's partner. Omitted without teams.
    partner: NotRequired[list[Card] | None]


class SeenLooked(TypedDict):
    """A player looks through the discard pile to build one of its cards."""

    #: The city that builds.
    city: Seat
    event: Literal["looked"]
    #: The pile; `null` for all others.
    pile: list[Card] | None
    #: The player.
    seat: Seat


class SeenFromDiscard(TypedDict):
    """A city built a card of the discard pile, or declined."""

    #: The card; `null` if the player declined.
    card: Card | None
    #: The city.
    city: Seat
    event: Literal["from_discard"]
    #: The coins that it brought.
    income: int


class SeenNothingToBuild(TypedDict):
    """The discard pile has no card that the city can build."""

    #: The city.
    city: Seat
    event: Literal["nothing_to_build"]


class SeenNothing(TypedDict):
    """A matter has no result: the player had no choice, or declined."""

    event: Literal["nothing"]
    #: The matter.
    matter: Matter
    #: The player.
    seat: Seat


class SeenRecruited(TypedDict):
    """A leader was recruited outside the leader phase."""

    event: Literal["recruited"]
    #: The coins that came in.
    income: int
    #: The leader.
    leader: Leader
    #: The occasion: `draw`, `pick`, `recruit` or `engage`.
    matter: Matter
    #: The player.
    seat: Seat


class SeenLeadersDrawn(TypedDict):
    """A player drew leaders into the hand."""

    event: Literal["leaders_drawn"]
    #: The leaders; `null` for all others.
    leaders: list[Leader] | None
    #: The number of leaders.
    number: int
    #: The player.
    seat: Seat


class SeenLeaderShown(TypedDict):
    """A leader was drawn openly, and the player may recruit it at full cost."""

    event: Literal["leader_shown"]
    #: The leader.
    leader: Leader
    #: The player.
    seat: Seat


class SeenLeadersDiscarded(TypedDict):
    """Leaders were discarded without coins."""

    event: Literal["leaders_discarded"]
    #: The leaders, if the observer may know them.
    leaders: list[Leader] | None
    #: The number of leaders.
    number: int
    #: The player.
    seat: Seat


#: A leader was given away.
SeenLeaderGiven = TypedDict(
    "SeenLeaderGiven",
    {
        "event": 'Literal["leader_given"]',
        #: The player who gave it.
        "from": "Seat",
        #: The leader; `null` for all except these two.
        "leader": "Leader | None",
        #: The player who received it.
        "to": "Seat",
    },
)


class SeenCopied(TypedDict):
    """A leader or a stage of a neighbour was copied."""

    #: The leader or stage.
    copied: Copied
    event: Literal["copied"]
    #: The coins that came in.
    income: int
    #: The player who copied.
    seat: Seat


class SeenStageBuilt(TypedDict):
    """A leader built a stage."""

    event: Literal["stage_built"]
    #: The coins that came in.
    income: int
    #: The player.
    seat: Seat
    #: The place of the stage, from 0.
    stage: int
    #: The leader that marks it; `null` if nothing marks it.
    under: Leader | None


class SeenEntombed(TypedDict):
    """A leader was entombed, and its effects stop."""

    event: Literal["entombed"]
    #: The leader.
    leader: Leader
    #: The points that the tomb is worth.
    points: int
    #: The player.
    seat: Seat
    #: The stage of the tomb, from 0; `null` if the city has copied a stage that entombs.
    stage: int | None


class SeenTileOnBoard(TypedDict):
    """A tile was laid on the player's own board instead of the tower. It acts from the next turn on."""

    event: Literal["tile_on_board"]
    #: The coins that this brought.
    income: int
    #: The cities for which it acts.
    on: Upon
    #: The player.
    seat: Seat
    #: The tile.
    tile: Tile


class SeenDestroyed(TypedDict):
    """A card was destroyed."""

    #: The card.
    card: Card
    #: The city that lost it.
    city: Seat
    event: Literal["destroyed"]
    #: The player who destroyed it.
    seat: Seat


class SeenSwapped(TypedDict):
    """Two cards of neighbours were exchanged."""

    event: Literal["swapped"]
    #: The cards as they were before.
    pair: Pair
    #: The player between these neighbours, who exchanged them.
    seat: Seat


class SeenNamed(TypedDict):
    """A player predicted the winner."""

    event: Literal["named"]
    #: The predicted winner.
    named: Seat
    #: The player.
    seat: Seat


class SeenForesaw(TypedDict):
    """You see the cards of later ages (Sith Lord). Only you receive this event."""

    #: The cards, by age.
    ages: list[Foreseen]
    event: Literal["foresaw"]
    #: Your seat.
    seat: Seat


class SeenHandsKept(TypedDict):
    """No player passes their hand on."""

    event: Literal["hands_kept"]
    #: The player whose power stopped the hands.
    seat: Seat


class SeenTraded(TypedDict):
    """Two defeat tokens became a victory token of 3."""

    event: Literal["traded"]
    #: The coins that came in.
    income: int
    #: The player.
    seat: Seat


class SeenStagesFell(TypedDict):
    """The last stage of each wonder was destroyed."""

    #: The cities that lost a stage, by number.
    cities: list[Seat]
    event: Literal["stages_fell"]
    #: The player whose power destroyed them.
    seat: Seat


class SeenWondersFell(TypedDict):
    """All wonders were removed."""

    event: Literal["wonders_fell"]
    #: The coins that came in, by city.
    income: list[int]
    #: The cards and leaders that had marked stages, and the leaders of tombs.
    opened: list[OpenedView]
    #: The player whose power removed them.
    seat: Seat


#: Jesus went to the right neighbour.
SeenPassedOn = TypedDict(
    "SeenPassedOn",
    {
        "event": 'Literal["passed_on"]',
        #: The player who had him.
        "from": "Seat",
        #: The player who has him now; `null` if it was a copy, which is used up.
        "to": "Seat | None",
    },
)


class SeenLossLaid(TypedDict):
    """You chose how many coins of a loss you pay. Others learn it when all have chosen."""

    #: The number of coins.
    coins: int
    event: Literal["loss_laid"]
    #: Your seat.
    seat: Seat


class SeenLosses(TypedDict):
    """Cities lost coins: all players have chosen how many they pay (Cities)."""

    event: Literal["losses"]
    #: The losses, by city.
    losses: list[LossView]


class SeenConflicts(TypedDict):
    """The conflicts at the end of an age were fought."""

    #: The age, 1 to 3.
    age: int
    event: Literal["conflicts"]
    #: The results, by city.
    results: list[ConflictView]


class SeenLeft(TypedDict):
    """A player gave up the seat; a bot plays on in their place."""

    event: Literal["left"]
    #: The player.
    seat: Seat


class SeenEnded(TypedDict):
    """The match is finished."""

    #: True if the last person left claimed the match.
    claimed: bool
    event: Literal["ended"]
    #: The winner or winners.
    winners: list[Seat]


class Source(TypedDict):
    """Something that produces resources each turn."""

    #: True if it makes as many units as are needed; `units` is then the printed number. Omitted if false.
    endless: NotRequired[bool]
    #: The resources to choose from.
    one_of: list[Resource]
    #: True if neighbours may buy from it.
    sold: bool
    #: The number of units.
    units: int


class StageBoards(TypedDict):
    """Players choose boards."""

    #: The players who choose now: one if wonders are picked, otherwise all without a board.
    seats: list[Seat]
    stage: Literal["boards"]


class StageDraft(TypedDict):
    """All players keep one leader of a pack, at once and face down."""

    stage: Literal["draft"]


class StageTiles(TypedDict):
    """All players keep one tile of a pack, at once and face down (Tower of Babel)."""

    stage: Literal["tiles"]


class StageRecruit(TypedDict):
    """All players play a leader, at once and face down."""

    stage: Literal["recruit"]


class StageTurn(TypedDict):
    """All players play a card, at once and face down. Pending players have not played yet."""

    stage: Literal["turn"]


class StageLastCard(TypedDict):
    """The last turn of the age is finished, and a player may play the last card of the hand."""

    #: The player.
    seat: Seat
    stage: Literal["last_card"]


class StageFromDiscard(TypedDict):
    """A player builds a card of the discard pile."""

    #: The city that builds: the player's own, or the Free city.
    city: Seat
    #: True if a leader or a copy allows it. Such builds come after those of stages. Omitted for a stage.
    led: NotRequired[bool]
    #: The player who decides.
    seat: Seat
    stage: Literal["from_discard"]


class StageLosses(TypedDict):
    """All players with coins choose how many lost coins they pay, at once and face down (Cities)."""

    stage: Literal["losses"]


class StageAsked(TypedDict):
    """A player answers a question between turns."""

    #: The question.
    matter: Matter
    #: The player.
    seat: Seat
    stage: Literal["asked"]


class StageOver(TypedDict):
    """The match is finished."""

    #: True if the last person claimed the match. The points then do not decide it.
    claimed: bool
    stage: Literal["over"]


class StageOffer(TypedDict):
    """A stage other than the next, with the price."""

    #: The price.
    means: Means
    #: The receipts and the outlook of this choice. Omitted if empty.
    quote: NotRequired[Quote]
    #: The place of the stage, from 0.
    stage: int


class Tally(TypedDict):
    """The points that a city would have if the match ended now, by origin. Origins without points are omitted.

    It does not repeat public facts: victory tokens, defeat tokens and coins are fields of the city."""

    #: The points of the board itself. Omitted if 0.
    board: NotRequired[int]
    #: The points of each card apart from symbols, in the order of the city's `cards`. Omitted if all are 0.
    cards: NotRequired[list[int]]
    #: The points of each copy, in the order of `copies`. Omitted if all are 0.
    copies: NotRequired[list[int]]
    #: The guilds of neighbours that the wonder copies. Omitted if there are none.
    guilds: NotRequired[list[CopiedGuild]]
    #: The points of each leader, in the order of `leaders`. Omitted if all are 0.
    leaders: NotRequired[list[int]]
    #: The symbols that the masks copy: compasses, gears, tablets. They are included in `symbols`. Omitted if there are none.
    masks: NotRequired[list[int]]
    #: The points of each token of a Great Project, in the order of `projects`. Omitted if all are 0.
    projects: NotRequired[list[int]]
    #: The points by row of the score sheet.
    rows: Rows
    #: The points for compasses, gears, tablets, and sets of all three. Omitted if all are 0.
    science: NotRequired[list[int]]
    #: The points of each stage apart from symbols, by its place on the board; 0 for one that is not built. Omitted if all are 0.
    stages: NotRequired[list[int]]
    #: The scientific symbols after the best choices. Omitted if they equal the city's `symbols`.
    symbols: NotRequired[list[int] | None]
    #: The sum of all rows.
    total: int
    #: The points of the tiles of the Tower of Babel that the player has laid. Omitted if 0.
    tower: NotRequired[int]


class ThingBoard(TypedDict):
    """The board of the wonder itself."""

    board: Board


class ThingCard(TypedDict):
    """A card that was built."""

    card: Card


class ThingStage(TypedDict):
    """A stage of a wonder, by its place from 0."""

    stage: list[Board | int]


class ThingLeader(TypedDict):
    """A recruited leader."""

    leader: Leader


class ThingCopied(TypedDict):
    """A copy of a neighbour's leader or stage."""

    copied: Copied


class ThingProject(TypedDict):
    """A token of a Great Project that succeeded."""

    project: Project


class ThingTile(TypedDict):
    """A tile of the Tower of Babel that acts for the city. It is not in the city."""

    tile: Tile


class TombView(TypedDict):
    """An entombed leader, face up."""

    #: The leader.
    leader: Leader
    #: The points that the tomb is worth.
    points: int
    #: The stage of the tomb, from 0; `null` if the city has copied a stage that entombs.
    stage: int | None


class TowerView(TypedDict):
    """The public state of the Tower of Babel."""

    #: The tiles laid on boards of wonders instead, in order. Omitted if there are none.
    boards: NotRequired[list[BoardTileView]]
    #: The number of tiles that each player has not laid yet. A tile chosen in this turn is included.
    hands: list[int]
    #: The tiles laid on the tower, in order. Those before the last `places` are covered and do nothing.
    placed: list[PlacedView]
    #: The number of tiles that act at a time: the last ones that were laid.
    places: int
    #: The number of finished rounds of the draft: 3 after it.
    rounds: int


class TurnView(TypedDict):
    """The plays of one turn."""

    #: The cards built from the discard pile afterwards.
    from_discard: list[SalvageView]
    #: The plays, by city number. The entry of last cards has only the cities that played one.
    plays: list[PlayView]
    #: The turn of the age. For plays of last cards, it is the number of turns plus 1.
    turn: int


class View(TypedDict):
    """A match as one observer sees it, with everything that the observer remembers.

    Cities have the numbers of their seats, clockwise. The Free city of the two-player game is number 2, so lists of cities may be longer than the table has seats. The left neighbour of a city is the next city."""

    #: The age, 1 to 3; 0 while boards are chosen.
    age: int
    #: The number of cards set aside since the match began. No player has seen them. Only a table of eight players sets cards aside. Omitted if 0.
    aside: NotRequired[int]
    #: The cities, by number.
    cities: list[CityView]
    #: The results of the conflicts, by age.
    conflicts: list[list[ConflictView]]
    #: The direction in which hands are passed in this age.
    direction: Direction
    #: The numbers of cards in the discard pile, by the age on their backs.
    discarded: list[int]
    #: The player of the Free city in this turn; `null` except in the two-player game.
    free_city_player: Seat | None
    #: The turn of this age after which hands were not passed on (Esteban). Omitted if there is none.
    kept_hands: NotRequired[int | None]
    #: The leaders that are not in play. Omitted without leaders.
    leaders: NotRequired[LeadersView | None]
    #: The coins that each city loses now, in the stage `losses`. Omitted in other stages.
    losses: NotRequired[list[int] | None]
    #: The decisions that follow before the match continues, in order. Omitted if there are none.
    next: NotRequired[list[Stage]]
    #: The number of cards in the Free city's draw pile; 0 except in the two-player game.
    pile: int
    #: All plays of this age, by turn. The last entry may contain the plays of last cards.
    plays: list[TurnView]
    #: The Great Projects shown so far, by age. The last may be that of this age. Omitted if there are none.
    projects: NotRequired[list[ProjectView]]
    #: The points of each city, once the match is finished; `null` before.
    scores: list[Score] | None
    #: The stage of the match: the decision that it waits for, or its end.
    stage: Stage
    #: The Tower of Babel. Omitted without it.
    tower: NotRequired[TowerView | None]
    #: The turn of the age that is open or was played last: 1 to 6 or 7. 0 while boards are chosen.
    turn: int
    #: The number of turns in an age: 7 with hands of eight cards. Omitted if 6.
    turns: NotRequired[int]
    #: The private part of the view; `null` for spectators.
    you: You | None


class You(TypedDict):
    """The part of the view that only the owner of a seat receives."""

    #: The cards that are certainly in the discard pile, in the order of card numbers.
    discarded: list[Card]
    #: The cards drawn for the Free city in this age, by turn; `null` where the opponent drew. Empty except in the two-player game.
    drawn: list[Card | None]
    #: The cards of the ages after that in which the Sith Lord came. Omitted without him.
    foreseen: NotRequired[list[Foreseen]]
    #: The hand, in the order of card numbers. A picked card stays here until the turn ends.
    hand: list[Card]
    #: The hands that the player held in this age, by turn, each before the play from it. The last is the present hand.
    held: list[list[Card]]
    #: The known contents of other players' hands: the cards in them when they were passed on.
    known: list[KnownHand]
    #: The player's leaders. Omitted without leaders.
    leaders: NotRequired[OwnLeaders | None]
    #: The open decisions with all options; empty if there are none. In the two-player game there are two once the own play is laid: that one, which can still be replaced, and the Free city's.
    offers: list[Offers]
    #: The coins that the player has chosen to pay, in the stage `losses`. Omitted otherwise.
    paid: NotRequired[int | None]
    #: The cards that the partner shows. Omitted without teams.
    partner: NotRequired[Partner | None]
    #: The plays laid face down this turn: for the own city, then for the Free city.
    picks: list[Pick]
    #: The whole discard pile, while the player may build a card from it; `null` otherwise.
    pile: list[Card] | None
    #: The seat.
    seat: Seat
    #: The player's tiles. Omitted without the Tower of Babel.
    tiles: NotRequired[OwnTiles | None]


class Choices(TypedDict):
    """The intents that a seat can choose from."""

    #: Undoes the seat's last step of a staged turn, if that step revealed nothing new to any observer. Offered to people only: search and random players never take it, so that matches end.
    back: Intent | None
    #: False when more intents are allowed than are worth listing (bids, offers, free splits of payment). The list is then a sample that is sufficient for a bot or a keyboard user.
    complete: bool
    #: The intents that move the match on.
    intents: list[Intent]


#: The boards of the match. Boards and sides that need another box are excluded.
Boards: TypeAlias = Literal["boxes", "official", "everything"]


#: A card. Copies of one card are the same card, because players cannot distinguish them.
Card: TypeAlias = Literal["lumber-yard", "stone-pit", "clay-pool", "ore-vein", "tree-farm", "excavation", "clay-pit", "timber-yard", "forest-cave", "mine", "loom-1", "glassworks-1", "press-1", "pawnshop", "baths", "altar", "theater", "tavern", "east-trading-post", "west-trading-post", "marketplace", "stockade", "barracks", "guard-tower", "apothecary", "workshop", "scriptorium", "sawmill", "quarry", "brickyard", "foundry", "loom-2", "glassworks-2", "press-2", "aqueduct", "temple", "statue", "courthouse", "forum", "caravansery", "vineyard", "bazar", "walls", "training-ground", "stables", "archery-range", "dispensary", "laboratory", "library", "school", "pantheon", "gardens", "town-hall", "palace", "senate", "haven", "lighthouse", "chamber-of-commerce", "arena", "fortifications", "circus", "arsenal", "siege-workshop", "lodge", "observatory", "university", "academy", "study", "workers-guild", "craftsmens-guild", "traders-guild", "philosophers-guild", "spies-guild", "strategists-guild", "shipowners-guild", "scientists-guild", "magistrates-guild", "builders-guild", "gamers-guild", "courtesans-guild", "diplomats-guild", "architects-guild", "pigeon-loft", "militia", "hideout", "residence", "gambling-den", "clandestine-dock-east", "clandestine-dock-west", "secret-warehouse", "gates-of-the-city", "spy-ring", "mercenaries", "lair", "consulate", "gambling-house", "black-market", "sepulcher", "architect-cabinet", "tabularium", "torture-chamber", "contingent", "brotherhood", "embassy", "cenotaph", "builders-union", "capitol", "slave-market", "secret-society", "counterfeiters-guild", "guild-of-shadows", "mourners-guild"]


#: The colours of cards.
Colour: TypeAlias = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple", "black"]


#: A leader or a stage of a neighbour whose effects a city has copied.
Copied: TypeAlias = CopiedLeader | CopiedStage


#: The direction in which hands are passed.
Direction: TypeAlias = Literal["left", "right"]


#: The use of a card.
How: TypeAlias = HowBuild | HowChain | HowPower | HowPlenty | HowOtherStage | HowStage | HowJoin | HowFreeStage | HowTile | HowDiscard


#: One decision of one seat.
#:
#: A turn is one `play` of every player. It stays face down, and can be replaced, until the last one is in. In the two-player game the player of the Free city's turn plays for their own city first and then for the Free city.
Intent: TypeAlias = IntentChoose | IntentPlay | IntentKeep | IntentKeepTile | IntentLayTile | IntentLead | IntentFromDiscard | IntentLeader | IntentPiece | IntentSwap | IntentName | IntentTokens | IntentPay | IntentAnnounce | IntentDecline


#: The way in which a card is built that joins the Great Project.
Joined: TypeAlias = Literal["paid", "chain", "power"]


#: A leader. There is one of each.
Leader: TypeAlias = Literal["alexander", "amytis", "archimedes", "aristotle", "bilkis", "caesar", "cleopatra", "croesus", "euclid", "hammurabi", "hannibal", "hatshepsut", "hiram", "hypatia", "imhotep", "justinian", "leonidas", "maecenas", "midas", "nebuchadnezzar", "nefertiti", "nero", "pericles", "phidias", "plato", "praxiteles", "ptolemy", "pythagoras", "ramses", "sappho", "solomon", "tomyris", "varro", "vitruvius", "xenophon", "zenobia", "aspasia", "berenice", "caligula", "darius", "diocletian", "semiramis", "stevie", "esteban", "louis", "wil", "nimrod", "helen", "bauza", "hercules", "attila", "axelous", "chuck-norris", "cypselos", "cyrus", "damocles", "diogenes", "herodotus", "homer", "sinbad", "penelope", "hua-mulan", "jesus", "orpheus", "phryne", "pythia", "sith", "socrates", "spartacus", "ulysses", "urvasi", "vercingetorix", "nitocris", "telesilla", "aganice", "enheduanna", "phryne-official", "cornelia", "eurypyle", "theano", "makeda", "cynisca", "gorgo", "agrippina", "octavia", "arsinoe"]


#: A decision about a leader, laid face down.
LeaderDeed: TypeAlias = LeaderDeedKeep | LeaderDeedLead


#: The way in which leaders come into hands.
LeaderDraft: TypeAlias = Literal["drafted", "dealt"]


#: The use of a leader.
LeaderHow: TypeAlias = LeaderHowRecruit | LeaderHowStage | LeaderHowRecruitFor | LeaderHowOtherStage | LeaderHowFreeStage | LeaderHowDiscard


#: The leaders of the match. Leaders that need another box are excluded.
Leaders: TypeAlias = Literal["off", "box", "official", "everything"] | LeadersSets


#: The position of a marker.
Lies: TypeAlias = Literal["down", "up", "nothing"]


#: A line of a receipt: the reason, and the coins if any move. Negative coins leave the purse.
Line: TypeAlias = LineOwn | LineWaived | LineExchanged | LineChain | LinePower | LineBought | LineBank | LinePrinted | LineCheaper | LineInCoins | LineTax | LineJoins | LineSold | LineGain | LineLacking


#: The loss from a failed Great Project.
Lost: TypeAlias = Literal["board"] | LostCard | LostCoins | LostVictories | LostPoints


#: Something to be done or answered after all players have laid a card or a leader.
Matter: TypeAlias = Literal["draw", "copy_leader", "copy_stage", "destroy", "swap", "name", "pick", "stages_fall", "wonders_fall", "recruit", "keep_hands", "trade", "penalty", "pass_on"] | MatterRaise | MatterHand | MatterGive | MatterEntomb | MatterLayTile | MatterEngage


#: The price of something: free, payable or out of reach.
Means: TypeAlias = MeansChain | MeansPay | MeansNo


#: The options of one decision, for one city.
Offers: TypeAlias = OffersBoard | OffersPlay | OffersTiles | OffersTokens | OffersKeep | OffersLead | OffersLayTile | OffersLeader | OffersPiece | OffersSwap | OffersName | OffersAnnounce | OffersLoss | OffersFromDiscard


#: A card or stage of a city that can be chosen.
Piece: TypeAlias = PieceCard | PieceStage


#: A Great Project. There is one of each, and five for each age.
Project: TypeAlias = Literal["belvedere", "cranes", "double-walls", "factory", "rampart-road", "obelisk", "river-port", "sewer-network", "smelter", "war-mirror", "archives", "giant-trebuchet", "grand-bazaar", "menagerie", "triumphal-arches"]


#: The costs and gains of a play. Its coins add up to the gain of the purse if no player buys here in the same turn.
Receipt: TypeAlias = list[Line]


#: The reason why an intent is refused, or a card cannot be built. A client can explain it in its own language.
Refusal: TypeAlias = RefusalNotYourTurn | RefusalOver | RefusalNotNow | RefusalNotYourCity | RefusalNotInHand | RefusalNotYourLeader | RefusalNotYourTile | RefusalNameTile | RefusalNoPart | RefusalNotInDiscard | RefusalAlreadyBuilt | RefusalWonderComplete | RefusalNoWonder | RefusalNoStages | RefusalNotThatStage | RefusalNoPlenty | RefusalNotOffered | RefusalPaysTooMuch | RefusalMustChoose | RefusalResourcesMissing | RefusalCoinsMissing | RefusalOverpaid | RefusalUnderpaid | RefusalFreeByChain | RefusalNoChain | RefusalNoFreeBuild | RefusalPowerWasted | RefusalFreeCityBuilds | RefusalWonderNotFree | RefusalSideMissing | RefusalSideGiven | RefusalPickedAlready


#: A resource, of which cards and stages cost units.
Resource: TypeAlias = Literal["wood", "stone", "ore", "clay", "glass", "loom", "papyrus"]


#: A row of the score sheet, in the order of the sheet.
Row: TypeAlias = Literal["military", "coins", "wonder", "civilian", "commerce", "guilds", "science", "leaders", "cities", "babel", "debts"]


#: A chair at the table, counted clockwise from 0.
Seat: TypeAlias = int


#: The part of an event that one observer may learn.
Seen: TypeAlias = SeenChose | SeenAgeBegan | SeenPicked | SeenLeaderLaid | SeenLeadersKept | SeenTileLaid | SeenTilesKept | SeenTilesPlaced | SeenProjectShown | SeenProjectOver | SeenPenalty | SeenLed | SeenTurn | SeenDrew | SeenLastCard | SeenUnplayed | SeenPassed | SeenLooked | SeenFromDiscard | SeenNothingToBuild | SeenNothing | SeenRecruited | SeenLeadersDrawn | SeenLeaderShown | SeenLeadersDiscarded | SeenLeaderGiven | SeenCopied | SeenStageBuilt | SeenEntombed | SeenTileOnBoard | SeenDestroyed | SeenSwapped | SeenNamed | SeenForesaw | SeenHandsKept | SeenTraded | SeenStagesFell | SeenWondersFell | SeenPassedOn | SeenLossLaid | SeenLosses | SeenConflicts | SeenLeft | SeenEnded


#: The origin of a leader.
Set: TypeAlias = Literal["box", "cities", "anniversary", "promo", "fan_made"]


#: Sets of leaders, at least one, in their order.
Sets: TypeAlias = list[Set]


#: The two sides of a board.
Side: TypeAlias = Literal["A", "B"]


#: The side of the boards that is up.
SideChoice: TypeAlias = Literal["random", "a", "b", "picked"]


#: The decision that the match waits for, or its end.
Stage: TypeAlias = StageBoards | StageDraft | StageTiles | StageRecruit | StageTurn | StageLastCard | StageFromDiscard | StageLosses | StageAsked | StageOver


#: A thing that has effects in a city.
Thing: TypeAlias = ThingBoard | ThingCard | ThingStage | ThingLeader | ThingCopied | ThingProject | ThingTile


#: A tile of the Tower of Babel, by its number.
Tile: TypeAlias = int


#: The cities for which a tile acts that lies on a board instead of the tower.
Upon: TypeAlias = Literal["own", "others", "by_kind"]


#: A wonder.
Wonder: TypeAlias = Literal["giza", "babylon", "olympia", "rhodes", "ephesus", "alexandria", "halicarnassus", "roma", "petra", "byzantium", "abu-simbel", "great-wall", "stonehenge", "manneken-pis", "catan", "babel"]


#: The way in which wonders are assigned.
Wonders: TypeAlias = Literal["dealt", "picked"]


#: To be named when a table is followed: its views and intents have the types of this module then.
GAME: Game[View, Intent] = Game("seven-wonders")
