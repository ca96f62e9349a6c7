// The look of a card that the game describes only by its value.
import type { NameCtx } from '../games/game';
import { apart, capital, Phrases } from './phrase';
import { isObject, type Types, unknownType } from './schema';
import type { CardLook, PlainCard } from './types';

/** Returns true if the text can be printed large on a small card. */
const short = (text: string) => text.length <= 3;

/** Returns the name of a card's type from its key. */
const typeOf = ({ key }: PlainCard) => key.slice(0, key.indexOf(':'));

export function lookOf(card: PlainCard, types: Types, ctx: NameCtx): CardLook {
  const { value } = card;
  const type = typeOf(card);
  const kind = type || 'card';
  if (value === null) return { name: '?', corner: '?', kind };
  if (typeof value === 'number')
    return { name: type ? `${capital(apart(type))} ${value}` : String(value), corner: String(value), kind };
  if (typeof value === 'string') {
    const name = capital(apart(value));
    return { name, ...(short(name) && { corner: name }), kind: name };
  }
  const typed = type ? types.follow({ $ref: `#/$defs/${type}` }) : unknownType;
  const name = capital(new Phrases(types, ctx).one(value, typed));
  if (!isObject(value)) return { name, kind };
  // The first number is printed large, and the first word is the suit.
  const all = Object.values(value);
  const number = all.find((one) => typeof one === 'number');
  const word = all.find((one) => typeof one === 'string');
  const suit = typeof word === 'string' ? capital(apart(word)) : undefined;
  return {
    name,
    ...(number !== undefined && { corner: String(number), ...(suit && { suit }) }),
    kind: suit ?? kind,
  };
}

/** Colours of the band. Each has enough contrast with white. */
const bands = ['#a92a2f', '#1e5da3', '#2b7134', '#75409b', '#97490b', '#0d7073', '#565a62', '#a02a6c'];

/** White stripes over the band, so that kinds differ without colour, too. */
const stripes = ['transparent 0 4px', '#fff6 0 1.5px, transparent 0 4px', '#fff6 0 1px, transparent 0 7px'];
const turns = [90, 0, 45, 135];

/** Returns the band of a kind. The same word has the same colour and pattern in every match. */
export function bandOf(kind: string): string {
  let sum = 0;
  for (const letter of kind) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  const of = <T>(all: T[], salt: number): T => all[(sum >>> salt) % all.length]!;
  return `repeating-linear-gradient(${of(turns, 3)}deg, ${of(stripes, 5)}), ${of(bands, 0)}`;
}
