// The player's selection that is not sent yet, and the intent that a button would send.
import { colon, listing } from '../../../i18n/language.svelte';
import type { Deed as AnyDeed } from '../../../table/Deeds.svelte';
import type { TableProps } from '../../game';
import { gather, secondOne, spread, type Held } from '../facts/cards';
import { aimsOf, castingsWith, hasAim, lookOf, openAims, sortOffers, type Aim } from './offers';
import { whyNot } from './reasons';
import { campOf, members, siteOf } from '../facts/standing';
import type { Choices, Intent, Sage, Seat, Seen, Site, Spell, View } from '../types';
import { castInWords } from '../words/casting';
import { powerName, siteName, thePower, words } from '../words/words';

export interface Deed extends AnyDeed<Intent> {
  /** The camp whose sign is beside the label. */
  camp?: 0 | 1;
}

interface Selection {
  /** The decision for which the selection was made. The selection ends with it. */
  of: string;
  /** Keys of hand cards. */
  cards: string[];
  aims: Aim[];
  sage: Sage | null;
  slot: number | null;
  site: Site | null;
}

type Props = TableProps<View, Choices, Intent, Seen>;

export class Play {
  #props: () => Props;
  #selection = $state.raw<Selection | null>(null);
  /** The hint about the thing under the pointer. */
  hint = $state<string | null>(null);
  /** The intent that the server has not answered yet. */
  sent = $state.raw<Intent | null>(null);

  constructor(props: () => Props) {
    this.#props = props;
  }

