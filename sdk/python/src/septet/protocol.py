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
    """An account, as its owner sees it."""

    #: The account.
    account: Account
    #: True if the operator has named the account as an admin. Only the owner sees this.
    admin: NotRequired[bool]
    #: The time at which the recovery code was made, milliseconds since 1970. `null` without one.
    code_at: int | None
    #: The companions on its device.
    companions: NotRequired[list[ListedCompanion]]
    #: The devices that are signed in, the last used first.
    devices: list[Device]
    #: The milliseconds that a device must wait after reporting all sign-in methods lost.
    lost_wait: int
    #: The time of its making, milliseconds since 1970.
    made_at: int
    #: The passkeys, the oldest first.
    passkeys: list[ListedPasskey]
    #: The time at which the password was set, milliseconds since 1970. `null` without one.
    password_at: int | None
    #: The provider keys, the oldest first.
    provider_keys: list[ListedProviderKey]
    #: The login ID, for a sign-in with a password. A guest has none.
    tag: str | None


class Absent(TypedDict):
    """An absent player of a running match that waits for absent players."""

    #: The ids of the accounts that agree to a substitute bot.
    agreed: list[str]
    #: The ids of the accounts that must still agree: the connected people who play.
    needs: list[str]
    #: The seat of the player.
    seat: Seat
    #: The time since when the player is disconnected, milliseconds since 1970.
    since: int


class Account(TypedDict):
    """An account."""

    #: The id: stable and unique.
    id: str
    #: The kind of account.
    kind: AccountKind
    #: The name, chosen by the account. Not unique, but at one table a second account with the name becomes `Ann (2)`. A deleted account is `a former player`.
    name: str


class AccountTime(TypedDict):
    """The time zone and the vacations of an account, for its owner."""

    #: The days of vacation in any 365 days.
    days_a_year: int
    #: The days of vacation that are left.
    days_left: int
    #: The server's clock, milliseconds since 1970.
    now: int
    #: The current vacation.
    vacation: Vacation | None
    #: The time zone, for example `Europe/Paris` or `+02:00`, for playing hours. `null`: UTC.
    zone: str | None


class AddPasskey(TypedDict):
    """Adds a passkey that a browser has made."""

    #: `RegistrationResponseJSON` of Web Authentication.
    credential: Any
    #: The owner's name for it.
    name: str


class AgainstPeople(TypedDict):
    """Accounts only."""

    are: Literal["people"]


class AgainstBots(TypedDict):
    """Built-in bots only."""

    are: Literal["bots"]
    #: The name of all of them in the game's `players`. Absent if they differ.
    player: NotRequired[str | None]


class AgainstBoth(TypedDict):
    """Accounts and built-in bots."""

    are: Literal["both"]


class Analysis(TypedDict):
    """The opinion of a strong built-in bot on one decision of a finished match, with the knowledge of the seat."""

    #: The machine name of the built-in bot.
    adviser: str
    #: The three best intents, the best first. Empty if there was no choice.
    best: list[Considered]
    #: The source of the decision.
    by: By
    #: The number of intents on offer.
    choices: int
    #: The intent that was decided.
    decided: Considered
    #: Its rank among the considered intents, from 1 for the best. `null` if it was not offered or there was no choice.
    rank: int | None
    #: The seat of the decision.
    seat: Seat
    #: The unit of `worth`.
    unit: Unit
    #: The game's `View`: all that the seat knew.
    view: Any


class AskBrowser(TypedDict):
    """The options for the browser. They are valid once and for five minutes."""

    #: `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of Web Authentication, level 3.
    options: Any


class Asking(TypedDict):
    """An account that asks to join a running match. The request lasts while the account follows the table."""

    #: The account that asks.
    account: Account
    #: The ids of the accounts that must still answer.
    needs: list[str]
    #: The seat that it asks for.
    seat: Seat


class AwayWait(TypedDict):
    """The others wait. After the server's grace time, all connected people who play can agree to a substitute bot with `stand_in`."""

    away: Literal["wait"]


class AwayStandIn(TypedDict):
    """A substitute bot plays until the player returns. Not in correspondence matches."""

    #: The seconds until the bot takes over, 1 to 86,400.
    after: int
    away: Literal["stand_in"]


class BeginPasskey(TypedDict):
    """Asks for the options with which a browser makes a passkey."""

    #: Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
    proof: NotRequired[Proof | None]


class BeginProviderKey(TypedDict):
    """Asks for the provider's page, to add it as a sign-in method."""

    #: Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
    proof: NotRequired[Proof | None]


class BeginVacation(TypedDict):
    """Begins a vacation now."""

    #: The number of days. An early end costs the days that have begun.
    days: int


class Behind(TypedDict):
    """The distance of an intent to the best one, over the imagined worlds in which both were tried."""

    #: The average, to a thousandth. Below 0 if the intent is better in these worlds.
    by: float
    #: The standard error of `by`, to a thousandth. If twice this exceeds `by`, the two are hard to tell apart.
    error: float


class BellWishes(TypedDict):
    """The quiet hours and the reminder of an account."""

    #: The quiet hours. The server sends delayed notifications at their end if the decisions still wait.
    quiet: QuietHours | None
    #: The minutes before the end of the time at which a reminder comes, 5 to 1,440. `null`: no reminder.
    reminder: int | None


class BellWishesRequest(TypedDict):
    """The quiet hours and the reminder of an account."""

    #: The quiet hours. The server sends delayed notifications at their end if the decisions still wait.
    quiet: NotRequired[QuietHours | None]
    #: The minutes before the end of the time at which a reminder comes, 5 to 1,440. `null`: no reminder.
    reminder: NotRequired[int | None]


class BotHere(TypedDict):
    """A connected bot that accepts challenges."""

    #: The bot's account.
    account: Account
    #: The machine names of the games that it plays.
    plays: list[str]


class Challenge(TypedDict):
    """Challenges a bot to play at a table where the sender sits or is the host."""

    #: The account id of the bot.
    account: str


class ChangeAdd(TypedDict):
    """Sets a field, or inserts the value into a list before this place."""

    op: Literal["add"]
    #: A JSON Pointer (RFC 6901).
    path: str
    #: The new value.
    value: Any


class ChangeRemove(TypedDict):
    """Removes a field or an entry of a list."""

    op: Literal["remove"]
    #: A JSON Pointer (RFC 6901).
    path: str


class ChangeReplace(TypedDict):
    """Replaces a value."""

    op: Literal["replace"]
    #: A JSON Pointer (RFC 6901).
    path: str
    #: The new value.
    value: Any


class ChatLine(TypedDict):
    """A chat line, or news about an account."""

    #: The id of the speaker's account.
    account: str
    #: The time, milliseconds since 1970.
    at: int
    #: The speaker's current name; `a former player` if the account was deleted.
    name: str
    #: Present if the line is not speech but an event of this account.
    news: NotRequired[News | None]
    #: The entry in the table's log, in your numbering. A whisper has the number of the entry before it, so that no gap reveals whispers of others.
    seq: int
    #: The speaker's role at that time. Show it next to the name, because any account can choose any name.
    speaker: Speaker
    #: The text. Show it as plain text, never as markup. Empty if the line has `news`.
    text: str
    #: Present if the line went to one player or a team only. Show that it is not public.
    whisper: NotRequired[Whisper | None]


#: A table can have this setup.
CheckedSetupPlayable = TypedDict(
    "CheckedSetupPlayable",
    {
        "is": 'Literal["playable"]',
        #: The complete setup, with all defaults.
        "setup": "Setup",
        #: The seats of each team. Absent if all players play alone.
        "teams": "NotRequired[Teams]",
    },
)


#: No table can have this setup.
CheckedSetupRefused = TypedDict(
    "CheckedSetupRefused",
    {
        "is": 'Literal["refused"]',
        #: The change that is needed, in English.
        "why": "str",
    },
)


class ClientMessageWatch(TypedDict):
    """Follows a table. The server answers with `table`, `chat` and, once a match has begun, `game` messages, then `done`. It sends later messages by itself."""

    #: True if `changed` messages may replace later `game` messages. They are several times smaller.
    changes: NotRequired[bool]
    #: The epoch of `since`. The server ignores `since` if the table has another epoch.
    epoch: NotRequired[int | None]
    #: The id that the answer repeats.
    id: str
    #: The `seq` of the last `game` message that the client received from this table. The server sends later steps and chat lines, some lines perhaps again. Do not name the `seq` of a `table` or `chat` message: a `game` message with that `seq` can be lost. `null`: the whole match.
    since: NotRequired[int | None]
    #: The id or code of the table.
    table: str
    type: Literal["watch"]


class ClientMessageUnwatch(TypedDict):
    """Stops following a table. The account keeps its seat."""

    #: The id that the answer repeats.
    id: str
    #: The id or code of the table.
    table: str
    type: Literal["unwatch"]


class ClientMessageSit(TypedDict):
    """Takes a seat. Before the start it can be any free seat, and an account that has a seat moves. In a running match it is a seat that the game opens to newcomers. If the players must agree first (`Newcomers`), `done` means that they were asked. `asking` of `TableView` shows their answers."""

    #: The id that the answer repeats.
    id: str
    #: The seat. `null`: the first free one.
    seat: NotRequired[Seat | None]
    #: The id or code of the table.
    table: str
    type: Literal["sit"]


class ClientMessageAdmit(TypedDict):
    """Answers a request to join the match. Each account in its `needs` answers for itself. One refusal is enough."""

    #: The id of the account that asks.
    account: str
    #: True to agree, false to refuse.
    admit: bool
    #: The id that the answer repeats.
    id: str
    #: The id or code of the table.
    table: str
    type: Literal["admit"]


class ClientMessageStandIn(TypedDict):
    """Agrees that a substitute bot plays for an absent player until that player returns. Each connected person who plays answers for themselves, and all must agree."""

    #: True to agree, false to withdraw the agreement.
    agree: bool
    #: The id that the answer repeats.
    id: str
    #: The seat of the absent player.
    seat: Seat
    #: The id or code of the table.
    table: str
    type: Literal["stand_in"]


class ClientMessagePause(TypedDict):
    """Asks for a pause of the running match, agrees to it, declines it, withdraws the request, or ends the pause. Each person who plays answers for themselves. All must agree to a pause, and each can end it."""

    #: The id that the answer repeats.
    id: str
    #: True to ask or agree; false to decline, withdraw or end.
    pause: bool
    #: The id or code of the table.
    table: str
    type: Literal["pause"]


class ClientMessageUndo(TypedDict):
    """Asks to undo the player's last decision. For people only. Moves of bots after it go back with it. `wrong_time`: another person or a clock has decided since. `shown`: the decision revealed something hidden. All other people who play are asked (`undo` of `TableView`). If there are none, the undo happens at once."""

    #: The id that the answer repeats.
    id: str
    #: The id or code of the table.
    table: str
    type: Literal["undo"]
    #: True to ask, false to withdraw the request.
    wish: bool


class ClientMessageAllowUndo(TypedDict):
    """Answers a player's request for an undo. Each account in its `needs` answers. One refusal is enough."""

    #: True to agree, false to refuse.
    allow: bool
    #: The id that the answer repeats.
    id: str
    #: The id or code of the table.
    table: str
    type: Literal["allow_undo"]


class ClientMessageStand(TypedDict):
    """Leaves the seat before the start, or withdraws a request to join the running match."""

    #: The id that the answer repeats.
    id: str
    #: The id or code of the table.
    table: str
    type: Literal["stand"]


class ClientMessageReady(TypedDict):
    """Declares the player ready to start, or not ready."""

    #: The id that the answer repeats.
    id: str
    #: True if the player is ready.
    ready: bool
    #: The id or code of the table.
    table: str
    type: Literal["ready"]


class ClientMessageAddBot(TypedDict):
    """Puts built-in bots into free seats. For the host, before the start, or while a match takes newcomers."""

    #: The id that the answer repeats.
    id: str
    #: The name of the built-in bot, one of `players` in `GET /api/games`.
    player: str
    #: The seat. `null`: all free seats.
    seat: NotRequired[Seat | None]
    #: The id or code of the table.
    table: str
    type: Literal["add_bot"]


