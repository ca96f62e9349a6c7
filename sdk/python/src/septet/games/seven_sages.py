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
    #: The power card.
    power: Power


class CardSpell(TypedDict):
    """A spell."""

    card: Literal["spell"]
    #: The spell.
    spell: Spell


class Cards(TypedDict):
    """Cards of a hand, of a gift, or known cards of a hand. Sent sorted; read in any order. A card that occurs several times is listed several times."""

    #: Power cards and owls.
    powers: list[Power]
    #: Spells.
    spells: list[Spell]


class CastingVolensia(TypedDict):
    """Take an owl back."""

    #: The number in this fight (`n` of `Lying`) of an owl of any player; `null` if there is none.
    owl: int | None
    spell: Literal["volensia"]


class CastingMoventi(TypedDict):
    """Swap two crystals."""

    spell: Literal["moventi"]
    #: Two crystals of two different sites, in the order left, right, bottom; `null` if only one site has any.
    swap: list[CrystalAt] | None


class CastingAnulensa(TypedDict):
    """Discard a card."""

    #: The number in this fight of a power card or owl of any player; `null` if there is none.
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
        #: A player of the own alliance; `null` for a player who fights alone.
        "with": "Seat | None",
    },
)


class CastingBinensus(TypedDict):
    """Play a second role."""

    #: A role card that no player has; there is always one. From the next turn on its power cards may be played.
    sage: Sage
    spell: Literal["binensus"]


class CrystalAt(TypedDict):
    """The place of a crystal on a tile."""

    #: The site of the tile.
    site: Site
    #: The slot, from 0 (`crystals` of `SiteView`).
    slot: int


class EffectNothing(TypedDict):
    """There was no target."""

    effect: Literal["nothing"]


class EffectRemoved(TypedDict):
    """Volensia or Anulensa: a card left the fight."""

    effect: Literal["removed"]
    #: The card.
    power: Power
    #: The seat that had played it.
    seat: Seat
    #: Its value in the fight.
    value: int


class EffectSwapped(TypedDict):
    """Moventi: two crystals were swapped."""

    effect: Literal["swapped"]
    #: The new values in the two slots, 2 to 7 each, in the order in which the slots were named.
    values: list[int]


class EffectDrawn(TypedDict):
    """Potentia: cards were drawn; the next event contains them."""

    effect: Literal["drawn"]


class EffectMaySkip(TypedDict):
    """Absentus: its caster may skip from now on."""

    #: The seat with the Absentus that this one cancelled; that card is discarded.
    cancelled: Seat | None
    effect: Literal["may_skip"]


class EffectRolesSwapped(TypedDict):
    """Mutantus: two players swapped roles."""

    effect: Literal["roles_swapped"]
    #: The new role of the caster.
    own: Sage
    #: The new role of the partner.
    partner: Sage


class EffectSecondRole(TypedDict):
    """Binensus: the caster has a second role."""

    effect: Literal["second_role"]


class FightView(TypedDict):
    """A fight."""

    #: The cards in the order in which they were played, without those that left the fight.
    cards: list[Lying]
    #: The seats that have cast their spell of this fight.
    cast: list[Seat]
    #: The seat whose card ended the fight by a lead of 25.
    knockout_by: Seat | None
    #: The seat that may skip turns by the one valid Absentus.
    may_skip: Seat | None
    #: The seats that have passed, in order.
    passed: list[Seat]
    #: The number of cards played so far, which is the number of the next card.
    played: int
    #: The lead of track one over track two: negative if two leads. 25 either way ends the fight.
    score: int
    #: With three players, the lead with which the one alone began; otherwise `null`.
    solo_bonus: int | None


class Final(TypedDict):
    """The final total of one player (section 4.7)."""

    #: The values of the large crystals, sorted.
    crystals: list[int]
    #: The hand at the end.
    hand: Cards
    #: The totals of the hand, one for each kind in the game; two 1s of one sage are worth 11. Empty if cards do not score (R-14).
    kinds: list[KindTotal]
    #: The total: the sum of the large crystals, and 1 for the small crystal of each kind won.
    total: int


class IntentChoose(TypedDict):
    """Take a role card and its token (section 4.1)."""

    do: Literal["choose"]
    #: The sage, one of those still in the middle.
    sage: Sage


