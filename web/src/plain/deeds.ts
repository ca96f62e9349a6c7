// Turns offers into buttons, and groups the buttons that share a stepper.
import type { GameModule, NameCtx } from '../games/game';
import type { Deed } from '../table/Deeds.svelte';
import { type Amount, withAmounts } from './amounts';
import { keyOf } from './key';
import type { Offer } from './offers';
import { capital, type Phrases } from './phrase';
import type { Types } from './schema';

export type PlainDeed = Deed<object> & {
  /** `null` for the button that undoes the last step. */
  offer: Offer | null;
};

/** Buttons that share numbers. */
export interface Section {
  id: string;
  verb: string;
  /** True if the verb is printed once before the steppers, and not on each button. */
  heads: boolean;
  amounts: Amount[];
  deeds: PlainDeed[];
}

/** The data for writing labels. */
export interface Speech {
  phrases: Phrases;
  types: Types;
  ctx: NameCtx;
  /** The game's own function for labels, if it has one. */
  label: GameModule<any, any, any, any, any>['label'];
  /** Returns the number in the stepper. */
  valueOf: (amount: Amount) => number;
}

/** Names of cards up to this length are repeated on buttons: "Bid 17". */
const short = 3;

/** Returns the fields that a button need not repeat: numbers in steppers, and the chosen card. */
function shown({ told, amounts }: Offer, card: string | null, phrases: Phrases): string[] {
  const isCard = ({ value, typed }: (typeof told.fields)[number]) =>
    (keyOf(value, typed.name) === card || keyOf(value, null) === card) &&
    phrases.one(value, typed).length > short;
  return [...amounts.map(({ name }) => name), ...told.fields.filter(isCard).map(({ key }) => key)];
}

/** Returns the button of an offer. `card` is the key of the chosen card, `null` without one. */
export function deedOf(offer: Offer, card: string | null, speech: Speech): PlainDeed {
  const { phrases, types, ctx } = speech;
  const intent = withAmounts(offer.intent, offer.amounts, speech.valueOf) as object;
  const told = phrases.told(intent, types.of('intent'));
  const kind = told.verb.replaceAll(/[^a-z\d]+/g, '-') || 'deed';
  const deed = { id: offer.id, kind, intent, primary: card !== null, offer };
  if (speech.label) return { ...deed, label: speech.label(intent, ctx) };
  const label = phrases.deed(told);
  const details = phrases.details(told, shown(offer, card, phrases));
  // With steppers, the verb is before them.
  const brief = capital((offer.amounts.length > 0 && details) || `${told.verb} ${details}`.trim());
  return { ...deed, label, ...(brief !== label && { brief }) };
}

export function sectionsOf(deeds: PlainDeed[]): Section[] {
  const found = new Map<string, Section>();
  for (const deed of deeds) {
    const amounts = deed.offer?.amounts ?? [];
    const id = amounts.map((amount) => amount.id).join(', ');
    const verb = capital(deed.offer?.told.verb ?? '');
    const section = found.get(id) ?? { id, verb, heads: false, amounts, deeds: [] };
    section.heads ||= amounts.length > 0 && deed.brief !== undefined && deed.brief !== verb;
    section.deeds.push(deed);
    found.set(id, section);
  }
  return [...found.values()];
}
