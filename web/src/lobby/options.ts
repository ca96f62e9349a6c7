// A form made from a JSON Schema, for the few shapes that game options have.

type Schema = Record<string, unknown> & {
  type?: string | string[];
  title?: string;
  description?: string;
  enum?: unknown[];
  oneOf?: Schema[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  $ref?: string;
  allOf?: Schema[];
  $defs?: Record<string, Schema>;
};

export type Field = { name: string; label: string; hint: string } & (
  | { kind: 'flag' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'one'; values: { value: string; label: string; hint: string }[] }
);

/** True if the schema has options to choose. Its root may be a reference. */
export function hasOptions(schema: unknown): boolean {
  const root = (schema ?? {}) as Schema;
  return Object.keys(resolve(root, root).properties ?? {}).length > 0;
}

/** Returns the fields of the options. An option of an unknown shape keeps its default. */
export function fieldsOf(schema: unknown): Field[] {
  const root = (schema ?? {}) as Schema;
  return Object.entries(resolve(root, root).properties ?? {}).flatMap(([name, property]) => {
    const field = fieldOf(name, resolve(property, root), property.description, root);
    return field ? [field] : [];
  });
}

function fieldOf(name: string, schema: Schema, described: string | undefined, root: Schema): Field | null {
  const common = { name, label: schema.title ?? spaced(name), hint: described ?? schema.description ?? '' };
  const values = choices(schema, root);
  if (values) return { ...common, kind: 'one', values };
  if (schema.type === 'boolean') return { ...common, kind: 'flag' };
  if (schema.type === 'integer') {
    return { ...common, kind: 'number', min: schema.minimum ?? 0, max: schema.maximum ?? 99 };
  }
  return null;
}

function choices(schema: Schema, root: Schema) {
  const one = (value: unknown, description?: string) =>
    typeof value === 'string' ? [{ value, label: spaced(value), hint: description ?? '' }] : [];
  if (schema.enum) return schema.enum.flatMap((value) => one(value));
  if (!schema.oneOf) return null;
  return schema.oneOf
    .map((option) => resolve(option, root))
    .flatMap((option) =>
      option.enum
        ? option.enum.flatMap((v) => one(v, option.description))
        : one(option.const, option.description),
    );
}

function resolve(schema: Schema, root: Schema): Schema {
  const ref = schema.$ref ?? (schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined);
  const named = ref?.startsWith('#/$defs/') ? root.$defs?.[ref.slice('#/$defs/'.length)] : undefined;
  return named ? resolve(named, root) : schema;
}

export function spaced(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
