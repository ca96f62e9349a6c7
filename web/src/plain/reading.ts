// Reads zones and facts from a view. Lists are cards, arrays with one value for each seat belong to the
// seats, `you` is the reader's own. Everything else is a fact.
import type { NameCtx } from '../games/game';
import { keyOf } from './key';
import { apart, capital, Phrases } from './phrase';
import { isObject, type Typed, type Types } from './schema';
import type { PlainBoard, PlainCard, PlainFact, PlainZone } from './types';

/** The most cards of a row; a zone with more is a grid. */
const aRow = 7;

/**
 * Names of numbers for the contents of one place: "hands" becomes "hand" for a seat, but "coins" stays
 * "coins".
 */
const places = /^(hand|deck|pile|stack|bank|score)$/;

/** Returns the name of a field for one seat: "offers" of all are the "offer" of each. */
function ofOne(name: string, value: unknown, card: string | null): string {
  const one = name.replace(/ies$/, 'y').replace(/([^siu])s$/, '$1');
  // Lists of cards, and numbers of coins, keep their plural.
  if (Array.isArray(value) && (one === 'card' || one === card?.toLowerCase())) return name;
  return typeof value === 'number' && !places.test(one) ? name : one;
}

export class Reading {
  readonly #zones: PlainZone[] = [];
  readonly #facts: PlainFact[] = [];
  readonly #phrases: Phrases;

  constructor(
    private readonly types: Types,
    private readonly ctx: NameCtx,
  ) {
    this.#phrases = new Phrases(types, ctx);
  }

  read(view: unknown): PlainBoard {
    const typed = this.types.of('view');
    if (isObject(view)) this.#fields(view, typed, null, '');
    const own = this.#zones.filter((zone) => zone.hand);
    // The dock has room for one hand: the zone with "hand" in its id, or else the first.
    const hand = own.find((zone) => /hand/i.test(zone.id)) ?? own[0];
    for (const zone of own) if (zone !== hand) delete zone.hand;
    return { zones: this.#zones, facts: this.#facts };
  }

  /**
   * Reads the fields of an object. `owner`: the seat to which they belong; `path`: their place in the view.
   */
  #fields(value: Record<string, unknown>, of: Typed, owner: number | null, path: string, own = false) {
    for (const [key, inner] of Object.entries(value)) {
      const typed = this.types.field(of, key);
      const at = path ? `${path}.${key}` : key;
      if (key === 'you' && owner === null) {
        if (isObject(inner) && this.ctx.you !== null) this.#fields(inner, typed, this.ctx.you, at, true);
      } else if (own && this.types.isSeat(typed, key, inner, this.#seats)) {
        // Readers know their own seat.
      } else if (owner === null && Array.isArray(inner) && this.types.isBySeat(typed, inner, this.#seats)) {
        const item = this.types.item(typed);
        inner.forEach((one, seat) => {
          // The field's documentation is more specific than that of its type.
          this.#place(
            ofOne(key, one, this.types.item(item).name),
            one,
            { ...item, means: typed.means || item.means },
            seat,
            at,
            false,
          );
        });
      } else this.#place(key, inner, typed, owner, at, own);
    }
  }

  get #seats() {
    return this.ctx.names.length;
  }

  #place(key: string, value: unknown, typed: Typed, owner: number | null, path: string, own: boolean) {
    const label = capital(apart(key));
    const id = owner === null ? path : `${path} ${owner}`;
    if (Array.isArray(value)) {
      const item = this.types.item(typed);
      if (value.some(Array.isArray)) {
        value.forEach((one, n) =>
          this.#place(`${key}_${n + 1}`, one, { ...item, means: typed.means }, owner, `${path}.${n}`, own),
        );
      } else if (item.name === 'Seat') this.#fact(id, label, typed, owner, this.#phrases.list(value, typed));
      else
        this.#zone(
          id,
          label,
          typed,
          owner,
          value.map((one) => this.#card(one, item)),
          own,
        );
    } else if (typed.name && this.types.cards.has(typed.name)) {
      this.#zone(id, label, typed, owner, value === null ? [] : [this.#card(value, typed)], false, true);
    } else if (typeof value === 'boolean') {
      if (value) this.#fact(id, label, typed, owner, true);
    } else if (this.types.isSeat(typed, key, value, this.#seats)) {
      this.#fact(id, label, typed, owner, this.#phrases.one(value, { ...typed, name: 'Seat' }));
    } else if (typeof value === 'number') {
      this.#fact(id, label, typed, owner, String(value), true);
    } else if (typeof value === 'string') {
      this.#fact(id, label, typed, owner, apart(value));
    } else if (isObject(value)) {
      // An optional value is one fact; one that is always present groups several.
      if (typed.optional || typed.schema.oneOf)
        this.#fact(id, label, typed, owner, this.#phrases.one(value, typed));
      else this.#fields(value, typed, owner, path, own);
    } else if (typed.optional) this.#fact(id, label, typed, owner, '–');
  }

  #card(value: unknown, typed: Typed): PlainCard {
    return { key: keyOf(value, typed.name), value };
  }

  #zone(
    id: string,
    label: string,
    typed: Typed,
    owner: number | null,
    cards: PlainCard[],
    own: boolean,
    slot = false,
  ) {
    const layout = owner === null && cards.length > aRow ? 'grid' : 'row';
    const flags = { ...(own && { hand: true }), ...(slot && { slot: true }) };
    this.#zones.push({ id, label, hint: typed.means, owner, cards, layout, ...flags });
  }

  #fact(id: string, label: string, typed: Typed, owner: number | null, value: string | true, count = false) {
    this.#facts.push({ id, label, hint: typed.means, owner, value, count });
  }
}
