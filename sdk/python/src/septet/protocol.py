# Made of protocol.schema.json by `cargo xtask gen`. Do not edit.
"""The messages of septet.v1."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

if sys.version_info >= (3, 11):
    from typing import NotRequired
elif TYPE_CHECKING:
    from typing_extensions import NotRequired


class AboutMe(TypedDict):
    """An account, as it is shown to its owner."""

    #: Who.
    account: Account
    #: Whether whoever runs the server has named it as an admin. Nobody else is told.
    admin: NotRequired[bool]
    #: When its recovery code was made, if it has one.
    code_at: int | None
    #: Who plays at its device.
    companions: NotRequired[list[ListedCompanion]]
    #: Where it is signed in, the last used first.
    devices: list[Device]
    #: Milliseconds for which whoever says that all keys are lost waits until they need none.
    lost_wait: int
    #: When it was made, milliseconds since 1970.
    made_at: int
    #: Its passkeys, the oldest first.
    passkeys: list[ListedPasskey]
    #: When its password was set, if it has one.
    password_at: int | None
    #: Its keys at providers of OpenID Connect, the oldest first.
    provider_keys: list[ListedProviderKey]
    #: What one signs in as with a password. A guest has none.
    tag: str | None


class Absent(TypedDict):
    """A player who is gone from a table that waits."""

    #: Who agrees that an automatic player stands in until they are back, by account.
    agreed: list[str]
    #: Whose answer is still needed, by account: the people who play and are here.
    needs: list[str]
    #: Whose seat.
    seat: Seat
    #: Since when, milliseconds since 1970.
    since: int


class Account(TypedDict):
    """Somebody who signed in."""

    #: Stable and unique.
    id: str
    #: Whether a person or a program.
    kind: AccountKind
    #: Chosen by the account; not unique, but at a table nobody is called like somebody else: the second gets a number, as in `Ann (2)`. That of an account that was erased is `a former player`.
    name: str


class AccountTime(TypedDict):
    """What an account said of its time, for its owner."""

    #: Days of vacation within any year.
    days_a_year: int
    #: Days of vacation that are left of this year's.
    days_left: int
    #: The server's clock when this was written, milliseconds since 1970.
    now: int
    #: The vacation that it is on.
    vacation: Vacation | None
    #: Where it lives: a name like `Europe/Paris`. Playing hours are counted by the clock there, and by UTC without any.
    zone: str | None


class AddPasskey(TypedDict):
    """Adds a passkey that a browser has made."""

    #: `RegistrationResponseJSON` of Web Authentication.
    credential: Any
    #: What its owner calls it.
    name: str


class AgainstPeople(TypedDict):
    """Accounts."""

    are: Literal["people"]


class AgainstBots(TypedDict):
    """Automatic players."""

    are: Literal["bots"]
    #: The name of all of them in the game's list; not there if they were different ones.
    player: NotRequired[str | None]


class AgainstBoth(TypedDict):
    """Accounts and automatic players."""

    are: Literal["both"]


class Analysis(TypedDict):
    """What a strong automatic player would have thought of one decision of a match that is over, knowing what the seat that decided knew then."""

    #: Machine name of the automatic player that thought about it.
    adviser: str
    #: The three best, the best first; empty if there was nothing to choose.
    best: list[Considered]
    #: Who decided it.
    by: By
    #: How many intents were offered.
    choices: int
    #: What was decided.
    decided: Considered
    #: Its place among what the adviser thought about, 1 for the best; `null` if it was not offered, or there was nothing to choose.
    rank: int | None
    #: Whose decision it was.
    seat: Seat
    #: What the worth of intents is counted in.
    unit: Unit
    #: The game's `View`: all that the seat knew.
    view: Any


class AskBrowser(TypedDict):
    """What a browser is to be asked, once and soon."""

    #: `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of Web Authentication, level 3.
    options: Any


class Asking(TypedDict):
    """Somebody who asks to join a running match. They wait as long as they follow the table."""

    #: Who.
    account: Account
    #: Whose answer is still needed, by account.
    needs: list[str]
    #: The seat they would take.
    seat: Seat


class AwayWait(TypedDict):
    """The others wait. Once the player has been gone for the server's grace time, everybody who is there and plays may agree that an automatic player stands in (`stand_in`)."""

    away: Literal["wait"]


class AwayStandIn(TypedDict):
    """An automatic player stands in until the player is back. Not at a table with days to decide."""

    #: After how many seconds, 1 to 86,400.
    after: int
    away: Literal["stand_in"]


class BeginPasskey(TypedDict):
    """Asks for what a browser needs to make a passkey."""

    #: Needed once the account has a key, unless a passkey of it was just shown.
    proof: NotRequired[Proof | None]


class BeginProviderKey(TypedDict):
    """Asks for where a browser goes to be given a key."""

    #: Needed once the account has a key, unless one was just shown.
    proof: NotRequired[Proof | None]


class BeginVacation(TypedDict):
    """Begins a vacation now."""

    #: For so many days. Ended earlier, it costs those that have begun.
    days: int


class Behind(TypedDict):
    """How far an intent is behind the best one, as far as both were tried in the same imagined worlds."""

    #: On average, to a thousandth; below 0 if it is ahead there.
    by: float
    #: The standard error of `by`, to a thousandth: if twice as much is more than `by`, the two are hard to tell apart.
    error: float


class BellWishes(TypedDict):
    """When and how often somebody wants to be called."""

    #: When not. What would have called then calls at the end of it, if it still waits.
    quiet: QuietHours | None
    #: Minutes before the time runs out at which one is reminded, 5 to 1,440; `null`: not at all.
    reminder: int | None


class BellWishesRequest(TypedDict):
    """When and how often somebody wants to be called."""

    #: When not. What would have called then calls at the end of it, if it still waits.
    quiet: NotRequired[QuietHours | None]
    #: Minutes before the time runs out at which one is reminded, 5 to 1,440; `null`: not at all.
    reminder: NotRequired[int | None]


class BotHere(TypedDict):
    """A program that is here and plays with anybody."""

    #: Whose it is.
    account: Account
    #: The games that it plays, by their machine names.
    plays: list[str]


class Challenge(TypedDict):
    """Asks a program to play at a table where one sits, or which one hosts."""

    #: Which program, by the id of its account.
    account: str


class ChangeAdd(TypedDict):
    """A field, or a place of a list before which the value goes."""

    op: Literal["add"]
    #: A JSON Pointer (RFC 6901).
    path: str
    #: What is there now.
    value: Any


class ChangeRemove(TypedDict):
    """A field or a place of a list is gone."""

    op: Literal["remove"]
    #: A JSON Pointer (RFC 6901).
    path: str


class ChangeReplace(TypedDict):
    """Something else is there now."""

    op: Literal["replace"]
    #: A JSON Pointer (RFC 6901).
    path: str
    #: What.
    value: Any


class ChatLine(TypedDict):
    """Something said at a table."""

    #: The speaker's account.
    account: str
    #: When, milliseconds since 1970.
    at: int
    #: The speaker's name now; `a former player` if the account was erased.
    name: str
    #: There if nothing was said: what happened to this account. `text` is empty then.
    news: NotRequired[News | None]
    #: Its place in the table's log as it is told to you. Of a whisper: that of what went before it, since whispers are not counted there; nobody can learn from a gap that others whispered.
    seq: int
    #: What the speaker was here. Show it beside the name, which anybody can choose.
    speaker: Speaker
    #: What. Plain text: show it as it is, never as markup.
    text: str
    #: There if it was said to one player only, or to a team. Show it so that nobody takes it for public.
    whisper: NotRequired[Whisper | None]


#: A table can be made so.
CheckedSetupPlayable = TypedDict(
    "CheckedSetupPlayable",
    {
        "is": 'Literal["playable"]',
        #: Complete, as a table would have it.
        "setup": "Setup",
        #: Which seats would be partners. Not there if everybody plays for themselves.
        "teams": "NotRequired[Teams]",
    },
)


#: No table can be made so.
CheckedSetupRefused = TypedDict(
    "CheckedSetupRefused",
    {
        "is": 'Literal["refused"]',
        #: What to change, in words.
        "why": "str",
    },
)


class ClientMessageWatch(TypedDict):
    """Follow a table. Answered by `table`, `chat` and (if a match was started) `game` messages, then `done`. From then on they come by themselves."""

    #: Whether `changed` messages may follow instead of further `game` messages. They are several times smaller.
    changes: NotRequired[bool]
    #: The epoch that `since` belongs to. With another one than the table's, `since` is ignored.
    epoch: NotRequired[int | None]
    #: Correlates the answer.
    id: str
    #: The `seq` of the last `game` message this client saw of this table: it gets the steps and chat lines after it, some lines perhaps again. Not that of a `table` or `chat` message: the connection may have broken before the `game` message with the same `seq`. `null`: everything from the start of the match.
    since: NotRequired[int | None]
    #: Which table.
    table: str
    type: Literal["watch"]


class ClientMessageUnwatch(TypedDict):
    """Follow it no longer. The seat, if any, is kept."""

    #: Correlates the answer.
    id: str
    #: Which table.
    table: str
    type: Literal["unwatch"]


class ClientMessageSit(TypedDict):
    """Take a seat. Before the start any free one; in a running match one that the game lets newcomers take, where the players may have to agree first (`Newcomers`): then it is done when they were asked, and `asking` of `TableView` tells what came of it. Sitting in another seat before the start moves there."""

    #: Correlates the answer.
    id: str
    #: Which seat; `null` for the first free one.
    seat: NotRequired[Seat | None]
    #: Which table.
    table: str
    type: Literal["sit"]


class ClientMessageAdmit(TypedDict):
    """Agree that somebody joins the running match, or not. Each who is asked answers for themselves; one who does not agree is enough."""

    #: Who asked, by account.
    account: str
    #: Whether.
    admit: bool
    #: Correlates the answer.
    id: str
    #: Which table.
    table: str
    type: Literal["admit"]


class ClientMessageStandIn(TypedDict):
    """Agree that an automatic player stands in for a player who is gone, until they are back; or no longer. Each person who plays and is here answers for themselves, and all have to agree."""

    #: Whether.
    agree: bool
    #: Correlates the answer.
    id: str
    #: For whom.
    seat: Seat
    #: Which table.
    table: str
    type: Literal["stand_in"]


class ClientMessagePause(TypedDict):
    """Ask for a pause of the running match, or agree to the one that is asked for; or do not, or take it back; or end the one that is on. Each person who plays answers for themselves, all have to agree, and any of them may end it."""

    #: Correlates the answer.
    id: str
    #: Whether the match is to be paused.
    pause: bool
    #: Which table.
    table: str
    type: Literal["pause"]


class ClientMessageUndo(TypedDict):
    """A person who plays: ask to take back one's last decision, or no longer. What automatic players decided after it goes with it; as soon as anybody else has decided it stays. So it does if anything hidden was shown to anybody, which is refused as `shown`. All other people who play are asked (`undo` of `TableView`); if there are none it is done at once."""

    #: Correlates the answer.
    id: str
    #: Which table.
    table: str
    type: Literal["undo"]
    #: Whether.
    wish: bool


class ClientMessageAllowUndo(TypedDict):
    """Agree that a player takes back their last decision, or not. Each who is asked answers for themselves; one who does not agree is enough."""

    #: Whether.
    allow: bool
    #: Correlates the answer.
    id: str
    #: Which table.
    table: str
    type: Literal["allow_undo"]


class ClientMessageStand(TypedDict):
    """Stand up before the start, or ask no longer to join the running match."""

    #: Correlates the answer.
    id: str
    #: Which table.
    table: str
    type: Literal["stand"]


class ClientMessageReady(TypedDict):
    """Say that one is ready to start, or not."""

    #: Correlates the answer.
    id: str
    #: Whether.
    ready: bool
    #: Which table.
    table: str
    type: Literal["ready"]


