import { getContext, setContext } from 'svelte';

const key = Symbol('clock');

/** What the prompt line shows of the clock, e.g. "0:42"; `null` without one. Reactive. */
export type ClockText = () => string | null;

export const setClock = (text: ClockText) => setContext(key, text);
export const getClock = () => getContext<ClockText | undefined>(key);