  view = $derived.by(() => this.#props().update.view);
  names = $derived.by(() => this.#props().names);
  offers = $derived.by(() => sortOffers(this.#props().update.decision?.choices, this.view));
  busy = $derived.by(() => this.#props().pending || this.sent !== null);
  seat = $derived.by(() => this.view.you?.seat ?? null);
  me = $derived.by(() => (this.seat === null ? null : this.view.players[this.seat]!));
  hand = $derived.by((): Held[] => {
    const { you } = this.view;
    return you ? spread(you.hand, this.me?.roles) : [];
  });

  /** The maximum number of chosen hand cards; 0 if the hand is only to look at. */
  most = $derived.by((): number => {
    const { stage } = this.view;
    const { offers } = this;
    if (offers.handOver || offers.discard) return 'count' in stage ? stage.count : 0;
    if (offers.show.size > 0 || offers.give.size > 0) return Infinity;
    return offers.play.size > 0 || offers.castings.length > 0 ? 1 : 0;
  });

  /** The name of the decision. A selection for another one is forgotten. */
  #asked = $derived.by(() => {
    const { stage, round } = this.view;
    const who = 'seat' in stage ? stage.seat : '';
    return `${round} ${stage.stage} ${who}`;
  });

  selection = $derived.by((): Selection => {
    const empty = { of: this.#asked, cards: [], aims: [], sage: null, slot: null, site: null };
    const s = this.#selection;
    if (!s || s.of !== this.#asked || !this.offers.any) return empty;
    const cards = s.cards.filter((key) => this.hand.some((held) => held.key === key && this.may(held)));
    const spell = this.#spellOf(cards);
    return {
      of: s.of,
      cards,
      aims: spell ? s.aims.filter((aim) => hasAim(openAims(this.offers.castings, spell, []), aim)) : [],
      sage: s.sage && this.offers.choose.has(s.sage) ? s.sage : null,
      slot: s.slot !== null && this.offers.slots.has(s.slot) ? s.slot : null,
      site: s.site && this.offers.sites.has(s.site) ? s.site : null,
    };
  });
  any = $derived.by(() => {
    const { cards, sage, slot, site } = this.selection;
    return cards.length > 0 || sage !== null || slot !== null || site !== null;
  });

  #spellOf(keys: string[]): Spell | null {
    if (!this.offers.castings.length) return null;
    const held = this.hand.find(({ key }) => key === keys[0]);
    return held?.card.card === 'spell' ? held.card.spell : null;
  }
  /** The spell in hand for which targets are being chosen. */
  spell = $derived.by(() => this.#spellOf(this.selection.cards));
  /** The possible targets. */
  open = $derived.by((): Aim[] =>
    this.spell ? openAims(this.offers.castings, this.spell, this.selection.aims) : [],
  );

  /** Returns true if the player can choose a hand card for this decision. */
  may(held: Held): boolean {
    const { offers } = this;
    const { card } = held;
    if (offers.handOver || offers.discard) return card.card === 'power';
    if (offers.show.size > 0 || offers.give.size > 0) return true;
    return card.card === 'power'
      ? offers.play.has(lookOf(card.power))
      : offers.castings.some((casting) => casting.spell === card.spell);
  }

  chosen(held: Held): boolean {
    return this.selection.cards.includes(held.key);
  }

  /** Returns the reason why a card cannot be chosen. */
  why(held: Held): string {
    return whyNot(this.view, held.card);
  }

  #set(next: Partial<Selection>) {
    this.hint = null;
    this.#selection = { ...this.selection, ...next };
  }

  toggle(held: Held) {
    if (!this.may(held)) {
      this.hint = this.why(held);
      return;
    }
    const { cards } = this.selection;
    if (cards.includes(held.key)) {
      this.#set({ cards: cards.filter((key) => key !== held.key), aims: [] });
    } else if (this.most === 1) {
      this.#set({ cards: [held.key], aims: [] });
    } else if (cards.length >= this.most) {
      // The oldest chosen card makes room, so that the player need not count.
      this.#set({ cards: [...cards.slice(1), held.key] });
    } else this.#set({ cards: [...cards, held.key] });
  }

  aim(at: Aim) {
    const { aims } = this.selection;
    if (hasAim(aims, at)) this.#set({ aims: aims.filter((other) => !hasAim([other], at)) });
    else if (hasAim(this.open, at)) this.#set({ aims: [...aims, at] });
    // Another target replaces the chosen one.
    else if (this.spell && hasAim(openAims(this.offers.castings, this.spell, []), at))
      this.#set({ aims: [...aims.filter((other) => this.#together(other, at)), at] });
  }
  #together(a: Aim, b: Aim) {
    return castingsWith(this.offers.castings, this.spell!, [a, b]).length > 0;
  }

  chooseSage(sage: Sage) {
    this.#set({ sage: this.selection.sage === sage ? null : sage });
  }
  chooseSlot(slot: number) {
    this.#set({ slot: this.selection.slot === slot ? null : slot });
  }
  chooseSite(site: Site) {
    this.#set({ site: this.selection.site === site ? null : site });
  }

  name(seat: Seat): string {
    return this.names[seat] ?? '';
  }

  deeds = $derived.by((): Deed[] => {
    const { offers, selection } = this;
    const { stage } = this.view;
    if (offers.handOver || offers.discard) return [this.#exactly()];
    const { cards } = selection;
    if (cards.length > 0) {
      if (this.spell) return this.#casts(this.spell);
      if (offers.play.size > 0) return this.#plays();
      return this.#gives();
    }
    const w = words();
    if (selection.sage) {
      const { sage } = selection;
      return [
        {
          id: 'choose',
          label: w.choose(w.theKind[sage]),
          intent: { do: 'choose', sage },
          primary: true,
        },
      ];
    }
    if (selection.slot !== null) {
      const { slot } = selection;
      const value = siteOf(this.view, this.view.pawn).crystals[slot] ?? 0;
      const intent: Intent = { do: 'take_crystal', slot };
      return [{ id: 'crystal', label: w.takeCrystal(value), intent, primary: true }];
    }
    if (selection.site) {
      const { site } = selection;
      const gate = siteOf(this.view, site).tile.tile === 'finitum';
      const label = gate ? w.endGame : w.movePawn(siteName(siteOf(this.view, site)));
      return [{ id: 'pawn', label, intent: { do: 'move_pawn', to: site }, primary: true }];
    }
    const plain = offers.plain.flatMap((intent) => this.#plain(intent) ?? []);
    if (stage.stage === 'negotiate' && offers.noDeal !== null) {
      const on = offers.noDeal;
      plain.unshift({
        id: on ? 'no_deal' : 'deal',
        label: on ? w.noDealOn : w.noDealOff,
        intent: { do: 'no_deal', on },
        primary: false,
      });
    }
    return plain;
  });

  #plays(): Deed[] {
    const card = this.hand.find(({ key }) => key === this.selection.cards[0])?.card;
    if (card?.card !== 'power') return [];
    const { power } = card;
    const intent: Intent = { do: 'play', power };
    return [{ id: 'play', label: words().play(thePower(power)), intent, primary: true }];
  }

  #picked = $derived.by(() => gather(this.hand.filter((held) => this.chosen(held))));

  #gives(): Deed[] {
    const w = words();
    const n = this.selection.cards.length;
    const cards = this.#picked;
    const to = (seats: Set<Seat>, what: 'give' | 'show') =>
      [...seats].map((seat): Deed => ({
        id: `${what}-${seat}`,
        label: what === 'give' ? w.giveTo(n, this.name(seat)) : w.showTo(n, this.name(seat)),
        brief: what === 'give' ? w.giveBrief(this.name(seat)) : w.showBrief(this.name(seat)),
        intent: { do: what, to: seat, cards },
        primary: what === 'give' || (seats.size === 1 && this.offers.give.size === 0),
      }));
    return [...to(this.offers.give, 'give'), ...to(this.offers.show, 'show')];
  }

  #exactly(): Deed {
    const w = words();
    const { stage } = this.view;
    const n = this.selection.cards.length;
    const of = 'count' in stage ? stage.count : 0;
    const { powers } = this.#picked;
    const over = stage.stage === 'hand_over' ? this.name(stage.to) : null;
    return {
      id: over === null ? 'discard' : 'hand_over',
      label:
        n < of
          ? over === null
            ? w.discard(n, of)
            : w.handOver(over, n, of)
          : over === null
            ? w.discardDo(of)
            : w.handOverDo(over, of),
      intent: n === of ? { do: over === null ? 'discard' : 'hand_over', powers } : null,
      reason: n === of ? undefined : w.hints.exactly(of),
      primary: true,
    };
  }

  #casts(spell: Spell): Deed[] {
    const { aims } = this.selection;
    const ways = castingsWith(this.offers.castings, spell, aims);
    const ready = ways.filter((casting) => aimsOf(casting).length === aims.length);
    // Few targets that are not on the table: a button for each.
    const listed = spell === 'mutantus' || spell === 'binensus' ? ways : ready;
    return listed.map((casting, i) => ({
      id: i === 0 ? 'cast' : `cast-${i}`,
      label: castInWords(casting, this.view, { names: this.names, you: null }),
      intent: { do: 'cast', casting },
      primary: true,
    }));
  }

  #plain(intent: Intent): Deed | null {
    const w = words();
    const { stage } = this.view;
    const deed = (id: string, label: string, primary = true, more: Partial<Deed> = {}): Deed => ({
      id,
      label,
      intent,
      primary,
      ...more,
    });
    switch (intent.do) {
      case 'join': {
        const pair = listing(members(this.view, 'one').map((seat) => this.name(seat)));
        return intent.join ? deed('join', w.join(pair)) : deed('not_join', w.notJoin, false);
      }
      case 'side':
        return deed(`side-${intent.track}`, w.side(w.ofCamp[intent.track]), true, {
          camp: campOf(intent.track),
        });
      case 'alone':
        return deed('alone', w.alone);
      case 'let_speak':
        return deed(
          'let_speak',
          stage.stage === 'speak' && stage.question === 'second_alone' ? w.letChoose : w.letSpeak,
          false,
        );
      case 'with':
        return deed(`with-${intent.seat}`, w.withSeat(this.name(intent.seat)));
      case 'against':
        return deed('against', w.against(stage.stage === 'speak' ? this.name(stage.order[0]!) : ''), false);
      case 'ready':
        return deed('ready', w.readyFight);
      case 'pass': {
        const other = this.offers.play.size > 0 || this.offers.castings.length > 0;
        return deed('pass', other ? w.passPlayable : w.pass, !other);
      }
      case 'skip':
        return deed('skip', w.skip, false);
      // The panel of the talks has these buttons.
      default:
        return null;
    }
  }

