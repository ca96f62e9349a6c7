// The shape that the texts of all languages share.
import type { Card, Refusal, Seat } from '../types';

/** The names of things, for refusals. */
export interface Say {
  card(card: Card): string;
  name(seat: Seat): string;
}

/** The sentence for each reason of a refusal. */
export type Refusals = {
  [W in Refusal['why']]: (refusal: Extract<Refusal, { why: W }>, say: Say) => string;
};

export interface RulesText {
  before: Section[];
  actions: { heading: string; lead: string; after: string[] };
  after: Section[];
  variants: { heading: string; lead: string; items: [string, string][] };
}

interface Section {
  heading: string;
  paragraphs: string[];
}
