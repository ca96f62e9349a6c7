import { lettersOf } from '../../../state/shortcuts.svelte';

/** The shortcut letters of this game. */
export const letters = lettersOf('seven-dragons', { turn: 't', goal: 'g' });
