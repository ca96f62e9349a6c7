// Numbers in an intent that the player chooses, as in "offer 7 coins". Without them each number would have
// its own button.
import type { Told } from './phrase';
import { isObject, type Typed, type Types } from './schema';

export interface Amount {
  /** Equal for all intents that share a stepper. */
  id: string;
  /** The unit: "coins". */
  name: string;
  /** The path of the number in the intent. */
  path: string[];
  /** The offered value. */
  value: number;
  min: number;
  /** `null` if only the rules know it. */
  max: number | null;
}

/** The number of intents, different only in one number, from which they become one button with a stepper. */
const many = 6;

/** The largest value of a type. A smaller maximum comes from the author of the game. */
const largest: Record<string, number> = { uint8: 255, int8: 127, uint16: 65_535, int16: 32_767 };

const maximumOf = ({ schema }: Typed): number | null =>
  schema.maximum === undefined || schema.maximum === largest[schema.format ?? ''] ? null : schema.maximum;

/** Identifies everything in an intent except one number. */
const without = ({ verb, fields }: Told, key: string): string =>
  JSON.stringify([verb, key, fields.map((field) => (field.key === key ? null : [field.key, field.value]))]);

export class Amounts {
  /** The listed values of a number, by everything else in their intents. */
  readonly #listed = new Map<string, Set<number>>();
  /** True if the author gave any number a maximum. Numbers without one are then fixed. */
  readonly #said: boolean;

  constructor(
    intents: Told[],
    /** True if all legal intents are listed. */
    private readonly complete: boolean,
    private readonly types: Types,
    private readonly seats: number,
  ) {
    this.#said = types.fieldsOf('intent').some((field) => maximumOf(field) !== null);
    for (const told of complete ? intents : [])
      for (const { key, value } of this.#numbers(told)) {
        const rest = without(told, key);
        this.#listed.set(rest, (this.#listed.get(rest) ?? new Set()).add(value));
      }
  }

  /** Returns the numbers that the player can choose in this intent. */
  of(told: Told): Amount[] {
    const all = this.#numbers(told).flatMap(({ key, value, typed }) => {
      const range = this.complete ? this.#listedRange(told, key) : this.#freeRange(typed);
      if (!range) return [];
      const id = [told.verb, key, range.min, range.max].join(' ');
      return [{ id, name: key, path: [...told.at, key], value, ...range }];
    });
    // In a complete list, two numbers need not be independent of each other.
    return this.complete ? all.slice(0, 1) : all;
  }

  #numbers({ fields }: Told) {
    return fields.flatMap(({ key, value, typed }) =>
      typeof value === 'number' && !typed.name && !this.types.isSeat(typed, key, value, this.seats)
        ? [{ key, value, typed }]
        : [],
    );
  }

  #freeRange(typed: Typed) {
    const max = maximumOf(typed);
    return this.#said && max === null ? null : { min: typed.schema.minimum ?? 0, max };
  }

  #listedRange(told: Told, key: string) {
    const values = [...(this.#listed.get(without(told, key)) ?? [])];
    const [min, max] = [Math.min(...values), Math.max(...values)];
    return values.length >= many && max - min + 1 === values.length ? { min, max } : null;
  }
}

/** Returns the intent with other numbers in it. */
export function withAmounts(
  intent: unknown,
  amounts: Amount[],
  valueOf: (amount: Amount) => number,
): unknown {
  const copy: unknown = structuredClone(intent);
  for (const amount of amounts) {
    let at = copy;
    for (const key of amount.path.slice(0, -1)) at = isObject(at) ? at[key] : null;
    const key = amount.path.at(-1);
    if (isObject(at) && key !== undefined) at[key] = valueOf(amount);
  }
  return copy;
}