class IntentPropose(TypedDict):
    """Negotiation: offer an alliance. All players see the offer. It is valid until it is accepted or withdrawn, or until one of the two walks away. A player who already has an offer from the other accepts it by this."""

    do: Literal["propose"]
    #: The player to ally with.
    to: Seat


class IntentWithdraw(TypedDict):
    """Negotiation: withdraw an offer."""

    do: Literal["withdraw"]
    #: The player who received it.
    to: Seat


#: Negotiation: accept an offer. The two are an alliance at once (R-17: first come, first served).
IntentAccept = TypedDict(
    "IntentAccept",
    {
        "do": 'Literal["accept"]',
        #: The player who made the offer.
        "from": "Seat",
    },
)


class IntentNoDeal(TypedDict):
    """Negotiation: vote for no deal, or withdraw the vote. When all who still talk have voted so, the order of the clearing decides (R-5). Players who voted may still propose and accept."""

    do: Literal["no_deal"]
    #: The new vote; it must differ from the old one.
    on: bool


class IntentListen(TypedDict):
    """Negotiation: wait in silence until another player makes this player an offer, shows them cards or walks away. Until then it is a vote for no deal. Bots wait in this way; people need not."""

    do: Literal["listen"]


class IntentWalkAway(TypedDict):
    """Negotiation: no deal, permanently. All offers from and to this player become invalid, and the player is not asked again in this negotiation. This is the intent after a timeout."""

    do: Literal["walk_away"]


class IntentShow(TypedDict):
    """Show some of the own cards to one player. Only that player sees them; all players see that cards were shown. Possible from the moment when all have chosen until the fight, also for a player who has nothing to decide (R-47)."""

    #: The cards; at least one.
    cards: Cards
    do: Literal["show"]
    #: The player who sees them.
    to: Seat


class IntentJoin(TypedDict):
    """With five players: join the pair, or not."""

    do: Literal["join"]
    #: True to join.
    join: bool


class IntentSide(TypedDict):
    """Forced order: name a side."""

    do: Literal["side"]
    #: The side.
    track: Track


class IntentAlone(TypedDict):
    """With three players, the first or the second of the order: fight alone (section 6)."""

    do: Literal["alone"]


class IntentLetSpeak(TypedDict):
    """With three players, the first or the second of the order: let the next player speak."""

    do: Literal["let_speak"]


class IntentWith(TypedDict):
    """With three players, the second or the third: join a player."""

    do: Literal["with"]
    #: The player to join. The second can join the first; the third can join the first or the second.
    seat: Seat


class IntentAgainst(TypedDict):
    """With three players, the second: not with the first."""

    do: Literal["against"]


class IntentGive(TypedDict):
    """Exchange: give cards to a partner. The partner owes nothing in return (R-6). Afterwards neither of the two is ready."""

    #: The cards; at least one.
    cards: Cards
    do: Literal["give"]
    #: The partner.
    to: Seat


class IntentReady(TypedDict):
    """Exchange: ready. A gift from or to this player cancels it."""

    do: Literal["ready"]


class IntentPlay(TypedDict):
    """Fight: play a power card of an own role, or an owl."""

    do: Literal["play"]
    #: The card.
    power: Power


class IntentCast(TypedDict):
    """Fight: cast a spell, at most one in a fight."""

    #: The spell and its target.
    casting: Casting
    do: Literal["cast"]


class IntentPass(TypedDict):
    """Fight: pass, and leave the fight permanently."""

    do: Literal["pass"]


class IntentSkip(TypedDict):
    """Fight: skip a turn, with a valid Absentus, while another player is still in the fight (R-7)."""

    do: Literal["skip"]


class IntentHandOver(TypedDict):
    """Hand power cards over to the player who passed next."""

    do: Literal["hand_over"]
    #: The cards, exactly as many as the stage contains.
    powers: list[Power]


class IntentDiscard(TypedDict):
    """Discard power cards, as the last to pass."""

    do: Literal["discard"]
    #: The cards, exactly as many as the stage contains.
    powers: list[Power]


class IntentTakeCrystal(TypedDict):
    """Take a crystal of the clearing of the fight."""

    do: Literal["take_crystal"]
    #: Its slot.
    slot: int


class IntentMovePawn(TypedDict):
    """Move the pawn to another tile."""

    do: Literal["move_pawn"]
    #: The new site.
    to: Site


