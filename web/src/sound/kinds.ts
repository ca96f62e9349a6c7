// The sounds of a table, and how a game says which of its events makes which.

/** Every sound: its length in milliseconds, and its weight beside others of the same moment. */
export const sounds = {
  card: { ms: 150, weight: 0 },
  coin: { ms: 270, weight: 1 },
  build: { ms: 880, weight: 2 },
  tile: { ms: 320, weight: 3 },
  clash: { ms: 370, weight: 4 },
  /** The reader's own turn: a bell. */
  turn: { ms: 720, weight: 5 },
  win: { ms: 1_620, weight: 6 },
  loss: { ms: 1_150, weight: 6 },
} as const;
export type Sound = keyof typeof sounds;

type Seat = number;
/** The sound of each kind of event, `null` for a silent one. An event without an entry is a type error. */
export type EventSounds<Seen extends { event: string }> = {
  [E in Seen['event']]:
    Sound | null | ((seen: Extract<Seen, { event: E }>, you: Seat | null) => Sound | null);
};
/** The sounds of a game, without its types. */
export type AnyEventSounds = Record<string, Sound | null | ((seen: any, you: Seat | null) => Sound | null)>;

/** Returns the sound of the end of a match. Spectators hear that of the winners. */
export const endOf = ({ winners }: { winners: Seat[] }, you: Seat | null): Sound =>
  you === null || winners.includes(you) ? 'win' : 'loss';

const most = 2;

/** Returns the sounds of one update: the two of most weight, the lighter one first. */
export function soundsOf(table: AnyEventSounds, events: { event: string }[], you: Seat | null): Sound[] {
  const all = events.flatMap((seen) => {
    const entry = table[seen.event];
    const sound = typeof entry === 'function' ? entry(seen, you) : entry;
    return sound ?? [];
  });
  return [...new Set(all)].sort((a, b) => sounds[a].weight - sounds[b].weight).slice(-most);
}
