// The printed tiles of the Tower of Babel and Great Projects, and their places on the table.
import type {
  Penalty,
  ProjectFacts as PrintedProject,
  TileFacts as PrintedTile,
  TileKind,
} from '../../../generated/seven-wonders.facts';
import { tile_points } from '../../../generated/seven-wonders.facts.json';
import type {
  BoardTileView,
  PlacedView,
  Project,
  ProjectView,
  Receipt,
  Seat,
  Tile,
  Upon,
  View,
} from '../types';
import { boxTexts } from '../words/texts';
import { boxFacts } from './boxes';
import { resources, type Named } from './facts';
import type { Effect } from './printed';

export type { Penalty, TileKind };
export interface TileFacts extends Omit<PrintedTile, 'effects'> {
  effects: Effect[];
}
export interface ProjectFacts extends Omit<PrintedProject, 'effects' | Named> {
  effects: Effect[];
}

/** Points for laid tiles, by their number. */
export const tilePoints: number[] = tile_points;
export const tileFacts = (tile: Tile): TileFacts => boxFacts().byTile.get(tile)!;
export const projectFacts = (project: Project): ProjectFacts => boxFacts().byProject.get(project)!;
/** Returns the name in the current language. */
export const projectName = (project: Project): string => boxTexts().projectNames[project]!;

/**
 * Returns the occupied places of the tower, each with the tile that acts there. A tile acts until another one
 * is laid on it.
 */
export const towerPlaces = ({ tower }: View): PlacedView[] =>
  Array.from({ length: tower?.places ?? 0 }, (_, at) =>
    tower!.placed.findLast((_, n) => n % tower!.places === at),
  ).filter((placed) => placed !== undefined);
/** Returns the tiles that act, the oldest first. */
export const actingTiles = ({ tower }: View): PlacedView[] => tower?.placed.slice(-tower.places) ?? [];
/** Returns the covered tiles, which have no effect. */
export const coveredTiles = ({ tower }: View): PlacedView[] => tower?.placed.slice(0, -tower.places) ?? [];
/** Returns the tile that the next one covers, or `undefined` while there is a free place. */
export const coveredNext = (view: View): PlacedView | undefined =>
  view.tower && view.tower.placed.length >= view.tower.places ? actingTiles(view)[0] : undefined;
/** Returns the tiles that a player has laid, on the tower and on boards. */
export const tilesOf = ({ tower }: View, seat: Seat): Tile[] =>
  [...(tower?.placed ?? []), ...(tower?.boards ?? [])]
    .filter((laid) => laid.seat === seat)
    .map(({ tile }) => tile);
/** Returns the number of tiles that a player has laid. */
export const laidBy = (view: View, seat: Seat): number => tilesOf(view, seat).length;

/** Returns the tiles on boards. */
export const boardTiles = ({ tower }: View): BoardTileView[] => tower?.boards ?? [];
/** Returns true for a tax or a restriction. */
const harms = (tile: Tile): boolean => {
  const { kind } = tileFacts(tile);
  return kind === 'tax' || kind === 'restriction';
};
/** Returns the cities that a tile on a board affects, once the tile is known. */
export const actsFor = (tile: Tile, on: Upon): Exclude<Upon, 'by_kind'> =>
  on === 'by_kind' ? (harms(tile) ? 'others' : 'own') : on;
/** Returns the tiles on boards that affect a city. A tile acts as long as its owner has a wonder. */
export const boardTilesFor = (view: View, city: Seat): BoardTileView[] =>
  boardTiles(view).filter(({ tile, seat, on }) => {
    if (!view.cities[seat]?.wonder) return false;
    return (actsFor(tile, on) === 'own') === (city === seat);
  });

/** Returns the project of this age. */
export const projectNow = ({ projects: shown = [] }: View): ProjectView | undefined => shown.at(-1);
export const tokensTaken = ({ taken }: ProjectView): number => taken.reduce((sum, n) => sum + n, 0);

/** Returns those of these tiles that change the receipt of a choice. */
export function concerned(receipt: Receipt, among: Tile[]): Set<Tile> {
  const found = new Set<Tile>();
  for (const line of receipt) {
    if ('by' in line) for (const thing of [line.by].flat()) if ('tile' in thing) found.add(thing.tile);
    if (line.line !== 'bought' || !line.tower) continue;
    const raw = resources.indexOf(line.units[0]!) < 4;
    for (const tile of among)
      for (const effect of tileFacts(tile).effects)
        if (effect.kind === 'price' && (effect.class === 'raw') === raw) found.add(tile);
  }
  return found;
}
