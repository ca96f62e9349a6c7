// One event of every kind, as told to the second seat: what the sentences of the log are tested on. Some kinds are so rare
// that no match of automatic players has them.
import { you } from '../fixture';
import type { Card, Played, Seen } from './types';

const nothing = { left: 0, right: 0 };
const built = (city: number, card: Card, left = 0, right = 0, income = 0): Played => ({
  city,
  card,
  how: { as: 'build', pay: { left, right } },
  income,
});
const stage = (city: number, card: Card | null, income = 0): Played => ({
  city,
  card,
  how: { as: 'stage', pay: nothing },
  income,
});
const sold = (city: number, card: Card | null = null): Played => ({
  city,
  card,
  how: { as: 'discard' },
  income: 3,
});

const plays7: Played[] = [
  built(0, 'walls', 0, 2),
  built(1, 'courthouse', 0, 0, 1),
  stage(2, null),
  built(3, 'brickyard'),
  built(4, 'vineyard', 0, 0, 3),
  sold(5),
  { city: 6, card: 'stables', how: { as: 'chain' }, income: 0 },
];

export const everyEvent: Seen[] = [
  { event: 'chose', seat: 0, wonder: 'giza', side: 'A' },
  { event: 'chose', seat: you, wonder: 'olympia', side: 'B' },
  { event: 'age_began', age: 1, hand: ['baths', 'altar'] },
  { event: 'age_began', age: 3, hand: null },
  { event: 'picked', seat: you, pick: { city: you, card: 'baths', how: { as: 'build', pay: nothing } } },
  { event: 'picked', seat: you, pick: { city: you, card: 'baths', how: { as: 'stage', pay: nothing } } },
  { event: 'picked', seat: you, pick: { city: you, card: 'baths', how: { as: 'discard' } } },
  { event: 'turn', age: 2, turn: 3, plays: plays7 },
  {
    event: 'turn',
    age: 1,
    turn: 1,
    plays: [sold(0, 'altar'), stage(1, 'baths', 4), built(2, 'statue', 2, 4)],
  },
  {
    event: 'turn',
    age: 3,
    turn: 2,
    plays: [{ city: 0, card: 'palace', how: { as: 'power' }, income: 0 }, built(1, 'study', 1, 0), sold(2)],
  },
  { event: 'leaders_kept', hand: [], pack: ['midas', 'nero'] },
  { event: 'leaders_kept', hand: ['midas', 'nero'], pack: null },
  { event: 'leaders_kept', hand: null, pack: null },
  { event: 'leader_laid', seat: you, deed: { do: 'keep', leader: 'midas' } },
  { event: 'leader_laid', seat: you, deed: { do: 'lead', leader: 'midas', how: { as: 'recruit' } } },
  {
    event: 'leader_laid',
    seat: you,
    deed: { do: 'lead', leader: 'nero', how: { as: 'stage', pay: nothing } },
  },
  { event: 'leader_laid', seat: you, deed: { do: 'lead', leader: 'nero', how: { as: 'discard' } } },
  {
    event: 'led',
    age: 2,
    deeds: [
      { city: 0, leader: 'midas', how: { as: 'recruit' }, income: 0 },
      { city: you, leader: 'nero', how: { as: 'discard' }, income: 3 },
      { city: 2, leader: null, how: { as: 'stage', pay: { left: 0, right: 2 } }, income: 0 },
      { city: 3, leader: null, how: { as: 'discard' }, income: 3 },
    ],
  },
  {
    event: 'led',
    age: 1,
    deeds: [{ city: you, leader: 'nero', how: { as: 'stage', pay: nothing }, income: 0 }],
  },
  { event: 'drew', seat: 0, card: null },
  { event: 'drew', seat: you, card: 'tavern' },
  { event: 'last_card', play: built(0, 'school') },
  { event: 'last_card', play: stage(you, 'school') },
  { event: 'unplayed', cards: 7, yours: 'tavern' },
  { event: 'unplayed', cards: 1, yours: null },
  { event: 'passed', hand: ['baths'] },
  { event: 'passed', hand: null },
  { event: 'looked', seat: 0, city: 0, pile: null },
  { event: 'looked', seat: you, city: you, pile: ['baths'] },
  { event: 'from_discard', city: 0, card: 'haven', income: 3 },
  { event: 'from_discard', city: you, card: 'arsenal', income: 0 },
  { event: 'from_discard', city: 0, card: null, income: 0 },
  { event: 'from_discard', city: you, card: null, income: 0 },
  { event: 'nothing_to_build', city: 0 },
  { event: 'nothing_to_build', city: you },
  {
    event: 'conflicts',
    age: 2,
    results: [
      { shields: 3, left: 3, right: -1 },
      { shields: 1, left: -1, right: -1 },
      { shields: 3, left: 3, right: 0 },
    ],
  },
  { event: 'left', seat: 3 },
  { event: 'left', seat: you },
  { event: 'ended', winners: [2], claimed: false },
  { event: 'ended', winners: [0, you], claimed: false },
  { event: 'ended', winners: [you], claimed: false },
  { event: 'ended', winners: [you], claimed: true },
];
