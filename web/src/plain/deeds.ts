// Turns offers into buttons, and groups the buttons that share a stepper.
import type { GameModule, NameCtx } from '../games/game';
import type { Deed } from '../table/Deeds.svelte';
import { type Amount, withAmounts } from './amounts';
import { keyOf } from './key';
import type { Offer } from './offers';
import { capital, type Phrases } from './phrase';
import type { Types } from './schema';

/** A button. */
export type PlainDeed = Deed<object> & {
  /** `null`: it takes the last step back. */
  offer: Offer | null;
};

/** Buttons that share numbers. */
export interface Section {
  id: string;
  verb: string;
  /** Whether the verb is printed once in front of the steppers, and not on each button. */
  heads: boolean;
  amounts: Amount[];
  deeds: PlainDeed[];
}

/** What is needed to write labels. */
export interface Speech {
  phrases: Phrases;
  types: Types;
  ctx: NameCtx;
  /** The game's own labels, if it has any. */
  label: GameModule<any, any, any, any, any>['label'];
  /** The number that is shown in the stepper. */
  valueOf: (amount: Amount) => number;
}

/** Names of cards up to this length are repeated on buttons: "Bid 17". */
const short = 3;

/** Fields that a button need not repeat: numbers in steppers, and the chosen card. */
function shown({ told, amounts }: Offer, card: string | null, phrases: Phrases): string[] {
  const isCard = ({ value, typed }: (typeof told.fields)[number]) =>
    (keyOf(value, typed.name) === card || keyOf(value, null) === card) &&
    phrases.one(value, typed).length > short;
  return [...amounts.map(({ name }) => name), ...told.fields.filter(isCard).map(({ key }) => key)];
}

/** `card`: the key of the chosen card; `null` for a deed without one. */
export function deedOf(offer: Offer, card: string | null, speech: Speech): PlainDeed {
  const { phrases, types, ctx } = speech;
  const intent = withAmounts(offer.intent, offer.amounts, speech.valueOf) as object;
  const told = phrases.told(intent, types.of('intent'));
  const kind = told.verb.replaceAll(/[^a-z\d]+/g, '-') || 'deed';
  const deed = { id: offer.id, kind, intent, primary: card !== null, offer };
  if (speech.label) return { ...deed, label: speech.label(intent, ctx) };
  const label = phrases.deed(told);
  const details = phrases.details(told, shown(offer, card, phrases));
  // With steppers, the verb is in front of them.
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
