# Made of seven-sages.schema.json by `cargo xtask gen`. Do not edit.
"""The wire types of The Seven Sages."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

if sys.version_info >= (3, 11):
    from typing import NotRequired
elif TYPE_CHECKING:
    from typing_extensions import NotRequired

from ..game import Game


class CardPower(TypedDict):
    """A power card or owl."""

    card: Literal["power"]
    #: Which.
    power: Power


class CardSpell(TypedDict):
    """A spell."""

    card: Literal["spell"]
    #: Which.
    spell: Spell


class Cards(TypedDict):
    """Cards of a hand, a gift, or what is known of one. Sent sorted; read in any order. A card that occurs several times is listed several times."""

    #: Power cards and owls.
    powers: list[Power]
    #: Spells.
    spells: list[Spell]


class CastingVolensia(TypedDict):
    """Take an owl back."""

    #: The number in this fight (`n` of `Lying`) of an owl, anybody's; `null` if none lies.
    owl: int | None
    spell: Literal["volensia"]


class CastingMoventi(TypedDict):
    """Swap two crystals."""

    spell: Literal["moventi"]
    #: Two crystals of two different sites, in the order left, right, bottom; `null` if only one site has any.
    swap: list[CrystalAt] | None


class CastingAnulensa(TypedDict):
    """Discard a card."""

    #: The number in this fight of a power card or owl, anybody's; `null` if none lies.
    card: int | None
    spell: Literal["anulensa"]


class CastingPotentia(TypedDict):
    """Draw."""

    spell: Literal["potentia"]


class CastingAbsentus(TypedDict):
    """Skip from now on."""

    spell: Literal["absentus"]


#: Swap roles.
CastingMutantus = TypedDict(
    "CastingMutantus",
    {
        "spell": 'Literal["mutantus"]',
        #: A player of the own alliance; `null` for who plays alone.
        "with": "Seat | None",
    },
)


class CastingBinensus(TypedDict):
    """Play a second role."""

    #: A role card nobody holds; there is always one. From the next turn on its power cards may be played.
    sage: Sage
    spell: Literal["binensus"]


class CrystalAt(TypedDict):
    """A crystal on a tile."""

    #: On which tile.
    site: Site
    #: Which of its slots, from 0 (`crystals` of `SiteView`).
    slot: int


class EffectNothing(TypedDict):
    """There was no target."""

    effect: Literal["nothing"]


class EffectRemoved(TypedDict):
    """Volensia or Anulensa: a card left the fight."""

    effect: Literal["removed"]
    #: Which.
    power: Power
    #: Whose it was.
    seat: Seat
    #: What it had counted.
    value: int


class EffectSwapped(TypedDict):
    """Moventi: the values that lie in the two slots now, in the order they were named."""

    effect: Literal["swapped"]
    #: 2 to 7 each.
    values: list[int]


class EffectDrawn(TypedDict):
    """Potentia: cards were drawn, which is told next."""

    effect: Literal["drawn"]


class EffectMaySkip(TypedDict):
    """Absentus: its caster may skip from now on."""

    #: Whose Absentus was cancelled by it and is discarded.
    cancelled: Seat | None
    effect: Literal["may_skip"]


class EffectRolesSwapped(TypedDict):
    """Mutantus: the roles after the swap."""

    effect: Literal["roles_swapped"]
    #: The caster's.
    own: Sage
    #: The partner's.
    partner: Sage


class EffectSecondRole(TypedDict):
    """Binensus: a second role."""

    effect: Literal["second_role"]


class FightView(TypedDict):
    """A fight."""

    #: The cards in the order they were played, without those that left the fight.
    cards: list[Lying]
    #: Who has cast the spell of this fight.
    cast: list[Seat]
    #: Whose card ended the fight by a lead of 25.
    knockout_by: Seat | None
    #: Who may skip turns by the one valid Absentus.
    may_skip: Seat | None
    #: Who has passed, in order.
    passed: list[Seat]
    #: How many cards were played so far; the next one gets this number.
    played: int
    #: The lead of track one over track two: negative if two leads. 25 either way ends the fight.
    score: int
    #: With three players, what the one alone began with.
    solo_bonus: int | None


class Final(TypedDict):
    """How one player's total came about (section 4.7)."""

    #: The values of the large crystals, sorted.
    crystals: list[int]
    #: The hand at the end.
    hand: Cards
    #: Of each kind in the game, the total of the hand: two 1s of one sage count 11. Empty if cards did not count (R-14).
    kinds: list[KindTotal]
    #: Everything together: the large crystals and a small one, worth 1, for each kind won.
    total: int


