// What can be done with leaders: one of a pack is kept, one of the hand is recruited, marks a stage or is discarded.
import { cap } from '../../../i18n/text';
import { leaderFacts, leaderName } from '../facts/leaders';
import { outcomeOf } from '../facts/outcome';
import { allStages, nextPlace } from '../facts/stages';
import { worthOf } from '../facts/leader-worth';
import { effectsInWords } from '../words/effect-words';
import { texts } from '../words/texts';

import { words } from '../words/words';
import type { CityView, Leader, LeaderHow, Means, Offers, Seat, View } from '../types';
import { cheapest, compared } from './payments';
import type { Doing, Entry, Receipt } from './entry';
import { priceOf } from './price';
import { receiptOf, sumOf } from './receipt';

type Lead = Extract<Offers, { asked: 'lead' }>;

/** How a leader can be recruited; `null` while nobody is. */
export const recruitOf = (asked: Offers | null, leader: Leader): Means | null =>
  asked?.asked === 'lead' || asked?.asked === 'leader'
    ? (asked.leaders.find((one) => one.leader === leader)?.recruit ?? null)
    : null;

/** The leaders to choose among, while leaders are what is asked for; `null` otherwise. */
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

/** Coins that are printed on what the rules offer, or asked for what they do not. */
const coinsOf = (means: Means) =>
  means.means === 'pay'
    ? means.bank
    : means.means === 'no' && means.because.why === 'coins_missing'
      ? means.because.needed
      : 0;

const waysOf = (means: Means) => (means.means === 'pay' ? compared(means) : []);

/** Building a stage: the next one, or another where that may be. */
export function stageDoing(city: CityView, means: Means, place?: number): Doing {
  const w = words();
  const at = place ?? nextPlace(city);
  const stage = allStages(city)[at];
  return {
    mode: 'stage',
    id: place === undefined ? 'stage' : `stage-${place}`,
    place,
    label: stage ? w.modes.stage(at + 1) : w.modes.stageNone,
    price: priceOf(means),
    ways: waysOf(means),
    cost: stage?.cost ?? null,
    means,
  };
}

function recruitDoing(means: Means, place?: number): Doing {
  const { leaders, matters } = texts();
  return {
    mode: 'recruit',
    id: place === undefined ? 'recruit' : `recruit-${place}`,
    place,
    label: place === undefined ? leaders.modes.recruit : matters.modes.recruitFor(place + 1),
    price: priceOf(means),
    ways: waysOf(means),
    cost: { coins: coinsOf(means), resources: [] },
    means,
  };
}

/** What can be done with a leader of the hand. */
export function leaderDoings(asked: Lead, leader: Leader, view: View): Doing[] {
  const offer = asked.leaders.find((one) => one.leader === leader);
  const city = view.cities[asked.city]!;
  return [
    ...(offer ? [recruitDoing(offer.recruit)] : []),
    ...(offer?.stages ?? []).map(({ stage, means }) => recruitDoing(means, stage)),
    stageDoing(city, asked.stage),
    ...(asked.stages ?? []).map(({ stage, means }) => stageDoing(city, means, stage)),
    {
      mode: 'discard',
      id: 'discard',
      label: words().modes.discard,
      price: { is: 'free' },
      gain: 3,
      ways: [],
      cost: null,
      means: null,
    },
  ];
}

/** What recruiting takes, line by line; `null` while nobody is recruited, or if it cannot be paid. */
export function leaderReceipt(asked: Offers | null, leader: Leader, view: View): Receipt | null {
  const recruit = recruitOf(asked, leader);
  if (asked?.asked !== 'lead' || recruit?.means !== 'pay') return null;
  const ways = compared(recruit);
  const pay = ways[cheapest(ways)]!.pay;
  const cost = { coins: recruit.bank, resources: [] };
  const rows = receiptOf(cost, recruit, pay, view, asked.city, { left: '', right: '' });
  return { rows, sum: sumOf(rows), held: asked.coins, can: true, help: null };
}

/** What recruiting brings, as the table stands. */
export function leaderOutcome(
  leader: Leader,
  view: View,
  city: Seat,
  nameOf: (seat: Seat) => string,
): string {
  const { effects } = leaderFacts(leader);
  const counted = effects.some((effect) => effect.kind === 'reckoned' && effect.gain === 'points');
  const worth = counted ? worthOf(leader, view, city) : null;
  const said = outcomeOf(effects, view, city, nameOf, null);
  return [
    said || `${cap(effectsInWords(effects))}.`,
    ...(worth === null ? [] : [texts().leaders.worthNow(worth)]),
  ].join(' ');
}

/** How a leader is played, and what the button says. */
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
      const label = texts().leaders.deeds.recruit(name, chosen?.total ?? 0);
      return place === undefined
        ? { how: { as: 'recruit' }, label }
        : {
            how: { as: 'recruit_for', stage: place },
            label: texts().matters.deeds.forStage(label, place + 1),
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
    case 'build':
    case 'power':
    case 'plenty':
      return null;
  }
}
