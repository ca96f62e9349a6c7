// The log in words: one sentence for each kind of event.
import { texts } from './texts';
import type { Who } from '../../game';
import { listing } from '../../../i18n/language.svelte';
import type { NameCtx } from '../../game';
import type { Cell } from '../facts/geometry';
import type { Card, Colour, EndedBy, Seat, Seen } from '../types';
import { cardName, place, words } from './words';

const sentences = () => texts().sentences;

function who(seat: Seat, ctx: NameCtx): Who {
  const s = sentences();
  const you = seat === ctx.you;
  return { you, name: you ? s.you : (ctx.names[seat] ?? s.somebody(seat)) };
}
const inList = (seat: Seat, ctx: NameCtx) => (seat === ctx.you ? sentences().youInList : who(seat, ctx).name);

const cardsOr = (cards: Card[]) =>
  cards.length > 0 ? listing(cards.map((card) => cardName(card))) : sentences().nothing;
/** Returns "red and gold dragons (2 right, 1 up)". The position is for readers who do not see the table. */
const lying = (card: string, cell: Cell) => `${card} (${place(cell)})`;
const goalName = (goal: Colour) => words().colours[goal];

export const endedBecause = (by: EndedBy): string => sentences().ended[by];
export function verdict(winners: Seat[], ctx: NameCtx): string {
  const s = sentences();
  if (winners.length === 0) return s.nobody;
  if (winners.length === 1) return s.wins(who(winners[0]!, ctx));
  return s.shared(listing(winners.map((seat) => inList(seat, ctx))));
}

export function sentence(seen: Seen, ctx: NameCtx): string | null {
  const s = sentences();
  const w = 'seat' in seen ? who(seen.seat, ctx) : { you: false, name: '' };
  switch (seen.event) {
    case 'drew': {
      const what = seen.cards ? cardsOr(seen.cards) : s.cards(seen.count);
      return seen.bonus ? s.bonus(w, what) : s.drew(w, what);
    }
    case 'skipped':
      return s.skipped(w);
    case 'laid':
      return s.laid(w, lying(cardName(seen.card, seen.turned), seen.cell), seen.turned);
    case 'hands_traded': {
      const line = s.hands(w, inList(seen.with, ctx));
      if (!seen.gave || !seen.got) return line;
      // `gave` and `got` are from the view of the player whose turn it was.
      const [gave, got] = seen.with === ctx.you ? [seen.got, seen.gave] : [seen.gave, seen.got];
      return line + s.handsSeen(cardsOr(gave), cardsOr(got));
    }
    case 'goals_traded': {
      const line =
        seen.holder === null ? s.goalsUnused(w, seen.with + 1) : s.goals(w, inList(seen.holder, ctx));
      if (!seen.gave || !seen.got) return line;
      const mine = seen.holder !== null && seen.holder === ctx.you;
      const [gave, got] = mine ? [seen.got, seen.gave] : [seen.gave, seen.got];
      return line + s.goalsSeen(goalName(gave), goalName(got));
    }
    case 'goals_rotated':
      return s.rotated(w, seen.to) + (seen.yours ? s.yours(goalName(seen.yours)) : '');
    case 'moved': {
      const here = seen.from.x === seen.to.x && seen.from.y === seen.to.y;
      const card = cardName(seen.moved, seen.turned);
      return here
        ? s.turnedRound(w, lying(card, seen.to))
        : s.moved(w, lying(card, seen.from), place(seen.to));
    }
    case 'zapped':
      return s.zapped(w, lying(cardName(seen.zapped), seen.cell));
    case 'discarded': {
      const card = cardName(seen.card);
      if (!seen.effect) return s.colourOnly(w, card);
      return seen.under ? s.under(card) : s.discarded(card);
    }
    case 'passed':
      return s.passed(w);
    case 'joined':
      return s.joined(w) + (seen.goal && w.you ? s.yours(goalName(seen.goal)) : '');
    case 'left':
      return s.left(w);
    case 'ended':
      return `${endedBecause(seen.by)} ${verdict(seen.winners, ctx)}`;
  }
}

/** Returns the cards of a line, as the table names them. */
export function cardsOf(seen: Seen): (string | number)[] {
  switch (seen.event) {
    case 'laid':
      return [seen.card];
    case 'moved':
      return [seen.moved];
    case 'discarded':
      return seen.under ? [] : ['silver'];
    default:
      return [];
  }
}
