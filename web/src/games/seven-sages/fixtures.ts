// Positions of The Seven Sages, picked out of matches by crates/fixtures/src/seven_sages.rs. That file
// describes each position.
import generated from '../../generated/seven-sages.fixtures.json';
import { people, positions, you } from '../fixture';
import type { Update } from '../game';
import type { Choices, Seen, View } from './types';

export { everyEvent } from './every-event';
export { you };
export const names = people(5);
export const { options } = generated;

export type Fixture = Update<View, Choices, Seen>;
export type FixtureName = keyof typeof generated.fixtures;
export const fixtures = positions<View, Choices, Seen, FixtureName>(generated);
