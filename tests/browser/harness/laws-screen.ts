// Rules for the TV screen: it is readable from three metres, and has no scrolling.
import type { Page } from '@playwright/test';

/** The windows of a television. The measured sizes are those of 1080 lines, scaled down or up. */
export const televisions = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 3840, height: 2160 },
];

/** Returns the faults of the visible screen, in words. `seats` is the number of players. */
export const screenWrongs = (page: Page, seats: number): Promise<string[]> =>
  page.evaluate((seats) => {
    const found = new Set<string>();
    const unit = Math.min(innerWidth / 1920, innerHeight / 1080);
    const box = (it: Element) => it.getBoundingClientRect();
    const seen = (it: Element) => {
      const { width, height } = box(it);
      return (
        width > 1 &&
        height > 1 &&
        !it.closest('.visually-hidden') &&
        it.checkVisibility({ visibilityProperty: true })
      );
    };
    const screen = document.querySelector<HTMLElement>('[data-testid="screen"]')!;
    const all = (selector: string) => [...screen.querySelectorAll<HTMLElement>(selector)].filter(seen);
    const called = (it: HTMLElement) => (it.ariaLabel ?? it.textContent!).trim().slice(0, 40);
    /** Returns the scale at which an element is drawn. */
    const drawn = (it: Element) => {
      const { scale } = it.closest<HTMLElement>('[data-scale]')?.dataset ?? {};
      return Number(scale ?? 1) * ((it as HTMLElement).currentCSSZoom ?? 1);
    };
    const size = (it: HTMLElement) => (parseFloat(getComputedStyle(it).fontSize) * drawn(it)) / unit;

    // 1. Nothing scrolls, and nothing is outside of the window.
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) found.add('the page scrolls');
    for (const it of all('*')) {
      const style = getComputedStyle(it);
      const scrolls = [style.overflowX, style.overflowY].some((flow) => flow === 'auto' || flow === 'scroll');
      if (scrolls && (it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1))
        found.add(`scrolls: ${it.className}`);
    }

    // 2. Names and numbers of the match are large, complete, and in the window.
    for (const it of all('[data-large], [data-testid^="city-"] > header .name')) {
      if (size(it) < 27.5) found.add(`${size(it).toFixed(1)} px is small for ${called(it)}`);
      const { left, right, top, bottom } = box(it);
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
        found.add(`outside of the window: ${called(it)}`);
      if (getComputedStyle(it).overflowX !== 'visible' && it.scrollWidth > it.clientWidth + 1)
        found.add(`cut: ${called(it)}`);
      const around = box(it.closest('li, section, header, .way') ?? it);
      const walker = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent!.trim() || node.parentElement!.closest('.visually-hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.right > around.right + 1 || text.bottom > around.bottom + 2 || text.left < around.left - 1)
          found.add(`sticks out: ${called(it)}`);
      }
    }

    // 3. No letter on the screen is too small to read from afar.
    for (const it of all('*')) {
      // Symbols are drawn, some of them with letters.
      if (it.closest('svg, .avatar, .does, .symbols, .wealth')) continue;
      if (![...it.childNodes].some((node) => node instanceof Text && node.data.trim())) continue;
      if (size(it) < 17) found.add(`${size(it).toFixed(1)} px is small for ${called(it)}`);
    }

    // 4. All players are shown, and the active player is marked.
    const taken = all('[data-testid^="strip-"], [data-testid^="city-"]');
    if (taken.length !== seats) found.add(`${taken.length} of ${seats} seats are shown`);
    const prompt = all('[data-testid="prompt"]')[0];
    if (!prompt) found.add('nobody is told whose turn it is');
    else if (prompt.scrollHeight > prompt.clientHeight + 2) found.add('the prompt is cut');

    // 5. The QR code of the table's link is shown, and a phone can read it.
    const door = all('[data-testid="screen-door"]')[0];
    const sign = door && box(door.querySelector('svg')!);
    if (!sign || sign.width / unit < 110) found.add('the picture of the link is small');

    // 6. The parts do not overlap.
    const parts = all('header, main, .said').map((it) => ({ it, at: box(it) }));
    for (const [n, { it, at }] of parts.entries())
      for (const other of parts.slice(n + 1))
        if (
          !it.contains(other.it) &&
          !other.it.contains(it) &&
          at.left < other.at.right - 1 &&
          other.at.left < at.right - 1 &&
          at.top < other.at.bottom - 1 &&
          other.at.top < at.bottom - 1
        )
          found.add(`${it.tagName} lies on ${other.it.tagName}`);
    return [...found];
  }, seats);
