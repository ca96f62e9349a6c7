// Whole games with card animations: at each decision all offered items can be pressed and take focus.
import { games } from '../harness/games';
import { missed } from '../harness/offered';
import type { Player } from '../harness/player';
import { expect, test } from '../harness/test';
import { sitDown } from '../harness/together';

const moving = { reducedMotion: 'no-preference' } as const;

const long = process.env.SEPTET_LONG === '1';
/** The number of a player's decisions that the gate checks. The long suite plays to the end. */
const LOOKS = long ? Infinity : 6;

/** Plays and checks each decision. */
async function playAndLook(player: Player) {
  let looks = 0;
  await player.play(async ({ tone, offered }) => {
    if (tone === 'you' && offered > 0) {
      expect(await missed(player.page), `decision ${looks}`).toEqual([]);
      looks += 1;
    }
    return tone === 'over' || looks > LOOKS;
  });
  expect(looks).toBeGreaterThan(5);
}

/** Lets a player give and show cards in one of four decisions of a talk. Talks would last for hundreds otherwise. */
function closeTalksSoon(player: Player) {
  const closing = /^(accept-|propose-|no_deal$|ready|join|side-|alone|with-)/;
  let decisions = 0;
  player.prefer = (deeds) => {
    decisions += 1;
    return decisions % 4 === 0 ? undefined : deeds.find((deed) => closing.test(deed));
  };
}

for (const game of games) {
  // The gate has the game with the longest card movements.
  const tag = game === 'seven-dragons' ? [] : '@long';
  test(`${game}: everything offered can be pressed while cards fly`, { tag }, async ({ arrive }) => {
    const [ada, ben] = await Promise.all([arrive('Ada', moving), arrive('Ben', moving)]);
    await sitDown(ada, ben, game === 'seven-sages' ? 5 : 3, game);
    if (game === 'seven-sages') [ada, ben].forEach(closeTalksSoon);
    const both = [ada, ben].map(playAndLook);
    // A player who stops after enough checks would keep the other waiting.
    await (long ? Promise.all(both) : Promise.race(both));
    await Promise.all([ada, ben].map(({ page }) => page.close()));
    await Promise.allSettled(both);
  });
}