class ClientMessageAddBot(TypedDict):
    """Host: put automatic players into free seats, before the start or, in a game that takes newcomers, in the running match."""

    #: Correlates the answer.
    id: str
    #: Name of the player, one of those listed for the game.
    player: str
    #: Which seat; `null` for all free ones.
    seat: NotRequired[Seat | None]
    #: Which table.
    table: str
    type: Literal["add_bot"]


class ClientMessageBeside(TypedDict):
    """Who sits at a private table, before the start: seat a companion at one's device. `/ws?beside=ACCOUNT` acts for it."""

    #: Correlates the answer.
    id: str
    #: What they are called.
    name: str
    #: Which seat; `null` for the first free one.
    seat: NotRequired[Seat | None]
    #: Which table.
    table: str
    type: Literal["beside"]


class ClientMessageRemove(TypedDict):
    """Host, before the start: empty a seat. The player who sat there cannot sit down again for a while. Nobody removes a player who made the table. One's companions one removes oneself."""

    #: Correlates the answer.
    id: str
    #: Which seat.
    seat: Seat
    #: Which table.
    table: str
    type: Literal["remove"]


class ClientMessageMute(TypedDict):
    """Host: let an account talk at this table no longer, or again. Not who made the table."""

    #: Which account; it need not be there.
    account: str
    #: Correlates the answer.
    id: str
    #: Whether it is muted from now on.
    muted: bool
    #: Which table.
    table: str
    type: Literal["mute"]


class ClientMessageBan(TypedDict):
    """Host: send an account away from this table until it is let in again. It neither watches, sits nor talks there; a seat it has is freed. Not who made the table, and nobody who plays in the running match."""

    #: Which account; it need not be there.
    account: str
    #: Whether it is banned from now on.
    banned: bool
    #: Correlates the answer.
    id: str
    #: Which table.
    table: str
    type: Literal["ban"]


class ClientMessageConfigure(TypedDict):
    """Host, before the start: change the setup. Everybody's readiness is asked for again."""

    #: Correlates the answer.
    id: str
    #: The new setup, complete. The game cannot be changed.
    setup: SetupRequest
    #: Which table.
    table: str
    type: Literal["configure"]


class ClientMessageStart(TypedDict):
    """Host: begin the match. All seats are taken and everybody is ready."""

    #: Correlates the answer.
    id: str
    #: Whether the game's lesson is dealt: the same cards for everybody, so that somebody can be taught with them, and automatic players who choose alike each time. Only for somebody alone with them, at a private table without a clock that takes no newcomers.
    lesson: NotRequired[bool]
    #: Which table.
    table: str
    type: Literal["start"]


class ClientMessageSubmit(TypedDict):
    """Answer a decision."""

    #: The `number` of `Decision` it answers. Another one is refused as stale.
    decision: int
    #: Makes repeating safe, and correlates the answer.
    id: str
    #: The game's `Intent`.
    intent: Any
    #: Which table.
    table: str
    type: Literal["submit"]


class ClientMessageHint(TypedDict):
    """A person, at a table whose setup allows `hints`: ask what a strong automatic player would do now, knowing what you know. Answered by `hint`, then `done`. All are told that you asked."""

    #: The `number` of `Decision` it is about.
    decision: int
    #: Correlates the answer.
    id: str
    #: Which table.
    table: str
    type: Literal["hint"]


class ClientMessageForesee(TypedDict):
    """A player for whom nobody waits: ask what can probably be done at one's next decision, by what one knows. Answered by `foreseen`, then `done`."""

    #: Correlates the answer.
    id: str
    #: Which table.
    table: str
    type: Literal["foresee"]


class ClientMessageChooseAhead(TypedDict):
    """Choose what to do at one's next decision, of what was `foreseen`; or take that back. When one is waited for next it is played at once if it is possible then, and dropped if not, which `ahead` says. Nobody else is told of it."""

    #: Correlates the answer.
    id: str
    #: The game's `Intent`; `null`: nothing any more.
    intent: NotRequired[Any]
    #: Which table.
    table: str
    type: Literal["choose_ahead"]


class ClientMessageStandingOrder(TypedDict):
    """Have whatever leaves one no choice played for one in this match, or no longer. Nobody else is told of it."""

    #: Whether decisions in which there is one thing to do are played.
    forced: bool
    #: Correlates the answer.
    id: str
    #: Which table.
    table: str
    type: Literal["standing_order"]


class ClientMessageChat(TypedDict):
    """Say something to everybody at the table, whisper it to one player, or say it to one's team."""

    #: Makes repeating safe, and correlates the answer.
    id: str
    #: Which table.
    table: str
    #: What.
    text: str
    #: Who alone is told it, besides yourself. `null`: everybody.
    to: NotRequired[To | None]
    type: Literal["chat"]


class ClientMessageChatBefore(TypedDict):
    """Ask for what was said before the oldest line you have. Answered by `earlier_chat`, then `done`. The table keeps a few hundred lines."""

    #: Correlates the answer.
    id: str
    #: How many lines at most; `null` for as many as the server gives at once.
    lines: NotRequired[int | None]
    #: The `seq` of that line.
    seq: int
    #: Which table.
    table: str
    type: Literal["chat_before"]
    #: Its `n`, if it was whispered, or said to your team.
    whisper: NotRequired[int | None]


class ClientMessageResign(TypedDict):
    """Give up one's seat in the running match for good. An automatic player goes on in it, or, in a game that takes newcomers, it stays empty until one comes."""

    #: Correlates the answer.
    id: str
    #: Which table.
    table: str
    type: Literal["resign"]


class ClientMessageClaim(TypedDict):
    """Last person in the running match after others resigned: end it and win."""

    #: Correlates the answer.
    id: str
    #: Which table.
    table: str
    type: Literal["claim"]


class ClientMessageRematch(TypedDict):
    """Seated, after the end: propose another match at the same table. People gather again, seats moved on by one, and whoever joined the match keeps a seat; who proposes it is ready, and the others say whether they are."""

    #: Correlates the answer.
    id: str
    #: Which table.
    table: str
    type: Literal["rematch"]


class ClientMessageClose(TypedDict):
    """Who made the table, before the start: close it for good. Whoever sits there stands up, whoever watches is shown out, and the table is found no more."""

    #: Correlates the answer.
    id: str
    #: Which table.
    table: str
    type: Literal["close"]


class ClientMessageListen(TypedDict):
    """Be told on this socket what concerns your account at any table, whether or not you follow it; said again, with other games. Answered by `notices` with how things stand, then `done`."""

    #: Correlates the answer.
    id: str
    #: A program: the games in which anybody may ask you to play, by their machine names. `GET /api/bots` lists you as long as this socket is open.
    plays: NotRequired[list[str]]
    type: Literal["listen"]


class ClientMessageDecline(TypedDict):
    """Do not play where you were `challenged` to. Whoever asked is told."""

    #: Correlates the answer.
    id: str
    #: Which table.
    table: str
    type: Literal["decline"]


class ClientMessagePing(TypedDict):
    """Answered by `pong`. For measuring the way there and back."""

    #: Correlates the answer.
    id: str
    type: Literal["ping"]


class ClockNone(TypedDict):
    """Nobody is hurried."""

    clock: Literal["none"]


class ClockSeconds(TypedDict):
    """Live: seconds for each decision, 5 to 3,600."""

    clock: Literal["seconds"]
    #: For each decision.
    per_decision: int


class ClockDays(TypedDict):
    """A move a day: days for each decision, 1 to 14. Nobody counts as away."""

    clock: Literal["days"]
    #: For each decision.
    per_decision: int


class ClockBank(TypedDict):
    """Live: each player has a bank of time for the whole match, which runs while the match waits for them. Whatever they decide puts something in. When it is empty the game's fallback is played."""

    clock: Literal["bank"]
    #: Seconds that each decision puts in, 5 to 600: who had nothing left has these for the next one.
    increment: int
    #: Seconds that are in it at the beginning, 30 to 7,200.
    seconds: int


class ClockBankOfDays(TypedDict):
    """The same for days. Nobody counts as away."""

    clock: Literal["bank_of_days"]
    #: Days that are in it at the beginning, 1 to 60.
    days: int
    #: Hours that each decision puts in, 1 to 72.
    increment: int


class ComeBackCode(TypedDict):
    """By the recovery code."""

    by: Literal["code"]
    #: As it was written down; small letters, spaces and hyphens make no difference.
    code: Secret


class ComeBackPassword(TypedDict):
    """By the password."""

    by: Literal["password"]
    #: The password.
    password: Secret
    #: The account's tag: eight letters that the server chose. It is no secret.
    tag: str


class ComeBackDevice(TypedDict):
    """By a code that another device of the account shows."""

    by: Literal["device"]
    #: It counts once, and for a few minutes.
    code: Secret


class Considered(TypedDict):
    """An intent, and what an automatic player thinks of it."""

    #: How far it is behind the best; not there of the best itself, of what was not thought about, and of what was thought about too little to say.
    behind: NotRequired[Behind | None]
    #: The game's `Intent`.
    intent: Any
    #: How far ahead of the best of the others it is expected to leave the seat or its team in the end; below 0 if behind, to a thousandth. `null` if it was not thought about. Of intents that are told together the difference says how much better one is.
    worth: float | None


class Continues(TypedDict):
    """Which match another one goes on from: it has the same deal, and its first inputs are the same. Whoever has seen that match knows what was dealt, so such a match decides nothing between people."""

    #: So many of its inputs were taken over.
    at: int
    #: The id of the match that is over.
    match: str


class DayBar(TypedDict):
    """For how many the same came of it."""

    #: How many.
    people: int
    #: What.
    score: DayScore


class DayScore(TypedDict):
    """What came of a deal of the day for somebody."""

    #: The place among those at the table.
    place: int
    #: The last line of the score sheet; `null` in games that count nothing.
    points: int | None


#: Dealt for this match alone.
DealChance = TypedDict(
    "DealChance",
    {
        "is": 'Literal["chance"]',
    },
)


#: The game's lesson: the same cards for everybody.
DealLesson = TypedDict(
    "DealLesson",
    {
        "is": 'Literal["lesson"]',
    },
)


#: A match that goes on from another one, with its cards.
DealFork = TypedDict(
    "DealFork",
    {
        "is": 'Literal["fork"]',
    },
)


#: A match that goes on from a running one, as one of its seats guesses that it is.
DealGuess = TypedDict(
    "DealGuess",
    {
        "is": 'Literal["guess"]',
        #: The id of the match that it guesses at.
        "match": "str",
        #: The id of the table where that one is played.
        "table": "str",
    },
)


#: The deal of a day: the same cards for all who play it here.
DealDay = TypedDict(
    "DealDay",
    {
        #: Which day, as `2026-11-26` in UTC.
        "day": "str",
        "is": 'Literal["day"]',
    },
)


#: The same cards at several tables.
DealDuplicate = TypedDict(
    "DealDuplicate",
    {
        "is": 'Literal["duplicate"]',
        #: Which tables: the id that they have in common.
        "set": "str",
    },
)


class DealOfTheDay(TypedDict):
    """The deal of a day of one game: the same cards for all who play it here."""

    #: What came of it for all who played it to its end, the best first.
    bars: list[DayBar]
    #: Which day, as `2026-11-26` in UTC.
    day: str
    #: When the next one comes, milliseconds since 1970.
    ends_at: int
    #: What an expert made of it in the same seat. Told once one's own match is over, and once the expert has played it.
    expert: NotRequired[DayScore | None]
    #: Which game.
    game: str
    #: What of it is one's own.
    mine: MyDay
    #: Who plays in the other seats, by the name in the game's list.
    player: str
    #: How many sit at the table.
    seats: int


