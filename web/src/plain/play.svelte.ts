// The player's choices on a plain board, and the possible actions.
import type { NameCtx, TableProps } from '../games/game';
import { boardOf } from './board';
import { deedOf, type PlainDeed, sectionsOf } from './deeds';
import { lookOf } from './looks';
import { type Offer, offersOf } from './offers';
import { phrasesOf } from './phrase';
import { Steppers } from './steppers.svelte';
import type { CardLook, PlainCard, PlainZone } from './types';
import type { PlainGame } from './with-game';
import { words } from './words';

/** A card in its place, so that equal cards are different choices. */
export interface Chosen {
  zone: string;
  at: number;
  key: string;
}

export class PlainPlay {
  readonly steppers = new Steppers();
  #props: () => TableProps;
  #game: () => PlainGame;
  #chosen = $state.raw<Chosen | null>(null);
  /** The hint for the card under the pointer or the focus. */
  hint = $state<string | null>(null);
  /** The largest size of the hand so far, so that it keeps its space while it is played. */
  #most = 1;

  constructor(props: () => TableProps, game: () => PlainGame) {
    this.#props = props;
    this.#game = game;
    $effect(() => {
      if (!this.#props().update.decision) this.steppers.forget();
    });
  }

  ctx = $derived.by<NameCtx>(() => ({ names: this.#props().names, you: this.#props().you }));
  board = $derived.by(() =>
    boardOf(this.#props().update.view, this.#game().types, this.ctx, this.#game().given.zones),
  );
  offers = $derived.by(() => {
    const { types, given } = this.#game();
    return offersOf(this.#props().update.decision?.choices, this.board, types, this.ctx, given);
  });
  hand = $derived.by(() => this.board.zones.find((zone) => zone.hand) ?? null);
  handSize = $derived.by(() => (this.#most = Math.max(this.#most, this.hand?.cards.length ?? 0)));

  /** The reader's zones for a single card. If that card is also in the hand, it is marked in the hand. */
  #slots = $derived.by(() => this.board.zones.filter((zone) => zone.slot && zone.owner === this.ctx.you));
  markOf(card: PlainCard): string | null {
    return this.#slots.find((zone) => zone.cards[0]?.key === card.key)?.label ?? null;
  }
  #held = $derived.by(() => new Set(this.hand?.cards.map(({ key }) => key)));

  /** The chosen card, while an offer names it. */
  chosen = $derived.by(() => {
    const it = this.#chosen;
    if (!it || !this.offers.byCard.has(it.key)) return null;
    const zone = this.board.zones.find(({ id }) => id === it.zone);
    return zone?.cards[it.at]?.key === it.key ? it : null;
  });
  busy = $derived.by(() => this.#props().pending);

  waysOf = (zone: PlainZone, card: PlainCard): Offer[] =>
    // A card that is also in the hand is chosen there.
    zone.slot && this.#held.has(card.key) ? [] : (this.offers.byCard.get(card.key) ?? []);

  isChosen = (zone: PlainZone, at: number) => this.chosen?.zone === zone.id && this.chosen.at === at;

  look = (card: PlainCard): CardLook => {
    const { given, types } = this.#game();
    return given.card?.(card.value) ?? lookOf(card, types, this.ctx);
  };

  point(zone: PlainZone, card: PlainCard) {
    // The buttons already show the actions of the chosen card.
    if (this.chosen?.key === card.key) {
      this.hint = null;
      return;
    }
    const { name } = this.look(card);
    const ways = this.waysOf(zone, card);
    this.hint =
      ways.length > 0
        ? words().waysWith(name, ways.length)
        : `${words().inZone(name, zone.label)}${zone.hint ? `. ${zone.hint}` : ''}`;
  }

  pointAtDeed = (deed: PlainDeed | null) => (this.hint = deed?.offer?.told.means || null);

  press(zone: PlainZone, at: number) {
    const card = zone.cards[at];
    if (!card) return;
    if (this.waysOf(zone, card).length === 0) {
      this.#chosen = null;
      this.hint = `${words().colon(this.look(card).name, lower(words().notNow))}`;
    } else {
      this.#chosen = this.isChosen(zone, at) ? null : { zone: zone.id, at, key: card.key };
      this.hint = null;
    }
  }

  letGo() {
    this.#chosen = null;
  }

  #speech = $derived.by(() => {
    const { types, given } = this.#game();
    const phrases = phrasesOf(types, this.ctx, given.card);
    return { phrases, types, ctx: this.ctx, label: given.label, valueOf: this.steppers.valueOf };
  });

  /** Returns the only possible action with the card, or `null`. */
  only(zone: PlainZone, card: PlainCard): PlainDeed | null {
    const [way, ...more] = this.waysOf(zone, card);
    return way && more.length === 0 ? deedOf(way, card.key, this.#speech) : null;
  }

  #deeds = $derived.by((): PlainDeed[] => {
    const { byCard, loose, back } = this.offers;
    const card = this.chosen?.key ?? null;
    const chosen = card === null ? [] : (byCard.get(card) ?? []);
    return [
      ...chosen.map((offer) => deedOf(offer, card, this.#speech)),
      ...loose.map((offer) => deedOf(offer, null, this.#speech)),
      ...(back === null
        ? []
        : [{ id: 'back', label: words().back, intent: back as object, primary: false, offer: null }]),
    ];
  });
  sections = $derived.by(() => sectionsOf(this.#deeds));

  /** The hint while no card is pointed at. */
  resting = $derived.by(() => {
    if (!this.#props().update.decision) return '';
    const [first] = this.chosen ? (this.offers.byCard.get(this.chosen.key) ?? []) : [];
    if (first) return first.told.means;
    return this.offers.byCard.size > 0 ? words().chooseCard : words().chooseDeed;
  });

  sendDeed = (deed: PlainDeed) => void this.send(deed.intent);

  async send(intent: unknown) {
    if (this.busy) return;
    const answer = await this.#props().submit(intent);
    if (answer.ok) this.letGo();
  }

  /** Deselects the card, or undoes the last step if no card is chosen. */
  back(): boolean {
    if (this.chosen) this.letGo();
    else if (this.offers.back !== null) void this.send(this.offers.back);
    else return false;
    return true;
  }
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
