// The sounds of a match: of the events of each update, and of the reader's turn after a wait.
import { untrack } from 'svelte';
import type { Prompt } from '../games/game';
import { soundsOf } from '../sound/kinds';
import { play } from '../state/sound';
import type { Shown } from './shown';

/** Milliseconds of waiting after which the own turn rings. A shorter wait needs no call. */
const wait = 3_000;

export function hear(shown: () => Shown, tone: () => Prompt['tone'], you: () => number | null) {
  let told: unknown = null;
  $effect(() => {
    const { state, module } = shown();
    const { lastSteps } = state;
    untrack(() => {
      if (lastSteps === told) return;
      told = lastSteps;
      const events = lastSteps.flatMap((step) => step.events.map(({ seen }) => seen as { event: string }));
      if (module.sounds) soundsOf(module.sounds, events, you()).forEach(play);
    });
  });

  let since: number | null = null;
  $effect(() => {
    const now = performance.now();
    if (tone() === 'you') {
      if (since !== null && now - since > wait) play('turn');
      since = null;
    } else since ??= now;
  });
}