class Decision(TypedDict):
    """What the server wants to know from you."""

    #: The game's `Choices`.
    choices: Any
    #: To be repeated in the submission. It changes whenever you are asked anew; what other seats do in the meantime does not change it.
    number: int
    #: Whether the table waits for your answer. If not you may change the answer that you have given, or do something besides; a program that answers only what is owed does enough.
    owed: bool


class Device(TypedDict):
    """A session of one's own."""

    #: By which it can be ended. Nobody signs in with it.
    id: str
    #: When it said that all keys of the account are lost, milliseconds since 1970; `null` if it did not.
    lost_at: int | None
    #: Browser and system, as `Firefox, Linux`; empty if that is not known. Nothing more is kept of what a browser says.
    name: str
    #: When it was last noted that it is used, about once a day.
    seen: int
    #: When it signed in, milliseconds since 1970.
    since: int
    #: Whether it is the one that asks.
    this: bool


class DeviceCode(TypedDict):
    """A code with which another device signs in, once."""

    #: In groups. The one before does not count any more.
    code: Secret
    #: Milliseconds for which it counts.
    lasts: int


class Doorbell(TypedDict):
    """How the account that asks is called, and what the server has for that."""

    #: Seconds that a decision waits before somebody is called for it.
    after: int
    #: How many devices of the account are called.
    devices: int
    #: Whether the device that asks is called.
    here: bool
    #: Where the account is written to, if it wants that.
    mail: MailAddress | None
    #: Whether this server writes e-mail.
    mails: bool
    #: How many may be.
    most_devices: int
    #: The server's public key, which a browser wants to know before it lets the server push (VAPID): the point on P-256 in base64url.
    push_key: str
    #: The host of the webhook that is called, if there is one. The rest of its address may be a secret.
    webhook: str | None
    #: When and how often.
    wishes: BellWishes


class Duplicate(TypedDict):
    """Tables that share a deal, as far as whoever asks may know of them."""

    #: Whether the maker lets no further table begin.
    closed: bool
    #: What they have in common.
    id: str
    #: When, milliseconds since 1970.
    made_at: int
    #: Who made them.
    maker: Account
    #: Whether nothing is secret any more: seed, records and results are everybody's.
    open: bool
    #: When it is open at the latest, milliseconds since 1970. `null` as long as no table is over.
    opens_at: int | None
    #: What is played.
    setup: Setup
    #: The tables, in order.
    tables: list[DuplicateTable]


class DuplicateResult(TypedDict):
    """What came of a shared deal at a table."""

    #: The id of the match.
    match: str
    #: For each seat how it did against the same seat at the other tables. Empty before all is open.
    matchpoints: list[Matchpoints]
    #: How it ended.
    outcome: Outcome


class DuplicateTable(TypedDict):
    """One of the tables that share a deal."""

    #: The table's code, while people sit down there; afterwards only if you sit there or made it. `null` also if the table was forgotten, because nothing happened there.
    code: str | None
    #: Whether whoever asks plays the deal there.
    mine: bool
    #: Who sits in each seat, or sat there with the shared deal.
    players: list[Player]
    #: The id of the match, and how it ended. Before all is open only to those who played it.
    result: DuplicateResult | None
    #: How far it is with the shared deal.
    state: DuplicateState


class Erase(TypedDict):
    """Takes the account away for good."""

    #: Needed if the account has a key, unless a passkey or a provider of it was just shown.
    proof: NotRequired[Proof | None]


class ExportedBell(TypedDict):
    """How an account is called, as an export says it. Where messages go is named by the push service alone: the rest of the address is a secret between it and the server."""

    #: The devices that are called.
    devices: list[ExportedBellDevice]
    #: Where it is written to.
    mail: MailAddress | None
    #: The address of the webhook, if there is one.
    webhook: str | None
    #: When and how often.
    wishes: BellWishes


class ExportedBellDevice(TypedDict):
    """A device that is called."""

    #: The push service.
    service: str
    #: Since when, milliseconds since 1970.
    since: int


class ExportedDay(TypedDict):
    """A deal of the day that one played."""

    #: Which day, as `2026-11-26` in UTC.
    day: str
    #: Which game.
    game: str
    #: The id of the table.
    table: str


class ExportedLadder(TypedDict):
    """A ladder on which one plays."""

    #: Which game.
    game: str
    #: Matches that were rated.
    matches: int
    #: How strong. Not there before a match was rated.
    strength: NotRequired[Strength | None]
    #: Since when it waits for the next match, milliseconds since 1970. Not there if it does not wait.
    waits_since: NotRequired[int | None]
    #: How many of them it won.
    wins: int


class ExportedLine(TypedDict):
    """A line of one's own."""

    #: When, milliseconds since 1970.
    at: int
    #: What.
    text: str
    #: To whom.
    to: SaidTo


class ExportedMatch(TypedDict):
    """What an export says of one match. Its record can be read by its id."""

    #: When it began, milliseconds since 1970.
    began_at: int
    #: Which match it goes on from. Not there if it was dealt for itself.
    continues: NotRequired[Continues | None]
    #: When it was over, if it is.
    ended_at: int | None
    #: Which game.
    game: str
    #: Stable and unique.
    id: str
    #: Counted from 1 at its table.
    number: int
    #: How it ended, if it is over.
    outcome: Outcome | None
    #: Version of the rules.
    rules_version: int


class ExportedPeople(TypedDict):
    """What an account has to do with others, as an export says it. What others reported of it is theirs."""

    #: The deals of the day that it played.
    days: list[ExportedDay]
    #: Its friends.
    friends: list[Friend]
    #: Ladders on which it has played, or waits.
    ladders: list[ExportedLadder]
    #: Whom it has muted.
    muted: list[MutedByMe]
    #: How strong it is.
    ratings: list[Rating]
    #: What it reported in the last 90 days.
    reports: list[ExportedReport]
    #: Series that it made, or that it was asked to and plays.
    series: list[ExportedSeries]


class ExportedReport(TypedDict):
    """A report of one's own."""

    #: Whom, by the id of their account.
    account: str
    #: When, milliseconds since 1970.
    at: int
    #: What for.
    reason: str
    #: The id of the table.
    table: str
    #: In one's own words.
    text: str | None


class ExportedSeries(TypedDict):
    """A series of one's own. What came of it can be read by its id."""

    #: Stable and unique.
    id: str
    #: Whether this account made it.
    made: bool
    #: When it was made, milliseconds since 1970.
    made_at: int
    #: How far it is.
    state: SeriesState


class ExportedTable(TypedDict):
    """What an export says of one table."""

    #: Short, for reading aloud.
    code: str
    #: Stable and unique.
    id: str
    #: Whether this account made it.
    made: bool
    #: When it was made, milliseconds since 1970.
    made_at: int
    #: The matches of the table, in order.
    matches: list[ExportedMatch]
    #: What this account said there, in order.
    said: list[ExportedLine]
    #: What is played there.
    setup: Setup


class ForkMatch(TypedDict):
    """Makes a table at which a match that is over is played on from one of its moments."""

    #: After how many of its inputs; 0 plays the same deal from the beginning. At least one input has to be left over.
    at: int
    #: How time is counted. Left out: nobody is hurried.
    clock: NotRequired[Clock]
    #: Whether players may ask for hints. Left out: nobody may.
    hints: NotRequired[bool]
    #: Who sits in each seat that the match began with.
    seats: list[ForkSeat]


#: Whoever asks. In one seat at most.
ForkSeatMe = TypedDict(
    "ForkSeatMe",
    {
        "is": 'Literal["me"]',
    },
)


#: An automatic player.
ForkSeatBot = TypedDict(
    "ForkSeatBot",
    {
        "is": 'Literal["bot"]',
        #: Its name in the game's list.
        "player": "str",
    },
)


#: Somebody who comes with the table's code. A seat whose player had left by then is an automatic player's all the same.
ForkSeatOpen = TypedDict(
    "ForkSeatOpen",
    {
        "is": 'Literal["open"]',
    },
)


class Friend(TypedDict):
    """A friend."""

    #: Who, with the name that they have now.
    account: Account
    #: Whether they are here now. Never said of whom one has muted, nor to whom they have.
    here: bool
    #: Since when, milliseconds since 1970.
    since: int


class FriendCode(TypedDict):
    """What a friend link says."""

    #: What the link ends with.
    code: Secret


class FriendLink(TypedDict):
    """A link that makes whoever opens it a friend. It works once."""

    #: What the link ends with, after `/friend/`. Shown once; the server keeps only a hash.
    code: Secret
    #: Until when, milliseconds since 1970.
    expires_at: int


class FriendOffer(TypedDict):
    """Whose link it is."""

    #: Who would be a friend.
    account: Account
    #: Whether they are one already.
    friends: bool


class Friends(TypedDict):
    """One's friends, and what they ask."""

    #: Who is here first, then the newest.
    friends: list[Friend]
    #: The newest first: one from each friend at most, while there is room at the table.
    invitations: list[Invitation]
    #: How many links are open.
    links: int


class GameChange(TypedDict):
    """A match after some steps, compared with the last `game` or `changed` message of the same table on the same socket."""

    #: Milliseconds in each player's bank of time at `now`; those of waiting seats run. Left out where there are none.
    banks: NotRequired[list[int | None] | None]
    #: What to do, in order, with an object of the last message's `view` and `decision` to have those of now.
    changes: list[Change]
    #: When each waiting seat's time runs out, milliseconds since 1970 on the server's clock; `null` without a clock.
    deadlines: list[int | None]
    #: Within an epoch `seq` never falls; another one than before: all is told anew.
    epoch: int
    #: The server's clock when this was written.
    now: int
    #: The number of the match at this table: that of the message before.
    number: int
    #: The standing, once the match is over.
    outcome: Outcome | None
    #: The newest entry of the table's log that you are told of.
    seq: int
    #: What happened since the last message, in order.
    steps: list[Step]
    #: The table's id.
    table: str
    #: Whom the table waits for.
    waiting: list[Seat]


class GameListing(TypedDict):
    """A game the server offers."""

    #: Whether decisions of its matches can be analysed once they are over (`Analysis`).
    analyses: bool
    #: Machine name.
    id: str
    #: Whether newcomers may join a running match.
    joins_running: bool
    #: Those of them from whom people choose, weakest first. Not there if the game has no levels of play.
    levels: NotRequired[list[LevelListing]]
    #: Most seats.
    max_seats: int
    #: Fewest seats.
    min_seats: int
    #: Minutes a match takes among people.
    minutes: int
    #: The name on the box.
    name: str
    #: The options a new table starts from.
    options: Any
    #: JSON Schema of the options.
    options_schema: Any
    #: Automatic players, weakest first: all that `add_bot` takes.
    players: list[str]
    #: Version of the rules.
    rules_version: int
    #: Whether players may whisper to one another during a match.
    whispers: bool


class GameUpdate(TypedDict):
    """The match at a table as one observer knows it."""

    #: Milliseconds in each player's bank of time at `now`; those of waiting seats run. Left out where there are none.
    banks: NotRequired[list[int | None] | None]
    #: When each waiting seat's time runs out, milliseconds since 1970 on the server's clock; `null` without a clock.
    deadlines: list[int | None]
    #: What you are asked, or may do; `null` if you can do nothing.
    decision: Decision | None
    #: Within an epoch `seq` never falls; another one than before: all is told anew.
    epoch: int
    #: Whether `steps` begins with the first step of the match; forget what you had.
    from_start: bool
    #: The server's clock when this was written.
    now: int
    #: The number of the match at this table, from 1; a rematch has the next one.
    number: int
    #: The standing, once the match is over.
    outcome: Outcome | None
    #: The newest entry of the table's log that you are told of.
    seq: int
    #: What happened since the last message, or since the `seq` the client named, in order.
    steps: list[Step]
    #: The table's id.
    table: str
    #: The game's `View` for you.
    view: Any
    #: Whom the table waits for.
    waiting: list[Seat]


