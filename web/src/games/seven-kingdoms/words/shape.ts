// What the texts of both languages have in common.
import type { Card, Refusal, Token } from '../types';
import type { Title } from '../facts/cards';

/** Names of things, for refusals. */
export interface Say {
  card(card: Card): string;
}

/** Why the server refused, as a sentence. */
export type Refusals = {
  [W in Refusal['why']]: (refusal: Extract<Refusal, { why: W }>, say: Say) => string;
};

export interface RulesText {
  goal: Section;
  turn: Section;
  resolve: Section;
  titles: { heading: string; lead: string; numbers: string; takes: string; text: Record<Title, string> };
  /** After the table of titles. */
  where: Section;
  tokens: { heading: string; lead: string; text: Record<'plus' | Exclude<Token, `plus_${number}`>, string> };
  refill: Section;
  end: Section;
  scoring: Section;
  small: { heading: string; points: string[] };
  arms: { heading: string; lead: string };
}

interface Section {
  heading: string;
  paragraphs: string[];
}
