// The keyboard on the board: the Tab key stops once, and arrow keys go from cell to cell as they lie.
import { tick } from 'svelte';
import { keyOf, towards, type Cell } from '../facts/geometry';
import type { Play } from '../play/play.svelte';
import type { Camera } from './camera.svelte';

const ways: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export class Walk {
  #play: Play;
  #camera: Camera;
  #at = $state<string | null>(null);
  /** The element around the cells. */
  root: HTMLElement | undefined;

  constructor(play: Play, camera: Camera) {
    this.#play = play;
    this.#camera = camera;
  }

  /** The choosable cells. If there are none, every card on the table. */
  #stops = $derived.by((): Cell[] => {
    const { choosable, view } = this.#play;
    return choosable.length > 0 ? choosable : view.table.map((placed) => placed.cell);
  });
  /** The cell that the Tab key leads to. */
  stop = $derived.by((): string | null => {
    const { cell } = this.#play;
    if (cell) return keyOf(cell);
    const keys = this.#stops.map(keyOf);
    return this.#at !== null && keys.includes(this.#at) ? this.#at : (keys[0] ?? null);
  });

  /** Records that this cell has the focus, and brings it into the window. */
  arrived(cell: Cell) {
    this.#at = keyOf(cell);
    this.#camera.show(cell);
  }

  async focus(key = this.stop) {
    await tick();
    this.root?.querySelector<HTMLElement>(`[data-cell="${key}"]`)?.focus({ preventScroll: true });
  }

  keydown = (e: KeyboardEvent) => {
    const way = ways[e.key];
    const here = (e.target as HTMLElement).dataset.cell;
    if (!way || here === undefined || e.shiftKey) return;
    const [x, y] = here.split(',').map(Number);
    const next = towards({ x: x!, y: y! }, this.#stops, ...way);
    e.preventDefault();
    e.stopPropagation();
    if (!next) return;
    this.#at = keyOf(next);
    if (this.#play.choosable.length > 0 && this.#play.cell) this.#play.chooseCell(next);
    void this.focus(keyOf(next));
  };
}
