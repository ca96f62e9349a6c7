// The shape that the texts of all languages share.
import type { Kind } from '../facts/facts';

export interface RulesText {
  before: Section[];
  kinds: { heading: string; lead: string; of: Record<Exclude<Kind, 'black'>, string> };
  after: Section[];
  wonders: { heading: string; lead: string; powers: [string, string][] };
  two: Section;
}

export interface Section {
  heading: string;
  paragraphs: string[];
}
