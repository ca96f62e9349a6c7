import type { SevenKingdoms } from '../../generated/seven-kingdoms';

export type * from '../../generated/seven-kingdoms';
export type Choices = SevenKingdoms['choices'];
