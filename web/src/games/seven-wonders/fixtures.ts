// Tables of 7 Wonders, picked out of matches by crates/fixtures/src/seven_wonders.rs, which says what each of them shows.
import generated from '../../generated/seven-wonders.fixtures.json';
import { people, positions, you } from '../fixture';
import type { Update } from '../game';
import type { Choices, Seen, View } from './types';

export { everyEvent } from './every-event';
export { you };
export const names = people(7);
export const { options } = generated;

export type Fixture = Update<View, Choices, Seen>;
export type FixtureName = keyof typeof generated.fixtures;
export const fixtures = positions<View, Choices, Seen, FixtureName>(generated);
