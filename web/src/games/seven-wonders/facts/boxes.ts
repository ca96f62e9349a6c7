// What is printed on leaders, tiles and projects, and how it is drawn: matches of the base game show nothing of it.
import { late } from '../../late';

export const boxFacts = late(() => import('./printed-boxes'));
