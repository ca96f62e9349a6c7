import type { SevenDragons } from '../../generated/seven-dragons';

export type * from '../../generated/seven-dragons';
export type Choices = SevenDragons['choices'];
