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
    """One wonder, one side up."""

    #: Side up.
    side: Side
    #: Which.
    wonder: Wonder


class BoardTileView(TypedDict):
    """A tile on a board. It lies there for good, and acts as long as the owner has a wonder."""

    #: For whom it acts.
    on: Upon
    #: On whose board.
    seat: Seat
    #: Which.
    tile: Tile


class CityView(TypedDict):
    """A city. All of it lies open."""

    #: Whether the board makes nothing and has no power any more (Double Walls). Left out if not.
    bare: NotRequired[bool]
    #: The cards built, in order.
    cards: list[Card]
    #: Coins.
    coins: int
    #: What the stages are, in the order of the board, if it copies those of others. Left out otherwise, and until all boards are chosen.
    copied_stages: NotRequired[list[Printed]]
    #: What it has copied, in order. Left out if there is nothing.
    copies: NotRequired[list[Copied]]
    #: Coins lost and not paid: each a point less. Left out if there are none.
    debts: NotRequired[int]
    #: Defeat tokens.
    defeats: int
    #: Diplomacy tokens. Each keeps the city out of the conflicts of an age. Left out if there are none.
    diplomacy: NotRequired[int]
    #: Whether the once-an-age power to build a black card is there and unused (Caligula). Left out if not.
    free_black: NotRequired[bool]
    #: Whether the once-an-age power to build without paying is there and unused in this age.
    free_build: bool
    #: Those of them that came in this age. Left out if none.
    fresh: NotRequired[int]
    #: The leaders recruited, in order. Left out if there are none.
    leaders: NotRequired[list[Leader]]
    #: Whether the player has given up the seat.
    left: bool
    #: Masks: each is a symbol of a green card of a neighbour. `tally.masks` says which. Left out if there are none.
    masks: NotRequired[int]
    #: Who was said to win. Left out if nobody.
    named: NotRequired[Seat | None]
    #: What was paid for leaders without a printed number of coins, where some wonder entombs leaders. Left out if nothing.
    paid: NotRequired[list[PaidView]]
    #: Points that failed Great Projects took. Left out if none.
    penalties: NotRequired[int]
    #: Which stages those are, from 0, if not the first ones. Left out otherwise.
    places: NotRequired[list[int]]
    #: What the city pays for a unit.
    prices: PricesView
    #: Tokens of Great Projects that succeeded and are not used up, by their numbers. Left out if there are none.
    projects: NotRequired[list[Project]]
    #: The player; `null` for the Free city.
    seat: Seat | None
    #: Shields, of cards and stages.
    shields: int
    #: The side that is up; `null` without a wonder.
    side: Side | None
    #: Production from the turn after building: the board first, then cards and stages. Tiles of the Tower are not in it.
    sources: list[Source]
    #: The stages built, in their order on the board.
    stages: list[Marker]
    #: Scientific symbols on cards: compasses, gears, tablets.
    symbols: list[int]
    #: What it would have if the match ended now, and what for.
    tally: Tally
    #: Leaders who are entombed, in that order. They are none of the city's leaders any more. Left out if there are none.
    tombs: NotRequired[list[TombView]]
    #: Whether coins of the bank came in this turn, in matches with leaders. Left out if not.
    took_coins: NotRequired[bool]
    #: Leaders whose power of once a match is used. Left out if there are none.
    used: NotRequired[list[Leader]]
    #: Victory tokens of value 1, 3, 5.
    victories: list[int]
    #: Whether those count for nothing (Helen of Troy). Left out if not.
    void: NotRequired[bool]
    #: Scientific symbols of the owner's choice.
    wild_symbols: int
    #: The wonder; `null` until it is chosen, and when Chuck Norris has removed it.
    wonder: Wonder | None


#: A conflict, before and after.
ConflictOutlook = TypedDict(
    "ConflictOutlook",
    {
        #: The token with it.
        "after": "int",
        #: The token if the age ended now, without the play: 1, 3 or 5 for a victory, -1 for a defeat, 0 for none. In teams two tokens count together.
        "before": "int",
        #: Their shields afterwards.
        "theirs": "int",
        #: With whom: a neighbour, unless diplomacy closes the ring.
        "with": "Seat",
    },
)


class ConflictView(TypedDict):
    """How one city fared in the conflicts of an age."""

    #: Whether diplomacy kept it away. In teams one of its fights is left all the same. Left out if not.
    away: NotRequired[bool]
    #: Whom it fought to the left and to the right, or nobody. Left out if both neighbours.
    foes: NotRequired[list[Seat | None] | None]
    #: The token of the fight to the left: 1, 3 or 5 for a victory, -1 for a defeat, -2 for two defeat tokens, 0 for none.
    left: int
    #: The token of the fight to the right.
    right: int
    #: Its shields.
    shields: int
    #: Defeat tokens that it took from those whom it beat. Left out if there are none.
    taken: NotRequired[int]
    #: How many tokens like that each fight gave. Left out if one; in teams there are two.
    tokens: NotRequired[int]


class CopiedLeader(TypedDict):
    """By the Courtesans guild."""

    #: Which.
    leader: Leader
    of: Literal["leader"]


class CopiedStage(TypedDict):
    """By Herodotus."""

    #: Of which board.
    board: Board
    of: Literal["stage"]
    #: Which stage, from 0.
    stage: int


class CopiedGuild(TypedDict):
    """A guild of a neighbour that the wonder copies."""

    #: Which.
    guild: Card
    #: The leader of a neighbour that it copies in turn. Left out if it copies none.
    leader: NotRequired[Leader | None]
    #: What it brings besides symbols, that leader included.
    points: int


class DrawView(TypedDict):
    """A leader that was drawn of the deck."""

    #: The leader, if the observer knows it.
    leader: Leader | None
    #: Whether everybody saw it.
    open: bool
    #: Who drew.
    seat: Seat


class Foreseen(TypedDict):
    """The cards of a later age, as the Sith Lord shows them."""

    #: Which age.
    age: int
    #: Its cards, in the order of their numbers.
    cards: list[Card]


#: A leader that was given away.
GiftView = TypedDict(
    "GiftView",
    {
        #: How many leaders had been drawn before.
        "draws": "int",
        #: Who gave.
        "from": "Seat",
        #: The leader, if the observer knows it.
        "leader": "Leader | None",
        #: Whether what becomes of it is still to be decided.
        "pending": "bool",
        #: To whom.
        "to": "Seat",
    },
)


class GoneView(TypedDict):
    """A discarded leader that everybody has seen."""

    #: The leader.
    leader: Leader
    #: Whose it was.
    seat: Seat


class HandQuote(TypedDict):
    """What can be done with whatever card or leader of the hand."""

    #: Discarding for coins.
    sold: Receipt
    #: The next stage.
    stage: NotRequired[Quote]


#: Build it and pay its cost.
HowBuild = TypedDict(
    "HowBuild",
    {
        "as": 'Literal["build"]',
        #: How it is paid.
        "pay": "Payment",
    },
)


#: Build it for nothing because an earlier card of its chain stands in the city.
HowChain = TypedDict(
    "HowChain",
    {
        "as": 'Literal["chain"]',
    },
)


#: Build it for nothing by a power: that of Olympia (A), or of a leader.
HowPower = TypedDict(
    "HowPower",
    {
        "as": 'Literal["power"]',
    },
)


#: Build it with one unit of a resource for as many as it takes (Jesus).
HowPlenty = TypedDict(
    "HowPlenty",
    {
        "as": 'Literal["plenty"]',
        #: Which resource.
        "of": "Resource",
        #: How the rest is paid.
        "pay": "Payment",
    },
)


#: Build another stage than the next (Antoine Bauza); the card is its marker, face down.
HowOtherStage = TypedDict(
    "HowOtherStage",
    {
        "as": 'Literal["other_stage"]',
        #: How it is paid.
        "pay": "Payment",
        #: Which stage, from 0.
        "stage": "int",
    },
)


#: Build the next stage of the wonder; the card is its marker, face down.
HowStage = TypedDict(
    "HowStage",
    {
        "as": 'Literal["stage"]',
        #: How the stage is paid.
        "pay": "Payment",
    },
)


#: Build it, and take part in the Great Project as well.
HowJoin = TypedDict(
    "HowJoin",
    {
        "as": 'Literal["join"]',
        #: How it is built.
        "by": "Joined",
        #: How the resources of both are paid together; those of the project alone, where the card is built for nothing.
        "pay": "Payment",
    },
)


#: Build a stage for nothing with a token of a Great Project; the card is its marker, face down.
HowFreeStage = TypedDict(
    "HowFreeStage",
    {
        "as": 'Literal["free_stage"]',
        #: Which stage, from 0: the next, unless any may be built.
        "stage": "int",
    },
)


