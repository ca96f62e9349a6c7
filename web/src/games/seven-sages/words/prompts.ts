// The one line that says what is wanted from me, or whom we wait for and why.
import { catalogue } from '../../../i18n/language.svelte';
import type { NameCtx, Prompt, Update } from '../../game';
import { leadOf, people, endedBecause, verdict, who } from './sentences';
import { members } from '../facts/standing';
import type { Choices, Question, Seen, Stage, View } from '../types';

const en = {
  choose: 'Choose a sage',
  negotiate: 'Find an ally',
  noMoves: 'The others still negotiate',
  join: (pair: string) => `Do you join ${pair}?`,
  side: 'No deal: choose a side',
  speak: {
    first_alone: 'Do you fight alone?',
    second_joins: (name: string) => `Do you join ${name}?`,
    second_alone: 'Do you fight alone?',
    third_joins: 'Whom do you join?',
  },
  exchange: 'Give cards to your camp, or be ready',
  fight: (lead: string) => `Your turn: ${lead}`,
  handOver: (name: string, n: number) =>
    n === 1 ? `${name} has passed: hand over 1 power card` : `${name} has passed: hand over ${n} power cards`,
  discard: (n: number) =>
    n === 1 ? 'Last to pass: discard 1 power card' : `Last to pass: discard ${n} power cards`,
  crystal: 'Take a crystal',
  pawn: 'Lowest in rank: move the pawn',
  wait: {
    choose_sage: (name: string) => `${name} is choosing a sage`,
    negotiate: (names: string, n: number) => `${names} ${n === 1 ? 'is' : 'are'} negotiating`,
    join: (name: string) => `${name} is asked whether to join`,
    side: (name: string) => `${name} is choosing a side`,
    speak: (name: string) => `${name} is choosing with whom to stand`,
    exchange: (names: string, n: number) => `${names} ${n === 1 ? 'is' : 'are'} exchanging cards`,
    fight: (name: string, lead: string) => `${name} has the turn: ${lead}`,
    hand_over: (name: string, to: string) => `${name} is handing cards to ${to}`,
    discard: (name: string) => `${name} is discarding`,
    take_crystal: (name: string) => `${name} is taking a crystal`,
    move_pawn: (name: string) => `${name} is moving the pawn`,
  },
};
const fr: typeof en = {
  choose: 'Choisissez un sage',
  negotiate: 'Trouvez un allié',
  noMoves: 'Les autres négocient encore',
  join: (pair) => `Rejoignez-vous ${pair} ?`,
  side: 'Pas d’accord : choisissez un camp',
  speak: {
    first_alone: 'Combattez-vous sans allié ?',
    second_joins: (name) => `Rejoignez-vous ${name} ?`,
    second_alone: 'Combattez-vous sans allié ?',
    third_joins: 'Qui rejoignez-vous ?',
  },
  exchange: 'Donnez des cartes à votre camp, ou passez au combat',
  fight: (lead) => `À vous : ${lead}`,
  handOver: (name, n) =>
    n <= 1
      ? `${name} a passé : remettez ${n} carte de pouvoir`
      : `${name} a passé : remettez ${n} cartes de pouvoir`,
  discard: (n) =>
    n <= 1 ? `Dernier à passer : défaussez ${n} carte` : `Dernier à passer : défaussez ${n} cartes`,
  crystal: 'Prenez un cristal',
  pawn: 'Plus bas en rang : déplacez le pion',
  wait: {
    choose_sage: (name) => `${name} choisit un sage`,
    negotiate: (names, n) => `${names} ${n === 1 ? 'négocie' : 'négocient'}`,
    join: (name) => `On demande à ${name} de rejoindre la paire`,
    side: (name) => `${name} choisit un camp`,
    speak: (name) => `${name} choisit avec qui combattre`,
    exchange: (names, n) => `${names} ${n === 1 ? 'échange' : 'échangent'} des cartes`,
    fight: (name, lead) => `C’est à ${name} : ${lead}`,
    hand_over: (name, to) => `${name} remet des cartes à ${to}`,
    discard: (name) => `${name} défausse`,
    take_crystal: (name) => `${name} prend un cristal`,
    move_pawn: (name) => `${name} déplace le pion`,
  },
};
const lines = catalogue({ en, fr });

const name = (seat: number, ctx: NameCtx) => who(seat, ctx).name;
/** In the middle of a sentence. */
const to = (seat: number, ctx: NameCtx) => people([seat], ctx);

function asked(question: Question, order: number[], ctx: NameCtx): string {
  const l = lines().speak;
  return question === 'second_joins' ? l.second_joins(name(order[0]!, ctx)) : l[question];
}

function mine(view: View, stage: Stage, ctx: NameCtx): string {
  const l = lines();
  const score = view.fight?.score ?? 0;
  switch (stage.stage) {
    case 'choose_sage':
      return l.choose;
    case 'negotiate':
      return l.negotiate;
    case 'join':
      return l.join(people(members(view, 'one'), ctx));
    case 'side':
      return l.side;
    case 'speak':
      return asked(stage.question, stage.order, ctx);
    case 'exchange':
      return l.exchange;
    case 'fight':
      return l.fight(leadOf(score));
    case 'hand_over':
      return l.handOver(name(stage.to, ctx), stage.count);
    case 'discard':
      return l.discard(stage.count);
    case 'take_crystal':
      return l.crystal;
    case 'move_pawn':
      return l.pawn;
    case 'over':
      return '';
  }
}

function theirs(view: View, stage: Stage, waiting: number[], ctx: NameCtx): string {
  const l = lines().wait;
  switch (stage.stage) {
    case 'negotiate':
    case 'exchange':
      return l[stage.stage](people(waiting, ctx), waiting.length);
    case 'fight':
      return l.fight(name(stage.seat, ctx), leadOf(view.fight?.score ?? 0));
    case 'hand_over':
      return l.hand_over(name(stage.seat, ctx), to(stage.to, ctx));
    case 'over':
      return '';
    default:
      return l[stage.stage](name(stage.seat, ctx));
  }
}

export function prompt(update: Update<View, Choices, Seen>, ctx: NameCtx): Prompt {
  const { view, waiting, outcome } = update;
  const { stage, you } = view;
  if (stage.stage === 'over') {
    const winners = outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
    const points = stage.finals[winners[0] ?? 0]?.total ?? 0;
    const won = winners.length > 0 ? ` ${verdict(winners, points, ctx)}` : '';
    return { text: endedBecause(stage.by) + won, tone: 'over' };
  }
  if (you && waiting.includes(you.seat)) return { text: mine(view, stage, ctx), tone: 'you' };
  return { text: theirs(view, stage, waiting, ctx), tone: 'wait' };
}
