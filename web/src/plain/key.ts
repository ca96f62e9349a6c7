/** Identifies a card. The type's name in it tells the card 5 from 5 coins. */
export const keyOf = (value: unknown, type: string | null): string =>
  `${type ?? ''}:${JSON.stringify(value)}`;