class ClientMessageBeside(TypedDict):
    """Seats a companion: a second player on the same device. For a person with a seat at a private table, before the start. `/ws?beside=ACCOUNT` opens its socket."""

    #: The id that the answer repeats.
    id: str
    #: The name of the companion.
    name: str
    #: The seat. `null`: the first free one.
    seat: NotRequired[Seat | None]
    #: The id or code of the table.
    table: str
    type: Literal["beside"]


class ClientMessageRemove(TypedDict):
    """Empties a seat before the start. For the host, and for the owner of a companion. A removed player cannot sit down again for a while. The maker of the table cannot be removed."""

    #: The id that the answer repeats.
    id: str
    #: The seat.
    seat: Seat
    #: The id or code of the table.
    table: str
    type: Literal["remove"]


class ClientMessageMute(TypedDict):
    """Mutes an account at this table, so that it cannot chat here, or unmutes it. For the host. The maker of the table cannot be muted."""

    #: The id of the account. It need not be at the table.
    account: str
    #: The id that the answer repeats.
    id: str
    #: True to mute, false to unmute.
    muted: bool
    #: The id or code of the table.
    table: str
    type: Literal["mute"]


class ClientMessageBan(TypedDict):
    """Bans an account from this table, or lifts the ban. For the host. The account loses its seat and cannot watch, sit or chat. The maker of the table and players of the running match cannot be banned."""

    #: The id of the account. It need not be at the table.
    account: str
    #: True to ban, false to lift the ban.
    banned: bool
    #: The id that the answer repeats.
    id: str
    #: The id or code of the table.
    table: str
    type: Literal["ban"]


class ClientMessageConfigure(TypedDict):
    """Changes the setup. For the host, before the start. All players must send `ready` again."""

    #: The id that the answer repeats.
    id: str
    #: The new setup, complete. The game cannot change.
    setup: SetupRequest
    #: The id or code of the table.
    table: str
    type: Literal["configure"]


class ClientMessageStart(TypedDict):
    """Starts the match. For the host. All seats must be taken, and all other accounts ready."""

    #: The id that the answer repeats.
    id: str
    #: True to deal the game's lesson: always the same cards, and bots that always choose the same. Only for an account alone with bots, at a private table without a clock and without newcomers.
    lesson: NotRequired[bool]
    #: The id or code of the table.
    table: str
    type: Literal["start"]


class ClientMessageSubmit(TypedDict):
    """Answers a decision."""

    #: The `number` of `Decision` that it answers. Another number is `stale`.
    decision: int
    #: The id that the answer repeats. It makes a repetition safe.
    id: str
    #: The game's `Intent`: the chosen move.
    intent: Any
    #: The id or code of the table.
    table: str
    type: Literal["submit"]


class ClientMessageHint(TypedDict):
    """Asks what a strong built-in bot would do with the player's knowledge. For people, at a table whose setup allows `hints`. The server answers with `hint`, then `done`. All at the table see the request."""

    #: The `number` of `Decision` that it is about.
    decision: int
    #: The id that the answer repeats.
    id: str
    #: The id or code of the table.
    table: str
    type: Literal["hint"]


class ClientMessageForesee(TypedDict):
    """Asks which moves are probably possible at the player's next decision, as far as the player can know. For a player that the match does not wait for. The server answers with `foreseen`, then `done`."""

    #: The id that the answer repeats.
    id: str
    #: The id or code of the table.
    table: str
    type: Literal["foresee"]


class ClientMessageChooseAhead(TypedDict):
    """Chooses a premove from the `foreseen` intents, or cancels it. The server plays it at the next decision if it is possible then. Otherwise it drops it and sends `ahead`. Other accounts receive nothing."""

    #: The id that the answer repeats.
    id: str
    #: The game's `Intent`. `null` cancels the premove.
    intent: NotRequired[Any]
    #: The id or code of the table.
    table: str
    type: Literal["choose_ahead"]


class ClientMessageStandingOrder(TypedDict):
    """Turns auto-play of forced moves on or off in this match. Other accounts receive nothing."""

    #: True if the server plays decisions with only one possible move.
    forced: bool
    #: The id that the answer repeats.
    id: str
    #: The id or code of the table.
    table: str
    type: Literal["standing_order"]


class ClientMessageChat(TypedDict):
    """Sends a chat line to all at the table, to one player, or to the player's team."""

    #: The id that the answer repeats. It makes a repetition safe.
    id: str
    #: The id or code of the table.
    table: str
    #: The text of the line.
    text: str
    #: The recipient, in addition to the sender. `null`: all at the table.
    to: NotRequired[To | None]
    type: Literal["chat"]


class ClientMessageReact(TypedDict):
    """Shows a quick reaction to all at the table for a moment. For people who may chat there. The server stores no reaction."""

    #: The id that the answer repeats.
    id: str
    #: The reaction.
    reaction: Reaction
    #: The id or code of the table.
    table: str
    type: Literal["react"]


class ClientMessageChatBefore(TypedDict):
    """Asks for the chat lines before the oldest line of the client. The server answers with `earlier_chat`, then `done`. A table keeps about 200 lines."""

    #: The id that the answer repeats.
    id: str
    #: The largest number of lines. `null`: as many as the server sends at once.
    lines: NotRequired[int | None]
    #: The `seq` of that line.
    seq: int
    #: The id or code of the table.
    table: str
    type: Literal["chat_before"]
    #: The `n` of that line, if it is a whisper or a team line.
    whisper: NotRequired[int | None]


class ClientMessageResign(TypedDict):
    """Gives up the seat in the running match permanently. A bot takes over; in a game that takes newcomers the seat stays empty until one joins."""

    #: The id that the answer repeats.
    id: str
    #: The id or code of the table.
    table: str
    type: Literal["resign"]


class ClientMessageClaim(TypedDict):
    """Ends the running match with a victory. For the last person, or team, after all opponents have left."""

    #: The id that the answer repeats.
    id: str
    #: The id or code of the table.
    table: str
    type: Literal["claim"]


class ClientMessageRematch(TypedDict):
    """Proposes another match after the end. For a seated player. The seats move on by one, and players who joined the match keep a seat. The proposer is ready; the others send `ready`."""

    #: The id that the answer repeats.
    id: str
    #: The id or code of the table.
    table: str
    type: Literal["rematch"]


class ClientMessageClose(TypedDict):
    """Closes the table permanently. For its maker, before the start. All players lose their seats, all sockets get `unwatched`, and the table is `not_found`."""

    #: The id that the answer repeats.
    id: str
    #: The id or code of the table.
    table: str
    type: Literal["close"]


class ClientMessageListen(TypedDict):
    """Asks for notices about the account at any table on this socket, without `watch`. A repetition replaces `plays`. The server answers with `notices` about the current state, then `done`."""

    #: The id that the answer repeats.
    id: str
    #: For bots: the machine names of the games for which any account may challenge the bot. `GET /api/bots` lists the bot while this socket is open.
    plays: NotRequired[list[str]]
    type: Literal["listen"]


class ClientMessageDecline(TypedDict):
    """Declines a challenge (notice `challenged`). The challenger gets the notice `declined`."""

    #: The id that the answer repeats.
    id: str
    #: The id or code of the table.
    table: str
    type: Literal["decline"]


class ClientMessagePing(TypedDict):
    """Asks for a `pong`, to measure the round-trip time."""

    #: The id that the answer repeats.
    id: str
    type: Literal["ping"]


class ClockNone(TypedDict):
    """No clock."""

    clock: Literal["none"]


class ClockSeconds(TypedDict):
    """A live match with a time for each decision."""

    clock: Literal["seconds"]
    #: Seconds for each decision, 5 to 3,600.
    per_decision: int


class ClockDays(TypedDict):
    """A correspondence match with a time for each decision. No player is `away`."""

    clock: Literal["days"]
    #: Days for each decision, 1 to 14.
    per_decision: int


class ClockBank(TypedDict):
    """A live match with a time bank for each player. A bank runs while the match waits for its player. Each decision adds `increment`. When it is empty, the server plays the game's fallback."""

    clock: Literal["bank"]
    #: Seconds that each decision adds, 5 to 600. A player with an empty bank has these for the next decision.
    increment: int
    #: Seconds in the bank at the beginning, 30 to 7,200.
    seconds: int


class ClockBankOfDays(TypedDict):
    """A correspondence match with a time bank for each player. No player is `away`."""

    clock: Literal["bank_of_days"]
    #: Days in the bank at the beginning, 1 to 60.
    days: int
    #: Hours that each decision adds, 1 to 72.
    increment: int


class ComeBackCode(TypedDict):
    """With the recovery code."""

    by: Literal["code"]
    #: The code. Lower case, spaces and hyphens make no difference.
    code: Secret


class ComeBackPassword(TypedDict):
    """With the password."""

    by: Literal["password"]
    #: The password.
    password: Secret
    #: The login ID of the account: eight letters that the server chose. It is not secret.
    tag: str


class ComeBackDevice(TypedDict):
    """With a device code: another device of the account shows it."""

    by: Literal["device"]
    #: The code. It is valid once, for a few minutes.
    code: Secret


class Considered(TypedDict):
    """An intent and its evaluation."""

    #: The distance to the best intent. Absent for the best itself, and for intents that were not considered or not considered enough.
    behind: NotRequired[Behind | None]
    #: The game's `Intent`.
    intent: Any
    #: The expected lead of the seat or its team over the best of the others at the end, to a thousandth. Below 0: behind. `null` if not considered. Differences within one analysis show how much better an intent is.
    worth: float | None


class Continues(TypedDict):
    """The finished match that a fork continues. The fork has its deal and its first inputs. Readers of that match know the cards, so forks are unrated."""

    #: The number of its inputs that the fork copied.
    at: int
    #: The id of the finished match.
    match: str


class DayBar(TypedDict):
    """The number of players with one result."""

    #: The number of players.
    people: int
    #: The result.
    score: DayScore


class DayScore(TypedDict):
    """A result of a deal of the day."""

    #: The place at the table.
    place: int
    #: The last line of the score sheet. `null` in games without points.
    points: int | None


#: A random deal for this match alone.
DealChance = TypedDict(
    "DealChance",
    {
        "is": 'Literal["chance"]',
    },
)


#: The game's lesson: always the same cards.
DealLesson = TypedDict(
    "DealLesson",
    {
        "is": 'Literal["lesson"]',
    },
)


#: The cards of a finished match that this one continues.
DealFork = TypedDict(
    "DealFork",
    {
        "is": 'Literal["fork"]',
    },
)


#: A what-if match: one seat's view of a running match, with imagined hidden cards.
DealGuess = TypedDict(
    "DealGuess",
    {
        "is": 'Literal["guess"]',
        #: The id of the running match.
        "match": "str",
        #: The id of the table of the running match.
        "table": "str",
    },
)


#: The deal of the day: the same cards for all who play it on this server.
DealDay = TypedDict(
    "DealDay",
    {
        #: The day in UTC, for example `2026-11-26`.
        "day": "str",
        "is": 'Literal["day"]',
    },
)


#: A shared deal: the same cards at several tables.
DealDuplicate = TypedDict(
    "DealDuplicate",
    {
        "is": 'Literal["duplicate"]',
        #: The id of the set of tables.
        "set": "str",
    },
)


class DealOfTheDay(TypedDict):
    """The deal of the day of a game: the same cards for all who play it on this server."""

    #: The results of all players that finished, the best first.
    bars: list[DayBar]
    #: The day in UTC, for example `2026-11-26`.
    day: str
    #: The time of the next deal, milliseconds since 1970.
    ends_at: int
    #: The result of the Expert level in the same seat. Present after the account and the bot have finished.
    expert: NotRequired[DayScore | None]
    #: The machine name of the game.
    game: str
    #: The state of the requesting account.
    mine: MyDay
    #: The built-in bot in the other seats, by its name in the game's `players`.
    player: str
    #: The number of seats.
    seats: int


class Decision(TypedDict):
    """A question to you."""

    #: The game's `Choices`: the moves on offer.
    choices: Any
    #: The number for `submit`. It changes with each new question; moves of other seats do not change it.
    number: int
    #: True if the match waits for your answer. If false, you may change your answer or make an optional move; a bot can ignore such a decision.
    owed: bool