class IntentChoose(TypedDict):
    """Take a role card and its token (section 4.1)."""

    do: Literal["choose"]
    #: Which, of those still in the middle.
    sage: Sage


class IntentPropose(TypedDict):
    """Negotiation: offer an alliance. It stands, for everybody to see, until it is accepted or withdrawn, or one of the two walks away. Whoever has an offer from the other already thereby accepts it."""

    do: Literal["propose"]
    #: To whom.
    to: Seat


class IntentWithdraw(TypedDict):
    """Negotiation: take back an offer."""

    do: Literal["withdraw"]
    #: To whom it was made.
    to: Seat


#: Negotiation: accept an offer. The two are an alliance at once (R-17: first come, first served).
IntentAccept = TypedDict(
    "IntentAccept",
    {
        "do": 'Literal["accept"]',
        #: Whose offer.
        "from": "Seat",
    },
)


class IntentNoDeal(TypedDict):
    """Negotiation: vote for no deal, or take the vote back. When all who still talk have voted so, the order of the clearing decides (R-5). Those who voted may still propose and accept."""

    do: Literal["no_deal"]
    #: The vote from now on; it must differ from what it was.
    on: bool


class IntentListen(TypedDict):
    """Negotiation: say nothing more until somebody makes this player an offer, shows them cards or walks away. Meanwhile it counts as a vote for no deal. Automatic players wait so; people need not."""

    do: Literal["listen"]


class IntentWalkAway(TypedDict):
    """Negotiation: no deal and no second thoughts. All offers from and to this player are gone, and the player is not asked again in this negotiation. This is what the clock plays."""

    do: Literal["walk_away"]


class IntentShow(TypedDict):
    """Show some of the own cards to one player: only that player sees them, everybody sees that they were shown. Possible from the moment all have chosen until the fight, also for who is not asked for anything (R-47)."""

    #: What; at least one card.
    cards: Cards
    do: Literal["show"]
    #: To whom.
    to: Seat


class IntentJoin(TypedDict):
    """With five players: join the pair that stands, or not."""

    do: Literal["join"]
    #: Whether to join.
    join: bool


class IntentSide(TypedDict):
    """Forced order: name a side."""

    do: Literal["side"]
    #: Which.
    track: Track


class IntentAlone(TypedDict):
    """With three players, the first or the second of the order: fight alone (section 6)."""

    do: Literal["alone"]


class IntentLetSpeak(TypedDict):
    """With three players, the first or the second of the order: let the next one speak."""

    do: Literal["let_speak"]


class IntentWith(TypedDict):
    """With three players, the second or the third: join a player."""

    do: Literal["with"]
    #: Whom: the second can join the first, the third can join the first or the second.
    seat: Seat


class IntentAgainst(TypedDict):
    """With three players, the second: not with the first."""

    do: Literal["against"]


class IntentGive(TypedDict):
    """Exchange: give cards to a partner. Nothing is owed in return (R-6). Neither of the two is ready then."""

    #: What; at least one card.
    cards: Cards
    do: Literal["give"]
    #: To whom.
    to: Seat


class IntentReady(TypedDict):
    """Exchange: done. A gift from or to this player reopens it."""

    do: Literal["ready"]


class IntentPlay(TypedDict):
    """Fight: play a power card of an own role, or an owl."""

    do: Literal["play"]
    #: Which.
    power: Power


class IntentCast(TypedDict):
    """Fight: cast a spell, one in a fight."""

    #: Which, and at what.
    casting: Casting
    do: Literal["cast"]


class IntentPass(TypedDict):
    """Fight: out of it for good."""

    do: Literal["pass"]


class IntentSkip(TypedDict):
    """Fight: wait, with a valid Absentus, while somebody else is still in (R-7)."""

    do: Literal["skip"]


class IntentHandOver(TypedDict):
    """Hand power cards over to who passed next."""

    do: Literal["hand_over"]
    #: Exactly as many as the stage says.
    powers: list[Power]