class GoToProvider(TypedDict):
    """Where a browser goes, once and soon."""

    #: A page of the provider.
    url: str


class Guess(TypedDict):
    """What a match began with that is played on from a running one by somebody alone: what one seat of that one was shown. Everything else is a guess, which follows from this and the seed."""

    #: The id of the match that it guesses at.
    match: str
    #: Whose view it is.
    seat: Seat
    #: The game's `View` of that seat then.
    view: Any


class GuessAt(TypedDict):
    """At which match somebody guesses."""

    #: Its id.
    match: str
    #: The id of the table where it is played.
    table: str


class GuessMatch(TypedDict):
    """Makes a table at which whoever asks plays on alone from what they see of a running match."""

    #: The automatic players of the seats, by their names in the game's list; `null` in one's own and where nobody sits. Where one is missing, who stands in for people plays.
    players: NotRequired[list[str | None]]


class HasPassword(TypedDict):
    """Answer to `SetPassword`."""

    #: What one signs in as with the password.
    tag: str


class InputIntent(TypedDict):
    """A player's intent, as JSON of the game's own type."""

    intent: Any


class InputSeat(TypedDict):
    """Somebody comes or goes."""

    seat: SeatChange


#: A friend asks one to come to a table.
Invitation = TypedDict(
    "Invitation",
    {
        #: Since when, milliseconds since 1970.
        "at": "int",
        #: Who asks.
        "from": "Account",
        #: Which game.
        "game": "str",
        #: The code of the table.
        "table": "str",
    },
)


class Invite(TypedDict):
    """Asks a friend to come to a table at which one sits, or which one hosts."""

    #: The table, by id or code.
    table: str


class Ladder(TypedDict):
    """The ladder of a game, and who is on it."""

    #: What it is.
    ladder: LadderListing
    #: The matches that are on, the newest first.
    now: list[LadderMatch]
    #: The best first, by the lower end of what their rating may be. 200 at most.
    standings: list[LadderStanding]


class LadderCrosstable(TypedDict):
    """The first of a ladder, each against each."""

    #: The best first, as the ladder has them; 12 at most.
    players: list[Player]
    #: For each of them, what came of the matches against each; nothing against themselves, and where they never met.
    rows: list[list[LadderEncounter | None]]


class LadderEncounter(TypedDict):
    """What came of the matches of two."""

    #: Matches in which both sat.
    matches: int
    #: One for each match in which the one in this row was ahead of the other, a half if neither was.
    points: float


class LadderListing(TypedDict):
    """The ladder of a game."""

    #: Which game.
    game: str
    #: Seconds for each decision.
    per_decision: int
    #: Matches that are on.
    running: int
    #: How many sit at each match.
    seats: int
    #: How many programs are in its queue.
    waiting: int


class LadderMatch(TypedDict):
    """A match of a ladder."""

    #: When it began, milliseconds since 1970.
    began_at: int
    #: The code of its table, where it can be watched.
    code: str
    #: When it was over.
    ended_at: NotRequired[int | None]
    #: Its id, for `GET /api/matches/{id}` once it is over.
    id: str
    #: Who plays, by seat.
    seats: list[LadderSeat]


class LadderSeat(TypedDict):
    """A player of such a match."""

    #: Whether they lost it because they crashed, stalled or gave up.
    failed: NotRequired[bool]
    #: The place that counted, once the match is over; not there if it did not count.
    place: NotRequired[int | None]
    #: Who.
    player: Player


class LadderStanding(TypedDict):
    """Somebody on a ladder."""

    #: Whether they are in the queue. A built-in player always is.
    here: bool
    #: Matches that were rated.
    matches: int
    #: Who: a program, or a built-in player.
    player: Player
    #: Their place on it, from 1.
    rank: int
    #: How strong. It begins at 25.
    strength: Strength
    #: How many of them they won.
    wins: int


class LevelListing(TypedDict):
    """A level of play."""

    #: In a sentence how it plays and how long it thinks.
    about: str
    #: Its name among the game's players.
    player: str
    #: Milliseconds of processor time that it thinks about a decision at most; 0: it decides at once.
    thinks: int


#: What the server accepts. Whoever hosts it can change the numbers.
Limits = TypedDict(
    "Limits",
    {
        #: Characters in a chat line.
        "chat_chars": "int",
        #: Chat lines told at once: the newest to whoever comes, the next older ones to whoever asks.
        "chat_lines": "int",
        #: Of which class your account is: some limits depend on it. Not told by older servers.
        "class": "AccountClass",
        #: Bytes in one frame; a larger one closes the socket.
        "frame_bytes": "int",
        #: Messages at once on one socket.
        "message_burst": "int",
        #: Messages a second on one socket, in the long run.
        "messages_per_second": "int",
        #: Characters in a name.
        "name_chars": "int",
        #: Bytes that wait for one socket; who does not read is told to come back.
        "outbox_bytes": "int",
        #: Matches of one series that are played at once.
        "series_matches_at_once": "int",
        #: Matches of all series that an account makes within a day.
        "series_matches_per_day": "int",
        #: Series an account may have made that are not over.
        "series_open": "int",
        #: Sockets open at once from one network address.
        "sockets_per_address": "int",
        #: Tables an account may have made within a day that are not finished.
        "tables_per_account": "int",
        #: Tables one socket may follow.
        "tables_per_socket": "int",
    },
)


class ListedCompanion(TypedDict):
    """Somebody who plays at one's device."""

    #: Who.
    account: Account
    #: The id of the table at which they play.
    table: str


class ListedPasskey(TypedDict):
    """A passkey, as its owner sees it."""

    #: By which it can be removed. Nobody signs in with it.
    id: str
    #: When it was made, milliseconds since 1970.
    made_at: int
    #: What its owner calls it.
    name: str
    #: When somebody last came back or showed who they are with it; `null` if nobody did.
    used_at: int | None


class ListedProviderKey(TypedDict):
    """A key at a provider, as its owner sees it."""

    #: By which it can be taken away. Nobody signs in with it.
    id: str
    #: The provider, as it calls itself.
    issuer: str
    #: When it was added, milliseconds since 1970.
    made_at: int
    #: What the provider calls its owner. Nothing else of what it says is kept.
    subject: str
    #: When somebody last came back or showed who they are with it; `null` if nobody did.
    used_at: int | None


class MadeCode(TypedDict):
    """Answer to `MakeCode`."""

    #: The code, in groups. Shown once; the server keeps only a hash.
    code: Secret
    #: What one signs in as with a password.
    tag: str


class MadeDuplicate(TypedDict):
    """Tables that were made to share a deal."""

    #: What they have in common: `GET /api/duplicates/{id}` and the page `/duplicate/{id}` find them by it.
    id: str
    #: The tables, in order.
    tables: list[MadeTable]


class MadeTable(TypedDict):
    """Answer to making a table."""

    #: Short, for reading aloud.
    code: str
    #: Stable and unique.
    id: str
    #: How many seats.
    seats: SeatCount


class MadeWebhook(TypedDict):
    """Answer to `SetWebhook`."""

    #: What calls are signed with. Shown once.
    secret: Secret


class MailAddress(TypedDict):
    """Where an account is written to."""

    #: The address. Nobody but its owner is told it.
    address: str
    #: When it was set, milliseconds since 1970.
    since: int
    #: How far it is.
    state: MailState


class MakeCode(TypedDict):
    """Makes a recovery code, which takes the place of the one before."""

    #: Needed once the account has a key, unless a passkey or a provider of it was just shown.
    proof: NotRequired[Proof | None]


class MakeDuplicate(TypedDict):
    """Makes tables that share a deal."""

    #: How each of them is set up. They are private and take no newcomers, whatever it says.
    setup: SetupRequest
    #: How many, from 2 to 8.
    tables: int


class MakeReport(TypedDict):
    """Reports somebody to whoever runs the server."""

    #: Whom, by the id of their account.
    account: str
    #: What for.
    reason: ReportReason
    #: At which table, by id or code: what was said and done there is attached, as far as one was entitled to see it.
    table: str
    #: What happened, in one's own words; 1,000 characters at most.
    text: NotRequired[str | None]


class MakeSeries(TypedDict):
    """Makes a series of matches: each deal is played as often as there are seats, with whoever plays one seat further each time."""

    #: How many matches are played at once; left out, as many as you may. All of one deal are always played at once.
    at_once: NotRequired[int | None]
    #: How many deals.
    deals: int
    #: Machine name of the game.
    game: str
    #: The game's options; left out, as they come.
    options: NotRequired[Any]
    #: Seconds for each decision, from 5 to 60; left out, 10.
    per_decision: NotRequired[int | None]
    #: Who plays, as many as there are seats; no account twice.
    players: list[SeriesPlayer]
    #: How many seats each match has.
    seats: SeatCount


class MatchListing(TypedDict):
    """A match that is over, in a list and at the head of its page."""

    #: When it began, milliseconds since 1970.
    began_at: int
    #: Which match it goes on from. Not there if it was dealt for itself.
    continues: NotRequired[Continues | None]
    #: What deal it was. Not there if it was dealt for this match alone.
    deal: NotRequired[Deal]
    #: When it ended, milliseconds since 1970.
    ended_at: int
    #: Stable and unique.
    id: str
    #: Counted from 1 at its table.
    number: int
    #: How it ended.
    outcome: Outcome
    #: Who sat in each seat when it ended; in one that somebody left, who had left. Empty if an earlier version of Septet began the match.
    players: list[Player]
    #: Version of the rules it was played by.
    rules_version: int
    #: What was played.
    setup: Setup
    #: The id of the table where it was played.
    table: str


class MatchRecord(TypedDict):
    """Everything needed to play a match again that is over: whoever has the same rules can check that it was dealt from the seed and that every step followed the rules."""

    #: Which match it goes on from: the first `at` of its inputs are that one's. Not there if it was dealt for itself.
    continues: NotRequired[Continues | None]
    #: Which game.
    game: str
    #: What it began with instead of a deal: with the seed, all that was guessed follows from it. Not there if it was dealt.
    guess: NotRequired[Guess | None]
    #: When players played on alone from what they saw, in order. Not there if nobody did.
    guesses: NotRequired[list[RecordedHint]]
    #: For which decisions players asked for hints, in order. Not there if nobody did.
    hints: NotRequired[list[RecordedHint]]
    #: Stable and unique.
    id: str
    #: Everything that moved the match on, in order.
    inputs: list[RecordedInput]
    #: The game's options.
    options: Any
    #: How it ended.
    outcome: Outcome
    #: Version of the rules it was played by; other versions may not replay it.
    rules_version: int
    #: Who sat in each seat when it ended, with the names that they have now. Not there in records that were saved from earlier versions or exported, and for matches that very old versions began.
    seated: NotRequired[list[Player]]
    #: How many seats it was dealt for; spare chairs for newcomers are not counted.
    seats: SeatCount
    #: What the match was dealt from, in hexadecimal: its SHA-256 is `seed_hash`.
    seed: str
    #: What was published before the first decision.
    seed_hash: SeedHash
    #: When it began and ended, milliseconds since 1970. Not there in records that were saved from earlier versions.
    time: NotRequired[MatchTime | None]
    #: Which decisions were taken back, in order. Not there if none was. What was taken back is not among the inputs.
    undone: NotRequired[list[RecordedUndo]]


class MatchTime(TypedDict):
    """When a match was played."""

    #: When it began, milliseconds since 1970.
    began_at: int
    #: When it ended, milliseconds since 1970.
    ended_at: int


