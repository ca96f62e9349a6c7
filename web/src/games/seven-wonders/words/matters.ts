// The questions of leaders and guilds between turns, in words.
import { by } from '../facts/by';
import type { Matter, Seat } from '../types';
import { boxTexts } from './texts';

export const matterTexts = () => boxTexts().matters;

/** Returns the question to the reader. */
export function askInWords(matter: Matter, nameOf: (seat: Seat) => string): string {
  const { ask } = matterTexts();
  return by<Matter, string>(matter, {
    raise: () => ask.raise,
    draw: () => ask.draw,
    hand: () => ask.hand,
    copy_leader: () => ask.copy_leader,
    copy_stage: () => ask.copy_stage,
    destroy: () => ask.destroy,
    swap: () => ask.swap,
    name: () => ask.name,
    give: ({ to }) => ask.give(nameOf(to)),
    pick: () => ask.pick,
    stages_fall: () => ask.stages_fall,
    wonders_fall: () => ask.wonders_fall,
    recruit: () => ask.recruit,
    keep_hands: () => ask.keep_hands,
    trade: () => ask.trade,
    penalty: () => ask.penalty,
    pass_on: () => ask.pass_on,
    entomb: () => ask.entomb,
    lay_tile: ({ on }) => ask.lay_tile[on],
    engage: () => ask.engage,
  });
}

/** Returns the player that the table waits for, and the reason. */
export function waitInWords(matter: Matter, who: string, nameOf: (seat: Seat) => string): string {
  const { wait } = matterTexts();
  return by<Matter, string>(matter, {
    raise: () => wait.raise(who),
    draw: () => wait.draw(who),
    hand: () => wait.hand(who),
    copy_leader: () => wait.copy_leader(who),
    copy_stage: () => wait.copy_stage(who),
    destroy: () => wait.destroy(who),
    swap: () => wait.swap(who),
    name: () => wait.name(who),
    give: ({ to }) => wait.give(who, nameOf(to)),
    pick: () => wait.pick(who),
    stages_fall: () => wait.stages_fall(who),
    wonders_fall: () => wait.wonders_fall(who),
    recruit: () => wait.recruit(who),
    keep_hands: () => wait.keep_hands(who),
    trade: () => wait.trade(who),
    penalty: () => wait.penalty(who),
    pass_on: () => wait.pass_on(who),
    entomb: () => wait.entomb(who),
    lay_tile: () => wait.lay_tile(who),
    engage: () => wait.engage(who),
  });
}
