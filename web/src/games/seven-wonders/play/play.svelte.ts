// The player's selection that is not sent yet, and the intent that a button would send.
import { cap } from '../../../i18n/text';
import { teamOf } from '../../../look/teams';
import type { TableProps } from '../../game';
import { describeCard, describeLeader, effectsInWords } from '../words/effect-words';
import { actingTiles, actsFor, boardTilesFor, concerned } from '../facts/babel';
import { cardName, factsOf, inOrder, leadsTo, wonderName } from '../facts/facts';
import { leaderName } from '../facts/leaders';
import { allStages, nextPlace } from '../facts/stages';
import { outcomeOf } from '../words/outcome';
import { cheapest, type Way } from './payments';
import {
  buildsOtherwise,
  offered,
  unpaid,
  type Answer,
  type Deed,
  type Doing,
  type Entry,
  type Mode,
  type Receipt,
} from './entry';
import { aloneVariant, buildDoings, freeStageDoings, joinDoings, tileDoings, tileEntries } from './babel';
import { questionOf } from './questions';
import { leaderDoings, leaderEntries, leaderHow, leaderOutcome, stageDoings } from './leading';
import { bestOf, priceInWords, type Price } from './price';
import { gainOf, leads, rowsOf, sumOf, wouldHelp, type Neighbour } from './receipt';
import { refusal } from '../words/refusals';
import { arePartners, fightsOf } from '../facts/fights';
import { leftOf, rightOf, ringOf } from '../facts/ring';
import { leaderDeedInWords, payees, pickInWords } from '../words/sentences';
import { describeTile, tileInWords } from '../words/laws';
import { boxTexts, texts } from '../words/texts';
import type {
  Card,
  Choices,
  How,
  Intent,
  Offer,
  Offers,
  Pick,
  Seat,
  Seen,
  Side,
  Tile,
  View,
  Wonder,
} from '../types';
import { thingName } from '../words/things';
import { cardNames, words } from '../words/words';

export type { Deed, Doing, Entry, Mode, Price, Receipt };

type Props = TableProps<View, Choices, Intent, Seen>;

export class Play {
  #props: () => Props;
  #key = $state<string | null>(null);
  /** The id of the chosen action. */
  #mode = $state<string | null>(null);
  #way = $state<number | null>(null);
  #side = $state<Side | null>(null);
  #city = $state<Seat | null>(null);
  hint = $state<string | null>(null);
  sent = $state<Intent | null>(null);

  #teams: () => number[][];
  /** The coins of a loss that are owed, by their place in the row. */
  #owed = $state<number[] | null>(null);

  /** `teams`: the teams, as lists of seats. */
  constructor(props: () => Props, teams: () => number[][] = () => []) {
    this.#props = props;
    this.#teams = teams;
  }

