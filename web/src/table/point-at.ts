/** Highlights cards on the table for a moment. Nothing moves, so reduced motion changes nothing. */
export function pointAt(cards: (string | number)[]) {
  const found = cards.flatMap((card) => {
    const key = CSS.escape(String(card));
    return [...document.querySelectorAll<HTMLElement>(`[data-card="${key}"], [data-hand="${key}"]`)];
  });
  for (const element of found) {
    const ring = { boxShadow: '0 0 0 4px #fff, 0 0 0 8px #1559b0', borderRadius: '6px', zIndex: 2 };
    element.animate([ring, { ...ring, offset: 0.9 }, {}], { duration: 1800 });
  }
  found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
