// The log in words: one sentence for each kind of event.
import { catalogue, listing } from '../../../i18n/language.svelte';
import type { NameCtx } from '../../game';
import type { Card, Colour, Direction, EndedBy, Seat, Seen } from '../types';
import { cap, cardName, words } from './words';

/** Somebody in a sentence. */
interface Who {
  you: boolean;
  name: string;
}

const en = {
  you: 'You',
  youInList: 'you',
  somebody: (seat: number) => `Seat ${seat + 1}`,
  drew: (w: Who, what: string) => `${w.name} drew ${what}.`,
  bonus: (w: Who, what: string) => `${w.name} drew ${what} for connecting several colours.`,
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  skipped: (w: Who) => `${w.name} ${w.you ? 'have' : 'has'} no cards left; the turn passes on.`,
  laid: (w: Who, card: string, turned: boolean) => `${w.name} laid ${card}${turned ? ', turned' : ''}.`,
  hands: (w: Who, other: string) => `${w.name} swapped hands with ${other}.`,
  handsSeen: (gave: string, got: string) => ` Given: ${gave}. Received: ${got}.`,
  nothing: 'nothing',
  goals: (w: Who, other: string) => `${w.name} swapped goals with ${other}.`,
  goalsUnused: (w: Who, n: number) => `${w.name} swapped goals with unused goal ${n}.`,
  goalsSeen: (gave: string, got: string) => ` Given: ${gave}. Received: ${got}.`,
  rotated: (w: Who, to: Direction) => `${w.name} moved every goal one place to the ${to}.`,
  yours: (goal: string) => ` Your goal is now ${goal}.`,
  moved: (w: Who, card: string) => `${w.name} moved ${card}.`,
  turnedRound: (w: Who, card: string) => `${w.name} turned ${card} round.`,
  zapped: (w: Who, card: string) => `${w.name} zapped ${card} into ${w.you ? 'your' : 'the'} hand.`,
  discarded: (card: string) => `${card} goes on top of the discard pile.`,
  under: (card: string) => `${card} goes under the discard pile; Silver stays as it is.`,
  colourOnly: (w: Who, card: string) => `${w.name} discarded ${card} without its effect.`,
  passed: (w: Who) => `${w.name} had nothing to play and passed.`,
  joined: (w: Who) => `${w.name} joined the game.`,
  left: (w: Who) => `${w.name} gave up the seat; the hand went back into the pile.`,
  ended: {
    chain: 'A chain is complete, the game is over.',
    exhausted: 'Every card is played, the game is over.',
    stuck: 'Nobody can play any more, the game is over.',
    alone: 'Only one player is left, the game is over.',
    claimed: 'Nobody else is left, the game is over.',
  } as Record<EndedBy, string>,
  wins: (w: Who) => `${w.name} ${w.you ? 'win' : 'wins'}.`,
  shared: (names: string) => `${cap(names)} share the win.`,
  nobody: 'Nobody wins.',
};

type Sentences = typeof en;
const has = (w: Who) => (w.you ? 'avez' : 'a');

const fr: Sentences = {
  you: 'Vous',
  youInList: 'vous',
  somebody: (seat) => `Place ${seat + 1}`,
  drew: (w, what) => `${w.name} ${has(w)} pioché ${what}.`,
  bonus: (w, what) => `${w.name} ${has(w)} pioché ${what} pour avoir relié plusieurs couleurs.`,
  cards: (n) => (n <= 1 ? `${n} carte` : `${n} cartes`),
  skipped: (w) => `${w.name} n’${has(w)} plus de cartes ; le tour passe.`,
  laid: (w, card, turned) => `${w.name} ${has(w)} posé : ${card}${turned ? ', carte tournée' : ''}.`,
  hands: (w, other) => `${w.name} ${has(w)} échangé les mains avec ${other}.`,
  handsSeen: (gave, got) => ` Donné : ${gave}. Reçu : ${got}.`,
  nothing: 'rien',
  goals: (w, other) => `${w.name} ${has(w)} échangé les buts avec ${other}.`,
  goalsUnused: (w, n) =>
    `${w.name} ${has(w)} échangé son but avec le but libre ${n}.`.replace(
      'son but',
      w.you ? 'votre but' : 'son but',
    ),
  goalsSeen: (gave, got) => ` Donné : ${gave}. Reçu : ${got}.`,
  rotated: (w, to) =>
    `${w.name} ${has(w)} fait avancer tous les buts d’une place vers la ${to === 'left' ? 'gauche' : 'droite'}.`,
  yours: (goal) => ` Votre but est maintenant : ${goal}.`,
  moved: (w, card) => `${w.name} ${has(w)} déplacé : ${card}.`,
  turnedRound: (w, card) => `${w.name} ${has(w)} retourné : ${card}.`,
  zapped: (w, card) => `${w.name} ${has(w)} pris en main : ${card}.`,
  discarded: (card) => `${card} va sur la défausse.`,
  under: (card) => `${card} va sous la défausse ; Argent ne change pas.`,
  colourOnly: (w, card) => `${w.name} ${has(w)} défaussé sans effet : ${card}.`,
  passed: (w) => `${w.name} ne ${w.you ? 'pouviez' : 'pouvait'} rien jouer et ${has(w)} passé.`,
  joined: (w) => `${w.name} ${w.you ? 'entrez' : 'entre'} dans la partie.`,
  left: (w) =>
    `${w.name} ${has(w)} quitté la partie ; sa main retourne dans la pioche.`.replace(
      'sa main',
      w.you ? 'votre main' : 'sa main',
    ),
  ended: {
    chain: 'Une chaîne est complète, la partie est finie.',
    exhausted: 'Toutes les cartes sont jouées, la partie est finie.',
    stuck: 'Plus personne ne peut jouer, la partie est finie.',
    alone: 'Il ne reste qu’un joueur, la partie est finie.',
    claimed: 'Plus personne d’autre n’est là, la partie est finie.',
  },
  wins: (w) => `${w.name} ${w.you ? 'gagnez' : 'gagne'}.`,
  shared: (names) => `Victoire partagée : ${names}.`,
  nobody: 'Personne ne gagne.',
};

const sentences = catalogue<Sentences>({ en, fr });

function who(seat: Seat, ctx: NameCtx): Who {
  const s = sentences();
  const you = seat === ctx.you;
  return { you, name: you ? s.you : (ctx.names[seat] ?? s.somebody(seat)) };
}
const inList = (seat: Seat, ctx: NameCtx) => (seat === ctx.you ? sentences().youInList : who(seat, ctx).name);

const cardsOr = (cards: Card[]) =>
  cards.length > 0 ? listing(cards.map((card) => cardName(card))) : sentences().nothing;
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
      return s.laid(w, cardName(seen.card, seen.turned), seen.turned);
    case 'hands_traded': {
      const line = s.hands(w, inList(seen.with, ctx));
      if (!seen.gave || !seen.got) return line;
      // It is told from where the one sits whose turn it was.
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
      return here ? s.turnedRound(w, card) : s.moved(w, card);
    }
    case 'zapped':
      return s.zapped(w, cardName(seen.zapped));
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

/** The cards a line is about, as they stand on the table. */
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