class KindTotal(TypedDict):
    """The total of one kind in one hand."""

    #: The kind.
    kin: Kin
    #: The sum of the values of the cards of this kind.
    total: int
    #: True if it is the highest, which earns a small crystal. All tied players get one.
    won: bool


class Lying(TypedDict):
    """A card in the fight."""

    #: The card.
    card: Card
    #: Its number in this fight, from 0 in the order of playing; it never changes.
    n: int
    #: The seat that played it.
    seat: Seat
    #: The alliance of the card.
    track: Track
    #: Its value in the fight: the number printed on it, 10 for a second 1, 0 for a spell.
    value: int


class Options(TypedDict):
    """The options that the host of a table can choose."""

    #: Seconds for a whole exchange, 10 to 1,209,600. When they run out, a player is ready (R-37). `null`: the table's own clock. 90 suits a live match, 86,400 a correspondence match.
    exchange_seconds: int | None
    #: The seat that chooses first; `null` for a random one (R-3).
    first: Seat | None
    #: Seconds for a whole negotiation, 10 to 1,209,600 (two weeks). When they run out, the order of the clearing decides (R-5). `null`: the table's own clock, with the whole negotiation as one decision. 120 suits a live match, 86,400 (a day) a correspondence match.
    negotiation_seconds: int | None
    #: With three players: the crystals of a winner who fought alone (R-13).
    solo_takes: SoloTakes


class Piles(TypedDict):
    """The numbers of cards in the piles. The cards of a discard pile are hidden (R-4)."""

    #: Power cards to draw.
    powers: int
    #: Power cards discarded.
    powers_discarded: int
    #: Spells to draw.
    spells: int
    #: Spells discarded.
    spells_discarded: int


class PlayerView(TypedDict):
    """An observer's knowledge of one player."""

    #: The number of large crystals that the player has taken. Only the owner knows their values.
    crystals: int
    #: Cards that the observer knows to be in that hand, which may contain more. The observer was shown or gave them, or all observers saw them go there. Cards that may have been passed on unseen are not listed. Empty for the own hand, which `You` lists.
    known: Cards
    #: True if the player left the match (R-14).
    left: bool
    #: The number of power cards in the hand.
    powers: int
    #: The role cards, whose power cards the player may play: usually that of the token.
    roles: list[Sage]
    #: The role taken by Binensus, which is one of `roles`.
    second_role: Sage | None
    #: The number of spells in the hand.
    spells: int
    #: The token, which determines the rank.
    token: Sage | None
    #: The track beside which the token is.
    track: Track | None


class Power(TypedDict):
    """A power card as it looks. Cards that look the same are equal: no number distinguishes two 1s of one sage."""

    #: The sage of the card, or the owl.
    kin: Kin
    #: 1 to 7 for a sage's card (two 1s, one of each other), 3 to 5 for an owl (two 3s, four 4s, two 5s).
    value: int


#: An offered alliance.
Proposal = TypedDict(
    "Proposal",
    {
        #: The seat that made the offer.
        "from": "Seat",
        #: The seat that received it.
        "to": "Seat",
    },
)


class RefusalNotYourTurn(TypedDict):
    """The seat has nothing to decide."""

    why: Literal["not_your_turn"]


class RefusalNotAsked(TypedDict):
    """The seat has another decision to make, given by the stage of the view."""

    why: Literal["not_asked"]


class RefusalOver(TypedDict):
    """The match is finished."""

    why: Literal["over"]


class RefusalSageTaken(TypedDict):
    """Another player has that sage, or the sage is out of the game."""

    #: The sage named.
    sage: Sage
    why: Literal["sage_taken"]


class RefusalNobodyThere(TypedDict):
    """The seat does not exist, or it is the player's own."""

    why: Literal["nobody_there"]


class RefusalNotTalking(TypedDict):
    """That player has walked away from the negotiation."""

    why: Literal["not_talking"]


class RefusalAlreadyProposed(TypedDict):
    """The offer has been made already."""

    why: Literal["already_proposed"]


class RefusalNoSuchOffer(TypedDict):
    """The offer was never made, or is no longer valid."""

    why: Literal["no_such_offer"]


class RefusalVoteUnchanged(TypedDict):
    """The vote is already so."""

    #: The current vote.
    on: bool
    why: Literal["vote_unchanged"]


class RefusalNoMovesLeft(TypedDict):
    """The player has no moves left in the talks of this round; the view contains the number."""

    why: Literal["no_moves_left"]