  /** The hint while the pointer touches no card. */
  resting = $derived.by((): string => {
    const { spell } = this;
    const now = this.#next();
    // The chosen spell is explained until its first target is chosen.
    const does = spell && colon()(words().spells[spell], words().spellDoes[spell]);
    if (!does || this.selection.aims.length > 0 || now.startsWith(does)) return now;
    return now ? `${does}. ${now}` : does;
  });

  #next(): string {
    const w = words();
    const { offers, selection, spell, view } = this;
    const { stage } = view;
    if (spell) {
      if (
        this.deeds.length > 0 &&
        selection.aims.length === 0 &&
        spell !== 'mutantus' &&
        spell !== 'binensus'
      )
        return this.open.length === 0 && !['potentia', 'absentus'].includes(spell)
          ? w.hints.idle
          : colon()(w.spells[spell], w.spellDoes[spell]);
      if (spell === 'volensia') return selection.aims.length ? '' : w.hints.owlTarget;
      if (spell === 'anulensa') return selection.aims.length ? '' : w.hints.cardTarget;
      if (spell === 'moventi')
        return selection.aims.length === 0
          ? w.hints.swapFirst
          : selection.aims.length === 1
            ? w.hints.swapSecond
            : '';
      if (spell === 'mutantus')
        return offers.castings.some((c) => c.spell === spell && aimsOf(c).length > 0)
          ? w.hints.partnerTarget
          : w.hints.idle;
      if (spell === 'binensus') return w.hints.sageTarget;
    }
    if (selection.cards.length === 1 && offers.play.size > 0) return this.#worth();
    if (offers.handOver && stage.stage === 'hand_over')
      return w.hints.handOver(stage.count, this.name(stage.to));
    if (offers.discard && stage.stage === 'discard') return w.hints.discard(stage.count);
    if (offers.choose.size > 0) return w.hints.choose;
    if (offers.give.size > 0 && stage.stage === 'exchange')
      return `${w.hints.exchange} ${w.gifts(stage.gifts_left[this.seat!] ?? 0)}.`;
    if (stage.stage === 'negotiate' && offers.any) return w.hints.talk;
    if (offers.play.size > 0 || offers.castings.length > 0) return w.hints.fight;
    if (offers.slots.size > 0) return w.hints.crystal;
    if (offers.sites.size > 0) return w.hints.pawn;
    // Also while other players decide, until the fight.
    if (offers.show.size > 0) return w.hints.talk;
    return '';
  }

  /** Returns the number of cards in the reader's hand that this sage could play: its own, and owls. */
  playableWith(sage: Sage): number {
    const powers = this.hand.flatMap(({ card }) => (card.card === 'power' ? [card.power.kin] : []));
    return powers.filter((kin) => kin === sage || kin === 'owl').length;
  }

  /** Returns the value of the chosen card in the fight, as the rules print it. */
  #worth(): string {
    const held = this.hand.find(({ key }) => key === this.selection.cards[0]);
    if (held?.card.card !== 'power') return '';
    const { kin, value } = held.card.power;
    const pair =
      value === 1 &&
      kin !== 'owl' &&
      this.view.fight?.cards.some(
        ({ seat, card }) =>
          seat === this.seat && card.card === 'power' && card.power.kin === kin && card.power.value === 1,
      );
    return pair
      ? colon()(powerName(held.card.power), words().counts(1, secondOne))
      : powerName(held.card.power);
  }

  async send(intent: Intent) {
    if (this.busy) return;
    this.sent = intent;
    this.hint = null;
    try {
      const result = await this.#props().submit(intent);
      if (result.ok) this.#selection = null;
    } finally {
      this.sent = null;
    }
  }

  /** Sends the first button's intent on a second Enter on the selection. */
  again() {
    const deed = this.deeds.find(({ intent }) => intent !== null);
    if (deed?.intent && this.any) void this.send(deed.intent);
  }

  /** Handles Escape: deselects, the last target first. */
  back() {
    if (this.selection.aims.length > 0) this.#set({ aims: this.selection.aims.slice(0, -1) });
    else this.#selection = null;
  }
}
