// What can be done with leaders: one of a pack is kept, one of the hand is recruited, marks a stage or is discarded.
import { cap } from '../../../i18n/text';
import { stagesOf } from '../facts/facts';
import { leaderFacts, leaderName } from '../facts/leaders';
import { outcomeOf } from '../facts/outcome';
import { effectsInWords } from '../words/effect-words';
import { texts } from '../words/texts';

import { words } from '../words/words';
import type { CityView, Leader, LeaderHow, LeaderOffer, Means, Offers, Seat, View } from '../types';
import { cheapest, compared } from './payments';
import { offered, unpaid, type Doing, type Entry, type Receipt } from './entry';
import { priceOf } from './price';
import { gainOf, rowsOf, sumOf } from './receipt';

type Lead = Extract<Offers, { asked: 'lead' }>;

const offerOf = (asked: Offers | null, leader: Leader): LeaderOffer | null =>
  asked?.asked === 'lead' ? (asked.leaders.find((one) => one.leader === leader) ?? null) : null;

/** How a leader can be recruited; `null` while nobody is. */
export const recruitOf = (asked: Offers | null, leader: Leader): Means | null =>
  offerOf(asked, leader)?.recruit ?? null;

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

/** What can be done with a leader of the hand. */
export function leaderDoings(asked: Lead, leader: Leader, view: View): Doing[] {
  const w = words();
  const offer = offerOf(asked, leader);
  const { wonder, side, stages } = view.cities[asked.city]!;
  const next = wonder && side ? stagesOf({ wonder, side })[stages.length] : undefined;
  const sold = asked.quote?.sold ?? [];
  return [
    ...(offer
      ? [
          {
            mode: 'recruit' as const,
            label: texts().leaders.modes.recruit,
            ...offered(offer.recruit, offer.quote),
          },
        ]
      : []),
    {
      mode: 'stage',
      label: next ? w.modes.stage(stages.length + 1) : w.modes.stageNone,
      ...offered(asked.stage, asked.quote?.stage),
    },
    {
      mode: 'discard',
      label: w.modes.discard,
      price: { is: 'free' },
      gain: gainOf(sold),
      ...unpaid(sold),
    },
  ];
}

/** What recruiting takes, line by line; `null` while nobody is recruited, or if it cannot be paid. */
export function leaderReceipt(asked: Offers | null, leader: Leader): Receipt | null {
  const offer = offerOf(asked, leader);
  if (asked?.asked !== 'lead' || offer?.recruit.means !== 'pay') return null;
  const { receipts } = offered(offer.recruit, offer.quote);
  // Nothing of a leader is bought of anybody.
  const rows = rowsOf(receipts[0] ?? [], () => ({ name: '', side: 'left' }));
  return { rows, sum: sumOf(rows), held: asked.coins, can: true, help: null };
}

/** What recruiting brings, as the table stands; while nobody is recruited, what is printed. */
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
  switch (doing.mode) {
    case 'recruit':
      return doing.price.is === 'no'
        ? null
        : {
            how: { as: 'recruit' },
            label: texts().leaders.deeds.recruit(name, doing.ways[cheapest(doing.ways)]?.total ?? 0),
          };
    case 'stage':
      return chosen
        ? {
            how: { as: 'stage', pay: chosen.pay },
            label: paid ? w.buildStagePay(stage, name, paid) : w.buildStage(stage, name, w.ownResources),
          }
        : null;
    case 'discard':
      return { how: { as: 'discard' }, label: w.discard(name) };
    case 'build':
    case 'power':
      return null;
  }
}