class RefusalNoGiftsLeft(TypedDict):
    """The player has no gifts left in this exchange; the view contains the number."""

    why: Literal["no_gifts_left"]


class RefusalNoCards(TypedDict):
    """No card was named."""

    why: Literal["no_cards"]


class RefusalPowerNotInHand(TypedDict):
    """The power card is not in the hand, or not as often as named."""

    #: The card named.
    power: Power
    why: Literal["power_not_in_hand"]


class RefusalSpellNotInHand(TypedDict):
    """The spell is not in the hand, or not as often as named."""

    #: The spell named.
    spell: Spell
    why: Literal["spell_not_in_hand"]


class RefusalNotYourPartner(TypedDict):
    """Only partners exchange cards."""

    why: Literal["not_your_partner"]


class RefusalNotYourRole(TypedDict):
    """The power card belongs to a sage whose role the player does not have."""

    #: The sage of the card.
    sage: Sage
    why: Literal["not_your_role"]


class RefusalSpellCast(TypedDict):
    """The player has cast a spell in this fight already."""

    why: Literal["spell_cast"]


class RefusalNoTarget(TypedDict):
    """The target is not in the fight, is no owl, is no partner, or is not free."""

    #: The spell.
    spell: Spell
    why: Literal["no_target"]


class RefusalTargetNeeded(TypedDict):
    """There are targets, and none was named."""

    #: The spell.
    spell: Spell
    why: Literal["target_needed"]


class RefusalNoAbsentus(TypedDict):
    """Skipping needs a valid Absentus."""

    why: Literal["no_absentus"]


class RefusalAloneInFight(TypedDict):
    """All others have passed: play or pass (R-7)."""

    why: Literal["alone_in_fight"]


class RefusalWrongCount(TypedDict):
    """The number of cards is not the required one."""

    #: The required number.
    count: int
    why: Literal["wrong_count"]


class RefusalNoCrystal(TypedDict):
    """There is no crystal in that slot."""

    why: Literal["no_crystal"]


class RefusalPawnIsThere(TypedDict):
    """The pawn already has that site."""

    why: Literal["pawn_is_there"]


class SaidAlone(TypedDict):
    """The speaker fights alone."""

    said: Literal["alone"]


class SaidLetSpeak(TypedDict):
    """The next player may speak."""

    said: Literal["let_speak"]


#: The speaker joins a player.
SaidWith = TypedDict(
    "SaidWith",
    {
        "said": 'Literal["with"]',
        #: The player joined.
        "with": "Seat",
    },
)


class SaidAgainst(TypedDict):
    """The speaker does not join the first."""

    said: Literal["against"]


class SeenRoundBegan(TypedDict):
    """A round begins."""

    #: The seat that chooses its sage first.
    chooser: Seat
    event: Literal["round_began"]
    #: The number of the round, from 1.
    round: int


class SeenChose(TypedDict):
    """A player chose a sage."""

    event: Literal["chose"]
    #: The sage.
    sage: Sage
    #: The seat of the player.
    seat: Seat


#: A player offered an alliance.
SeenProposed = TypedDict(
    "SeenProposed",
    {
        "event": 'Literal["proposed"]',
        #: The seat that made the offer.
        "from": "Seat",
        #: The seat that received it.
        "to": "Seat",
    },
)


#: A player withdrew an offer.
SeenWithdrew = TypedDict(
    "SeenWithdrew",
    {
        "event": 'Literal["withdrew"]',
        #: The seat that made the offer.
        "from": "Seat",
        #: The seat that had received it.
        "to": "Seat",
    },
)


class SeenNoDeal(TypedDict):
    """A player gave or withdrew a vote for no deal."""

    event: Literal["no_deal"]
    #: True if the vote is given, false if it is withdrawn.
    on: bool
    #: The seat of the player.
    seat: Seat


class SeenListens(TypedDict):
    """A player waits in silence until addressed."""

    event: Literal["listens"]
    #: The seat of the player.
    seat: Seat


class SeenWalkedAway(TypedDict):
    """A player walked away from the negotiation of this round, or used up the moves in it."""

    event: Literal["walked_away"]
    #: The seat of the player.
    seat: Seat