class MatchView(TypedDict):
    """Facts about a match."""

    #: What deal it is. Not there if it was dealt for this match alone.
    deal: NotRequired[Deal]
    #: Stable and unique.
    id: str
    #: Counted from 1 at this table.
    number: int
    #: Who played last in each seat, by name; empty for a chair that nobody took.
    players: list[str]
    #: Version of the rules it is played by.
    rules_version: int
    #: The seed in hexadecimal, once the match is over, and where tables share a deal once all of them are: its SHA-256 is `seed_hash`.
    seed: str | None
    #: Published before the first decision, so that nobody can change the deal.
    seed_hash: SeedHash
    #: There if the match was begun by rules that this server no longer has: why it is not shown and played on, in words. No `game` message follows. The table is read as before, and `rematch` begins anew.
    unplayable: NotRequired[str | None]
    #: The winners, once it is over.
    winners: list[Seat]


class Matchpoints(TypedDict):
    """How a seat did against the same seat at the other tables: 1 for each that has less, ½ for each that has as much."""

    #: How many it was compared with.
    of: int
    #: The sum.
    won: float


class Met(TypedDict):
    """Somebody who was met in matches."""

    #: Who, with the name that they have now.
    account: Account
    #: In how many of them one's own place was better.
    ahead: int
    #: In how many of them theirs was.
    behind: int
    #: How many matches both played.
    played: int


class Mine(TypedDict):
    """What a table is to an account that sits there or made it. Of the match it says what spectators see, and no more."""

    #: When time runs out, milliseconds since 1970: this account's own if the table waits for it, otherwise the first of the others'.
    deadline: int | None
    #: Whether the account made the table.
    made: bool
    #: Where the account sits, unless it gave the seat up.
    seat: Seat | None
    #: How many deeds of others the account was told of, or would have been, since its own last one in the match; 99 may be more.
    since_turn: int
    #: For whom the match still waits. Whose sealed choice is in is not among them.
    waiting: list[Seat]


class MomentEvents(TypedDict):
    """One event as one observer is told of it."""

    #: Counts the events of the step that the observer is told of, from 0.
    n: int
    #: The game's `Seen`.
    seen: Any


class Moment(TypedDict):
    """What one input did to a match."""

    #: When, milliseconds since 1970.
    at: int
    #: Who decided it.
    by: By
    #: What it changed for the observer, as a JSON Patch (RFC 6902) of an object with the `view` before.
    changes: list[Change]
    #: What the observer was told.
    events: list[MomentEvents]
    #: Whose input.
    seat: Seat
    #: What each seat would have had after it if the match had ended, hidden cards included; not there in games that count nothing.
    standing: NotRequired[list[int] | None]


class MutedByMe(TypedDict):
    """An account that one does not want to hear."""

    #: Which, with the name that it has now.
    account: Account
    #: Since when, milliseconds since 1970.
    at: int


#: One has not played it.
MyDayOpen = TypedDict(
    "MyDayOpen",
    {
        "is": 'Literal["open"]',
    },
)


#: One plays it.
MyDayPlaying = TypedDict(
    "MyDayPlaying",
    {
        "is": 'Literal["playing"]',
        #: The code of the table.
        "table": "str",
    },
)


#: The match is over.
MyDayOver = TypedDict(
    "MyDayOver",
    {
        #: For how many something better came of it.
        "better": "int",
        "is": 'Literal["over"]',
        #: The id of the match.
        "match": "str",
        #: What came of it; not there if somebody else decided anything in it.
        "score": "NotRequired[DayScore | None]",
    },
)


#: The host removed them from their seat.
NewsRemoved = TypedDict(
    "NewsRemoved",
    {
        "is": 'Literal["removed"]',
    },
)


#: The host muted them.
NewsMuted = TypedDict(
    "NewsMuted",
    {
        "is": 'Literal["muted"]',
    },
)


#: The host lets them talk again.
NewsUnmuted = TypedDict(
    "NewsUnmuted",
    {
        "is": 'Literal["unmuted"]',
    },
)


#: The host banned them from the table.
NewsBanned = TypedDict(
    "NewsBanned",
    {
        "is": 'Literal["banned"]',
    },
)


#: The host lets them come in again.
NewsUnbanned = TypedDict(
    "NewsUnbanned",
    {
        "is": 'Literal["unbanned"]',
    },
)


#: The match is paused: they proposed it, and all agreed.
NewsPaused = TypedDict(
    "NewsPaused",
    {
        "is": 'Literal["paused"]',
    },
)


#: They ended the pause.
NewsResumed = TypedDict(
    "NewsResumed",
    {
        "is": 'Literal["resumed"]',
    },
)


#: They asked for a hint, for a decision of the match.
NewsHinted = TypedDict(
    "NewsHinted",
    {
        "is": 'Literal["hinted"]',
    },
)


#: They play on alone from what they see of the match, at a table of their own.
NewsGuessed = TypedDict(
    "NewsGuessed",
    {
        "is": 'Literal["guessed"]',
    },
)


#: They took back their last decision; all agreed who had to.
NewsTookBack = TypedDict(
    "NewsTookBack",
    {
        "is": 'Literal["took_back"]',
    },
)


#: They have another name now: that of the line.
NewsRenamed = TypedDict(
    "NewsRenamed",
    {
        #: What they were called before, if that is known still.
        "from": "str | None",
        "is": 'Literal["renamed"]',
    },
)


class Notice(TypedDict):
    """Something that concerns your account at a table, whether or not you follow it."""

    #: When it was told, milliseconds since 1970. What was told last of a table holds.
    at: int
    #: Its code.
    code: str
    #: Machine name of the game.
    game: str
    #: The table's id.
    table: str
    #: What.
    what: Noticed


#: You sit there.
NoticedSeated = TypedDict(
    "NoticedSeated",
    {
        "is": 'Literal["seated"]',
        #: In which seat.
        "seat": "Seat",
    },
)


#: You sit there no longer.
NoticedUnseated = TypedDict(
    "NoticedUnseated",
    {
        "is": 'Literal["unseated"]',
    },
)


#: A match began in which you play, or runs.
NoticedBegan = TypedDict(
    "NoticedBegan",
    {
        "is": 'Literal["began"]',
        #: In which seat.
        "seat": "Seat",
    },
)


#: The match waits for your decision, or that of a companion at your device.
NoticedYourTurn = TypedDict(
    "NoticedYourTurn",
    {
        #: The `number` of `Decision`.
        "decision": "int",
        "is": 'Literal["your_turn"]',
        #: In which seat: yours, or the companion's.
        "seat": "Seat",
        #: When the time for it runs out, milliseconds since 1970; `null` without a clock.
        "until": "int | None",
    },
)


#: The match in which you played is over.
NoticedOver = TypedDict(
    "NoticedOver",
    {
        #: Its id, as in `/api/matches/{id}`.
        "id": "str",
        "is": 'Literal["over"]',
    },
)


#: Another match is proposed at the table, and you have a seat for it: say that you are `ready`, or `stand`.
NoticedRematch = TypedDict(
    "NoticedRematch",
    {
        "is": 'Literal["rematch"]',
    },
)


#: A friend asks you to come.
NoticedInvited = TypedDict(
    "NoticedInvited",
    {
        #: Who.
        "from": "Account",
        "is": 'Literal["invited"]',
    },
)


#: Somebody asks you to play, because you say that you play this game (`listen`). `sit` accepts it, `decline` does not.
NoticedChallenged = TypedDict(
    "NoticedChallenged",
    {
        #: Who.
        "from": "Account",
        "is": 'Literal["challenged"]',
    },
)


#: Whom you asked to play does not want to.
NoticedDeclined = TypedDict(
    "NoticedDeclined",
    {
        #: Who.
        "by": "Account",
        "is": 'Literal["declined"]',
    },
)


#: Somebody asks you to play a series of matches: `POST /api/series/{id}/accept`, or `decline`. It is about no table yet: `table` and `code` are empty.
NoticedSeries = TypedDict(
    "NoticedSeries",
    {
        #: Who.
        "from": "Account",
        #: The id of the series.
        "id": "str",
        "is": 'Literal["series"]',
        #: How many matches.
        "matches": "int",
    },
)


#: Nobody.
OccupantNobody = TypedDict(
    "OccupantNobody",
    {
        "is": 'Literal["nobody"]',
    },
)


#: Somebody who signed in: a person, or a bot that came by itself.
OccupantAccount = TypedDict(
    "OccupantAccount",
    {
        #: Who.
        "account": "Account",
        #: Is gone, and an automatic player decides for them until they return: as the setup's `away` says, or because the others agreed.
        "away": "bool",
        #: The account at whose device they play, if not their own.
        "beside": "NotRequired[str | None]",
        #: Has a socket on this table right now.
        "connected": "bool",
        "is": 'Literal["account"]',
        #: Gave the seat up in the running match.
        "left": "bool",
        #: Ready to start.
        "ready": "bool",
        #: Until when they are on vacation, milliseconds since 1970: their clocks stand still where days pass.
        "vacation": "NotRequired[int | None]",
    },
)


#: An automatic player of the server.
OccupantBot = TypedDict(
    "OccupantBot",
    {
        "is": 'Literal["bot"]',
        #: Its name in the game's list of players.
        "player": "str",
    },
)


class Outcome(TypedDict):
    """Final standing of a match."""

    #: 1 for the winner(s); equal numbers are ties, and the place after a tie is skipped. 0 for a chair that nobody took. Partners share the place of their team, and what is counted then is teams: of three the last is third, however many seats they have.
    places: list[int]
    #: Points by category, in display order; the last line is the total where the game has one. Always by seat, also where teams play.
    sheet: list[ScoreLine]
    #: The teams, that of the first seat first, in a match that has teams.
    teams: NotRequired[list[TeamScore]]


#: Somebody asks for it.
PauseViewAsked = TypedDict(
    "PauseViewAsked",
    {
        #: Who agrees: they first, and then the others.
        "agreed": "list[str]",
        #: Who.
        "by": "str",
        "is": 'Literal["asked"]',
        #: Whose answer is still needed.
        "needs": "list[str]",
    },
)


#: It is on: clocks stand still, and nobody is waited for or asked anything.
PauseViewOn = TypedDict(
    "PauseViewOn",
    {
        #: Who agreed: they first, and then the others.
        "agreed": "list[str]",
        #: Who proposed it.
        "by": "str",
        "is": 'Literal["on"]',
        #: Since when, milliseconds since 1970.
        "since": "int",
        #: When it is over if nobody ends it before.
        "until": "int",
    },
)


#: Nobody: a chair for newcomers that none took.
PlayerNobody = TypedDict(
    "PlayerNobody",
    {
        "is": 'Literal["nobody"]',
    },
)


#: An account, with the name that it has now: `a former player` if it was erased.
PlayerAccount = TypedDict(
    "PlayerAccount",
    {
        #: Which.
        "account": "Account",
        "is": 'Literal["account"]',
    },
)


#: An automatic player.
PlayerBot = TypedDict(
    "PlayerBot",
    {
        "is": 'Literal["bot"]',
        #: Its name in the game's list.
        "player": "str",
    },
)


#: Hours in which clocks run at a table where days pass, for each player by the clock where they live. They may go over midnight, and are six hours at least.
PlayingHours = TypedDict(
    "PlayingHours",
    {
        #: From this minute of the day, 0 to 1439.
        "from": "int",
        #: To this one.
        "to": "int",
    },
)


class Problem(TypedDict):
    """What is wrong with a request, and what to do about it. Over HTTP it comes as `application/problem+json` with the fields of RFC 9457 added."""

    #: For programs.
    code: ProblemCode
    #: For people, in English; clients have their own words for each code.
    message: str
    #: With `refused`: the game's own `Refusal`.
    refusal: NotRequired[Any]
    #: With `too_many`, `removed` and `account_banned`: try again after this many milliseconds.
    retry_after: NotRequired[int | None]


class ProofCode(TypedDict):
    """The recovery code."""

    by: Literal["code"]
    #: As it was written down.
    code: Secret


class ProofPassword(TypedDict):
    """The password."""

    by: Literal["password"]
    #: As it is now.
    password: Secret


class Provider(TypedDict):
    """Which provider there is."""

    #: What the host calls it; `null` if there is none.
    name: str | None


