// A card that turns face up at its place.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { unlessStill } from './still.svelte';

export const turnedOver = (_node: Element): TransitionConfig => ({
  duration: unlessStill(420),
  easing: cubicOut,
  css: (_, u) => `transform: perspective(400px) rotateX(${u * 90}deg)`,
});