#: A player showed cards.
SeenShown = TypedDict(
    "SeenShown",
    {
        #: The cards; `null` for all but these two players.
        "cards": "Cards | None",
        "event": 'Literal["shown"]',
        #: The seat that showed them.
        "from": "Seat",
        #: The number of power cards.
        "powers": "int",
        #: The number of spells.
        "spells": "int",
        #: The seat that saw them.
        "to": "Seat",
    },
)


#: Two players formed an alliance.
SeenAllied = TypedDict(
    "SeenAllied",
    {
        "event": 'Literal["allied"]',
        #: The seat that had offered it.
        "from": "Seat",
        #: The seat that accepted.
        "to": "Seat",
    },
)


class SeenAnswered(TypedDict):
    """With five players: a player answered the question to join the pair."""

    event: Literal["answered"]
    #: True if the player joined.
    join: bool
    #: The seat of the player.
    seat: Seat


class SeenForcedOrder(TypedDict):
    """No deal: the order of the clearing decides from here on."""

    event: Literal["forced_order"]


class SeenSided(TypedDict):
    """A token was laid beside a track in the forced order."""

    #: False if the rules left no choice.
    chosen: bool
    event: Literal["sided"]
    #: The seat of the token.
    seat: Seat
    #: The track.
    track: Track


class SeenSpoke(TypedDict):
    """With three players: a player spoke."""

    event: Literal["spoke"]
    #: The answer.
    said: Said
    #: The seat of the player.
    seat: Seat


class SeenAlliancesStand(TypedDict):
    """Both alliances are complete."""

    event: Literal["alliances_stand"]
    #: The members of track one, in rank order.
    one: list[Seat]
    #: The members of track two, in rank order.
    two: list[Seat]


#: A player gave cards to a partner.
SeenGave = TypedDict(
    "SeenGave",
    {
        #: The cards; `null` for all but these two players.
        "cards": "Cards | None",
        "event": 'Literal["gave"]',
        #: The giver.
        "from": "Seat",
        #: The number of power cards.
        "powers": "int",
        #: The number of spells.
        "spells": "int",
        #: The receiver.
        "to": "Seat",
    },
)


class SeenReady(TypedDict):
    """A player has finished exchanging."""

    event: Literal["ready"]
    #: The seat of the player.
    seat: Seat


class SeenFightBegan(TypedDict):
    """The fight begins."""

    event: Literal["fight_began"]
    #: The lead of track one over track two.
    score: int
    #: With three players: the lead with which the starter's side begins. It is the starter's first turn.
    solo_bonus: int | None
    #: The seat with the first turn.
    starter: Seat


class SeenPlayed(TypedDict):
    """A player played a power card."""

    event: Literal["played"]
    #: The number of the card in this fight.
    n: int
    #: The card.
    power: Power
    #: The new lead of track one over track two.
    score: int
    #: The seat of the player.
    seat: Seat
    #: Its value in the fight: its number, or 10 for a second 1.
    value: int


class SeenCast(TypedDict):
    """A player cast a spell."""

    #: The spell and its target.
    casting: Casting
    #: The effect of the spell.
    effect: Effect
    event: Literal["cast"]
    #: The number of the card in this fight.
    n: int
    #: The new lead of track one over track two.
    score: int
    #: The seat of the player.
    seat: Seat


class SeenSkipped(TypedDict):
    """A player skipped a turn by Absentus."""

    event: Literal["skipped"]
    #: The seat of the player.
    seat: Seat


class SeenPassed(TypedDict):
    """A player passed and is out of the fight."""

    event: Literal["passed"]
    #: True if a knockout forced the pass.
    forced: bool
    #: The place in the order of passing; 1 for the first to pass.
    place: int
    #: The seat of the player.
    seat: Seat


class SeenDrew(TypedDict):
    """A player drew cards."""

    #: The cards; `null` for all but the drawer.
    cards: Cards | None
    event: Literal["drew"]
    #: The number of power cards.
    powers: int
    #: The seat of the player.
    seat: Seat
    #: The number of spells.
    spells: int


class SeenReshuffled(TypedDict):
    """A discard pile was shuffled into a new pile."""

    #: The number of cards in the new pile.
    count: int
    event: Literal["reshuffled"]
    #: The pile.
    pile: Pile


