// The printed cards, generated from the rules' own tables, and the cards of a hand one by one. The server
// decides the possible intents.
import type { Facts } from '../../../generated/seven-sages.facts';
import printed from '../../../generated/seven-sages.facts.json';
import type { Card, Cards, Kin, Power, Sage, Spell, Track } from '../types';

const facts = printed as unknown as Facts;

/** The usual order of lists of sages. */
export const sages: Sage[] = facts.sages;
export const kins: Kin[] = facts.kins.map(({ kin }) => kin);
export const spells: Spell[] = facts.spells;
/** The two camps. */
export const tracks: Track[] = facts.tracks;
/** The lead that ends a fight. */
export const { knockout } = facts;
/** The value of a second 1 of a sage in a fight. */
export const secondOne = facts.second_one;

export const power = (kin: Kin, value: number): Card => ({ card: 'power', power: { kin, value } });
export const spell = (spell: Spell): Card => ({ card: 'spell', spell });

/** Returns the name of a card's look, the same for cards that look the same: `witch-5`, `moventi`. */
export const look = (card: Card): string =>
  card.card === 'power' ? `${card.power.kin}-${card.power.value}` : card.spell;

/** A card of a hand. The key distinguishes two cards that look the same. */
export interface Held {
  key: string;
  card: Card;
}

/** Returns a hand card by card: first the cards that the roles may play, then the rest, spells last. */
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
/** Sorts from the lowest to the highest, spells last. */
export const byValue = (one: Held, other: Held): number =>
  valueOf(one) === valueOf(other) ? 0 : valueOf(one) - valueOf(other);

export const gather = (held: Held[]): Cards => ({
  powers: held.flatMap(({ card }) => (card.card === 'power' ? [card.power] : [])),
  spells: held.flatMap(({ card }) => (card.card === 'spell' ? [card.spell] : [])),
});

export const samePower = (a: Power, b: Power) => a.kin === b.kin && a.value === b.value;

/** The names of the spells, the same in every language. */
export const spellNames: Record<Spell, string> = {
  volensia: 'Volensia',
  moventi: 'Moventi',
  anulensa: 'Anulensa',
  potentia: 'Potentia',
  absentus: 'Absentus',
  mutantus: 'Mutantus',
  binensus: 'Binensus',
};
