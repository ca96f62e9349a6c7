// The frame of a game's table on the replay page: without actions, and with all of it visible.
import type { SeatView } from '../generated/protocol';
import { setFrame } from '../table/frame-context';
import { markOf } from '../table/marks';

interface Seen {
  /** The last event, in a sentence. */
  last: string;
  teams: number[][];
  seats: SeatView[];
}

/** Sets the frame. `seen` is reactive. */
export const frameFor = (seen: () => Seen) =>
  setFrame({
    get last() {
      return seen().last;
    },
    openLog: null,
    clock: null,
    whispered: null,
    actions: null,
    ears: [],
    whisper: () => undefined,
    get teams() {
      return seen().teams;
    },
    strip: null,
    mark: (seat) => markOf(seen().seats[seat]),
    openSeat: null,
    whole: true,
    setHead: () => undefined,
  });