class Device(TypedDict):
    """A device: one session of the account."""

    #: The id for ending the session. It cannot sign in.
    id: str
    #: The time at which it reported all sign-in methods lost, milliseconds since 1970. `null` if it did not.
    lost_at: int | None
    #: The browser and the system, for example `Firefox, Linux`. Empty if unknown. The server keeps nothing else about the browser.
    name: str
    #: The last noted use, about once a day, milliseconds since 1970.
    seen: int
    #: The time of the sign-in, milliseconds since 1970.
    since: int
    #: True for the requesting session.
    this: bool


class DeviceCode(TypedDict):
    """A code with which another device signs in once."""

    #: The code, in groups. An earlier one is no longer valid.
    code: Secret
    #: The milliseconds for which it is valid.
    lasts: int


class Doorbell(TypedDict):
    """The notification settings of the requesting account, and the channels of this server."""

    #: The seconds that a decision waits before the server notifies its player.
    after: int
    #: The number of devices of the account that get notifications.
    devices: int
    #: True if the requesting device gets notifications.
    here: bool
    #: The e-mail address of the account, if it has one.
    mail: MailAddress | None
    #: True if this server can send e-mail.
    mails: bool
    #: The largest number of such devices.
    most_devices: int
    #: The server's public VAPID key for browser push: the point on P-256 in base64url.
    push_key: str
    #: The host name of the webhook, if there is one. The rest of its address can be secret.
    webhook: str | None
    #: The quiet hours and the reminder.
    wishes: BellWishes


class Duplicate(TypedDict):
    """A set of tables with a shared deal, as far as the requesting account may see it."""

    #: True if the maker lets no further table begin.
    closed: bool
    #: The id of the set.
    id: str
    #: The time of its making, milliseconds since 1970.
    made_at: int
    #: The account that made the set.
    maker: Account
    #: True if the seed, the records and the results are public.
    open: bool
    #: The latest time at which the set opens, milliseconds since 1970. `null` until the first table has finished.
    opens_at: int | None
    #: The setup of the tables.
    setup: Setup
    #: The tables, in order.
    tables: list[DuplicateTable]


class DuplicateResult(TypedDict):
    """The result of a shared deal at one table."""

    #: The id of the match.
    match: str
    #: The comparison of each seat with the same seat at the other tables. Empty until the set opens.
    matchpoints: list[Matchpoints]
    #: The outcome.
    outcome: Outcome


class DuplicateTable(TypedDict):
    """A table of the set."""

    #: The table's code. After the start only if you sit there or made it. `null` also if the server deleted the unused table.
    code: str | None
    #: True if the requesting account plays the deal here.
    mine: bool
    #: The player in each seat, now or with the shared deal.
    players: list[Player]
    #: The match and its outcome. Before the set opens only for its players.
    result: DuplicateResult | None
    #: The state of the shared deal at this table.
    state: DuplicateState


class Erase(TypedDict):
    """Deletes the account permanently."""

    #: Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
    proof: NotRequired[Proof | None]


class ExportedBell(TypedDict):
    """The notification settings of an account, in an export. It names only the push service, because the rest of its address is secret."""

    #: The devices that get notifications.
    devices: list[ExportedBellDevice]
    #: The e-mail address, if there is one.
    mail: MailAddress | None
    #: The address of the webhook, if there is one.
    webhook: str | None
    #: The quiet hours and the reminder.
    wishes: BellWishes


class ExportedBellDevice(TypedDict):
    """A device that gets notifications."""

    #: The push service.
    service: str
    #: The time at which notifications were turned on, milliseconds since 1970.
    since: int


class ExportedDay(TypedDict):
    """A deal of the day that the account played."""

    #: The day in UTC, for example `2026-11-26`.
    day: str
    #: The machine name of the game.
    game: str
    #: The id of the table.
    table: str


class ExportedLadder(TypedDict):
    """A ladder of the account."""

    #: The machine name of the game.
    game: str
    #: The number of rated matches.
    matches: int
    #: The rating. Absent before a rated match.
    strength: NotRequired[Strength | None]
    #: The time since when it waits for the next match, milliseconds since 1970. Absent if it does not wait.
    waits_since: NotRequired[int | None]
    #: The number of victories in them.
    wins: int


class ExportedLine(TypedDict):
    """A chat line of the account."""

    #: The time, milliseconds since 1970.
    at: int
    #: The text.
    text: str
    #: The kind of recipient.
    to: SaidTo


class ExportedMatch(TypedDict):
    """One match, in an export. `GET /api/matches/{id}` returns its record."""

    #: Its beginning, milliseconds since 1970.
    began_at: int
    #: The match that it continues as a fork. Absent otherwise.
    continues: NotRequired[Continues | None]
    #: Its end, milliseconds since 1970. `null` before the end.
    ended_at: int | None
    #: The machine name of the game.
    game: str
    #: The id: stable and unique.
    id: str
    #: The number of the match at its table, from 1.
    number: int
    #: The outcome. `null` before the end.
    outcome: Outcome | None
    #: The version of the rules.
    rules_version: int


class ExportedPeople(TypedDict):
    """The data of an account about other accounts, in an export. Reports by others belong to them."""

    #: The deals of the day that it played.
    days: list[ExportedDay]
    #: Its friends.
    friends: list[Friend]
    #: The ladders on which it has played or waits.
    ladders: list[ExportedLadder]
    #: The accounts that it has muted.
    muted: list[MutedByMe]
    #: Its ratings.
    ratings: list[Rating]
    #: Its reports of the last 90 days.
    reports: list[ExportedReport]
    #: The series that it made, or plays.
    series: list[ExportedSeries]


class ExportedReport(TypedDict):
    """A report by the account."""

    #: The id of the reported account.
    account: str
    #: The time, milliseconds since 1970.
    at: int
    #: The reason.
    reason: str
    #: The id of the table.
    table: str
    #: The description.
    text: str | None


class ExportedSeries(TypedDict):
    """A series of the account. Its id finds the results."""

    #: The id: stable and unique.
    id: str
    #: True if this account made it.
    made: bool
    #: The time of its making, milliseconds since 1970.
    made_at: int
    #: The state of the series.
    state: SeriesState


class ExportedTable(TypedDict):
    """One table, in an export."""

    #: The code of the table: short, for reading aloud.
    code: str
    #: The id: stable and unique.
    id: str
    #: True if this account made it.
    made: bool
    #: The time of its making, milliseconds since 1970.
    made_at: int
    #: The matches of the table, in order.
    matches: list[ExportedMatch]
    #: The chat lines of this account, in order.
    said: list[ExportedLine]
    #: The setup.
    setup: Setup


class ForkMatch(TypedDict):
    """Makes a table that continues a finished match from one of its moments."""

    #: The number of inputs to copy. 0 plays the same deal from the beginning. At least one input of the match must remain.
    at: int
    #: The clock. If omitted: none.
    clock: NotRequired[Clock]
    #: True if players may ask for hints. If omitted: false.
    hints: NotRequired[bool]
    #: The occupant of each seat that the match began with.
    seats: list[ForkSeat]


#: The requesting account. At most one seat.
ForkSeatMe = TypedDict(
    "ForkSeatMe",
    {
        "is": 'Literal["me"]',
    },
)


#: A built-in bot.
ForkSeatBot = TypedDict(
    "ForkSeatBot",
    {
        "is": 'Literal["bot"]',
        #: Its name in the game's `players`.
        "player": "str",
    },
)


#: Free, for an account with the table's code. If the player of the seat had left by then, a bot plays it in any case.
ForkSeatOpen = TypedDict(
    "ForkSeatOpen",
    {
        "is": 'Literal["open"]',
    },
)


class Friend(TypedDict):
    """A friend."""

    #: The account, with its current name.
    account: Account
    #: True if the friend is connected. Always false if one of the two has muted the other.
    here: bool
    #: The beginning of the friendship, milliseconds since 1970.
    since: int


class FriendCode(TypedDict):
    """The code of a friend link."""

    #: The end of the link, after `/friend#`.
    code: Secret


class FriendLink(TypedDict):
    """A link that makes the account that opens it a friend. It works once."""

    #: The end of the link, after `/friend#`. Shown once; the server keeps only a hash.
    code: Secret
    #: The end of its validity, milliseconds since 1970.
    expires_at: int


class FriendOffer(TypedDict):
    """The account of a friend link."""

    #: The account that made the link.
    account: Account
    #: True if the two are friends already.
    friends: bool


class Friends(TypedDict):
    """The friends of an account and their invitations."""

    #: The friends: connected ones first, then the newest.
    friends: list[Friend]
    #: The invitations, the newest first: at most one from each friend, while the table has room.
    invitations: list[Invitation]
    #: The number of unused friend links.
    links: int


class GameChange(TypedDict):
    """A match after new steps, compared with the last `game` or `changed` message of this table on this socket."""

    #: The milliseconds in each time bank at `now`; those of waiting seats run. `null` for bots. Absent without banks.
    banks: NotRequired[list[int | None] | None]
    #: The JSON Patch (RFC 6902) for an object with the `view` and `decision` of the last message.
    changes: list[Change]
    #: The end of each seat's time, milliseconds since 1970 on the server's clock. `null` for bots, for seats that the match does not wait for, and without a limit.
    deadlines: list[int | None]
    #: Within an epoch `seq` never falls. In a new epoch the server sends everything again.
    epoch: int
    #: The server's clock at this message, milliseconds since 1970.
    now: int
    #: The number of the match at this table, the same as in the last message.
    number: int
    #: The result, once the match is finished.
    outcome: Outcome | None
    #: The newest log entry of the table that you receive.
    seq: int
    #: The steps since the last message, in order.
    steps: list[Step]
    #: The id of the table.
    table: str
    #: The seats that the match waits for.
    waiting: list[Seat]


class GameListing(TypedDict):
    """A game on this server."""

    #: True if the server can analyse decisions of finished matches (`Analysis`).
    analyses: bool
    #: The machine name.
    id: str
    #: True if newcomers can join a running match.
    joins_running: bool
    #: The levels among them, weakest first. Absent if the game has none.
    levels: NotRequired[list[LevelListing]]
    #: The most seats.
    max_seats: int
    #: The fewest seats.
    min_seats: int
    #: The usual minutes of a match between people.
    minutes: int
    #: The name on the box.
    name: str
    #: The default options of a new table.
    options: Any
    #: The JSON Schema of the options.
    options_schema: Any
    #: The names of all built-in bots, weakest first. `add_bot` takes each of them.
    players: list[str]
    #: The default of `random_seats` in a setup.
    random_seats: bool
    #: The version of the rules.
    rules_version: int
    #: True if players can whisper during a match.
    whispers: bool


class GameUpdate(TypedDict):
    """The match at a table as one observer knows it."""

    #: The milliseconds in each time bank at `now`; those of waiting seats run. `null` for bots. Absent without banks.
    banks: NotRequired[list[int | None] | None]
    #: The end of each seat's time, milliseconds since 1970 on the server's clock. `null` for bots, for seats that the match does not wait for, and without a limit.
    deadlines: list[int | None]
    #: Your decision. `null` if you can do nothing.
    decision: Decision | None
    #: Within an epoch `seq` never falls. In a new epoch the server sends everything again.
    epoch: int
    #: True if `steps` begins with the first step of the match. Replace your earlier steps.
    from_start: bool
    #: The server's clock at this message, milliseconds since 1970.
    now: int
    #: The number of the match at this table, from 1. A rematch has the next number.
    number: int
    #: The result, once the match is finished.
    outcome: Outcome | None
    #: The newest log entry of the table that you receive.
    seq: int
    #: The steps since the last message, or since the `since` of `watch`, in order.
    steps: list[Step]
    #: The id of the table.
    table: str
    #: The game's `View`: your current knowledge.
    view: Any
    #: The seats that the match waits for.
    waiting: list[Seat]


class GoToProvider(TypedDict):
    """The page to which the browser goes. It is valid once and for ten minutes."""

    #: A page of the provider.
    url: str


class Guess(TypedDict):
    """The beginning of a what-if match: one seat's view of a running match. Everything else is imagined, and follows from the view and the seed."""

    #: The id of the running match.
    match: str
    #: The seat of the view.
    seat: Seat
    #: The game's `View` of that seat at that moment.
    view: Any


