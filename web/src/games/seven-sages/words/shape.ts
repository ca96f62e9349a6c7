// The shape that the texts of all languages share.
import type { Kin, Power, Refusal, Spell } from '../types';

/** The names of things, for refusals. */
export interface Say {
  power(power: Power): string;
  sage(kin: Kin): string;
  spell(spell: Spell): string;
}

/** The sentence for each reason of a refusal. */
export type Refusals = {
  [W in Refusal['why']]: (refusal: Extract<Refusal, { why: W }>, say: Say) => string;
};

export interface RulesText {
  goal: Section;
  pieces: { heading: string; sages: string; owls: string };
  rank: Section;
  choose: Section;
  alliance: Section;
  three: Section;
  exchange: Section;
  fight: Section;
  passing: Section;
  spells: { heading: string; lead: string };
  reward: Section;
  clearing: Section;
  end: Section;
  small: { heading: string; points: string[] };
}

interface Section {
  heading: string;
  paragraphs: string[];
}
