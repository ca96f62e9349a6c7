// The numbers that a player has chosen. They are kept until the player has nothing to decide.
import type { Amount } from './amounts';

const within = (n: number, { min, max }: Amount) => Math.max(min, max === null ? n : Math.min(max, n));

export class Steppers {
  #chosen = $state<Record<string, number>>({});

  valueOf = (amount: Amount): number => within(this.#chosen[amount.id] ?? amount.value, amount);

  set(amount: Amount, value: number) {
    if (Number.isFinite(value)) this.#chosen[amount.id] = within(Math.round(value), amount);
  }

  forget() {
    this.#chosen = {};
  }
}