class GuessAt(TypedDict):
    """The match that a what-if match began from."""

    #: The id of that match.
    match: str
    #: The id of its table.
    table: str


class GuessMatch(TypedDict):
    """Makes a table at which the account continues a running match alone, from its own view."""

    #: The built-in bot of each seat, by its name in the game's `players`. `null` for the own seat and free seats. A seat without a name gets the substitute bot.
    players: NotRequired[list[str | None]]


class HasPassword(TypedDict):
    """Answer to `SetPassword`."""

    #: The login ID, for a sign-in with the password.
    tag: str


class InputIntent(TypedDict):
    """A player's intent, as JSON of the game's own type."""

    intent: Any


class InputSeat(TypedDict):
    """A player joins or leaves."""

    seat: SeatChange


#: An invitation of a friend to a table.
Invitation = TypedDict(
    "Invitation",
    {
        #: The time of the invitation, milliseconds since 1970.
        "at": "int",
        #: The friend.
        "from": "Account",
        #: The machine name of the game.
        "game": "str",
        #: The code of the table.
        "table": "str",
    },
)


class Invite(TypedDict):
    """Invites a friend to a table where your account sits or is the host."""

    #: The id or code of the table.
    table: str


class Ladder(TypedDict):
    """The ladder of a game with its standings."""

    #: The ladder.
    ladder: LadderListing
    #: The running matches, the newest first.
    now: list[LadderMatch]
    #: The players, sorted by the lower end of their rating interval, the best first. At most 200.
    standings: list[LadderStanding]


class LadderCrosstable(TypedDict):
    """The results between the first players of a ladder."""

    #: The players in the order of the ladder, at most 12.
    players: list[Player]
    #: For each player the results against each player. `null` for players that never met, and for the player itself.
    rows: list[list[LadderEncounter | None]]


class LadderEncounter(TypedDict):
    """The results between two players."""

    #: The number of matches between the two.
    matches: int
    #: The points of the player of this row: 1 for each match with the better place, ½ for each with the same place.
    points: float


class LadderListing(TypedDict):
    """The ladder of a game."""

    #: The machine name of the game.
    game: str
    #: Seconds for each decision.
    per_decision: int
    #: The number of running matches.
    running: int
    #: The number of seats of each match.
    seats: int
    #: The number of bots in the queue.
    waiting: int


class LadderMatch(TypedDict):
    """A match of a ladder."""

    #: Its beginning, milliseconds since 1970.
    began_at: int
    #: The code of the table, for watching.
    code: str
    #: Its end, milliseconds since 1970. Absent before the end.
    ended_at: NotRequired[int | None]
    #: The id of the match, for `GET /api/matches/{id}` after its end.
    id: str
    #: The players, by seat.
    seats: list[LadderSeat]


class LadderSeat(TypedDict):
    """A player of a ladder match."""

    #: True if the player lost the match by a crash, a stall or its resignation.
    failed: NotRequired[bool]
    #: The rated place. Absent before the end, and if the match was not rated.
    place: NotRequired[int | None]
    #: The player.
    player: Player


class LadderStanding(TypedDict):
    """A player on a ladder."""

    #: True if the player is in the queue. A built-in bot always is.
    here: bool
    #: The number of rated matches.
    matches: int
    #: The player: an external or a built-in bot.
    player: Player
    #: The rank, from 1.
    rank: int
    #: The rating. It begins at 25.
    strength: Strength
    #: The number of victories in them.
    wins: int


class LevelListing(TypedDict):
    """A level of built-in bots."""

    #: A sentence about its play and its thinking time.
    about: str
    #: Its name among the game's `players`.
    player: str
    #: The longest processor time for a decision, in milliseconds. 0: it decides at once.
    thinks: int


#: The limits for an account. The operator can change the numbers.
Limits = TypedDict(
    "Limits",
    {
        #: The longest chat line, in characters.
        "chat_chars": "int",
        #: The most chat lines at once: the newest after `watch`, the next older ones after `chat_before`.
        "chat_lines": "int",
        #: The class of your account, which some limits depend on. Old servers do not send it.
        "class": "AccountClass",
        #: The largest frame of a client, in bytes. A larger one closes the socket.
        "frame_bytes": "int",
        #: The most messages at once on one socket.
        "message_burst": "int",
        #: The most messages per second on one socket, on average.
        "messages_per_second": "int",
        #: The longest name, in characters.
        "name_chars": "int",
        #: The most bytes that may wait for one socket. Beyond that the server closes it, and the client can resume.
        "outbox_bytes": "int",
        #: The most matches of one series that run at the same time.
        "series_matches_at_once": "int",
        #: The most matches of all series that an account made within 24 hours.
        "series_matches_per_day": "int",
        #: The most unfinished series that an account made.
        "series_open": "int",
        #: The most open sockets of one IP address.
        "sockets_per_address": "int",
        #: The most unfinished tables that an account made within 24 hours.
        "tables_per_account": "int",
        #: The most tables that one socket may follow.
        "tables_per_socket": "int",
    },
)


class ListedCompanion(TypedDict):
    """A companion on the device of the account."""

    #: The companion.
    account: Account
    #: The id of its table.
    table: str


class ListedPasskey(TypedDict):
    """A passkey, as its owner sees it."""

    #: The id for removing it. It cannot sign in.
    id: str
    #: The time of its making, milliseconds since 1970.
    made_at: int
    #: The owner's name for it.
    name: str
    #: Its last use for a sign-in or a confirmation, milliseconds since 1970. `null` if never used.
    used_at: int | None


class ListedProviderKey(TypedDict):
    """A provider key: an identity at the provider that signs in to the account. Only the owner sees it."""

    #: The id for removing it. It cannot sign in.
    id: str
    #: The provider, as it names itself.
    issuer: str
    #: The time of its adding, milliseconds since 1970.
    made_at: int
    #: The provider's name for the owner. The server keeps nothing else from the provider.
    subject: str
    #: Its last use for a sign-in or a confirmation, milliseconds since 1970. `null` if never used.
    used_at: int | None


class MadeCode(TypedDict):
    """Answer to `MakeCode`."""

    #: The code, in groups. Shown once; the server keeps only a hash.
    code: Secret
    #: The login ID, for a sign-in with a password.
    tag: str


class MadeDuplicate(TypedDict):
    """A new set of tables with a shared deal."""

    #: The id of the set, for `GET /api/duplicates/{id}` and the page `/duplicate/{id}`.
    id: str
    #: The tables, in order.
    tables: list[MadeTable]


class MadeTable(TypedDict):
    """A new table."""

    #: The code of the table: short, for reading aloud.
    code: str
    #: The id: stable and unique.
    id: str
    #: The number of seats.
    seats: SeatCount


class MadeWebhook(TypedDict):
    """Answer to `SetWebhook`."""

    #: The key of the signatures. Shown once.
    secret: Secret


class MailAddress(TypedDict):
    """The e-mail address for notifications."""

    #: The address. Only its owner can see it.
    address: str
    #: The time at which it was set, milliseconds since 1970.
    since: int
    #: The state of the address.
    state: MailState


class MakeCode(TypedDict):
    """Makes a recovery code, in place of the earlier one."""

    #: Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
    proof: NotRequired[Proof | None]


class MakeDuplicate(TypedDict):
    """Makes tables that share a deal."""

    #: The setup of each table. The tables are private and take no newcomers in any case.
    setup: SetupRequest
    #: The number of tables, from 2 to 8.
    tables: int


class MakeReport(TypedDict):
    """Reports an account to the operator."""

    #: The id of the reported account.
    account: str
    #: The reason.
    reason: ReportReason
    #: The id or code of the table. The server attaches the chat lines and moves there that your account could see.
    table: str
    #: A description, at most 1,000 characters.
    text: NotRequired[str | None]


class MakeSeries(TypedDict):
    """Makes a series of matches. Each deal is played once for each seat, and all players move one seat further each time."""

    #: The number of matches that run at the same time. If omitted: the most that the account may have. All matches of one deal always run at the same time.
    at_once: NotRequired[int | None]
    #: The number of deals.
    deals: int
    #: The machine name of the game.
    game: str
    #: The game's options. If omitted: the default options.
    options: NotRequired[Any]
    #: Seconds for each decision, from 5 to 60. If omitted: 10.
    per_decision: NotRequired[int | None]
    #: The players, one for each seat. No account can occur twice.
    players: list[SeriesPlayer]
    #: The number of seats of each match.
    seats: SeatCount


class MatchListing(TypedDict):
    """A finished match in a list and on its page."""

    #: Its beginning, milliseconds since 1970.
    began_at: int
    #: The match that it continues as a fork. Absent otherwise.
    continues: NotRequired[Continues | None]
    #: The kind of deal. Absent for a random deal of this match alone.
    deal: NotRequired[Deal]
    #: Its end, milliseconds since 1970.
    ended_at: int
    #: The id: stable and unique.
    id: str
    #: The number of the match at its table, from 1.
    number: int
    #: The outcome.
    outcome: Outcome
    #: The player in each seat at the end, or the one who had left it. Empty for matches that very old servers began.
    players: list[Player]
    #: The version of the rules.
    rules_version: int
    #: The setup.
    setup: Setup
    #: The id of its table.
    table: str


class MatchRecord(TypedDict):
    """The record of a finished match. With the same rules, a program can replay it and check the deal, each step and the outcome."""

    #: The match that this one continues. The first `at` inputs are from there. Absent if it is no fork.
    continues: NotRequired[Continues | None]
    #: The machine name of the game.
    game: str
    #: The view that a what-if match began with: it and the seed decide all imagined cards. Absent otherwise.
    guess: NotRequired[Guess | None]
    #: The what-if matches that players began, in order. Absent if there are none.
    guesses: NotRequired[list[RecordedHint]]
    #: The hints that players asked for, in order. Absent if there are none.
    hints: NotRequired[list[RecordedHint]]
    #: The id: stable and unique.
    id: str
    #: All inputs of the match, in order.
    inputs: list[RecordedInput]
    #: The game's options.
    options: Any
    #: The outcome.
    outcome: Outcome
    #: The version of the rules. Other versions may not replay it.
    rules_version: int
    #: The players in each seat at the end, with their current names. Absent in exports, in records from old servers, and for very old matches.
    seated: NotRequired[list[Player]]
    #: The number of seats at the deal. Seats of newcomers do not count.
    seats: SeatCount
    #: The seed of the deal, in hexadecimal. `seed_hash` is its SHA-256.
    seed: str
    #: The hash that the server published before the first decision.
    seed_hash: SeedHash
    #: For each seat, the seat in which its occupant sat before the start. It follows from the seed. Absent if the seats were not shuffled.
    shuffled: NotRequired[list[Seat] | None]
    #: The time of the match. Absent in records from old servers.
    time: NotRequired[MatchTime | None]
    #: The decisions that players undid, in order. They are not in `inputs`. Absent if there are none.
    undone: NotRequired[list[RecordedUndo]]


class MatchTime(TypedDict):
    """The time of a match."""

    #: Its beginning, milliseconds since 1970.
    began_at: int
    #: Its end, milliseconds since 1970.
    ended_at: int


class MatchView(TypedDict):
    """Facts about a match."""

    #: The kind of deal. Absent for a random deal of this match alone.
    deal: NotRequired[Deal]
    #: The id: stable and unique.
    id: str
    #: The number of the match at this table, from 1.
    number: int
    #: The name of the last player in each seat. Empty for a seat that no player took.
    players: list[str]
    #: The version of the rules.
    rules_version: int
    #: The seed of the deal in hexadecimal; `seed_hash` is its SHA-256. `null` before the match, or for a shared deal the whole set, is finished.
    seed: str | None
    #: The SHA-256 of the seed. The server sends it before the first decision, so that it cannot change the deal.
    seed_hash: SeedHash
    #: For each seat, the seat in which its first occupant sat before the start. It follows from the seed. Absent if the seats were not shuffled.
    shuffled: NotRequired[list[Seat] | None]
    #: Present if the server no longer has the rules of the match: the reason, in English. No `game` message follows, and the match cannot continue. `rematch` still works.
    unplayable: NotRequired[str | None]
    #: The seats of the winners. Empty before the end.
    winners: list[Seat]


