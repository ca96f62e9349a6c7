// Pictures of removed elements. They are visible, and hidden from pointers, screen readers and selectors.
import type { TransitionConfig } from 'svelte/transition';
import { pixelOf } from './place';

/** Equal to Svelte's `cubicOut`. */
const easing = 'cubic-bezier(0.33, 1, 0.68, 1)';

/** Puts a picture of an element in its place. */
export function pictureOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const picture = node.cloneNode(true) as HTMLElement;
  for (const it of [picture, ...picture.querySelectorAll<HTMLElement>('*')])
    for (const { name } of [...it.attributes])
      if (/^(data-|aria-|id$|role$|tabindex$)/.test(name)) it.removeAttribute(name);
  picture.inert = true;
  picture.ariaHidden = 'true';
  picture.dataset.picture = '';
  const { position, transform } = getComputedStyle(node);
  // A card on a moved plane keeps its place on the plane.
  if (position === 'absolute' && transform !== 'none') {
    node.after(picture);
    return picture;
  }
  // In front of the siblings: the last card of a row must stay the last child.
  node.parentElement!.prepend(picture);
  const { style } = picture;
  const pixel = pixelOf(picture);
  Object.assign(style, {
    position: 'fixed',
    margin: '0',
    width: `${box.width / pixel}px`,
    height: `${box.height / pixel}px`,
    left: `${box.left}px`,
    top: `${box.top}px`,
  });
  // An ancestor may be the containing block of the fixed picture.
  const fixed = picture.getBoundingClientRect();
  style.left = `${box.left + (box.left - fixed.left) / pixel}px`;
  style.top = `${box.top + (box.top - fixed.top) / pixel}px`;
  return picture;
}

/** Plays an outro on a picture, and removes it. */
export function sendOff(picture: HTMLElement, { duration = 0, css }: TransitionConfig) {
  if (duration === 0 || !css) return picture.remove();
  const { style } = picture;
  style.cssText += `; ${css(1, 0)}`;
  // Forces a layout, so the transition starts from here.
  picture.getBoundingClientRect();
  style.cssText += `; transition: opacity ${duration}ms ${easing}, transform ${duration}ms ${easing}; ${css(0, 1)}`;
  setTimeout(() => picture.remove(), duration);
}