#: Discard it without coins, and lay a tile on the Tower of Babel at the end of the turn.
HowTile = TypedDict(
    "HowTile",
    {
        "as": 'Literal["tile"]',
        #: Which. In what others see it is left out until it lies there; who lays it names it.
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
    #: Which side; the one that is given, if sides are.
    side: Side
    #: Which wonder; the one that was dealt, if wonders are dealt.
    wonder: Wonder


class IntentPlay(TypedDict):
    """Play a card of the hand, the last card of an age included."""

    #: The card.
    card: Card
    #: For which city: one's own seat, or the Free city.
    city: Seat
    do: Literal["play"]
    #: What for.
    how: How


class IntentKeep(TypedDict):
    """Keep a leader of the pack."""

    do: Literal["keep"]
    #: Which.
    leader: Leader


class IntentKeepTile(TypedDict):
    """Keep a tile of the pack (Tower of Babel)."""

    do: Literal["keep_tile"]
    #: Which.
    tile: Tile


class IntentLayTile(TypedDict):
    """Lay a tile of one's own on the board of the wonder."""

    do: Literal["lay_tile"]
    #: Which.
    tile: Tile


class IntentLead(TypedDict):
    """Play a leader of the hand."""

    do: Literal["lead"]
    #: What for.
    how: LeaderHow
    #: Which.
    leader: Leader


class IntentFromDiscard(TypedDict):
    """Build a card of the discard pile for nothing."""

    #: The card.
    card: Card
    do: Literal["from_discard"]


class IntentLeader(TypedDict):
    """Choose a leader of those that are offered: to recruit, to give away, to copy, or to entomb."""

    do: Literal["leader"]
    #: Which.
    leader: Leader
    #: The stage that they build, from 0, where that may be another one than the next. Left out otherwise.
    stage: NotRequired[int | None]


class IntentPiece(TypedDict):
    """Choose a card or a stage of a city."""

    #: Which.
    at: Piece
    do: Literal["piece"]


class IntentSwap(TypedDict):
    """Choose the cards that are exchanged."""

    do: Literal["swap"]
    #: Which.
    pair: Pair


class IntentName(TypedDict):
    """Choose a player."""

    do: Literal["name"]
    #: Who.
    seat: Seat


class IntentTokens(TypedDict):
    """Lose these victory tokens (a Great Project that failed)."""

    do: Literal["tokens"]
    #: How many of value 1, 3, 5.
    lost: list[int]


class IntentPay(TypedDict):
    """Pay so many coins of those that one loses (Cities). The rest becomes debts."""

    #: How many.
    coins: int
    do: Literal["pay"]


class IntentAnnounce(TypedDict):
    """Do what is offered."""

    do: Literal["announce"]


class IntentDecline(TypedDict):
    """Do nothing of what is offered."""

    do: Literal["decline"]


class JoinOffer(TypedDict):
    """How a card can be built so that its player takes part in the Great Project."""

    #: How the card is built.
    by: Joined
    #: How both are paid together.
    means: Means
    #: What that takes and brings. Left out if there is nothing to say.
    quote: NotRequired[Quote]
    #: Whether a token is used up for it, because the card has another colour.
    token: NotRequired[bool]


class KnownHand(TypedDict):
    """A hand that passed through one's own and is held by somebody else now."""

    #: What was in it, but for the cards that were seen being played since.
    cards: list[Card]
    #: How many cards have left the hand face down since: that many of `cards` are gone, or in the two-player game perhaps the card that its holder drew.
    gone: int
    #: Who holds it.
    seat: Seat


class LeaderDeedKeep(TypedDict):
    """It is kept."""

    do: Literal["keep"]
    #: Which.
    leader: Leader


class LeaderDeedLead(TypedDict):
    """It is played."""

    do: Literal["lead"]
    #: What for.
    how: LeaderHow
    #: Which.
    leader: Leader


#: Recruit them and pay what they cost.
LeaderHowRecruit = TypedDict(
    "LeaderHowRecruit",
    {
        "as": 'Literal["recruit"]',
    },
)


#: Build the next stage of the wonder; the leader is its marker, face down.
LeaderHowStage = TypedDict(
    "LeaderHowStage",
    {
        "as": 'Literal["stage"]',
        #: How the stage is paid.
        "pay": "Payment",
    },
)


#: Recruit them to build another stage than the next (Stevie or Hercules, beside Antoine Bauza).
LeaderHowRecruitFor = TypedDict(
    "LeaderHowRecruitFor",
    {
        "as": 'Literal["recruit_for"]',
        #: Which stage, from 0.
        "stage": "int",
    },
)


#: Build another stage than the next (Antoine Bauza); the leader is its marker.
LeaderHowOtherStage = TypedDict(
    "LeaderHowOtherStage",
    {
        "as": 'Literal["other_stage"]',
        #: How it is paid.
        "pay": "Payment",
        #: Which stage, from 0.
        "stage": "int",
    },
)


#: Build a stage for nothing with a token of a Great Project; the leader is its marker.
LeaderHowFreeStage = TypedDict(
    "LeaderHowFreeStage",
    {
        "as": 'Literal["free_stage"]',
        #: Which stage, from 0: the next, unless any may be built.
        "stage": "int",
    },
)


#: Discard them for 3 coins.
LeaderHowDiscard = TypedDict(
    "LeaderHowDiscard",
    {
        "as": 'Literal["discard"]',
    },
)


class LeaderOffer(TypedDict):
    """What one leader can be recruited for."""

    #: How many more points the city would have if they were entombed and the match ended now. Left out where nobody is entombed, or if as many.
    gain: NotRequired[int]
    #: The leader.
    leader: Leader
    #: What that takes and brings. Left out if there is nothing to say.
    quote: NotRequired[Quote]
    #: How they can be recruited; for nothing, where they are only given away or copied.
    recruit: Means
    #: How they can be recruited to build another stage than the next. Left out if that is not possible.
    stages: NotRequired[list[StageOffer]]


class LeadersSets(TypedDict):
    """Those of the sets that the host picked."""

    sets: Sets


class LeadersView(TypedDict):
    """What everybody sees of the leaders that are not in play."""

    #: How many were not dealt.
    deck: int
    #: How many each player has discarded.
    discarded: list[int]
    #: Leaders that were drawn of the deck since, in order. Left out if there are none.
    draws: NotRequired[list[DrawView]]
    #: Leaders that were given from hand to hand, in order. Left out if there are none.
    gifts: NotRequired[list[GiftView]]
    #: Discarded leaders that everybody has seen. Left out if there are none.
    gone: NotRequired[list[GoneView]]
    #: How many each player has in hand.
    hands: list[int]
    #: Who recruited Jesus, if he is with somebody else now. Left out otherwise.
    jesus: NotRequired[Seat | None]
    #: Rounds of the draft that are over: 4 after it.
    rounds: int


class LedView(TypedDict):
    """What a player did with a leader."""

    #: Which city.
    city: Seat
    #: What for.
    how: LeaderHow
    #: Coins that came in.
    income: int
    #: The leader, if the observer knows it.
    leader: Leader | None


class LineOwn(TypedDict):
    """Units that the city makes itself."""

    #: What makes them.
    by: list[Thing]
    line: Literal["own"]
    #: Which.
    units: list[Resource]


class LineWaived(TypedDict):
    """Units that need not be paid."""

    #: What waives them.
    by: Thing
    line: Literal["waived"]
    #: Which.
    units: list[Resource]


class LineExchanged(TypedDict):
    """Two units of one kind that are made or bought, and are among the others, become one of another kind."""

    #: What allows it.
    by: Thing
    #: The one.
    into: list[Resource]
    line: Literal["exchanged"]
    #: The two.
    units: list[Resource]


#: An earlier card makes it free.
LineChain = TypedDict(
    "LineChain",
    {
        "line": 'Literal["chain"]',
        #: Which.
        "with": "Card",
    },
)


class LinePower(TypedDict):
    """A power makes it free."""

    #: What gives the power.
    by: Thing
    line: Literal["power"]


class LineBought(TypedDict):
    """Units bought of a neighbour for one price; the coins go there."""

    #: What they come to.
    coins: int
    #: Coins a unit.
    each: int
    line: Literal["bought"]
    #: Which neighbour.
    of: Seat
    #: How many of these tiles of the Tower of Babel add, below zero take off. Left out if none.
    tower: NotRequired[int]
    #: Which units.
    units: list[Resource]


class LineBank(TypedDict):
    """Units bought of the bank."""

    #: What makes the bank sell.
    by: Thing
    #: What they come to.
    coins: int
    line: Literal["bank"]
    #: Which.
    units: list[Resource]


class LinePrinted(TypedDict):
    """Coins that are printed on it, to the bank."""

    #: How many.
    coins: int
    line: Literal["printed"]


class LineCheaper(TypedDict):
    """Fewer of the printed coins."""

    #: What makes it cheaper.
    by: Thing
    #: How many coins fewer.
    coins: int
    line: Literal["cheaper"]


class LineInCoins(TypedDict):
    """Units that are paid in coins to the bank, and cannot be had otherwise."""

    #: What demands that.
    by: Thing
    #: How many coins.
    coins: int
    line: Literal["in_coins"]
    #: Which.
    units: list[Resource]


class LineTax(TypedDict):
    """A tax to the bank."""

    #: What demands it.
    by: Thing
    #: How many coins.
    coins: int
    line: Literal["tax"]


class LineJoins(TypedDict):
    """Coins for taking part in the Great Project, to the bank. Its units are among the others."""

    #: How many coins.
    coins: int
    line: Literal["joins"]
    #: Which.
    project: Project


class LineSold(TypedDict):
    """Coins of the bank for what is discarded."""

    #: How many.
    coins: int
    line: Literal["sold"]


class LineGain(TypedDict):
    """Coins of the bank that an effect brings."""

    #: What brings them: what is played, or what stands there already.
    by: Thing
    #: How many.
    coins: int
    line: Literal["gain"]


class LineLacking(TypedDict):
    """Units that nobody beside the city sells. It cannot be built."""

    line: Literal["lacking"]
    #: Which.
    units: list[Resource]


class Loss(TypedDict):
    """Coins that somebody else loses."""

    #: Whose.
    city: Seat
    #: How many.
    coins: int


class LossView(TypedDict):
    """What a city lost."""

    #: Which city.
    city: Seat
    #: Coins that it was to pay.
    coins: int
    #: Coins that it paid; as many debts as it did not.
    paid: int


class LostCard(TypedDict):
    """A card, which went to the discard pile."""

    card: Card


class LostCoins(TypedDict):
    """So many coins, which were all."""

    coins: int


class LostVictories(TypedDict):
    """Victory tokens of value 1, 3, 5."""

    victories: list[int]


class LostPoints(TypedDict):
    """There was nothing to lose: so many points."""

    points: int


class Marker(TypedDict):
    """The card that marks a stage."""

    #: The age on its back; 0 if it is a leader.
    age: int
    #: The card, if the observer knows it.
    card: Card | None
    #: The colour of the card, where everybody has seen that: on a stage that counts cards of its colour. Left out otherwise.
    colour: NotRequired[Colour | None]
    #: The leader, if it is one and the observer knows it. Left out otherwise.
    leader: NotRequired[Leader | None]
    #: How it lies. Left out if face down.
    lies: NotRequired[Lies]


class MatterRaiseRaise(TypedDict):
    #: Which stage, from 0.
    stage: int
    #: The leader that marks it, if one does.
    under: Leader | None


#: Stevie or Hercules builds a stage. Nobody is asked.
MatterRaise = TypedDict(
    "MatterRaise",
    {
        "raise": "MatterRaiseRaise",
    },
)


class MatterHandHand(TypedDict):
    #: How many.
    leaders: int


class MatterHand(TypedDict):
    """So many leaders are drawn into hand. Nobody is asked."""

    hand: MatterHandHand


class MatterGiveGive(TypedDict):
    #: To whom.
    to: Seat


class MatterGive(TypedDict):
    """Asks which leader of the hand is given away."""

    give: MatterGiveGive


class MatterEntombEntomb(TypedDict):
    #: In which stage, from 0; `null` if a stage was copied.
    stage: int | None


class MatterEntomb(TypedDict):
    """Asks which leader of the city is entombed, if any."""

    entomb: MatterEntombEntomb


class MatterLayTileLayTile(TypedDict):
    #: For whom it acts there.
    on: Upon


class MatterLayTile(TypedDict):
    """Asks which tile is laid on the own board, if any."""

    lay_tile: MatterLayTileLayTile


class MatterEngageEngage(TypedDict):
    #: Who was drawn; `null` before that.
    leader: Leader | None


class MatterEngage(TypedDict):
    """A leader is drawn, and everybody sees who; asks whether they are recruited for what they cost."""

    engage: MatterEngageEngage


#: For nothing, by its chain.
MeansChain = TypedDict(
    "MeansChain",
    {
        #: Coins to the bank all the same: taxes. Left out if there are none.
        "bank": "NotRequired[int]",
        "means": 'Literal["chain"]',
        #: The card that makes it free: of the city, or of a neighbour where those count.
        "with": "Card",
    },
)


class MeansPay(TypedDict):
    """With resources and coins."""

    #: Coins to the bank.
    bank: int
    means: Literal["pay"]
    #: What is paid to the neighbours: all ways of which none is better than another for both purses, by rising coins to the left. One of nothing if the city produces all it takes.
    ways: list[Payment]


class MeansNo(TypedDict):
    """Not at all."""

    #: Why not.
    because: Refusal
    means: Literal["no"]


class Offer(TypedDict):
    """What one card can be played for, apart from building a stage and being discarded."""

    #: How it can be built.
    build: Means
    #: The card.
    card: Card
    #: How it can be paid instead of being built by its chain, where chains are taxed. Left out otherwise.
    instead: NotRequired[PaidOffer | None]
    #: In which ways it can be built so that its player takes part in the Great Project. Left out if in none.
    joins: NotRequired[list[JoinOffer]]
    #: How it can be built with one unit of a resource for as many as it takes. Left out if it cannot.
    plenty: NotRequired[list[PlentyOffer]]
    #: Whether a power can build it for nothing.
    power: bool
    #: What building it takes and brings. Left out if there is nothing to say.
    quote: NotRequired[Quote]


class OffersBoard(TypedDict):
    """A board."""

    asked: Literal["board"]
    #: Those of these boards that are not there, because they need another box. Left out if there are none.
    lacking: NotRequired[list[Board]]
    #: The sides that can be up.
    sides: list[Side]
    #: The wonders that can be taken.
    wonders: list[Wonder]


class OffersPlay(TypedDict):
    """A card to play."""

    asked: Literal["play"]
    #: Each card once, in the order of the cards' numbers.
    cards: list[Offer]
    #: For which city.
    city: Seat
    #: Coins that can be spent: those held at the start of the turn.
    coins: int
    #: Whether a card can be discarded for coins: always, but for the Free city, which discards only when it can build nothing.
    discard: bool
    #: Whether the once-an-age power to build without paying is there and unused.
    free_build: bool
    #: Stages that a token of a Great Project builds for nothing. Left out if there are none.
    free_stages: NotRequired[list[StageOffer]]
    #: What the next stage and discarding take and bring. Left out if there is nothing to say.
    quote: NotRequired[HandQuote]
    #: The next stage of the wonder; the same for whatever card.
    stage: Means
    #: Other stages than the next, where they may be built. Left out otherwise.
    stages: NotRequired[list[StageOffer]]
    #: Tiles of which one can be laid with a card that is discarded for it. Left out if there are none.
    tiles: NotRequired[list[Tile]]


class OffersTiles(TypedDict):
    """A tile to keep."""

    asked: Literal["tiles"]
    #: The pack.
    tiles: list[Tile]


class OffersTokens(TypedDict):
    """Victory tokens to lose."""

    asked: Literal["tokens"]
    #: For which city.
    city: Seat
    #: Those that can be chosen: how many of value 1, 3, 5.
    lost: list[list[int]]


class OffersKeep(TypedDict):
    """A leader to keep."""

    asked: Literal["keep"]
    #: The pack.
    leaders: list[Leader]


class OffersLead(TypedDict):
    """A leader to recruit, to mark a stage with, or to discard for coins."""

    asked: Literal["lead"]
    #: For which city.
    city: Seat
    #: Coins that can be spent.
    coins: int
    #: Stages that a token of a Great Project builds for nothing. Left out if there are none.
    free_stages: NotRequired[list[StageOffer]]
    #: Those in hand.
    leaders: list[LeaderOffer]
    #: What the next stage and discarding take and bring. Left out if there is nothing to say.
    quote: NotRequired[HandQuote]
    #: The next stage of the wonder; the same for whatever leader.
    stage: Means
    #: Other stages than the next, where they may be built. Left out otherwise.
    stages: NotRequired[list[StageOffer]]


class OffersLayTile(TypedDict):
    """A tile to lay on the board of the wonder, or none."""

    asked: Literal["lay_tile"]
    #: For which city.
    city: Seat
    #: For whom it acts there.
    on: Upon
    #: Those that can be laid.
    tiles: list[Tile]


class OffersLeader(TypedDict):
    """A leader to recruit, to give away, to copy or to entomb."""

    asked: Literal["leader"]
    #: For which city.
    city: Seat
    #: Coins that can be spent.
    coins: int
    #: Whether none may be chosen.
    decline: bool
    #: Those that can be chosen.
    leaders: list[LeaderOffer]
    #: What for.
    matter: Matter


class OffersPiece(TypedDict):
    """A card or a stage of a neighbour."""

    asked: Literal["piece"]
    #: For which city.
    city: Seat
    #: Whether none may be chosen.
    decline: bool
    #: What for.
    matter: Matter
    #: Those that can be chosen.
    pieces: list[Piece]


class OffersSwap(TypedDict):
    """Cards of the neighbours to exchange, or none."""

    asked: Literal["swap"]
    #: For which city.
    city: Seat
    #: Those that can be chosen.
    pairs: list[Pair]


class OffersName(TypedDict):
    """A player."""

    asked: Literal["name"]
    #: For which city.
    city: Seat
    #: Who can be named.
    seats: list[Seat]


class OffersAnnounce(TypedDict):
    """Whether something is done."""

    asked: Literal["announce"]
    #: For which city.
    city: Seat
    #: What.
    matter: Matter


class OffersLoss(TypedDict):
    """How many coins of a loss to pay: none to `most`."""

    asked: Literal["loss"]
    #: Which city.
    city: Seat
    #: Coins that it has.
    coins: int
    #: Coins that it loses.
    loses: int
    #: The most that it can pay. Of what it does not pay each is a debt.
    most: int


class OffersFromDiscard(TypedDict):
    """A card of the discard pile to build."""

    asked: Literal["from_discard"]
    #: Those that can be built.
    cards: list[Card]
    #: For which city.
    city: Seat
    #: What each of them brings, in their order.
    quotes: NotRequired[list[Quote]]


class OpenedView(TypedDict):
    """What had marked a stage."""

    #: The card, if it was one.
    card: Card | None
    #: Whose wonder it was.
    city: Seat
    #: Whether it was discarded because the city had a card of that name.
    discarded: bool
    #: The leader, if it was one.
    leader: Leader | None


class Options(TypedDict):
    """What the host of a table can choose."""

    #: Which boards there are besides those of the boxes, from three players on.
    boards: NotRequired[Boards]
    #: The box Cities: black cards, debts, diplomacy. From three players on; eight need it.
    cities: NotRequired[bool]
    #: How leaders come into hand.
    leader_draft: NotRequired[LeaderDraft]
    #: Which leaders there are. With leaders there are at least three players.
    leaders: NotRequired[Leaders]
    #: The Great Projects of the box Babel, from three players on.
    projects: NotRequired[bool]
    #: Which side is up.
    sides: SideChoice
    #: Whether two who sit side by side play together, with Cities and 4, 6 or 8 players.
    teams: NotRequired[bool]
    #: The Tower of Babel of the box Babel, from three players on.
    tower: NotRequired[bool]
    #: Who gets which wonder.
    wonders: Wonders


class Outlook(TypedDict):
    """What comes of a play besides coins, by the table as it lies and with the purse after the cheapest way to pay. What is printed on the thing is not said again: what it makes, what it makes free later."""

    #: The conflicts of this age that would end otherwise than before, by whom they are fought with. Left out if none would.
    conflicts: NotRequired[list[ConflictOutlook]]
    #: Coins that others lose to the bank: without Cities as far as they have them, with Cities all of it, which they pay or owe. Left out if nobody does.
    losses: NotRequired[list[Loss]]
    #: Rows of the score sheet that would show other points if the match ended now; never that of coins. Left out if none would.
    points: NotRequired[list[RowOutlook]]
    #: The city's shields afterwards. Left out if it has as many before.
    shields: NotRequired[int | None]


class OwnLeaders(TypedDict):
    """What only the owner of a seat knows of leaders."""

    #: What lies face down.
    deed: LeaderDeed | None
    #: Those that were discarded.
    discarded: list[Leader]
    #: Those that were given and of whom one is to be recruited. Left out if there are none.
    given: NotRequired[list[Leader]]
    #: Those in hand, in the order of their numbers; one that is laid down stays until all have laid one.
    hand: list[Leader]
    #: The packs of the draft as they were held, by round; the last may be the present one.
    looks: list[list[Leader]]
    #: In the draft, those of whom one is kept now.
    pack: list[Leader]


class OwnTiles(TypedDict):
    """What only the owner of a seat knows of tiles."""

    #: In the draft, what lies face down.
    deed: Tile | None
    #: Those that were kept and not laid, by number.
    hand: list[Tile]
    #: The packs of the draft as they were held, by round; the last may be the present one.
    looks: list[list[Tile]]
    #: In the draft, those of which one is kept now.
    pack: list[Tile]
    #: What will be laid on the tower at the end of this turn. Left out if nothing.
    pending: NotRequired[Tile | None]


class PaidOffer(TypedDict):
    """How a card can be paid that a chain would build as well."""

    #: How.
    means: Means
    #: What that takes and brings. Left out if there is nothing to say.
    quote: NotRequired[Quote]


class PaidView(TypedDict):
    """Coins that were paid for a leader."""

    #: How many.
    coins: int
    #: The leader.
    leader: Leader


class Pair(TypedDict):
    """Cards that can be exchanged."""

    #: The left neighbour's.
    left: Card
    #: The right neighbour's.
    right: Card


class Partner(TypedDict):
    """What partners show each other: their hands, and so those that they had before."""

    #: The cards in their hand; one that is picked stays until the turn ends.
    hand: list[Card]
    #: The hands of this age that they held so far, by turn. The last is the present hand.
    held: list[list[Card]]
    #: The partner.
    seat: Seat


class Payment(TypedDict):
    """Coins for resources bought. Coins that a card itself costs are not in it: they go to the bank."""

    #: Coins to the bank, where it sells. Left out if there are none.
    bank: NotRequired[int]
    #: Coins to the left neighbour (the next clockwise).
    left: int
    #: Coins to the right neighbour (the previous).
    right: int


class Pick(TypedDict):
    """A play that lies face down."""

    #: The card.
    card: Card
    #: For which city.
    city: Seat
    #: What for.
    how: How


class PieceCard(TypedDict):
    """A card that was built."""

    #: The card.
    card: Card
    #: In which city.
    city: Seat
    piece: Literal["card"]


class PieceStage(TypedDict):
    """A stage that was built."""

    #: In which city.
    city: Seat
    piece: Literal["stage"]
    #: Which stage, from 0.
    stage: int


class PlacedView(TypedDict):
    """A tile on the Tower of Babel."""

    #: Who laid it.
    seat: Seat
    #: Which.
    tile: Tile


class PlayView(TypedDict):
    """What one city did in a turn."""

    #: The card, if the observer knows it: it was built, or the observer played it, or saw it later.
    card: Card | None
    #: Which city.
    city: Seat
    #: The colour of the card, where everybody saw that: it marks a stage that counts cards of its colour. Left out otherwise.
    colour: NotRequired[Colour | None]
    #: Whether the card went to the discard pile since. Left out if not.
    discarded: NotRequired[bool]
    #: What for.
    how: How
    #: Coins that came in: sold cards, effects, and what neighbours paid.
    income: int
    #: Whether the card, a marker, was turned face up since. Left out if not.
    opened: NotRequired[bool]
    #: The stage that was built, from 0, in matches with leaders or with boards of other boxes. Left out if none was.
    stage: NotRequired[int | None]


class PlentyOffer(TypedDict):
    """How a card can be built with one unit of a resource for as many as it takes."""

    #: Coins to the bank.
    bank: int
    #: Which resource.
    of: Resource
    #: What that takes and brings. Left out if there is nothing to say.
    quote: NotRequired[Quote]
    #: What is paid for the rest.
    ways: list[Payment]


class PricesView(TypedDict):
    """What a city pays a neighbour for one unit."""

    #: Whether the first unit of a turn from the left neighbour costs a coin less. Left out if not.
    first_left: NotRequired[bool]
    #: Whether the first unit of a turn from the right neighbour does. Left out if not.
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
    """A stage as it is printed."""

    #: On which board.
    board: Board
    #: Which of its stages, from 0.
    stage: int


class ProjectView(TypedDict):
    """A Great Project."""

    #: All tokens were taken in an earlier turn: no player can join.
    closed: NotRequired[bool]
    #: It has succeeded or failed. Left out until the end of the age.
    done: NotRequired[bool | None]
    #: Tokens that have to be taken for it to succeed.
    needed: int
    #: Which.
    project: Project
    #: Tokens that each player has taken.
    taken: list[int]


class Quote(TypedDict):
    """What building or recruiting something takes, in each way in which it can be done, and what comes of it. It is all worked out as if nobody else did anything this turn."""

    #: What comes of it besides coins. Left out if nothing, or if it cannot be had.
    outlook: NotRequired[Outlook]
    #: If a power can build it. Left out otherwise.
    power: NotRequired[Receipt]
    #: One for each of the `ways`, in their order; one for a chain. If it cannot be had, one that says how far it goes: with units that are lacking, or with the cheapest way for which there are too few coins. Left out if there is nothing to say.
    receipts: NotRequired[list[Receipt]]


class RefusalNotYourTurn(TypedDict):
    """The seat is not asked for anything."""

    why: Literal["not_your_turn"]


class RefusalOver(TypedDict):
    """The match is over."""

    why: Literal["over"]


class RefusalNotNow(TypedDict):
    """Something else is asked for now."""

    why: Literal["not_now"]


class RefusalNotYourCity(TypedDict):
    """One plays for one's own city first, and then for the Free city when it is one's turn to."""

    why: Literal["not_your_city"]


class RefusalNotInHand(TypedDict):
    """The card is not in the hand."""

    #: The card named.
    card: Card
    why: Literal["not_in_hand"]


class RefusalNotYourLeader(TypedDict):
    """The leader is not in the hand, or not in the pack."""

    #: The leader named.
    leader: Leader
    why: Literal["not_your_leader"]


class RefusalNotYourTile(TypedDict):
    """The tile is not one of those that the player has, or can keep."""

    #: The tile named.
    tile: Tile
    why: Literal["not_your_tile"]


class RefusalNameTile(TypedDict):
    """No tile is named."""

    why: Literal["name_tile"]


class RefusalNoPart(TypedDict):
    """There is no Great Project now in which one can take part with that card, or not built so, or not for so few coins."""

    why: Literal["no_part"]


class RefusalNotInDiscard(TypedDict):
    """The card is not in the discard pile."""

    #: The card named.
    card: Card
    why: Literal["not_in_discard"]


class RefusalAlreadyBuilt(TypedDict):
    """A card of that name stands in the city."""

    #: The card that stands there.
    card: Card
    why: Literal["already_built"]


class RefusalWonderComplete(TypedDict):
    """All stages are built."""

    why: Literal["wonder_complete"]


class RefusalNoWonder(TypedDict):
    """There is no wonder any more."""

    why: Literal["no_wonder"]


class RefusalNoStages(TypedDict):
    """Jesus is in the city: it builds no stages."""

    why: Literal["no_stages"]


class RefusalNotThatStage(TypedDict):
    """That stage cannot be built now, or not by that name: the next one is not another one."""

    why: Literal["not_that_stage"]


class RefusalNoPlenty(TypedDict):
    """Nothing gives as many units of a resource as are needed."""

    why: Literal["no_plenty"]


class RefusalNotOffered(TypedDict):
    """That cannot be chosen now."""

    why: Literal["not_offered"]


class RefusalPaysTooMuch(TypedDict):
    """More coins than are lost, or than are there."""

    #: How many can be paid.
    most: int
    why: Literal["pays_too_much"]


class RefusalMustChoose(TypedDict):
    """Something has to be chosen."""

    why: Literal["must_choose"]


class RefusalResourcesMissing(TypedDict):
    """Neither the city nor its neighbours can produce what is lacking, whatever is paid."""

    #: The units that cannot be had: a smallest number of them.
    missing: list[Resource]
    why: Literal["resources_missing"]


class RefusalCoinsMissing(TypedDict):
    """The coins held at the start of the turn do not suffice."""

    #: Coins held at the start of the turn.
    held: int
    #: Coins of the cheapest way, the bank's included.
    needed: int
    #: The cheapest ways to buy the resources, were there coins enough.
    ways: list[Payment]
    why: Literal["coins_missing"]


class RefusalOverpaid(TypedDict):
    """The same can be had for less."""

    #: The ways that are possible and not wasteful.
    ways: list[Payment]
    why: Literal["overpaid"]


class RefusalUnderpaid(TypedDict):
    """What would be paid does not buy what is lacking."""

    #: The ways that are possible and not wasteful.
    ways: list[Payment]
    why: Literal["underpaid"]


#: The chain makes it free: there is nothing to pay.
RefusalFreeByChain = TypedDict(
    "RefusalFreeByChain",
    {
        "why": 'Literal["free_by_chain"]',
        #: The card that makes it free.
        "with": "Card",
    },
)


class RefusalNoChain(TypedDict):
    """No earlier card of its chain stands in the city."""

    why: Literal["no_chain"]


class RefusalNoFreeBuild(TypedDict):
    """The city has no power to build without paying, or has used it in this age."""

    why: Literal["no_free_build"]


class RefusalPowerWasted(TypedDict):
    """The card costs nothing, so the power would be wasted."""

    why: Literal["power_wasted"]


class RefusalFreeCityBuilds(TypedDict):
    """The Free city builds when it can; it sells a card only when it cannot."""

    why: Literal["free_city_builds"]


class RefusalWonderNotFree(TypedDict):
    """That wonder is somebody else's, or another one was dealt to you."""

    why: Literal["wonder_not_free"]


class RefusalSideMissing(TypedDict):
    """The wonder is there on its other side only."""

    why: Literal["side_missing"]


class RefusalSideGiven(TypedDict):
    """Sides are given."""

    why: Literal["side_given"]


class RefusalPickedAlready(TypedDict):
    """The only card of this kind is picked for one's own city, which comes before the Free city."""

    #: The card named.
    card: Card
    why: Literal["picked_already"]


class RowOutlook(TypedDict):
    """A row of the score sheet, before and after."""

    #: Its points with the play.
    after: int
    #: Its points now.
    before: int
    #: Which.
    row: Row


class Rows(TypedDict):
    """Points by row of the score sheet."""

    #: The Tower of Babel and Great Projects.
    babel: NotRequired[int]
    #: Black cards.
    cities: NotRequired[int]
    #: Blue cards.
    civilian: NotRequired[int]
    #: A point for every three coins.
    coins: NotRequired[int]
    #: Yellow cards.
    commerce: NotRequired[int]
    #: Debts, below zero.
    debts: NotRequired[int]
    #: Guilds, a copied one included.
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

    #: The card; `null` if it declined.
    card: Card | None
    #: Which city.
    city: Seat
    #: Whether the card went back to the discard pile since. Left out if not.
    discarded: NotRequired[bool]


class Score(TypedDict):
    """Points of one city by category."""

    #: The Tower of Babel and Great Projects. Left out if they bring nothing.
    babel: NotRequired[int]
    #: Black cards. Left out if they bring nothing.
    cities: NotRequired[int]
    #: Blue cards.
    civilian: int
    #: A point for every three coins.
    coins: int
    #: Yellow cards.
    commerce: int
    #: The guild that the wonder copied.
    copied: Card | None
    #: Debts, below zero. Left out if there are none.
    debts: NotRequired[int]
    #: Guilds, a copied one included.
    guilds: int
    #: Leaders. Left out if they bring nothing.
    leaders: NotRequired[int]
    #: Victory and defeat tokens.
    military: int
    #: Green cards and other scientific symbols.
    science: int
    #: The symbols that count: compasses, gears, tablets, with those of the owner's choice placed best.
    symbols: list[int]
    #: All together.
    total: int
    #: The wonder.
    wonder: int


class SeenChose(TypedDict):
    """A player took their board."""

    event: Literal["chose"]
    #: Who.
    seat: Seat
    #: The side.
    side: Side
    #: The wonder.
    wonder: Wonder


class SeenAgeBegan(TypedDict):
    """An age begins."""

    #: 1 to 3.
    age: int
    event: Literal["age_began"]
    #: The observer's hand; `null` for spectators.
    hand: list[Card] | None
    #: The hand of the observer's partner. Left out without teams.
    partner: NotRequired[list[Card] | None]


class SeenPicked(TypedDict):
    """You laid a play face down, in place of the one that lay there for the same city. Nobody else is told."""

    event: Literal["picked"]
    #: What lies for the Free city now, if what lay there cannot stand beside this play: its card is taken, or it was sold and could be built. Left out if nothing changed.
    free_city: NotRequired[Pick | None]
    #: The play.
    pick: Pick
    #: Your seat.
    seat: Seat


class SeenLeaderLaid(TypedDict):
    """You laid a leader face down. Nobody else is told."""

    #: What for.
    deed: LeaderDeed
    event: Literal["leader_laid"]
    #: Your seat.
    seat: Seat


class SeenLeadersKept(TypedDict):
    """Leaders were dealt; or everybody kept one, and packs were passed on."""

    event: Literal["leaders_kept"]
    #: The leaders that the observer has kept so far; `null` for spectators.
    hand: list[Leader] | None
    #: The observer's next pack; `null` after the last, and for spectators.
    pack: list[Leader] | None


class SeenTileLaid(TypedDict):
    """You laid a tile of the draft face down. Nobody else is told."""

    event: Literal["tile_laid"]
    #: Your seat.
    seat: Seat
    #: Which.
    tile: Tile


class SeenTilesKept(TypedDict):
    """Tiles were dealt; or everybody kept one, and packs were passed on."""

    event: Literal["tiles_kept"]
    #: The tiles that the observer has kept so far; `null` for spectators.
    hand: list[Tile] | None
    #: The observer's next pack; `null` after the last, and for spectators.
    pack: list[Tile] | None


class SeenTilesPlaced(TypedDict):
    """Tiles were laid on the Tower of Babel. They act from the next turn on."""

    event: Literal["tiles_placed"]
    #: Coins that this brought, by seat.
    income: list[int]
    #: In that order.
    placed: list[PlacedView]


class SeenProjectShown(TypedDict):
    """The Great Project of the age is shown."""

    #: 1 to 3.
    age: int
    event: Literal["project_shown"]
    #: Which.
    project: Project


class SeenProjectOver(TypedDict):
    """The Great Project of the age has succeeded or failed."""

    #: Whether it has succeeded.
    done: bool
    event: Literal["project_over"]
    #: Coins that came in.
    income: list[int]
    #: Which.
    project: Project
    #: The tokens that each player had taken.
    taken: list[int]


class SeenPenalty(TypedDict):
    """A failed Great Project took something of a city."""

    event: Literal["penalty"]
    #: What.
    lost: Lost
    #: Whose.
    seat: Seat


class SeenLed(TypedDict):
    """Everybody played a leader."""

    #: 1 to 3.
    age: int
    #: By city.
    deeds: list[LedView]
    event: Literal["led"]


class SeenTurn(TypedDict):
    """Everybody has picked: the turn is carried out."""

    #: 1 to 3.
    age: int
    event: Literal["turn"]
    #: By city.
    plays: list[PlayView]
    #: The turn of the age, 1 to 6 or 7.
    turn: int


class SeenDrew(TypedDict):
    """A player drew the card with which they play for the Free city."""

    #: The card; only that player is told.
    card: Card | None
    event: Literal["drew"]
    #: Who.
    seat: Seat


class SeenLastCard(TypedDict):
    """A last card of the age was played instead of being discarded."""

    event: Literal["last_card"]
    #: The play.
    play: PlayView


class SeenUnplayed(TypedDict):
    """The last cards of the age went to the discard pile."""

    #: How many.
    cards: int
    event: Literal["unplayed"]
    #: That of their partner, if they had one. Left out otherwise.
    partners: NotRequired[Card | None]
    #: The observer's own, if they had one.
    yours: Card | None


class SeenPassed(TypedDict):
    """Hands were passed on."""

    event: Literal["passed"]
    #: The observer's new hand; `null` for spectators.
    hand: list[Card] | None
    #: The new hand of the observer's partner. Left out without teams.
    partner: NotRequired[list[Card] | None]


class SeenLooked(TypedDict):
    """A player looks through the discard pile to build one of its cards."""

    #: For which city.
    city: Seat
    event: Literal["looked"]
    #: The pile; only that player is told.
    pile: list[Card] | None
    #: Who.
    seat: Seat


class SeenFromDiscard(TypedDict):
    """A card of the discard pile was built, or none."""

    #: The card; `null` if none was wanted.
    card: Card | None
    #: For which city.
    city: Seat
    event: Literal["from_discard"]
    #: Coins that it brought.
    income: int


class SeenNothingToBuild(TypedDict):
    """There was nothing in the discard pile that the city could build."""

    #: Which city.
    city: Seat
    event: Literal["nothing_to_build"]


class SeenNothing(TypedDict):
    """Nothing comes of it: there was nothing to choose, or nothing was wanted."""

    event: Literal["nothing"]
    #: Of what.
    matter: Matter
    #: Who.
    seat: Seat


class SeenRecruited(TypedDict):
    """A leader was recruited outside the leader phase."""

    event: Literal["recruited"]
    #: Coins that came in.
    income: int
    #: The leader.
    leader: Leader
    #: How it came to that: drawn, given, one more of the hand, or a marker that was turned up.
    matter: Matter
    #: Who.
    seat: Seat


class SeenLeadersDrawn(TypedDict):
    """Leaders were drawn into hand."""

    event: Literal["leaders_drawn"]
    #: Which; only that player is told.
    leaders: list[Leader] | None
    #: How many.
    number: int
    #: Who.
    seat: Seat


class SeenLeaderShown(TypedDict):
    """A leader was drawn, who may be recruited for what they cost."""

    event: Literal["leader_shown"]
    #: The leader.
    leader: Leader
    #: By whom.
    seat: Seat


class SeenLeadersDiscarded(TypedDict):
    """Leaders were discarded without coins."""

    event: Literal["leaders_discarded"]
    #: Which, if the observer may know.
    leaders: list[Leader] | None
    #: How many.
    number: int
    #: Who.
    seat: Seat


#: A leader was given away.
SeenLeaderGiven = TypedDict(
    "SeenLeaderGiven",
    {
        "event": 'Literal["leader_given"]',
        #: Who gave.
        "from": "Seat",
        #: Which; only these two are told.
        "leader": "Leader | None",
        #: To whom.
        "to": "Seat",
    },
)


class SeenCopied(TypedDict):
    """A leader or a stage of a neighbour was copied."""

    #: What.
    copied: Copied
    event: Literal["copied"]
    #: Coins that came in.
    income: int
    #: Who.
    seat: Seat


class SeenStageBuilt(TypedDict):
    """A leader built a stage."""

    event: Literal["stage_built"]
    #: Coins that came in.
    income: int
    #: Who.
    seat: Seat
    #: Which stage, from 0.
    stage: int
    #: The leader that lies under it, if one does.
    under: Leader | None


class SeenEntombed(TypedDict):
    """A leader was entombed: their effects stop."""

    event: Literal["entombed"]
    #: The leader.
    leader: Leader
    #: What that counts.
    points: int
    #: Who.
    seat: Seat
    #: In which stage, from 0; `null` if a stage was copied.
    stage: int | None


class SeenTileOnBoard(TypedDict):
    """A tile was laid on the own board instead of the Tower of Babel. It acts from the next turn on."""

    event: Literal["tile_on_board"]
    #: Coins that this brought.
    income: int
    #: For whom it acts.
    on: Upon
    #: Who.
    seat: Seat
    #: Which.
    tile: Tile


class SeenDestroyed(TypedDict):
    """A card was destroyed."""

    #: The card.
    card: Card
    #: In which city.
    city: Seat
    event: Literal["destroyed"]
    #: By whom.
    seat: Seat


class SeenSwapped(TypedDict):
    """Two cards were exchanged."""

    event: Literal["swapped"]
    #: The cards as they were before.
    pair: Pair
    #: By whom, between the neighbours.
    seat: Seat


class SeenNamed(TypedDict):
    """A player said who will win."""

    event: Literal["named"]
    #: Who will win.
    named: Seat
    #: Who.
    seat: Seat


class SeenForesaw(TypedDict):
    """You see the cards of the ages to come (Sith Lord). Nobody else is told which."""

    #: The cards, by age.
    ages: list[Foreseen]
    event: Literal["foresaw"]
    #: Your seat.
    seat: Seat


class SeenHandsKept(TypedDict):
    """Nobody passes their hand on."""

    event: Literal["hands_kept"]
    #: By whose power.
    seat: Seat


class SeenTraded(TypedDict):
    """Two defeat tokens became a victory token of 3."""

    event: Literal["traded"]
    #: Coins that came in.
    income: int
    #: Who.
    seat: Seat


class SeenStagesFell(TypedDict):
    """The last stage of each wonder was destroyed."""

    #: Of which cities, by number.
    cities: list[Seat]
    event: Literal["stages_fell"]
    #: By whose power.
    seat: Seat


class SeenWondersFell(TypedDict):
    """All wonders were removed."""

    event: Literal["wonders_fell"]
    #: Coins that came in, by city.
    income: list[int]
    #: What had marked stages.
    opened: list[OpenedView]
    #: By whose power.
    seat: Seat


#: Jesus went to the right.
SeenPassedOn = TypedDict(
    "SeenPassedOn",
    {
        "event": 'Literal["passed_on"]',
        #: From whom.
        "from": "Seat",
        #: To whom; `null` if it was a copy, which is used up.
        "to": "Seat | None",
    },
)


class SeenLossLaid(TypedDict):
    """You said how many coins of a loss you pay. Nobody else is told before all have."""

    #: How many.
    coins: int
    event: Literal["loss_laid"]
    #: Your seat.
    seat: Seat


class SeenLosses(TypedDict):
    """Cities lost coins (Cities): everybody has said how many they pay."""

    event: Literal["losses"]
    #: Who lost something, by city.
    losses: list[LossView]


class SeenConflicts(TypedDict):
    """The conflicts at the end of an age."""

    #: 1 to 3.
    age: int
    event: Literal["conflicts"]
    #: By city.
    results: list[ConflictView]


class SeenLeft(TypedDict):
    """A player gave up their seat; an automatic player goes on in their place."""

    event: Literal["left"]
    #: Who.
    seat: Seat


class SeenEnded(TypedDict):
    """The match is over."""

    #: Whether the last person left claimed it.
    claimed: bool
    event: Literal["ended"]
    #: The winner or winners.
    winners: list[Seat]


class Source(TypedDict):
    """Something that produces each turn."""

    #: Whether it makes as many units as are needed; `units` is then what is printed. Left out if not.
    endless: NotRequired[bool]
    #: Alternatives.
    one_of: list[Resource]
    #: Whether neighbours may buy it.
    sold: bool
    #: Units.
    units: int


class StageBoards(TypedDict):
    """Boards are taken."""

    #: Who is to choose: one at a time if wonders are chosen, all who have not yet if only sides are.
    seats: list[Seat]
    stage: Literal["boards"]


class StageDraft(TypedDict):
    """Everybody keeps a leader of a pack at once, face down."""

    stage: Literal["draft"]


class StageTiles(TypedDict):
    """Everybody keeps a tile of a pack at once, face down (Tower of Babel)."""

    stage: Literal["tiles"]


class StageRecruit(TypedDict):
    """Everybody plays a leader at once, face down."""

    stage: Literal["recruit"]


class StageTurn(TypedDict):
    """Everybody plays a card at once, face down. Whom the table waits for tells who has not yet."""

    stage: Literal["turn"]


class StageLastCard(TypedDict):
    """The last turn of the age is over; somebody may play their last card."""

    #: Who.
    seat: Seat
    stage: Literal["last_card"]


class StageFromDiscard(TypedDict):
    """Somebody builds a card of the discard pile."""

    #: For which city: their own, or the Free city.
    city: Seat
    #: Whether a leader lets them, or something that was copied: then it comes after all whose stage does. Left out if it is a stage.
    led: NotRequired[bool]
    #: Who decides.
    seat: Seat
    stage: Literal["from_discard"]


class StageLosses(TypedDict):
    """Everybody who loses coins and has some says at once, face down, how many they pay (Cities)."""

    stage: Literal["losses"]


class StageAsked(TypedDict):
    """A leader or a guild brings something up."""

    #: What.
    matter: Matter
    #: Whom.
    seat: Seat
    stage: Literal["asked"]


class StageOver(TypedDict):
    """The match is over."""

    #: Whether the last person left claimed it; the points then count for nothing.
    claimed: bool
    stage: Literal["over"]


class StageOffer(TypedDict):
    """How another stage than the next can be built."""

    #: How.
    means: Means
    #: What that takes and brings. Left out if there is nothing to say.
    quote: NotRequired[Quote]
    #: Which stage, from 0.
    stage: int


class Tally(TypedDict):
    """The points that a city would have if the match ended now, and what they are for. What brings none is left out.

    Nothing is said again that lies open: victory and defeat tokens and coins are in the city itself."""

    #: What the board itself brings.
    board: NotRequired[int]
    #: What each card brings besides symbols, in the order of the city's `cards`. Left out if none does.
    cards: NotRequired[list[int]]
    #: What each thing brings that was copied, in the order of `copies`. Left out if none does.
    copies: NotRequired[list[int]]
    #: The guilds of neighbours that the wonder copies. Left out if there are none.
    guilds: NotRequired[list[CopiedGuild]]
    #: What each leader brings, in the order of `leaders`. Left out if none does.
    leaders: NotRequired[list[int]]
    #: What the masks copy: compasses, gears, tablets. They are among those symbols. Left out if there are none.
    masks: NotRequired[list[int]]
    #: What each token of a Great Project brings, in the order of `projects`. Left out if none does.
    projects: NotRequired[list[int]]
    #: By row of the score sheet.
    rows: Rows
    #: Points for compasses, for gears, for tablets, and for sets of all three. Left out if there are none.
    science: NotRequired[list[int]]
    #: What each stage brings besides symbols, by its place on the board; nothing for one that is not built. Left out if none does.
    stages: NotRequired[list[int]]
    #: The scientific symbols as they count, with all choices made best. Left out if those are the city's `symbols`.
    symbols: NotRequired[list[int] | None]
    #: All together.
    total: int
    #: What the tiles bring that its player has laid on the Tower of Babel. Left out if nothing.
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
    """A leader who was recruited."""

    leader: Leader


class ThingCopied(TypedDict):
    """What was copied of a neighbour."""

    copied: Copied


class ThingProject(TypedDict):
    """A token of a Great Project that succeeded."""

    project: Project


class ThingTile(TypedDict):
    """A tile of the Tower of Babel that acts for the city. It lies in no city."""

    tile: Tile


class TombView(TypedDict):
    """A leader who is entombed, face up."""

    #: The leader.
    leader: Leader
    #: What that counts.
    points: int
    #: In which stage, from 0; `null` if the city has copied a stage that does it.
    stage: int | None


class TowerView(TypedDict):
    """What everybody sees of the Tower of Babel."""

    #: The tiles that were laid on boards of wonders instead, in that order. Left out if there are none.
    boards: NotRequired[list[BoardTileView]]
    #: How many tiles each player has and has not laid.
    hands: list[int]
    #: The tiles that were laid, in that order. Those before the last `places` are covered and do nothing.
    placed: list[PlacedView]
    #: How many tiles act at a time: the last that were laid.
    places: int
    #: Rounds of the draft that are over: 3 after it.
    rounds: int


class TurnView(TypedDict):
    """The plays of one turn."""

    #: What was built from the discard pile afterwards.
    from_discard: list[SalvageView]
    #: What each city did, by number. In the entry of last cards only who played theirs.
    plays: list[PlayView]
    #: The turn of the age; one more than there are for plays of last cards.
    turn: int


class View(TypedDict):
    """Everything one observer is entitled to know, memory included.

    Cities are numbered like seats, clockwise; in the two-player game the Free city is number 2, after the seats, so lists of cities are longer than the table has seats. The left neighbour of a city is the next one."""

    #: 1 to 3; 0 while boards are chosen.
    age: int
    #: Cards that were set aside since the match began, which nobody has seen: a table of eight does not play all of them. Left out if there are none.
    aside: NotRequired[int]
    #: By city.
    cities: list[CityView]
    #: How the conflicts of the ages so far ended, by age.
    conflicts: list[list[ConflictView]]
    #: Where hands go in this age.
    direction: Direction
    #: Cards in the discard pile, by the age on their backs.
    discarded: list[int]
    #: Who plays for the Free city this turn; `null` except in the two-player game.
    free_city_player: Seat | None
    #: The turn of this age after which nobody passed their hand on. Left out if there is none.
    kept_hands: NotRequired[int | None]
    #: The leaders that are not in play. Left out without leaders.
    leaders: NotRequired[LeadersView | None]
    #: Coins that each city loses now, in the stage `losses`. Left out otherwise.
    losses: NotRequired[list[int] | None]
    #: What will be asked after that and before the match goes on, in order. Left out if nothing.
    next: NotRequired[list[Stage]]
    #: Cards in the pile from which the Free city's player draws; 0 except in the two-player game.
    pile: int
    #: Everything that was played in this age, by turn; the last entry may be the plays of last cards.
    plays: list[TurnView]
    #: The Great Projects that were shown, by age; the last may be that of this age. Left out if there are none.
    projects: NotRequired[list[ProjectView]]
    #: Points by city, when the match is over.
    scores: list[Score] | None
    #: What is going on.
    stage: Stage
    #: The Tower of Babel. Left out without it.
    tower: NotRequired[TowerView | None]
    #: The turn of the age, 1 to 6 or 7, of the play that is asked for or was made last; 0 while boards are chosen.
    turn: int
    #: Turns of an age: 7 with hands of eight cards. Left out if six.
    turns: NotRequired[int]
    #: What only the owner of a seat knows; `null` for spectators.
    you: You | None


class You(TypedDict):
    """What only the owner of a seat knows."""

    #: The cards of the discard pile that are known for certain, in the order of the cards' numbers.
    discarded: list[Card]
    #: The cards drawn for the Free city in this age, by turn: those that others drew are `null`. Empty except in the two-player game.
    drawn: list[Card | None]
    #: The cards of the ages after that in which the Sith Lord came. Left out without him.
    foreseen: NotRequired[list[Foreseen]]
    #: The cards in the hand, in the order of the cards' numbers; one that is picked stays until the turn ends.
    hand: list[Card]
    #: The hands of this age held so far, by turn, each as it was before playing from it. The last is the present hand.
    held: list[list[Card]]
    #: What is known of the hands of others: what was in them when they were passed on.
    known: list[KnownHand]
    #: Leaders. Left out without them.
    leaders: NotRequired[OwnLeaders | None]
    #: What can be decided now, by what is asked: empty if nothing is. Two entries in the two-player game, once the own city's play lies there: that one, which can still be replaced, and the Free city's.
    offers: list[Offers]
    #: In the stage `losses`: how many coins one has said to pay. Left out otherwise.
    paid: NotRequired[int | None]
    #: What the partner shows. Left out without teams.
    partner: NotRequired[Partner | None]
    #: What is picked this turn: for the own city, and then for the Free city.
    picks: list[Pick]
    #: The whole discard pile, while a card may be built from it.
    pile: list[Card] | None
    #: The seat.
    seat: Seat
    #: Tiles. Left out without the Tower of Babel.
    tiles: NotRequired[OwnTiles | None]


class Choices(TypedDict):
    """What a seat can be offered."""

    #: Takes back the seat's last step of a staged turn, if that step told nobody anything new. Offered to people; search and random players leave it alone, so matches end.
    back: Intent | None
    #: `false` when more intents are allowed than are worth listing (bids, offers, free splits of payment); the list is then a sensible sample a bot or a keyboard user can live on.
    complete: bool
    #: The intents that move the match on.
    intents: list[Intent]


#: Which boards there are. Those that need another box, or sides that do, are left out.
Boards: TypeAlias = Literal["boxes", "official", "everything"]


#: A card. Copies of one card are the same card: nobody can tell them apart.
Card: TypeAlias = Literal["lumber-yard", "stone-pit", "clay-pool", "ore-vein", "tree-farm", "excavation", "clay-pit", "timber-yard", "forest-cave", "mine", "loom-1", "glassworks-1", "press-1", "pawnshop", "baths", "altar", "theater", "tavern", "east-trading-post", "west-trading-post", "marketplace", "stockade", "barracks", "guard-tower", "apothecary", "workshop", "scriptorium", "sawmill", "quarry", "brickyard", "foundry", "loom-2", "glassworks-2", "press-2", "aqueduct", "temple", "statue", "courthouse", "forum", "caravansery", "vineyard", "bazar", "walls", "training-ground", "stables", "archery-range", "dispensary", "laboratory", "library", "school", "pantheon", "gardens", "town-hall", "palace", "senate", "haven", "lighthouse", "chamber-of-commerce", "arena", "fortifications", "circus", "arsenal", "siege-workshop", "lodge", "observatory", "university", "academy", "study", "workers-guild", "craftsmens-guild", "traders-guild", "philosophers-guild", "spies-guild", "strategists-guild", "shipowners-guild", "scientists-guild", "magistrates-guild", "builders-guild", "gamers-guild", "courtesans-guild", "diplomats-guild", "architects-guild", "pigeon-loft", "militia", "hideout", "residence", "gambling-den", "clandestine-dock-east", "clandestine-dock-west", "secret-warehouse", "gates-of-the-city", "spy-ring", "mercenaries", "lair", "consulate", "gambling-house", "black-market", "sepulcher", "architect-cabinet", "tabularium", "torture-chamber", "contingent", "brotherhood", "embassy", "cenotaph", "builders-union", "capitol", "slave-market", "secret-society", "counterfeiters-guild", "guild-of-shadows", "mourners-guild"]


#: Colours of cards.
Colour: TypeAlias = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple", "black"]


#: A leader or a stage of a neighbour whose effects a city has copied.
Copied: TypeAlias = CopiedLeader | CopiedStage


#: Where hands go.
Direction: TypeAlias = Literal["left", "right"]


#: What a card is played for.
How: TypeAlias = HowBuild | HowChain | HowPower | HowPlenty | HowOtherStage | HowStage | HowJoin | HowFreeStage | HowTile | HowDiscard


#: One decision of one seat.
#:
#: A turn is one `play` of everybody, face down until the last one is in; until then it can be replaced by another. In the two-player game who has the Free city's turn plays for their own city first and then for the Free city.
Intent: TypeAlias = IntentChoose | IntentPlay | IntentKeep | IntentKeepTile | IntentLayTile | IntentLead | IntentFromDiscard | IntentLeader | IntentPiece | IntentSwap | IntentName | IntentTokens | IntentPay | IntentAnnounce | IntentDecline


#: How a card is built with which its player takes part in the Great Project.
Joined: TypeAlias = Literal["paid", "chain", "power"]


#: A leader. There is one of each.
Leader: TypeAlias = Literal["alexander", "amytis", "archimedes", "aristotle", "bilkis", "caesar", "cleopatra", "croesus", "euclid", "hammurabi", "hannibal", "hatshepsut", "hiram", "hypatia", "imhotep", "justinian", "leonidas", "maecenas", "midas", "nebuchadnezzar", "nefertiti", "nero", "pericles", "phidias", "plato", "praxiteles", "ptolemy", "pythagoras", "ramses", "sappho", "solomon", "tomyris", "varro", "vitruvius", "xenophon", "zenobia", "aspasia", "berenice", "caligula", "darius", "diocletian", "semiramis", "stevie", "esteban", "louis", "wil", "nimrod", "helen", "bauza", "hercules", "attila", "axelous", "chuck-norris", "cypselos", "cyrus", "damocles", "diogenes", "herodotus", "homer", "sinbad", "penelope", "hua-mulan", "jesus", "orpheus", "phryne", "pythia", "sith", "socrates", "spartacus", "ulysses", "urvasi", "vercingetorix", "nitocris", "telesilla", "aganice", "enheduanna", "phryne-official", "cornelia", "eurypyle", "theano", "makeda", "cynisca", "gorgo", "agrippina", "octavia", "arsinoe"]


#: What is laid face down with a leader.
LeaderDeed: TypeAlias = LeaderDeedKeep | LeaderDeedLead


#: How leaders come into hand.
LeaderDraft: TypeAlias = Literal["drafted", "dealt"]


#: What a leader is played for.
LeaderHow: TypeAlias = LeaderHowRecruit | LeaderHowStage | LeaderHowRecruitFor | LeaderHowOtherStage | LeaderHowFreeStage | LeaderHowDiscard


#: Which leaders there are. Those that need another box are left out.
Leaders: TypeAlias = Literal["off", "box", "official", "everything"] | LeadersSets


#: How what marks a stage lies.
Lies: TypeAlias = Literal["down", "up", "nothing"]


#: A line of a receipt: what for, and where coins move, how many. Coins below zero leave the purse.
Line: TypeAlias = LineOwn | LineWaived | LineExchanged | LineChain | LinePower | LineBought | LineBank | LinePrinted | LineCheaper | LineInCoins | LineTax | LineJoins | LineSold | LineGain | LineLacking


#: What a failed Great Project took.
Lost: TypeAlias = Literal["board"] | LostCard | LostCoins | LostVictories | LostPoints


#: Something that waits to be done or answered after all have laid a card or a leader.
Matter: TypeAlias = Literal["draw", "copy_leader", "copy_stage", "destroy", "swap", "name", "pick", "stages_fall", "wonders_fall", "recruit", "keep_hands", "trade", "penalty", "pass_on"] | MatterRaise | MatterHand | MatterGive | MatterEntomb | MatterLayTile | MatterEngage


#: How something can be built.
Means: TypeAlias = MeansChain | MeansPay | MeansNo


#: What can be decided for one city.
Offers: TypeAlias = OffersBoard | OffersPlay | OffersTiles | OffersTokens | OffersKeep | OffersLead | OffersLayTile | OffersLeader | OffersPiece | OffersSwap | OffersName | OffersAnnounce | OffersLoss | OffersFromDiscard


#: Something in a city that can be pointed at.
Piece: TypeAlias = PieceCard | PieceStage


#: A Great Project. There is one of each, and five of them an age.
Project: TypeAlias = Literal["belvedere", "cranes", "double-walls", "factory", "rampart-road", "obelisk", "river-port", "sewer-network", "smelter", "war-mirror", "archives", "giant-trebuchet", "grand-bazaar", "menagerie", "triumphal-arches"]


#: What a play takes and brings: its coins add up to what the purse gains if nobody buys here in the same turn.
Receipt: TypeAlias = list[Line]


#: Why an intent is refused, or a card cannot be built, as data that a client can explain in its own language.
Refusal: TypeAlias = RefusalNotYourTurn | RefusalOver | RefusalNotNow | RefusalNotYourCity | RefusalNotInHand | RefusalNotYourLeader | RefusalNotYourTile | RefusalNameTile | RefusalNoPart | RefusalNotInDiscard | RefusalAlreadyBuilt | RefusalWonderComplete | RefusalNoWonder | RefusalNoStages | RefusalNotThatStage | RefusalNoPlenty | RefusalNotOffered | RefusalPaysTooMuch | RefusalMustChoose | RefusalResourcesMissing | RefusalCoinsMissing | RefusalOverpaid | RefusalUnderpaid | RefusalFreeByChain | RefusalNoChain | RefusalNoFreeBuild | RefusalPowerWasted | RefusalFreeCityBuilds | RefusalWonderNotFree | RefusalSideMissing | RefusalSideGiven | RefusalPickedAlready


#: A unit that cards and stages cost.
Resource: TypeAlias = Literal["wood", "stone", "ore", "clay", "glass", "loom", "papyrus"]


#: A line of the score sheet, in the order of the sheet.
Row: TypeAlias = Literal["military", "coins", "wonder", "civilian", "commerce", "guilds", "science", "leaders", "cities", "babel", "debts"]


#: A chair at the table, counted clockwise from 0.
Seat: TypeAlias = int


#: The part of an event that one observer may learn.
Seen: TypeAlias = SeenChose | SeenAgeBegan | SeenPicked | SeenLeaderLaid | SeenLeadersKept | SeenTileLaid | SeenTilesKept | SeenTilesPlaced | SeenProjectShown | SeenProjectOver | SeenPenalty | SeenLed | SeenTurn | SeenDrew | SeenLastCard | SeenUnplayed | SeenPassed | SeenLooked | SeenFromDiscard | SeenNothingToBuild | SeenNothing | SeenRecruited | SeenLeadersDrawn | SeenLeaderShown | SeenLeadersDiscarded | SeenLeaderGiven | SeenCopied | SeenStageBuilt | SeenEntombed | SeenTileOnBoard | SeenDestroyed | SeenSwapped | SeenNamed | SeenForesaw | SeenHandsKept | SeenTraded | SeenStagesFell | SeenWondersFell | SeenPassedOn | SeenLossLaid | SeenLosses | SeenConflicts | SeenLeft | SeenEnded


#: Where a leader is from.
Set: TypeAlias = Literal["box", "cities", "anniversary", "promo", "fan_made"]


#: Sets of leaders, at least one, in their order.
Sets: TypeAlias = list[Set]


#: The two sides of a board.
Side: TypeAlias = Literal["A", "B"]


#: Which side of the boards is up.
SideChoice: TypeAlias = Literal["random", "a", "b", "picked"]


#: What is going on.
Stage: TypeAlias = StageBoards | StageDraft | StageTiles | StageRecruit | StageTurn | StageLastCard | StageFromDiscard | StageLosses | StageAsked | StageOver


#: Whatever lies in a city and does something.
Thing: TypeAlias = ThingBoard | ThingCard | ThingStage | ThingLeader | ThingCopied | ThingProject | ThingTile


#: A tile of the Tower of Babel, by its number.
Tile: TypeAlias = int


#: For whom a tile acts that does not lie on the Tower of Babel.
Upon: TypeAlias = Literal["own", "others", "by_kind"]


#: A wonder.
Wonder: TypeAlias = Literal["giza", "babylon", "olympia", "rhodes", "ephesus", "alexandria", "halicarnassus", "roma", "petra", "byzantium", "abu-simbel", "great-wall", "stonehenge", "manneken-pis", "catan", "babel"]


#: Who gets which wonder.
Wonders: TypeAlias = Literal["dealt", "picked"]


#: To be named when a table is followed: its views and intents have the types of this module then.
GAME: Game[View, Intent] = Game("seven-wonders")
