// The shape that the texts of all languages share.
import type { Card, Refusal, Token } from '../types';
import type { Title } from '../facts/cards';

/** The names of things, for refusals. */
export interface Say {
  card(card: Card): string;
}

/** The sentence for each reason of a refusal. */
export type Refusals = {
  [W in Refusal['why']]: (refusal: Extract<Refusal, { why: W }>, say: Say) => string;
};

export interface RulesText {
  goal: Section;
  turn: Section;
  resolve: Section;
  titles: { heading: string; lead: string; numbers: string; takes: string; text: Record<Title, string> };
  /** The section after the table of titles. */
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
