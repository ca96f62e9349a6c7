// The cards of an intent. Pure.
import type { AnyGameModule } from './game';

type Card = string | number;

const isCard = (one: unknown): one is Card => typeof one === 'string' || typeof one === 'number';

/**
 * Returns the cards as `data-card` and `data-hand` name them: those from the game, else the card and leader
 * of the intent.
 */
export function cardsOfIntent(
  intent: unknown,
  view: unknown,
  module: Pick<AnyGameModule, 'cardsOfIntent'>,
): Card[] {
  const { card, leader } = (intent ?? {}) as { card?: unknown; leader?: unknown };
  const named = [card, leader].filter(isCard);
  return module.cardsOfIntent?.(intent, view) ?? named.flatMap((one) => [one, `hand-${one}`]);
}
