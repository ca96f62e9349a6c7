// Information on a table that a contrast theme must keep.
import type { Page } from '@playwright/test';

interface Printed {
  /** The colours of each card. */
  cards: string[];
  /** Cards without an edge in a system colour. Only a contrast theme draws these edges. */
  edgeless: string[];
  /** The labels of elements with a ring around them, because they are selectable or selected. */
  offered: string[];
}

/** `cards`: the selector of the printed surfaces. */
export const printed = (page: Page, cards = ':is(.face, .plate)'): Promise<Printed> =>
  page.evaluate((cards) => {
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((it) => it.checkVisibility());
    const faces = all(`:is([data-testid="table"], [data-testid="hand"]) ${cards}`);
    const called = (it: Element) => {
      const at = it.closest('[data-card], [data-hand], [data-slot]');
      return at?.getAttribute('data-card') ?? at?.getAttribute('data-hand') ?? it.className.toString();
    };
    const coloursOf = (face: Element) => {
      const own = [...face.querySelectorAll('.band, rect[fill], .ground, .tile')].map((part) => {
        const { backgroundColor, backgroundImage, fill } = getComputedStyle(part);
        return part instanceof SVGElement ? fill : `${backgroundColor} ${backgroundImage}`;
      });
      const { backgroundColor } = getComputedStyle(face);
      const { backgroundImage } = getComputedStyle(face, '::before');
      return [called(face), face instanceof SVGElement ? '' : backgroundColor, backgroundImage, ...own].join(
        ' | ',
      );
    };
    /** Returns true if a shadow, an edge or a line draws a ring. */
    const ring = (it: Element) => {
      const after = getComputedStyle(it, '::after');
      const edge = after.content !== 'none' && parseFloat(after.borderTopWidth) > 0;
      const stroke = [...it.querySelectorAll('.ghost')].some(
        (line) => getComputedStyle(line).stroke !== 'none',
      );
      const forced = matchMedia('(forced-colors: active)').matches;
      const shadow = [it, ...it.querySelectorAll(':scope > .card, .card > .face, .art')].some((part) => {
        const style = getComputedStyle(part);
        // A theme removes shadows except under `forced-color-adjust: none`. The computed style does not show
        // that.
        if (forced && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) return true;
        return (
          style.boxShadow !== 'none' && (!forced || style.getPropertyValue('forced-color-adjust') === 'none')
        );
      });
      return edge || stroke || shadow;
    };
    return {
      cards: faces.map(coloursOf),
      edgeless: faces
        .filter(
          (it) =>
            parseFloat(getComputedStyle(it).outlineWidth) < 1 || getComputedStyle(it).outlineStyle === 'none',
        )
        .map(called),
      offered: all('[data-item][aria-pressed]')
        .filter(ring)
        .map((it) => it.ariaLabel ?? it.innerText),
    };
  }, cards);