  view = $derived.by(() => this.#props().update.view);
  waiting = $derived.by(() => this.#props().update.waiting);
  names = $derived.by(() => this.#props().names);
  ctx = $derived.by(() => ({ names: this.names, you: this.#props().you }));
  ring = $derived.by(() => ringOf(this.view));
  cities = $derived.by(() => this.view.cities.length);
  /** All questions of the decision. With the Free city there is a play for each of two cities. */
  questions = $derived.by(() => (this.#props().update.decision ? (this.view.you?.offers ?? []) : []));
  /** The current question: the chosen one, else the first without an answer. */
  asked = $derived.by((): Offers | null => {
    const { questions } = this;
    const cityOf = (one: Offers) => ('city' in one ? one.city : null);
    return (
      questions.find((one) => this.#city !== null && cityOf(one) === this.#city) ??
      questions.find((one) => !this.picks.some((pick) => pick.city === cityOf(one))) ??
      questions[0] ??
      null
    );
  });
  /** The number of a decision that is not about hand cards, while an answer is owed; else `null`. */
  sheet = $derived.by(() => {
    const { decision } = this.#props().update;
    return decision?.owed && this.asked && this.asked.asked !== 'play' ? decision.number : null;
  });
  busy = $derived.by(() => this.#props().pending || this.sent !== null);
  /** The city for which the reader plays. */
  city = $derived.by((): Seat =>
    this.asked && 'city' in this.asked ? this.asked.city : (this.view.you?.seat ?? 0),
  );
  /** The cards built in that city. */
  built = $derived.by(() => this.view.cities[this.city]?.cards ?? []);
  teams = $derived.by(() => this.#teams());
  /** Returns the team of a seat, from 0; `null` without teams. */
  teamOf = (seat: Seat): number | null => teamOf(this.teams, seat);
  arePartners = (a: Seat, b: Seat): boolean => arePartners(this.teams, a, b);
  /** The fights at the end of the age, as the table is now. */
  fights = $derived.by(() => fightsOf(this.view.cities, this.teams));
  partner = $derived.by(() => this.view.you?.partner ?? null);

  /** The loss to decide. */
  loss = $derived.by(() => (this.asked?.asked === 'loss' ? this.asked : null));
  /** The coins of the loss: `owed`, and `may` if the player has a coin to pay with. */
  lostCoins = $derived.by(() => {
    const { loss } = this;
    if (!loss) return [];
    const paid = this.view.you?.paid ?? loss.most;
    const owed = this.#owed ?? Array.from({ length: loss.most - paid }, (_, i) => loss.most - 1 - i);
    return Array.from({ length: loss.loses }, (_, i) => ({
      owed: i >= loss.most || owed.includes(i),
      may: i < loss.most,
    }));
  });
  /** The number of paid coins. */
  paying = $derived.by(() => this.lostCoins.filter(({ owed }) => !owed).length);
  /** Changes a coin of the loss from paid to owed, or back. */
  toggleCoin(place: number) {
    const owed = this.lostCoins.flatMap((coin, i) => (coin.owed && coin.may ? [i] : []));
    if (!this.lostCoins[place]?.may) this.hint = words().loss.noCoin;
    else {
      this.#owed = owed.includes(place) ? owed.filter((i) => i !== place) : [...owed, place];
      this.hint = null;
    }
  }

  picks = $derived.by((): Pick[] => this.view.you?.picks ?? []);
  leftName = $derived.by(() => this.nameOf(leftOf(this.city, this.cities)));
  rightName = $derived.by(() => this.nameOf(rightOf(this.city, this.cities)));

  nameOf(city: Seat): string {
    if (city === this.ctx.you) return words().you;
    if (this.view.cities[city]?.seat === null) return words().free;
    return this.names[city] ?? `${city + 1}`;
  }

  #offers = $derived.by(
    () => new Map(this.asked?.asked === 'play' ? this.asked.cards.map((offer) => [offer.card, offer]) : []),
  );
  offer(card: Card): Offer | undefined {
    return this.#offers.get(card);
  }

  /** The question about other things than hand cards. */
  question = $derived.by(() =>
    this.asked ? questionOf(this.asked, this.view, (seat) => this.nameOf(seat)) : null,
  );
  /** True while the hand shows the discard pile. */
  salvaging = $derived.by(() => this.asked?.asked === 'from_discard');
  entries = $derived.by((): Entry[] => {
    const { asked, view } = this;
    if (asked?.asked === 'board') {
      return asked.wonders.map((wonder) => ({
        key: wonder,
        card: null,
        wonder,
        leader: null,
        price: { is: 'free' },
        open: true,
        picked: false,
      }));
    }
    if (asked?.asked === 'from_discard') {
      const why = words().cannotBuildHere;
      return (view.you?.pile ?? asked.cards).map((card, i) => ({
        key: `pile-${card}-${i}`,
        card,
        wonder: null,
        leader: null,
        price: asked.cards.includes(card) ? { is: 'free' } : { is: 'no', why },
        open: asked.cards.includes(card),
        picked: false,
      }));
    }
    if (this.question) return this.question.entries;
    const drafted = leaderEntries(view, asked) ?? tileEntries(view, asked);
    if (drafted) return drafted;
    const left = this.picks.map((pick) => pick.card);
    return inOrder(view.you?.hand ?? []).map((card, i) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      const offer = this.offer(card);
      return {
        key: `${view.age}-${view.turn}-${i}`,
        card,
        wonder: null,
        leader: null,
        price: offer ? bestOf(offer) : { is: 'no', why: words().notYourTurn },
        open: offer !== undefined,
        picked: at >= 0,
      };
    });
  });
  entry = $derived.by((): Entry | null => this.entries.find((e) => e.key === this.#key && e.open) ?? null);
  card = $derived.by(() => this.entry?.card ?? null);
  leader = $derived.by(() => this.entry?.leader ?? null);
  tile = $derived.by(() => this.entry?.tile ?? null);
  /** The name of the chosen card or leader. */
  chosen = $derived.by((): string | null =>
    this.card !== null
      ? cardName(this.card)
      : this.leader !== null
        ? leaderName(this.leader)
        : this.tile !== null
          ? boxTexts().babel.tile(this.tile)
          : this.entry?.answer
            ? ''
            : null,
  );

  /** The actions of the chosen card. */
  doings = $derived.by((): Doing[] => {
    const { asked, card, leader } = this;
    if (asked?.asked === 'lead' && leader !== null) return leaderDoings(asked, leader, this.view);
    if (asked?.asked !== 'play' || card === null) return [];
    const offer = this.offer(card);
    if (!offer) return [];
    const w = words();
    const city = this.view.cities[asked.city]!;
    const { quote } = offer;
    const sold = asked.quote?.sold ?? [];
    const doings: Doing[] = [
      {
        mode: 'build',
        id: 'build',
        label: w.modes.build,
        variant: aloneVariant(offer),
        ...offered(offer.build, quote),
      },
      ...buildDoings(offer),
    ];
    if (offer.power)
      doings.push({
        mode: 'power',
        id: 'power',
        label: w.modes.power,
        variant: offer.joins?.some(({ by }) => by === 'power') ? boxTexts().babel.modes.alone : undefined,
        price: { is: 'free' },
        ...unpaid(quote?.power, quote?.outlook),
      });
    doings.push(...joinDoings(offer, true));
    for (const { of, bank, ways, quote: paid } of offer.plenty ?? [])
      doings.push({
        mode: 'plenty',
        id: `plenty-${of}`,
        of,
        label: boxTexts().matters.modes.plenty(w.resources[of]),
        ...offered({ means: 'pay', bank, ways }, paid),
      });
    doings.push(
      ...stageDoings(city, asked),
      ...freeStageDoings(city, asked.free_stages),
      ...tileDoings(asked.tiles, this.view, asked.city),
    );
    doings.push({
      ...unpaid(sold),
      mode: 'discard',
      id: 'discard',
      label: w.modes.discard,
      price: asked.discard ? { is: 'free' } : { is: 'no', why: refusal({ why: 'free_city_builds' }) },
      gain: gainOf(sold),
    });
    return doings;
  });
  doing = $derived.by((): Doing | null => {
    const can = this.doings.filter((doing) => doing.price.is !== 'no');
    // A card that can neither be built nor mark a stage is discarded, and the button says so.
    return (
      can.find((doing) => doing.id === this.#mode) ??
      can.find(({ deliberate }) => !deliberate) ??
      can[0] ??
      null
    );
  });
  /** The actions by group, each with the shown variant: the chosen one, or the first that is possible. */
  groups = $derived.by(() => {
    const of = new Map<string, Doing[]>();
    for (const one of this.doings) {
      const id = one.group ?? one.id;
      of.set(id, [...(of.get(id) ?? []), one]);
    }
    return [...of].map(([id, ways]) => {
      const chosen = ways.find((one) => one.id === this.doing?.id);
      return { id, ways, shown: chosen ?? ways.find(({ price }) => price.is !== 'no') ?? ways[0]! };
    });
  });
  /** The variants of the chosen action, if there are several. */
  variants = $derived.by((): Doing[] => {
    const { doing } = this;
    const here = this.groups.find(({ ways }) => ways.some((one) => one.id === doing?.id));
    return !this.barred && here && here.ways.length > 1 ? here.ways : [];
  });
  /** The tiles in force that change the receipt of the choice. */
  concerned = $derived.by(() => {
    const acting = [...actingTiles(this.view), ...boardTilesFor(this.view, this.city)].map(
      ({ tile }) => tile,
    );
    return concerned(this.doing?.receipts[this.way] ?? [], acting);
  });
  way = $derived.by((): number => {
    const ways = this.doing?.ways ?? [];
    return this.#way !== null && this.#way < ways.length ? this.#way : cheapest(ways);
  });

  /** Returns a neighbour's name on a receipt. */
  beside = (seat: Seat): Neighbour =>
    seat === leftOf(this.city, this.cities)
      ? { name: this.leftName, side: 'left' }
      : { name: this.rightName, side: 'right' };
  /** The action that cannot build the card, while no other one is chosen: its reason is shown. */
  barred = $derived.by(() => {
    const build = this.doings.find(({ mode }) => mode === 'build' || mode === 'recruit');
    const open = this.#mode === null && !buildsOtherwise(this.doing);
    return build?.price.is === 'no' && open ? build : null;
  });
  /** The receipt of the choice, line by line; `null` without a choice. */
  receipt = $derived.by((): Receipt | null => {
    const shown = this.barred ?? this.doing;
    const { asked, card } = this;
    if ((asked?.asked !== 'play' && asked?.asked !== 'lead') || !shown) return null;
    const can = shown.price.is !== 'no';
    const lines = shown.receipts[can ? this.way : 0] ?? [];
    const notes = shown.notes ?? [];
    const told = lines.length > 0 || (can && notes.length === 0) ? rowsOf(lines, this.beside) : [];
    const rows = [...notes, ...told];
    const help = shown === this.barred && card ? wouldHelp(card) : null;
    return { rows, sum: sumOf(rows), held: asked.coins, can, help };
  });
  /** Returns the result of a card of the hand or the discard pile, for its shown variant. */
  said(card: Card): string {
    const { asked } = this;
    const quote =
      asked?.asked === 'from_discard' ? asked.quotes?.[asked.cards.indexOf(card)] : this.offer(card)?.quote;
    const chosen = card === this.card ? this.doing : null;
    const lines = (chosen ? chosen.receipts[this.way] : quote?.receipts?.[0]) ?? [];
    const nameOf = (seat: Seat) => this.nameOf(seat);
    const home = this.view.cities[this.city]!;
    const outlook = (chosen ? chosen.outlook : quote?.outlook) ?? {};
    return outcomeOf(factsOf(card).effects, outlook, lines, home, nameOf, this.cities);
  }
  /** Returns the cities that a tile would affect on the reader's board; `null` if none is laid there. */
  uponWhom(tile: Tile): string | null {
    const { asked } = this;
    return asked?.asked === 'lay_tile' ? boxTexts().matters.upon[actsFor(tile, asked.on)] : null;
  }
  /** The result of the choice, or the reason why the card cannot be built. */
  outcome = $derived.by((): string => {
    const { asked, card, leader, doing, barred } = this;
    if (this.tile !== null) {
      const does = tileInWords(this.tile);
      if (asked?.asked !== 'lay_tile') return does;
      return `${cap(this.uponWhom(this.tile) ?? '')}. ${does}`;
    }
    if ((card === null && leader === null) || !asked) return '';
    if (barred?.price.is === 'no') return barred.price.why;
    const nameOf = (seat: Seat) => this.nameOf(seat);
    const home = this.view.cities[this.city]!;
    if (leader !== null && (asked.asked !== 'lead' || doing?.mode === 'recruit'))
      return leaderOutcome(asked, leader, home, nameOf);
    const builds = doing?.mode === 'build' || buildsOtherwise(doing);
    if (doing?.tile !== undefined)
      return words().is(boxTexts().babel.tile(doing.tile), tileInWords(doing.tile));
    if (card && (asked.asked === 'from_discard' || builds))
      return [this.said(card), leads(card)].filter(Boolean).join(' ');
    if (doing?.mode !== 'stage' && doing?.mode !== 'free_stage') return '';
    const stage = allStages(home)[doing.place ?? nextPlace(home)];
    const lines = doing.receipts[this.way] ?? [];
    return stage ? outcomeOf(stage.effects, doing.outlook, lines, home, nameOf, this.cities) : '';
  });

  /** The possible sides of the chosen wonder, or of any. */
  sides = $derived.by((): Side[] => {
    const { asked, entry } = this;
    if (asked?.asked !== 'board') return [];
    const wonder = entry?.wonder ?? (asked.wonders.length === 1 ? asked.wonders[0] : null);
    return asked.sides.filter((side) => !wonder || this.#has(wonder, side));
  });
  side = $derived.by((): Side =>
    this.#side && this.sides.includes(this.#side) ? this.#side : (this.sides[0] ?? 'A'),
  );
  /** Returns true if the match has this side of a wonder: some sides need an expansion. */
  #has(wonder: Wonder, side: Side): boolean {
    const lacking = this.asked?.asked === 'board' ? (this.asked.lacking ?? []) : [];
    return !lacking.some((board) => board.wonder === wonder && board.side === side);
  }
  /** Returns the side that a wonder shows among others: the side that the reader looks at, if possible. */
  sideOf(wonder: Wonder): Side {
    const sides = this.asked?.asked === 'board' ? this.asked.sides : [];
    const wanted = this.#side && sides.includes(this.#side) ? this.#side : (sides[0] ?? 'A');
    return this.#has(wonder, wanted) ? wanted : wanted === 'A' ? 'B' : 'A';
  }

  choose(key: string | null) {
    if (key !== this.#key) {
      this.#mode = null;
      this.#way = null;
    }
    this.#key = key;
    this.hint = null;
  }

  /** The cards of cities that the reader can choose there. */
  #lying = $derived.by(() => new Set(this.entries.flatMap((entry) => this.#piecesOf(entry))));
  #piecesOf({ open, card, answer }: Entry): string[] {
    if (!open || !answer) return [];
    if (answer.pair)
      return [
        `${leftOf(this.city, this.cities)}-${answer.pair.left}`,
        `${rightOf(this.city, this.cities)}-${answer.pair.right}`,
      ];
    return card !== null && answer.seat !== undefined ? [`${answer.seat}-${card}`] : [];
  }
  /** Returns true if the reader can choose a card in its city. */
  lies = (city: Seat, card: Card): boolean => this.#lying.has(`${city}-${card}`);
  /** Returns true if a card of a city is chosen, alone or in a pair. */
  isChosenIn = (city: Seat, card: Card): boolean =>
    this.entry !== null && this.#piecesOf(this.entry).includes(`${city}-${card}`);
  /** Chooses a card in its city. Of a pair the other card stays chosen, if possible. */
  pressIn(city: Seat, card: Card) {
    const piece = `${city}-${card}`;
    if (this.isChosenIn(city, card)) return this.choose(null);
    const kept = this.entry ? this.#piecesOf(this.entry) : [];
    const all = this.entries.filter((entry) => this.#piecesOf(entry).includes(piece));
    const with_ = all.find((entry) => this.#piecesOf(entry).some((one) => kept.includes(one)));
    this.choose((with_ ?? all[0])?.key ?? null);
  }

  toggle(entry: Entry) {
    this.choose(this.entry?.key === entry.key ? null : entry.key);
  }

  chooseMode(doing: Doing) {
    if (doing.price.is === 'no') {
      this.hint = doing.price.why;
      return;
    }
    if (doing.id !== this.#mode) this.#way = null;
    this.#mode = doing.id;
    this.hint = null;
  }

  chooseWay(way: number) {
    this.#way = way;
  }

  /** Selects the city to play for, with the Free city. */
  chooseCity(city: Seat) {
    this.choose(null);
    this.#city = city;
  }

  chooseSide(side: Side) {
    this.#side = side;
  }

  /** Returns "2 to Ana and 1 to Ben", "1 coin to the bank", "with own resources". */
  paidInWords(doing: Doing, way: Way): string {
    const w = words();
    const bank = (doing.means?.means === 'pay' ? doing.means.bank : 0) + (way.pay.bank ?? 0);
    const parts = [
      ...(bank > 0 ? [w.tags.bank(bank)] : []),
      ...(way.pay.left + way.pay.right > 0 ? [payees(this.city, way.pay, this.ctx, this.cities)] : []),
    ];
    return parts.join(', ');
  }

  /** Returns the same in one word for a card without any price. */
  #unpaid(cost: { coins: number; resources: unknown[] }): string {
    return cost.resources.length > 0 ? words().ownResources : words().forFree;
  }

  #howOf(doing: Doing): { how: How; label: string } | null {
    const { card } = this;
    if (card === null) return null;
    const [w, name] = [words(), cardName(card)];
    const way = doing.ways[this.way];
    switch (doing.mode) {
      case 'power': {
        const line = doing.receipts[0]?.find((one) => one.line === 'power');
        const by = line?.line === 'power' ? thingName(line.by) : '';
        return { how: { as: 'power' }, label: w.buildPower(name, by) };
      }
      case 'discard':
        return { how: { as: 'discard' }, label: w.discard(name) };
      case 'recruit':
        return null;
      case 'tile':
        return doing.tile === undefined
          ? null
          : { how: { as: 'tile', tile: doing.tile }, label: boxTexts().babel.deeds.tile(doing.tile, name) };
      case 'join': {
        if (!way || !doing.by) return null;
        const paid = this.paidInWords(doing, way);
        const built = paid ? w.buildPay(name, paid) : w.build(name, this.#unpaid(factsOf(card).cost));
        return { how: { as: 'join', by: doing.by, pay: way.pay }, label: boxTexts().babel.deeds.join(built) };
      }
      case 'free_stage': {
        if (!way || doing.place === undefined) return null;
        const label = boxTexts().babel.deeds.freeStage(doing.place + 1, name);
        return {
          how: { as: 'free_stage', stage: doing.place },
          label: way.total > 0 ? boxTexts().babel.deeds.taxed(label, w.coins(way.total)) : label,
        };
      }
      case 'plenty': {
        if (!way || !doing.of) return null;
        const paid = this.paidInWords(doing, way);
        const with_ = boxTexts().matters.plenty(w.resources[doing.of]);
        const label = w.buildPay(name, [with_, paid].filter(Boolean).join(', '));
        return { how: { as: 'plenty', of: doing.of, pay: way.pay }, label };
      }
      case 'build': {
        if (doing.price.is === 'chain') {
          const label = w.buildChain(name, cardName(doing.price.with));
          const { bank } = doing.price;
          return {
            how: { as: 'chain' },
            label: bank > 0 ? boxTexts().babel.deeds.taxed(label, w.coins(bank)) : label,
          };
        }
        if (!way) return null;
        const paid = this.paidInWords(doing, way);
        const label = paid ? w.buildPay(name, paid) : w.build(name, this.#unpaid(factsOf(card).cost));
        return { how: { as: 'build', pay: way.pay }, label };
      }
      case 'stage': {
        if (!way) return null;
        const n = (doing.place ?? nextPlace(this.view.cities[this.city]!)) + 1;
        const paid = this.paidInWords(doing, way);
        const label = paid ? w.buildStagePay(n, name, paid) : w.buildStage(n, name, w.ownResources);
        const { pay } = way;
        return {
          how:
            doing.place === undefined ? { as: 'stage', pay } : { as: 'other_stage', stage: doing.place, pay },
          label,
        };
      }
    }
  }

  deeds = $derived.by((): Deed[] => {
    const w = words();
    const deeds: Deed[] = [];
    const { asked, entry, doing, card, leader } = this;
    if (asked?.asked === 'loss') {
      const pay = (coins: number, primary: boolean): Deed => ({
        id: primary ? 'pay' : 'pay-other',
        label: w.loss.deed(coins, asked.loses - coins),
        intent: { do: 'pay', coins },
        primary,
      });
      // The second button is the opposite of the choice.
      deeds.push(pay(this.paying, true), pay(this.paying === asked.most ? 0 : asked.most, false));
    }
    if (asked?.asked === 'board' && entry?.wonder) {
      const label =
        asked.wonders.length > 1 ? w.chooseBoard(wonderName(entry.wonder)) : w.chooseSide(w.side[this.side]);
      deeds.push({
        id: 'choose',
        label,
        intent: { do: 'choose', wonder: entry.wonder, side: this.side },
        primary: true,
      });
    }
    if (asked?.asked === 'play' && card !== null && doing) {
      const made = this.#howOf(doing);
      if (made) {
        deeds.push({
          id: doing.mode,
          label: made.label,
          intent: { do: 'play', city: asked.city, card, how: made.how },
          primary: true,
        });
      }
    }
    if (this.question) {
      const { answer } = entry ?? {};
      if (answer) deeds.push({ id: 'answer', label: answer.label, intent: answer.intent, primary: true });
      deeds.push(...this.question.deeds);
    }
    if (asked?.asked === 'tiles' && this.tile !== null) {
      const { keep } = boxTexts().babel.draft;
      const label = keep(this.tile, asked.tiles.length - 1, this.rightName);
      deeds.push({ id: 'keep', label, intent: { do: 'keep_tile', tile: this.tile }, primary: true });
    }
    if (asked?.asked === 'keep' && leader !== null) {
      const { keep } = boxTexts().leaders.draft;
      const label = keep(leaderName(leader), asked.leaders.length - 1, this.rightName);
      deeds.push({ id: 'keep', label, intent: { do: 'keep', leader }, primary: true });
    }
    if (asked?.asked === 'lead' && leader !== null && doing) {
      const way = doing.ways[this.way];
      const stage = (doing.place ?? nextPlace(this.view.cities[asked.city]!)) + 1;
      const paid = way && doing.mode === 'stage' ? this.paidInWords(doing, way) : '';
      const made = leaderHow(doing, leader, stage, this.way, paid);
      if (made)
        deeds.push({
          id: doing.mode,
          label: made.label,
          intent: { do: 'lead', leader, how: made.how },
          primary: true,
        });
    }
    if (asked?.asked === 'from_discard') {
      if (card !== null) {
        deeds.push({
          id: 'salvage',
          label: w.fromDiscard(cardName(card)),
          intent: { do: 'from_discard', card },
          primary: true,
        });
      }
      deeds.push({ id: 'decline', label: w.decline, intent: { do: 'decline' }, primary: false });
    }
    return deeds;
  });

  /** The hint while the pointer touches no card. */
  resting = $derived.by((): string => {
    const w = words();
    const { asked, card, entry } = this;
    if (card !== null) {
      const build = this.doings.find((doing) => doing.mode === 'build')?.price;
      if (build?.is === 'no' && this.doing?.mode !== 'discard' && !buildsOtherwise(this.doing))
        return w.is(cardName(card), build.why);
      const next = leadsTo(card);
      const does = w.is(cardName(card), effectsInWords(factsOf(card).effects));
      return next.length > 0 ? `${does}. ${w.laterFree(cardNames(next))}` : does;
    }
    if (entry || !asked || asked.asked === 'board') return '';
    if (this.view.you?.leaders?.deed || this.view.you?.tiles?.deed) return w.change;
    return this.picks.some((pick) => pick.city === this.city) ? w.change : '';
  });

  /** Returns all facts of a choice, for screen readers. */
  label(entry: Entry): string {
    const w = words();
    if (entry.wonder) return wonderName(entry.wonder);
    if (entry.answer) return this.#answer(entry, entry.answer);
    if (entry.tile !== undefined)
      return [
        ...(entry.picked ? [w.pickedCard] : []),
        describeTile(entry.tile, this.view.age),
        tileInWords(entry.tile),
      ].join('. ');
    const { leader } = entry;
    if (leader !== null) {
      const deed = entry.picked ? this.view.you?.leaders?.deed : null;
      return [
        ...(deed ? [w.is(w.pickedCard, leaderDeedInWords(deed))] : []),
        describeLeader(leader),
        ...(this.asked?.asked === 'lead' ? [this.priceInWords(entry.price)] : []),
      ].join('. ');
    }
    const card = entry.card!;
    const parts = [describeCard(card), this.priceInWords(entry.price)];
    if (entry.picked) {
      const pick = this.picks.find((one) => one.card === card);
      parts.unshift(pick ? w.is(w.pickedCard, pickInWords(card, pick.how.as)) : w.pickedCard);
    }
    return parts.filter(Boolean).join('. ');
  }

  /** Returns an answer for screen readers: the label of the button, and the things concerned. */
  #answer({ card, leader, tile, price }: Entry, { label, whose, means, pair }: Answer): string {
    return [
      label,
      ...(whose && card ? [describeCard(card), whose] : []),
      ...(pair ? [describeCard(pair.left), describeCard(pair.right)] : []),
      ...(leader !== null ? [describeLeader(leader)] : []),
      ...(tile !== undefined ? [describeTile(tile, this.view.age), tileInWords(tile)] : []),
      ...(means?.means === 'no' ? [this.priceInWords(price)] : []),
    ].join('. ');
  }

  priceInWords(price: Price): string {
    return priceInWords(price, this.leftName, this.rightName);
  }

  async send(intent: Intent) {
    if (this.busy) return;
    this.sent = intent;
    this.hint = null;
    try {
      const result = await this.#props().submit(intent);
      if (result.ok) {
        this.choose(null);
        this.#city = null;
        this.#owed = null;
      }
    } finally {
      this.sent = null;
    }
  }

  /** Handles Escape. */
  back() {
    this.#owed = null;
    this.choose(null);
  }
}
