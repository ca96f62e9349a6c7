// Refusals in words.
import { catalogue } from '../../../i18n/language.svelte';
import type { Refusal } from '../types';
import { theCard } from './words';

type Of<W extends Refusal['why']> = Extract<Refusal, { why: W }>;
type Sentences = { [W in Refusal['why']]: (refusal: Of<W>) => string };

const en: Sentences = {
  not_your_turn: () => 'It is not your turn.',
  not_asked: () => 'That is not what you are asked for now.',
  not_in_hand: (r) => `You do not hold ${theCard(r.card)}.`,
  not_in_row: (r) => `${theCard(r.card)} does not lie in the row.`,
  out_of_reach: (r) => `Your peasant does not reach ${theCard(r.card)}.`,
  wrong_kind: (r) =>
    r.run ? 'Your card takes a run: name its first column.' : 'Your card takes single cards, not a run.',
  run_too_far_right: (r) => `A run of ${r.length} does not fit there.`,
  run_named: () => 'You have named your run already.',
  enough_taken: (r) => `You may take ${r.most} and have taken ${r.most === 1 ? 'it' : 'them'}.`,
  hand_full: () => 'Your hand is full: 3 of 3.',
  not_taken: (r) => `${theCard(r.card)} is not in the run you took.`,
  token_not_up: () => 'That token does not lie face up.',
  must_take: () => 'You must take a card.',
  nothing_to_take_back: () => 'There is nothing to take back.',
  over: () => 'The match is over.',
};
const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const fr: Sentences = {
  not_your_turn: () => 'Ce n’est pas à vous de jouer.',
  not_asked: () => 'Ce n’est pas ce qui vous est demandé.',
  not_in_hand: (r) => `Vous n’avez pas ${theCard(r.card)} en main.`,
  not_in_row: (r) => `${cap(theCard(r.card))} n’est pas dans la rangée.`,
  out_of_reach: (r) => `Votre paysan n’atteint pas ${theCard(r.card)}.`,
  wrong_kind: (r) =>
    r.run
      ? 'Votre carte prend une suite : choisissez sa première colonne.'
      : 'Votre carte prend des cartes une à une, pas une suite.',
  run_too_far_right: (r) => `Une suite de ${r.length} n’y tient pas.`,
  run_named: () => 'Vous avez déjà choisi votre suite.',
  enough_taken: (r) =>
    r.most === 1
      ? 'Vous pouvez prendre 1 carte et l’avez prise.'
      : `Vous pouvez prendre ${r.most} cartes et les avez prises.`,
  hand_full: () => 'Votre main est pleine : 3 sur 3.',
  not_taken: (r) => `${cap(theCard(r.card))} n’est pas dans votre suite.`,
  token_not_up: () => 'Ce jeton n’est pas face visible.',
  must_take: () => 'Vous devez prendre une carte.',
  nothing_to_take_back: () => 'Il n’y a rien à reprendre.',
  over: () => 'La partie est finie.',
};
const sentences = catalogue<Sentences>({ en, fr });

export function refusal(refusal: Refusal): string {
  const say = sentences()[refusal.why] as ((r: Refusal) => string) | undefined;
  return say ? say(refusal) : refusal.why;
}