class ProviderAnswer(TypedDict):
    """What a provider has sent a browser back with."""

    #: The parameter `code`. It is worth something to this server only.
    code: Secret
    #: The parameter `iss`, if there is one.
    iss: NotRequired[str | None]
    #: The parameter `state`.
    state: str


class ProviderDidAdded(TypedDict):
    """The account has another key. The browser has another cookie."""

    did: Literal["added"]
    #: It.
    key: ListedProviderKey


class ProviderDidShown(TypedDict):
    """The next change within five minutes needs no other proof."""

    did: Literal["shown"]


class ProviderDidCameBack(TypedDict):
    """Signed in, with a cookie; the session before has ended."""

    #: To whom.
    account: Account
    did: Literal["came_back"]


class Pushed(TypedDict):
    """What a browser is pushed, encrypted for it alone. It says nothing that is secret at a table."""

    #: Which call: what came later is not taken back by what was about an earlier one. It says nothing but that: the number of the decision would tell how much happened that is not shown.
    call: str
    #: What is played there.
    game: str
    #: What happened.
    kind: PushedKind
    #: In which language to say so.
    language: BellLanguage
    #: The table, by its code.
    table: str


#: A time of every day. If it ends before it begins it goes over midnight; if both are the same it is the whole day.
QuietHours = TypedDict(
    "QuietHours",
    {
        #: From when on, minutes after midnight, 0 to 1,439.
        "from": "int",
        #: Until when, minutes after midnight, 0 to 1,439.
        "to": "int",
        #: Where the clock hangs: the name of a time zone, like `Europe/Paris`.
        "zone": "str",
    },
)


class Rating(TypedDict):
    """One's own strength in a game with so many at the table."""

    #: Which game.
    game: str
    #: Matches that counted.
    matches: int
    #: How many people sat there.
    seats: int
    #: Not there before ten matches counted.
    strength: NotRequired[Strength | None]


class RatingOf(TypedDict):
    """Somebody's strength."""

    #: The id of their account.
    account: str
    #: Matches that counted.
    matches: int
    #: How strong.
    strength: Strength


class RecordedHint(TypedDict):
    """A hint that a player asked for, or a guess from which they played on."""

    #: How many inputs there were before.
    after: int
    #: Whose.
    seat: Seat


class RecordedInput(TypedDict):
    """One input of a match that is over."""

    #: When, milliseconds since 1970. Not there in records that were saved from earlier versions.
    at: NotRequired[int | None]
    #: Who decided it.
    by: By
    #: What.
    input: Input
    #: Whose.
    seat: Seat


class RecordedUndo(TypedDict):
    """A decision that a player took back."""

    #: How many of the inputs came before it.
    after: int
    #: Whose.
    seat: Seat


class Reel(TypedDict):
    """The running or last match of a table from some step on, as the account saw it, or would have if it had been there. Never more than it was entitled to see at each moment."""

    #: How many steps since then are older than the first of these: a reel has no more than 200.
    left_out: int
    #: The match's number at its table.
    number: int
    #: The steps since then, in order; none if nothing happened.
    steps: list[ReelStep]
    #: The game's `View` before the first step.
    view: Any
    #: For whom the match waited then.
    waiting: list[Seat]
    #: Whose eyes: the account's seat; `null` for whoever only watches.
    you: Seat | None


class ReelStepEvents(TypedDict):
    """One event as one observer is told of it."""

    #: Counts the events of the step that the observer is told of, from 0.
    n: int
    #: The game's `Seen`.
    seen: Any


class ReelStep(TypedDict):
    """One step, and what it changed for the account."""

    #: When, milliseconds since 1970.
    at: int
    #: Who decided it.
    by: By
    #: What it changed, as a JSON Patch (RFC 6902) of an object with the `view` before.
    changes: list[Change]
    #: What happened.
    events: list[ReelStepEvents]
    #: Whose.
    seat: Seat
    #: Its place in the table's log as it is told to the account.
    seq: int
    #: For whom the match waited after it.
    waiting: list[Seat]


class RemovePasskey(TypedDict):
    """Takes a passkey from the account."""

    #: Needed, unless a passkey of the account was just shown.
    proof: NotRequired[Proof | None]


class RemoveProviderKey(TypedDict):
    """Takes a key at a provider from the account."""

    #: Needed, unless a key of the account was just shown.
    proof: NotRequired[Proof | None]


class Rename(TypedDict):
    """Changes the name."""

    #: The new name.
    name: str


class Replay(TypedDict):
    """A match that is over, from its beginning, as one observer saw it or would have."""

    #: What was played, by whom, and how it ended.
    match: MatchListing
    #: One for each input of the match, in order.
    moments: list[Moment]
    #: What the match was dealt from, in hexadecimal: its SHA-256 is `seed_hash`.
    seed: str
    #: What was published before the first decision.
    seed_hash: SeedHash
    #: What each seat would have had then if the match had ended; not there in games that count nothing.
    standing: NotRequired[list[int] | None]
    #: Which decisions were taken back, in order; they are no moments. Not there if none was.
    undone: NotRequired[list[RecordedUndo]]
    #: The game's `View` before the first input.
    view: Any


class RingHere(TypedDict):
    """Has the device that asks called: what its browser told of its subscription."""

    #: What only the browser and the server know, in base64url.
    auth: Secret
    #: Where the browser's push service takes messages for it. Whoever knows it can try to send some.
    endpoint: Secret
    #: In which language it is called.
    language: BellLanguage
    #: The browser's public key in base64url.
    p256dh: str


class Room(TypedDict):
    """Who is around at a table besides those in the seats, for its host."""

    #: Accounts that cannot come in, up to 50 of them: the newest accounts.
    banned: list[Account]
    #: Accounts that cannot talk, up to 50 of them: those at the table first, then the newest accounts.
    muted: list[Account]
    #: Accounts that watch without a seat, up to 50 of them.
    watching: list[Account]


class ScoreLine(TypedDict):
    """One category of the score sheet."""

    #: Machine name of the category, e.g. `"military"`; clients translate it.
    label: str
    #: What each seat got for it.
    points: list[int]


class SeatView(TypedDict):
    """One seat as everybody sees it."""

    #: Who sits there.
    occupant: Occupant
    #: Whether a newcomer can take it now.
    open: bool


class Series(TypedDict):
    """How a series stands."""

    #: How many matches are played at once.
    at_once: int
    #: How many deals it has.
    deals: int
    #: Who plays, in the order in which they were named.
    entrants: list[SeriesEntrant]
    #: By which it is found.
    id: str
    #: When, milliseconds since 1970.
    made_at: int
    #: Who made it.
    maker: Account
    #: How many matches are over.
    played: int
    #: How each match is set up.
    setup: Setup
    #: How far it is.
    state: SeriesState


class SeriesEntrant(TypedDict):
    """How somebody has done in a series so far."""

    #: Whether they have agreed.
    agreed: bool
    #: Matches that they gave up, or lost because their time ran out too often. They were last in those.
    given_up: int
    #: Between what that would be if it went on, with 95 %, if all matches of two deals are over: a deal is one observation.
    interval: list[float] | None
    #: Decisions for which their time ran out.
    late: int
    #: How many matches they have played.
    matches: int
    #: How often they were first, second and so on.
    places: list[int]
    #: The share of opponents whom they have beaten, from 0 to 1: whoever shares their place counts as half.
    points: float | None
    #: Who.
    who: Player


class SeriesMatch(TypedDict):
    """A match of a series that is over."""

    #: Which deal, from 0.
    deal: int
    #: When it ended, milliseconds since 1970.
    ended_at: int
    #: Its id, as in `GET /api/matches/{id}`: it can be replayed once all matches of its deal are over.
    id: str
    #: For each entrant for how many decisions their time ran out.
    late: list[int]
    #: For each entrant which place they had.
    places: list[int]
    #: By how many seats everybody had moved, from 0.
    rotation: int
    #: The id of its table.
    table: str


class SeriesPlayerAccount(TypedDict):
    """A program, by the id of its account. It is asked, unless it makes the series itself."""

    account: str


class SeriesPlayerPlayer(TypedDict):
    """An automatic player, by its name in the game's list."""

    player: str


class ServerMessageHello(TypedDict):
    """The first message on every socket."""

    #: What the server accepts.
    limits: Limits
    #: The server's clock, milliseconds since 1970. Deadlines are on this clock.
    now: int
    type: Literal["hello"]
    #: Who the server takes the client for.
    you: Account


class ServerMessageDone(TypedDict):
    """A request was carried out and is stored."""

    #: The request's id.
    id: str
    #: The place of the request in the table's log, if it has one.
    seq: NotRequired[int | None]
    #: The table, by id, if it was about one.
    table: NotRequired[str | None]
    type: Literal["done"]


class ServerMessageProblem(TypedDict):
    """A request was refused, or a frame could not be understood. Nothing changed."""

    #: The request's id, if it could be read.
    id: str | None
    #: What is wrong and what to do.
    problem: Problem
    #: The table, if it was about one.
    table: NotRequired[str | None]
    type: Literal["problem"]


class ServerMessageTable(TypedDict):
    """Who sits where, and how the table is set up. Sent whenever any of it changes."""

    #: Within an epoch `seq` never falls; another one than before: all is told anew.
    epoch: int
    #: Whether you are the host.
    host: bool
    #: Whom the host can send away, or let in again. Told to the host only.
    room: NotRequired[Room | None]
    #: The newest entry of the table's log that you are told of.
    seq: int
    #: The table.
    state: TableView
    #: The table's id.
    table: str
    type: Literal["table"]
    #: Your seat, if you have one.
    you: Seat | None


class ServerMessageGame(TypedDict):
    """The match: what happened, and what you know now."""

    #: Milliseconds in each player's bank of time at `now`; those of waiting seats run. Left out where there are none.
    banks: NotRequired[list[int | None] | None]
    #: When each waiting seat's time runs out, milliseconds since 1970 on the server's clock; `null` without a clock.
    deadlines: list[int | None]
    #: What you are asked, or may do; `null` if you can do nothing.
    decision: Decision | None
    #: Within an epoch `seq` never falls; another one than before: all is told anew.
    epoch: int
    #: Whether `steps` begins with the first step of the match; forget what you had.
    from_start: bool
    #: The server's clock when this was written.
    now: int
    #: The number of the match at this table, from 1; a rematch has the next one.
    number: int
    #: The standing, once the match is over.
    outcome: Outcome | None
    #: The newest entry of the table's log that you are told of.
    seq: int
    #: What happened since the last message, or since the `seq` the client named, in order.
    steps: list[Step]
    #: The table's id.
    table: str
    #: The game's `View` for you.
    view: Any
    #: Whom the table waits for.
    waiting: list[Seat]
    type: Literal["game"]


class ServerMessageChanged(TypedDict):
    """The match: what happened, and what has changed of what you know and are asked. Only for who asked for it."""

    #: Milliseconds in each player's bank of time at `now`; those of waiting seats run. Left out where there are none.
    banks: NotRequired[list[int | None] | None]
    #: What to do, in order, with an object of the last message's `view` and `decision` to have those of now.
    changes: list[Change]
    #: When each waiting seat's time runs out, milliseconds since 1970 on the server's clock; `null` without a clock.
    deadlines: list[int | None]
    #: Within an epoch `seq` never falls; another one than before: all is told anew.
    epoch: int
    #: The server's clock when this was written.
    now: int
    #: The number of the match at this table: that of the message before.
    number: int
    #: The standing, once the match is over.
    outcome: Outcome | None
    #: The newest entry of the table's log that you are told of.
    seq: int
    #: What happened since the last message, in order.
    steps: list[Step]
    #: The table's id.
    table: str
    #: Whom the table waits for.
    waiting: list[Seat]
    type: Literal["changed"]


