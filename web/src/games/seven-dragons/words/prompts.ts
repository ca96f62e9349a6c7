// The line that asks the reader for a decision, or names the players who have to decide and why.
import { texts } from './texts';
import { cap } from '../../../i18n/text';
import type { NameCtx, Prompt, Update } from '../../game';
import { endedBecause, verdict } from './sentences';
import type { Choices, Seen, View } from '../types';
import { cardName, nameAt } from './words';
const lines = () => texts().prompts;

export function prompt(update: Update<View, Choices, Seen>, ctx: NameCtx): Prompt {
  const { view } = update;
  const { stage } = view;
  if (stage.stage === 'over') {
    const why = endedBecause(stage.by);
    return { tone: 'over', text: `${why} ${verdict(stage.winners, ctx)}` };
  }
  if (view.you?.seat !== stage.seat)
    return { tone: 'wait', text: lines().wait(nameAt(ctx.names, stage.seat)) };
  const lifted = view.you.lifted;
  if (lifted) return { tone: 'you', text: lines().put(cap(cardName(lifted.what.card, lifted.what.turned))) };
  const only = update.decision?.choices.intents;
  return { tone: 'you', text: only?.length === 1 && only[0]!.do === 'pass' ? lines().pass : lines().play };
}
