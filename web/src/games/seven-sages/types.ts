import type { SevenSages } from '../../generated/seven-sages';

export type * from '../../generated/seven-sages';
export type Choices = SevenSages['choices'];
