// Passes its game to a component. The frame passes only the properties that every game gets.
import type { Component } from 'svelte';
import type { GameModule } from '../games/game';
import type { Types } from './schema';

export interface PlainGame {
  given: GameModule<any, any, any, any, any>;
  types: Types;
}

export function withGame<Props extends Record<string, any>>(
  Of: Component<Props & { game: PlainGame }>,
  game: PlainGame,
): Component<Props> {
  // The frame's properties are getters: inheriting from them keeps them reactive.
  return ((anchor: never, props: Props) =>
    Of(anchor, Object.create(props, { game: { value: game, enumerable: true } }))) as Component<Props>;
}