class ServerMessageWaiting(TypedDict):
    """Whom the match waits for, or until when, has changed, and nothing else: somebody has given a sealed choice, or an outage was refunded."""

    #: Milliseconds in each player's bank of time at `now`; those of waiting seats run. Left out where there are none.
    banks: NotRequired[list[int | None] | None]
    #: When each waiting seat's time runs out, milliseconds since 1970 on the server's clock; `null` without a clock.
    deadlines: list[int | None]
    #: Within an epoch `seq` never falls; another one than before: all is told anew.
    epoch: int
    #: The server's clock when this was written.
    now: int
    #: The number of the match at this table.
    number: int
    #: The newest entry of the table's log that you are told of: that of the message before.
    seq: int
    #: The table's id.
    table: str
    #: Whom the table waits for.
    waiting: list[Seat]
    type: Literal["waiting"]


class ServerMessageChat(TypedDict):
    """What was said at the table."""

    #: There if these lines replace those you have, because you came anew or missed many: whether more was said before the first of them (see `chat_before`).
    earlier: NotRequired[bool | None]
    #: Within an epoch `seq` never falls; another one than before: all is told anew.
    epoch: int
    #: In order.
    lines: list[ChatLine]
    #: The newest entry of the table's log that you are told of.
    seq: int
    #: The table's id.
    table: str
    type: Literal["chat"]


class ServerMessageEarlierChat(TypedDict):
    """Answer to `chat_before`: the lines next before that one."""

    #: Whether more was said before the first of them.
    earlier: bool
    #: Within an epoch `seq` never falls; another one than before: all is told anew.
    epoch: int
    #: In order.
    lines: list[ChatLine]
    #: The table's id.
    table: str
    type: Literal["earlier_chat"]


class ServerMessageHint(TypedDict):
    """Answer to `hint`: what a strong automatic player would do in your place. Told to you alone."""

    #: Machine name of the automatic player.
    adviser: str
    #: The decision that it is about.
    decision: int
    #: The game's `Intent`.
    intent: Any
    #: The table's id.
    table: str
    type: Literal["hint"]


class ServerMessageForeseen(TypedDict):
    """Answer to `foresee`: what you can probably do when you are waited for next. Told to you alone."""

    #: For each of its intents in how many of a hundred cases it will be possible, about.
    chances: list[int]
    #: The game's `Choices`, as a sample: the surest first, none if nothing can be foreseen.
    choices: Any
    #: The table's id.
    table: str
    type: Literal["foreseen"]


class ServerMessageAhead(TypedDict):
    """What you chose to do when you are waited for next, or that it was dropped. Told to your account alone: when it changes, and after `watch`."""

    #: There if it could not be played: why.
    dropped: NotRequired[AheadDropped | None]
    #: The game's `Intent`; `null` if nothing is chosen.
    intent: Any
    #: The table's id.
    table: str
    type: Literal["ahead"]


class ServerMessageStandingOrder(TypedDict):
    """What is played for you in this match because it leaves you no choice. Told to your account alone: when it changes, and after `watch`."""

    #: Whether decisions in which there is one thing to do are.
    forced: bool
    #: You took back what you decided, so you are let decide anew: until then nothing is played.
    rests: NotRequired[bool]
    #: The table's id.
    table: str
    type: Literal["standing_order"]


class ServerMessageRenamed(TypedDict):
    """Somebody who sits at the table or spoke there has another name now. It stands in the `table` message that follows; put it on the lines they said and were whispered before."""

    #: The account as it is now.
    account: Account
    #: Within an epoch `seq` never falls; another one than before: all is told anew.
    epoch: int
    #: The table's id.
    table: str
    type: Literal["renamed"]


class ServerMessageUnwatched(TypedDict):
    """You no longer follow this table; the reason is in words."""

    #: Why.
    reason: str
    #: The table's id.
    table: str
    type: Literal["unwatched"]


class ServerMessageNotices(TypedDict):
    """What concerns your account at tables, if this socket listens."""

    #: What; in the answer to `listen`, how it stands at each of your tables.
    notices: list[Notice]
    type: Literal["notices"]


class ServerMessagePong(TypedDict):
    """Answer to `ping`."""

    #: The request's id.
    id: str
    #: The server's clock, milliseconds since 1970.
    now: int
    type: Literal["pong"]


class ServerMessageClosing(TypedDict):
    """The socket is about to be closed."""

    #: The code it will be closed with.
    code: CloseCode
    #: Why, in words.
    reason: str
    #: Whether the same client may come back at once and resume.
    resume: bool
    type: Literal["closing"]


class SetMail(TypedDict):
    """Has an account written to, in the place of the address before, once the address has confirmed it."""

    #: Like `ada@example.org`.
    address: Secret
    #: In which language it is written.
    language: BellLanguage
    #: By whose clock times are named: a time zone, like `Europe/Paris`.
    zone: str


class SetMute(TypedDict):
    """Mutes an account for oneself, or hears it again."""

    #: Its id.
    account: str
    #: Whether it is muted.
    muted: bool


class SetPassword(TypedDict):
    """Sets a password, which takes the place of the one before."""

    #: The new one: 10 to 128 characters.
    password: Secret
    #: Needed once the account has a key, unless a passkey or a provider of it was just shown.
    proof: NotRequired[Proof | None]


class SetWebhook(TypedDict):
    """Has a program called at an address, which takes the place of the one before."""

    #: An `https` address.
    url: Secret


class SetZone(TypedDict):
    """Says where one lives. Once a day; decisions that are open keep the hours they began with."""

    #: A name like `Europe/Paris`.
    zone: str


class Setup(TypedDict):
    """How a table is set up."""

    #: What happens in the running match while a player is gone. Left out: with seconds for each decision an automatic player stands in after the server's grace time, and otherwise the others wait.
    away: Away | None
    #: How time is counted.
    clock: Clock
    #: Which game, e.g. `"seven-kingdoms"`.
    game: str
    #: Whether players may ask for hints during a match (`hint`). Left out: nobody may.
    hints: NotRequired[bool]
    #: Who may join the running match, in a game that takes newcomers.
    newcomers: Newcomers
    #: The game's `Options`. Left out: its defaults.
    options: Any
    #: In which hours clocks run, where days pass, for each player by the clock where they live. Left out: day and night.
    playing_hours: NotRequired[PlayingHours | None]
    #: How many seats.
    seats: SeatCount
    #: Whether partners can talk among themselves, in a match with teams. Left out: they talk like anybody else.
    team_talk: NotRequired[TeamTalk]
    #: Who finds the table.
    visibility: Visibility


class SetupRequest(TypedDict):
    """How a table is set up."""

    #: What happens in the running match while a player is gone. Left out: with seconds for each decision an automatic player stands in after the server's grace time, and otherwise the others wait.
    away: NotRequired[Away | None]
    #: How time is counted.
    clock: NotRequired[Clock]
    #: Which game, e.g. `"seven-kingdoms"`.
    game: str
    #: Whether players may ask for hints during a match (`hint`). Left out: nobody may.
    hints: NotRequired[bool]
    #: Who may join the running match, in a game that takes newcomers.
    newcomers: NotRequired[Newcomers]
    #: The game's `Options`. Left out: its defaults.
    options: NotRequired[Any]
    #: In which hours clocks run, where days pass, for each player by the clock where they live. Left out: day and night.
    playing_hours: NotRequired[PlayingHours | None]
    #: How many seats.
    seats: SeatCount
    #: Whether partners can talk among themselves, in a match with teams. Left out: they talk like anybody else.
    team_talk: NotRequired[TeamTalk]
    #: Who finds the table.
    visibility: NotRequired[Visibility]


class ShowPasskey(TypedDict):
    """Shows a passkey."""

    #: `AuthenticationResponseJSON` of Web Authentication.
    credential: Any


class SignIn(TypedDict):
    """Makes a guest account and a session for it."""

    #: A bot gets a bearer token instead of a cookie.
    kind: NotRequired[AccountKind]
    #: The name others see.
    name: str


class SignedIn(TypedDict):
    """Answer to `SignIn`."""

    #: The new account.
    account: Account
    #: For bots: to be sent as `Authorization: Bearer ...`. Shown once; the server keeps only a hash.
    token: str | None


#: A person in a seat.
SpeakerSeat = TypedDict(
    "SpeakerSeat",
    {
        "is": 'Literal["seat"]',
        #: Which seat it was then.
        "seat": "Seat",
    },
)


#: A person without a seat.
SpeakerWatching = TypedDict(
    "SpeakerWatching",
    {
        "is": 'Literal["watching"]',
    },
)


#: A program.
SpeakerBot = TypedDict(
    "SpeakerBot",
    {
        "is": 'Literal["bot"]',
        #: Which seat it had then, if any.
        "seat": "Seat | None",
    },
)


class Spoken(TypedDict):
    """Something that was said to everybody at the table while a match ran."""

    #: Who said it.
    account: Account
    #: After how many inputs of the match.
    after: int
    #: When, milliseconds since 1970.
    at: int
    #: What.
    text: str


class Statistics(TypedDict):
    """What came of an account's matches that are over. Those that go on from another match are not among them."""

    #: By game, number of seats and opponents, what was played most first.
    lines: list[StatisticsLine]
    #: How many matches they are made of.
    matches: int
    #: The people who were met most, 20 at most.
    met: list[Met]
    #: Whether there are older ones that they are not made of.
    more: bool


class StatisticsLine(TypedDict):
    """What came of matches that are alike."""

    #: Who sat in the others.
    against: Against
    #: Which game.
    game: str
    #: The place on average; teams are counted where teams play.
    place: float
    #: How many were played.
    played: int
    #: The last line of the score sheet on average; not there in games that count nothing.
    points: NotRequired[float | None]
    #: How many seats somebody sat in.
    seats: int
    #: How many were won, alone or together with others.
    won: int


class StepEvents(TypedDict):
    """One event as one observer is told of it."""

    #: Counts the events of the step that the observer is told of, from 0.
    n: int
    #: The game's `Seen`.
    seen: Any


class Step(TypedDict):
    """One accepted input of the match and what came of it, as told to you. An input of which you are told nothing is no step for you, and not counted in any number."""

    #: When, milliseconds since 1970.
    at: int
    #: Who decided it.
    by: By
    #: What happened. May be empty: a card of your own lifted, or somebody asked something new.
    events: list[StepEvents]
    #: Whose.
    seat: Seat
    #: Its place in the table's log as it is told to you.
    seq: int


class Strength(TypedDict):
    """How strong somebody is. It begins at 25 for everybody."""

    #: The upper end.
    high: float
    #: The lower end of its 95 % interval.
    low: float
    #: The middle of what it may be.
    rating: float


class TableListing(TypedDict):
    """A table in a list."""

    #: Short, for reading aloud.
    code: str
    #: Which match is played on there. Not there at a table that deals its own.
    continues: NotRequired[Continues | None]
    #: Seats a newcomer can take now.
    free_seats: int
    #: At which match the running or last one there guesses. Not there if it is no guess.
    guess: NotRequired[GuessAt | None]
    #: Stable and unique.
    id: str
    #: When it was made, milliseconds since 1970.
    made_at: int
    #: For `/api/tables/mine`: what the table is to this account, if it sits there or made it.
    mine: NotRequired[Mine | None]
    #: The names of who sits there, bots included.
    names: list[str]
    #: The seats of those named, in the same order. Not there if an earlier version was the last to note anything.
    seats: NotRequired[list[Seat]]
    #: Which game, options, clock.
    setup: Setup
    #: How far it is.
    status: Status
    #: Which seats are partners. Not there if everybody plays for themselves.
    teams: NotRequired[Teams]
    #: For `/api/tables/mine`: whether the table waits for this account.
    your_turn: bool


