// Fingers, mouse and wheel move the camera: one finger or the mouse pans, two fingers and the wheel zoom.
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';

interface Point {
  x: number;
  y: number;
}

/** The distance that a press may move and still be a press, in pixels. */
const slack = 7;
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Builds the attachment for the element through which the reader sees the board. */
export const gestures = (camera: Camera): Attachment<HTMLElement> => {
  const held = new Map<number, Point>();
  let dragged = false;
  let from: Point = { x: 0, y: 0 };

  const local = (e: MouseEvent): Point => {
    const box = (e.currentTarget as HTMLElement).getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  const pinch = () => {
    const [a, b] = [...held.values()];
    return a && b ? { d: far(a, b), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
  };
  function down(e: PointerEvent) {
    if (e.pointerType === 'mouse' && e.button > 1) return;
    const at = local(e);
    held.set(e.pointerId, at);
    if (held.size > 1) return;
    dragged = false;
    from = at;
  }
  function move(e: PointerEvent) {
    const before = held.get(e.pointerId);
    if (!before) return;
    const now = local(e);
    if (!dragged && held.size === 1 && far(now, from) < slack) return;
    dragged = true;
    camera.held = true;
    const view = e.currentTarget as HTMLElement;
    if (!view.hasPointerCapture(e.pointerId)) view.setPointerCapture(e.pointerId);
    const was = pinch();
    held.set(e.pointerId, now);
    const is = pinch();
    if (!was || !is) return camera.pan(now.x - before.x, now.y - before.y);
    camera.pan(is.x - was.x, is.y - was.y);
    if (was.d > 0) camera.zoom(is.d / was.d, is.x, is.y);
  }
  function up(e: PointerEvent) {
    held.delete(e.pointerId);
    if (held.size === 0) camera.held = false;
  }
  /** Suppresses the click at the end of a drag. */
  function click(e: MouseEvent) {
    if (!dragged) return;
    e.stopPropagation();
    e.preventDefault();
    dragged = false;
  }
  function wheel(e: WheelEvent) {
    e.preventDefault();
    const { x, y } = local(e);
    camera.held = true;
    camera.zoom(Math.exp(-e.deltaY * (e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : 0.0016)), x, y);
    requestAnimationFrame(() => (camera.held = held.size > 0));
  }

  return (view) => {
    const gone = new AbortController();
    const { signal } = gone;
    view.addEventListener('pointerdown', down, { signal });
    view.addEventListener('pointermove', move, { signal });
    view.addEventListener('pointerup', up, { signal });
    view.addEventListener('pointercancel', up, { signal });
    view.addEventListener('click', click, { signal, capture: true });
    view.addEventListener('wheel', wheel, { signal, passive: false });
    return () => gone.abort();
  };
};
