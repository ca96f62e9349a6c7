import { lettersOf } from '../../../state/shortcuts.svelte';

/** Letters of this game. */
export const letters = lettersOf('seven-dragons', { turn: 't', goal: 'g' });