class Matchpoints(TypedDict):
    """The comparison of a seat with the same seat at other tables: 1 for each one with less, ½ for each one with as much."""

    #: The number of compared tables.
    of: int
    #: The sum.
    won: float


class Met(TypedDict):
    """An account met in matches."""

    #: The account, with its current name.
    account: Account
    #: The number of matches in which the requesting account had the better place.
    ahead: int
    #: The number of matches in which this account had the better place.
    behind: int
    #: The number of matches that both played.
    played: int


class Mine(TypedDict):
    """The part of an account that sits at a table or made it. It shows no more of the match than spectators see."""

    #: The end of the account's own time if the match waits for it, else the first end of the others' time. Milliseconds since 1970.
    deadline: int | None
    #: True if the account made the table.
    made: bool
    #: The account's seat, unless it gave the seat up.
    seat: Seat | None
    #: The number of moves of others, visible to the account, since its own last one. 99 means 99 or more.
    since_turn: int
    #: The seats that the match waits for. A seat with a sealed choice is not among them.
    waiting: list[Seat]


class MomentEvents(TypedDict):
    """One event as one observer receives it."""

    #: The number of the event among those of the step that the observer receives, from 0.
    n: int
    #: The game's `Seen`.
    seen: Any


class Moment(TypedDict):
    """One input and its effects."""

    #: The time, milliseconds since 1970.
    at: int
    #: The source of the input.
    by: By
    #: The JSON Patch (RFC 6902) for an object with the observer's last `view`.
    changes: list[Change]
    #: The events for the observer.
    events: list[MomentEvents]
    #: The seat of the input.
    seat: Seat
    #: The score of each seat if the match had ended after this input, hidden cards included. Absent in games without a score.
    standing: NotRequired[list[int] | None]


class MutedByMe(TypedDict):
    """An account that you have muted."""

    #: The account, with its current name.
    account: Account
    #: The time of the mute, milliseconds since 1970.
    at: int


#: Not played yet.
MyDayOpen = TypedDict(
    "MyDayOpen",
    {
        "is": 'Literal["open"]',
    },
)


#: Running.
MyDayPlaying = TypedDict(
    "MyDayPlaying",
    {
        "is": 'Literal["playing"]',
        #: The code of the table.
        "table": "str",
    },
)


#: Finished.
MyDayOver = TypedDict(
    "MyDayOver",
    {
        #: The number of players with a better result.
        "better": "int",
        "is": 'Literal["over"]',
        #: The id of the match.
        "match": "str",
        #: The result. Absent if a hint, a substitute bot or a resignation decided anything in the match.
        "score": "NotRequired[DayScore | None]",
    },
)


#: The host removed the account from its seat.
NewsRemoved = TypedDict(
    "NewsRemoved",
    {
        "is": 'Literal["removed"]',
    },
)


#: The host muted the account.
NewsMuted = TypedDict(
    "NewsMuted",
    {
        "is": 'Literal["muted"]',
    },
)


#: The host unmuted the account.
NewsUnmuted = TypedDict(
    "NewsUnmuted",
    {
        "is": 'Literal["unmuted"]',
    },
)


#: The host banned the account from the table.
NewsBanned = TypedDict(
    "NewsBanned",
    {
        "is": 'Literal["banned"]',
    },
)


#: The host lifted the ban.
NewsUnbanned = TypedDict(
    "NewsUnbanned",
    {
        "is": 'Literal["unbanned"]',
    },
)


#: The pause that the player proposed began: all agreed.
NewsPaused = TypedDict(
    "NewsPaused",
    {
        "is": 'Literal["paused"]',
    },
)


#: The player ended the pause.
NewsResumed = TypedDict(
    "NewsResumed",
    {
        "is": 'Literal["resumed"]',
    },
)


#: The player asked for a hint.
NewsHinted = TypedDict(
    "NewsHinted",
    {
        "is": 'Literal["hinted"]',
    },
)


#: The player began a what-if match from their own view, at another table.
NewsGuessed = TypedDict(
    "NewsGuessed",
    {
        "is": 'Literal["guessed"]',
    },
)


#: The player undid their last decision.
NewsTookBack = TypedDict(
    "NewsTookBack",
    {
        "is": 'Literal["took_back"]',
    },
)


#: The account has another name: that of the line.
NewsRenamed = TypedDict(
    "NewsRenamed",
    {
        #: The earlier name, if still known.
        "from": "str | None",
        "is": 'Literal["renamed"]',
    },
)


class Notice(TypedDict):
    """A notice about your account at a table. It needs no `watch`."""

    #: The time of the notice, milliseconds since 1970. The newest notice about a table is valid.
    at: int
    #: The code of the table.
    code: str
    #: The machine name of the game.
    game: str
    #: The id of the table.
    table: str
    #: The subject of the notice.
    what: Noticed


#: You have a seat.
NoticedSeated = TypedDict(
    "NoticedSeated",
    {
        "is": 'Literal["seated"]',
        #: The seat.
        "seat": "Seat",
    },
)


#: You no longer have a seat.
NoticedUnseated = TypedDict(
    "NoticedUnseated",
    {
        "is": 'Literal["unseated"]',
    },
)


#: A match with you has begun, or is running.
NoticedBegan = TypedDict(
    "NoticedBegan",
    {
        "is": 'Literal["began"]',
        #: Your seat.
        "seat": "Seat",
    },
)


#: The match waits for you or for a companion on your device.
NoticedYourTurn = TypedDict(
    "NoticedYourTurn",
    {
        #: The `number` of `Decision`.
        "decision": "int",
        "is": 'Literal["your_turn"]',
        #: The seat: yours or the companion's.
        "seat": "Seat",
        #: The end of the time for it, milliseconds since 1970. `null` without a limit.
        "until": "int | None",
    },
)


#: Your match is finished.
NoticedOver = TypedDict(
    "NoticedOver",
    {
        #: The id of the match, for `/api/matches/{id}`.
        "id": "str",
        "is": 'Literal["over"]',
    },
)


#: A player proposes another match, and you have a seat for it. Answer with `ready` or `stand`.
NoticedRematch = TypedDict(
    "NoticedRematch",
    {
        "is": 'Literal["rematch"]',
    },
)


#: A friend invites you to the table.
NoticedInvited = TypedDict(
    "NoticedInvited",
    {
        #: The friend.
        "from": "Account",
        "is": 'Literal["invited"]',
    },
)


#: A player or host challenges you to play, because your bot named this game in `plays` (`listen`). Answer with `sit` or `decline`.
NoticedChallenged = TypedDict(
    "NoticedChallenged",
    {
        #: The account that challenges you.
        "from": "Account",
        "is": 'Literal["challenged"]',
    },
)


#: An account that you challenged declines.
NoticedDeclined = TypedDict(
    "NoticedDeclined",
    {
        #: The account.
        "by": "Account",
        "is": 'Literal["declined"]',
    },
)


#: An account asks you to play a series of matches. Answer with `POST /api/series/{id}/accept` or `decline`. `table` and `code` of the notice are empty.
NoticedSeries = TypedDict(
    "NoticedSeries",
    {
        #: The account that asks.
        "from": "Account",
        #: The id of the series.
        "id": "str",
        "is": 'Literal["series"]',
        #: The number of matches.
        "matches": "int",
    },
)


#: The seat is free.
OccupantNobody = TypedDict(
    "OccupantNobody",
    {
        "is": 'Literal["nobody"]',
    },
)


#: A person or an external bot.
OccupantAccount = TypedDict(
    "OccupantAccount",
    {
        #: The account.
        "account": "Account",
        #: True if the player is absent and a substitute bot plays for them, by `away` of the setup or by agreement of the others.
        "away": "bool",
        #: For a companion: the id of the account that owns the device. Absent otherwise.
        "beside": "NotRequired[str | None]",
        #: True if a socket of the account follows this table now.
        "connected": "bool",
        "is": 'Literal["account"]',
        #: True if the player gave up the seat in the running match.
        "left": "bool",
        #: True if the account is ready to start.
        "ready": "bool",
        #: The end of the player's vacation, milliseconds since 1970. Until then their clocks in correspondence matches stop. Absent without one.
        "vacation": "NotRequired[int | None]",
    },
)


#: A built-in bot.
OccupantBot = TypedDict(
    "OccupantBot",
    {
        "is": 'Literal["bot"]',
        #: Its name in the game's `players`.
        "player": "str",
    },
)


class Outcome(TypedDict):
    """The final standing of a match."""

    #: The place of each seat. 1 is the winner or winners; equal numbers are ties, and the place after a tie is skipped. 0 is a chair that was never taken. Partners share the place of their team, and places then count teams: the last of three is third, however many seats they have.
    places: list[int]
    #: Points by category, in display order. The last line is the total where the game has one. Always by seat, also with teams.
    sheet: list[ScoreLine]
    #: The teams, that of the first seat first. Empty or absent in a match without teams.
    teams: NotRequired[list[TeamScore]]


#: A player asks for a pause.
PauseViewAsked = TypedDict(
    "PauseViewAsked",
    {
        #: The players that agree, the one that asks first.
        "agreed": "list[str]",
        #: The player that asks.
        "by": "str",
        "is": 'Literal["asked"]',
        #: The players that must still answer.
        "needs": "list[str]",
    },
)


#: The match is paused: clocks stop, and the match waits for no player.
PauseViewOn = TypedDict(
    "PauseViewOn",
    {
        #: The players that agreed, the one that asked first.
        "agreed": "list[str]",
        #: The player that asked.
        "by": "str",
        "is": 'Literal["on"]',
        #: The beginning of the pause, milliseconds since 1970.
        "since": "int",
        #: The latest end of the pause, milliseconds since 1970.
        "until": "int",
    },
)


#: The seat stayed free for newcomers.
PlayerNobody = TypedDict(
    "PlayerNobody",
    {
        "is": 'Literal["nobody"]',
    },
)


#: An account, with its current name; `a former player` if it was deleted.
PlayerAccount = TypedDict(
    "PlayerAccount",
    {
        #: The account.
        "account": "Account",
        "is": 'Literal["account"]',
    },
)


#: A built-in bot.
PlayerBot = TypedDict(
    "PlayerBot",
    {
        "is": 'Literal["bot"]',
        #: Its name in the game's `players`.
        "player": "str",
    },
)


#: The hours in which clocks run in a correspondence match, in each player's time zone. They may include midnight, and last at least six hours.
PlayingHours = TypedDict(
    "PlayingHours",
    {
        #: The beginning, in minutes after midnight, 0 to 1439.
        "from": "int",
        #: The end, in minutes after midnight, 0 to 1439.
        "to": "int",
    },
)


class Problem(TypedDict):
    """The reason why a request failed, and the next step. Over HTTP it is `application/problem+json` with the fields of RFC 9457."""

    #: The kind of problem, for programs.
    code: ProblemCode
    #: The reason for people, in English. A client may have its own text for each code.
    message: str
    #: With `refused`: the game's `Refusal`. Absent otherwise.
    refusal: NotRequired[Any]
    #: With `too_many`, `removed` and `account_banned`: the milliseconds to wait before the next try. Absent if waiting does not help.
    retry_after: NotRequired[int | None]


class ProofCode(TypedDict):
    """The recovery code."""

    by: Literal["code"]
    #: The code.
    code: Secret


class ProofPassword(TypedDict):
    """The password."""

    by: Literal["password"]
    #: The current password.
    password: Secret


class Provider(TypedDict):
    """The OpenID Connect provider of this server."""

    #: The name that the operator gave it. `null` without a provider.
    name: str | None


class ProviderAnswer(TypedDict):
    """The parameters with which the provider sent the browser back."""

    #: The parameter `code`. Only this server can use it.
    code: Secret
    #: The parameter `iss`, if present.
    iss: NotRequired[str | None]
    #: The parameter `state`.
    state: str


class ProviderDidAdded(TypedDict):
    """The account has a new sign-in method, and the browser another cookie."""

    did: Literal["added"]
    #: The new sign-in method.
    key: ListedProviderKey


class ProviderDidShown(TypedDict):
    """The identity is confirmed: the next change within five minutes needs no `proof`."""

    did: Literal["shown"]


class ProviderDidCameBack(TypedDict):
    """The browser is signed in with a new cookie. The earlier session has ended."""

    #: The account.
    account: Account
    did: Literal["came_back"]


