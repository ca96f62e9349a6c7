// The player's selection that is not sent yet, and the intent that a button would send.
import { colon } from '../../../i18n/language.svelte';
import { cap } from '../../../i18n/text';
import type { Deed as AnyDeed } from '../../../table/Deeds.svelte';
import type { TableProps } from '../../game';
import { actionOf, colourOf, isDragon, sameWhenTurned, type Action } from '../facts/cards';
import { keyOf, type Colour } from '../facts/geometry';
import { boxOf, type Box, type Place } from '../../../look/flight/place';
import { handCard, pile, seat } from './moves';
import { winningGoals } from '../facts/score';
import { sortOffers, targetOf, type Spot, type Spots, type Way } from './offers';
import type { Card, Cell, Choices, Intent, Placed, Seen, View } from '../types';
import { cardName, describe, nameAt, silverName, words } from '../words/words';

export type Deed = AnyDeed<Intent>;

/** A way to use an action card, for the chooser. */
export interface WayShown {
  way: Way;
  label: string;
  /** The short label for a narrow screen. */
  brief: string;
  from: Colour | null;
  to: Colour | null;
}

type Props = TableProps<View, Choices, Intent, Seen>;

export class Play {
  #props: () => Props;
  #card = $state<Card | null>(null);
  #cell = $state.raw<Cell | null>(null);
  #turned = $state(false);
  #way = $state<Way | null>(null);
  hint = $state<string | null>(null);
  sent = $state<Intent | null>(null);
  /** True while the longest chain of the reader's goal is shown. */
  tracing = $state(false);
  /** True while the chosen card follows a finger or the mouse. */
  dragging = $state(false);
  /** The last places of cards that have just left the table. */
  readonly left = new Map<Card, Place>();
  /** The card that is being laid and on its way to the server. */
  #laying: Card | null = null;
  /** The place in the hand of the card that was played last. */
  #takeoff: { card: Card; place: Box | null } | null = null;

  constructor(props: () => Props) {
    this.#props = props;
  }

