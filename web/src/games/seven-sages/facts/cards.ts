// What is printed on the cards, made of the rules' own tables, and the cards of a hand one by one. What may be done with
// them the server says.
import type { Facts } from '../../../generated/seven-sages.facts';
import printed from '../../../generated/seven-sages.facts.json';
import type { Card, Cards, Kin, Power, Sage, Spell, Track } from '../types';

const facts = printed as unknown as Facts;

/** In the order in which they are listed wherever there is no better one. */
export const sages: Sage[] = facts.sages;
export const kins: Kin[] = facts.kins.map(({ kin }) => kin);
export const spells: Spell[] = facts.spells;
/** The two camps. */
export const tracks: Track[] = facts.tracks;
/** A lead of so much ends a fight. */
export const { knockout } = facts;
/** What a second 1 of a sage counts in a fight. */
export const secondOne = facts.second_one;

export const power = (kin: Kin, value: number): Card => ({ card: 'power', power: { kin, value } });
export const spell = (spell: Spell): Card => ({ card: 'spell', spell });

/** What looks the same has the same name: `witch-5`, `moventi`. */
export const look = (card: Card): string =>
  card.card === 'power' ? `${card.power.kin}-${card.power.value}` : card.spell;

/** A card of a hand. The key tells two that look the same apart. */
export interface Held {
  key: string;
  card: Card;
}

/** A hand card by card: first what the roles may play, then the rest, spells last. */
export function spread({ powers, spells }: Cards, roles: Sage[] = []): Held[] {
  const place = ({ kin }: Power) =>
    kin === 'owl' ? 10 : roles.includes(kin) ? roles.indexOf(kin) : 20 + kins.indexOf(kin);
  const sorted = [...powers].sort((a, b) => place(a) - place(b) || a.value - b.value);
  const all = [...sorted.map((it) => power(it.kin, it.value)), ...spells.map(spell)];
  const seen = new Map<string, number>();
  return all.map((card) => {
    const nth = seen.get(look(card)) ?? 0;
    seen.set(look(card), nth + 1);
    return { key: `${look(card)}.${nth}`, card };
  });
}

const valueOf = ({ card }: Held) => (card.card === 'power' ? card.power.value : Infinity);
/** From the lowest to the highest, spells last. */
export const byValue = (one: Held, other: Held): number =>
  valueOf(one) === valueOf(other) ? 0 : valueOf(one) - valueOf(other);

export const gather = (held: Held[]): Cards => ({
  powers: held.flatMap(({ card }) => (card.card === 'power' ? [card.power] : [])),
  spells: held.flatMap(({ card }) => (card.card === 'spell' ? [card.spell] : [])),
});

export const samePower = (a: Power, b: Power) => a.kin === b.kin && a.value === b.value;

/** The same in every language: they are spells. */
export const spellNames: Record<Spell, string> = {
  volensia: 'Volensia',
  moventi: 'Moventi',
  anulensa: 'Anulensa',
  potentia: 'Potentia',
  absentus: 'Absentus',
  mutantus: 'Mutantus',
  binensus: 'Binensus',
};
