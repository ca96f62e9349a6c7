// The celebration of a finished match. The winner appears, and the crown falls. The rows of the sheet appear one
// after the other while the sum grows, and gold leaves fall. Any press jumps to the end. Nothing waits for it.
import { isStill } from '../look/flight/still.svelte';

/** Milliseconds: the winner, the crown, the rows, and all of it. */
const times = { winner: 300, crown: 400, rows: 1_600, all: 2_800 };
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Returns the sum at a moment of the count, from 0 to 1. `sums` are those after each category. */
export function sumAt(sums: readonly number[], part: number): number {
  if (sums.length === 0 || part <= 0) return 0;
  if (part >= 1) return sums.at(-1)!;
  const at = part * sums.length;
  const n = Math.floor(at);
  const [from, to] = [sums[n - 1] ?? 0, sums[n]!];
  return Math.round(from + (to - from) * (at - n));
}

/** Plays the celebration inside an element. `count` receives each sum. The returned function stops it. */
export function celebrate(
  root: HTMLElement,
  sums: readonly number[],
  count: (sum: number) => void,
): () => void {
  const total = sums.at(-1) ?? 0;
  if (isStill() || document.hidden) {
    count(total);
    return () => undefined;
  }
  const all: Animation[] = [];
  const play = (it: Element, frames: Keyframe[], duration: number, delay: number, ease = easing) =>
    all.push(it.animate(frames, { duration, delay, easing: ease, fill: 'backwards' }));

  for (const it of root.querySelectorAll('[data-rises]'))
    play(it, [{ opacity: 0, transform: 'translateY(12px)' }, {}], times.winner, 0);
  for (const it of root.querySelectorAll('[data-falls]'))
    play(
      it,
      [
        { opacity: 0, transform: 'translateY(-90px) rotate(-16deg)', easing: 'ease-in' },
        { opacity: 1, transform: 'none', offset: 0.6, easing: 'ease-out' },
        { transform: 'translateY(-6px) rotate(3deg)', offset: 0.8, easing: 'ease-in' },
        { transform: 'none' },
      ],
      times.crown,
      times.winner,
      'linear',
    );
  const begins = times.winner + times.crown;
  const rows = [...root.querySelectorAll('tbody tr')];
  const step = Math.min(200, times.rows / Math.max(1, rows.length));
  rows.forEach((row, n) => {
    for (const cell of row.querySelectorAll('td')) play(cell, [{ opacity: 0 }, {}], step, begins + n * step);
  });
  [...root.querySelectorAll('[data-leaf]')].forEach((leaf, n) =>
    play(
      leaf,
      [
        { opacity: 0, transform: 'translateY(-45vh) rotate(-200deg)' },
        { opacity: 1, offset: 0.2 },
        { transform: 'none' },
      ],
      1_300,
      begins + n * 65,
      'cubic-bezier(0.3, 0.4, 0.5, 1)',
    ),
  );

  let frame = 0;
  const began = performance.now() + begins;
  const tick = () => {
    const part = (performance.now() - began) / (rows.length * step || times.rows);
    count(sumAt(sums, part));
    if (part < 1) frame = requestAnimationFrame(tick);
  };
  tick();

  const pressed = new AbortController();
  const end = () => {
    pressed.abort();
    cancelAnimationFrame(frame);
    count(total);
    for (const one of all) one.cancel();
  };
  for (const kind of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(kind, end, { capture: true, passive: true, signal: pressed.signal });
  const timer = setTimeout(() => pressed.abort(), times.all);
  return () => (clearTimeout(timer), end());
}