class IntentDiscard(TypedDict):
    """The last to pass discards power cards."""

    do: Literal["discard"]
    #: Exactly as many as the stage says.
    powers: list[Power]


class IntentTakeCrystal(TypedDict):
    """Take a crystal of the clearing of the fight."""

    do: Literal["take_crystal"]
    #: Its slot.
    slot: int


class IntentMovePawn(TypedDict):
    """Move the pawn to another tile."""

    do: Literal["move_pawn"]
    #: Where to.
    to: Site


class KindTotal(TypedDict):
    """The total of one kind in one hand."""

    #: The kind.
    kin: Kin
    #: The values of the cards of this kind together.
    total: int
    #: Whether it is the highest, which brings a small crystal; all who are tied get one.
    won: bool


class Lying(TypedDict):
    """A card that lies in the fight."""

    #: Which.
    card: Card
    #: Its number in this fight, counted from 0 in the order of playing; it never changes.
    n: int
    #: By whom it was played.
    seat: Seat
    #: For which alliance.
    track: Track
    #: What it counts: the number printed on it, 10 for a second 1, 0 for a spell.
    value: int


class Options(TypedDict):
    """What the host of a table can choose."""

    #: Seconds for a whole exchange, 10 to 1,209,600; when they run out a player is ready (R-37). `null`: the table's own clock. 90 suits a live table, 86,400 one with a move a day.
    exchange_seconds: int | None
    #: Who chooses first; `null` for chance (R-3).
    first: Seat | None
    #: Seconds for a whole negotiation, 10 to 1,209,600 (two weeks). When they run out the order of the clearing decides (R-5). `null`: the table's own clock, the whole negotiation being one decision. 120 suits a live table; 86,400 (a day) a table with a move a day.
    negotiation_seconds: int | None
    #: With three players: what who fought alone and won takes (R-13).
    solo_takes: SoloTakes


class Piles(TypedDict):
    """How many cards the piles have. What lies in a discard pile is not shown (R-4)."""

    #: Power cards to draw.
    powers: int
    #: Power cards discarded.
    powers_discarded: int
    #: Spells to draw.
    spells: int
    #: Spells discarded.
    spells_discarded: int


class PlayerView(TypedDict):
    """What an observer knows of one player."""

    #: How many large crystals the player has taken. Their values are the owner's secret again.
    crystals: int
    #: Cards that the observer knows to be in that hand, which may hold more: the observer was shown or gave them, or everybody saw them go there. What may have been passed on unseen is not listed. Empty for the own hand, which `You` lists.
    known: Cards
    #: Whether the player gave the seat up (R-14).
    left: bool
    #: How many power cards the hand has.
    powers: int
    #: The role cards, whose power cards the player may play: usually that of the token.
    roles: list[Sage]
    #: The role taken by Binensus, which is one of `roles`.
    second_role: Sage | None
    #: How many spells the hand has.
    spells: int
    #: The token, which fixes the rank.
    token: Sage | None
    #: The track beside which the token lies.
    track: Track | None


class Power(TypedDict):
    """A power card as it looks. Cards that look the same are the same: no number tells two 1s of one sage apart."""

    #: Whose it is.
    kin: Kin
    #: 1 to 7 for a sage's card (two 1s, one of each other), 3 to 5 for an owl (two 3s, four 4s, two 5s).
    value: int


#: An offered alliance.
Proposal = TypedDict(
    "Proposal",
    {
        #: By whom.
        "from": "Seat",
        #: To whom.
        "to": "Seat",
    },
)


class RefusalNotYourTurn(TypedDict):
    """The seat is not asked for anything."""

    why: Literal["not_your_turn"]


class RefusalNotAsked(TypedDict):
    """The seat is asked for something else: the stage of the view says what."""

    why: Literal["not_asked"]


class RefusalOver(TypedDict):
    """The match is over."""

    why: Literal["over"]


class RefusalSageTaken(TypedDict):
    """Somebody has that sage, or the sage is out of the game."""

    #: The sage named.
    sage: Sage
    why: Literal["sage_taken"]


class RefusalNobodyThere(TypedDict):
    """There is no such seat, or it is the own one."""

    why: Literal["nobody_there"]


class RefusalNotTalking(TypedDict):
    """That player has walked away from the negotiation."""

    why: Literal["not_talking"]


