/** Returns the key of a card. It contains the type's name, so the card 5 differs from 5 coins. */
export const keyOf = (value: unknown, type: string | null): string =>
  `${type ?? ''}:${JSON.stringify(value)}`;
