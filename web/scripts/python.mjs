// Makes Python from a JSON Schema: a TypedDict for each object, a Literal for a choice of words, an alias for
// everything else. A choice of objects becomes a union whose members are named by their tag (`IntentPlay`),
// so that type checkers narrow it.

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from ' +
    'global if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

export const pascal = (name) =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/**
 * Returns the text of the module: a class or an alias for each definition of the schema. `tail` is its end.
 */
export function python(schema, file, tail = '') {
  const module = new Module(schema);
  for (const name of Object.keys(schema.$defs).sort()) module.define(name, schema.$defs[name]);
  for (const [name, root] of Object.entries(schema.properties)) {
    if (!root.$ref) module.define(pascal(name), root);
  }
  return `# Made of ${file} by \`cargo xtask gen\`. Do not edit.
"""${oneLine(schema.description ?? 'What there is in this game.')}"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

if sys.version_info >= (3, 11):
    from typing import NotRequired
elif TYPE_CHECKING:
    from typing_extensions import NotRequired
${module.text()}${tail}`;
}

class Module {
  #defs;
  #classes = new Map();
  #aliases = new Map();

  constructor(schema) {
    this.#defs = schema.$defs;
  }

  /**
   * Returns the classes, then the aliases. Python reads the annotations of classes late and an alias at once.
   * So an alias follows the aliases that it names.
   */
  text() {
    const aliases = new Map(this.#aliases);
    const sorted = [];
    const visit = (name) => {
      const alias = aliases.get(name);
      if (!alias) return;
      aliases.delete(name);
      for (const [word] of alias.type.replaceAll(/"[^"]*"/g, '').matchAll(/\w+/g)) visit(word);
      sorted.push(alias.text);
    };
    [...aliases.keys()].forEach(visit);
    return [...this.#classes.values(), ...sorted].map((text) => `\n\n${text}\n`).join('');
  }

  define(name, schema) {
    if (isObject(schema)) this.#class(name, schema);
    else if (schema.oneOf?.length && !schema.oneOf.some((variant) => variant.$ref)) {
      this.#alias(name, schema, this.#variants(name, schema.oneOf));
    } else this.#alias(name, schema, this.#type(name, schema));
  }

  #add(kind, name, made) {
    if (this.#classes.has(name) || this.#aliases.has(name))
      throw new Error(`two definitions would be called ${name}`);
    kind.set(name, made);
  }

  #alias(name, schema, type) {
    this.#add(this.#aliases, name, {
      type,
      text: `${comment(schema.description, '')}${name}: TypeAlias = ${type}`,
    });
  }

  /** Returns the type of a choice: its words together, and a class for each object. */
  #variants(name, variants) {
    const words = variants.filter((variant) => 'const' in variant);
    const objects = variants.filter((variant) => !('const' in variant));
    const tag = Object.keys(objects[0]?.properties ?? {}).find((key) =>
      objects.every((variant) => variant.properties?.[key]?.const !== undefined),
    );
    const types = words.length ? [`Literal[${words.map((word) => quoted(word.const)).join(', ')}]`] : [];
    for (const variant of objects) {
      if (!isObject(variant)) {
        types.push(this.#type(name, variant));
        continue;
      }
      const told = tag ? variant.properties[tag].const : (variant.required ?? []).join('_');
      const called = name + pascal(String(told));
      this.#class(called, variant);
      types.push(called);
    }
    return types.join(' | ');
  }

  #class(name, schema) {
    const { properties, required } = this.#fields(schema);
    const fields = Object.entries(properties).map(([key, field]) => {
      const type = this.#type(name + pascal(key), field);
      return { key, field, type: required.has(key) ? type : `NotRequired[${type}]` };
    });
    // A key that is no Python name cannot be a field of a class.
    if (fields.some(({ key }) => KEYWORDS.has(key) || !/^[A-Za-z_]\w*$/.test(key))) {
      const lines = fields.map(
        ({ key, field, type }) =>
          `${comment(field.description, '        ')}        ${quoted(key)}: ${later(type)},`,
      );
      this.#add(
        this.#classes,
        name,
        `${comment(schema.description, '')}${name} = TypedDict(\n    ${quoted(name)},\n    {\n${lines.join('\n')}\n    },\n)`,
      );
      return;
    }
    const lines = fields.map(
      ({ key, field, type }) => `${comment(field.description, '    ')}    ${key}: ${type}`,
    );
    const docs = schema.description ? `    """${indented(escaped(schema.description))}"""\n\n` : '';
    this.#add(this.#classes, name, `class ${name}(TypedDict):\n${docs}${lines.join('\n') || '    pass'}`);
  }

  /** Returns the fields of a schema and of the schemas that it extends. */
  #fields(schema) {
    const parts = (schema.allOf ?? []).map((part) => this.#fields(this.#followed(part)));
    return {
      properties: Object.assign({}, ...parts.map((part) => part.properties), schema.properties),
      required: new Set([...parts.flatMap((part) => [...part.required]), ...(schema.required ?? [])]),
    };
  }

  #followed(schema) {
    return schema.$ref ? this.#defs[schema.$ref.replace('#/$defs/', '')] : schema;
  }

  #type(name, schema) {
    if (schema === true || schema === false) return 'Any';
    if (schema.$ref) return schema.$ref.replace('#/$defs/', '');
    if ('const' in schema) return `Literal[${quoted(schema.const)}]`;
    if (schema.anyOf ?? schema.oneOf) {
      const members = schema.anyOf ?? schema.oneOf;
      if (members.every((member) => member.$ref || member.type === 'null')) {
        return members.map((member) => this.#type(name, member)).join(' | ');
      }
      return this.#variants(name, members);
    }
    if (isObject(schema)) {
      this.#class(name, schema);
      return name;
    }
    const types = [schema.type].flat().map((type) => {
      switch (type) {
        case undefined:
          return 'Any';
        case 'string':
          return 'str';
        case 'integer':
          return 'int';
        case 'number':
          return 'float';
        case 'boolean':
          return 'bool';
        case 'null':
          return 'None';
        case 'array':
          return `list[${this.#items(name, schema)}]`;
        case 'object':
          return `dict[str, ${this.#type(name, schema.additionalProperties ?? true)}]`;
        default:
          throw new Error(`${name} has a type that Python was not told of: ${type}`);
      }
    });
    return types.join(' | ');
  }

  #items(name, schema) {
    if (!schema.prefixItems) return this.#type(name, schema.items ?? true);
    const types = schema.prefixItems.map((item, n) => this.#type(`${name}${n}`, item));
    return [...new Set(types)].join(' | ');
  }
}

function isObject(schema) {
  return (
    typeof schema === 'object' &&
    !schema.$ref &&
    (schema.properties !== undefined || schema.allOf !== undefined)
  );
}

const quoted = (text) => JSON.stringify(text);
/** Quotes a type, so Python reads it after all definitions. */
const later = (type) => (type.includes('"') ? `'${type}'` : `"${type}"`);
const indented = (text) => text.replace(/\n(?=[^\n])/g, '\n    ');
const oneLine = (text) => escaped(text).replaceAll('\n', ' ');
const escaped = (text) => text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""').replace(/"$/, '\\"');

function comment(text, indent) {
  if (!text) return '';
  return text
    .split('\n')
    .map((line) => `${indent}#: ${line}`.trimEnd() + '\n')
    .join('');
}
