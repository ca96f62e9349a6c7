// The one line that says what is wanted from me, or whom we wait for and why.
import { catalogue } from '../../../i18n/language.svelte';
import type { NameCtx, Prompt, Update } from '../../game';
import { endedBecause, verdict } from './sentences';
import type { Choices, Seen, View } from '../types';
import { cap, cardName, nameAt } from './words';

const en = {
  play: 'Your turn: play a card',
  pass: 'Nothing fits and you hold no action: pass',
  put: (card: string) => `${card}: put it down`,
  wait: (name: string) => `${name} is choosing a card to play`,
};
const fr: typeof en = {
  play: 'À vous : jouez une carte',
  pass: 'Rien ne convient et vous n’avez pas d’action : passez',
  put: (card) => `${card} : à reposer`,
  wait: (name) => `${name} choisit une carte à jouer`,
};
const lines = catalogue({ en, fr });

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
