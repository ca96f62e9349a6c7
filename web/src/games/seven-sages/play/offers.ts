// The server's offers, sorted by the thing that they are about. No other intent is possible. A player may
// show or give any cards, so the server lists only samples of these intents. Their receivers follow from the
// view.
import type { Casting, Choices, Intent, Power, Sage, Seat, Site, Spell, View } from '../types';

export interface Offers {
  choose: Set<Sage>;
  propose: Set<Seat>;
  withdraw: Set<Seat>;
  accept: Set<Seat>;
  /** The value that the vote can change to. */
  noDeal: boolean | null;
  /** The seats to which cards can be shown, then given. */
  show: Set<Seat>;
  give: Set<Seat>;
  play: Set<string>;
  castings: Casting[];
  slots: Set<number>;
  sites: Set<Site>;
  /** The intents that need only a button: offers, answers, ready, pass, wait. */
  plain: Intent[];
  handOver: boolean;
  discard: boolean;
  /** True if the server asks the reader for a decision. */
  any: boolean;
}

export const lookOf = ({ kin, value }: Power) => `${kin}-${value}`;

export function sortOffers(choices: Choices | null | undefined, view: View): Offers {
  const offers: Offers = {
    choose: new Set(),
    propose: new Set(),
    withdraw: new Set(),
    accept: new Set(),
    noDeal: null,
    ...listeners(choices, view),
    play: new Set(),
    castings: [],
    slots: new Set(),
    sites: new Set(),
    plain: [],
    handOver: false,
    discard: false,
    any: !!choices && choices.intents.length > 0,
  };
  for (const intent of choices?.intents ?? []) {
    switch (intent.do) {
      case 'choose':
        offers.choose.add(intent.sage);
        break;
      case 'propose':
        offers.propose.add(intent.to);
        break;
      case 'withdraw':
        offers.withdraw.add(intent.to);
        break;
      case 'accept':
        offers.accept.add(intent.from);
        break;
      case 'no_deal':
        offers.noDeal = intent.on;
        break;
      case 'show':
      case 'give':
        break;
      case 'play':
        offers.play.add(lookOf(intent.power));
        break;
      case 'cast':
        offers.castings.push(intent.casting);
        break;
      case 'take_crystal':
        offers.slots.add(intent.slot);
        break;
      case 'move_pawn':
        offers.sites.add(intent.to);
        break;
      case 'hand_over':
        offers.handOver = true;
        break;
      case 'discard':
        offers.discard = true;
        break;
      default:
        offers.plain.push(intent);
    }
  }
  return offers;
}

/** Returns the seats to which cards can be shown, and given. */
function listeners(choices: Choices | null | undefined, view: View): Pick<Offers, 'show' | 'give'> {
  const { you, stage } = view;
  if (!you || !choices || choices.intents.length === 0) return { show: new Set(), give: new Set() };
  const others = [...view.players.keys()].filter((seat) => seat !== you.seat);
  const { track } = view.players[you.seat]!;
  const mayShow = 'moves_left' in stage && stage.moves_left[you.seat]! > 0;
  const mayGive =
    stage.stage === 'exchange' && !stage.ready.includes(you.seat) && stage.gifts_left[you.seat]! > 0;
  return {
    show: new Set(mayShow ? others : []),
    give: new Set(mayGive ? others.filter((seat) => view.players[seat]!.track === track) : []),
  };
}

export type Aim =
  | { at: 'card'; n: number }
  | { at: 'crystal'; site: Site; slot: number }
  | { at: 'seat'; seat: Seat }
  | { at: 'sage'; sage: Sage };

const sameAim = (a: Aim, b: Aim) => JSON.stringify(a) === JSON.stringify(b);

/** Returns the targets of a casting one by one, none for a spell without target. */
export function aimsOf(casting: Casting): Aim[] {
  switch (casting.spell) {
    case 'volensia':
      return casting.owl === null ? [] : [{ at: 'card', n: casting.owl }];
    case 'anulensa':
      return casting.card === null ? [] : [{ at: 'card', n: casting.card }];
    case 'moventi':
      return (casting.swap ?? []).map(({ site, slot }) => ({ at: 'crystal', site, slot }));
    case 'mutantus':
      return casting.with === null ? [] : [{ at: 'seat', seat: casting.with }];
    case 'binensus':
      return [{ at: 'sage', sage: casting.sage }];
    case 'potentia':
    case 'absentus':
      return [];
  }
}

/** Returns the castings of a spell that have all these targets. */
export const castingsWith = (all: Casting[], spell: Spell, aims: Aim[]): Casting[] =>
  all.filter(
    (casting) =>
      casting.spell === spell && aims.every((aim) => aimsOf(casting).some((other) => sameAim(other, aim))),
  );

/** Returns the targets that can still be chosen, given the chosen ones. */
export function openAims(all: Casting[], spell: Spell, aims: Aim[]): Aim[] {
  const open: Aim[] = [];
  for (const casting of castingsWith(all, spell, aims))
    for (const aim of aimsOf(casting))
      if (!aims.some((other) => sameAim(other, aim)) && !open.some((other) => sameAim(other, aim)))
        open.push(aim);
  return open;
}

export const hasAim = (aims: Aim[], aim: Aim) => aims.some((other) => sameAim(other, aim));
