// The line that asks the reader for a decision, or names the players who have to decide and why.
import { texts } from './texts';
import type { NameCtx, Prompt, Update } from '../../game';
import { leadOf, people, endedBecause, verdict, who } from './sentences';
import { members } from '../facts/standing';
import type { Choices, Question, Seen, Stage, View } from '../types';
const lines = () => texts().prompts;

const name = (seat: number, ctx: NameCtx) => who(seat, ctx).name;
/** Returns a player's name for the middle of a sentence. */
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
