// What lies on the table, read off a view: lists are cards, arrays with one value for each seat belong to the seats,
// `you` is the reader's own, and the rest are facts.
import type { GameModule, NameCtx } from '../games/game';
import { apart, capital, Phrases } from './phrase';
import { isObject, type Typed, type Types } from './schema';
import type { GivenZone, PlainBoard, PlainCard, PlainFact, PlainZone } from './types';

/** More cards than this lie in rows. */
const aRow = 7;

/** What a card is known by; a type's name keeps the card 5 apart from 5 coins. */
export const keyOf = (value: unknown, type: string | null): string =>
  `${type ?? ''}:${JSON.stringify(value)}`;

/** The board of a view: as the game gives it, or else as it can be read off. */
export function boardOf(
  view: unknown,
  types: Types,
  ctx: NameCtx,
  given?: GameModule<any, any, any, any, any>['zones'],
): PlainBoard {
  const board = new Reading(types, ctx).read(view);
  return given ? { ...board, zones: given(view, ctx.you).map(zoneOf) } : board;
}

const zoneOf = (zone: GivenZone): PlainZone => ({
  id: zone.id ?? `${zone.owner ?? ''} ${zone.label}`,
  label: zone.label,
  owner: zone.owner ?? null,
  cards: zone.cards.map((value) => ({ key: keyOf(value, null), value })),
  layout: zone.layout ?? 'row',
  ...(zone.hint && { hint: zone.hint }),
  ...(zone.hand && { hand: true }),
});

/** What one seat has of what is called so for all: "offers" are the offer of each. */
function ofOne(name: string, value: unknown, cards: string | null): string {
  const one = name.replace(/ies$/, 'y').replace(/([^siu])s$/, '$1');
  // Several coins are coins, and several cards are cards.
  const many =
    typeof value === 'number' ? !/^(hand|deck|pile|stack|bank|score)$/.test(one) : Array.isArray(value);
  const counted = !Array.isArray(value) || one === 'card' || one === cards?.toLowerCase();
  return many && counted ? name : one;
}

class Reading {
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
    // The dock has room for one hand: the one that is called so, or else the first.
    const hand = own.find((zone) => /hand/i.test(zone.id)) ?? own[0];
    for (const zone of own) if (zone !== hand) delete zone.hand;
    return { zones: this.#zones, facts: this.#facts };
  }

  /** `owner`: whose these are; `path`: where they stand in the view. */
  #fields(value: Record<string, unknown>, of: Typed, owner: number | null, path: string, own = false) {
    for (const [key, inner] of Object.entries(value)) {
      const typed = this.types.field(of, key);
      const at = path ? `${path}.${key}` : key;
      if (key === 'you' && owner === null) {
        if (isObject(inner) && this.ctx.you !== null) this.#fields(inner, typed, this.ctx.you, at, true);
      } else if (own && this.types.isSeat(typed, key, inner, this.#seats)) {
        // Whoever reads knows where they sit.
      } else if (owner === null && Array.isArray(inner) && this.types.isBySeat(typed, inner, this.#seats)) {
        const item = this.types.item(typed);
        inner.forEach((one, seat) => {
          // What a seat has is called by its field, and explained by it.
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
      // What may be missing is one thing; what is always there is a part of the table.
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

/** Two or three numbers of a seat, for the strip. */
export const countsOf = (board: PlainBoard, seat: number): PlainFact[] =>
  board.facts.filter((fact) => fact.owner === seat && fact.count).slice(0, 3);
