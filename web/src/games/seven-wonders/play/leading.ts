// The actions of leaders: one of a pack is kept; one of the hand is recruited, marks a stage or is discarded.
import { cap } from '../../../i18n/text';
import { leaderFacts, leaderName } from '../facts/leaders';
import { outcomeOf } from '../words/outcome';
import { allStages, nextPlace } from '../facts/stages';
import { effectsInWords } from '../words/effect-words';
import { boxTexts, texts } from '../words/texts';

import { words } from '../words/words';
import type { CityView, Leader, LeaderHow, LeaderOffer, Means, Offers, Quote, Seat, View } from '../types';
import { freeStageDoings } from './babel';
import { cheapest } from './payments';
import { offered, unpaid, type Doing, type Entry, type Receipt } from './entry';
import { priceOf } from './price';
import { gainOf, rowsOf, sumOf } from './receipt';

type Lead = Extract<Offers, { asked: 'lead' }>;

const offerOf = (asked: Offers | null, leader: Leader): LeaderOffer | null =>
  asked?.asked === 'lead' || asked?.asked === 'leader'
    ? (asked.leaders.find((one) => one.leader === leader) ?? null)
    : null;

/** Returns the means to recruit a leader, or `null` outside the recruitment. */
export const recruitOf = (asked: Offers | null, leader: Leader): Means | null =>
  offerOf(asked, leader)?.recruit ?? null;

/** Returns the leaders to choose from, or `null` if the question is not about leaders. */
export function leaderEntries(view: View, asked: Offers | null): Entry[] | null {
  const own = view.you?.leaders;
  const { stage } = view.stage;
  if (!own || (stage !== 'draft' && stage !== 'recruit')) return null;
  const of = stage === 'draft' ? own.pack : own.hand;
  return of.map((leader) => {
    const recruit = recruitOf(asked, leader);
    return {
      key: `${stage}-${leader}`,
      card: null,
      wonder: null,
      leader,
      price: recruit ? priceOf(recruit) : { is: 'free' },
      open: asked !== null,
      picked: own.deed?.leader === leader,
    };
  });
}

/** Returns the action that builds a stage: the next one, or another if that is possible. */
export function stageDoing(
  city: CityView,
  means: Means,
  quote?: Quote,
  place?: number,
  several = false,
): Doing {
  const w = words();
  const at = place ?? nextPlace(city);
  const stage = allStages(city)[at];
  return {
    mode: 'stage',
    id: place === undefined ? 'stage' : `stage-${place}`,
    place,
    // If any stage can be the next one, the stages are variants of one action.
    ...(several ? { group: 'stage', variant: w.modes.stage(at + 1) } : {}),
    label: stage ? w.modes.stage(at + 1) : w.modes.stageNone,
    ...offered(means, quote),
  };
}

/** Returns the actions that build the next stage, and each other possible one. */
export const stageDoings = (
  city: CityView,
  {
    stage,
    stages = [],
    quote,
  }: Pick<Extract<Offers, { asked: 'play' | 'lead' }>, 'stage' | 'stages' | 'quote'>,
): Doing[] => [
  stageDoing(city, stage, quote?.stage, undefined, stages.length > 0),
  ...stages.map((other) => stageDoing(city, other.means, other.quote, other.stage, true)),
];

function recruitDoing(means: Means, quote?: Quote, place?: number): Doing {
  const { leaders, matters } = boxTexts();
  return {
    mode: 'recruit',
    id: place === undefined ? 'recruit' : `recruit-${place}`,
    place,
    label: place === undefined ? leaders.modes.recruit : matters.modes.recruitFor(place + 1),
    ...offered(means, quote),
  };
}

/** Returns the actions of a leader of the hand. */
export function leaderDoings(asked: Lead, leader: Leader, view: View): Doing[] {
  const offer = offerOf(asked, leader);
  const city = view.cities[asked.city]!;
  const sold = asked.quote?.sold ?? [];
  return [
    ...(offer ? [recruitDoing(offer.recruit, offer.quote)] : []),
    ...(offer?.stages ?? []).map(({ stage, means, quote }) => recruitDoing(means, quote, stage)),
    ...stageDoings(city, asked),
    ...freeStageDoings(city, asked.free_stages),
    {
      mode: 'discard',
      id: 'discard',
      label: words().modes.discard,
      price: { is: 'free' },
      gain: gainOf(sold),
      ...unpaid(sold),
    },
  ];
}

/** Returns the receipt of recruiting, or `null` outside the recruitment and if the player cannot pay. */
export function leaderReceipt(asked: Offers | null, leader: Leader): Receipt | null {
  const offer = offerOf(asked, leader);
  if (asked?.asked !== 'lead' || offer?.recruit.means !== 'pay') return null;
  const { receipts } = offered(offer.recruit, offer.quote);
  // A leader's receipt has no purchases from neighbours.
  const rows = rowsOf(receipts[0] ?? [], () => ({ name: '', side: 'left' }));
  return { rows, sum: sumOf(rows), held: asked.coins, can: true, help: null };
}

/** Returns the result of recruiting at this moment; outside the recruitment the printed effects. */
export function leaderOutcome(
  asked: Offers | null,
  leader: Leader,
  home: CityView,
  nameOf: (seat: Seat) => string,
): string {
  const { effects } = leaderFacts(leader);
  const quote = offerOf(asked, leader)?.quote;
  const said = outcomeOf(effects, quote?.outlook ?? {}, quote?.receipts?.[0] ?? [], home, nameOf);
  return said || `${cap(effectsInWords(effects))}.`;
}

/** Returns the use of a leader and the label of its button. */
export function leaderHow(
  doing: Doing,
  leader: Leader,
  stage: number,
  way: number,
  paid: string,
): { how: LeaderHow; label: string } | null {
  const [w, name] = [words(), leaderName(leader)];
  const chosen = doing.ways[way];
  const { place } = doing;
  switch (doing.mode) {
    case 'recruit': {
      if (doing.price.is === 'no') return null;
      const label = boxTexts().leaders.deeds.recruit(name, chosen?.total ?? 0);
      return place === undefined
        ? { how: { as: 'recruit' }, label }
        : {
            how: { as: 'recruit_for', stage: place },
            label: boxTexts().matters.deeds.forStage(label, place + 1),
          };
    }
    case 'stage': {
      if (!chosen) return null;
      const label = paid ? w.buildStagePay(stage, name, paid) : w.buildStage(stage, name, w.ownResources);
      const { pay } = chosen;
      return {
        how: place === undefined ? { as: 'stage', pay } : { as: 'other_stage', stage: place, pay },
        label,
      };
    }
    case 'discard':
      return { how: { as: 'discard' }, label: w.discard(name) };
    case 'free_stage': {
      if (!chosen || place === undefined) return null;
      const label = boxTexts().babel.deeds.freeStage(place + 1, name);
      return {
        how: { as: 'free_stage', stage: place },
        label: paid ? boxTexts().babel.deeds.taxed(label, w.coins(chosen.total)) : label,
      };
    }
    case 'build':
    case 'join':
    case 'tile':
    case 'power':
    case 'plenty':
      return null;
  }
}
