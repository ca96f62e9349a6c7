// The ways to pay, compared.
import type { Means, Payment } from '../types';

/** Returns the coins to the bank: the printed ones, and the price of the resources that the bank sells. */
export const toBank = (printed: number, pay: Payment) => printed + (pay.bank ?? 0);
export const costOf = (printed: number, pay: Payment) => toBank(printed, pay) + pay.left + pay.right;

/** One way to pay, compared with the cheapest. */
export interface Way {
  pay: Payment;
  total: number;
  /** The coins above the cheapest way. */
  dearer: number;
}

/** Returns the ways in the server's order, by rising coins to the left. */
export function compared(means: Extract<Means, { means: 'pay' }>): Way[] {
  const totals = means.ways.map((pay) => costOf(means.bank, pay));
  const least = Math.min(...totals);
  return means.ways.map((pay, i) => ({ pay, total: totals[i]!, dearer: totals[i]! - least }));
}

/** Returns the index of the cheapest way, the first of equals. */
export const cheapest = (ways: Way[]): number =>
  Math.max(
    0,
    ways.findIndex((way) => way.dearer === 0),
  );
