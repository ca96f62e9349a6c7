// Applies the changes since the last message (JSON Patch, RFC 6902). Pure: unchanged parts are shared.
import type { Change } from '../generated/protocol';

/** Thrown if the changes do not fit the value. */
export class NotOfThis extends Error {}

/** Returns `whole` after the changes. */
export function changed(whole: unknown, changes: Change[]): unknown {
  return changes.reduce((now, change) => at(now, parts(change.path), change), whole);
}

/** Returns the parts of a JSON Pointer (RFC 6901). */
function parts(path: string): string[] {
  if (path === '') return [];
  return path
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function at(value: unknown, path: string[], change: Change): unknown {
  const [part, ...rest] = path;
  if (part === undefined) {
    if (change.op === 'remove') throw new NotOfThis('nothing would be left');
    return change.value;
  }
  if (Array.isArray(value)) {
    const place = part === '-' ? value.length : Number(part);
    const most = change.op === 'add' && rest.length === 0 ? value.length : value.length - 1;
    if (!Number.isInteger(place) || place < 0 || place > most) throw new NotOfThis(`no place ${part}`);
    if (rest.length > 0) return value.with(place, at(value[place], rest, change));
    if (change.op === 'remove') return value.toSpliced(place, 1);
    return value.toSpliced(place, change.op === 'add' ? 0 : 1, change.value);
  }
  if (typeof value !== 'object' || value === null) throw new NotOfThis(`nothing has a ${part}`);
  const fields = value as Record<string, unknown>;
  const there = Object.hasOwn(fields, part);
  if (!there && (rest.length > 0 || change.op !== 'add')) throw new NotOfThis(`no ${part}`);
  if (rest.length > 0) return { ...fields, [part]: at(fields[part], rest, change) };
  if (change.op !== 'remove') return { ...fields, [part]: change.value };
  const { [part]: _, ...others } = fields;
  return others;
}