class Pushed(TypedDict):
    """The content of a push message, encrypted for the browser. It contains nothing that is secret at a table."""

    #: The id of the notification: a `taken` message withdraws only the one with its id. It does not reveal the decision number, which would show the amount of hidden moves.
    call: str
    #: The machine name of the game.
    game: str
    #: The reason of the notification.
    kind: PushedKind
    #: The language of the text.
    language: BellLanguage
    #: The code of the table.
    table: str


#: A time of every day. If it ends before it begins, it includes midnight. If both are the same, it is the whole day.
QuietHours = TypedDict(
    "QuietHours",
    {
        #: The beginning, in minutes after midnight, 0 to 1,439.
        "from": "int",
        #: The end, in minutes after midnight, 0 to 1,439.
        "to": "int",
        #: The time zone, for example `Europe/Paris` or `+02:00`.
        "zone": "str",
    },
)


class Rating(TypedDict):
    """The rating of your account for a game and a number of players."""

    #: The machine name of the game.
    game: str
    #: The number of rated matches.
    matches: int
    #: The number of people at the table.
    seats: int
    #: The rating. Absent before ten rated matches.
    strength: NotRequired[Strength | None]


class RatingOf(TypedDict):
    """The rating of an account."""

    #: The account id.
    account: str
    #: The number of rated matches.
    matches: int
    #: The rating.
    strength: Strength


class RecordedHint(TypedDict):
    """A hint that a player asked for, or a what-if match that a player began."""

    #: The number of inputs before it.
    after: int
    #: The player's seat.
    seat: Seat


class RecordedInput(TypedDict):
    """One input of a finished match."""

    #: The time, milliseconds since 1970. Absent in records from old servers.
    at: NotRequired[int | None]
    #: The source of the input.
    by: By
    #: The input.
    input: Input
    #: The seat of the input.
    seat: Seat


class RecordedUndo(TypedDict):
    """A decision that a player undid."""

    #: The number of inputs before it.
    after: int
    #: The player's seat.
    seat: Seat


class Reel(TypedDict):
    """The running or last match of a table after some step, as the account saw it or would have seen it. It contains no more than the account was allowed to see at each moment."""

    #: The number of steps before the first one that are missing here, because a reel has at most 200.
    left_out: int
    #: The number of the match at its table.
    number: int
    #: The steps, in order. Empty if nothing happened.
    steps: list[ReelStep]
    #: The game's `View` before the first step.
    view: Any
    #: The seats that the match waited for then.
    waiting: list[Seat]
    #: The account's seat. `null` for a spectator.
    you: Seat | None


class ReelStepEvents(TypedDict):
    """One event as one observer receives it."""

    #: The number of the event among those of the step that the observer receives, from 0.
    n: int
    #: The game's `Seen`.
    seen: Any


class ReelStep(TypedDict):
    """One step, and its changes for the account."""

    #: The time, milliseconds since 1970.
    at: int
    #: The source of the input.
    by: By
    #: The JSON Patch (RFC 6902) for an object with the last `view`.
    changes: list[Change]
    #: The events.
    events: list[ReelStepEvents]
    #: The seat of the input.
    seat: Seat
    #: The entry in the table's log, in the account's numbering.
    seq: int
    #: The seats that the match waited for after the step.
    waiting: list[Seat]


class RemovePasskey(TypedDict):
    """Removes a passkey from the account."""

    #: Needed, unless a passkey or the provider was just confirmed.
    proof: NotRequired[Proof | None]


class RemoveProviderKey(TypedDict):
    """Removes a provider key from the account."""

    #: Needed, unless a passkey or the provider was just confirmed.
    proof: NotRequired[Proof | None]


class Rename(TypedDict):
    """Renames the account."""

    #: The new name.
    name: str


class Replay(TypedDict):
    """A finished match from its beginning, as one observer saw it or would have seen it."""

    #: The game, the players and the outcome.
    match: MatchListing
    #: One moment for each input of the match, in order.
    moments: list[Moment]
    #: The seed of the deal, in hexadecimal. `seed_hash` is its SHA-256.
    seed: str
    #: The hash that the server published before the first decision.
    seed_hash: SeedHash
    #: The score of each seat if the match had ended then: points, crystals or the length of the chain. Absent in games without a score.
    standing: NotRequired[list[int] | None]
    #: The decisions that players undid, in order. They are no moments. Absent if there are none.
    undone: NotRequired[list[RecordedUndo]]
    #: The game's `View` before the first input.
    view: Any


class RingHere(TypedDict):
    """Turns notifications on for the requesting device: the browser's `PushSubscription`."""

    #: The shared secret of the browser and the server, in base64url.
    auth: Secret
    #: The address of the browser's push service. Anyone who has it can try to send messages.
    endpoint: Secret
    #: The language of the notifications.
    language: BellLanguage
    #: The browser's public key in base64url.
    p256dh: str


class Room(TypedDict):
    """The accounts that a host can manage, apart from those in the seats."""

    #: The banned accounts, at most 50: the newest accounts.
    banned: list[Account]
    #: The muted accounts, at most 50: those at the table first, then the newest accounts.
    muted: list[Account]
    #: The accounts that watch without a seat, at most 50.
    watching: list[Account]


class ScoreLine(TypedDict):
    """One category of the score sheet."""

    #: The machine name of the category, e.g. `"military"`; clients translate it.
    label: str
    #: The points of each seat in this category.
    points: list[int]


class SeatView(TypedDict):
    """One seat as every observer sees it."""

    #: The occupant of the seat.
    occupant: Occupant
    #: True if a newcomer can take the seat now.
    open: bool


class Series(TypedDict):
    """A series and its results so far."""

    #: The number of matches that run at the same time.
    at_once: int
    #: The number of deals.
    deals: int
    #: The players, in the order of the request.
    entrants: list[SeriesEntrant]
    #: The id of the series.
    id: str
    #: The time of its making, milliseconds since 1970.
    made_at: int
    #: The account that made it.
    maker: Account
    #: The number of finished matches.
    played: int
    #: The setup of each match.
    setup: Setup
    #: The state of the series.
    state: SeriesState


class SeriesEntrant(TypedDict):
    """A player's results in a series so far."""

    #: True if the player has agreed.
    agreed: bool
    #: The number of matches that the player resigned, or lost because the time ran out too often. The player was last there.
    given_up: int
    #: The 95 % confidence interval of `points`, lower and upper end. One deal is one observation. `null` before all matches of two deals are finished.
    interval: list[float] | None
    #: The number of decisions for which the time ran out.
    late: int
    #: The number of finished matches.
    matches: int
    #: The number of first places, second places and so on.
    places: list[int]
    #: The share of opponents beaten, from 0 to 1. A shared place counts as half.
    points: float | None
    #: The player.
    who: Player


class SeriesMatch(TypedDict):
    """A finished match of a series."""

    #: The number of the deal, from 0.
    deal: int
    #: The end of the match, milliseconds since 1970.
    ended_at: int
    #: The id of the match, for `GET /api/matches/{id}`. Its record is public when all matches of the deal are finished.
    id: str
    #: For each entrant the number of decisions for which the time ran out.
    late: list[int]
    #: The place of each entrant.
    places: list[int]
    #: The number of seats by which all players had moved, from 0.
    rotation: int
    #: The id of the table.
    table: str


class SeriesPlayerAccount(TypedDict):
    """An external bot, by its account id. It must agree, unless it makes the series."""

    account: str


class SeriesPlayerPlayer(TypedDict):
    """A built-in bot, by its name in the game's `players`."""

    player: str


class ServerMessageHello(TypedDict):
    """The first message on every socket."""

    #: The build of the server's browser client. If it differs from a page's own build, the page is outdated and must be reloaded. Absent without a browser client.
    build: NotRequired[str | None]
    #: The limits for this account.
    limits: Limits
    #: The server's clock, milliseconds since 1970. Deadlines use this clock.
    now: int
    type: Literal["hello"]
    #: The account that the client is signed in to.
    you: Account


class ServerMessageDone(TypedDict):
    """The server carried a request out and stored the result."""

    #: The id of the request.
    id: str
    #: The request's entry in the table's log, if it has one.
    seq: NotRequired[int | None]
    #: The id of the table, if the request was about one.
    table: NotRequired[str | None]
    type: Literal["done"]


class ServerMessageProblem(TypedDict):
    """The server refused a request or could not read a frame. Nothing changed."""

    #: The id of the request. `null` if the server could not read a valid id.
    id: str | None
    #: The reason, and the client's next step.
    problem: Problem
    #: The id of the table, if the request was about one.
    table: NotRequired[str | None]
    type: Literal["problem"]


class ServerMessageTable(TypedDict):
    """The seats, the setup and the state of the table. Sent whenever any of it changes."""

    #: Within an epoch `seq` never falls. In a new epoch the server sends everything again.
    epoch: int
    #: True if you are the host.
    host: bool
    #: The spectators, muted and banned accounts. Sent only to the host.
    room: NotRequired[Room | None]
    #: The newest log entry of the table that you receive.
    seq: int
    #: The table.
    state: TableView
    #: The id of the table.
    table: str
    type: Literal["table"]
    #: Your seat, if you have one.
    you: Seat | None


class ServerMessageGame(TypedDict):
    """The match: its new steps, your view and your decision."""

    #: The milliseconds in each time bank at `now`; those of waiting seats run. `null` for bots. Absent without banks.
    banks: NotRequired[list[int | None] | None]
    #: The end of each seat's time, milliseconds since 1970 on the server's clock. `null` for bots, for seats that the match does not wait for, and without a limit.
    deadlines: list[int | None]
    #: Your decision. `null` if you can do nothing.
    decision: Decision | None
    #: Within an epoch `seq` never falls. In a new epoch the server sends everything again.
    epoch: int
    #: True if `steps` begins with the first step of the match. Replace your earlier steps.
    from_start: bool
    #: The server's clock at this message, milliseconds since 1970.
    now: int
    #: The number of the match at this table, from 1. A rematch has the next number.
    number: int
    #: The result, once the match is finished.
    outcome: Outcome | None
    #: The newest log entry of the table that you receive.
    seq: int
    #: The steps since the last message, or since the `since` of `watch`, in order.
    steps: list[Step]
    #: The id of the table.
    table: str
    #: The game's `View`: your current knowledge.
    view: Any
    #: The seats that the match waits for.
    waiting: list[Seat]
    type: Literal["game"]


class ServerMessageChanged(TypedDict):
    """The match: new steps, and the changes of view and decision. Only after `watch` with `changes`."""

    #: The milliseconds in each time bank at `now`; those of waiting seats run. `null` for bots. Absent without banks.
    banks: NotRequired[list[int | None] | None]
    #: The JSON Patch (RFC 6902) for an object with the `view` and `decision` of the last message.
    changes: list[Change]
    #: The end of each seat's time, milliseconds since 1970 on the server's clock. `null` for bots, for seats that the match does not wait for, and without a limit.
    deadlines: list[int | None]
    #: Within an epoch `seq` never falls. In a new epoch the server sends everything again.
    epoch: int
    #: The server's clock at this message, milliseconds since 1970.
    now: int
    #: The number of the match at this table, the same as in the last message.
    number: int
    #: The result, once the match is finished.
    outcome: Outcome | None
    #: The newest log entry of the table that you receive.
    seq: int
    #: The steps since the last message, in order.
    steps: list[Step]
    #: The id of the table.
    table: str
    #: The seats that the match waits for.
    waiting: list[Seat]
    type: Literal["changed"]


class ServerMessageWaiting(TypedDict):
    """Only `waiting`, `deadlines` or `banks` have changed: for example a player made a sealed choice, or the clocks got time back after a server outage."""

    #: The milliseconds in each time bank at `now`; those of waiting seats run. `null` for bots. Absent without banks.
    banks: NotRequired[list[int | None] | None]
    #: The end of each seat's time, milliseconds since 1970 on the server's clock. `null` for bots, for seats that the match does not wait for, and without a limit.
    deadlines: list[int | None]
    #: Within an epoch `seq` never falls. In a new epoch the server sends everything again.
    epoch: int
    #: The server's clock at this message, milliseconds since 1970.
    now: int
    #: The number of the match at this table.
    number: int
    #: The newest log entry of the table that you receive, as in the last message.
    seq: int
    #: The id of the table.
    table: str
    #: The seats that the match waits for.
    waiting: list[Seat]
    type: Literal["waiting"]


