// The printed leaders, tiles of the Tower of Babel and Great Projects, fetched through `boxFacts`.
import type { Facts } from '../../../generated/seven-wonders.facts';
import {
  leaders as printedLeaders,
  projects as printedProjects,
  tiles as printedTiles,
} from '../../../generated/seven-wonders.facts.json?boxes';
import type { Leader } from '../types';
import type { ProjectFacts, TileFacts } from './babel';
import type { LeaderFacts } from './leaders';
import { signsOf } from './printed';

export { leaderSigns } from './leader-signs';

export const leaders: LeaderFacts[] = (printedLeaders as Facts['leaders']).map((facts) => ({
  ...facts,
  id: facts.id as Leader,
  effects: signsOf(facts.effects),
}));
export const tiles: TileFacts[] = (printedTiles as Facts['tiles']).map((tile) => ({
  ...tile,
  effects: signsOf(tile.effects),
}));
export const projects: ProjectFacts[] = (printedProjects as Facts['projects']).map((project) => ({
  ...project,
  effects: signsOf(project.effects),
}));
export const byLeader = new Map(leaders.map((facts) => [facts.id, facts]));
export const byTile = new Map(tiles.map((one) => [one.tile, one]));
export const byProject = new Map(projects.map((one) => [one.id, one]));
