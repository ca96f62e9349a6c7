"""Matches against a server that loses connections: they are played to their end, and every answer counts once."""

import asyncio
import unittest

from fake import CODE, TABLE, Fake, Faults

from septet import Client, Closed, Decision, Garbled, Interrupted, OtherGame, Problem, Unreachable, Unwatched
from septet.games import seven_dragons, seven_kingdoms


class Playing(unittest.IsolatedAsyncioTestCase):
    async def play(self, decisions: int, faults: Faults) -> Fake:
        async with Fake(decisions, faults) as fake, Client(fake.session) as client:
            table = await client.follow(CODE, seven_kingdoms.GAME)
            ended = await asyncio.wait_for(table.play(lambda decision: decision.intents[0]), 30)
            self.assertEqual(ended.place, 1)
            answered = [intent for intent in fake.inputs if intent is not None]
            self.assertEqual(ended.decisions, len(answered))
            self.assertEqual([intent["card"] for intent in answered], sorted({i["card"] for i in answered}))
            self.assertEqual(len(fake.inputs), decisions)
        return fake

    async def test_a_match_is_played_to_its_end(self) -> None:
        fake = await self.play(20, Faults())
        self.assertEqual((fake.sockets, fake.submissions, fake.repeats), (1, 20, 0))

    async def test_what_was_lost_before_it_was_carried_out_is_sent_again(self) -> None:
        fake = await self.play(12, Faults(lose_before=4))
        self.assertGreaterEqual(fake.sockets, 4)
        self.assertEqual(fake.repeats, 0)

    async def test_what_was_carried_out_without_an_answer_is_not_carried_out_again(self) -> None:
        fake = await self.play(12, Faults(lose_after=4))
        self.assertEqual((fake.sockets, fake.repeats), (4, 3))
        ids = [said["id"] for said in fake.heard if said["type"] == "submit"]
        self.assertEqual(len(ids) - len(set(ids)), 3, "a repeated submission has the id it had")

    async def test_who_is_told_to_wait_waits_and_tries_again(self) -> None:
        fake = await self.play(9, Faults(hurry=3))
        self.assertEqual(fake.submissions, 13)

    async def test_somebody_else_may_be_faster(self) -> None:
        fake = await self.play(8, Faults(overtake={3, 8}))
        self.assertEqual(fake.inputs.count(None), 2)

    async def test_what_is_refused_is_asked_again_with_the_reason(self) -> None:
        async with Fake(3, Faults(refuse={2: 4})) as fake, Client(fake.session) as client:
            table = await client.follow(CODE)
            seen = []
            async for decision in table.decisions():
                seen.append((decision.number, decision.refused and decision.refused.refusal))
                self.assertEqual(await decision.answer(decision.intents[0]), len(seen) not in (2, 3, 4, 5))
            self.assertEqual(seen, [(1, None), (2, None), *[(2, {"why": "over"})] * 4, (3, None)])

    async def test_who_knows_no_rules_gives_up(self) -> None:
        async with Fake(3, Faults(refuse={2: 99})) as fake, Client(fake.session) as client:
            table = await client.follow(CODE)
            with self.assertRaises(Problem) as refused:
                await asyncio.wait_for(table.play(lambda decision: decision.intents[0]), 30)
            self.assertEqual((refused.exception.code, fake.submissions), ("refused", 11))

    async def test_what_is_left_unanswered_comes_again_with_news(self) -> None:
        async with Fake(2) as fake, Client(fake.session) as client:
            table = await client.follow(CODE)
            numbers = []
            async for decision in table.decisions():
                numbers.append(decision.number)
                if len(numbers) < 3:
                    asyncio.get_running_loop().call_later(0.01, asyncio.ensure_future, fake.say(HELLO))
                else:
                    await decision.answer(decision.intents[0])
            self.assertEqual(numbers, [1, 1, 1, 2])

    async def test_who_sat_down_before_need_not_have_looked(self) -> None:
        async with Fake(2) as fake, Client(fake.session) as client:
            table = await client.follow(CODE)
            await table.sit()
            await table.ready()
            self.assertEqual((await table.play(lambda decision: decision.intents[0])).decisions, 2)
            self.assertEqual([said["type"] for said in fake.heard].count("sit"), 1)

    async def test_who_plays_again_stays_for_the_rematch(self) -> None:
        async with Fake(3) as fake, Client(fake.session) as client:
            table = await client.follow(CODE)
            first = await table.play(lambda decision: decision.intents[0])
            again = asyncio.ensure_future(table.play(lambda decision: decision.intents[0]))
            await asyncio.sleep(0.01)
            self.assertFalse(again.done())
            await table.rematch()
            second = await asyncio.wait_for(again, 30)
            self.assertEqual([(ended.number, ended.decisions) for ended in (first, second)], [(1, 3), (2, 3)])

    async def test_a_program_can_wait_before_it_chooses(self) -> None:
        async def choose(decision: Decision[seven_kingdoms.View, seven_kingdoms.Intent]) -> seven_kingdoms.Intent:
            await asyncio.sleep(0)
            return decision.intents[0]

        async with Fake(3) as fake, Client(fake.session) as client:
            table = await client.follow(CODE, seven_kingdoms.GAME)
            self.assertEqual((await table.play(choose, pause=0.001)).decisions, 3)


