// Which cards an intent is about. Pure.
import type { AnyGameModule } from './game';

type Card = string | number;

const isCard = (one: unknown): one is Card => typeof one === 'string' || typeof one === 'number';

/** As they stand in `data-card` or `data-hand`: those that the game names, else a card or a leader that the intent has. */
export function cardsOfIntent(
  intent: unknown,
  view: unknown,
  module: Pick<AnyGameModule, 'cardsOfIntent'>,
): Card[] {
  const { card, leader } = (intent ?? {}) as { card?: unknown; leader?: unknown };
  const named = [card, leader].filter(isCard);
  return module.cardsOfIntent?.(intent, view) ?? named.flatMap((one) => [one, `hand-${one}`]);
}
