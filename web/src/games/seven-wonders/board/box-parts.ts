// The parts of `boxes.ts`, in a file of their own that matches of the base game never fetch.
import { late } from '../../late';

const parts = late(() => import('./boxes'));

export const fetchBoxParts = parts.fetch;

/** Components for templates. Reading one before `fetchBoxParts` throws. */
export const boxParts = {
  get BoardTiles() {
    return parts().BoardTiles;
  },
  get LeaderFace() {
    return parts().LeaderFace;
  },
  get Leaders() {
    return parts().Leaders;
  },
  get Laws() {
    return parts().Laws;
  },
  get TileFace() {
    return parts().TileFace;
  },
};