class RefusalAlreadyProposed(TypedDict):
    """The offer stands already."""

    why: Literal["already_proposed"]


class RefusalNoSuchOffer(TypedDict):
    """The offer was never made, or is gone."""

    why: Literal["no_such_offer"]


class RefusalVoteUnchanged(TypedDict):
    """The vote is already so."""

    #: The vote as it is.
    on: bool
    why: Literal["vote_unchanged"]


class RefusalNoMovesLeft(TypedDict):
    """A player can make only so many moves in the talks of a round; the view counts them."""

    why: Literal["no_moves_left"]


class RefusalNoGiftsLeft(TypedDict):
    """A player can give only so often in one exchange; the view counts."""

    why: Literal["no_gifts_left"]


class RefusalNoCards(TypedDict):
    """No card was named."""

    why: Literal["no_cards"]


class RefusalPowerNotInHand(TypedDict):
    """The power card is not in the hand, or not so often."""

    #: The card named.
    power: Power
    why: Literal["power_not_in_hand"]


class RefusalSpellNotInHand(TypedDict):
    """The spell is not in the hand, or not so often."""

    #: The spell named.
    spell: Spell
    why: Literal["spell_not_in_hand"]


class RefusalNotYourPartner(TypedDict):
    """Only partners exchange cards."""

    why: Literal["not_your_partner"]


class RefusalNotYourRole(TypedDict):
    """A power card of a sage whose role the player does not hold."""

    #: The sage of the card.
    sage: Sage
    why: Literal["not_your_role"]


class RefusalSpellCast(TypedDict):
    """One spell a player and fight."""

    why: Literal["spell_cast"]


class RefusalNoTarget(TypedDict):
    """The target does not lie there, is no owl, is no partner, or is not free."""

    #: The spell.
    spell: Spell
    why: Literal["no_target"]


class RefusalTargetNeeded(TypedDict):
    """There are targets, and none was named."""

    #: The spell.
    spell: Spell
    why: Literal["target_needed"]


class RefusalNoAbsentus(TypedDict):
    """Skipping takes a valid Absentus."""

    why: Literal["no_absentus"]


class RefusalAloneInFight(TypedDict):
    """Everybody else has passed: play or pass (R-7)."""

    why: Literal["alone_in_fight"]


class RefusalWrongCount(TypedDict):
    """Not the number of cards that is asked for."""

    #: How many are asked for.
    count: int
    why: Literal["wrong_count"]


class RefusalNoCrystal(TypedDict):
    """No crystal lies in that slot."""

    why: Literal["no_crystal"]


class RefusalPawnIsThere(TypedDict):
    """The pawn stands there already."""

    why: Literal["pawn_is_there"]


class SaidAlone(TypedDict):
    """The speaker fights alone."""

    said: Literal["alone"]


class SaidLetSpeak(TypedDict):
    """The next one may speak."""

    said: Literal["let_speak"]


#: The speaker joins a player.
SaidWith = TypedDict(
    "SaidWith",
    {
        "said": 'Literal["with"]',
        #: Whom.
        "with": "Seat",
    },
)


class SaidAgainst(TypedDict):
    """The speaker does not join the first."""

    said: Literal["against"]


class SeenRoundBegan(TypedDict):
    """A round begins."""

    #: Who chooses their sage first.
    chooser: Seat
    event: Literal["round_began"]
    #: Counted from 1.
    round: int


class SeenChose(TypedDict):
    """A sage was chosen."""

    event: Literal["chose"]
    #: Which.
    sage: Sage
    #: By whom.
    seat: Seat


#: An alliance was offered.
SeenProposed = TypedDict(
    "SeenProposed",
    {
        "event": 'Literal["proposed"]',
        #: By whom.
        "from": "Seat",
        #: To whom.
        "to": "Seat",
    },
)


#: An offer was taken back.
SeenWithdrew = TypedDict(
    "SeenWithdrew",
    {
        "event": 'Literal["withdrew"]',
        #: Whose.
        "from": "Seat",
        #: To whom it had been made.
        "to": "Seat",
    },
)


class SeenNoDeal(TypedDict):
    """A vote for no deal was given or taken back."""

    event: Literal["no_deal"]
    #: Whether it stands.
    on: bool
    #: By whom.
    seat: Seat