#: A player handed over power cards to the player who passed next.
SeenHandedOver = TypedDict(
    "SeenHandedOver",
    {
        #: The number of cards.
        "count": "int",
        "event": 'Literal["handed_over"]',
        #: The giver.
        "from": "Seat",
        #: The cards; `null` for all but these two players.
        "powers": "list[Power] | None",
        #: The receiver.
        "to": "Seat",
    },
)


class SeenDiscarded(TypedDict):
    """The last to pass discarded power cards."""

    #: The number of cards.
    count: int
    event: Literal["discarded"]
    #: The cards; `null` for all but that player (R-4).
    powers: list[Power] | None
    #: The seat of the player.
    seat: Seat


class SeenKnockedOut(TypedDict):
    """A lead of 25 or more ends the fight."""

    event: Literal["knocked_out"]
    #: The seat whose card caused it.
    seat: Seat
    #: The track that leads.
    track: Track


class SeenFightEnded(TypedDict):
    """All players are out of the fight."""

    event: Literal["fight_ended"]
    #: The lead of track one over track two.
    score: int
    #: The winning track; `null` for a tie.
    winner: Track | None


class SeenTookCrystal(TypedDict):
    """A player took a crystal, which is face down from now on."""

    #: The site and slot of the crystal.
    at: CrystalAt
    event: Literal["took_crystal"]
    #: The seat of the player.
    seat: Seat
    #: Its value; `null` for all but the taker. It was visible on the tile before, but the log does not keep it.
    value: int | None


class SeenCrystalGone(TypedDict):
    """A crystal that no player may take left the game."""

    #: The site and slot of the crystal.
    at: CrystalAt
    event: Literal["crystal_gone"]


class SeenPawnMoved(TypedDict):
    """A player moved the pawn."""

    event: Literal["pawn_moved"]
    #: The seat of the player.
    seat: Seat
    #: The new site.
    to: Site


class SeenTileTurned(TypedDict):
    """A tile was turned up."""

    #: The crystals put on it, by slot.
    crystals: list[int]
    event: Literal["tile_turned"]
    #: The site of the tile.
    site: Site
    #: The tile.
    tile: Tile


class SeenLeft(TypedDict):
    """A player left the match (R-14)."""

    event: Literal["left"]
    #: The seat of the player.
    seat: Seat


class SeenEnded(TypedDict):
    """The match ended."""

    #: The reason.
    by: EndedBy
    event: Literal["ended"]
    #: The total of each player: the sum of the values of all crystals.
    totals: list[int]
    #: The winner or winners.
    winners: list[Seat]


class SiteView(TypedDict):
    """A tile in play."""

    #: The values of the crystals on it, by slot; `null` for a slot whose crystal was taken. Empty for finitum.
    crystals: list[int | None]
    #: The seven sages as printed, highest first; empty for finitum.
    order: list[Sage]
    #: Its site.
    site: Site
    #: The tile.
    tile: Tile


class StageChooseSage(TypedDict):
    """`seat` chooses a sage."""

    #: The sages still in the middle.
    free: list[Sage]
    #: The seat that has to decide.
    seat: Seat
    stage: Literal["choose_sage"]


class StageNegotiate(TypedDict):
    """All players who talk and do not listen may act, first come, first served."""

    #: The players among them who wait in silence until addressed; that is a vote for no deal.
    listening: list[Seat]
    #: The number of times that each player may still propose, withdraw, vote or show cards in the talks of this round.
    moves_left: list[int]
    #: The players among them who vote for no deal.
    no_deal: list[Seat]
    #: The valid offers.
    proposals: list[Proposal]
    stage: Literal["negotiate"]
    #: The players who have not walked away. A player without moves can still accept an offer.
    talking: list[Seat]


class StageJoin(TypedDict):
    """With five players: `seat` joins the pair, whose tokens are beside track one, or does not."""

    #: The number of times that each player may still show cards.
    moves_left: list[int]
    #: The seat that has to decide.
    seat: Seat
    stage: Literal["join"]
    #: The seats that are asked next if `seat` does not join.
    then: list[Seat]


class StageSide(TypedDict):
    """Forced order: `seat` names a side. Both have room."""

    #: The number of times that each player may still show cards.
    moves_left: list[int]
    #: The seat that has to decide.
    seat: Seat
    stage: Literal["side"]
    #: The seats that follow, unless an alliance is complete before.
    then: list[Seat]


