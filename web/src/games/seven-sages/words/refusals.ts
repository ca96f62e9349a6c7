// Refusals in words.
import { catalogue } from '../../../i18n/language.svelte';
import type { Refusal } from '../types';
import { thePower, words } from './words';

type Of<W extends Refusal['why']> = Extract<Refusal, { why: W }>;
type Sentences = { [W in Refusal['why']]: (refusal: Of<W>) => string };

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sage = (kin: keyof ReturnType<typeof words>['theKind']) => words().theKind[kin];
const spell = (name: keyof ReturnType<typeof words>['spells']) => words().spells[name];

const en: Sentences = {
  not_your_turn: () => 'It is not your turn.',
  not_asked: () => 'That is not what you are asked for now.',
  over: () => 'The match is over.',
  sage_taken: (r) => `${cap(sage(r.sage))} is not free.`,
  nobody_there: () => 'There is nobody else in that seat.',
  not_talking: () => 'That player no longer negotiates.',
  already_proposed: () => 'You have made that offer already.',
  no_such_offer: () => 'That offer does not stand any more.',
  vote_unchanged: (r) => (r.on ? 'You have voted for no deal already.' : 'You have not voted for no deal.'),
  no_moves_left: () => 'You have used up your moves in these talks.',
  no_gifts_left: () => 'You have used up your gifts in this exchange.',
  no_cards: () => 'Choose at least one card.',
  power_not_in_hand: (r) => `You do not hold ${thePower(r.power)}.`,
  spell_not_in_hand: (r) => `You do not hold ${spell(r.spell)}.`,
  not_your_partner: () => 'That player is not in your camp.',
  not_your_role: (r) => `You do not play ${sage(r.sage)} in this fight.`,
  spell_cast: () => 'You have cast your spell of this fight.',
  no_target: (r) => `That is no target for ${spell(r.spell)}.`,
  target_needed: (r) => `Choose a target for ${spell(r.spell)}.`,
  no_absentus: () => 'Waiting takes a valid Absentus.',
  alone_in_fight: () => 'Everybody else has passed: play or pass.',
  wrong_count: (r) =>
    r.count === 1 ? 'Choose exactly 1 power card.' : `Choose exactly ${r.count} power cards.`,
  no_crystal: () => 'No crystal lies there.',
  pawn_is_there: () => 'The pawn must move to another tile.',
};
const fr: Sentences = {
  not_your_turn: () => 'Ce n’est pas à vous de jouer.',
  not_asked: () => 'Ce n’est pas ce qui vous est demandé.',
  over: () => 'La partie est finie.',
  sage_taken: (r) => `${cap(sage(r.sage))} n’est pas libre.`,
  nobody_there: () => 'Il n’y a personne d’autre à cette place.',
  not_talking: () => 'Ce joueur ne négocie plus.',
  already_proposed: () => 'Vous avez déjà fait cette proposition.',
  no_such_offer: () => 'Cette proposition ne tient plus.',
  vote_unchanged: (r) =>
    r.on ? 'Vous avez déjà voté « pas d’accord ».' : 'Vous n’avez pas voté « pas d’accord ».',
  no_moves_left: () => 'Vous n’avez plus d’action dans ces pourparlers.',
  no_gifts_left: () => 'Vous n’avez plus de don dans cet échange.',
  no_cards: () => 'Choisissez au moins une carte.',
  power_not_in_hand: (r) => `Vous n’avez pas ${thePower(r.power)} en main.`,
  spell_not_in_hand: (r) => `Vous n’avez pas ${spell(r.spell)} en main.`,
  not_your_partner: () => 'Ce joueur n’est pas dans votre camp.',
  not_your_role: (r) => `Vous ne jouez pas ${sage(r.sage)} dans ce combat.`,
  spell_cast: () => 'Vous avez lancé votre sort de ce combat.',
  no_target: (r) => `Ce n’est pas une cible pour ${spell(r.spell)}.`,
  target_needed: (r) => `Choisissez une cible pour ${spell(r.spell)}.`,
  no_absentus: () => 'Pour attendre, il faut un Absentus valable.',
  alone_in_fight: () => 'Tous les autres ont passé : jouez ou passez.',
  wrong_count: (r) =>
    r.count === 1
      ? 'Choisissez exactement 1 carte de pouvoir.'
      : `Choisissez exactement ${r.count} cartes de pouvoir.`,
  no_crystal: () => 'Aucun cristal à cet endroit.',
  pawn_is_there: () => 'Le pion doit aller sur une autre tuile.',
};
const sentences = catalogue<Sentences>({ en, fr });

export function refusal(refusal: Refusal): string {
  const say = sentences()[refusal.why] as ((r: Refusal) => string) | undefined;
  return say ? say(refusal) : refusal.why;
}
