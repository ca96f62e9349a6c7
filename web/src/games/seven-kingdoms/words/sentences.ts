// The log in words: one sentence for each kind of event.
import { texts } from './texts';
import type { Who } from '../../game';
import { listing, plural } from '../../../i18n/language.svelte';
import type { NameCtx } from '../../game';
import { roman } from '../facts/cards';
import type { Card, EndedBy, Seat, Seen, Taken } from '../types';
import { theCard, tokenName } from './words';

const sentences = () => texts().sentences;

export function who(seat: Seat, ctx: NameCtx): Who {
  const you = seat === ctx.you;
  return { you, name: you ? sentences().you : (ctx.names[seat] ?? sentences().somebody(seat)) };
}

const cardList = (cards: Card[]) => listing(cards.map(theCard));

function taken(w: Who, all: Taken[]): string[] {
  const to = (where: Taken['to']) => all.filter((t) => t.to === where).map((t) => t.card);
  const [hand, kingdom] = [to('hand'), to('kingdom')];
  const parts: string[] = [];
  if (hand.length > 0) parts.push(sentences().toHand(cardList(hand)));
  if (kingdom.length > 0) parts.push(sentences().toKingdom(w, cardList(kingdom)));
  return parts;
}

/** Returns the winners and their points. The prompt line uses it, too. */
export function verdict(winners: Seat[], points: number, ctx: NameCtx): string {
  const s = sentences();
  const text = plural(points, s.points);
  if (winners.length === 1) return s.wins(who(winners[0]!, ctx), text);
  const names = winners.map((seat) => (seat === ctx.you ? s.youInList : who(seat, ctx).name));
  return s.shared(listing(names), text);
}

/** Returns the reason for the end of the match. */
export const endedBecause = (by: EndedBy): string => sentences().ended[by];

export function sentence(seen: Seen, ctx: NameCtx): string {
  const s = sentences();
  switch (seen.event) {
    case 'played':
      return s.played(who(seen.seat, ctx), theCard(seen.card));
    case 'drew':
      return s.drew(
        who(seen.seat, ctx),
        seen.cards ? cardList(seen.cards) : plural(seen.count, s.drawnCards),
      );
    case 'lined':
      return s.lined(theCard(seen.card), roman(seen.slot));
    case 'installed':
      return s.installed(who(seen.seat, ctx), theCard(seen.card));
    case 'token_placed':
      return s.tokenPlaced(who(seen.seat, ctx), tokenName(seen.token), roman(seen.slot));
    case 'token_turned':
      return s.tokenTurned(tokenName(seen.token));
    case 'took': {
      const w = who(seen.seat, ctx);
      return seen.taken.length === 0
        ? s.tookNothing(w, theCard(seen.card))
        : s.took(w, theCard(seen.card), taken(w, seen.taken));
    }
    case 'nothing_to_take':
      return s.nothingToTake(who(seen.seat, ctx), theCard(seen.card));
    case 'refilled': {
      const came = s.refilled(cardList(seen.drawn), seen.drawn.length);
      return seen.gone.length === 0 ? came : came + s.gone(cardList(seen.gone));
    }
    case 'round_began':
      return s.roundBegan(seen.round, who(seen.first, ctx));
    case 'returned':
      return s.returned(who(seen.seat, ctx), theCard(seen.card));
    case 'left':
      return s.left(who(seen.seat, ctx));
    case 'ended': {
      const points = Math.max(...seen.winners.map((seat) => seen.totals[seat] ?? 0));
      const won = seen.winners.length > 0 ? ` ${verdict(seen.winners, points, ctx)}` : '';
      return s.ended[seen.by] + won;
    }
  }
}

/** Returns the cards of a line. */
export function cardsOf(seen: Seen): Card[] {
  switch (seen.event) {
    case 'played':
    case 'lined':
    case 'installed':
    case 'returned':
    case 'nothing_to_take':
      return [seen.card];
    case 'took':
      return [seen.card, ...seen.taken.map((t) => t.card)];
    case 'drew':
      return seen.cards ?? [];
    case 'refilled':
      return seen.drawn;
    case 'token_placed':
    case 'token_turned':
    case 'round_began':
    case 'left':
    case 'ended':
      return [];
  }
}
