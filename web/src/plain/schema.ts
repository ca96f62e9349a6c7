// Reads from a game's schema the type name, variant and documentation of a value. Without a schema these are
// empty, and names and values must do.

/** The part of JSON Schema that the server writes. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema | boolean;
  oneOf?: Schema[];
  anyOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  description?: string;
}

/** A place in the schema, after following references. */
export interface Typed {
  /** The name of the type; `null` if it has none. */
  name: string | null;
  schema: Schema;
  /** The documentation of the place, or else of the type. */
  means: string;
  /** True if the value may be `null`. */
  optional: boolean;
}

/** The maximum of seats: an array with exactly this `maxItems` is a `BySeat`. */
const mostSeats = 8;

export const unknownType: Typed = { name: null, schema: {}, means: '', optional: false };

const isNull = (schema: Schema) => schema.type === 'null' || schema.const === null;
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export class Types {
  /** Names of types that are cards: named types in lists of the view, and in intents. */
  readonly cards: ReadonlySet<string>;

  constructor(private readonly root: Schema | null) {
    this.cards = this.#cards();
  }

  /** Returns a type of the game: its `view`, `intent` or `seen`. */
  of(part: 'view' | 'intent' | 'seen'): Typed {
    return this.follow(this.root?.properties?.[part]);
  }

  follow(schema: Schema | undefined): Typed {
    let name: string | null = null;
    let means = schema?.description ?? '';
    let optional = false;
    let at = schema;
    // Limited, because references may form a cycle.
    for (let steps = 0; at && steps < 16; steps += 1) {
      if (at.$ref) {
        name = at.$ref.split('/').at(-1) ?? null;
        at = this.root?.$defs?.[name ?? ''];
      } else if (at.anyOf && at.anyOf.some(isNull) && at.anyOf.length === 2) {
        optional = true;
        at = at.anyOf.find((one) => !isNull(one));
      } else break;
      means ||= at?.description ?? '';
    }
    if (Array.isArray(at?.type) && at.type.includes('null')) optional = true;
    return { name, schema: at ?? {}, means, optional };
  }

  /** Returns the variant of an enum to which a value belongs. */
  variant(typed: Typed, value: unknown): Typed {
    const { oneOf } = typed.schema;
    if (!oneOf) return typed;
    const fits = (schema: Schema) => {
      if (schema.const !== undefined) return schema.const === value;
      if (schema.enum) return schema.enum.includes(value);
      if (!isObject(value)) return false;
      const fields = Object.entries(schema.properties ?? {});
      return (
        fields.every(([key, field]) => key in value && (field.const ?? value[key]) === value[key]) &&
        Object.keys(value).every((key) => schema.properties && key in schema.properties)
      );
    };
    const found = oneOf.map((one) => this.follow(one)).find(({ schema }) => fits(schema));
    return found ? { ...found, name: typed.name } : typed;
  }

  field(typed: Typed, key: string): Typed {
    return this.follow(typed.schema.properties?.[key]);
  }

  /** Returns the type of a list's items. */
  item(typed: Typed): Typed {
    const { items } = typed.schema;
    return this.follow(typeof items === 'object' ? items : undefined);
  }

  isSeat(typed: Typed, key: string, value: unknown, seats: number): boolean {
    if (this.root) return typed.name === 'Seat';
    return (
      typeof value === 'number' &&
      value < seats &&
      /^(seat|to|from|by|who|player|winner|loser|dealer|owner|first|next)$/.test(key)
    );
  }

  /** Returns true if a value contains one item for each seat. */
  isBySeat(typed: Typed, value: unknown, seats: number): boolean {
    if (!Array.isArray(value) || value.length !== seats) return false;
    return this.root ? typed.schema.maxItems === mostSeats : true;
  }

  #cards(): Set<string> {
    const found = new Set<string>();
    const seen = new Set<Schema>();
    const visit = (schema: Schema | undefined, named: boolean) => {
      const typed = this.follow(schema);
      const at = typed.schema;
      if (named && typed.name && typed.name !== 'Seat') found.add(typed.name);
      if (seen.has(at)) return;
      seen.add(at);
      const bySeat = at.maxItems === mostSeats;
      if (typeof at.items === 'object') visit(at.items, !bySeat);
      for (const one of [...(at.oneOf ?? []), ...(at.anyOf ?? [])]) visit(one, false);
      for (const field of Object.values(at.properties ?? {})) visit(field, false);
    };
    visit(this.root?.properties?.view, false);
    for (const { name } of this.fieldsOf('intent')) if (name && name !== 'Seat') found.add(name);
    return found;
  }

  /** Returns the fields of all variants of an enum. */
  fieldsOf(part: 'intent'): Typed[] {
    return (this.of(part).schema.oneOf ?? []).flatMap((one) =>
      Object.values(this.follow(one).schema.properties ?? {}).map((field) => this.follow(field)),
    );
  }

  /** Returns the variants of an enum, with their documentation. */
  choices(part: 'intent'): { name: string; means: string }[] {
    return (this.of(part).schema.oneOf ?? []).flatMap((one) => {
      const { schema, means } = this.follow(one);
      const name =
        schema.const ??
        Object.values(schema.properties ?? {}).find((field) => field.const !== undefined)?.const;
      return typeof name === 'string' ? [{ name, means }] : [];
    });
  }
}
