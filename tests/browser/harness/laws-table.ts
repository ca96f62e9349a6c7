// Rules for the table of 7 Kingdoms and of Seven Dragons in every window, measured in one call.
import type { Page } from '@playwright/test';

/** Returns the faults of the visible table, in words. */
export const tableWrongs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const box = (it: Element) => it.getBoundingClientRect();
    const seen = (it: Element) => {
      const { width, height } = box(it);
      return width > 1 && height > 1 && it.checkVisibility({ visibilityProperty: true });
    };
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
    const one = (selector: string) => all(selector)[0];
    const texts = (it: Element) =>
      [...it.childNodes].filter((node) => node instanceof Text && node.data.trim());
    const called = (it: HTMLElement) => (it.ariaLabel ?? it.textContent!).trim().slice(0, 40);
    const touched = matchMedia('(pointer: coarse)').matches;
    const phone = matchMedia('(max-width: 599px), (max-height: 480px) and (min-width: 560px)').matches;
    const felt = one('[data-testid="table"]')!;
    const dock = one('section.dock')!;

    // 1. Nothing is wider than the window, and the dock is complete.
    if (document.documentElement.scrollWidth > innerWidth) found.add('the page is wider than the window');
    if (felt.scrollWidth > felt.clientWidth + 1) found.add('the table is wider than its place');
    if (dock.scrollHeight > dock.clientHeight + 1) found.add('the dock scrolls');
    if (box(dock).bottom > innerHeight + 1) found.add('the dock sticks out below');

    // 2. The prompt is complete, and no other element covers a point of it.
    const prompt = one('[data-testid="prompt"]')!;
    const { left, right, top, bottom } = box(prompt);
    for (const part of prompt.children)
      if (box(part).top < top - 1 || box(part).bottom > bottom + 1)
        found.add(`the prompt is cut: ${called(prompt)}`);
    for (let x = left + 2; x < right; x += 6)
      for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
        const hit = document.elementFromPoint(x, y);
        if (hit && !prompt.contains(hit) && !hit.contains(prompt))
          found.add(`over the prompt lies ${hit.outerHTML.slice(0, 80)}`);
      }

    // 3. Touch targets are large enough. For overlapping cards the visible part is the target.
    if (touched)
      for (const it of all('main button, main [role="radio"], header.above :is(a, button)')) {
        const { width, height } = box(it);
        const least = it.closest('[data-testid="hand"]')
          ? [27.5, 69.5]
          : it.matches('[data-slot]')
            ? [42.8, 77.5]
            : [43.5, 43.5];
        if (width < least[0]! || height < least[1]!)
          found.add(`${Math.round(width)} x ${Math.round(height)} is small for ${called(it)}`);
      }

    // 4. Cards to choose from are large enough, and the player's kingdom is completely visible above the
    // dock.
    for (const card of all('[data-testid="row"] .held'))
      if (box(card).width < 55.5 || box(card).height < 77.5)
        found.add(`a card of the row is ${Math.round(box(card).width)} x ${Math.round(box(card).height)}`);
    const kingdoms = one('[data-testid="kingdoms"]');
    if (kingdoms) {
      const k = box(kingdoms);
      const d = box(dock);
      if (k.bottom > box(felt).bottom + 1 || k.top < box(felt).top - 1)
        found.add('a kingdom is out of sight');
      if (k.bottom > d.top + 1 && k.right > d.left + 1 && k.left < d.right - 1)
        found.add('a kingdom lies under the dock');
    }

    // 5. The dock of a phone is used: no gap in it is higher than 64 px.
    if (phone && innerHeight > innerWidth) {
      const parts = [
        prompt,
        ...all('.last, .hint, .below, .choices, .actions > *'),
        ...all(
          '[data-testid="hand"] .slot, [data-testid="taking"] .slot, [data-testid="tokens"], [data-testid="hand"] .none',
        ),
      ]
        .map(box)
        .sort((a, b) => a.top - b.top);
      let reached = top;
      for (const part of parts) {
        if (part.top - reached > 64) found.add(`${Math.round(part.top - reached)} px of the dock are empty`);
        reached = Math.max(reached, part.bottom);
      }
    }

    for (const it of all('main *, main')) {
      if (it.closest('svg, .visually-hidden') || texts(it).length === 0) continue;
      const style = getComputedStyle(it);
      const name = it.matches('[data-testid^="strip-"] .name');
      // 6. No text is cut. Exceptions: a player's name without room, and the last event, which is also in the
      // log.
      if (
        style.overflowX !== 'visible' &&
        !it.closest('.last') &&
        it.scrollWidth > it.clientWidth + 1 &&
        !(name && it.clientWidth >= 24)
      )
        found.add(`cut: ${called(it)}`);
      // 7. No text is too small to read, or outside of the window.
      if (
        !it.closest('[data-testid^="strip-"]') &&
        parseFloat(style.fontSize) * (it.currentCSSZoom ?? 1) < 8.9
      )
        found.add(`${style.fontSize} is small for ${called(it)}`);
      if (box(it).left < -1 || box(it).right > innerWidth + 1)
        found.add(`outside of the window: ${called(it)}`);
      // 8. No word sticks out of its button.
      const button = it.closest('.actions button, [data-way], [data-testid="tokens"] button');
      if (!button) continue;
      const range = document.createRange();
      range.selectNodeContents(it);
      const word = range.getBoundingClientRect();
      const around = box(button);
      if (
        word.left < around.left - 1 ||
        word.right > around.right + 1 ||
        word.top < around.top - 1 ||
        word.bottom > around.bottom + 1
      )
        found.add(`sticks out of its button: ${called(it)}`);
    }
    for (const it of document.querySelectorAll<SVGTextElement>(
      '[data-testid="table"] text, [data-testid="hand"] text',
    )) {
      if (!seen(it)) continue;
      const size = parseFloat(getComputedStyle(it).fontSize) * Math.abs(it.getScreenCTM()!.d);
      if (size < 8.9) found.add(`${size.toFixed(1)} px is small for the sign ${it.textContent}`);
    }

    // 9. The visible text of a control is part of its name.
    for (const it of all('main :is(button, a), header.above :is(button, a)')) {
      const walker = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
      let shown = '';
      let told = '';
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.parentElement!;
        if (seen(at) && !at.closest('.visually-hidden')) shown += ` ${node.textContent}`;
        if (!at.closest('[aria-hidden="true"]')) told += node.textContent;
      }
      const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      const name = words(it.ariaLabel ?? told);
      const missing = words(shown).filter((word) => word.length > 2 && !name.includes(word));
      if (missing.length > 0) found.add(`"${missing.join(' ')}" is not in the name ${called(it)}`);
    }

    // 10. Seven Dragons: a card of the hand has twice the area of 64 x 90 px, and the board uses all free
    // room.
    const cards = all('[data-testid="hand"] [data-hand] .card');
    if (innerWidth === 390 && cards.length > 0 && cards.length < 5) {
      const { width, height } = box(cards[0]!);
      if (width * height < 2 * 64 * 90 * 0.99)
        found.add(`a card of the hand is ${Math.round(width)} x ${Math.round(height)}`);
    }
    const board = one('[data-testid="board"]');
    if (board) {
      const b = box(board);
      if (touched && b.bottom < box(felt).bottom - 54) found.add('the board leaves room below');
      // A selected item at the edge scrolls into the board and may move other cards out of it.
      const moved = document.querySelector('[aria-pressed="true"]:is([data-cell], [data-hand])');
      for (const card of moved ? [] : all('[data-testid="board"] [data-card]')) {
        const { left, right, top, bottom, width } = box(card);
        const inside =
          left >= b.left - 1 && right <= b.right + 1 && top >= b.top - 1 && bottom <= b.bottom + 1;
        // All cards are visible, unless the cards are at their smallest size for touch.
        if (touched && phone && !inside && width > 44.5) found.add(`${called(card)} is not in the board`);
      }
    }
    return [...found];
  });
