// The additional actions of a card with Babel: to join the project, to lay a tile, to build a stage by a
// token. Also the payment for a card with a taxed chain.
import { coveredNext, laidBy, tilePoints } from '../facts/babel';
import { nextPlace } from '../facts/stages';
import type { CityView, JoinOffer, Offer, Offers, Seat, StageOffer, Tile, View } from '../types';
import { lawInWords } from '../words/laws';
import { boxTexts } from '../words/texts';
import { words } from '../words/words';
import { offered, unpaid, type Doing, type Entry } from './entry';
import { stageDoing } from './leading';
import type { Row } from './receipt';

const t = () => boxTexts().babel;
/** Returns a line of the receipt that moves no coins. */
const note = (sign: string, text: string): Row => ({ from: 'nothing', signs: [sign], text, coins: 0 });

/**
 * Returns the additional ways to build a card: paid although a chain would build it, and with the project.
 */
export function buildDoings(offer: Offer): Doing[] {
  const { instead } = offer;
  return [
    ...(instead
      ? [
          {
            mode: 'build' as const,
            id: 'instead',
            group: 'build',
            variant: t().modes.instead,
            label: words().modes.build,
            ...offered(instead.means, instead.quote),
          },
        ]
      : []),
    ...joinDoings(offer, false),
  ];
}

/** Returns the ways to join the project with a card that a power builds, or with another card. */
export const joinDoings = ({ joins = [], instead }: Offer, power: boolean): Doing[] =>
  joins.filter(({ by }) => (by === 'power') === power).map((join) => joinDoing(join, instead !== undefined));

/** `taxed`: true if the card's chain is taxed, so that the player may also pay for the card. */
function joinDoing({ by, token, means, quote }: JoinOffer, taxed: boolean): Doing {
  const { modes, receipt } = t();
  return {
    mode: 'join',
    id: `join-${by}`,
    group: by === 'power' ? 'power' : 'build',
    variant: by === 'paid' && taxed ? modes.joinInstead : token ? modes.joinToken : modes.join,
    label: by === 'power' ? words().modes.power : words().modes.build,
    by,
    ...(token ? { notes: [note('project', receipt.token)] } : {}),
    ...offered(means, quote),
  };
}

/** Returns the name of the usual way to build, if there are others. */
export const aloneVariant = (offer: Offer): string | undefined =>
  offer.instead ? t().modes.chain : offer.joins?.length ? t().modes.alone : undefined;

/**
 * Returns the actions that build a stage by a project's token, as variants of the usual stage action where
 * possible.
 */
export const freeStageDoings = (city: CityView, stages: StageOffer[] = []): Doing[] =>
  stages.map(({ stage, means, quote }) => ({
    ...stageDoing(city, means, quote, stage),
    mode: 'free_stage',
    id: `free-stage-${stage}`,
    group: stages.length > 1 || stage === nextPlace(city) ? 'stage' : `stage-${stage}`,
    variant:
      stages.length > 1
        ? words().is(words().modes.stage(stage + 1), t().modes.freeStage)
        : t().modes.freeStage,
    notes: [note('project', t().receipt.freeStage)],
    deliberate: true,
  }));

/** Returns one action for each tile that can be laid. */
export function tileDoings(tiles: Tile[] = [], view: View, seat: Seat): Doing[] {
  if (tiles.length === 0) return [];
  const { modes, receipt, tile: called } = t();
  const laid = laidBy(view, seat);
  const covered = coveredNext(view)?.tile;
  const points = [tilePoints[laid] ?? 0, tilePoints[laid + 1] ?? 0] as const;
  return tiles.map((tile) => ({
    mode: 'tile',
    id: `tile-${tile}`,
    group: 'tile',
    variant: called(tile),
    label: modes.tile,
    tile,
    price: { is: 'free' },
    notes: [
      note(
        'tower',
        covered === undefined
          ? receipt.free(tile)
          : receipt.covers(tile, covered, lawInWords(covered, view.age)),
      ),
      note('points', receipt.points(...points)),
      note('coin', receipt.noCoins),
    ],
    deliberate: true,
    ...unpaid([]),
  }));
}

/** Returns the tiles of which the player keeps one during the draft, or `null`. */
export function tileEntries(view: View, asked: Offers | null): Entry[] | null {
  const own = view.you?.tiles;
  if (!own || view.stage.stage !== 'tiles') return null;
  return own.pack.map((tile) => ({
    key: `tile-${tile}`,
    card: null,
    wonder: null,
    leader: null,
    tile,
    price: { is: 'free' },
    open: asked !== null,
    picked: own.deed === tile,
  }));
}
