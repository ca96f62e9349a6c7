// What a game's table finds around itself on the page of a match that is over: nothing to do, and all of it to be seen.
import type { SeatView } from '../generated/protocol';
import { setFrame } from '../table/frame-context';
import { markOf } from '../table/marks';

interface Seen {
  /** What happened last, in a sentence. */
  last: string;
  teams: number[][];
  seats: SeatView[];
}

/** `seen` is read again whenever it changes. */
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
