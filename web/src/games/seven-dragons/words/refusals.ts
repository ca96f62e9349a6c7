// Why the server refused, in words.
import { catalogue } from '../../../i18n/language.svelte';
import type { NameCtx } from '../../game';
import type { Refusal } from '../types';
import { cap, cardName, nameAt } from './words';

type Why = Refusal['why'];
type Sentences = { [W in Why]: (refusal: Extract<Refusal, { why: W }>, ctx: NameCtx) => string };

const en: Sentences = {
  not_your_turn: () => 'It is not your turn.',
  over: () => 'The match is over.',
  not_in_hand: (r) => `You do not hold that card: ${cardName(r.card)}.`,
  not_a_dragon: (r) => `${cap(cardName(r.card))} is no dragon card.`,
  not_that_action: (r) => `${cap(cardName(r.card))} does something else.`,
  cell_taken: () => 'A card lies there already.',
  no_neighbour: () => 'No card lies beside that cell.',
  no_match: () => 'The card would touch no dragon of its own colour there.',
  same_when_turned: () => 'That card looks the same turned: lay it upright.',
  nothing_there: () => 'No card lies there.',
  silver_stays: () => 'The Silver Dragon never leaves its place.',
  unchanged: () => 'The card lies like that already.',
  fits_nowhere: () => 'That card fits nowhere else.',
  your_own: () => 'That is your own: name another.',
  nobody_there: (r, ctx) => `${nameAt(ctx.names, r.seat)} does not play any more.`,
  pile_empty: () => 'The discard pile is empty: Silver would change all the same.',
  no_silver: () => 'This match is played without the Silver Dragon.',
  must_have_effect: () => 'Without Silver an action must have its effect if it can.',
  can_play: () => 'You can play a card, so you cannot pass.',
  card_in_the_air: () => 'Put the lifted card down first.',
  nothing_lifted: () => 'You have lifted no card.',
  nothing_to_take_back: () => 'There is nothing to take back.',
};
const fr: Sentences = {
  not_your_turn: () => 'Ce n’est pas à vous de jouer.',
  over: () => 'La partie est finie.',
  not_in_hand: (r) => `Vous n’avez pas cette carte : ${cardName(r.card)}.`,
  not_a_dragon: (r) => `Ce n’est pas une carte dragon : ${cardName(r.card)}.`,
  not_that_action: (r) => `Cette carte fait autre chose : ${cardName(r.card)}.`,
  cell_taken: () => 'Une carte s’y trouve déjà.',
  no_neighbour: () => 'Aucune carte ne touche cette case.',
  no_match: () => 'La carte n’y toucherait aucun dragon de sa couleur.',
  same_when_turned: () => 'Tournée, cette carte est pareille : posez-la à l’endroit.',
  nothing_there: () => 'Aucune carte ne s’y trouve.',
  silver_stays: () => 'Le dragon d’argent ne quitte jamais sa place.',
  unchanged: () => 'La carte est déjà posée ainsi.',
  fits_nowhere: () => 'Cette carte ne convient nulle part ailleurs.',
  your_own: () => 'C’est le vôtre : désignez-en un autre.',
  nobody_there: (r, ctx) => `${nameAt(ctx.names, r.seat)} ne joue plus.`,
  pile_empty: () => 'La défausse est vide : Argent changerait quand même.',
  no_silver: () => 'Cette partie se joue sans le dragon d’argent.',
  must_have_effect: () => 'Sans Argent, une action qui peut avoir son effet doit l’avoir.',
  can_play: () => 'Vous pouvez jouer une carte : vous ne pouvez pas passer.',
  card_in_the_air: () => 'Reposez d’abord la carte soulevée.',
  nothing_lifted: () => 'Vous n’avez soulevé aucune carte.',
  nothing_to_take_back: () => 'Il n’y a rien à reprendre.',
};
const sentences = catalogue<Sentences>({ en, fr });

export function refusal(refusal: Refusal, ctx: NameCtx): string {
  const say = sentences()[refusal.why] as ((r: Refusal, ctx: NameCtx) => string) | undefined;
  return say ? say(refusal, ctx) : refusal.why;
}