class SeenListens(TypedDict):
    """A player says nothing more until they are addressed."""

    event: Literal["listens"]
    #: Who.
    seat: Seat


class SeenWalkedAway(TypedDict):
    """A player ended their negotiation for this round, or used up their moves in it."""

    event: Literal["walked_away"]
    #: Who.
    seat: Seat


#: Cards were shown.
SeenShown = TypedDict(
    "SeenShown",
    {
        #: Which; `null` for all but these two.
        "cards": "Cards | None",
        "event": 'Literal["shown"]',
        #: By whom.
        "from": "Seat",
        #: How many power cards.
        "powers": "int",
        #: How many spells.
        "spells": "int",
        #: To whom.
        "to": "Seat",
    },
)


#: Two players are an alliance.
SeenAllied = TypedDict(
    "SeenAllied",
    {
        "event": 'Literal["allied"]',
        #: Who had offered it.
        "from": "Seat",
        #: Who accepted.
        "to": "Seat",
    },
)


class SeenAnswered(TypedDict):
    """With five players: somebody was asked to join the pair."""

    event: Literal["answered"]
    #: Whether they joined.
    join: bool
    #: Who.
    seat: Seat


class SeenForcedOrder(TypedDict):
    """No deal: the order of the clearing decides from here on."""

    event: Literal["forced_order"]


class SeenSided(TypedDict):
    """A token was laid beside a track in the forced order."""

    #: `false` where the rules left no choice.
    chosen: bool
    event: Literal["sided"]
    #: Whose.
    seat: Seat
    #: Which.
    track: Track


class SeenSpoke(TypedDict):
    """With three players: what one of them said."""

    event: Literal["spoke"]
    #: What.
    said: Said
    #: Who.
    seat: Seat


class SeenAlliancesStand(TypedDict):
    """Both alliances stand."""

    event: Literal["alliances_stand"]
    #: Beside track one, in rank order.
    one: list[Seat]
    #: Beside track two, in rank order.
    two: list[Seat]


#: A partner got cards.
SeenGave = TypedDict(
    "SeenGave",
    {
        #: Which; `null` for all but these two.
        "cards": "Cards | None",
        "event": 'Literal["gave"]',
        #: From whom.
        "from": "Seat",
        #: How many power cards.
        "powers": "int",
        #: How many spells.
        "spells": "int",
        #: To whom.
        "to": "Seat",
    },
)


class SeenReady(TypedDict):
    """A player is done exchanging."""

    event: Literal["ready"]
    #: Who.
    seat: Seat


class SeenFightBegan(TypedDict):
    """The fight begins."""

    event: Literal["fight_began"]
    #: The lead of track one over track two.
    score: int
    #: With three players, the lead the starter's side begins with, which is the starter's first turn.
    solo_bonus: int | None
    #: Who has the first turn.
    starter: Seat


class SeenPlayed(TypedDict):
    """A power card was played."""

    event: Literal["played"]
    #: Its number in this fight.
    n: int
    #: Which.
    power: Power
    #: The lead of track one over track two, now.
    score: int
    #: By whom.
    seat: Seat
    #: What it counts: its number, or 10 for a second 1.
    value: int


class SeenCast(TypedDict):
    """A spell was cast."""

    #: Which, and at what.
    casting: Casting
    #: What came of it.
    effect: Effect
    event: Literal["cast"]
    #: Its number in this fight.
    n: int
    #: The lead of track one over track two, now.
    score: int
    #: By whom.
    seat: Seat


class SeenSkipped(TypedDict):
    """A player waited, by Absentus."""

    event: Literal["skipped"]
    #: Who.
    seat: Seat


class SeenPassed(TypedDict):
    """A player is out of the fight."""

    event: Literal["passed"]
    #: Whether a knockout made them pass.
    forced: bool
    #: 1 for the first to pass.
    place: int
    #: Who.
    seat: Seat


class SeenDrew(TypedDict):
    """Cards were drawn."""

    #: Which; `null` for all but the drawer.
    cards: Cards | None
    event: Literal["drew"]
    #: How many power cards.
    powers: int
    #: By whom.
    seat: Seat
    #: How many spells.
    spells: int


