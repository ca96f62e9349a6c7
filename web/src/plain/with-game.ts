// A component that is told which game it shows, for a frame that only passes on what every game's component gets.
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
  // What it is told besides stays as reactive as it is.
  return ((anchor: never, props: Props) =>
    Of(anchor, Object.create(props, { game: { value: game, enumerable: true } }))) as Component<Props>;
}
