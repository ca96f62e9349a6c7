// What is printed on the cards, by number: 0 is Rainbow, to 50 dragons, to 65 actions.
import { letters } from '../words/texts';
import { turn, type Colour, type Quarters } from './geometry';
import type { ActionKind, Card, Placed } from '../types';

const letter: Record<string, Colour> = { R: 'red', G: 'gold', B: 'blue', E: 'green', K: 'black' };
const read = (text: string) =>
  text.split(' ').map((card) => [...card].map((c) => letter[c]!) as unknown as Quarters);

/** Top left, top right, bottom left, bottom right, by the letters in the corners of the zones. */
const dragons: Quarters[] = [
  ['rainbow', 'rainbow', 'rainbow', 'rainbow'],
  ...read('RRRR RRRR GGGG GGGG BBBB BBBB EEEE EEEE KKKK KKKK'),
  ...read('RRGG RRBB GGEE GGKK BBGG BBKK EERR EEBB KKRR KKEE'),
  ...read('RGRG RKRK GBGB GEGE BRBR BKBK ERER EBEB KGKG KEKE'),
  ...read('RGRB GBGE BEBK EKER KRKG RRKE GGRK BBGR EEBG KKEB'),
  ...read('RKBE GBRK GEBR GKEB BREK BKGR ERGB ERKG EGBK KEGR'),
];
const silver: Quarters = ['silver', 'silver', 'silver', 'silver'];

export const actions = ['trade_hands', 'trade_goals', 'rotate_goals', 'move_card', 'zap_card'] as const;
export type Action = ActionKind;
/** What Silver becomes under an action card. */
export const colourOf: Record<Action, Colour> = {
  trade_hands: 'black',
  trade_goals: 'gold',
  rotate_goals: 'blue',
  move_card: 'green',
  zap_card: 'red',
};

export const isDragon = (card: Card) => card < dragons.length;
export const actionOf = (card: Card): Action | null =>
  isDragon(card) ? null : actions[Math.floor((card - dragons.length) / 3)]!;

/** The quarters as the card stands; `null` is Silver. */
export function quartersOf(card: Card | null, turned = false): Quarters {
  const upright = card === null ? silver : dragons[card]!;
  return turned ? turn(upright) : upright;
}
export const shown = (placed: Placed) => quartersOf(placed.card, placed.turned);
export const sameWhenTurned = (card: Card) => card < 11;