class SeenReshuffled(TypedDict):
    """A discard pile was shuffled into a new pile."""

    #: How many cards the pile has now.
    count: int
    event: Literal["reshuffled"]
    #: Which.
    pile: Pile


#: Power cards were handed over to who passed next.
SeenHandedOver = TypedDict(
    "SeenHandedOver",
    {
        #: How many.
        "count": "int",
        "event": 'Literal["handed_over"]',
        #: From whom.
        "from": "Seat",
        #: Which; `null` for all but these two.
        "powers": "list[Power] | None",
        #: To whom.
        "to": "Seat",
    },
)


class SeenDiscarded(TypedDict):
    """The last to pass discarded power cards."""

    #: How many.
    count: int
    event: Literal["discarded"]
    #: Which; `null` for all but that player (R-4).
    powers: list[Power] | None
    #: Who.
    seat: Seat


class SeenKnockedOut(TypedDict):
    """A lead of 25 or more ends the fight."""

    event: Literal["knocked_out"]
    #: Whose card did it.
    seat: Seat
    #: Who leads.
    track: Track


class SeenFightEnded(TypedDict):
    """Everybody is out of the fight."""

    event: Literal["fight_ended"]
    #: The lead of track one over track two.
    score: int
    #: Who has won; `null` for a tie.
    winner: Track | None


class SeenTookCrystal(TypedDict):
    """A crystal was taken, face down from now on."""

    #: From which site and slot.
    at: CrystalAt
    event: Literal["took_crystal"]
    #: By whom.
    seat: Seat
    #: Its value; `null` for all but the taker. Everybody saw it lie there; the log does not keep it.
    value: int | None


class SeenCrystalGone(TypedDict):
    """A crystal nobody may take left the game."""

    #: From which site and slot.
    at: CrystalAt
    event: Literal["crystal_gone"]


class SeenPawnMoved(TypedDict):
    """The pawn was moved."""

    event: Literal["pawn_moved"]
    #: By whom.
    seat: Seat
    #: Where to.
    to: Site


class SeenTileTurned(TypedDict):
    """A tile was turned up."""

    #: The crystals put on it, by slot.
    crystals: list[int]
    event: Literal["tile_turned"]
    #: Where it lies.
    site: Site
    #: Which.
    tile: Tile


class SeenLeft(TypedDict):
    """A player gave up their seat (R-14)."""

    event: Literal["left"]
    #: Who.
    seat: Seat


class SeenEnded(TypedDict):
    """The match is over."""

    #: Why.
    by: EndedBy
    event: Literal["ended"]
    #: The values of all crystals together.
    totals: list[int]
    #: The winner or winners.
    winners: list[Seat]


class SiteView(TypedDict):
    """A tile in play."""

    #: The values of the crystals on it, by slot; `null` for a slot whose crystal was taken. Empty for finitum.
    crystals: list[int | None]
    #: The seven sages as printed, highest first; empty for finitum.
    order: list[Sage]
    #: Where it lies.
    site: Site
    #: Which.
    tile: Tile


class StageChooseSage(TypedDict):
    """`seat` chooses a sage."""

    #: Those still in the middle.
    free: list[Sage]
    #: Who.
    seat: Seat
    stage: Literal["choose_sage"]


class StageNegotiate(TypedDict):
    """Everybody who talks and does not listen may act, first come, first served."""

    #: Who of them says nothing until they are addressed; that counts as a vote for no deal.
    listening: list[Seat]
    #: How often each player may still propose, withdraw, vote or show cards in the talks of this round.
    moves_left: list[int]
    #: Who of them votes for no deal.
    no_deal: list[Seat]
    #: Standing offers.
    proposals: list[Proposal]
    stage: Literal["negotiate"]
    #: Who has not walked away. A player who is out of moves can still accept an offer.
    talking: list[Seat]


class StageJoin(TypedDict):
    """With five players: `seat` joins the pair, whose tokens lie beside track one, or does not."""

    #: How often each player may still show cards.
    moves_left: list[int]
    #: Who.
    seat: Seat
    stage: Literal["join"]
    #: Who is asked after `seat` if `seat` does not join.
    then: list[Seat]


class StageSide(TypedDict):
    """Forced order: `seat` names a side. Both have room."""

    #: How often each player may still show cards.
    moves_left: list[int]
    #: Who.
    seat: Seat
    stage: Literal["side"]
    #: Who follows, unless an alliance is complete before.
    then: list[Seat]


