// Why something cannot be done, in words.
import { catalogue } from '../../../i18n/language.svelte';
import type { NameCtx } from '../../game';
import { cardName } from '../facts/facts';
import type { Card, Refusal } from '../types';
import { unitsInWords, words } from './words';

const en = {
  not_your_turn: 'You have nothing to decide now.',
  over: 'The match is over.',
  not_now: 'Something else has to be decided now.',
  not_your_city: 'You do not play for that city now; your own comes first.',
  not_in_hand: (card: string) => `You do not hold ${card}.`,
  not_in_discard: (card: string) => `${card} is not in the discard pile.`,
  already_built: (card: string) => `${card} stands in this city already.`,
  wonder_complete: 'The wonder is complete.',
  resources_missing: (what: string) => `Lacking, and not for sale beside you: ${what}.`,
  coins_missing: (needed: string, held: number) => `It takes ${needed}; the city has ${held}.`,
  overpaid: 'That is more than it costs.',
  underpaid: 'That payment does not buy what is needed.',
  free_by_chain: (card: string) => `${card} makes it free: there is nothing to pay.`,
  no_chain: 'No card of its chain stands in the city.',
  no_free_build: 'There is no free build left in this age.',
  power_wasted: 'It costs nothing anyway.',
  free_city_builds: 'The Free city must build if it can.',
  wonder_not_free: 'That wonder is not yours to take.',
  side_given: 'You cannot choose the side.',
  picked_already: (card: string) => `${card} is picked for your own city.`,
};
const fr: typeof en = {
  not_your_turn: 'Vous n’avez rien à décider maintenant.',
  over: 'La partie est finie.',
  not_now: 'C’est autre chose qu’il faut décider maintenant.',
  not_your_city: 'Vous ne jouez pas pour cette cité maintenant ; la vôtre d’abord.',
  not_in_hand: (card) => `Vous n’avez pas en main : ${card}.`,
  not_in_discard: (card) => `Pas dans la défausse : ${card}.`,
  already_built: (card) => `Déjà dans cette cité : ${card}.`,
  wonder_complete: 'La merveille est achevée.',
  resources_missing: (what) => `Il manque, et personne à côté ne vend : ${what}.`,
  coins_missing: (needed, held) => `Il faut ${needed} ; la cité en a ${held}.`,
  overpaid: 'C’est plus que le prix.',
  underpaid: 'Ce paiement n’achète pas ce qui manque.',
  free_by_chain: (card) => `Gratuit grâce à ${card} : il n’y a rien à payer.`,
  no_chain: 'Aucune carte de son chaînage ne se trouve dans la cité.',
  no_free_build: 'Plus de construction gratuite dans cet âge.',
  power_wasted: 'Cela ne coûte rien de toute façon.',
  free_city_builds: 'La cité libre doit construire si elle le peut.',
  wonder_not_free: 'Cette merveille n’est pas à prendre.',
  side_given: 'Vous ne pouvez pas choisir la face.',
  picked_already: (card) => `Choisi pour votre cité : ${card}.`,
};
const reasons = catalogue<typeof en>({ en, fr });

export function refusal(refused: Refusal, _ctx?: NameCtx): string {
  const t = reasons();
  switch (refused.why) {
    case 'resources_missing':
      return t.resources_missing(unitsInWords(refused.missing));
    case 'coins_missing':
      return t.coins_missing(words().coins(refused.needed), refused.held);
    case 'not_in_hand':
    case 'not_in_discard':
    case 'already_built':
    case 'picked_already':
      return t[refused.why](cardName(refused.card as Card));
    case 'free_by_chain':
      return t.free_by_chain(cardName(refused.with));
    default:
      return t[refused.why];
  }
}
