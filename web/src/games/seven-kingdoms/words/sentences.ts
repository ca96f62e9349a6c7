// The log in words: one sentence for each kind of event.
import { catalogue, language, listing, plural } from '../../../i18n/language.svelte';
import type { NameCtx } from '../../game';
import { roman } from '../facts/cards';
import type { Card, EndedBy, Seat, Seen, Taken } from '../types';
import { de, theCard, tokenName } from './words';

/** Somebody in a sentence. */
interface Who {
  you: boolean;
  name: string;
}

const en = {
  you: 'You',
  somebody: (seat: number) => `Seat ${seat + 1}`,
  played: (w: Who, card: string) => `${w.name} played ${card}.`,
  drew: (w: Who, what: string) => `${w.name} had no card to play and drew ${what} from the pile.`,
  drawnCards: { one: '# card', other: '# cards' },
  lined: (card: string, r: string) => `${card} lies in the upper line, above ${r}.`,
  installed: (w: Who, card: string) => `${card} joined ${w.you ? 'your' : `${w.name}’s`} kingdom.`,
  tokenPlaced: (w: Who, token: string, r: string) => `${w.name} put the ${token} on column ${r}.`,
  tokenTurned: (token: string) => `The ${token} was turned up.`,
  took: (w: Who, card: string, parts: string[]) =>
    `With ${card}, ${w.you ? 'you' : w.name} took ${listing(parts)}.`,
  tookNothing: (w: Who, card: string) => `With ${card}, ${w.you ? 'you' : w.name} took nothing.`,
  toHand: (cards: string) => `${cards} to hand`,
  toKingdom: (w: Who, cards: string) => `${cards} to the kingdom`,
  nothingToTake: (w: Who, card: string) =>
    `There was nothing for ${w.you ? 'you' : w.name} to take with ${card}.`,
  refilled: (cards: string, n: number) =>
    n === 0 ? 'The row is full again without the pile.' : `${cards} came into the row from the pile.`,
  gone: (cards: string) => ` ${cards} left the game.`,
  roundBegan: (round: number, w: Who) => `Round ${round}: ${w.you ? 'you play' : `${w.name} plays`} first.`,
  returned: (w: Who, card: string) => `${card} went back to ${w.you ? 'your' : `${w.name}’s`} hand.`,
  left: (w: Who) => `${w.name} gave up the seat.`,
  ended: {
    pile_empty: 'The pile is empty, the game is over.',
    all_tokens_placed: 'Every arms card has a token, the game is over.',
    stalled: 'Ten rounds without progress, the game is over.',
    claimed: 'Nobody else is left, the game is over.',
  } as Record<EndedBy, string>,
  wins: (w: Who, points: string) => `${w.name} ${w.you ? 'win' : 'wins'} with ${points}.`,
  shared: (names: string, points: string) => `${capital(names)} share the win with ${points}.`,
  points: { one: '# point', other: '# points' },
  youInList: 'you',
};

type Sentences = typeof en;

const fr: Sentences = {
  you: 'Vous',
  somebody: (seat) => `Place ${seat + 1}`,
  played: (w, card) => `${w.name} ${w.you ? 'avez' : 'a'} joué ${card}.`,
  drew: (w, what) =>
    `${w.name} n’${w.you ? 'aviez' : 'avait'} plus de carte et ${w.you ? 'avez' : 'a'} pioché ${what}.`,
  drawnCards: { one: '# carte', other: '# cartes' },
  lined: (card, r) => `${capital(card)} se range dans la ligne du haut, au-dessus de ${r}.`,
  installed: (w, card) => `${capital(card)} rejoint ${w.you ? 'votre royaume' : `le royaume ${de(w.name)}`}.`,
  tokenPlaced: (w, token, r) => `${w.name} ${w.you ? 'avez' : 'a'} posé le ${token} sur la colonne ${r}.`,
  tokenTurned: (token) => `Le ${token} est retourné.`,
  took: (w, card, parts) => `Avec ${card}, ${w.you ? 'vous avez' : `${w.name} a`} pris ${listing(parts)}.`,
  tookNothing: (w, card) => `Avec ${card}, ${w.you ? 'vous n’avez' : `${w.name} n’a`} rien pris.`,
  toHand: (cards) => `${cards} en main`,
  toKingdom: (w, cards) => `${cards} dans ${w.you ? 'votre' : 'son'} royaume`,
  nothingToTake: (w, card) => `Avec ${card}, il n’y avait rien à prendre pour ${w.you ? 'vous' : w.name}.`,
  refilled: (cards, n) =>
    n === 0
      ? 'La rangée est de nouveau complète sans la pioche.'
      : `${capital(cards)} ${n === 1 ? 'vient' : 'viennent'} de la pioche dans la rangée.`,
  gone: (cards) => ` Hors du jeu : ${cards}.`,
  roundBegan: (round, w) => `Manche ${round} : ${w.you ? 'vous jouez' : `${w.name} joue`} en premier.`,
  returned: (w, card) => `${capital(card)} revient dans ${w.you ? 'votre main' : `la main ${de(w.name)}`}.`,
  left: (w) => `${w.name} ${w.you ? 'avez' : 'a'} quitté la partie.`,
  ended: {
    pile_empty: 'La pioche est vide, la partie est finie.',
    all_tokens_placed: 'Chaque blason a son jeton, la partie est finie.',
    stalled: 'Dix manches sans progrès, la partie est finie.',
    claimed: 'Plus personne d’autre n’est là, la partie est finie.',
  },
  wins: (w, points) => `${w.name} ${w.you ? 'gagnez' : 'gagne'} avec ${points}.`,
  shared: (names, points) => `Victoire partagée, avec ${points} : ${names}.`,
  points: { one: '# point', other: '# points' },
  youInList: 'vous',
};

const sentences = catalogue<Sentences>({ en, fr });

const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

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

/** Who won and with what; shared with the prompt line. */
export function verdict(winners: Seat[], points: number, ctx: NameCtx): string {
  const s = sentences();
  const text = plural(points, s.points);
  if (winners.length === 1) return s.wins(who(winners[0]!, ctx), text);
  const names = winners.map((seat) => (seat === ctx.you ? s.youInList : who(seat, ctx).name));
  return s.shared(listing(names), text);
}

/** Why the match is over. */
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

/** The cards a line is about. */
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
