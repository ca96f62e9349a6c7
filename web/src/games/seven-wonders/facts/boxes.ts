// The facts and drawings of leaders, tiles and projects. Matches of the base game show none of them.
import { late } from '../../late';

export const boxFacts = late(() => import('./printed-boxes'));
