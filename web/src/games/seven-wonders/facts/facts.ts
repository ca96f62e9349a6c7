// The printed cards and boards, generated from the rules' own tables, with types.
import type { Language } from '../../../languages';
import type {
  CardFacts as PrintedCard,
  Colour,
  Cost,
  Facts,
  Row,
  StageFacts as PrintedStage,
  Symbol as Science,
  WonderFacts as PrintedWonder,
} from '../../../generated/seven-wonders.facts';
import {
  cards as printedCards,
  colours,
  price as usualPrice,
  resources as printedResources,
  rows as printedRows,
  symbols,
  victories as printedVictories,
  wonders as printedWonders,
} from '../../../generated/seven-wonders.facts.json';
import type { Board, Card, Resource, Wonder } from '../types';
import { texts } from '../words/texts';
import { signsOf, type Effect } from './printed';

// Listed by name, so that the facts of expansions are not bundled here.
const facts = {
  cards: printedCards,
  colours,
  price: usualPrice,
  resources: printedResources,
  rows: printedRows,
  symbols,
  victories: printedVictories,
  wonders: printedWonders,
} as unknown as Facts;

export type { Cost, Effect, Science };
/** The fields of names. The words of each language contain them. */
export type Named = Language & keyof PrintedCard;
export interface CardFacts extends Omit<PrintedCard, 'effects' | Named> {
  effects: Effect[];
}
export interface StageFacts extends Omit<PrintedStage, 'effects'> {
  effects: Effect[];
}
export interface WonderFacts extends Omit<PrintedWonder, 'a' | 'b' | 'a_power' | 'b_power' | Named> {
  /** The effects of the board itself, in addition to its production or instead of it. */
  a_power: Effect[];
  b_power: Effect[];
  a: StageFacts[];
  b: StageFacts[];
}
export type EffectKind = Effect['kind'];
/** The colour of a card. */
export type Kind = Colour;
export const kinds: Kind[] = facts.colours.map(({ colour }) => colour);
/** The row of the score sheet for each colour. */
export const rowOf = Object.fromEntries(facts.colours.map(({ colour, row }) => [colour, row])) as Record<
  Kind,
  Row
>;
export const sciences: Science[] = facts.symbols;
export const resources: Resource[] = facts.resources.map(({ resource }) => resource);
export const raw: Resource[] = facts.resources
  .filter((one) => one.class === 'raw')
  .map(({ resource }) => resource);
/** The values of victory tokens, by age. */
export const { victories, price } = facts;
/** The rows of the score sheet without the total. */
export const { rows } = facts;

const drawn = (stage: PrintedStage): StageFacts => ({ ...stage, effects: signsOf(stage.effects) });
export const cards: CardFacts[] = facts.cards.map((card) => ({ ...card, effects: signsOf(card.effects) }));
export const wonders: WonderFacts[] = facts.wonders.map((wonder) => ({
  ...wonder,
  a_power: signsOf(wonder.a_power),
  b_power: signsOf(wonder.b_power),
  a: wonder.a.map(drawn),
  b: wonder.b.map(drawn),
}));
const byCard = new Map(cards.map((facts) => [facts.id, facts]));
const byWonder = new Map(wonders.map((facts) => [facts.id, facts]));

export const factsOf = (card: Card): CardFacts => byCard.get(card)!;
export const kindOf = (card: Card): Kind => factsOf(card).colour;
export const wonderFacts = (wonder: Wonder): WonderFacts => byWonder.get(wonder)!;
export const stagesOf = ({ wonder, side }: Board): StageFacts[] =>
  side === 'A' ? wonderFacts(wonder).a : wonderFacts(wonder).b;

/** Returns the effects of a board itself. */
export const powerOf = ({ wonder, side }: Board): Effect[] =>
  side === 'A' ? wonderFacts(wonder).a_power : wonderFacts(wonder).b_power;

/** Returns the name in the current language. */
export const cardName = (card: Card): string => texts().cardNames[card]!;
export const wonderName = (wonder: Wonder): string => texts().wonderNames[wonder]!;

/** Returns the cards that it makes free later. */
export const leadsTo = (card: Card): Card[] =>
  cards.filter((facts) => facts.free_with.includes(card)).map((facts) => facts.id);

/** Sorts cards as in a city: by colour, and by age in each. */
export const inOrder = (list: Card[]): Card[] => {
  const at = new Map(cards.map((facts, i) => [facts.id, kinds.indexOf(facts.colour) * 100 + i]));
  return [...list].sort((a, b) => at.get(a)! - at.get(b)!);
};
