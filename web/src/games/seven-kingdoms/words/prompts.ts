// The line that asks the reader for a decision, or names the players who have to decide and why.
import { texts } from './texts';
import type { NameCtx, Prompt, Update } from '../../game';
import { most, reach, roman, takesRun, titleOf } from '../facts/cards';
import { handAfter } from '../facts/standing';
import { endedBecause, verdict, who } from './sentences';
import type { Card, Choices, Seen, Stage, View } from '../types';
import { theCard } from './words';
const lines = () => texts().prompts;

function take(card: Card, view: View): string {
  const l = lines();
  const title = titleOf(card);
  const you = view.you!;
  const facts = [l.taken(you.taking.length), l.hand(handAfter(view))];
  if (takesRun(title)) {
    return you.run === null ? l.join(l.run(most(title)), facts.slice(1)) : l.join(l.runTaken, facts.slice(1));
  }
  const columns = reach(card);
  if (columns) return l.join(l.reach(roman(columns[0]), roman(columns[1])), facts.slice(1));
  if (most(title) > 1) return l.join(l.upTo(most(title)), facts);
  return l.join(l.one, facts.slice(1));
}

function over(stage: Extract<Stage, { stage: 'over' }>, update: Update, ctx: NameCtx): string {
  const places = update.outcome?.places;
  if (!places) return endedBecause(stage.by);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const points = stage.scores[winners[0] ?? 0]?.total ?? 0;
  return `${endedBecause(stage.by)} ${verdict(winners, points, ctx)}`;
}

export function prompt(update: Update<View, Choices, Seen>, ctx: NameCtx): Prompt {
  const l = lines();
  const { view } = update;
  const { stage } = view;
  if (stage.stage === 'over') return { text: over(stage, update, ctx), tone: 'over' };
  if (view.you && stage.seat === view.you.seat) {
    const text =
      stage.stage === 'play'
        ? l.play
        : stage.stage === 'place_token'
          ? l.token(theCard(stage.card))
          : take(stage.card, view);
    return { text, tone: 'you' };
  }
  const { name } = who(stage.seat, ctx);
  const text =
    stage.stage === 'play'
      ? l.waitPlay(name)
      : stage.stage === 'place_token'
        ? l.waitToken(name, theCard(stage.card))
        : l.waitTake(name, theCard(stage.card));
  return { text, tone: 'wait' };
}