class StageSpeak(TypedDict):
    """With three players: `seat` speaks (section 6)."""

    #: How often each player may still show cards.
    moves_left: list[int]
    #: The three in rank order.
    order: list[Seat]
    #: What `seat` is asked.
    question: Question
    #: Who.
    seat: Seat
    stage: Literal["speak"]


class StageExchange(TypedDict):
    """Partners give cards, first come, first served."""

    #: How often each player may still give.
    gifts_left: list[int]
    #: How often each player may still show cards.
    moves_left: list[int]
    #: Who is done, unless something is given to them.
    ready: list[Seat]
    stage: Literal["exchange"]


class StageFight(TypedDict):
    """It is the turn of `seat` in the fight."""

    #: Who.
    seat: Seat
    stage: Literal["fight"]


class StageHandOver(TypedDict):
    """`seat` hands over power cards to `to`, who has just passed."""

    #: How many.
    count: int
    #: Who passed before.
    seat: Seat
    stage: Literal["hand_over"]
    #: Who passed after `seat`.
    to: Seat


class StageDiscard(TypedDict):
    """`seat`, the last to pass, discards power cards."""

    #: How many.
    count: int
    #: Who.
    seat: Seat
    stage: Literal["discard"]


class StageTakeCrystal(TypedDict):
    """`seat` takes a crystal of the pawn's clearing."""

    #: Who.
    seat: Seat
    stage: Literal["take_crystal"]
    #: Who takes one after them. The last crystal, and all by somebody who takes all, are taken without asking.
    then: list[Seat]


class StageMovePawn(TypedDict):
    """`seat`, lowest in rank, moves the pawn."""

    #: Who.
    seat: Seat
    stage: Literal["move_pawn"]
    #: Where it can go. Finitum means the end of the match.
    to: list[Site]


class StageOver(TypedDict):
    """The match is over."""

    #: Why.
    by: EndedBy
    #: How each player's total came about.
    finals: list[Final]
    stage: Literal["over"]


class TileClearing(TypedDict):
    """A sacred clearing."""

    #: 1 to 11: its row in the order of tiles (R-1).
    number: int
    tile: Literal["clearing"]


class TileFinitum(TypedDict):
    """The end is near."""

    tile: Literal["finitum"]


class View(TypedDict):
    """Everything one observer is entitled to know (section 3)."""

    #: Who chose, or chooses, their sage first in this round.
    chooser: Seat
    #: Clearings that were covered, in the order it happened.
    covered: list[Tile]
    #: Large crystals that left the game. Which, the table does not show.
    crystals_gone: int
    #: Large crystals that lie face down in the supply.
    crystals_left: int
    #: The fight of this round, from its first turn until the pawn has moved.
    fight: FightView | None
    #: Whether this round was added after finitum and is the last.
    last_round: bool
    #: Sages that are out of this game with all their cards; their places in the printed orders are skipped.
    out: list[Sage]
    #: Where the pawn stands: the clearing of this round, whose order is the rank.
    pawn: Site
    #: How many cards the piles have.
    piles: Piles
    #: What lies open of each player.
    players: list[PlayerView]
    #: The players in rank order, highest first, as soon as all have chosen; before, those who have.
    ranking: list[Seat]
    #: Counted from 1.
    round: int
    #: The tiles in play: left, right, bottom.
    sites: list[SiteView]
    #: How many tiles the stack has.
    stack: int
    #: What is going on.
    stage: Stage
    #: The number of the question that each seat is asked, if it is asked; it never falls. While it stays the same for a seat its time runs on.
    turns: list[int]
    #: What only the owner of a seat knows; `null` for spectators.
    you: You | None


class You(TypedDict):
    """What only the owner of a seat knows."""

    #: The values of the crystals taken, sorted.
    crystals: list[int]
    #: The hand, sorted.
    hand: Cards
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


#: A power card or a spell.
Card: TypeAlias = CardPower | CardSpell


#: A spell with what it is aimed at. A target is named whenever there is one; without any the spell may still be cast, does nothing, and counts as the spell of this fight.
Casting: TypeAlias = CastingVolensia | CastingMoventi | CastingAnulensa | CastingPotentia | CastingAbsentus | CastingMutantus | CastingBinensus