class ServerMessageChat(TypedDict):
    """Chat lines of the table."""

    #: Present if these lines replace all your lines, at the first `watch` or after many missed lines. True if older lines exist: ask with `chat_before`.
    earlier: NotRequired[bool | None]
    #: Within an epoch `seq` never falls. In a new epoch the server sends everything again.
    epoch: int
    #: The lines, in order.
    lines: list[ChatLine]
    #: The newest log entry of the table that you receive.
    seq: int
    #: The id of the table.
    table: str
    type: Literal["chat"]


class ServerMessageEarlierChat(TypedDict):
    """The answer to `chat_before`: the lines before the named one."""

    #: True if still older lines exist.
    earlier: bool
    #: The epoch of the table.
    epoch: int
    #: The lines, in order.
    lines: list[ChatLine]
    #: The id of the table.
    table: str
    type: Literal["earlier_chat"]


class ServerMessageHint(TypedDict):
    """The answer to `hint`: the move of a strong built-in bot in your place. Only you receive it."""

    #: The machine name of the built-in bot.
    adviser: str
    #: The number of the decision.
    decision: int
    #: The game's `Intent`: the suggested move.
    intent: Any
    #: The id of the table.
    table: str
    type: Literal["hint"]


class ServerMessageForeseen(TypedDict):
    """The answer to `foresee`: moves that are probably possible at your next decision. Only you receive it."""

    #: For each intent the estimated chance that it will be possible, in percent.
    chances: list[int]
    #: The game's `Choices`: a sample, the most probable first. Empty if nothing can be foreseen.
    choices: Any
    #: The id of the table.
    table: str
    type: Literal["foreseen"]


class ServerMessageAhead(TypedDict):
    """Your premove, or why it was dropped. Only your account receives it: on changes and after `watch`."""

    #: The reason why the server could not play the premove. Absent otherwise.
    dropped: NotRequired[AheadDropped | None]
    #: The game's `Intent`. `null`: no premove.
    intent: Any
    #: The id of the table.
    table: str
    type: Literal["ahead"]


class ServerMessageStandingOrder(TypedDict):
    """Your auto-play in this match. Only your account receives it: on changes and after `watch`."""

    #: True if the server plays decisions with only one possible move.
    forced: bool
    #: True if auto-play rests after your undo: the server plays nothing until you have decided yourself.
    rests: NotRequired[bool]
    #: The id of the table.
    table: str
    type: Literal["standing_order"]


class ServerMessageReaction(TypedDict):
    """A quick reaction of a person at the table. Show it for a moment. The server sends it once and stores none, so it has no number."""

    #: The account.
    account: Account
    #: The reaction.
    reaction: Reaction
    #: Its seat; `null` for a spectator.
    seat: Seat | None
    #: The id of the table.
    table: str
    type: Literal["reaction"]


class ServerMessageRenamed(TypedDict):
    """An account that sits or has spoken at the table has another name. Update its earlier lines and whispers. A `table` message with the new name follows."""

    #: The account with its new name.
    account: Account
    #: Within an epoch `seq` never falls. In a new epoch the server sends everything again.
    epoch: int
    #: The id of the table.
    table: str
    type: Literal["renamed"]


class ServerMessageUnwatched(TypedDict):
    """You no longer follow this table."""

    #: The reason, in English.
    reason: str
    #: The id of the table.
    table: str
    type: Literal["unwatched"]


class ServerMessageNotices(TypedDict):
    """Notices about your account at tables. Only after `listen`."""

    #: The notices. In the answer to `listen`: the current state at each of your tables.
    notices: list[Notice]
    type: Literal["notices"]


class ServerMessagePong(TypedDict):
    """The answer to `ping`."""

    #: The id of the request.
    id: str
    #: The server's clock, milliseconds since 1970.
    now: int
    type: Literal["pong"]


class ServerMessageClosing(TypedDict):
    """The server is about to close the socket."""

    #: The close code.
    code: CloseCode
    #: The reason, in English.
    reason: str
    #: True if the client can reconnect at once and resume.
    resume: bool
    type: Literal["closing"]


class SetMail(TypedDict):
    """Sets the e-mail address, in place of the earlier one. The address must confirm it."""

    #: The address, for example `ada@example.org`.
    address: Secret
    #: The language of the e-mails.
    language: BellLanguage
    #: The time zone for times in e-mails, for example `Europe/Paris` or `+02:00`.
    zone: str


class SetMute(TypedDict):
    """Mutes an account for your account, or unmutes it."""

    #: The account id.
    account: str
    #: True to mute, false to unmute.
    muted: bool


class SetPassword(TypedDict):
    """Sets a password, in place of the earlier one."""

    #: The new password: 10 to 128 characters.
    password: Secret
    #: Needed if the account has a sign-in method, unless a passkey or the provider was just confirmed.
    proof: NotRequired[Proof | None]


class SetWebhook(TypedDict):
    """Sets the webhook, in place of the earlier one."""

    #: An `https` address.
    url: Secret


class SetZone(TypedDict):
    """Sets the time zone, at most once a day. Open decisions keep the zone that they began with."""

    #: The time zone, for example `Europe/Paris` or `+02:00`.
    zone: str


class Setup(TypedDict):
    """The setup of a table."""

    #: The rule for absent players of the running match. If omitted: `stand_in` after the server's grace time with a clock in seconds or a time bank of seconds, otherwise `wait`.
    away: Away | None
    #: The clock. If omitted: none.
    clock: Clock
    #: The machine name of the game, for example `"seven-kingdoms"`.
    game: str
    #: True if players may ask for a `hint` during a match. If omitted: false.
    hints: NotRequired[bool]
    #: The accounts that can join the running match, in a game that takes newcomers. If omitted: `by_consent`.
    newcomers: Newcomers
    #: The game's `Options`. If omitted: the game's default options.
    options: Any
    #: The hours in which clocks run in a correspondence match, in each player's time zone. If omitted: all hours.
    playing_hours: NotRequired[PlayingHours | None]
    #: True if the players change seats at random when a match starts; partners stay partners. If omitted: `random_seats` of the game in `GET /api/games`. The first match of a fork, of a shared deal and of a what-if match keeps its seats, and so do lessons. Absent in setups from older servers: false.
    random_seats: NotRequired[bool | None]
    #: The number of seats.
    seats: SeatCount
    #: The channel of partners, in a match with teams. If omitted: `open`.
    team_talk: NotRequired[TeamTalk]
    #: The accounts that can find the table. If omitted: `public`.
    visibility: Visibility


class SetupRequest(TypedDict):
    """The setup of a table."""

    #: The rule for absent players of the running match. If omitted: `stand_in` after the server's grace time with a clock in seconds or a time bank of seconds, otherwise `wait`.
    away: NotRequired[Away | None]
    #: The clock. If omitted: none.
    clock: NotRequired[Clock]
    #: The machine name of the game, for example `"seven-kingdoms"`.
    game: str
    #: True if players may ask for a `hint` during a match. If omitted: false.
    hints: NotRequired[bool]
    #: The accounts that can join the running match, in a game that takes newcomers. If omitted: `by_consent`.
    newcomers: NotRequired[Newcomers]
    #: The game's `Options`. If omitted: the game's default options.
    options: NotRequired[Any]
    #: The hours in which clocks run in a correspondence match, in each player's time zone. If omitted: all hours.
    playing_hours: NotRequired[PlayingHours | None]
    #: True if the players change seats at random when a match starts; partners stay partners. If omitted: `random_seats` of the game in `GET /api/games`. The first match of a fork, of a shared deal and of a what-if match keeps its seats, and so do lessons. Absent in setups from older servers: false.
    random_seats: NotRequired[bool | None]
    #: The number of seats.
    seats: SeatCount
    #: The channel of partners, in a match with teams. If omitted: `open`.
    team_talk: NotRequired[TeamTalk]
    #: The accounts that can find the table. If omitted: `public`.
    visibility: NotRequired[Visibility]


class ShowPasskey(TypedDict):
    """The browser's answer with a passkey."""

    #: `AuthenticationResponseJSON` of Web Authentication.
    credential: Any


class SignIn(TypedDict):
    """Makes a guest account with a session."""

    #: The kind of account. A bot gets a bearer token instead of a cookie.
    kind: NotRequired[AccountKind]
    #: The name that others see.
    name: str


class SignedIn(TypedDict):
    """Answer to `SignIn`."""

    #: The account.
    account: Account
    #: For bots: the token for `Authorization: Bearer ...`. Shown once; the server keeps only a hash.
    token: str | None