class TableView(TypedDict):
    """Who sits where, and how the table is set up."""

    #: Players of the running match for whom the others may agree that an automatic player stands in. `stand_in` says so.
    absent: list[Absent]
    #: Who asks to join the running match, first come first. `admit` answers them.
    asking: list[Asking]
    #: Short, for reading aloud. It finds the table, also a private one.
    code: str
    #: Which match is played on here: in the match that people gather for, or in the running or last one. Its deal is known to whoever has read that match. Not there if the table deals its own.
    continues: NotRequired[Continues | None]
    #: What this table has in common with others: its first match is the same deal as theirs. The seed of that one is told once all of them are over. Not there if the table deals its own.
    duplicate: NotRequired[str | None]
    #: The running or last match.
    game: MatchView | None
    #: At which match the running or last one here guesses. Not there if it is no guess.
    guess: NotRequired[GuessAt | None]
    #: The account that may start, fill and empty seats.
    host: str
    #: Stable and unique.
    id: str
    #: When the table was made, milliseconds since 1970.
    made_at: int
    #: The account that made the table. If they are gone for long before the start, somebody else is host until they return; that one cannot remove them.
    maker: str
    #: The pause of the running match that somebody asks for, or that is on. `pause` agrees to it, and ends it.
    pause: NotRequired[PauseView | None]
    #: The account that proposed the match people gather for, if it is not the first one here.
    proposed_by: str | None
    #: Who sits where. In a game that takes newcomers a match may have more chairs than the setup has seats: the further ones are nobody's until somebody joins.
    seats: list[SeatView]
    #: Which game, how many seats, which options, which clock.
    setup: Setup
    #: How many people watch without a seat.
    spectators: int
    #: How far it is.
    status: Status
    #: Which seats are partners: in the match that people gather for, or in the running or last one. Not there if everybody plays for themselves.
    teams: NotRequired[Teams]
    #: Who wishes to take back their last decision in the running match. `allow_undo` answers.
    undo: NotRequired[Undo | None]
    #: The names of the first 20 of them.
    watching: NotRequired[list[str]]


class TeamScore(TypedDict):
    """One team of a match that is over. Its place is that of its seats."""

    #: Who was in it, in the order of the seats.
    seats: list[Seat]
    #: The sum of the last line of the sheet over these seats; `null` without a sheet.
    total: int | None


class Undo(TypedDict):
    """A player who wishes to take back their last decision. It stays as it is as soon as anything is decided."""

    #: Who agrees, by account.
    agreed: list[str]
    #: Whose answer is still needed, by account: the other people who play.
    needs: list[str]
    #: Whose seat.
    seat: Seat


#: Time in which an account's clocks stand still at tables where days pass.
Vacation = TypedDict(
    "Vacation",
    {
        #: From this moment, milliseconds since 1970.
        "from": "int",
        #: To this one.
        "until": "int",
    },
)


class WaitingUpdate(TypedDict):
    """Whom the match waits for, and until when. View and decision stay as they were."""

    #: Milliseconds in each player's bank of time at `now`; those of waiting seats run. Left out where there are none.
    banks: NotRequired[list[int | None] | None]
    #: When each waiting seat's time runs out, milliseconds since 1970 on the server's clock; `null` without a clock.
    deadlines: list[int | None]
    #: Within an epoch `seq` never falls; another one than before: all is told anew.
    epoch: int
    #: The server's clock when this was written.
    now: int
    #: The number of the match at this table.
    number: int
    #: The newest entry of the table's log that you are told of: that of the message before.
    seq: int
    #: The table's id.
    table: str
    #: Whom the table waits for.
    waiting: list[Seat]


class WebhookCall(TypedDict):
    """What a webhook is sent."""

    #: The account that is called.
    account: str
    #: Which call: `taken` has the one that it takes back.
    call: str
    #: What is played there.
    game: str
    #: What happened.
    kind: PushedKind
    #: The table, by its code.
    table: str


class Whisper(TypedDict):
    """To whom something was whispered. Nobody but the speaker and those who listen is told any of it."""

    #: Counts the whispers that your account said or was told at this table, from 1. Drop those you have.
    n: int
    #: That account's name now.
    name: str
    #: There if it was said to a team: the seats of all its players then, the speaker among them.
    team: NotRequired[list[Seat]]
    #: Whose account; where it was said to a team, that of the first of those who were told.
    to: str


#: Who an account is to the limits. Everything is bounded for everybody.
AccountClass: TypeAlias = Literal["person", "bot", "trusted_bot"]


#: Whether an account is a person or a program.
AccountKind: TypeAlias = Literal["person", "bot", "companion"]


#: Who sat in the other seats.
Against: TypeAlias = AgainstPeople | AgainstBots | AgainstBoth


#: Why what was chosen ahead was not played.
AheadDropped: TypeAlias = Literal["impossible", "other_decision", "went_back"]


#: What happens in the running match while a player is gone: not connected to the table.
Away: TypeAlias = AwayWait | AwayStandIn


#: A language in which people are called.
BellLanguage: TypeAlias = Literal["en", "fr", "nl"]


#: Who decided a step.
By: TypeAlias = Literal["player", "clock", "bot", "stand_in", "standing_order"]


#: One operation of a JSON Patch (RFC 6902).
Change: TypeAlias = ChangeAdd | ChangeRemove | ChangeReplace


#: What came of checking a setup.
CheckedSetup: TypeAlias = CheckedSetupPlayable | CheckedSetupRefused


#: Everything a client can say over the socket.
ClientMessage: TypeAlias = ClientMessageWatch | ClientMessageUnwatch | ClientMessageSit | ClientMessageAdmit | ClientMessageStandIn | ClientMessagePause | ClientMessageUndo | ClientMessageAllowUndo | ClientMessageStand | ClientMessageReady | ClientMessageAddBot | ClientMessageBeside | ClientMessageRemove | ClientMessageMute | ClientMessageBan | ClientMessageConfigure | ClientMessageStart | ClientMessageSubmit | ClientMessageHint | ClientMessageForesee | ClientMessageChooseAhead | ClientMessageStandingOrder | ClientMessageChat | ClientMessageChatBefore | ClientMessageResign | ClientMessageClaim | ClientMessageRematch | ClientMessageClose | ClientMessageListen | ClientMessageDecline | ClientMessagePing


#: How time is counted at a table. A game may set a limit of its own for some decisions.
Clock: TypeAlias = ClockNone | ClockSeconds | ClockDays | ClockBank | ClockBankOfDays


#: Why the server closes a socket. On the wire: the WebSocket close code.
CloseCode: TypeAlias = int


#: Signs in to an account that there is. Whatever does not fit is answered alike, after the same work.
ComeBack: TypeAlias = ComeBackCode | ComeBackPassword | ComeBackDevice


#: What deal a match was. Only one of chance is a secret between the people who play it.
Deal: TypeAlias = DealChance | DealLesson | DealFork | DealGuess | DealDay | DealDuplicate


#: How far a table is with the deal that it shares.
DuplicateState: TypeAlias = Literal["gathering", "playing", "over", "closed"]


#: Who sits in a seat of a match that is played on.
ForkSeat: TypeAlias = ForkSeatMe | ForkSeatBot | ForkSeatOpen


#: Anything that moves a match on: the log of a match is a list of these, each with its seat.
Input: TypeAlias = InputIntent | InputSeat


#: How far an address is.
MailState: TypeAlias = Literal["asked", "confirmed", "refused"]


#: What of a deal of the day is one's own.
MyDay: TypeAlias = MyDayOpen | MyDayPlaying | MyDayOver


#: Who may join a running match, in a game that takes newcomers.
Newcomers: TypeAlias = Literal["nobody", "by_consent", "everybody"]


#: What happened to somebody at a table, other than in its match.
News: TypeAlias = NewsRemoved | NewsMuted | NewsUnmuted | NewsBanned | NewsUnbanned | NewsPaused | NewsResumed | NewsHinted | NewsGuessed | NewsTookBack | NewsRenamed


#: What concerns an account at a table.
Noticed: TypeAlias = NoticedSeated | NoticedUnseated | NoticedBegan | NoticedYourTurn | NoticedOver | NoticedRematch | NoticedInvited | NoticedChallenged | NoticedDeclined | NoticedSeries


#: Who sits in a seat.
Occupant: TypeAlias = OccupantNobody | OccupantAccount | OccupantBot


#: A pause of the running match, with accounts by their ids.
PauseView: TypeAlias = PauseViewAsked | PauseViewOn


#: Who sat in a seat when a match ended.
Player: TypeAlias = PlayerNobody | PlayerAccount | PlayerBot


#: The kinds of problems.
ProblemCode: TypeAlias = Literal["malformed", "not_signed_in", "wrong_key", "account_banned", "proof_needed", "key_taken", "provider_failed", "not_allowed", "not_watching", "muted", "banned", "removed", "not_found", "wrong_time", "not_in_this_game", "seat_taken", "no_newcomers", "not_ready", "bad_setup", "not_waiting", "stale", "shown", "refused", "id_reused", "bad_text", "too_many", "storage_unavailable", "overtaken", "closing", "internal"]


#: Shows that whoever has the session also has the account.
Proof: TypeAlias = ProofCode | ProofPassword


#: What came of it.
ProviderDid: TypeAlias = ProviderDidAdded | ProviderDidShown | ProviderDidCameBack


#: What somebody is called for.
PushedKind: TypeAlias = Literal["turn", "reminder", "taken", "invited"]


#: What somebody is reported for.
ReportReason: TypeAlias = Literal["insults", "spam", "cheating", "name", "other"]


#: To whom a line was said.
SaidTo: TypeAlias = Literal["table", "one", "team"]


#: A chair at the table, counted clockwise from 0.
Seat: TypeAlias = int


#: A change of who sits at a running match. An input of the match like an intent, and logged like one.
SeatChange: TypeAlias = Literal["join", "leave", "claim"]


#: The number of chairs of a match, 1 to 8.
SeatCount: TypeAlias = int


#: A password or a code, on its way between a client and the server. It travels as plain text, so that requests and answers can carry it, and it is never printed: logs and panics show that it is there, and nothing of it.
Secret: TypeAlias = str


#: SHA-256 of a seed's 32 bytes, in hexadecimal.
SeedHash: TypeAlias = str


#: Somebody who plays a series.
SeriesPlayer: TypeAlias = SeriesPlayerAccount | SeriesPlayerPlayer


#: How far a series is.
SeriesState: TypeAlias = Literal["asked", "running", "over", "cancelled", "declined"]


#: Everything the server says over the socket.
ServerMessage: TypeAlias = ServerMessageHello | ServerMessageDone | ServerMessageProblem | ServerMessageTable | ServerMessageGame | ServerMessageChanged | ServerMessageWaiting | ServerMessageChat | ServerMessageEarlierChat | ServerMessageHint | ServerMessageForeseen | ServerMessageAhead | ServerMessageStandingOrder | ServerMessageRenamed | ServerMessageUnwatched | ServerMessageNotices | ServerMessagePong | ServerMessageClosing


#: What somebody who says something is at the table.
Speaker: TypeAlias = SpeakerSeat | SpeakerWatching | SpeakerBot


#: How far a table is.
Status: TypeAlias = Literal["gathering", "playing", "finished"]


#: How partners talk to one another during a match, where teams play.
TeamTalk: TypeAlias = Literal["open", "private"]


#: Which seats are partners: a list of teams, each a list of seats, in the order of the seats. Every seat is in one of them. Empty, or not there, if everybody plays for themselves.
Teams: TypeAlias = list[list[Seat]]


#: To whom something is said that not everybody is told: to the account in a seat, or to one's team.
To: TypeAlias = Literal["team"] | Seat


#: What the worth of a choice is counted in.
Unit: TypeAlias = Literal["points", "victory"]


#: Who finds a table.
Visibility: TypeAlias = Literal["public", "private"]


BotsHere: TypeAlias = list[BotHere]


LadderMatches: TypeAlias = list[LadderMatch]


Ladders: TypeAlias = list[LadderListing]