#: What came of a spell.
Effect: TypeAlias = EffectNothing | EffectRemoved | EffectSwapped | EffectDrawn | EffectMaySkip | EffectRolesSwapped | EffectSecondRole


#: Why a match ended.
EndedBy: TypeAlias = Literal["finitum", "last_round", "claimed"]


#: One decision of one seat. The stage of the view says who is asked what.
Intent: TypeAlias = IntentChoose | IntentPropose | IntentWithdraw | IntentAccept | IntentNoDeal | IntentListen | IntentWalkAway | IntentShow | IntentJoin | IntentSide | IntentAlone | IntentLetSpeak | IntentWith | IntentAgainst | IntentGive | IntentReady | IntentPlay | IntentCast | IntentPass | IntentSkip | IntentHandOver | IntentDiscard | IntentTakeCrystal | IntentMovePawn


#: Whose power card it is: a sage's, or an owl, which every sage may play.
Kin: TypeAlias = Literal["witch", "seer", "priestess", "mage", "healer", "alchemist", "druid", "owl"]


#: A pile with a discard pile.
Pile: TypeAlias = Literal["powers", "spells"]


#: What one of three players is asked (section 6).
Question: TypeAlias = Literal["first_alone", "second_joins", "second_alone", "third_joins"]


#: Why an intent is refused, as data that a client can explain in its own language.
Refusal: TypeAlias = RefusalNotYourTurn | RefusalNotAsked | RefusalOver | RefusalSageTaken | RefusalNobodyThere | RefusalNotTalking | RefusalAlreadyProposed | RefusalNoSuchOffer | RefusalVoteUnchanged | RefusalNoMovesLeft | RefusalNoGiftsLeft | RefusalNoCards | RefusalPowerNotInHand | RefusalSpellNotInHand | RefusalNotYourPartner | RefusalNotYourRole | RefusalSpellCast | RefusalNoTarget | RefusalTargetNeeded | RefusalNoAbsentus | RefusalAloneInFight | RefusalWrongCount | RefusalNoCrystal | RefusalPawnIsThere


#: One of the seven sages: a role card, a token and eight power cards.
Sage: TypeAlias = Literal["witch", "seer", "priestess", "mage", "healer", "alchemist", "druid"]


#: What one of three players said (section 6).
Said: TypeAlias = SaidAlone | SaidLetSpeak | SaidWith | SaidAgainst


#: A chair at the table, counted clockwise from 0.
Seat: TypeAlias = int


#: Something that happened, as one observer is told of it. Cards that moved in secret are `null` for everybody but who had or got them.
Seen: TypeAlias = SeenRoundBegan | SeenChose | SeenProposed | SeenWithdrew | SeenNoDeal | SeenListens | SeenWalkedAway | SeenShown | SeenAllied | SeenAnswered | SeenForcedOrder | SeenSided | SeenSpoke | SeenAlliancesStand | SeenGave | SeenReady | SeenFightBegan | SeenPlayed | SeenCast | SeenSkipped | SeenPassed | SeenDrew | SeenReshuffled | SeenHandedOver | SeenDiscarded | SeenKnockedOut | SeenFightEnded | SeenTookCrystal | SeenCrystalGone | SeenPawnMoved | SeenTileTurned | SeenLeft | SeenEnded


#: One of the three places where a tile lies.
Site: TypeAlias = Literal["left", "right", "bottom"]


#: What a winner who fought alone takes (R-13).
SoloTakes: TypeAlias = Literal["both", "one"]


#: A spell card; there are two of each (section 5).
Spell: TypeAlias = Literal["volensia", "moventi", "anulensa", "potentia", "absentus", "mutantus", "binensus"]


#: What is going on, and who is asked what (section 4).
Stage: TypeAlias = StageChooseSage | StageNegotiate | StageJoin | StageSide | StageSpeak | StageExchange | StageFight | StageHandOver | StageDiscard | StageTakeCrystal | StageMovePawn | StageOver


#: A hexagonal tile.
Tile: TypeAlias = TileClearing | TileFinitum


#: A score track: the tokens of one alliance lie beside it.
Track: TypeAlias = Literal["one", "two"]


#: To be named when a table is followed: its views and intents have the types of this module then.
GAME: Game[View, Intent] = Game("seven-sages")
