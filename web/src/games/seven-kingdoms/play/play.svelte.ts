// The player's selection that is not sent yet, and the intent that a button would send.
import { colon, listing } from '../../../i18n/language.svelte';
import type { Deed as AnyDeed } from '../../../table/Deeds.svelte';
import type { TableProps } from '../../game';
import { armsOf, most, reach, roman, titleOf } from '../facts/cards';
import { reachOf, type Reach } from '../facts/reach';
import { sortOffers } from './offers';
import { whyNotHand } from './reasons';
import type { Card, Choices, Destination, Intent, Seen, Slot, Token, View } from '../types';
import { cardName, theCard, tokenName, tokenWorth, words } from '../words/words';

export type Selected =
  | { kind: 'hand'; card: Card }
  | { kind: 'row'; card: Card }
  | { kind: 'run'; from: Slot }
  | { kind: 'token'; token: Token };

export type Deed = AnyDeed<Intent>;

type Props = TableProps<View, Choices, Intent, Seen>;

export class Play {
  #props: () => Props;
  #selected = $state<Selected | null>(null);
  /** The hint about the card under the pointer. */
  hint = $state<string | null>(null);
  /** The column under the pointer while the player chooses a run. */
  pointed = $state<Slot | null>(null);
  /** The card of the hand under the pointer, before one is played. */
  pondered = $state<Card | null>(null);
  /** The intent that the server has not answered yet. */
  sent = $state<Intent | null>(null);

  constructor(props: () => Props) {
    this.#props = props;
  }

