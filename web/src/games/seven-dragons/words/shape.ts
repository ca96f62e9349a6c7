// What the texts of both languages have in common.
import type { Card, Refusal, Seat } from '../types';

/** Names of things, for refusals. */
export interface Say {
  card(card: Card): string;
  name(seat: Seat): string;
}

/** Why the server refused, as a sentence. */
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
