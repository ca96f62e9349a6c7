// Intents and events in words, built from the names and values in their JSON.
import { listing } from '../i18n/language.svelte';
import type { GameModule, NameCtx } from '../games/game';
import { isObject, type Typed, type Types } from './schema';
import { words } from './words';

/** Splits a name into words: "moves_left" into "moves left", "TokenPlaced" into "token placed". */
export const apart = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const nameOf = (seat: number, ctx: NameCtx): string =>
  seat === ctx.you ? words().you : (ctx.names[seat] ?? words().seat(seat + 1));

/** Fields that contain the kind of a value. */
const tags = ['do', 'event', 'type', 'kind', 'action', 'is', 'why', 'stage'];
/** Fields that contain the acting seat. */
const subjects = ['seat', 'by', 'who', 'player', 'from'];

export interface Told {
  /** For example "offer". */
  verb: string;
  /** The game's documentation of it. */
  means: string;
  /** The path of the fields in the value. */
  at: string[];
  fields: { key: string; value: unknown; typed: Typed }[];
}

export class Phrases {
  constructor(
    private readonly types: Types,
    private readonly ctx: NameCtx,
    /** Returns the name of a card that is not a plain word or number. */
    private readonly cardName?: (value: unknown) => string,
  ) {}

  /** Splits an intent or an event into verb and fields. */
  told(value: unknown, typed: Typed): Told {
    const of = this.types.variant(typed, value);
    if (!isObject(value)) return { verb: apart(String(value)), means: of.means, at: [], fields: [] };
    const constant = Object.entries(of.schema.properties ?? {}).find(
      ([, field]) => field.const !== undefined,
    );
    const tag = constant?.[0] ?? tags.find((key) => typeof value[key] === 'string');
    const entries = Object.entries(value);
    if (tag === undefined) {
      // { "Bid": { … } }: the kind is the only key.
      const [only] = entries;
      if (entries.length === 1 && only && isObject(only[1])) {
        const inner = this.types.field(of, only[0]);
        return {
          verb: apart(only[0]),
          means: of.means || inner.means,
          at: [only[0]],
          fields: this.#fields(only[1], inner),
        };
      }
      return { verb: '', means: of.means, at: [], fields: this.#fields(value, of) };
    }
    const { [tag]: verb, ...rest } = value;
    return { verb: apart(String(verb)), means: of.means, at: [], fields: this.#fields(rest, of) };
  }

  #fields(value: Record<string, unknown>, of: Typed) {
    return Object.entries(value).map(([key, value]) => ({ key, value, typed: this.types.field(of, key) }));
  }

  /** Returns a label: "Offer to Ben, 5 coins". */
  deed(told: Told): string {
    return capital(`${told.verb} ${this.details(told)}`.trim());
  }

  /** Returns the fields in words: "to Ben, 5 coins". */
  details({ fields }: Told, skipped: string[] = []): string {
    return fields
      .filter(({ key }) => !skipped.includes(key))
      .map(({ key, value, typed }) => this.part(key, value, typed))
      .filter(Boolean)
      .join(', ');
  }

  /** Returns a sentence for the log: "Ana: offered to Ben, 5 coins." */
  sentence(value: unknown, typed: Typed): string {
    const told = this.told(value, typed);
    const { verb, fields } = told;
    const who = subjects.find((subject) =>
      fields.some(({ key, value, typed }) => key === subject && this.#isSeat(key, value, typed)),
    );
    const subject = fields.find(({ key }) => key === who);
    const said = this.details(told, who === undefined ? [] : [who]);
    if (subject && typeof subject.value === 'number')
      return `${words().colon(nameOf(subject.value, this.ctx), `${verb} ${said}`.trim())}.`;
    const does = capital(verb || words().something);
    return said ? `${words().colon(does, said)}.` : `${does}.`;
  }

  /** Returns a field with as much of its name as needed; empty if its value has no text. */
  part(key: string, value: unknown, typed: Typed): string {
    const name = apart(key);
    if (value === null || value === undefined || value === false || value === '') return '';
    if (value === true) return name;
    if (this.#isSeat(key, value, typed)) {
      const who = nameOf(value as number, this.ctx);
      return subjects.includes(key) && key !== 'from' && key !== 'by' ? who : `${name} ${this.#inside(who)}`;
    }
    if (typeof value === 'number') {
      // A card is named by its value, a quantity by its unit.
      if (typed.name) return this.one(value, typed);
      if (/[^s]s$/.test(name)) return `${value} ${value === 1 ? name.slice(0, -1) : name}`;
      return `${name} ${value}`;
    }
    if (typeof value === 'string') return apart(value);
    if (Array.isArray(value)) {
      if (value.length === 0) return '';
      return `${name} ${this.list(value, typed)}`;
    }
    const inner = this.one(value, typed);
    return inner ? (typed.name ? inner : `${name} ${inner}`) : '';
  }

  list(value: unknown[], typed: Typed): string {
    const item = this.types.item(typed);
    if (this.types.isBySeat(typed, value, this.ctx.names.length)) {
      const each = value.flatMap((one, seat) => {
        // Seats without a value are omitted; for a flag the name of the seat is enough.
        if (one === null || one === false) return [];
        const who = this.#inside(nameOf(seat, this.ctx));
        return [one === true ? who : `${this.one(one, item)} (${who})`];
      });
      return listing(each);
    }
    return listing(value.map((one) => this.one(one, item)).filter(Boolean));
  }

  /** Returns a value by itself: "4", "Ben", "red 4". */
  one(value: unknown, typed: Typed): string {
    if (value === null || value === undefined) return words().nothing;
    if (this.#isSeat('', value, typed)) return this.#inside(nameOf(value as number, this.ctx));
    if (typeof value === 'string') return apart(value);
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (this.cardName && !Array.isArray(value)) {
      const name = this.cardName(value);
      if (name) return name;
    }
    if (Array.isArray(value)) return this.list(value, typed);
    const told = this.told(value, typed);
    return [told.verb, this.details(told)].filter(Boolean).join(' ');
  }

  #isSeat(key: string, value: unknown, typed: Typed): boolean {
    return this.types.isSeat(typed, key, value, this.ctx.names.length);
  }

  /** Returns the form of "You" inside a sentence. */
  #inside(who: string): string {
    return who === words().you ? words().youInside : who;
  }
}

/** Returns the phrases of a game. `card` is the game's own function for cards. */
export const phrasesOf = (types: Types, ctx: NameCtx, card: GameModule<any, any, any, any, any>['card']) =>
  new Phrases(types, ctx, card && ((value) => card(value).name));