  view = $derived.by(() => this.#props().update.view);
  offers = $derived.by(() => sortOffers(this.#props().update.decision?.choices));
  busy = $derived.by(() => this.#props().pending || this.sent !== null);
  /** The title of the reader's card that acts now. */
  acting = $derived.by(() => {
    const { stage, you } = this.view;
    if (!you || stage.stage === 'over' || stage.stage === 'play' || stage.seat !== you.seat) return null;
    return { card: stage.card, title: titleOf(stage.card), stage: stage.stage };
  });
  /** The length of the run to choose, or `null`. */
  runLength = $derived.by(() => (this.acting && this.offers.runs.size > 0 ? most(this.acting.title) : null));

  /** The selection, if it is still offered. */
  selected = $derived.by((): Selected | null => {
    const s = this.#selected;
    if (!s) return null;
    const { offers } = this;
    const offered =
      s.kind === 'hand'
        ? offers.play.has(s.card)
        : s.kind === 'row'
          ? offers.take.has(s.card)
          : s.kind === 'run'
            ? offers.runs.has(s.from)
            : offers.tokens.has(s.token);
    return offered ? s : null;
  });

  select(next: Selected | null) {
    this.#selected = next;
  }

  /** Selects, or deselects the same selection. */
  toggle(next: Selected) {
    this.hint = null;
    const same = this.selected && JSON.stringify(this.selected) === JSON.stringify(next);
    this.select(same ? null : next);
  }

  /** Returns the columns of the run that starts here, or the nearest possible run. */
  runAt(slot: Slot): Slot[] {
    const n = this.runLength;
    if (n === null) return [];
    const starts = [...this.offers.runs].sort((a, b) => a - b);
    const from = [...starts].reverse().find((start) => start <= slot) ?? starts[0];
    return from === undefined ? [] : Array.from({ length: n }, (_, i) => from + i);
  }

  /** The reach of the card of the hand under the pointer, or else of the chosen one; `null` without one. */
  foreseen = $derived.by((): Reach | null => {
    const { selected, view } = this;
    const card = this.pondered ?? (selected?.kind === 'hand' ? selected.card : null);
    if (card === null || view.stage.stage !== 'play' || !view.you?.hand.includes(card)) return null;
    return reachOf(card, view, this.pointed);
  });

  /** The columns that a press would take, to be highlighted. */
  runShown = $derived.by((): Slot[] => {
    if (this.runLength === null) return [];
    if (this.pointed !== null) return this.runAt(this.pointed);
    return this.selected?.kind === 'run' ? this.runAt(this.selected.from) : [];
  });

  cardsIn(run: Slot[]): Card[] {
    return run.map((slot) => this.view.row[slot - 1]).filter((card): card is Card => card != null);
  }

  /** The column of the next token. */
  nextColumn = $derived.by((): Slot | null => {
    const at = this.view.tokens.indexOf(null);
    return at < 0 ? null : at + 1;
  });

  deeds = $derived.by((): Deed[] => {
    const w = words();
    const { selected, offers, view } = this;
    if (selected) {
      switch (selected.kind) {
        case 'hand':
          return [
            {
              id: 'play',
              label: w.play(theCard(selected.card)),
              intent: { do: 'play', card: selected.card },
              primary: true,
            },
          ];
        case 'row':
          return (['hand', 'kingdom'] as const).map((to) => this.#take(selected.card, to));
        case 'run': {
          const run = this.runAt(selected.from);
          const [a, b] = [roman(run[0]!), roman(run.at(-1)!)];
          const empty = this.cardsIn(run).length === 0;
          return [
            {
              id: 'run',
              label: empty ? w.runEmpty(a, b) : w.runOf(a, b),
              intent: { do: 'take_run', from: selected.from },
              primary: true,
            },
          ];
        }
        case 'token':
          return [
            {
              id: 'token',
              label: w.putToken(tokenName(selected.token), roman(this.nextColumn ?? 1)),
              intent: { do: 'place_token', token: selected.token },
              primary: true,
            },
          ];
      }
    }
    const deeds: Deed[] = [];
    if (offers.confirm) {
      const n = view.you?.taking.length ?? 0;
      const more = offers.take.size > 0 || offers.keep.size > 0;
      deeds.push({
        id: 'confirm',
        label: n === 0 ? w.takeNothing : w.done(n),
        intent: { do: 'confirm' },
        primary: n > 0 || !more,
      });
    }
    if (offers.back) deeds.push({ id: 'back', label: w.takeBack, intent: offers.back, primary: false });
    return deeds;
  });

  #take(card: Card, to: Destination): Deed {
    const w = words();
    const offered = this.offers.take.get(card)?.has(to) ?? false;
    return {
      id: to,
      brief: to === 'hand' ? w.takeBrief.hand : w.takeBrief.kingdom,
      label: to === 'hand' ? w.takeToHand(String(card)) : w.takeToKingdom(String(card)),
      intent: offered ? { do: 'take', card, to } : null,
      reason: offered ? undefined : whyNotHand(this.view),
      primary: true,
    };
  }

  /** The hint while the pointer touches no card. */
  resting = $derived.by((): string => {
    const w = words();
    const { offers, selected, view } = this;
    if (selected?.kind === 'hand') return describe(selected.card);
    if (selected?.kind === 'token') return view.tokens_down > 0 ? w.noWayBack : tokenWorth(selected.token);
    if (selected?.kind === 'row') return describe(selected.card);
    if (selected?.kind === 'run') {
      const cards = this.cardsIn(this.runAt(selected.from));
      return cards.length > 0 ? listing(cards.map(cardName)) : w.nothing;
    }
    if (offers.play.size > 0) return w.chooseHand;
    if (offers.tokens.size > 0) return w.chooseToken;
    if (this.runLength !== null) return w.chooseRun(this.runLength);
    if (offers.keep.size > 0) return w.chooseKeep;
    if (offers.take.size > 0) return w.chooseRow;
    return '';
  });

  async send(intent: Intent) {
    if (this.busy) return;
    this.sent = intent;
    this.hint = null;
    this.pointed = null;
    try {
      const result = await this.#props().submit(intent);
      if (result.ok) this.select(null);
    } finally {
      this.sent = null;
    }
  }

  /** Handles Escape: deselects, or undoes the last step. */
  back() {
    if (this.selected) this.select(null);
    else if (this.offers.back) void this.send(this.offers.back);
  }
}

/** Returns "takes up to 4 cards". */
export function powerOf(card: Card): string {
  const columns = reach(card);
  if (columns) return words().peasantPower(roman(columns[0]), roman(columns[1]));
  return words().powers[titleOf(card)];
}

/** Returns "General 18, Eagle". */
export const nameOf = (card: Card): string => `${cardName(card)}, ${words().arms[armsOf(card)]}`;
/** Returns "General 18, Eagle: takes every card in 3 neighbouring columns". */
export const describe = (card: Card): string => colon()(nameOf(card), powerOf(card));

/** Returns the description of a card of the hand, with the cards of the present row that it could take. */
export function foretell(card: Card, view: View): string {
  if (view.stage.stage !== 'play') return describe(card);
  const w = words();
  const { may, run } = reachOf(card, view);
  const cards = may.map((slot) => view.row[slot - 1]!);
  const now =
    cards.length === 0
      ? w.reachNone
      : run
        ? w.reachRun(roman(run[0]!), roman(run.at(-1)!), run.filter((slot) => may.includes(slot)).length)
        : reach(card)
          ? w.reachNow(listing(cards.map(cardName)))
          : w.reachAll(cards.length);
  return `${describe(card)}. ${now}`;
}