HELLO = {"type": "chat", "lines": [{"seq": 99, "account": "b", "name": "Bo", "text": "Hurry"}]}


class Following(unittest.IsolatedAsyncioTestCase):
    async def test_a_resumed_table_misses_nothing(self) -> None:
        async with Fake(30) as fake, Client(fake.session) as player, Client(fake.session) as client:
            table = await player.follow(CODE)
            watched = await client.follow(TABLE)

            async def watch() -> list[int]:
                steps: list[int] = []
                lines = 0
                async for news in watched:
                    if news["type"] == "game":
                        steps += [step["seq"] for step in news["steps"]]
                        if len(steps) % 5 == 0:
                            client.break_off()
                        if news["outcome"] is not None:
                            break
                    elif news["type"] == "chat":
                        lines += len(news["lines"])
                self.assertEqual(lines, 0, "the line was told before, and comes once")
                return steps

            # The fake tells others of what happens when they come back.
            telling = asyncio.create_task(watch())
            await table.play(lambda decision: decision.intents[0])
            while not telling.done():
                client.break_off()
                await asyncio.sleep(0.05)
            steps = await telling
            self.assertEqual(steps, sorted(set(steps)))
            self.assertEqual(len(steps), 30)
            self.assertGreater(client.sockets, 1)

    async def test_one_client_follows_a_table_by_two_handles(self) -> None:
        async with Fake(3) as fake, Client(fake.session) as client:
            first, second = await asyncio.gather(client.follow(CODE), client.follow(TABLE))
            third = await client.follow(CODE)
            for table in (first, second, third):
                self.assertEqual(table.id, TABLE)
            played = asyncio.ensure_future(first.play(lambda decision: decision.intents[0]))
            for table in (second, third):
                steps: list[int] = []
                while len(steps) < 3:
                    news = await asyncio.wait_for(table.next(), 5)
                    steps += [step["seq"] for step in news["steps"]] if news["type"] == "game" else []
                self.assertEqual(steps, sorted(set(steps)))
            self.assertEqual((await played).decisions, 3)
            second.close()
            await client.ping()
            self.assertNotIn("unwatch", [said["type"] for said in fake.heard], "others follow it still")

    async def test_watching_goes_on_from_the_last_game(self) -> None:
        async with Fake(4, Faults(lose_after=2)) as fake, Client(fake.session) as client:
            await (await client.follow(CODE)).play(lambda decision: decision.intents[0])
            first, second, third = [said for said in fake.heard if said["type"] == "watch"]
            self.assertEqual((first["table"], "since" in first), (CODE, False))
            self.assertEqual((second["table"], second["since"], second["epoch"]), (CODE, 4, 1))
            self.assertEqual(third["since"], 6)

    async def test_a_request_that_cannot_be_repeated_is_not(self) -> None:
        async with Fake(4, Faults(swallow={"rematch", "chat"})) as fake, Client(fake.session) as client:
            table = await client.follow(CODE)
            with self.assertRaises(Interrupted):
                await table.rematch()
            await table.chat("hello")
            kinds = [said["type"] for said in fake.heard]
            self.assertEqual((kinds.count("rematch"), kinds.count("chat"), fake.sockets), (1, 2, 3))

    async def test_a_client_keeps_to_the_limits(self) -> None:
        async with Fake(4, Faults(per_second=50, burst=10)) as fake, Client(fake.session) as client:
            loop = asyncio.get_running_loop()
            begun = loop.time()
            await asyncio.gather(*[client.ping() for _ in range(19)])
            # Nine at once, ten more at fifty a second.
            self.assertGreater(loop.time() - begun, 0.19)

    async def test_refusals_are_typed(self) -> None:
        async with Fake(4) as fake, Client(fake.session) as client:
            with self.assertRaises(Problem) as nowhere:
                await client.follow("NOPE")
            self.assertEqual((nowhere.exception.code, nowhere.exception.is_passing), ("not_found", False))
            with self.assertRaises(OtherGame):
                await client.follow(CODE, seven_dragons.GAME)
            self.assertEqual(fake.heard[-1]["type"], "watch")
            await client.ping()
            self.assertEqual(fake.heard[-2]["type"], "unwatch")

    async def test_a_program_listens_again_after_a_break(self) -> None:
        async with Fake(4) as fake, Client(fake.session) as client:
            listener = await client.listen(["seven-kingdoms"])
            self.assertEqual((await listener.next())["code"], CODE)
            await listener.decline(TABLE)
            client.break_off()
            self.assertEqual((await asyncio.wait_for(listener.next(), 5))["what"]["is"], "challenged")
            self.assertEqual([said.get("plays") for said in fake.heard], [["seven-kingdoms"], None, ["seven-kingdoms"]])
            another = await client.listen()
            with self.assertRaises(Unreachable):
                await listener.next()
            self.assertEqual((await another.next())["table"], TABLE)
        for _ in range(2):
            with self.assertRaises(Unreachable):
                await another.next()

    async def test_a_banned_client_is_told(self) -> None:
        async with Fake(4) as fake, Client(fake.session) as client:
            table = await client.follow(CODE)
            await fake.say({"type": "unwatched", "reason": "banned"})
            for _ in range(2):
                with self.assertRaises(Unwatched):
                    await table.next()


