// The pictures that only matches with expansions show, in a file of their own.
import { late } from '../../late';

export const boxArt = late(() => import('./boxes'));
