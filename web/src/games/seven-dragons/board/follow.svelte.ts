// The window follows the table: the newest card, the choosable cells, the shown chain. Once the reader has
// moved it, it stays where it is.
import { untrack } from 'svelte';
import type { Play } from '../play/play.svelte';
import { around, wider, type Camera } from './camera.svelte';
import { keyOf, type Cell } from '../facts/geometry';

/** Starts to follow. The board's component calls it during its initialisation. */
export function follow(camera: Camera, play: Play, newest: () => Cell | undefined, lit: () => Cell[]) {
  const laid = $derived.by(() => {
    const { table } = play.view;
    return around(table.length > 0 ? table.map((placed) => placed.cell) : [{ x: 0, y: 0 }]);
  });
  /** True in a small window while the reader chooses no place. A finger needs larger cards. */
  const whole = $derived(
    play.choosable.length === 0 && camera.width <= 600 && !matchMedia('(pointer: coarse)').matches,
  );
  $effect(() => {
    const [to, mode, still] = [laid, camera.mode, whole];
    void camera.width;
    void camera.height;
    untrack(() => {
      if (mode === 'whole') camera.fit(wider(to, camera.rim));
      else if (mode === 'near') camera.follow(to, still);
      else if (mode === 'chain') camera.fit(around(lit()));
    });
  });
  $effect(() => {
    const cell = newest();
    if (cell && camera.mode === 'near') untrack(() => camera.show(cell));
  });
  $effect(() => {
    const cells = play.choosable;
    untrack(() => {
      if (camera.mode !== 'near' || cells.length === 0 || cells.some((cell) => camera.sees(cell))) return;
      camera.show(cells[0]!);
    });
  });
  /** The mode before a chain was shown. The window returns to it when no chain is shown any more. */
  let before: Camera['mode'] | null = null;
  $effect(() => {
    const cells = lit();
    // Without a size the window shows nothing yet.
    const open = camera.width > 0 && camera.height > 0;
    untrack(() => {
      if (cells.length === 0) {
        if (before) camera.mode = before;
        before = null;
      } else if (open && camera.mode !== 'whole' && !cells.every((cell) => camera.sees(cell))) {
        before ??= camera.mode;
        camera.mode = 'chain';
        camera.fit(around(cells));
      }
    });
  });
}

/** Returns the cell of this key among those on the table. */
export const cellAt = (play: Play, key: string | undefined): Cell | undefined =>
  play.view.table.find((placed) => keyOf(placed.cell) === key)?.cell;
