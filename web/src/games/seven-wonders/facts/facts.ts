// What is printed on cards and boards: made of the rules' own tables, with types.
import { language } from '../../../i18n/language.svelte';
import printed from '../../../generated/seven-wonders.facts.json';
import type { Board, Card, Resource, Wonder } from '../types';

export const kinds = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const;
/** The colour of a card. */
export type Kind = (typeof kinds)[number];
export type Science = 'compass' | 'gear' | 'tablet';
export const sciences: Science[] = ['compass', 'gear', 'tablet'];
export const raw: Resource[] = ['wood', 'stone', 'ore', 'clay'];
export const resources: Resource[] = [...raw, 'glass', 'loom', 'papyrus'];

export type Effect =
  | { kind: 'points' | 'coins' | 'shields'; amount: number }
  | { kind: 'science'; symbol: Science }
  | { kind: 'produce'; one_of: Resource[]; units: number; sold: boolean }
  | { kind: 'discount'; from: 'left' | 'right' | 'both'; class: 'raw' | 'manufactured'; price: number }
  | {
      kind: 'per';
      count: Kind | 'stages' | 'defeats';
      of: 'own' | 'neighbours' | 'all';
      coins: number;
      points: number;
    }
  | { kind: 'any_science' | 'free_build' | 'play_last_card' | 'build_from_discard' | 'copy_guild' };
export type EffectKind = Effect['kind'];

/** To be paid: coins to the bank, and resources one by one. */
export interface Cost {
  coins: number;
  resources: Resource[];
}
export interface CardFacts {
  id: Card;
  en: string;
  fr: string;
  age: number;
  colour: Kind;
  cost: Cost;
  /** Whoever has one of these builds it for nothing. */
  free_with: Card[];
  effects: Effect[];
}
export interface StageFacts {
  cost: Cost;
  effects: Effect[];
}
export interface WonderFacts {
  id: Wonder;
  en: string;
  fr: string;
  resource: Resource;
  a: StageFacts[];
  b: StageFacts[];
}

const tables = printed as unknown as { cards: CardFacts[]; wonders: WonderFacts[] };
export const cards = tables.cards;
export const wonders = tables.wonders;
const byCard = new Map(cards.map((facts) => [facts.id, facts]));
const byWonder = new Map(wonders.map((facts) => [facts.id, facts]));

export const factsOf = (card: Card): CardFacts => byCard.get(card)!;
export const kindOf = (card: Card): Kind => factsOf(card).colour;
export const wonderFacts = (wonder: Wonder): WonderFacts => byWonder.get(wonder)!;
export const stagesOf = ({ wonder, side }: Board): StageFacts[] =>
  side === 'A' ? wonderFacts(wonder).a : wonderFacts(wonder).b;

/** In the current language. */
export const cardName = (card: Card): string => factsOf(card)[language()];
export const wonderName = (wonder: Wonder): string => wonderFacts(wonder)[language()];

/** The cards it makes free later on. */
export const leadsTo = (card: Card): Card[] =>
  cards.filter((facts) => facts.free_with.includes(card)).map((facts) => facts.id);

/** The order in a city: by colour, and by age in each. */
export const inOrder = (list: Card[]): Card[] => {
  const at = new Map(cards.map((facts, i) => [facts.id, kinds.indexOf(facts.colour) * 100 + i]));
  return [...list].sort((a, b) => at.get(a)! - at.get(b)!);
};

/** How wide the signs of an effect are, in heights of a sign. */
function signs(effect: Effect): number {
  switch (effect.kind) {
    case 'produce':
      return Math.max(effect.units, effect.one_of.length * 0.95);
    case 'discount':
      return effect.from === 'both' ? 2.9 : 2.4;
    case 'per': {
      const ways = effect.of === 'own' ? 0 : effect.of === 'all' ? 1.3 : 0.9;
      return 0.9 + ways + (effect.coins > 0 ? 0.85 : 0) + (effect.points > 0 ? 0.85 : 0);
    }
    case 'shields':
      return effect.amount * 0.85;
    case 'any_science':
      return 2.8;
    default:
      return 1;
  }
}
export const widthOf = (effects: Effect[]): number => effects.reduce((sum, effect) => sum + signs(effect), 0);