class Ending(unittest.IsolatedAsyncioTestCase):
    async def test_a_session_that_ended_is_not_opened_again(self) -> None:
        async with Fake(4) as fake, Client(fake.session) as client:
            table = await client.follow(CODE)
            await fake.close(4401, "signed out")
            with self.assertRaises(Closed) as closed:
                await table.next()
            self.assertEqual(closed.exception.code, 4401)
            with self.assertRaises(Closed):
                await table.chat("hello?")
            self.assertEqual(fake.sockets, 1)

    async def test_a_server_that_speaks_another_language_is_given_up(self) -> None:
        for odd in ({"type": "chat", "lines": 5}, {"type": "problem", "id": "x"}, {"type": 5}):
            async with Fake(4) as fake, Client(fake.session) as client:
                table = await client.follow(CODE)
                await fake.say(odd)
                with self.assertRaises(Garbled, msg=odd):
                    await asyncio.wait_for(table.next(), 5)
                with self.assertRaises(Garbled):
                    await client.ping()

    async def test_a_server_that_restarts_is_waited_for(self) -> None:
        async with Fake(4) as fake, Client(fake.session) as client:
            table = await client.follow(CODE)
            fake.faults.upgrades = [(502, b"<html>"), (503, b'{"code":"closing","message":"soon"}')]
            await fake.close(1012, "restart")
            await table.chat("hello?")
            self.assertEqual((fake.sockets, client.sockets), (2, 2))

    async def test_what_refuses_the_first_socket_says_why(self) -> None:
        said = b'{"code":"not_signed_in","message":"sign in first"}'
        async with Fake(4, Faults(upgrades=[(401, said)])) as fake:
            with self.assertRaises(Problem) as refused:
                await Client(fake.session).open()
            self.assertEqual(refused.exception.code, "not_signed_in")
        with self.assertRaises(Unreachable):
            await Client(fake.session).open()

    async def test_no_socket_is_led_elsewhere_with_a_token(self) -> None:
        async with Fake(4) as elsewhere, Fake(4, Faults(upgrades=[(307, b"")])) as fake:
            fake.elsewhere = elsewhere.session.socket[0]
            with self.assertRaises(Garbled):
                await Client(fake.session).open()
            self.assertEqual(elsewhere.sockets, 0)

    async def test_a_closed_client_answers_nobody(self) -> None:
        async with Fake(4, Faults(swallow=set())) as fake:
            async with Client(fake.session) as client:
                table = await client.follow(CODE)
                waiting = asyncio.ensure_future(table.next())
                await asyncio.sleep(0)
            with self.assertRaises(Unreachable):
                await waiting
            with self.assertRaises(Unreachable):
                await client.ping()


if __name__ == "__main__":
    unittest.main()