class StageSpeak(TypedDict):
    """With three players: `seat` speaks (section 6)."""

    #: The number of times that each player may still show cards.
    moves_left: list[int]
    #: The three seats in rank order.
    order: list[Seat]
    #: The question.
    question: Question
    #: The seat that has to decide.
    seat: Seat
    stage: Literal["speak"]


class StageExchange(TypedDict):
    """Partners give cards, first come, first served."""

    #: The number of times that each player may still give.
    gifts_left: list[int]
    #: The number of times that each player may still show cards.
    moves_left: list[int]
    #: The players who are ready. A gift makes its receiver not ready again.
    ready: list[Seat]
    stage: Literal["exchange"]


class StageFight(TypedDict):
    """`seat` has a turn in the fight."""

    #: The seat that has to decide.
    seat: Seat
    stage: Literal["fight"]


class StageHandOver(TypedDict):
    """`seat` hands over power cards to `to`, who has just passed."""

    #: The number of cards.
    count: int
    #: The seat that passed before.
    seat: Seat
    stage: Literal["hand_over"]
    #: The seat that passed after `seat`.
    to: Seat


class StageDiscard(TypedDict):
    """`seat`, the last to pass, discards power cards."""

    #: The number of cards.
    count: int
    #: The seat that has to decide.
    seat: Seat
    stage: Literal["discard"]


class StageTakeCrystal(TypedDict):
    """`seat` takes a crystal of the pawn's clearing."""

    #: The seat that has to decide.
    seat: Seat
    stage: Literal["take_crystal"]
    #: The seats that take one afterwards. The last crystal is taken without a question, and so are all crystals of a player who takes all.
    then: list[Seat]


class StageMovePawn(TypedDict):
    """`seat`, lowest in rank, moves the pawn."""

    #: The seat that has to decide.
    seat: Seat
    stage: Literal["move_pawn"]
    #: The possible sites. Finitum ends the match.
    to: list[Site]


class StageOver(TypedDict):
    """The match is finished."""

    #: The reason.
    by: EndedBy
    #: The final total of each player.
    finals: list[Final]
    stage: Literal["over"]


class TileClearing(TypedDict):
    """A sacred clearing."""

    #: The number, 1 to 11: its row in the order of tiles (R-1).
    number: int
    tile: Literal["clearing"]


class TileFinitum(TypedDict):
    """Finitum, the tile that announces the end."""

    tile: Literal["finitum"]


class View(TypedDict):
    """All the knowledge to which one observer is entitled (section 3)."""

    #: The seat that chooses its sage first in this round.
    chooser: Seat
    #: Clearings that were covered, in that order.
    covered: list[Tile]
    #: The number of large crystals that left the game. Their values are hidden.
    crystals_gone: int
    #: The number of large crystals that are face down in the supply.
    crystals_left: int
    #: The fight of this round, from its first turn until the pawn has moved; otherwise `null`.
    fight: FightView | None
    #: True if this round was added after finitum and is the last.
    last_round: bool
    #: Sages that are out of this game with all their cards. Their places in the printed orders are skipped.
    out: list[Sage]
    #: The site of the pawn: the clearing of this round, whose order determines the rank.
    pawn: Site
    #: The numbers of cards in the piles.
    piles: Piles
    #: The open information on each player.
    players: list[PlayerView]
    #: The players in rank order, highest first, as soon as all have chosen. Before that, the players who have chosen.
    ranking: list[Seat]
    #: The number of the round, from 1.
    round: int
    #: The tiles in play: left, right, bottom.
    sites: list[SiteView]
    #: The number of tiles in the stack.
    stack: int
    #: The current stage of the match.
    stage: Stage
    #: The number of each seat's question, valid while the seat has to decide; it never falls. While it stays the same for a seat, the seat's time runs on.
    turns: list[int]
    #: The knowledge of the seat's owner alone; `null` for spectators.
    you: You | None


class You(TypedDict):
    """The knowledge of the seat's owner alone."""

    #: The values of the crystals taken, sorted.
    crystals: list[int]
    #: The hand, sorted.
    hand: Cards
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


#: A power card or a spell.
Card: TypeAlias = CardPower | CardSpell


#: A spell with its target. A target must be named if there is one. Without any target the spell may still be cast: it has no effect, and is the player's spell of this fight.
Casting: TypeAlias = CastingVolensia | CastingMoventi | CastingAnulensa | CastingPotentia | CastingAbsentus | CastingMutantus | CastingBinensus