#: A person in a seat.
SpeakerSeat = TypedDict(
    "SpeakerSeat",
    {
        "is": 'Literal["seat"]',
        #: The seat at that time.
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


#: A bot.
SpeakerBot = TypedDict(
    "SpeakerBot",
    {
        "is": 'Literal["bot"]',
        #: Its seat at that time, if any.
        "seat": "Seat | None",
    },
)


class Spoken(TypedDict):
    """A public chat line during a match."""

    #: The speaker.
    account: Account
    #: The number of inputs before it.
    after: int
    #: The time, milliseconds since 1970.
    at: int
    #: The text.
    text: str


class Statistics(TypedDict):
    """Statistics of an account's finished matches, without forks, what-if matches and lessons."""

    #: One line for each game, number of seats and kind of opponents, the most played first.
    lines: list[StatisticsLine]
    #: The number of matches in the statistics.
    matches: int
    #: The accounts met most often, at most 20.
    met: list[Met]
    #: True if there are older matches, which are not in the statistics.
    more: bool


class StatisticsLine(TypedDict):
    """Statistics of similar matches."""

    #: The kind of opponents.
    against: Against
    #: The machine name of the game.
    game: str
    #: The average place. In team matches that of the team.
    place: float
    #: The number of matches.
    played: int
    #: The average of the last line of the score sheet. Absent in games without points.
    points: NotRequired[float | None]
    #: The number of occupied seats.
    seats: int
    #: The number of victories, alone or shared.
    won: int


class StepEvents(TypedDict):
    """One event as one observer receives it."""

    #: The number of the event among those of the step that the observer receives, from 0.
    n: int
    #: The game's `Seen`.
    seen: Any


class Step(TypedDict):
    """One accepted input of the match and its events, as far as you may know them. An input of which you may know nothing is no step and changes no number of yours."""

    #: The time, milliseconds since 1970.
    at: int
    #: The source of the input.
    by: By
    #: The events. Empty for example if you lifted a card of yours, or if a player gets a new question.
    events: list[StepEvents]
    #: The seat of the input.
    seat: Seat
    #: The entry in the table's log, in your numbering.
    seq: int


class Strength(TypedDict):
    """A rating. It begins at 25 for each player."""

    #: The upper end of that interval.
    high: float
    #: The lower end of its 95 % confidence interval.
    low: float
    #: The estimated rating.
    rating: float


class TableListing(TypedDict):
    """A table in a list."""

    #: The code of the table: short, for reading aloud.
    code: str
    #: The match that the table continues as a fork. Absent at other tables.
    continues: NotRequired[Continues | None]
    #: The number of seats that a newcomer can take now.
    free_seats: int
    #: The match that the running or last match imagines further. Absent if that is no what-if match.
    guess: NotRequired[GuessAt | None]
    #: The id: stable and unique.
    id: str
    #: The time of its making, milliseconds since 1970.
    made_at: int
    #: For `/api/tables/mine`: the account's part, if it sits there or made the table.
    mine: NotRequired[Mine | None]
    #: The names of the seated accounts and bots.
    names: list[str]
    #: The seats of `names`, in the same order. Absent if an older server version stored the table last.
    seats: NotRequired[list[Seat]]
    #: The game, the options, the clock and the rest of the setup.
    setup: Setup
    #: The state of the table.
    status: Status
    #: The seats of each team. Absent if all players play alone.
    teams: NotRequired[Teams]
    #: For `/api/tables/mine`: true if the match waits for this account.
    your_turn: bool


class TableView(TypedDict):
    """The seats, the setup and the state of a table."""

    #: The absent players who can get a substitute bot if the others agree with `stand_in`.
    absent: list[Absent]
    #: The accounts that ask to join the running match, the first one first. `admit` answers them.
    asking: list[Asking]
    #: The code of the table: short, for reading aloud. It opens a private table, too.
    code: str
    #: The match that this table continues as a fork. Readers of that match know its deal. Absent at other tables.
    continues: NotRequired[Continues | None]
    #: The id of a set of tables with a shared deal, if the first match here has that deal. Its seed is public once all of them are finished. Absent otherwise.
    duplicate: NotRequired[str | None]
    #: The running or last match.
    game: MatchView | None
    #: The match that the running or last match imagines further. Absent if that is no what-if match.
    guess: NotRequired[GuessAt | None]
    #: The id of the account that may start the match, and fill and empty seats. Empty for series and ladders.
    host: str
    #: The id: stable and unique.
    id: str
    #: The time of its making, milliseconds since 1970.
    made_at: int
    #: The id of the account that made the table; empty for series and ladders. If it is disconnected for the grace time while no match runs, a seated player becomes host until it returns. That host cannot remove it.
    maker: str
    #: The requested or current pause of the running match. `pause` answers it or ends it. Absent otherwise.
    pause: NotRequired[PauseView | None]
    #: The id of the account that proposed the match that the table gathers for. `null` for the first match.
    proposed_by: str | None
    #: The seats. In a game that takes newcomers a match can have more seats than the setup. The further ones are free until an account joins.
    seats: list[SeatView]
    #: The game, the seats, the options, the clock and the rest of the setup.
    setup: Setup
    #: The number of accounts that watch without a seat.
    spectators: int
    #: The state of the table.
    status: Status
    #: The seats of each team, in the match that the table gathers for, or in the running or last one. Absent if all players play alone.
    teams: NotRequired[Teams]
    #: The request of a player to undo their last decision in the running match. `allow_undo` answers it. Absent otherwise.
    undo: NotRequired[Undo | None]
    #: The names of the first 20 of them.
    watching: NotRequired[list[str]]


class TeamScore(TypedDict):
    """One team of a finished match. Its place is that of its seats."""

    #: The seats of the team, in the order of the seats.
    seats: list[Seat]
    #: The sum of the last line of the sheet over these seats; `null` without a sheet.
    total: int | None


class Undo(TypedDict):
    """A request to undo a decision. Any new decision withdraws it."""

    #: The ids of the accounts that agree.
    agreed: list[str]
    #: The ids of the accounts that must still answer: the other people who play.
    needs: list[str]
    #: The seat of the player that asks.
    seat: Seat


#: A vacation: the account's clocks in correspondence matches stop.
Vacation = TypedDict(
    "Vacation",
    {
        #: The beginning, milliseconds since 1970.
        "from": "int",
        #: The end, milliseconds since 1970.
        "until": "int",
    },
)


class WaitingUpdate(TypedDict):
    """The waiting seats and their clocks. View and decision are unchanged."""

    #: The milliseconds in each time bank at `now`; those of waiting seats run. `null` for bots. Absent without banks.
    banks: NotRequired[list[int | None] | None]
    #: The end of each seat's time, milliseconds since 1970 on the server's clock. `null` for bots, for seats that the match does not wait for, and without a limit.
    deadlines: list[int | None]
    #: Within an epoch `seq` never falls. In a new epoch the server sends everything again.
    epoch: int
    #: The server's clock at this message, milliseconds since 1970.
    now: int
    #: The number of the match at this table.
    number: int
    #: The newest log entry of the table that you receive, as in the last message.
    seq: int
    #: The id of the table.
    table: str
    #: The seats that the match waits for.
    waiting: list[Seat]


class WebhookCall(TypedDict):
    """The body of a request to a webhook."""

    #: The id of the notified account.
    account: str
    #: The id of the notification. A `taken` request has the id of the notification that it withdraws.
    call: str
    #: The machine name of the game.
    game: str
    #: The reason of the notification.
    kind: PushedKind
    #: The code of the table.
    table: str


class Whisper(TypedDict):
    """The recipient of a whisper or a team line. Only the speaker and the recipients get such a line."""

    #: The number of this whisper among those of your account at this table, from 1. Drop those you have.
    n: int
    #: The current name of that account.
    name: str
    #: For a team line: the seats of the whole team at that time, with the speaker's. Absent otherwise.
    team: NotRequired[list[Seat]]
    #: The recipient's account id. For a team: the first of the recipients.
    to: str


#: The class of an account for the limits. Every class has limits.
AccountClass: TypeAlias = Literal["person", "bot", "trusted_bot"]


#: The kinds of accounts.
AccountKind: TypeAlias = Literal["person", "bot", "companion"]


#: The kind of opponents.
Against: TypeAlias = AgainstPeople | AgainstBots | AgainstBoth


#: The reason why the server did not play a premove.
AheadDropped: TypeAlias = Literal["impossible", "other_decision", "went_back"]


#: The rule for an absent player of a running match: one who is not connected to the table.
Away: TypeAlias = AwayWait | AwayStandIn


#: A language of notifications.
BellLanguage: TypeAlias = Literal["en", "fr", "nl"]


#: The source of a step.
By: TypeAlias = Literal["player", "clock", "bot", "stand_in", "standing_order"]


#: One operation of a JSON Patch (RFC 6902).
Change: TypeAlias = ChangeAdd | ChangeRemove | ChangeReplace


#: Answer to `POST /api/setup`.
CheckedSetup: TypeAlias = CheckedSetupPlayable | CheckedSetupRefused


#: A request of a client on the WebSocket.
ClientMessage: TypeAlias = ClientMessageWatch | ClientMessageUnwatch | ClientMessageSit | ClientMessageAdmit | ClientMessageStandIn | ClientMessagePause | ClientMessageUndo | ClientMessageAllowUndo | ClientMessageStand | ClientMessageReady | ClientMessageAddBot | ClientMessageBeside | ClientMessageRemove | ClientMessageMute | ClientMessageBan | ClientMessageConfigure | ClientMessageStart | ClientMessageSubmit | ClientMessageHint | ClientMessageForesee | ClientMessageChooseAhead | ClientMessageStandingOrder | ClientMessageChat | ClientMessageReact | ClientMessageChatBefore | ClientMessageResign | ClientMessageClaim | ClientMessageRematch | ClientMessageClose | ClientMessageListen | ClientMessageDecline | ClientMessagePing


#: The clock of a table. A game may limit some decisions by itself.
Clock: TypeAlias = ClockNone | ClockSeconds | ClockDays | ClockBank | ClockBankOfDays


#: The reason why the server closes a socket: the WebSocket close code.
CloseCode: TypeAlias = int


#: Signs in to an existing account. Every failure gives the same answer, after the same work.
ComeBack: TypeAlias = ComeBackCode | ComeBackPassword | ComeBackDevice


#: The kind of deal of a match. Only a deal of chance is secret from all its players.
Deal: TypeAlias = DealChance | DealLesson | DealFork | DealGuess | DealDay | DealDuplicate


#: The state of a shared deal at one table.
DuplicateState: TypeAlias = Literal["gathering", "playing", "over", "closed"]


#: The occupant of a seat of a fork.
ForkSeat: TypeAlias = ForkSeatMe | ForkSeatBot | ForkSeatOpen


#: An input that moves a match on. The log of a match is a list of these, each with its seat.
Input: TypeAlias = InputIntent | InputSeat


#: The state of an e-mail address.
MailState: TypeAlias = Literal["asked", "confirmed", "refused"]


#: The state of an account in a deal of the day.
MyDay: TypeAlias = MyDayOpen | MyDayPlaying | MyDayOver


#: The accounts that may join a running match, in a game that takes newcomers.
Newcomers: TypeAlias = Literal["nobody", "by_consent", "everybody"]


#: An event of an account at a table, outside of the match.
News: TypeAlias = NewsRemoved | NewsMuted | NewsUnmuted | NewsBanned | NewsUnbanned | NewsPaused | NewsResumed | NewsHinted | NewsGuessed | NewsTookBack | NewsRenamed


#: The subject of a notice.
Noticed: TypeAlias = NoticedSeated | NoticedUnseated | NoticedBegan | NoticedYourTurn | NoticedOver | NoticedRematch | NoticedInvited | NoticedChallenged | NoticedDeclined | NoticedSeries


#: The occupant of a seat.
Occupant: TypeAlias = OccupantNobody | OccupantAccount | OccupantBot


#: A pause of the running match, with accounts by their ids.
PauseView: TypeAlias = PauseViewAsked | PauseViewOn


#: The occupant of a seat at the end of a match.
Player: TypeAlias = PlayerNobody | PlayerAccount | PlayerBot


#: The kinds of problems.
ProblemCode: TypeAlias = Literal["malformed", "not_signed_in", "wrong_key", "account_banned", "proof_needed", "key_taken", "provider_failed", "not_allowed", "not_watching", "muted", "banned", "removed", "not_found", "wrong_time", "not_in_this_game", "seat_taken", "no_newcomers", "not_ready", "bad_setup", "not_waiting", "stale", "shown", "refused", "id_reused", "bad_text", "too_many", "storage_unavailable", "overtaken", "closing", "internal"]


#: A confirmation by a sign-in method that the session's user owns the account.
Proof: TypeAlias = ProofCode | ProofPassword


#: The result of a visit to the provider.
ProviderDid: TypeAlias = ProviderDidAdded | ProviderDidShown | ProviderDidCameBack


#: The reason of a notification.
PushedKind: TypeAlias = Literal["turn", "reminder", "taken", "invited"]


#: A quick reaction of a person at a table.
Reaction: TypeAlias = Literal["well_played", "thanks", "oops", "thinking", "your_turn", "good_game"]


#: The reason of a report.
ReportReason: TypeAlias = Literal["insults", "spam", "cheating", "name", "other"]


#: The kind of recipient of a chat line.
SaidTo: TypeAlias = Literal["table", "one", "team"]


#: A chair at the table, counted clockwise from 0.
Seat: TypeAlias = int


#: A change of the players of a running match. It is an input of the match like an intent, and logged like one.
SeatChange: TypeAlias = Literal["join", "leave", "claim"]


#: The number of chairs of a match, 1 to 8.
SeatCount: TypeAlias = int


#: A password, code or other secret, as plain text between a client and the server. `Debug` does not print it, so logs and panics do not contain it.
Secret: TypeAlias = str


#: SHA-256 of a seed's 32 bytes, in hexadecimal.
SeedHash: TypeAlias = str


#: A player of a series.
SeriesPlayer: TypeAlias = SeriesPlayerAccount | SeriesPlayerPlayer


#: The state of a series.
SeriesState: TypeAlias = Literal["asked", "running", "over", "cancelled", "declined"]


#: A message of the server on the WebSocket.
ServerMessage: TypeAlias = ServerMessageHello | ServerMessageDone | ServerMessageProblem | ServerMessageTable | ServerMessageGame | ServerMessageChanged | ServerMessageWaiting | ServerMessageChat | ServerMessageEarlierChat | ServerMessageHint | ServerMessageForeseen | ServerMessageAhead | ServerMessageStandingOrder | ServerMessageReaction | ServerMessageRenamed | ServerMessageUnwatched | ServerMessageNotices | ServerMessagePong | ServerMessageClosing


#: The role of a speaker at the table.
Speaker: TypeAlias = SpeakerSeat | SpeakerWatching | SpeakerBot


#: The state of a table.
Status: TypeAlias = Literal["gathering", "playing", "finished"]


#: The talk of partners during a match with teams.
TeamTalk: TypeAlias = Literal["open", "private"]


#: The teams, each a list of its seats, in the order of the seats. Each seat is in one team. Empty or absent in a match without teams.
Teams: TypeAlias = list[list[Seat]]


#: The recipients of a whisper: the account in a seat, or your team.
To: TypeAlias = Literal["team"] | Seat


#: The unit of the worth of a choice.
Unit: TypeAlias = Literal["points", "victory"]


#: The accounts that can find a table.
Visibility: TypeAlias = Literal["public", "private"]


BotsHere: TypeAlias = list[BotHere]


LadderMatches: TypeAlias = list[LadderMatch]


Ladders: TypeAlias = list[LadderListing]
