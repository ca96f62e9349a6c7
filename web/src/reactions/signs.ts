// The quick reactions and their icons, in the order of the picker.
import type { Reaction } from '../generated/protocol';
import type { IconName } from '../look/Icon.svelte';

export const signs: Record<Reaction, IconName> = {
  well_played: 'star',
  thanks: 'heart',
  oops: 'oops',
  thinking: 'thinking',
  your_turn: 'glass',
  good_game: 'thumb',
};

export const reactions = Object.keys(signs) as Reaction[];