#: The effect of a spell.
Effect: TypeAlias = EffectNothing | EffectRemoved | EffectSwapped | EffectDrawn | EffectMaySkip | EffectRolesSwapped | EffectSecondRole


#: The reason why a match ended.
EndedBy: TypeAlias = Literal["finitum", "last_round", "claimed"]


#: One decision of one seat. The stage of the view contains the seats that have to decide, and their question.
Intent: TypeAlias = IntentChoose | IntentPropose | IntentWithdraw | IntentAccept | IntentNoDeal | IntentListen | IntentWalkAway | IntentShow | IntentJoin | IntentSide | IntentAlone | IntentLetSpeak | IntentWith | IntentAgainst | IntentGive | IntentReady | IntentPlay | IntentCast | IntentPass | IntentSkip | IntentHandOver | IntentDiscard | IntentTakeCrystal | IntentMovePawn


#: The kind of a power card: that of a sage, or the owl, which every sage may play.
Kin: TypeAlias = Literal["witch", "seer", "priestess", "mage", "healer", "alchemist", "druid", "owl"]


#: A pile with a discard pile.
Pile: TypeAlias = Literal["powers", "spells"]


#: The question to one of three players (section 6).
Question: TypeAlias = Literal["first_alone", "second_joins", "second_alone", "third_joins"]


#: The reason why an intent is refused, as data that a client can explain in its own language.
Refusal: TypeAlias = RefusalNotYourTurn | RefusalNotAsked | RefusalOver | RefusalSageTaken | RefusalNobodyThere | RefusalNotTalking | RefusalAlreadyProposed | RefusalNoSuchOffer | RefusalVoteUnchanged | RefusalNoMovesLeft | RefusalNoGiftsLeft | RefusalNoCards | RefusalPowerNotInHand | RefusalSpellNotInHand | RefusalNotYourPartner | RefusalNotYourRole | RefusalSpellCast | RefusalNoTarget | RefusalTargetNeeded | RefusalNoAbsentus | RefusalAloneInFight | RefusalWrongCount | RefusalNoCrystal | RefusalPawnIsThere


#: One of the seven sages: a role card, a token and eight power cards.
Sage: TypeAlias = Literal["witch", "seer", "priestess", "mage", "healer", "alchemist", "druid"]


#: The answer of one of three players (section 6).
Said: TypeAlias = SaidAlone | SaidLetSpeak | SaidWith | SaidAgainst


#: A chair at the table, counted clockwise from 0.
Seat: TypeAlias = int


#: One event, as one observer receives it. Cards that moved in secret are `null` for all but the players who gave or got them.
Seen: TypeAlias = SeenRoundBegan | SeenChose | SeenProposed | SeenWithdrew | SeenNoDeal | SeenListens | SeenWalkedAway | SeenShown | SeenAllied | SeenAnswered | SeenForcedOrder | SeenSided | SeenSpoke | SeenAlliancesStand | SeenGave | SeenReady | SeenFightBegan | SeenPlayed | SeenCast | SeenSkipped | SeenPassed | SeenDrew | SeenReshuffled | SeenHandedOver | SeenDiscarded | SeenKnockedOut | SeenFightEnded | SeenTookCrystal | SeenCrystalGone | SeenPawnMoved | SeenTileTurned | SeenLeft | SeenEnded


#: One of the three places of a tile.
Site: TypeAlias = Literal["left", "right", "bottom"]


#: The crystals of a winner who fought alone (R-13).
SoloTakes: TypeAlias = Literal["both", "one"]


#: A spell card; there are two of each (section 5).
Spell: TypeAlias = Literal["volensia", "moventi", "anulensa", "potentia", "absentus", "mutantus", "binensus"]


#: The current stage of the match, with the seats that have to decide and their question (section 4).
Stage: TypeAlias = StageChooseSage | StageNegotiate | StageJoin | StageSide | StageSpeak | StageExchange | StageFight | StageHandOver | StageDiscard | StageTakeCrystal | StageMovePawn | StageOver


#: A hexagonal tile.
Tile: TypeAlias = TileClearing | TileFinitum


#: A score track: the tokens of one alliance are beside it.
Track: TypeAlias = Literal["one", "two"]


#: To be named when a table is followed: its views and intents have the types of this module then.
GAME: Game[View, Intent] = Game("seven-sages")