  view = $derived.by(() => this.#props().update.view);
  names = $derived.by(() => this.#props().names);
  offers = $derived.by(() => sortOffers(this.#props().update.decision?.choices));
  busy = $derived.by(() => this.#props().pending || this.sent !== null);
  lifted = $derived.by(() => this.view.you?.lifted ?? null);
  /** The colours whose longest chains are shown. */
  traced = $derived.by((): Colour[] => {
    const { stage, you } = this.view;
    if (stage.stage === 'over') return winningGoals(this.view);
    return this.tracing && you?.goal ? [you.goal] : [];
  });
  /** The goal places. When the match is finished, all goals are turned up. */
  places = $derived.by(() => {
    const { stage, places } = this.view;
    if (stage.stage !== 'over') return places;
    return places.map((place) => ({ ...place, goal: stage.goals[place.place] ?? place.goal }));
  });
  /** True if the match is played with Silver. */
  withSilver = $derived.by(() => this.view.table.some((placed) => placed.card === null));

  /** The chosen card of the hand, if it can still be played. */
  card = $derived.by((): Card | null => {
    const card = this.#card;
    if (card === null || this.lifted) return null;
    return this.offers.lay.has(card) || this.offers.act.has(card) ? card : null;
  });
  action = $derived.by((): Action | null => (this.card === null ? null : actionOf(this.card)));
  ways = $derived.by(() => (this.card === null ? undefined : this.offers.act.get(this.card)));
  /** The way to use the chosen action card. */
  way = $derived.by((): Way | null => {
    const { ways } = this;
    if (!ways) return null;
    return this.#way !== null && ways.has(this.#way) ? this.#way : ([...ways.keys()][0] ?? null);
  });
  acts = $derived.by((): Intent[] => (this.way === null ? [] : (this.ways?.get(this.way) ?? [])));

  /** The dragon card that is being placed: from the hand, or lifted. */
  placing = $derived.by((): Card | null => {
    if (this.lifted) return this.lifted.what.card;
    return this.card !== null && isDragon(this.card) ? this.card : null;
  });
  spots = $derived.by((): Spots => {
    if (this.lifted) return this.offers.putDown;
    return (this.card === null ? undefined : this.offers.lay.get(this.card)) ?? new Map();
  });
  /** The cards on the table that the chosen action can be about. */
  targets = $derived.by((): Map<string, Intent> => {
    const found = new Map<string, Intent>();
    for (const intent of this.acts) {
      const cell = targetOf(intent);
      if (cell) found.set(keyOf(cell), intent);
    }
    return found;
  });
  /** The cells and cards on the table that the reader can choose. */
  choosable = $derived.by((): Cell[] => {
    if (this.spots.size > 0) return [...this.spots.values()];
    return this.view.table.map((placed) => placed.cell).filter((cell) => this.targets.has(keyOf(cell)));
  });
  /** The chosen cell, if it is still offered. */
  cell = $derived.by((): Cell | null => {
    const cell = this.#cell;
    if (!cell) return null;
    return this.spots.has(keyOf(cell)) || this.targets.has(keyOf(cell)) ? cell : null;
  });
  spot = $derived.by((): Spot | null => (this.cell ? (this.spots.get(keyOf(this.cell)) ?? null) : null));
  /** True if the card is turned. If it fits only one way, that way counts. */
  turned = $derived.by((): boolean => {
    const { spot } = this;
    if (spot) return this.#turned ? spot.turned : !spot.upright;
    return this.#turned;
  });
  mayTurn = $derived.by((): boolean => this.placing !== null && !sameWhenTurned(this.placing));

  chooseCard(card: Card | null) {
    if (card !== this.#card) {
      this.#turned = false;
      this.#way = null;
    }
    this.#card = card;
    this.#cell = null;
    this.hint = null;
  }

  toggleCard(card: Card) {
    this.chooseCard(this.card === card ? null : card);
  }

  /** Sets the cell under a dragged card. The card keeps its orientation. */
  hover(cell: Cell | null) {
    this.#cell = cell && { x: cell.x, y: cell.y };
  }

  chooseCell(cell: Cell | null) {
    // Only the coordinates, without the other fields of the spot.
    this.#cell = cell && { x: cell.x, y: cell.y };
    this.hint = null;
    const { spot } = this;
    if (spot) this.#turned = this.turned;
  }

  chooseWay(way: Way) {
    this.#way = way;
    this.#cell = null;
  }

  turn() {
    if (!this.mayTurn) {
      if (this.placing !== null) this.hint = words().sameTurned;
      return;
    }
    const { spot } = this;
    if (spot && !(spot.upright && spot.turned)) {
      this.hint = words().onlyThisWay;
      return;
    }
    this.#turned = !this.#turned;
    this.hint = null;
  }

  /** The colour of Silver now, and after each way. */
  waysShown = $derived.by((): WayShown[] => {
    const { ways, action, view } = this;
    if (!ways || !action) return [];
    const w = words();
    const to = colourOf[action];
    return [...ways.keys()].map((way) => ({
      way,
      label: !this.withSilver
        ? w.wayPlain[way]
        : way === 'keep_silver'
          ? w.way.keep_silver(silverName(view.silver))
          : w.way[way](w.colours[to]),
      brief: (this.withSilver ? w.wayBrief : w.wayPlain)[way],
      from: view.silver,
      to: way === 'keep_silver' ? view.silver : to,
    }));
  });

  /** Returns the intent for the chosen cell. */
  #atCell(): Intent | null {
    const { cell, turned } = this;
    if (!cell) return null;
    const target = this.targets.get(keyOf(cell));
    if (target) return target;
    if (this.lifted) return { do: 'put_down', cell, turned };
    return this.card === null ? null : { do: 'play_dragon', card: this.card, cell, turned };
  }

  deeds = $derived.by((): Deed[] => {
    const w = words();
    const deeds: Deed[] = [];
    const { offers, cell, lifted } = this;
    const intent = this.#atCell();
    if (intent && cell) {
      const there = this.at(cell);
      const label =
        intent.do === 'pick_up'
          ? w.pickUp(cardName(there?.card ?? null, there?.turned))
          : intent.do === 'zap'
            ? w.zap(cardName(there?.card ?? null, there?.turned))
            : lifted
              ? w.putHere
              : w.layHere;
      deeds.push({ id: 'cell', kind: 'do', label, intent, primary: true });
    }
    if (this.placing !== null && this.mayTurn) {
      const fixed = this.spot && !(this.spot.upright && this.spot.turned);
      deeds.push({
        id: 'turn',
        label: w.turn,
        intent: null,
        reason: fixed ? w.onlyThisWay : undefined,
        primary: false,
        run: fixed ? undefined : () => this.turn(),
      });
    }
    for (const act of this.acts) {
      const label = this.#label(act);
      if (label)
        deeds.push({
          id: JSON.stringify(act),
          kind: 'do',
          ...label,
          intent: act,
          primary: this.acts.length === 1,
        });
    }
    if (offers.pass) deeds.push({ id: 'pass', label: w.pass, intent: { do: 'pass' }, primary: true });
    if (offers.back) deeds.push({ id: 'back', label: w.back, intent: offers.back, primary: false });
    return deeds;
  });

  /** Returns the button of an action that is not about a card on the table. */
  #label(intent: Intent): Pick<Deed, 'label' | 'brief'> | null {
    const w = words();
    switch (intent.do) {
      case 'trade_hands': {
        const name = nameAt(this.names, intent.with);
        const n = this.view.players[intent.with]?.hand ?? 0;
        return { label: w.tradeHandsWith(name, n), brief: `⇄ ${name} (${n})` };
      }
      case 'trade_goals': {
        const holder = this.view.places.find((p) => p.place === intent.with)?.holder ?? null;
        if (holder === null) {
          return { label: w.tradeGoalsUnused(intent.with + 1), brief: `⇄ ${w.unused(intent.with + 1)}` };
        }
        const name = nameAt(this.names, holder);
        return { label: w.tradeGoalsWith(name), brief: `⇄ ${name}` };
      }
      case 'rotate_goals':
        return { label: w.rotate[intent.to] };
      case 'colour_only':
        return {
          label: w.discardOnly(this.withSilver && this.action ? w.colours[colourOf[this.action]] : null),
        };
      default:
        return null;
    }
  }

  /** Returns the origin of a new card on the table; `here` if the reader already sees it there. */
  origin(card: Card): Place | 'here' | null {
    if (card === this.#laying) return 'here';
    for (const step of this.#props().lastSteps) {
      for (const { seen } of step.events) {
        if (seen.event === 'laid' && seen.card === card) return seat(seen.seat);
      }
    }
    return null;
  }

  /** Returns the origin of a new card in the hand. */
  source(card: Card): Place | null {
    // The card recorded its place when it left the table.
    const there = this.left.get(card);
    this.left.delete(card);
    if (there) return there;
    const me = this.view.you?.seat;
    for (const step of this.#props().lastSteps) {
      for (const { seen } of step.events) {
        if (seen.event !== 'hands_traded' || !seen.gave || !seen.got) continue;
        if (seen.seat === me && seen.got.includes(card)) return seat(seen.with);
        if (seen.with === me && seen.gave.includes(card)) return seat(seen.seat);
      }
    }
    return pile;
  }

  /** Returns the place in the reader's hand of the card that was just played. */
  takeoff(card: Card): Place | null {
    return this.#takeoff?.card === card ? this.#takeoff.place : null;
  }

  /** Returns the seat of another player who has just taken this card from the table. */
  taker(card: Card): Place | null {
    for (const step of this.#props().lastSteps) {
      for (const { seen } of step.events) {
        if (seen.event !== 'zapped' || seen.zapped !== card) continue;
        return seen.seat === this.view.you?.seat ? null : seat(seen.seat);
      }
    }
    return null;
  }

  at(cell: Cell): Placed | undefined {
    return this.view.table.find((placed) => keyOf(placed.cell) === keyOf(cell));
  }

  /** The question about the action card, instead of the usual prompt. */
  asking = $derived.by((): string | null => {
    const { action, way, cell } = this;
    if (!action || way === 'colour_only' || cell) return null;
    return colon()(words().actions[action].name, words().ask[action]);
  });

  /** The hint while the pointer touches no card. */
  resting = $derived.by((): string => {
    const w = words();
    const { offers, card, action, placing } = this;
    if (this.lifted) return this.cell ? '' : w.choosePut(this.spots.size);
    if (action && this.targets.size > 0 && !this.cell) {
      return action === 'zap_card' ? w.chooseZap : w.chooseMove;
    }
    if (card !== null && action) return describe(card);
    if (placing !== null)
      return this.cell ? cap(cardName(placing, this.turned)) : w.chooseCell(this.spots.size);
    return offers.lay.size + offers.act.size > 0 ? w.choose : '';
  });

  /** Returns the reason why a card of the hand cannot be played. */
  whyNot(card: Card): string {
    const w = words();
    if (this.lifted) return w.liftedFirst;
    if (!this.offers.any) return w.notYourTurn;
    return isDragon(card) ? w.fitsNowhere : w.noLayNow;
  }

  async send(intent: Intent) {
    if (this.busy) return;
    this.sent = intent;
    this.#laying = intent.do === 'play_dragon' || intent.do === 'put_down' ? this.placing : null;
    if ('card' in intent) this.#takeoff = { card: intent.card, place: boxOf(handCard(intent.card)) };
    this.hint = null;
    try {
      const result = await this.#props().submit(intent);
      if (result.ok) {
        this.chooseCard(null);
        this.#turned = false;
      }
    } finally {
      this.sent = null;
    }
  }

  /** Sends the intent of the chosen cell. */
  do() {
    const intent = this.#atCell();
    if (intent) void this.send(intent);
  }

  get canBack(): boolean {
    return this.cell !== null || this.card !== null || this.offers.back !== null;
  }

  /** Handles Escape: deselects the cell, then the card, then undoes the lifting. */
  back() {
    if (this.cell) this.chooseCell(null);
    else if (this.card !== null) this.chooseCard(null);
    else if (this.offers.back) void this.send(this.offers.back);
  }
}
